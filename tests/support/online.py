"""A server in its own process, and clients that talk to it over real sockets."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from support.databases import free_port
from support.forked import ForkedCommand
from tiletum.hall.loaded import LoadedTable
from tiletum.hall.opening import new_table
from tiletum.hall.stored import Stored
from tiletum.hall.wire import OpenSeat, OpenTable
from tiletum.server.storage.store import open_engine

Data = dict[str, Any]
NO_LIMITS = "requests = 0.0\nopened = 0\nsockets = 0\nhints = 0\ntables_each = 0\nuploaded = 0\n"
CERTIFICATES = ssl.create_default_context()
"""Shared by all clients: reading the certificates takes 40 ms."""
RECORDED = Path(__file__).parents[1] / "recorded"


def recorded_game(name: str) -> Data:
    """Return the save file of a whole game."""
    (file,) = RECORDED.glob(f"{name}_*.json")
    data: Data = json.loads(file.read_text(encoding="utf-8"))
    return data


class Serving:
    """`tiletum serve`, which a test can kill and start again."""

    cold = False
    """Whether every server loads the program itself, as in production. Set by `--cold`."""

    def __init__(self, db: str, folder: Path, settings: str = NO_LIMITS, workers: int = 1) -> None:
        self.db = db
        self.folder = folder
        self.settings = folder / "settings.toml"
        self.settings.write_text(settings)
        self.workers = workers
        self.port = free_port()
        self.log = folder / "log"
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, wait: bool = True, cold: bool = False) -> None:
        arguments = ["serve", "--port", str(self.port), "--db", self.db, "--settings", str(self.settings)]
        arguments += ["--workers", str(self.workers), "--bots", "1"]
        # Several workers load the program themselves in any case.
        self.process = self._launch(arguments, cold or self.cold or self.workers > 1)
        if wait:
            try:
                self.wait_until_well()
            except BaseException:
                self.end()  # the caller has no reference to it yet
                raise

    def _launch(self, arguments: list[str], cold: bool) -> subprocess.Popen[bytes] | ForkedCommand:
        environment = {**os.environ, "LANG": "C"}
        if not cold:
            return ForkedCommand(arguments, self.log, environment)
        command = [sys.executable, "-m", "tiletum", *arguments]
        with self.log.open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, env=environment)

    def wait_until_well(self, seconds: float = 120) -> None:
        deadline = time.monotonic() + seconds
        while True:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.address}/health", timeout=5, verify=CERTIFICATES).status_code == 200:
                    return
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < deadline, self.log.read_text()
            time.sleep(0.05)

    def log_with(self, part: str, seconds: float = 10) -> str:
        """Return the log once it contains `part`. Requests are logged after their reply."""
        deadline = time.monotonic() + seconds
        while part not in (text := self.log.read_text()):
            assert time.monotonic() < deadline, text
            time.sleep(0.02)
        return text

    def kill(self) -> None:
        """End the process without any clean-up."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self, seconds: float = 20) -> int:
        self.process.terminate()
        return self.process.wait(seconds)

    def end(self) -> None:
        if self.process.poll() is None:
            try:
                self.stop()
            except subprocess.TimeoutExpired:
                self.kill()

    # --- clients ---

    def client(self, token: str | None = None) -> httpx.Client:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        return httpx.Client(base_url=f"{self.address}/api", headers=headers, timeout=30, verify=CERTIFICATES)

    def open(self, *players: str, **options: Any) -> Table:
        """Open a table with players at all seats."""
        seats = [{"player": player, "name": f"P{i}"} for i, player in enumerate(players)]
        with self.client() as client:
            answer = client.post("/tables", json={"seats": seats, **options})
        assert answer.status_code == 201, answer.text
        return Table(self, answer.json())


def memory_of(serving: Serving) -> int:
    """Return the resident memory in bytes."""
    (line,) = (
        line
        for line in Path(f"/proc/{serving.process.pid}/status").read_text().splitlines()
        if line.startswith("VmRSS")
    )
    return int(line.split()[1]) * 1024


