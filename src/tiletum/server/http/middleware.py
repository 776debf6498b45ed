"""The outermost layer: limits, Host and Origin checks, headers, metrics and the request log."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from typing import Any, Final

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.routes import HTTPRoute
from litestar.types import HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from tiletum.hall.wire import encode
from tiletum.server.errors import ServerError, kind_of
from tiletum.server.operate import logs, metrics
from tiletum.server.server import Server

from .declaration import NAME
from .errors import headers_of, refusal_of
from .hosts import check_addressed, check_target, is_trusted, names_of, origin_of

logger = logging.getLogger("tiletum.app")

HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
RAW_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
OPENER_POLICY: Final = (b"cross-origin-opener-policy", b"same-origin")
"""Browsers ignore it where they do not trust the origin, and report that as an error of the page."""
NO_STORE: Final = (b"cache-control", b"no-store")
WITH_ALLOW: Final = (204, 405)
"""Statuses of responses that list the methods of an address."""
NO_ROUTE: Final = "other"
"""Name in the metrics of a request that no route declared by us has answered."""

RawHeaders = Iterable[tuple[bytes, bytes]]


class Middleware:
    """The ASGI application that uvicorn calls."""

    def __init__(self, app: Litestar, server: Server) -> None:
        self.app = app
        self.server = server
        self.own = origin_of(server.settings.address)
        self.names = names_of(server.settings)
        self.repeats = logs.Repeats()
        self.methods = methods_by_path(app)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._answer(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET and (error := self._refused(scope, acts=True)):
            await refuse_early(scope, send, error, "websocket.http.response")
        else:
            await self.app(scope, receive, send)

    async def _answer(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        start = time.perf_counter()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = self._headers(scope, status, message["headers"])
            await send(message)

        method = scope["method"]
        # No route declares HEAD: the API's description would have 40 operations instead of 30, and 96 kB
        # instead of 80. uvicorn leaves out the body.
        handled: HTTPScope = {**scope, "method": "GET"} if method == "HEAD" else scope
        try:
            if error := self._refused(scope, acts=method not in ("GET", "HEAD", "OPTIONS")):
                await refuse_early(scope, send_with_headers, error, "http.response")
            else:
                await self.app(handled, receive, send_with_headers)
        except asyncio.CancelledError:  # the server stops, and has waited long enough
            if not status:
                await refuse_early(scope, send_with_headers, ServerError("server-unsure"), "http.response")
        finally:
            metrics.LATENCY.labels(name_of(handled)).observe(time.perf_counter() - start)
            self._log(scope, status or 500, time.perf_counter() - start)

    def _headers(self, scope: HTTPScope, status: int, given: RawHeaders) -> list[tuple[bytes, bytes]]:
        """Return a response's headers with ours. Only the client's pages say that they may be cached."""
        if scope["method"] == "OPTIONS" and (methods := self.methods.get(scope.get("path_template", ""))):
            given = [(name, methods if name == b"allow" else value) for name, value in given]
        headers = [*(map(with_head, given) if status in WITH_ALLOW else given), *RAW_HEADERS]
        if all(name != NO_STORE[0] for name, _ in headers):
            headers.append(NO_STORE)
        if is_trusted(scope["scheme"], scope["headers"], self.own):
            headers.append(OPENER_POLICY)
        return headers

    def _refused(self, scope: HTTPScope | WebSocketScope, acts: bool) -> ServerError | None:
        """Return why a request is refused before any route sees it; `acts`: it wants more than to look."""
        client = scope["client"]
        try:
            self.server.limits.requests.check(client[0] if client else "")
            check_target(scope["raw_path"], scope["query_string"])
            check_addressed(scope["headers"], self.own, acts, self.names)
        except ServerError as error:
            return error.with_traceback(None)  # its frames would hold the request until a garbage collection
        return None

    def _log(self, scope: HTTPScope, status: int, seconds: float) -> None:
        times = self.repeats.due(f"request {status}") if status >= 500 else 0
        if times or logger.isEnabledFor(logging.DEBUG):
            fields = {"method": scope["method"], "path": scope["path"], "status": status}
            fields["milliseconds"] = round(1000 * seconds, 1)
            level = logging.WARNING if times else logging.DEBUG
            logger.log(level, "request", extra=fields | ({"times": times} if times else {}))


def methods_by_path(app: Litestar) -> dict[str, bytes]:
    """Return the methods of every path.

    Litestar 2.25 answers OPTIONS with the methods declared first: for /api/tables it leaves out POST.
    """
    return {
        route.path_format: ", ".join(sorted(route.methods)).encode()
        for route in app.routes
        if isinstance(route, HTTPRoute)
    }


def with_head(header: tuple[bytes, bytes]) -> tuple[bytes, bytes]:
    """Add HEAD to the methods of an Allow header: it is answered wherever GET is."""
    name, value = header
    methods = value.split(b", ")
    if name != b"allow" or b"GET" not in methods:
        return header
    return name, b", ".join(sorted({*methods, b"HEAD"}))


def name_of(scope: HTTPScope) -> str:
    """Return the name that the route which answered has in the metrics."""
    handler = scope.get("route_handler")
    return NO_ROUTE if handler is None else str(handler.opt.get(NAME, NO_ROUTE))


async def refuse_early(scope: HTTPScope | WebSocketScope, send: Send, error: ServerError, kind: str) -> None:
    """Refuse a request or a stream without the framework, which would read what it is sent."""
    language = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    headers = [(name.encode(), value.encode()) for name, value in headers_of(error).items()]
    headers.append((b"content-type", b"application/json"))
    start: Any = {"type": f"{kind}.start", "status": kind_of(error).status, "headers": headers}
    body: Any = {
        "type": f"{kind}.body",
        "body": encode(refusal_of(language, error)),
        "more_body": False,
    }
    await send(start)
    await send(body)
