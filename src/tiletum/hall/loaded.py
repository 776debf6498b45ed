"""A table in memory: the fold of its stored log, and the messages about it.

What the database has is the truth. This is a cache of it that can be thrown away at any moment, and is
whenever something could not be stored.
"""

from __future__ import annotations

import dataclasses
import time
from typing import Final, NamedTuple, Protocol

import msgspec
from msgspec.structs import replace

from tiletum.bots import bot_names
from tiletum.errors import TiletumError
from tiletum.game.core.rules import Rules
from tiletum.game.core.vocabulary import EMPTY
from tiletum.table.dealer import SeededDealer
from tiletum.table.entries import Handed, entry_type, read_entry, read_words
from tiletum.table.log_in_force import given_up
from tiletum.table.position import Position
from tiletum.table.table import RULES_REVISION, Options, Table, UndoLimit

from . import tokens
from .errors import HallError
from .guide import edition_differences, guide, ready_name
from .headers import has_own_box, options_from
from .replay_command import command
from .snapshot import Shown, shown_moves
from .stored import CHAT_SHOWN, Change, ChatRow, EntryRow, Info, Stored, TableRow
from .wire import (
    CARDINALBOT,
    COLOURS,
    PERSON,
    Changed,
    ChatLine,
    ClockState,
    GameState,
    Proposal,
    Said,
    SeatState,
    State,
    Status,
    TableState,
    encode,
)

GRACE: Final = 30.0
"""Seconds that everybody has after a restart, or after the database was away, whatever the clock says."""
CLOCK_JITTER: Final = 0.5
"""Seconds by which a deadline may be too far away: other machines' clocks differ a little."""
HUMAN: Final = "human"
"""How the log calls a person who plays a seat."""


UNREADABLE: Final = (
    *(TiletumError, msgspec.MsgspecError),
    *(LookupError, ValueError, TypeError, AttributeError, ArithmeticError, AssertionError, RecursionError),
)
"""What reading a damaged row or log raises."""


class Watcher(Protocol):
    hash: str | None
    """Of the token by which it may watch."""
    guided: bool
    """Whether it is told in words, too."""
    address: str
    """From where it watches, as limits count it."""

    def tell(self, message: str) -> None: ...
    def leave(self) -> None: ...


class Mark(NamedTuple):
    """How far something was told."""

    serial: int
    version: int
    made: list[int]
    said: int
    seats: list[SeatState]


def common(one: list[int], other: list[int]) -> int:
    """How many moves two games have in common from the start: after an undo fewer than were made."""
    shorter = min(len(one), len(other))
    if one[:shorter] == other[:shorter]:
        return shorter
    return next(i for i in range(shorter) if one[i] != other[i])


def without_guide(message: Changed) -> Changed:
    """The same for those who are not told in words."""
    return replace(message, game=None if message.game is None else replace(message.game, guide=None))


