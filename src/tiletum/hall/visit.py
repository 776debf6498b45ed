"""A request at a table: its sender, their permissions, and its result."""

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
    """The address of the client's page, for links to the table."""
    patience: float = DAY
    """Seconds after which a player who keeps the others waiting counts as absent."""


class Done(NamedTuple, Generic[T]):
    """The result of an act."""

    change: Change | None
    """The change to store; None if nothing changes."""
    reply: Callable[[], T]
    """Returns the reply, once the change is stored."""


class Visit:
    """A visitor at a loaded table, which determines the role of their token."""

    def __init__(self, loaded: LoadedTable, visitor: Visitor) -> None:
        self.loaded = loaded
        self.visitor = visitor

    # --- permissions ---

    def watching(self) -> int | None:
        """Return the visitor's seat, or None if they may only watch. Raise if even that is forbidden."""
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
        """Raise if the visitor may only watch."""
        if tokens.only_watches(self.role()):
            raise HallError("server-not-allowed")

    # --- replies ---

    def link(self, given: SeatToken) -> SeatLink:
        return SeatLink(
            given.seat, given.token, tokens.link(self.visitor.address, self.loaded.id, given.token)
        )

    def table_state(self) -> TableState:
        return table_state(self.loaded)
