"""The view: one message for clients that show or play a table.

It contains the position, the legal moves with groups and warnings, the new events, and the undo limit, so
that a client needs no rules. docs/notation.md describes it.
"""

from __future__ import annotations

from typing import Any, Final, Literal, NotRequired, TypedDict

from tiletum.game.catalogue.moves import KIND_NAMES
from tiletum.game.core.events import named
from tiletum.game.core.movetable import Move

from .position import position
from .table import Table
from .warnings import MoveWarning

FORMAT: Final = 1

Data = dict[str, Any]
Group = Literal["die", "action", "task", "end", "outcome"]


class LegalMove(TypedDict):
    text: str
    group: Group
    kind: str
    warnings: NotRequired[list[dict[str, Any]]]


def view(table: Table, since: int = 0) -> Data:
    """Return the view of a table, with the events after its first `since` moves and outcomes in force."""
    return {**view_without_position(table, since), "position": position(table.game)}


def view_without_position(table: Table, since: int = 0) -> Data:
    limit = table.undo_limit()
    warnings = table.warnings()
    return {
        "format": FORMAT,
        "version": table.version,
        "made": len(table.made),
        "over": table.over,
        "to_move": table.to_move,
        "moves": [move_data(move, warnings.get(move.index, [])) for move in table.moves()],
        "events": [named(event, table.game.rules) for event in table.events_since(since)],
        "undo": {"moves": limit.moves, "reason": limit.reason},
        "resigned": sorted(table.resigned),
    }


def move_data(move: Move, against: list[MoveWarning]) -> Data:
    found = [warning_data(warning) for warning in against]
    return {**bare_move(move), "warnings": found} if found else bare_move(move)


def bare_move(move: Move) -> Data:
    """Return a move's data without warnings."""
    return {"text": move.text, "group": move.group, "kind": KIND_NAMES[move.kind]}


def warning_data(warning: MoveWarning) -> Data:
    return {"key": warning.key, "rule": warning.rule, **warning.args}


def preview(table: Table, move: Move) -> list[Data]:
    """Return the events of a legal move, up to the first reveal."""
    twin = table.game.copy()
    twin.events = []
    twin.apply(move.index)
    return [named(event, twin.rules) for event in twin.events]
