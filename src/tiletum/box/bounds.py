"""How large and how deep a file may be, checked before anything is parsed or built.

`tomllib` takes time and memory in the square of the parts of a key, and Python refuses to print a number of
thousands of digits. So a file is measured first: its text in one pass, its data without recursion.
"""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

from tiletum.errors import TiletumError

REFUSED_UNREAD: Final = 2
"""Exit status, as of a command line that is wrong: nothing was read."""


class Bounds(NamedTuple):
    """The most that one kind of file may have."""

    size: int
    """Bytes."""
    entries: int
    """Values of one list or table."""
    line: int = 2_000
    """Characters of a line of TOML; JSON may stand in one line."""
    word: int = 100
    """Characters in a row outside quotes: of a number, a date or a bare key."""
    key: int = 8
    """Parts of a dotted key."""
    nesting: int = 16
    """Lists and tables inside each other."""


BOX: Final = Bounds(size=200_000, entries=500)
"""The packaged box has 34 kB (50 kB as JSON), lists of 54 and lines of 226, and 4 levels of nesting."""
SETTINGS: Final = BOX
POSITION: Final = BOX
SAVE: Final = Bounds(size=4_000_000, entries=100_000)
"""A log of four players has about 500 entries and 12 kB; every undo adds one."""


class BoundError(TiletumError):
    """A file was refused because it is larger or deeper than any of its kind."""

    exit_status = REFUSED_UNREAD


class Excess(NamedTuple):
    """What is too large: a message key and its arguments, without the file."""

    key: str
    args: dict[str, str | float]


def check_size(size: int, bounds: Bounds, where: str) -> None:
    if size > bounds.size:
        raise BoundError("file-too-large", file=where, most=bounds.size)


def check_text(text: str, bounds: Bounds, where: str) -> None:
    """Raise BoundError if this TOML or JSON could take long to parse; `where` names the file."""
    (check_json if is_json(text) else check_toml)(text, bounds, where)


def check_json(text: str, bounds: Bounds, where: str) -> None:
    refuse(json_excess(text, bounds), where)


def check_toml(text: str, bounds: Bounds, where: str) -> None:
    refuse(long_line(text, bounds) or toml_excess(text, bounds), where)


def check_data(data: object, bounds: Bounds, where: str) -> None:
    """Raise BoundError if parsed data is too deep or large, or has text that cannot be written."""
    refuse(data_excess(data, bounds), where)


def refuse(excess: Excess | None, where: str) -> None:
    if excess is not None:
        raise BoundError(excess.key, file=where, **excess.args)


# --- Text ---


def is_json(text: str) -> bool:
    """No TOML file begins with a brace and every JSON object does, so the file's name does not matter."""
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


# Strings and comments end where tomllib ends them. What is never closed is passed over: tomllib stops there.
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
    waiting: list[tuple[Any, int]] = [(data, 1)]
    while waiting:
        value, depth = waiting.pop()
        if found := value_excess(value, depth, bounds):
            return found
        if isinstance(value, dict):
            waiting.extend((part, depth + 1) for pair in value.items() for part in pair)
        elif isinstance(value, list):
            waiting.extend((part, depth + 1) for part in value)
    return None


def value_excess(value: object, depth: int, bounds: Bounds) -> Excess | None:
    """What is wrong with one value, whatever is in it."""
    if isinstance(value, dict | list):
        if depth > bounds.nesting:
            return Excess("file-deep-nesting", {"most": bounds.nesting})
        if len(value) > bounds.entries:
            return Excess("file-many-entries", {"most": bounds.entries})
    elif isinstance(value, int) and value.bit_length() > BITS_OF_A_DIGIT * bounds.word:
        return Excess("file-long-word", {"most": bounds.word})
    elif isinstance(value, str) and not is_text(value):
        return Excess("file-not-text", {})
    return None


BITS_OF_A_DIGIT: Final = 3.3


def is_text(value: str) -> bool:
    """Whether every file and terminal can hold it: JSON may spell half of a surrogate pair."""
    return value.isascii() or not SURROGATE.search(value)


SURROGATE: Final = re.compile("[\ud800-\udfff]")
