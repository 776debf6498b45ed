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


def check_url(url: str, private: bool) -> httpx.URL:
    """An address that may be called, as far as can be said without asking for its name. One parser reads it
    for the check and for the call, and spells a name of any script as the network does (IDNA)."""
    try:
        parsed = httpx.URL(url)
    except httpx.InvalidURL as error:
        raise ServerError("server-hook", url=url) from error
    usual = parsed.port is None  # what stands for the usual one is left out
    if parsed.scheme not in PORTS or not parsed.host or parsed.userinfo or not (usual or private):
        raise ServerError("server-hook", url=url)
    return parsed


LOOKUPS: Final = ThreadPoolExecutor(4, "names")
"""A name whose server does not answer keeps a thread for long: never one that other work waits for."""


def name_of(url: httpx.URL) -> str:
    return url.raw_host.decode("ascii")


async def look_up(name: str, port: int) -> list[Any]:
    ask = partial(socket.getaddrinfo, name, port, type=socket.SOCK_STREAM)
    async with asyncio.timeout(PATIENCE):
        return await asyncio.get_running_loop().run_in_executor(LOOKUPS, ask)


async def public_address(url: httpx.URL, private: bool) -> str:
    try:
        found = await look_up(name_of(url), url.port or PORTS[url.scheme])
    except (OSError, UnicodeError) as error:  # TimeoutError is an OSError
        raise ServerError("server-hook", url=str(url)) from error
    addresses = [str(entry[4][0]) for entry in found]
    if not private and not all(is_public(address) for address in addresses):
        raise ServerError("server-hook", url=str(url))
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
    return address.is_global and not address.is_multicast and address not in PROTOCOLS


NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
UNICAST: Final = ipaddress.ip_network("2000::/3")
"""All of IPv6 that is given out; some of the rest stands for addresses of IPv4."""
PROTOCOLS: Final = ipaddress.ip_network("192.0.0.0/24")
"""For the network's own use. Some versions of Python take most of them for public."""


@cache
def certificates() -> ssl.SSLContext:
    """It takes long to read those that are trusted, and everybody waits meanwhile: so once."""
    return httpx.create_ssl_context(trust_env=False)


async def call(url: str, content: bytes, private: bool) -> int:
    named = check_url(url, private)
    target = named.copy_with(host=await public_address(named, private), fragment=None)
    headers = {
        "Host": named.netloc.decode("ascii"),
        "Content-Type": "application/json",
        "User-Agent": "tiletum",
    }
    async with (
        httpx.AsyncClient(
            timeout=PATIENCE, follow_redirects=False, trust_env=False, verify=certificates()
        ) as client,
        client.stream(
            "POST", target, content=content, headers=headers, extensions={"sni_hostname": name_of(named)}
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
            except Exception as error:  # whatever it was, the others are still called
                logger.debug("a webhook failed: %s", type(error).__name__)
                result = "failed"
            metrics.HOOKS.labels(result).inc()
