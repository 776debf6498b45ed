"""The store: one writer thread, which commits queued changes together, and a few readers.

A move is answered only after it is stored, and a commit waits for the disk. Changes that arrive meanwhile
share the next commit and its cost.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    OperationalError,
    ProgrammingError,
    SQLAlchemyError,
)

from tiletum.box import load
from tiletum.errors import TiletumError
from tiletum.hall.observers import Observer
from tiletum.hall.stored import CHAT_SHOWN, Change, ChatRow, EntryRow, Stored, TableRow
from tiletum.server.errors import ServerError
from tiletum.server.operate.logs import Repeats
from tiletum.server.operate.settings import Settings

from . import rows

BATCH: Final = 200
READERS: Final = 3
PATIENCE: Final = 10.0
"""Seconds after which a database that does not answer counts as lost."""
HOPELESS: Final = 60.0
"""Seconds after which a write that has not ended never will."""
SQLITE_WAIT: Final = 5.0
"""Seconds for which another program may lock SQLite's file."""
CLOSING: Final = 3.0
CHANNEL: Final = "tiletum"
ROOM: Final = 16_000
"""Bytes that are stored to find out whether there is room again."""
NO_BOX: Final = "room "
"""Prefix of the digest of such a row, which no box has."""

T = TypeVar("T")
logger = logging.getLogger("tiletum.store")


class Conflict(Exception):
    """Another process changed the table first."""


class Unsure(Exception):
    """The connection was lost during a commit: nobody knows whether it is stored."""


@dataclass(slots=True)
class Job:
    table: str
    do: Callable[[Connection], Any]
    done: asyncio.Future[Any]
    moves: dict[str, Any] | None = None
    """A change that is only moves: a few columns and an entry. A batch stores all of them at once."""
    begun: bool = False
    """Whether the writer may have sent it to the database."""


def open_engine(url: str, pages: int = 0) -> Engine:
    try:
        parsed = make_url(url)
    except SQLAlchemyError as error:
        raise ServerError("server-bad-url", url=url) from error
    if parsed.get_backend_name() == "sqlite":
        return sqlite_engine(url, pages)
    if parsed.get_backend_name() != "postgresql":
        raise ServerError("server-bad-url", url=parsed.render_as_string())
    return create_engine(
        parsed.set(drivername="postgresql+psycopg"),
        pool_size=READERS + 1,
        pool_timeout=PATIENCE,
        connect_args=POSTGRES,
        hide_parameters=True,  # errors are logged, and seeds and names must not be
    )


POSTGRES: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "options": "-c statement_timeout=8000 -c lock_timeout=5000",
    # Notice a machine that vanished without closing its connections.
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}


