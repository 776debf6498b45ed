"""Moves: post them, preview them, take them back, ask for a hint."""

from __future__ import annotations

from typing import Any

from litestar.params import JSONBody

from tiletum.hall.loaded import Running
from tiletum.hall.preview import describe_hints, preview_moves
from tiletum.hall.wire import AskHint, Hinted, Posted, PostMoves, Preview, Previewed, Undo
from tiletum.server.bots.scheduler import ask_hint
from tiletum.server.http.caller import AnyRequest, Caller
from tiletum.server.http.declaration import Access, act

from .parameters import TABLE, TableId


@act(f"{TABLE}/moves", Access.TOKEN, lean=True, summary="Play moves")
async def post_moves(table: TableId, data: JSONBody[PostMoves], request: AnyRequest) -> Posted:
    """All or none; the last may reveal something or end the turn, none after that."""
    caller = Caller(request)
    return Posted(await caller.tables.post(table, caller.seat, data))


@act(f"{TABLE}/preview", Access.UNLESS_PUBLIC, summary="What moves would bring")
async def preview(table: TableId, data: JSONBody[Preview], request: AnyRequest) -> Previewed:
    """Events up to the first thing that is revealed, and what speaks against the last move.

    What a die gives comes after the question of its bonus tile, whatever the answer: it is told, too.
    """
    do = lambda running: preview_moves(running, data.moves)  # noqa: E731
    return await Caller(request).look_as_watcher(table, do, data.version)


@act(f"{TABLE}/undo", Access.TOKEN, summary="Take moves back")
async def undo(table: TableId, data: JSONBody[Undo], request: AnyRequest) -> Posted:
    caller = Caller(request)
    return Posted(await caller.tables.undo(table, caller.seat, data))


@act(f"{TABLE}/hint", Access.TOKEN, summary="The best ways to go on")
async def hint(table: TableId, data: JSONBody[AskHint], request: AnyRequest) -> Hinted:
    """For whoever decides, now or at an earlier version. For everybody with a link to the table."""
    caller = Caller(request)

    def question(running: Running) -> dict[str, Any]:
        caller.role(running)
        return ask_hint(running, data.count, data.version)

    asked = await caller.look(table, question, data.version or 0)
    await caller.check_place()
    caller.server.limits.hints.check(caller.host)
    hints = await caller.server.thinking.hint(asked)
    version = asked["version"]
    await caller.look(table, lambda running: describe_hints(running, version, hints))
    return Hinted(version, asked["seat"], hints)
