"""What may be done agrees with the obstacles of `pieces` in whole games of every kind."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tiletum.game.catalogue.steps import DIE_ACTION
from tiletum.game.core.editions import Solo
from tiletum.game.core.pieces import (
    can_set_pillar,
    contribution_obstacle,
    free_house_spaces,
    free_spaces,
    house_obstacle,
    open_cathedrals,
    pillar_obstacle,
)
from tiletum.game.core.vocabulary import HOUSES, PILLARS
from tiletum.game.engine import Game
from tiletum.game.refusals import explain

HOUSE_OBSTACLES = {"", "no-house-space", "own-house", "house-spaces-taken", "no-house-left"}
PILLAR_OBSTACLES = {"", "unavailable", "own-pillar", "pillar-spaces-taken", "no-pillar-left"}
CONTRIBUTION_OBSTACLES = {"", "no-pillar-there", "contributed", "no-tile-left"}


def compare_houses(game: Game, board: list[int]) -> set[str]:
    """Compare towns and spaces and return the obstacles found."""
    rules, found = game.rules, set()
    for town, spaces in enumerate(rules.house_spaces_in):
        free = free_house_spaces(game, board, town)
        obstacle = house_obstacle(board, town, spaces, free_spaces(game, spaces))
        assert bool(free) == (not obstacle)
        assert free == [space for space in spaces if not obstacle_on(game, board, town, space)]
        found.add(obstacle)
    return found


def obstacle_on(game: Game, board: list[int], town: int, space: int) -> str:
    return house_obstacle(board, town, [space], free_spaces(game, [space]))


def compare_pillars(game: Game, board: list[int]) -> set[str]:
    found = set()
    for cathedral in range(len(game.pillars_at)):
        obstacle = pillar_obstacle(game, board, cathedral)
        assert can_set_pillar(game, board, cathedral) == (not obstacle)
        found.add(obstacle)
    return found


def compare_contributions(game: Game) -> set[str]:
    """Assert that a closed cathedral is refused for a reason other than its cost in stone."""
    board, found = game.boards[game.seat], set()
    open_ones = open_cathedrals(game, board)
    for cathedral in range(len(game.costs)):
        obstacle = contribution_obstacle(game, board, cathedral)
        assert (not obstacle) == (cathedral in open_ones)
        reason = explain(game, game.rules.cathedral_move + cathedral)
        assert (reason is None or reason.key == "refused-stone") == (not obstacle)
        found.add(obstacle)
    return found


def boards_of(game: Game) -> Iterator[list[int]]:
    """Yield each board twice: as it is, and with an empty supply of pieces."""
    for board in game.boards:
        yield board
        bare = list(board)
        bare[HOUSES] = bare[PILLARS] = 0
        yield bare


def new_game(players: int) -> Game:
    return Game.new(players) if players > 1 else Game.new(solo=Solo(random=3))


@pytest.mark.rule("MERCH-2", "MERCH-4", "ARCH-2", "TASK-9")
def test_places_are_open_where_there_is_no_obstacle() -> None:
    chance, met = random.Random(1), set()
    for players in (1, 2, 3, 4):
        game = new_game(players)
        while not game.over:
            if game.stack[-1][0] == DIE_ACTION:
                full = game.copy()
                full.pillars_at = list(game.rules.pillar_spaces)
                for board in boards_of(game):
                    met |= compare_houses(game, board) | compare_pillars(game, board)
                    met |= compare_pillars(full, board)
                bare = game.copy()
                bare.tiles_taken = [len(tiles) for tiles in game.rules.cathedral_tiles]
                met |= compare_contributions(game) | compare_contributions(bare)
            game.apply(chance.choice(game.moves()))
    assert met == HOUSE_OBSTACLES | PILLAR_OBSTACLES | CONTRIBUTION_OBSTACLES
