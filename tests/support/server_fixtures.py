"""Every test of the server runs on both databases, against servers on the loopback."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from support.databases import Postgres, postgres
from support.online import NO_LIMITS, Serving

KINDS = ("sqlite", pytest.param("postgresql", marks=pytest.mark.slow))
NewDatabase = Callable[[], str]
NewServer = Callable[..., Serving]


@pytest.fixture(scope="session")
def pg() -> Iterator[Postgres]:
    with postgres() as server:
        yield server


@pytest.fixture(scope="session", params=KINDS)
def new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> NewDatabase:
    """Makes empty databases."""
    if request.param == "sqlite":
        return lambda: f"sqlite:///{tmp_path_factory.mktemp('db') / 'tables.sqlite'}"
    server: Postgres = request.getfixturevalue("pg")
    return server.new


@pytest.fixture(scope="session")
def serving(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for all tests that leave it as they found it."""
    server = Serving(new_database(), tmp_path_factory.mktemp("serving"))
    yield server
    server.end()


@pytest.fixture
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Of a test's own, where the database makes no difference."""
    folder = tmp_path_factory.mktemp("serving")
    server = Serving(f"sqlite:///{folder / 'tables.sqlite'}", folder)
    yield server
    server.end()


@pytest.fixture
def start(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[NewServer]:
    """Starts servers of a test's own, on a new database unless one is given."""
    begun: list[Serving] = []

    def begin(settings: str = NO_LIMITS, db: str | None = None, workers: int = 1) -> Serving:
        folder: Path = tmp_path_factory.mktemp("serving")
        server = Serving(db or new_database(), folder, settings, workers)
        begun.append(server)
        return server

    yield begin
    for server in begun:
        server.end()
