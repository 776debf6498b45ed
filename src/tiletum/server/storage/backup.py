"""Backup and restore: the whole database as lines of JSON, the same for SQLite and PostgreSQL.

A backup shows one moment, and can be made while the server runs. It holds only hashes of tokens.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Table, delete, func, insert, select, text
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from tiletum.server.errors import ServerError

from . import rows
from .migrate import migrate, redact_password
from .store import open_engine, reason

FORMAT: Final = 1
PARTS: Final = (rows.tables, rows.entries, rows.tokens, rows.chat, rows.boxes, rows.facts, rows.blocked)
PART_NAMED: Final = {part.name: part for part in PARTS}
LONGEST_LINE: Final = 8_000_000
"""Bytes. A row holds at most one request of 1 MB, and JSON writes each byte of it in at most six."""
TOGETHER: Final = 500
LATER_COLUMNS: Final = (rows.chat.c.key, rows.tables.c.place, rows.tables.c.moved)
FIRST_COLUMNS: Final = {
    part.name: [column.name for column in part.c if all(column is not later for later in LATER_COLUMNS)]
    for part in PARTS
}
"""The columns of backups whose header lists none."""


def backup(url: str, file: str) -> int:
    """Write a backup, and return its number of tables. The file appears whole or not at all."""
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
        raise ServerError("server-cannot-open", url=redact_password(url), why=reason(error)) from error
    finally:
        draft.unlink(missing_ok=True)
        engine.dispose()


def check_there(url: URL) -> None:
    """Raise if a SQLite file is missing: SQLite would create an empty one."""
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
                raise ServerError("server-not-empty", url=redact_password(url))
            return put_back(connection, file)
    except SQLAlchemyError as error:
        raise ServerError("server-cannot-open", url=redact_password(url), why=reason(error)) from error
    finally:
        engine.dispose()


def is_kept(connection: Connection, digest: str) -> bool:
    """Return whether the database has a box already, as it has this version's."""
    return connection.scalar(select(rows.boxes.c.digest).where(rows.boxes.c.digest == digest)) is not None


def put_back(connection: Connection, file: str) -> int:
    """Store every row of the file and return the number of tables. Raise ServerError if it is no backup.

    The caller's transaction is rolled back then, so nothing is stored.
    """
    try:
        with gzip.open(file, "rb") as source:
            return put_back_rows(connection, bounded_lines(source))
    except OperationalError:  # the database's fault, not the file's
        raise
    except NOT_A_BACKUP as error:
        raise ServerError("server-not-a-backup", file=file) from error


NOT_A_BACKUP: Final = (
    *(OSError, EOFError, zlib.error),
    *(ValueError, TypeError, LookupError, AttributeError, ArithmeticError),
    *(RecursionError, MemoryError),
    SQLAlchemyError,
)
"""What reading, parsing or storing raises if a file was not written by `backup`."""


def bounded_lines(source: gzip.GzipFile) -> Iterator[bytes]:
    """Yield the lines of a file of any size. Raise ValueError if one is longer than any row."""
    while line := source.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE:
            raise ValueError
        yield line


def put_back_rows(connection: Connection, source: Iterator[bytes]) -> int:
    header = json.loads(next(source, b""))
    if header["tiletum-backup"] != FORMAT:
        raise ValueError
    wanted, columns = header["counts"], header.get("columns", FIRST_COLUMNS)
    found = dict.fromkeys(wanted, 0)
    for line in source:
        name, *values = json.loads(line)
        found[name] += 1
        if found[name] > wanted[name]:
            raise ValueError
        put_back_row(connection, PART_NAMED[name], dict(zip(columns[name], values, strict=True)))
    if found != wanted:
        raise ValueError
    return found[rows.tables.name]


def put_back_row(connection: Connection, part: Table, row: dict[str, Any]) -> None:
    if not set(part.primary_key.c.keys()) <= set(row) <= set(part.c.keys()):
        raise ValueError
    if part is rows.facts:  # the backup's win: its places are hashed with its key
        connection.execute(delete(part).where(part.c.name == row["name"]))
    if part is not rows.boxes or not is_kept(connection, row["digest"]):
        connection.execute(insert(part), row)
