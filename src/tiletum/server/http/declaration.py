"""How a route is declared: once, with everything that others derive from it.

The guard, the OpenAPI description, the compression and the name in the metrics all come from here.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from types import ModuleType
from typing import Any, Final

from litestar import get, post, websocket
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler, WebsocketRouteHandler
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import SecurityRequirement

from tiletum.hall import tokens
from tiletum.hall.wire import Refusal
from tiletum.server.errors import ServerError

from .responses import LeanResponse

NAME: Final = "name"
"""Key in a route's `opt`: its name in the metrics."""
ACCESS: Final = "access"
"""Key in a route's `opt`: who may use it."""
CLIENT: Final = "client"
"""The name of all routes to the client's files."""
UNCOMPRESSED: Final = "uncompressed"
"""Key in a route's `opt`: its responses are too short, or compressed already."""

STATUSES: Final = {
    400: "Not what the schema describes.",
    401: "The token is missing, or not good for this table.",
    403: "The token is good, but not for this; or a page of another site asks, or for another host.",
    404: "There is no such table.",
    409: "Not possible as things are: stale, not your turn, illegal, over ...",
    413: "Too large.",
    429: "Too many requests.",
    503: "The database is full or not there; nothing was changed. "
    "With the key `server-unsure` that is not known: send it again with the same key.",
}
ANYWHERE: Final = (403, 413)
"""Any request can be for another host, or have too long an address."""

Decorator = Callable[[Callable[..., Any]], HTTPRouteHandler]


class Access(Enum):
    """Which token a route needs."""

    OPEN = "open"
    """None."""
    UNLESS_PUBLIC = "unless public"
    """One for the table, unless the table is public."""
    TOKEN = "token"
    """One for the table."""


SECURITY: Final[dict[Access, list[SecurityRequirement]]] = {
    Access.OPEN: [{}],
    Access.UNLESS_PUBLIC: [{"token": []}, {}],
}
"""In the OpenAPI description; its default is a token."""


def read(path: str, access: Access, *refused: int, **others: Any) -> Decorator:
    """Declare a GET route; `refused` lists the statuses of its refusals."""
    return get(path, **declared(path, access, refused, **others))


def act(path: str, access: Access, *refused: int, status_code: int = 200, **others: Any) -> Decorator:
    """Declare a POST route, which can be refused with any status unless `refused` lists them."""
    given = declared(path, access, refused or tuple(STATUSES), **others)
    return post(path, status_code=status_code, **given)


def page(path: str) -> Decorator:
    """Declare a route to files of the client. They are no part of the API, and compressed already."""
    return get(path, include_in_schema=False, opt=options(CLIENT, Access.OPEN, uncompressed=True))


def stream(path: str, access: Access) -> Callable[[Callable[..., Any]], WebsocketRouteHandler]:
    """Declare a WebSocket. Its token is in the first message, so its handler checks the access."""
    return websocket(path, opt=options(name_of(path), access))


def options(name: str, access: Access, uncompressed: bool = False) -> dict[str, Any]:
    """Return what a route's `opt` says."""
    return {NAME: name, ACCESS: access, UNCOMPRESSED: uncompressed}


def declared(
    path: str,
    access: Access,
    refused: tuple[int, ...],
    *,
    summary: str,
    lean: bool = False,
    responses: dict[int, ResponseSpec] | None = None,
    **others: Any,
) -> dict[str, Any]:
    """Return the options of a route; a `lean` one sends few bytes, often."""
    given = others | {
        "summary": summary,
        "security": SECURITY.get(access),
        "guards": [need_token] if access is Access.TOKEN else [],
        "responses": refusals(*refused) if responses is None else responses,
        "opt": options(name_of(path), access, uncompressed=lean),
    }
    return given | ({"response_class": LeanResponse} if lean else {})


def name_of(path: str) -> str:
    """Return a route's name: the last fixed part of its path, or `table` for a table itself."""
    parts = path.strip("/").split("/")
    if path.endswith("/{table:str}"):
        return "table"
    return next(part for part in reversed(parts) if not part.startswith("{"))


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Return how a route's refusals are described, with those that any request can meet."""
    return {
        status: ResponseSpec(Refusal, description=STATUSES[status], generate_examples=False)
        for status in sorted({*statuses, *ANYWHERE})
    }


async def need_token(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Raise if a request has no token. Without `async` Litestar would run this in a thread."""
    if tokens.from_header(connection.headers.get("authorization")) is None:
        raise ServerError("server-no-token")


def handlers_in(modules: tuple[ModuleType, ...]) -> list[BaseRouteHandler]:
    """Return every route that these modules declare, in the order of their source."""
    found = (value for module in modules for value in vars(module).values())
    return [value for value in found if isinstance(value, BaseRouteHandler)]
