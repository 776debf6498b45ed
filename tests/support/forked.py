"""Test servers, forked from a process that has already loaded the program.

Loading takes a second of processor time, longer than most server tests. Each server is the command `tiletum
serve` in its own process, so that a test can kill it and read its exit status.
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

PRELOADED = (
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


class ForkedCommand:
    """A command in a forked process, with the methods of `Popen` that the tests need."""

    def __init__(self, arguments: list[str], log: Path, environment: dict[str, str]) -> None:
        self._line = socket.socket(socket.AF_UNIX)
        self._line.connect(fork_server())
        order = {"arguments": arguments, "log": str(log), "environment": environment}
        self._line.sendall(json.dumps(order).encode() + b"\n")
        self._replies = self._line.makefile()
        self.pid = int(self._replies.readline())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        return self._wait(0)

    def wait(self, timeout: float | None = None) -> int:
        status = self._wait(timeout)
        if status is None:
            raise subprocess.TimeoutExpired("tiletum", timeout or 0)
        return status

    def _wait(self, timeout: float | None) -> int | None:
        if self.returncode is None and select.select([self._line], [], [], timeout)[0]:
            self.returncode = int(self._replies.readline())
            self._line.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


@cache
def fork_server() -> str:
    """Start the process to fork from, which ends with this one. Return the address of its socket."""
    address = str(Path(tempfile.mkdtemp(prefix="tiletum-fork-")) / "ask")
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(address)
        listener.listen()
        command = [sys.executable, "-P", __file__, str(listener.fileno())]
        process = subprocess.Popen(command, stdin=subprocess.PIPE, pass_fds=[listener.fileno()])
    atexit.register(close, process, address)
    return address


def close(process: subprocess.Popen[bytes], address: str) -> None:
    assert process.stdin is not None
    process.stdin.close()
    process.wait(20)
    Path(address).unlink()
    Path(address).parent.rmdir()


# --- in the process to fork from ---


def load() -> None:
    from tiletum.cli import build_parser
    from tiletum.words.catalogue import read_language

    for name in PRELOADED:
        importlib.import_module(name)
    build_parser()
    read_language("en")
    gc.collect()
    gc.freeze()


def serve(listener: socket.socket) -> None:
    """Fork for every request, until the process that started this one has ended."""
    while sys.stdin not in select.select([listener, sys.stdin], [], [])[0]:
        reap()
        line, _ = listener.accept()
        with line, line.makefile() as orders:
            if os.fork() == 0:
                listener.close()
                supervise(line, orders)
    reap()


def reap() -> None:
    """Reap ended children, so that their processor time is counted here."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def supervise(line: socket.socket, orders: TextIO) -> NoReturn:
    """Start one server and report its process id and exit status."""
    order = json.loads(orders.readline())
    pid = os.fork()
    if pid == 0:
        orders.close()
        line.close()
        run_command(**order)
    line.sendall(f"{pid}\n".encode())
    _, status = os.waitpid(pid, 0)
    line.sendall(f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os._exit(0)


def run_command(arguments: list[str], log: str, environment: dict[str, str]) -> NoReturn:
    """Run the command as if it had been started with these arguments and this environment."""
    from tiletum.cli import main

    os.environ.clear()
    os.environ.update(environment)
    output = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for stream, file in ((0, os.open(os.devnull, os.O_RDONLY)), (1, output), (2, output)):
        os.dup2(file, stream)
    sys.exit(main(arguments))


if __name__ == "__main__":
    load()
    serve(socket.socket(fileno=int(sys.argv[1])))
