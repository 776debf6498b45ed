"""Text from outside as people may see it: nothing in it steers a terminal or turns the line around."""

from __future__ import annotations

import re
from typing import Final

LONGEST: Final = 2000
"""Characters of one argument; more of what somebody typed helps nobody."""

STEERING: Final = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
"""Control characters of both sets but the line feed, line separators and marks of writing direction."""
PICTURES: Final = 0x2400
"""Where Unicode has a picture of each control character: ␛ for Escape."""
DELETE, PICTURE_OF_DELETE = "\x7f", "\u2421"


def visible(text: str) -> str:
    """Return the text with each control character replaced by a sign for it; line feeds stay."""
    return STEERING.sub(lambda found: sign(found[0]), text)


def visible_line(text: str) -> str:
    """Return the text as one line of bounded length, with each control character replaced."""
    short = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
    return visible(short).replace("\n", "\u240a")


def sign(letter: str) -> str:
    if letter == DELETE:
        return PICTURE_OF_DELETE
    return chr(PICTURES + ord(letter)) if letter < " " else f"<U+{ord(letter):04X}>"
