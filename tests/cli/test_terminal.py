"""Commands on a pseudo-terminal: JSON output stays intact, even beside a progress bar."""

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


def run_on_terminal(out_too: bool) -> tuple[str, str]:
    """Run the command with its error output on a terminal. Return its output, from there or a pipe, and the
    terminal's text."""
    master, slave = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "60", "LINES": "20"}
    for name in ("NO_COLOR", "CI", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        environment.pop(name, None)
    out = slave if out_too else subprocess.PIPE
    with subprocess.Popen(ARGV, stdin=slave, stdout=out, stderr=slave, env=environment) as process:
        os.close(slave)
        terminal_text = read_terminal(master)
        output = read(process.stdout)
    os.close(master)
    assert process.returncode == 0
    return output, terminal_text


def read_terminal(terminal: int) -> str:
    """Return all text on a terminal until the program closes it."""
    found = b""
    while True:
        try:
            part = os.read(terminal, 65536)
        except OSError:  # Linux reports the closed terminal like this
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


def test_json_in_a_pipe_is_intact_with_a_bar_on_the_terminal() -> None:
    output, terminal_text = run_on_terminal(out_too=False)
    check(output.splitlines())
    assert BAR.search(terminal_text)
    assert "{" not in terminal_text


def test_json_on_the_terminal_is_intact_beside_the_bar() -> None:
    """Lines longer than the terminal's width must not be broken or overwritten."""
    _, terminal_text = run_on_terminal(out_too=True)
    assert BAR.search(terminal_text)
    check([line for line in visible_lines(terminal_text) if line.startswith("{")])
    assert not BAR.search("".join(visible_lines(terminal_text)))


def visible_lines(text: str) -> list[str]:
    """Return the visible lines of a terminal of unlimited width, without overwritten text."""
    lines, row, column = [""], 0, 0
    for part in re.findall(r"\x1b\[[0-9;?]*[a-zA-Z]|[\r\n]|[^\x1b\r\n]+", text):
        row, column = draw(lines, row, column, part)
    return lines


def draw(lines: list[str], row: int, column: int, part: str) -> tuple[int, int]:
    if part == "\n":
        if row + 1 == len(lines):
            lines.append("")
        return row + 1, column
    if part == "\r":
        return row, 0
    if part.startswith("\x1b"):
        return move_cursor(lines, row, column, part)
    line = lines[row].ljust(column)
    lines[row] = line[:column] + part + line[column + len(part) :]
    return row, column + len(part)


def move_cursor(lines: list[str], row: int, column: int, code: str) -> tuple[int, int]:
    """Apply the control codes that a bar uses: moving up and clearing a line."""
    if code[-1] == "A":
        return row - int(code[2:-1] or 1), column
    if code[-1] == "K":
        lines[row] = "" if code[2:-1] == "2" else lines[row][:column]
    else:
        assert code[-1] in "mhl", f"a control code this terminal does not know: {code!r}"
    return row, column


ESCAPES = "\x1b]0;owned\x07\x1b[2Jx\x9b31m\u202egnp"
"""A title, a cleared screen, a colour by a C1 control, and reversed text."""
DANGEROUS = ("\x1b]0;", "\x07", "\x1b[2J", "\x9b", "\u202e")


def type_on_terminal(argv: list[str], lines: str) -> str:
    """Return what a program shows on a terminal without echo, after these lines are typed."""
    termios = pytest.importorskip("termios")
    master, slave = pty.openpty()
    modes = termios.tcgetattr(slave)
    modes[3] &= ~(termios.ECHO | termios.ICANON)
    termios.tcsetattr(slave, termios.TCSANOW, modes)
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100", "LINES": "40", "LANG": "C.UTF-8"}
    command = [sys.executable, "-m", "tiletum", *argv]
    with subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=environment):
        os.close(slave)
        os.write(master, lines.encode())
        terminal_text = read_terminal(master)
    os.close(master)
    return terminal_text


def test_input_and_names_cannot_control_the_terminal(tmp_path: Path) -> None:
    """The escapes are in a move, a command's argument, a file name and a player's name in a save file."""
    file = tmp_path / "game.json"
    lines = [ESCAPES, f"why {ESCAPES}", f"player {ESCAPES}", f"save {tmp_path}/no/{ESCAPES}", "quit"]
    argv = ["play", "--seed", "1", "--lang", "en", "--names", "A"]
    terminal_text = type_on_terminal(argv, "\n".join([*lines[:4], f"save {file}", *lines[4:], ""]))
    assert [part for part in DANGEROUS if part in terminal_text] == []
    assert terminal_text.count("␛]0;owned␇␛[2Jx<U+009B>31m<U+202E>gnp") >= 3
    assert file.exists()


@pytest.mark.parametrize("argv", [["replay", ESCAPES], [ESCAPES], ["play", "--lang", ESCAPES]])
def test_a_refused_argument_cannot_control_the_terminal(argv: list[str]) -> None:
    terminal_text = type_on_terminal(argv, "")
    assert [part for part in DANGEROUS if part in terminal_text] == []
    assert "␛" in terminal_text or r"\x1b" in terminal_text


def test_a_long_argument_is_shortened() -> None:
    assert len(Words("en").say("play-unknown", line="x" * 100_000)) < 2 * LONGEST


def test_names_in_other_scripts_are_not_changed() -> None:
    names = "رها\u200cیی 👩\u200d🌾 Łucja"
    assert names in Words("en").say("play-unknown", line=names)
