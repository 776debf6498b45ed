"""The entries of a table's log: moves and outcomes, undos, resignations and hand-overs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tiletum.errors import TiletumError
from tiletum.game.core.movetable import MoveTable

GRANTED: Final = "granted"
LONGEST_NUMBER: Final = 9
"""Maximum digits of a number in a log."""
MOST_TABLES: Final = 16
"""Cache size of `made_entries`, in move tables."""


@dataclass(frozen=True, slots=True)
class Made:
    """A player's move, or an outcome, by its number in the move table."""

    move: int


@dataclass(frozen=True, slots=True)
class Undone:
    """An undo of the last decisions."""

    decisions: int
    granted: bool = False
    """Whether the other players agreed, so that it can go beyond the undo limit."""


@dataclass(frozen=True, slots=True)
class Resigned:
    """A seat's resignation."""

    seat: int


@dataclass(frozen=True, slots=True)
class Handed:
    """A hand-over: another person or bot decides for the seat."""

    seat: int
    player: str


Entry = Made | Undone | Resigned | Handed
ENTRY_TYPES: Final[dict[str, type[Entry]]] = {"undo": Undone, "resign": Resigned, "hand": Handed}


@lru_cache(MOST_TABLES)
def made_entries(rows: int) -> list[Made]:
    """Return the entry for each row of a move table, so that playing creates no objects for the log."""
    return [Made(move) for move in range(rows)]


# --- as text, in files and databases ---


def entry_text(entry: Entry, moves: MoveTable) -> str:
    """Return an entry as text, as in save files."""
    match entry:
        case Made(move):
            return moves.rows[move].text
        case Undone(decisions, granted):
            return f"undo {decisions} {GRANTED}" if granted else f"undo {decisions}"
        case Resigned(seat):
            return f"resign {seat}"
        case Handed(seat, player):
            return f"hand {seat} {player}"


def entry_type(text: str) -> type[Entry]:
    """Return the type of the entry in a line, without checking the line."""
    return ENTRY_TYPES.get(text.partition(" ")[0], Made)


def read_entry(text: str, moves: MoveTable) -> Entry:
    """Parse an entry. Raise TiletumError if the line is invalid."""
    move = moves.by_text.get(text)
    return made_entries(len(moves.rows))[move] if move is not None else read_words(text)


def read_words(text: str) -> Entry:
    """Parse an entry that is not a move."""
    word, *rest = text.split(" ", 2)
    number = int(rest[0]) if rest and rest[0].isdecimal() and len(rest[0]) <= LONGEST_NUMBER else -1
    more = rest[1] if len(rest) == 2 else ""
    if number >= 0:
        if word == "undo" and more in ("", GRANTED):
            return Undone(number, bool(more))
        if word == "resign" and not more:
            return Resigned(number)
        if word == "hand" and more:
            return Handed(number, more)
    raise TiletumError("error-unknown-entry", entry=text[:60])
