"""The log entries in force, and the places of the others among their events."""

from __future__ import annotations

from bisect import bisect_left

from .entries import Made, Resigned, Undone
from .table import Table


def in_force(table: Table) -> list[int]:
    """Return the log position, from 0, of each move and outcome in force."""
    rows = table.move_table.rows
    kept: list[int] = []
    for number, entry in enumerate(table.log):
        if isinstance(entry, Made):
            kept.append(number)
        elif isinstance(entry, Undone):
            decisions = entry.decisions
            while decisions:
                last = table.log[kept.pop()]
                assert isinstance(last, Made)
                decisions -= rows[last.move].group != "outcome"
    return kept


def events_before(table: Table, positions: list[int]) -> list[int]:
    """Return, for each of these log positions, how many of the events in force came before."""
    kept = in_force(table)
    made = [bisect_left(kept, position) for position in positions]
    return [table.first_event(count) if count < len(kept) else len(table.events) for count in made]


def given_up(table: Table) -> dict[int, int]:
    """Return, by seat that resigned, how many of the events in force came before."""
    if not table.resigned:
        return {}
    gone = {number: entry.seat for number, entry in enumerate(table.log) if isinstance(entry, Resigned)}
    return dict(zip(gone.values(), events_before(table, list(gone)), strict=True))
