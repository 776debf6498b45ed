"""All tables of this process: loaded when wanted, changed one act at a time, and told to whoever watches."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Container, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnElement, Connection, TextClause, and_, func, or_, select, update

from tiletum.errors import TiletumError
from tiletum.game.core.rules import Rules
from tiletum.hall import acts, box_cache, guide, opening, tokens
from tiletum.hall.acts import Replayed, SeatToken
from tiletum.hall.headers import has_own_box
from tiletum.hall.loaded import GRACE, UNTOLD, Running, colours
from tiletum.hall.opening import New
from tiletum.hall.stored import Change
from tiletum.hall.wire import (
    ChatLine,
    Listed,
    Mine,
    OpenTable,
    PostMoves,
    Say,
    State,
    TableState,
    Undo,
    encode,
)
from tiletum.server.errors import WITH_STATE, ServerError, kind_of
from tiletum.server.operate import metrics
from tiletum.server.operate.limits import note
from tiletum.server.operate.settings import Settings
from tiletum.server.storage import rows
from tiletum.server.storage.store import (
    GONE,
    Conflict,
    Store,
    add_table,
    apply,
    load_table,
    remove_tables,
    tables_of,
)
from tiletum.table.names import clean_name
from tiletum.words.values import Names, colour_name

from .uploads import LimitedReader, Uploads

ATTEMPTS: Final = 5
LISTED: Final = 50
SHARE_WAIT: Final = 3600
"""Seconds after which an address that has too many tables may try again."""
COMPARED: Final = 500
"""Tables in memory that are compared with the database at once."""
REMOVED: Final = 100
"""Tables of a kind that are removed at once, while moves wait."""
LOOK_AGAIN: Final = 1.0
"""Seconds before a table is looked for again, after the database did not answer."""
logger = logging.getLogger("tiletum.tables")
T = TypeVar("T")
Act = Callable[[Running], Change | None]
Who = Callable[[Running], int]
"""Whose act it is; raises if the caller has no seat."""


class Refused(Exception):
    """An act that was refused, with the table as it stood then."""

    def __init__(self, error: TiletumError, running: Running) -> None:
        super().__init__(error.key)
        self.error = error
        self.state = running.state(None)
        self.tokens = dict(running.tokens)
        self.rules = running.table.game.rules if running.table else None
        self.names = [
            seat.name or colour_name(colour)
            for seat, colour in zip(running.info.seats, colours(running.info), strict=True)
        ]

    def parts(self) -> tuple[TiletumError, State, Rules | None, Names]:
        return self.error, self.state, self.rules, self.names

    def seat_of(self, token: str | None) -> int | None:
        """Of whoever was refused."""
        role = self.tokens.get(tokens.hashed(token)) if token else None
        return tokens.seat_of(role) if role else None


def perform(running: Running, act: Act) -> Change | None:
    try:
        return act(running)
    except BaseException as error:
        if running.ahead:
            running.forget()
        elif isinstance(error, TiletumError) and kind_of(error).name in WITH_STATE:
            raise Refused(error, running) from error
        raise


def moves_of(running: Running, change: Change) -> int:
    """How many moves of players a change has; what chance decided, or was taken back, is none."""
    if change.entry is None:
        return 0
    table = running.game.move_table
    found = (table.by_text.get(line) for line in change.entry.lines.split("\n"))
    return sum(move is not None and table.rows[move].group != "outcome" for move in found)


def post_by_person(running: Running, seat: int, request: PostMoves) -> Change:
    """Play a person's moves. The first of a table marks it as moved at."""
    change = acts.post_by_person(running, seat, request)
    if not running.loaded.moved:
        change.row["moved"] = True
    return change


def join(running: Running, seat: int, name: str, colour: int | None = None) -> Change | None:
    """Take a seat; the last one starts the game. Later only a seat that was given to somebody else can be
    taken, and who sits there already is answered again."""
    name = clean_name(name)
    started, known = running.loaded.status != "open", running.info.seats[seat]
    info = acts.with_colour(running, seat, colour)
    if started and known.joined and name in ("", known.name):
        return None
    if started and known.joined:
        raise ServerError("server-started")
    running.info = acts.with_seat(info, seat, name=name or known.name, joined=True)
    change = acts.row_change(running, info=encode(running.info).decode())
    if not started and all(seat.joined for seat in running.info.seats):
        values, change.entry = opening.start(running)
        change.row |= values
        change.turn = True
    return change


