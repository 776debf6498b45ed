"""Korean particles and French elision, which depend on the sound of a name.

`web/src/lib/sounds.ts` does the same for the browser, and a test compares the two.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

FIRST_SYLLABLE, LAST_SYLLABLE = 0xAC00, 0xD7A3
FINALS: Final = 28
"""Number of endings of a Hangul syllable. The first one has no consonant."""
RIEUL: Final = 8
NO_FINAL: Final = 0
DIGIT_FINALS: Final = {"0": 1, "1": RIEUL, "3": 1, "6": 1, "7": RIEUL, "8": RIEUL}
"""Endings of the Korean words for digits; the other digits end in vowels."""
ENDS_IN_RIEUL: Final = re.compile("[lл]e?$")
ENDS_IN_CONSONANT: Final = re.compile("(?:[mnмн]e?|ng|[aeiouy][bckpqt]|ck|tt)$")
"""A guess for names in other letters: it matches Jane, Jung and Eric, but not René, Mark and Robert. A name
in our catalogues with a different pronunciation has an attribute `sound`."""
PARTICLES: Final = (*"을를이가은는과와의도만로에", "으로", "에서", "에게", "부터", "까지")
"""Particles that can follow a Korean word."""
VOWEL: Final = re.compile(r"[aeiouæœ]|y(?![aeiouæœ])[^\W\d_]")


def final_sound(spoken: str) -> int:
    """Return 0 for a final vowel, 8 for ㄹ, and another number for other consonants. Brackets are silent."""
    letters = [letter for letter in unicodedata.normalize("NFC", spoken) if letter.isalnum()]
    last = letters[-1] if letters else ""
    if last and FIRST_SYLLABLE <= ord(last) <= LAST_SYLLABLE:
        return (ord(last) - FIRST_SYLLABLE) % FINALS
    return DIGIT_FINALS.get(last) or final_of_letters("".join(letters[-4:]).lower().rstrip("ь"))


def final_of_letters(end: str) -> int:
    if ENDS_IN_RIEUL.search(end):
        return RIEUL
    return 1 if ENDS_IN_CONSONANT.search(end) else NO_FINAL


def is_korean(text: str) -> bool:
    return bool(text) and FIRST_SYLLABLE <= ord(text[-1]) <= LAST_SYLLABLE


def with_particle(text: str, particles: str, spoken: str) -> str:
    """Append the first of `을/를` after a consonant, the second after a vowel (`로` also after ㄹ)."""
    closed, _, open_ = particles.partition("/")
    final = final_sound(spoken)
    vowel = final == NO_FINAL or (closed == "으로" and final == RIEUL)
    return text + (open_ if vowel else closed)


def elided(word: str, text: str) -> str:
    """Join `de` and `Paris` to “de Paris”, but `de` and `Anvers` to “d’Anvers”."""
    return f"{word[:-1]}’{text}" if begins_with_vowel(text) else f"{word} {text}"


def begins_with_vowel(text: str) -> bool:
    """Return whether text begins with a vowel, accented or not, or with `y` before a consonant (Yves)."""
    spelled = unicodedata.normalize("NFD", text.lower())
    bare = "".join(letter for letter in spelled if not unicodedata.combining(letter))
    return VOWEL.match(bare) is not None
