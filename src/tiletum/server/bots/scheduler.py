"""Bots think in their own processes, where they neither delay the server nor crash it.

At most one question per table waits. Tables where a seated player watches come first, then tables with
people, then tables of bots only. Among watched tables the address that was served longest ago is next, so
nobody can crowd out the others. A question that an undo has made obsolete is dropped; a process that is busy
with it is killed and started again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Final, NamedTuple

from tiletum.errors import TiletumError
from tiletum.hall.asking import ask_for_moves, post_by_bot, simplest
from tiletum.hall.loaded import LoadedTable
from tiletum.hall.observers import Observer
from tiletum.hall.questions import HintQuestion, MoveQuestion
from tiletum.hall.seats import people, seated_address
from tiletum.hall.stored import Change
from tiletum.hall.visit import Done
from tiletum.hall.wire import Hint
from tiletum.server.errors import ServerError, kind_of
from tiletum.server.operate import metrics
from tiletum.server.operate.limits import note
from tiletum.server.operate.logs import log_failure
from tiletum.server.tables.refused import Refused
from tiletum.server.tables.tables import Tables

from .thinker import LONGEST, Thinker

FAILURES: Final = 3
"""Failures in a row at one table, after which another bot is asked at once."""
REMEMBERED: Final = 1000
"""Entries of the table of failures."""
FALLBACK: Final = "apprentice"
"""The bot that plays for one that fails, quickly and well enough. After it, the simplest move is made."""
HINTS_WAITING: Final = 50
HINT_PATIENCE: Final = 30.0
LOOKS_ON, SOMEBODY_WAITS, NOBODY_WAITS = range(3)
"""Ranks of tables: the lowest is asked first."""
STANDING: Final = 1.0
"""Seconds for which the standing of a table is cached, because working it out is slow."""
logger = logging.getLogger("tiletum.thinking")


class Standing(NamedTuple):
    """Who waits for a bot at a table."""

    rank: int
    """`LOOKS_ON`, `SOMEBODY_WAITS` or `NOBODY_WAITS`."""
    address: str | None
    """The address from which somebody looks on."""
    until: float
    """When to look again."""


class HintJob(NamedTuple):
    question: HintQuestion
    done: asyncio.Future[list[Hint]]


class Thinking(Observer):
    def __init__(self, tables: Tables, thinkers: int, most: int, longest: float = LONGEST) -> None:
        self.tables = tables
        self.failures: dict[tuple[str, str], int] = {}
        """Failures in a row, by table and bot."""
        self.most = most
        self.waiting: dict[str, int] = {}
        """Waiting tables in order, with the version of the question."""
        self._served: dict[str, float] = {}
        """When a bot was last asked for a watcher's address."""
        self._standings: dict[str, Standing] = {}
        """Cached standings by table."""
        self.hints: deque[HintJob] = deque()
        self._hint_is_next = False
        """Hints and bots take turns."""
        self.busy: dict[str, Thinker] = {}
        self.thinkers = [Thinker(longest) for _ in range(thinkers)]
        self._more = asyncio.Condition()
        self._tasks: set[asyncio.Task[None]] = set()

    def needs(self, id_: str) -> bool:
        """Return whether a bot thinks about the table here."""
        return id_ in self.busy

    def overtaken(self, loaded: LoadedTable) -> None:
        """End the thinking about an earlier version of the table."""
        if loaded.id in self.busy and loaded.is_loaded:
            self.busy[loaded.id].cancel(loaded.row.version)

    def changed(self, loaded: LoadedTable, change: Change) -> None:
        """Queue the table's question if a bot has to decide, and cancel an obsolete one."""
        version = loaded.row.version
        asked = loaded.row.bot is not None
        if loaded.id in self.busy and (not asked or change.entry is not None):
            self.busy[loaded.id].cancel(version)
        if not asked:
            self.waiting.pop(loaded.id, None)
        elif change.entry is not None or not change.row:
            self.want(loaded.id, version)

    def want(self, id_: str, version: int) -> None:
        """Queue a table's question, if there is room."""
        if id_ in self.waiting:
            self.waiting[id_] = version
        elif len(self.waiting) < self.most or self._has_given_way(id_):
            self.waiting[id_] = version
            self._wake_soon()

    def _has_given_way(self, id_: str) -> bool:
        """Drop a waiting table of lower rank, if there is one; `Server.look_for_bots` finds it again."""
        last = max(reversed(self.waiting), key=self._turn, default=id_)
        if self._turn(last)[0] <= self._turn(id_)[0]:
            return False
        del self.waiting[last]
        return True

    async def hint(self, question: HintQuestion) -> list[Hint]:
        """Return hints, the best first. Raise if too many requests wait already."""
        if len(self.hints) >= HINTS_WAITING:
            note("hints-waiting")
            raise ServerError("server-busy")
        job = HintJob(question, asyncio.get_running_loop().create_future())
        self.hints.append(job)
        self._wake_soon()
        try:
            async with asyncio.timeout(HINT_PATIENCE):
                return await job.done
        except TimeoutError as error:
            raise ServerError("server-busy") from error
        finally:
            job.done.cancel()

    def _wake_soon(self) -> None:
        task = asyncio.ensure_future(self._wake())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _wake(self) -> None:
        async with self._more:
            self._more.notify()

    def held(self) -> list[str]:
        """Return the tables whose bots this process is going to ask."""
        return [*self.waiting, *self.busy]

    async def work(self, thinker: Thinker) -> None:
        """Ask one process the next question, again and again."""
        try:
            while True:
                question = await self._next()
                if isinstance(question, HintJob):
                    await self._give_hint(thinker, question)
                else:
                    await self._ask_bot(thinker, *question)
        finally:
            await thinker.stop()

    async def _next(self) -> HintJob | tuple[str, int]:
        async with self._more:
            while True:
                id_ = self._first()
                if self.hints and (id_ is None or self._hint_is_next):
                    self._hint_is_next = False
                    return self.hints.popleft()
                if id_ is not None:
                    self._hint_is_next = True
                    return id_, self._take(id_)
                await self._more.wait()

    def _first(self) -> str | None:
        """Return the next table. One whose last answer is still being stored has to wait."""
        return min((id_ for id_ in self.waiting if id_ not in self.busy), key=self._turn, default=None)

    def _turn(self, id_: str) -> tuple[int, float]:
        """Return a sort key: the lowest comes first, and of equal ones the table that has waited longest."""
        standing = self._standings.get(id_)
        if standing is None or standing.until < time.monotonic():
            standing = self._standings[id_] = self._standing(id_)
        return standing.rank, 0.0 if standing.address is None else self._served.get(standing.address, 0.0)

    def _standing(self, id_: str) -> Standing:
        table, until = self.tables.cache.tables.get(id_), time.monotonic() + STANDING
        if table is None or not people(table):
            return Standing(NOBODY_WAITS, None, until)
        looks_on = seated_address(table)
        return Standing(SOMEBODY_WAITS if looks_on is None else LOOKS_ON, looks_on, until)

    def _take(self, id_: str) -> int:
        self._turn(id_)
        standing = self._standings[id_]
        if standing.address is not None:
            self._served[standing.address] = time.monotonic()
        version = self.waiting.pop(id_)
        if not self.waiting:
            self._served.clear()
        if len(self._standings) > 2 * self.most or not self.waiting:
            self._standings.clear()
        metrics.BOTS_WAITING.set(len(self.waiting))
        return version

    async def _ask_bot(self, thinker: Thinker, id_: str, version: int) -> None:
        self.busy[id_] = thinker
        try:
            await self._answer(thinker, id_, version)
        except (TiletumError, Refused) as error:
            log_failure(logger, logging.WARNING, "a bot's move was not stored", error, table=id_)
        except Exception as error:  # a fault of one table must not keep bots from the others
            log_failure(logger, logging.ERROR, "a bot could not be asked", error, table=id_)
        finally:
            self.busy.pop(id_, None)
            self._wake_soon()  # its next question may have waited for this one

    async def _give_hint(self, thinker: Thinker, job: HintJob) -> None:
        if job.done.done():  # the caller has gone
            return
        start = time.monotonic()
        found = await thinker.think(job.question, list[Hint])
        metrics.BOT_TIME.labels("hint").observe(time.monotonic() - start)
        if job.done.done():
            return
        if found is None:
            metrics.BOTS_FAILED.labels("hint").inc()
            job.done.set_exception(ServerError("server-internal"))
        else:
            job.done.set_result(found)

    async def _answer(self, thinker: Thinker, id_: str, version: int) -> None:
        question = await self.tables.look(id_, ask_for_moves)
        if question is None or question["version"] != version:
            return
        for bot in dict.fromkeys((question["bot"], FALLBACK)):
            if self.failures.get((id_, bot), 0) >= FAILURES:
                continue
            moves = await self._ask(thinker, {**question, "bot": bot})
            if thinker.cancelled:
                return
            if moves is not None and await self._is_played(id_, question, moves):
                self.failures.pop((id_, bot), None)
                return
            await self._note_failure(thinker, id_, bot)
        moves = await self.tables.look(id_, lambda loaded: simplest(loaded, version))
        if moves:
            await self._play(id_, question, moves)

    async def _ask(self, thinker: Thinker, question: MoveQuestion) -> list[str] | None:
        start = time.monotonic()
        moves = await thinker.think(question, list[str])
        metrics.BOT_TIME.labels(question["bot"]).observe(time.monotonic() - start)
        return moves

    async def _note_failure(self, thinker: Thinker, id_: str, bot: str) -> None:
        """Count the failure, and end the process, whose state is unknown."""
        metrics.BOTS_FAILED.labels(bot).inc()
        logger.warning("bot failed", extra={"table": id_, "bot": bot})
        self.failures[id_, bot] = self.failures.get((id_, bot), 0) + 1
        while len(self.failures) > REMEMBERED:
            del self.failures[next(iter(self.failures))]
        await thinker.stop()

    async def _is_played(self, id_: str, question: MoveQuestion, moves: list[str]) -> bool:
        """Play a bot's moves if they are legal; raise only if they cannot be stored."""
        try:
            await self._play(id_, question, moves)
        except (TiletumError, Refused) as error:
            cause = error.error if isinstance(error, Refused) else error
            if kind_of(cause).status >= 500:
                raise
            return False
        return True

    async def _play(self, id_: str, question: MoveQuestion, moves: list[str]) -> None:
        act = lambda loaded: Done(post_by_bot(loaded, question, moves), lambda: None)  # noqa: E731
        await self.tables.change(id_, act)
