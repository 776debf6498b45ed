"""The operator's commands on a database: list, show and remove tables, block networks.

Servers may be running. On PostgreSQL they notice a removal at once, else within `housekeeping` seconds.
"""

from __future__ import annotations

import ipaddress
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

import msgspec
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import ColumnElement, Connection, func, select, update
from sqlalchemy.exc import SQLAlchemyError

from tiletum.errors import TiletumError
from tiletum.hall.loaded import LoadedTable
from tiletum.hall.stored import ChatRow, Info, SeatInfo, Stored, TableRow
from tiletum.server.errors import ServerError
from tiletum.server.operate.limits import counted

from . import places, rows
from .backup import check_there
from .migrate import configuration, migrating_engine, redact_password
from .store import load_table, open_engine, reason, remove_tables

PAGE: Final = 50
PLACE: Final = re.compile(f"[0-9a-f]{{{places.DIGITS}}}")


class Listed(NamedTuple):
    """A line of the list."""

    id: str
    status: str
    seats: list[SeatInfo]
    version: int
    created: float
    touched: float
    place: str | None
    public: bool


class Details(NamedTuple):
    """What the operator sees of a table: no tokens, no seed, and of a webhook only that there is one."""

    row: TableRow
    info: Info
    to_move: int | None
    problem: TiletumError | None
    """Why the log cannot be read; then it is nobody's turn."""
    size: int
    """Characters of its log and its header."""
    chat: list[ChatRow]


class Filter(NamedTuple):
    status: str | None = None
    days: float = 0.0
    """Since when, at least, nothing has happened at the table."""
    place: str | None = None
    page: int = 1


@contextmanager
def open_database(url: str, changes: bool = False) -> Iterator[Connection]:
    """Begin a transaction on an existing database with this version's schema.

    Without `changes` it does not block the server's writer.
    """
    engine = migrating_engine(url) if changes else open_engine(url)
    try:
        check_there(engine.url)
        with engine.begin() as connection:
            check_schema(connection)
            yield connection
    except (SQLAlchemyError, OSError) as error:
        raise ServerError("server-cannot-open", url=redact_password(url), why=reason(error)) from error
    finally:
        engine.dispose()


def check_schema(connection: Connection) -> None:
    """Raise unless the schema is this version's. Only `tiletum serve` upgrades it."""
    found = MigrationContext.configure(connection).get_current_revision()
    known = [
        step.revision for step in ScriptDirectory.from_config(configuration(connection)).walk_revisions()
    ]
    if found != known[0]:
        raise ServerError("server-older" if found in (None, *known) else "server-newer")


# --- looking ---


def list_tables(connection: Connection, wanted: Filter) -> tuple[list[Listed], int]:
    """Return a page of tables, the latest first, and how many there are on all pages."""
    table, conditions = rows.tables.c, conditions_of(wanted)
    total = connection.scalar(select(func.count()).select_from(rows.tables).where(*conditions)) or 0
    columns = (table.id, table.status, table.info, table.version, table.created, table.touched)
    query = select(*columns, table.place, table.public).where(*conditions)
    query = query.order_by(table.touched.desc(), table.id).limit(PAGE).offset(PAGE * (wanted.page - 1))
    found = [
        Listed(id_, status, read_info(info).seats, *others)
        for id_, status, info, *others in connection.execute(query)
    ]
    return found, total


def read_info(text: str) -> Info:
    """Return what is stored of a table beside its log; without seats if it is damaged."""
    try:
        return msgspec.json.decode(text, type=Info)
    except msgspec.MsgspecError:
        return Info([])


def conditions_of(wanted: Filter) -> list[ColumnElement[bool]]:
    table = rows.tables.c
    conditions: list[ColumnElement[bool]] = []
    if wanted.status is not None:
        conditions.append(table.status == wanted.status)
    if wanted.days:
        conditions.append(table.touched < time.time() - wanted.days * 86_400)
    if wanted.place is not None:
        conditions.append(table.place == wanted.place)
    return conditions


def stored_table(connection: Connection, id_: str) -> Stored:
    """Return a stored table, or raise if there is none."""
    stored = load_table(connection, id_)
    if stored is None:
        raise ServerError("tables-none", table=id_)
    return stored


def details(connection: Connection, id_: str) -> Details:
    """Return what is known of a table."""
    stored = stored_table(connection, id_)
    row, loaded = stored.row, LoadedTable(id_)
    to_move, problem = None, None
    try:
        loaded.take(stored)
        to_move = loaded.table.to_move if loaded.table else None
    except TiletumError as error:
        problem = error
    size = sum(len(entry.lines) for entry in stored.entries) + len(row.header)
    return Details(row, read_info(row.info), to_move, problem, size, stored.chat)


# --- removing ---


def close(connection: Connection, id_: str) -> None:
    """Remove a table that has not started, as its opener can."""
    status = stored_table(connection, id_).row.status
    if status != "open":
        raise ServerError("tables-over" if status == "over" else "tables-playing", table=id_)
    remove(connection, id_)


def remove(connection: Connection, id_: str) -> None:
    """Remove a table with everything about it."""
    table = rows.tables.c
    # An update locks the row, so a server that is changing the table finishes first.
    mine = update(rows.tables).where(table.id == id_).values(serial=table.serial + 1)
    if not connection.execute(mine).rowcount:
        raise ServerError("tables-none", table=id_)
    remove_tables(connection, [id_])


# --- places ---


def find_place(connection: Connection, text: str) -> tuple[str, str]:
    """Return the place named by an address or by its digits, and a name for it."""
    if PLACE.fullmatch(text):
        return text, text
    try:
        address = str(ipaddress.ip_address(text))
    except ValueError as error:
        raise ServerError("tables-no-address", given=text) from error
    return places.place_of(places.read_key(connection), address), counted(address)


def unfinished_from(connection: Connection, place: str) -> int:
    """Return how many tables opened from a place are not over."""
    query = select(func.count()).select_from(rows.tables).where(rows.GOING, rows.tables.c.place == place)
    return connection.scalar(query) or 0
