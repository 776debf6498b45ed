"""The printed effects, one record for each operation.

`game.chapters.effects` has functions with the same names for what an operation needs and does.
CONTRIBUTING.md explains how to add an operation, and `tests/repository/test_new_operation.py` lists what a
new one still lacks.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

HELPER: Final = "helper"
CHARACTER: Final = "character"
CONTRACT: Final = "contract"
CREST: Final = "crest"
HOUSE_SPACE: Final = "house-space"
PRINTED_ON: Final = (HELPER, CHARACTER, CONTRACT, CREST, HOUSE_SPACE)
"""Tiles and spaces with effects, as in `vocabulary.SOURCES`."""

MANY: Final = 99


class Glyph(NamedTuple):
    """A drawing of the client. `{thing}` and `{amount}` stand for the operation's thing and amount."""

    icon: str
    on: str = ""
    """Text on the drawing."""
    beside: str = ""
    """Text to the right of it, unless it is 1."""


SAME: Final = "same"
"""The Cardinalbot gets what players get."""
MOST_REQUIRED: Final = "most-required"
"""Of resources of choice it gets the most required ones."""
NOTHING: Final = "nothing"
GETS: Final = (SAME, MOST_REQUIRED, NOTHING)


class Cardinal(NamedTuple):
    """What the effect is to the Cardinalbot (rules BTILE, CHALL). No field has a default to forget it by."""

    group: str
    """The group of a helper that shows it: one of `explanations.GROUPS`."""
    gets: str
    """What the Cardinalbot receives where a challenge gives it the effect: one of `GETS`."""
    orders: tuple[str, ...]
    """The tie-breakers that count its amount: names of `explanations.ORDERS`."""


class Operation(NamedTuple):
    name: str
    """Its spelling in the box file, before the thing and the amount."""
    rule: str
    """The rule that says what it does."""
    glyphs: tuple[Glyph, ...]
    worth: float
    """Its worth to bots, in action points."""
    cardinal: Cardinal
    thing: str = ""
    """The type of the word after the name: a "kind", "action" or "piece"."""
    most: int = 0
    """The largest amount, or 0 if it has no amount."""
    printed_on: tuple[str, ...] = PRINTED_ON
    rules: Mapping[str, str] = MappingProxyType({})
    """More specific rules, by the place it is printed on, or by place and thing: `helper gold`."""
    alone: bool = False
    """Whether it must be the only operation of an effect."""
    part_of: str = ""
    """The engine's operation that combines it with other parts of the same effect."""
    examples: tuple[str, ...] = ("",)
    """Examples of thing and amount for the client's help."""


MAP: Final = "map"
"""The engine's operation for steps, a house and a pillar of one bonus, which can be used in any order."""

ANYWHERE: Final = Glyph("thing:anywhere")
GOODS: Final = "resource-or-vp"
ACTIONS: Final = "action"
OTHERS: Final = "miscellaneous"

