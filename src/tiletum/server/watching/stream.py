"""The WebSocket stream: first the whole state, then what changes.

A connection has no task while nothing is sent to it. One that reads too slowly is closed, and gets the whole
state again when it reconnects.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from tiletum.errors import TiletumError
from tiletum.hall import tokens
from tiletum.hall.audience import welcome
from tiletum.hall.loaded import LoadedTable
from tiletum.hall.messages import state
from tiletum.hall.seats import onlookers
from tiletum.hall.visit import Visit, Visitor
from tiletum.hall.wire import Hello, Refusal, State, encode
from tiletum.server.errors import ServerError, kind_of
from tiletum.server.operate import metrics
from tiletum.server.operate.limits import Limits, counted, note
from tiletum.server.tables.tables import Tables

PATIENCE: Final = 10.0
"""Seconds for the first message to arrive, and for a connection to close."""
BACKLOG: Final = 100
"""Messages that may wait for a slow reader."""
PING: Final = "ping"
PONG: Final = '{"type":"pong"}'
AnySocket = WebSocket[Any, Any, Any]
POLICY, TRY_AGAIN = 1008, 1013
"""Close codes."""
RefusalOf = Callable[[str, TiletumError], Refusal]
"""Returns the refusal for an error, in the language of an `Accept-Language` header."""


class Socket:
    """A watcher's connection."""

    def __init__(self, socket: AnySocket) -> None:
        self.socket = socket
        self.hash: str | None = None
        self.guided = False
        self.address = counted(address_of(socket))
        self._waiting: deque[str] = deque()
        self._sending: asyncio.Task[None] | None = None
        self.closed = False

    def tell(self, message: str) -> None:
        if self.closed:
            return
        self._waiting.append(message)
        if len(self._waiting) > BACKLOG:
            self._end(TRY_AGAIN)
        elif self._sending is None:
            self._sending = asyncio.ensure_future(self._send())

    def leave(self) -> None:
        if not self.closed:
            self._end(POLICY)

    def give_way(self) -> None:
        if not self.closed:
            self._end(TRY_AGAIN)

    def _end(self, code: int) -> None:
        self.closed = True
        self._waiting.clear()
        if self._sending is not None:
            self._sending.cancel()
        self._sending = asyncio.ensure_future(self.close(code))

    async def _send(self) -> None:
        try:
            while self._waiting:
                await self.socket.send(
                    {"type": "websocket.send", "bytes": None, "text": self._waiting.popleft()}
                )
        except Exception:  # the connection is lost: the reader notices
            self.closed = True
        finally:
            self._sending = None

    async def close(self, code: int) -> None:
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self.socket.close(code), PATIENCE)


def address_of(socket: AnySocket) -> str:
    return socket.client.host if socket.client else ""


async def serve(socket: AnySocket, tables: Tables, limits: Limits, refusal_of: RefusalOf) -> None:
    """Serve a connection from its first message to its end."""
    await socket.accept()
    metrics.SOCKETS.inc()
    watcher = Socket(socket)
    limits.connect(watcher)
    try:
        await watch(watcher, tables, limits)
    except (WebSocketDisconnect, TimeoutError):
        await watcher.close(POLICY)
    except TiletumError as error:
        await refuse(watcher, error, refusal_of)
    finally:
        metrics.SOCKETS.dec()
        limits.disconnect(watcher)


async def watch(watcher: Socket, tables: Tables, limits: Limits) -> None:
    """Send a watcher the state and the changes of the table they ask for, until they leave."""
    hello = read_hello(await asyncio.wait_for(watcher.socket.receive_data("text"), PATIENCE))
    watcher.hash = None if hello.token is None else tokens.hash_token(hello.token)
    watcher.guided = hello.guide

    def begin(loaded: LoadedTable) -> State:
        you = Visit(loaded, Visitor(hello.token)).watching()
        if you is None:
            limits.check_watchers(onlookers(loaded))
        limits.seat(watcher, you is not None)
        whole = state(loaded, you, hello.since, hello.guide)
        welcome(loaded, watcher)
        watcher.tell(encode(whole).decode())
        return whole

    try:
        fresh = hello.token is not None
        you = (await tables.look(hello.table, begin, hello.version, fresh=fresh)).you
        if you is not None:
            await tables.welcome_back(hello.table, you)
        await listen(watcher, limits)
    finally:
        watcher.closed = True
        table = tables.cache.tables.get(hello.table)
        if table is not None:
            table.watchers.discard(watcher)


async def listen(watcher: Socket, limits: Limits) -> None:
    """Answer each `ping`; raise at anything else, because moves are posted."""
    budget = limits.messages()
    while True:
        text = await watcher.socket.receive_data("text")
        if not budget.take():
            note("messages", watcher.address)
            raise ServerError("server-too-many")
        if text != PING:
            raise ServerError("server-malformed", why=PING)
        watcher.tell(PONG)


def read_hello(text: str) -> Hello:
    try:
        return msgspec.json.decode(text, type=Hello)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ServerError("server-malformed", why=str(error)) from error


async def refuse(watcher: Socket, error: TiletumError, refusal_of: RefusalOf) -> None:
    """Send the reason, and close."""
    language = watcher.socket.headers.get("accept-language", "")
    with contextlib.suppress(Exception):
        await watcher.socket.send_data(encode(refusal_of(language, error)).decode())
    await watcher.close(TRY_AGAIN if kind_of(error).status >= 500 else POLICY)
