"""A running server: its parts, and its background tasks."""

from __future__ import annotations

import asyncio
import logging
import math
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import text

from tiletum.errors import TiletumError
from tiletum.hall.acts import clocks
from tiletum.hall.acts.changes import LEASE
from tiletum.hall.loaded import LoadedTable
from tiletum.hall.stored import Change
from tiletum.hall.visit import Done
from tiletum.server.bots.scheduler import Thinking
from tiletum.server.operate.limits import Limits
from tiletum.server.operate.logs import log_failure
from tiletum.server.operate.settings import Settings
from tiletum.server.operate.webhooks import Hooks
from tiletum.server.storage.places import Places
from tiletum.server.storage.store import Store, count_tables
from tiletum.server.tables.tables import Tables
from tiletum.server.tables.upkeep import Upkeep
from tiletum.version import __version__

from .operate import metrics

logger = logging.getLogger("tiletum.server")
THREADS_DIED: Final = 70
BACK_OFF: Final = (0.2, 1.0, 3.0)
"""Seconds before a failed background task starts again: the first time, the second, and then always ..."""
LASTED: Final = 60.0
"""... until it has run for so many seconds."""
CALLERS: Final = 16
"""Webhooks called at once."""
STOPPING: Final = 5.0
SET_BACK: Final = 1.0
"""Seconds that the machine's clock must jump back to be noticed."""
AWAY: Final = 10.0
"""Seconds without a look at the clocks, in which nobody could move either."""


