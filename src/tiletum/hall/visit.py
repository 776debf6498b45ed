"""A request at a table: who sent it, what it may do, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, NamedTuple, TypeVar

from . import tokens
from .errors import HallError
from .loaded import LoadedTable
from .messages import table_state
from .stored import Change
from .tokens import SeatToken
from .wire import SeatLink, TableState

T = TypeVar("T")
DAY: Final = 86_400.0


class Visitor(NamedTuple):
    """The sender of a request."""

    token: str | None = None
    address: str = ""
    """Where the client is, for links to the table."""
    patience: float = DAY
    """Seconds after which a player who keeps the others waiting counts as absent."""


class Done(NamedTuple, Generic[T]):
    """What comes of an act."""

    change: Change | None
    """What has to be stored; None if nothing changes."""
    reply: Callable[[], T]
    """What is answered once that is stored."""


class Visit:
    """A visitor at a table. What their token is good for depends on the table."""

    def __init__(self, loaded: LoadedTable, visitor: Visitor) -> None:
        self.loaded = loaded
        self.visitor = visitor

    # --- what they may do ---

    def watching(self) -> int | None:
        """Return the seat, or None for those who may only watch."""
        role = self.loaded.role(self.visitor.token)
        if role is None and (self.visitor.token is not None or not self.loaded.row.public):
            raise HallError("server-no-token")
        return tokens.seat_of(role) if role else None

    def role(self) -> str:
        role = self.loaded.role(self.visitor.token)
        if role is None:
            raise HallError("server-no-token")
        return role

    def seat(self) -> int:
        seat = tokens.seat_of(self.role())
        if seat is None:
            raise HallError("server-not-allowed")
        return seat

    def check_opener(self) -> None:
        if self.role() != tokens.OPENER:
            raise HallError("server-not-allowed")

    def check_takes_part(self) -> None:
        """Raise for those who may only watch."""
        if tokens.only_watches(self.role()):
            raise HallError("server-not-allowed")

    # --- replies ---

    def link(self, given: SeatToken) -> SeatLink:
        return SeatLink(
            given.seat, given.token, tokens.link(self.visitor.address, self.loaded.id, given.token)
        )

    def table_state(self) -> TableState:
        return table_state(self.loaded)
