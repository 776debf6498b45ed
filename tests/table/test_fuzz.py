"""Changed boxes and positions are refused in a sentence or playable to the end (`make measure` tries
thousands)."""

from __future__ import annotations

from copy import deepcopy

import pytest

from support.fuzzing import TRIALS
from support.players import Chooser
from tiletum.bots.evaluation import TurnEvaluation, trained
from tiletum.bots.features import cathedrals
from tiletum.box import from_data, load
from tiletum.game.core.vocabulary import EMPTY
from tiletum.game.engine import Game

SAMPLE = {"boxes": 120, "positions": 500}
"""About fifteen seconds of work; the numbers, and so the trials, are the same in every run."""
PARTS = 4
THOROUGH = {"boxes": 400, "positions": 6000}


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("kind", SAMPLE)
def test_accepted_boxes_and_positions_are_playable_to_the_end(kind: str, part: int) -> None:
    share = SAMPLE[kind] // PARTS
    assert count_accepted(kind, range(part * share, (part + 1) * share))


@pytest.mark.parametrize("storehouse", [1, 3, 5, 12])
def test_bots_read_storehouses_of_any_size(storehouse: int) -> None:
    """Cached values of earlier positions in a turn never stand for another storehouse."""
    data = deepcopy(load().data)
    data["player_board"] = {**data["player_board"], "storehouse": storehouse}  # type: ignore[dict-item]
    game, chooser = Game.new(2, box=from_data(data, "owners.toml")), Chooser("storehouse", 0.6)
    evaluation = trained()
    turn: TurnEvaluation | None = None
    key: tuple[int, ...] = ()
    while game.round < 2:
        if game.to_move != EMPTY:
            if turn is None or key != turn_of(game):
                turn, key = TurnEvaluation(evaluation, game, game.seat), turn_of(game)
            assert turn.value(game) == pytest.approx(evaluation.value(game, game.seat))
        game.apply(chooser.next_move(game))


def test_bots_value_a_cathedral_that_costs_no_stone() -> None:
    data = deepcopy(load().data)
    for cost in data["cost_tiles"]:  # type: ignore[attr-defined]
        if "stone" in cost:
            cost["stone"] = 0
    game, chooser = Game.new(2, box=from_data(data, "owners.toml")), Chooser("no stone", 0.9)
    has_value = False
    while not game.over:
        if game.to_move != EMPTY:
            trained().value(game, game.seat)
            has_value |= cathedrals(game, game.seat)[0] > 0
        game.apply(chooser.next_move(game))
    assert has_value


def turn_of(game: Game) -> tuple[int, ...]:
    return game.seat, game.round, game.turn, game.phase


@pytest.mark.thorough
@pytest.mark.slow
@pytest.mark.parametrize("kind", SAMPLE)
def test_many_more_boxes_and_positions_are_playable_to_the_end(kind: str) -> None:
    assert count_accepted(kind, range(10_000, 10_000 + THOROUGH[kind]))


def count_accepted(kind: str, numbers: range) -> int:
    """Return the number of accepted trials. Each was played to the end."""
    return sum(TRIALS[kind](number) is not None for number in numbers)
