"""What runs in the background: noticed when it dies, fair, and ended in time."""

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
from support.online import Serving, running_table
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
    """On either database."""
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


def test_a_task_that_went_well_for_a_while_is_started_again_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once in a while something fails: that is no reason to be slow for ever."""
    monkeypatch.setattr(module, "BACK_OFF", (0.01, 60.0))
    monkeypatch.setattr(module, "LASTED", 0.05)
    begun: list[float] = []

    async def fails() -> None:
        begun.append(time.monotonic())
        await asyncio.sleep(0.1)
        raise ValueError("on purpose")

    async def watch() -> None:
        task = asyncio.create_task(keep_going("failing", fails))
        while len(begun) < 4:
            await asyncio.sleep(0.01)
        task.cancel()

    asyncio.run(asyncio.wait_for(watch(), 10))


def test_a_task_that_was_cancelled_is_started_again(tables: Tables) -> None:
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
def test_without_the_threads_of_the_database_the_process_ends(tmp_path: Path, how: str) -> None:
    """A supervisor starts it again; requests that nobody will ever answer are worse."""
    done = subprocess.run(
        [sys.executable, "-c", DOOMED, f"sqlite:///{tmp_path / 'tables.sqlite'}", how],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == THREADS_DIED, done.stderr
    assert "the threads of the database have died, or hang" in done.stderr


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


# --- what becomes of a post when the database does not answer in time ---


class Recorder:
    """Somebody who watches, and keeps what was told."""

    hash: str | None = None
    guided = False
    address = ""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []

    def tell(self, message: str) -> None:
        self.told.append(json.loads(message))

    def leave(self) -> None:
        raise AssertionError("the table is there")


async def watched_table(tables: Tables) -> tuple[str, Recorder]:
    """A table of two people, and somebody who watches it."""
    new = await tables.open(OpenTable([OpenSeat("person", "Ann"), OpenSeat("person", "Bob")]))
    watcher = Recorder()
    await tables.look(new.row.id, lambda running: welcome(running, watcher))
    return new.row.id, watcher


def test_an_owner_who_watches_at_another_process_ends_the_wait_for_their_link(tables: Tables) -> None:
    """Where the link is asked for they do not seem to be there."""

    async def run() -> None:
        there = wired_tables(tables.store, tables.settings)
        new = await tables.open(OpenTable([OpenSeat("person", "Ann"), OpenSeat("person", "Bob")]))
        id_ = new.row.id
        absent = await tables.look(id_, lambda running: running.game.game.to_move)
        watcher = Recorder()
        watcher.hash = tokens.hash_token(new.tokens[tokens.seat_role(absent)])
        await there.look(id_, lambda running: welcome(running, watcher))
        asked = Propose("link", seat=absent)
        await tables.change(id_, by(1 - absent, requests.propose, asked))
        await there.cache.catch_up(id_)
        while not watcher.told or watcher.told[-1]["table"]["proposal"] is not None:
            await asyncio.sleep(0.01)
        said = await there.look(id_, lambda running: [line.said.key for line in running.lines() if line.said])
        assert said == ["server-notice-link-asked", "server-notice-link-ended"]

    asyncio.run(asyncio.wait_for(run(), 20))


async def first_move(tables: Tables, id_: str) -> int:
    """The first of the legal moves, by whoever is to move."""
    move = await tables.look(id_, lambda running: running.game.moves()[0].text)
    seat = await tables.look(id_, lambda running: running.game.game.to_move)
    version = await tables.look(id_, lambda running: running.row.version)
    return await post(tables, id_, seat, PostMoves(version, [move], "once"))


@contextmanager
def locked_for_writing(db: str) -> Iterator[sqlite3.Connection]:
    """Another program has SQLite's file for itself."""
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
    """What had not begun is refused for good; of what had begun nobody knows, and watchers are told later."""
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
            while not opened[0][1].told:
                await asyncio.sleep(0.02)
        now = await stored_versions(tables, ids)
        assert now[0] > before[0]
        assert now[1:] == before[1:]
        assert opened[0][1].told[-1]["game"]["version"] == now[0]
        assert await first_move_again(tables, ids[0], before[0]) == now[0]
        monkeypatch.setattr(store_module, "PATIENCE", 10.0)
        for id_ in ids[1:]:
            await first_move(tables, id_)

    asyncio.run(asyncio.wait_for(run(), 20))