class Server:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = Limits(settings)
        self.store = Store(settings)
        self.places = Places(self.store)
        self.tables = Tables(self.store, settings)
        self.upkeep = Upkeep(self.store, self.tables.cache, settings)
        self.thinking = Thinking(self.tables, settings.thinkers, settings.waiting_bots, settings.thinking)
        self.hooks = Hooks(settings.private_hooks)
        # They are called in this order.
        observers = (self.tables, self.thinking, self.hooks, metrics.MoveCount())
        self.store.observers.extend(observers)
        self.tables.observers.extend(observers)
        self.jobs: dict[str, Callable[[], Awaitable[None]]] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._looked_at_clocks = 0.0
        self._clock_ahead = math.inf
        """Seconds between the machine's clock and the monotonic one."""

    # --- starting and stopping ---

    async def start(self) -> None:
        if not self.store.shared:
            await self.upkeep.release_all()
        jobs = self.jobs = {
            "clocks": lambda: every(1.0, self.look_at_clocks),
            "forgotten-bots": lambda: every(1.0, self.look_for_bots),
            "leases": lambda: every(LEASE / 3, lambda: self.upkeep.renew(self.thinking.held())),
            "housekeeping": lambda: every(self.settings.housekeeping, self.keep_house),
            "watchdog": lambda: every(1.0, self.watch),
            "event-loop": metrics.measure_lag,
        }
        for number, thinker in enumerate(self.thinking.thinkers, start=1):
            jobs[f"thinker-{number}"] = lambda thinker=thinker: self.thinking.work(thinker)  # type: ignore[misc]
        for number in range(1, CALLERS + 1):
            jobs[f"webhooks-{number}"] = self.hooks.work
        if self.store.shared:
            from tiletum.server.storage.notifications import listen

            jobs["listening"] = lambda: listen(self.tables.cache, self.settings.db)
        for name in jobs:
            self._begin(name)
        logger.info("started", extra=self._described())

    def _described(self) -> dict[str, object]:
        kind = self.store.engine.dialect.name
        return {"version": __version__, "database": kind, "workers": self.settings.workers}

    def _begin(self, name: str) -> None:
        self.tasks[name] = asyncio.create_task(keep_going(name, self.jobs[name]), name=name)

    async def stop(self) -> None:
        """Finish what is being stored, and end. Bots are asked again after the next start."""
        for task in self.tasks.values():
            task.cancel()
        await asyncio.wait(self.tasks.values(), timeout=STOPPING)
        self.tables.uploads.close()
        await asyncio.to_thread(self.store.close)
        logger.info("stopped", extra=self._described())

    # --- health ---

    async def answers(self) -> bool:
        """Return whether the database answers."""
        try:
            return await self.store.read(lambda c: c.scalar(text("SELECT 1")) == 1)
        except TiletumError:
            return False

    def tasks_alive(self) -> dict[str, bool]:
        alive = {name: not task.done() for name, task in self.tasks.items()}
        return alive | {"writer": self.store.alive}

    # --- in the background ---

    async def look_at_clocks(self) -> None:
        """End turns whose time is over, but not while nothing can be stored, nor right after that."""
        if self.store.failing:
            self._looked_at_clocks = 0.0
            await self.store.try_out()
        if self.store.failing:
            return
        if time.time() - self._looked_at_clocks > AWAY:
            await self.upkeep.extend_clocks()
        await self._look_for_a_clock_set_back()
        late = await self.upkeep.late()
        self._looked_at_clocks = time.time()
        for id_ in late:
            with one_table_less(id_):
                await self.tables.change(id_, by_clock(clocks.time_out))

    async def _look_for_a_clock_set_back(self) -> None:
        """Shorten deadlines if the machine's clock was set back, perhaps before the start: no turn grows."""
        ahead = time.time() - time.monotonic()
        if ahead < self._clock_ahead - SET_BACK:
            await self.upkeep.shorten_leases()
            for id_ in await self.upkeep.early():
                with one_table_less(id_):
                    await self.tables.change(id_, by_clock(clocks.shorten))
        self._clock_ahead = ahead

    async def look_for_bots(self) -> None:
        """Ask bots again that were lost with their process, or found the queue full."""
        if len(self.thinking.waiting) >= self.settings.waiting_bots:
            return
        held = set(self.thinking.held())
        for id_ in await self.upkeep.claim():
            if id_ not in held:
                with one_table_less(id_):
                    version = await self.tables.look(id_, lambda loaded: loaded.row.version)
                    self.thinking.want(id_, version)

    async def keep_house(self) -> None:
        await self.places.refresh()
        if not self.store.shared:  # else the other process notifies this one
            await self.tables.cache.notice_changes()
        gone = await self.upkeep.expire()
        if gone:
            logger.info("removed %d tables at which nothing had happened for long", gone)
        self.tables.cache.shrink()
        for status, number in (await self.store.read(count_tables)).items():
            metrics.TABLES.labels(status).set(number)
        metrics.LOADED.set(len(self.tables.cache.tables))

    async def watch(self) -> None:
        """Restart tasks that have ended; exit if the database's threads are lost."""
        metrics.measure_process(self.store.waiting)
        for name, task in list(self.tasks.items()):
            if task.done():
                logger.error("a background task has ended", extra={"task": name})
                metrics.RESTARTS.labels(name).inc()
                self._begin(name)
        if self.store.hopeless:
            logger.critical("the threads of the database have died, or hang")
            os._exit(THREADS_DIED)


def by_clock(act: Callable[[LoadedTable], Change | None]) -> Callable[[LoadedTable], Done[None]]:
    """Return an act that nobody sent, so nobody is answered."""
    return lambda loaded: Done(act(loaded), lambda: None)


@contextmanager
def one_table_less(id_: str) -> Iterator[None]:
    """Log an error of one table, which must not delay the others."""
    try:
        yield
    except Exception as error:  # of any kind
        log_failure(logger, logging.WARNING, "a table was passed over", error, table=id_)


async def every(seconds: float, do: Callable[[], Awaitable[None]]) -> None:
    while True:
        await do()
        await asyncio.sleep(seconds)


async def keep_going(name: str, job: Callable[[], Awaitable[None]]) -> None:
    """Run a background task for ever; log its failures, and start it again."""
    failures = 0
    while True:
        begun = time.monotonic()
        try:
            await job()
        except Exception:
            logger.exception("a background task failed", extra={"task": name})
        metrics.RESTARTS.labels(name).inc()
        if time.monotonic() - begun > LASTED:
            failures = 0
        await asyncio.sleep(BACK_OFF[min(failures, len(BACK_OFF) - 1)])
        failures += 1
