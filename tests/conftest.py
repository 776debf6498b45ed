"""What holds for the whole suite."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Final

import pytest

from support.online import Serving

pytest_plugins = ["support.server_fixtures"]

TESTS: Final = Path(__file__).parent
REAL: Final = ("arena", "bots", "cli", "client", "server", "repository/test_readme", "words/test_languages")
"""Folders and modules whose tests start processes or look at clocks."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--thorough", action="store_true", help="larger samples, too: more of the same")
    parser.addoption("--second-try", action="store_true", help="for what fails on a machine that is busy")
    parser.addoption("--cold", action="store_true", help="every server loads all of the program itself")


def pytest_configure(config: pytest.Config) -> None:
    Serving.cold = config.getoption("--cold")


@pytest.fixture(autouse=True, scope="session")
def own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Games kept by `tiletum play` go to a folder of the test run, never to the user's."""
    pytest.MonkeyPatch().setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long tests first, and the longest before them, so that none is left to one process at the end."""
    if not config.getoption("--thorough"):
        more = {item for item in items if item.get_closest_marker("thorough")}
        config.hook.pytest_deselected(items=[item for item in items if item in more])
        items[:] = [item for item in items if item not in more]
    if config.getoption("--second-try"):
        for item in filter(is_real, items):
            item.add_marker(pytest.mark.flaky(reruns=1))
    items.sort(key=haste)


def is_real(item: pytest.Item) -> bool:
    """Whether the machine may decide. All others always end alike, and to count their tries takes longer than
    most of them."""
    place = item.path.relative_to(TESTS).as_posix()
    return item.get_closest_marker("slow") is not None or place.startswith(REAL)


def haste(item: pytest.Item) -> int:
    slow = item.get_closest_marker("slow")
    return 2 if slow is None else 1 - bool(slow.kwargs.get("longest"))


def pytest_collection_finish() -> None:
    """What was collected stays to the end: there is no garbage to look for in it."""
    gc.collect()
    gc.freeze()
