"""The position as the watchers know it, so that only what has changed is sent."""

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
    {name for parts in (PARTS, SOLO_PARTS) for part in parts.values() for name in part.made_from}
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
        """Return the parts that have changed since the last call, and remember them."""
        before, self.game = self.game, game.copy()
        changed: dict[str, Raw] = {}
        parts = parts_of(game.rules)
        for name in touched(bool(game.rules.solo), differences(before, game)):
            content = self._boards(before, game) if name == "boards" else encode(parts[name].make(game))
            if content != self.parts[name]:
                self.parts[name] = content
                changed[name] = Raw(content)
        return as_position(changed)

    def _boards(self, before: Game, game: Game) -> bytes:
        """Return all boards. Most moves change one; the Cardinalbot's depends on more than itself."""
        for seat, board in enumerate(game.boards):
            if game.rules.solo or board != before.boards[seat]:
                self.boards[seat] = encode(board_data(game, seat))
        return b"[" + b",".join(self.boards) + b"]"


# --- moves ---

MOVE_TABLES: Final = 200
"""Cached move tables with their moves in encoded form."""
DIFFERENCES: Final = 2000
"""Cached sets of differences between positions; a game makes a few hundred."""


def moves_as_sent(table: Table, warned: dict[int, list[MoveWarning]]) -> list[LegalMove]:
    """As in a view. Most moves have nothing against them, and are always told alike."""
    ready = ready_moves(table.move_table)
    found = [
        {**bare_move(move), "warnings": [warning_data(warning) for warning in warned[move.index]]}
        if move.index in warned
        else ready[move.index]
        for move in table.moves()
    ]
    return cast(list[LegalMove], found)


@lru_cache(MOVE_TABLES)
def ready_moves(table: MoveTable) -> list[Raw]:
    return [Raw(encode(bare_move(move))) for move in table.rows]


def as_position(parts: dict[str, Raw]) -> Position:
    """Ready-made parts are sent as they are."""
    return cast(Position, parts)


def differences(one: Game, other: Game) -> frozenset[str]:
    """Names of what is not the same in two states; each is compared once, however many parts it makes."""
    pairs = zip(STATE, contents(one), contents(other), strict=True)
    return frozenset([name for name, before, after in pairs if before != after])


@lru_cache(DIFFERENCES)
def touched(solo: bool, different: frozenset[str]) -> list[str]:
    """The parts of a position that may look different when these names of the state do."""
    parts = SOLO_PARTS if solo else PARTS
    return [name for name, part in parts.items() if not different.isdisjoint(part.made_from)]
