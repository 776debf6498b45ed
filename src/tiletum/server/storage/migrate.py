"""Upgrade the database's schema when the server starts."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, event, make_url, text
from sqlalchemy.exc import DBAPIError

from tiletum.server.errors import ServerError

from .places import keep_key
from .store import is_full, keep_box, open_engine, reason

LOCK: Final = 7_313_881
"""Advisory lock: of servers that start at once one migrates, and the others wait."""


def migrate(url: str) -> None:
    """Upgrade the database in one transaction: after a kill or an error it is as it was before."""
    make_folder(url)
    engine = migrating_engine(url)
    try:
        with engine.begin() as connection, lock_out_others(connection):
            upgrade(connection)
            keep_box(connection)
            keep_key(connection)
    except CommandError as error:  # written by a version that knows more steps
        raise ServerError("server-newer") from error
    except (DBAPIError, OSError) as error:
        raise refusal(url, error) from error
    finally:
        engine.dispose()


def refusal(url: str, error: DBAPIError | OSError) -> ServerError:
    """Return why the database cannot be used."""
    if isinstance(error, DBAPIError) and is_full(error):
        return ServerError("server-no-room", url=redact_password(url))
    return ServerError("server-cannot-open", url=redact_password(url), why=reason(error))


def migrating_engine(url: str) -> Engine:
    """Return an engine whose transactions include CREATE and ALTER.

    By default Python's SQLite driver commits such a statement at once.
    """
    engine = open_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", leave_transactions_to_us)
        event.listen(engine, "begin", begin_immediately)
    return engine


def leave_transactions_to_us(connection: Any, _: Any) -> None:
    connection.isolation_level = None


def begin_immediately(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run the migrations that are missing up to `revision`."""
    command.upgrade(configuration(connection), revision)


def configuration(connection: Connection) -> Config:
    """Return the configuration for Alembic."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def make_folder(url: str) -> None:
    """Create the database's folder, and its file so that only its owner can read it."""
    database = make_url(url).database if url.startswith("sqlite") else None
    if database and not Path(database).exists():
        Path(database).parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(database, os.O_CREAT | os.O_WRONLY, 0o600))


@contextmanager
def lock_out_others(connection: Connection) -> Iterator[None]:
    if connection.dialect.name == "postgresql":
        # No player waits for this, so another server's migration and large tables may take their time.
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    yield


def redact_password(url: str) -> str:
    return make_url(url).render_as_string(hide_password=True)
