"""What players agree on while they play: proposals and pauses; chat and the turn's webhook."""

from __future__ import annotations

from collections.abc import Callable

from litestar.params import JSONBody

from tiletum.hall import acts
from tiletum.hall.loaded import Running
from tiletum.hall.stored import Change
from tiletum.hall.wire import Answer, ChatLine, Posted, Propose, Proposed, Say, SetHook
from tiletum.server.http.caller import AnyRequest, Caller
from tiletum.server.http.declaration import Access, act
from tiletum.server.operate import webhooks

from .parameters import TABLE, TableId

Proposal = tuple[Change, acts.SeatToken | None]


@act(f"{TABLE}/proposals", Access.TOKEN, summary="Ask the others")
async def propose(table: TableId, data: JSONBody[Propose], request: AnyRequest) -> Proposed:
    """To take back more than the rule allows, to replace somebody who is absent, or to make a new link for a
    seat. Where nobody else could grant a link, the seat's owner has to be absent. If they stay away for as
    long again, ask once more, and the link is given."""
    caller = Caller(request)
    patience = caller.server.settings.absent
    return await negotiate(caller, table, lambda r, seat: acts.propose(r, seat, data, patience))


@act(f"{TABLE}/answers", Access.TOKEN, summary="Grant or refuse what is asked")
async def answer(table: TableId, data: JSONBody[Answer], request: AnyRequest) -> Proposed:
    """Whoever is the last to grant a new person for a seat gets the link for that person."""
    caller = Caller(request)
    patience = caller.server.settings.absent
    return await negotiate(caller, table, lambda r, seat: acts.answer(r, seat, data, patience))


async def negotiate(caller: Caller, table: str, do: Callable[[Running, int], Proposal]) -> Proposed:
    """Make or answer a proposal, and return it with the link that it may give."""

    def act(running: Running) -> tuple[Change | None, acts.SeatToken | None]:
        seat = caller.seat(running)
        change, token = do(running, seat)
        return acts.with_return(running, seat, change), token

    given = await caller.tables.change_with_token(table, act)
    if given is not None:
        await caller.tables.forget_elsewhere(table, given)
    link = None if given is None else caller.link(table, *given)
    state = await caller.tables.look(table, Running.table_state)
    return Proposed(state.version, state.proposal, link)


@act(f"{TABLE}/pause", Access.TOKEN, summary="Stop the clock")
async def pause(table: TableId, request: AnyRequest) -> Posted:
    """Until somebody lets it run again, or moves. Your own you can stop once in a turn, if others play."""
    return await Caller(request).act_on_game(table, acts.pause)


@act(f"{TABLE}/run", Access.TOKEN, summary="Let the clock run again")
async def go_on(table: TableId, request: AnyRequest) -> Posted:
    return await Caller(request).act_on_game(table, acts.go_on)


@act(f"{TABLE}/chat", Access.TOKEN, summary="Say something")
async def say(table: TableId, data: JSONBody[Say], request: AnyRequest) -> ChatLine:
    """Sent again with the same key it is not said again, as long as it is among the last fifty lines."""
    caller = Caller(request)
    await caller.check_place()
    return await caller.tables.say(table, caller.seat, data)


@act(f"{TABLE}/hook", Access.TOKEN, summary="Be called when it is your turn")
async def set_hook(table: TableId, data: JSONBody[SetHook], request: AnyRequest) -> SetHook:
    caller = Caller(request)
    await caller.look(table, caller.seat)
    await caller.check_place()
    private = caller.server.settings.private_hooks
    if data.url is not None:
        await webhooks.public_address(webhooks.check_url(data.url, private), private)
    await caller.act(table, lambda r, seat: acts.set_hook(r, seat, data.url))
    return data
