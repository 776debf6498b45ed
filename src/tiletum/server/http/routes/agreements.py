"""Agreements between players: proposals and pauses, and chat and webhooks."""

from __future__ import annotations

from litestar.params import JSONBody

from tiletum.hall import requests
from tiletum.hall.visit import Visit
from tiletum.hall.wire import Answer, ChatLine, Posted, Propose, Proposed, Say, SetHook
from tiletum.server.http.caller import AnyRequest, Caller
from tiletum.server.http.declaration import Access, act
from tiletum.server.operate import webhooks

from .parameters import TABLE, TableId


@act(f"{TABLE}/proposals", Access.TOKEN, summary="Make a proposal")
async def propose(table: TableId, data: JSONBody[Propose], request: AnyRequest) -> Proposed:
    """Propose an undo beyond the limit, the replacement of an absent player, or a new link for a seat. If
    nobody else can grant a link, the seat's owner must be absent. If they stay away as long again, propose it
    once more to get the link."""
    return await Caller(request).act(table, requests.propose, data)


@act(f"{TABLE}/answers", Access.TOKEN, summary="Grant or refuse a proposal")
async def answer(table: TableId, data: JSONBody[Answer], request: AnyRequest) -> Proposed:
    """Grant or refuse the proposal. The last player to grant a new person for a seat gets the new link."""
    return await Caller(request).act(table, requests.answer, data)


@act(f"{TABLE}/pause", Access.TOKEN, summary="Stop the clock")
async def pause(table: TableId, request: AnyRequest) -> Posted:
    """Stop the clock until somebody restarts it or moves. With other people at the table, you can stop it
    only once in your own turn."""
    return await Caller(request).act(table, requests.pause)


@act(f"{TABLE}/run", Access.TOKEN, summary="Restart the clock")
async def go_on(table: TableId, request: AnyRequest) -> Posted:
    return await Caller(request).act(table, requests.go_on)


@act(f"{TABLE}/chat", Access.TOKEN, summary="Say something")
async def say(table: TableId, data: JSONBody[Say], request: AnyRequest) -> ChatLine:
    """Add a line to the chat. A line repeated with the same key is not added again, as long as it is among
    the last fifty lines."""
    caller = Caller(request)
    await caller.check_place()
    return await caller.act(table, requests.say, data)


@act(f"{TABLE}/hook", Access.TOKEN, summary="Set the webhook for your turns")
async def set_hook(table: TableId, data: JSONBody[SetHook], request: AnyRequest) -> SetHook:
    caller = Caller(request)
    await caller.look(table, Visit.seat)
    await caller.check_place()
    private = caller.server.settings.private_hooks
    if data.url is not None:
        await webhooks.public_address(webhooks.check_url(data.url, private), private)
    return await caller.act(table, requests.set_hook, data)
