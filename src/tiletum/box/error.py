"""What is wrong with a box file, and where. Sentences are made from the keys elsewhere."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import NamedTuple

from tiletum.errors import TiletumError

Args = dict[str, str | float]

LONGEST = 60
"""Of what is shown of a value."""

NAMED_BY = ("id", "crest", "town", "between")
"""The fields an entry can be recognised by, in order of preference."""


class Fault(NamedTuple):
    """One thing wrong with an entry; the file is added when it is raised."""

    entry: str
    key: str
    args: Args


def fault(entry: str, key: str, **args: str | float) -> Fault:
    return Fault(entry, key, args)


class BoxError(TiletumError):
    """A box file was refused."""

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


def shown(value: object) -> str | int:
    """A value as it stands in the file, cut if it is long: text in quotes, numbers and flags without.

    Whole numbers stay numbers, for the sake of the message.
    """
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**9:
        return value
    return cut(written(value))


def written(value: object) -> str:
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(written, value))}]"
    if isinstance(value, Mapping):
        pairs = ", ".join(f"{key} = {written(field)}" for key, field in value.items())
        return f"{{ {pairs} }}" if pairs else "{}"
    # Text and flags are written alike in TOML and JSON; the rest is numbers and TOML's dates.
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str | bool | None) else str(value)


def cut(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."


def label(section: str, index: int, entry: object) -> str:
    """`contracts[3] (5iron)`: entries are counted from 1, as a reader of the file counts them."""
    place = f"{section}[{index + 1}]"
    fields = entry if isinstance(entry, Mapping) else {}
    name = next((fields[field] for field in NAMED_BY if field in fields), None)
    if isinstance(name, list):
        name = " - ".join(str(part) for part in name)
    return f"{place} ({cut(str(name))})" if name is not None else place
