"""“Your turn” by webhook: a POST to an address that a player gave.

The server must not be made to call what only it can reach. So the name is resolved once, every address it
has must be public, and the call goes to that address, to the usual ports, and follows no redirect.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import httpx

from . import metrics
from .errors import ServerError
from .rows import Change
from .running import Running
from .schema import PERSON, encode

PORTS: Final = {"http": 80, "https": 443}
PATIENCE: Final = 5.0
WAITING: Final = 1000
logger = logging.getLogger("tiletum.webhooks")


def check_url(url: str, private: bool) -> SplitResult:
    """The parts of an address that may be called, as far as can be said without asking for its name."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise ServerError("server-hook", url=url) from error
    usual = port in (None, PORTS.get(parts.scheme))
    if parts.scheme not in PORTS or not parts.hostname or "@" in parts.netloc or not (usual or private):
        raise ServerError("server-hook", url=url)
    return parts


LOOKUPS: Final = ThreadPoolExecutor(4, "names")
"""A name whose server does not answer keeps a thread for long: never one that other work waits for."""


async def look_up(host: str | None, port: int) -> list[Any]:
    ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    async with asyncio.timeout(PATIENCE):
        return await asyncio.get_running_loop().run_in_executor(LOOKUPS, ask)


async def public_address(parts: SplitResult, private: bool) -> str:
    port = parts.port or PORTS[parts.scheme]
    try:
        found = await look_up(parts.hostname, port)
    except (OSError, UnicodeError) as error:  # TimeoutError is an OSError
        raise ServerError("server-hook", url=parts.geturl()) from error
    addresses = [str(entry[4][0]) for entry in found]
    if not private and not all(is_public(address) for address in addresses):
        raise ServerError("server-hook", url=parts.geturl())
    return addresses[0]


def is_public(text: str) -> bool:
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo and address.teredo[1])
        if inner:
            address = inner
        elif address in NAT64:
            address = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        elif address not in UNICAST:
            return False
    return address.is_global and not address.is_multicast


NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
UNICAST: Final = ipaddress.ip_network("2000::/3")
"""All of IPv6 that is given out; some of the rest stands for addresses of IPv4."""


@cache
def certificates() -> ssl.SSLContext:
    """It takes long to read those that are trusted, and everybody waits meanwhile: so once."""
    return httpx.create_ssl_context(trust_env=False)


async def call(url: str, content: bytes, private: bool) -> int:
    parts = check_url(url, private)
    address = await public_address(parts, private)
    host = parts.netloc
    literal = f"[{address}]" if ":" in address else address
    port = f":{parts.port}" if parts.port else ""
    target = parts._replace(netloc=f"{literal}{port}", fragment="").geturl()
    headers = {"Host": host, "Content-Type": "application/json", "User-Agent": "tiletum"}
    async with (
        httpx.AsyncClient(
            timeout=PATIENCE, follow_redirects=False, trust_env=False, verify=certificates()
        ) as client,
        client.stream(
            "POST", target, content=content, headers=headers, extensions={"sni_hostname": parts.hostname}
        ) as response,
    ):
        return response.status_code


class Hooks:
    """Calls whoever's turn it is, in the background; a call that fails is not repeated."""

    def __init__(self, private: bool) -> None:
        self.private = private
        self._queue: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(WAITING)

    def changed(self, running: Running, change: Change) -> None:
        """By the process that stored the change, so that of several one calls."""
        table = running.table
        if not change.turn or table is None or table.to_move is None:
            return
        seat = table.to_move
        url = running.info.seats[seat].hook
        if url is None or running.played_by(seat) != PERSON:
            return
        if self._queue.full():
            metrics.HOOKS.labels("dropped").inc()
            return
        told = {"event": "your-turn", "table": running.id, "seat": seat, "version": table.version}
        self._queue.put_nowait((url, encode(told)))

    async def work(self) -> None:
        while True:
            url, content = await self._queue.get()
            try:
                status = await asyncio.wait_for(call(url, content, self.private), 2 * PATIENCE)
                result = "called" if status < 400 else "failed"
            except (ServerError, httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError):
                result = "failed"
            metrics.HOOKS.labels(result).inc()
