"""Acting on a loaded table, which the server and `House` have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from tiletum.errors import TiletumError

from .loaded import LoadedTable
from .visit import Done

ATTEMPTS: Final = 5
"""How often an act is tried again because somebody else changed the table first."""
T = TypeVar("T")


def perform(loaded: LoadedTable, act: Callable[[LoadedTable], Done[T]]) -> Done[T]:
    """Act on a loaded table. If that fails half-way or unexpectedly, forget the table in memory."""
    try:
        return act(loaded)
    except BaseException as error:
        if loaded.is_ahead or not isinstance(error, TiletumError):
            loaded.forget()
        raise
