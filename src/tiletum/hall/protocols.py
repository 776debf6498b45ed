"""The interfaces the hall depends on: clock, storage, bots and watchers."""

from __future__ import annotations

import time
from typing import Protocol

from .questions import HintQuestion, MoveQuestion
from .stored import Change, NewTable, Stored
from .wire import Hint


class Clock(Protocol):
    def now(self) -> float:
        """Return the seconds since 1970."""


class SystemClock:
    def now(self) -> float:
        return time.time()


class Storage(Protocol):
    """The storage of tables. It stores a change whole or not at all."""

    def load(self, table: str, version: int, line: int) -> Stored | None:
        """Return a table with its log from `version` on and its chat from `line` on, or None."""

    def store(self, change: Change) -> bool:
        """Store a change. Return False if the table has changed since the serial of the change."""

    def add(self, new: NewTable, change: Change | None = None) -> bool:
        """Store a new table, and a change of another one. Return False if that table has changed."""

    def remove(self, table: str, serial: int) -> bool:
        """Remove a table. Return False if it has changed since `serial`."""


class Bots(Protocol):
    """Bots that answer while the caller waits."""

    def moves(self, question: MoveQuestion) -> list[str]:
        """Return a bot's moves up to the first outcome or the end of its turn."""

    def hints(self, question: HintQuestion) -> list[Hint]:
        """Return hints, best first."""


class Watcher(Protocol):
    """A client that receives every change at a table."""

    hash: str | None
    """The hash of its token; None without one."""
    guided: bool
    """Whether it gets messages for people, too."""
    address: str
    """Its network address, for limits."""

    def tell(self, message: str) -> None: ...
    def leave(self) -> None: ...
