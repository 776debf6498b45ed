"""The meaning of an event's numbers.

The engine reports events as a key, a rule and bare numbers, because that is cheap; the records in
`game/catalogue/events.py` name the numbers and give them types.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from tiletum.box.model import ACTIONS, COLOURS, RESOURCES
from tiletum.game.catalogue.events import EVENTS as KINDS
from tiletum.game.catalogue.events import EventKind
from tiletum.game.catalogue.explanations import (
    CHOICES,
    NEEDS,
    OBSTACLES,
    ORDERS,
    ORIGINS,
    PAYMENTS,
    WAYS,
    WHY_ENTRY,
)

from .effects_table import OP_NAMES
from .rules import Rules
from .state import Event
from .vocabulary import (
    CHARACTER_OFFER,
    CONTRACT_OFFER,
    EMPTY,
    FIRST_MAP_PLACE,
    KING_PLACE,
    SOURCES,
)

Value = int | str | None

WHY_DISCARDED: Final = ("choice", "no-room", "not-allowed")
WAYS_TOLD: Final = (*WAYS, "character", "contract", "crest")
"""How a piece moves: by an action, the Cardinalbot's ways, or by what gives a player a step."""


EVENTS: Final[dict[str, EventKind]] = {kind.name: kind for kind in KINDS}


def named(event: Event, rules: Rules) -> dict[str, Any]:
    """Return an event for programs: its key, its rules, and its arguments by name.

    An argument is a number, an id of the box, a list of the ids of options, or a list of their numbers.
    """
    key, rule, *numbers = event
    found: dict[str, Any] = {"key": key, "rule": rule}
    for (name, kind, _), number in zip(EVENTS[key].fields, numbers, strict=False):
        if kind == "values":
            found[name] = unpack(number)
        elif kind == "options":
            found[name] = members(CHOICES[numbers[0]].type, number, rules)
        elif kind in SETS:
            found[name] = members(SETS[kind], number, rules)
        else:
            found[name] = value(kind, number, rules)
    return found


# --- meanings of numbers ---

SETS: Final = {"dice": "die", "kinds": "kind"}
"""Types that are bit sets, with the type of their members."""


PACKED: Final = 10
"""Bits per number where an event packs several into one."""


def pack(numbers: list[int]) -> int:
    """Pack small numbers into one, with a bit on top so that trailing zeros survive."""
    packed = 1
    for number in reversed(numbers):
        packed = packed << PACKED | number
    return packed


def unpack(packed: int) -> list[int]:
    numbers: list[int] = []
    while packed > 1:
        numbers.append(packed & (1 << PACKED) - 1)
        packed >>= PACKED
    return numbers


def members(kind: str, bits: int, rules: Rules) -> list[str]:
    """Return the ids in a bit set, in the order of the box."""
    return [str(value(kind, number, rules)) for number in in_set(bits)]


def in_set(bits: int) -> list[int]:
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def value(kind: str, number: int, rules: Rules) -> Value:
    """Return the meaning of a number of this type: an id of the box, or the number itself."""
    if kind in ("int", "seat"):
        return number
    if kind in ("number", "column"):
        return number + 1
    if kind == "place":
        return place_name(number, rules)
    if kind == "king":
        return rules.king_vp[number]
    if kind == "source":
        return SOURCES[number]
    if kind == "markers":
        return ", ".join(str(number))
    if kind == "die":
        return f"{COLOURS[number // 6]} {number % 6 + 1}"
    if kind in ("tile-at", "tile-slot"):
        where, tile = divmod(number, len(rules.tiles))
        return f"{rules.tiles[tile].id} {place_name(where, rules) if kind == 'tile-at' else where + 1}"
    return None if number == EMPTY else names(kind, rules)[number]


def names(kind: str, rules: Rules) -> list[str]:
    if kind == "tile":
        return [tile.id for tile in rules.tiles]
    if kind == "space":
        return rules.spaces
    if kind == "house":
        return [f"{house.town} {house.number}" for house in rules.box.house_spaces]
    if kind == "cathedral":
        return [cathedral.town for cathedral in rules.box.cathedrals]
    if kind == "cost":
        return [cost.id for cost in rules.box.cost_tiles]
    if kind == "fair":
        return [fair.id for fair in rules.box.fair_tiles]
    if kind == "family":
        return rules.families
    if kind == "decree":
        return rules.decree_ids
    if kind == "challenge":
        return rules.challenge_names
    return list(FIXED_NAMES[kind])


PIECES: Final = ("architect", "merchant")

FIXED_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "kind": RESOURCES,
    "colour": COLOURS,
    "action": ACTIONS,
    "effect": OP_NAMES,
    "why": WHY_DISCARDED,
    "reason": WHY_ENTRY,
    "way": WAYS_TOLD,
    "origin": ORIGINS,
    "piece": PIECES,
    "choice": tuple(choice.name for choice in CHOICES),
    "order": tuple(ORDERS),
    "need": tuple(NEEDS),
    "obstacle": tuple(OBSTACLES),
    "payment": tuple(PAYMENTS),
}


def number_of(type_: str, name: str) -> int:
    """Return the number that stands for a name in an event."""
    return FIXED_NAMES[type_].index(name)


PLACES: Final = {
    KING_PLACE: "king-track",
    CONTRACT_OFFER: "contract-offer",
    CHARACTER_OFFER: "character-offer",
}
"""Places of tiles that are neither at the wheel nor on the map."""


def place_name(place: int, rules: Rules) -> str:
    """Return the name of the place of a bonus tile, or of the offer a tile came from."""
    if place < KING_PLACE:
        return f"wheel {place + 1}"
    if place in PLACES:
        return PLACES[place]
    return rules.box.bonus_spaces[place - FIRST_MAP_PLACE].town


# --- the rules an event follows from ---


def rules_in(event: Event) -> list[str]:
    """Return the rules of an event: none, one or several."""
    return event[1].split()


def rules_of(events: Iterable[Event]) -> str:
    """Return the rules of several events, each once, in order of first citation."""
    return " ".join(dict.fromkeys(rule for event in events for rule in rules_in(event)))
