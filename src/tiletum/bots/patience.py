"""A time limit for code that might never end."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

RETRY: Final = 1.0
"""Seconds after which code that ignored an interrupt is interrupted again."""


class TimeLimitExceeded(BaseException):
    """Raised after a time limit. Not an Exception, so that a bot's `except Exception` does not catch it."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Interrupt the block after this many seconds.

    Only the main thread can be interrupted, and not on Windows. Elsewhere bots run in a separate process,
    which can be killed.
    """
    import signal  # not at the top: platforms without signals can run tables without bots

    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise TimeLimitExceeded

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds, RETRY)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
