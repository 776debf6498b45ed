"""Acts on the clock: pause, resume, and the timeout of a turn."""

from __future__ import annotations

from tiletum.hall.clocks import deadline_of, seconds_left
from tiletum.hall.errors import HallError
from tiletum.hall.loaded import LoadedTable
from tiletum.hall.seats import bot_asked, people
from tiletum.hall.stored import Change

from .changes import check_playing, check_plays, row_change, with_info
from .handing import play_by


def pause(loaded: LoadedTable, seat: int) -> Change:
    """Stop the clock and keep the time that is left. The next move restarts it.

    With other people at the table, the active player can stop it only once in a turn, so not for ever.
    """
    check_playing(loaded)
    check_plays(loaded, seat)
    deadline, info = loaded.row.deadline, loaded.info
    if deadline is None:
        raise HallError("server-no-clock")
    own = loaded.game.to_move == seat and people(loaded) != [seat]
    if own and info.stopped:
        raise HallError("server-stopped")
    left = seconds_left(loaded, loaded.clock.now())
    return row_change(loaded, info=with_info(loaded, left=left, stopped=own or info.stopped), deadline=None)


def go_on(loaded: LoadedTable, seat: int) -> Change:
    """Restart the clock."""
    check_playing(loaded)
    check_plays(loaded, seat)
    left = loaded.info.left
    if left is None or bot_asked(loaded) is not None:
        raise HallError("server-no-clock")
    return row_change(loaded, info=with_info(loaded, left=None), deadline=loaded.clock.now() + left)


def shorten(loaded: LoadedTable) -> Change | None:
    """Shorten a deadline that is further away than a whole turn, because the system clock was set back."""
    deadline = deadline_of(loaded, loaded.clock.now())
    return None if deadline == loaded.row.deadline else row_change(loaded, deadline=deadline)


def time_out(loaded: LoadedTable) -> Change | None:
    """Hand the active seat to a bot if its time has run out. The player can take it back."""
    now, table, clock = loaded.clock.now(), loaded.table, loaded.info.clock
    deadline = deadline_of(loaded, now)
    if deadline is None or deadline > now or table is None or clock is None:
        return None
    if table.to_move is None:
        return row_change(loaded, deadline=None)
    return play_by(loaded, table.to_move, clock.bot)
