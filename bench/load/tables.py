"""Tables as their players see them: streams, whose turn it is, and pending waits."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from tiletum import Table as Game
from tiletum.table.save import to_data

from .record import Record
from .sockets import House, Stream, open_stream

SNAPSHOTS: Final = 24
"""Stored positions of each prepared game, spread evenly from opening to end ..."""
GAMES: Final = 4
"""... and the number of prepared games for each player count."""
RETRY: Final = 1.0
"""Seconds before a lost stream is opened again."""
LAG: Final = 2.0
"""Seconds between two reads of a lagging stream."""
PERSON, CARDINALBOT = "person", "cardinalbot"


class MoveText(msgspec.Struct):
    text: str


class Position(msgspec.Struct):
    version: int
    made: int
    over: bool
    to_move: int | None
    moves: list[MoveText]


class Post(msgspec.Struct):
    """A post of moves."""

    version: int
    moves: list[str]
    key: str


class Progress(msgspec.Struct):
    version: int


class Line(msgspec.Struct):
    number: int


class StreamMessage(msgspec.Struct):
    """The parts of a stream's message that show how far it reaches."""

    game: Progress | None = None
    chat: list[Line] = []


class Change(msgspec.Struct):
    game: Position | None = None


read_news = msgspec.json.Decoder(StreamMessage).decode
read_change = msgspec.json.Decoder(Change).decode


class Seating(NamedTuple):
    name: str
    players: tuple[str, ...]
    share: float

    @property
    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == PERSON]


FOUR_PEOPLE: Final = Seating("four people", (PERSON,) * 4, 0.55)
SEATINGS: Final = (
    FOUR_PEOPLE,
    Seating("two people, two bots", (PERSON, PERSON, "apprentice", "journeyman"), 0.10),
    Seating("one person, three bots", (PERSON, "apprentice", "journeyman", "apprentice"), 0.15),
    Seating("one person, the Cardinalbot", (PERSON, CARDINALBOT), 0.20),
)


@cache
def prepared_games(players: int, solo: str | None) -> list[msgspec.Raw]:
    """Return save files of games with random moves, at every stage."""
    found: list[msgspec.Raw] = []
    for seed in range(GAMES):
        chance, whole = random.Random(seed), Game.open(players, seed=seed, solo=solo)
        play_on(whole, chance, None)
        step = len(whole.made) // SNAPSHOTS
        chance, table = random.Random(seed), Game.open(players, seed=seed, solo=solo)
        for number in range(SNAPSHOTS):
            play_on(table, chance, number * step)
            found.append(msgspec.Raw(msgspec.json.encode(to_data(table))))
    return found


def play_on(table: Game, chance: random.Random, until: int | None) -> None:
    while not table.over and (until is None or len(table.made) < until):
        table.play(chance.choice(table.moves()))


class Watch(NamedTuple):
    """A future for the time at which a condition becomes true."""

    condition: Callable[[], bool]
    done: asyncio.Future[float]


