"""In which language somebody is answered."""

from __future__ import annotations

from functools import cache
from typing import Final

from tiletum.words import Words, languages
from tiletum.words.languages import DEFAULT, language_of

READ: Final = 200
"""Of an `Accept-Language` header."""


def words_for(accepted: str) -> Words:
    """The language that an `Accept-Language` header likes best among those we know."""
    weighed = [tag.partition(";q=") for tag in accepted[:READ].replace(" ", "").split(",")]
    liked = sorted(weighed, key=lambda tag: -weight(tag[2]))
    found = (language_of(tag) for tag, _, given in liked if weight(given) > 0)
    return words_in(next((lang for lang in found if lang in languages()), DEFAULT))


def weight(given: str) -> float:
    """Without a number, or with one that is none, a language is as welcome as can be."""
    return float(given) if given.replace(".", "", 1).isdecimal() and given.isascii() else 1.0


@cache
def words_in(lang: str) -> Words:
    return Words(lang)
