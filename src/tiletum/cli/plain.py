"""For terminals and files that hold only plain letters: a stand-in for each letter they cannot show.

A stand-in is one letter wide, like what it stands for, so columns stay columns and the map a map.
"""

from __future__ import annotations

import unicodedata

from .canvas import BRAILLE, DOTS

HANDLER = "tiletum-plain"
"""The name under which Python's encoders know `encode_plainly`."""

STAND_INS = {
    "→": ">",
    "▶": ">",
    "×": "x",
    "·": ".",
    "…": ".",
    "–": "-",
    "−": "-",
    "─": "-",
    "━": "-",
    "│": "|",
    "┃": "|",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "’": "'",
    "±": "+",
    "µ": "u",
    # on the map and the boards
    "†": "^",
    "○": "o",
    "●": "o",
    "■": "#",
    "▲": "^",
    "◆": "*",
    "◇": "-",
    # letters of names that are not a plain letter with something added
    **dict(zip("ßæÆœŒøØłŁđĐðÐþÞıħĦ", "saAoOoOlLdDdDtTihH", strict=True)),
}
UNKNOWN = "?"


def encode_plainly(error: UnicodeError) -> tuple[str, int]:
    """What Python asks when a text cannot be encoded: what to write instead, and where to go on."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain, error.object[error.start : error.end])), error.end


def plain(letter: str) -> str:
    if letter in STAND_INS:
        return STAND_INS[letter]
    if BRAILLE < ord(letter) < BRAILLE + 256:
        return plain_line(ord(letter) - BRAILLE)
    if unicodedata.combining(letter):
        return ""
    return unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or UNKNOWN


def plain_line(dots: int) -> str:
    """A piece of a line, by the way it goes through its character."""
    left, right = ([row for row in range(4) if dots & DOTS[row][side]] for side in (0, 1))
    if not left or not right:
        return "|" if len(left + right) > 1 else LEVEL[(left + right)[0]]
    fall = sum(right) / len(right) - sum(left) / len(left)
    if abs(fall) >= STEEP:
        return "\\" if fall > 0 else "/"
    return "|" if len(left + right) > FLAT else LEVEL[left[0]]


LEVEL = "'--."
"""A level piece of a line, by its row."""
STEEP = 1
"""From this fall on, in dots, a line goes up or down rather than along."""
FLAT = 4
"""A line that goes along has at most so many dots in a character."""
