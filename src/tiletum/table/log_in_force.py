"""Which entries of a log still count, and where between their events the others belong."""

from __future__ import annotations

from bisect import bisect

from .entries import Made, Resigned, Undone
from .table import Table


def in_force(table: Table) -> list[int]:
    """For each move and outcome that counts, the number of its entry in the log, from 0."""
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
    """By seat that gave the game up: how many of the events in force came before."""
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
