"""For the operator: the server's health, and its metrics."""

from __future__ import annotations

from hmac import compare_digest
from typing import Final

from litestar import MediaType, Response
from litestar.openapi import ResponseSpec

from tiletum.hall import tokens
from tiletum.hall.wire import Health
from tiletum.server.errors import ServerError
from tiletum.server.http.caller import AnyRequest, Caller
from tiletum.server.http.declaration import Access, read
from tiletum.server.http.hosts import is_local
from tiletum.server.operate import metrics
from tiletum.version import __version__

UNWELL: Final = {503: ResponseSpec(Health, description="Unwell.")}


@read("/health", Access.OPEN, responses=UNWELL, summary="The health of the server")
async def health(request: AnyRequest) -> Response[Health]:
    server = Caller(request).server
    database = await server.answers()
    writes, tasks = not server.store.failing, server.tasks_alive()
    well = database and writes and all(tasks.values())
    content = Health("well" if well else "unwell", __version__, database, writes, tasks)
    return Response(content, status_code=200 if well else 503)


@read("/metrics", Access.OPEN, responses={}, media_type=MediaType.TEXT, summary="Metrics for Prometheus")
async def measured(request: AnyRequest) -> Response[bytes]:
    check_operator(request)
    server = Caller(request).server
    metrics.LOADED.set(len(server.tables.cache.tables))
    metrics.measure_process(server.store.waiting)
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def check_operator(request: AnyRequest) -> None:
    """Raise unless a request comes from this machine, or has the token of the settings."""
    client = request.client.host if request.client else ""
    if not is_local(client, request.scope["headers"]):
        wanted = Caller(request).server.settings.metrics_token.encode()
        given = tokens.from_header(request.headers.get("authorization")) or ""
        if not wanted or not compare_digest(given.encode(), wanted):
            raise ServerError("server-metrics")
