"""Start and stop a server's processes, and measure their cost from /proc."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

START_LIMIT: Final = 60.0
"""Seconds in which a server must answer ..."""
STOP_LIMIT: Final = 30.0
"""... and end."""
TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
THINKER: Final = b"tiletum.server.bots.worker"


class Usage(NamedTuple):
    """Resources used by a server's processes so far."""

    at: float
    web: float
    """Processor seconds of the web processes ..."""
    bots: float
    """... and of the bot processes."""
    machine: float
    """Processor seconds of the whole machine."""
    memory: float
    """Megabytes of the web processes."""
    bots_memory: float
    files: int


class Processes:
    """A server's process and its children."""

    def __init__(self, pid: int, port: int) -> None:
        self.pid = pid
        self.port = port

    def usage(self) -> Usage:
        web, bots = split(family(self.pid))
        return Usage(
            time.perf_counter(),
            sum(map(processor_time, web)),
            sum(map(processor_time, bots)),
            machine_time(),
            sum(map(memory, web)),
            sum(map(memory, bots)),
            sum(map(open_files, web)),
        )


def family(pid: int) -> list[int]:
    """Return a process and all its descendants."""
    found = [pid]
    for process in found:
        with contextlib.suppress(OSError):  # the process has ended
            for children in Path(f"/proc/{process}/task").glob("*/children"):
                found += map(int, children.read_text().split())
    return found


def split(processes: list[int]) -> tuple[list[int], list[int]]:
    """Return the web processes and the bot processes."""
    bots = [process for process in processes if THINKER in command_of(process)]
    return [process for process in processes if process not in bots], bots


def command_of(pid: int) -> bytes:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


def processor_time(pid: int) -> float:
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS
    return 0.0


def machine_time() -> float:
    """Return the seconds in which any processor was busy."""
    fields = [int(field) for field in Path("/proc/stat").read_text().split("\n")[0].split()[1:]]
    idle = fields[3] + fields[4]
    return (sum(fields[:8]) - idle) / TICKS


def memory(pid: int) -> float:
    with contextlib.suppress(OSError):
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE / 1e6
    return 0.0


def open_files(pid: int) -> int:
    with contextlib.suppress(OSError):
        return len(os.listdir(f"/proc/{pid}/fd"))
    return 0


@contextlib.contextmanager
def running(command: list[str]) -> Iterator[Processes]:
    """Run a command that serves at `--port`, and always stop it."""
    port = free_port()
    process = subprocess.Popen([*command, "--port", str(port)], stdout=subprocess.DEVNULL)
    try:
        wait_for(process, port)
        yield Processes(process.pid, port)
    finally:
        stop(process)


def wait_for(process: subprocess.Popen[bytes], port: int) -> None:
    deadline = time.monotonic() + START_LIMIT
    while not answers(port):
        if process.poll() is not None:
            raise RuntimeError(f"the server ended with status {process.returncode}")
        if time.monotonic() > deadline:
            raise TimeoutError("the server did not answer")
        time.sleep(0.1)


def answers(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 5) as connection:
        connection.sendall(f"GET /health HTTP/1.0\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        return connection.recv(5) == b"HTTP/"
    return False


def free_port() -> int:
    """Return a port outside the range of outgoing connections."""
    lowest = int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
    for port in range(lowest - 1 - os.getpid() % 10_000, 1024, -1):
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port
    raise OSError("no port is free")


def stop(process: subprocess.Popen[bytes]) -> None:
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(STOP_LIMIT)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def serve_command(db: str, settings: Path, workers: int) -> list[str]:
    command = [sys.executable, "-m", "tiletum", "serve", "--db", db, "--settings", str(settings)]
    return [*command, "--workers", str(workers)]
