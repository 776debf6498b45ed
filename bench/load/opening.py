"""Measure the size of first states, and the time to open a finished game from the database."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import msgspec

from tiletum import Table as Game
from tiletum.table.save import to_data

from .process import running, serve_command
from .sockets import House, addresses
from .tables import play_on

LIMIT = 30.0
"""Seconds for each step."""


def first_states(db: str, settings: Path) -> dict[str, Any]:
    """Open a new table and a finished one, restart the server, and load both as a browser does."""
    with running(serve_command(db, settings, 1)) as server:
        tables = asyncio.run(asyncio.wait_for(open_both(server.port), LIMIT))
    with running(serve_command(db, settings, 1)) as server:
        return asyncio.run(asyncio.wait_for(load_both(server.port, tables), LIMIT))


def finished_game() -> msgspec.Raw:
    table = Game.open(4, seed=1)
    play_on(table, random.Random(1), None)
    return msgspec.Raw(msgspec.json.encode(to_data(table)))


async def open_both(port: int) -> list[tuple[str, str]]:
    house, seats = House(next(addresses()), port), [{"name": f"P{i}"} for i in range(4)]
    found = []
    for save in (None, finished_game()):
        opened = (await house.post("/api/tables", "", {"seats": seats, "save": save})).data()
        found.append((opened["id"], opened["seats"][0]["token"]))
    house.leave()
    return found


async def load_both(port: int, tables: list[tuple[str, str]]) -> dict[str, Any]:
    house = House(next(addresses()), port)
    await house.ask("GET", "/api/about")  # the first request pays for lazy imports
    (new, _), (finished, seconds) = [await first_state(house, *table) for table in tables]
    house.leave()
    return {
        "first state, kB compressed": round(new / 1000, 1),
        "finished game, kB compressed": round(finished / 1000, 1),
        "finished game, ms to open": round(1000 * seconds, 1),
    }


async def first_state(house: House, id_: str, token: str) -> tuple[int, float]:
    """Return the number of bytes and the seconds."""
    start = time.perf_counter()
    answer = await house.ask("GET", f"/api/tables/{id_}?since=0&guide=true", token)
    assert answer.status == 200, answer
    return len(answer.body), time.perf_counter() - start
