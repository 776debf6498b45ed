"""The HTTP routes by resource. Each checks the caller and passes the request on to the table."""

from __future__ import annotations

from typing import Final

from litestar import Router
from litestar.handlers import BaseRouteHandler

from tiletum.server.http.declaration import handlers_in

from . import agreements, client, health, lists, looking_back, moves, seats, tables, watching

LARGEST_BODY: Final = 64_000
"""Bytes of a request's body, unless its route says otherwise."""
API: Final = (agreements, lists, looking_back, moves, seats, tables, watching)
OUTSIDE: Final = (client, health)
"""Routes whose paths do not begin with `/api`."""


def routes() -> list[Router | BaseRouteHandler]:
    """Return every route of the server."""
    api = Router("/api", route_handlers=handlers_in(API), request_max_body_size=LARGEST_BODY)
    return [api, *handlers_in(OUTSIDE)]