async def first_move_again(tables: Tables, id_: str, version: int) -> int:
    """As it was sent, with the same key."""
    written = text("SELECT key, lines FROM entries WHERE table_id = :id AND key LIKE :key")
    (entry,) = await tables.store.read(lambda c: list(c.execute(written, {"id": id_, "key": "%:once"})))
    seat = int(entry.key.partition(":")[0])
    return await post(tables, id_, seat, PostMoves(version, entry.lines.split("\n")[:1], "once"))


def test_many_posts_that_wait_for_a_lock_do_not_end_the_server(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They fail together: one after another would take so long that the writer seems to hang."""
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
def test_nothing_can_be_stored_until_something_is(
    any_tables: Tables, error: type[DBAPIError], failing: bool
) -> None:
    """But what only the database does not understand stops no clock."""
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
def test_a_connection_lost_while_committing_leaves_nobody_sure(pg: Postgres) -> None:
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


# --- tables in memory ---


def test_lists_do_not_fill_the_memory_between_two_turns_of_housekeeping(tables: Tables) -> None:
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


def test_whoever_waits_while_a_table_cannot_be_read_is_fed_later(any_tables: Tables) -> None:
    """The first read fails, and the table is dropped; the second succeeds, and watches one that is told."""
    tables = any_tables

    async def run() -> None:
        id_, _ = await watched_table(tables)
        tables.cache.tables.clear()
        watcher = Recorder()

        async def look_in_vain() -> None:
            with pytest.raises(TiletumError, match="server-no-database"):
                await tables.look(id_, lambda running: None)
            damage(tables, BACK)

        async with tables.cache.find(id_).lock:
            first = asyncio.create_task(look_in_vain())
            second = asyncio.create_task(tables.look(id_, lambda running: welcome(running, watcher)))
            await asyncio.sleep(0.05)
            damage(tables, AWAY)
        await asyncio.gather(first, second)
        version = await first_move(tables, id_)
        assert [message["game"]["version"] for message in watcher.told] == [version]

    asyncio.run(asyncio.wait_for(run(), 20))


def test_whoever_has_seen_a_version_is_not_shown_an_earlier_one(any_tables: Tables) -> None:
    """Another process may be asked before it has heard of a move."""
    here, store = any_tables, Store(any_tables.settings)
    elsewhere = wired_tables(store, any_tables.settings)

    def known(table: LoadedTable) -> int:
        return table.row.version

    async def run() -> None:
        id_, _ = await watched_table(here)
        before = await here.look(id_, known)
        version = await first_move(elsewhere, id_)
        assert await here.look(id_, known) == before < version
        assert await here.look(id_, known, version) == version
        assert await here.look(id_, known, version + 1) == version  # nobody has seen that

    asyncio.run(asyncio.wait_for(run(), 20))
    store.close()


@pytest.mark.slow
def test_a_void_token_is_void_at_another_process_at_once(pg: Postgres) -> None:
    """Before that process has heard of the change, or while it cannot."""
    settings = Settings(pg.new())
    migrate(settings.db)
    stores = Store(settings), Store(settings)
    here, elsewhere = (wired_tables(store, settings) for store in stores)

    async def run() -> None:
        new = await here.open(OpenTable([OpenSeat("person", "Ann"), OpenSeat("person", "Bob")]))
        id_, lost = new.row.id, new.tokens["seat 0"]
        assert await here.look(id_, lambda running: running.role(lost), fresh=True) == "seat 0"
        given = await elsewhere.change(id_, by(0, requests.new_link, Reissue(0)))
        assert await here.look(id_, lambda running: running.role(lost)) == "seat 0"
        assert await here.look(id_, lambda running: running.role(lost), fresh=True) is None
        assert await here.look(id_, lambda running: running.role(given.token), fresh=True) == "seat 0"

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
        assert watcher.told[-1]["game"]["version"] == now

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
        assert not watcher.told
        damage(here, BACK)
        while not watcher.told:
            await asyncio.sleep(0.02)
        assert watcher.told[0]["game"]["version"] == version

    asyncio.run(asyncio.wait_for(run(), 20))
    store.close()


def test_a_table_that_is_touched_while_old_ones_are_removed_stays(any_tables: Tables) -> None:
    tables = any_tables

    async def run() -> None:
        old, touched = [(await watched_table(tables))[0] for _ in range(2)]
        for id_ in (old, touched):
            tables.cache.tables.pop(id_)
        damage(tables, "UPDATE tables SET touched = 1.0")
        with tables.store.engine.connect() as other:
            other.execute(
                text("UPDATE tables SET touched = :now WHERE id = :id"), {"now": time.time(), "id": touched}
            )
            removing = asyncio.create_task(upkeep(tables).expire())
            await asyncio.sleep(0.5)
            other.commit()
        assert await removing == 1
        assert await tables.look(touched, lambda running: running.game.version) > 0
        with pytest.raises(TiletumError, match="server-no-table"):
            await tables.look(old, lambda running: None)

    asyncio.run(asyncio.wait_for(run(), 20))


def test_no_statement_goes_through_all_tables(tables: Tables) -> None:
    """However many games are over: the plans say so."""
    asked: list[tuple[str, Any]] = []
    event.listen(
        tables.store.engine,
        "before_cursor_execute",
        lambda _, __, statement, parameters, *___: asked.append((statement, parameters)),
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
    assert len(asked) > 20
    with sqlite3.connect(tables.settings.db.removeprefix("sqlite:///")) as connection:
        for statement, parameters in asked:
            if not statement.startswith(("PRAGMA", "BEGIN", "UPDATE tables SET touched = 1.0")):
                plan = connection.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)
                assert "SCAN tables" not in [step[3] for step in plan], statement


def test_tables_are_counted_by_how_far_they_have_come(any_tables: Tables) -> None:
    """Also if there are none of a kind any more."""

    async def run() -> list[dict[str, int]]:
        counts = [await any_tables.store.read(count_tables)]
        id_, _ = await watched_table(any_tables)
        counts.append(await any_tables.store.read(count_tables))
        await any_tables.change(id_, by(0, requests.resign, Resign("random")))
        return [*counts, await any_tables.store.read(count_tables)]

    none = {"open": 0, "playing": 0, "over": 0}
    assert asyncio.run(run()) == [none, {**none, "playing": 1}, {**none, "over": 1}]


def test_few_tables_with_a_box_of_their_own_stay_in_memory(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many strangers bring; nor does what was told of the others hold on to their boxes."""
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
            await tables.look(id_, lambda running: state(running, None, 0, guided=True))
        assert guide.encode_event.cache_info().currsize > 0
        tables.cache.shrink()
        assert set(tables.cache.tables) == {*plain, *own[-2:]}
        assert guide.encode_event.cache_info().currsize == 0
        assert await tables.look(own[0], lambda running: running.rules.box.data["name"]) == "box 0"

    asyncio.run(asyncio.wait_for(run(), 60))


def test_what_is_read_together_is_of_one_moment(any_tables: Tables) -> None:
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


def test_a_rematch_of_two_processes_is_one(any_tables: Tables) -> None:
    """Though the second has not heard of the first, nor of a line of chat."""
    here, store = any_tables, Store(any_tables.settings)
    elsewhere = wired_tables(store, any_tables.settings)

    async def run() -> None:
        id_, _ = await watched_table(here)
        await here.change(id_, by(0, requests.resign, Resign("random")))
        await elsewhere.look(id_, lambda running: None)
        await here.change(id_, by(0, requests.say, Say("again?")))
        first = await elsewhere.rematch(id_, lambda: None)
        assert await here.rematch(id_, lambda: None) == first

    asyncio.run(asyncio.wait_for(run(), 20))
    store.close()


def test_a_table_that_was_played_on_by_newer_rules_is_theirs(
    any_tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker of the version before leaves it alone, and its rematch; a line of chat changes nothing yet."""
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
        assert "table" not in watcher.told[-1]  # nothing that anybody sees
        with pytest.raises(TiletumError, match="server-newer"):
            await wired_tables(tables.store, tables.settings).look(id_, lambda running: None)
        monkeypatch.setattr(loaded, "RULES_REVISION", before + 1)
        await tables.change(id_, by(0, requests.resign, Resign("random")))
        damage(tables, "UPDATE tables SET rules = 1")
        tables.cache.tables.clear()
        assert await rules(await tables.rematch(id_, lambda: None)) == before + 1

    asyncio.run(asyncio.wait_for(run(), 20))


class Relay:
    """Between a process and its database, as a network that can lose everything without a word."""

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
    """The connection is there, and tells nothing any more."""
    monkeypatch.setattr(notifications, "QUIET", 0.5)
    monkeypatch.setattr(notifications, "PATIENCE", 1.0)
    settings = Settings(pg.new())
    migrate(settings.db)
    tables, relay = wired_tables(Store(settings), settings), Relay(pg.port)

    async def run() -> None:
        between = await asyncio.start_server(relay.pass_on, "127.0.0.1", 0)
        port = between.sockets[0].getsockname()[1]
        through = settings.db.replace(f":{pg.port}/", f":{port}/")
        hearing = asyncio.create_task(notifications.listen(tables.cache, through))
        await asyncio.sleep(3)
        assert not hearing.done()
        relay.silent = True
        await asyncio.wait({hearing}, timeout=30)
        assert isinstance(hearing.exception(), TimeoutError)
        between.close()

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
    """Of a bot and somebody, who with an address looks on from there."""
    new = await tables.open(OpenTable([OpenSeat(person, "Ann"), OpenSeat("random", "Bot")]))
    watcher = Recorder()
    if address is not None:
        watcher.address, watcher.hash = address, tokens.hash_token(new.tokens["seat 0"])
    await tables.look(new.row.id, lambda running: welcome(running, watcher))
    return new.row.id


def test_who_looks_on_waits_for_a_bot_before_others(tables: Tables) -> None:
    """Then people who do not, then bots among themselves; and one address does not keep another waiting."""

    async def run() -> None:
        bots = await table_with_bot(tables, "random")
        people = await table_with_bot(tables, "person")
        ours = [await table_with_bot(tables, "person", "192.0.2.1") for _ in range(3)]
        yours = await table_with_bot(tables, "person", "192.0.2.2")
        thinking = wired_thinking(tables, 1, 100)
        for id_ in (bots, people, *ours, yours):
            thinking.want(id_, 1)
        asked = [(await thinking._next())[0] for _ in range(6)]
        assert asked == [ours[0], yours, *ours[1:], people, bots]

    asyncio.run(asyncio.wait_for(run(), 20))


def test_who_waits_at_a_table_is_not_looked_up_for_every_question(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With hundreds of tables waiting, each question would hold up everybody for milliseconds."""
    looked_up: list[str] = []
    whole = seats.people

    def people(running: LoadedTable) -> list[int]:
        looked_up.append(running.id)
        return whole(running)

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
        assert len(looked_up) <= 3 * len(ids), len(looked_up)

    asyncio.run(asyncio.wait_for(run(), 20))


def test_somebody_else_moves_for_a_bot_that_fails(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """As one does whose package is no longer installed."""

    async def run() -> None:
        id_ = await table_with_bot(tables, "random")
        question = await tables.look(id_, ask_for_moves)
        assert question is not None
        monkeypatch.setattr(
            "tiletum.server.bots.scheduler.ask_for_moves", lambda running: {**question, "bot": "gone"}
        )
        thinker = Thinker()
        await wired_thinking(tables, 1, 100)._answer(thinker, id_, question["version"])
        await thinker.stop()
        assert await tables.look(id_, lambda running: running.game.version) > question["version"]

    asyncio.run(asyncio.wait_for(run(), 60))


ARENA_BOTS = Path(__file__).parents[2] / "arena_bots"


@pytest.fixture
def others_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bots of another package, good and bad."""
    monkeypatch.setenv("PYTHONPATH", str(ARENA_BOTS))
    monkeypatch.syspath_prepend(str(ARENA_BOTS))
    registry.registered.cache_clear()
    yield
    registry.registered.cache_clear()


async def play_out(tables: Tables, bots: Sequence[str], longest: float, box: str | None = None) -> str:
    """Let bots think until their table is over."""
    thinking = wired_thinking(tables, 1, 100, longest)
    working = asyncio.create_task(thinking.work(thinking.thinkers[0]))
    new = await tables.open(OpenTable([OpenSeat(bot, "Bot") for bot in bots], box=box))
    while await tables.look(new.row.id, lambda running: running.row.status) != "over":
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
@pytest.mark.usefixtures("others_bots")
def test_every_table_goes_on_to_its_end_whatever_its_bots_do(
    tables: Tables, bots: tuple[str, ...], fallback: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if the one that plays for them fails like them."""
    monkeypatch.setattr(scheduler, "FALLBACK", fallback)
    monkeypatch.setattr(scheduler, "FAILURES", 1)
    asyncio.run(asyncio.wait_for(play_out(tables, bots, 5.0), 120))


def test_a_table_goes_on_where_no_process_can_be_started(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise OSError("on purpose")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", fail)
    asyncio.run(asyncio.wait_for(play_out(tables, ("master", "random"), 5.0), 60))


def generous_box() -> str:
    """More goods and more decisions in a turn than any bot expects, within what a box may have."""
    data: dict[str, Any] = copy.deepcopy(dict(load().data))
    for bonus in data["house_spaces"]:
        bonus["bonus"] = ["gain any 99", "gain gold 99", "gain wool 99"]
    for building in data["buildings"]:
        building["crest_bonus"] = ["gain any 99"]
    data["player_board"]["storehouse"] = 3
    return json.dumps(data)


@pytest.mark.slow
def test_bots_play_an_owners_box_to_its_end_themselves(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise AssertionError("the bot has failed")

    monkeypatch.setattr(Thinking, "_note_failure", fail)
    asyncio.run(asyncio.wait_for(play_out(tables, ("apprentice", "apprentice"), 60.0, generous_box()), 120))


# --- what a bot is told ---


def test_nobody_who_lacks_the_secret_can_compute_a_bots_seed() -> None:
    """It was the table's id, the seat and the version, which everybody knows."""
    running = running_table("random", "random")
    question = ask_for_moves(running)
    assert question is not None
    known = f"{running.id}/{question['seat']}/{question['version']}"
    secret = running.row.seed
    assert question["seed"] != known
    assert secret not in json.dumps(question)
    dealt = SeededDealer(int(secret))._block("dice of round 1", 0)
    assert question["seed"] not in "".join(f"{number:016x}" for number in dealt)
    ours = Random(question["seed"]).random()
    assert ours != Random(known).random()
    running.row.seed = str(int(secret) ^ 1)
    other = ask_for_moves(running)
    assert other is not None
    assert other["seed"] != question["seed"]


def test_another_process_gives_a_bot_the_same_seed() -> None:
    code = "from tiletum.hall.asking import bot_seed; print(bot_seed('12345', 1, 17))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == bot_seed("12345", 1, 17)
    assert len({bot_seed("12345", seat, version) for seat in range(4) for version in range(50)}) == 200


def test_the_process_of_bots_knows_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """The settings hold the database's password, and nobody knows what else the environment holds."""
    secrets = {
        "TILETUM_SERVER": "postgresql://me:secret-1@db",
        "PGPASSWORD": "secret-2",
        "API_TOKEN": "secret-3",
    }
    for name, value in secrets.items():
        monkeypatch.setenv(name, value)

    async def run() -> None:
        question = ask_for_moves(running_table("random", "random"))
        assert question is not None
        thinker = Thinker()
        assert await thinker.think(question, list[str])
        assert thinker._process is not None
        surroundings = Path(f"/proc/{thinker._process.pid}/environ").read_text()
        assert "secret" not in surroundings
        assert "PATH=" in surroundings
        await thinker.stop()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_bots_among_themselves_give_way_to_people(tables: Tables) -> None:
    async def run() -> None:
        bots = [await table_with_bot(tables, "random") for _ in range(2)]
        people = [await table_with_bot(tables, "person") for _ in range(3)]
        thinking = wired_thinking(tables, 1, 2)
        for id_ in (*bots, *people):
            thinking.want(id_, 1)
        assert list(thinking.waiting) == people[:2]

    asyncio.run(asyncio.wait_for(run(), 20))


def test_a_bot_is_not_asked_any_longer_what_another_process_made_stale(any_tables: Tables) -> None:
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


def test_a_question_is_taken_up_by_whoever_is_free(tables: Tables) -> None:
    """It waited while the last answer of its table was being stored."""

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


def test_only_so_many_hints_wait(tables: Tables) -> None:
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
    """Its process is killed in the middle of a thought, then while it is idle: another one answers."""

    async def run() -> None:
        slow = ask_for_hints(running_table("person", "person"), 3, None)
        quick = ask_for_moves(running_table("random", "random"))
        assert quick is not None
        thinker = Thinker()
        thought = asyncio.create_task(thinker.think(slow, list[Any]))
        await kill(thinker)
        assert await thought
        for pause in (0.0, 0.3):  # before and after anybody can have noticed
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


def test_a_bot_whose_question_is_dropped_is_not_asked_again() -> None:
    async def run() -> None:
        slow = ask_for_hints(running_table("person", "person"), 3, None)
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
def test_a_database_that_hangs_does_not_keep_a_server_from_ending(tmp_path: Path) -> None:
    pg = Postgres()
    serving = Serving(pg.new(), tmp_path)
    table = serving.open("person", "person")
    game = table.game()
    stopped = pg.freeze()
    try:
        answer = table.post(game["to_move"], game["version"], game["moves"][0]["text"])
        assert (answer.status_code, answer.json()["key"]) == (503, "server-unsure")
        begun = time.monotonic()
        serving.stop(25)
        assert time.monotonic() - begun < 20
    finally:
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)
        serving.end()
        pg.stop()
