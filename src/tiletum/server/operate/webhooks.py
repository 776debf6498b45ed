"""“Your turn” by webhook: a POST to an address that a player gave.

Nobody may make the server call what only it can reach. So the name is resolved once, and all its addresses
must be public. The call goes to the address that was checked, at the usual port, and follows no redirect.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache, partial
from typing import Any, Final

import httpx

from tiletum.hall.loaded import LoadedTable
from tiletum.hall.observers import Observer
from tiletum.hall.seats import played_by
from tiletum.hall.stored import Change
from tiletum.hall.wire import PERSON, encode
from tiletum.server.errors import ServerError

from . import metrics

PORTS: Final = {"http": 80, "https": 443}
PATIENCE: Final = 5.0
"""Seconds for one call, from resolving the name to the response."""
WAITING: Final = 1000
"""Calls that may wait ..."""
WAITING_AT_ONE: Final = 100
"""... and those of one target."""
AT_ONE_ADDRESS: Final = 4
"""Calls to one address that may be under way."""
REST: Final = 30.0
"""Seconds for which a target that timed out is not called."""
CALLED: Final = Counter[str]()
"""Calls under way, by address."""
logger = logging.getLogger("tiletum.webhooks")


def check_url(url: str, private: bool) -> httpx.URL:
    """Return the parsed address, or raise if it can be refused without resolving its name.

    The same parser serves the check and the call; it spells names of any script by IDNA.
    """
    try:
        parsed = httpx.URL(url)
    except httpx.InvalidURL as error:
        raise ServerError("server-hook", url=url) from error
    usual = parsed.port is None  # httpx leaves out the usual one
    if parsed.scheme not in PORTS or not parsed.host or parsed.userinfo or not (usual or private):
        raise ServerError("server-hook", url=url)
    return parsed


LOOKUPS: Final = ThreadPoolExecutor(16, "names")
"""Own threads, because a name server that does not answer blocks one for long."""


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
"""The part of IPv6 in use; some of the rest maps to IPv4."""
PROTOCOLS: Final = ipaddress.ip_network("192.0.0.0/24")
"""Reserved for protocols. Some versions of Python call most of them public."""


@cache
def certificates() -> ssl.SSLContext:
    """Return the trusted certificates. Cached: reading them blocks the event loop."""
    return httpx.create_ssl_context(trust_env=False)


@contextmanager
def one_call_to(address: str) -> Iterator[None]:
    """Count a call, or raise if the address has too many: one machine may have many names."""
    if CALLED[address] >= AT_ONE_ADDRESS:
        raise ServerError("server-hook", url=address)
    CALLED[address] += 1
    try:
        yield
    finally:
        CALLED[address] -= 1
        if not CALLED[address]:
            del CALLED[address]


async def call(url: str, content: bytes, private: bool) -> int:
    named = check_url(url, private)
    address = await public_address(named, private)
    with one_call_to(address):
        return await call_at(address, named, content)


async def call_at(address: str, named: httpx.URL, content: bytes) -> int:
    target = named.copy_with(host=address, fragment=None)
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


class Waiting:
    """Calls that wait, by target. Targets take turns with one call each, so a slow one delays only itself."""

    def __init__(self) -> None:
        self.targets: OrderedDict[str, deque[tuple[str, bytes]]] = OrderedDict()
        """Targets with calls that wait, the next first."""
        self.busy: set[str] = set()
        self.resting: dict[str, float] = {}
        """When each target that timed out may be called again."""

    def __len__(self) -> int:
        return sum(map(len, self.targets.values()))

    def has_room(self, target: str) -> bool:
        if self.resting.get(target, 0.0) > time.monotonic():
            return False
        return len(self) < WAITING and len(self.targets.get(target, ())) < WAITING_AT_ONE

    def put(self, target: str, url: str, content: bytes) -> None:
        self.targets.setdefault(target, deque()).append((url, content))

    def rest(self, target: str) -> None:
        """Drop the calls of a target that timed out, and accept none for a while."""
        if calls := self.targets.pop(target, None):
            metrics.HOOKS.labels("dropped").inc(len(calls))
        now = time.monotonic()
        self.resting = {name: until for name, until in self.resting.items() if until > now}
        self.resting[target] = now + REST

    def take(self) -> tuple[str, str, bytes] | None:
        """Return the next call of an idle target, which then goes to the end of the queue."""
        target = next((target for target in self.targets if target not in self.busy), None)
        if target is None:
            return None
        calls = self.targets.pop(target)
        url, content = calls.popleft()
        if calls:
            self.targets[target] = calls
        self.busy.add(target)
        return target, url, content


def target_of(url: str) -> str:
    """Return the host of a webhook's address."""
    try:
        return httpx.URL(url).host.lower()
    except httpx.InvalidURL:
        return url


class Hooks(Observer):
    """Calls the active player's webhook in the background; a failed call is not repeated."""

    def __init__(self, private: bool) -> None:
        self.private = private
        self.waiting = Waiting()
        self._more = asyncio.Event()
        """Set whenever there may be a call to make."""

    def changed(self, loaded: LoadedTable, change: Change) -> None:
        """Queue a call if a turn begins. Only the process that stored the change makes it."""
        table = loaded.table
        if not change.turn or table is None or table.to_move is None:
            return
        seat = table.to_move
        url = loaded.info.seats[seat].hook
        if url is None or played_by(loaded, seat) != PERSON:
            return
        target = target_of(url)
        if not self.waiting.has_room(target):
            metrics.HOOKS.labels("dropped").inc()
            return
        told = {"event": "your-turn", "table": loaded.id, "seat": seat, "version": table.version}
        self.waiting.put(target, url, encode(told))
        self._more.set()

    async def work(self) -> None:
        while True:
            target, url, content = await self._next()
            try:
                metrics.HOOKS.labels(await self._call(target, url, content)).inc()
            finally:
                self.waiting.busy.discard(target)
                self._more.set()

    async def _next(self) -> tuple[str, str, bytes]:
        while (found := self.waiting.take()) is None:
            self._more.clear()
            await self._more.wait()
        return found

    async def _call(self, target: str, url: str, content: bytes) -> str:
        try:
            status = await asyncio.wait_for(call(url, content, self.private), PATIENCE)
        except Exception as error:  # the others must still be called
            if isinstance(error, TimeoutError | httpx.TimeoutException):
                self.waiting.rest(target)
            logger.debug("a webhook failed: %s", type(error).__name__)
            return "failed"
        return "called" if status < 400 else "failed"
