"""Faults in a box file and their places. `words` turns their keys into sentences."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import NamedTuple

from tiletum.errors import TiletumError

Args = dict[str, str | float]

MAX_EXCERPT = 60
"""Characters of a value quoted in an error message."""

LABEL_FIELDS = ("id", "crest", "town", "between")
"""Fields that identify an entry to a reader, in order of preference."""


class Fault(NamedTuple):
    """One fault in an entry. `BoxError` adds the file."""

    entry: str
    key: str
    args: Args


def fault(entry: str, key: str, **args: str | float) -> Fault:
    return Fault(entry, key, args)


class BoxError(TiletumError):
    """A box file is invalid."""

    def __init__(self, file: str, entry: str, key: str, args_: Args) -> None:
        super().__init__(key, **args_)
        self.args = (file, entry, key, args_)
        self.file = file
        self.entry = entry

    def message_args(self) -> Args:
        return {"file": self.file, "entry": self.entry, **self.args_}

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.args_.items())
        return ": ".join(part for part in (self.file, self.entry, f"{self.key} {details}".strip()) if part)


def excerpt(value: object) -> str | int:
    """Return a value as written in the file, truncated. Text is in quotes, numbers and flags are not.

    Integers stay integers so that messages can format them.
    """
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**9:
        return value
    return truncate(literal(value))


def literal(value: object) -> str:
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(literal, value))}]"
    if isinstance(value, Mapping):
        pairs = ", ".join(f"{key} = {literal(field)}" for key, field in value.items())
        return f"{{ {pairs} }}" if pairs else "{}"
    # TOML and JSON write text and flags the same way; anything else is a number or a TOML date.
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str | bool | None) else str(value)


def truncate(text: str) -> str:
    return text if len(text) <= MAX_EXCERPT else text[: MAX_EXCERPT - 3] + "..."


def label(section: str, index: int, entry: object) -> str:
    """Return a label such as `contracts[3] (5iron)`. Entries are counted from 1."""
    place = f"{section}[{index + 1}]"
    fields = entry if isinstance(entry, Mapping) else {}
    name = next((fields[field] for field in LABEL_FIELDS if field in fields), None)
    if isinstance(name, list):
        name = " - ".join(str(part) for part in name)
    return f"{place} ({truncate(str(name))})" if name is not None else place