class Table:
    """A table, its people's streams, and the latest position any of them has read."""

    def __init__(self, seating: Seating, house: House, record: Callable[[], Record]) -> None:
        self.seating = seating
        self.house = house
        self.record = record
        """The record of the current phase."""
        self.id = self.watch = ""
        self.tokens: dict[int, str] = {}
        self.streams: dict[int, Stream] = {}
        self.laggard: Stream | None = None
        self.position: Position | None = None
        self.unanswered: Post | None = None
        """The last post whose reply never came. It is sent again with its key, as a browser does."""
        self.turn = asyncio.Lock()
        """The lock of the player who is moving."""
        self.renewing = False
        self.on_end: Callable[[Table], None] = lambda _: None
        self._bots_since: float | None = None
        self._watches: list[Watch] = []
        self._closed = False

    # --- the game ---

    @property
    def version(self) -> int:
        return -1 if self.position is None else self.position.version

    @property
    def over(self) -> bool:
        return self.position is not None and self.position.over

    @property
    def decider(self) -> int | None:
        """The active player, or None if a bot decides or the game is over."""
        if self.position is None or self.position.over or self.position.to_move not in self.tokens:
            return None
        return self.position.to_move

    def read(self, stream: Stream, message: bytes) -> None:
        news = read_news(message)
        if news.game is not None:
            stream.version = news.game.version
            if news.game.version > self.version:
                self.position = read_change(message).game
                self._note_bots()
        if news.chat:
            stream.said = news.chat[-1].number
        self.look()
        if self.over and not self.renewing:
            self.renewing = True
            self.on_end(self)

    def _note_bots(self) -> None:
        """Measure how long people wait for bots."""
        now = asyncio.get_running_loop().time()
        waits = self.decider is None and not self.over
        if waits and self._bots_since is None:
            self._bots_since = now
        elif not waits and self._bots_since is not None:
            self.record().add("bots, until a person decides", now - self._bots_since)
            self._bots_since = None

    # --- waiting ---

    def when(self, condition: Callable[[], bool]) -> asyncio.Future[float]:
        loop = asyncio.get_running_loop()
        watch = Watch(condition, loop.create_future())
        self._watches.append(watch)
        self.look()
        return watch.done

    def look(self) -> None:
        now = asyncio.get_running_loop().time()
        for watch in list(self._watches):
            if watch.done.done():
                self._watches.remove(watch)
            elif watch.condition():
                watch.done.set_result(now)
                self._watches.remove(watch)

    def all_have_version(self, version: int) -> bool:
        return all(stream.version >= version for stream in self.streams.values())

    def all_have_line(self, number: int) -> bool:
        return all(stream.said >= number for stream in self.streams.values())

    # --- streams ---

    async def connect(self, seat: int) -> Stream:
        """Open a seat's stream, with guide, as a browser does. Return it after its first state."""
        made = None if self.position is None else self.position.made
        hello = {
            "table": self.id,
            "token": self.tokens[seat],
            "since": made,
            "guide": True,
            "version": max(0, self.version),
        }
        stream = Stream(
            self.house.port, msgspec.json.encode(hello), self.read, lambda lost: self._lost(seat, lost)
        )
        self.streams[seat] = stream
        await open_stream(stream, self.house.address, self.house.port)
        await self.when(lambda: stream.version >= 0 or self.streams.get(seat) is not stream)
        if self.streams.get(seat) is not stream:
            raise ConnectionError("stream lost")
        return stream

    def disconnect(self, seat: int) -> None:
        stream = self.streams.pop(seat, None)
        if stream is not None:
            stream.leave()
        self.look()

    def _lost(self, seat: int, stream: Stream) -> None:
        if self._closed or self.streams.get(seat) is not stream:
            return
        self.record().failures[f"stream cut ({stream.code})"] += 1
        del self.streams[seat]
        self.look()
        self._later(self._reconnect(seat))

    async def _reconnect(self, seat: int) -> None:
        await asyncio.sleep(RETRY)
        if not self._closed and seat not in self.streams:
            try:
                async with asyncio.timeout(10 * RETRY):
                    await self.connect(seat)
            except (OSError, TimeoutError):
                self.streams.pop(seat, None)
                self._later(self._reconnect(seat))

    async def add_laggard(self) -> None:
        """Connect a watcher with a small buffer who reads seldom."""
        hello = msgspec.json.encode({"table": self.id, "token": self.watch, "guide": True})
        self.laggard = Stream(self.house.port, hello, lambda *_: None, self._lost_laggard)
        stream = await open_stream(self.laggard, self.house.address, self.house.port, lags=True)
        self._later(self._read_seldom(stream))

    async def _read_seldom(self, stream: Stream) -> None:
        while self.laggard is stream and not stream.transport.is_closing():
            stream.transport.pause_reading()
            await asyncio.sleep(LAG)
            if not stream.transport.is_closing():
                stream.transport.resume_reading()
                await asyncio.sleep(0)

    def _lost_laggard(self, stream: Stream) -> None:
        if not self._closed and self.laggard is stream:
            self.laggard = None
            self.record().explained[f"stream that lags cut ({stream.code})"] += 1

    def _later(self, coroutine: Any) -> None:
        task = asyncio.ensure_future(coroutine)
        TASKS.add(task)
        task.add_done_callback(TASKS.discard)

    def close(self) -> None:
        self._closed = True
        for stream in (*self.streams.values(), *([self.laggard] if self.laggard else [])):
            stream.leave()
        self.streams.clear()
        self._abandon()

    def _abandon(self) -> None:
        """Fail all waits for this game."""
        for watch in self._watches:
            if not watch.done.done():
                watch.done.set_exception(Replaced())
        self._watches.clear()

    # --- opening ---

    async def open(self, save: msgspec.Raw | None, lags: bool) -> None:
        """Open the table, from a prepared position if one is given, and connect everybody."""
        seats = [{"player": player, "name": f"P{i}"} for i, player in enumerate(self.seating.players)]
        request: dict[str, Any] = {"seats": seats}
        if save is not None:
            request["save"] = save
        elif CARDINALBOT in self.seating.players:
            request["level"] = "deacon"
        answer = await self.house.post("/api/tables", "", request)
        if answer.status != 201:
            raise Refused(answer.problem())
        reply = answer.data()
        self.id, self.watch = reply["id"], reply["watch"]["token"]
        self.tokens = {link["seat"]: link["token"] for link in reply["seats"]}
        await self.connect_all(self.seating.people)
        if lags:
            await self.add_laggard()

    async def connect_all(self, seats: Iterable[int]) -> None:
        await asyncio.gather(*(self.connect(seat) for seat in seats))

    async def rematch(self) -> None:
        """Move the same people, with the same tokens, to a new table."""
        answer = await self.house.post(f"/api/tables/{self.id}/rematch", self.tokens[0], {})
        if answer.status != 200:
            raise Refused(answer.problem())
        self._abandon()
        for seat in list(self.streams):
            self.disconnect(seat)
        self.id, self.position, self.unanswered = answer.data()["table"], None, None
        self._bots_since = None
        await self.connect_all(self.seating.people)
        self.renewing = False


TASKS: Final[set[asyncio.Task[Any]]] = set()
"""The event loop itself holds only weak references."""


class Replaced(Exception):
    """The game is over, and its table has been replaced."""


class Refused(Exception):
    """A refusal, with its status and key."""
