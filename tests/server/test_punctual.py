"""Connections on which nothing moves are cut, and no others."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator

import httpx
import pytest
import uvicorn
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope

from online import NO_LIMITS, Serving
from server_fixtures import NewServer
from tiletum.server import punctual
from tiletum.server.settings import VARIABLE, Settings, to_environment

PATIENCE = 1.0
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n"
HEALTH = b"GET /health HTTP/1.1\r\nHost: x\r\n"


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Which database there is makes no difference."""
    folder = tmp_path_factory.mktemp("hurried")
    settings = f"{NO_LIMITS}patience = {PATIENCE}\n"
    server = Serving(f"sqlite:///{folder / 'tables.sqlite'}", folder, settings)
    yield server
    server.end()


def cut_after(port: int, first: bytes, drop: bytes, seconds: float = 15) -> float:
    """How long a connection lasts on which, after a beginning, a drop is sent again and again."""
    begun = time.monotonic()
    with socket.create_connection(("127.0.0.1", port), timeout=0.1) as slow:
        slow.sendall(first)
        while time.monotonic() < begun + seconds:
            try:
                slow.sendall(drop)
                if not slow.recv(4096):
                    break
            except TimeoutError:
                continue
            except OSError:
                break
    return time.monotonic() - begun


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
def test_what_arrives_too_slowly_is_cut(hurried: Serving, first: bytes, drop: bytes) -> None:
    assert PATIENCE * 0.9 < cut_after(hurried.port, first, drop) < PATIENCE + 5


def test_headers_without_an_end_are_not_kept(start: NewServer) -> None:
    """Neither many nor a long one, however quickly they come."""
    serving = start(NO_LIMITS + "patience = 0\n")
    for drop in (b"X: y\r\n" * 1000, b"y" * 6000):
        assert cut_after(serving.port, POST + b"X: ", drop) < 10
    assert cut_after(serving.port, POST, b"X: y\r\n", 3) > 3


def test_a_stream_may_be_silent(hurried: Serving) -> None:
    table = hurried.open("person", "person")
    with table.stream(table.watch) as stream:
        time.sleep(PATIENCE * 2)
        stream.socket.send("ping")
        assert stream.read() == {"type": "pong"}


# --- answers ---


async def talk(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
    """An application that answers as much as it is asked for, and on a stream talks without end."""
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


@pytest.fixture
def talking(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[uvicorn.Server, int]]:
    """A server with small buffers, and its port."""
    monkeypatch.setenv(VARIABLE, "")
    to_environment(Settings("", patience=PATIENCE))
    punctual.patience.cache_clear()
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        config = uvicorn.Config(
            talk,
            http=punctual.PunctualHttp,
            ws=punctual.PunctualStream,
            ws_ping_interval=0.3,
            ws_ping_timeout=0.3,
            lifespan="off",
            log_config=None,
        )
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        yield server, listening.getsockname()[1]
        server.should_exit = server.force_exit = True
        thread.join(10)
    punctual.patience.cache_clear()


UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
LITTLE, MUCH = (b"GET /?%d HTTP/1.1\r\nHost: x\r\n\r\n" % size for size in (50_000, 500_000))


@pytest.mark.parametrize(
    "asked",
    [LITTLE, MUCH, MUCH + LITTLE, LITTLE.replace(b"Host", b"Connection: close\r\nHost"), UPGRADE],
    ids=["little", "much", "another answer that waits", "a last answer", "a stream"],
)
def test_who_does_not_read_is_cut(talking: tuple[uvicorn.Server, int], asked: bytes) -> None:
    server, port = talking
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        deaf.connect(("127.0.0.1", port))
        deaf.sendall(asked)
        time.sleep(0.3)
        assert len(server.server_state.connections) == 1
        deadline = time.monotonic() + 15
        while server.server_state.connections:
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_an_answer_may_take_its_time(talking: tuple[uvicorn.Server, int]) -> None:
    """What has arrived whole is not hurried."""
    begun = time.monotonic()
    assert httpx.get(f"http://127.0.0.1:{talking[1]}/late?7", timeout=10).content == bytes(7)
    assert time.monotonic() - begun > PATIENCE
