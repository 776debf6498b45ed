"""Bodies are taken as the schema says: the framework alone would also take `0` for false and `"3"` for 3."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.handlers import HTTPRouteHandler

from .errors import ServerError


class StrictRequest(Request[Any, Any, Any]):
    async def json(self) -> Any:
        """The body as what its route asks for; what is ready so is not converted any more."""
        body = await self.body()
        handler = self.route_handler
        field = handler.parsed_data_field if isinstance(handler, HTTPRouteHandler) else None
        try:
            return msgspec.json.decode(body, type=Any if field is None else field.annotation)
        except (msgspec.DecodeError, RecursionError) as error:
            raise ServerError("server-malformed", why=str(error)[:300]) from error
