"""The engine and the independent referee agree on every move list, outcome and state.

The referee in `tests/referee` was written from the rulebooks alone. Where the two differed, the text decided,
and docs/rulings.md records it.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

import pytest

from referee.referee import Referee
from support.agreement import compare
from support.players import games
from tiletum.game.catalogue.steps import DEAL_FIRST

GAMES = 240


@pytest.fixture(scope="module")
def box() -> dict[str, Any]:
    return tomllib.loads(resources.files("tiletum.box").joinpath("box.toml").read_text(encoding="utf-8"))


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
