"""The stages that a mutant must survive. Imported only in the mutant's own process, after the change.

The cheapest stages run first, and the first failure ends the run. Every game and every test has a limit of
processor time, which catches mutants that never end.
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
GAMES_EACH = 2
"""The number of games in each of the property checks."""


def games(first: int, last: int) -> Iterator[tuple[Game, players.Chooser]]:
    """Yield games in a fixed order in which editions, player counts and biases mix early."""
    kinds = list(product(EDITIONS, (2, 3, 4), (0.9, 0.6, 0.0)))
    for number in range(first, last):
        edition, seats, bias = kinds[number * 17 % len(kinds)]
        start = -1 if number % 3 == 2 else 0
        game = Game.new(seats, edition, first=start, shuffled_actions=number % 4 == 3)
        yield game, players.Chooser(f"sabotage {number}", bias)


def check_agreement(first: int, last: int) -> None:
    """Compare these games, and some solo games, with the referee."""
    box = box_data()
    for game, chooser in games(first, last):
        rules = game.rules
        seat = None if game.stack[1][0] == DEAL_FIRST else 0
        play(game, chooser, Referee(box, rules.players, rules.edition.name, seat, rules.shuffled_actions))
    check_solo_agreement((last - first) // 3, 11 + first)


def check_solo_agreement(count: int, start: int) -> None:
    box = box_data()
    for solo in solo_games(count, bias=(0.9, 0.6, 0.0), start=start):
        challenges = None if solo.level else list(solo.chosen)
        referee = SoloReferee(box, solo.level, challenges, solo.edition, solo.shuffled_actions)
        play(solo.game, solo.chooser, referee)


def box_data() -> dict[str, Any]:
    return tomllib.loads(resources.files("tiletum.box").joinpath("box.toml").read_text(encoding="utf-8"))


def play(game: Game, chooser: players.Chooser, referee: Referee) -> None:
    limit_time()
    while not game.over:
        compare(game, referee)
        move = chooser.next_move(game)
        before, twin = game.key(), game.copy()
        game.apply(move)
        assert twin.key() == before, "a copy must be independent"
        referee.play(game.rules.table.rows[move].text)
    assert referee.over()
    assert game.scores() == referee.scores()
    assert game.winner() == referee.winner()


def limit_time() -> None:
    """End the process if it takes too long."""
    signal.setitimer(signal.ITIMER_PROF, SECONDS)


class TimeLimits:
    """A pytest plugin that limits the time of each test."""

    def pytest_collection(self) -> None:
        limit_time()

    def pytest_runtest_setup(self) -> None:
        limit_time()


def run_tests(*arguments: str) -> None:
    options = ["-x", "-q", "--assert=plain", "-p", "no:cacheprovider", "--rootdir", str(TESTS.parent)]
    options += ["-c", str(TESTS.parent / "pyproject.toml")]
    options += [str(TESTS / name) if (TESTS / name).exists() else name for name in arguments]
    assert pytest.main(options, plugins=[TimeLimits()]) == 0


def ignore_cardinal(*names: str) -> list[str]:
    """Return the options that leave out these files of `cardinal`, which play whole games."""
    return [f"--ignore={TESTS / 'cardinal' / f'test_{name}.py'}" for name in names]


def check_properties() -> None:
    """Run the property checks with fewer games, without those that count what they see in many."""
    all_games = players.games

    def few_games(count: int, bias: tuple[float, ...] = (0.9, 0.0, 0.6), start: int = 0) -> Any:
        return islice(all_games(count, bias, start), GAMES_EACH)

    with patch.object(players, "games", few_games):
        run_tests("game/test_properties.py", "-m", "not many_games")


STAGES: dict[str, Callable[[], None]] = {
    "referee": lambda: check_agreement(0, 6),
    "rules": lambda: run_tests("game/test_examples.py", "game/chapters", "game/test_warnings.py"),
    "more games": lambda: check_agreement(6, 26),
    "properties": check_properties,
    "solo referee": lambda: check_solo_agreement(24, 8),
    "solo rules": lambda: run_tests("cardinal", *ignore_cardinal("solo_properties", "solo_referee")),
}
"""`sabotage.STAGES` lists the stages of each package."""


def verdict(stages: Sequence[str]) -> str:
    """Return the first stage that fails, or an empty string."""
    for name in stages:
        try:
            STAGES[name]()
        except Exception:
            return name
    return ""
