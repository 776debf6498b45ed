"""The quick answers of `pieces` agree with its obstacles in whole games of every kind."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tiletum.game.catalogue.steps import DIE_ACTION
from tiletum.game.core.editions import Solo
from tiletum.game.core.pieces import (
    can_set_pillar,
    free_house_spaces,
    house_obstacle,
    open_cathedrals,
    pillar_obstacle,
)
from tiletum.game.core.vocabulary import HOUSES, PILLARS
from tiletum.game.engine import Game
from tiletum.game.refusals import explain

HOUSE_OBSTACLES = {"", "no-house-space", "own-house", "house-spaces-taken", "no-house-left"}
PILLAR_OBSTACLES = {"", "unavailable", "own-pillar", "pillar-spaces-taken", "no-pillar-left"}


def compare_houses(game: Game, board: list[int]) -> set[str]:
    """Compare towns and spaces and return the obstacles found."""
    rules, found = game.rules, set()
    for town, spaces in enumerate(rules.house_spaces_in):
        free = free_house_spaces(game, board, town)
        obstacle = house_obstacle(game, board, town, spaces)
        assert bool(free) == (not obstacle)
        assert free == [space for space in spaces if not house_obstacle(game, board, town, [space])]
        found.add(obstacle)
    return found


def compare_pillars(game: Game, board: list[int]) -> set[str]:
    found = set()
    for cathedral in range(len(game.pillars_at)):
        obstacle = pillar_obstacle(game, board, cathedral)
        assert can_set_pillar(game, board, cathedral) == (not obstacle)
        found.add(obstacle)
    return found


def compare_contributions(game: Game) -> None:
    """Assert that a closed cathedral is refused for a reason other than its cost in stone."""
    open_ones = open_cathedrals(game, game.boards[game.seat])
    for cathedral in range(len(game.costs)):
        move = game.rules.cathedral_move + cathedral
        reason = explain(game, move)
        assert (reason is None or reason.key == "refused-stone") == (cathedral in open_ones)


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
def test_quick_answers_and_obstacles_agree() -> None:
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
                compare_contributions(game)
            game.apply(chance.choice(game.moves()))
    assert met == HOUSE_OBSTACLES | PILLAR_OBSTACLES