def sit_down(
    running: Running, name: str, key: str | None, colour: int | None = None
) -> tuple[Change | None, SeatToken]:
    """Take the first free seat of a public table; the opener's link for it is void."""
    token = tokens.new_token() if key is None else tokens.token_by(running.id, key)
    role = running.role(token)
    if role is not None:  # sent again, or by somebody who had left
        seat = tokens.seat_of(role)
        assert seat is not None
        sits = running.info.seats[seat].joined
        return None if sits else join(running, seat, name, colour), SeatToken(seat, token)
    seat = acts.free_seat(running)
    change = join(running, seat, name, colour)
    assert change is not None
    return change, SeatToken(seat, acts.reissued(running, change, tokens.seat_role(seat), token))


# --- lists, page by page ---


def place_in_list(id_: str, touched: float) -> str:
    return f"{touched:.9f}_{id_}"


def behind(place: str | None) -> list[ColumnElement[bool]]:
    """What comes after this place of a list. Where nothing else tells tables apart, their ids do."""
    if place is None:
        return []
    table = rows.tables.c
    touched, _, id_ = place.partition("_")
    return [table.touched <= float(touched), or_(table.touched < float(touched), table.id > id_)]


class CachedTable(Running):
    """A loaded table that one request at a time may change."""

    def __init__(self, id_: str) -> None:
        super().__init__(id_)
        self.lock = asyncio.Lock()
        self.used = time.monotonic()


