"""The shape of the data file: the keys of each kind of entry and their possible values."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from tiletum.box import phrases
from tiletum.box.error import Args, Fault, excerpt, label, literal
from tiletum.box.model import ACTIONS, CHARACTER_KINDS, RESOURCES
from tiletum.game.catalogue import effects

FORMAT = 1
MARKS = ("R", "P", "Y", "S", "X")

Problem = tuple[str, Args]
"""A message key and its arguments, without the entry."""


class Spec(Protocol):
    """A requirement on a value."""

    def problems(self, name: str, value: object) -> Iterator[Problem]: ...


def wrong_type(name: str, value: object, expected: str) -> Problem:
    return "box-bad-type", {"field": name, "found": excerpt(value), "expected": expected}


def wrong_length(name: str, found: int, low: int, high: int) -> Problem:
    if low == high:
        return "box-exact-length", {"field": name, "found": found, "expected": low}
    return "box-bad-length", {"field": name, "found": found, "low": low, "high": high}


@dataclass(frozen=True)
class Int:
    low: int
    high: int

    def problems(self, name: str, value: object) -> Iterator[Problem]:
        if not isinstance(value, int) or isinstance(value, bool):
            yield wrong_type(name, value, "whole")
        elif not self.low <= value <= self.high:
            yield out_of_range(name, value, self.low, self.high)


@dataclass(frozen=True)
class Number:
    low: int
    high: int

    def problems(self, name: str, value: object) -> Iterator[Problem]:
        if not isinstance(value, int | float) or isinstance(value, bool):
            yield wrong_type(name, value, "number")
        elif not self.low <= value <= self.high:
            yield out_of_range(name, value, self.low, self.high)


def out_of_range(name: str, value: float, low: int, high: int) -> Problem:
    return "box-out-of-range", {"field": name, "found": excerpt(value), "low": low, "high": high}


@dataclass(frozen=True)
class Flag:
    def problems(self, name: str, value: object) -> Iterator[Problem]:
        if not isinstance(value, bool):
            yield wrong_type(name, value, "flag")


@dataclass(frozen=True)
class Text:
    """Text that must match a pattern in full."""

    pattern: str
    key: str

    def problems(self, name: str, value: object) -> Iterator[Problem]:
        if not isinstance(value, str):
            yield wrong_type(name, value, "text")
        elif not re.fullmatch(self.pattern, value) or not value.isprintable():
            yield self.key, {"field": name, "found": excerpt(value)}


@dataclass(frozen=True)
class Word:
    """One word of a list."""

    words: tuple[str, ...]
    key: str = "box-bad-word"

    def problems(self, name: str, value: object) -> Iterator[Problem]:
        if not isinstance(value, str):
            yield wrong_type(name, value, "text")
        elif value not in self.words:
            allowed = ", ".join(map(literal, self.words))
            yield self.key, {"field": name, "found": excerpt(value), "allowed": allowed}


@dataclass(frozen=True)
class Many:
    """A list of `low` to `high` values of one kind."""

    item: Spec
    low: int
    high: int

    def problems(self, name: str, value: object) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield wrong_type(name, value, "list")
            return
        if not self.low <= len(value) <= self.high:
            yield wrong_length(name, len(value), self.low, self.high)
        for number, item in enumerate(value, 1):
            yield from self.item.problems(f"{name}[{number}]", item)


@dataclass(frozen=True)
class AtomText:
    """One atom of an effect that is printed on `source`."""

    source: str

    def problems(self, name: str, value: object) -> Iterator[Problem]:
        if not isinstance(value, str):
            yield wrong_type(name, value, "text")
        elif (atom := phrases.atom(value)) is None:
            yield "box-bad-effect", {"field": name, "found": excerpt(value), "allowed": phrases.vocabulary()}
        elif self.source not in atom.operation.printed_on:
            yield "box-effect-place", {"field": name, "found": excerpt(value)}


@dataclass(frozen=True)
class EffectText:
    low: int
    source: str

    def problems(self, name: str, value: object) -> Iterator[Problem]:
        yield from Many(AtomText(self.source), self.low, 6).problems(name, value)
        if isinstance(value, list) and len(value) > 1:
            alone = [text for text in value if stands_alone(text)]
            if alone:
                yield "box-effect-alone", {"field": name, "found": excerpt(alone[0])}


def stands_alone(text: object) -> bool:
    """Return whether a text is an effect beside which nothing else may be printed."""
    atom = phrases.atom(text) if isinstance(text, str) else None
    return atom is not None and atom.operation.alone


@dataclass(frozen=True)
class DecreeText:
    def problems(self, name: str, value: object) -> Iterator[Problem]:
        if not isinstance(value, str):
            yield wrong_type(name, value, "text")
        elif phrases.decree_entry(value) is None:
            yield "box-bad-decree-entry", {"field": name, "found": excerpt(value)}


@dataclass(frozen=True)
class MarkTable:
    """Marks of single fields, which override the entry's mark."""

    def problems(self, name: str, value: object) -> Iterator[Problem]:
        if not isinstance(value, dict):
            yield wrong_type(name, value, "table")
            return
        for key, mark in value.items():
            yield from MARK.problems(f"{name}.{key}", mark)


