"""Open connections: the share of an address, and a process that has no room for more."""

from __future__ import annotations

import contextlib
import json
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from support.online import NO_LIMITS, Serving
from tiletum.server.http.connections import client_descriptors, is_proxy
from tiletum.server.operate.limits import share_of_connections
from tiletum.server.operate.settings import Settings

DESCRIPTORS = 260
ROOM = 3 * DESCRIPTORS // 4
SHARE = Settings("").connections
HALF_SENT = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n"
ASKED = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
QUICKLY = 3.0
"""Seconds on a busy machine. Without room it would be half a minute."""
PROXY, OTHERS = "127.0.0.1", [f"127.0.0.{number}" for number in range(2, 9)]


class CrampedServer(Serving):
    """A server with few file descriptors."""

    def _launch(self, arguments: list[str], cold: bool) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "tiletum", *arguments]
        script = f'ulimit -n {DESCRIPTORS}; exec "$@"'
        with self.log.open("ab") as log:
            return subprocess.Popen(["bash", "-c", script, "bash", *command], stdout=log, stderr=log)


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder: Path = tmp_path_factory.mktemp("cramped")
    server = CrampedServer(f"sqlite:///{folder / 'tables.sqlite'}", folder, NO_LIMITS)
    yield server
    server.end()


@pytest.fixture
def connect(serving: Serving) -> Iterator[Callable[..., list[socket.socket]]]:
    """Return a function that opens connections from an address. They close after the test."""
    with ExitStack() as opened:

        def connect(address: str, number: int, sent: bytes) -> list[socket.socket]:
            connections = [open_connection(serving.port, address, sent) for _ in range(number)]
            for each in connections:
                opened.enter_context(each)
            return connections

        yield connect
    wait_for(lambda: reply_seconds(serving, OTHERS[-1]) < QUICKLY)


def open_connection(port: int, address: str, sent: bytes) -> socket.socket:
    connection = socket.create_connection((PROXY, port), timeout=5, source_address=(address, 0))
    with contextlib.suppress(OSError):  # already refused
        connection.sendall(sent)
    return connection


def is_open(connection: socket.socket) -> bool:
    connection.settimeout(0)
    try:
        while connection.recv(65536):
            pass
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


def count_open(connections: list[socket.socket]) -> int:
    return sum(map(is_open, connections))


def reply_seconds(serving: Serving, address: str) -> float:
    """Return the seconds until a reply."""
    start = time.monotonic()
    with httpx.Client(transport=httpx.HTTPTransport(local_address=address, verify=False)) as client:
        assert client.get(f"{serving.address}/health", timeout=10).status_code == 200
    return time.monotonic() - start


def wait_for(condition: Callable[[], bool], seconds: float = 10) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.1)


Connect = Callable[[str, int, bytes], list[socket.socket]]


def test_an_address_has_a_limited_number_of_connections_and_others_get_replies(
    serving: Serving, connect: Connect
) -> None:
    attack = connect(OTHERS[0], 400, HALF_SENT)
    assert reply_seconds(serving, OTHERS[1]) < QUICKLY
    assert count_open(attack) <= SHARE
    with pytest.raises((httpx.HTTPError, AssertionError)):
        reply_seconds(serving, OTHERS[0])


def test_uncounted_connections_give_way_when_there_is_no_room(serving: Serving, connect: Connect) -> None:
    """A proxy has no limit of its own, so only the number of descriptors bounds it."""
    attack = connect(PROXY, 400, HALF_SENT)
    assert reply_seconds(serving, OTHERS[1]) < QUICKLY
    assert SHARE < count_open(attack) <= ROOM


def test_slow_requests_get_less_time_while_there_is_little_room(serving: Serving, connect: Connect) -> None:
    attack = connect(OTHERS[0], SHARE, HALF_SENT) + connect(OTHERS[1], SHARE, HALF_SENT)
    start = time.monotonic()
    assert count_open(attack) > ROOM // 2
    wait_for(lambda: count_open(attack) <= ROOM // 2)
    assert time.monotonic() - start > 1


def test_idle_connections_give_way_first(serving: Serving, connect: Connect) -> None:
    halves = connect(OTHERS[0], SHARE, HALF_SENT) + connect(OTHERS[1], SHARE, HALF_SENT)
    room = ROOM - len(halves)
    idle = connect(OTHERS[2], room - 8, ASKED)
    halves += connect(OTHERS[3], 16, HALF_SENT)
    wait_for(lambda: count_open(idle) <= len(idle) - 8, 3)
    assert count_open(halves) == len(halves)


UPGRADE = (
    b"GET /api/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def streams_from(connect: Connect, address: str) -> list[socket.socket]:
    """Open more streams than an address may have."""
    streams: list[socket.socket] = []
    for _ in range(8):
        streams += connect(address, 20, UPGRADE)
        time.sleep(0.1)
    return streams


def test_streams_of_greedy_addresses_make_room_for_others(serving: Serving, connect: Connect) -> None:
    """The streams of an address with few connections stay open."""
    modest = connect(OTHERS[3], 5, UPGRADE)
    greedy = [stream for address in OTHERS[:3] for stream in streams_from(connect, address)]
    assert count_open(greedy) > ROOM * 3 // 4
    for address in OTHERS[4:]:
        assert reply_seconds(serving, address) < QUICKLY
    assert count_open(modest) == len(modest)


def test_streams_count_as_connections(serving: Serving, connect: Connect) -> None:
    """One address gets at most half of the total room."""
    streams = streams_from(connect, OTHERS[4])
    assert reply_seconds(serving, OTHERS[5]) < QUICKLY
    assert count_open(streams) <= ROOM // 2


def test_refused_connections_are_logged_in_one_line(serving: Serving, connect: Connect) -> None:
    """The earlier tests had thousands of connections refused."""
    connect(OTHERS[0], SHARE + 10, HALF_SENT)
    serving.log_with("connections refused or cut")
    measured = httpx.get(f"{serving.address}/metrics").text
    refused = re.search(r'tiletum_refused_work_total\{limit="connections"\} ([\d.]+)', measured)
    assert refused
    assert float(refused[1]) >= 10
    lines: list[dict[str, Any]] = [json.loads(line) for line in serving.log.read_text().splitlines()[1:]]
    matches = [line for line in lines if line["message"] == "connections refused or cut"]
    assert len(matches) <= 2
    assert matches[0]["limit"] == "connections"
    assert matches[0]["most"] == ROOM
    assert matches[0]["refused"] + matches[0]["cut"] > 0
    assert matches[0]["address"] in (PROXY, *OTHERS, "proxy")


def test_workers_share_the_connections_of_an_address() -> None:
    assert [share_of_connections(Settings("", workers=workers)) for workers in (1, 4, 100)] == [64, 16, 8]
    assert share_of_connections(Settings("", connections=0, workers=4)) == 0


def test_clients_get_three_quarters_of_the_descriptors() -> None:
    """The rest is for the database, the log and the bots."""
    import resource

    assert client_descriptors() == 3 * resource.getrlimit(resource.RLIMIT_NOFILE)[0] // 4


@pytest.mark.parametrize(
    ("host", "proxies", "expected"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.2", "127.0.0.1", False),
        ("10.1.2.3", ["127.0.0.1", "10.0.0.0/8"], True),
        ("::1", "127.0.0.1, ::1", True),
        ("192.0.2.1", "*", True),
        ("unix", "unix", True),
        ("", "127.0.0.1", False),
    ],
)
def test_only_trusted_proxies_count_as_proxies(host: str, proxies: str | list[str], expected: bool) -> None:
    assert is_proxy(host, proxies) is expected
