"""Waiting for something that may never end."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

AGAIN: Final = 1.0
"""Seconds after which somebody who did not let himself be interrupted is interrupted again."""


class TookTooLong(BaseException):
    """Not an Exception: whoever catches all of those must not catch this one."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Interrupts what takes longer. Only the main thread can be interrupted, and not on Windows; where bots
    think in another one, the process is theirs, and whoever leads it ends it."""
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
