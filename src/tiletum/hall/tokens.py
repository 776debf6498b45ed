"""Tokens, which prove a role at a table: a seat, the opener, or a watcher.

A token is in the fragment of a link, which browsers never send. Clients send it in a header or in the first
message of a stream. The server keeps only its hash.
"""

from __future__ import annotations

import base64
import hashlib
import secrets
from typing import Final, NamedTuple

from .errors import HallError

BYTES: Final = 24
ID_BYTES: Final = 9
OPENER, WATCH = "opener", "watch"
BEARER: Final = "bearer "
LONGEST: Final = 100


class SeatToken(NamedTuple):
    """A new token and its seat; None for watchers."""

    seat: int | None
    token: str


def new_token() -> str:
    return secrets.token_urlsafe(BYTES)


def token_by(table: str, key: str) -> str:
    """Return the token for a player who sits down with a secret key: always the same for the same key."""
    digest = hashlib.sha256(f"{table} {key}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:BYTES]).decode()


def new_id() -> str:
    """Return an id for a table. It is not a secret, but hard to guess.

    Commands would take one that begins with "-" for an option.
    """
    while (id_ := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return id_


def hash_token(token: str) -> str:
    """Return the hash of a token. With its 192 random bits, one round of a fast hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def seat_role(seat: int) -> str:
    return f"seat {seat}"


def watch_role(seat: int) -> str:
    """Return the role of a watch link that a seat gave away."""
    return f"{WATCH} {seat}"


def only_watches(role: str) -> bool:
    return role.startswith(WATCH)


def seat_of(role: str) -> int | None:
    return int(role.removeprefix("seat ")) if role.startswith("seat ") else None


def from_header(header: str | None) -> str | None:
    """Return the token of an `Authorization: Bearer` header."""
    if header is None:
        return None
    if not header.lower().startswith(BEARER) or not len(BEARER) < len(header) <= LONGEST:
        raise HallError("server-no-token")
    return header[len(BEARER) :].strip()


def link(address: str, table: str, token: str) -> str:
    return f"{address}/#{table}/{token}"
