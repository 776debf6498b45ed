"""A game in progress: seats, dealer, log, undo.

The log is the game: entries are only ever added, and the state is the fold of the log. `entries.py`
defines the kinds of entries. A table's version is the number of its entries, so it never repeats.
"""

from __future__ import annotations

import copy
import secrets
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from tiletum.box import Box, load
from tiletum.errors import TiletumError
from tiletum.game.core.editions import EDITIONS, LEVELS, Solo
from tiletum.game.core.movetable import Move, MoveTable
from tiletum.game.core.state import Event
from tiletum.game.core.vocabulary import EMPTY, SOURCES
from tiletum.game.engine import PLAYER_COUNTS, Game

from .dealer import Dealer, SeededDealer, occasion
from .entries import Entry, Handed, Made, Resigned, Undone, made_entries
from .illegal import IllegalMove
from .names import check_kept_name, clean_name
from .warnings import MoveWarning, all_warnings, revealing_moves

Events = list[Event]

RULES_REVISION: Final = 3
"""A fix that changes which moves are legal raises it. A save file keeps the revision its game began with."""
FIRST_STRICT: Final = 3
"""The first revision with strict checks of boxes and positions, so that games can reach their end."""


def is_choice(colours: tuple[int, ...]) -> bool:
    """Return whether these are different piece colours."""
    return len(set(colours)) == len(colours) and all(0 <= colour < 4 for colour in colours)


@dataclass(frozen=True)
class Options:
    """The options a table is opened with."""

    players: int = 2
    edition: str = "living"
    first: int | None = None
    """The first player's seat, or None to leave it to chance."""
    shuffled_actions: bool = False
    training: bool = False
    """Undo without a limit."""
    names: tuple[str, ...] = ()
    """The players' names. A player without a name is called by colour."""
    box: Box = field(default_factory=load)
    solo: Solo | None = None
    """One person against the Cardinalbot, which has seat 1; `players` is then 1."""
    start: dict[str, Any] | None = None
    """The position to begin with, instead of setup: a puzzle, a bug report."""
    colours: tuple[int, ...] = ()
    """The colours of the players' pieces, by default in the order of the seats."""
    revision: int = RULES_REVISION
    """The rules revision that the game began with and keeps."""

    @property
    def strict(self) -> bool:
        return is_strict(self.revision)

    @property
    def seats(self) -> int:
        return 2 if self.solo else self.players

    def check(self) -> None:
        if self.solo is not None:
            self._check_solo(self.solo)
        elif self.players not in PLAYER_COUNTS:
            raise TiletumError("error-players", players=self.players)
        if type(self.players) is not int or type(self.edition) is not str:
            raise TiletumError("error-options")
        if self.edition not in EDITIONS:
            raise TiletumError("error-edition", edition=self.edition, known=", ".join(EDITIONS))
        if self.first is not None and type(self.first) is not int:
            raise TiletumError("error-options")
        if self.first is not None and not 0 <= self.first < self.players:
            raise TiletumError("error-first", seat=self.first, players=self.players)
        if len(self.names) > self.players:
            raise TiletumError("error-names", names=len(self.names), players=self.players)
        for name in self.names:
            check_kept_name(name)
        if self.colours and (len(self.colours) != self.players or not is_choice(self.colours)):
            raise TiletumError("error-options")

    def _check_solo(self, solo: Solo) -> None:
        if self.players != 1:
            raise TiletumError("error-solo-players", players=self.players)
        known = [challenge.id for challenge in self.box.challenges]
        for name in solo.chosen:
            if name not in known:
                raise TiletumError("error-challenge", challenge=name, known=", ".join(known))
            if solo.chosen.count(name) > 1:
                raise TiletumError("error-challenge-twice", challenge=name)
        if not 0 <= solo.random <= len(known) - len(solo.chosen):
            raise TiletumError("error-challenges", number=solo.random, most=len(known))
        if self.first is not None:
            raise TiletumError("error-solo-first")

    @staticmethod
    def of_position(data: dict[str, Any], box: Box, **more: Any) -> Options:
        """Return the options of a table that begins with a position."""
        from .setposition import set_position

        rules = set_position(data, box).rules
        return Options(
            players=1 if rules.solo else rules.players,
            edition=rules.edition.name,
            shuffled_actions=rules.shuffled_actions,
            box=box,
            solo=rules.solo,
            start=data,
            **more,
        )

    def new_game(self) -> Game:
        self.check()
        if self.start is not None:
            from .setposition import set_position

            return set_position(self.start, self.box, self.solo, self.strict)
        return Game.new(
            self.players,
            self.edition,
            first=EMPTY if self.first is None else self.first,
            shuffled_actions=self.shuffled_actions,
            box=self.box,
            solo=self.solo,
        )


