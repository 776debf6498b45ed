"""What can be measured of a running server, for Prometheus.

Several workers write what they measure to files, and whichever is asked tells the sum of them.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

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


def text() -> bytes:
    shared = os.environ.get("PROMETHEUS_MULTIPROC_DIR")
    if shared is None:
        return generate_latest(REGISTRY)
    forget_dead(Path(shared))
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)


def forget_dead(folder: Path) -> None:
    """A worker that was killed has no connections any more; what it counted stays counted."""
    for file in folder.glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid)  # type: ignore[no-untyped-call]
