"""How a route is declared: once, with everything that others derive from it.

The guard, the OpenAPI description, the compression and the name in the metrics all come from here.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from types import ModuleType
from typing import Any, Final

from litestar import get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
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


def read(path: str, access: Access, *refused: int, **options: Any) -> Decorator:
    """Declare a GET route; `refused` lists the statuses of its refusals."""
    return get(path, **declared(path, access, refused, **options))


def act(path: str, access: Access, *refused: int, status_code: int = 200, **options: Any) -> Decorator:
    """Declare a POST route, which can be refused with any status unless `refused` lists them."""
    given = declared(path, access, refused or tuple(STATUSES), **options)
    return post(path, status_code=status_code, **given)


def declared(
    path: str,
    access: Access,
    refused: tuple[int, ...],
    *,
    summary: str,
    lean: bool = False,
    responses: dict[int, ResponseSpec] | None = None,
    **options: Any,
) -> dict[str, Any]:
    """Return the options of a route; a `lean` one sends few bytes, often."""
    given = options | {
        "summary": summary,
        "security": SECURITY.get(access),
        "guards": [need_token] if access is Access.TOKEN else [],
        "responses": refusals(*refused) if responses is None else responses,
        "opt": {NAME: name_of(path), ACCESS: access, UNCOMPRESSED: lean},
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
