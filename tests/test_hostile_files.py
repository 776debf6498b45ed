"""Hostile files: the program answers each with one sentence, at once and in little memory."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tiletum.box import load
from tiletum.errors import TiletumError
from tiletum.server.settings import read_settings
from tiletum.table.save import load_game
from tiletum.table.setposition import load_position

MEMORY: int = 600_000_000
"""Bytes of address space for the command: a tenth of what the dotted key took before it was refused."""
AT_ONCE: float = 3.0
"""Seconds, generous for a busy machine."""
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
    for read in (load, load_game, load_position, no_setting_of):
        begun = time.monotonic()
        with pytest.raises(TiletumError) as caught:
            read(file)
        assert time.monotonic() - begun < AT_ONCE
        str(caught.value).encode()


def no_setting_of(file: Path) -> None:
    """Read settings. Raise TiletumError also if there are none: an empty file is no mistake."""
    if not read_settings(str(file)):
        raise TiletumError("error-over")


# Each command once, and each of the worst files.
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
    done = in_little_memory(*command.split(), str(file))
    assert done.returncode == 2, done
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert "Traceback" not in done.stderr


def in_little_memory(*arguments: str) -> subprocess.CompletedProcess[str]:
    import resource

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

    command = [sys.executable, "-m", "tiletum", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, input="", preexec_fn=limit)