MARK = Word(MARKS, "box-bad-mark")
ID = Text(r"[A-Za-z0-9+:_.-]{1,40}", "box-bad-id")
NAME = Text(r".{1,60}", "box-bad-name")
PLAYERS = Int(2, 4)
POINTS = Int(0, 99)
COUNT = Int(0, 99)
PRIORITY = Word((*RESOURCES, phrases.PAIRED, phrases.MOST_REQUIRED))
FAIR_COUNTS = (
    "houses",
    "pillars",
    "contracts",
    "cathedrals",
    "crests",
    "upper_characters",
    "filled_buildings",
    "king",
)


@dataclass(frozen=True)
class Shape:
    """The keys of one kind of entry. If there are several shapes, the key `sign` identifies this one."""

    required: dict[str, Spec]
    optional: dict[str, Spec] = field(default_factory=dict)
    sign: str = ""

    def specs(self) -> dict[str, Spec]:
        """Return the requirement for each key. A list of marks replaces the usual table of marks."""
        always: dict[str, Spec] = {"marks": MarkTable(), "mark": MARK}
        return always | self.optional | self.required


COST: dict[str, Spec] = {"id": ID, "stone": Int(0, 20), "vp": POINTS}

CONTRACT = Shape(
    {"id": ID, "vp": POINTS, "reward": EffectText(0, effects.CONTRACT), "players": PLAYERS},
    {"identical": Int(0, 20), "wool": Int(0, 20), "iron": Int(0, 20)},
)
CREST = Shape({"crest": ID, "players": PLAYERS}, sign="crest")
HELPER = Shape({"id": ID, "helper": EffectText(1, effects.HELPER), "players": PLAYERS}, sign="helper")

LISTS: dict[str, tuple[Shape, ...]] = {
    "spaces": (Shape({"id": ID, "name": NAME, "x": Number(0, 100), "y": Number(0, 70)}, {"road": Flag()}),),
    "links": (Shape({"between": Many(ID, 2, 2)}),),
    "house_spaces": (Shape({"town": ID, "players": PLAYERS, "bonus": EffectText(0, effects.HOUSE_SPACE)}),),
    "bonus_spaces": (Shape({"town": ID, "players": PLAYERS}),),
    "cathedrals": (
        Shape(
            {
                "town": ID,
                "tiles": Many(POINTS, 1, 9),
                "tile_marks": Many(MARK, 1, 9),
                "pillar_spaces": Int(1, 9),
                "pillar_mark": MARK,
            }
        ),
    ),
    # A single figure is probably a slip, not a second closed cathedral, so each requires the other.
    "cost_tiles": (Shape(COST, sign="stone"), Shape(COST, sign="vp"), Shape({"id": ID})),
    "town_tiles": (Shape({"town": ID}),),
    "fair_tiles": (Shape({"id": ID, "vp": POINTS, "counts": Many(Word(FAIR_COUNTS), 1, 2)}),),
    "buildings": (
        Shape(
            {
                "rooms": Int(0, 9),
                "ap": Int(0, 9),
                "crest_cost": Int(0, 20),
                "crest_bonus": EffectText(0, effects.CREST),
            }
        ),
    ),
    "crests": (Shape({"id": ID}),),
    "characters": (
        Shape(
            {
                "id": ID,
                "kind": Word(CHARACTER_KINDS),
                "players": PLAYERS,
                "bonus": EffectText(1, effects.CHARACTER),
            }
        ),
    ),
    "contracts": (CREST, CONTRACT),
    "bonus_tiles": (CREST, HELPER, CONTRACT),
    "decrees": (
        Shape(
            {"id": ID, "entries": Many(DecreeText(), 1, 4), "priority": Many(PRIORITY, 1, 5)}, {"fair": ID}
        ),
    ),
    "challenges": (Shape({"id": ID}),),
}

COMPONENTS = {
    "dice": 20,
    "action_tiles": 6,
    "town_tiles": 8,
    "fair_tiles": 11,
    "fair_order_tiles": 4,
    "cathedral_tiles": 25,
    "cost_tiles": 9,
    "corruption_tokens": 6,
    "bonus_tiles": 54,
    "contract_tiles": 26,
    "character_tiles": 45,
    "bonus_ap_markers": 5,
    "houses": 8,
    "pillars": 7,
    "decrees": 13,
    "challenges": 8,
}
"""The rulebook's component list. A file cannot change it, since files are checked against it."""

