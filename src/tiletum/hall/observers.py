"""Those who want to know what happens to tables."""

from __future__ import annotations

from .loaded import LoadedTable
from .stored import Change


class Observer:
    """Is called when something has happened. Each method may be left as it is."""

    def changed(self, loaded: LoadedTable, change: Change) -> None:
        """Called after a change was stored here."""

    def loaded(self, loaded: LoadedTable) -> None:
        """Called after the table was loaded from storage."""

    def overtaken(self, loaded: LoadedTable) -> None:
        """Called after another process has changed the table."""

    def stored_late(self, id_: str) -> None:
        """Called after a change may have been stored although its sender gave up waiting."""

    def needs(self, id_: str) -> bool:
        """Return whether the table must be loaded at once when another process changes it."""
        return False
