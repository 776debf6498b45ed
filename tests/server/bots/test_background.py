"""Background tasks, the database's failures, loaded tables, and the queue of bots."""

from __future__ import annotations

import asyncio
import copy
import json
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import psycopg
import pytest
import uvloop
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DataError, DBAPIError, InterfaceError, OperationalError

from support.acting import by, post
from support.databases import Postgres
from support.online import Serving, loaded_table
from support.server_fixtures import NewDatabase
from support.wired import wired_tables, wired_thinking
from tiletum.bots import registry
from tiletum.box import load
from tiletum.errors import TiletumError
from tiletum.hall import audience, box_cache, guide, loaded, requests, seats, tokens
from tiletum.hall.acts import changes, starting
from tiletum.hall.asking import ask_for_hints, ask_for_moves, bot_seed
from tiletum.hall.audience import welcome
from tiletum.hall.loaded import LoadedTable
from tiletum.hall.messages import state
from tiletum.hall.questions import HintQuestion
from tiletum.hall.visit import Done, Visit, Visitor
from tiletum.hall.wire import (
    Answer,
    Hand,
    Join,
    Mine,
    OpenSeat,
    OpenTable,
    PostMoves,
    Propose,
    Reissue,
    Resign,
    Say,
)
from tiletum.server import server as module
from tiletum.server.bots import scheduler
from tiletum.server.bots.scheduler import HINTS_WAITING, HintJob, Thinking
from tiletum.server.bots.thinker import Thinker
from tiletum.server.operate.metrics import MoveCount
from tiletum.server.operate.settings import Settings
from tiletum.server.operate.webhooks import Hooks
from tiletum.server.server import THREADS_DIED, Server, keep_going
from tiletum.server.storage import lists, notifications
from tiletum.server.storage import store as store_module
from tiletum.server.storage.migrate import migrate
from tiletum.server.storage.store import Store, count_tables
from tiletum.server.tables import cache as tables_module
from tiletum.server.tables.refused import Refused
from tiletum.server.tables.tables import Tables
from tiletum.server.tables.upkeep import Upkeep
from tiletum.table.dealer import SeededDealer

NO_QUESTION = HintQuestion(header="", made=[], seat=0, version=0, hints=1)


