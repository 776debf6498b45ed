"""Names of people. The client is tested with the same list."""

from __future__ import annotations

import json
import unicodedata
from pathlib import Path
from typing import Any

import pytest

from tiletum.errors import TiletumError
from tiletum.table.names import check_kept_name, clean_name, clean_text, clusters
from tiletum.table.save import checksum, from_save, to_data
from tiletum.table.table import Table
from tiletum.words import Words
from tiletum.words.describe import describe_error

LIST: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parent / "names.json").read_text(encoding="utf-8")
)


def cases(kind: str) -> list[Any]:
    group = [(entry.get("what"), [entry[key] for key in entry if key != "what"]) for entry in LIST[kind]]
    return [pytest.param(*values, id=kinds) for kinds, values in group]


@pytest.mark.parametrize("name", cases("accepted"))
def test_people_may_write_their_names_as_they_like(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(("name", "key"), cases("refused"))
def test_a_misleading_or_invisible_name_is_refused(name: str, key: str) -> None:
    with pytest.raises(TiletumError) as error:
        clean_name(name)
    assert error.value.key == key


@pytest.mark.parametrize(("name", "length"), cases("lengths"))
def test_length_is_counted_in_visible_characters(name: str, length: int) -> None:
    assert len(clusters(unicodedata.normalize("NFC", name))) == length


@pytest.mark.parametrize("lang", ["en", "fr", "ko", "uk"])
def test_the_refusal_of_a_name_does_not_repeat_it(lang: str) -> None:
    for entry in LIST["refused"]:
        with pytest.raises(TiletumError) as error:
            clean_name(entry["name"])
        sentence = describe_error(Words(lang), error.value)
        assert "\\" not in sentence
        assert sentence.replace("\u00a0", " ").isprintable(), ascii(sentence)


@pytest.mark.parametrize("name", ["   ", "\u3164", "A" + "\u0316" * 12])
def test_a_name_of_an_earlier_version_is_accepted_in_a_save_file(name: str) -> None:
    check_kept_name(name)
    with pytest.raises(TiletumError):
        clean_name(name)


@pytest.mark.parametrize("name", ["x" * 41, "Ann\u202e", "Ann\n"])
def test_a_name_that_was_never_allowed_is_refused_in_a_save_file(name: str) -> None:
    with pytest.raises(TiletumError):
        check_kept_name(name)


@pytest.mark.parametrize("name", ["\u3164", "Ann\u2065", "x" * 41, "Ann\u202e", "Ann\n"])
def test_no_name_in_a_save_file_blocks_its_opening(name: str) -> None:
    """The seat goes by its colour if nobody could ever be called that."""
    data = to_data(Table.open(2, seed=1)) | {"names": [name, "Ben"]}
    data["sha256"] = checksum(data)
    opened = from_save(data, "game.json").options.names
    assert opened == ("\u3164" if name == "\u3164" else "", "Ben")


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("one\ntwo", "one\ntwo"),
        ("one\r\ntwo\u2028three\u2029four\x85five", "one\ntwo\nthree\nfour\nfive"),
        ("\u202edlrow olleh\u202c", "dlrow olleh"),
        ("\u2068Ann\u2069 plays", "Ann plays"),
        ("\u05d0!\u200f", "\u05d0!\u200f"),
        ("\x1b[31mred\x9b", "[31mred"),
        ("مهدی\u200cزاده 👨\u200d👩\u200d👧", "مهدی\u200cزاده 👨\u200d👩\u200d👧"),
    ],
)
def test_chat_cannot_reverse_other_text(written: str, expected: str) -> None:
    assert clean_text(written) == expected
