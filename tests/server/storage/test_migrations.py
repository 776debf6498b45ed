"""Migrations end with the program's schema, however they were interrupted."""

from __future__ import annotations

import os
import random
import resource
import signal
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, event, make_url, text
from sqlalchemy.engine import Engine

from support.databases import Postgres
from support.forked import ForkedCommand
from support.online import Serving, Table
from support.server_fixtures import NewDatabase
from tiletum.server.errors import ServerError
from tiletum.server.storage.migrate import LOCK, migrate, upgrade
from tiletum.server.storage.rows import metadata
from tiletum.server.storage.store import open_engine

REVISIONS = ("0001", "0002", "0003", "0004")
"""Earlier schemas. Their versions let SQLite's driver write without a transaction."""
THOROUGH = pytest.mark.thorough


def test_migrations_lead_to_the_programs_schema(new_database: NewDatabase) -> None:
    db = new_database()
    migrate(db)
    migrate(db)
    assert differences(db) == []


def differences(db: str) -> list[Any]:
    engine = open_engine(db)
    with engine.connect() as connection:
        found: list[Any] = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    return found


@pytest.mark.slow
def test_a_server_waits_while_another_one_migrates(pg: Postgres) -> None:
    """It waits longer than any statement of a player may take."""
    db = pg.new()
    with psycopg.connect(db) as other, ThreadPoolExecutor(1) as pool:
        other.execute("SELECT pg_advisory_xact_lock(%s)", [LOCK])
        migrating = pool.submit(migrate, db)
        time.sleep(9)
        assert not migrating.done()
        other.commit()
        migrating.result(20)


# --- filled databases of earlier versions ---

TABLES = 100
FILLED = {"tables": TABLES, "entries": TABLES, "tokens": TABLES, "chat": TABLES}


def upgrade_without_transaction(db: str, revision: str) -> None:
    """Migrate as released versions did. SQLite's driver commits most statements at once."""
    engine = create_engine(make_url(db))
    with engine.begin() as connection:
        upgrade(connection, revision)
    engine.dispose()


def fill(connection: Connection) -> None:
    """Insert rows that fit every schema."""
    table = (
        "INSERT INTO tables (id, serial, version, status, public, created, touched, rules, header, info, "
        "seed, lease, chats) VALUES (:id, 3, 1, :status, true, 1.5, 2.5, 1, :text, :text, '7', 0.0, 1)"
    )
    ids = [f"table-{number:06}" for number in range(TABLES)]
    statuses = ("open", "playing", "over")
    rows = [{"id": id_, "status": statuses[n % 3], "text": "x" * 600} for n, id_ in enumerate(ids)]
    connection.execute(text(table), rows)
    for statement in (
        "INSERT INTO entries (table_id, version, lines, at) VALUES (:id, 0, 'end', 2.5)",
        "INSERT INTO tokens (hash, table_id, role) VALUES (:id, :id, 'opener')",
        "INSERT INTO chat (table_id, number, text, at) VALUES (:id, 0, 'hello', 2.5)",
    ):
        connection.execute(text(statement), rows)


def database_at(db: str, revision: str | None) -> None:
    """Create a database as the version with this schema left it, or an empty one for None."""
    if revision is None:
        return
    upgrade_without_transaction(db, revision)
    engine = create_engine(make_url(db).set(drivername="postgresql+psycopg") if "postgres" in db else db)
    with engine.begin() as connection:
        fill(connection)
    engine.dispose()


@pytest.fixture
def old_database(tmp_path: Path) -> Callable[[str | None], Path]:
    """Return a function that copies a SQLite database with a given schema."""
    made: dict[str | None, bytes] = {}
    files = (tmp_path / f"copy-{number}.sqlite" for number in range(1000))

    def copy(revision: str | None) -> Path:
        if revision not in made:
            first = next(files)
            database_at(f"sqlite:///{first}", revision)
            made[revision] = first.read_bytes() if first.exists() else b""
        file = next(files)
        file.write_bytes(made[revision])
        return file

    return copy


