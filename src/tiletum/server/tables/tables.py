"""The tables of this process, led through as `tiletum.hall.leading` says: act, store, and only then tell."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from sqlalchemy import Connection

from tiletum.errors import TiletumError
from tiletum.hall import leading, opening
from tiletum.hall.acts import proposals
from tiletum.hall.leading import Act, Step, Steps
from tiletum.hall.loaded import LoadedTable
from tiletum.hall.messages import table_state
from tiletum.hall.observers import Observer
from tiletum.hall.opening import New
from tiletum.hall.seats import seat_watching
from tiletum.hall.stored import Change, NewTable
from tiletum.hall.visit import Done, Visitor
from tiletum.hall.wire import Listed, Mine, OpenTable, TableState
from tiletum.server.errors import ServerError
from tiletum.server.operate import metrics
from tiletum.server.operate.limits import note
from tiletum.server.operate.settings import Settings
from tiletum.server.storage import lists
from tiletum.server.storage.store import Conflict, Store, add_table, apply, tables_of
from tiletum.server.storage.upkeep import count_going, remove_unchanged

from .cache import Cache, CachedTable
from .refused import with_state
from .uploads import LimitedReader, Uploads

SHARE_WAIT: Final = 3600
"""Seconds after which an address that has too many tables may try again."""
logger = logging.getLogger("tiletum.tables")
T = TypeVar("T")
Pay = Callable[[int], None]
"""Pays for tables that have to be loaded, or raises if the caller has loaded too many."""


def for_free(_: int) -> None:
    """Pay nothing."""


class Tables(Observer):
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.cache = Cache(store, settings)
        self.observers = self.cache.observers
        """The server adds them: also these tables, which have to observe themselves."""
        self.uploads = Uploads()
        self.reader = LimitedReader()

    async def look(
        self, id_: str, do: Callable[[LoadedTable], T], version: int = 0, fresh: bool = False
    ) -> T:
        """Look at what is stored of a table; see `Cache.look`."""
        return await self.cache.look(id_, do, version, fresh)

    # --- changing ---

    async def change(self, id_: str, act: Act[T], version: int = 0) -> T:
        """Act, store, and only then tell. Of two that act at once the second sees what the first did."""
        async with self.cache.held(id_) as table:
            steps = leading.change(table, with_state(act), self.observers, version)
            try:
                change, reply = await self._lead(table, steps)
            except (TiletumError, leading.Refusal):
                raise
            except BaseException:  # what failed may have left half of a change in memory
                table.forget()
                raise
        if change is not None and change.everywhere:
            await self._catch_up_elsewhere(id_, change)
        return reply

    async def _lead(self, table: CachedTable, steps: Steps[T]) -> T:
        """Do what a procedure asks for, step by step, and return its result. The caller holds the lock."""
        try:
            step = next(steps)
            while True:
                step = steps.send(await self._do(table, step))
        except StopIteration as stop:
            result: T = stop.value
            return result

    async def _do(self, table: CachedTable, step: Step) -> bool:
        match step:
            case leading.Load(version, fresh):
                await (self.cache.load(table) if fresh else self.cache.reach(version, table))
                return True
            case leading.Refresh():
                return await self.cache.refresh(table)
            case leading.Store(change):
                return await self._or_forget(table, self.store.apply(change))
            case leading.Add(new, change):
                return await self._or_forget(table, self._add(new, change))
            case leading.Remove(serial):
                removed = await self.store.write(table.id, lambda c: remove_unchanged(c, table.id, serial))
                if removed:
                    self.cache.tables.pop(table.id, None)
                return removed

    async def _or_forget(self, table: CachedTable, storing: Awaitable[bool]) -> bool:
        """Return whether a change was stored. Else the table in memory is forgotten."""
        stored = False
        try:
            stored = await storing
        except Conflict:  # another process was first
            pass
        finally:
            if not stored:
                table.forget()
        return stored

    async def _catch_up_elsewhere(self, id_: str, change: Change) -> None:
        """Catch up with the rematches in memory, where a new link takes the place of the old one, too."""
        (hash_,) = change.tokens
        for other in await self.store.read(lambda c: tables_of(c, hash_)):
            if other != id_:
                await self.cache.catch_up(other)

    # --- changes that were stored late, or elsewhere ---

    def stored_late(self, id_: str) -> None:
        """Tell everybody about a change whose sender gave up waiting, if it was stored."""
        self.cache.in_background(self._tell_late(id_))

    async def _tell_late(self, id_: str) -> None:
        await self.cache.catch_up_at_last(id_, None)
        try:
            await self._announce(id_)
        except TiletumError as error:  # removed meanwhile, or nobody watches and the database is away
            logger.warning("cannot tell of a late change: %s", error, extra={"table": id_})

    async def _announce(self, id_: str) -> None:
        await self.look(id_, lambda loaded: leading.announce(loaded, self.observers))

    def loaded(self, loaded: LoadedTable) -> None:
        """Cancel a pending link, announced by another process, for a seat whose owner watches here."""
        seats = {seat_watching(loaded, watcher) for watcher in loaded.watchers}
        seat = next((seat for seat in seats if proposals.is_awaited(loaded, seat)), None)
        if seat is not None:
            self.cache.in_background(self._welcome_back_at_last(loaded.id, seat))

    async def _welcome_back_at_last(self, id_: str, seat: int) -> None:
        try:
            await self.welcome_back(id_, seat)
        except TiletumError as error:
            logger.warning("cannot note who has come back: %s", error, extra={"table": id_})

    async def welcome_back(self, id_: str, seat: int) -> None:
        """Cancel the notice of a new link for a seat whose owner has come."""
        table = self.cache.tables.get(id_)
        if table is not None and proposals.is_awaited(table, seat):
            await self.change(id_, lambda loaded: Done(proposals.come_back(loaded, seat), lambda: None))

    # --- opening and closing ---

    async def open(self, request: OpenTable, place: str | None = None) -> New:
        if request.save is None and request.box is None:
            new = opening.new_table(request)
        else:  # it takes long to check those, and others need not wait for it
            new = await self.uploads.read(lambda: opening.new_table(request, self.reader))
        new.row.place = place
        await self._add(new.to_store())
        metrics.OPENED.inc()
        await self._announce(new.row.id)
        return new

    async def _add(self, new: NewTable, change: Change | None = None) -> bool:
        """Store a new table, with a change of another one. Return False if that has changed.

        Raise if no table can be opened from its place.
        """

        def store(connection: Connection) -> bool | ServerError:
            if full := self._full(connection, new.row.place):
                return full
            if change is not None and not apply(connection, change):
                return False
            add_table(connection, *new)
            return True

        stored = await self.store.write(new.row.id if change is None else change.table, store)
        if isinstance(stored, ServerError):
            raise stored
        if stored:
            logger.info("table opened", extra={"table": new.row.id})
        return stored

    def _full(self, connection: Connection, place: str | None) -> ServerError | None:
        """Return why no table can be opened from this place, if none can."""
        if count_going(connection) >= self.settings.tables:
            note("tables")
            return ServerError("server-full")
        most = self.settings.tables_each
        if most and place and count_going(connection, place) >= most:
            note("tables_each", place)
            return ServerError("server-tables-each", most=most, seconds=SHARE_WAIT)
        return None

    async def rematch(self, id_: str, check: Callable[[], None], place: str | None = None) -> str:
        """Open a rematch, or return the one that is there. Only its opener is checked."""
        async with self.cache.held(id_) as table:
            steps = leading.rematch(table, self.observers, check, place)
            again, is_new = await self._lead(table, steps)
        if is_new:
            await self._announce(again)
        return again

    async def close(self, id_: str, opener: Visitor) -> None:
        """Remove a table that has not started, with everything about it."""
        async with self.cache.held(id_) as table:
            await self._lead(table, leading.close(table, opener))

    # --- lists ---

    async def listed(self, status: str, after: str | None, pay: Pay = for_free) -> Listed:
        """Return a page of the public tables; `pay` is told how many of them have to be loaded."""
        return await self._listed(await self.store.read(lambda c: lists.public_tables(c, status, after)), pay)

    async def mine(self, request: Mine, pay: Pay = for_free) -> Listed:
        """Return a page of the tables of some tokens; see `listed`."""
        return await self._listed(await self.store.read(lambda c: lists.tables_of_tokens(c, request)), pay)

    async def _listed(self, page: lists.Page, pay: Pay) -> Listed:
        pay(sum(not self.cache.has(id_) for id_ in page.ids))
        states: list[TableState] = []
        for id_ in page.ids:
            try:
                states.append(await self.look(id_, table_state))
            except TiletumError as error:  # gone meanwhile, or not readable by this version
                if error.key == "server-no-database":
                    raise
        return Listed(states, page.next)
