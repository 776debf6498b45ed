"""Where tables are opened from: a keyed hash of the opener's network, never the address itself.

The key is kept in the database. So all servers agree, and backups and logs name no address.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from tiletum.server.errors import ServerError
from tiletum.server.operate.limits import counted, note

from . import rows
from .store import Store

KEY: Final = "place-key"
KEY_BYTES: Final = 16
DIGITS: Final = 12
"""Enough to tell networks apart, and short enough to be read aloud."""


def place_of(key: str, address: str) -> str:
    """Return the place of an address; all addresses of an IPv6 network have the same."""
    return hmac.new(key.encode(), counted(address).encode(), hashlib.sha256).hexdigest()[:DIGITS]


# --- in the database ---


def keep_key(connection: Connection) -> None:
    """Create the key, unless the database has one."""
    facts = rows.facts
    if connection.scalar(select(facts.c.value).where(facts.c.name == KEY)) is None:
        connection.execute(insert(facts), {"name": KEY, "value": secrets.token_hex(KEY_BYTES)})


def read_key(connection: Connection) -> str:
    """Return the key that `keep_key` created."""
    return str(connection.execute(select(rows.facts.c.value).where(rows.facts.c.name == KEY)).scalar_one())


def read_blocked(connection: Connection) -> dict[str, tuple[str, float]]:
    """Return the name and the time of every block by place, the latest first."""
    found = rows.blocked.c
    query = select(found.place, found.name, found.since).order_by(found.since.desc(), found.place)
    return {row.place: (row.name, row.since) for row in connection.execute(query)}


def block(connection: Connection, place: str, name: str) -> bool:
    """Block a place; return whether it was not blocked before."""
    if place in read_blocked(connection):
        return False
    connection.execute(insert(rows.blocked), {"place": place, "name": name, "since": time.time()})
    return True


def unblock(connection: Connection, place: str) -> bool:
    """Lift a block; return whether there was one."""
    return connection.execute(delete(rows.blocked).where(rows.blocked.c.place == place)).rowcount > 0


# --- in a running server ---


class Places:
    """The key and the blocked places, as this process last read them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.blocked: frozenset[str] = frozenset()
        self._key: str | None = None

    async def refresh(self) -> None:
        """Read the blocked places again."""
        self.blocked = frozenset(await self.store.read(read_blocked))

    async def of(self, address: str) -> str:
        """Return the place of an address."""
        if self._key is None:
            self._key = await self.store.read(read_key)
        return place_of(self._key, address)

    async def check(self, address: str) -> str:
        """Return the place of an address; raise if it is blocked."""
        place = await self.of(address)
        if place in self.blocked:
            note("blocked", place)
            raise ServerError("server-blocked")
        return place
