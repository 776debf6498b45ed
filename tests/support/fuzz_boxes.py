"""Boxes that an owner could write: numbers anywhere in their range, lists in any order.

A box is the packaged one after several random changes. The box check accepts each change.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any, Final

from tiletum.box import Box, load
from tiletum.box import build as building
from tiletum.box.check import KING_TRACK
from tiletum.box.check import faults as check_faults
from tiletum.box.model import THINGS
from tiletum.box.shape import (
    LISTS,
    TABLES,
    AtomText,
    DecreeText,
    EffectText,
    Flag,
    Int,
    Many,
    Number,
    Shape,
    Word,
)
from tiletum.box.shape import faults as shape_faults
from tiletum.game.catalogue.decrees import CONDITIONS
from tiletum.game.catalogue.effects import OPERATIONS

Data = dict[str, Any]
Change = Callable[[random.Random, Data], None]

NAMES: Final = ("id", "name", "mark", "marks")
"""Fields that no rule reads, or that other fields refer to."""


def box_numbered(number: int) -> Box:
    """Return the box with this number, the same one on every machine."""
    return changed_box(random.Random(f"box {number}"))


def changed_box(rng: random.Random) -> Box:
    data, changes = deepcopy(load().data), rng.choice((3, 10, 30))
    for _ in range(changes):
        attempt = deepcopy(data)
        rng.choice(CHANGES)(rng, attempt)
        if is_valid(attempt):
            data = attempt
    return building.build(data)


def is_valid(data: Data) -> bool:
    """Return whether the box check accepts the data, as `from_data` does, but without wording an error."""
    return not any(True for _ in shape_faults(data)) and not any(
        True for _ in check_faults(building.build(data))
    )


# --- random values ---


def value(rng: random.Random, spec: object, now: object = None) -> Any:
    """Return a random value that the shape allows. Numbers are often at an end of their range."""
    if isinstance(spec, Int | Number):
        return rng.choice((spec.low, spec.high, rng.randint(spec.low, spec.high)))
    if isinstance(spec, Flag):
        return rng.random() < 0.5
    if isinstance(spec, Word):
        return rng.choice(spec.words)
    if isinstance(spec, AtomText):
        return atom(rng, spec.source)
    if isinstance(spec, DecreeText):
        return decree_entry(rng)
    if isinstance(spec, EffectText):
        return [atom(rng, spec.source) for _ in range(rng.choice((spec.low, 1, 2, 6)))]
    return list_value(rng, spec, now) if isinstance(spec, Many) else now


def list_value(rng: random.Random, spec: Many, now: object) -> list[Any]:
    """Return a list with one value or all values changed, or with another order or length."""
    values = list(now) if isinstance(now, list) else []
    way = rng.randrange(4)
    if way == 0 or not values:
        length = rng.choice((spec.low, spec.high, len(values), rng.randint(spec.low, spec.high)))
        old = [values[i % len(values)] for i in range(length)] if values else [None] * length
        return [value(rng, spec.item, one) for one in old]
    if way == 1:
        rng.shuffle(values)
    elif way == 2:
        values = [value(rng, spec.item, one) for one in values]
    else:
        place = rng.randrange(len(values))
        values[place] = value(rng, spec.item, values[place])
    return values


def atom(rng: random.Random, source: str) -> str:
    operation = rng.choice([one for one in OPERATIONS.values() if source in one.printed_on])
    most = operation.most
    words = f"{operation.name} {rng.choice(THINGS.get(operation.thing, ('',)))}".strip()
    return f"{words} {rng.choice((1, min(2, most), most, rng.randint(1, most)))}" if most else words


@cache
def takes() -> tuple[str, ...]:
    decrees: Any = load().data["decrees"]
    return tuple(sorted({text.rpartition(": ")[2] for decree in decrees for text in decree["entries"]}))


def decree_entry(rng: random.Random) -> str:
    take = rng.choice(takes())
    return f"{rng.choice(list(CONDITIONS))}: {take}" if rng.random() < 0.5 else take


# --- changes ---


def change_field(rng: random.Random, data: Data) -> None:
    """Change one field of one entry."""
    section = rng.choice([*LISTS, *TABLES])
    entry = rng.choice(data[section]) if section in LISTS else data[section]
    specs = shape_of(section, entry).specs()
    name = rng.choice([name for name in specs if name not in NAMES] or ["mark"])
    if name in entry or rng.random() < 0.5:
        entry[name] = value(rng, specs[name], entry.get(name))
    if name in shape_of(section, entry).optional and rng.random() < 0.2:
        entry.pop(name, None)


def shape_of(section: str, entry: Data) -> Shape:
    if section in TABLES:
        return TABLES[section]
    shapes = LISTS[section]
    return next((shape for shape in shapes if not shape.sign or shape.sign in entry), shapes[-1])


def change_column(rng: random.Random, data: Data) -> None:
    """Change one field of all entries of a list, to one value or to a different value for each entry."""
    section = rng.choice(list(LISTS))
    name = rng.choice(
        [name for name in shape_of(section, data[section][0]).specs() if name not in NAMES] or ["mark"]
    )
    same = rng.random() < 0.5
    first: Any = None
    for entry in data[section]:
        specs = shape_of(section, entry).specs()
        if name in entry:
            first = value(rng, specs[name], entry[name]) if first is None or not same else first
            entry[name] = deepcopy(first)


def change_order(rng: random.Random, data: Data) -> None:
    """Shuffle the entries of a list."""
    rng.shuffle(data[rng.choice(list(LISTS))])


def add_or_drop(rng: random.Random, data: Data) -> None:
    entries = data[rng.choice(("links", "house_spaces", "bonus_spaces", "crests", "challenges"))]
    if rng.random() < 0.5 and entries:
        entries.pop(rng.randrange(len(entries)))
    elif entries:
        entries.insert(rng.randrange(len(entries)), deepcopy(rng.choice(entries)))


def change_place(rng: random.Random, data: Data) -> None:
    """Move something on the map to another town."""
    section = rng.choice(("house_spaces", "bonus_spaces", "cathedrals", "town_tiles", "links"))
    entry = rng.choice(data[section])
    towns = [space["id"] for space in data["spaces"]]
    if section == "links":
        entry["between"][rng.randrange(2)] = rng.choice(towns)
    else:
        entry["town"] = rng.choice(towns)


def change_contract_spaces(rng: random.Random, data: Data) -> None:
    spec = TABLES["player_board"].required["contract_spaces"]
    spaces = value(rng, spec)
    data["player_board"] |= {
        "contract_spaces": spaces,
        "contract_space_vp": [value(rng, Int(0, 99)) for _ in range(spaces)],
    }


def change_king_track(rng: random.Random, data: Data) -> None:
    others = rng.sample(range(-99, 100), rng.randrange(20))
    points = sorted({*KING_TRACK, *others})
    data["king_track"] |= {"vp": points, "marks": ["X"] * len(points)}


def change_cathedral_tiles(rng: random.Random, data: Data) -> None:
    """Deal new tiles to all cathedrals."""
    counts = [1] * len(data["cathedrals"])
    for _ in range(25 - len(counts)):
        counts[rng.randrange(len(counts))] += 1
    for cathedral, count in zip(data["cathedrals"], counts, strict=True):
        tiles = sorted((value(rng, Int(0, 99)) for _ in range(count)), reverse=True)
        cathedral |= {"tiles": tiles, "tile_marks": ["X"] * count}


def change_corruption(rng: random.Random, data: Data) -> None:
    data["corruption"]["tokens"] = rng.sample([0, *(rng.choice((1, 2)) for _ in range(5))], 6)


def change_tile(rng: random.Random, data: Data) -> None:
    """Make a tile differ from all others of its name."""
    entry = rng.choice(data[rng.choice(("contracts", "bonus_tiles", "characters"))])
    specs = shape_of("bonus_tiles", entry).specs() if "bonus" not in entry else LISTS["characters"][0].specs()
    if "crest" not in entry:
        entry["id"] = f"tile{rng.randrange(10**6)}"
        name = rng.choice([name for name in specs if name not in (*NAMES, "kind")])
        entry[name] = value(rng, specs[name], entry.get(name))


CHANGES: Final[tuple[Change, ...]] = (
    *[change_field] * 6,
    *[change_tile] * 4,
    change_column,
    change_order,
    add_or_drop,
    change_place,
    change_contract_spaces,
    change_king_track,
    change_cathedral_tiles,
    change_corruption,
)
