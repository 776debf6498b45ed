"""The limits of files, which are checked before parsing."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tiletum.box
from tiletum.box import load, read_box
from tiletum.box.bounds import (
    BOX,
    POSITION,
    SAVE,
    SETTINGS,
    BoundError,
    Bounds,
    check_data,
    check_json,
    check_text,
)
from tiletum.box.files import decode_json
from tiletum.words import Words, languages
from tiletum.words.describe import describe_error

PACKAGED = Path(tiletum.box.__file__).with_name("box.toml")
RECORDED = Path(__file__).parents[1] / "recorded"
MARGIN = 3
"""The smallest ratio of the bounds to our own files."""
TIGHT = Bounds(*(most // MARGIN for most in BOX))


def refusal(text: str, bounds: Bounds = BOX) -> str:
    with pytest.raises(BoundError) as caught:
        check_text(text, bounds, "file")
    return caught.value.key


def test_the_packaged_box_is_far_within_the_bounds() -> None:
    text = PACKAGED.read_text()
    check_text(text, TIGHT, "")
    check_data(load().data, TIGHT, "")
    check_text(json.dumps(load().data), TIGHT, "")
    assert len(json.dumps(load().data, indent=2)) < TIGHT.size


def test_recorded_games_are_far_within_the_bounds() -> None:
    for file in RECORDED.glob("*.json"):
        check_json(file.read_text(), SAVE._replace(nesting=SAVE.nesting // MARGIN), "")


LIMITS: dict[str, tuple[str, str, str]] = {
    # The largest allowed content, the smallest refused one, and the key of the refusal.
    "key": ("a" + ".a" * 7 + "=1", "a" + ".a" * 8 + "=1", "file-deep-key"),
    "spaced key": ("a" + " .\t'a'" * 7 + "=1", "a" + " .\t'a'" * 8 + "=1", "file-deep-key"),
    "header": ("[a" + ".a" * 7 + "]", "[a" + ".a" * 8 + "]", "file-deep-key"),
    "key in a table": ("x={a" + ".a" * 7 + "=1}", "x={a" + ".a" * 8 + "=1}", "file-deep-key"),
    "line": ("#" * 2000, "\n\n" + "#" * 2001, "file-long-line"),
    "array": ("a=" + "[" * 16 + "]" * 16, "a=" + "[" * 17 + "]" * 17, "file-deep-nesting"),
    "arrays in lines": ("a=" + "[\n" * 16 + "]" * 16, "a=" + "[\n" * 17 + "]" * 17, "file-deep-nesting"),
    "tables": ("a=" + "{a=" * 16 + "1" + "}" * 16, "a=" + "{a=" * 17 + "1" + "}" * 17, "file-deep-nesting"),
    "number": ("a=0x" + "f" * 98, "a=0x" + "f" * 99, "file-long-word"),
    "JSON": ('{"a":' + "[" * 15 + "]" * 15 + "}", '{"a":' + "[" * 16 + "]" * 16 + "}", "file-deep-nesting"),
    "JSON number": ('{"a":' + "9" * 100 + "}", '{"a":' + "9" * 101 + "}", "file-long-word"),
}


@pytest.mark.parametrize("name", LIMITS)
def test_the_largest_allowed_content_is_accepted_and_one_more_is_refused(name: str) -> None:
    allowed, refused, key = LIMITS[name]
    check_text(allowed, BOX, "")
    assert refusal(refused) == key


HARMLESS = (
    'a = "[[[[[[[[[[[[[[[[[[[[.........."',
    "a = '{{{{{{{{{{{{{{{{{{{{..........'",
    'a = """\n[[[[[[[[[[[[""[[[[[[[[[\n.........."""',
    "a = '''\n{{{{{{{{{{{'{{{{{{{{{{{\n..........'''",
    "# [[[[[[[[[[[[[[[[[[[[[ ..........",
    'a = "\\"[[[[[[[[[[[[[[[[[[[[.........."',
    '{"a": "\\"[[[[[[[[[[[[[[[[[[[[[[[["}',
    "\n".join(f"a{number}.b = [[1.5], [2.5]]" for number in range(100)),
)


@pytest.mark.parametrize("text", HARMLESS)
def test_quotes_and_comments_do_not_count(text: str) -> None:
    check_text(text, BOX, "")


DEEP = "\na" + ".a" * 20 + "=1\n"
PARTS = (
    '"',
    "'",
    '"""',
    "'''",
    "\\",
    "x=",
    "\n",
    "#",
    " ",
    "[",
    "]",
    "{",
    "}",
    ",",
    ".",
    "1",
    "\r\n",
    "\t",
    "é",
)


@given(st.lists(st.sampled_from(PARTS), max_size=12), st.lists(st.sampled_from(PARTS), max_size=4))
@settings(max_examples=300, deadline=None)
def test_quotes_cannot_hide_a_deep_key(before: list[str], after: list[str]) -> None:
    text = "".join(before) + DEEP + "".join(after)
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError):
        return
    if depth(data) > 20:
        assert refusal(text) == "file-deep-key"


def depth(value: Any) -> int:
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return 1 + max(map(depth, inside), default=0)


@pytest.mark.parametrize(
    ("data", "key"),
    [
        ({"a": "\ud800"}, "file-not-text"),
        ({"\udfff": 1}, "file-not-text"),
        ({"a": 10**101}, "file-long-word"),
        ({"a": [0] * 501}, "file-many-entries"),
        (dict.fromkeys(map(str, range(501))), "file-many-entries"),
        (json.loads("[" * 17 + "]" * 17), "file-deep-nesting"),
    ],
)
def test_data_has_limits_too(data: object, key: str) -> None:
    with pytest.raises(BoundError) as caught:
        check_data(data, BOX, "file")
    assert caught.value.key == key


def test_json_is_refused_or_read_as_in_python() -> None:
    assert decode_json(b'\xef\xbb\xbf{"a": [1, 2.5, null]}', POSITION, "") == {"a": [1, 2.5, None]}
    with pytest.raises(UnicodeDecodeError):
        decode_json(b"\xff", POSITION, "")
    with pytest.raises(BoundError):
        decode_json(b"[" * 17 + b"]" * 17, SETTINGS, "")


@pytest.mark.parametrize("lang", languages())
def test_refusals_name_the_file_and_the_bound(lang: str) -> None:
    words = Words(lang)
    texts = [case[1] for case in LIMITS.values()] + ["#\n" * 100_001, "a=" + str([0] * 501)]
    for text in texts:
        with pytest.raises(BoundError) as caught:
            read_box(text.encode(), "mine.toml")
        sentence = describe_error(words, caught.value)
        assert "mine.toml" in sentence
        assert any(character.isdigit() for character in sentence)
        assert caught.value.exit_status == 2
