"""The database's structure is brought up to date when the server starts."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import DBAPIError

from .errors import ServerError
from .store import keep_box, open_engine, reason

LOCK: Final = 7_313_881
"""Of several servers that start at once one migrates, and the others wait for it."""


def migrate(url: str) -> None:
    make_folder(url)
    engine = open_engine(url)
    try:
        with engine.begin() as connection, alone(connection):
            config = Config()
            config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            keep_box(connection)
    except CommandError as error:  # written by a version that knows more steps
        raise ServerError("server-newer") from error
    except (DBAPIError, OSError) as error:
        raise ServerError("server-cannot-open", url=shown(url), why=reason(error)) from error
    finally:
        engine.dispose()


def make_folder(url: str) -> None:
    """The default database's may not be there yet; what is in the file is nobody else's business."""
    database = make_url(url).database if url.startswith("sqlite") else None
    if database and not Path(database).exists():
        Path(database).parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(database, os.O_CREAT | os.O_WRONLY, 0o600))


@contextmanager
def alone(connection: Connection) -> Iterator[None]:
    if connection.dialect.name == "postgresql":
        # Players are not kept waiting here: neither for another server that migrates, nor for many rows.
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    yield


def shown(url: str) -> str:
    return make_url(url).render_as_string(hide_password=True)
