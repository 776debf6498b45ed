"""Limits for each address: buckets that time fills and requests empty."""

from __future__ import annotations

import ipaddress
import logging
import math
import time
from functools import lru_cache
from typing import Final, Protocol

from tiletum.server.errors import ServerError

from . import metrics
from .settings import Settings

MANY: Final = 50_000
"""Addresses remembered; beyond that, those with a full bucket are forgotten."""
MINUTE: Final = 60.0
HOUR: Final = 3600.0
WINDOW: Final = 10.0
SILENT: Final = 20
"""Streams of one address beyond its limit that may wait before they say whose they are."""
logger = logging.getLogger("tiletum.limits")

NETWORK: Final = 64
"""Bits of an IPv6 address that name its owner, who can change the others with each request."""


@lru_cache(MANY)
def counted(address: str) -> str:
    """Return the address or network that is limited as one."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address)
    except ValueError:  # from a proxy that forwards something else
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), NETWORK), strict=False))


class Bucket:
    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        self.fill()
        if self.left < amount:
            return False
        self.left -= amount
        return True

    def wait(self, amount: float = 1) -> int:
        """Return the seconds until `amount` can be taken."""
        return max(1, math.ceil((amount - self.fill()) / self.rate))

    def fill(self) -> float:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left


def note(limit: str, address: str = "") -> None:
    """Count refused work, and log the limit and the address."""
    metrics.REFUSED.labels(limit).inc()
    _note(limit, address, int(time.monotonic() / MINUTE))


@lru_cache(MANY)
def _note(limit: str, address: str, _: int) -> None:
    """Log once a minute at most: a flood of requests must not fill the disk."""
    logger.info("limit reached", extra={"limit": limit} | ({"address": address} if address else {}))


class Buckets:
    """A bucket for each address; a rate of 0 is no limit."""

    def __init__(self, name: str, rate: float, most: float, key: str = "server-too-many") -> None:
        self.name = name
        self.key = key
        self.rate = rate
        self.most = most
        self._of: dict[str, Bucket] = {}

    def check(self, address: str, amount: float = 1) -> None:
        """Take `amount` from the address's bucket, or raise. More than a full bucket takes a full one."""
        amount = min(amount, self.most)
        if not self.rate:
            return
        owner = counted(address)
        bucket = self._of.get(owner)
        if bucket is None:
            self._forget()
            bucket = self._of[owner] = Bucket(self.rate, self.most)
        if not bucket.take(amount):
            note(self.name, owner)
            raise ServerError(self.key, seconds=bucket.wait(amount))

    def _forget(self) -> None:
        if len(self._of) < MANY:
            return
        self._of = {address: bucket for address, bucket in self._of.items() if bucket.fill() < self.most}
        # Forget at least half, else every new address would search all of them.
        for address in list(self._of)[: max(0, len(self._of) - MANY // 2)]:
            del self._of[address]


def shared(limit: int, workers: int) -> int:
    """Return a worker's share, which is at least one; 0 is no limit."""
    return max(1, limit // workers) if limit else 0


BROWSER: Final = 8
"""A few connections more than a browser opens at once."""


def share_of_connections(settings: Settings) -> int:
    """Return one worker's share of an address's HTTP connections: enough for a browser; 0 is no limit."""
    return settings.connections and max(BROWSER, settings.connections // settings.workers)


def hourly(name: str, limit: int, workers: int) -> Buckets:
    return Buckets(name, limit / HOUR / workers, shared(limit, workers))


class Limits:
    """The limits of one worker. Each allows a share, because any worker may answer an address."""

    def __init__(self, settings: Settings) -> None:
        workers = settings.workers
        self.requests = Buckets("requests", settings.requests / workers, shared(settings.burst, workers))
        self.opened = hourly("opened", settings.opened, workers)
        self.hints = hourly("hints", settings.hints, workers)
        self.uploaded = Buckets(
            "uploaded", settings.uploaded / HOUR / workers, settings.uploaded / workers, "server-uploaded"
        )
        self._messages = settings.messages
        self._sockets = shared(settings.sockets, workers)
        self._watchers = settings.watchers
        self._streams: dict[str, Streams] = {}

    def messages(self) -> Bucket:
        return Bucket(self._messages / WINDOW, self._messages)

    def check_watchers(self, number: int) -> None:
        """Raise if a table has no room for one more watcher. Seats are not counted."""
        if self._watchers and number >= self._watchers:
            note("watchers")
            raise ServerError("server-crowded")

    def connect(self, stream: Stream) -> None:
        """Count a stream that has not said yet whether it is a seat's."""
        streams = self._streams.setdefault(stream.address, Streams(stream.address, self._sockets))
        streams.enter(stream)

    def seat(self, stream: Stream, seated: bool) -> None:
        """Accept a stream that has said what it is, or raise if its address has too many."""
        self._streams[stream.address].seat(stream, seated)

    def disconnect(self, stream: Stream) -> None:
        streams = self._streams[stream.address]
        streams.leave(stream)
        if not streams:
            del self._streams[stream.address]


class Stream(Protocol):
    address: str

    def give_way(self) -> None:
        """End because another stream needs the place."""


class Streams:
    """The open streams of one address. Watchers give way to seats."""

    def __init__(self, address: str, most: int) -> None:
        self.address = address
        self.most = most
        self._silent: dict[Stream, None] = {}
        """Streams that have not said what they are; the oldest first."""
        self._watching: dict[Stream, None] = {}
        self._seated: dict[Stream, None] = {}

    def __len__(self) -> int:
        return len(self._silent) + len(self._watching) + len(self._seated)

    def enter(self, stream: Stream) -> None:
        self._silent[stream] = None
        if self.most and len(self) > self.most and len(self._silent) > SILENT:
            self._end(self._silent)

    def seat(self, stream: Stream, seated: bool) -> None:
        if stream not in self._silent:  # it had to give way
            raise ServerError("server-too-many")
        del self._silent[stream]
        if self.most and len(self._watching) + len(self._seated) >= self.most:
            if not seated or not self._watching:
                note("sockets", self.address)
                raise ServerError("server-too-many")
            self._end(self._watching)
        (self._seated if seated else self._watching)[stream] = None

    def leave(self, stream: Stream) -> None:
        for streams in (self._silent, self._watching, self._seated):
            streams.pop(stream, None)

    def _end(self, streams: dict[Stream, None]) -> None:
        note("sockets", self.address)
        oldest = next(iter(streams))
        del streams[oldest]
        oldest.give_way()
