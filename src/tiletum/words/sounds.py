"""What depends on how a name sounds: Korean particles and French elision.

`web/src/lib/sounds.ts` does the same for the browser; a test compares the two.
"""

from __future__ import annotations

from typing import Final

FIRST_SYLLABLE, LAST_SYLLABLE = 0xAC00, 0xD7A3
FINALS: Final = 28
"""Ways for a Hangul syllable to end; the first is without a consonant."""
RIEUL: Final = 8
NO_FINAL: Final = 0
DIGIT_FINALS: Final = {"0": 1, "1": RIEUL, "3": 1, "6": 1, "7": RIEUL, "8": RIEUL}
"""How the Korean words for digits end; the others end in vowels."""
LETTER_FINALS: Final = {"l": RIEUL, "m": 1, "n": 1, "b": 1, "k": 1, "p": 1, "t": 1, "c": 1, "q": 1}
"""A guess for names in Latin letters; a name that is read otherwise says so in its attribute `sound`."""
PARTICLES: Final = (*"을를이가은는과와의도만로에", "으로", "에서", "에게", "부터", "까지")
"""What may be joined to a Korean word and is no part of it."""
VOWELS: Final = "aeiouyàâäæéèêëîïôöœùûü"


def final_sound(spoken: str) -> int:
    """0 after a vowel, 8 after ㄹ, another number after other consonants. Brackets and quotes are silent."""
    letters = [letter for letter in spoken if letter.isalnum()]
    last = letters[-1].lower() if letters else ""
    if last and FIRST_SYLLABLE <= ord(last) <= LAST_SYLLABLE:
        return (ord(last) - FIRST_SYLLABLE) % FINALS
    return DIGIT_FINALS.get(last) or LETTER_FINALS.get(last, NO_FINAL)


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
    if text[:1].lower() in VOWELS and text:
        return f"{word[:-1]}’{text}"
    return f"{word} {text}"
