"""Files of strangers and owners: read no further than their bounds, parsed only within them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .bounds import Bounds, check_data, check_json, check_size, check_toml

Pairs = list[tuple[str, Any]]


def read_bytes(path: str | Path, bounds: Bounds) -> bytes:
    """Return the content of the file. Raise BoundError if it is too large; no more than that is read."""
    with Path(path).open("rb") as source:
        content = source.read(bounds.size + 1)
    check_size(len(content), bounds, str(path))
    return content


def decode_json(
    content: bytes, bounds: Bounds, where: str, from_pairs: Callable[[Pairs], dict[str, Any]] | None = None
) -> Any:
    """Return the value of this JSON. Raise BoundError beyond the bounds, ValueError if it is no JSON."""
    text = content.decode("utf-8-sig")
    check_json(text, bounds, where)
    data = json.loads(text, object_pairs_hook=from_pairs)
    check_data(data, bounds, where)
    return data


def decode_toml(content: bytes, bounds: Bounds, where: str) -> dict[str, Any]:
    """Do the same for TOML."""
    import tomllib  # here, because a save file needs none

    text = content.decode("utf-8-sig").replace("\r\n", "\n")
    check_toml(text, bounds, where)
    data = tomllib.loads(text)
    check_data(data, bounds, where)
    return data
