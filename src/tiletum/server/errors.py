"""Server errors: a key for the catalogues, with a kind and an HTTP status."""

from __future__ import annotations

from typing import Final, NamedTuple

from tiletum.errors import TiletumError
from tiletum.table.illegal import IllegalMove


class ServerError(TiletumError):
    """A refused request. Nothing was changed, except perhaps with `server-unsure`."""


class Kind(NamedTuple):
    name: str
    status: int


CANNOT: Final = Kind("cannot", 409)
"""Well-formed, but not possible now."""
ILLEGAL: Final = Kind("illegal", 409)

KINDS: Final[dict[str, Kind]] = {
    "server-malformed": Kind("malformed", 400),
    "server-no-token": Kind("no-token", 401),
    "server-not-allowed": Kind("forbidden", 403),
    "server-foreign": Kind("forbidden", 403),
    "server-host": Kind("forbidden", 403),
    "server-metrics": Kind("forbidden", 403),
    "server-no-table": Kind("unknown", 404),
    "server-no-page": Kind("unknown", 404),
    "server-no-client": Kind("unknown", 404),
    "server-method": Kind("method", 405),
    "server-too-large": Kind("too-large", 413),
    "server-too-many": Kind("too-many", 429),
    "server-full": Kind("too-many", 429),
    "server-tables-each": Kind("too-many", 429),
    "server-uploaded": Kind("too-many", 429),
    "server-blocked": Kind("forbidden", 403),
    "server-crowded": Kind("too-many", 429),
    "server-busy": Kind("too-many", 429),
    "server-busy-uploads": Kind("too-many", 429),
    "server-box-limits": Kind("too-large", 413),
    "server-position-large": Kind("too-large", 413),
    "file-too-large": Kind("too-large", 413),
    "file-long-line": Kind("malformed", 400),
    "file-long-word": Kind("malformed", 400),
    "file-deep-key": Kind("malformed", 400),
    "file-deep-nesting": Kind("malformed", 400),
    "file-many-entries": Kind("too-large", 413),
    "file-not-text": Kind("malformed", 400),
    "server-no-moment": Kind("unknown", 404),
    "server-stale": Kind("stale", 409),
    "server-future": Kind("stale", 409),
    "server-proposal-gone": Kind("stale", 409),
    "server-not-started": Kind("not-started", 409),
    "error-not-your-turn": Kind("not-your-turn", 409),
    "error-over": Kind("over", 409),
    "error-unknown-move": Kind("malformed", 409),
    "server-internal": Kind("internal", 500),
    "server-disk-full": Kind("store", 503),
    "server-no-database": Kind("store", 503),
    "server-unsure": Kind("store", 503),
    "server-newer": Kind("store", 503),
    "server-damaged": Kind("store", 503),
}

WITH_STATE: Final = ("stale", "not-your-turn", "illegal", "malformed", "over", "not-started", "cannot")
"""Kinds of refusals that carry the table's state."""


def kind_of(error: TiletumError) -> Kind:
    if isinstance(error, IllegalMove):
        return ILLEGAL
    return KINDS.get(error.key, CANNOT)
