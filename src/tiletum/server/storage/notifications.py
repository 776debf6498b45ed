"""PostgreSQL tells the processes of each other's changes: a table's id and the number of the change."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import psycopg
from sqlalchemy import make_url

from tiletum.errors import TiletumError
from tiletum.server.tables.cache import Cache

from .store import CHANNEL, PATIENCE, POSTGRES

TOGETHER: Final = 20
QUIET: Final = 20.0
"""Seconds without a word after which the connection is tried out."""
logger = logging.getLogger("tiletum.listening")


def plain_url(url: str) -> str:
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


async def listen(cache: Cache, url: str) -> None:
    """Until the connection is lost. What happened while nobody listened is found by looking."""
    connection = await psycopg.AsyncConnection.connect(plain_url(url), autocommit=True, **POSTGRES)
    try:
        await ask(connection, f"LISTEN {CHANNEL}")
        await look_everywhere(cache)
        while True:
            async for notice in connection.notifies(timeout=QUIET):
                id_, _, serial = notice.payload.partition(" ")
                cache.catch_up_soon(id_, int(serial))
            await ask(connection, "SELECT 1")
    finally:
        await connection.close()


async def ask(connection: psycopg.AsyncConnection[Any], question: str) -> None:
    """A database that is gone without a word is noticed by its silence."""
    async with asyncio.timeout(PATIENCE):
        await connection.execute(question.encode())


async def catch_up(cache: Cache, id_: str) -> None:
    """A database that does not answer is an error, after which everything is looked at again."""
    try:
        await cache.catch_up(id_)
    except TiletumError as error:
        logger.warning("cannot catch up: %s", error, extra={"table": id_})
        if error.key == "server-no-database":
            raise


async def look_everywhere(cache: Cache) -> None:
    """Every table that is in memory, a few at a time."""
    waiting = list(cache.tables)
    while waiting:
        some, waiting = waiting[:TOGETHER], waiting[TOGETHER:]
        await asyncio.gather(*(catch_up(cache, id_) for id_ in some))
