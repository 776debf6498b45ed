"""Pauses Python's cycle collector while bots plan.

A planner makes thousands of objects, and none of them is part of a cycle: reference counts free them all. The
collector would search them again and again for nothing.
"""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable
from typing import Final, TypeVar

T = TypeVar("T")

# The collector serves the whole process, so it stays off until the last planner of any thread is done.
_lock: Final = threading.RLock()
_pauses: Final[set[object]] = set()
_was_enabled = False


def without_collector(work: Callable[[], T]) -> T:
    """Return the result of `work`, with the collector off meanwhile."""
    pause = object()
    try:
        try:
            _begin(pause)
            return work()
        finally:
            _end(pause)
    except BaseException:
        _end(pause)  # once more: an interrupt may have stopped the first
        raise


def _begin(pause: object) -> None:
    global _was_enabled
    with _lock:
        if not _pauses:
            _was_enabled = gc.isenabled()
        _pauses.add(pause)
        gc.disable()


def _end(pause: object) -> None:
    with _lock:
        _pauses.discard(pause)
        if not _pauses and _was_enabled:
            gc.enable()
