"""Replacements for characters that a plain terminal or file cannot hold.

A replacement is as wide as the original (one cell), so columns and the map stay aligned.
"""

from __future__ import annotations

import unicodedata

from .canvas import BRAILLE, DOTS

HANDLER = "tiletum-plain"
"""The name of the error handler `encode_plainly`."""

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
    # letters in names that are not a plain letter with an accent
    **dict(zip("ßæÆœŒøØłŁđĐðÐþÞıħĦ", "saAoOoOlLdDdDtTihH", strict=True)),
}
UNKNOWN = "?"


def encode_plainly(error: UnicodeError) -> tuple[str, int]:
    """Return the replacement for unencodable text and the position after it, as a codecs error handler."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(replacement, error.object[error.start : error.end])), error.end


def replacement(letter: str) -> str:
    if letter in STAND_INS:
        return STAND_INS[letter]
    if BRAILLE < ord(letter) < BRAILLE + 256:
        return line_replacement(ord(letter) - BRAILLE)
    if unicodedata.combining(letter):
        return ""
    return unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or UNKNOWN


def line_replacement(dots: int) -> str:
    """Return the character for a piece of a line, chosen by its direction."""
    left, right = ([row for row in range(4) if dots & DOTS[row][side]] for side in (0, 1))
    if not left or not right:
        return "|" if len(left + right) > 1 else LEVEL[(left + right)[0]]
    fall = sum(right) / len(right) - sum(left) / len(left)
    if abs(fall) >= STEEP:
        return "\\" if fall > 0 else "/"
    return "|" if len(left + right) > FLAT else LEVEL[left[0]]


LEVEL = "'--."
"""Characters for a level piece of a line, by its row."""
STEEP = 1
"""The fall, in dots, from which a line counts as steep."""
FLAT = 4
"""The most dots in a character of a level line."""
