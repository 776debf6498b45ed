"""The solo game on the command line."""

from __future__ import annotations

import json
import random

import pytest

from tiletum.cli import main
from tiletum.cli.session import Session


@pytest.fixture
def lively(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person who types a random legal move until the game is over."""
    chooser = random.Random(3)

    def type_something(session: Session, seat: int | None) -> str | None:
        return None if seat is None else chooser.choice(session.table.moves()).text

    monkeypatch.setattr(Session, "read_line", type_something)


@pytest.mark.parametrize("options", [["--solo", "deacon"], ["--challenges", "deep-coffers,ready-for-action"]])
def test_a_whole_solo_game_at_the_terminal(
    options: list[str], lively: None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *options, "--seed", "5", "--names", "Ann"]) == 0
    out = capsys.readouterr().out
    for said in ("Cardinalbot rolls", "Decrees:", "Challenges:", "entry 1", "Ann", "Task contracts"):
        assert said in out
    assert "{" not in out


def test_simulate_tells_how_the_cardinalbot_fared(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--solo", "bishop", "--games", "3", "--bots", "random", "--json"]) == 0
    *games, summary = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(games) == 3
    for game in games:
        assert game["solo"] == "bishop"
        assert len(game["challenges"]) == 5
        assert game["won"] == (game["scores"][0] > game["scores"][1]) == (game["winner"] == 0)
    assert set(summary) == {"games", "seconds", "decisions"}


def test_simulate_with_chosen_challenges(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--challenges", "none", "--games", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[0])["challenges"] == []
    assert main(["simulate", "--challenges", "deep-coffers", "--games", "1"]) == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize(
    "options",
    [
        ["--solo", "pope"],
        ["--solo", "deacon", "--challenges", "none"],
        ["--challenges", "dancing"],
        ["--solo", "deacon", "--players", "3"],
        ["--solo", "deacon", "--first", "1"],
        ["--solo", "deacon", "--names", "A,B,C"],
    ],
)
def test_what_cannot_be_is_one_sentence(options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", *options]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
    assert "refused" not in told.err
