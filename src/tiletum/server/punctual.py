"""Connections on which nothing moves are cut. uvicorn alone would wait for ever for the rest of a request, or
for somebody to read the rest of an answer, and keep whatever headers come. A proxy in front would not, but
there need not be one.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from functools import cache
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .settings import from_environment

LARGEST_HEAD: Final = 64_000
"""Bytes of a request before its body begins ..."""
LARGEST_REQUEST: Final = 2_000_000
"""... and of all of it. A body that is too large is refused long before, for whoever stops sending then."""


@cache
def patience() -> float:
    return from_environment().patience


class PunctualHttp(HttpToolsProtocol):
    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        self._arriving: TimerHandle | None = None
        self._unread: TimerHandle | None = None
        self._size = 0
        self._in_head = True
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        self._read()
        super().connection_lost(exc)

    # --- a request: whole within its time, which begins with the connection or with its first byte ---

    def data_received(self, data: bytes) -> None:
        self._expect()
        self._size += len(data)
        super().data_received(data)
        if self._size > (LARGEST_HEAD if self._in_head else LARGEST_REQUEST):
            self.transport.abort()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._arrived()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        super().handle_websocket_upgrade()

    def _expect(self) -> None:
        if self._arriving is None:
            self._arriving = self._cut_later()

    def _arrived(self) -> None:
        if self._arriving is not None:
            self._arriving.cancel()
        self._arriving, self._size, self._in_head = None, 0, True

    # --- an answer: so much of it read within the time that the rest fits into the buffers ---

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self._cut_later()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read()

    def _read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._cut_later()  # the transport still waits for the last answer to be read

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._cut_later()

    def _cut_later(self) -> TimerHandle | None:
        return self.loop.call_later(patience(), self.transport.abort) if patience() else None


class PunctualStream(WebSocketsSansIOProtocol):
    def keepalive_timeout(self) -> None:
        """Whoever does not answer a ping does not read a farewell either."""
        super().keepalive_timeout()
        self.transport.abort()