TABLES: dict[str, Shape] = {
    "components": Shape(dict.fromkeys(COMPONENTS, COUNT)),
    "fairs": Shape({"first_town": ID, "vp": Many(POINTS, 1, 9), "vp_marks": Many(MARK, 1, 9)}),
    "wheel": Shape({"points": Many(Int(1, 6), 6, 6), "dice_drawn": Many(Int(1, 20), 3, 3)}),
    "actions": Shape({"order": Many(Word(ACTIONS), 1, 9)}),
    "king_track": Shape(
        {"vp": Many(Int(-99, 99), 2, 40), "marks": Many(MARK, 2, 40), "leader_vp": POINTS},
    ),
    "corruption": Shape({"tokens": Many(Int(0, 2), 1, 9), "marks": Many(MARK, 1, 9), "drawn": Int(0, 9)}),
    "contract_offer": Shape({"costs": Many(Int(1, 9), 5, 5), "marks": Many(MARK, 5, 5)}),
    "character_offer": Shape({"size": Int(1, 9)}),
    "player_board": Shape(
        {
            "storehouse": Int(1, 12),
            "contract_spaces": Int(5, 12),
            "contract_space_vp": Many(POINTS, 5, 12),
            "dice_spaces": Int(0, 9),
            "start_score": POINTS,
            "start_gold": Many(COUNT, 4, 4),
            "start_goods": Many(Word(RESOURCES), 0, 20),
            "start_houses": Int(0, 7),
            "start_pillars": Int(0, 7),
            "completed_vp": Many(POINTS, 7, 7),
            "leftovers_per_vp": Int(1, 99),
        }
    ),
    "cardinalbot": Shape(
        {
            "columns": Int(0, 9),
            "contract_spaces": Int(1, 9),
            "reserved_food": Int(0, 9),
            "houses": Int(0, 9),
            "pillars": Int(0, 9),
            "ap_markers": Many(Int(0, 9), 5, 5),
            "architect_cost_tile": ID,
        }
    ),
}


def faults(data: Mapping[str, object]) -> Iterator[Fault]:
    """Yield the places where the data does not have the shape of a box file.

    Callers must stop at the first fault: later checks assume that there is none.
    """
    yield from format_faults(data)
    yield from key_faults("", data, {"format", "name", *LISTS, *TABLES}, {"format", "name", *LISTS, *TABLES})
    yield from (Fault("name", *problem) for problem in NAME.problems("name", data["name"]))
    for section, shapes in LISTS.items():
        yield from list_faults(section, shapes, data[section])
    for section, shape in TABLES.items():
        yield from entry_faults(section, (shape,), data[section])


def format_faults(data: Mapping[str, object]) -> Iterator[Fault]:
    """Yield a fault if the format is wrong. Checked first, since another format gives misleading errors."""
    found = data.get("format")
    if found != FORMAT or isinstance(found, bool | float):
        says = excerpt(found) if "format" in data else "-"
        yield Fault("format", "box-bad-format", {"found": says, "expected": FORMAT})


def list_faults(section: str, shapes: tuple[Shape, ...], entries: object) -> Iterator[Fault]:
    if not isinstance(entries, list):
        yield Fault(section, *wrong_type(section, entries, "list"))
        return
    for index, entry in enumerate(entries):
        yield from entry_faults(label(section, index, entry), shapes, entry)


def entry_faults(name: str, shapes: tuple[Shape, ...], entry: object) -> Iterator[Fault]:
    if not isinstance(entry, dict):
        yield Fault(name, *wrong_type(name, entry, "table"))
        return
    shape = next((shape for shape in shapes if not shape.sign or shape.sign in entry), shapes[-1])
    specs = shape.specs()
    yield from key_faults(name, entry, {*shape.required, "mark"}, set(specs))
    for key, value in entry.items():
        yield from (Fault(name, *problem) for problem in specs[key].problems(key, value))
    yield from marked_field_faults(name, entry)


def key_faults(
    name: str, entry: Mapping[str, object], required: set[str], known: set[str]
) -> Iterator[Fault]:
    for key in sorted(map(str, set(entry) - known)):
        yield Fault(name or key, "box-unknown-key", {"field": key})
    for key in sorted(required - set(entry)):
        yield Fault(name or key, "box-missing-key", {"field": key})


def marked_field_faults(name: str, entry: Mapping[str, object]) -> Iterator[Fault]:
    marks = entry.get("marks")
    fields = marks if isinstance(marks, dict) else {}
    for key in sorted(set(map(str, fields)) - set(entry)):
        yield Fault(name, "box-unknown-key", {"field": f"marks.{key}"})
