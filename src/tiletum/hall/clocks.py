"""Deadlines and the time left."""

from __future__ import annotations

from typing import Final

from .loaded import LoadedTable
from .seats import bot_asked, turn_key

GRACE: Final = 30.0
"""Seconds that every player has after a restart or a failure of the database."""
CLOCK_JITTER: Final = 0.5
"""Seconds by which a deadline can be too far away, because the clocks of machines differ a little."""


def clock_after(
    loaded: LoadedTable, before: tuple[int, int, int], now: float
) -> tuple[float | None, float | None]:
    """Return the next deadline, and the seconds left while the clock is stopped.

    A new turn has its whole time. Within a turn nothing adds time, neither a pause nor a bot's move.
    """
    clock, deadline, left = loaded.info.clock, loaded.row.deadline, loaded.info.left
    if clock is None or loaded.game.over:
        return None, None
    begins = before != turn_key(loaded)
    if bot_asked(loaded) is not None:
        if begins:
            return None, None
        return None, left if deadline is None else seconds_left(loaded, now)
    if begins or (deadline is None and left is None):
        return now + clock.seconds, None
    return deadline_of(loaded, now) if left is None else now + left, None


def seconds_left(loaded: LoadedTable, now: float) -> float:
    """Return the seconds left in the turn. The clock must be running."""
    deadline = deadline_of(loaded, now)
    assert deadline is not None
    return max(0.0, deadline - now)


def deadline_of(loaded: LoadedTable, now: float) -> float | None:
    """Return the deadline, at most a whole turn away, even if the system clock was set back."""
    clock, stored = loaded.info.clock, loaded.row.deadline
    if stored is None or clock is None:
        return None
    latest = now + max(clock.seconds, GRACE)
    return latest if stored > latest + CLOCK_JITTER else stored
