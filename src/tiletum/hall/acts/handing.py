"""Resignation, handing a seat over to a bot, and taking it back."""

from __future__ import annotations

from tiletum.hall.errors import HallError
from tiletum.hall.loaded import LoadedTable
from tiletum.hall.seats import HUMAN, played_by, turn_key
from tiletum.hall.stored import Change
from tiletum.hall.wire import PERSON
from tiletum.table.names import clean_name

from .changes import check_bot, check_length, check_playing, game_change, with_seat


def resign(loaded: LoadedTable, seat: int, bot: str) -> Change:
    """Resign. A bot plays the seat for the remaining players."""
    check_bot(bot)
    table = check_playing(loaded)
    if seat in table.resigned:
        raise HallError("server-resigned")
    before = turn_key(loaded)
    table.resign(seat)
    if not table.over:
        table.hand_over(seat, bot)
    return game_change(loaded, before)


def hand_over(loaded: LoadedTable, seat: int, bot: str) -> Change:
    """Hand the seat over to a bot."""
    check_bot(bot)
    table = check_playing(loaded)
    check_length(table)
    check_other(loaded, seat, bot)
    return play_by(loaded, seat, bot)


def check_other(loaded: LoadedTable, seat: int, bot: str) -> None:
    """Raise if the bot already plays the seat, since the log would grow for nothing."""
    if played_by(loaded, seat) == bot:
        raise HallError("server-plays")


def play_by(loaded: LoadedTable, seat: int, bot: str) -> Change:
    """Let a bot play the seat from now on."""
    before = turn_key(loaded)
    loaded.game.hand_over(seat, bot)
    return game_change(loaded, before)


def take_back(loaded: LoadedTable, seat: int, name: str = "") -> Change:
    """Take the seat back from a bot, optionally with a new name."""
    name = clean_name(name)
    table = check_playing(loaded)
    if played_by(loaded, seat) == PERSON:
        raise HallError("server-yours")
    check_length(table)
    if seat in table.resigned:
        raise HallError("server-resigned")
    before = turn_key(loaded)
    table.hand_over(seat, HUMAN)
    info = with_seat(loaded.info, seat, name=name or loaded.info.seats[seat].name)
    return game_change(loaded, before, info=info)
