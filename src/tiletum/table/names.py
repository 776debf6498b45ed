"""Checks of names and chat: visible characters are allowed, invisible and misleading ones are not.

Lengths count characters as people see them (grapheme clusters, Unicode Standard Annex 29): a family emoji
is one character, and so is a letter with its accents.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from tiletum.errors import TiletumError

LONGEST_NAME: Final = 40
"""Maximum length of a name, in characters as people see them."""
MOST_CODES: Final = 400
"""Maximum code points of a name: ten per character, enough for the largest emoji."""
MOST_MARKS: Final = 8
"""Maximum accents and vowel signs in a row. No language needs more, and a pile of them covers other lines."""

JOINERS: Final = "\u200c\u200d"
"""Joiners, which Persian, Indic scripts and emoji need."""
FLAG: Final = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{1,6}\U000e007f")
"""A regional flag spelled with invisible tag letters, such as England's."""
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0\U00013441\U00013442\U0001d159"
"""Letters and symbols that look empty."""
RESERVED: Final = re.compile("[\u2065\ufff0-\ufff8\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]")
"""Code points reserved for invisible characters (Default_Ignorable_Code_Point), and tag letters."""
EMOJI: Final = range(0x1F000, 0x1FB00)
"""Emoji, including those this version of Python does not know yet."""

