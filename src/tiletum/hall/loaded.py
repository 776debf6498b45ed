"""A table in memory: the fold of its stored log.

Storage has the truth. This is a cache of it, which can be dropped at any moment. It is dropped when a change
cannot be stored.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from tiletum.errors import TiletumError
from tiletum.game.core.rules import Rules
from tiletum.table.dealer import SeededDealer
from tiletum.table.entries import Handed, entry_type, read_entry, read_words
from tiletum.table.log_in_force import events_before
from tiletum.table.table import RULES_REVISION, Table

from . import tokens
from .errors import HallError
from .headers import options_from
from .players import with_players
from .protocols import Clock, SystemClock, Watcher
from .snapshot import Snapshot
from .stored import CHAT_SHOWN, Change, ChatRow, EntryRow, Info, Notice, Stored, TableRow
from .wire import ChatLine, Said, SeatState

UNREADABLE: Final = (
    *(TiletumError, msgspec.MsgspecError),
    *(LookupError, ValueError, TypeError, AttributeError, ArithmeticError, AssertionError, RecursionError),
)
"""Exceptions from reading a damaged row or log."""


class Mark(NamedTuple):
    """The state of a table that its watchers know."""

    serial: int
    version: int
    made: list[int]
    said: int
    seats: list[SeatState]


class LoadedTable:
    def __init__(self, id_: str, clock: Clock | None = None) -> None:
        self.id = id_
        self.clock = clock or SystemClock()
        self.watchers: set[Watcher] = set()
        self.known: Mark | None = None
        """The state that the watchers know."""
        self.forget()

    def forget(self) -> None:
        """Drop everything that storage has. It is loaded again when needed."""
        self._row: TableRow | None = None
        self.table: Table | None = None
        self.info = Info([])
        self.tokens: dict[str, str] = {}
        self.chat: list[ChatLine] = []
        self.keyed_lines: dict[str, ChatLine] = {}
        """Lines of chat by key, if they were sent with one."""
        self.posts: dict[str, tuple[int, list[str]]] = {}
        """The version before each post and its lines, by key."""
        self.last_entry_at = 0.0
        """The time of the last entry of the log."""
        self.hand_over_times: dict[int, float] = {}
        """The time of the last hand-over of each seat."""
        self.snapshot: Snapshot | None = None
        """The position as the watchers know it."""

    # --- state ---

    @property
    def is_loaded(self) -> bool:
        return self._row is not None

    @property
    def row(self) -> TableRow:
        assert self._row is not None
        return self._row

    @property
    def game(self) -> Table:
        """Return the game. Raise if it has not started."""
        if self.table is None:
            raise HallError("server-not-started")
        return self.table

    @property
    def rules(self) -> Rules:
        return (self.table or Table(options_from(self.row.header), None)).game.rules

    @property
    def is_ahead(self) -> bool:
        """Return whether the game in memory has entries that are not stored."""
        return self.table is not None and self.table.version != self.row.version

    def role(self, token: str | None) -> str | None:
        return None if token is None else self.tokens.get(tokens.hash_token(token))

    def lines(self, since: int = 0) -> list[ChatLine]:
        """Return the last lines of the chat and all notices of the table, from line `since` on."""
        lines = [line for line in self.chat if line.number >= since]
        notices = [notice for notice in self.info.notices if notice.number >= since]
        if self.table is None or not notices:
            return lines
        before = events_before(self.table, [notice.version for notice in notices])
        own = [
            ChatLine(notice.number, None, "", notice.at, Said(notice.key, notice.args), events)
            for notice, events in zip(notices, before, strict=True)
        ]
        return sorted([*lines, *own], key=lambda line: line.number)

    def knows(self, serial: int | None) -> bool:
        """Return whether nothing has to be loaded. None stands for an unknown serial."""
        if self._row is None:
            return not self.watchers
        return serial is not None and self._row.serial >= serial

    # --- loading ---

    def begin(self, row: TableRow) -> None:
        """Begin with a table that is not stored yet."""
        self._row = row
        self.info = msgspec.json.decode(row.info, type=Info)

    def next_version(self) -> int:
        """Return the version from which the log has to be loaded."""
        return self.table.version if self.table else 0

    def next_line(self) -> int:
        """Return the line from which the chat has to be loaded."""
        return self.chat[-1].number + 1 if self.chat else 0

    def take(self, stored: Stored) -> None:
        """Catch up with storage."""
        if stored.row.rules > RULES_REVISION:
            raise HallError("server-newer")
        try:
            self._check(stored)
            self._take(stored)
        except UNREADABLE as error:
            raise HallError("server-damaged", table=self.id) from error

    def _check(self, stored: Stored) -> None:
        """Raise if no messages could be made from the row."""
        row = stored.row
        seats = (self.table.options if self.table else options_from(row.header)).seats
        owners = [tokens.seat_of(role) for role in stored.tokens.values()]
        if len(msgspec.json.decode(row.info, type=Info).seats) != seats:
            raise ValueError(row.info)
        if any(owner is not None and owner not in range(seats) for owner in owners):
            raise ValueError(owners)
        int(row.seed)

    def _take(self, stored: Stored) -> None:
        row = stored.row
        if row.status != "open":
            self._fold(row, stored.entries)
        self._row = row
        self.info = msgspec.json.decode(row.info, type=Info)
        self.tokens = stored.tokens
        first = self.next_line()
        self._add_lines([line for line in stored.chat if line.number >= first])
        self._name_players()

    def _add_lines(self, rows: list[ChatRow]) -> None:
        """Add lines of the chat, and keep the last ones: those that storage loads."""
        for row in rows:
            line = chat_line(row)
            self.chat.append(line)
            if row.key is not None:
                self.keyed_lines[row.key] = line
        first = self.row.chats - CHAT_SHOWN
        self.chat = [line for line in self.chat if line.number >= first]
        self.keyed_lines = {key: line for key, line in self.keyed_lines.items() if line.number >= first}

    def _name_players(self) -> None:
        """Set the players' present names and colours in the options, for save files."""
        if self.table is not None:
            self.table.options = with_players(self.table.options, self.info)

    def _fold(self, row: TableRow, entries: list[EntryRow]) -> None:
        table = self.table or Table(options_from(row.header), None)
        table.dealer = None
        new = list[str]()
        for entry in entries:
            if entry.version < table.version:
                continue
            if entry.version > table.version + len(new):
                raise ValueError(entry.version)
            new += entry.lines.split("\n")
            self._note(entry)
        # A stored log is valid, even if only an earlier rules revision allowed it.
        table.replay_unchecked([read_entry(line, table.move_table) for line in new])
        table.dealer = SeededDealer(int(row.seed))
        self.table = table

    def _note(self, entry: EntryRow) -> None:
        """Record the data of an entry that is not part of the game."""
        lines = entry.lines.split("\n")
        self.last_entry_at = entry.at
        for line in lines:
            if entry_type(line) is Handed:
                hand_over = read_words(line)
                assert isinstance(hand_over, Handed)
                self.hand_over_times[hand_over.seat] = entry.at
        if entry.key is not None:
            self.posts[entry.key] = entry.version, lines

    # --- changes ---

    def accept(self, change: Change) -> None:
        """Apply a change that has been stored."""
        row = self.row
        for column, value in change.row.items():
            setattr(row, column, value)
        row.serial += 1
        if "info" in change.row:
            self.info = msgspec.json.decode(row.info, type=Info)
            self._name_players()
        for hash_ in change.voided:
            self.tokens.pop(hash_, None)
        self.tokens.update(change.tokens)
        if "chats" in change.row:
            self._add_lines([] if change.chat is None else [change.chat])
        if change.entry is not None:
            self._note(change.entry)


def chat_line(row: ChatRow) -> ChatLine:
    """Return a line of the chat. Earlier versions stored the table's notices among them."""
    if row.seat is not None:
        return ChatLine(row.number, row.seat, row.text, row.at)
    notice = msgspec.json.decode(row.text, type=Notice)
    return ChatLine(row.number, None, "", row.at, Said(notice.key, notice.args))
