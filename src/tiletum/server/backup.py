"""Backup and restore: everything the database has, as lines of JSON, alike for SQLite and PostgreSQL.

A backup is of one moment, and can be made while the server runs. Tokens are in it only as hashes.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from . import rows
from .errors import ServerError
from .migrating import migrate, shown
from .store import open_engine, reason

FORMAT: Final = 1
PARTS: Final = (rows.tables, rows.entries, rows.tokens, rows.chat, rows.boxes)
TOGETHER: Final = 500
FIRST_COLUMNS: Final = {
    part.name: [column.name for column in part.c if column is not rows.chat.c.key] for part in PARTS
}
"""Of backups that do not say which they have."""


def backup(url: str, file: str) -> int:
    """How many tables were written. The file appears whole or not at all."""
    draft = Path(file + ".part")
    engine = open_engine(url)
    try:
        check_there(engine.url)
        with engine.connect() as connection:
            begin_snapshot(connection)
            draft.touch(0o600)
            with gzip.open(draft, "wt", 5, encoding="utf-8") as out:
                for line in lines(connection):
                    out.write(json.dumps(line) + "\n")
            tables = connection.scalar(select(func.count()).select_from(rows.tables)) or 0
        draft.replace(file)
        return tables
    except (SQLAlchemyError, OSError) as error:
        raise ServerError("server-cannot-open", url=shown(url), why=reason(error)) from error
    finally:
        draft.unlink(missing_ok=True)
        engine.dispose()


def check_there(url: URL) -> None:
    """SQLite would make an empty file, and there would be nothing in the backup."""
    if url.get_backend_name() == "sqlite" and url.database:
        Path(url.database).stat()


def begin_snapshot(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
    else:
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))


def lines(connection: Connection) -> Iterator[Any]:
    counts = {part.name: connection.scalar(select(func.count()).select_from(part)) for part in PARTS}
    columns = {part.name: part.c.keys() for part in PARTS}
    yield {"tiletum-backup": FORMAT, "counts": counts, "columns": columns}
    for part in PARTS:
        for row in connection.execution_options(yield_per=TOGETHER).execute(select(part)):
            yield [part.name, *row]


def restore(url: str, file: str) -> int:
    migrate(url)
    engine = open_engine(url)
    try:
        with engine.begin() as connection:
            if connection.scalar(select(func.count()).select_from(rows.tables)):
                raise ServerError("server-not-empty", url=shown(url))
            return put_back(connection, file)
    except SQLAlchemyError as error:
        raise ServerError("server-cannot-open", url=shown(url), why=reason(error)) from error
    finally:
        engine.dispose()


def is_kept(connection: Connection, digest: str) -> bool:
    """Whether the new database has the box already: that of this version it has."""
    return connection.scalar(select(rows.boxes.c.digest).where(rows.boxes.c.digest == digest)) is not None


def put_back(connection: Connection, file: str) -> int:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as source:
            header = json.loads(source.readline())
            wanted = header["counts"] if header["tiletum-backup"] == FORMAT else {}
            found = dict.fromkeys(wanted, 0)
            by_name = {part.name: part for part in PARTS}
            columns = header.get("columns", FIRST_COLUMNS)
            for line in source:
                name, *values = json.loads(line)
                part = by_name[name]
                found[name] += 1
                if part is not rows.boxes or not is_kept(connection, values[0]):
                    connection.execute(insert(part), dict(zip(columns[name], values, strict=True)))
    except (OSError, EOFError, ValueError, KeyError, TypeError) as error:
        raise ServerError("server-not-a-backup", file=file) from error
    if not wanted or found != wanted:
        raise ServerError("server-not-a-backup", file=file)
    return int(found[rows.tables.name])
