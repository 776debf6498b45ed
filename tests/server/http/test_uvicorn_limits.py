"""Time limits and budgets of connections cut exactly the connections that exceed them."""

from __future__ import annotations

import ast
import asyncio
import hashlib
import inspect
import json
import re
import socket
import textwrap
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FunctionType
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed
from websockets.server import ServerProtocol

from support.online import NO_LIMITS, Serving, Table, memory_of
from support.server_fixtures import NewServer
from tiletum.server.http import uvicorn_limits
from tiletum.server.operate.settings import VARIABLE, Settings, to_environment

PATIENCE = 1.0
TO = b" HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/tables" + TO + b"Content-Type: application/json\r\nContent-Length: 500\r\n"
HEALTH = b"GET /health" + TO


@pytest.fixture(scope="module")
def impatient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Start a server with short time limits. Its database makes no difference."""
    folder = tmp_path_factory.mktemp("hurried")
    settings = f"{NO_LIMITS}patience = {PATIENCE}\n"
    server = Serving(f"sqlite:///{folder / 'tables.sqlite'}", folder, settings)
    yield server
    server.end()


def seconds_until_cut(port: int, first: bytes, drop: bytes, seconds: float = 15) -> float:
    """Return how long a connection lasts that sends `first`, and then `drop` repeatedly."""
    start = time.monotonic()
    with socket.create_connection(("127.0.0.1", port), timeout=0.1) as slow:
        slow.sendall(first)
        while time.monotonic() < start + seconds:
            try:
                slow.sendall(drop)
                if not slow.recv(4096):
                    break
            except TimeoutError:
                continue
            except OSError:
                break
    return time.monotonic() - start


@pytest.mark.parametrize(
    ("first", "drop"),
    [
        (b"", b""),
        (b"", b"\r\n"),
        (POST, b"X: y\r\n"),
        (POST + b"\r\n{", b" "),
        (HEALTH + b"\r\n", b"\r\n"),
        (HEALTH + b"Content-Length: 500\r\n\r\n", b" "),
    ],
    ids=["nothing", "only newlines", "headers", "a body", "newlines after an answer", "a body nobody reads"],
)
def test_requests_that_arrive_too_slowly_are_cut(
    impatient_server: Serving, first: bytes, drop: bytes
) -> None:
    assert PATIENCE * 0.9 < seconds_until_cut(impatient_server.port, first, drop) < PATIENCE + 5


def test_endless_headers_are_cut(start: NewServer) -> None:
    """Neither many headers nor a long one may fill the memory, even if they come quickly."""
    serving = start(NO_LIMITS + "patience = 0\n")
    for drop in (b"X: y\r\n" * 1000, b"y" * 6000):
        assert seconds_until_cut(serving.port, POST + b"X: ", drop) < 10
    assert seconds_until_cut(serving.port, POST, b"X: y\r\n", 3) > 3


def answers_to(port: int, content: bytes) -> list[bytes]:
    """Return the statuses of all replies before the connection ends."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
        statuses = b""
        with suppress(OSError):
            connection.sendall(content)
            while received := connection.recv(65536):
                statuses += received
    return re.findall(rb"HTTP/1\.1 (\d+)", statuses)


def test_a_few_requests_can_wait_on_a_connection(start: NewServer) -> None:
    serving = start()
    before = memory_of(serving)
    waiting = HEALTH + b"\r\n"
    closing = HEALTH + b"Connection: close\r\n\r\n"
    assert answers_to(serving.port, waiting * 8 + closing) == [b"200"] * 9
    for _ in range(3):
        answers_to(serving.port, waiting * 20_000)
    assert memory_of(serving) - before < 20_000_000


def test_the_number_of_headers_is_limited(impatient_server: Serving) -> None:
    most = 200 - len(("Host", "Connection"))
    for number, status in ((most, b"200"), (most + 1, b"400"), (12_000, b"400")):
        request = HEALTH + b"Connection: close\r\n" + b"a:b\r\n" * number + b"\r\n"
        assert answers_to(impatient_server.port, request) == [status]


