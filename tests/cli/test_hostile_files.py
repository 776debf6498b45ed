"""The program answers each hostile file with one sentence, quickly and in little memory."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from support.players import Chooser
from tiletum.box import load
from tiletum.box.bounds import POSITION, BoundError
from tiletum.errors import TiletumError
from tiletum.game.core.editions import Solo
from tiletum.server.operate.settings import read_settings
from tiletum.table.dealer import SeededDealer
from tiletum.table.entries import Undone
from tiletum.table.position import position
from tiletum.table.save import SaveError, checksum, from_save, load_game, save, to_data
from tiletum.table.setposition import load_position, read_position_file
from tiletum.table.table import Options, Table
from tiletum.words import Words
from tiletum.words.describe import describe_error

MEMORY: int = 600_000_000
"""Bytes of address space for the command, a tenth of what the dotted key needed before it was refused."""
TIME_LIMIT: float = 3.0
"""Seconds, with time to spare on a busy machine."""
DEEP = 100_000

HOSTILE: dict[str, bytes] = {
    "a dotted key": b"a" + b".a" * 30_000 + b"=1",
    "a dotted table header": b"[a" + b".a" * 30_000 + b"]",
    "a quoted dotted key": b'"a"' + b'."a"' * 20_000 + b"=1",
    "a spaced dotted key": b"a" + b" . a" * 20_000 + b"=1",
    "a dotted key in an inline table": b"x={a" + b".a" * 30_000 + b"=1}",
    "a hexadecimal number": b"format=0x" + b"f" * 150_000,
    "a decimal number": b"format=" + b"9" * 150_000,
    "a number with underscores": b"format=1" + b"_1" * 70_000,
    "a float out of range": b"format=1e999999",
    "nan": b"format=nan",
    "infinity": b"format=-inf",
    "nested arrays": b"a=" + b"[" * DEEP,
    "nested inline tables": b"a=" + b"{a=" * DEEP,
    "nested array headers": b"[[a" + b".a" * 30_000 + b"]]",
    "many keys": b"".join(b"k%d=1\n" % number for number in range(16_000)),
    "one long line": b"a='" + b"x" * 190_000 + b"'",
    "an endless string": b'a="""' + b"\\n" * 90_000,
    "only quotes": b"'" * 200_000,
    "only brackets": b"]" * 200_000,
    "nothing": b"",
    "a byte order mark": b"\xef\xbb\xbf" * 3,
    "null characters": b"\0" * 1000,
    "a key of control characters": b'"\\u001b[31m\\u0000"=1',
    "bytes that are no text": b"\xff\xfe\xfd" * 100,
    "UTF-16": "{}".encode("utf-16"),
    "encoded surrogates": b'{"name":"\xed\xa0\x80"}',
    "JSON: nested arrays": b"[" * DEEP,
    "JSON: nested arrays in an object": b'{"a":' + b"[" * DEEP,
    "JSON: nested objects": b'{"a":' * DEEP,
    "JSON: nested and closed": b'{"tiletum":' + b"[" * 900 + b"]" * 900 + b"}",
    "JSON: a number": b'{"format":' + b"9" * 150_000 + b"}",
    "JSON: a number of 4000 digits": b'{"tiletum":' + b"9" * 4000 + b"}",
    "JSON: a float out of range": b'{"format":1e999999,"tiletum":1e999999}',
    "JSON: not a number": b'{"format":NaN,"tiletum":-Infinity}',
    "JSON: a lone surrogate": b'{"format":"\\ud800","tiletum":"\\ud800","\\udfff":1}',
    "JSON: a key of a lone surrogate": b'{"format":1,"\\udfff":1}',
    "JSON: repeated keys": b'{"a":1,"a":1}',
    "JSON: null": b"null",
    "too large": b"#" * 5_000_000,
}