class Table:
    """A table as seen by its opener, with the tokens of all seats."""

    def __init__(self, serving: Serving, opened: Data) -> None:
        self.serving = serving
        self.opened = opened
        self.id: str = opened["id"]
        self.tokens: dict[int, str] = {link["seat"]: link["token"] for link in opened["seats"]}
        self.watch: str = opened["watch"]["token"]
        self.opener: str = opened["opener"]
        self._clients: dict[str | None, httpx.Client] = {}

    def as_(self, token: str | None) -> httpx.Client:
        if token not in self._clients:
            self._clients[token] = self.serving.client(token)
        return self._clients[token]

    def call(self, seat: int | str | None, what: str, body: Data | None = None) -> httpx.Response:
        token = self.tokens[seat] if isinstance(seat, int) else seat
        return self.as_(token).post(f"/tables/{self.id}/{what}", json=body)

    def state(self, since: int | None = None, token: str | None = None, version: int = 0) -> Data:
        params = {"version": version} | ({} if since is None else {"since": since})
        answer = self.as_(token or self.watch).get(f"/tables/{self.id}", params=params)
        assert answer.status_code == 200, answer.text
        found: Data = answer.json()
        return found

    def game(self, version: int = 0) -> Data:
        """Return the game at this version or a later one, from any server process."""
        found: Data = self.state(version=version)["game"]
        return found

    def post(self, seat: int, version: int, *moves: str, key: str | None = None) -> httpx.Response:
        return self.call(seat, "moves", {"version": version, "moves": list(moves), "key": key})

    def play(self, moves: int, chance: random.Random, game: Data | None = None) -> Data:
        """Play this many random moves for the active players, and return the game after them."""
        game = game or self.game()
        for _ in range(moves):
            if game["over"]:
                break
            move = chance.choice(game["moves"])["text"]
            answer = self.post(game["to_move"], game["version"], move)
            assert answer.status_code == 200, answer.text
            game = self.game(answer.json()["version"])
            assert game["version"] >= answer.json()["version"]
        return game

    @contextlib.contextmanager
    def stream(self, token: str | None, since: int | None = None) -> Iterator[Stream]:
        address = f"ws://127.0.0.1:{self.serving.port}/api/stream"
        with connect(address, compression=None, max_size=None) as socket:
            socket.send(json.dumps({"table": self.id, "token": token, "since": since}))
            yield Stream(socket)


def finished_with_rematch(serving: Serving) -> tuple[Table, Table]:
    table = serving.open("person", "person")
    table.call(0, "resign", {})
    id_ = table.call(0, "rematch").json()["table"]
    return table, Table(serving, {**table.opened, "id": id_})


def lose_entries(serving: Serving) -> None:
    """Rename the table of entries, so that moves can no longer be stored."""
    engine = open_engine(serving.db)
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE entries RENAME TO lost"))
    engine.dispose()


class Stream:
    """A client's copy of the state, updated by the messages of a stream."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state = self.read()

    def read(self, seconds: float = 10) -> Data:
        message: Data = json.loads(self.socket.recv(seconds))
        return message

    def next(self, seconds: float = 10) -> Data:
        """Read the next message and apply it to the state."""
        message = self.read(seconds)
        assert message["type"] == "change", message
        if "table" in message:
            self.state["table"] = message["table"]
        if "game" in message:
            self._apply(message["game"])
        self.state["chat"] += message.get("chat", [])
        return message

    def has_ended(self) -> bool:
        """Return whether the server closes the stream. Messages before the end are skipped."""
        try:
            while True:
                self.socket.recv(5)
        except ConnectionClosed:
            return True
        except TimeoutError:
            return False

    def _apply(self, game: Data) -> None:
        known = self.state["game"] or {"position": {}, "events": [], "first_event": 0}
        position = {**known["position"], **game["position"]}
        events = known["events"][: game["first_event"] - known["first_event"]] + game["events"]
        self.state["game"] = {
            **game,
            "position": position,
            "events": events,
            "first_event": known["first_event"],
        }

    def until(self, version: int) -> Data:
        """Return the game once it has reached this version."""
        while self.state["game"] is None or self.state["game"]["version"] < version:
            self.next()
        found: Data = self.state["game"]
        return found


def loaded_table(*players: str) -> LoadedTable:
    """Return a loaded table, without a server."""
    new = new_table(OpenTable([OpenSeat(player, f"P{i}") for i, player in enumerate(players)]))
    assert new.entry is not None
    loaded = LoadedTable(new.row.id)
    loaded.take(Stored(new.row, [new.entry], {}, []))
    return loaded
