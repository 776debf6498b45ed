"""Those who want to know what happens to tables."""

from __future__ import annotations

from .loaded import LoadedTable
from .stored import Change


class Observer:
    """A base class for observers, which override the methods they need."""

    def changed(self, loaded: LoadedTable, change: Change) -> None:
        """Handle a change that was stored here."""

    def loaded(self, loaded: LoadedTable) -> None:
        """Handle a table that was loaded from storage."""

    def overtaken(self, loaded: LoadedTable) -> None:
        """Handle a table that another process has changed."""

    def stored_late(self, id_: str) -> None:
        """Called after a change may have been stored although its sender gave up waiting."""

    def needs(self, id_: str) -> bool:
        """Return whether to load the table at once when another process changes it."""
        return False
