"""The register of open connections: how many may be open, and which ones give way.

Every connection needs a descriptor, and so do the database, the log and the bots. A process without a free
one resets everybody's connections. So clients share a part of the descriptors, and each address has a part
of that. Without room, a new connection replaces an idle one.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import resource
import time
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Protocol

from tiletum.server.operate import metrics

DESCRIPTORS: Final = 20_000
"""The limit of open files that a process asks the system for."""
KNOWN: Final = 10_000
HURRY: Final = 3.0
"""Seconds, under pressure, for a request to arrive and for a response to be read."""
IDLE: Final = 1.0
"""Seconds, under pressure, that a connection may stay open between two requests."""
MODEST: Final = 16
"""Connections of an address that are never cut to make room."""
SWEEP: Final = 0.5
SOON: Final = 1.0
"""Seconds before the first line of the log, in which it collects numbers."""
MINUTE: Final = 60.0
logger = logging.getLogger("tiletum.connections")


def raise_descriptors() -> None:
    """Raise this process's limit of open files, which its children inherit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (ValueError, OSError) as error:  # the system has a limit of its own
        logger.info("the limit of open files stays at %d: %s", soft, error)


def client_descriptors() -> int:
    """Return how many descriptors clients may hold: three quarters of this process's."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 3 * (DESCRIPTORS if soft == resource.RLIM_INFINITY else soft) // 4


def is_proxy(host: str, proxies: str | Iterable[str]) -> bool:
    return _is_proxy(host, proxies if isinstance(proxies, str) else ",".join(proxies))


@lru_cache(KNOWN)
def _is_proxy(host: str, proxies: str) -> bool:
    """Return whether uvicorn believes this address's X-Forwarded-For."""
    listed = [each.strip() for each in proxies.split(",")]
    return "*" in listed or host in listed or any(contains(each, host) for each in listed)


def contains(network: str, host: str) -> bool:
    try:
        return ipaddress.ip_address(host) in ipaddress.ip_network(network)
    except ValueError:  # a name, not a network
        return False


class Connection(Protocol):
    owner: str | None
    """The address it counts towards; None if that has no limit."""

    def cut(self) -> None: ...


class Connections:
    def __init__(self, most: int, per_address: int) -> None:
        self.most = most
        """Connections in all."""
        self.per_address = per_address
        """HTTP connections of one address; 0 for no limit."""
        self._requests: dict[Connection, None] = {}
        self._streams: dict[Connection, None] = {}
        self._requests_of: Counter[str | None] = Counter()
        self._all_of: Counter[str | None] = Counter()
        self._stalled: dict[Connection, float] = {}
        """Since when a request is half sent, or a response half read; the oldest first ..."""
        self._idle: dict[Connection, float] = {}
        """... and since when there was no request."""
        self._sweeping = False
        self._report = Report(self)

    def __len__(self) -> int:
        return len(self._requests) + len(self._streams)

    # --- coming and going ---

    def enter(self, connection: Connection) -> bool:
        """Register an HTTP connection. Return False if it has to be refused."""
        if self._has_its_share(connection.owner) or not self._has_room():
            self._report.refused(connection.owner)
            return False
        self._requests[connection] = None
        self._requests_of[connection.owner] += 1
        self._all_of[connection.owner] += 1
        if self._pressed() and not self._sweeping:
            self._sweep()
        return True

    def enter_stream(self, connection: Connection) -> None:
        """Register a stream. The HTTP connection that it replaces leaves by itself."""
        self._streams[connection] = None
        self._all_of[connection.owner] += 1

    def leave(self, connection: Connection) -> None:
        """Forget a connection, which may have been forgotten already."""
        self.work(connection)
        owner = connection.owner
        if connection in self._requests:
            del self._requests[connection]
            forget_one(self._requests_of, owner)
            forget_one(self._all_of, owner)
        elif connection in self._streams:
            del self._streams[connection]
            forget_one(self._all_of, owner)

    def _has_its_share(self, owner: str | None) -> bool:
        if owner is None:
            return False
        many = self.per_address and self._requests_of[owner] >= self.per_address
        return bool(many) or self._all_of[owner] >= self.most // 2

    # --- giving way ---

    def stall(self, connection: Connection) -> None:
        self._idle.pop(connection, None)
        if connection in self._requests:
            self._stalled.setdefault(connection, time.monotonic())

    def idle(self, connection: Connection) -> None:
        self._stalled.pop(connection, None)
        if connection in self._requests:
            self._idle.setdefault(connection, time.monotonic())

    def work(self, connection: Connection) -> None:
        self._idle.pop(connection, None)
        self._stalled.pop(connection, None)

    def _has_room(self) -> bool:
        """Return whether there is room, after cutting a connection if necessary."""
        if len(self) >= self.most and (spare := self._spare()):
            self._cut(spare)
        return len(self) < self.most

    def _spare(self) -> Connection | None:
        """Return an idle connection, else the oldest stream of the address with most connections."""
        for waiting in (self._idle, self._stalled):
            if waiting:
                return next(iter(waiting))
        owners = [owner for owner in self._all_of if owner is not None]
        greediest = max(owners, key=self._all_of.__getitem__, default=None)
        if greediest is None or self._all_of[greediest] <= MODEST:
            return None
        return next((stream for stream in self._streams if stream.owner == greediest), None)

    def _cut(self, connection: Connection) -> None:
        self._report.cut(connection.owner)
        self.leave(connection)
        connection.cut()

    def _pressed(self) -> bool:
        return len(self) > self.most // 2

    def _sweep(self) -> None:
        """Cut waiting connections earlier while more than half of the room is taken."""
        self._sweeping = self._pressed()
        if self._sweeping:
            self._cut_older(self._idle, IDLE)
            self._cut_older(self._stalled, HURRY)
            asyncio.get_running_loop().call_later(SWEEP, self._sweep)

    def _cut_older(self, waiting: dict[Connection, float], seconds: float) -> None:
        now = time.monotonic()
        while waiting and now - next(iter(waiting.values())) > seconds:
            self._cut(next(iter(waiting)))


def forget_one(counts: Counter[str | None], owner: str | None) -> None:
    counts[owner] -= 1
    if counts[owner] <= 0:
        del counts[owner]


class Report:
    """Logs connections that were refused or cut, at most once a minute."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._refused = self._cut = 0
        self._by: Counter[str] = Counter()
        self._planned = False
        self._last = -MINUTE

    def refused(self, owner: str | None) -> None:
        self._refused += 1
        self._count(owner)

    def cut(self, owner: str | None) -> None:
        self._cut += 1
        self._count(owner)

    def _count(self, owner: str | None) -> None:
        metrics.REFUSED.labels("connections").inc()
        if owner in self._by or len(self._by) < KNOWN:
            self._by[owner or "proxy"] += 1
        if not self._planned:
            self._planned = True
            wait = max(SOON, self._last + MINUTE - time.monotonic())
            asyncio.get_running_loop().call_later(wait, self._write)

    def _write(self) -> None:
        ((address, _),) = self._by.most_common(1)
        counts = {"open": len(self._connections), "most": self._connections.most, "address": address}
        numbers = {"refused": self._refused, "cut": self._cut, "addresses": len(self._by)}
        logger.warning("connections refused or cut", extra={"limit": "connections", **counts, **numbers})
        self._refused = self._cut = 0
        self._by.clear()
        self._planned, self._last = False, time.monotonic()
