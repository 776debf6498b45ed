"""Test databases: a SQLite file, or a PostgreSQL server that the tests start."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg

STRANGER = "nobody"
"""The user who runs PostgreSQL, which refuses to run as root."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def program(name: str) -> str | None:
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return str(places[0]) if places else shutil.which(name)


def run_as_stranger() -> list[str]:
    if os.geteuid() != 0:
        return []
    user = pwd.getpwnam(STRANGER)
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups", "--"]


class Postgres:
    """A server with its data in a temporary folder."""

    def __init__(self) -> None:
        initdb, self._postgres = program("initdb"), program("postgres")
        assert initdb, "the tests need PostgreSQL: make postgres"
        self.folder = Path(tempfile.mkdtemp(prefix="tiletum-pg-"))
        self._as = run_as_stranger()
        if self._as:
            shutil.chown(self.folder, STRANGER)
        self.port = free_port()
        options = ["-U", "tiletum", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"]
        result = subprocess.run(
            [*self._as, initdb, "-D", str(self.folder / "data"), *options],
            capture_output=True,
            text=True,
            cwd="/",
        )
        assert result.returncode == 0, result.stderr
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        assert self._postgres
        options = [
            "-p",
            str(self.port),
            "-h",
            "127.0.0.1",
            "-k",
            str(self.folder),
            "-c",
            "max_connections=200",
        ]
        self._process = subprocess.Popen(
            [*self._as, self._postgres, "-D", str(self.folder / "data"), *options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
        )
        deadline = time.monotonic() + 30
        while True:
            with contextlib.suppress(psycopg.OperationalError), psycopg.connect(self.url("postgres")):
                return
            assert time.monotonic() < deadline, "PostgreSQL does not start"
            time.sleep(0.1)

    def stop(self) -> None:
        """Stop at once, as in a power failure."""
        assert self._process is not None
        self._process.send_signal(3)  # SIGQUIT: immediate shutdown
        self._process.wait(20)

    def freeze(self) -> list[int]:
        """Suspend the server, so that it accepts connections but never replies. Return the ids of its
        processes."""
        assert self._process is not None
        pid = self._process.pid
        workers = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        for process in (pid, *map(int, workers)):
            os.kill(process, 19)  # SIGSTOP
        return [pid, *map(int, workers)]

    def url(self, name: str) -> str:
        return f"postgresql://tiletum@127.0.0.1:{self.port}/{name}"

    def new(self) -> str:
        """Create an empty database and return its address."""
        name = f"t{time.time_ns()}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(server.folder, ignore_errors=True)