class Running:
    def __init__(self, id_: str) -> None:
        self.id = id_
        self.watchers: set[Watcher] = set()
        self.told: Mark | None = None
        """How far the watchers know the table."""
        self.forget()

    # --- loading ---

    def forget(self) -> None:
        """Whatever is wanted next comes from the database."""
        self.row: TableRow | None = None
        self.table: Table | None = None
        self.info = Info([])
        self.tokens: dict[str, str] = {}
        self.chat: list[ChatLine] = []
        self.keyed_lines: dict[str, ChatLine] = {}
        """Those of the chat that came with a key, by it."""
        self.posts: dict[str, tuple[int, list[str]]] = {}
        """By key: the version before a post, and its lines."""
        self.moved = 0.0
        """When the last entry of the log was made."""
        self.handed: dict[int, float] = {}
        """When seats last went from a person to a bot, or back."""
        self.shown: Shown | None = None
        """The position as the watchers know it."""

    @property
    def loaded(self) -> TableRow:
        assert self.row is not None
        return self.row

    def take(self, stored: Stored) -> None:
        """Catch up with the database."""
        if stored.row.rules > RULES_REVISION:
            raise HallError("server-newer")
        try:
            self._check(stored)
            self._take(stored)
        except UNREADABLE as error:
            raise HallError("server-damaged", table=self.id) from error

    def _check(self, stored: Stored) -> None:
        """Raise an error if the row has what its messages could not be made from."""
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
        self.row = row
        self.info = msgspec.json.decode(row.info, type=Info)
        self.tokens = stored.tokens
        said = self.chat[-1].number if self.chat else -1
        self._hear([line for line in stored.chat if line.number > said])
        self._name_players()

    def _hear(self, said: list[ChatRow]) -> None:
        for row in said:
            line = chat_line(row)
            self.chat.append(line)
            if row.key is not None:
                self.keyed_lines[row.key] = line
        del self.chat[:-CHAT_SHOWN]
        first = self.chat[0].number if self.chat else 0
        self.keyed_lines = {key: line for key, line in self.keyed_lines.items() if line.number >= first}

    def _name_players(self) -> None:
        """A saved game has the names and colours of those who play now, not of those who began."""
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
        # What is stored has happened: also what an earlier revision of the rules allowed.
        table.take_up([read_entry(line, table.move_table) for line in new])
        table.dealer = SeededDealer(int(row.seed))
        self.table = table

    def _note(self, entry: EntryRow) -> None:
        """What is wanted of an entry besides what it does to the game."""
        lines = entry.lines.split("\n")
        self.moved = entry.at
        for line in lines:
            if entry_type(line) is Handed:
                handed = read_words(line)
                assert isinstance(handed, Handed)
                self.handed[handed.seat] = entry.at
        if entry.key is not None:
            self.posts[entry.key] = entry.version, lines

    # --- looking ---

    @property
    def game(self) -> Table:
        if self.table is None:
            raise HallError("server-not-started")
        return self.table

    @property
    def rules(self) -> Rules:
        return (self.table or Table(options_from(self.loaded.header), None)).game.rules

    def role(self, token: str | None) -> str | None:
        return None if token is None else self.tokens.get(tokens.hashed(token))

    def played_by(self, seat: int) -> str:
        """`person`, `cardinalbot` or a bot."""
        player = self.info.seats[seat].player
        if self.table is None or player == CARDINALBOT:
            return player
        now = self.table.played_by.get(seat, HUMAN)
        return PERSON if now == HUMAN else now

    def people(self) -> list[int]:
        """Seats of people who are still playing."""
        given_up = self.table.resigned if self.table else set()
        everybody = range(len(self.info.seats))
        return [seat for seat in everybody if seat not in given_up and self.played_by(seat) == PERSON]

    def undo_limit(self) -> UndoLimit:
        """How many decisions can be taken back so that a person decides next: a bot would decide anew."""
        limit, people = self.game.undo_limit(), self.people()
        deciders = self.game.deciders[len(self.game.deciders) - limit.moves :]
        first = next((i for i, seat in enumerate(deciders) if seat in people), limit.moves)
        return UndoLimit(limit.moves - first, limit.reason)

    def back_to_a_person(self, decisions: int) -> int:
        """So many decisions, and those of bots before them."""
        deciders, people = self.game.deciders, self.people()
        further = range(decisions, len(deciders) + 1)
        return next((number for number in further if deciders[-number] in people), decisions)

    def bot_asked(self) -> str | None:
        """The bot that has to decide now."""
        if self.table is None or self.table.to_move is None:
            return None
        seat = self.table.to_move
        player = self.played_by(seat)
        if player == PERSON and seat not in self.table.resigned:
            return None
        # Who has given up, or a bot that is no longer installed, must not leave the others waiting.
        return player if player in bot_names() else "random"

    def is_absent(self, seat: int, patience: float) -> bool:
        """Whether for so many seconds the seat had to decide, or a bot played for it, and nobody watches
        from it. Who has given up does not come back."""
        if seat in self.game.resigned:
            return True
        if any(self.seat_watching(watcher) == seat for watcher in self.watchers):
            return False
        if self.played_by(seat) != PERSON:
            return self.handed.get(seat, 0.0) <= time.time() - patience
        return self.game.to_move == seat and self.moved <= time.time() - patience

    def seat_watching(self, watcher: Watcher) -> int | None:
        """None for one who has no seat."""
        role = self.tokens.get(watcher.hash) if watcher.hash else None
        return tokens.seat_of(role) if role else None

    def onlookers(self) -> int:
        """Return how many watch without a seat."""
        return sum(self.seat_watching(watcher) is None for watcher in self.watchers)

    def looked_at_from(self) -> str | None:
        """From where somebody of a seat watches; None if nobody does."""
        seated = (watcher for watcher in self.watchers if self.seat_watching(watcher) is not None)
        return min((watcher.address for watcher in seated), default=None)

    def moment(self) -> tuple[int, int, int]:
        """Changes when another turn begins."""
        game = self.game.game
        return game.round, game.turn, game.to_move if not self.game.over else EMPTY

    def knows(self, serial: int | None) -> bool:
        """Whether there is nothing to catch up with; None: whatever the last change was."""
        if self.row is None:
            return not self.watchers
        return serial is not None and self.row.serial >= serial

    # --- changing ---

    @property
    def ahead(self) -> bool:
        """Whether the table in memory has something that is not stored."""
        return self.table is not None and self.table.version != self.loaded.version

    def expel(self) -> None:
        """A link that was issued anew no longer lets anybody watch."""
        for watcher in list(self.watchers):
            if watcher.hash is not None and watcher.hash not in self.tokens:
                self.watchers.discard(watcher)
                watcher.leave()

    def dismiss(self) -> None:
        """The table is gone: there is nothing more to tell."""
        for watcher in list(self.watchers):
            self.watchers.discard(watcher)
            watcher.leave()

    def accept(self, change: Change) -> None:
        """What was stored is so from now on."""
        row = self.loaded
        for column, value in change.row.items():
            setattr(row, column, value)
        row.serial += 1
        if "info" in change.row:
            self.info = msgspec.json.decode(row.info, type=Info)
            self._name_players()
        for hash_ in change.voided:
            self.tokens.pop(hash_, None)
        self.tokens.update(change.tokens)
        if change.chat is not None:
            self._hear([change.chat])
        if change.entry is not None:
            self._note(change.entry)

    # --- telling ---

    def state(self, you: int | None, since: int | None = None, guided: bool = False) -> State:
        """Everything, with the events after the first `since` moves in force; None: without events."""
        game = None
        if self.table is not None:
            if self.shown is None:
                self.shown = Shown(self.table.game)
            since = len(self.table.made) if since is None else since
            game = self.game_state(since, self.shown.whole(), guided)
        return State(you, self.table_state(), game, list(self.chat))

    def game_state(self, since: int, position: Position, guided: bool) -> GameState:
        table = self.game
        rules, warned = table.game.rules, table.warnings()
        events = table.events_since(since)
        limit = self.undo_limit()
        return GameState(
            version=table.version,
            made=len(table.made),
            over=table.over,
            to_move=table.to_move,
            thinking=self.bot_asked() is not None,
            position=position,
            moves=shown_moves(table, warned),
            first_event=len(table.events) - len(events),
            events=[ready_name(rules, event) for event in events],
            undo={"moves": limit.moves, "reason": limit.reason},
            scores=table.scores(),
            winner=table.winner(),
            guide=guide(table, since, warned) if guided else None,
            again=self._again(table) if table.over else None,
        )

    def _again(self, table: Table) -> str | None:
        return command(table, int(self.loaded.seed), has_own_box(self.loaded.header))

    def mark(self, seats: list[SeatState]) -> Mark:
        """Where the table stands, to tell later what has changed since."""
        said = self.chat[-1].number if self.chat else -1
        made = list(self.table.made) if self.table else []
        return Mark(self.loaded.serial, self.loaded.version, made, said, seats)

    def welcome(self, watcher: Watcher) -> None:
        """One who was told the whole state, as all others know it."""
        self.watchers.add(watcher)
        self.told = self.mark(self.seat_states())

    def tell(self, table: bool = True) -> None:
        """Tell the watchers what they do not know yet."""
        if not self.watchers or self.told is None:
            self.shown = None
        elif self.told.serial != self.loaded.serial:
            # A seat that is handed over, taken back or given up is so by an entry of the log alone.
            wanted = {watcher.guided for watcher in self.watchers}
            seats = self.seat_states()
            changed = self._changes(self.told, table or self.told.seats != seats, guided=True in wanted)
            guided = encode(changed).decode() if True in wanted else ""
            plain = encode(without_guide(changed)).decode() if False in wanted else ""
            self.told = self.mark(seats)
            for watcher in list(self.watchers):
                watcher.tell(guided if watcher.guided else plain)

    def _changes(self, since: Mark, table: bool, guided: bool) -> Changed:
        """What has changed, and with `table` how the table stands."""
        message = Changed(self.loaded.serial)
        message.chat = [line for line in self.chat if line.number > since.said]
        if self.table is not None and self.loaded.version != since.version:
            known = common(since.made, self.table.made)
            message.game = self.game_state(known, self._new_position(), guided)
        if table:
            message.table = self.table_state()
        return message

    def _new_position(self) -> Position:
        """What of the position is new; all of it, if nobody knows what was shown."""
        if self.shown is not None:
            return self.shown.changes(self.game.game)
        self.shown = Shown(self.game.game)
        return self.shown.whole()

    def seat_states(self) -> list[SeatState]:
        gone = given_up(self.table) if self.table else {}
        return [
            SeatState(self.played_by(i), seat.name, seat.joined, colour, i in gone, gone.get(i))
            for i, (seat, colour) in enumerate(zip(self.info.seats, colours(self.info), strict=True))
        ]

    def table_state(self) -> TableState:
        row, info = self.loaded, self.info
        options = None if self.table is None else self.table.options
        header = options or options_from(row.header)
        return TableState(
            id=row.id,
            serial=row.serial,
            status=status_of(row.status),
            public=row.public,
            edition=header.edition,
            differences=edition_differences(header.edition, solo=header.solo is not None),
            first=header.first,
            shuffled_actions=header.shuffled_actions,
            training=header.training,
            own_box=has_own_box(row.header),
            seats=self.seat_states(),
            version=row.version,
            created=row.created,
            touched=row.touched,
            commitment=SeededDealer(int(row.seed)).commitment(),
            seed=row.seed if row.status == "over" else None,
            clock=self._clock_state(),
            proposal=self._proposal(),
            rematch=info.rematch,
            scores=info.scores,
            winner=info.winner,
        )

    def _clock_state(self) -> ClockState | None:
        clock, info, deadline = self.info.clock, self.info, self.loaded.deadline
        if clock is None:
            return None
        # While a bot plays for somebody, what is left of the turn is kept, and nobody's time runs.
        paused = info.left is not None and self.bot_asked() is None
        left = self.seconds_left(time.time()) if deadline is not None else info.left if paused else None
        return ClockState(clock.seconds, clock.bot, left, paused)

    def seconds_left(self, now: float) -> float:
        """Return what is left of the turn while its time runs."""
        deadline = self.deadline(now)
        assert deadline is not None
        return max(0.0, deadline - now)

    def deadline(self, now: float) -> float | None:
        """Return when the time is over: never further away than a turn is long, even if the machine's clock
        was set back."""
        clock, stored = self.info.clock, self.loaded.deadline
        if stored is None or clock is None:
            return None
        latest = now + max(clock.seconds, GRACE)
        return latest if stored > latest + CLOCK_JITTER else stored

    def _proposal(self) -> Proposal | None:
        asking = self.info.asking
        if asking is None:
            return None
        asked = self.asked(asking.kind, asking.by, asking.seat)
        wanted = [seat for seat in asked if seat not in asking.granted]
        if asking.kind == "link":
            wanted.append(asking.seat)
        return Proposal(
            asking.kind,
            asking.by,
            asking.version,
            asking.decisions,
            asking.seat,
            asking.bot,
            asking.granted,
            wanted,
            asking.number,
            None if asking.due is None else max(0.0, asking.due - time.time()),
        )

    def asked(self, kind: str, by: int, about: int) -> list[int]:
        """Who has to grant a proposal: everybody else, except the one whom it is about."""
        return [seat for seat in self.people() if seat != by and (kind == "undo" or seat != about)]


