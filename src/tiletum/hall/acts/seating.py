"""Acts that take or leave a seat."""

from __future__ import annotations

from tiletum.hall import tokens
from tiletum.hall.errors import HallError
from tiletum.hall.loaded import LoadedTable
from tiletum.hall.players import colours
from tiletum.hall.stored import Change, Info
from tiletum.hall.tokens import SeatToken
from tiletum.hall.wire import PERSON, encode
from tiletum.table.names import clean_name

from .changes import check_open, check_seat_of_person, row_change, with_seat
from .links import new_token
from .starting import start


def join(loaded: LoadedTable, seat: int, name: str, colour: int | None = None) -> Change | None:
    """Take a seat. The last one starts the game. Return None if the player already sits there.

    After the start, only a seat that was given to somebody else can be taken.
    """
    name = clean_name(name)
    started, known = loaded.row.status != "open", loaded.info.seats[seat]
    info = with_colour(loaded, seat, colour)
    if started and known.joined and name in ("", known.name):
        return None
    if started and known.joined:
        raise HallError("server-started")
    loaded.info = with_seat(info, seat, name=name or known.name, joined=True)
    change = row_change(loaded, info=encode(loaded.info).decode())
    if not started and all(seat.joined for seat in loaded.info.seats):
        values, change.entry = start(loaded)
        change.row |= values
        change.turn = True
    return change


def sit_down(
    loaded: LoadedTable, name: str, key: str | None, colour: int | None = None
) -> tuple[Change | None, SeatToken]:
    """Take the first free seat of a public table. The opener's link for it becomes void."""
    token = tokens.new_token() if key is None else tokens.token_by(loaded.id, key)
    role = loaded.role(token)
    if role is not None:  # a repeated request, or somebody who had left
        seat = tokens.seat_of(role)
        assert seat is not None
        sits = loaded.info.seats[seat].joined
        return None if sits else join(loaded, seat, name, colour), SeatToken(seat, token)
    seat = free_seat(loaded)
    change = join(loaded, seat, name, colour)
    assert change is not None
    return change, SeatToken(seat, new_token(loaded, change, tokens.seat_role(seat), token))


def leave(loaded: LoadedTable, seat: int) -> Change:
    """Free a seat. Its link stays valid."""
    check_open(loaded)
    if loaded.info.seats[seat].player != PERSON or not loaded.info.seats[seat].joined:
        raise HallError("server-free")
    return row_change(
        loaded, info=encode(with_seat(loaded.info, seat, name="", joined=False, hook=None)).decode()
    )


def take_off(loaded: LoadedTable, seat: int) -> tuple[Change, SeatToken]:
    """Free another player's seat, as the opener. Its link becomes void."""
    check_seat_of_person(loaded, seat)
    change = leave(loaded, seat)
    return change, SeatToken(seat, new_token(loaded, change, tokens.seat_role(seat)))


def free_seat(loaded: LoadedTable) -> int:
    """Return the first free seat of a public table."""
    if not loaded.row.public:
        raise HallError("server-no-token")
    seats = loaded.info.seats
    seat = next((i for i, seat in enumerate(seats) if seat.player == PERSON and not seat.joined), None)
    if seat is None or loaded.row.status != "open":
        raise HallError("server-started")
    return seat


def with_colour(loaded: LoadedTable, seat: int, colour: int | None) -> Info:
    """Return the info with a new colour for a seat. A free seat with this colour gets the old one."""
    info, before = loaded.info, colours(loaded.info)
    if colour is None or colour == before[seat]:
        return info
    check_open(loaded)
    if colour in before:
        other = before.index(colour)
        if info.seats[other].joined:
            raise HallError("server-colour")
        info = with_seat(info, other, colour=before[seat])
    return with_seat(info, seat, colour=colour)
