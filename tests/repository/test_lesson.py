"""The first lesson can be played as written, whatever chance reveals after its deal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from support.lesson import STEPS, script
from tiletum.table.dealer import SeededDealer
from tiletum.table.save import load_game, to_data
from tiletum.words import Words
from tools.make_lesson import FILE, deal


def test_the_deal_belongs_to_the_lesson() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == to_data(deal())


@pytest.mark.parametrize("seed", range(40))
def test_the_lesson_can_be_played(seed: int) -> None:
    table = load_game(FILE, SeededDealer(seed))
    for seat, move in script():
        assert table.to_move == seat
        table.play(move)
    assert table.game.round == 2


TAUGHT = {
    "die", "gain", "score", "merchant", "house", "take-tile", "place", "fulfil", "crest", "helper",
    "exchange", "corruption", "king-advance", "king-phase", "turn-order", "fair", "fair-score",
}  # fmt: skip


def test_the_lesson_shows_everything_it_should_teach() -> None:
    """That is the die, resources and points, the map, characters, contracts, tasks, the King and the fair."""
    table = load_game(FILE, SeededDealer(1))
    for _, move in script():
        table.play(move)
    assert TAUGHT - {event[0] for event in table.events} == set()


def test_steps_and_messages_match() -> None:
    around = {"title", "progress", "next", "leave", "play-on", "teacher"}
    source = (Path(Words.__init__.__code__.co_filename).parent / "en" / "learn.ftl").read_text("utf-8")
    assert set(re.findall(r"^learn-([a-z-]+) =", source, re.M)) == set(STEPS) | around
