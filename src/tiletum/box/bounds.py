"""Limits on the size and depth of files, checked before anything is parsed or built.

`tomllib` needs time and memory that grow with the square of the number of parts in a dotted key. Python
refuses to print integers with thousands of digits. So files are measured first: text in one pass, data
without recursion.
"""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

from tiletum.errors import TiletumError

EXIT_UNREAD: Final = 2
"""Exit status for a file that was rejected before parsing, the same as for a bad command line."""


class Bounds(NamedTuple):
    """The limits for one kind of file."""

    size: int
    """Bytes in the file."""
    entries: int
    """Values in one list or table."""
    line: int = 2_000
    """Characters in a line of TOML. JSON has no limit, since a whole file can be one line."""
    word: int = 100
    """Characters of a number, a date or a bare key."""
    key: int = 8
    """Parts of a dotted key."""
    nesting: int = 16
    """Depth of nested lists and tables."""


BOX: Final = Bounds(size=200_000, entries=500)
"""The packaged box has 34 kB (50 kB as JSON), 54 entries in its longest list, 226 characters in its longest
line, and 4 levels of nesting."""
SETTINGS: Final = BOX
SAVE: Final = Bounds(size=4_000_000, entries=100_000)
"""The log of a four-player game has about 500 entries and 12 kB. Each undo adds an entry."""
POSITION: Final = BOX._replace(nesting=SAVE.nesting - 1)
"""In the save file of a game that begins with a position, the position is one level deeper."""


class BoundError(TiletumError):
    """A file exceeds the limits for its kind."""

    exit_status = EXIT_UNREAD


class Excess(NamedTuple):
    """A limit that was exceeded: a message key and its arguments, without the file name."""

    key: str
    args: dict[str, str | float]


def check_size(size: int, bounds: Bounds, where: str) -> None:
    if size > bounds.size:
        raise BoundError("file-too-large", file=where, most=bounds.size)


def check_text(text: str, bounds: Bounds, where: str) -> None:
    """Raise BoundError if this TOML or JSON exceeds the bounds. `where` is the file name to report."""
    (check_json if is_json(text) else check_toml)(text, bounds, where)


def check_json(text: str, bounds: Bounds, where: str) -> None:
    refuse(json_excess(text, bounds), where)


def check_toml(text: str, bounds: Bounds, where: str) -> None:
    refuse(long_line(text, bounds) or toml_excess(text, bounds), where)


def check_data(data: object, bounds: Bounds, where: str) -> None:
    """Raise BoundError if parsed data is too large or too deep, or contains text that cannot be encoded."""
    refuse(data_excess(data, bounds), where)


def refuse(excess: Excess | None, where: str) -> None:
    if excess is not None:
        raise BoundError(excess.key, file=where, **excess.args)


# --- Text ---


def is_json(text: str) -> bool:
    """Return whether the text is JSON. A JSON object starts with a brace; a TOML file never does."""
    return text.lstrip().startswith("{")


def long_line(text: str, bounds: Bounds) -> Excess | None:
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > bounds.line:
            return Excess("file-long-line", {"line": number, "most": bounds.line})
    return None


JSON_TOKEN: Final = re.compile(
    r"""
    (?P<string>"(?:[^"\\]++|\\.)*+"?)
  | (?P<open>[\[{])
  | (?P<close>[\]}])
  | (?P<word>[^\s"\[\]{},:]++)
    """,
    re.VERBOSE | re.DOTALL,
)


def json_excess(text: str, bounds: Bounds) -> Excess | None:
    depth = 0
    for token in JSON_TOKEN.finditer(text):
        kind = token.lastgroup
        depth += (kind == "open") - (kind == "close")
        if depth > bounds.nesting:
            return Excess("file-deep-nesting", {"most": bounds.nesting})
        if kind == "word" and token.end() - token.start() > bounds.word:
            return Excess("file-long-word", {"most": bounds.word})
    return None


# Strings and comments end where tomllib ends them. Unclosed ones need no check: tomllib stops at them.
TOML_TOKEN: Final = re.compile(
    r'''
    (?P<string>
        """(?:[^"\\]++|\\.|"{1,2}(?!"))*+(?:"{3,5})?
      | \'\'\'(?:[^']++|'{1,2}(?!'))*+(?:'{3,5})?
      | "(?:[^"\\\n]++|\\[^\n])*+"?
      | '[^'\n]*+'?
    )
  | (?P<comment>\#[^\n]*+)
  | (?P<open>[\[{])
  | (?P<close>[\]}])
  | (?P<dot>\.)
  | (?P<end>[=,\n])
  | (?P<word>[^\s"'\#\[\]{}=,.]++)
    ''',
    re.VERBOSE | re.DOTALL,
)
ENDS_KEY: Final = ("open", "close", "end")


def toml_excess(text: str, bounds: Bounds) -> Excess | None:
    depth, dots = 0, 0
    for token in TOML_TOKEN.finditer(text):
        kind = token.lastgroup
        depth += (kind == "open") - (kind == "close")
        dots = 0 if kind in ENDS_KEY else dots + (kind == "dot")
        if dots >= bounds.key:
            line = text.count("\n", 0, token.start()) + 1
            return Excess("file-deep-key", {"line": line, "most": bounds.key})
        if depth > bounds.nesting:
            return Excess("file-deep-nesting", {"most": bounds.nesting})
        if kind == "word" and token.end() - token.start() > bounds.word:
            return Excess("file-long-word", {"most": bounds.word})
    return None


# --- Data ---


def data_excess(data: object, bounds: Bounds) -> Excess | None:
    pending: list[tuple[Any, int]] = [(data, 1)]
    while pending:
        value, depth = pending.pop()
        if found := value_excess(value, depth, bounds):
            return found
        if isinstance(value, dict):
            pending.extend((part, depth + 1) for pair in value.items() for part in pair)
        elif isinstance(value, list):
            pending.extend((part, depth + 1) for part in value)
    return None


def value_excess(value: object, depth: int, bounds: Bounds) -> Excess | None:
    """Return the limit that one value exceeds, not counting the values inside it."""
    if isinstance(value, dict | list):
        if depth > bounds.nesting:
            return Excess("file-deep-nesting", {"most": bounds.nesting})
        if len(value) > bounds.entries:
            return Excess("file-many-entries", {"most": bounds.entries})
    elif isinstance(value, int) and value.bit_length() > BITS_PER_DIGIT * bounds.word:
        return Excess("file-long-word", {"most": bounds.word})
    elif isinstance(value, str) and not is_encodable(value):
        return Excess("file-not-text", {})
    return None


BITS_PER_DIGIT: Final = 3.3


def is_encodable(value: str) -> bool:
    """Return whether the text can be encoded as UTF-8. JSON can contain half of a surrogate pair."""
    return value.isascii() or not SURROGATE.search(value)


SURROGATE: Final = re.compile("[\ud800-\udfff]")
