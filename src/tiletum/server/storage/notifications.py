"""PostgreSQL notifies the processes of each other's changes: a table's id and its new serial."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from typing import Any, Final, Protocol

import psycopg
from sqlalchemy import make_url

from tiletum.errors import TiletumError

from .store import CHANNEL, PATIENCE, POSTGRES

TOGETHER: Final = 20
QUIET: Final = 20.0
"""Seconds without a word after which the connection is tried out."""
logger = logging.getLogger("tiletum.listening")


class Follower(Protocol):
    """Keeps tables in memory up to date with the database."""

    @property
    def tables(self) -> Collection[str]:
        """The ids of the tables in memory."""

    async def catch_up(self, id_: str) -> None:
        """Load a table again if another process has changed it."""

    def catch_up_soon(self, id_: str, serial: int) -> None:
        """Catch up in the background with the change of this serial."""


def plain_url(url: str) -> str:
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


async def listen(follower: Follower, url: str) -> None:
    """Pass on notifications until the connection is lost.

    First every table in memory catches up, because nobody listened before.
    """
    connection = await psycopg.AsyncConnection.connect(plain_url(url), autocommit=True, **POSTGRES)
    try:
        await ask(connection, f"LISTEN {CHANNEL}")
        await catch_up_everywhere(follower)
        while True:
            async for notice in connection.notifies(timeout=QUIET):
                id_, _, serial = notice.payload.partition(" ")
                follower.catch_up_soon(id_, int(serial))
            await ask(connection, "SELECT 1")
    finally:
        await connection.close()


async def ask(connection: psycopg.AsyncConnection[Any], question: str) -> None:
    """Raise TimeoutError if the database does not answer: a lost connection may report nothing."""
    async with asyncio.timeout(PATIENCE):
        await connection.execute(question.encode())


async def catch_up(follower: Follower, id_: str) -> None:
    """Catch up with one table. Raise only if the database is away: then all tables must catch up again."""
    try:
        await follower.catch_up(id_)
    except TiletumError as error:
        logger.warning("cannot catch up: %s", error, extra={"table": id_})
        if error.key == "server-no-database":
            raise


async def catch_up_everywhere(follower: Follower) -> None:
    """Catch up with every table in memory, a few at a time."""
    waiting = list(follower.tables)
    while waiting:
        some, waiting = waiting[:TOGETHER], waiting[TOGETHER:]
        await asyncio.gather(*(catch_up(follower, id_) for id_ in some))
