"""What depends on how a name sounds: Korean particles and French elision.

`web/src/lib/sounds.ts` does the same for the browser; a test compares the two.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

FIRST_SYLLABLE, LAST_SYLLABLE = 0xAC00, 0xD7A3
FINALS: Final = 28
"""Ways for a Hangul syllable to end; the first is without a consonant."""
RIEUL: Final = 8
NO_FINAL: Final = 0
DIGIT_FINALS: Final = {"0": 1, "1": RIEUL, "3": 1, "6": 1, "7": RIEUL, "8": RIEUL}
"""How the Korean words for digits end; the others end in vowels."""
ENDS_IN_RIEUL: Final = re.compile("[lл]e?$")
ENDS_IN_CONSONANT: Final = re.compile("(?:[mnмн]e?|ng|[aeiouy][bckpqt]|ck|tt)$")
"""A guess for names in other letters (Jane, Jung and Eric, but René, Mark and Robert). A name of ours that is
read otherwise says so in its attribute `sound`."""
PARTICLES: Final = (*"을를이가은는과와의도만로에", "으로", "에서", "에게", "부터", "까지")
"""What may be joined to a Korean word and is no part of it."""
VOWEL: Final = re.compile(r"[aeiouæœ]|y(?![aeiouæœ])[^\W\d_]")


def final_sound(spoken: str) -> int:
    """0 after a vowel, 8 after ㄹ, another number after other consonants. Brackets and quotes are silent."""
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
    """`을/를`: the first after a consonant, the second after a vowel; `으로/로` takes ㄹ for a vowel."""
    closed, _, open_ = particles.partition("/")
    final = final_sound(spoken)
    vowel = final == NO_FINAL or (closed == "으로" and final == RIEUL)
    return text + (open_ if vowel else closed)


def elided(word: str, text: str) -> str:
    """`de` and `Paris` are “de Paris”, `de` and `Anvers` “d’Anvers”."""
    return f"{word[:-1]}’{text}" if begins_with_vowel(text) else f"{word} {text}"


def begins_with_vowel(text: str) -> bool:
    """Whatever mark it bears; `y` is one before a consonant only: Yves, but not Yann."""
    spelled = unicodedata.normalize("NFD", text.lower())
    bare = "".join(letter for letter in spelled if not unicodedata.combining(letter))
    return VOWEL.match(bare) is not None