def test_the_number_of_pieces_of_a_body_is_limited(impatient_server: Serving) -> None:
    head = b"POST /api/mine" + TO + b"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
    for number, status in ((4_000, b"200"), (60_000, b"400")):
        spaces = b"1\r\n \r\n" * number
        answers = answers_to(impatient_server.port, head + spaces + b'd\r\n{"tokens":[]}\r\n0\r\n\r\n')
        assert answers == [status]


def test_a_stream_can_be_silent(impatient_server: Serving) -> None:
    table = impatient_server.open("person", "person")
    with table.stream(table.watch) as stream:
        time.sleep(PATIENCE * 2)
        stream.socket.send("ping")
        assert stream.read() == {"type": "pong"}


# --- replies ---


async def talking_app(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
    """Reply with as many bytes as requested, or send messages to a stream forever."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        while True:
            await send({"type": "websocket.send", "bytes": None, "text": "x" * 1000})
    assert scope["type"] == "http"
    if scope["path"] == "/late":
        await asyncio.sleep(2 * PATIENCE)
    size = int(scope["query_string"] or b"0")
    headers = [(b"content-length", b"%d" % size)]
    await send({"type": "http.response.start", "status": 200, "headers": headers, "trailers": False})
    await send({"type": "http.response.body", "body": bytes(size), "more_body": False})


@contextmanager
def talking_server(pings: float) -> Iterator[tuple[uvicorn.Server, int]]:
    """Serve with small buffers. Yield the server and its port."""
    to_environment(Settings("", patience=PATIENCE))
    forget_settings()
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        config = uvicorn.Config(
            talking_app,
            http=uvicorn_limits.LimitedHttp,
            ws=uvicorn_limits.LimitedStream,
            ws_ping_interval=pings,
            ws_ping_timeout=pings,
            lifespan="off",
            log_config=None,
        )
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()
        yield server, listener.getsockname()[1]
        server.should_exit = server.force_exit = True
        thread.join(10)
    forget_settings()


def forget_settings() -> None:
    uvicorn_limits.settings.cache_clear()
    uvicorn_limits.connections.cache_clear()


@pytest.fixture
def talking_address(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[uvicorn.Server, int]]:
    monkeypatch.setenv(VARIABLE, "")
    with talking_server(pings=0.3) as server_and_port:
        yield server_and_port


UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
SMALL_REPLY, LARGE_REPLY = (
    b"GET /?%d HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" % size for size in (50_000, 500_000)
)


@pytest.mark.parametrize(
    "content",
    [
        SMALL_REPLY,
        LARGE_REPLY,
        LARGE_REPLY + SMALL_REPLY,
        SMALL_REPLY.replace(b"Host", b"Connection: close\r\nHost"),
        UPGRADE,
    ],
    ids=["little", "much", "another answer that waits", "a last answer", "a stream"],
)
def test_a_client_that_does_not_read_is_cut(
    talking_address: tuple[uvicorn.Server, int], content: bytes
) -> None:
    server, port = talking_address
    with socket.socket() as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        client.connect(("127.0.0.1", port))
        client.sendall(content)
        time.sleep(0.3)
        assert len(server.server_state.connections) == 1
        deadline = time.monotonic() + 15
        while server.server_state.connections:
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_a_reply_may_take_longer_than_the_limit(talking_address: tuple[uvicorn.Server, int]) -> None:
    """The limit does not apply once the request has arrived."""
    start = time.monotonic()
    assert httpx.get(f"http://127.0.0.1:{talking_address[1]}/late?7", timeout=10).content == bytes(7)
    assert time.monotonic() - start > PATIENCE


# --- streams: a budget of frames and bytes ---

HEADER_OF_PING, HEADER_OF_PONG = b"\x89", b"\x8a"


def frame(header: bytes, content: bytes = b"") -> bytes:
    """Return a client's frame, masked with zeros."""
    assert len(content) < 126
    return header + bytes([0x80 | len(content)]) + bytes(4) + content


EMPTY_PING = frame(HEADER_OF_PING)
FLOODS = {
    "empty pings": (b"", EMPTY_PING),
    "long pings": (b"", frame(HEADER_OF_PING, bytes(120))),
    "empty pongs": (b"", frame(HEADER_OF_PONG)),
    "empty continuations": (frame(b"\x01"), frame(b"\x00")),
    "texts": (b"", frame(b"\x81", b"ping")),
}


def open_silent_stream(table: Table) -> socket.socket:
    """Open a stream as a plain socket that reads nothing."""
    stream = socket.create_connection(("127.0.0.1", table.serving.port), timeout=5)
    stream.sendall(UPGRADE.replace(b"GET /", b"GET /api/stream"))
    assert b"101" in stream.recv(4096)
    hello = json.dumps({"table": table.id, "token": table.watch}).encode()
    stream.sendall(b"\x81\xfe" + len(hello).to_bytes(2, "big") + bytes(4) + hello)
    return stream


def flood(stream: socket.socket, content: bytes, seconds: float, closed: threading.Event) -> None:
    start = time.monotonic()
    stream.settimeout(1)
    with suppress(OSError):
        while time.monotonic() < start + seconds:
            stream.sendall(content)
        return
    closed.set()


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_is_cut_and_delays_nobody(impatient_server: Serving, kind: str) -> None:
    first, drop = FLOODS[kind]
    seconds, closed = [0.0], threading.Event()
    with open_silent_stream(impatient_server.open("person", "person")) as stream, httpx.Client() as other:
        stream.sendall(first)
        attack = threading.Thread(target=flood, args=(stream, drop * 3000, 4, closed))
        attack.start()
        while attack.is_alive():
            start = time.monotonic()
            assert other.get(f"{impatient_server.address}/health", timeout=10).status_code == 200
            seconds.append(time.monotonic() - start)
            time.sleep(0.05)
    assert closed.is_set(), kind
    assert max(seconds) < 1, kind


def test_a_stream_with_too_many_frames_gets_the_reason(impatient_server: Serving) -> None:
    table = impatient_server.open("person", "person")
    with table.stream(table.watch) as stream:
        pings = Settings("").frames_burst
        stream.socket.socket.sendall(EMPTY_PING * (pings // 2))
        stream.socket.send("ping")
        assert stream.read() == {"type": "pong"}
        stream.socket.socket.sendall(EMPTY_PING * pings)
        with pytest.raises(ConnectionClosed) as closed:
            stream.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    entries = [json.loads(line) for line in impatient_server.log_with('"frames"').splitlines()[1:]]
    assert next(line for line in entries if line.get("limit") == "frames")["address"] == "127.0.0.1"


def test_the_budget_of_frames_refills_with_time(impatient_server: Serving) -> None:
    table, burst = impatient_server.open("person", "person"), Settings("").frames_burst
    with table.stream(table.watch) as stream:
        for pings in (burst - 5, 30):
            stream.socket.socket.sendall(EMPTY_PING * pings)
            stream.socket.send("ping")
            assert stream.read() == {"type": "pong"}
            time.sleep(2)


def test_pings_are_not_answered_while_the_client_does_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")
    with talking_server(pings=20) as (server, port), socket.socket() as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        client.connect(("127.0.0.1", port))
        client.sendall(UPGRADE)
        time.sleep(0.5)
        (stream,) = server.server_state.connections
        assert isinstance(stream, uvicorn_limits.LimitedStream)
        unread = stream.transport.get_write_buffer_size()
        client.sendall(frame(HEADER_OF_PING, bytes(120)) * 90)
        time.sleep(0.3)
        assert stream.transport.get_write_buffer_size() <= unread


# --- uvicorn's internals that this relies on ---

PARENTS: dict[type, type] = {
    uvicorn_limits.LimitedHttp: HttpToolsProtocol,
    uvicorn_limits.LimitedStream: WebSocketsSansIOProtocol,
    uvicorn_limits.CountedFrames: ServerProtocol,
}
FINGERPRINTS = {
    "HttpToolsProtocol": {
        "connection_made": "6efb565f",
        "connection_lost": "c91a4c9b",
        "data_received": "010a7ae5",
        "on_message_begin": "96d377fd",
        "on_header": "65d62c04",
        "on_headers_complete": "1ea8589a",
        "on_body": "dba9c32a",
        "on_message_complete": "1fbad42d",
        "handle_websocket_upgrade": "179c4f76",
        "pause_writing": "17a8fd21",
        "resume_writing": "7844bbaa",
        "timeout_keep_alive_handler": "8b53bf5f",
        "on_response_complete": "64e254f2",
    },
    "WebSocketsSansIOProtocol": {
        "__init__": "631dcd74",
        "connection_made": "f533ec93",
        "connection_lost": "dd116afc",
        "data_received": "c89d3940",
        "handle_parser_exception": "ff5cf13c",
        "handle_cont": "d96fe147",
        "handle_ping": "41bcf345",
        "on_task_complete": "f45490be",
        "keepalive_timeout": "8e1ceb6e",
    },
    "ServerProtocol": {"__init__": "8792b728", "recv_frame": "4f83d3b9"},
}
"""Hashes of the overridden methods' source. If one has changed, read the new source before updating the
hash."""


@pytest.mark.parametrize(("ours", "theirs"), PARENTS.items(), ids=lambda kind: kind.__name__)
def test_overridden_methods_are_unchanged(ours: type, theirs: type) -> None:
    found = {name: fingerprint(vars_of(theirs)[name]) for name in methods_of(ours) & set(dir(theirs))}
    assert found == FINGERPRINTS[theirs.__name__]


@pytest.mark.parametrize(("ours", "theirs"), PARENTS.items(), ids=lambda kind: kind.__name__)
def test_every_method_is_inherited_or_clearly_ours(ours: type, theirs: type) -> None:
    """Otherwise a method that a new version renames would never be called again."""
    own = {"cut"} | {name for name in methods_of(ours) if name.startswith("_") and name != "__init__"}
    assert methods_of(ours) - own <= set(dir(theirs))
    assert own & set(dir(theirs)) == set()


@pytest.mark.parametrize(("ours", "theirs"), PARENTS.items(), ids=lambda kind: kind.__name__)
def test_every_used_attribute_exists(ours: type, theirs: type) -> None:
    used, assigned = attributes_in(ours)
    own = {name for name in assigned if name == "owner" or name.startswith("_")}
    inherited = set(dir(theirs)).union(*(attributes_in(base)[1] for base in theirs.__mro__[:-1]))
    assert used - own - methods_of(ours) - inherited == set()
    assert own & inherited == set()


def test_used_attributes_of_a_websocket_exist() -> None:
    source = inspect.getsource(uvicorn_limits.LimitedStream)
    used = set(re.findall(r"self\.conn\.(\w+)", source))
    assert {"fail", "data_to_send"} <= used
    assert {name for name in used if not hasattr(ServerProtocol(), name)} == set()


def methods_of(kind: type) -> set[str]:
    return {name for name, value in vars(kind).items() if isinstance(value, FunctionType)}


def vars_of(kind: type) -> dict[str, Any]:
    """Return a class's attributes, including inherited ones."""
    return {name: value for base in reversed(kind.__mro__) for name, value in vars(base).items()}


def fingerprint(method: FunctionType) -> str:
    return hashlib.sha256(inspect.getsource(method).encode()).hexdigest()[:8]


def attributes_in(kind: type) -> tuple[set[str], set[str]]:
    """Return the attributes of `self` that the source of a class uses, and those it assigns."""
    source = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    found = [node for node in ast.walk(source) if isinstance(node, ast.Attribute) and is_self(node.value)]
    assigned = {node.attr for node in found if isinstance(node.ctx, ast.Store)}
    return {node.attr for node in found}, assigned


def is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"
