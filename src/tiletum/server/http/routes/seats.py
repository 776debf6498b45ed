"""Seats: take one, free one, replace its link, let a bot play it."""

from __future__ import annotations

from litestar.params import JSONBody

from tiletum.hall import acts, tokens
from tiletum.hall.loaded import Running
from tiletum.hall.stored import Change
from tiletum.hall.wire import Hand, Join, Joined, Leave, Left, Posted, Reissue, Resign, SeatLink, TakeBack
from tiletum.server.errors import ServerError
from tiletum.server.http.caller import AnyRequest, Caller
from tiletum.server.http.declaration import Access, act
from tiletum.server.tables import cache

from .parameters import TABLE, TableId


@act(f"{TABLE}/join", Access.UNLESS_PUBLIC, summary="Take a seat")
async def join(table: TableId, data: JSONBody[Join], request: AnyRequest) -> Joined:
    """With the seat's token; at a public table also without one, which gives the first free seat. Sent again
    it gives the same seat: without a token if it has the same key."""
    caller = Caller(request)
    link = None
    if caller.token is None:
        await caller.check_place()
        sit = lambda r: cache.sit_down(r, data.name, data.key, data.colour)  # noqa: E731
        given = await caller.tables.change_with_token(table, sit)
        assert given is not None
        link = caller.link(table, *given)
        caller.token = link.token
    else:
        await caller.act(table, lambda r, seat: cache.join(r, seat, data.name, data.colour))

    def joined(running: Running) -> Joined:
        seat = caller.seat(running)
        return Joined(seat, link, running.state(seat))

    return await caller.look(table, joined)


@act(f"{TABLE}/leave", Access.TOKEN, summary="Free a seat before the start")
async def leave(table: TableId, data: JSONBody[Leave], request: AnyRequest) -> Left:
    """Your own, whose link stays good; or, by the opener, somebody's, who is given no other."""
    caller = Caller(request)
    if data.seat is None:
        running = await caller.act(table, acts.leave)
        return Left(caller.seat(running), None)
    seat = data.seat

    def free(running: Running) -> tuple[Change, acts.SeatToken]:
        caller.check_opener(running)
        return acts.take_off(running, seat)

    given = await caller.tables.change_with_token(table, free)
    assert given is not None
    return Left(seat, caller.link(table, *given))


@act(f"{TABLE}/links", Access.TOKEN, summary="A new link for a lost one")
async def new_link(table: TableId, data: JSONBody[Reissue], request: AnyRequest) -> SeatLink:
    """By a seat for itself, or before the start by the opener; the old link is void, also at rematches. After
    the start, propose a new link for another seat. A seat that asks for the watchers' link gets one of its
    own, the same each time, and no other link is void."""
    caller = Caller(request)

    def reissue(running: Running) -> tuple[Change | None, acts.SeatToken]:
        role = caller.role(running)
        if role == tokens.OPENER:
            return acts.reissue_by_opener(running, data.seat)
        seat = caller.seat(running)
        if data.seat is None:
            assert caller.token is not None
            return acts.let_watch(running, seat, caller.token)
        if data.seat != seat:
            raise ServerError("server-not-allowed")
        change, token = acts.reissue(running, seat)
        return acts.with_return(running, seat, change), token

    return caller.link(table, *await caller.tables.reissue(table, reissue))


@act(f"{TABLE}/resign", Access.TOKEN, summary="Give the game up")
async def resign(table: TableId, data: JSONBody[Resign], request: AnyRequest) -> Posted:
    return await Caller(request).act_on_game(table, lambda r, seat: acts.resign(r, seat, data.bot))


@act(f"{TABLE}/hand", Access.TOKEN, summary="Let a bot play the seat")
async def hand(table: TableId, data: JSONBody[Hand], request: AnyRequest) -> Posted:
    return await Caller(request).act_on_game(table, lambda r, seat: acts.hand_over(r, seat, data.bot))


@act(f"{TABLE}/back", Access.TOKEN, summary="Take the seat back from a bot")
async def take_back(table: TableId, request: AnyRequest, data: JSONBody[TakeBack | None] = None) -> Posted:
    """By whoever has its link now, who may have another name than who had it before."""
    name = "" if data is None else data.name
    return await Caller(request).act_on_game(table, lambda r, seat: acts.take_back(r, seat, name))
