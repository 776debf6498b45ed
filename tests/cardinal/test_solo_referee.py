"""The engine and the solo referee agree on every outcome and every state.

`tests/referee/solo.py` was written from the solo rulebook alone, with a different design from the engine's.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

import pytest

from referee.solo import SoloReferee
from support.agreement import compare, compare_choices
from support.solo_games import solo_games
from tiletum.game.engine import Game

GAMES = 2400
PARTS = 40
USUAL_PARTS = 16
"""Parts that every run plays."""


@pytest.fixture(scope="module")
def box() -> dict[str, Any]:
    return tomllib.loads(resources.files("tiletum.box").joinpath("box.toml").read_text(encoding="utf-8"))


def compare_all(game: Game, referee: SoloReferee) -> None:
    """Compare all outcomes and their weights, and at decisions of the person the whole position too. A
    difference would not disappear by itself."""
    (compare_choices if game.at_chance else compare)(game, referee)


def marks(part: int) -> list[pytest.MarkDecorator]:
    return [
        mark for first, mark in ((1, pytest.mark.slow), (USUAL_PARTS, pytest.mark.thorough)) if part >= first
    ]


@pytest.mark.parametrize("part", [pytest.param(part, marks=marks(part)) for part in range(PARTS)])
def test_engine_and_solo_referee_agree(part: int, box: dict[str, Any]) -> None:
    for game, chooser, level, chosen, edition, shuffled in solo_games(GAMES // PARTS, start=part * 1000):
        referee = SoloReferee(box, level, None if level else list(chosen), edition, shuffled)
        while not game.over:
            compare_all(game, referee)
            move = chooser.next_move(game)
            game.apply(move)
            referee.play(game.rules.table.rows[move].text)
        compare(game, referee)
        assert referee.over()
        assert game.scores() == referee.scores()
        assert game.winner() == referee.winner()
