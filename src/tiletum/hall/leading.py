"""Acting on a loaded table, which the server and `House` have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from .loaded import LoadedTable
from .visit import Done

ATTEMPTS: Final = 5
"""How often an act is tried again because somebody else changed the table first."""
T = TypeVar("T")


def perform(loaded: LoadedTable, act: Callable[[LoadedTable], Done[T]]) -> Done[T]:
    """Act on a loaded table. If that fails half-way, forget the table in memory."""
    try:
        return act(loaded)
    except BaseException:
        if loaded.is_ahead:
            loaded.forget()
        raise
