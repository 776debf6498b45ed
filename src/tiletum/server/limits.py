"""How much one address may ask for: buckets that fill with time and are emptied by requests."""

from __future__ import annotations

import time
from typing import Final

from tiletum.words import Words

from .errors import ServerError
from .settings import Settings

MANY: Final = 50_000
"""Addresses remembered; beyond that those with a full bucket are forgotten."""
HOUR: Final = 3600.0
WINDOW: Final = 10.0


class Bucket:
    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = time.monotonic()

    def take(self) -> bool:
        self.fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def fill(self) -> float:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left


class Buckets:
    """One for each address; a rate of 0 is no limit."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._of: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if not self.rate:
            return True
        bucket = self._of.get(address)
        if bucket is None:
            self._forget()
            bucket = self._of[address] = Bucket(self.rate, self.most)
        return bucket.take()

    def _forget(self) -> None:
        if len(self._of) < MANY:
            return
        full = [address for address, bucket in self._of.items() if bucket.fill() >= self.most]
        for address in full or list(self._of)[: MANY // 2]:
            del self._of[address]


class Limits:
    def __init__(self, settings: Settings, words: Words) -> None:
        self.words = words
        self.requests = Buckets(settings.requests, settings.burst)
        self.opened = Buckets(settings.opened / HOUR, settings.opened)
        self.hints = Buckets(settings.hints / HOUR, settings.hints)
        self._messages = settings.messages
        self._sockets = settings.sockets
        self._watchers = settings.watchers
        self._connected: dict[str, int] = {}

    def check_opening(self, address: str) -> None:
        if not self.opened.take(address):
            raise ServerError("server-too-many")

    def check_hint(self, address: str) -> None:
        if not self.hints.take(address):
            raise ServerError("server-too-many")

    def messages(self) -> Bucket:
        return Bucket(self._messages / WINDOW, self._messages)

    def check_watchers(self, number: int) -> None:
        if self._watchers and number >= self._watchers:
            raise ServerError("server-crowded")

    def connect(self, address: str) -> bool:
        number = self._connected.get(address, 0) + 1
        self._connected[address] = number
        return not self._sockets or number <= self._sockets

    def disconnect(self, address: str) -> None:
        number = self._connected.get(address, 0) - 1
        if number > 0:
            self._connected[address] = number
        else:
            self._connected.pop(address, None)