OPERATIONS: Final[dict[str, Operation]] = {
    operation.name: operation
    # In the order in which the engine puts them on the stack: the last one to be resolved comes first.
    for operation in (
        # These two change the die that is taken.
        Operation(
            "colour",
            "EFFECT-11",
            (Glyph("thing:colour"),),
            worth=1.0,
            cardinal=Cardinal(OTHERS, NOTHING, ()),
            printed_on=(HELPER,),
            alone=True,
        ),
        Operation(
            "ap",
            "EFFECT-9",
            (Glyph("thing:ap", on="+{amount}"),),
            worth=1.0,
            cardinal=Cardinal(ACTIONS, NOTHING, ("helper-points",)),
            most=MANY,
            printed_on=(HELPER,),
            alone=True,
            examples=("2",),
        ),
        Operation(
            "action",
            "EFFECT-6",
            (Glyph("action:{thing}"), Glyph("thing:ap", on="{amount}")),
            worth=1.0,
            cardinal=Cardinal(ACTIONS, NOTHING, ("helper-points",)),
            thing="action",
            most=MANY,
            rules={
                HELPER: "EFFECT-8",
                f"{HELPER} joker": "EFFECT-7",
                CHARACTER: "EFFECT-19",
                f"{CHARACTER} contract": "EFFECT-18",
                CONTRACT: "EFFECT-27",
            },
            examples=("contract 2",),
        ),
        Operation(
            "king",
            "EFFECT-24",
            (Glyph("thing:crown"), Glyph("thing:up")),
            worth=1.0,
            cardinal=Cardinal(GOODS, NOTHING, ()),
            most=1,
            examples=("1",),
        ),
        Operation(
            "town step",
            "EFFECT-25",
            (Glyph("piece:merchant"), Glyph("thing:town")),
            worth=1.0,
            cardinal=Cardinal(GOODS, NOTHING, ()),
        ),
        Operation(
            "house anywhere",
            "EFFECT-30",
            (Glyph("thing:house"), ANYWHERE),
            worth=1.0,
            cardinal=Cardinal(GOODS, NOTHING, ()),
        ),
        Operation(
            "pillar anywhere",
            "EFFECT-31",
            (Glyph("thing:pillar"), ANYWHERE),
            worth=1.0,
            cardinal=Cardinal(GOODS, NOTHING, ()),
        ),
        Operation(
            "merchant anywhere",
            "EFFECT-32",
            (Glyph("piece:merchant"), ANYWHERE),
            worth=1.0,
            cardinal=Cardinal(GOODS, NOTHING, ()),
        ),
        Operation(
            "architect anywhere",
            "EFFECT-32",
            (Glyph("piece:architect"), ANYWHERE),
            worth=1.0,
            cardinal=Cardinal(GOODS, NOTHING, ()),
        ),
        Operation(
            "building",
            "EFFECT-16",
            (Glyph("thing:building"),),
            worth=1.0,
            cardinal=Cardinal(OTHERS, NOTHING, ()),
            # A character that repeats its own building's bonuses would never finish.
            printed_on=(HELPER, CONTRACT, CREST, HOUSE_SPACE),
            rules={HOUSE_SPACE: "EFFECT-29"},
        ),
        Operation(
            "house",
            "EFFECT-21",
            (Glyph("thing:house"),),
            worth=1.0,
            cardinal=Cardinal(GOODS, NOTHING, ()),
            part_of=MAP,
        ),
        Operation(
            "pillar",
            "EFFECT-22",
            (Glyph("thing:pillar"),),
            worth=1.0,
            cardinal=Cardinal(GOODS, NOTHING, ()),
            part_of=MAP,
        ),
        Operation(
            "step",
            "EFFECT-20",
            (Glyph("piece:{thing}", beside="{amount}"), Glyph("thing:step")),
            worth=1.0,
            cardinal=Cardinal(GOODS, NOTHING, ()),
            thing="piece",
            most=MANY,
            part_of=MAP,
            examples=("architect 2",),
        ),
        Operation(
            "gain any",
            "EFFECT-5",
            (Glyph("resource:any", beside="{amount}"),),
            worth=0.6,
            cardinal=Cardinal(GOODS, MOST_REQUIRED, ("helper-resources", "helper-any")),
            most=MANY,
            rules={HELPER: "EFFECT-14", CHARACTER: "EFFECT-18", CREST: "EFFECT-33"},
            examples=("1",),
        ),
        Operation(
            "gain",
            "EFFECT-1",
            (Glyph("resource:{thing}", beside="{amount}"),),
            worth=0.45,
            cardinal=Cardinal(GOODS, SAME, ("helper-resources",)),
            thing="kind",
            most=MANY,
            rules={
                HELPER: "EFFECT-15",
                f"{HELPER} gold": "EFFECT-13",
                CHARACTER: "EFFECT-17",
                CREST: "EFFECT-33",
            },
            examples=("iron 1", "stone 1", "wool 1", "food 1", "gold 1"),
        ),
        Operation(
            "vp",
            "EFFECT-1",
            (Glyph("thing:vp", on="{amount}"),),
            worth=1.0,
            cardinal=Cardinal(GOODS, SAME, ("helper-vp",)),
            most=MANY,
            rules={
                HELPER: "EFFECT-13",
                CHARACTER: "EFFECT-17",
                CONTRACT: "TASK-6",
                CREST: "EFFECT-33",
                HOUSE_SPACE: "EFFECT-28",
            },
            examples=("3",),
        ),
    )
}


def rule_of(name: str, source: str = "", thing: str = "") -> str:
    """Return the most specific rule of an operation, given the place it is printed on and its thing."""
    operation = OPERATIONS[name]
    return operation.rules.get(f"{source} {thing}") or operation.rules.get(source) or operation.rule
