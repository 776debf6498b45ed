"""Which log entries are in force, and where the others belong among their events."""

from __future__ import annotations

from bisect import bisect

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


def given_up(table: Table) -> dict[int, int]:
    """Return, by seat that resigned, how many of the events in force came before."""
    if not table.resigned:
        return {}
    kept = in_force(table)
    found: dict[int, int] = {}
    for number, entry in enumerate(table.log):
        if isinstance(entry, Resigned):
            made = bisect(kept, number)
            events = table.first_event(made) if made < len(kept) else len(table.events)
            found[entry.seat] = events
    return found
