"""Moves: post them, preview them, take them back, ask for a hint."""

from __future__ import annotations

from litestar.params import JSONBody

from tiletum.hall import requests
from tiletum.hall.wire import AskHint, Hinted, Posted, PostMoves, Preview, Previewed, Undo
from tiletum.server.http.caller import AnyRequest, Caller
from tiletum.server.http.declaration import Access, act

from .parameters import TABLE, TableId


@act(f"{TABLE}/moves", Access.TOKEN, lean=True, summary="Play moves")
async def post_moves(table: TableId, data: JSONBody[PostMoves], request: AnyRequest) -> Posted:
    """All or none; the last may reveal something or end the turn, none after that."""
    return await Caller(request).act_at(table, data.version, requests.post_moves, data)


@act(f"{TABLE}/preview", Access.UNLESS_PUBLIC, summary="What moves would bring")
async def preview(table: TableId, data: JSONBody[Preview], request: AnyRequest) -> Previewed:
    """Events up to the first thing that is revealed, and what speaks against the last move.

    They include what a die gives, which in a game comes only after the question of its bonus tile.
    """
    return await Caller(request).look_at(table, data.version, requests.preview, data)


@act(f"{TABLE}/undo", Access.TOKEN, summary="Take moves back")
async def undo(table: TableId, data: JSONBody[Undo], request: AnyRequest) -> Posted:
    return await Caller(request).act_at(table, data.version, requests.undo, data)


@act(f"{TABLE}/hint", Access.TOKEN, summary="The best ways to go on")
async def hint(table: TableId, data: JSONBody[AskHint], request: AnyRequest) -> Hinted:
    """For the active player, now or at an earlier version. Everybody with a link to the table may ask."""
    caller = Caller(request)
    asked = await caller.look_at(table, data.version or 0, requests.ask_hint, data)
    await caller.check_place()
    caller.server.limits.hints.check(caller.host)
    hints = await caller.server.thinking.hint(asked)
    return await caller.look(table, requests.give_hints, asked, hints)
