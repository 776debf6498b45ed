"""Proposals to the other people at the table: an undo, the replacement of an absent player, a new link."""

from __future__ import annotations

import math
from typing import TypeGuard

import msgspec
from msgspec.structs import replace

from tiletum.errors import TiletumError
from tiletum.hall import tokens
from tiletum.hall.errors import HallError
from tiletum.hall.loaded import LoadedTable
from tiletum.hall.seats import HUMAN, back_to_a_person, is_absent, seats_to_grant, turn_key
from tiletum.hall.stored import Change, Info, PendingProposal
from tiletum.hall.tokens import SeatToken
from tiletum.hall.wire import PERSON, Answer, Propose, encode

from .changes import (
    check_bot,
    check_length,
    check_playing,
    check_plays,
    check_seat_of_person,
    check_version,
    game_change,
    row_change,
    with_info,
    with_seat,
)
from .chat import add_notice
from .handing import check_other
from .links import new_token

Proposed = tuple[Change, SeatToken | None]
"""The change of a proposal or an answer, and the token of the new link if there is one."""


def propose(loaded: LoadedTable, seat: int, request: Propose, patience: float) -> Proposed:
    """Make a proposal. If nobody has to grant it, it takes effect at once.

    There is only one proposal at a time, so that nobody grants a different one from what they saw.
    """
    table = check_playing(loaded)
    check_plays(loaded, seat)
    check_length(table)
    if is_same(loaded.info.asking, seat, request):
        return grant(loaded, loaded.info.asking, patience, seat)
    if loaded.info.asking is not None:
        raise HallError("server-asked")
    if request.kind == "replace":
        check_replacing(loaded, seat, request)
    elif request.kind == "link":
        check_linking(loaded, seat, request.seat)
    else:
        table.undo_limit(granted=True).check(request.decisions)
    number = loaded.row.serial
    asking = PendingProposal(
        request.kind, seat, table.version, request.decisions, request.seat, request.bot, number=number
    )
    return grant(loaded, asking, patience, seat)


def check_replacing(loaded: LoadedTable, seat: int, request: Propose) -> None:
    if request.seat >= len(loaded.info.seats):
        raise TiletumError("error-seat", seat=request.seat, players=len(loaded.info.seats))
    if request.seat == seat or loaded.info.seats[request.seat].player != PERSON:
        raise HallError("server-not-absent")
    if request.bot is not None:
        check_bot(request.bot)
        check_other(loaded, request.seat, request.bot)
    elif request.seat in loaded.game.resigned:
        raise HallError("server-resigned")
    elif not seats_to_grant(loaded, "replace", seat, request.seat):
        raise HallError("server-replace-bot")


def is_same(asking: PendingProposal | None, seat: int, request: Propose) -> TypeGuard[PendingProposal]:
    """Return whether a proposal repeats a pending one for a link that nobody can grant. It may be due now."""
    if asking is None or asking.due is None:
        return False
    return (asking.kind, asking.by, asking.seat) == (request.kind, seat, request.seat)


def check_linking(loaded: LoadedTable, seat: int, about: int) -> None:
    check_seat_of_person(loaded, about)
    if about == seat:
        raise HallError("server-link-own")
    if about in loaded.game.resigned:
        raise HallError("server-resigned")


def check_absent(loaded: LoadedTable, seat: int, patience: float) -> None:
    if not is_absent(loaded, seat, patience):
        raise HallError("server-present", minutes=math.ceil(patience / 60))


def answer(loaded: LoadedTable, seat: int, request: Answer, patience: float) -> Proposed:
    """Grant or refuse a proposal, or withdraw it as its proposer."""
    check_playing(loaded)
    asking = loaded.info.asking
    if request.proposal is not None and (asking is None or asking.number != request.proposal):
        raise HallError("server-proposal-gone")
    withdrawn = asking is not None and asking.by == seat and not request.grant
    if asking is None or not (withdrawn or may_answer(loaded, asking, seat)):
        raise HallError("server-not-asked")
    if not request.grant:
        return refuse(loaded, asking), None
    return grant(loaded, replace(asking, granted=sorted({*asking.granted, seat})), patience, seat)


def may_answer(loaded: LoadedTable, asking: PendingProposal, seat: int) -> bool:
    """Return whether a seat may answer. The owner of the old link may answer about a new one, too."""
    if asking.kind == "link" and seat == asking.seat:
        return True
    return seat in seats_to_grant(loaded, asking.kind, asking.by, asking.seat)