HIDDEN: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Zl", "Zp"))
"""General categories of code points that are invisible or private to programs."""
DIRECTIONS: Final = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Controls that reverse the direction of the text after them."""
LINES: Final = re.compile("\r\n|[\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029]")
CONTROLS: Final = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x9f]")


# --- names ---


def clean_name(name: str) -> str:
    """Return a new name, normalised (NFC). Raise if it is not allowed. An empty one means no name."""
    if len(name) > MOST_CODES:
        raise TiletumError("error-name-long", most=LONGEST_NAME)
    name = unicodedata.normalize("NFC", name)
    check_controls(name)
    if len(clusters(name)) > LONGEST_NAME or too_many_marks(name):
        raise TiletumError("error-name-long", most=LONGEST_NAME)
    if name and not shows_something(name):
        raise TiletumError("error-name-blank")
    return name


def check_name(name: str) -> None:
    """Raise if this cannot be a new name."""
    clean_name(name)


def check_kept_name(name: str) -> None:
    """Raise if this cannot be a name in a save file.

    Files from earlier versions can contain names that new games refuse.
    """
    if not name.isprintable() or len(name) > LONGEST_NAME:
        check_name(name)


def kept_name(name: str) -> str:
    """Return a name of a save file, or none if nobody could ever be called that: names block no game."""
    try:
        check_kept_name(name)
    except TiletumError:
        return ""
    return name


def check_controls(name: str) -> None:
    """Raise if the name contains a control character or a direction mark.

    Names do not need direction marks, which could make two names look the same.
    """
    for letter in FLAG.sub("\U0001f3f4", name):
        if not may_stand_in_names(letter):
            raise TiletumError("error-name", code=f"U+{ord(letter):04X}")


def may_stand_in_names(letter: str) -> bool:
    """Return whether names can have a character. An unknown code point might be a new letter."""
    if letter in JOINERS:
        return True
    return not (unicodedata.category(letter) in HIDDEN or RESERVED.match(letter) or is_noncharacter(letter))


def is_noncharacter(letter: str) -> bool:
    """Return whether Unicode guarantees that the code point is never a character."""
    code = ord(letter)
    return code & 0xFFFE == 0xFFFE or 0xFDD0 <= code < 0xFDF0


def shows_something(text: str) -> bool:
    return any(map(is_visible, text))


def is_visible(letter: str) -> bool:
    kind = unicodedata.category(letter)
    if letter in BLANKS or RESERVED.match(letter):
        return False
    return kind[0] not in "MZ" and kind not in ("Cc", "Cf")


def too_many_marks(name: str) -> bool:
    run = 0
    for letter in name:
        run = run + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if run > MOST_MARKS:
            return True
    return False


# --- chat ---


def clean_text(text: str) -> str:
    """Return a line of chat without characters that reverse other text or break the line.

    Direction marks (U+200E, U+200F, U+061C) stay: they move only the punctuation next to them.
    """
    return CONTROLS.sub("", DIRECTIONS.sub("", LINES.sub("\n", text)))


# --- characters as people see them ---

SEPARATE_SIGNS: Final = frozenset(
    (0x102B, 0x102C, 0x1038, *range(0x1062, 0x1065), *range(0x1067, 0x106E), 0x1083, *range(0x1087, 0x108D))
) | {0x108F, *range(0x109A, 0x109D), 0x1A61, 0x1A63, 0x1A64, 0xAA7B, 0xAA7D, 0x11720, 0x11721}
"""Vowel signs that count as separate characters."""
ATTACHED: Final = frozenset((0x0E33, 0x0EB3, 0x200C, 0x200D, 0xFF9E, 0xFF9F)) | {
    *range(0x1F3FB, 0x1F400),
    *range(0xE0020, 0xE0080),
}
"""Code points that are not marks but extend the previous character: joiners, skin tones, flag letters."""
LINKERS: Final = frozenset((0x094D, 0x09CD, 0x0ACD, 0x0B4D, 0x0C4D, 0x0D4D))
"""Signs that join two consonants in Indic scripts."""
SYMBOLS: Final = frozenset((0xA9, 0xAE, 0x203C, 0x2049, 0x2122, 0x2139, 0x3030, 0x303D, 0x3297, 0x3299))
REGIONS: Final = range(0x1F1E6, 0x1F200)
SYLLABLES: Final = range(0xAC00, 0xD7A4)
FINALS: Final = 28
"""The number of possible endings of a Korean syllable, including none."""


def clusters(text: str) -> list[str]:
    """Split text without line breaks and direction controls into characters as people see them."""
    found: list[str] = []
    for letter in text:
        if found and extends_cluster(found[-1], letter):
            found[-1] += letter
        else:
            found.append(letter)
    return found


def extends_cluster(before: str, letter: str) -> bool:
    """Return whether a code point extends the character before it."""
    code, last = ord(letter), ord(before[-1])
    if is_attached(letter):
        return True
    if code in REGIONS:
        return len(before) == 1 and last in REGIONS
    if last == 0x200D and is_emoji(letter):
        return is_emoji(before[0])
    return follows_in_syllable(korean(last), korean(code)) or is_linked(before, letter)


def is_attached(letter: str) -> bool:
    code = ord(letter)
    return code in ATTACHED or (unicodedata.category(letter)[0] == "M" and code not in SEPARATE_SIGNS)


def is_emoji(letter: str) -> bool:
    code = ord(letter)
    if code in EMOJI:
        return code not in REGIONS
    return code in SYMBOLS or (0x2190 <= code < 0x2C00 and unicodedata.category(letter)[0] == "S")


def korean(code: int) -> str:
    """Return the parts of a Korean syllable in a code point: L (lead), V (vowel), T (tail)."""
    if code in SYLLABLES:
        return "LVT" if (code - SYLLABLES.start) % FINALS else "LV"
    if 0x1100 <= code < 0x1160 or 0xA960 <= code < 0xA97D:
        return "L"
    if 0x1160 <= code < 0x11A8 or 0xD7B0 <= code < 0xD7C7:
        return "V"
    return "T" if 0x11A8 <= code < 0x1200 or 0xD7CB <= code < 0xD7FC else ""


def follows_in_syllable(before: str, part: str) -> bool:
    if before == "L":
        return part in ("L", "V", "LV", "LVT")
    if before[-1:] == "V":
        return part in ("V", "T")
    return before[-1:] == "T" and part == "T"


def is_linked(before: str, letter: str) -> bool:
    """Return whether a linking sign joins this consonant to the previous one."""
    rest = before.rstrip(JOINERS)
    if not rest or ord(rest[-1]) not in LINKERS or unicodedata.category(letter) != "Lo":
        return False
    return unicodedata.category(before[0]) == "Lo" and ord(rest[-1]) >> 7 == ord(letter) >> 7
