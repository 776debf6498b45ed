"""Engine and second referee agree: move list by move list, outcome by outcome, state by state.

The referee in `tests/referee` was written from the rulebooks alone; where the two once differed,
the text decided and docs/rulings.md says so.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

import pytest

from players import games
from referee.referee import Referee
from tiletum.game.core.steps import DEAL_FIRST
from tiletum.game.engine import Game
from tiletum.table.position import position, without_pending

GAMES = 240


@pytest.fixture(scope="module")
def box() -> dict[str, Any]:
    return tomllib.loads(resources.files("tiletum.box").joinpath("box.toml").read_text(encoding="utf-8"))


def compare(game: Game, referee: Referee) -> None:
    assert without_pending(position(game)) == referee.position()
    compare_choices(game, referee)


def compare_choices(game: Game, referee: Referee) -> None:
    texts = [game.rules.table.rows[move].text for move in game.moves()]
    assert sorted(texts) == sorted(referee.moves())
    assert game.to_move == (-1 if referee.to_move() is None else referee.to_move())
    if game.at_chance:
        weights = {game.rules.table.rows[move].text: weight for move, weight in game.outcomes()}
        assert weights == referee.weights()


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.slow) for part in (1, 2, 3))])
def test_engine_and_referee_agree(part: int, box: dict[str, Any]) -> None:
    for game, chooser in games(GAMES // 4, start=10_000 + part * GAMES):
        rules = game.rules
        first = None if game.stack[1][0] == DEAL_FIRST else game.stack[1][1]
        referee = Referee(box, rules.players, rules.edition.name, first, rules.shuffled_actions)
        while not game.over:
            compare(game, referee)
            move = chooser.next_move(game)
            game.apply(move)
            referee.play(rules.table.rows[move].text)
        assert referee.over()
        assert game.scores() == referee.scores()
        assert game.winner() == referee.winner()
