"""What tiles, spaces, challenges and decrees do: sentences, and the rules that say it in full.

The sentences follow from the printed effects, one for each operation, so a corrected box has them, too.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from tiletum.box.model import Atom, Effect, Tile
from tiletum.game.core.editions import Edition
from tiletum.game.core.rules import Rules

from . import things
from .editions import ways
from .values import Phrase, phrase

STEPS_AND_BUILDING: Final = ("step", "house", "pillar")
"""Parts of one bonus that are used in any order, where they are printed without "anywhere"."""


class About(NamedTuple):
    said: tuple[Phrase, ...]
    rules: tuple[str, ...]
    """The most telling first."""


# --- sentences ---


def said(effect: Effect, edition: Edition) -> tuple[Phrase, ...]:
    return tuple(map(phrase, sentences(effect, edition)))


def sentences(effect: Effect, edition: Edition) -> tuple[str, ...]:
    """Each once, however often its operation is printed."""
    keys = [key for atom in effect for key in of_atom(atom, edition)]
    if sum(atom.op in STEPS_AND_BUILDING and not is_anywhere(atom) for atom in effect) > 1:
        keys.append("effect-map-about")
    return tuple(dict.fromkeys(keys))


def of_atom(atom: Atom, edition: Edition) -> tuple[str, ...]:
    if atom.op == "action":
        own = ("effect-action-about",)
        return ("effect-action-joker-about", *own) if atom.what == "joker" else own
    if atom.op == "colour":
        return ("effect-colour-about", colour_when(edition))
    if atom.op == "town":
        return ("effect-town-step-about", step_where(edition))
    named = atom.what if atom.what in ("any", "anywhere") else ""
    return ("-".join(filter(None, ("effect", atom.op, named, "about"))),)


def is_anywhere(atom: Atom) -> bool:
    return atom.what == "anywhere"


def colour_when(edition: Edition) -> str:
    way = ways(edition)["EDITION-10"]
    return f"differs-{way}" if way == "colour-late" else "effect-colour-when"


def step_where(edition: Edition) -> str:
    way = ways(edition)["EDITION-8"]
    return "effect-town-step-where" if way == "step-towns" else f"differs-{way}"


# --- rules ---


def helper_rules(effect: Effect, edition: Edition) -> tuple[str, ...]:
    return (*unique(HELPER_RULES[op_of(atom, effect)] for atom in effect), *late_colour(effect, edition))


def late_colour(effect: Effect, edition: Edition) -> tuple[str, ...]:
    if not any(atom.op == "colour" for atom in effect):
        return ()
    return ("EDITION-10",) if edition.colour_after_die else ("EFFECT-12",)


def op_of(atom: Atom, effect: Effect) -> str:
    """How the rules tell helpers apart."""
    if atom.op == "action" and atom.what == "joker":
        return "joker"
    if atom.op == "gain" and atom.what != "any":
        kinds = {one.what for one in effect if one.op == "gain"}
        return "gold" if kinds == {"gold"} else "goods"
    return "any" if atom.op == "gain" else atom.op


HELPER_RULES: Final = {
    "joker": "EFFECT-7",
    "action": "EFFECT-8",
    "ap": "EFFECT-9",
    "colour": "EFFECT-11",
    "gold": "EFFECT-13",
    "vp": "EFFECT-13",
    "any": "EFFECT-14",
    "goods": "EFFECT-15",
    "building": "EFFECT-16",
    # Not printed on helpers of the game, but an owner's box may say so.
    "step": "EFFECT-20",
    "house": "EFFECT-21",
    "pillar": "EFFECT-22",
    "king": "EFFECT-24",
    "town": "EFFECT-25",
    "merchant": "EFFECT-32",
    "architect": "EFFECT-32",
}


def character_rule(effect: Effect) -> str:
    """One for the whole bonus: a step with a house is one thing, and so is a resource before an action."""
    found = {atom.op: atom for atom in effect}
    if "action" in found:
        return "EFFECT-18" if found["action"].what == "contract" else "EFFECT-19"
    return next((rule for op, rule in CHARACTER_RULES.items() if op in found), "EFFECT-17")


CHARACTER_RULES: Final = {
    "house": "EFFECT-21",
    "pillar": "EFFECT-22",
    "step": "EFFECT-20",
    "building": "EFFECT-16",
}

CONTRACT_RULES: Final = {"king": "EFFECT-24", "town": "EFFECT-25", "action": "EFFECT-27"}

CREST_SPACE_RULES: Final = {
    "house": "EFFECT-30",
    "pillar": "EFFECT-31",
    "merchant": "EFFECT-32",
    "architect": "EFFECT-32",
}

CHALLENGE_RULES: Final = {
    "very-special-friends": ("CHALL-1", "CHALL-2"),
    "resourceful-clergy": ("CHALL-3",),
    "whispers-in-the-kings-ear": ("CHALL-4",),
    "ecclesiastical-income": ("CHALL-5",),
    "visitors-to-the-curia": ("CHALL-6",),
    "deep-coffers": ("CHALL-7",),
    "favor-at-the-court": ("CHALL-8",),
    "ready-for-action": ("CHALL-9", "CHALL-10"),
}


def unique(rules: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(rules))


# --- things ---


def tile(printed: Tile, edition: Edition) -> About:
    does = said(printed.effect, edition)
    if printed.type == "helper":
        return About(does, (*helper_rules(printed.effect, edition), "TASK-10"))
    if printed.type == "character":
        return About(does, (character_rule(printed.effect), "CHAR-7"))
    if printed.type == "crest":
        return About(does, ("TASK-7",))
    gives = unique(CONTRACT_RULES.get(atom.op, "EFFECT-1") for atom in printed.effect)
    return About(does, ("TASK-5", *gives))


def house_space(bonus: Effect, edition: Edition) -> About:
    if not bonus:
        return About((), ("MERCH-2",))
    rules = unique("EFFECT-28" if atom.op == "vp" else "EFFECT-29" for atom in bonus)
    return About(said(bonus, edition), rules)


def crest_space(bonus: Effect, edition: Edition) -> About:
    rules = unique(CREST_SPACE_RULES.get(atom.op, "EFFECT-33") for atom in bonus)
    return About(said(bonus, edition), ("TASK-7", *rules))


def decree(number: int, rules: Rules) -> About:
    """Its entries from the top, then its die priority."""
    entries = map(things.decree_entry, rules.box.decrees[number].entries)
    return About((*entries, things.order("priority", number, rules)), ("BOT-3",))


def abouts(rules: Rules) -> dict[str, dict[str, About]]:
    """Of everything that a box prints, by kind and id."""
    box, edition = rules.box, rules.edition
    return {
        "tiles": {printed.id: tile(printed, edition) for printed in rules.tiles},
        "houses": {
            f"{space.town} {space.number}": house_space(space.bonus, edition) for space in box.house_spaces
        },
        "crests": {
            str(number): crest_space(building.crest_bonus, edition)
            for number, building in enumerate(box.buildings, 1)
        },
        "challenges": {card.id: About((), CHALLENGE_RULES[card.id]) for card in box.challenges},
        "decrees": {card.id: decree(number, rules) for number, card in enumerate(box.decrees)},
    }
