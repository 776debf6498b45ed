"""Lists of tables, page by page, and what is asked about single ones."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, TextClause, or_, select

from tiletum.hall import tokens
from tiletum.hall.wire import Mine

from . import rows

LISTED: Final = 50
"""Tables on a page."""
Condition = ColumnElement[bool] | TextClause


class Page(NamedTuple):
    ids: list[str]
    """The latest tables first."""
    next: str | None
    """The place after which the next page begins; None after the last page."""


def public_tables(connection: Connection, status: str, after: str | None) -> Page:
    return page(connection, after, rows.PUBLIC, rows.tables.c.status == status)


def tables_of_tokens(connection: Connection, request: Mine) -> Page:
    hashes = [tokens.hash_token(token) for token in request.tokens]
    token, table = rows.tokens.c, rows.tables.c
    conditions: list[Condition] = [table.id.in_(select(token.table_id).where(token.hash.in_(hashes)))]
    if request.which is not None:
        over = request.which == "over"
        conditions.append((table.status == "over") if over else (table.status != "over"))
    return page(connection, request.after, *conditions)


def page(connection: Connection, after: str | None, *conditions: Condition) -> Page:
    table = rows.tables.c
    query = select(table.id, table.touched).where(*conditions, *behind(after))
    query = query.order_by(table.touched.desc(), table.id).limit(LISTED + 1)
    found = [(id_, touched) for id_, touched in connection.execute(query)]
    shown = found[:LISTED]
    return Page([id_ for id_, _ in shown], place_in_list(*shown[-1]) if len(found) > LISTED else None)


def place_in_list(id_: str, touched: float) -> str:
    return f"{touched:.9f}_{id_}"


def behind(place: str | None) -> list[ColumnElement[bool]]:
    """Return the condition for what comes after a place of a list. Ids tell tables of the same time apart."""
    if place is None:
        return []
    table = rows.tables.c
    touched, _, id_ = place.partition("_")
    return [table.touched <= float(touched), or_(table.touched < float(touched), table.id > id_)]


def serial_of(connection: Connection, id_: str) -> int | None:
    return connection.scalar(select(rows.tables.c.serial).where(rows.tables.c.id == id_))


def serials_of(connection: Connection, ids: list[str]) -> dict[str, int]:
    """Return the serials of those tables that are there."""
    table = rows.tables.c
    query = select(table.id, table.serial).where(table.id.in_(ids))
    return dict(connection.execute(query).tuples().all())