def check_rows(file: Path, revision: str | None) -> None:
    """Check that all rows are present and the schema is the program's."""
    assert differences(f"sqlite:///{file}") == []
    connection = sqlite3.connect(file)
    counts = {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in FILLED}
    assert counts == (FILLED if revision else dict.fromkeys(FILLED, 0))
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert connection.execute("SELECT count(*) FROM boxes").fetchone() == (1,)
    connection.close()


def in_child(act: Callable[[], None]) -> int:
    """Run `act` in a forked process and return its exit code."""
    pid = os.fork()
    if pid == 0:
        try:
            act()
        except BaseException:
            os._exit(1)
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def kill_before(statement: int, act: Callable[[], None]) -> Callable[[], None]:
    """Return `act` for a process that is killed before its SQL statement with this number on SQLite."""

    def run() -> None:
        left = statement

        def count(_: str) -> None:
            nonlocal left
            left -= 1
            if left < 0:
                os.kill(os.getpid(), signal.SIGKILL)

        def trace(connection: Any, _: Any) -> None:
            connection.set_trace_callback(count)

        event.listen(Engine, "connect", trace, insert=True)
        act()

    return run


def kills(act: Callable[[Path], None], new: Callable[[], Path]) -> Iterator[Path]:
    """Yield databases at which `act` was killed, before each of its statements in turn."""
    for statement in range(1000):
        file = new()
        status = in_child(kill_before(statement, lambda file=file: act(file)))  # type: ignore[misc]
        assert status in (0, -signal.SIGKILL)
        yield file
        if status == 0:
            return


@pytest.mark.parametrize(
    "revision", ["0001", *(pytest.param(r, marks=THOROUGH) for r in (None, *REVISIONS[1:]))]
)
def test_an_upgrade_killed_at_any_statement_loses_nothing(
    old_database: Callable[[str | None], Path], revision: str | None
) -> None:
    killed = list(kills(lambda file: migrate(f"sqlite:///{file}"), lambda: old_database(revision)))
    assert len(killed) > 5
    for file in killed:
        migrate(f"sqlite:///{file}")
        check_rows(file, revision)


@pytest.mark.parametrize(
    "revision", ["0003", *(pytest.param(r, marks=THOROUGH) for r in (None, "0001", "0002"))]
)
def test_a_half_upgraded_database_of_an_earlier_version_starts(
    old_database: Callable[[str | None], Path], revision: str | None
) -> None:
    """Earlier versions committed each statement, and failed on the finished ones at the next start."""
    last = REVISIONS[-1]
    half = kills(
        lambda file: upgrade_without_transaction(f"sqlite:///{file}", last), lambda: old_database(revision)
    )
    for file in half:
        migrate(f"sqlite:///{file}")
        check_rows(file, revision)


# --- full disks ---


@pytest.mark.parametrize("revision", ["0001", *(pytest.param(r, marks=THOROUGH) for r in REVISIONS[1:])])
def test_an_upgrade_on_a_full_disk_is_refused_and_loses_nothing(
    old_database: Callable[[str | None], Path], revision: str
) -> None:
    """This holds for every page that may be the last to fit. Once there is room, the upgrade succeeds."""
    file = old_database(revision)
    db, before = f"sqlite:///{file}", content(file)
    pages = int(sqlite3.connect(file).execute("PRAGMA page_count").fetchone()[0])
    refusals = 0
    while (refusal := refusal_with(pages + refusals, db)) is not None:
        assert refusal == "server-no-room"
        assert content(file) == before
        refusals += 1
    assert refusals
    check_rows(file, revision)


def refusal_with(pages: int, db: str) -> str | None:
    """Return why the upgrade was refused when the file may have only this many pages."""
    try:
        with page_limit(pages):
            migrate(db)
    except ServerError as error:
        return error.key
    return None


def content(file: Path) -> list[str]:
    """Return everything in a database, as SQL."""
    connection = sqlite3.connect(file)
    try:
        return list(connection.iterdump())
    finally:
        connection.close()


@contextmanager
def page_limit(pages: int) -> Iterator[None]:
    def limit(connection: Any, _: Any) -> None:
        connection.execute(f"PRAGMA max_page_count={pages}")

    event.listen(Engine, "connect", limit)
    try:
        yield
    finally:
        event.remove(Engine, "connect", limit)


