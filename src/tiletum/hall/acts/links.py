"""New links to replace lost ones."""

from __future__ import annotations

from tiletum.hall import tokens
from tiletum.hall.errors import HallError
from tiletum.hall.loaded import LoadedTable
from tiletum.hall.stored import Change
from tiletum.hall.tokens import SeatToken

from .changes import check_seat_of_person, row_change


def new_token(loaded: LoadedTable, change: Change, role: str, token: str | None = None) -> str:
    """Add a new token for a role to a change, void the role's old tokens, and return the new one."""
    token = token or tokens.new_token()
    change.voided = [hash_ for hash_, has in loaded.tokens.items() if has == role]
    change.tokens = {tokens.hash_token(token): role}
    return token


def reissue_by_opener(loaded: LoadedTable, seat: int | None) -> tuple[Change, SeatToken]:
    """Make a new link. After the start only the watchers' link, since a seat then belongs to its player."""
    if seat is not None and loaded.row.status != "open":
        raise HallError("server-link-ask")
    return reissue(loaded, seat)


def reissue(loaded: LoadedTable, seat: int | None) -> tuple[Change, SeatToken]:
    """Make a new link for a seat, or for the watchers, at this table and at its rematches."""
    if seat is not None:
        check_seat_of_person(loaded, seat)
    change = row_change(loaded)
    change.everywhere = True
    role = tokens.WATCH if seat is None else tokens.seat_role(seat)
    return change, SeatToken(seat, new_token(loaded, change, role))


def let_watch(loaded: LoadedTable, seat: int, token: str) -> tuple[Change | None, SeatToken]:
    """Return a link to watch that the seat with this token can give away.

    It is derived from the token, so it is the same each time and at rematches. Only the link derived from an
    earlier token becomes void.
    """
    watch = tokens.token_by(tokens.WATCH, token)
    if loaded.role(watch) is not None:
        return None, SeatToken(None, watch)
    change = Change(loaded.id, loaded.row.serial, {})
    return change, SeatToken(None, new_token(loaded, change, tokens.watch_role(seat), watch))
