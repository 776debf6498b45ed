"""Reading and parsing of untrusted files within their bounds."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .bounds import Bounds, check_data, check_json, check_size, check_toml

Pairs = list[tuple[str, Any]]


def read_bytes(path: str | Path, bounds: Bounds) -> bytes:
    """Return the content of the file. Raise BoundError if it is too large, without reading the rest."""
    with Path(path).open("rb") as source:
        content = source.read(bounds.size + 1)
    check_size(len(content), bounds, str(path))
    return content


def decode_json(
    content: bytes, bounds: Bounds, where: str, from_pairs: Callable[[Pairs], dict[str, Any]] | None = None
) -> Any:
    """Return the parsed JSON. Raise BoundError if it exceeds the bounds, ValueError if it is invalid."""
    text = content.decode("utf-8-sig")
    check_json(text, bounds, where)
    data = json.loads(text, object_pairs_hook=from_pairs)
    check_data(data, bounds, where)
    return data


def decode_toml(content: bytes, bounds: Bounds, where: str) -> dict[str, Any]:
    """Return the parsed TOML. Raise BoundError if it exceeds the bounds, ValueError if it is invalid."""
    import tomllib  # imported here because save files do not need it

    text = content.decode("utf-8-sig").replace("\r\n", "\n")
    check_toml(text, bounds, where)
    data = tomllib.loads(text)
    check_data(data, bounds, where)
    return data
