"""Parsers for the two small languages in the data file: effects and decree entries."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tiletum.box.model import (
    ACTIONS,
    FOR_ACTION,
    HIGHEST,
    HIGHEST_ANY,
    NEEDED,
    RESOURCES,
    THINGS,
    Atom,
    DecreeEntry,
    Effect,
    Take,
)
from tiletum.game.catalogue.decrees import CONDITIONS
from tiletum.game.catalogue.effects import OPERATIONS

PAIRED = "iron-wool"
MOST_REQUIRED = "most-required"

AMOUNT = re.compile(r"[1-9][0-9]?")


def spellings() -> dict[str, tuple[str, str, int]]:
    """Return a dict from the text of an atom without its amount to (op, what, largest amount)."""
    return {
        f"{operation.name} {thing}".strip(): (operation.name, thing, operation.most)
        for operation in OPERATIONS.values()
        for thing in THINGS.get(operation.thing, ("",))
    }


def vocabulary() -> str:
    """Return the spelling of every effect: `gain KIND N`, `vp N`, ..."""
    parts = ((one.name, one.thing.upper(), "N" if one.most else "") for one in reversed(OPERATIONS.values()))
    return ", ".join(" ".join(filter(None, words)) for words in parts)


SPELLINGS = spellings()
UNKNOWN = ("", "", -1)


def atom(text: str) -> Atom | None:
    """Return the atom that a text describes, or None: `vp 3` gives Atom("vp", "", 3)."""
    words, _, last = text.rpartition(" ")
    if AMOUNT.fullmatch(last):
        op, what, most = SPELLINGS.get(words, UNKNOWN)
        return Atom(op, what, int(last)) if int(last) <= most else None
    op, what, most = SPELLINGS.get(text, UNKNOWN)
    return Atom(op, what) if most == 0 else None


def effect(texts: Iterable[str]) -> Effect:
    return tuple(found for found in map(atom, texts) if found is not None)


def decree_entry(text: str) -> DecreeEntry | None:
    """Return the decree entry that a text such as `pillars>houses: merchant` describes, or None."""
    condition, colon, rest = text.rpartition(": ")
    if colon and condition not in CONDITIONS:
        return None
    taken = take(rest)
    if taken is None or (colon and CONDITIONS[condition].needs_action and not taken.action):
        return None
    return DecreeEntry(condition, taken)


ANY_DIE = "highest any"
WHOLE_TAKES = {
    **{action: Take(FOR_ACTION, action) for action in ACTIONS},
    "needed": Take(NEEDED),
    ANY_DIE: Take(HIGHEST_ANY),
}


def take(text: str) -> Take | None:
    """Return the die that a text describes, or None: `highest iron wool` is the highest of two colours."""
    if text in WHOLE_TAKES:
        return WHOLE_TAKES[text]
    verb, *kinds = text.split(" ")
    if verb != "highest" or not kinds or not set(kinds) <= set(RESOURCES) or len(set(kinds)) < len(kinds):
        return None
    return Take(HIGHEST, kinds=tuple(kinds))


def is_complete_priority(words: Iterable[str]) -> bool:
    """Return whether a priority ranks every kind once, or leaves the order to the greatest need."""
    kinds = [kind for word in words for kind in (("iron", "wool") if word == PAIRED else (word,))]
    return kinds == [MOST_REQUIRED] or sorted(kinds) == sorted(RESOURCES)
