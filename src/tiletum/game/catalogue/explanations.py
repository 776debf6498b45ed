"""The Cardinalbot's explanations: choices, tie-breakers, needs, obstacles and payments, with their rules.

The numbers of an event are indices into these tables. The messages `choice-...`, `order-...`,
`obstacle-...` and so on of the catalogues put the names into words.
"""

from __future__ import annotations

from typing import Final, NamedTuple

WHY_ENTRY: Final = ("held", "condition", "no-die")
"""The results of trying an entry of a decree (`cardinal.decrees`)."""
WAYS: Final = ("reach", "beyond", "relocation")
"""The moves of a piece: within the reach of an action, beyond it, or before the action (`cardinal.map`)."""
ORIGINS: Final = ("bonus-tile", "offer", "challenge")
"""The origins of a crest."""


class ChoiceForm(NamedTuple):
    """A choice by tie-breakers: its name, the type of its options, and its rule."""

    name: str
    type: str
    rule: str


CHOICES: Final[tuple[ChoiceForm, ...]] = (
    ChoiceForm("die", "die", "BOT-4"),
    ChoiceForm("pair", "kind", "DECREE-7"),
    ChoiceForm("needed", "colour", "DECREE-8"),
    ChoiceForm("new-crest", "tile-at", "DECREE-3"),
    ChoiceForm("architect-tile", "tile-at", "BARCH-3"),
    ChoiceForm("merchant-tile", "tile-at", "BMERCH-6"),
    ChoiceForm("cathedral", "cathedral", "BARCH-4"),
    ChoiceForm("far-cathedral", "cathedral", "BARCH-5"),
    ChoiceForm("relocation", "space", "BMERCH-3"),
    ChoiceForm("far-relocation", "space", "BMERCH-3"),
    ChoiceForm("town", "space", "BMERCH-7"),
    ChoiceForm("far-town", "space", "BMERCH-7"),
    ChoiceForm("character", "tile", "BCHAR-3"),
    ChoiceForm("ready", "tile-slot", "BCONTR-3"),
    ChoiceForm("contract", "tile-slot", "BCONTR-5"),
    ChoiceForm("required", "kind", "BNEED-4"),
    ChoiceForm("any", "kind", "BTASK-8"),
    ChoiceForm("contribution", "cathedral", "BTASK-4"),
    ChoiceForm("fulfilment", "tile", "BTASK-6"),
    ChoiceForm("column", "column", "BTASK-3"),
)
CHOICE_RULES: Final = {choice.name: choice.rule for choice in CHOICES}

ORDERS: Final[dict[str, str]] = {
    "priority": "DECREE-6",
    "supply": "DECREE-6",
    "named-missing": "DECREE-7",
    "has-dice": "DECREE-9",
    "need": "DECREE-8",
    "more-dice": "DECREE-8",
    "group": "BTILE-1",
    "new-crest": "BTILE-3",
    "person-lacks": "BTILE-3",
    "helper-vp": "BTILE-4",
    "helper-resources": "BTILE-4",
    "helper-any": "BTILE-4",
    "helper-points": "BTILE-4",
    "missing": "BCONTR-4",
    "cathedral-vp": "BARCH-4",
    "person-away": "BARCH-4",
    "stone": "BARCH-4",
    "nearest": "BARCH-4",
    "fair-town": "BMERCH-3",
    "town-vp": "BMERCH-3",
    "other-reward": "BMERCH-3",
    "nearest-town": "BMERCH-3",
    "own-column": "BCHAR-3",
    "value": "BCHAR-4",
    "contract-vp": "BCONTR-3",
    "fewer-points": "BCONTR-3",
    "rightmost": "BCONTR-5",
    "size": "BTASK-6",
    "full-column": "BTASK-3",
    "leftmost": "BTASK-3",
}
"""Tie-breakers, each with its rule."""

COUNTED: Final = (
    *("supply", "named-missing", "need", "more-dice"),
    *("helper-vp", "helper-resources", "helper-any", "helper-points", "missing"),
    *("cathedral-vp", "stone", "nearest", "town-vp", "nearest-town"),
    *("value", "contract-vp", "fewer-points", "size"),
)
"""Tie-breakers that compare numbers. Events also report the other options' numbers. The rest are yes/no."""

ORDERS_OF_CHOICES: Final[dict[tuple[str, str], str]] = {
    ("pair", "supply"): "DECREE-7",
    ("needed", "priority"): "DECREE-8",
    ("architect-tile", "missing"): "BTILE-4",
    ("merchant-tile", "missing"): "BTILE-4",
    ("contribution", "cathedral-vp"): "BTASK-4",
    ("far-cathedral", "nearest"): "BARCH-5",
    ("far-town", "nearest-town"): "BMERCH-7",
}
"""Choices in which a tie-breaker follows from a different rule."""

GROUPS: Final = ("crest", "miscellaneous", "resource-or-vp", "action", "contract")
"""Groups of bonus tiles, best first (rule BTILE)."""

NEEDS: Final[dict[str, str]] = {
    "stone": "BNEED-2",
    "food": "BNEED-3",
    "pair": "BNEED-4",
    "nothing": "BNEED-1",
}
"""The reasons why a resource is the most required one, each with its rule."""

OBSTACLES: Final[dict[str, str]] = {
    "no-cathedral": "BARCH-1",
    "unavailable": "SETUP-9",
    "own-pillar": "ARCH-2",
    "pillar-spaces-taken": "ARCH-2",
    "no-pillar-left": "ARCH-2",
    "no-house-left": "BMERCH-1",
    "no-house-space": "BMERCH-2",
    "own-house": "BMERCH-2",
    "house-spaces-taken": "BMERCH-2",
    "no-inactive-crest": "BTASK-2",
    "no-column": "BTASK-3",
    "no-food": "BTASK-2",
    "no-open-cathedral": "BTASK-4",
    "no-stone": "BTASK-4",
    "no-contract-held": "BTASK-6",
    "no-contract-ready": "BTASK-6",
    "two-contracts": "BTASK-6",
    "still-not-ready": "BEND-2",
    "no-action-tile": "BOT-10",
    "no-crest-in-offer": "BCONTR-2",
    "crest-kept-already": "BCONTR-2",
    "crest-too-dear": "BCONTR-1",
    "no-ready-in-offer": "BCONTR-3",
    "ready-taken": "BCONTR-5",
    "contract-spaces-full": "BCONTR-5",
    "no-contract-in-offer": "BCONTR-5",
    "no-character": "BCHAR-5",
    "king-top": "BKING-1",
    "crest-owned": "BTILE-5",
    "no-effect": "BTILE-6",
    "no-space-for-contract": "CHALL-2",
}
"""The reasons why a step is not carried out, each with its rule."""

PAYMENTS: Final[dict[str, str]] = {
    "asked": "BTASK-7",
    "instead": "BTASK-7",
    "any-gold": "BTASK-8",
    "any-food": "BTASK-8",
}
"""The roles of a paid resource, each with its rule: the required kind, gold instead of it, or any kind."""
