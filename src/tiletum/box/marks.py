"""The sources of the box's facts, and a list of the reconstructed facts (mark X)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tiletum.box.error import label
from tiletum.box.model import Box

RECONSTRUCTED = "X"

MARKED_LISTS = {
    # section: (list of marks, list of the values they mark)
    "cathedrals": ("tile_marks", "tiles"),
    "fairs": ("vp_marks", "vp"),
    "king_track": ("marks", "vp"),
    "corruption": ("marks", "tokens"),
    "contract_offer": ("marks", "costs"),
}
MARKED_FIELDS = {"cathedrals": {"pillar_mark": "pillar_spaces"}}
MARK_KEYS = ("mark", "marks", "tile_marks", "vp_marks", "pillar_mark")


@dataclass(frozen=True)
class Fact:
    """A reconstructed fact: its entry, its path in the file, and its value in TOML."""

    entry: str
    path: str
    value: str


def reconstructed_facts(box: Box) -> list[Fact]:
    """Return every fact marked X, in file order."""
    return [fact for entry in entries(box) for fact in facts(*entry)]


def entries(box: Box) -> Iterator[tuple[str, str, str, dict[str, Any]]]:
    """Yield the section, label, path and fields of every marked entry in the file."""
    for section, content in box.data.items():
        if isinstance(content, dict):
            yield section, section, section, content
        elif isinstance(content, list):
            for index, fields in enumerate(content):
                yield section, label(section, index, fields), f"{section}[{index + 1}]", fields


def facts(section: str, entry: str, path: str, fields: dict[str, Any]) -> Iterator[Fact]:
    own = field_marks(section, fields)
    marks_key, values_key = MARKED_LISTS.get(section, ("", ""))
    if fields["mark"] == RECONSTRUCTED:
        rest = {key: fields[key] for key in fields if key not in {*MARK_KEYS, *own, values_key}}
        yield Fact(entry, path, ", ".join(f"{key} = {toml(value)}" for key, value in rest.items()))
    for key, mark in own.items():
        if mark == RECONSTRUCTED:
            yield Fact(entry, f"{path}.{key}", toml(fields[key]))
    for number, mark in enumerate(fields.get(marks_key, ()), 1):
        if mark == RECONSTRUCTED:
            yield Fact(entry, f"{path}.{values_key}[{number}]", toml(fields[values_key][number - 1]))


def field_marks(section: str, fields: dict[str, Any]) -> dict[str, str]:
    """Return the marks of single fields, which override the entry's mark."""
    table = fields.get("marks")
    own: dict[str, str] = dict(table) if isinstance(table, dict) else {}
    return own | {key: fields[mark] for mark, key in MARKED_FIELDS.get(section, {}).items()}


def toml(value: object) -> str:
    """Return a value in TOML. Numbers, text, flags and lists look the same in JSON."""
    import json

    return json.dumps(value, ensure_ascii=False)
