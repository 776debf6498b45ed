"""Reading a box: from the packaged file, an owner's file, or a box embedded in a save file."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from tiletum.box.bounds import BOX, check_data, check_size, check_text, is_json
from tiletum.box.error import BoxError
from tiletum.box.model import Box

PACKAGED = "box.toml"


class BoxReader(Protocol):
    """Reads an owner's box from a file's bytes or from data; `where` names the file in errors.

    The terminal reads in place (`read_box`), the server in a process with limits. A box that belongs to a
    game begun before there were the strict checks is read without them.
    """

    def __call__(self, content: bytes | dict[str, Any], where: str, strict: bool = True) -> Box: ...


def load(path: str | Path | None = None) -> Box:
    """The box of a TOML or JSON file; without a path the one that comes with the program."""
    if path is None:
        return packaged()
    return read_box(read(Path(path)), str(path))


def read_box(content: bytes | dict[str, Any], where: str, strict: bool = True) -> Box:
    """Read a box in place."""
    return from_data(parse(content, where) if isinstance(content, bytes) else content, where, strict)


def from_data(data: dict[str, object], where: str, strict: bool = True) -> Box:
    """Return the box of a file's content. Raise BoxError or BoundError; `where` names the file in them."""
    from copy import deepcopy

    from tiletum.box import build, check, shape  # here, because importing the package should cost nothing

    if not isinstance(data, dict):
        raise BoxError(where, "format", "box-bad-format", {"found": "-", "expected": shape.FORMAT})
    check_data(data, BOX, where)
    for fault in shape.faults(data):
        raise BoxError(where, *fault)
    box = build.build(deepcopy(data))
    for fault in check.faults(box, strict):
        raise BoxError(where, *fault)
    return box


@cache
def packaged() -> Box:
    from importlib.resources import files

    return from_data(parse(files(__package__).joinpath(PACKAGED).read_bytes(), PACKAGED), PACKAGED)


# --- Files ---


def read(path: Path) -> bytes:
    from tiletum.box.files import read_bytes

    try:
        return read_bytes(path, BOX)
    except FileNotFoundError:
        raise BoxError(str(path), "", "box-not-found", {}) from None
    except (OSError, ValueError):  # ValueError: a path with a null character
        raise BoxError(str(path), "", "box-unreadable", {}) from None


def parse(content: bytes, where: str) -> dict[str, object]:
    check_size(len(content), BOX, where)
    try:
        text = content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise BoxError(where, "", "box-not-text", {}) from None
    check_text(text, BOX, where)
    try:
        return parse_json(text) if is_json(text) else parse_toml(text)
    except (ValueError, RecursionError) as error:
        raise BoxError(where, "", "box-bad-syntax", {"line": line_of(error, text)}) from None


def parse_toml(text: str) -> dict[str, object]:
    import tomllib

    return tomllib.loads(text)


def parse_json(text: str) -> dict[str, object]:
    import json

    content: dict[str, object] = json.loads(text, object_pairs_hook=without_repeats)
    return content


def without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """JSON lets the last of two equal keys win silently; TOML and we do not."""
    content = dict(pairs)
    if len(content) < len(pairs):
        raise ValueError("repeated key")
    return content


def line_of(error: Exception, text: str) -> int:
    """Where reading stopped: tomllib says it only in words, and of an unfinished file not at all."""
    said = re.search(r"line (\d+)", str(error))
    return int(said[1]) if said else text.count("\n") + 1
