"""The WebSocket stream of a table."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket

from tiletum.server.http.errors import refusal_of
from tiletum.server.server import Server
from tiletum.server.watching import stream


@websocket("/stream")
async def watch(socket: WebSocket[Any, Any, Any]) -> None:
    server: Server = socket.app.state["server"]
    await stream.serve(socket, server.tables, server.limits, refusal_of)
