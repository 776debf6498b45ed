"""The solo game on the command line."""

from __future__ import annotations

import io
import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from support.players import Chooser
from support.solo_setting import BOT, SoloDesk
from tiletum.cli import main
from tiletum.cli.screen import View, score_sheet
from tiletum.cli.session import Session
from tiletum.cli.telling import events_to_show
from tiletum.table.table import Table
from tiletum.words import Words


@pytest.fixture
def random_player(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Let a person type random legal moves until the game is over."""
    chooser = random.Random(3)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def type_move(session: Session, seat: int | None) -> str | None:
        return None if seat is None else chooser.choice(session.table.moves()).text

    monkeypatch.setattr(Session, "read_line", type_move)


@pytest.mark.parametrize("options", [["--solo", "deacon"], ["--challenges", "deep-coffers,ready-for-action"]])
def test_a_whole_solo_game_at_the_terminal(
    options: list[str], random_player: None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *options, "--seed", "5", "--names", "Ann"]) == 0
    out = capsys.readouterr().out
    for expected in ("Cardinalbot rolls", "Decrees:", "Challenges:", "entry 1", "Ann"):
        assert expected in out
    assert "{" not in out


def test_simulate_reports_the_result_against_the_cardinalbot(capsys: pytest.CaptureFixture[str]) -> None:
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
    line = json.loads(capsys.readouterr().out.splitlines()[0])
    assert (line["solo"], line["challenges"]) == ("chosen", [])
    assert main(["simulate", "--challenges", "deep-coffers", "--games", "1", "--json"]) == 0
    line = json.loads(capsys.readouterr().out.splitlines()[0])
    assert (line["solo"], line["challenges"]) == ("chosen", ["deep-coffers"])


REFUSED = {
    "--solo pope": "There is no level “pope”; choose from: priest, deacon, bishop.",
    "--solo=": "There is no level “”; choose from: priest, deacon, bishop.",
    "--solo deacon --challenges none": "Give either a level with --solo or the challenges themselves",
    "--solo deacon --players 3": "The solo game is for one person; leave --players out (3 was given).",
    "--solo deacon --first 2": "In the solo game the Cardinalbot always begins; leave --first out.",
    "--challenges dancing": "There is no challenge “dancing”; choose from: very-special-friends, ",
    "--challenges=": "--challenges needs names with commas between them",
    "--challenges ,": "--challenges needs names with commas between them",
    "--challenges deep-coffers,,favor-at-the-court": "--challenges needs names with commas",
    "--challenges deep-coffers,DEEP-COFFERS": "The challenge deep-coffers is listed twice",
    "--solo deacon --bots random,random": "2 bots were named for one person; name one.",
}


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize("options", REFUSED)
def test_impossible_options_are_refused_in_one_sentence(
    command: str, options: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, *options.split(" ")]) == 1
    message = capsys.readouterr()
    assert message.out == ""
    assert message.err.startswith(REFUSED[options])
    assert len(message.err.splitlines()) == 1


def test_a_solo_game_has_one_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--solo", "deacon", "--names", "A,B"]) == 1
    assert capsys.readouterr().err == "There are 2 names for one person; leave some out.\n"


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (["--solo", "Deacon"], "deacon ("),
        (["--challenges", "Deep Coffers, whispers in the King's ear"], "Deep Coffers and Whispers in the"),
        (["--challenges", "NONE"], "no challenges: Cardinalbot beats the person 143 to 11 after "),
    ],
)
def test_simulate_names_the_persons_opponent(
    options: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--games", "1", *options]) == 0
    line = capsys.readouterr().out.splitlines()[0]
    assert line.startswith(f"Seed 1, {expected}")
    assert "Cardinalbot beats the person" in line


# --- the cards and the log ---

Type = Callable[..., str]


@pytest.fixture
def type_lines(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Type:
    """Return a function that types these lines, leaves the game and returns the output."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "150")

    def play(options: list[str], *lines: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*lines, "quit"]) + "\n"))
        assert main(["play", "--seed", "5", *options]) == 0
        return capsys.readouterr().out

    return play


def test_the_remaining_decrees_can_be_read(type_lines: Type) -> None:
    out = type_lines(["--solo", "deacon"], "decrees").split("> decrees")[1]
    assert "Worldly Riches" in out
    assert "1. Architect, if it has no fewer houses than pillars" in out
    assert "Die priority: dark grey, blue/light grey, pink and yellow" in out


@pytest.mark.parametrize(
    ("challenge", "effect"),
    [
        ("very-special-friends", "it receives 5 gold"),
        ("favor-at-the-court", "begins at +5 instead of +3"),
        ("ready-for-action", "as 3, 2, 2, 1 and 1, and it begins with the fleur-de-lis crest, inactive"),
    ],
)
def test_the_effect_of_a_challenge_can_be_read(type_lines: Type, challenge: str, effect: str) -> None:
    assert effect in " ".join(type_lines(["--challenges", challenge], "challenges").split())


def test_missing_decrees_and_challenges_are_reported(type_lines: Type) -> None:
    assert "No challenges are in play." in type_lines(["--challenges", "none"], "challenges")
    for command in ("decrees", "challenges"):
        sentence = "Only games against the Cardinalbot have decrees and challenges."
        assert sentence in type_lines(["--players", "2"], command)


