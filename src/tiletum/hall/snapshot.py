"""The position as watchers know it, so that only changes are sent."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Final, cast

from msgspec import Raw

from tiletum.game.core.movetable import MoveTable
from tiletum.game.engine import Game
from tiletum.table.position import PARTS, SOLO_PARTS, Position, board_data, parts_of
from tiletum.table.table import Table
from tiletum.table.view import LegalMove, bare_move, warning_data
from tiletum.table.warnings import MoveWarning

from .wire import encode

STATE: Final = sorted(
    {name for parts in (PARTS, SOLO_PARTS) for part in parts.values() for name in part.reads}
)
contents = attrgetter(*STATE)


class Snapshot:
    def __init__(self, game: Game) -> None:
        self.game = game.copy()
        self.boards = [encode(board_data(game, seat)) for seat in range(game.rules.players)]
        self.parts = {name: encode(part.make(game)) for name, part in parts_of(game.rules).items()}

    def whole(self) -> Position:
        return as_position({name: Raw(part) for name, part in self.parts.items()})

    def changes(self, game: Game) -> Position:
        """Return the parts that have changed since the last call, and update the snapshot."""
        before, self.game = self.game, game.copy()
        changed: dict[str, Raw] = {}
        parts = parts_of(game.rules)
        for name in parts_to_check(bool(game.rules.solo), differences(before, game)):
            content = self._boards(before, game) if name == "boards" else encode(parts[name].make(game))
            if content != self.parts[name]:
                self.parts[name] = content
                changed[name] = Raw(content)
        return as_position(changed)

    def _boards(self, before: Game, game: Game) -> bytes:
        """Return all boards, encoding again only what can have changed.

        Most moves change one board, but the Cardinalbot's depends on more than its own numbers.
        """
        for seat, board in enumerate(game.boards):
            if game.rules.solo or board != before.boards[seat]:
                self.boards[seat] = encode(board_data(game, seat))
        return b"[" + b",".join(self.boards) + b"]"


# --- moves ---

MOVE_TABLES: Final = 200
"""Cached move tables, with their moves in encoded form."""
DIFFERENCES: Final = 2000
"""Cached sets of differences between positions. A game makes a few hundred."""


def encode_moves(table: Table, warnings: dict[int, list[MoveWarning]]) -> list[LegalMove]:
    """Return the moves as in a view. Moves without warnings, which are most of them, are cached."""
    rows = encode_rows(table.move_table)
    found = [
        {**bare_move(move), "warnings": [warning_data(warning) for warning in warnings[move.index]]}
        if move.index in warnings
        else rows[move.index]
        for move in table.moves()
    ]
    return cast(list[LegalMove], found)


@lru_cache(MOVE_TABLES)
def encode_rows(table: MoveTable) -> list[Raw]:
    return [Raw(encode(bare_move(move))) for move in table.rows]


def as_position(parts: dict[str, Raw]) -> Position:
    """Return encoded parts, which are sent as they are, as a position."""
    return cast(Position, parts)


def differences(one: Game, other: Game) -> frozenset[str]:
    """Return the names of the fields that differ between two states."""
    pairs = zip(STATE, contents(one), contents(other), strict=True)
    return frozenset([name for name, before, after in pairs if before != after])


@lru_cache(DIFFERENCES)
def parts_to_check(solo: bool, different: frozenset[str]) -> list[str]:
    """Return the parts of a position that read any of these fields of the state."""
    parts = SOLO_PARTS if solo else PARTS
    return [name for name, part in parts.items() if not different.isdisjoint(part.reads)]
