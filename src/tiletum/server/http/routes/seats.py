"""Seats: take one, free one, replace its link, let a bot play it."""

from __future__ import annotations

from litestar.params import JSONBody

from tiletum.hall import requests
from tiletum.hall.wire import Hand, Join, Joined, Leave, Left, Posted, Reissue, Resign, SeatLink, TakeBack
from tiletum.server.http.caller import AnyRequest, Caller
from tiletum.server.http.declaration import Access, act

from .parameters import TABLE, TableId


@act(f"{TABLE}/join", Access.UNLESS_PUBLIC, summary="Take a seat")
async def join(table: TableId, data: JSONBody[Join], request: AnyRequest) -> Joined:
    """Take the token's seat, or without a token the first free seat of a public table. A repeated request
    gives the same seat; without a token, it needs the same key."""
    caller = Caller(request)
    if caller.token is None:
        await caller.check_place()
    return await caller.act(table, requests.join, data)


@act(f"{TABLE}/leave", Access.TOKEN, summary="Free a seat before the start")
async def leave(table: TableId, data: JSONBody[Leave], request: AnyRequest) -> Left:
    """Free your own seat, whose link stays valid, or as the opener another player's seat."""
    return await Caller(request).act(table, requests.leave, data)


@act(f"{TABLE}/links", Access.TOKEN, summary="A new link for a lost one")
async def new_link(table: TableId, data: JSONBody[Reissue], request: AnyRequest) -> SeatLink:
    """Make a new link for your own seat, or as the opener for any seat before the start. The old link becomes
    void, even at rematches. After the start, propose a new link for another seat. A seat that asks for the
    watchers' link gets one of its own, the same each time, and no other link becomes void."""
    return await Caller(request).act(table, requests.new_link, data)


@act(f"{TABLE}/resign", Access.TOKEN, summary="Resign")
async def resign(table: TableId, data: JSONBody[Resign], request: AnyRequest) -> Posted:
    return await Caller(request).act(table, requests.resign, data)


@act(f"{TABLE}/hand", Access.TOKEN, summary="Let a bot play the seat")
async def hand(table: TableId, data: JSONBody[Hand], request: AnyRequest) -> Posted:
    return await Caller(request).act(table, requests.hand_over, data)


@act(f"{TABLE}/back", Access.TOKEN, summary="Take the seat back from a bot")
async def take_back(table: TableId, request: AnyRequest, data: JSONBody[TakeBack | None] = None) -> Posted:
    """Take the seat back from a bot, optionally with a new name. Needs only the seat's link."""
    return await Caller(request).act(table, requests.take_back, data or TakeBack())
