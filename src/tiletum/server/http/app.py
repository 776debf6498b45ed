"""The application: routes, refusals as people and programs read them, and what surrounds every answer."""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import os
import re
import sys
import threading
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import cache
from multiprocessing.process import BaseProcess
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, MethodNotAllowedException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from tiletum.errors import TiletumError
from tiletum.game.core.rules import Rules
from tiletum.game.engine import PLAYER_COUNTS, Game
from tiletum.hall import tokens
from tiletum.hall.opening import UPLOADED
from tiletum.hall.wire import SENT, Refusal, encode
from tiletum.server.errors import ServerError, kind_of
from tiletum.server.operate import logs, metrics
from tiletum.server.operate.settings import Settings, from_environment
from tiletum.server.server import Server
from tiletum.server.tables.cache import Refused
from tiletum.table.illegal import IllegalMove
from tiletum.version import __version__
from tiletum.words import Words
from tiletum.words.describe import describe_error
from tiletum.words.values import Names

from . import routes
from .hosts import check_addressed, check_target, is_trusted, names_of, origin_of
from .language import words_for

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
ALONE: Final = (b"cross-origin-opener-policy", b"same-origin")
"""Browsers ignore it where they do not trust the origin, and note that as an error of the page."""
OF_STATUS: Final = {
    400: "server-malformed",
    404: "server-no-page",
    405: "server-method",
    413: "server-too-large",
}


NOT_KEPT: Final = (b"cache-control", b"no-store")
AS_ANSWER: Final = b"refusal=answer"
"""A browser notes a status of a refusal as an error of the page: so the client asks for answers."""


