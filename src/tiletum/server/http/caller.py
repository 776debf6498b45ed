"""The caller of a route: their address, their token, and what the token permits at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from litestar import Request

from tiletum.hall import acts, tokens
from tiletum.hall.loaded import Running
from tiletum.hall.stored import Change
from tiletum.hall.wire import Posted, SeatLink
from tiletum.server.errors import ServerError
from tiletum.server.server import Server
from tiletum.server.tables.cache import Tables
from tiletum.server.watching import stream

AnyRequest = Request[Any, Any, Any]
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

    def link(self, id_: str, seat: int | None, token: str) -> SeatLink:
        """Return a link to a seat of a table, or to the table for watchers."""
        address = self.server.settings.address or str(self._request.base_url).rstrip("/")
        return SeatLink(seat, token, tokens.link(address, id_, token))

    # --- what the token permits; these raise if it does not ---

    def watching(self, running: Running) -> int | None:
        """Return the caller's seat, or None if they may only watch."""
        return stream.who(running, self.token)

    def role(self, running: Running) -> str:
        """Return the role that the token has at a table."""
        role = running.role(self.token)
        if role is None:
            raise ServerError("server-no-token")
        return role

    def seat(self, running: Running) -> int:
        """Return the seat that the token is for."""
        seat = tokens.seat_of(self.role(running))
        if seat is None:
            raise ServerError("server-not-allowed")
        return seat

    def check_opener(self, running: Running) -> None:
        """Raise unless the token is the opener's."""
        if self.role(running) != tokens.OPENER:
            raise ServerError("server-not-allowed")

    def check_takes_part(self, running: Running) -> None:
        """Raise if the token only lets its holder watch."""
        if tokens.only_watches(self.role(running)):
            raise ServerError("server-not-allowed")

    # --- looking and acting ---

    async def look(self, id_: str, do: Callable[[Running], T], version: int = 0) -> T:
        """Look at a table with the caller's token, if they sent one."""
        return await self.tables.look(id_, do, version, by_token=self.token is not None)

    async def look_as_watcher(self, id_: str, do: Callable[[Running], T], version: int = 0) -> T:
        """Look at a table that the caller may at least watch."""

        def look(running: Running) -> T:
            self.watching(running)
            return do(running)

        return await self.look(id_, look, version)

    async def act(self, id_: str, act: Callable[[Running, int], Change | None]) -> Running:
        """Do something that the holder of a seat may do."""

        def do(running: Running) -> Change | None:
            seat = self.seat(running)
            return acts.with_return(running, seat, act(running, seat))

        return await self.tables.change(id_, do)

    async def act_on_game(self, id_: str, act: Callable[[Running, int], Change]) -> Posted:
        """Do something to the game, and return its new version."""
        return Posted((await self.act(id_, act)).game.version)
