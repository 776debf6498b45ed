"""Table columns that wrap instead of cutting text."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table as Grid


class Folding(Grid):
    """A grid that breaks lines rather than cutting them.

    A wrapped line of letters two cells wide can be one cell too wide for its column and would end in an
    ellipsis. Columns that never wrap keep the ellipsis.
    """

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for column in self.columns:
            if not column.no_wrap:
                column.overflow = "fold"
        yield from super().__rich_console__(console, options)
