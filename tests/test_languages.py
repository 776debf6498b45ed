"""Every language says all that English says, and nothing else."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tiletum.cli import main
from tiletum.words import languages
from tiletum.words.check import Messages, extra, left_in_english, problems, wrong_arguments


@pytest.mark.parametrize("lang", languages())
def test_nothing_is_missing_or_left_in_english(lang: str) -> None:
    assert problems(lang) == []


def test_the_check_prints_a_line_for_each_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "--check", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == languages()
    assert all("nothing missing" in line for line in lines)


def parsed(source: str) -> Messages:
    entries = FluentParser().parse(source).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


@pytest.mark.parametrize(
    ("english", "translated", "found"),
    [
        ("a = Take { $number } of { $town }", "a = Prenez { $number }", ["check-lost-argument"]),
        ("a = Take { $number }", "a = Prenez { $nombre }", ["check-unknown-argument", "check-lost-argument"]),
        ("a = { $way ->\n [x] by x\n *[y] by y\n }", "a = autrement", []),
        ("a = { b }\nb = { $n }", "a = voilà { b }\nb = { $n } fois", []),
    ],
)
def test_arguments_are_the_same(english: str, translated: str, found: list[str]) -> None:
    theirs = parsed(translated)
    told = wrong_arguments("a", theirs["a"], parsed(english)["a"], theirs)
    # The measure is the English catalogue itself, which has no message called b.
    assert [key for key, args in told if args["argument"] != "n"] == found


def test_what_is_left_in_english_is_noticed() -> None:
    ours = parsed("a = Take a die of the wheel")["a"]
    assert left_in_english("fr", "a", ours, ours)
    assert left_in_english("uk", "a", parsed("a = Візьміть die")["a"], ours)
    assert left_in_english("ko", "a", parsed("a = Wien에서 주사위")["a"], ours) == []


def test_messages_that_nothing_says_are_noticed() -> None:
    theirs = parsed("a = { part }\npart = x\nold = y")
    assert extra(theirs, parsed("a = x")) == ["old"]