def sqlite_engine(url: str, pages: int) -> Engine:
    if not make_url(url).database:
        raise ServerError("server-bad-url", url=url)
    engine = create_engine(url, connect_args={"timeout": SQLITE_WAIT}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")
        if pages:
            connection.execute(f"PRAGMA max_page_count={pages}")

    return engine


class Store:
    def __init__(self, settings: Settings) -> None:
        self.engine = open_engine(settings.db, settings.pages)
        self.shared = self.engine.dialect.name == "postgresql"
        """Whether other processes may write to the same database."""
        # One read sees one moment, however many queries it makes.
        self._snapshots = (
            self.engine.execution_options(isolation_level="REPEATABLE READ") if self.shared else self.engine
        )
        self.observers: list[Observer] = []
        """Those that are told what was stored late."""
        self.failing = False
        """Whether something could not be stored, and nothing has been stored since."""
        self._writing_since: float | None = None
        self._reading_since: dict[int, float] = {}
        """By reader."""
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()

    @property
    def alive(self) -> bool:
        """Return whether the writer still answers in time."""
        return self._writer.is_alive() and self.writing_for() < PATIENCE

    @property
    def hopeless(self) -> bool:
        """Return whether this process will never write or read again."""
        return not self._writer.is_alive() or max(self.writing_for(), self.reading_for()) > HOPELESS

    @property
    def waiting(self) -> int:
        """Return the number of changes that wait for the writer."""
        return self._jobs.qsize()

    def writing_for(self) -> float:
        """Return for how many seconds the writer has been busy with its batch."""
        since = self._writing_since
        return 0.0 if since is None else time.monotonic() - since

    def reading_for(self) -> float:
        """Return for how many seconds all readers have been busy with the same reads."""
        begun = list(self._reading_since.values())
        return time.monotonic() - max(begun) if len(begun) == READERS else 0.0

    def close(self) -> None:
        """Write what waits, then close all connections."""
        self._jobs.put(None)
        self._writer.join(CLOSING)
        self._readers.shutdown(wait=False, cancel_futures=True)
        self.engine.dispose()

    def _note_late(self, table: str) -> None:
        if table:  # else the change was about no table of its own
            for observer in self.observers:
                observer.stored_late(table)

    # --- called from the event loop ---

    async def read(self, do: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(PATIENCE):
                return await loop.run_in_executor(self._readers, self._read, do)
        except (SQLAlchemyError, TimeoutError, RuntimeError) as error:
            raise refusal_of(error) from error

    def _read(self, do: Callable[[Connection], T]) -> T:
        reader = threading.get_ident()
        self._reading_since[reader] = time.monotonic()
        try:
            return self._read_surely(do)
        finally:
            del self._reading_since[reader]

    def _read_surely(self, do: Callable[[Connection], T]) -> T:
        """Read with a new connection if this one was lost while it was idle."""
        try:
            return self._read_once(do)
        except DBAPIError as error:
            if not is_lost(error):
                raise
            return self._read_once(do)

    def _read_once(self, do: Callable[[Connection], T]) -> T:
        with self._snapshots.connect() as connection:
            if not self.shared:
                connection.exec_driver_sql("BEGIN")  # Python's driver begins no transaction for a SELECT
            return do(connection)

    async def write(
        self, table: str, do: Callable[[Connection], T], moves: dict[str, Any] | None = None
    ) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        job = Job(table, do, done, moves)
        self._jobs.put(job)
        late = loop.call_later(PATIENCE, give_up, done)
        try:
            return await done
        except TimeoutError as error:
            self.failing = True
            if times := REPEATS.due("timeout"):
                logger.warning("the database does not answer", extra={"times": times})
            raise ServerError("server-unsure" if job.begun else "server-no-database") from error
        except Unsure as error:
            self.failing = True
            self._note_late(table)
            raise ServerError("server-unsure") from error
        except IntegrityError as error:
            raise Conflict from error
        except (SQLAlchemyError, RuntimeError) as error:
            # A statement that the database rejects says nothing about the others.
            self.failing |= not isinstance(error, (DataError, ProgrammingError))
            raise refusal_of(error) from error
        finally:
            late.cancel()

    async def try_out(self) -> None:
        """Store and remove more than a move needs, to find out whether there is room again.

        Updating a row would prove nothing: it works on a full disk, too.
        """
        box, content = rows.boxes.c, secrets.token_hex(ROOM // 2)
        row = {"digest": NO_BOX + secrets.token_hex(8), "data": content}
        with contextlib.suppress(TiletumError):
            await self.write("", lambda c: c.execute(insert(rows.boxes), row).rowcount)
            await self.write(
                "", lambda c: c.execute(delete(rows.boxes).where(box.digest.startswith(NO_BOX))).rowcount
            )
            self.failing = False

    async def apply(self, change: Change) -> bool:
        """Store a change; return False if the table is no longer what it was made from."""
        return await self.write(change.table, lambda c: apply(c, change), only_moves(change))

    # --- the writer ---

    def _write(self) -> None:
        while (batch := self._gather()) is not None:
            self._commit(batch)

    def _gather(self) -> list[Job] | None:
        """Wait for a job, and return it with all that are queued; None when the store closes."""
        job = self._jobs.get()
        batch: list[Job] = []
        while job is not None:
            batch.append(job)
            if len(batch) == BATCH or self._jobs.empty():
                return batch
            job = self._jobs.get()
        if batch:
            self._commit(batch)
        return None

    def _commit(self, batch: list[Job]) -> None:
        batch = [job for job in batch if begin(job)]
        if not batch:
            return
        # All servers lock rows in one order, else two could wait for each other.
        batch.sort(key=lambda job: job.table)
        self._writing_since = time.monotonic()
        try:
            results = self._attempt(batch)
        except BaseException as error:
            self._failed(batch, error)
        else:
            self._answer(batch, results)
        finally:
            self._writing_since = None

    def _attempt(self, batch: list[Job]) -> list[Any]:
        with self.engine.connect() as connection:
            moves = [job.moves for job in batch if job.moves is not None]
            stored = apply_moves(connection, moves) if moves else set()
            results = [job.table in stored if job.moves else job.do(connection) for job in batch]
            if self.shared:
                notify(connection, [job.table for job in batch if job.table and not job.moves])
            try:
                connection.commit()
            except DBAPIError as error:
                if is_lost(error):
                    raise Unsure from error
                raise
        return results

    def _failed(self, batch: list[Job], error: BaseException) -> None:
        """Answer a batch that failed; if one job may be the cause, each gets a transaction of its own."""
        if len(batch) > 1 and of_one_job(error):
            for job in batch:
                self._commit([job])
        else:
            self._answer(batch, [error] * len(batch))

    def _answer(self, batch: list[Job], results: list[Any]) -> None:
        """Hand the results to the event loop, which wakes once for all of them."""

        def answer() -> None:
            for job, result in zip(batch, results, strict=True):
                if not job.done.done():
                    resolve(job.done, result)
                elif not isinstance(result, BaseException) or isinstance(result, Unsure):
                    self._note_late(job.table)  # the sender gave up, but watchers must hear of it

        with contextlib.suppress(RuntimeError):  # the event loop has ended
            batch[0].done.get_loop().call_soon_threadsafe(answer)


def begin(job: Job) -> bool:
    """Mark a job as begun, and return whether its sender still waits: a refused job must not be stored.

    As the mark comes first, either the writer sees that the sender gave up, or the sender sees the mark.
    """
    job.begun = True
    return not job.done.done()


def resolve(waiting: asyncio.Future[Any], result: Any) -> None:
    if isinstance(result, BaseException):
        waiting.set_exception(result)
    else:
        waiting.set_result(result)


def give_up(waiting: asyncio.Future[Any]) -> None:
    if not waiting.done():
        waiting.set_exception(TimeoutError())


def refusal_of(error: Exception) -> TiletumError:
    """Log why the database failed, and return the refusal for people."""
    why = reason(error)
    if times := REPEATS.due(why):
        logger.warning("the database failed: %s", why, extra={"times": times})
    if isinstance(error, DBAPIError) and is_full(error):
        return ServerError("server-disk-full")
    return ServerError("server-no-database")


REPEATS: Final = Repeats()
"""While nothing can be stored every request fails, and the log may be on the same full disk."""


def reason(error: Exception) -> str:
    """Return the database's message in one line, without the rows of the statement."""
    why = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    return why.strip().partition("\n")[0] or type(error).__name__


def of_one_job(error: BaseException) -> bool:
    """Return whether one job may be the cause, and the others can succeed without it."""
    if isinstance(error, OperationalError):
        return is_full(error) or getattr(error.orig, "sqlstate", None) == DEADLOCK
    return isinstance(error, (IntegrityError, DataError, ProgrammingError)) or not isinstance(
        error, (SQLAlchemyError, Unsure)
    )


DEADLOCK: Final = "40P01"
"""PostgreSQL's code for two transactions that wait for each other; it undoes the one that gets the error."""
DISK_FULL: Final = "53100"
"""PostgreSQL's code; SQLite only has a message."""


def is_full(error: DBAPIError) -> bool:
    state = getattr(error.orig, "sqlstate", None)
    return state == DISK_FULL if state is not None else "full" in str(error.orig)


def is_lost(error: BaseException) -> bool:
    return isinstance(error, DBAPIError) and error.connection_invalidated


# --- statements ---

UPDATES: dict[tuple[str, ...], Any] = {}
INSERT_ENTRY: Final = insert(rows.entries)
INSERT_CHAT: Final = insert(rows.chat)
INSERT_TOKEN: Final = insert(rows.tokens)


def update_of(columns: tuple[str, ...]) -> Any:
    """Return the UPDATE of these columns, compiled once for each set."""
    if columns not in UPDATES:
        table = rows.tables
        UPDATES[columns] = (
            update(table)
            .where(table.c.id == bindparam("b_id"), table.c.serial == bindparam("b_serial"))
            .values({column: bindparam(column) for column in columns})
        )
    return UPDATES[columns]


def apply(connection: Connection, change: Change) -> bool:
    values = {**change.row, "serial": change.serial + 1}
    statement = update_of(tuple(values))
    found = connection.execute(statement, {**values, "b_id": change.table, "b_serial": change.serial})
    if found.rowcount != 1:
        return False
    of_table = {"table_id": change.table}
    if change.entry is not None:
        connection.execute(INSERT_ENTRY, of_table | msgspec.structs.asdict(change.entry))
    if change.chat is not None:
        connection.execute(INSERT_CHAT, of_table | msgspec.structs.asdict(change.chat))
    if change.voided:
        of = rows.tokens
        connection.execute(delete(of).where(of.c.table_id == change.table, of.c.hash.in_(change.voided)))
        if change.everywhere:
            exchange_elsewhere(connection, change)
    add_tokens(connection, change.table, change.tokens)
    return True


def exchange_elsewhere(connection: Connection, change: Change) -> None:
    """Replace a lost link at rematches, which are played with the same links."""
    of, (new,) = rows.tokens, change.tokens
    lost = of.c.hash.in_(change.voided)
    ids = list(connection.scalars(select(of.c.table_id).where(lost).order_by(of.c.table_id)))
    if not ids:
        return
    connection.execute(update(of).where(lost).values(hash=new))
    # Raise their serials, so that processes that have them in memory load them again.
    table = rows.tables
    connection.execute(update(table).where(table.c.id.in_(ids)).values(serial=table.c.serial + 1))
    if connection.dialect.name == "postgresql":
        notify(connection, ids)


def tables_of(connection: Connection, hash_: str) -> list[str]:
    """Return the tables that a token is for."""
    of = rows.tokens.c
    return list(connection.scalars(select(of.table_id).where(of.hash == hash_)))


# --- all moves of a batch, in one statement or two ---

MOVE_COLUMNS: Final = frozenset(("version", "touched", "bot", "lease"))

POSTGRES_MOVES: Final = text("""
    WITH v AS (
        SELECT * FROM json_to_recordset(CAST(:moves AS json)) AS v(
            id text, serial int, version int, touched float8, bot text, lease float8,
            before int, lines text, key text)
    ), locked AS (
        SELECT t.id FROM tables t JOIN v ON t.id = v.id AND t.serial = v.serial ORDER BY t.id FOR UPDATE OF t
    ), changed AS (
        UPDATE tables t
        SET serial = t.serial + 1, version = v.version, touched = v.touched, bot = v.bot, lease = v.lease
        FROM v JOIN locked ON locked.id = v.id
        WHERE t.id = v.id AND t.serial = v.serial
        RETURNING t.id, t.serial
    ), added AS (
        INSERT INTO entries (table_id, version, lines, at, key)
        SELECT v.id, v.before, v.lines, v.touched, v.key FROM v JOIN changed ON changed.id = v.id
    )
    SELECT id, pg_notify(:channel, id || ' ' || serial) FROM changed
""")

SQLITE_MOVES: Final = text("""
    UPDATE tables SET
        serial = tables.serial + 1,
        version = json_extract(v.value, '$.version'),
        touched = json_extract(v.value, '$.touched'),
        bot = json_extract(v.value, '$.bot'),
        lease = json_extract(v.value, '$.lease')
    FROM json_each(:moves) AS v
    WHERE tables.id = json_extract(v.value, '$.id') AND tables.serial = json_extract(v.value, '$.serial')
    RETURNING id
""")

SQLITE_ENTRIES: Final = text("""
    INSERT INTO entries (table_id, version, lines, at, key)
    SELECT json_extract(value, '$.id'), json_extract(value, '$.before'), json_extract(value, '$.lines'),
        json_extract(value, '$.touched'), json_extract(value, '$.key')
    FROM json_each(:moves)
""")


def only_moves(change: Change) -> dict[str, Any] | None:
    """Return what to store of a change that is only moves; None for any other change."""
    entry = change.entry
    if entry is None or change.row.keys() != MOVE_COLUMNS or change.tokens or change.voided or change.chat:
        return None
    of_entry = {"before": entry.version, "lines": entry.lines, "key": entry.key}
    return {"id": change.table, "serial": change.serial, **change.row, **of_entry}


def apply_moves(connection: Connection, moves: list[dict[str, Any]]) -> set[str]:
    """Store moves, and return the tables that were still as the moves saw them."""
    content = msgspec.json.encode(moves).decode()
    if connection.dialect.name == "postgresql":
        return set(connection.scalars(POSTGRES_MOVES, {"moves": content, "channel": CHANNEL}))
    stored = set(connection.scalars(SQLITE_MOVES, {"moves": content}))
    if len(stored) < len(moves):
        content = msgspec.json.encode([move for move in moves if move["id"] in stored]).decode()
    connection.execute(SQLITE_ENTRIES, {"moves": content})
    return stored


def add_tokens(connection: Connection, table: str, tokens: dict[str, str]) -> None:
    for hash_, role in tokens.items():
        connection.execute(INSERT_TOKEN, {"hash": hash_, "table_id": table, "role": role})


def add_table(connection: Connection, row: TableRow, entry: EntryRow | None, tokens: dict[str, str]) -> None:
    connection.execute(insert(rows.tables), msgspec.structs.asdict(row))
    if entry is not None:
        connection.execute(INSERT_ENTRY, {"table_id": row.id} | msgspec.structs.asdict(entry))
    add_tokens(connection, row.id, tokens)


def remove_tables(connection: Connection, ids: list[str]) -> None:
    for part in (rows.entries, rows.tokens, rows.chat):
        connection.execute(delete(part).where(part.c.table_id.in_(ids)))
    connection.execute(delete(rows.tables).where(rows.tables.c.id.in_(ids)))
    if connection.dialect.name == "postgresql":
        # Processes that have one in memory look for it, and find that it is gone.
        gone = text("SELECT pg_notify(:channel, :id || ' ' || :serial)")
        for id_ in ids:
            connection.execute(gone, {"channel": CHANNEL, "id": id_, "serial": LAST_SERIAL})


GONE: Final = 2**31 - 1
"""A serial above that of any change."""
LAST_SERIAL: Final = str(GONE)


def notify(connection: Connection, changed: list[str]) -> None:
    """Notify the other processes of changed tables when this transaction is committed."""
    if changed:
        statement = text(
            "SELECT pg_notify(:channel, t.id || ' ' || t.serial) FROM tables t WHERE t.id = ANY(:changed)"
        )
        connection.execute(statement, {"channel": CHANNEL, "changed": changed})


def keep_box(connection: Connection) -> None:
    """Store the box of tables that this version opens."""
    box = load()
    if connection.scalar(select(rows.boxes.c.digest).where(rows.boxes.c.digest == box.digest)) is None:
        values = {"digest": box.digest, "data": msgspec.json.encode(box.data).decode()}
        connection.execute(insert(rows.boxes), values)


def with_box(connection: Connection, row: TableRow) -> TableRow:
    """Put into a row's header the box it was opened with, if this version has another."""
    try:
        header: dict[str, Any] = msgspec.json.decode(row.header, type=dict[str, Any])
    except msgspec.DecodeError:  # damaged: loading the log will report it
        return row
    digest = str(header.get("box"))
    if digest != load().digest and "box_data" not in header:
        found = connection.scalar(select(rows.boxes.c.data).where(rows.boxes.c.digest == digest))
        if found is not None:
            header["box_data"] = msgspec.json.decode(found)
            row.header = msgspec.json.encode(header).decode()
    return row


def load_table(connection: Connection, id_: str, since: int = 0, said: int = 0) -> Stored | None:
    """Return a table with its log from version `since` and its chat from line `said`, if it exists."""
    row = connection.execute(select(rows.tables).where(rows.tables.c.id == id_)).one_or_none()
    if row is None:
        return None
    log, chat, tokens = rows.entries.c, rows.chat.c, rows.tokens.c
    found = connection.execute(
        select(log.version, log.lines, log.at, log.key)
        .where(log.table_id == id_, log.version >= since)
        .order_by(log.version)
    )
    lines = connection.execute(
        select(chat.number, chat.seat, chat.text, chat.at, chat.key)
        .where(chat.table_id == id_, chat.number >= max(said, row.chats - CHAT_SHOWN))
        .order_by(chat.number)
    )
    roles = connection.execute(select(tokens.hash, tokens.role).where(tokens.table_id == id_))
    return Stored(
        with_box(connection, TableRow(**row._mapping)),
        [EntryRow(*entry) for entry in found],
        {found.hash: found.role for found in roles},
        [ChatRow(*line) for line in lines],
    )


def count_tables(connection: Connection) -> dict[str, int]:
    status, count = rows.tables.c.status, func.count()
    going = select(status, count).where(rows.GOING).group_by(status)
    over = select(count).select_from(rows.tables).where(rows.OVER)
    found = {row[0]: row[1] for row in connection.execute(going)}
    return {"open": 0, "playing": 0, **found, "over": connection.scalar(over) or 0}