class Tables:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.running: dict[str, CachedTable] = {}
        self.changed: list[Callable[[Running, Change], None]] = []
        """Whoever wants to know of every change that was stored here: bots and webhooks."""
        self.thought_about: Container[str] = ()
        """Tables of which bots think here ..."""
        self.overtaken: Callable[[Running], None] = lambda running: None
        """... and who is told when another process has changed one."""
        self.uploads = Uploads()
        self.reader = LimitedReader()
        self._added = 0
        """Tables that came into memory since there was room for the last time."""
        self._catching_up: set[asyncio.Task[None]] = set()
        store.late = self.stored_late

    # --- finding ---

    def find(self, id_: str) -> CachedTable:
        running = self.running.get(id_)
        if running is None:
            self._make_room()
            running = self.running[id_] = CachedTable(id_)
        running.used = time.monotonic()
        return running

    def _make_room(self) -> None:
        """Shrink now and then: lists can load thousands of tables between two turns of housekeeping."""
        self._added += 1
        if self._added > max(LISTED, self.settings.cached // 5):
            self._added = 0
            self.shrink()

    @asynccontextmanager
    async def held(self, id_: str) -> AsyncIterator[Running]:
        """A table with its lock. One that was dropped while somebody waited for it is nobody's any more."""
        while True:
            running = self.find(id_)
            async with running.lock:
                if self.running.get(id_) is running:
                    yield running
                    return

    async def load(self, running: Running) -> None:
        """Catch up with the database, and tell who watches here; the caller holds the lock."""
        since = running.table.version if running.table else 0
        said = running.chat[-1].number + 1 if running.chat else 0
        try:
            stored = await self.store.read(lambda c: load_table(c, running.id, since, said))
            if stored is None:
                running.dismiss()
                raise ServerError("server-no-table")
            running.take(stored)
            running.expel()
            running.tell()
            self._note_those_present(running)
        except BaseException:
            running.forget()
            if not running.watchers and self.running.get(running.id) is running:
                del self.running[running.id]
            raise

    async def look(self, id_: str, do: Callable[[Running], T], version: int = 0, by_token: bool = False) -> T:
        """Look at what is stored of a table, never at what is being stored.

        With `by_token` another process's changes are looked for first: it may have made the token void.
        """
        async with self.held(id_) as running:
            if by_token and self.store.shared:
                await self._up_to_date(running)
            await self._up_to(version, running)
            return do(running)

    async def _up_to_date(self, running: Running) -> None:
        """Load a table that has changed since it was loaded."""
        if running.row is None:
            return
        query = select(rows.tables.c.serial).where(rows.tables.c.id == running.id)
        if await self.store.read(lambda c: c.scalar(query)) != running.row.serial:
            await self.load(running)

    async def _up_to(self, version: int, running: Running) -> None:
        """Whoever has seen a version that is not known here got it from another process."""
        if running.row is None or version > running.loaded.version:
            await self.load(running)

    # --- changing ---

    async def change(self, id_: str, act: Act, version: int = 0) -> Running:
        """Act, store, and only then tell. Of two that act at once the second sees what the first did."""
        async with self.held(id_) as running:
            for _ in range(ATTEMPTS):
                await self._up_to(version, running)
                change = perform(running, act)
                if change is None:
                    return running
                if await self._store(running, change):
                    self._tell(running, change)
                    return running
        raise ServerError("server-no-database")

    async def _store(self, running: Running, change: Change) -> bool:
        """Whether it was stored; not if another process was first."""
        try:
            await self.store.apply(change)
        except Conflict:
            running.forget()
            await self.load(running)
            return False
        except BaseException:
            running.forget()
            raise
        running.accept(change)
        return True

    def _tell(self, running: Running, change: Change) -> None:
        metrics.MOVES.inc(moves_of(running, change))
        running.expel()
        running.tell(table=not UNTOLD.issuperset(change.row))
        for listener in self.changed:
            listener(running, change)

    async def catch_up(self, id_: str, serial: int | None = None) -> None:
        """Another process may have changed a table: look, if anybody wants to know."""
        running = self.running.get(id_)
        if running is None or running.knows(serial):
            return
        async with running.lock:
            if running.knows(serial):
                return
            if running.watchers or id_ in self.thought_about:
                await self.load(running)
            else:
                running.forget()
            if id_ in self.thought_about:
                self.overtaken(running)

    def catch_up_soon(self, id_: str, serial: int | None = None) -> None:
        """Whoever brings the news need not wait: the table may just be being changed here."""
        self._in_background(self._catch_up_at_last(id_, serial))

    def stored_late(self, id_: str) -> None:
        """Whoever sent a change does not know what became of it. If it is there, all others have to know."""
        if id_:  # else it was about no table of its own
            self._in_background(self._tell_late(id_))

    def _in_background(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(doing)
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def _catch_up_at_last(self, id_: str, serial: int | None) -> None:
        """Again and again while the database does not answer and somebody watches: nobody else tells them."""
        while not await self._caught_up(id_, serial):
            await asyncio.sleep(LOOK_AGAIN)

    async def _caught_up(self, id_: str, serial: int | None) -> bool:
        try:
            await self.catch_up(id_, serial)
        except TiletumError as error:
            logger.warning("cannot catch up: %s", error, extra={"table": id_})
            running = self.running.get(id_)
            return error.key != "server-no-database" or running is None or not running.watchers
        return True

    async def _tell_late(self, id_: str) -> None:
        await self._catch_up_at_last(id_, None)
        try:
            await self._announce(id_)
        except TiletumError as error:  # removed meanwhile, or nobody watches and the database is away
            logger.warning("cannot tell of a late change: %s", error, extra={"table": id_})

    # --- opening and listing ---

    async def open(self, request: OpenTable, place: str | None = None) -> New:
        if request.save is None and request.box is None:
            new = opening.new_table(request)
        else:  # it takes long to check those, and others need not wait for it
            new = await self.uploads.read(lambda: opening.new_table(request, self.reader))
        new.row.place = place

        def store(connection: Connection) -> ServerError | None:
            if full := self._full(connection, place):
                return full
            add_table(connection, new.row, new.entry, new.hashes())
            return None

        if full := await self.store.write(new.row.id, store):
            raise full
        metrics.OPENED.inc()
        logger.info("table opened", extra={"table": new.row.id})
        await self._announce(new.row.id)
        return new

    def _full(self, connection: Connection, place: str | None) -> ServerError | None:
        """Return why no table can be opened from this place, if none can."""
        going = select(func.count()).select_from(rows.tables).where(rows.GOING)
        if (connection.scalar(going) or 0) >= self.settings.tables:
            note("tables")
            return ServerError("server-full")
        most = self.settings.tables_each
        if most and place and (connection.scalar(going.where(rows.tables.c.place == place)) or 0) >= most:
            note("tables_each", place)
            return ServerError("server-tables-each", most=most, seconds=SHARE_WAIT)
        return None

    async def _announce(self, id_: str) -> None:
        """A new table may begin with a bot's turn, or with that of somebody who wants to be called."""
        begun = Change(id_, 0, {}, turn=True)

        def announce(running: Running) -> None:
            for listener in self.changed:
                listener(running, begun)

        await self.look(id_, announce)

    async def listed(self, status: str, after: str | None) -> Listed:
        """Public tables."""
        table = rows.tables.c
        return await self._page(after, rows.PUBLIC, table.status == status)

    async def mine(self, request: Mine) -> Listed:
        hashes = [tokens.hashed(token) for token in request.tokens]
        token, table = rows.tokens.c, rows.tables.c
        conditions: list[ColumnElement[bool]] = [
            table.id.in_(select(token.table_id).where(token.hash.in_(hashes)))
        ]
        if request.which is not None:
            over = request.which == "over"
            conditions.append((table.status == "over") if over else (table.status != "over"))
        return await self._page(request.after, *conditions)

    async def _page(self, after: str | None, *conditions: ColumnElement[bool] | TextClause) -> Listed:
        """Some tables, the latest first, and from where to go on."""
        table = rows.tables.c
        query = select(table.id, table.touched).where(*conditions, *behind(after))
        query = query.order_by(table.touched.desc(), table.id).limit(LISTED + 1)
        found = await self.store.read(lambda c: [(id_, touched) for id_, touched in c.execute(query)])
        page = found[:LISTED]
        states = await self._states([id_ for id_, _ in page])
        return Listed(states, place_in_list(*page[-1]) if len(found) > LISTED else None)

    async def _states(self, ids: list[str]) -> list[TableState]:
        states: list[TableState] = []
        for id_ in ids:
            try:
                states.append(await self.look(id_, Running.table_state))
            except TiletumError as error:  # gone meanwhile, or not readable by this version
                if kind_of(error).name == "store" and error.key == "server-no-database":
                    raise
        return states

    # --- acts with more than a change ---

    async def post(self, id_: str, seat: Who, request: PostMoves) -> int:
        act = lambda r: acts.with_return(r, seat(r), post_by_person(r, seat(r), request))  # noqa: E731
        return await self._versioned(id_, request.version, act)

    async def undo(self, id_: str, seat: Who, request: Undo) -> int:
        act = lambda r: acts.with_return(r, seat(r), acts.undo(r, seat(r), request))  # noqa: E731
        return await self._versioned(id_, request.version, act)

    async def say(self, id_: str, seat: Who, request: Say) -> ChatLine:
        line: ChatLine | None = None

        def act(running: Running) -> Change | None:
            nonlocal line
            line = acts.said_before(running, seat(running), request)
            return (
                None
                if line
                else acts.with_return(running, seat(running), acts.say(running, seat(running), request))
            )

        running = await self.change(id_, act)
        return line or next(said for said in reversed(running.chat) if said.seat is not None)

    def _note_those_present(self, running: Running) -> None:
        """Another process may have asked for the link of a seat whose owner watches here."""
        seats = {running.seat_watching(watcher) for watcher in running.watchers}
        if (seat := next((seat for seat in seats if acts.is_awaited(running, seat)), None)) is not None:
            self._in_background(self._welcome_back_at_last(running.id, seat))

    async def _welcome_back_at_last(self, id_: str, seat: int) -> None:
        try:
            await self.welcome_back(id_, seat)
        except TiletumError as error:
            logger.warning("cannot note who has come back: %s", error, extra={"table": id_})

    async def welcome_back(self, id_: str, seat: int) -> None:
        """Note that the owner of a seat has come, if somebody waits for them to stay away."""
        running = self.running.get(id_)
        if running is not None and acts.is_awaited(running, seat):
            await self.change(id_, lambda r: acts.come_back(r, seat))

    async def _versioned(self, id_: str, version: int, act: Act) -> int:
        try:
            return (await self.change(id_, act, version)).game.version
        except Replayed as replayed:
            return replayed.version

    async def change_with_token(
        self, id_: str, act: Callable[[Running], tuple[Change | None, SeatToken | None]]
    ) -> SeatToken | None:
        token: SeatToken | None = None

        def keep(running: Running) -> Change | None:
            nonlocal token
            change, token = act(running)
            return change

        await self.change(id_, keep)
        return token

    async def reissue(
        self, id_: str, act: Callable[[Running], tuple[Change | None, SeatToken | None]]
    ) -> SeatToken:
        """A new link for a lost one, which from now on is void, also at rematches that are in memory."""
        given = await self.change_with_token(id_, act)
        assert given is not None
        await self.forget_elsewhere(id_, given)
        return given

    async def forget_elsewhere(self, id_: str, given: SeatToken) -> None:
        """Catch up with the rematches in memory, at which a new link takes the place of the old one too."""
        hash_ = tokens.hashed(given.token)
        for other in await self.store.read(lambda c: tables_of(c, hash_)):
            if other != id_:
                await self.catch_up(other)

    async def rematch(self, id_: str, check: Callable[[], None], place: str | None = None) -> str:
        """One for everybody: whoever asks second gets the one that is there. Only who opens it is checked."""
        async with self.held(id_) as running:
            for attempt in range(ATTEMPTS):
                if running.row is None:
                    await self.load(running)
                if running.info.rematch is not None:
                    return running.info.rematch
                if running.loaded.status != "over":
                    raise ServerError("server-not-over")
                if attempt == 0:
                    check()
                if new := await self._open_rematch(running, place):
                    break
                running.forget()
            else:
                raise ServerError("server-no-database")
        await self._announce(new)
        return new

    async def _open_rematch(self, running: Running, place: str | None) -> str | None:
        """Return its id; None if another process was first to change the table."""
        row, entry, _ = opening.rematch(running)
        row.place = place
        change = acts.row_change(running, info=acts.with_info(running, rematch=row.id))
        tokens = dict(running.tokens)

        def store(connection: Connection) -> bool | ServerError:
            if full := self._full(connection, place):
                return full
            if not apply(connection, change):
                return False
            add_table(connection, row, entry, tokens)
            return True

        stored = await self.store.write(running.id, store)
        if isinstance(stored, ServerError):
            raise stored
        if not stored:
            return None
        logger.info("table opened", extra={"table": row.id})
        running.accept(change)
        self._tell(running, change)
        return row.id

    async def close(self, id_: str, check: Callable[[Running], object]) -> None:
        """Remove a table that has not started, with everything about it."""
        async with self.held(id_) as running:
            await self.load(running)
            check(running)
            acts.check_open(running)
            serial, table = running.loaded.serial, rows.tables.c

            def remove(connection: Connection) -> bool:
                same = select(table.id).where(table.id == id_, table.serial == serial).with_for_update()
                if connection.scalar(same) is None:
                    return False
                remove_tables(connection, [id_])
                return True

            if not await self.store.write(id_, remove):
                running.forget()
                raise ServerError("server-stale", seen=serial, now=serial + 1)
            self._dismiss(id_)

    def _dismiss(self, id_: str) -> None:
        running = self.running.pop(id_, None)
        if running is not None:
            running.forget()
            running.dismiss()

    # --- keeping house ---

    def _old(self) -> list[ColumnElement[bool]]:
        """Tables at which nothing has happened for long, by how far they had come."""
        now, table, keep = time.time(), rows.tables.c, self.settings
        return [
            and_(rows.GOING, table.status == "open", table.touched < now - keep.keep_open),
            and_(rows.GOING, table.status == "playing", table.touched < now - keep.keep_playing),
            and_(
                *(rows.GOING, table.status == "playing", table.moved.is_(False)),
                table.touched < now - min(keep.keep_unmoved, keep.keep_playing),
            ),
            and_(rows.OVER, table.touched < now - keep.keep_over),
        ]

    async def expire(self) -> int:
        """Remove some that are old. A reader looks for them, since every move waits for the writer."""
        old, table = self._old(), rows.tables.c
        queries = [select(table.id).where(kind).limit(REMOVED) for kind in old]
        found = await self.store.read(lambda c: [id_ for query in queries for id_ in c.scalars(query)])
        if not found:
            return 0
        # Taken by a change of their own: what another process is just changing is not old any more.
        still = select(table.id).where(table.id.in_(found), or_(*old)).with_for_update(skip_locked=True)
        mine = update(rows.tables).where(table.id.in_(still)).values(serial=table.serial + 1)

        def remove(connection: Connection) -> list[str]:
            gone = list(connection.scalars(mine.returning(table.id)))
            remove_tables(connection, gone)
            return gone

        gone = await self.store.write("", remove)
        for id_ in gone:
            self._dismiss(id_)
        return len(gone)

    async def notice_changes(self) -> None:
        """Look again at tables in memory that another program, `tiletum tables`, has changed or removed."""
        table, loaded = rows.tables.c, [id_ for id_, running in self.running.items() if running.row]
        for first in range(0, len(loaded), COMPARED):
            some = loaded[first : first + COMPARED]
            query = select(table.id, table.serial).where(table.id.in_(some))
            serials = await self.store.read(lambda c, query=query: dict(c.execute(query).tuples().all()))  # type: ignore[misc]
            for id_ in some:
                self._look_again(id_, serials.get(id_))

    def _look_again(self, id_: str, serial: int | None) -> None:
        """Catch up if the database has another serial number; None: the table is gone."""
        running = self.running.get(id_)
        if running is not None and not running.knows(GONE if serial is None else serial):
            self.catch_up_soon(id_, GONE if serial is None else serial)

    def shrink(self) -> None:
        """Forget tables that nobody has used for the longest time. An owner's box takes a megabyte of memory,
        so only few tables with one are kept."""
        idle = [r for r in self.running.values() if not r.watchers and not r.lock.locked()]
        idle.sort(key=lambda running: running.used)
        own = [r for r in idle if r.row is not None and has_own_box(r.row.header)]
        spare = own[: max(0, len(own) - box_cache.MOST)]
        for running in (*idle[: max(0, len(idle) - self.settings.cached)], *spare):
            self.running.pop(running.id, None)
        if spare:
            guide.forget()

    async def late(self) -> list[str]:
        """Tables at which somebody's time is over."""
        table, now = rows.tables.c, time.time()
        query = select(table.id).where(table.deadline < now, table.status == "playing").limit(100)
        return await self.store.read(lambda c: list(c.scalars(query)))

    async def early(self) -> list[str]:
        """Return tables whose deadline may be further away than a turn is long."""
        table, soon = rows.tables.c, time.time() + GRACE
        query = select(table.id).where(table.deadline > soon, table.status == "playing")
        return await self.store.read(lambda c: list(c.scalars(query)))

    async def shorten_leases(self) -> None:
        """Shorten promises to ask a bot that were made before the machine's clock was set back."""
        table, latest = rows.tables.c, time.time() + acts.LEASE
        long = update(rows.tables).where(table.bot.is_not(None), table.lease > latest)
        await self.store.write("", lambda c: c.execute(long.values(lease=latest)).rowcount)

    async def claim(self) -> list[str]:
        """Tables that wait for a bot and nobody sees to it; from now on this process does."""
        table, now = rows.tables.c, time.time()
        unseen = (table.bot.is_not(None), table.lease < now, table.status == "playing")

        def claim(connection: Connection) -> list[str]:
            found = list(connection.scalars(select(table.id).where(*unseen).order_by(table.lease).limit(100)))
            mine = update(rows.tables).values(lease=now + acts.LEASE)
            return [id_ for id_ in found if connection.execute(mine.where(table.id == id_, *unseen)).rowcount]

        if not await self.store.read(lambda c: c.scalar(select(table.id).where(*unseen).limit(1))):
            return []
        return await self.store.write("", claim)

    async def renew(self, ids: list[str]) -> None:
        table, now = rows.tables.c, time.time()
        statement = update(rows.tables).where(table.id.in_(ids)).values(lease=now + acts.LEASE)
        if ids:
            await self.store.write("", lambda c: c.execute(statement).rowcount)

    async def release_all(self) -> None:
        """At the start of the only process: nobody else sees to any bot."""
        free = update(rows.tables).where(rows.tables.c.bot.is_not(None)).values(lease=0.0)
        await self.store.write("", lambda c: c.execute(free).rowcount)

    async def extend_clocks(self) -> None:
        """After a time in which nobody could move nobody's time is over at once."""
        soon = time.time() + GRACE
        late = update(rows.tables).where(rows.tables.c.deadline < soon).values(deadline=soon)
        await self.store.write("", lambda c: c.execute(late).rowcount)
        for running in self.running.values():
            row = running.row
            if row is not None and row.deadline is not None and row.deadline < soon:
                row.deadline = soon
