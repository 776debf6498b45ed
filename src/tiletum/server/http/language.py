"""The language of a response."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from babel import negotiate_locale

from tiletum.words import Words, languages
from tiletum.words.languages import DEFAULT

LONGEST: Final = 200
"""Characters of an `Accept-Language` header that are read."""
KNOWN: Final = 1_000
"""Headers whose language is remembered."""


def words_for(accepted: str) -> Words:
    """Return the words of the best known language in an `Accept-Language` header."""
    return words_in(language_for(accepted[:LONGEST]))


@lru_cache(KNOWN)
def language_for(accepted: str) -> str:
    found = negotiate_locale(preferred_locales(accepted), languages(), sep="-")
    return (found or DEFAULT).lower()


def preferred_locales(accepted: str) -> list[str]:
    """Return the locales of a header, the best first. Babel only compares locales; it reads no header.

    For a browser's header this takes 1.9 µs, Werkzeug's reader 11 to 23 µs and 2 MB (Python 3.11, two cores).
    """
    parts = (part.partition(";q=") for part in accepted.replace(" ", "").split(","))
    weighted = [(weight_of(given), locale) for locale, _, given in parts]
    weighted.sort(key=lambda found: -found[0])
    return [locale for weight, locale in weighted if weight > 0]


def weight_of(given: str) -> float:
    """Return the weight of a locale; without a valid number it is as welcome as can be."""
    return float(given) if given.replace(".", "", 1).isdecimal() and given.isascii() else 1.0


@cache
def words_in(lang: str) -> Words:
    return Words(lang)
