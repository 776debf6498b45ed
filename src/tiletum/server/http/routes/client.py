"""The files of the browser client."""

from __future__ import annotations

from litestar import Response
from litestar.params import FromPath

from tiletum.server.http import pages
from tiletum.server.http.caller import AnyRequest
from tiletum.server.http.declaration import page


@page("/")
async def index(request: AnyRequest) -> Response[bytes]:
    return pages.respond(request, pages.INDEX)


@page("/{name:str}")
async def at_root(name: FromPath[str], request: AnyRequest) -> Response[bytes]:
    return pages.respond(request, name)


@page("/assets/{name:str}")
async def asset(name: FromPath[str], request: AnyRequest) -> Response[bytes]:
    return pages.respond(request, pages.ASSETS + name)
