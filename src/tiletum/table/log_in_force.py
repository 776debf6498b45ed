"""Which entries of a log still count, and where between their events the others belong."""

from __future__ import annotations

from bisect import bisect

from .table import Table


def in_force(table: Table) -> list[int]:
    """For each move and outcome that counts, the number of its entry in the log, from 0."""
    rows = table.move_table.rows
    kept: list[int] = []
    for number, entry in enumerate(table.log):
        if isinstance(entry, int):
            kept.append(number)
        elif entry.startswith("undo "):
            decisions = int(entry.split(" ")[1])
            while decisions:
                move = table.log[kept.pop()]
                assert isinstance(move, int)
                decisions -= rows[move].group != "outcome"
    return kept


def given_up(table: Table) -> dict[int, int]:
    """By seat that gave the game up: how many of the events in force came before."""
    if not table.resigned:
        return {}
    kept = in_force(table)
    found: dict[int, int] = {}
    for number, entry in enumerate(table.log):
        if isinstance(entry, str) and entry.startswith("resign "):
            made = bisect(kept, number)
            events = table.first_event(made) if made < len(kept) else len(table.events)
            found[int(entry.split(" ")[1])] = events
    return found
