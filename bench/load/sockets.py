"""HTTP connections and WebSocket streams of the load generator.

They are written to cost little, because load and server share the machine. No wait lasts forever: a lost
connection raises an error for its request.
"""

from __future__ import annotations

import asyncio
import gzip
import itertools
import socket
import struct
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple, cast

import msgspec

HOST: Final = "127.0.0.1"
CONNECT_LIMIT: Final = 10.0
"""Seconds to open a connection."""
HELLO_KEY: Final = "dGhlIHNhbXBsZSBub25jZQ=="
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
SMALL_BUFFER: Final = 4096
"""Bytes of a lagging stream's receive buffer."""


class Answer(NamedTuple):
    status: int
    head: bytes
    body: bytes

    def data(self) -> Any:
        packed = b"content-encoding: gzip" in self.head
        return msgspec.json.decode(gzip.decompress(self.body) if packed else self.body)

    def problem(self) -> str:
        """Return the status and the refusal's key."""
        try:
            return f"{self.status} {self.data()['key']}"
        except (ValueError, LookupError, TypeError):
            return str(self.status)


class Connection(asyncio.Protocol):
    """An HTTP connection that carries one request at a time."""

    def __init__(self) -> None:
        self.open = False
        self.used = False
        """Whether it has carried a request. The server may then be about to close it."""
        self._answer: asyncio.Future[Answer] | None = None
        self._buffer = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.open = True

    def connection_lost(self, error: Exception | None) -> None:
        self.open = False
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(ConnectionError("closed before the answer"))

    async def ask(self, request: bytes) -> Answer:
        if not self.open:
            raise ConnectionError("closed before the request")
        self._answer = asyncio.get_running_loop().create_future()
        self._buffer.clear()
        self.transport.write(request)
        try:
            return await self._answer
        finally:
            self.used = True

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0 or self._answer is None or self._answer.done():
            return
        head = bytes(self._buffer[:end]).lower()
        length = int(head.partition(b"content-length: ")[2].split(b"\r\n")[0] or 0)
        if len(self._buffer) >= end + 4 + length:
            body = bytes(self._buffer[end + 4 : end + 4 + length])
            self._answer.set_result(Answer(int(head[9:12]), head, body))


class House:
    """People behind one address. Their sockets are bound to it, so that the server's limits treat them
    separately."""

    def __init__(self, address: str, port: int) -> None:
        self.address = address
        self.port = port
        self._idle: list[Connection] = []

    async def ask(self, method: str, path: str, token: str = "", body: bytes = b"") -> Answer:
        """Send a request. As browsers do, send it again if a reused connection turns out to be closed."""
        request = request_of(method, path, self.port, token, body)
        while True:
            connection = await self._connection()
            reused = connection.used
            try:
                answer = await connection.ask(request)
            except ConnectionError:
                if reused:
                    continue
                raise
            except asyncio.CancelledError:
                connection.transport.abort()
                raise
            self._idle.append(connection)
            return answer

    async def post(self, path: str, token: str, content: Any) -> Answer:
        return await self.ask("POST", path, token, msgspec.json.encode(content))

    async def _connection(self) -> Connection:
        while self._idle:
            connection = self._idle.pop()
            if connection.open and not connection.transport.is_closing():
                return connection
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(CONNECT_LIMIT):
            _, connection = await loop.create_connection(
                Connection, HOST, self.port, local_addr=(self.address, 0)
            )
        return connection

    def leave(self) -> None:
        for connection in self._idle:
            connection.transport.abort()
        self._idle.clear()


def request_of(method: str, path: str, port: int, token: str, body: bytes) -> bytes:
    authorization = f"Authorization: Bearer {token}\r\n" if token else ""
    content = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if body else ""
    head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nAccept-Encoding: gzip\r\n"
    return f"{head}{authorization}{content}\r\n".encode() + body


def addresses() -> Iterator[str]:
    """Yield loopback addresses. On Linux all of 127.0.0.0/8 is the loopback."""
    for number in itertools.count():
        yield f"127.{1 + number // 50_000}.{number // 250 % 200}.{1 + number % 250}"


class Stream(asyncio.Protocol):
    """A WebSocket that watches a table and passes on its messages."""

    def __init__(
        self, port: int, hello: bytes, read: Callable[[Stream, bytes], None], lost: Callable[[Stream], None]
    ) -> None:
        self._hello = hello
        self._read = read
        self._lost = lost
        self._port = port
        self._buffer = bytearray()
        self._open = False
        self.code = 1006
        """The close code."""
        self.version = self.said = -1
        """The latest version and chat line it has read."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        request = (
            f"GET /api/stream HTTP/1.1\r\nHost: {HOST}:{self._port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {HELLO_KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self.transport.write(request.encode())

    def connection_lost(self, error: Exception | None) -> None:
        self._lost(self)

    def leave(self) -> None:
        """Close without a closing frame, like a phone that loses its network."""
        self._lost = lambda _: None
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open and not self._upgraded():
            return
        while (frame := self._frame()) is not None:
            opcode, content = frame
            if opcode == TEXT:
                self._read(self, content)
            elif opcode == PING:
                self.transport.write(mask_frame(content, PONG))
            elif opcode == CLOSE:
                self.code = int.from_bytes(content[:2]) if content else 1005
                self.transport.close()

    def _upgraded(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if b" 101 " not in self._buffer[:20]:
            self.code = int(self._buffer[9:12])
            self.transport.abort()
            return False
        del self._buffer[: end + 4]
        self._open = True
        self.transport.write(mask_frame(self._hello))
        return True

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
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
        opcode, content = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        return opcode, content


def mask_frame(content: bytes, opcode: int = TEXT) -> bytes:
    """Return a client's frame, with a mask of zeros."""
    long = len(content) > 125
    length = struct.pack(">BH", 254, len(content)) if long else bytes([128 | len(content)])
    return bytes([128 | opcode]) + length + bytes(4) + content


async def open_stream(stream: Stream, address: str, port: int, lags: bool = False) -> Stream:
    """Connect a stream from an address. A lagging stream has a small receive buffer."""
    bound = socket.socket()
    try:
        bound.setblocking(False)
        if lags:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
        bound.bind((address, 0))
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(CONNECT_LIMIT):
            await loop.sock_connect(bound, (HOST, port))
            await loop.create_connection(lambda: stream, sock=bound)
    except BaseException:
        bound.close()
        raise
    return stream
