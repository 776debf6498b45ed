"""The caller of a route: their address, their token, and their visits to tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from litestar import Request

from tiletum.hall import tokens
from tiletum.hall.visit import Done, Visit, Visitor
from tiletum.server.server import Server
from tiletum.server.tables.tables import Tables

AnyRequest = Request[Any, Any, Any]
ENTRIES_OF_REQUEST: Final = 500
"""Log entries that one request pays for. An ordinary game has fewer."""
LOADED_BY_REQUEST: Final = 5
"""Tables that one request for a list may load from the database."""
P = ParamSpec("P")
T = TypeVar("T")


class Caller:
    """The sender of a request."""

    def __init__(self, request: AnyRequest) -> None:
        self.server: Server = request.app.state["server"]
        self.tables: Tables = self.server.tables
        self.token = tokens.from_header(request.headers.get("authorization"))
        self._request = request

    @property
    def host(self) -> str:
        return self._request.client.host if self._request.client else ""

    async def check_place(self) -> str:
        """Return the place a request comes from; raise if the operator has blocked that network."""
        return await self.server.places.check(self.host)

    @property
    def visitor(self) -> Visitor:
        """Return the caller as tables know visitors."""
        settings = self.server.settings
        return Visitor(
            self.token, settings.address or str(self._request.base_url).rstrip("/"), settings.absent
        )

    async def look(
        self, id_: str, look: Callable[Concatenate[Visit, P], T], *args: P.args, **options: P.kwargs
    ) -> T:
        """Look at a table with the caller's token, if they sent one."""
        return await self.look_at(id_, 0, look, *args, **options)

    async def look_at(
        self,
        id_: str,
        version: int,
        look: Callable[Concatenate[Visit, P], T],
        *args: P.args,
        **options: P.kwargs,
    ) -> T:
        """Look at a table, not before a version that the caller has seen."""
        visitor = self.visitor
        do = lambda loaded: look(Visit(loaded, visitor), *args, **options)  # noqa: E731
        return await self.tables.look(id_, do, version, fresh=self.token is not None)

    async def look_at_log(self, id_: str, look: Callable[[Visit], T]) -> T:
        """Look at a table's whole log. A long log takes more time, so it counts as several requests."""

        def pay_and_look(visit: Visit) -> T:
            visit.watching()
            self.server.limits.requests.check(self.host, visit.loaded.game.version // ENTRIES_OF_REQUEST)
            return look(visit)

        return await self.look(id_, pay_and_look)

    def pay_for_loading(self, tables: int) -> None:
        """Count a list as more requests if many of its tables are not in memory."""
        self.server.limits.requests.check(self.host, tables // LOADED_BY_REQUEST)

    async def act(
        self, id_: str, act: Callable[Concatenate[Visit, P], Done[T]], *args: P.args, **options: P.kwargs
    ) -> T:
        """Do something at a table, and return the reply."""
        return await self.act_at(id_, 0, act, *args, **options)

    async def act_at(
        self,
        id_: str,
        version: int,
        act: Callable[Concatenate[Visit, P], Done[T]],
        *args: P.args,
        **options: P.kwargs,
    ) -> T:
        """Do something at a table that the caller has seen at this version."""
        visitor = self.visitor
        return await self.tables.change(
            id_, lambda loaded: act(Visit(loaded, visitor), *args, **options), version
        )
