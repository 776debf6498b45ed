"""What the hall is given: a clock, storage, bots, and those who want to know."""

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
    """Where tables are kept. A change is stored whole or not at all."""

    def load(self, table: str, version: int, line: int) -> Stored | None:
        """Return a table with its log from `version` on and its chat from `line` on, if it is there."""

    def store(self, change: Change) -> bool:
        """Store a change; return False if the table has changed since the one the change was made from."""

    def add(self, new: NewTable, change: Change | None = None) -> bool:
        """Store a new table, together with a change of another one; return False if that has changed."""

    def remove(self, table: str, serial: int) -> bool:
        """Remove a table; return False if it has changed since `serial`."""


class Bots(Protocol):
    """Bots that answer at once, where somebody waits for them."""

    def moves(self, question: MoveQuestion) -> list[str]:
        """Return a bot's moves up to the first chance or the end of its turn."""

    def hints(self, question: HintQuestion) -> list[Hint]:
        """Return ways to go on, the best first."""


class Watcher(Protocol):
    """One who is sent everything that changes at a table."""

    hash: str | None
    """The hash of the token that lets it watch."""
    guided: bool
    """Whether it gets messages for people, too."""
    address: str
    """Its network address, as limits count it."""

    def tell(self, message: str) -> None: ...
    def leave(self) -> None: ...
