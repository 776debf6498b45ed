"""Every number that is the place of a name is the right one.

The numbers are literals, because the compiler inlines only those. The names stand in tuples.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

import pytest

from tiletum.box import load
from tiletum.box.model import ACTIONS, RESOURCES, THINGS
from tiletum.game.cardinal.tiles import ORDERS_IN, RESOLVE
from tiletum.game.catalogue.effects import OPERATIONS, PRINTED_ON
from tiletum.game.catalogue.explanations import GROUPS
from tiletum.game.catalogue.steps import MAP, STEPS
from tiletum.game.core import points, vocabulary
from tiletum.game.core.effects_table import MAP_PARTS
from tiletum.game.core.vocabulary import PHASES, PILES, SOURCES, TILE_TYPES

MAP_FIELDS = {
    "merchant-steps": ("MERCHANT_STEP", "step merchant"),
    "architect-steps": ("ARCHITECT_STEP", "step architect"),
    "houses": ("HOUSE_PART", "house"),
    "pillars": ("PILLAR_PART", "pillar"),
}
"""The constant of `points` and the printed effect for each field of a map bonus."""


def numbers(module: ModuleType) -> dict[str, int]:
    return {name: value for name, value in vars(module).items() if name.isupper() and isinstance(value, int)}


def places(names: Sequence[str], before: str = "", after: str = "") -> dict[str, int]:
    """Return the constants that a tuple of names should have, with their numbers."""
    return {f"{before}{name.upper().replace('-', '_')}{after}": place for place, name in enumerate(names)}


@pytest.mark.parametrize(
    ("names", "before", "after"),
    [
        (SOURCES, "FROM_", ""),
        (PILES, "", "_PILE"),
        (TILE_TYPES, "", "_TILE"),
        (ACTIONS, "", "_ACTION"),
    ],
)
def test_numbers_with_a_common_part_are_the_places_of_all_names(
    names: Sequence[str], before: str, after: str
) -> None:
    found = {
        name: number
        for name, number in numbers(vocabulary).items()
        if name.startswith(before) and name.endswith(after)
    }
    assert found == places(names, before, after)


@pytest.mark.parametrize("names", [RESOURCES, PHASES])
def test_numbers_are_the_places_of_names(names: Sequence[str]) -> None:
    expected = places(names)
    assert {name: numbers(vocabulary)[name] for name in expected} == expected


def test_effects_are_printed_on_sources() -> None:
    assert set(PRINTED_ON) <= set(SOURCES)


def test_tiles_are_of_the_types_there_are() -> None:
    box = load()
    assert {tile.type for tile in (*box.characters, *box.contracts, *box.bonus_tiles)} == set(TILE_TYPES)


def test_the_parts_of_a_map_bonus_are_the_same_everywhere() -> None:
    """The fields of its step, the constants, and the effects that are a part of it."""
    effects = [effect for _, effect in MAP_FIELDS.values()]
    assert list(STEPS[MAP].fields) == list(MAP_FIELDS)
    assert list(MAP_PARTS) == effects
    parts = {one.name: THINGS.get(one.thing, ("",)) for one in OPERATIONS.values() if one.part_of}
    assert sorted(f"{name} {thing}".strip() for name in parts for thing in parts[name]) == sorted(effects)
    expected = {constant: place for place, (constant, _) in enumerate(MAP_FIELDS.values(), 1)}
    assert {name: numbers(points)[name] for name in expected} == expected


def test_the_cardinalbot_compares_and_resolves_tiles_of_every_group() -> None:
    groups = list(range(len(GROUPS)))
    assert sorted(ORDERS_IN) == groups
    assert sorted(RESOLVE) == groups