def refuse(loaded: LoadedTable, asking: PendingProposal) -> Change:
    change = row_change(loaded, info=with_info(loaded, asking=None))
    if asking.due is not None:
        add_notice(loaded, change, "server-notice-link-ended", seat=asking.seat)
    return change


def grant(loaded: LoadedTable, asking: PendingProposal, patience: float, last: int) -> Proposed:
    """Carry out the proposal if everybody has granted it, else keep it. `last` gets the new link, if any."""
    if asking.kind == "replace":
        check_absent(loaded, asking.seat, patience)
    asked = seats_to_grant(loaded, asking.kind, asking.by, asking.seat)
    if asking.kind == "link" and asking.seat in asking.granted:
        return give_link(loaded, asking, last)
    if set(asked) - set(asking.granted):
        return row_change(loaded, info=with_info(loaded, asking=replace(asking, due=None))), None
    if asking.kind == "link":
        return give_link(loaded, asking, last) if asked else announce_link(loaded, asking, patience)
    if asking.kind == "undo":
        return undo_together(loaded, asking), None
    return replace_player(loaded, asking, last)


def undo_together(loaded: LoadedTable, asking: PendingProposal) -> Change:
    check_version(loaded, asking.version)
    before = turn_key(loaded)
    loaded.game.undo(back_to_a_person(loaded, asking.decisions), granted=True)
    return game_change(loaded, before, info=replace(loaded.info, asking=None))


def replace_player(loaded: LoadedTable, asking: PendingProposal, taker: int) -> Proposed:
    """Give a seat to a bot, from which it can be taken back, or to another person with a new link.

    With a new link, the old one becomes void and its webhook is removed.
    """
    before = turn_key(loaded)
    loaded.game.hand_over(asking.seat, asking.bot or HUMAN)
    info = replace(loaded.info, asking=None)
    if asking.bot is not None:
        return game_change(loaded, before, info=info), None
    change = game_change(loaded, before, info=with_seat(info, asking.seat, hook=None, joined=False))
    add_notice(loaded, change, "server-notice-seat-given", seat=asking.seat, by=taker)
    token = new_token(loaded, change, tokens.seat_role(asking.seat))
    return change, SeatToken(asking.seat, token)


# --- a new link that nobody can grant ---


def announce_link(loaded: LoadedTable, asking: PendingProposal, patience: float) -> Proposed:
    """Announce a new link that nobody can grant, or give it when it is due.

    After the notice, the absent owner of the seat has another `patience` seconds to come back.
    """
    check_absent(loaded, asking.seat, patience)
    now = loaded.clock.now()
    if asking.due is None:
        change = row_change(loaded, info=with_info(loaded, asking=replace(asking, due=now + patience)))
        add_notice(loaded, change, "server-notice-link-asked", seat=asking.seat, by=asking.by)
        return change, None
    if now < asking.due:
        raise HallError("server-link-wait", minutes=math.ceil((asking.due - now) / 60))
    return give_link(loaded, asking, asking.by)


def give_link(loaded: LoadedTable, asking: PendingProposal, taker: int) -> tuple[Change, SeatToken]:
    """Give a seat's new link to `taker`. The old link becomes void, and its webhook is removed."""
    info = with_seat(replace(loaded.info, asking=None), asking.seat, hook=None)
    change = row_change(loaded, info=encode(info).decode())
    change.everywhere = True
    add_notice(loaded, change, "server-notice-link-given", seat=asking.seat, by=taker)
    return change, SeatToken(asking.seat, new_token(loaded, change, tokens.seat_role(asking.seat)))


def with_return(loaded: LoadedTable, seat: int, change: Change | None) -> Change | None:
    """Return the change with a pending link for the seat cancelled, since its owner is back."""
    asking = loaded.info.asking
    if change is None or asking is None or asking.due is None or asking.seat != seat:
        return change
    info = msgspec.json.decode(change.row.get("info", loaded.row.info), type=Info)
    if info.asking is None:  # the change itself ends it
        return change
    change.row["info"] = encode(replace(info, asking=None)).decode()
    add_notice(loaded, change, "server-notice-link-ended", seat=seat)
    return change


def come_back(loaded: LoadedTable, seat: int) -> Change | None:
    """Cancel a pending link for the seat, since its owner is back. Return None if there is none."""
    return with_return(loaded, seat, row_change(loaded)) if is_awaited(loaded, seat) else None


def is_awaited(loaded: LoadedTable, seat: int | None) -> bool:
    """Return whether a new link for the seat has been announced."""
    asking = loaded.info.asking
    return asking is not None and asking.due is not None and asking.seat == seat