def test_a_start_that_cannot_write_to_its_file_is_refused_in_a_sentence(
    old_database: Callable[[str | None], Path],
) -> None:
    """The limit on file sizes acts like a full quota."""
    file = old_database("0001")
    before = content(file)
    for size in (0, 4096, 40_000):
        output = file.with_suffix(".told")
        status = in_child(lambda size=size, output=output: migrate_with_room(file, size, output))  # type: ignore[misc]
        assert (status, output.read_text()) == (0, "server-cannot-open")
        assert content(file) == before
    migrate(f"sqlite:///{file}")
    check_rows(file, "0001")


def migrate_with_room(file: Path, size: int, output: Path) -> None:
    with output.open("w") as out:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        try:
            migrate(f"sqlite:///{file}")
        except ServerError as error:
            resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            out.write(error.key)


@pytest.fixture
def tiny_disk(tmp_path: Path) -> Iterator[Path]:
    """Mount a file system of a megabyte."""
    folder = tmp_path / "disk"
    folder.mkdir()
    if os.geteuid() != 0:
        pytest.skip("only root can mount a file system")
    result = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)], check=False)
    if result.returncode:
        pytest.skip("this machine lets nobody mount a file system")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


@pytest.mark.thorough
@pytest.mark.parametrize("revision", REVISIONS)
def test_a_server_on_a_full_disk_starts_once_there_is_room(
    old_database: Callable[[str | None], Path], tiny_disk: Path, revision: str
) -> None:
    file, ballast = tiny_disk / "tables.sqlite", tiny_disk / "ballast"
    file.write_bytes(old_database(revision).read_bytes())
    fill_disk(ballast)
    log = tiny_disk.parent / "log"
    status = ForkedCommand(
        ["serve", "--db", f"sqlite:///{file}", "--lang", "en"], log, dict(os.environ)
    ).wait(60)
    assert status == 1
    assert log.read_text().count("\n") == 1
    assert "Traceback" not in log.read_text()
    ballast.unlink()
    migrate(f"sqlite:///{file}")
    check_rows(file, revision)
    serving = Serving(f"sqlite:///{file}", tiny_disk.parent)
    serving.end()


def fill_disk(ballast: Path) -> None:
    """Write until not a single byte fits."""
    with ballast.open("wb", buffering=0) as out:
        for size in (4096, 1):
            try:
                while True:
                    out.write(bytes(size))
            except OSError:
                continue


# --- PostgreSQL ---


@pytest.mark.slow
@pytest.mark.parametrize("statement", [pytest.param(3, marks=THOROUGH), 12, pytest.param(22, marks=THOROUGH)])
def test_a_killed_upgrade_of_postgresql_is_rolled_back(pg: Postgres, statement: int) -> None:
    db = pg.new()
    status = in_child(lambda: migrate_and_die(db, statement))
    assert status == -signal.SIGKILL
    with psycopg.connect(db) as connection:
        found = connection.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone()
    assert found == (0,)
    migrate(db)
    assert differences(db) == []


def migrate_and_die(db: str, statement: int) -> None:
    left = statement

    def count(*_: Any) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "before_cursor_execute", count)
    migrate(db)


def test_a_table_continues_after_an_upgrade_of_its_database(tmp_path: Path) -> None:
    """A table of a real game, in a database whose schema is set back by one revision."""
    serving = Serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path)
    try:
        table = serving.open("person", "person")
        game = table.game()
        serving.stop()
        connection = sqlite3.connect(tmp_path / "tables.sqlite")
        connection.executescript(
            "DROP INDEX tables_going; DROP INDEX tables_over; DROP INDEX public_tables;"
            "CREATE INDEX public_tables ON tables (touched) WHERE public;"
            "DROP INDEX tables_by_place; ALTER TABLE tables DROP COLUMN place;"
            "ALTER TABLE tables DROP COLUMN moved; DROP TABLE facts; DROP TABLE blocked;"
            "UPDATE alembic_version SET version_num = '0003';"
        )
        connection.close()
        serving.start()
        reopened = Table(serving, table.opened)
        assert reopened.game() == game
        reopened.play(1, random.Random(1))
    finally:
        serving.end()
