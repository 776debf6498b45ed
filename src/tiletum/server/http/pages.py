"""The browser client: built into the package's folder `client`, kept in memory, sent compressed.

Files in `assets` have a hash of their content in their names, so browsers may keep them for ever.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get

from tiletum.server.errors import ServerError

FOLDER: Final = "client"
INDEX: Final = "index.html"
BROTLI: Final = ".br"
"""Behind the name of a file: the same, compressed when the client was built."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
COMPRESSED: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}
Asking = Request[Any, Any, Any]


class Page(NamedTuple):
    content: bytes
    compressed: dict[str, bytes]
    """By encoding, the one to be preferred first."""
    type: str
    mark: str
    """Changes with the content."""


@cache
def pages() -> dict[str, Page]:
    """Every file of the client by its path; none if it has not been built."""
    root = files("tiletum") / FOLDER
    contents = dict(found(root)) if root.is_dir() else {}
    pages = (path for path in contents if not path.endswith(BROTLI))
    return {path: page(path, contents[path], contents.get(path + BROTLI)) for path in pages}


def found(folder: Traversable, above: str = "") -> list[tuple[str, bytes]]:
    here: list[tuple[str, bytes]] = []
    for entry in folder.iterdir():
        path = above + entry.name
        here += found(entry, path + "/") if entry.is_dir() else [(path, entry.read_bytes())]
    return here


def page(path: str, content: bytes, brotli: bytes | None = None) -> Page:
    ending = path[path.rfind(".") :]
    type_ = TYPES.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    smaller = {} if brotli is None else {"br": brotli}
    if type_.startswith(COMPRESSED):
        smaller["gzip"] = gzip.compress(content, 9, mtime=0)
    return Page(content, smaller, type_, f'"{hashlib.sha256(content).hexdigest()[:16]}"')


def build() -> str:
    """Which build of the client this is; empty if there is none."""
    index = pages().get(INDEX)
    return index.mark.strip('"') if index else ""


def answer(request: Asking, path: str) -> Response[bytes]:
    page = pages().get(path)
    if page is None:
        raise ServerError("server-no-client" if path == INDEX else "server-no-page")
    kept = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
    headers = {"etag": page.mark, "cache-control": kept, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.mark:
        return Response(b"", status_code=304, headers=headers)
    content = page.content
    known = [part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")]
    if encoding := next((name for name in page.compressed if name in known), None):
        content, headers["content-encoding"] = page.compressed[encoding], encoding
    return Response(content, media_type=page.type, headers=headers)


@get("/", include_in_schema=False, opt={"small": True})
async def index(request: Asking) -> Response[bytes]:
    return answer(request, INDEX)


@get("/{name:str}", include_in_schema=False, opt={"small": True})
async def at_root(name: str, request: Asking) -> Response[bytes]:
    return answer(request, name)


@get("/assets/{name:str}", include_in_schema=False, opt={"small": True})
async def asset(name: str, request: Asking) -> Response[bytes]:
    return answer(request, f"assets/{name}")


ROUTES: Final = (index, at_root, asset)
