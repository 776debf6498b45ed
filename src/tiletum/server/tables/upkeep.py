"""What is done for the tables in the background: deadlines, reserved bots, and old tables."""

from __future__ import annotations

import time

from tiletum.hall.clocks import GRACE
from tiletum.server.operate.settings import Settings
from tiletum.server.storage import upkeep
from tiletum.server.storage.store import Store

from .cache import Cache


class Upkeep:
    def __init__(self, store: Store, cache: Cache, settings: Settings) -> None:
        self.store = store
        self.cache = cache
        self.settings = settings

    # --- clocks ---

    async def late(self) -> list[str]:
        """Return tables whose deadline has passed."""
        return await self.store.read(lambda c: upkeep.out_of_time(c, time.time()))

    async def early(self) -> list[str]:
        """Return tables whose deadline may be further away than a turn is long."""
        return await self.store.read(lambda c: upkeep.far_from_deadline(c, time.time()))

    async def extend_clocks(self) -> None:
        """Give everybody some time after nobody could move for a while."""
        soonest = time.time() + GRACE
        await self.store.write("", lambda c: upkeep.extend_deadlines(c, soonest))
        for table in self.cache.tables.values():
            if table.is_loaded and table.row.deadline is not None and table.row.deadline < soonest:
                table.row.deadline = soonest

    # --- bots ---

    async def claim(self) -> list[str]:
        """Reserve tables that wait for a bot no process is going to ask, and return them."""
        if not await self.store.read(lambda c: upkeep.are_unattended(c, time.time())):
            return []
        return await self.store.write("", lambda c: upkeep.claim(c, time.time()))

    async def renew(self, ids: list[str]) -> None:
        if ids:
            await self.store.write("", lambda c: upkeep.renew(c, ids, time.time()))

    async def release_all(self) -> None:
        """End all reservations: at the start of the only process nobody else has one."""
        await self.store.write("", upkeep.release_all)

    async def shorten_leases(self) -> None:
        await self.store.write("", lambda c: upkeep.shorten_leases(c, time.time()))

    # --- old tables ---

    async def expire(self) -> int:
        """Remove some old tables. A reader finds them, because every move waits for the writer."""
        kinds = upkeep.old(self.settings, time.time())
        found = await self.store.read(lambda c: upkeep.find_old(c, kinds))
        if not found:
            return 0
        gone = await self.store.write("", lambda c: upkeep.remove_old(c, found, kinds))
        for id_ in gone:
            self.cache.dismiss(id_)
        return len(gone)
