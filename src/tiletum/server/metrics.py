"""What can be measured of a running server, for Prometheus. One registry for each process."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY: Final = CollectorRegistry()
QUICK: Final = (0.002, 0.005, 0.01, 0.02, 0.04, 0.08, 0.2, 0.5, 1.0, 5.0)
SLOW: Final = (0.05, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0)

OPENED: Final = Counter("tiletum_tables_opened", "Tables opened", registry=REGISTRY)
TABLES: Final = Gauge("tiletum_tables", "Tables in the database", ["status"], registry=REGISTRY)
LOADED: Final = Gauge("tiletum_tables_loaded", "Tables in memory", registry=REGISTRY)
SOCKETS: Final = Gauge("tiletum_sockets", "Open WebSocket connections", registry=REGISTRY)
MOVES: Final = Counter("tiletum_moves", "Moves stored", registry=REGISTRY)
REFUSALS: Final = Counter("tiletum_refusals", "Requests refused", ["kind"], registry=REGISTRY)
LATENCY: Final = Histogram(
    "tiletum_request_seconds", "Time to answer", ["route"], buckets=QUICK, registry=REGISTRY
)
BOT_TIME: Final = Histogram(
    "tiletum_bot_seconds", "Time a bot thought", ["bot"], buckets=SLOW, registry=REGISTRY
)
BOTS_WAITING: Final = Gauge("tiletum_bots_waiting", "Tables that wait for a bot", registry=REGISTRY)
BOTS_FAILED: Final = Counter("tiletum_bots_failed", "Bots that failed", ["bot"], registry=REGISTRY)
HOOKS: Final = Counter("tiletum_webhooks", "Webhooks called", ["result"], registry=REGISTRY)
RESTARTS: Final = Counter("tiletum_task_restarts", "Background tasks restarted", ["task"], registry=REGISTRY)


def text() -> bytes:
    return generate_latest(REGISTRY)
