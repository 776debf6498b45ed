"""Error responses: a refusal in the caller's language, with its status and headers."""

from __future__ import annotations

import logging
from typing import Final

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from tiletum.errors import TiletumError
from tiletum.game.core.rules import Rules
from tiletum.hall import tokens
from tiletum.hall.opening import UPLOADED
from tiletum.hall.wire import Refusal
from tiletum.server.errors import ServerError, kind_of
from tiletum.server.operate import logs, metrics
from tiletum.server.tables.refused import Refused
from tiletum.table.illegal import IllegalMove
from tiletum.words import Words
from tiletum.words.describe import describe_error
from tiletum.words.values import Names

from .caller import AnyRequest
from .language import words_for

KEYS: Final = {
    400: "server-malformed",
    404: "server-no-page",
    405: "server-method",
    413: "server-too-large",
}
"""What the framework refuses with a status."""
LATER: Final = 30
"""Seconds to wait before trying again, where nobody knows better."""
LONGEST_DETAIL: Final = 300
logger = logging.getLogger("tiletum.app")


def refuse(request: AnyRequest, error: TiletumError | Refused) -> Response[Refusal]:
    """Return the response to a request that is refused."""
    content = refusal_of(request.headers.get("accept-language", ""), error)
    cause = error.error if isinstance(error, Refused) else error
    if isinstance(error, Refused):
        error.state.you = error.seat_of(tokens.from_header(request.headers.get("authorization")))
    return Response(
        content, status_code=kind_of(cause).status, media_type="application/json", headers=headers_of(cause)
    )


def refusal_of(language: str, error: TiletumError | Refused) -> Refusal:
    """Return a refusal in the language of an `Accept-Language` header, and count it."""
    cause, state, rules, names = error.parts() if isinstance(error, Refused) else (error, None, None, ())
    kind = kind_of(cause)
    metrics.REFUSALS.labels(kind.name).inc()
    rule, args = None, dict(cause.message_args())
    if isinstance(cause, IllegalMove):
        rule, args = cause.refusal.rule, {**args, "refused": cause.move}
    sentence = sentence_of(words_for(language), cause, rules, names)
    return Refusal(kind.name, cause.key, args, sentence, rule, state)


def headers_of(error: TiletumError) -> dict[str, str]:
    """Return the headers that HTTP demands with this status."""
    status = kind_of(error).status
    if status == 429:
        return {"retry-after": str(error.message_args().get("seconds", LATER))}
    return {"www-authenticate": "Bearer"} if status == 401 else {}


def sentence_of(words: Words, cause: TiletumError, rules: Rules | None, names: Names) -> str:
    """Return one sentence for people. An uploaded file has no name here."""
    if cause.message_args().get("file") == UPLOADED:
        cause = TiletumError(cause.key, **{**cause.message_args(), "file": words.say("server-upload")})
    return describe_error(words, cause, rules, names)


# --- errors of the framework, and of the program ---


def refuse_http(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """Refuse what the framework refuses, in our words, with the framework's headers (Allow)."""
    key = KEYS.get(error.status_code, "server-malformed")
    ours = ServerError(key, why=detail_of(error)) if key == "server-malformed" else ServerError(key)
    response = refuse(request, ours)
    response.headers.update(error.headers or {})
    return response


def detail_of(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    found = [str(item.get("message", "")) for item in extra if isinstance(item, dict)]
    return "; ".join(found)[:LONGEST_DETAIL] or error.detail[:LONGEST_DETAIL]


def refuse_deep_json(request: AnyRequest, _: RecursionError) -> Response[Refusal]:
    return refuse(request, ServerError("server-malformed", why="JSON"))


def refuse_unexpected(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """Log a fault of the program, and say nothing about it to the caller."""
    logs.log_failure(logger, logging.ERROR, "unexpected", error, path=request.scope["path"])
    return refuse(request, ServerError("server-internal"))


HANDLERS: Final[ExceptionHandlersMap] = {
    TiletumError: refuse,
    Refused: refuse,
    HTTPException: refuse_http,
    RecursionError: refuse_deep_json,
    Exception: refuse_unexpected,
}
