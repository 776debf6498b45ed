"""A position as those who watch know it, so that only what changed has to be said again."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Final, cast

from msgspec import Raw

from tiletum.game.engine import Game
from tiletum.game.movetable import MoveTable
from tiletum.table.position import PARTS, SOLO_PARTS, board_data, parts_of
from tiletum.table.table import Table
from tiletum.table.view import bare_move, warning_data

from .forms import LegalMove, Position
from .schema import encode

STATE: Final = sorted(
    {name for parts in (PARTS, SOLO_PARTS) for part in parts.values() for name in part.made_from}
)
contents = attrgetter(*STATE)


class Shown:
    def __init__(self, game: Game) -> None:
        self.game = game.copy()
        self.boards = [encode(board_data(game, seat)) for seat in range(game.rules.players)]
        self.parts = {name: encode(part.make(game)) for name, part in parts_of(game.rules).items()}

    def whole(self) -> Position:
        return as_position({name: Raw(part) for name, part in self.parts.items()})

    def changes(self, game: Game) -> Position:
        """The parts that are no longer as they were shown; from now on they have been."""
        before, self.game = self.game, game.copy()
        changed: dict[str, Raw] = {}
        different = differences(before, game)
        for name, part in parts_of(game.rules).items():
            if different.isdisjoint(part.made_from):
                continue
            content = self._boards(before, game) if name == "boards" else encode(part.make(game))
            if content != self.parts[name]:
                self.parts[name] = content
                changed[name] = Raw(content)
        return as_position(changed)

    def _boards(self, before: Game, game: Game) -> bytes:
        """Most moves change one board; the Cardinalbot's depends on more than itself."""
        for seat, board in enumerate(game.boards):
            if game.rules.solo or board != before.boards[seat]:
                self.boards[seat] = encode(board_data(game, seat))
        return b"[" + b",".join(self.boards) + b"]"


# --- moves ---

MOVE_TABLES: Final = 200
"""Different boxes and numbers of players for which moves are kept ready to be sent."""


def shown_moves(table: Table) -> list[LegalMove]:
    """As in a view. Most moves have nothing against them, and are always told alike."""
    ready = ready_moves(table.move_table)
    found = [
        {**bare_move(move), "warnings": against}
        if (against := warning_data(table, move))
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


def differences(one: Game, other: Game) -> set[str]:
    """Names of what is not the same in two states; each is compared once, however many parts it makes."""
    pairs = zip(STATE, contents(one), contents(other), strict=True)
    return {name for name, before, after in pairs if before != after}
