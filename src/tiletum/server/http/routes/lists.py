"""Lists of tables, and of the choices for a new table."""

from __future__ import annotations

from typing import Annotated

from litestar.params import FromQuery, JSONBody, QueryParameter

from tiletum.bots import bot_names
from tiletum.box import load
from tiletum.game.core.editions import EDITIONS, LEVELS
from tiletum.hall.guide import edition_differences
from tiletum.hall.wire import AFTER, About, Listed, Mine, Status
from tiletum.server.http import pages
from tiletum.server.http.caller import AnyRequest, Caller
from tiletum.server.http.declaration import Access, act, read
from tiletum.version import __version__
from tiletum.words import languages


@read("/tables", Access.OPEN, 400, 429, 503, summary="Public tables")
async def list_tables(
    request: AnyRequest,
    status: FromQuery[Status] = "open",
    after: Annotated[
        str | None,
        QueryParameter(pattern=AFTER, description="The `next` of an answer, to continue after it."),
    ] = None,
) -> Listed:
    """Return fifty public tables, latest first."""
    caller = Caller(request)
    return await caller.tables.listed(status, after, caller.pay_for_loading)


@act("/mine", Access.OPEN, 400, 403, 413, 429, 503, summary="My tables")
async def my_tables(data: JSONBody[Mine], request: AnyRequest) -> Listed:
    """Return fifty tables, running or finished, of the tokens that a client has stored."""
    caller = Caller(request)
    return await caller.tables.mine(data, caller.pay_for_loading)


@read("/about", Access.OPEN, 400, 429, summary="Choices for a new table")
async def about() -> About:
    return About(
        version=__version__,
        build=pages.build(),
        languages=languages(),
        bots=bot_names(),
        editions=list(EDITIONS),
        differences={name: edition_differences(name, solo=False) for name in EDITIONS},
        solo_differences={name: edition_differences(name, solo=True) for name in EDITIONS},
        levels=LEVELS,
        challenges=[card.id for card in load().challenges],
    )
