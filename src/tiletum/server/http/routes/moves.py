"""Moves: posts, previews, undo and hints."""

from __future__ import annotations

from litestar.params import JSONBody

from tiletum.hall import requests
from tiletum.hall.wire import AskHint, Hinted, Posted, PostMoves, Preview, Previewed, Undo
from tiletum.server.http.caller import AnyRequest, Caller
from tiletum.server.http.declaration import Access, act

from .parameters import TABLE, TableId


@act(f"{TABLE}/moves", Access.TOKEN, lean=True, summary="Play moves")
async def post_moves(table: TableId, data: JSONBody[PostMoves], request: AnyRequest) -> Posted:
    """Play all moves, or none. Only the last one may reveal something or end the turn."""
    return await Caller(request).act_at(table, data.version, requests.post_moves, data)


@act(f"{TABLE}/preview", Access.UNLESS_PUBLIC, summary="Preview moves")
async def preview(table: TableId, data: JSONBody[Preview], request: AnyRequest) -> Previewed:
    """Return the events up to the first reveal, and the warnings about the last move.

    They include the resources of a die, which in a game come only after the decision about its bonus tile.
    """
    return await Caller(request).look_at(table, data.version, requests.preview, data)


@act(f"{TABLE}/undo", Access.TOKEN, summary="Undo")
async def undo(table: TableId, data: JSONBody[Undo], request: AnyRequest) -> Posted:
    return await Caller(request).act_at(table, data.version, requests.undo, data)


@act(f"{TABLE}/hint", Access.TOKEN, summary="Hints")
async def hint(table: TableId, data: JSONBody[AskHint], request: AnyRequest) -> Hinted:
    """Return hints for the active player, now or at an earlier version. Everybody with a link may ask."""
    caller = Caller(request)
    asked = await caller.look_at(table, data.version or 0, requests.ask_hint, data)
    await caller.check_place()
    caller.server.limits.hints.check(caller.host)
    hints = await caller.server.thinking.hint(asked)
    return await caller.look(table, requests.give_hints, asked, hints)