def upkeep(tables: Tables) -> Upkeep:
    return Upkeep(tables.store, tables.cache, tables.settings)


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    settings = Settings(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    migrate(settings.db)
    store = Store(settings)
    yield wired_tables(store, settings)
    store.close()


@pytest.fixture
def any_tables(new_database: NewDatabase) -> Iterator[Tables]:
    """Yield tables on each of the databases."""
    settings = Settings(new_database())
    migrate(settings.db)
    store = Store(settings)
    yield wired_tables(store, settings)
    store.close()


def test_the_server_tells_its_observers_in_one_way(tmp_path: Path) -> None:
    """Nothing observes by itself: what the server adds is all there is."""
    server = Server(Settings(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    assert [type(observer) for observer in server.store.observers] == [Tables, Thinking, Hooks, MoveCount]
    assert server.tables.observers == server.store.observers
    server.store.close()


def test_a_task_that_fails_is_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BACK_OFF", (0.01, 0.01))
    starts: list[float] = []

    async def fails() -> None:
        starts.append(time.monotonic())
        if len(starts) > 2:
            await asyncio.sleep(60)
        raise ValueError("on purpose")

    async def watch() -> None:
        task = asyncio.create_task(keep_going("failing", fails))
        while len(starts) < 3:
            await asyncio.sleep(0.01)
        assert not task.done()
        task.cancel()

    asyncio.run(asyncio.wait_for(watch(), 10))


def test_a_task_that_ran_well_for_a_while_is_restarted_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rare failure is no reason to slow down restarts for good."""
    monkeypatch.setattr(module, "BACK_OFF", (0.01, 60.0))
    monkeypatch.setattr(module, "LASTED", 0.05)
    starts: list[float] = []

    async def fails() -> None:
        starts.append(time.monotonic())
        await asyncio.sleep(0.1)
        raise ValueError("on purpose")

    async def watch() -> None:
        task = asyncio.create_task(keep_going("failing", fails))
        while len(starts) < 4:
            await asyncio.sleep(0.01)
        task.cancel()

    asyncio.run(asyncio.wait_for(watch(), 10))


def test_a_cancelled_task_is_restarted(tables: Tables) -> None:
    async def run() -> None:
        server = Server(Settings(tables.settings.db, thinkers=0))
        await server.start()
        ended = server.tasks["clocks"]
        ended.cancel()
        while server.tasks["clocks"] is ended:
            await asyncio.sleep(0.05)
        assert all(server.tasks_alive().values())
        await server.stop()
        assert all(task.done() for task in server.tasks.values())

    asyncio.run(asyncio.wait_for(run(), 15))


@pytest.mark.slow
@pytest.mark.parametrize("how", ["the writer ends", "the writer hangs", "all readers hang"])
def test_the_process_ends_when_the_database_threads_die(tmp_path: Path, how: str) -> None:
    """A supervisor restarts it. Requests that are never answered would be worse."""
    result = subprocess.run(
        [sys.executable, "-c", DOOMED, f"sqlite:///{tmp_path / 'tables.sqlite'}", how],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert result.returncode == THREADS_DIED, result.stderr
    assert "the threads of the database have died, or hang" in result.stderr


DOOMED = """
import asyncio, sys, time
from tiletum.server.storage import store
from tiletum.server.storage.migrate import migrate
from tiletum.server.server import Server
from tiletum.server.operate.metrics import MoveCount
from tiletum.server.operate.settings import Settings
from tiletum.server.operate.webhooks import Hooks

store.HOPELESS = 1.0

async def main():
    settings = Settings(sys.argv[1], thinkers=0)
    migrate(settings.db)
    server = Server(settings)
    await server.start()
    if sys.argv[2] == "the writer ends":
        server.store._jobs.put(None)
    elif sys.argv[2] == "the writer hangs":
        asyncio.ensure_future(server.store.write("", lambda c: time.sleep(600)))
    else:
        for _ in range(store.READERS):
            asyncio.ensure_future(server.store.read(lambda c: time.sleep(600)))
    await asyncio.sleep(40)

asyncio.run(main())
"""


# --- posts when the database does not answer in time ---


class Recorder:
    """A watcher that records its messages."""

    hash: str | None = None
    guided = False
    address = ""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []

    def tell(self, message: str) -> None:
        self.messages.append(json.loads(message))

    def leave(self) -> None:
        raise AssertionError("the table is there")


async def watched_table(tables: Tables) -> tuple[str, Recorder]:
    """Open a table of two people with a watcher. Return its id and the watcher."""
    new = await tables.open(OpenTable([OpenSeat("person", "Ann"), OpenSeat("person", "Bob")]))
    watcher = Recorder()
    await tables.look(new.row.id, lambda table: welcome(table, watcher))
    return new.row.id, watcher


def test_an_owner_who_watches_at_another_process_keeps_the_link(tables: Tables) -> None:
    """The process that handles the request has no connection of the owner."""

    async def run() -> None:
        elsewhere = wired_tables(tables.store, tables.settings)
        new = await tables.open(OpenTable([OpenSeat("person", "Ann"), OpenSeat("person", "Bob")]))
        id_ = new.row.id
        absent = await tables.look(id_, lambda table: table.game.game.to_move)
        watcher = Recorder()
        watcher.hash = tokens.hash_token(new.tokens[tokens.seat_role(absent)])
        await elsewhere.look(id_, lambda table: welcome(table, watcher))
        proposal = Propose("link", seat=absent)
        await tables.change(id_, by(1 - absent, requests.propose, proposal))
        await elsewhere.cache.catch_up(id_)
        while not watcher.messages or watcher.messages[-1]["table"]["proposal"] is not None:
            await asyncio.sleep(0.01)
        notices = await elsewhere.look(
            id_, lambda table: [line.said.key for line in table.lines() if line.said]
        )
        assert notices == ["server-notice-link-asked", "server-notice-link-ended"]

    asyncio.run(asyncio.wait_for(run(), 20))


async def first_move(tables: Tables, id_: str) -> int:
    """Play the first legal move of the active player."""
    move = await tables.look(id_, lambda table: table.game.moves()[0].text)
    seat = await tables.look(id_, lambda table: table.game.game.to_move)
    version = await tables.look(id_, lambda table: table.row.version)
    return await post(tables, id_, seat, PostMoves(version, [move], "once"))


@contextmanager
def locked_for_writing(db: str) -> Iterator[sqlite3.Connection]:
    """Lock SQLite's file, as another program might."""
    other = sqlite3.connect(db.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield other
    finally:
        other.close()


async def stored_versions(tables: Tables, ids: list[str]) -> list[int]:
    query = "SELECT version FROM tables WHERE id = :id"
    return await tables.store.read(lambda c: [int(c.scalar(text(query), {"id": id_})) for id_ in ids])


def test_a_refused_move_is_not_stored_later(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """A write that has not begun is refused for good. The fate of a write in progress is unknown, and
    watchers get it later."""
    monkeypatch.setattr(store_module, "PATIENCE", 0.5)

    async def run() -> None:
        opened = [await watched_table(tables) for _ in range(3)]
        ids = [id_ for id_, _ in opened]
        before = await stored_versions(tables, ids)
        with locked_for_writing(tables.settings.db) as other:
            first = asyncio.create_task(first_move(tables, ids[0]))
            await asyncio.sleep(0.1)
            others = [asyncio.create_task(first_move(tables, id_)) for id_ in ids[1:]]
            refused = await asyncio.gather(first, *others, return_exceptions=True)
            other.rollback()
            keys = [error.key for error in refused if isinstance(error, TiletumError)]
            assert keys == ["server-unsure", "server-no-database", "server-no-database"]
            while not opened[0][1].messages:
                await asyncio.sleep(0.02)
        after = await stored_versions(tables, ids)
        assert after[0] > before[0]
        assert after[1:] == before[1:]
        assert opened[0][1].messages[-1]["game"]["version"] == after[0]
        assert await repeat_first_move(tables, ids[0], before[0]) == after[0]
        monkeypatch.setattr(store_module, "PATIENCE", 10.0)
        for id_ in ids[1:]:
            await first_move(tables, id_)

    asyncio.run(asyncio.wait_for(run(), 20))


async def repeat_first_move(tables: Tables, id_: str, version: int) -> int:
    """Send the first move again with the same key."""
    written = text("SELECT key, lines FROM entries WHERE table_id = :id AND key LIKE :key")
    (entry,) = await tables.store.read(lambda c: list(c.execute(written, {"id": id_, "key": "%:once"})))
    seat = int(entry.key.partition(":")[0])
    return await post(tables, id_, seat, PostMoves(version, entry.lines.split("\n")[:1], "once"))


def test_many_posts_waiting_for_a_lock_do_not_stop_the_server(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They fail together. One by one they would take so long that the writer would seem to hang."""
    monkeypatch.setattr(store_module, "HOPELESS", 1.5)
    event.listen(tables.store.engine, "checkout", lambda c, *_: c.execute("PRAGMA busy_timeout = 300"))

    async def run() -> None:
        ids = [(await watched_table(tables))[0] for _ in range(16)]
        before = await stored_versions(tables, ids)
        with locked_for_writing(tables.settings.db):
            posts = asyncio.gather(*(first_move(tables, id_) for id_ in ids), return_exceptions=True)
            while not posts.done():
                assert not tables.store.hopeless
                await asyncio.sleep(0.02)
            refused = await posts
        assert {getattr(error, "key", error) for error in refused} == {"server-no-database"}
        assert await stored_versions(tables, ids) == before
        assert await first_move(tables, ids[0]) > before[0]

    asyncio.run(asyncio.wait_for(run(), 30))


@pytest.mark.parametrize(
    ("error", "failing"), [(OperationalError, True), (InterfaceError, True), (DataError, False)]
)
def test_after_a_failed_write_nothing_is_stored_until_a_trial_succeeds(
    any_tables: Tables, error: type[DBAPIError], failing: bool
) -> None:
    """Errors in the data itself do not count as failures of the database."""
    store = any_tables.store

    def fail(_: Connection) -> None:
        raise error("UPDATE", {}, Exception("on purpose"))

    async def run() -> None:
        with pytest.raises(TiletumError):
            await store.write("", fail)
        assert store.failing == failing
        await store.write("", lambda c: c.execute(text("UPDATE tables SET lease = 0")).rowcount)
        assert store.failing == failing
        await store.try_out()
        assert not store.failing
        assert await store.read(lambda c: c.scalar(text("SELECT COUNT(*) FROM boxes"))) == 1

    asyncio.run(asyncio.wait_for(run(), 20))


SLOW_COMMIT = """
CREATE FUNCTION linger() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_sleep(5); RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER lingering AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION linger();
"""
END_COMMITS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE query = 'COMMIT' AND state = 'active' AND datname = current_database()
"""


@pytest.mark.slow
def test_a_connection_lost_during_a_commit_leaves_the_result_unknown(pg: Postgres) -> None:
    settings = Settings(pg.new())
    migrate(settings.db)
    store = Store(settings)
    tables = wired_tables(store, settings)

    async def run() -> None:
        id_, _ = await watched_table(tables)
        before = await stored_versions(tables, [id_])
        with psycopg.connect(settings.db, autocommit=True) as other:
            other.execute(SLOW_COMMIT)
            post = asyncio.create_task(first_move(tables, id_))
            while not other.execute(END_COMMITS).fetchall():
                await asyncio.sleep(0.02)
            with pytest.raises(TiletumError, match="server-unsure"):
                await post
            other.execute("DROP TRIGGER lingering ON entries")
        assert await stored_versions(tables, [id_]) == before
        assert await first_move(tables, id_) > before[0]

    asyncio.run(asyncio.wait_for(run(), 30))
    store.close()


# --- loaded tables ---


def test_lists_do_not_fill_the_memory_between_housekeeping_runs(tables: Tables) -> None:
    tables.cache.settings = msgspec.structs.replace(tables.settings, cached=10)
    number = 150

    async def run() -> None:
        for _ in range(number):
            await tables.open(OpenTable([OpenSeat(), OpenSeat()], public=True))
        listed, after = 0, None
        while page := (await tables.listed("open", after)):
            listed += len(page.tables)
            assert len(tables.cache.tables) <= 10 + lists.LISTED + 1
            if (after := page.next) is None:
                break
        assert listed == number

    asyncio.run(asyncio.wait_for(run(), 20))


def damage(tables: Tables, statement: str) -> None:
    with tables.store.engine.begin() as connection:
        connection.execute(text(statement))


AWAY = "ALTER TABLE entries RENAME TO entries_away"
BACK = "ALTER TABLE entries_away RENAME TO entries"


def test_a_watcher_gets_its_stream_after_a_failed_read(any_tables: Tables) -> None:
    """The first read fails and drops the table. The second succeeds, and its watcher must get messages."""
    tables = any_tables

    async def run() -> None:
        id_, _ = await watched_table(tables)
        tables.cache.tables.clear()
        watcher = Recorder()

        async def fail_to_read() -> None:
            with pytest.raises(TiletumError, match="server-no-database"):
                await tables.look(id_, lambda table: None)
            damage(tables, BACK)

        async with tables.cache.find(id_).lock:
            first = asyncio.create_task(fail_to_read())
            second = asyncio.create_task(tables.look(id_, lambda table: welcome(table, watcher)))
            await asyncio.sleep(0.05)
            damage(tables, AWAY)
        await asyncio.gather(first, second)
        version = await first_move(tables, id_)
        assert [message["game"]["version"] for message in watcher.messages] == [version]

    asyncio.run(asyncio.wait_for(run(), 20))


def test_a_client_never_sees_a_version_earlier_than_its_own(any_tables: Tables) -> None:
    """It may ask another process that has not heard of the move yet."""
    here, store = any_tables, Store(any_tables.settings)
    elsewhere = wired_tables(store, any_tables.settings)

    def version_of(table: LoadedTable) -> int:
        return table.row.version

    async def run() -> None:
        id_, _ = await watched_table(here)
        before = await here.look(id_, version_of)
        version = await first_move(elsewhere, id_)
        assert await here.look(id_, version_of) == before < version
        assert await here.look(id_, version_of, version) == version
        assert await here.look(id_, version_of, version + 1) == version  # no such version yet

    asyncio.run(asyncio.wait_for(run(), 20))
    store.close()


@pytest.mark.slow
def test_a_void_token_is_void_at_every_process_at_once(pg: Postgres) -> None:
    """This holds even before the other process hears of the change."""
    settings = Settings(pg.new())
    migrate(settings.db)
    stores = Store(settings), Store(settings)
    here, elsewhere = (wired_tables(store, settings) for store in stores)

    async def run() -> None:
        new = await here.open(OpenTable([OpenSeat("person", "Ann"), OpenSeat("person", "Bob")]))
        id_, lost = new.row.id, new.tokens["seat 0"]
        assert await here.look(id_, lambda table: table.role(lost), fresh=True) == "seat 0"
        replacement = await elsewhere.change(id_, by(0, requests.new_link, Reissue(0)))
        assert await here.look(id_, lambda table: table.role(lost)) == "seat 0"
        assert await here.look(id_, lambda table: table.role(lost), fresh=True) is None
        assert await here.look(id_, lambda table: table.role(replacement.token), fresh=True) == "seat 0"

    asyncio.run(asyncio.wait_for(run(), 20))
    for store in stores:
        store.close()


def test_a_void_token_gets_no_answer_from_any_act_at_another_process(pg: Postgres) -> None:
    """Not even from acts that change nothing, or are refused with the state of the table."""
    settings = Settings(pg.new())
    migrate(settings.db)
    stores = Store(settings), Store(settings)
    here, elsewhere = (Tables(store, settings) for store in stores)

    async def run() -> None:
        new = await here.open(
            OpenTable([OpenSeat("person", "Ann"), OpenSeat("person", "Bob")], first=0, public=True)
        )
        id_, token = new.row.id, new.tokens["seat 0"]
        version = await here.look(id_, lambda loaded: loaded.game.version)
        move = await here.look(id_, lambda loaded: loaded.game.moves()[0].text)
        acts: dict[str, tuple[Callable[[Visit, Any], Done[Any]], Any]] = {
            "the same post": (requests.post_moves, PostMoves(version, [move], "once")),
            "the same line": (requests.say, Say("Hello", "once")),
            "a link to watch": (requests.new_link, Reissue(None)),
            "join": (requests.join, Join()),
            "a stale post": (requests.post_moves, PostMoves(version, ["end"])),
            "an unknown move": (requests.post_moves, PostMoves(version + 1, ["nonsense"])),
            "an answer to nothing": (requests.answer, Answer(True)),
        }

        async def act_as(token: str, name: str) -> object:
            act, request = acts[name]
            return await here.change(id_, lambda loaded: act(Visit(loaded, Visitor(token)), request))

        for name in list(acts)[:3]:
            await act_as(token, name)
        for name in acts:
            await here.look(id_, lambda loaded: loaded, fresh=True)
            void, token = token, (await elsewhere.change(id_, by(0, requests.new_link, Reissue(0)))).token
            assert here.cache.tables[id_].role(void) == "seat 0"
            try:
                answer = await act_as(void, name)
            except (TiletumError, Refused) as error:
                answer = str(error)
            assert answer == "server-no-token", name
        with pytest.raises(Refused, match="server-stale"):
            await act_as(token, "a stale post")

    asyncio.run(asyncio.wait_for(run(), 20))
    for store in stores:
        store.close()


def test_an_act_reads_nothing_from_the_database_if_the_table_is_in_memory(any_tables: Tables) -> None:
    async def run() -> None:
        id_, _ = await watched_table(any_tables)
        await first_move(any_tables, id_)
        read: list[object] = []
        any_tables.store.read = read.append  # type: ignore[assignment, method-assign]
        seat, version, move = await any_tables.look(
            id_, lambda loaded: (loaded.game.game.to_move, loaded.game.version, loaded.game.moves()[0].text)
        )
        await post(any_tables, id_, seat, PostMoves(version, [move]))
        await any_tables.change(id_, by(seat, requests.say, Say("Hello")))
        assert not read

    asyncio.run(asyncio.wait_for(run(), 20))


def test_nothing_stays_in_memory_of_an_act_that_fails_unexpectedly(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither half of a move, nor a change that watchers could not be told."""

    def break_off(loaded: LoadedTable) -> Done[None]:
        loaded.game.game.boards[0][0] += 1
        raise IndexError("on purpose")

    def tell(*_: object) -> None:
        raise ValueError("on purpose")

    async def run() -> None:
        id_, watcher = await watched_table(tables)
        before = await tables.look(id_, lambda loaded: loaded.game.game.key())
        with pytest.raises(IndexError):
            await tables.change(id_, break_off)
        assert await tables.look(id_, lambda loaded: loaded.game.game.key()) == before
        with monkeypatch.context() as patch:
            patch.setattr(audience, "tell_change", tell)
            with pytest.raises(ValueError, match="on purpose"):
                await first_move(tables, id_)
        assert not tables.cache.tables[id_].is_loaded
        seat, version, move = await tables.look(
            id_, lambda loaded: (loaded.game.game.to_move, loaded.game.version, loaded.game.moves()[0].text)
        )
        now = await post(tables, id_, seat, PostMoves(version, [move]))
        assert watcher.messages[-1]["game"]["version"] == now

    asyncio.run(asyncio.wait_for(run(), 20))


def test_news_is_kept_while_the_database_is_away(any_tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_module, "LOOK_AGAIN", 0.1)
    here, store = any_tables, Store(any_tables.settings)
    elsewhere = wired_tables(store, any_tables.settings)

    async def run() -> None:
        id_, watcher = await watched_table(here)
        version = await first_move(elsewhere, id_)
        damage(here, AWAY)
        here.cache.catch_up_soon(id_, 1)
        await asyncio.sleep(0.5)
        assert not watcher.messages
        damage(here, BACK)
        while not watcher.messages:
            await asyncio.sleep(0.02)
        assert watcher.messages[0]["game"]["version"] == version

    asyncio.run(asyncio.wait_for(run(), 20))
    store.close()


def test_a_table_with_activity_survives_the_removal_of_old_ones(any_tables: Tables) -> None:
    tables = any_tables

    async def run() -> None:
        old, active = [(await watched_table(tables))[0] for _ in range(2)]
        for id_ in (old, active):
            tables.cache.tables.pop(id_)
        damage(tables, "UPDATE tables SET touched = 1.0")
        with tables.store.engine.connect() as other:
            other.execute(
                text("UPDATE tables SET touched = :now WHERE id = :id"), {"now": time.time(), "id": active}
            )
            removing = asyncio.create_task(upkeep(tables).expire())
            await asyncio.sleep(0.5)
            other.commit()
        assert await removing == 1
        assert await tables.look(active, lambda table: table.game.version) > 0
        with pytest.raises(TiletumError, match="server-no-table"):
            await tables.look(old, lambda table: None)

    asyncio.run(asyncio.wait_for(run(), 20))


def test_no_statement_scans_all_tables(tables: Tables) -> None:
    """This is checked in the query plans, with many finished games."""
    statements: list[tuple[str, Any]] = []
    event.listen(
        tables.store.engine,
        "before_cursor_execute",
        lambda _, __, statement, parameters, *___: statements.append((statement, parameters)),
    )

    async def run() -> None:
        new = await tables.open(OpenTable([OpenSeat("person", "Ann"), OpenSeat()], public=True))
        for status in ("open", "playing", "over"):
            await tables.listed(status, None)
            await tables.listed(status, "1.5_AAAAAAAAAAAA")
        await tables.mine(Mine(list(new.tokens.values())))
        await tables.store.read(count_tables)
        await upkeep(tables).late()
        await upkeep(tables).claim()
        damage(tables, "UPDATE tables SET touched = 1.0")
        assert await upkeep(tables).expire() == 1

    asyncio.run(asyncio.wait_for(run(), 20))
    assert len(statements) > 20
    with sqlite3.connect(tables.settings.db.removeprefix("sqlite:///")) as connection:
        for statement, parameters in statements:
            if not statement.startswith(("PRAGMA", "BEGIN", "UPDATE tables SET touched = 1.0")):
                plan = connection.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)
                assert "SCAN tables" not in [step[3] for step in plan], statement


def test_tables_are_counted_by_status(any_tables: Tables) -> None:
    """A status without tables counts as 0."""

    async def run() -> list[dict[str, int]]:
        counts = [await any_tables.store.read(count_tables)]
        id_, _ = await watched_table(any_tables)
        counts.append(await any_tables.store.read(count_tables))
        await any_tables.change(id_, by(0, requests.resign, Resign("random")))
        return [*counts, await any_tables.store.read(count_tables)]

    none = {"open": 0, "playing": 0, "over": 0}
    assert asyncio.run(run()) == [none, {**none, "playing": 1}, {**none, "over": 1}]


def test_only_a_few_tables_with_owners_boxes_stay_in_memory(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Strangers may bring many boxes. No cache may keep the boxes of other tables alive."""
    monkeypatch.setattr(box_cache, "MOST", 2)
    monkeypatch.setattr(box_cache, "_boxes", {})
    seats = [OpenSeat("person", "Ann"), OpenSeat("person", "Bob")]

    async def run() -> None:
        plain = [(await watched_table(tables))[0] for _ in range(3)]
        for id_ in plain:
            tables.cache.tables[id_].watchers.clear()
        own = [
            (await tables.open(OpenTable(seats, box=json.dumps({**load().data, "name": f"box {n}"})))).row.id
            for n in range(5)
        ]
        for id_ in own:
            await tables.look(id_, lambda table: state(table, None, 0, guided=True))
        assert guide.encode_event.cache_info().currsize > 0
        tables.cache.shrink()
        assert set(tables.cache.tables) == {*plain, *own[-2:]}
        assert guide.encode_event.cache_info().currsize == 0
        assert await tables.look(own[0], lambda table: table.rules.box.data["name"]) == "box 0"

    asyncio.run(asyncio.wait_for(run(), 60))


def test_values_read_together_are_consistent(any_tables: Tables) -> None:
    tables = any_tables
    moved = threading.Event()

    def look_twice(connection: Connection) -> list[int | None]:
        first = connection.scalar(text("SELECT version FROM tables"))
        assert moved.wait(10)
        return [first, connection.scalar(text("SELECT version FROM tables"))]

    async def run() -> None:
        id_, _ = await watched_table(tables)
        before = await stored_versions(tables, [id_])
        looking = asyncio.create_task(tables.store.read(look_twice))
        await asyncio.sleep(0.3)
        await first_move(tables, id_)
        moved.set()
        assert await looking == 2 * before
        assert await stored_versions(tables, [id_]) > before

    asyncio.run(asyncio.wait_for(run(), 20))


def test_two_processes_agree_on_one_rematch(any_tables: Tables) -> None:
    """The second process has not heard of the first one's rematch or chat."""
    here, store = any_tables, Store(any_tables.settings)
    elsewhere = wired_tables(store, any_tables.settings)

    async def run() -> None:
        id_, _ = await watched_table(here)
        await here.change(id_, by(0, requests.resign, Resign("random")))
        await elsewhere.look(id_, lambda table: None)
        await here.change(id_, by(0, requests.say, Say("again?")))
        first = await elsewhere.rematch(id_, lambda: None)
        assert await here.rematch(id_, lambda: None) == first

    asyncio.run(asyncio.wait_for(run(), 20))
    store.close()


def test_a_table_with_newer_rules_is_left_to_newer_processes(
    any_tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An older worker refuses the table and its rematch. Chat does not raise the revision."""
    tables = any_tables

    async def rules(id_: str) -> int | None:
        query = text("SELECT rules FROM tables WHERE id = :id")
        return await tables.store.read(lambda c: c.scalar(query, {"id": id_}))

    async def run() -> None:
        id_, watcher = await watched_table(tables)
        before = await rules(id_)
        assert before is not None
        monkeypatch.setattr(changes, "RULES_REVISION", before + 1)
        monkeypatch.setattr(starting, "RULES_REVISION", before + 1)
        await tables.change(id_, by(0, requests.say, Say("new rules?")))
        assert await rules(id_) == before
        await first_move(tables, id_)
        assert await rules(id_) == before + 1
        assert "table" not in watcher.messages[-1]  # not visible to anybody
        with pytest.raises(TiletumError, match="server-newer"):
            await wired_tables(tables.store, tables.settings).look(id_, lambda table: None)
        monkeypatch.setattr(loaded, "RULES_REVISION", before + 1)
        await tables.change(id_, by(0, requests.resign, Resign("random")))
        damage(tables, "UPDATE tables SET rules = 1")
        tables.cache.tables.clear()
        assert await rules(await tables.rematch(id_, lambda: None)) == before + 1

    asyncio.run(asyncio.wait_for(run(), 20))


class Relay:
    """A proxy between a process and its database that can drop everything silently."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.silent = False

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self.port)
        await asyncio.gather(self._pump(reader, back), self._pump(there, writer))

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while content := await reader.read(4096):
            if not self.silent:
                writer.write(content)
        writer.close()


@pytest.mark.slow
def test_a_database_that_falls_silent_is_noticed(pg: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection stays open but delivers nothing."""
    monkeypatch.setattr(notifications, "QUIET", 0.5)
    monkeypatch.setattr(notifications, "PATIENCE", 1.0)
    settings = Settings(pg.new())
    migrate(settings.db)
    tables, relay = wired_tables(Store(settings), settings), Relay(pg.port)

    async def run() -> None:
        proxy = await asyncio.start_server(relay.pass_on, "127.0.0.1", 0)
        port = proxy.sockets[0].getsockname()[1]
        address = settings.db.replace(f":{pg.port}/", f":{port}/")
        listening = asyncio.create_task(notifications.listen(tables.cache, address))
        await asyncio.sleep(3)
        assert not listening.done()
        relay.silent = True
        await asyncio.wait({listening}, timeout=30)
        assert isinstance(listening.exception(), TimeoutError)
        proxy.close()

    asyncio.run(run())
    tables.store.close()


# --- the queue of bots ---


def test_tables_wait_for_bots_in_the_order_they_came(tables: Tables) -> None:
    async def run() -> None:
        thinking = wired_thinking(tables, 1, 3)
        for number, id_ in enumerate(("a", "b", "a", "c", "d")):
            thinking.want(id_, number)
        assert list(thinking.waiting.items()) == [("a", 2), ("b", 1), ("c", 3)]  # no room for d
        thinking.busy["a"] = thinking.thinkers[0]
        assert [await thinking._next(), await thinking._next()] == [("b", 1), ("c", 3)]
        del thinking.busy["a"]
        assert await thinking._next() == ("a", 2)

    asyncio.run(asyncio.wait_for(run(), 10))


async def table_with_bot(tables: Tables, person: str, address: str | None = None) -> str:
    """Open a table with a bot. With an address, the other player watches from there."""
    new = await tables.open(OpenTable([OpenSeat(person, "Ann"), OpenSeat("random", "Bot")]))
    watcher = Recorder()
    if address is not None:
        watcher.address, watcher.hash = address, tokens.hash_token(new.tokens["seat 0"])
    await tables.look(new.row.id, lambda table: welcome(table, watcher))
    return new.row.id


def test_players_who_watch_get_bot_moves_first(tables: Tables) -> None:
    """Next come players who do not watch, then tables of bots only. One address does not delay another."""

    async def run() -> None:
        bots = await table_with_bot(tables, "random")
        people = await table_with_bot(tables, "person")
        ours = [await table_with_bot(tables, "person", "192.0.2.1") for _ in range(3)]
        yours = await table_with_bot(tables, "person", "192.0.2.2")
        thinking = wired_thinking(tables, 1, 100)
        for id_ in (bots, people, *ours, yours):
            thinking.want(id_, 1)
        order = [(await thinking._next())[0] for _ in range(6)]
        assert order == [ours[0], yours, *ours[1:], people, bots]

    asyncio.run(asyncio.wait_for(run(), 20))


def test_waiting_people_are_not_counted_for_every_question(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With hundreds of waiting tables each question would block everybody for milliseconds."""
    lookups: list[str] = []
    original = seats.people

    def people(table: LoadedTable) -> list[int]:
        lookups.append(table.id)
        return original(table)

    async def run() -> None:
        ids = [await table_with_bot(tables, "person", "192.0.2.1") for _ in range(30)]
        thinking = wired_thinking(tables, 1, 30)
        for id_ in ids:
            thinking.want(id_, 1)
        monkeypatch.setattr(scheduler, "people", people)
        for number in range(20):
            thinking.want(f"table {number}", 1)  # there is no room for it
            await thinking._next()
            thinking.want(ids[number], 2)
        assert len(lookups) <= 3 * len(ids), len(lookups)

    asyncio.run(asyncio.wait_for(run(), 20))


def test_another_bot_moves_for_one_that_fails(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """For example, its package may have been uninstalled."""

    async def run() -> None:
        id_ = await table_with_bot(tables, "random")
        question = await tables.look(id_, ask_for_moves)
        assert question is not None
        monkeypatch.setattr(
            "tiletum.server.bots.scheduler.ask_for_moves", lambda table: {**question, "bot": "gone"}
        )
        thinker = Thinker()
        await wired_thinking(tables, 1, 100)._answer(thinker, id_, question["version"])
        await thinker.stop()
        assert await tables.look(id_, lambda table: table.game.version) > question["version"]

    asyncio.run(asyncio.wait_for(run(), 60))


ARENA_BOTS = Path(__file__).parents[2] / "arena_bots"


@pytest.fixture
def foreign_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install good and bad bots from another package."""
    monkeypatch.setenv("PYTHONPATH", str(ARENA_BOTS))
    monkeypatch.syspath_prepend(str(ARENA_BOTS))
    registry.registered.cache_clear()
    yield
    registry.registered.cache_clear()


async def play_out(tables: Tables, bots: Sequence[str], longest: float, box: str | None = None) -> str:
    """Let bots play their table to the end."""
    thinking = wired_thinking(tables, 1, 100, longest)
    working = asyncio.create_task(thinking.work(thinking.thinkers[0]))
    new = await tables.open(OpenTable([OpenSeat(bot, "Bot") for bot in bots], box=box))
    while await tables.look(new.row.id, lambda table: table.row.status) != "over":
        assert not working.done()
        await asyncio.sleep(0.02)
    working.cancel()
    await asyncio.wait({working})
    return new.row.id


@pytest.mark.parametrize(
    ("bots", "fallback"),
    [
        (("raises", "hangs", "exits", "illegal"), "raises"),
        pytest.param(("floods", "patches", "vandal", "slanders"), "raises", marks=pytest.mark.thorough),
        pytest.param(("raises", "hangs", "exits", "illegal"), "apprentice", marks=pytest.mark.thorough),
    ],
)
@pytest.mark.usefixtures("foreign_bots")
def test_every_table_is_played_to_its_end_whatever_its_bots_do(
    tables: Tables, bots: tuple[str, ...], fallback: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This holds even if the substitute fails like the others."""
    monkeypatch.setattr(scheduler, "FALLBACK", fallback)
    monkeypatch.setattr(scheduler, "FAILURES", 1)
    asyncio.run(asyncio.wait_for(play_out(tables, bots, 5.0), 120))


def test_a_table_continues_where_no_process_can_be_started(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise OSError("on purpose")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", fail)
    asyncio.run(asyncio.wait_for(play_out(tables, ("master", "random"), 5.0), 60))


def generous_box() -> str:
    """Return a box with more goods and more decisions in a turn than any bot expects, within the box's
    limits."""
    data: dict[str, Any] = copy.deepcopy(dict(load().data))
    for bonus in data["house_spaces"]:
        bonus["bonus"] = ["gain any 99", "gain gold 99", "gain wool 99"]
    for building in data["buildings"]:
        building["crest_bonus"] = ["gain any 99"]
    data["player_board"]["storehouse"] = 3
    return json.dumps(data)


@pytest.mark.slow
def test_bots_play_an_owners_box_to_the_end_without_substitutes(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise AssertionError("the bot has failed")

    monkeypatch.setattr(Thinking, "_note_failure", fail)
    asyncio.run(asyncio.wait_for(play_out(tables, ("apprentice", "apprentice"), 60.0, generous_box()), 120))


# --- what a bot is asked ---


def test_a_bots_seed_cannot_be_computed_without_the_secret() -> None:
    """It must not follow from the table's id, the seat and the version, which are public."""
    table = loaded_table("random", "random")
    question = ask_for_moves(table)
    assert question is not None
    known = f"{table.id}/{question['seat']}/{question['version']}"
    secret = table.row.seed
    assert question["seed"] != known
    assert secret not in json.dumps(question)
    dealt = SeededDealer(int(secret))._block("dice of round 1", 0)
    assert question["seed"] not in "".join(f"{number:016x}" for number in dealt)
    ours = Random(question["seed"]).random()
    assert ours != Random(known).random()
    table.row.seed = str(int(secret) ^ 1)
    other = ask_for_moves(table)
    assert other is not None
    assert other["seed"] != question["seed"]


def test_another_process_gives_a_bot_the_same_seed() -> None:
    code = "from tiletum.hall.asking import bot_seed; print(bot_seed('12345', 1, 17))"
    output = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert output.stdout.strip() == bot_seed("12345", 1, 17)
    assert len({bot_seed("12345", seat, version) for seat in range(4) for version in range(50)}) == 200


def test_the_bot_process_knows_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """The settings contain the database's password, and the environment may contain others."""
    secrets = {
        "TILETUM_SERVER": "postgresql://me:secret-1@db",
        "PGPASSWORD": "secret-2",
        "API_TOKEN": "secret-3",
    }
    for name, value in secrets.items():
        monkeypatch.setenv(name, value)

    async def run() -> None:
        question = ask_for_moves(loaded_table("random", "random"))
        assert question is not None
        thinker = Thinker()
        assert await thinker.think(question, list[str])
        assert thinker._process is not None
        environment = Path(f"/proc/{thinker._process.pid}/environ").read_text()
        assert "secret" not in environment
        assert "PATH=" in environment
        await thinker.stop()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_tables_with_people_go_before_tables_of_bots(tables: Tables) -> None:
    async def run() -> None:
        bots = [await table_with_bot(tables, "random") for _ in range(2)]
        people = [await table_with_bot(tables, "person") for _ in range(3)]
        thinking = wired_thinking(tables, 1, 2)
        for id_ in (*bots, *people):
            thinking.want(id_, 1)
        assert list(thinking.waiting) == people[:2]

    asyncio.run(asyncio.wait_for(run(), 20))


def test_a_question_made_stale_by_another_process_is_cancelled(any_tables: Tables) -> None:
    here, store = any_tables, Store(any_tables.settings)
    elsewhere = wired_tables(store, any_tables.settings)

    async def run() -> None:
        thinking = wired_thinking(here, 1, 100)
        (thinker,) = thinking.thinkers
        working = asyncio.create_task(thinking.work(thinker))
        seats = [OpenSeat("person", "Ann"), OpenSeat("master", "Bot")]
        id_ = (await here.open(OpenTable(seats, first=1))).row.id
        while thinker._process is None:
            await asyncio.sleep(0.01)
        changed = await elsewhere.change(id_, by(0, requests.hand_over, Hand("random")))
        await here.cache.catch_up(id_, elsewhere.cache.tables[id_].row.serial)
        assert thinker.cancelled
        while thinking.busy:
            await asyncio.sleep(0.01)
        assert await stored_versions(here, [id_]) == [changed.version]
        working.cancel()
        await asyncio.wait({working})

    asyncio.run(asyncio.wait_for(run(), 20))
    store.close()


def test_a_waiting_question_goes_to_the_next_free_bot(tables: Tables) -> None:
    """It waits while the previous answer for its table is being stored."""

    async def run() -> None:
        thinking = wired_thinking(tables, 2, 100)
        thinking.busy["a"] = thinking.thinkers[0]
        thinking.want("a", 2)
        other = asyncio.create_task(thinking._next())
        await asyncio.sleep(0.1)
        assert not other.done()
        await thinking._ask_bot(thinking.thinkers[0], "a", 1)
        assert await other == ("a", 2)

    asyncio.run(asyncio.wait_for(run(), 10))


def test_bots_and_hints_take_turns(tables: Tables) -> None:
    async def run() -> None:
        thinking = wired_thinking(tables, 1, 100)
        for number in range(3):
            thinking.want(f"table {number}", number)
            thinking.hints.append(HintJob(NO_QUESTION, asyncio.get_running_loop().create_future()))
        kinds = [type(await thinking._next()) for _ in range(6)]
        assert kinds == [tuple, HintJob] * 3

    asyncio.run(asyncio.wait_for(run(), 10))


def test_the_number_of_waiting_hints_is_limited(tables: Tables) -> None:
    async def run() -> None:
        thinking = wired_thinking(tables, 0, 100)
        waiting = [asyncio.create_task(thinking.hint(NO_QUESTION)) for _ in range(HINTS_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(TiletumError, match="server-busy"):
            await thinking.hint(NO_QUESTION)
        for task in waiting:
            task.cancel()

    asyncio.run(asyncio.wait_for(run(), 10))


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_a_bot_that_dies_is_replaced(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    """Its process is killed while it thinks and while it is idle. Another one answers each time."""

    async def run() -> None:
        slow = ask_for_hints(loaded_table("person", "person"), 3, None)
        quick = ask_for_moves(loaded_table("random", "random"))
        assert quick is not None
        thinker = Thinker()
        thought = asyncio.create_task(thinker.think(slow, list[Any]))
        await kill(thinker)
        assert await thought
        for pause in (0.0, 0.3):  # before and after the death can have been noticed
            await kill(thinker)
            await asyncio.sleep(pause)
            assert await thinker.think(quick, list[str])
        await thinker.stop()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(asyncio.wait_for(run(), 60))


async def kill(thinker: Thinker) -> None:
    while thinker._process is None:
        await asyncio.sleep(0.01)
    os.kill(thinker._process.pid, signal.SIGKILL)


def test_a_dropped_question_is_not_asked_again() -> None:
    async def run() -> None:
        slow = ask_for_hints(loaded_table("person", "person"), 3, None)
        thinker = Thinker()
        thought = asyncio.create_task(thinker.think(slow, list[Any]))
        while thinker._process is None:
            await asyncio.sleep(0.01)
        thinker.cancel(slow["version"] + 1)
        assert await thought is None
        assert thinker._process is None

    asyncio.run(asyncio.wait_for(run(), 20))


# --- ending ---


@pytest.mark.slow
def test_a_hanging_database_does_not_keep_a_server_from_stopping(tmp_path: Path) -> None:
    pg = Postgres()
    serving = Serving(pg.new(), tmp_path)
    table = serving.open("person", "person")
    game = table.game()
    status = pg.freeze()
    try:
        answer = table.post(game["to_move"], game["version"], game["moves"][0]["text"])
        assert (answer.status_code, answer.json()["key"]) == (503, "server-unsure")
        start = time.monotonic()
        serving.stop(25)
        assert time.monotonic() - start < 20
    finally:
        for pid in status:
            os.kill(pid, signal.SIGCONT)
        serving.end()
        pg.stop()
