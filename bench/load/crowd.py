"""Simulated people at all tables: moves, chat, hints, looking back, lost networks.

The load is open-loop: acts are due at times that do not depend on the server (a Poisson process at a stated
rate), and latency counts from the time an act was due. So a stalled server is charged for every act that had
to wait, including acts the generator could not send meanwhile ("coordinated omission").
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from .process import Processes
from .record import Record, cost, summary_of
from .sockets import Answer, House, addresses
from .tables import (
    FOUR_PEOPLE,
    SEATINGS,
    TASKS,
    Position,
    Post,
    Refused,
    Replaced,
    Seating,
    Table,
    prepared_games,
)

ACT_LIMIT: Final = 15.0
"""Seconds after which an act counts as failed."""
OPEN_LIMIT: Final = 60.0
"""Seconds to open a table with its streams."""
OPENED_AT_ONCE: Final = 8
PICKS: Final = 50
"""Tables to try before an act is given up because no person can do it."""
SHARES: Final = {
    "move": 0.80,
    "preview": 0.06,
    "chat": 0.05,
    "reconnect": 0.04,
    "look back": 0.03,
    "save": 0.015,
    "hint": 0.005,
}
"""The mix, by number of acts."""
TABLES_PER_HOUSE: Final = 4
"""The limits of one address are 16 streams, and one or two newly opened tables an hour."""
LAGGARDS: Final = 0.02
"""The share of tables with a watcher who reads slowly."""
Act = Callable[[Table, float], Awaitable[bool]]


class Crowd:
    def __init__(self, server: Processes, seed: int = 1) -> None:
        self.server = server
        self.chance = random.Random(seed)
        self.record = Record()
        self.tables: list[Table] = []
        self.games = {4: prepared_games(4, None), 1: prepared_games(1, "deacon")}
        self._addresses = addresses()
        self._houses: list[House] = []
        self._key = 0
        self._acts: dict[str, Act] = {
            "move": self.move,
            "preview": self.preview,
            "chat": self.chat,
            "reconnect": self.reconnect,
            "look back": self.look_back,
            "save": self.save,
            "hint": self.hint,
        }

    # --- tables ---

    async def grow(self, number: int) -> None:
        """Open tables until there are this many."""
        missing = iter(range(len(self.tables), number))

        async def open_some() -> None:
            for index in missing:
                async with asyncio.timeout(OPEN_LIMIT):
                    await self._open(self._new_table(index), prepared=True)

        async with asyncio.TaskGroup() as group:
            for _ in range(OPENED_AT_ONCE):
                group.create_task(open_some())

    def _new_table(self, index: int) -> Table:
        if index % TABLES_PER_HOUSE == 0 or not self._houses:
            self._houses.append(House(next(self._addresses), self.server.port))
        table = Table(seating_of(index), self._houses[-1], lambda: self.record)
        table.on_end = self._renew_later
        return table

    async def _open(self, table: Table, prepared: bool) -> None:
        solo = len(table.seating.players) == 2
        save = self.chance.choice(self.games[1 if solo else 4]) if prepared else None
        await table.open(save, lags=self.chance.random() < LAGGARDS)
        self.tables.append(table)

    def _renew_later(self, table: Table) -> None:
        """Begin a rematch at half of the finished tables, and replace the others."""
        rematch = self.chance.random() < 0.5
        self._begin(self._renew(table, rematch, asyncio.get_running_loop().time()))

    async def _renew(self, table: Table, rematch: bool, due: float) -> None:
        kind = "rematch, all streams" if rematch else "new table, all streams"
        try:
            async with asyncio.timeout(OPEN_LIMIT):
                async with table.turn:
                    version = table.version
                    await table.when(lambda: table.all_have_version(version))
                    if rematch:
                        await table.rematch()
                    else:
                        await self._replace(table)
            self.record.add(kind, asyncio.get_running_loop().time() - due)
        except (Refused, OSError, TimeoutError) as error:
            self.record.failures[f"{kind}: {error or 'no answer'}"] += 1

    async def _replace(self, table: Table) -> None:
        new = Table(table.seating, table.house, table.record)
        new.on_end = self._renew_later
        self.tables.remove(table)
        table.close()
        await self._open(new, prepared=False)

    def close(self) -> None:
        for table in self.tables:
            table.close()
        for house in self._houses:
            house.leave()
        for task in list(TASKS):
            task.cancel()

    def _begin(self, coroutine: Any) -> None:
        task = asyncio.ensure_future(coroutine)
        TASKS.add(task)
        task.add_done_callback(TASKS.discard)

    # --- phases ---

    async def phase(self, rate: float, seconds: float, shares: dict[str, float]) -> dict[str, Any]:
        """Start acts at this rate, wait for the last one, and return the measurements."""
        record = self.record = Record()
        before, own = self.server.usage(), time.process_time()
        acts: set[asyncio.Task[None]] = set()
        loop = asyncio.get_running_loop()
        kinds, weights = list(shares), list(shares.values())
        start = due = loop.time()
        while (due := due + self.chance.expovariate(rate)) < start + seconds:
            if (early := due - loop.time()) > 0:
                await asyncio.sleep(early)
            record.lags.append(max(0.0, loop.time() - due))
            record.intended += 1
            (kind,) = self.chance.choices(kinds, weights)
            task = asyncio.create_task(self._act(kind, due, only_people=shares == MOVES_ONLY))
            acts.add(task)
            task.add_done_callback(acts.discard)
        if acts:
            await asyncio.wait(acts, timeout=2 * ACT_LIMIT)
        took = max(seconds, loop.time() - start)
        used = cost(before, self.server.usage(), record, time.process_time() - own)
        return {
            "intended a second": round(record.intended / seconds, 1),
            "achieved a second": round(record.done / took, 1),
            "moves": record.moves,
            **used,
            "latency ms": record.summary(),
            "generator late ms": summary_of(record.lags),
            "failures": dict(record.failures),
            "explained": dict(record.explained),
        }

    async def peak(self, seconds: float, concurrent: int) -> dict[str, Any]:
        """Measure throughput with this many concurrent posts, each sent when the one before has reached
        everybody.

        This is closed-loop, so its latencies do not show how long people wait.
        """
        record = self.record = Record()
        before, own = self.server.usage(), time.process_time()
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds

        async def post() -> None:
            while loop.time() < end:
                await self._act("move", loop.time(), only_people=True)

        await asyncio.gather(*(post() for _ in range(concurrent)))
        used = cost(before, self.server.usage(), record, time.process_time() - own)
        return {
            "moves a second": round(record.moves / seconds, 1),
            "posts at once": concurrent,
            **used,
            "failures": dict(record.failures),
        }

    async def _act(self, kind: str, due: float, only_people: bool) -> None:
        act, record = self._acts[kind], self.record
        try:
            async with asyncio.timeout(ACT_LIMIT):
                for _ in range(PICKS):
                    table = self._pick(only_people)
                    if table is not None and await act(table, due):
                        return
                    await asyncio.sleep(0)
            record.explained[f"{kind}: no person could decide"] += 1
        except Replaced:
            record.explained[f"{kind}: the table was replaced"] += 1
        except TimeoutError:
            record.failures[f"{kind}: not done in {ACT_LIMIT:.0f} s"] += 1
        except (Refused, OSError) as error:
            record.failures[f"{kind}: {error or type(error).__name__}"] += 1

    def _pick(self, only_people: bool) -> Table | None:
        table = self.chance.choice(self.tables)
        if table.renewing or (only_people and table.seating is not FOUR_PEOPLE):
            return None
        return table

    # --- acts: each returns False if it is impossible at this table ---

    async def move(self, table: Table, due: float) -> bool:
        async with table.turn:
            seat, position = table.decider, table.position
            if seat is None or position is None or table.renewing:
                return False
            post = table.unanswered
            if post is None or post.version != position.version:
                post = table.unanswered = self._new_post(position)
            answer = await table.house.post(f"/api/tables/{table.id}/moves", table.tokens[seat], post)
            table.unanswered = None
            self._record_reply("move", answer, due)
            if answer.status != 200:
                return True
            self.record.moves += 1
            version = answer.data()["version"]
            everybody = table.when(lambda: table.all_have_version(version))
            await table.when(lambda: table.version >= version)
        self.record.add("move, all streams", await everybody - due)
        return True

    def _new_post(self, position: Position) -> Post:
        self._key += 1
        return Post(position.version, [self.chance.choice(position.moves).text], f"k{self._key}")

    async def chat(self, table: Table, due: float) -> bool:
        seat = self.chance.choice(table.seating.people)
        self._key += 1
        content = {"text": "A good move!", "key": f"k{self._key}"}
        answer = await table.house.post(f"/api/tables/{table.id}/chat", table.tokens[seat], content)
        self._record_reply("chat", answer, due)
        if answer.status == 200:
            number = answer.data()["number"]
            everybody = await table.when(lambda: table.all_have_line(number))
            self.record.add("chat, all streams", everybody - due)
        return True

    async def reconnect(self, table: Table, due: float) -> bool:
        seat = self.chance.choice(table.seating.people)
        stream = table.streams.get(seat)
        if stream is None or stream.version < 0:
            return False
        table.disconnect(seat)
        await table.connect(seat)
        self.record.done += 1
        self.record.add("reconnect, first state", asyncio.get_running_loop().time() - due)
        return True

    async def preview(self, table: Table, due: float) -> bool:
        async with table.turn:  # the person who previews is also the one who moves
            seat, position = table.decider, table.position
            if seat is None or position is None or table.renewing:
                return False
            text = self.chance.choice(position.moves).text
            content = {"moves": [text], "version": position.version}
            answer = await table.house.post(f"/api/tables/{table.id}/preview", table.tokens[seat], content)
            self._record_reply("preview", answer, due)
        return True

    async def hint(self, table: Table, due: float) -> bool:
        seat, position = table.decider, table.position
        if seat is None or position is None:
            return False
        answer = await table.house.post(f"/api/tables/{table.id}/hint", table.tokens[seat], {})
        # The game may have ended in the meantime, or a bot may be deciding.
        overtaken = table.version != position.version or table.turn.locked()
        self._record_reply("hint", answer, due, overtaken)
        return True

    async def look_back(self, table: Table, due: float) -> bool:
        version = self.chance.randint(0, max(0, table.version))
        path = f"/api/tables/{table.id}/at/{version}?guide=true"
        self._record_reply("look back", await self._get(table, path), due)
        return True

    async def save(self, table: Table, due: float) -> bool:
        self._record_reply("save", await self._get(table, f"/api/tables/{table.id}/save"), due)
        return True

    async def _get(self, table: Table, path: str) -> Answer:
        return await table.house.ask("GET", path, table.tokens[table.seating.people[0]])

    def _record_reply(self, kind: str, answer: Answer, due: float, overtaken: bool = False) -> None:
        """Record a reply. A refusal is explained if another act has overtaken this one."""
        self.record.add(f"{kind}, answer", asyncio.get_running_loop().time() - due)
        if answer.status == 200:
            self.record.done += 1
        else:
            explained = overtaken and answer.status == 409
            refusals = self.record.explained if explained else self.record.failures
            refusals[f"{kind}: {answer.problem()}"] += 1


MOVES_ONLY: Final = {"move": 1.0}


def seating_of(index: int) -> Seating:
    """Return the seating of the table with this number. Every hundred tables have the stated shares."""
    place = index * 37 % 100 / 100
    for seating in SEATINGS:
        place -= seating.share
        if place < -1e-9:
            return seating
    return SEATINGS[-1]


async def post_to_bare(server: Processes, rate: float, seconds: float) -> dict[str, Any]:
    """Post the same bodies at the same rate to the bare endpoint."""
    chance, record = random.Random(1), Record()
    houses = [House(address, server.port) for address, _ in zip(addresses(), range(25), strict=False)]
    loop = asyncio.get_running_loop()
    content = {"version": 123, "moves": ["die pink 3"], "key": "k12345"}

    async def post(due: float) -> None:
        try:
            async with asyncio.timeout(ACT_LIMIT):
                answer = await chance.choice(houses).post("/api/tables/AAAAAAAAAAAA/moves", "token", content)
        except (OSError, TimeoutError) as error:
            record.failures[type(error).__name__] += 1
            return
        record.add("answer", loop.time() - due)
        record.done += answer.status == 200

    before, own = server.usage(), time.process_time()
    async with asyncio.TaskGroup() as group:
        start = due = loop.time()
        while (due := due + chance.expovariate(rate)) < start + seconds:
            if (early := due - loop.time()) > 0:
                await asyncio.sleep(early)
            group.create_task(post(due))
    used = cost(before, server.usage(), record, time.process_time() - own)
    for house in houses:
        house.leave()
    found = {"posts": record.done, "CPU ms a post": used["web CPU ms an act"]}
    return {**found, "latency ms": summary_of(record.latencies["answer"]), "failures": dict(record.failures)}
