"""Fixtures for server tests, which run on both databases against servers on the loopback address."""

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
    """Return a function that creates an empty database."""
    if request.param == "sqlite":
        return lambda: f"sqlite:///{tmp_path_factory.mktemp('db') / 'tables.sqlite'}"
    server: Postgres = request.getfixturevalue("pg")
    return server.new


@pytest.fixture(scope="session")
def serving(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Start a server for all tests that leave no trace in it."""
    server = Serving(new_database(), tmp_path_factory.mktemp("serving"))
    yield server
    server.end()


@pytest.fixture
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Start a server for one test that does not depend on the database."""
    folder = tmp_path_factory.mktemp("serving")
    server = Serving(f"sqlite:///{folder / 'tables.sqlite'}", folder)
    yield server
    server.end()


@pytest.fixture
def start(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[NewServer]:
    """Return a function that starts a server for one test, by default on a new database."""
    servers: list[Serving] = []

    def start_server(settings: str = NO_LIMITS, db: str | None = None, workers: int = 1) -> Serving:
        folder: Path = tmp_path_factory.mktemp("serving")
        server = Serving(db or new_database(), folder, settings, workers)
        servers.append(server)
        return server

    yield start_server
    for server in servers:
        server.end()
