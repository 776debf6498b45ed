"""Clocks, reserved bots and old tables in the database."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, and_, func, or_, select, update

from tiletum.hall.acts.changes import LEASE
from tiletum.hall.clocks import GRACE
from tiletum.server.operate.settings import Settings

from . import rows
from .store import remove_tables

REMOVED = 100
"""Tables of a kind that are removed at once, while moves wait."""
TOGETHER = 100
"""Tables whose time is over, or that wait for a bot, that are looked at together."""


def count_going(connection: Connection, place: str | None = None) -> int:
    """Count the tables that are not over: all of them, or those opened from one place."""
    going = select(func.count()).select_from(rows.tables).where(rows.GOING)
    if place is not None:
        going = going.where(rows.tables.c.place == place)
    return connection.scalar(going) or 0


# --- clocks ---


def out_of_time(connection: Connection, now: float) -> list[str]:
    """Return tables whose deadline has passed."""
    table = rows.tables.c
    query = select(table.id).where(table.deadline < now, table.status == "playing").limit(TOGETHER)
    return list(connection.scalars(query))


def far_from_deadline(connection: Connection, now: float) -> list[str]:
    """Return tables whose deadline may be further away than a turn is long."""
    table = rows.tables.c
    query = select(table.id).where(table.deadline > now + GRACE, table.status == "playing")
    return list(connection.scalars(query))


def extend_deadlines(connection: Connection, soonest: float) -> int:
    late = update(rows.tables).where(rows.tables.c.deadline < soonest)
    return connection.execute(late.values(deadline=soonest)).rowcount


# --- bots ---


def shorten_leases(connection: Connection, now: float) -> int:
    """Shorten reservations that were made before the machine's clock was set back."""
    table, latest = rows.tables.c, now + LEASE
    long = update(rows.tables).where(table.bot.is_not(None), table.lease > latest)
    return connection.execute(long.values(lease=latest)).rowcount


def unattended(now: float) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions for tables that wait for a bot no process is going to ask."""
    table = rows.tables.c
    return (table.bot.is_not(None), table.lease < now, table.status == "playing")


def are_unattended(connection: Connection, now: float) -> bool:
    return connection.scalar(select(rows.tables.c.id).where(*unattended(now)).limit(1)) is not None


def claim(connection: Connection, now: float) -> list[str]:
    """Reserve unattended tables for this process, and return them."""
    table, unseen = rows.tables.c, unattended(now)
    found = list(connection.scalars(select(table.id).where(*unseen).order_by(table.lease).limit(TOGETHER)))
    mine = update(rows.tables).values(lease=now + LEASE)
    return [id_ for id_ in found if connection.execute(mine.where(table.id == id_, *unseen)).rowcount]


def renew(connection: Connection, ids: list[str], now: float) -> int:
    own = update(rows.tables).where(rows.tables.c.id.in_(ids))
    return connection.execute(own.values(lease=now + LEASE)).rowcount


def release_all(connection: Connection) -> int:
    free = update(rows.tables).where(rows.tables.c.bot.is_not(None))
    return connection.execute(free.values(lease=0.0)).rowcount


# --- old tables ---


def old(settings: Settings, now: float) -> list[ColumnElement[bool]]:
    """Return the conditions for tables at which nothing has happened for long, by how far they had come."""
    table = rows.tables.c
    return [
        and_(rows.GOING, table.status == "open", table.touched < now - settings.keep_open),
        and_(rows.GOING, table.status == "playing", table.touched < now - settings.keep_playing),
        and_(
            *(rows.GOING, table.status == "playing", table.moved.is_(False)),
            table.touched < now - min(settings.keep_unmoved, settings.keep_playing),
        ),
        and_(rows.OVER, table.touched < now - settings.keep_over),
    ]


def find_old(connection: Connection, kinds: list[ColumnElement[bool]]) -> list[str]:
    table = rows.tables.c
    queries = [select(table.id).where(kind).limit(REMOVED) for kind in kinds]
    return [id_ for query in queries for id_ in connection.scalars(query)]


def remove_old(connection: Connection, found: list[str], kinds: list[ColumnElement[bool]]) -> list[str]:
    """Remove those that are still old, and return them.

    Each is taken by a change of its own: a table that another process is just changing is not old any more.
    """
    table = rows.tables.c
    still = select(table.id).where(table.id.in_(found), or_(*kinds)).with_for_update(skip_locked=True)
    mine = update(rows.tables).where(table.id.in_(still)).values(serial=table.serial + 1)
    gone = list(connection.scalars(mine.returning(table.id)))
    remove_tables(connection, gone)
    return gone


def remove_unchanged(connection: Connection, id_: str, serial: int) -> bool:
    """Remove a table; return False if it has changed since `serial`."""
    table = rows.tables.c
    same = select(table.id).where(table.id == id_, table.serial == serial).with_for_update()
    if connection.scalar(same) is None:
        return False
    remove_tables(connection, [id_])
    return True
