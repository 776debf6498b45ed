"""Metrics of a running server, for Prometheus.

Several workers write theirs to files, and the one that is asked reports the sum.
"""

from __future__ import annotations

import asyncio
import os
import resource
import time
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from tiletum.hall.loaded import LoadedTable
from tiletum.hall.observers import Observer
from tiletum.hall.stored import Change

LAG_EVERY: Final = 0.25
"""Seconds between two measurements of the event loop."""
DESCRIPTORS_OPEN: Final = "/dev/fd"
REGISTRY: Final = CollectorRegistry()
QUICK: Final = (0.002, 0.005, 0.01, 0.02, 0.04, 0.08, 0.2, 0.5, 1.0, 5.0)
SLOW: Final = (0.05, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0)

OPENED: Final = Counter("tiletum_tables_opened", "Tables opened", registry=REGISTRY)
TABLES: Final = Gauge(
    "tiletum_tables", "Tables in the database", ["status"], registry=REGISTRY, multiprocess_mode="mostrecent"
)
LOADED: Final = Gauge(
    "tiletum_tables_loaded", "Tables in memory", registry=REGISTRY, multiprocess_mode="livesum"
)
SOCKETS: Final = Gauge(
    "tiletum_sockets", "Open WebSocket connections", registry=REGISTRY, multiprocess_mode="livesum"
)
MOVES: Final = Counter("tiletum_moves", "Moves stored", registry=REGISTRY)
REFUSALS: Final = Counter("tiletum_refusals", "Requests refused", ["kind"], registry=REGISTRY)
REFUSED: Final = Counter(
    "tiletum_refused_work", "Work refused because a limit was reached", ["limit"], registry=REGISTRY
)
LAG: Final = Histogram(
    "tiletum_loop_lag_seconds", "How late the event loop was for a timer", buckets=QUICK, registry=REGISTRY
)
WRITER_QUEUE: Final = Gauge(
    "tiletum_writer_queue", "Changes that wait to be stored", registry=REGISTRY, multiprocess_mode="livesum"
)
DESCRIPTORS: Final = Gauge(
    "tiletum_descriptors",
    "Open files and connections of the process that has most",
    registry=REGISTRY,
    multiprocess_mode="livemax",
)
DESCRIPTORS_LIMIT: Final = Gauge(
    "tiletum_descriptors_limit",
    "Files and connections that a process may have open",
    registry=REGISTRY,
    multiprocess_mode="livemin",
)
LATENCY: Final = Histogram(
    "tiletum_request_seconds", "Time to answer", ["route"], buckets=QUICK, registry=REGISTRY
)
BOT_TIME: Final = Histogram(
    "tiletum_bot_seconds", "Time a bot thought", ["bot"], buckets=SLOW, registry=REGISTRY
)
BOTS_WAITING: Final = Gauge(
    "tiletum_bots_waiting", "Tables that wait for a bot", registry=REGISTRY, multiprocess_mode="livesum"
)
BOTS_FAILED: Final = Counter("tiletum_bots_failed", "Bots that failed", ["bot"], registry=REGISTRY)
HOOKS: Final = Counter("tiletum_webhooks", "Webhooks called", ["result"], registry=REGISTRY)
RESTARTS: Final = Counter("tiletum_task_restarts", "Background tasks restarted", ["task"], registry=REGISTRY)


class MoveCount(Observer):
    """Counts the moves of players that are stored; outcomes and undos are none."""

    def changed(self, loaded: LoadedTable, change: Change) -> None:
        if change.entry is not None:
            table = loaded.game.move_table
            found = (table.by_text.get(line) for line in change.entry.lines.split("\n"))
            MOVES.inc(sum(move is not None and table.rows[move].group != "outcome" for move in found))


async def measure_lag() -> None:
    """Measure how late the event loop wakes this task, until it is cancelled."""
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(LAG_EVERY)
        LAG.observe(max(0.0, time.perf_counter() - begun - LAG_EVERY))


def measure_process(waiting: int) -> None:
    """Set the gauges of this process; `waiting` changes wait to be stored."""
    WRITER_QUEUE.set(waiting)
    DESCRIPTORS_LIMIT.set(resource.getrlimit(resource.RLIMIT_NOFILE)[0])
    if os.path.isdir(DESCRIPTORS_OPEN):
        DESCRIPTORS.set(len(os.listdir(DESCRIPTORS_OPEN)) - 1)  # less the one that lists them


def text() -> bytes:
    shared = os.environ.get("PROMETHEUS_MULTIPROC_DIR")
    if shared is None:
        return generate_latest(REGISTRY)
    forget_dead(Path(shared))
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)


def forget_dead(folder: Path) -> None:
    """Remove the gauges of workers that were killed; their counters stay."""
    for file in folder.glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid)  # type: ignore[no-untyped-call]
