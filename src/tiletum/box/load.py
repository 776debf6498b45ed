"""Loading of boxes: the packaged box, an owner's file, or a box in a save file."""

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
    """A function that returns an owner's box from a file's bytes or from data.

    `where` names the file in errors. The command line reads boxes in its own process (`read_box`), the server
    in a process with limits. Pass `strict=False` for games started before the strict checks existed.
    """

    def __call__(self, content: bytes | dict[str, Any], where: str, strict: bool = True) -> Box: ...


def load(path: str | Path | None = None) -> Box:
    """Return the box in a TOML or JSON file, or the packaged box if no path is given."""
    if path is None:
        return load_packaged()
    return read_box(read(Path(path)), str(path))


def read_box(content: bytes | dict[str, Any], where: str, strict: bool = True) -> Box:
    """Return a box, reading it in this process."""
    return from_data(parse(content, where) if isinstance(content, bytes) else content, where, strict)


def from_data(data: dict[str, object], where: str, strict: bool = True) -> Box:
    """Return the box described by a file's data.

    Raise BoxError or BoundError, with `where` as the file name.
    """
    from copy import deepcopy

    from tiletum.box import build, check, shape  # imported here to keep importing the package cheap

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
def load_packaged() -> Box:
    from importlib.resources import files

    return from_data(parse(files(__package__).joinpath(PACKAGED).read_bytes(), PACKAGED), PACKAGED)


# --- Files ---


def read(path: Path) -> bytes:
    from tiletum.box.files import read_bytes

    try:
        return read_bytes(path, BOX)
    except FileNotFoundError:
        raise BoxError(str(path), "", "box-not-found", {}) from None
    except (OSError, ValueError):  # ValueError: the path contains a null character
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
        raise BoxError(where, "", "box-bad-syntax", {"line": error_line(error, text)}) from None


def parse_toml(text: str) -> dict[str, object]:
    import tomllib

    return tomllib.loads(text)


def parse_json(text: str) -> dict[str, object]:
    import json

    content: dict[str, object] = json.loads(text, object_pairs_hook=unique_pairs)
    return content


def unique_pairs(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Return the pairs as a dict.

    Raise ValueError for a repeated key, which JSON allows but TOML does not.
    """
    content = dict(pairs)
    if len(content) < len(pairs):
        raise ValueError("repeated key")
    return content


def error_line(error: Exception, text: str) -> int:
    """Return the line of a syntax error. tomllib gives it only in the message, and not at the file's end."""
    found = re.search(r"line (\d+)", str(error))
    return int(found[1]) if found else text.count("\n") + 1
