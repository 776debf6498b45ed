"""Options, fixtures and ordering for the whole suite."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Final

import pytest

from support.online import Serving

pytest_plugins = ["support.server_fixtures"]

TESTS: Final = Path(__file__).parent
MACHINE_TESTS: Final = (
    "arena",
    "bots",
    "cli",
    "client",
    "server",
    "repository/test_readme",
    "words/test_languages",
)
"""Folders and modules with tests that start processes or read clocks."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--thorough", action="store_true", help="also run the larger samples")
    parser.addoption("--second-try", action="store_true", help="rerun tests that may fail on a busy machine")
    parser.addoption("--cold", action="store_true", help="let every server load the program itself")


def pytest_configure(config: pytest.Config) -> None:
    Serving.cold = config.getoption("--cold")


@pytest.fixture(autouse=True, scope="session")
def own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Store the games of `tiletum play` in a folder of the test run, not in the user's."""
    pytest.MonkeyPatch().setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Order long tests first, beginning with the longest, so that no worker is left with one at the end."""
    if not config.getoption("--thorough"):
        more = {item for item in items if item.get_closest_marker("thorough")}
        config.hook.pytest_deselected(items=[item for item in items if item in more])
        items[:] = [item for item in items if item not in more]
    if config.getoption("--second-try"):
        for item in filter(depends_on_machine, items):
            item.add_marker(pytest.mark.flaky(reruns=1))
    items.sort(key=start_order)


def depends_on_machine(item: pytest.Item) -> bool:
    """Return whether a busy machine can make a test fail. Only such tests get a second try: counting tries
    takes longer than most other tests."""
    place = item.path.relative_to(TESTS).as_posix()
    return item.get_closest_marker("slow") is not None or place.startswith(MACHINE_TESTS)


def start_order(item: pytest.Item) -> int:
    slow = item.get_closest_marker("slow")
    return 2 if slow is None else 1 - bool(slow.kwargs.get("longest"))


def pytest_collection_finish() -> None:
    """Freeze the collected tests, which last until the end, so that the garbage collector skips them."""
    gc.collect()
    gc.freeze()
