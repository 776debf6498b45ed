"""Code that the acts share: checks, and the change to store."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from tiletum.bots import bot_names
from tiletum.errors import TiletumError
from tiletum.hall.clocks import clock_after
from tiletum.hall.errors import HallError
from tiletum.hall.loaded import LoadedTable
from tiletum.hall.seats import bot_asked, played_by, turn_key
from tiletum.hall.stored import Change, EntryRow, Info, PendingProposal
from tiletum.hall.wire import PERSON, encode
from tiletum.table.entries import entry_text
from tiletum.table.table import RULES_REVISION, Table

LONGEST_LOG: Final = 10_000
"""Maximum entries of a log. A game has a few hundred; only endless undos reach this limit."""

LEASE: Final = 30.0
"""Seconds for which a process leases a table to make a bot's move."""


def game_change(
    loaded: LoadedTable, before: tuple[int, int, int], key: str | None = None, info: Info | None = None
) -> Change:
    """Return the change that stores the new entries of the log, and the new `info` if there is one."""
    row, table, now = loaded.row, loaded.game, loaded.clock.now()
    lines = [entry_text(entry, table.move_table) for entry in table.log[row.version :]]
    bot = bot_asked(loaded)
    values: dict[str, Any] = {
        "version": table.version,
        "touched": now,
        "bot": bot,
        "lease": now + LEASE if bot else 0.0,
    }
    deadline, left = clock_after(loaded, before, now)
    begins = before != turn_key(loaded)
    info = replace(info or loaded.info, left=left, stopped=loaded.info.stopped and not begins)
    if table.over:
        info = replace(info, scores=table.scores(), winner=table.winner(), asking=None)
        values["status"] = "over"
    elif info.asking is not None and is_void(loaded, info.asking):
        info = replace(info, asking=None)
    if row.rules < RULES_REVISION:  # from now on, older servers leave the table alone
        values["rules"] = RULES_REVISION
    # Set only what changes: watchers get a message about the table for each column that is set.
    if deadline != row.deadline:
        values["deadline"] = deadline
    if info != loaded.info:
        values["info"] = encode(info).decode()
    entry = EntryRow(row.version, "\n".join(lines), now, key)
    return Change(row.id, row.serial, values, entry, turn=begins)


def is_void(loaded: LoadedTable, asking: PendingProposal) -> bool:
    """Return whether a move ends a proposal: its position is gone, or the absent player is back."""
    if asking.kind == "link":
        return False  # only an act of the seat's owner ends it
    return asking.kind == "undo" or played_by(loaded, asking.seat) == PERSON


def with_info(loaded: LoadedTable, **changes: Any) -> str:
    return encode(replace(loaded.info, **changes)).decode()


def with_seat(info: Info, seat: int, **changes: Any) -> Info:
    seats = list(info.seats)
    seats[seat] = replace(seats[seat], **changes)
    return replace(info, seats=seats)


def row_change(loaded: LoadedTable, **values: Any) -> Change:
    row = loaded.row
    return Change(row.id, row.serial, {"touched": loaded.clock.now(), **values})


# --- checks ---


def check_bot(name: str) -> None:
    if name not in bot_names():
        raise TiletumError("error-bot", bot=name, known=", ".join(bot_names()))


def check_playing(loaded: LoadedTable) -> Table:
    table = loaded.game
    if table.over:
        raise TiletumError("error-over")
    return table


def check_plays(loaded: LoadedTable, seat: int) -> None:
    """Raise if the player has resigned, or a bot plays the seat."""
    if seat in loaded.game.resigned:
        raise HallError("server-resigned")
    if played_by(loaded, seat) != PERSON:
        raise HallError("server-handed")


def check_length(table: Table) -> None:
    """Raise if the log has no room for entries other than moves."""
    if table.version >= LONGEST_LOG:
        raise HallError("server-long", most=LONGEST_LOG)


def check_open(loaded: LoadedTable) -> None:
    if loaded.row.status != "open":
        raise HallError("server-started")


def check_version(loaded: LoadedTable, version: int) -> None:
    now = loaded.game.version
    if version != now:
        raise HallError("server-stale" if version < now else "server-future", seen=version, now=now)


def check_seat_of_person(loaded: LoadedTable, seat: int) -> None:
    seats = loaded.info.seats
    if seat >= len(seats) or seats[seat].player != PERSON:
        raise TiletumError("error-seat", seat=seat, players=len(seats))


# --- repeated posts ---


def key_of(seat: int, key: str | None) -> str | None:
    """Return the stored form of a key, which includes the seat: each seat has its own keys."""
    return None if key is None else f"{seat}:{key}"


def earlier_post(loaded: LoadedTable, seat: int, key: str | None) -> tuple[int, list[str]] | None:
    """Return the version before the post with this key, and the lines of the post."""
    stored_key = key_of(seat, key)
    return None if stored_key is None else loaded.posts.get(stored_key)
