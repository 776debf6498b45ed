"""Whole tables: open, read, close, rematch."""

from __future__ import annotations

from typing import Annotated, Final

from litestar.params import JSONBody, QueryParameter

from tiletum.hall import opening, requests
from tiletum.hall.visit import Visit
from tiletum.hall.wire import BoxState, Opened, OpenTable, Rematch, State
from tiletum.server.errors import ServerError
from tiletum.server.http.caller import AnyRequest, Caller
from tiletum.server.http.declaration import Access, act, read

from .parameters import ALL_MOVES, LOOK, TABLE, Guide, TableId

LARGEST_FILE: Final = 1_000_000
"""Bytes of a request that opens a table: it can contain a box or a saved game."""


@act(
    "/tables",
    Access.OPEN,
    *(400, 409, 429, 503),
    status_code=201,
    request_max_body_size=LARGEST_FILE,
    summary="Open a table",
)
async def open_table(data: JSONBody[OpenTable], request: AnyRequest) -> Opened:
    """Open a table. Only this reply contains the tokens. Seats with names and bots are taken, and the last
    taken seat starts the game."""
    caller = Caller(request)
    place = await caller.check_place()
    caller.server.limits.opened.check(caller.host)
    if data.save is not None or data.box is not None:
        caller.server.limits.uploaded.check(caller.host, len(await request.body()))
    new = await caller.tables.open(data, place)
    return await caller.tables.look(new.row.id, lambda loaded: opening.reply(loaded, new, caller.visitor))


@read(TABLE, Access.UNLESS_PUBLIC, *LOOK, summary="The state of a table")
async def look(
    table: TableId,
    request: AnyRequest,
    since: Annotated[
        int,
        QueryParameter(
            ge=0, le=ALL_MOVES, description="Include the events after this many moves; without: none."
        ),
    ] = ALL_MOVES,
    guide: Guide = False,
    version: Annotated[
        int, QueryParameter(ge=0, le=ALL_MOVES, description="Answer from at least this version.")
    ] = 0,
) -> State:
    return await Caller(request).look_at(table, version, requests.look, since, guide)


@read(f"{TABLE}/box", Access.UNLESS_PUBLIC, *LOOK, summary="The components of a table")
async def box(table: TableId, request: AnyRequest) -> BoxState:
    """Return the components. They never change for a table."""
    return await Caller(request).look(table, requests.box)


@act(f"{TABLE}/close", Access.TOKEN, status_code=204, summary="Close a table before the start")
async def close(table: TableId, request: AnyRequest) -> None:
    """Remove a table, as its opener. All its streams end."""
    caller = Caller(request)
    try:
        await caller.tables.close(table, caller.visitor)
    except ServerError as error:
        if error.key != "server-no-table":
            raise
        raise ServerError("server-no-token") from error  # a removed table has no opener


@act(f"{TABLE}/rematch", Access.TOKEN, summary="Play again")
async def rematch(table: TableId, request: AnyRequest) -> Rematch:
    """Open a table with the same seats, options and tokens, as any seat or the opener."""
    caller = Caller(request)
    await caller.look(table, Visit.check_takes_part)
    check = lambda: caller.server.limits.opened.check(caller.host)  # noqa: E731
    return Rematch(await caller.tables.rematch(table, check, await caller.check_place()))
