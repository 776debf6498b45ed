"""Reading what is uploaded: owners' boxes in processes with limits, and a few uploads at a time.

Bounds keep a box small. If one is slow all the same, its process is killed and the server goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple, TypeVar

from tiletum.box import Box, BoxError, child, from_data
from tiletum.box.bounds import BOX, BoundError, check_data, check_size
from tiletum.server.errors import ServerError
from tiletum.server.operate.limits import note

AT_ONCE: Final = 2
"""Uploads that are read at the same time, in one worker process."""
MOST_WAITING: Final = 20
"""Uploads that may wait for that."""
LARGEST_ANSWER: Final = 1_000_000
"""Bytes that are taken from the process: the box again, as JSON."""
NEEDED_BY_WINDOWS: Final = ("SYSTEMROOT",)
"""All that the process is given of the environment, which holds the database's password."""
T = TypeVar("T")
logger = logging.getLogger("tiletum.reading")


class LimitedReader(NamedTuple):
    """A BoxReader that reads every box in a process of its own, which is killed at its limits."""

    memory: int = 200_000_000
    """Bytes of address space."""
    processor: int = 2
    """Seconds of processor time."""
    patience: float = 10.0
    """Seconds until the process is killed."""

    def __call__(self, content: bytes | dict[str, Any], where: str, strict: bool = True) -> Box:
        """Return the box. Raise BoxError or BoundError as reading in place does, ServerError at a limit."""
        if isinstance(content, bytes):
            check_size(len(content), BOX, where)
        elif isinstance(content, dict):
            content = as_json(content, where)
        else:
            return from_data(content, where)
        return box_from(self.ask(content, strict), where, strict)

    def ask(self, content: bytes, strict: bool) -> dict[str, Any]:
        process = self.start(strict)
        watch = threading.Timer(self.patience, process.kill)
        watch.start()
        try:
            line = exchange(process, content)
        finally:
            watch.cancel()
            status = end(process)
        if not line.endswith(b"\n"):
            logger.warning("a box was given up", extra={"status": status})
            raise ServerError("server-box-limits")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def start(self, strict: bool = True) -> subprocess.Popen[bytes]:
        limits = str(self.memory), str(self.processor)
        checks = child.STRICT if strict else "earlier"
        command = [sys.executable, "-I", "-S", child.__file__, *limits, checks]
        return subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={name: os.environ[name] for name in NEEDED_BY_WINDOWS if name in os.environ},
        )


def as_json(data: dict[str, Any], where: str) -> bytes:
    check_data(data, BOX, where)
    content = json.dumps(data, ensure_ascii=False).encode()
    check_size(len(content), BOX, where)
    return content


def exchange(process: subprocess.Popen[bytes], content: bytes) -> bytes:
    """Return what the process answers, up to the most that is taken; less than a line if it was killed."""
    assert process.stdin is not None
    assert process.stdout is not None
    with contextlib.suppress(OSError):  # killed: then its answer is no line either
        process.stdin.write(content)
        process.stdin.close()
    return process.stdout.read(LARGEST_ANSWER)


def end(process: subprocess.Popen[bytes]) -> int:
    """Return its exit status."""
    process.kill()
    for stream in (process.stdin, process.stdout):
        assert stream is not None
        with contextlib.suppress(OSError):
            stream.close()
    return process.wait()


def box_from(answer: dict[str, Any], where: str, strict: bool) -> Box:
    if "data" in answer:
        return from_data(answer["data"], where, strict)
    if "entry" in answer:
        raise BoxError(where, answer["entry"], answer["key"], answer["args"])
    raise BoundError(answer["key"], **{**answer["args"], "file": where})


class Uploads:
    """Reads uploads in a few threads of its own, so that other requests do not wait for them."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, "upload")
        self._there = 0

    async def read(self, do: Callable[[], T]) -> T:
        """Return what `do` returns in its thread. Raise ServerError if too many uploads wait already."""
        if self._there >= AT_ONCE + MOST_WAITING:
            note("uploads")
            raise ServerError("server-busy-uploads")
        self._there += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, do)
        finally:
            self._there -= 1

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
