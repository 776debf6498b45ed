"""Message arguments other than text and numbers: named things, and lists of them.

A thing is passed as a value, never as text, so that each language can choose the form it needs:
`NAME($tile, form: "the")`, `NAME($town, case: "gen")`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

SEAT_COLOURS = ("blue", "orange", "purple", "green")
"""Colours of the players' pieces, by seat unless players choose others."""

ESCAPES = {"_": "__", ":": "_c", "+": "_p", ".": "_d"}


@lru_cache(4096)
def slug(id_: str) -> str:
    """Return a box id as part of a Fluent identifier, which has only letters, digits, - and _.

    Letters, digits and - stay. `_ : + .` become `__ _c _p _d`. Anything else becomes `_x`, its code in
    hexadecimal, and `_`. So different ids have different slugs: `king:2vp` is `king_c2vp`, `house+pillar`
    is `house_ppillar`.
    """
    return "".join(map(_slug_of_letter, id_))


def _slug_of_letter(letter: str) -> str:
    if letter == "-" or (letter.isascii() and letter.isalnum()):
        return letter
    return ESCAPES.get(letter, f"_x{ord(letter):x}_")


@dataclass(frozen=True)
class Name:
    """A thing with its own message: Name("space", "Koeln") is the message `space-Koeln`."""

    type: str
    id: str
    text: str = ""
    """The text printed on it, for things from an owner's box that the catalogue does not know."""

    @property
    def key(self) -> str:
        return f"{self.type}-{slug(self.id)}"


@dataclass(frozen=True)
class Phrase:
    """A thing described by its parts: a message with arguments, with forms like any name."""

    key: str
    args: tuple[tuple[str, Arg], ...] = ()


@dataclass(frozen=True)
class Listing:
    """Several things, joined by the messages `list-...`. A form applies to each thing."""

    items: tuple[Arg, ...]


@dataclass(frozen=True)
class Seat:
    """A player: the chosen name, or else the colour. The Cardinalbot has its own name."""

    number: int
    name: str | Name = ""
    bot: bool = False

    @property
    def colour(self) -> Name:
        return colour_name(len(SEAT_COLOURS) if self.bot else self.number)


Arg: TypeAlias = str | float | Name | Phrase | Listing | Seat

Args: TypeAlias = dict[str, Arg]

Names: TypeAlias = Sequence[str | Name | None]
"""The players' names by seat. The list can be too short or have gaps."""


def phrase(key: str, **args: Arg) -> Phrase:
    return Phrase(key, tuple(args.items()))


def colour_name(colour: int) -> Name:
    """Return the name of a colour, for players without a name. The last colour is the Cardinalbot's."""
    return Name("seat", (*SEAT_COLOURS, "cardinalbot")[colour])


def seat_at(number: int, names: Names, bot_seat: int = -1) -> Seat:
    """Return the player of a seat. The Cardinalbot always has its own name."""
    if number == bot_seat:
        return Seat(number, bot=True)
    return Seat(number, (names[number] or "") if number < len(names) else "")
