"""Uploaded boxes and saves are read by limited processes, a few at a time."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

import tiletum.box
from support.online import CERTIFICATES, Serving, memory_of, recorded_game
from tiletum.box import BoxError, from_data, load
from tiletum.box.bounds import BOX, BoundError
from tiletum.errors import TiletumError
from tiletum.hall.opening import new_table
from tiletum.hall.wire import OpenSeat, OpenTable
from tiletum.server.operate.settings import VARIABLE
from tiletum.server.tables.uploads import AT_ONCE, MOST_WAITING, LimitedReader, Uploads
from tiletum.table.save import checksum

PACKAGED = Path(tiletum.box.__file__).with_name("box.toml").read_bytes()
MANY_KEYS = b"".join(b"k%d=1\n" % number for number in range(16_000))
"""The slowest text within the bounds. It takes a tenth of a second."""
LARGEST_GROWTH = 50_000_000
"""In bytes. Without the bounds it would be 3.5 GB."""
AT_ONCE_SECONDS = 5.0


def seats() -> list[OpenSeat]:
    return [OpenSeat("person", "Ann"), OpenSeat("person", "Bob")]


# --- in a separate process ---


def test_a_box_read_in_a_separate_process_is_the_same() -> None:
    assert LimitedReader()(PACKAGED, "file") == load()
    assert LimitedReader()(load().data, "file") == load()


@pytest.mark.parametrize("content", [b"format = 2", b"\xff", b"a.b.c = 1", b"name = \n"])
def test_a_refusal_in_a_separate_process_is_the_same(content: bytes) -> None:
    with pytest.raises(BoxError) as separate:
        LimitedReader()(content, "file")
    with pytest.raises(BoxError) as in_place:
        tiletum.box.read_box(content, "file")
    assert separate.value.args == in_place.value.args


def test_bounds_are_refused_the_same_way() -> None:
    deep: dict[str, Any] = {"a": []}
    for _ in range(BOX.nesting):
        deep = {"a": deep}
    for content in (b"a" + b".a" * 9 + b"=1", b"#" * (BOX.size + 1), deep):
        with pytest.raises(BoundError) as caught:
            LimitedReader()(content, "file")
        assert caught.value.message_args()["file"] == "file"


@pytest.mark.parametrize(
    "reader", [LimitedReader(patience=0.02), LimitedReader(memory=12_000_000)], ids=["time", "memory"]
)
def test_a_box_beyond_the_limits_is_refused(reader: LimitedReader) -> None:
    start = time.monotonic()
    with pytest.raises(TiletumError) as caught:
        reader(MANY_KEYS, "file")
    assert caught.value.key == "server-box-limits"
    assert time.monotonic() - start < AT_ONCE_SECONDS


def test_the_process_has_a_limit_of_processor_time() -> None:
    """The limit is one second, and Python itself would never end."""
    source = Path(tiletum.box.__file__).with_name("child.py").read_text()
    endless = source.replace("stub_package()\n", "exec('while True: pass')\n", 1)
    command = [sys.executable, "-I", "-S", "-c", endless, "100000000", "1"]
    result = subprocess.run(command, capture_output=True, timeout=60, input=b"")
    assert result.returncode < 0


def test_the_process_gets_no_environment_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "the password of the database")
    process = LimitedReader().start()
    try:
        time.sleep(0.2)
        assert Path(f"/proc/{process.pid}/environ").read_bytes() == b""
    finally:
        process.kill()
        process.communicate()


def test_a_box_inside_a_save_is_read_the_same_way() -> None:
    data = {**load().data, "name": "Mine"}
    save = {**recorded_game("two-living"), "box": from_data(data, "").digest, "box_data": data}
    save["sha256"] = checksum(save)
    expected: list[object] = []

    def reader(content: bytes | dict[str, Any], where: str, strict: bool = True) -> tiletum.box.Box:
        expected.append(content)
        return LimitedReader()(content, where, strict)

    new_table(OpenTable(seats(), save=save), reader)
    assert expected == [data]


# --- a few at a time ---


def test_uploads_wait_and_too_many_are_refused() -> None:
    most, at_once = [0], threading.Lock()
    uploading = 0

    def work() -> None:
        nonlocal uploading
        with at_once:
            uploading += 1
            most[0] = max(most[0], uploading)
        time.sleep(0.01)
        with at_once:
            uploading -= 1

    async def upload_many(number: int) -> list[BaseException | None]:
        uploads = Uploads()
        return await asyncio.gather(*(uploads.read(work) for _ in range(number)), return_exceptions=True)

    uploads_done = asyncio.run(upload_many(AT_ONCE + MOST_WAITING + 5))
    refused = [error for error in uploads_done if isinstance(error, TiletumError)]
    assert [error.key for error in refused] == ["server-busy-uploads"] * 5
    assert most == [AT_ONCE]


# --- at a running server ---

HOSTILE_BOXES: dict[str, str] = {
    "a dotted key": "a" + ".a" * 30_000 + "=1",
    "a hexadecimal number": "format=0x" + "f" * 150_000,
    "deep JSON": '{"a":' * 30_000,
    "many keys": MANY_KEYS.decode(),
}
HOSTILE_SAVES: dict[str, bytes] = {
    "deep": b'{"tiletum":1,"log":' + b"[" * 900 + b"]" * 900 + b"}",
    "deeper": b'{"a":' + b"[" * 400_000,
    "a box in it": b'{"tiletum":1,"box_data":' + b'{"a":' * 200 + b"1" + b"}" * 201,
    "numbers": b'{"tiletum":' + b"9" * 4000 + b',"log":[' + b"9" * 4000 + b"]}",
    "floats": b'{"tiletum":1e308,"rules":1e309,"log":[]}',
    "surrogates": b'{"tiletum":"\\ud800"}',
    "colours": json.dumps({**recorded_game("two-living"), "colours": 5}).encode(),
}


def bodies() -> dict[str, bytes]:
    boxes = {
        name: json.dumps({"seats": [{}, {}], "box": text}).encode() for name, text in HOSTILE_BOXES.items()
    }
    saves = {
        f"save: {name}": b'{"seats":[{},{}],"save":' + save + b"}" for name, save in HOSTILE_SAVES.items()
    }
    return boxes | saves


def test_hostile_uploads_are_refused_quickly_and_need_little_memory(sqlite_server: Serving) -> None:
    with sqlite_server.client() as client:
        client.post("/tables", json={"seats": [{}, {}], "box": PACKAGED.decode()})
        before = memory_of(sqlite_server)
        for name, body in bodies().items():
            start = time.monotonic()
            answer = client.post("/tables", content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code in (400, 409, 413), (name, answer.text)
            assert answer.json()["message"].endswith("."), name
            assert time.monotonic() - start < AT_ONCE_SECONDS, name
            assert memory_of(sqlite_server) - before < LARGEST_GROWTH, name
    assert "Traceback" not in sqlite_server.log.read_text()


# Parts of addresses for which the framework caches the last 1,000 parsed values.
CACHED_PARTS: dict[str, Callable[[int], tuple[str, str]]] = {
    "query": lambda number: (f"/api/tables?{number}&" + "ab&" * 20_000, "localhost"),
    "path": lambda number: (f"/{number}{'a' * 60_000}", "localhost"),
    "host": lambda number: ("/api/tables", f"{number}{'a' * 60_000}.localhost"),
}


@pytest.mark.parametrize("part", CACHED_PARTS)
def test_long_addresses_are_refused_and_not_cached(sqlite_server: Serving, part: str) -> None:
    with httpx.Client(base_url=sqlite_server.address, timeout=20, verify=CERTIFICATES) as client:
        before = memory_of(sqlite_server)
        for number in range(60):
            target, host = CACHED_PARTS[part](number)
            answer = client.get(target, headers={"Host": host})
            assert answer.status_code in (400, 413), answer.text
        assert memory_of(sqlite_server) - before < 10_000_000


def test_an_owners_box_opens_a_table(sqlite_server: Serving) -> None:
    box = PACKAGED.decode().replace('name = "', 'name = "My ', 1)
    table = sqlite_server.open("person", "person", box=box)
    assert table.state()["table"]["own_box"]