def test_the_full_log_has_a_line_for_every_step(type_lines: Type) -> None:
    short, full = (
        type_lines(["--solo", "deacon"], line).split(f"> {line}")[1] for line in ("log 500", "log full")
    )
    assert "9 cathedrals get their costs." in short
    assert len(re.findall("Cathedral of .* the top tile", full)) == 8
    assert short.count("Cardinalbot rolls") == 1
    assert full.count("Cardinalbot rolls") == 2


def test_events_are_printed_above_the_board(type_lines: Type) -> None:
    out = type_lines(["--solo", "deacon"])
    assert out.index("Cardinalbot ends the turn.") < out.index("Round 1 of 4")
    assert "all alike" not in out
    assert "Task contracts: it holds none." not in out
    assert "Task contracts: it holds none." in type_lines(["--solo", "deacon"], "log full")


def test_full_prints_every_step_with_its_rule(type_lines: Type) -> None:
    """`--full` prints by itself what the command `log full` prints."""
    full = type_lines(["--solo", "deacon", "--full"], "log full")
    printed, log = full.split("> log full")
    assert printed.index("Cardinalbot ends the turn.") < printed.index("Round 1 of 4")
    steps = log[: log.rindex("Cardinalbot ends the turn.")].splitlines()[1:]
    assert len(steps) > 60
    assert [line for line in steps if line not in printed] == []
    assert re.search("Task contracts: it holds none. +BTASK-6", printed)
    assert printed.count("Cardinalbot rolls") == 2


def test_the_score_sheet_and_the_board_use_the_same_names_for_the_cardinalbots_points() -> None:
    table = Table.open(solo="bishop", seed=1)
    chooser = Chooser("sheet", 0.9)
    while not table.over:
        table.play(chooser.choose(table.game, [move.index for move in table.moves()]))
    console = Console(width=120, file=io.StringIO())
    with console.capture() as capture:
        console.print(score_sheet(Words("en"), table))
    rows = {" ".join(line.split()[:-2]): line.split()[-2:] for line in capture.get().splitlines() if line}
    person, bot = (str(points["contract-space"] or "–") for points in table.score_sheet())
    assert bot != "–"
    assert rows["Fulfilled contract"] == ["–", bot]
    assert rows.get("Contract space", ["–", "–"]) == [person, "–"]


def test_dice_are_named_by_colour_and_resource(type_lines: Type) -> None:
    out = " ".join(type_lines(["--solo", "deacon"], "log 500").split())
    assert re.search(r"New dice: (yellow \(gold\)|pink \(food\)) \d", out)
    assert "Dice: yellow (gold), pink (food), light grey (wool)" in out


def printed_events(*dice: str, pick: str = "") -> list[str]:
    """Return the events printed for a turn on Merchant Empire, up to the choice of the die."""
    desk = SoloDesk().clear_events().decrees("merchant-empire", "worldly-riches").dice(*dice)
    desk.turn_open("cardinal 2", "cardinal 2", *([pick] if pick else []))
    keys = [event[0] for event in events_to_show(desk.game.events or [])]
    return keys[: keys.index("die")]


def test_ties_are_printed_if_chance_breaks_them() -> None:
    assert printed_events("lightgrey 6", "blue 6", pick="pick 2")[-3:] == [
        "bot-alike",
        "bot-alike",
        "bot-picked",
    ]
    assert "bot-alike" not in printed_events("blue 6")


def board_of_bot(desk: SoloDesk) -> str:
    console = Console(width=120, file=io.StringIO())
    with console.capture() as capture:
        console.print(View(Words("en"), desk.game, ["Ann"], 120).board(BOT, 120))
    return capture.get()


def test_a_column_shows_its_marker_until_it_is_complete() -> None:
    desk = (
        SoloDesk()
        .column(1, "king:2vp")
        .active_crest("rose", 1)
        .column(3, "merchant:3gold", "merchant:1merchant")
    )
    first, second, third, *_ = re.findall(
        r"^│ [1-5] .*$", board_of_bot(desk.active_crest("lion", 3)), re.MULTILINE
    )
    assert "rose crest  +1 AP when complete" in first
    assert "+1 AP when complete" in second
    assert "lion crest" in third
    assert "AP when complete" not in third


def test_the_cardinalbots_supplies_are_listed_separately() -> None:
    desk = SoloDesk().bot_tiles("9iron", "king:2vp").inactive_crests("cup").bot_supply(food=2)
    board = board_of_bot(desk)
    assert "Contract spaces 1/2: 9 iron" in board
    assert "Waiting characters: King: 2 VP" in board
    assert "Inactive crests: cup crest" in board
    assert "Food reserve 2/3" in board
    assert "Storehouse" not in board
    assert "Food reserve 3/3" in board_of_bot(desk.bot_supply(food=5))


def test_a_saved_game_keeps_its_challenges(type_lines: Type, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    type_lines(["--solo", "deacon"], f"save {file}")
    assert main(["play", "--load", file, "--solo", "bishop"]) == 1
    assert main(["play", "--load", file, "--challenges", "none"]) == 1
    type_lines(["--solo", "DEACON", "--load", file])
