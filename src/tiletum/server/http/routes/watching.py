"""The WebSocket stream of a table."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket

from tiletum.server.http.declaration import Access, stream
from tiletum.server.http.errors import refusal_of
from tiletum.server.server import Server
from tiletum.server.watching.stream import serve


@stream("/stream", Access.UNLESS_PUBLIC)
async def watch(socket: WebSocket[Any, Any, Any]) -> None:
    server: Server = socket.app.state["server"]
    await serve(socket, server.tables, server.limits, refusal_of)
