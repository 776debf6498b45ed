"""Commands on a terminal of their own: what a program reads stays whole, whatever is drawn beside it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from tiletum.words import Words
from tiletum.words.visible import LONGEST

pty = pytest.importorskip("pty", reason="only Unix has terminals that a program can open")

ARGV = [
    sys.executable,
    "-m",
    "tiletum",
    "simulate",
    "--json",
    "--players",
    "3",
    "--seed",
    "5",
    "--games",
    "6",
]
BAR = re.compile(r"[0-6]/6")


def on_a_terminal(out_too: bool) -> tuple[str, str]:
    """The command with its complaints on a terminal, and what it prints there too or in a pipe."""
    ours, theirs = pty.openpty()
    surroundings = {**os.environ, "TERM": "xterm", "COLUMNS": "60", "LINES": "20"}
    for name in ("NO_COLOR", "CI", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        surroundings.pop(name, None)
    out = theirs if out_too else subprocess.PIPE
    with subprocess.Popen(ARGV, stdin=theirs, stdout=out, stderr=theirs, env=surroundings) as process:
        os.close(theirs)
        seen = everything(ours)
        piped = read(process.stdout)
    os.close(ours)
    assert process.returncode == 0
    return piped, seen


def everything(terminal: int) -> str:
    """All that appears on a terminal until the program has left it."""
    found = b""
    while True:
        try:
            part = os.read(terminal, 65536)
        except OSError:  # Linux' way of saying that nobody is there any more
            part = b""
        if not part:
            return found.decode()
        found += part


def read(stream: IO[bytes] | None) -> str:
    return stream.read().decode() if stream else ""


def check(lines: list[str]) -> None:
    *games, summary = [json.loads(line) for line in lines]
    assert [game["seed"] for game in games] == [5, 6, 7, 8, 9, 10]
    assert all(re.fullmatch("[0-9a-f]{64}", game["log_sha256"]) for game in games)
    assert summary["games"] == 6


def test_json_in_a_pipe_is_whole_with_a_bar_on_the_terminal() -> None:
    piped, seen = on_a_terminal(out_too=False)
    check(piped.splitlines())
    assert BAR.search(seen)
    assert "{" not in seen


def test_json_on_the_terminal_is_whole_beside_the_bar() -> None:
    """Lines are longer than the terminal is wide: they must not be broken or overdrawn."""
    _, seen = on_a_terminal(out_too=True)
    assert BAR.search(seen)
    check([line for line in shown(seen) if line.startswith("{")])
    assert not BAR.search("".join(shown(seen)))


def shown(text: str) -> list[str]:
    """The lines that stay on a terminal of endless width: what a program draws over is gone."""
    lines, row, column = [""], 0, 0
    for part in re.findall(r"\x1b\[[0-9;?]*[a-zA-Z]|[\r\n]|[^\x1b\r\n]+", text):
        row, column = drawn(lines, row, column, part)
    return lines


def drawn(lines: list[str], row: int, column: int, part: str) -> tuple[int, int]:
    if part == "\n":
        if row + 1 == len(lines):
            lines.append("")
        return row + 1, column
    if part == "\r":
        return row, 0
    if part.startswith("\x1b"):
        return steered(lines, row, column, part)
    line = lines[row].ljust(column)
    lines[row] = line[:column] + part + line[column + len(part) :]
    return row, column + len(part)


def steered(lines: list[str], row: int, column: int, code: str) -> tuple[int, int]:
    """Of all that steers a terminal, what a bar needs: going up, and wiping a line."""
    if code[-1] == "A":
        return row - int(code[2:-1] or 1), column
    if code[-1] == "K":
        lines[row] = "" if code[2:-1] == "2" else lines[row][:column]
    else:
        assert code[-1] in "mhl", f"a code this terminal does not know: {code!r}"
    return row, column


ESCAPES = "\x1b]0;owned\x07\x1b[2Jx\x9b31m\u202egnp"
"""A title, a wiped screen, a colour by a C1 control, and a word turned round."""
DANGEROUS = ("\x1b]0;", "\x07", "\x1b[2J", "\x9b", "\u202e")


def typed_on_a_terminal(argv: list[str], typed: str) -> str:
    """What a program shows on a terminal that does not repeat what is typed."""
    termios = pytest.importorskip("termios")
    ours, theirs = pty.openpty()
    modes = termios.tcgetattr(theirs)
    modes[3] &= ~(termios.ECHO | termios.ICANON)
    termios.tcsetattr(theirs, termios.TCSANOW, modes)
    surroundings = {**os.environ, "TERM": "xterm", "COLUMNS": "100", "LINES": "40", "LANG": "C.UTF-8"}
    command = [sys.executable, "-m", "tiletum", *argv]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=surroundings):
        os.close(theirs)
        os.write(ours, typed.encode())
        seen = everything(ours)
    os.close(ours)
    return seen


def test_what_is_typed_or_named_cannot_steer_the_terminal(tmp_path: Path) -> None:
    """Typed as a move, a command's argument, a file and a player's name in a save."""
    file = tmp_path / "game.json"
    lines = [ESCAPES, f"why {ESCAPES}", f"player {ESCAPES}", f"save {tmp_path}/no/{ESCAPES}", "quit"]
    argv = ["play", "--seed", "1", "--lang", "en", "--names", "A"]
    seen = typed_on_a_terminal(argv, "\n".join([*lines[:4], f"save {file}", *lines[4:], ""]))
    assert [part for part in DANGEROUS if part in seen] == []
    assert seen.count("␛]0;owned␇␛[2Jx<U+009B>31m<U+202E>gnp") >= 3
    assert file.exists()


@pytest.mark.parametrize("argv", [["replay", ESCAPES], [ESCAPES], ["play", "--lang", ESCAPES]])
def test_a_refused_argument_cannot_steer_the_terminal(argv: list[str]) -> None:
    seen = typed_on_a_terminal(argv, "")
    assert [part for part in DANGEROUS if part in seen] == []
    assert "␛" in seen or r"\x1b" in seen


def test_a_long_argument_is_shortened() -> None:
    assert len(Words("en").say("play-unknown", line="x" * 100_000)) < 2 * LONGEST


def test_names_in_other_scripts_stay_as_they_are() -> None:
    names = "رها\u200cیی 👩\u200d🌾 Łucja"
    assert names in Words("en").say("play-unknown", line=names)
