"""What is wrong with a box file, and where. Sentences are made from the keys elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tiletum.errors import TiletumError

Args = dict[str, str | int]

NAMED_BY = ("id", "crest", "town", "between")
"""The fields an entry can be recognised by, in order of preference."""


class Fault(NamedTuple):
    """One thing wrong with an entry; the file is added when it is raised."""

    entry: str
    key: str
    args: Args


def fault(entry: str, key: str, **args: str | int) -> Fault:
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
    """A value as a message's argument: whole numbers stay numbers, the rest is short text."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**9:
        return value
    text = ", ".join(str(shown(item)) for item in value) if isinstance(value, list | tuple) else str(value)
    return text if len(text) <= 60 else text[:57] + "..."


def label(section: str, index: int, entry: object) -> str:
    """`contracts[3] (5iron)`: entries are counted from 1, as a reader of the file counts them."""
    place = f"{section}[{index + 1}]"
    fields = entry if isinstance(entry, Mapping) else {}
    name = next((fields[field] for field in NAMED_BY if field in fields), None)
    if isinstance(name, list):
        name = " - ".join(str(part) for part in name)
    return f"{place} ({shown(name)})" if name is not None else place
