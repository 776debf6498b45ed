"""What players agree on while they play: proposals and pauses; chat and the turn's webhook."""

from __future__ import annotations

from litestar.params import JSONBody

from tiletum.hall import requests
from tiletum.hall.visit import Visit
from tiletum.hall.wire import Answer, ChatLine, Posted, Propose, Proposed, Say, SetHook
from tiletum.server.http.caller import AnyRequest, Caller
from tiletum.server.http.declaration import Access, act
from tiletum.server.operate import webhooks

from .parameters import TABLE, TableId


@act(f"{TABLE}/proposals", Access.TOKEN, summary="Ask the others")
async def propose(table: TableId, data: JSONBody[Propose], request: AnyRequest) -> Proposed:
    """To take back more than the rule allows, to replace somebody who is absent, or to make a new link for a
    seat. Where nobody else could grant a link, the seat's owner has to be absent. If they stay away for as
    long again, ask once more, and the link is given."""
    return await Caller(request).act(table, requests.propose, data)


@act(f"{TABLE}/answers", Access.TOKEN, summary="Grant or refuse what is asked")
async def answer(table: TableId, data: JSONBody[Answer], request: AnyRequest) -> Proposed:
    """The last player to grant a new person for a seat gets the link for that person."""
    return await Caller(request).act(table, requests.answer, data)


@act(f"{TABLE}/pause", Access.TOKEN, summary="Stop the clock")
async def pause(table: TableId, request: AnyRequest) -> Posted:
    """Until somebody lets it run again, or moves. Your own you can stop once in a turn, if others play."""
    return await Caller(request).act(table, requests.pause)


@act(f"{TABLE}/run", Access.TOKEN, summary="Let the clock run again")
async def go_on(table: TableId, request: AnyRequest) -> Posted:
    return await Caller(request).act(table, requests.go_on)


@act(f"{TABLE}/chat", Access.TOKEN, summary="Say something")
async def say(table: TableId, data: JSONBody[Say], request: AnyRequest) -> ChatLine:
    """Sent again with the same key it is not said again, as long as it is among the last fifty lines."""
    caller = Caller(request)
    await caller.check_place()
    return await caller.act(table, requests.say, data)


@act(f"{TABLE}/hook", Access.TOKEN, summary="Be called when it is your turn")
async def set_hook(table: TableId, data: JSONBody[SetHook], request: AnyRequest) -> SetHook:
    caller = Caller(request)
    await caller.look(table, Visit.seat)
    await caller.check_place()
    private = caller.server.settings.private_hooks
    if data.url is not None:
        await webhooks.public_address(webhooks.check_url(data.url, private), private)
    return await caller.act(table, requests.set_hook, data)