def kept(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Only the pages of the client may be kept by browsers; they say how long themselves."""
    return [] if any(name == NOT_KEPT[0] for name, _ in headers) else [NOT_KEPT]


def wants_answers(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """As RFC 7240 has it: a list, in one header or several, of which the first of a name counts."""
    listed = b",".join(value for name, value in headers if name == b"prefer").split(b",")
    preferences = [re.sub(rb"[\s\"]", b"", each.partition(b";")[0]).lower() for each in listed]
    of_refusals = [each for each in preferences if each.partition(b"=")[0] == AS_ANSWER.partition(b"=")[0]]
    return of_refusals[:1] == [AS_ANSWER]


def create() -> ASGIApp:
    """For the worker processes: settings come from the environment."""
    settings = from_environment()
    logs.set_up(settings.log)
    if (leader := multiprocessing.parent_process()) is not None:
        threading.Thread(target=end_with, args=(leader,), daemon=True).start()
    app = create_app(settings)
    for players in PLAYER_COUNTS:
        Game.new(players)  # lays out the box, for which nobody should have to wait later
    # Tables are long-lived and hold no cycles: looking through all of them again and again finds nothing.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
    # Whenever the writer has asked the database something it has to wait for its turn to go on.
    sys.setswitchinterval(0.0005)
    return app


def end_with(leader: BaseProcess) -> None:
    """A worker that outlived the process that started it would keep the port to itself."""
    leader.join()
    os._exit(1)


def create_app(settings: Settings) -> ASGIApp:
    server = Server(settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            end_at_last()
            await server.stop()

    app = Litestar(
        route_handlers=routes.routes(),
        lifespan=[lifespan],
        exception_handlers={
            TiletumError: refuse,
            Refused: refuse,
            HTTPException: lambda request, error: refuse(request, of_http(error)),
            MethodNotAllowedException: wrong_method,
            RecursionError: lambda request, _: refuse(request, ServerError("server-malformed", why="JSON")),
            Exception: unexpected,
        },
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key=routes.SMALL
        ),
        openapi_config=openapi(),
        logging_config=None,
    )
    app.state["server"] = server
    return Surroundings(app, server)


def end_at_last() -> None:
    """A database that hangs must not keep the process from ending."""
    timer = threading.Timer(LAST_SECONDS, os._exit, (1,))
    timer.daemon = True
    timer.start()


LAST_SECONDS: Final = 8.0


def openapi() -> OpenAPIConfig:
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
    """Litestar's, with the forms of what is sent and answered as msgspec checks them."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return encode(with_forms(openapi_schema))


def with_forms(described: dict[str, Any]) -> dict[str, Any]:
    components = described["components"]
    return {**described, "components": {**components, "schemas": components["schemas"] | forms()}}


@cache
def forms() -> dict[str, Any]:
    """Once: it takes so long that many who ask for the description would keep the players waiting."""
    return msgspec.json.schema_components(SENT, ref_template="#/components/schemas/{name}")[1]


def description() -> dict[str, Any]:
    """The OpenAPI description, without a server: the client's types are made from it."""
    described = Litestar(routes.routes(), openapi_config=openapi(), logging_config=None)
    return with_forms(described.openapi_schema.to_schema())


# --- refusals ---


def refuse(request: Request[Any, Any, Any], error: TiletumError | Refused) -> Response[Refusal]:
    content = refusal_of(request.headers.get("accept-language", ""), error)
    cause = error.error if isinstance(error, Refused) else error
    if isinstance(error, Refused):
        error.state.you = error.seat_of(tokens.from_header(request.headers.get("authorization")))
    return Response(
        content,
        status_code=kind_of(cause).status,
        media_type="application/json",
        headers=headers_of(cause),
    )


def refusal_of(language: str, error: TiletumError | Refused) -> Refusal:
    """What is told, in the language that an `Accept-Language` header asks for; and it is counted."""
    cause, state, rules, names = error.parts() if isinstance(error, Refused) else (error, None, None, ())
    kind = kind_of(cause)
    metrics.REFUSALS.labels(kind.name).inc()
    rule, args = None, dict(cause.message_args())
    if isinstance(cause, IllegalMove):
        rule, args = cause.refusal.rule, {**cause.refusal.args, "refused": cause.move}
    return Refusal(
        kind.name, cause.key, args, sentence_of(words_for(language), cause, rules, names), rule, state
    )


def headers_of(error: TiletumError) -> dict[str, str]:
    """What a refusal with this status has to say."""
    status = kind_of(error).status
    if status == 429:
        return {"retry-after": retry_after(error)}
    return {"www-authenticate": "Bearer"} if status == 401 else {}


def retry_after(error: TiletumError) -> str:
    """In seconds: as long as it takes, where that is known."""
    return str(error.message_args().get("seconds", SOME_TIME))


SOME_TIME: Final = 30


def sentence_of(words: Words, cause: TiletumError, rules: Rules | None, names: Names) -> str:
    """One sentence. Nobody knows here what a file was called before it was sent."""
    if cause.message_args().get("file") == UPLOADED:
        cause = TiletumError(cause.key, **{**cause.message_args(), "file": words.say("server-upload")})
    return describe_error(words, cause, rules, names)


def wrong_method(request: Request[Any, Any, Any], _: Exception) -> Response[Refusal]:
    """With what the address can be used for, as a refusal of this kind has to say."""
    answer = refuse(request, ServerError("server-method"))
    answer.headers["allow"] = ", ".join(methods_at(request.app, request.scope["path"]))
    return answer


def methods_at(app: Litestar, path: str) -> list[str]:
    def fits(route: HTTPRoute) -> bool:
        return re.fullmatch(re.sub(r"\{[^}]+\}", "[^/]+", route.path_format), path) is not None

    routes = [route for route in app.routes if isinstance(route, HTTPRoute) and fits(route)]
    methods = {str(method) for route in routes for method in route.methods}
    return sorted(methods | {"HEAD"} if "GET" in methods else methods)


def of_http(error: HTTPException) -> ServerError:
    """What the framework refuses, in our words."""
    key = OF_STATUS.get(error.status_code, "server-malformed")
    return ServerError(key, why=explained(error)) if key == "server-malformed" else ServerError(key)


def explained(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    found = [str(item.get("message", "")) for item in extra if isinstance(item, dict)]
    return "; ".join(found)[:300] or error.detail[:300]


def unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    logs.log_failure(logger, logging.ERROR, "unexpected", error, path=request.scope["path"])
    return refuse(request, ServerError("server-internal"))


# --- around every answer ---


class Surroundings:
    """Outermost: limits, headers, measurements and the log of requests."""

    def __init__(self, app: Litestar, server: Server) -> None:
        self.app = app
        self.server = server
        self.own = origin_of(server.settings.address)
        self.names = names_of(server.settings)
        self.repeats = logs.Repeats()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET and (error := self._refused(scope, acts=True)):
            await self._refuse(scope, send, error, "websocket.http.response")
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        start = time.perf_counter()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message["headers"], *RAW_HEADERS, *kept(message["headers"])]
                if is_trusted(scope["scheme"], scope["headers"], self.own):
                    headers.append(ALONE)
                if status >= 400 and wants_answers(scope["headers"]):
                    message["status"] = 200
                    headers.append((b"preference-applied", AS_ANSWER))
                message["headers"] = headers
            await send(message)

        method = scope["method"]
        try:
            if error := self._refused(scope, acts=method not in ("GET", "HEAD", "OPTIONS")):
                await self._refuse(scope, send_with_headers, error, "http.response")
            elif method == "OPTIONS" and (methods := methods_at(self.app, scope["path"])):
                await self._options(send_with_headers, methods)
            elif method == "HEAD":  # answered as GET is; uvicorn leaves out the body
                await self.app({**scope, "method": "GET"}, receive, send_with_headers)
            else:
                await self.app(scope, receive, send_with_headers)
        except asyncio.CancelledError:  # the server ends, and has waited long enough
            if not status:
                await self._refuse(scope, send_with_headers, ServerError("server-unsure"), "http.response")
        finally:
            self._note(scope, status or 500, time.perf_counter() - start)

    def _refused(self, scope: HTTPScope | WebSocketScope, acts: bool) -> ServerError | None:
        client = scope["client"]
        try:
            self.server.limits.requests.check(client[0] if client else "")
            check_target(scope["raw_path"], scope["query_string"])
            check_addressed(scope["headers"], self.own, acts, self.names)
        except ServerError as error:
            return error.with_traceback(None)  # its frames would hold the request until a garbage collection
        return None

    async def _refuse(
        self, scope: HTTPScope | WebSocketScope, send: Send, error: ServerError, kind: str
    ) -> None:
        """Without the framework, which reads what it is sent. A stream is refused as a request is, too."""
        language = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
        refusal = refusal_of(language, error)
        headers = [(name.encode(), value.encode()) for name, value in headers_of(error).items()]
        headers.append((b"content-type", b"application/json"))
        start: Any = {"type": f"{kind}.start", "status": kind_of(error).status, "headers": headers}
        body: Any = {"type": f"{kind}.body", "body": encode(refusal), "more_body": False}
        await send(start)
        await send(body)

    async def _options(self, send: Send, methods: list[str]) -> None:
        """Litestar would tell of one handler's methods only. Nothing is said of other origins: none may."""
        headers = [(b"allow", ", ".join(methods).encode())]
        await send({"type": "http.response.start", "status": 204, "headers": headers})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    def _note(self, scope: HTTPScope, status: int, seconds: float) -> None:
        path = str(scope["path"])
        metrics.LATENCY.labels(route_of(path)).observe(seconds)
        times = self.repeats.due(f"request {status}") if status >= 500 else 0
        if logger.isEnabledFor(logging.DEBUG) or times:
            noted = {"method": scope["method"], "path": path, "status": status}
            logger.log(
                logging.WARNING if times else logging.DEBUG,
                "request",
                extra={**noted, "milliseconds": round(1000 * seconds, 1)}
                | ({"times": times} if times else {}),
            )


def route_of(path: str) -> str:
    """A short name; whatever is in an address that we do not know is not kept."""
    parts = path.split("/")
    last = parts[4] if len(parts) >= 5 else "table" if len(parts) == 4 else parts[-1]
    return last if last in ROUTES else "other"


ROUTES: Final = {
    *(
        "tables",
        "mine",
        "table",
        "box",
        "about",
        "save",
        "join",
        "links",
        "rematch",
        "moves",
        "preview",
        "undo",
        "resign",
    ),
    *("hand", "back", "proposals", "answers", "pause", "run", "chat", "hook", "health", "metrics"),
    *("hint", "leave", "close", "entries", "scores", "at"),
}
