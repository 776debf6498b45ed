"""The game up to now: any earlier moment, the log, points by source, and the save file."""

from __future__ import annotations

from typing import Annotated, Any

from litestar.params import PathParameter, QueryParameter

from tiletum.hall import requests
from tiletum.hall.wire import Entries, Moment, Scores
from tiletum.server.http.caller import AnyRequest, Caller
from tiletum.server.http.declaration import Access, read

from .parameters import ALL_MOVES, LOOK_BACK, TABLE, Guide, TableId


@read(f"{TABLE}/save", Access.UNLESS_PUBLIC, *LOOK_BACK, summary="Export the game")
async def save(table: TableId, request: AnyRequest) -> dict[str, Any]:
    """As a save file, which can be opened as a table again, or by the command line."""
    return await Caller(request).look_at_log(table, requests.export)


@read(f"{TABLE}/at/{{version:int}}", Access.UNLESS_PUBLIC, *LOOK_BACK, summary="How a table stood")
async def look_back(
    table: TableId,
    version: Annotated[
        int, PathParameter(ge=0, le=ALL_MOVES, description="After so many entries of the log.")
    ],
    request: AnyRequest,
    since: Annotated[
        int,
        QueryParameter(
            ge=0, le=ALL_MOVES, description="Tell the events after so many moves; without: of the last entry."
        ),
    ] = ALL_MOVES,
    guide: Guide = False,
) -> Moment:
    first = None if since == ALL_MOVES else since
    return await Caller(request).look_at(table, version, requests.look_back, version, first, guide)


@read(f"{TABLE}/entries", Access.UNLESS_PUBLIC, *LOOK_BACK, summary="The log, by entry")
async def entries(table: TableId, request: AnyRequest) -> Entries:
    """Everything that was ever done, also what was undone."""
    return await Caller(request).look_at_log(table, requests.entries)


@read(f"{TABLE}/scores", Access.UNLESS_PUBLIC, *LOOK_BACK, summary="Where points came from")
async def scores(table: TableId, request: AnyRequest) -> Scores:
    """By seat and source, at the moment and step by step."""
    return await Caller(request).look_at_log(table, requests.scores)
