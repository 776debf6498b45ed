"""The stored parts of a table: its row, the entries of its log, its chat, and a change to them.

Databases hold these types as they are, so a change to one needs a migration. None of them is a wire type:
wire types change with the API, these with the schema. tests/hall/test_stored.py pins their fields.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

CHAT_SHOWN: Final = 50
"""Lines of the chat that are kept in memory, besides the table's own notices."""


class TableRow(msgspec.Struct):
    id: str
    serial: int
    version: int
    status: str
    public: bool
    created: float
    touched: float
    rules: int
    header: str
    info: str
    seed: str
    bot: str | None
    lease: float
    deadline: float | None
    chats: int
    place: str | None = None
    moved: bool = False


class EntryRow(msgspec.Struct):
    version: int
    lines: str
    at: float
    key: str | None = None


class ChatRow(msgspec.Struct):
    number: int
    seat: int | None
    text: str
    at: float
    key: str | None = None


class Change(msgspec.Struct):
    """Everything that one request changes at a table. It is stored whole or not at all."""

    table: str
    serial: int
    """The serial of the table that it changes."""
    row: dict[str, Any]
    entry: EntryRow | None = None
    chat: ChatRow | None = None
    tokens: dict[str, str] = {}
    """New roles by the hash of their token."""
    voided: list[str] = []
    """Hashes that become void."""
    turn: bool = False
    """Whether a turn begins with it."""
    everywhere: bool = False
    """Whether the new token also replaces the void ones at rematches."""


class NewTable(NamedTuple):
    """A table to be stored for the first time."""

    row: TableRow
    entry: EntryRow | None
    tokens: dict[str, str]
    """Roles by the hash of their token."""


class Stored(NamedTuple):
    """A table as storage has it."""

    row: TableRow
    entries: list[EntryRow]
    tokens: dict[str, str]
    chat: list[ChatRow]


class Notice(Struct):
    """A line of chat by the table itself: a message and its arguments."""

    key: str
    args: dict[str, dict[str, int]]
    number: int = 0
    """Among the lines of the chat."""
    at: float = 0.0
    version: int = 0
    """Of the log when it was added."""


class SeatInfo(Struct):
    player: str
    name: str = ""
    joined: bool = False
    hook: str | None = None
    colour: int | None = None
    """None at tables from earlier versions, where the colour follows from the seat."""


class TurnLimit(Struct):
    """The time limit of a turn."""

    seconds: int
    bot: str
    """The bot that plays on when the time is over."""


class PendingProposal(Struct):
    """A proposal that waits for grants."""

    kind: str
    by: int
    version: int
    decisions: int = 0
    seat: int = 0
    bot: str | None = None
    granted: list[int] = []
    number: int = 0
    due: float | None = None
    """The time from which it takes effect if nobody can grant it."""


class Info(Struct):
    """The stored data of a table besides its log."""

    seats: list[SeatInfo]
    clock: TurnLimit | None = None
    left: float | None = None
    """Seconds that were left when the clock was paused."""
    stopped: bool = False
    """Whether the active player has paused it in this turn."""
    asking: PendingProposal | None = None
    rematch: str | None = None
    scores: list[int] | None = None
    winner: int | None = None
    notices: list[Notice] = []
    """The latest of each message and arguments, in order: so there are few, and no chat displaces them."""
