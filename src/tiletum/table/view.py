"""The view: one message for everybody who follows or plays a table from outside.

It holds the position, the legal moves with their groups and warnings, what happened since a version
the reader knows, and how far undo may go, so that a client needs no rule. Described in docs/notation.md.
"""

from __future__ import annotations

from typing import Any, Final, Literal, NotRequired, TypedDict

from tiletum.game.core.events import named
from tiletum.game.core.movetable import KIND_NAMES, Move

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
    """Everything about a table now, with the events after its first `since` moves and outcomes in force."""
    return {**around_position(table, since), "position": position(table.game)}


def around_position(table: Table, since: int = 0) -> Data:
    limit = table.undo_limit()
    warned = table.warnings()
    return {
        "format": FORMAT,
        "version": table.version,
        "made": len(table.made),
        "over": table.over,
        "to_move": table.to_move,
        "moves": [move_data(move, warned.get(move.index, [])) for move in table.moves()],
        "events": [named(event, table.game.rules) for event in table.events_since(since)],
        "undo": {"moves": limit.moves, "reason": limit.reason},
        "resigned": sorted(table.resigned),
    }


def move_data(move: Move, against: list[MoveWarning]) -> Data:
    found = [warning_data(warning) for warning in against]
    return {**bare_move(move), "warnings": found} if found else bare_move(move)


def bare_move(move: Move) -> Data:
    """Without what speaks against it."""
    return {"text": move.text, "group": move.group, "kind": KIND_NAMES[move.kind]}


def warning_data(warning: MoveWarning) -> Data:
    return {"key": warning.key, "rule": warning.rule, **warning.args}


def preview(table: Table, move: Move) -> list[Data]:
    """What playing a legal move would bring, up to the first thing that chance reveals."""
    twin = table.game.copy()
    twin.events = []
    twin.apply(move.index)
    return [named(event, twin.rules) for event in twin.events]
