"""A bare endpoint of the same stack, as a baseline for moves: `bare.py --port P [--folder F]`.

Its one route parses a post of moves and answers with a version. With `--folder` it first stores a row through
the server's own writer, with the same pragmas, thread and grouping.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from litestar import Litestar, Request, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import Column, Integer, MetaData, Table, Text, insert

from tiletum.hall.wire import Posted, PostMoves
from tiletum.server.http.responses import LeanResponse
from tiletum.server.operate.settings import Settings
from tiletum.server.storage.store import Store

metadata = MetaData()
posts = Table("posts", metadata, Column("number", Integer, primary_key=True), Column("lines", Text))
INSERT = insert(posts)


@post("/api/tables/{table:str}/moves", status_code=200, response_class=LeanResponse)
async def parse(table: FromPath[str], data: JSONBody[PostMoves]) -> Posted:
    return Posted(data.version + len(data.moves))


@post("/api/tables/{table:str}/moves", status_code=200, response_class=LeanResponse)
async def store(table: FromPath[str], data: JSONBody[PostMoves], request: Request[Any, Any, Any]) -> Posted:
    row = {"lines": "\n".join(data.moves)}
    await request.app.state["store"].write("", lambda connection: connection.execute(INSERT, row).rowcount)
    return Posted(data.version + len(data.moves))


@get("/health")
async def health() -> str:
    return "well"


def application(folder: str) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        if not folder:
            yield
            return
        database = app.state["store"] = Store(Settings(db=f"sqlite:///{folder}/bare.sqlite"))
        metadata.create_all(database.engine)
        yield
        database.close()

    return Litestar(
        [store if folder else parse, health], lifespan=[lifespan], openapi_config=None, logging_config=None
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--folder", default="")
    arguments = parser.parse_args()
    app = application(arguments.folder)
    gc.freeze()  # as the server does
    gc.set_threshold(20_000, 20, 100)
    sys.setswitchinterval(0.0005)
    uvicorn.run(
        app,
        port=arguments.port,
        http="httptools",
        log_config=None,
        access_log=False,
        server_header=False,
    )


if __name__ == "__main__":
    main()
