"""Walks: the moves of a piece that a client offers as one gesture.

Each walk can be played, is the shortest, and none is missing.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.players import Chooser, games
from tiletum.game.catalogue.moves import KIND_NAMES
from tiletum.game.core.editions import Solo
from tiletum.game.core.vocabulary import ARCHITECT, MERCHANT
from tiletum.game.engine import Game
from tiletum.table.walks import PIECES, Walks, piece_space, walk_key, walks, walks_of
from tiletum.words.said import said_move

AT = {"merchant": MERCHANT, "architect": ARCHITECT}
Steps = dict[str, dict[str, int]]
"""The number of moves to each space, by piece and space."""


def fewest_steps(game: Game) -> Steps:
    """Find the shortest walks by trying every move of the piece, level by level."""
    return {KIND_NAMES[kind]: steps for kind in PIECES if (steps := fewest_steps_of(game, kind))}


def fewest_steps_of(game: Game, kind: int) -> dict[str, int]:
    found: dict[str, int] = {}
    seen: set[object] = set()
    level, count = [game], 0
    while level:
        count += 1
        reached = []
        for here in level:
            for move in here.moves():
                row = here.rules.table.rows[move]
                if row.kind != kind:
                    continue
                found.setdefault(row.text.split(" ")[-1], count)
                there = here.copy()
                there.apply(move)
                goes_on = there.to_move == game.to_move and there.stack[-1][0] == game.stack[-1][0]
                if goes_on and there.key() not in seen:
                    seen.add(there.key())
                    reached.append(there)
        level = reached
    found.pop(game.rules.spaces[piece_space(game, kind)], None)
    return found


def walk_positions(game: Game, chooser: Chooser) -> Iterator[Game]:
    """Yield the positions of a game in which a piece can move."""
    while not game.over:
        if not game.at_chance:
            rows = game.rules.table.rows
            if any(rows[move].kind in PIECES for move in game.moves()):
                yield game
        game.apply(chooser.next_move(game))


def lengths(found: Walks) -> Steps:
    return {
        piece: {space: len(walk["moves"]) for space, walk in ways.items()} for piece, ways in found.items()
    }


def assert_playable(game: Game, found: Walks) -> None:
    for piece, ways in found.items():
        for space, walk in ways.items():
            here = game.copy()
            seat = here.seat
            prices = 0
            for text in walk["moves"]:
                move = here.rules.table.by_text[text]
                assert move in here.moves(), f"{text} on the way to {space}"
                prices += said_move(here, move)["args"]["points"]
                here.apply(move)
            assert here.rules.spaces[here.boards[seat][AT[piece]]] == space
            assert walk["points"] == prices


@pytest.mark.parametrize("start", range(0, 30, 5))
def test_walks_match_an_exhaustive_search(start: int) -> None:
    compared = 0
    for game, chooser in games(5, (0.3,), start):
        for position in walk_positions(game, chooser):
            found = walks(position)
            assert lengths(found) == fewest_steps(position)
            assert_playable(position, found)
            compared += 1
    assert compared > 50


def test_walks_of_a_solo_game_match_an_exhaustive_search() -> None:
    game = Game.new(1, solo=Solo(3))
    longest = 0
    for position in walk_positions(game, Chooser("walks", 0.3)):
        found = walks(position)
        assert lengths(found) == fewest_steps(position)
        longest = max(longest, *(len(walk["moves"]) for ways in found.values() for walk in ways.values()))
    assert longest > 2


def test_positions_with_the_same_walk_key_have_the_same_walks() -> None:
    known: dict[object, dict[str, int]] = {}
    alike = undecided = 0
    for game, chooser in games(60, (0.0, 0.3, 0.6)):
        for position in walk_positions(game, chooser):
            for kind in PIECES:
                decided = walk_key(position, kind)
                if decided is None:
                    undecided += 1
                    continue
                key = position.rules, decided
                steps = {space: len(walk["moves"]) for space, walk in walks_of(position, kind).items()}
                alike += key in known
                assert known.setdefault(key, steps) == steps
    assert alike > 1000
    assert undecided > 0


def test_there_are_no_walks_where_no_piece_can_move() -> None:
    game = Game.new(2)
    chooser = Chooser("dice")
    while game.at_chance:
        game.apply(chooser.next_move(game))
    assert walks(game) == {}
