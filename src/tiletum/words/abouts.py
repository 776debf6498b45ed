"""Explanations of tiles, spaces, challenges and decrees: sentences, and the rules that say it in full.

Sentences and rules follow from the operations of the printed effects, so a corrected box has them, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from tiletum.box.model import Atom, Effect, Tile
from tiletum.game.catalogue.challenges import CHALLENGES
from tiletum.game.catalogue.effects import (
    CHARACTER,
    CONTRACT,
    CREST,
    HELPER,
    HOUSE_SPACE,
    MAP,
    OPERATIONS,
    rule_of,
)
from tiletum.game.core.editions import Edition
from tiletum.game.core.rules import Rules

from . import things
from .editions import ways
from .values import Phrase, phrase


class About(NamedTuple):
    said: tuple[Phrase, ...]
    rules: tuple[str, ...]
    """The rules, the most relevant first."""


# --- sentences ---


def said(effect: Effect, edition: Edition) -> tuple[Phrase, ...]:
    return tuple(map(phrase, sentences(effect, edition)))


def sentences(effect: Effect, edition: Edition) -> tuple[str, ...]:
    """Return the keys of an effect's sentences, each only once."""
    keys = [key for atom in effect for key in sentences_of(atom, edition)]
    if sum(atom.operation.part_of == MAP for atom in effect) > 1:
        keys.append("effect-map-about")
    return tuple(dict.fromkeys(keys))


def sentences_of(atom: Atom, edition: Edition) -> tuple[str, ...]:
    """Return the keys of an atom's sentences: the operation's sentence, and further ones."""
    name = atom.operation.name
    own = f"{things.effect_key(atom.operation)}-about"
    if name == "action" and atom.what == "joker":
        return ("effect-action-joker-about", own)
    return (own, FURTHER[name](edition)) if name in FURTHER else (own,)


def colour_when(edition: Edition) -> str:
    way = ways(edition)["EDITION-10"]
    return f"differs-{way}" if way == "colour-late" else "effect-colour-when"


def step_where(edition: Edition) -> str:
    way = ways(edition)["EDITION-8"]
    return "effect-town-step-where" if way == "step-towns" else f"differs-{way}"


FURTHER: Final[dict[str, Callable[[Edition], str]]] = {"colour": colour_when, "town step": step_where}
"""Sentences that depend on the edition."""


# --- rules ---


def rules_of(effect: Effect, source: str) -> tuple[str, ...]:
    """Return the rules of an effect on a kind of tile or space, each only once."""
    return unique(rule_of(atom.operation.name, source, atom.what) for atom in effect)


def helper_rules(effect: Effect, edition: Edition) -> tuple[str, ...]:
    return (*rules_of(effect, HELPER), *late_colour(effect, edition))


def late_colour(effect: Effect, edition: Edition) -> tuple[str, ...]:
    if not any(atom.operation.name == "colour" for atom in effect):
        return ()
    return ("EDITION-10",) if edition.colour_after_die else ("EFFECT-12",)


def character_rule(effect: Effect) -> str:
    """Return one rule for the whole bonus: the rule of its first operation in the catalogue.

    A step with a house is one bonus, and so is a resource before an action.
    """
    order = list(OPERATIONS)
    return rules_of(tuple(sorted(effect, key=lambda atom: order.index(atom.operation.name))), CHARACTER)[0]


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
    return About(does, ("TASK-5", *rules_of(printed.effect, CONTRACT)))


def house_space(bonus: Effect, edition: Edition) -> About:
    if not bonus:
        return About((), ("MERCH-2",))
    return About(said(bonus, edition), rules_of(bonus, HOUSE_SPACE))


def crest_space(bonus: Effect, edition: Edition) -> About:
    return About(said(bonus, edition), ("TASK-7", *rules_of(bonus, CREST)))


def decree(number: int, rules: Rules) -> About:
    """Return a decree's entries from the top, then its die priority."""
    entries = map(things.decree_entry, rules.box.decrees[number].entries)
    return About((*entries, things.order("priority", number, rules)), ("BOT-3",))


def abouts(rules: Rules) -> dict[str, dict[str, About]]:
    """Return the explanations of all components of a box, by kind and id."""
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
        "challenges": {card.id: About((), CHALLENGES[card.id].rules) for card in box.challenges},
        "decrees": {card.id: decree(number, rules) for number, card in enumerate(box.decrees)},
    }
