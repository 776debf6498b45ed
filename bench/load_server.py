"""Load on a server over the loopback: tables with four connected seats, and moves as fast as they go.

    python bench/load_server.py --tables 1000 --seconds 10 [--db postgresql://...] [--workers 1] [--check]

Measured are durably stored moves a second, the time from a post to the other players' streams, and the
server's memory; then how large first states are, and how long it takes to open a finished game from the
database. What has a target is told with it, and with --check a target that was missed is a failure.
Server and load share the machine, so the load is written to cost little.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec

from tiletum import Table as Played
from tiletum.table.save import to_data

LONGEST = 300.0
SETTINGS = 'requests = 0.0\nopened = 0\nsockets = 0\nlog = "warning"\n'
HELLO_KEY = "dGhlIHNhbXBsZSBub25jZQ=="
MOVES, P99, MEMORY = "moves a second", "to the streams, p99 ms", "server MB at the end"
FIRST_STATE, FINISHED = "first state, kB compressed", "finished game, ms to open"
AT_LEAST = {"sqlite": {MOVES: 800}, "postgresql": {MOVES: 600}}
AT_MOST = {
    "sqlite": {P99: 40, MEMORY: 500, FIRST_STATE: 20, FINISHED: 50},
    "postgresql": {P99: 50, MEMORY: 500, FIRST_STATE: 20, FINISHED: 50},
}
"""What is to be reached with 1,000 tables of four, server and load on two cores."""


class MoveText(msgspec.Struct):
    text: str


class Game(msgspec.Struct):
    version: int
    over: bool
    to_move: int | None
    moves: list[MoveText]


class Told(msgspec.Struct):
    game: Game | None = None


decode = msgspec.json.Decoder(Told).decode


# --- one who watches ---


class Watching(asyncio.Protocol):
    """A WebSocket of a seat: reads frames, knows when which version was seen."""

    def __init__(self, table: Table, hello: bytes) -> None:
        self.table = table
        self.hello = hello
        self.buffer = bytearray()
        self.open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        request = (
            "GET /api/stream HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {HELLO_KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self.transport.write(request.encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            if b"\r\n\r\n" not in self.buffer:
                return
            assert b" 101 " in self.buffer[:20], bytes(self.buffer[:200])
            del self.buffer[: self.buffer.index(b"\r\n\r\n") + 4]
            self.open = True
            self.transport.write(masked(self.hello))
        while (frame := self._frame()) is not None:
            opcode, message = frame
            if opcode == PING:
                self.transport.write(masked(message, PONG))
            elif opcode == TEXT:
                self.table.seen(message)

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 127, 2
        if length == 126:
            if len(buffer) < 4:
                return None
            length, start = struct.unpack_from(">H", buffer, 2)[0], 4
        elif length == 127:
            if len(buffer) < 10:
                return None
            length, start = struct.unpack_from(">Q", buffer, 2)[0], 10
        if len(buffer) < start + length:
            return None
        opcode, message = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        return opcode, message


TEXT, PING, PONG = 1, 9, 10


def masked(content: bytes, opcode: int = TEXT) -> bytes:
    long = len(content) > 125
    length = struct.pack(">BH", 254, len(content)) if long else bytes([128 | len(content)])
    return bytes([128 | opcode]) + length + bytes(4) + content


# --- posting ---


class Poster(asyncio.Protocol):
    """A connection that posts moves, one at a time."""

    def __init__(self) -> None:
        self.answered: asyncio.Future[bytes] | None = None
        self.buffer = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    async def post(self, path: str, body: bytes, token: str = "") -> tuple[int, bytes]:
        self.answered = asyncio.get_running_loop().create_future()
        authorization = f"Authorization: Bearer {token}\r\n" if token else ""
        head = (
            f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n{authorization}"
            f"Content-Length: {len(body)}\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        answer = await self.answered
        status, _, rest = answer.partition(b"\r\n\r\n")
        return int(status[9:12]), rest

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return
        head = bytes(self.buffer[:end]).lower()
        length = int(head.partition(b"content-length: ")[2].split(b"\r\n")[0])
        if len(self.buffer) >= end + 4 + length and self.answered is not None:
            answer = bytes(self.buffer)
            self.buffer.clear()
            self.answered.set_result(answer)


class Table:
    """What the load knows of a table."""

    def __init__(self, opened: dict[str, Any]) -> None:
        self.id: str = opened["id"]
        self.tokens = {link["seat"]: link["token"] for link in opened["seats"]}
        self.game: Game | None = None
        self.posted = 0.0
        self.awaited = 0
        self.times: list[float] = []
        self.told: asyncio.Future[None] | None = None

    def seen(self, message: bytes) -> None:
        """The last of four streams tells how long it took to reach everybody."""
        if not self.awaited:
            self.game = decode(message).game
            return
        self.awaited -= 1
        if self.awaited == 0:
            self.times.append(time.perf_counter() - self.posted)
            self.game = decode(message).game
            if self.told is not None:
                self.told.set_result(None)

    async def move(self, poster: Poster, chance: random.Random) -> bool:
        game = self.game
        if game is None or game.over or game.to_move is None:
            return False
        body = {"version": game.version, "moves": [chance.choice(game.moves).text]}
        self.awaited, self.posted = len(self.tokens), time.perf_counter()
        self.told = asyncio.get_running_loop().create_future()
        path = f"/api/tables/{self.id}/moves"
        status, answer = await poster.post(path, msgspec.json.encode(body), self.tokens[game.to_move])
        assert status == 200, answer
        await self.told
        return True


# --- the run ---


async def load(
    port: int, pid: int, tables: int, seconds: float, together: int, guide: bool = False
) -> dict[str, Any]:
    loop = asyncio.get_running_loop()
    posters = [(await loop.create_connection(Poster, "127.0.0.1", port))[1] for _ in range(together)]
    base = memory(pid)
    found = await open_tables(posters, port, tables, guide)
    connected = memory(pid)
    chance = random.Random(1)
    waiting: asyncio.Queue[Table] = asyncio.Queue()
    for table in found:
        waiting.put_nowait(table)
    moves = 0
    start = time.perf_counter()
    cpu = processor_time(pid)

    async def play(poster: Poster) -> None:
        nonlocal moves
        while time.perf_counter() < start + seconds and not waiting.empty():
            table = waiting.get_nowait()
            if await table.move(poster, chance):
                moves += 1
                waiting.put_nowait(table)

    await asyncio.gather(*(play(poster) for poster in posters))
    took = time.perf_counter() - start
    spent = processor_time(pid) - cpu
    times = sorted(t for table in found for t in table.times)
    return {
        "tables": tables,
        "sockets": 4 * tables,
        "posting at once": together,
        MOVES: round(moves / took),
        "to the streams, median ms": round(1000 * times[len(times) // 2], 1),
        P99: round(1000 * times[int(len(times) * 0.99)], 1),
        "server MB at the start": base,
        "server MB connected": connected,
        MEMORY: memory(pid),
        "server processor share": round(spent / took, 2),
        # Says how dear a move is even when other work keeps the machine busy.
        "server processor ms a move": round(1000 * spent / max(1, moves), 2),
    }


async def open_tables(posters: list[Poster], port: int, number: int, guide: bool) -> list[Table]:
    loop = asyncio.get_running_loop()
    asked = json.dumps({"seats": [{"name": f"P{i}"} for i in range(4)]}).encode()
    found: list[Table] = []
    for _ in range(number):
        status, body = await posters[0].post("/api/tables", asked)
        assert status == 201, body
        table = Table(json.loads(body))
        for token in table.tokens.values():
            hello = json.dumps({"table": table.id, "token": token, "guide": guide}).encode()
            await loop.create_connection(partial(Watching, table, hello), "127.0.0.1", port)
        found.append(table)
    while any(table.game is None for table in found):
        await asyncio.sleep(0.05)
    await asyncio.sleep(1)
    return found


# --- the first state ---


def opening(db: str, folder: Path) -> dict[str, Any]:
    """Of a new game and of a finished one, which a server opens that has just been started."""
    with serving(db, 1, folder) as (port, _):
        tables = [open_table(port, save) for save in (None, finished_game())]
    with serving(db, 1, folder) as (port, _):
        (new, _), (over, took) = (first_state(port, table) for table in tables)
    return {
        FIRST_STATE: round(new / 1000, 1),
        "finished game, kB compressed": round(over / 1000, 1),
        FINISHED: round(1000 * took, 1),
    }


def finished_game() -> dict[str, Any]:
    """Of four, with all its events."""
    table, chance = Played.open(4, seed=1), random.Random(1)
    while not table.over:
        table.play(chance.choice(table.moves()))
    return to_data(table)


def open_table(port: int, save: dict[str, Any] | None) -> Table:
    seats = [{"name": f"P{i}"} for i in range(4)]
    answer = httpx.post(f"http://127.0.0.1:{port}/api/tables", json={"seats": seats, "save": save})
    return Table(answer.raise_for_status().json())


def first_state(port: int, table: Table) -> tuple[int, float]:
    """As a browser asks for it, in words: bytes and seconds."""
    headers = {"Authorization": f"Bearer {table.tokens[0]}"}
    with httpx.Client(base_url=f"http://127.0.0.1:{port}/api", headers=headers) as client:
        client.get("/about")
        start = time.perf_counter()
        answer = client.get(f"/tables/{table.id}", params={"since": 0, "guide": True})
        return answer.raise_for_status().num_bytes_downloaded, time.perf_counter() - start


# --- the server ---


def children(pid: int) -> list[int]:
    """A process and its workers; bots are not asked here."""
    path = Path(f"/proc/{pid}/task/{pid}/children")
    return [pid, *(int(child) for child in path.read_text().split())]


def memory(pid: int) -> int:
    """Megabytes."""
    pages = sum(int(Path(f"/proc/{p}/statm").read_text().split()[1]) for p in children(pid))
    return round(pages * resource.getpagesize() / 1e6)


def processor_time(pid: int) -> float:
    ticks = 0
    for process in children(pid):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def serving(db: str, workers: int, folder: Path) -> Iterator[tuple[int, int]]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    settings = folder / "settings.toml"
    settings.write_text(SETTINGS)
    command = [sys.executable, "-m", "tiletum", "serve", "--port", str(port), "--db", db]
    command += ["--settings", str(settings), "--workers", str(workers)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            time.sleep(0.1)
        yield port, process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--together", type=int, default=16, help="posts that wait for an answer at once")
    parser.add_argument("--db", default="", help="default: a SQLite file that is thrown away")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument(
        "--guide", action="store_true", help="streams are told in words, too, as browsers are"
    )
    parser.add_argument("--check", action="store_true", help="fail if a target is missed")
    arguments = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as name:
        db = arguments.db or f"sqlite:///{name}/tables.sqlite"
        with serving(db, arguments.workers, Path(name)) as (port, pid):
            run = load(port, pid, arguments.tables, arguments.seconds, arguments.together, arguments.guide)
            found = asyncio.run(asyncio.wait_for(run, LONGEST))
        found |= opening(db, Path(name))
    missed = report(found, "sqlite" if db.startswith("sqlite") else "postgresql")
    return 1 if arguments.check and missed else 0


def report(found: dict[str, Any], kind: str) -> list[str]:
    """Print everything; what was missed."""
    missed = [what for what, number in found.items() if not meets(what, number, kind)]
    for what, number in found.items():
        verdict = "missed" if what in missed else "met"
        print(f"{what:28} {number!s:8} {target_of(what, kind, verdict)}".rstrip())
    return missed


def meets(what: str, number: float, kind: str) -> bool:
    """What has no target does."""
    return AT_LEAST[kind].get(what, number) <= number <= AT_MOST[kind].get(what, number)


def target_of(what: str, kind: str, verdict: str) -> str:
    if what in AT_LEAST[kind]:
        return f"at least {AT_LEAST[kind][what]}: {verdict}"
    return f"at most {AT_MOST[kind][what]}: {verdict}" if what in AT_MOST[kind] else ""


if __name__ == "__main__":
    sys.exit(main())
