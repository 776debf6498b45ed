"""What a message can be given besides text and numbers: things that have names, and lists of them.

A thing is passed as a value, never as ready-made text, so that each language picks the form it
needs: `NAME($tile, form: "the")`, `NAME($town, case: "gen")`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

SEAT_COLOURS = ("blue", "orange", "purple", "green")
"""Colours of the players' pieces; by seat, unless players have chosen."""

ESCAPES = {"_": "__", ":": "_c", "+": "_p", ".": "_d"}


@lru_cache(4096)
def slug(id_: str) -> str:
    """An id of the box as part of a Fluent identifier, which has only letters, digits, - and _.

    Letters, digits and - stay; `_ : + .` become `__ _c _p _d`; anything else becomes `_x`, its
    code in hexadecimal, and `_`. What follows an underscore tells these apart, so different ids
    always have different slugs: `king:2vp` is `king_c2vp`, `house+pillar` is `house_ppillar`.
    """
    return "".join(map(_slug_of_letter, id_))


def _slug_of_letter(letter: str) -> str:
    if letter == "-" or (letter.isascii() and letter.isalnum()):
        return letter
    return ESCAPES.get(letter, f"_x{ord(letter):x}_")


@dataclass(frozen=True)
class Name:
    """A thing with a message of its own: Name("space", "Koeln") is the message `space-Koeln`."""

    type: str
    id: str
    text: str = ""
    """What the box prints on it: said when an owner's box has a thing the catalogue does not know."""

    @property
    def key(self) -> str:
        return f"{self.type}-{slug(self.id)}"


@dataclass(frozen=True)
class Phrase:
    """A thing described by its parts: a message with arguments, which has forms like any name."""

    key: str
    args: tuple[tuple[str, Arg], ...] = ()


@dataclass(frozen=True)
class Listing:
    """Several things in a row, joined by the messages `list-...`; a form goes to each of them."""

    items: tuple[Arg, ...]


@dataclass(frozen=True)
class Seat:
    """A player: the name chosen, or else the colour; the Cardinalbot has its own name."""

    number: int
    name: str | Name = ""
    bot: bool = False

    @property
    def colour(self) -> Name:
        return colour_name(len(SEAT_COLOURS) if self.bot else self.number)


Arg: TypeAlias = str | float | Name | Phrase | Listing | Seat

Args: TypeAlias = dict[str, Arg]

Names: TypeAlias = Sequence[str | Name | None]
"""What players are called, by seat: may be shorter than the table, or have gaps."""


def phrase(key: str, **args: Arg) -> Phrase:
    return Phrase(key, tuple(args.items()))


def colour_name(colour: int) -> Name:
    """What players are called who have no name; the last is the Cardinalbot's."""
    return Name("seat", (*SEAT_COLOURS, "cardinalbot")[colour])


def seat_at(number: int, names: Names, bot_seat: int = -1) -> Seat:
    """The player of a seat. The Cardinalbot has no other name than its own."""
    if number == bot_seat:
        return Seat(number, bot=True)
    return Seat(number, (names[number] or "") if number < len(names) else "")
