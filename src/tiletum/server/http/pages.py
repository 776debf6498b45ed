"""The browser client: built into the package's folder `client`, cached in memory, sent compressed.

Files in `assets` have a hash of their content in their names, so browsers may cache them for ever.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from litestar import Response

from tiletum.server.errors import ServerError

from .caller import AnyRequest

FOLDER: Final = "client"
INDEX: Final = "index.html"
ASSETS: Final = "assets/"
BROTLI: Final = ".br"
"""Ending of a file's compressed version, made when the client was built."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
COMPRESSIBLE: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}


class Page(NamedTuple):
    content: bytes
    compressed: dict[str, bytes]
    """By encoding, the best first."""
    type: str
    etag: str


@cache
def pages() -> dict[str, Page]:
    """Return every file of the client by its path; none if the client has not been built."""
    root = files("tiletum") / FOLDER
    contents = dict(files_in(root)) if root.is_dir() else {}
    paths = (path for path in contents if not path.endswith(BROTLI))
    return {path: make_page(path, contents[path], contents.get(path + BROTLI)) for path in paths}


def files_in(folder: Traversable, above: str = "") -> list[tuple[str, bytes]]:
    """Return the paths and contents of all files below a folder."""
    found: list[tuple[str, bytes]] = []
    for entry in folder.iterdir():
        path = above + entry.name
        found += files_in(entry, path + "/") if entry.is_dir() else [(path, entry.read_bytes())]
    return found


def make_page(path: str, content: bytes, brotli: bytes | None = None) -> Page:
    ending = path[path.rfind(".") :]
    type_ = TYPES.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    compressed = {} if brotli is None else {"br": brotli}
    if type_.startswith(COMPRESSIBLE):
        compressed["gzip"] = gzip.compress(content, 9, mtime=0)
    return Page(content, compressed, type_, f'"{hashlib.sha256(content).hexdigest()[:16]}"')


def build() -> str:
    """Return the id of the client's build; empty if there is none."""
    index = pages().get(INDEX)
    return index.etag.strip('"') if index else ""


def respond(request: AnyRequest, path: str) -> Response[bytes]:
    """Return a file of the client, or 304 if the browser has it."""
    page = pages().get(path)
    if page is None:
        raise ServerError("server-no-client" if path == INDEX else "server-no-page")
    lifetime = FOR_EVER if path.startswith(ASSETS) else REVALIDATE
    headers = {"etag": page.etag, "cache-control": lifetime, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.etag:
        return Response(b"", status_code=304, headers=headers)
    content = page.content
    accepted = request.headers.get("accept-encoding", "").split(",")
    known = [part.partition(";")[0].strip() for part in accepted]
    if encoding := next((name for name in page.compressed if name in known), None):
        content, headers["content-encoding"] = page.compressed[encoding], encoding
    return Response(content, media_type=page.type, headers=headers)
