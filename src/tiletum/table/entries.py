"""The entries of a table's log: a move or outcome, an undo, a resignation, a seat handed over."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tiletum.errors import TiletumError
from tiletum.game.core.movetable import MoveTable

GRANTED: Final = "granted"
LONGEST_NUMBER: Final = 9
"""Digits of a seat or of a number of decisions in a log."""
LENGTHS: Final = 16
"""Cache size of `made_entries`, in move tables."""


@dataclass(frozen=True, slots=True)
class Made:
    """A player's move, or an outcome of chance: its number in the move table."""

    move: int


@dataclass(frozen=True, slots=True)
class Undone:
    """An undo of the last decisions."""

    decisions: int
    granted: bool = False
    """Whether the others agreed, so that it can go back further than the undo limit."""


@dataclass(frozen=True, slots=True)
class Resigned:
    """A seat's resignation."""

    seat: int


@dataclass(frozen=True, slots=True)
class Handed:
    """A change of the person or bot that decides for a seat."""

    seat: int
    player: str


Entry = Made | Undone | Resigned | Handed
OF_WORD: Final[dict[str, type[Entry]]] = {"undo": Undone, "resign": Resigned, "hand": Handed}


@lru_cache(LENGTHS)
def made_entries(rows: int) -> list[Made]:
    """Return the entry of each row of a move table. Playing then creates no objects for the log."""
    return [Made(move) for move in range(rows)]


# --- as text, in files and databases ---


def entry_text(entry: Entry, moves: MoveTable) -> str:
    """Return an entry as it is written in save files."""
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
    """Return what kind of entry a line is, without checking it."""
    return OF_WORD.get(text.partition(" ")[0], Made)


def read_entry(text: str, moves: MoveTable) -> Entry:
    """Return the entry that a line spells; raise TiletumError if it spells none."""
    move = moves.by_text.get(text)
    return made_entries(len(moves.rows))[move] if move is not None else read_words(text)


def read_words(text: str) -> Entry:
    """Return an entry other than a move."""
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
