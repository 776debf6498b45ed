"""The differences between editions come from one list, which agrees with the rulings."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from tiletum.cli import main
from tiletum.game.core.editions import EDITIONS, LIVING
from tiletum.words import Words, languages
from tiletum.words.editions import differences, ways

DOCS = Path(__file__).parents[2] / "docs"
ROW = re.compile(r"^\| (\d+) \|(.*)\|$", re.MULTILINE)


def table_of_the_rulings() -> dict[str, dict[str, str]]:
    """Return the texts of the rulings by edition and rule."""
    text = (DOCS / "rulings.md").read_text(encoding="utf-8")
    names = list(EDITIONS)
    rows = {f"EDITION-{number}": cells.split("|")[1:] for number, cells in ROW.findall(text)}
    return {name: {rule: cells[i].strip() for rule, cells in rows.items()} for i, name in enumerate(names)}


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_differences_agree_with_the_rulings(edition: str) -> None:
    printed = table_of_the_rulings()
    assert list(printed[edition]) == list(ways(LIVING))
    other = [rule for rule, text in printed[edition].items() if text != printed[LIVING.name][rule]]
    assert [way.rule for way in differences(edition)] == other


def test_equal_texts_in_the_rulings_mean_equal_ways() -> None:
    printed = table_of_the_rulings()
    for rule in ways(LIVING):
        ways_of_words = {(printed[name][rule], ways(edition)[rule]) for name, edition in EDITIONS.items()}
        assert len({words for words, _ in ways_of_words}) == len(ways_of_words), rule


def test_a_solo_game_keeps_the_living_king_tile() -> None:
    assert [way.rule for way in differences("french")] == ["EDITION-1", "EDITION-2", "EDITION-3", "EDITION-8"]
    assert [way.rule for way in differences("french", solo=True)] == ["EDITION-3", "EDITION-8"]


@pytest.mark.parametrize("lang", languages())
def test_the_terminal_shows_the_differences_at_the_start(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    words = Words(lang)
    for edition in ("living", "korean"):
        monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
        assert main(["play", "--edition", edition, "--lang", lang, "--seed", "1"]) == 0
        out = capsys.readouterr().out
        assert (words.say("edition-differs") in out) == (edition == "korean")
        for way in differences(edition):
            assert f"{words.say(way.key)} ({way.rule})" in out
