"""Whom a request is addressed to, and whose page sent it: looked at before anything else.

A browser says of every page's request whose page it is. The pages of other sites may not act here, nor watch
what only this machine or network can reach. Programs say nothing of the kind.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from .errors import ServerError

KNOWN: Final = 1000
CHARACTERS: Final = re.compile(r"[A-Za-z0-9._~:\[\]-]+")


def check_addressed(headers: Iterable[tuple[bytes, bytes]], own: str, acts: bool) -> None:
    """`own`: where our pages come from, if it was said; `acts`: whether more is asked for than to look."""
    host = origin = ""
    for name, value in headers:
        if name == b"host":
            host = host or value.decode("latin-1")
            check_host(value.decode("latin-1"))
        elif name == b"origin":
            origin = value.decode("latin-1").lower()
    if acts and origin and origin != own and origin.partition("://")[2] != host.lower():
        raise ServerError("server-foreign")


def check_host(host: str) -> None:
    """What links are made of. Nothing else may fail later because of it."""
    if host and not is_host(host):
        raise ServerError("server-malformed", why="Host")


@lru_cache(KNOWN)
def is_host(host: str) -> bool:
    try:
        parts = urlsplit(f"//{host}")
        return bool(CHARACTERS.fullmatch(host) and parts.hostname and parts.port != 0)
    except ValueError:
        return False


def is_trusted(scheme: str, headers: Iterable[tuple[bytes, bytes]], own: str) -> bool:
    """Whether browsers trust the origin: nobody on the way to it can change what is sent."""
    if scheme == "https" or own.startswith("https://"):
        return True
    hosts = [value.decode("latin-1") for name, value in headers if name == b"host"]
    return bool(hosts) and is_loopback(hosts[0])


@lru_cache(KNOWN)
def is_loopback(host: str) -> bool:
    name = (urlsplit(f"//{host}").hostname or "") if is_host(host) else ""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:  # not a number
        return f".{name}".endswith(".localhost")


def origin_of(address: str) -> str:
    """As browsers say it."""
    parts = urlsplit(address.lower())
    return f"{parts.scheme}://{parts.netloc}" if address else ""
