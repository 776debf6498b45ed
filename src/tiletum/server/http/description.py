"""The OpenAPI description, from the declarations of the routes and the wire types they name."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import Litestar, Request
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from tiletum.hall.wire import Refusal, encode
from tiletum.version import __version__

from .declaration import handlers_in
from .routes import API, OUTSIDE, routes


def config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Tiletum",
        version=__version__,
        description="Tables of the board game Tiletum. See docs/api.md.",
        path="/schema",
        render_plugins=[Description()],
        components=Components(
            security_schemes={"token": SecurityScheme(type="http", scheme="bearer", description="Of a seat.")}
        ),
        security=[{"token": []}],
    )


class Description(JsonRenderPlugin):
    """Litestar's description, with the wire types as msgspec checks them."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return encode(with_schemas(openapi_schema))


def description() -> dict[str, Any]:
    """Return the OpenAPI description, from which the client's types are generated."""
    app = Litestar(routes(), openapi_config=config(), logging_config=None)
    return with_schemas(app.openapi_schema.to_schema())


def with_schemas(described: dict[str, Any]) -> dict[str, Any]:
    components = described["components"]
    return {**described, "components": {**components, "schemas": components["schemas"] | schemas()}}


@cache
def schemas() -> dict[str, Any]:
    """Return the schemas of all wire types. Cached: making them takes long enough to delay players."""
    types = described_types()
    return msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")[1]


def described_types() -> list[type[msgspec.Struct]]:
    """Return the types that the routes name. Others are part of these."""
    found = (type_ for handler in handlers_in((*API, *OUTSIDE)) for type_ in wire_types(handler))
    return list(dict.fromkeys([Refusal, *found]))


def wire_types(handler: BaseRouteHandler) -> list[type[msgspec.Struct]]:
    """Return the types of a route's body and of its response."""
    hints = get_type_hints(handler.fn)
    named = (part for name in ("data", "return") if name in hints for part in parts_of(hints[name]))
    return [part for part in named if isinstance(part, type) and issubclass(part, msgspec.Struct)]


def parts_of(annotation: Any) -> Iterable[Any]:
    """Return an annotation, or what it is made of: `X | None` and `Response[X]` are made of X."""
    return get_args(annotation) if get_origin(annotation) is not None else (annotation,)
