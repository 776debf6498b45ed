"""A lean JSON response for the hot path, without what longer responses need."""

from __future__ import annotations

from typing import Any, TypeVar

from litestar import Response
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send

from tiletum.hall.wire import encode

T = TypeVar("T")


class LeanResponse(Response[T]):
    """JSON and a status, without cookies, headers of its own and background tasks."""

    def to_asgi_response(self, *_: Any, **__: Any) -> ASGIResponse:
        return LeanASGIResponse(self.status_code or 200, encode(self.content))


class LeanASGIResponse(ASGIResponse):
    def __init__(self, status: int, body: bytes) -> None:
        self.status_code = status
        self.body = body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        length = str(len(self.body)).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", length)]
        await send({"type": "http.response.start", "status": self.status_code, "headers": headers})
        await send({"type": "http.response.body", "body": self.body, "more_body": False})
