"""A time limit for code that might never end."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

AGAIN: Final = 1.0
"""Seconds after which code that ignored an interrupt is interrupted again."""


class TookTooLong(BaseException):
    """Not an Exception, so that a bot's `except Exception` does not catch it."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Interrupt the block after this many seconds.

    Only the main thread can be interrupted, and not on Windows. Bots in other threads have a process of
    their own, which its controller ends.
    """
    import signal  # here, because tables without bots also run where there are no signals

    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise TookTooLong

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
