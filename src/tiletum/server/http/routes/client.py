"""The files of the browser client."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from tiletum.server.http import pages
from tiletum.server.http.caller import AnyRequest
from tiletum.server.http.declaration import UNCOMPRESSED


@get("/", include_in_schema=False, opt={UNCOMPRESSED: True})
async def index(request: AnyRequest) -> Response[bytes]:
    return pages.respond(request, pages.INDEX)


@get("/{name:str}", include_in_schema=False, opt={UNCOMPRESSED: True})
async def at_root(name: FromPath[str], request: AnyRequest) -> Response[bytes]:
    return pages.respond(request, name)


@get("/assets/{name:str}", include_in_schema=False, opt={UNCOMPRESSED: True})
async def asset(name: FromPath[str], request: AnyRequest) -> Response[bytes]:
    return pages.respond(request, pages.ASSETS + name)
