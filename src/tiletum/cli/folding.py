"""Columns that lose no letter."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table as Grid


class Folding(Grid):
    """A grid whose lines are broken rather than cut.

    A wrapped line of letters two cells wide can be a cell too wide for its column, and would end in an
    ellipsis. Columns that are never wrapped have nowhere to go on, so they keep it.
    """

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for column in self.columns:
            if not column.no_wrap:
                column.overflow = "fold"
        yield from super().__rich_console__(console, options)
