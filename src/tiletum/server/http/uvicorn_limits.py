"""Time limits and budgets on connections, which uvicorn does not have.

uvicorn alone waits for ever for the rest of a request, accepts headers of any size, and answers every
WebSocket ping. A proxy in front would protect against that, but not everybody has one. This module overrides
uvicorn's internals: tests/server/http/test_uvicorn_limits.py fails when they change.
"""

from __future__ import annotations

from asyncio import Task, TimerHandle, Transport
from asyncio.transports import BaseTransport
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import CloseCode, Frame
from websockets.server import ServerProtocol

from tiletum.server.operate.limits import Bucket, counted, note, share_of_connections
from tiletum.server.operate.settings import Settings, from_environment

from .connections import Connections, client_descriptors, is_proxy

LARGEST_HEAD: Final = 64_000
"""Bytes of a request before its body begins ..."""
LARGEST_REQUEST: Final = 2_000_000
"""... and of the whole request. A body that is too large is refused earlier, unless its sender stops."""
MOST_HEADERS: Final = 200
"""Headers of a request."""
MOST_WAITING: Final = 8
"""Pipelined requests that may wait on a connection. Browsers send none."""
MOST_PIECES: Final = 5_000
"""Pieces in which a body may arrive. Each copies those before it."""
NEVER: Final = 10 * 86400.0
"""Seconds of a time limit that is switched off."""
FAREWELL: Final = 1.0
"""Seconds for the peer to read why its stream was cut."""
FLUSH: Final = 10.0
"""Seconds for the peer to read the last bytes of a stream that has ended."""
REFUSED: Final = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


@cache
def settings() -> Settings:
    return from_environment()


@cache
def connections() -> Connections:
    """Return the register of this process's open connections."""
    return Connections(client_descriptors(), share_of_connections(settings()))


class ExcessError(Exception):
    """Stops the parser, which refuses the request as malformed and closes the connection."""


class LimitedHttp(HttpToolsProtocol):
    """An HTTP connection with time limits for requests to arrive and for responses to be read."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        self._arriving: TimerHandle | None = None
        self._unread: TimerHandle | None = None
        self._closing: TimerHandle | None = None
        self._size = 0
        self._in_head = True
        super().connection_made(transport)
        self.owner = owner_of(self)
        if connections().enter(self):
            self._expect()
        else:
            transport.write(REFUSED)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timers()
        super().connection_lost(exc)
        connections().leave(self)

    def cut(self) -> None:
        self.transport.abort()

    # --- a request must arrive within its time, which begins with the connection or with its first byte ---

    def data_received(self, data: bytes) -> None:
        self._expect()
        self._size += len(data)
        super().data_received(data)
        if self._size > (LARGEST_HEAD if self._in_head else LARGEST_REQUEST):
            self.transport.abort()

    def on_message_begin(self) -> None:
        """Refuse more requests while many wait: a single read can hold thousands."""
        if len(self.pipeline) >= MOST_WAITING:
            raise ExcessError
        self._pieces = 0
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS:
            raise ExcessError
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._pieces += 1
        if self._pieces > MOST_PIECES:
            raise ExcessError
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._arrived()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timers()
        super().handle_websocket_upgrade()
        connections().leave(self)

    def _expect(self) -> None:
        if self._arriving is None:
            self._arriving = self._cut_later()
            self._register()

    def _arrived(self) -> None:
        stop(self._arriving)
        self._arriving = None
        self._size, self._in_head = 0, True
        self._register()

    # --- a response must be read within its time, except for what fits into the buffers ---

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self._cut_later()
        self._register()

    def resume_writing(self) -> None:
        super().resume_writing()
        stop(self._unread)
        self._unread = None
        self._register()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._flush()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._flush()
        self._register()

    def _flush(self) -> None:
        """Cut later: a transport that is closing still waits for its last bytes to be read."""
        if self._closing is None:
            self._closing = self._cut_later()

    # --- both ---

    def _cut_later(self) -> TimerHandle:
        return self.loop.call_later(settings().patience or NEVER, self.transport.abort)

    def _stop_timers(self) -> None:
        for timer in (self._arriving, self._unread, self._closing):
            stop(timer)
        self._arriving = self._unread = self._closing = None

    def _register(self) -> None:
        """Tell the register whether this connection could give way to another."""
        if self._arriving or self._unread or self._closing:
            connections().stall(self)
        elif self.timeout_keep_alive_task is not None:
            connections().idle(self)
        else:
            connections().work(self)


def stop(timer: TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()


def owner_of(protocol: LimitedHttp | LimitedStream) -> str | None:
    """Return the address that a connection counts towards; None for a proxy, whose users would share it."""
    host = protocol.client[0] if protocol.client else ""
    return None if is_proxy(host, protocol.config.forwarded_allow_ips) else counted(host)


class CountedFrames(ServerProtocol):
    """The WebSocket protocol, with a check before each frame is handled."""

    def __init__(self, allow: Callable[[], bool], **options: Any) -> None:
        super().__init__(**options)
        self._allow = allow

    def recv_frame(self, frame: Frame) -> None:
        if not self._allow():
            self.fail(CloseCode.POLICY_VIOLATION)
            raise ProtocolError
        super().recv_frame(frame)


class LimitedStream(WebSocketsSansIOProtocol):
    """A WebSocket connection with a budget of frames and bytes."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        given = settings()
        self._frames = Bucket(given.frames, given.frames_burst)
        self._bytes = Bucket(given.stream_bytes, given.stream_bytes_burst)
        self._ending: TimerHandle | None = None
        self.conn = CountedFrames(
            self._allow_frame,
            extensions=self.conn.available_extensions,
            max_size=self.config.ws_max_size,
            logger=self.conn.logger,
        )

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.owner = owner_of(self)
        connections().enter_stream(self)

    def connection_lost(self, exc: Exception | None) -> None:
        stop(self._ending)
        self._ending = None
        super().connection_lost(exc)
        connections().leave(self)

    def cut(self) -> None:
        self.transport.abort()

    # --- what arrives must be within the budget ---

    def data_received(self, data: bytes) -> None:
        """Check the bytes first: a single read can hold tens of thousands of frames."""
        if self.handshake_initiated and not self._bytes.take(len(data)):
            self._note("stream_bytes")
            self.conn.fail(CloseCode.POLICY_VIOLATION)
            self.handle_parser_exception()
        else:
            super().data_received(data)

    def _allow_frame(self) -> bool:
        allowed = self._frames.take()
        if not allowed:
            self._note("frames")
        return allowed

    def _note(self, limit: str) -> None:
        client = self.scope["client"]
        note(limit, counted(client[0]) if client else "")

    def handle_parser_exception(self) -> None:
        """Send the reason, read no further, and close, even if the peer reads nothing."""
        close = self.conn.close_sent
        if close is None:  # there is no stream yet
            self.transport.abort()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": close.code, "reason": close.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.pause_reading()
        self.read_paused = False
        stop(self.close_timer)
        self.close_timer = self.loop.call_later(FAREWELL, self.transport.abort)

    def handle_cont(self, event: Frame) -> None:
        """Drop empty continuations, which the largest size of a message does not bound."""
        if event.data or event.fin:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer, unless the peer does not read: pongs would pile up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    # --- the end ---

    def on_task_complete(self, task: Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self._ending = self.loop.call_later(FLUSH, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Cut at once: a peer that answers no ping reads no farewell either."""
        super().keepalive_timeout()
        self.transport.abort()