def is_strict(revision: int) -> bool:
    """Return whether games of this revision get the strict checks."""
    return revision >= FIRST_STRICT


def solo_level(name: str) -> Solo:
    if name not in LEVELS:
        raise TiletumError("error-level", level=name, known=", ".join(LEVELS))
    return Solo(LEVELS[name])


class UndoLimit(NamedTuple):
    """How many decisions an undo can take back, and why not more."""

    moves: int
    reason: str
    """"start", "revealed" (something was revealed) or "other-seat" (another player has decided)."""

    def check(self, decisions: int) -> None:
        """Raise if an undo of so many decisions goes back too far."""
        if not 1 <= decisions <= self.moves:
            raise TiletumError("error-undo", decisions=decisions, possible=self.moves, reason=self.reason)


class Table:
    """A game with its dealer, seats and log."""

    def __init__(self, options: Options, dealer: Dealer | None) -> None:
        """Begin a game. Without a dealer, outcomes are played like moves, as with a real box."""
        self.options = options
        self.dealer = dealer
        self.log: list[Entry] = []
        self.resigned: set[int] = set()
        self.played_by: dict[int, str] = {}
        self._start()
        self._deal()

    @staticmethod
    def open(
        players: int = 2,
        *,
        seed: int | None = None,
        edition: str = "living",
        first: int | None = None,
        shuffled_actions: bool = False,
        training: bool = False,
        names: tuple[str, ...] = (),
        box: Box | None = None,
        solo: Solo | str | None = None,
    ) -> Table:
        """Return a new table with a seeded dealer. The default seed is random and secret.

        `solo` is a level ("priest", "deacon", "bishop") or solo options.
        """
        names = tuple(clean_name(name) for name in names)
        against = solo_level(solo) if isinstance(solo, str) else solo
        number = 1 if against else players
        options = Options(number, edition, first, shuffled_actions, training, names, box or load(), against)
        return Table(options, SeededDealer(secrets.randbits(128) if seed is None else seed))

    def _start(self) -> None:
        self.game = self.options.new_game()
        self._entries: list[Made] = made_entries(len(self.move_table.rows))
        self.events: Events = []
        self.game.events = self.events
        self.made: list[int] = []
        """The moves and outcomes in force: the log without undone entries."""
        self.deciders: list[int] = []
        """The seat of each decision in force."""
        self._events_before: list[int] = []
        self._counts: dict[str, int] = {}
        self._legal: list[int] | None = None
        self._floor = 0
        self._floor_reason = "start"

    def __copy__(self) -> Table:
        """Return an independent table with its own position, log, events and dealer."""
        twin = Table(self.options, None)
        twin.dealer = copy.deepcopy(self.dealer)
        twin.log = self.log[:]
        twin.resigned = set(self.resigned)
        twin.played_by = dict(self.played_by)
        twin.events = self.events[:]
        twin.game = self.game.copy()
        twin.game.events = twin.events
        twin.made = self.made[:]
        twin.deciders = self.deciders[:]
        twin._events_before = self._events_before[:]
        twin._counts = dict(self._counts)
        twin._floor, twin._floor_reason = self._floor, self._floor_reason
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        """Return an independent table. It shares the options and rules, which never change."""
        return self.__copy__()

    # --- state ---

    @property
    def version(self) -> int:
        return len(self.log)

    @property
    def over(self) -> bool:
        return self.game.over or len(self.resigned) >= self.options.seats - 1

    @property
    def to_move(self) -> int | None:
        """Return the active player's seat; None at chance steps and after the end."""
        seat = self.game.to_move
        return None if self.over or seat == EMPTY else seat

    @property
    def move_table(self) -> MoveTable:
        return self.game.rules.table

    def moves(self) -> list[Move]:
        """Return the legal moves."""
        rows = self.move_table.rows
        return [rows[move] for move in self._legal_moves()]

    def _legal_moves(self) -> list[int]:
        if self._legal is None:
            self._legal = [] if self.over else self.game.moves()
        return self._legal

    def warnings(self) -> dict[int, list[MoveWarning]]:
        """Return the warnings about legal moves, by move index."""
        legal = self._legal_moves()
        found = all_warnings(self.game, legal)
        if not self.options.training:
            for move, warning in revealing_moves(self.game, legal).items():
                found[move] = [*found.get(move, []), warning]
        return found

    def scores(self) -> list[int]:
        return self.game.scores()

    def winner(self) -> int | None:
        """Return the winner once the table is over: the best player who did not resign."""
        if not self.over:
            return None
        if self.game.over and not self.resigned:
            return self.game.winner()
        order = self.game.order or tuple(range(self.options.seats))  # empty until setup has dealt it
        staying = [seat for seat in order if seat not in self.resigned]
        return max(staying, key=lambda seat: self.scores()[seat])

    def events_since(self, made: int) -> Events:
        """Return the events after the first `made` moves in force."""
        start = self._events_before[made] if made < len(self.made) else len(self.events)
        return self.events[start:]

    def first_event(self, made: int) -> int:
        """Return how many events came before the move or outcome in force with this number, from 0 on."""
        return self._events_before[made]

    def score_sheet(self) -> list[dict[str, int]]:
        """Return each seat's victory points by source. With the starting score they add up to its score."""
        sheet = [dict.fromkeys(SOURCES, 0) for _ in range(self.options.seats)]
        for key, _, seat, points, source, _ in self.events:
            if key == "score":
                sheet[seat][SOURCES[source]] += points
        return sheet

    # --- moves ---

    def play(self, move: Move | int | str, seat: int | None = None) -> Events:
        """Make a legal move and deal what it reveals. Return the events. Raise if the move is not legal."""
        index = self._index(move)
        self._check(index, seat)
        before = len(self.events)
        self.log.append(self._entries[index])
        self._make(index)
        self._deal()
        return self.events[before:]

    def _index(self, move: Move | int | str) -> int:
        if isinstance(move, Move):
            return move.index
        index = self.move_table.find(move) if isinstance(move, str) else move
        if not 0 <= index < len(self.move_table.rows):
            raise TiletumError("error-unknown-move", move=str(move))
        return index

    def _check(self, index: int, seat: int | None) -> None:
        if index in self._legal_moves() and (seat is None or seat == self.game.to_move):
            return
        if self.over:
            raise TiletumError("error-over")
        if seat is not None and seat != self.game.to_move:
            raise TiletumError("error-not-your-turn", seat=seat, to_move=self.game.to_move)
        from tiletum.game.refusals import explain  # large, and rarely needed

        refusal = explain(self.game, index)
        assert refusal is not None, "explain gives a reason for every move that is not listed"
        raise IllegalMove(self.move_table.rows[index].text, refusal)

    def _make(self, index: int) -> None:
        """Apply a move or outcome, and update the undo limit."""
        game = self.game
        seat = game.to_move
        if seat == EMPTY:
            self._reveal(index, occasion(game))
            return
        self._events_before.append(len(self.events))
        self.made.append(index)
        self.deciders.append(seat)
        game.apply(index)
        self._legal = None
        if game.to_move not in (seat, EMPTY):
            self._floor, self._floor_reason = len(self.made), "other-seat"

    def _reveal(self, outcome: int, key: str) -> None:
        """Apply an outcome; nothing before it can be undone."""
        self._counts[key] = self._counts.get(key, 0) + 1
        self._events_before.append(len(self.events))
        self.made.append(outcome)
        self.game.apply(outcome)
        self._legal = None
        self._floor, self._floor_reason = len(self.made), "revealed"

    def _deal(self) -> None:
        """Let the dealer answer until a player has to decide."""
        if self.dealer is None:
            return
        game, log, counts, deal = self.game, self.log, self._counts, self.dealer.deal
        entries = self._entries
        while game.at_chance:
            key = occasion(game)
            outcome = deal(game, key, counts.get(key, 0))
            log.append(entries[outcome])
            self._reveal(outcome, key)

    # --- undo ---

    def undo_limit(self, granted: bool = False) -> UndoLimit:
        """Return how many decisions can be undone, alone or if the other players grant it."""
        everything = granted or self.options.training
        floor, reason = (0, "start") if everything else (self._floor, self._floor_reason)
        rows = self.move_table.rows
        return UndoLimit(sum(rows[move].group != "outcome" for move in self.made[floor:]), reason)

    def turn_decisions(self) -> int:
        """Return how many decisions have been made in the current turn."""
        start = max((i for i, event in enumerate(self.events) if event[0] == "turn"), default=0)
        rows = self.move_table.rows
        made = zip(self.made, self._events_before, strict=True)
        return sum(before > start and rows[move].group != "outcome" for move, before in made)

    def undo(self, decisions: int = 1, granted: bool = False) -> None:
        """Undo the last decisions and all that was revealed after them."""
        self.undo_limit(granted).check(decisions)
        self.log.append(Undone(decisions, granted))
        self._take_back(decisions)

    def _take_back(self, decisions: int) -> None:
        made = self._without(self.made, decisions)
        self._start()
        for move in made:
            self._make(move)

    def _without(self, made: list[int], decisions: int) -> list[int]:
        """Return the moves and outcomes before the last decisions."""
        keep = len(made)
        while decisions and keep:
            keep -= 1
            decisions -= self.move_table.rows[made[keep]].group != "outcome"
        return made[:keep]

    # --- resignation and hand-over ---

    def resign(self, seat: int) -> None:
        """Resign: the seat can no longer win, and the last remaining seat wins.

        While others play on, the seat still takes turns, since its dice and houses matter to them. Somebody
        else decides for it (`hand_over`).
        """
        self._check_seat(seat)
        self.log.append(Resigned(seat))
        self._give_up(seat)

    def hand_over(self, seat: int, player: str) -> None:
        """Let a person or a bot, given by name, decide for the seat."""
        self._check_seat(seat)
        if not player:
            raise TiletumError("error-name-blank")
        check_kept_name(player)
        self.log.append(Handed(seat, player))
        self.played_by[seat] = player

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.options.seats:
            raise TiletumError("error-seat", seat=seat, players=self.options.seats)
        if self.over:
            raise TiletumError("error-over")

    def _give_up(self, seat: int) -> None:
        self.resigned.add(seat)
        self._legal = None

    # --- replay of a log ---

    def go_on_with(self, dealer: Dealer | None) -> None:
        """Continue with this dealer."""
        self.dealer = dealer
        self._deal()

    def fold(self, entry: Entry) -> None:
        """Add an entry of a recorded log. Raise if it is not possible here."""
        if isinstance(entry, Made):
            self._check(entry.move, None)
            self.log.append(entry)
            self._make(entry.move)
        elif isinstance(entry, Undone):
            self.undo(entry.decisions, entry.granted)
        elif isinstance(entry, Resigned):
            self.resign(entry.seat)
        else:
            self.hand_over(entry.seat, entry.player)

    def replay_unchecked(self, entries: list[Entry]) -> None:
        """Add entries of a log that were checked when they were made, perhaps with an earlier revision.

        They are not checked again, and undone moves are not replayed.
        """
        made = self.made[:]
        for entry in entries:
            if isinstance(entry, Made):
                made.append(entry.move)
            elif isinstance(entry, Undone):
                made = self._without(made, entry.decisions)
            elif isinstance(entry, Resigned):
                self._give_up(entry.seat)
            else:
                self.played_by[entry.seat] = entry.player
        self._play_to(made)
        self.log += entries

    def _play_to(self, made: list[int]) -> None:
        """Make these the moves and outcomes in force."""
        if made[: len(self.made)] != self.made:
            self._start()
        for move in made[len(self.made) :]:
            if (self.move_table.rows[move].group == "outcome") != self.game.at_chance:
                raise TiletumError("error-unknown-entry", entry=self.move_table.rows[move].text)
            self._make(move)
