"""Host and Origin checks.

A browser sends an Origin with the requests of every page. Pages of other sites must not act here, nor watch
what only this machine or network can reach. A site can also point its own name here (DNS rebinding), so the
server answers only to names that it knows. Programs send no Origin.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Container, Iterable
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from tiletum.server.errors import ServerError
from tiletum.server.operate.settings import Settings

KNOWN: Final = 1000
SPELLING: Final = re.compile(r"(?:\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._~-]+)(?::[0-9]*)?")
"""A Host header. Brackets enclose an IPv6 address, and only a port may follow them."""
LONGEST_HOST: Final = 260
"""A name has at most 253 characters, and a port 5."""
LONGEST_TARGET: Final = 1_000
"""Bytes of a request's path and query. The framework caches 1,000 of them."""


FORWARDED: Final = (b"forwarded", b"via", b"x-real-ip")
"""Headers of proxies, beside all that begin with `x-forwarded-`."""


def names_of(settings: Settings) -> frozenset[str]:
    """Return the names that requests may use for the server, beside IP addresses and localhost."""
    own = socket.gethostname()
    first = own.partition(".")[0]
    given = (own, first, f"{first}.local", name_in(urlsplit(settings.address).netloc), *settings.hosts)
    return frozenset(plain_name(name) for name in given if name)


def plain_name(name: str) -> str:
    return name.lower().removesuffix(".")


def check_addressed(
    headers: Iterable[tuple[bytes, bytes]], own: str, acts: bool, names: Container[str]
) -> None:
    """Raise if a request is not for this server, or comes from another site's page.

    `own` is the origin of our pages, if it is known; `acts` is whether the request may change something.
    """
    host = origin = ""
    for name, value in headers:
        if name == b"host":
            host = host or value.decode("latin-1")
            check_host(value.decode("latin-1"), names)
        elif name == b"origin":
            origin = value.decode("latin-1").lower()
    if acts and origin and origin != own and origin.partition("://")[2] != host.lower():
        raise ServerError("server-foreign")


def check_target(path: bytes, query: bytes) -> None:
    """Raise if a request's path and query are longer than any of this server's."""
    if len(path) + len(query) > LONGEST_TARGET:
        raise ServerError("server-too-large")


def check_host(host: str, names: Container[str]) -> None:
    """Raise unless a Host header, from which links are made, is well-formed and names this server."""
    if host and (len(host) > LONGEST_HOST or not is_host(host)):
        raise ServerError("server-malformed", why="Host")
    name = name_in(host)
    if name and name not in names and not is_number(name) and not is_loopback(host):
        raise ServerError("server-host", host=name)


def is_local(client: str, headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Return whether a request comes from this machine, and from no proxy on it."""
    host = ""
    for name, value in headers:
        if name in FORWARDED or name.startswith(b"x-forwarded-"):
            return False
        if name == b"host":
            host = value.decode("latin-1")
    return is_number(client) and ipaddress.ip_address(client).is_loopback and is_loopback(host)


@lru_cache(KNOWN)
def name_in(host: str) -> str:
    """Return a Host's name, without the port."""
    return plain_name(urlsplit(f"//{host}").hostname or "") if is_host(host) else ""


@lru_cache(KNOWN)
def is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


@lru_cache(KNOWN)
def is_host(host: str) -> bool:
    try:
        parts = urlsplit(f"//{host}")
        return bool(SPELLING.fullmatch(host) and parts.hostname and parts.port != 0)
    except ValueError:
        return False


def is_trusted(scheme: str, headers: Iterable[tuple[bytes, bytes]], own: str) -> bool:
    """Return whether browsers trust the origin, because nobody between can change what is sent."""
    if scheme == "https" or own.startswith("https://"):
        return True
    hosts = [value[:LONGEST_HOST].decode("latin-1") for name, value in headers if name == b"host"]
    return bool(hosts) and is_loopback(hosts[0])


@lru_cache(KNOWN)
def is_loopback(host: str) -> bool:
    name = name_in(host)
    if is_number(name):
        return ipaddress.ip_address(name).is_loopback
    return f".{name}".endswith(".localhost")


def origin_of(address: str) -> str:
    """Return an address's origin, as browsers spell it."""
    parts = urlsplit(address.lower())
    return f"{parts.scheme}://{parts.netloc}" if address else ""
