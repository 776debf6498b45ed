"""The application: routes, error responses and middleware put together for a server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.types import ASGIApp

from tiletum.server.operate import logs
from tiletum.server.operate.settings import Settings, from_environment
from tiletum.server.server import Server

from . import description, errors, process
from .declaration import UNCOMPRESSED
from .middleware import Middleware
from .routes import routes


def create() -> ASGIApp:
    """Return the application of a worker process, whose settings are in the environment."""
    settings = from_environment()
    logs.set_up(settings.log)
    process.end_with_parent()
    app = create_app(settings)
    process.prepare()
    return app


def create_app(settings: Settings) -> ASGIApp:
    """Return the application, whose server starts and stops with it."""
    server = Server(settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            process.limit_stopping()
            await server.stop()

    app = Litestar(
        route_handlers=routes(),
        lifespan=[lifespan],
        exception_handlers=errors.HANDLERS,
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key=UNCOMPRESSED
        ),
        openapi_config=description.config(),
        logging_config=None,
    )
    app.state["server"] = server
    return Middleware(app, server)
