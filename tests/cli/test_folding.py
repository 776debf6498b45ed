"""The terminal folds lines of wide letters without losing any."""

from __future__ import annotations

import random
from io import StringIO

import pytest
from rich.console import Console, RenderableType

from tiletum.cli import cards
from tiletum.cli.screen import View
from tiletum.game.engine import Game
from tiletum.words import Words

KOREAN = Words("ko")


def print_lines(content: RenderableType, width: int) -> str:
    console = Console(file=StringIO(), width=width)
    console.print(content)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("width", range(60, 121, 3))
def test_no_letter_of_the_cards_is_lost(width: int) -> None:
    rules = Game.new(2).rules
    assert "…" not in print_lines(cards.decrees(KOREAN, rules, list(rules.decree_ids)), width)
    challenges = [challenge.id for challenge in rules.box.challenges]
    assert "…" not in print_lines(cards.challenges(KOREAN, rules, challenges), width)


@pytest.mark.parametrize("width", range(60, 121, 6))
def test_no_letter_of_the_table_is_lost(width: int) -> None:
    game, chance = Game.new(4), random.Random(1)
    for _ in range(60):
        game.apply(chance.choice(game.moves()))
    assert "…" not in print_lines(View(KOREAN, game, [""] * 4, width).everything(), width)
