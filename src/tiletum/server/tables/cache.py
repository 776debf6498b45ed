"""The tables in this process's memory."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from tiletum.errors import TiletumError
from tiletum.hall import audience, box_cache, guide
from tiletum.hall.headers import has_own_box
from tiletum.hall.loaded import LoadedTable
from tiletum.hall.observers import Observer
from tiletum.server.errors import ServerError
from tiletum.server.operate.settings import Settings
from tiletum.server.storage import lists
from tiletum.server.storage.store import GONE, Store, load_table

COMPARED: Final = 500
"""Tables in memory that are compared with the database at once."""
LOOK_AGAIN: Final = 1.0
"""Seconds until the next try to load a table, after the database did not answer."""
logger = logging.getLogger("tiletum.tables")
T = TypeVar("T")


class CachedTable(LoadedTable):
    """A loaded table that one request at a time may change."""

    def __init__(self, id_: str) -> None:
        super().__init__(id_)
        self.lock = asyncio.Lock()
        self.used = time.monotonic()


class Cache:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.tables: dict[str, CachedTable] = {}
        self.observers: list[Observer] = []
        self._added = 0
        """Tables loaded since `shrink` last made room."""
        self._tasks: set[asyncio.Task[None]] = set()

    # --- finding ---

    def find(self, id_: str) -> CachedTable:
        table = self.tables.get(id_)
        if table is None:
            self._make_room()
            table = self.tables[id_] = CachedTable(id_)
        table.used = time.monotonic()
        return table

    def has(self, id_: str) -> bool:
        """Return whether a table can be shown without loading it."""
        return id_ in self.tables and self.tables[id_].is_loaded

    def _make_room(self) -> None:
        """Shrink now and then, because lists can load thousands of tables before the next housekeeping."""
        self._added += 1
        if self._added > max(lists.LISTED, self.settings.cached // 5):
            self._added = 0
            self.shrink()

    @asynccontextmanager
    async def held(self, id_: str) -> AsyncIterator[CachedTable]:
        """Yield a table with its lock; again, if it was dropped while its lock was awaited."""
        while True:
            table = self.find(id_)
            async with table.lock:
                if self.tables.get(id_) is table:
                    yield table
                    return

    async def look(
        self, id_: str, do: Callable[[LoadedTable], T], version: int = 0, fresh: bool = False
    ) -> T:
        """Look at what is stored of a table, never at what is being stored.

        With `fresh` another process's changes are loaded first: it may have made the visitor's token void.
        """
        async with self.held(id_) as table:
            if fresh:
                await self.refresh(table)
            await self.reach(version, table)
            return do(table)

    # --- loading ---

    async def load(self, table: CachedTable) -> None:
        """Catch up with the database, and tell the watchers. The caller holds the lock."""
        version, line = table.next_version(), table.next_line()
        try:
            stored = await self.store.read(lambda c: load_table(c, table.id, version, line))
            if stored is None:
                audience.dismiss(table)
                raise ServerError("server-no-table")
            table.take(stored)
            audience.expel(table)
            audience.tell(table)
        except BaseException:
            table.forget()
            if not table.watchers and self.tables.get(table.id) is table:
                del self.tables[table.id]
            raise
        for observer in self.observers:
            observer.loaded(table)

    async def refresh(self, table: CachedTable) -> bool:
        """Load a table again if another process has changed it, and return whether it had."""
        if not self.store.shared:
            return False
        serial_of = lambda c: lists.serial_of(c, table.id)  # noqa: E731
        if table.is_loaded and await self.store.read(serial_of) == table.row.serial:
            return False
        await self.load(table)
        return True

    async def reach(self, version: int, table: CachedTable) -> None:
        """Load a table that is not in memory, or that the visitor has seen at a later version."""
        if not table.is_loaded or version > table.row.version:
            await self.load(table)

    # --- changes by other processes ---

    async def catch_up(self, id_: str, serial: int | None = None) -> None:
        """Load a table that another process may have changed, if a watcher or an observer needs it."""
        table = self.tables.get(id_)
        if table is None or table.knows(serial):
            return
        async with table.lock:
            if table.knows(serial):
                return
            concerned = [observer for observer in self.observers if observer.needs(id_)]
            if table.watchers or concerned:
                await self.load(table)
            else:
                table.forget()
            for observer in concerned:
                observer.overtaken(table)

    def catch_up_soon(self, id_: str, serial: int | None = None) -> None:
        """Catch up in the background, because this process may just be changing the table."""
        self.in_background(self.catch_up_at_last(id_, serial))

    def in_background(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def catch_up_at_last(self, id_: str, serial: int | None) -> None:
        """Try again and again while the database does not answer and somebody watches."""
        while not await self._caught_up(id_, serial):
            await asyncio.sleep(LOOK_AGAIN)

    async def _caught_up(self, id_: str, serial: int | None) -> bool:
        try:
            await self.catch_up(id_, serial)
        except TiletumError as error:
            logger.warning("cannot catch up: %s", error, extra={"table": id_})
            table = self.tables.get(id_)
            return error.key != "server-no-database" or table is None or not table.watchers
        return True

    async def notice_changes(self) -> None:
        """Catch up with tables in memory that another program, `tiletum tables`, has changed or removed."""
        loaded = [id_ for id_, table in self.tables.items() if table.is_loaded]
        for first in range(0, len(loaded), COMPARED):
            some = loaded[first : first + COMPARED]
            serials = await self.store.read(lambda c, some=some: lists.serials_of(c, some))  # type: ignore[misc]
            for id_ in some:
                self._compare(id_, serials.get(id_, GONE))

    def _compare(self, id_: str, serial: int) -> None:
        table = self.tables.get(id_)
        if table is not None and not table.knows(serial):
            self.catch_up_soon(id_, serial)

    # --- forgetting ---

    def dismiss(self, id_: str) -> None:
        """Drop a table that was removed, and send its watchers away."""
        table = self.tables.pop(id_, None)
        if table is not None:
            table.forget()
            audience.dismiss(table)

    def shrink(self) -> None:
        """Drop the tables that nobody has used for the longest time.

        An owner's box takes a megabyte of memory, so only few tables with one stay.
        """
        idle = [table for table in self.tables.values() if not table.watchers and not table.lock.locked()]
        idle.sort(key=lambda table: table.used)
        own = [table for table in idle if table.is_loaded and has_own_box(table.row.header)]
        spare = own[: max(0, len(own) - box_cache.MOST)]
        for table in (*idle[: max(0, len(idle) - self.settings.cached)], *spare):
            self.tables.pop(table.id, None)
        if spare:
            guide.forget()
