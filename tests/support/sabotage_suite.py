"""What a mutant has to live through; imported only in its own process, after the break.

Cheapest first, and the first that notices ends it. Every game and every test has its own limit of
processor time, so that a mutant that goes on forever is noticed too.
"""

from __future__ import annotations

import signal
import tomllib
from collections.abc import Callable, Iterator, Sequence
from importlib import resources
from itertools import islice, product
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from referee.referee import Referee
from referee.solo import SoloReferee
from support import players
from support.agreement import compare
from support.solo_games import solo_games
from tiletum.game.catalogue.steps import DEAL_FIRST
from tiletum.game.core.editions import EDITIONS
from tiletum.game.engine import Game

TESTS = Path(__file__).resolve().parents[1]
SECONDS = 6.0
"""Of processor time, for one game or one test; none needs a fifth of it."""
FEW = 2
"""Games in each of the property checks."""


def games(first: int, last: int) -> Iterator[tuple[Game, players.Chooser]]:
    """Games in a fixed mixed order: all editions, player counts and ways to play soon come by."""
    kinds = list(product(EDITIONS, (2, 3, 4), (0.9, 0.6, 0.0)))
    for number in range(first, last):
        edition, seats, bias = kinds[number * 17 % len(kinds)]
        start = -1 if number % 3 == 2 else 0
        game = Game.new(seats, edition, first=start, shuffled_actions=number % 4 == 3)
        yield game, players.Chooser(f"sabotage {number}", bias)


def agrees(first: int, last: int) -> None:
    """The second referee sees nothing wrong in these games, and in some solo games."""
    box = printed()
    for game, chooser in games(first, last):
        rules = game.rules
        seat = None if game.stack[1][0] == DEAL_FIRST else 0
        play(game, chooser, Referee(box, rules.players, rules.edition.name, seat, rules.shuffled_actions))
    agrees_solo((last - first) // 3, 11 + first)


def agrees_solo(count: int, start: int) -> None:
    box = printed()
    for solo in solo_games(count, bias=(0.9, 0.6, 0.0), start=start):
        challenges = None if solo.level else list(solo.chosen)
        referee = SoloReferee(box, solo.level, challenges, solo.edition, solo.shuffled_actions)
        play(solo.game, solo.chooser, referee)


def printed() -> dict[str, Any]:
    return tomllib.loads(resources.files("tiletum.box").joinpath("box.toml").read_text(encoding="utf-8"))


def play(game: Game, chooser: players.Chooser, referee: Referee) -> None:
    limit()
    while not game.over:
        compare(game, referee)
        move = chooser.next_move(game)
        before, twin = game.key(), game.copy()
        game.apply(move)
        assert twin.key() == before, "a copy is independent"
        referee.play(game.rules.table.rows[move].text)
    assert referee.over()
    assert game.scores() == referee.scores()
    assert game.winner() == referee.winner()


def limit() -> None:
    """Let the process be ended if this takes too long."""
    signal.setitimer(signal.ITIMER_PROF, SECONDS)


class Limits:
    """A plugin: the time of each test is limited."""

    def pytest_collection(self) -> None:
        limit()

    def pytest_runtest_setup(self) -> None:
        limit()


def passes(*arguments: str) -> None:
    options = ["-x", "-q", "--assert=plain", "-p", "no:cacheprovider", "--rootdir", str(TESTS.parent)]
    options += ["-c", str(TESTS.parent / "pyproject.toml")]
    options += [str(TESTS / name) if (TESTS / name).exists() else name for name in arguments]
    assert pytest.main(options, plugins=[Limits()]) == 0


def without(*names: str) -> list[str]:
    """Return options that leave out these files of `cardinal`: they play whole games."""
    return [f"--ignore={TESTS / 'cardinal' / f'test_{name}.py'}" for name in names]


def keeps_properties() -> None:
    """Run the property checks with fewer games, without those that count what they see in many."""
    all_games = players.games

    def few(count: int, bias: tuple[float, ...] = (0.9, 0.0, 0.6), start: int = 0) -> Any:
        return islice(all_games(count, bias, start), FEW)

    with patch.object(players, "games", few):
        passes("game/test_properties.py", "-m", "not many_games")


STAGES: dict[str, Callable[[], None]] = {
    "referee": lambda: agrees(0, 6),
    "rules": lambda: passes("game/test_examples.py", "game/chapters", "game/test_warnings.py"),
    "more games": lambda: agrees(6, 26),
    "properties": keeps_properties,
    "solo referee": lambda: agrees_solo(24, 8),
    "solo rules": lambda: passes("cardinal", *without("solo_properties", "solo_referee")),
}
"""Which of them a mutant meets is in `sabotage.STAGES`."""


def verdict(stages: Sequence[str]) -> str:
    """The first of these stages that notices something; empty if none does."""
    for name in stages:
        try:
            STAGES[name]()
        except Exception:
            return name
    return ""
