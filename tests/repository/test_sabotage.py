"""The sabotage tool breaks what it says, and of a fixed sample of breaks the tests notice enough."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from support.sabotage_mutants import module_sources, mutants_of

TESTS = Path(__file__).parents[1]
SOURCE = TESTS.parent / "src" / "tiletum"
MINUTES = 20

EXAMPLE = '''
def step(state: State, points: int = 1) -> int:
    """Spend 3."""
    assert points < 4
    state.tell("step", 5)
    if points >= 1 and not state.over:
        state.gain(points + 2)
    return state.left
'''

TELLING = """
def step(state: State) -> None:
    skip(state, "no-tile", 1)
    if is_first_run(state):
        number = 2
        tell_why(state, number)

def tell_why(state: State, number: int) -> None:
    shown = number + 1
    state.tell("why", shown)
"""

TABLE = """
DO: Final = {1: go, 2: stay, 3: stay}
NAMES: Final = ("go", "stay")
"""

FATAL = """
from tools import sabotage

sources = sabotage.Sources()
found = sabotage.select(sources, ["game.chapters.turn"], None, 0)
fatal = [mutant for mutant in found if mutant.before == "state.push(NEXT_PLAYER)"]
sabotage.preload()
print([sabotage.NOTICED_BY[fate] for fate in sabotage.run(fatal, sources, 1)])
"""

WITH_FEW_GAMES = """
from tools import sabotage

sabotage.preload()
print([sabotage.stage_failing_unbroken(["properties"], sabotage.Sources())])
"""


def breaks(source: str) -> list[tuple[str, str]]:
    return [(mutant.before, mutant.after) for mutant in mutants_of("game.example", source)]


def python(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], cwd=TESTS, capture_output=True, text=True, timeout=60 * MINUTES
    )
    assert done.returncode in (0, 1), done.stderr
    return done.stdout


def fingerprint() -> str:
    text = "".join(module_sources(SOURCE).values())
    return hashlib.sha256(text.encode()).hexdigest()


def test_conditions_numbers_calls_and_results_are_broken_but_not_the_log() -> None:
    condition, call = "if points >= 1 and (not state.over):", "state.gain(points + 2)"
    assert breaks(EXAMPLE) == [
        (condition, "if True:"),
        (condition, "if False:"),
        (condition, "if points >= 1 or not state.over:"),
        (condition, "if not state.over:"),
        (condition, "if points >= 1:"),
        (condition, "if points > 1 and (not state.over):"),
        (condition, "if points >= 2 and (not state.over):"),
        (condition, "if points >= 0 and (not state.over):"),
        (condition, "if points >= 1 and state.over:"),
        (call, "pass"),
        (call, "state.gain(points - 2)"),
        (call, "state.gain(points + 3)"),
        (call, "state.gain(points + 1)"),
        ("return state.left", "return state.left + 1"),
    ]


def test_what_only_explains_the_cardinalbot_is_left_alone() -> None:
    assert breaks(TELLING) == []


def test_a_mutant_goes_by_its_package_its_module_and_its_line() -> None:
    mutant = mutants_of("game.cardinal.example", EXAMPLE)[0]
    assert all(
        map(mutant.is_in, ("game", "game.cardinal", "game.cardinal.example", "game.cardinal.example:6"))
    )
    assert not any(map(mutant.is_in, ("game.chapters", "example", "game.cardinal.example:5")))
    assert str(mutant).startswith("src/tiletum/game/cardinal/example.py:6  ")


def test_different_neighbours_in_a_table_of_functions_change_places() -> None:
    assert ("DO: Final = {1: go, 2: stay, 3: stay}", "DO: Final = {1: stay, 2: go, 3: stay}") in breaks(TABLE)
    assert not [before for before, _ in breaks(TABLE) if "NAMES" in before]


def test_making_mutants_leaves_the_tree_as_it_was() -> None:
    first = mutants_of("game.example", EXAMPLE)[0]
    assert breaks(EXAMPLE) == breaks(EXAMPLE)
    first.put()
    assert breaks(EXAMPLE)[0] == (first.before, first.after)


@pytest.mark.slow
def test_a_turn_that_never_passes_on_is_noticed_at_once() -> None:
    before = fingerprint()
    assert python("-c", FATAL).strip() == "['referee']"
    assert fingerprint() == before


def test_the_property_checks_hold_with_fewer_games() -> None:
    assert python("-c", WITH_FEW_GAMES).strip() == "['']"


@pytest.mark.slow(longest=True)
@pytest.mark.parametrize(
    ("packages", "sample"), [(("game.core", "game.chapters", "game.engine"), 14), (("game.cardinal",), 8)]
)
def test_of_a_sample_of_breaks_most_are_noticed_and_the_source_stays_as_it_is(
    packages: tuple[str, ...], sample: int
) -> None:
    before = fingerprint()
    options = ("--only", *packages, "--workers", "2", "--sample", str(sample), "--seed", "1", "--json")
    report: dict[str, Any] = json.loads(python("-m", "tools.sabotage", *options))
    assert fingerprint() == before
    assert report["mutants"] == sample
    assert report["killed"] + len(report["survivors"]) == sample
    assert report["rate"] >= 85, report["survivors"]
