"""Servers forked from a process that has loaded everything already.

Loading takes a second of processor time, longer than most tests of a server. What is forked is the command
itself, `tiletum serve`, in a process of its own: it can be killed, and ends with a status, as any other.
"""

from __future__ import annotations

import atexit
import contextlib
import gc
import importlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import NoReturn, TextIO

LOADED = (
    "alembic.command",
    "alembic.ddl.sqlite",
    "alembic.ddl.postgresql",
    "asyncio",
    "psycopg",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite",
    "tiletum.server.http.app",
    "tiletum.server.storage.notifications",
    "tiletum.server.storage.migrate",
    "tiletum.server.http.uvicorn_limits",
    "uvicorn.loops.uvloop",
    "uvicorn.lifespan.on",
)


class Forked:
    """A command in a process of its own, with what is needed of `Popen`."""

    def __init__(self, arguments: list[str], log: Path, environment: dict[str, str]) -> None:
        self._line = socket.socket(socket.AF_UNIX)
        self._line.connect(source())
        order = {"arguments": arguments, "log": str(log), "environment": environment}
        self._line.sendall(json.dumps(order).encode() + b"\n")
        self._told = self._line.makefile()
        self.pid = int(self._told.readline())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        return self._ended(0)

    def wait(self, timeout: float | None = None) -> int:
        status = self._ended(timeout)
        if status is None:
            raise subprocess.TimeoutExpired("tiletum", timeout or 0)
        return status

    def _ended(self, timeout: float | None) -> int | None:
        if self.returncode is None and select.select([self._line], [], [], timeout)[0]:
            self.returncode = int(self._told.readline())
            self._line.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


@cache
def source() -> str:
    """Where to ask for a fork; the process that is forked ends with this one."""
    address = str(Path(tempfile.mkdtemp(prefix="tiletum-fork-")) / "ask")
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(address)
        listener.listen()
        command = [sys.executable, "-P", __file__, str(listener.fileno())]
        begun = subprocess.Popen(command, stdin=subprocess.PIPE, pass_fds=[listener.fileno()])
    atexit.register(close, begun, address)
    return address


def close(begun: subprocess.Popen[bytes], address: str) -> None:
    assert begun.stdin is not None
    begun.stdin.close()
    begun.wait(20)
    Path(address).unlink()
    Path(address).parent.rmdir()


# --- in the process that is forked ---


def load() -> None:
    from tiletum.cli import build_parser
    from tiletum.words.catalogue import read_language

    for name in LOADED:
        importlib.import_module(name)
    build_parser()
    read_language("en")
    gc.collect()
    gc.freeze()


def answer_all(listener: socket.socket) -> None:
    """Until whoever started this process is gone."""
    while sys.stdin not in select.select([listener, sys.stdin], [], [])[0]:
        bury()
        line, _ = listener.accept()
        with line, line.makefile() as asked:
            if os.fork() == 0:
                listener.close()
                mind(line, asked)
    bury()


def bury() -> None:
    """Those that have ended; what they took of the processor's time is counted here."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def mind(line: socket.socket, asked: TextIO) -> NoReturn:
    """One process for each server, which only waits for its end."""
    order = json.loads(asked.readline())
    pid = os.fork()
    if pid == 0:
        asked.close()
        line.close()
        become(**order)
    line.sendall(f"{pid}\n".encode())
    _, status = os.waitpid(pid, 0)
    line.sendall(f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os._exit(0)


def become(arguments: list[str], log: str, environment: dict[str, str]) -> NoReturn:
    """The command, as if it had been started with these."""
    from tiletum.cli import main

    os.environ.clear()
    os.environ.update(environment)
    written = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for stream, file in ((0, os.open(os.devnull, os.O_RDONLY)), (1, written), (2, written)):
        os.dup2(file, stream)
    sys.exit(main(arguments))


if __name__ == "__main__":
    load()
    answer_all(socket.socket(fileno=int(sys.argv[1])))