def chat_line(row: ChatRow) -> ChatLine:
    """What the table itself says is stored as a message, and every reader's language has its own words."""
    if row.seat is not None:
        return ChatLine(row.number, row.seat, row.text, row.at)
    return ChatLine(row.number, None, "", row.at, msgspec.json.decode(row.text, type=Said))


def colours(info: Info) -> list[int]:
    """Of every seat's pieces."""
    own = [len(COLOURS) if seat.player == CARDINALBOT else seat.colour for seat in info.seats]
    return [seat if colour is None else colour for seat, colour in enumerate(own)]


def with_players(options: Options, info: Info) -> Options:
    """What is told of people in a save file. The Cardinalbot has its own name and colour."""
    names = tuple(seat.name for seat in info.seats[: options.players])
    chosen = tuple(colours(info)[: options.players])
    chosen = () if chosen == tuple(range(options.players)) else chosen
    if (names, chosen) == (options.names, options.colours):
        return options
    return dataclasses.replace(options, names=names, colours=chosen)


UNTOLD: Final = frozenset(("version", "touched", "bot", "lease", "chats", "rules", "moved"))
"""Columns that change with every move or line of chat and need no message about the table itself."""


def status_of(text: str) -> Status:
    return "open" if text == "open" else "playing" if text == "playing" else "over"
