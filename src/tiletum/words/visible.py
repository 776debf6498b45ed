"""Foreign text made safe to show: it cannot control the terminal or reverse the line."""

from __future__ import annotations

import re
from typing import Final

LONGEST: Final = 2000
"""Maximum characters of an argument."""

STEERING: Final = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
"""Control characters except the line feed, line separators and direction marks."""
PICTURES: Final = 0x2400
"""The first of Unicode's pictures of control characters, such as ␛ for Escape."""
DELETE, PICTURE_OF_DELETE = "\x7f", "\u2421"


def visible(text: str) -> str:
    """Return the text with a picture in place of each control character, except line feeds."""
    return STEERING.sub(lambda found: sign(found[0]), text)


def visible_line(text: str) -> str:
    """Return the text as one line of limited length, with a picture in place of each control character."""
    short = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
    return visible(short).replace("\n", "\u240a")


def sign(letter: str) -> str:
    if letter == DELETE:
        return PICTURE_OF_DELETE
    return chr(PICTURES + ord(letter)) if letter < " " else f"<U+{ord(letter):04X}>"
