"""The game so far: any earlier version, the log, points by source, and the save file."""

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
    """Return the game as a save file, which can be opened as a new table or by the command line."""
    return await Caller(request).look_at_log(table, requests.export)


@read(
    f"{TABLE}/at/{{version:int}}", Access.UNLESS_PUBLIC, *LOOK_BACK, summary="A table at an earlier version"
)
async def look_back(
    table: TableId,
    version: Annotated[
        int, PathParameter(ge=0, le=ALL_MOVES, description="The number of entries of the log.")
    ],
    request: AnyRequest,
    since: Annotated[
        int,
        QueryParameter(
            ge=0,
            le=ALL_MOVES,
            description="Include the events after this many moves; without: of the last entry.",
        ),
    ] = ALL_MOVES,
    guide: Guide = False,
) -> Moment:
    first = None if since == ALL_MOVES else since
    return await Caller(request).look_at(table, version, requests.look_back, version, first, guide)


@read(f"{TABLE}/entries", Access.UNLESS_PUBLIC, *LOOK_BACK, summary="The log, by entry")
async def entries(table: TableId, request: AnyRequest) -> Entries:
    """Return all entries of the log, including undone moves."""
    return await Caller(request).look_at_log(table, requests.entries)


@read(f"{TABLE}/scores", Access.UNLESS_PUBLIC, *LOOK_BACK, summary="Points by source")
async def scores(table: TableId, request: AnyRequest) -> Scores:
    """Return the points by seat and source, now and step by step."""
    return await Caller(request).look_at_log(table, requests.scores)