@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE)
def test_every_reader_refuses_a_hostile_file_at_once(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "hostile"
    file.write_bytes(content)
    for read in (load, load_game, load_position, read_no_settings):
        start = time.monotonic()
        with pytest.raises(TiletumError) as caught:
            read(file)
        assert time.monotonic() - start < TIME_LIMIT
        str(caught.value).encode()


def read_no_settings(file: Path) -> None:
    """Read settings, and raise TiletumError if there are none: an empty file is no error."""
    if not read_settings(str(file)):
        raise TiletumError("error-over")


# Each command once, and each of the worst files once.
AT_THE_TERMINAL = (
    ("box --file", "a dotted key"),
    ("play --box", "a hexadecimal number"),
    ("replay", "JSON: nested and closed"),
    ("hint", "JSON: a lone surrogate"),
)


@pytest.mark.parametrize(("command", "name"), AT_THE_TERMINAL)
def test_the_terminal_answers_a_hostile_file_with_one_sentence(
    command: str, name: str, tmp_path: Path
) -> None:
    file = tmp_path / "hostile"
    file.write_bytes(HOSTILE[name])
    result = with_little_memory(*command.split(), str(file))
    assert result.returncode == 2, result
    assert len(result.stderr.splitlines()) == 1, result.stderr
    assert "Traceback" not in result.stderr


def with_little_memory(*arguments: str) -> subprocess.CompletedProcess[str]:
    import resource

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

    command = [sys.executable, "-m", "tiletum", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, input="", preexec_fn=limit)


# --- positions ---


def nested(depth: int) -> Any:
    return [nested(depth - 1)] if depth else 1


def test_a_game_from_the_deepest_position_file_can_be_saved_and_loaded(tmp_path: Path) -> None:
    """The save file contains the position one level deeper, with fields that no reader of positions looks
    at."""
    data, file = position(Table.open(2, seed=1).game), tmp_path / "position.json"
    file.write_text(json.dumps({**data, "note": nested(POSITION.nesting)}))
    with pytest.raises(BoundError, match="file-deep-nesting"):
        read_position_file(file)
    file.write_text(json.dumps({**data, "note": nested(POSITION.nesting - 1)}))
    table = Table(Options.of_position(read_position_file(file), load()), SeededDealer(1))
    save(table, tmp_path / "game.json")
    assert load_game(tmp_path / "game.json").game.key() == table.game.key()


# --- saved games ---


def saved_with(lines: list[str], **fields: Any) -> dict[str, Any]:
    """Return a valid save file with these lines after the start of the game."""
    data = to_data(game_at_decision(Options(training=True)))
    data["log"] += lines
    data |= fields
    data["sha256"] = checksum(data)
    return data


def game_at_decision(options: Options) -> Table:
    """Return a game without a dealer at its first decision after sixty others."""
    table, chooser = Table(options, None), Chooser("hostile", 0.0)
    while len(table.deciders) < 60 or table.game.at_chance:
        table.play(chooser.next_move(table.game))
    return table


def move_without_outcome(table: Table) -> str:
    return next(move.text for move in table.moves() if move.text.startswith("die"))


def test_a_saved_game_of_endless_undos_is_refused_before_it_is_played() -> None:
    start = time.monotonic()
    move = move_without_outcome(game_at_decision(Options(training=True)))
    with pytest.raises(SaveError, match="save-long"):
        from_save(saved_with([move, "undo 1"] * 40_000), "game.json")
    assert time.monotonic() - start < TIME_LIMIT


def test_a_saved_game_may_have_hundreds_of_undos() -> None:
    move = move_without_outcome(game_at_decision(Options(training=True)))
    table = from_save(saved_with([move, "undo 1"] * 300), "game.json")
    assert table.log[-1] == Undone(1)


def test_every_undo_costs_more_after_a_starting_position() -> None:
    """Setting up a position takes as long as a hundred moves."""
    start = {"any": "position"}
    with pytest.raises(SaveError, match="save-long"):
        from_save(saved_with(["undo 1"] * 49_000, start=start), "game.json")


def test_a_hint_finds_the_nearest_decision_of_a_long_log_at_once(tmp_path: Path) -> None:
    data = to_data(Table(Options(), None))
    data["log"] = [f"hand {number % 2} human" for number in range(3_000)]
    data["sha256"] = checksum(data)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data))
    start = time.monotonic()
    result = with_little_memory("hint", str(file))
    assert (result.returncode, len(result.stderr.splitlines())) == (1, 1), result
    assert time.monotonic() - start < 2 * TIME_LIMIT


WRONG_FIELDS: dict[str, tuple[Any, str]] = {
    # The content of the file, and the field that its refusal names.
    "names": ([1, 2], "names"),
    "log": ([1], "log"),
    "rules": (0, "rules"),
    "colours": ([0, 0], "colours"),
}


@pytest.mark.parametrize("field", WRONG_FIELDS)
def test_a_refusal_names_the_wrong_field(field: str) -> None:
    value, field_of = WRONG_FIELDS[field]
    with pytest.raises(SaveError, match="save-bad-field") as caught:
        from_save(saved_with([], **{field: value}), "game.json")
    assert caught.value.args_["field"] == field_of


@pytest.mark.parametrize("line", ["undo " + "9" * 5_000, "resign " + "9" * 5_000, "hand \u00b2 x"])
def test_a_refusal_names_an_entry_with_an_impossible_number(line: str) -> None:
    with pytest.raises(SaveError, match="save-bad-entry"):
        from_save(saved_with([line]), "game.json")


@pytest.mark.parametrize("lang", ["en", "fr", "ko", "uk"])
@pytest.mark.parametrize("number", [10**20, 10**40, -(10**90)])
def test_a_refusal_can_show_a_number_of_any_length(lang: str, number: int) -> None:
    for options in (Options(1, solo=Solo(number)), Options(number), Options(first=number)):
        with pytest.raises(TiletumError) as caught:
            options.check()
        assert describe_error(Words(lang), caught.value)
