"""What runs in the background: noticed when it dies, fair, and ended in time."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from databases import Postgres
from online import Serving, running_table
from tiletum.server import server as module
from tiletum.server.errors import ServerError
from tiletum.server.migrating import migrate
from tiletum.server.server import WRITER_DIED, keep_going
from tiletum.server.settings import Settings
from tiletum.server.store import Store
from tiletum.server.tables import Tables
from tiletum.server.thinking import HINTS_WAITING, HintJob, Thinker, Thinking, ask, ask_hint


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    settings = Settings(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    migrate(settings.db)
    store = Store(settings)
    yield Tables(store, settings)
    store.close()


def test_a_task_that_fails_is_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BACK_OFF", (0.01, 0.01))
    begun: list[float] = []

    async def fails() -> None:
        begun.append(time.monotonic())
        if len(begun) > 2:
            await asyncio.sleep(60)
        raise ValueError("on purpose")

    async def watch() -> None:
        task = asyncio.create_task(keep_going("failing", fails))
        while len(begun) < 3:
            await asyncio.sleep(0.01)
        assert not task.done()
        task.cancel()

    asyncio.run(asyncio.wait_for(watch(), 10))


@pytest.mark.slow
@pytest.mark.parametrize("how", ["ends", "hangs"])
def test_without_the_writer_the_process_ends(tmp_path: Path, how: str) -> None:
    """A supervisor starts it again; requests that nobody will ever answer are worse."""
    done = subprocess.run(
        [sys.executable, "-c", DOOMED, f"sqlite:///{tmp_path / 'tables.sqlite'}", how],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == WRITER_DIED, done.stderr
    assert "the writer has died" in done.stderr


DOOMED = """
import asyncio, sys, time
from tiletum.server import store
from tiletum.server.migrating import migrate
from tiletum.server.server import Server
from tiletum.server.settings import Settings

store.HOPELESS = 1.0

async def main():
    settings = Settings(sys.argv[1], thinkers=0)
    migrate(settings.db)
    server = Server(settings)
    await server.start()
    if sys.argv[2] == "ends":
        server.store._jobs.put(None)
    else:
        asyncio.ensure_future(server.store.write("", lambda c: time.sleep(600)))
    await asyncio.sleep(40)

asyncio.run(main())
"""


# --- the queue of bots ---


def test_tables_wait_for_bots_in_the_order_they_came(tables: Tables) -> None:
    async def run() -> None:
        thinking = Thinking(tables, 1, 3)
        for number, id_ in enumerate(("a", "b", "a", "c", "d")):
            thinking.want(id_, number)
        assert list(thinking.waiting.items()) == [("a", 2), ("b", 1), ("c", 3)]  # no room for d
        thinking.busy["a"] = thinking.thinkers[0]
        assert [await thinking._next(), await thinking._next()] == [("b", 1), ("c", 3)]
        del thinking.busy["a"]
        assert await thinking._next() == ("a", 2)

    asyncio.run(asyncio.wait_for(run(), 10))


def test_bots_and_hints_take_turns(tables: Tables) -> None:
    async def run() -> None:
        thinking = Thinking(tables, 1, 100)
        for number in range(3):
            thinking.want(f"table {number}", number)
            thinking.hints.append(HintJob({}, asyncio.get_running_loop().create_future()))
        kinds = [type(await thinking._next()) for _ in range(6)]
        assert kinds == [tuple, HintJob] * 3

    asyncio.run(asyncio.wait_for(run(), 10))


def test_only_so_many_hints_wait(tables: Tables) -> None:
    async def run() -> None:
        thinking = Thinking(tables, 0, 100)
        waiting = [asyncio.create_task(thinking.hint({})) for _ in range(HINTS_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(ServerError, match="server-busy"):
            await thinking.hint({})
        for task in waiting:
            task.cancel()

    asyncio.run(asyncio.wait_for(run(), 10))


def test_a_bot_that_dies_is_replaced(tables: Tables) -> None:
    """Its process is killed in the middle of a thought; the next question meets another one."""

    async def run() -> None:
        slow = ask_hint(running_table("person", "person"), 3, None)
        quick = ask(running_table("random", "random"))
        assert quick is not None
        thinker = Thinker()
        thought = asyncio.create_task(thinker.think(slow, list[Any]))
        while thinker._process is None:
            await asyncio.sleep(0.01)
        os.kill(thinker._process.pid, signal.SIGKILL)
        assert await thought is None
        assert await thinker.think(quick, list[str])
        await thinker.stop()

    asyncio.run(asyncio.wait_for(run(), 60))


# --- ending ---


@pytest.mark.slow
def test_a_database_that_hangs_does_not_keep_a_server_from_ending(tmp_path: Path) -> None:
    pg = Postgres()
    serving = Serving(pg.new(), tmp_path)
    table = serving.open("person", "person")
    game = table.game()
    stopped = pg.freeze()
    try:
        answer = table.post(game["to_move"], game["version"], game["moves"][0]["text"])
        assert (answer.status_code, answer.json()["key"]) == (503, "server-no-database")
        begun = time.monotonic()
        serving.stop(25)
        assert time.monotonic() - begun < 20
    finally:
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)
        serving.end()
        pg.stop()
