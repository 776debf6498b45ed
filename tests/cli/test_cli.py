"""The command line: every command and option, errors in one sentence, and whole games by keyboard."""

from __future__ import annotations

import codecs
import hashlib
import io
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

import tiletum as tiletum_package
from tiletum.box import load
from tiletum.box.marks import reconstructed_facts
from tiletum.cli import COMMANDS, main
from tiletum.cli.canvas import BRAILLE
from tiletum.cli.common import screen
from tiletum.cli.plain import HANDLER, UNKNOWN, encode_plainly, replacement
from tiletum.cli.screen import View
from tiletum.game.core.editions import EDITIONS
from tiletum.table.dealer import SeededDealer
from tiletum.table.entries import Made
from tiletum.table.save import checksum, load_game, log_sha256, save
from tiletum.table.table import Options, Table
from tiletum.words import Words

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return a function that runs a command in this process, and returns its exit code, output and error
    output."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TILETUM_LANG", "en")

    def call(*argv: object, keys: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(keys))
        try:
            code = main([str(argument) for argument in argv])
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        out, err = capsys.readouterr()
        return code, out, err

    return call


def tiletum(
    *argv: object, keys: str = "", folder: Path | None = None, **env: str
) -> subprocess.CompletedProcess[str]:
    """Run a command in a separate process."""
    command = [sys.executable, "-m", "tiletum", *map(str, argv)]
    environment = {**os.environ, "COLUMNS": "80", **env}
    return subprocess.run(
        command,
        input=keys,
        capture_output=True,
        text=True,
        env=environment,
        cwd=folder,
        check=False,
        encoding="utf-8",
    )


def random_game(players: int = 2, seed: int = 1, moves: int = 10_000, **options: Any) -> Table:
    table = Table(Options(players, **options), SeededDealer(seed))
    choose = random.Random(seed).choice
    while not table.over and moves:
        table.play(choose(table.moves()))
        moves -= 1
    return table


@pytest.fixture
def saved_game(tmp_path: Path) -> Path:
    """Save a finished game."""
    file = tmp_path / "game.json"
    save(random_game(names=("Ada", "Bob")), file)
    return file


@pytest.fixture
def saved_start(tmp_path: Path) -> Path:
    """Save a game that can be continued."""
    file = tmp_path / "begun.json"
    save(random_game(3, moves=20, names=("Ada", "Bob", "Cid")), file)
    return file


def is_one_sentence(err: str) -> bool:
    return err.count("\n") == 1 and err.endswith("\n") and "Traceback" not in err and len(err) > 20


# --- help ---


def test_help_lists_the_commands(run: Run) -> None:
    code, out, _ = run("--help")
    assert code == 0
    for command in COMMANDS:
        assert re.search(rf"^ +{command} ", out, re.MULTILINE)


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("play", ["--players", "--names", "--seed", "--bots", "--load", "--training", "--lang", "--edition"]),
        ("play", ["--full", "--solo", "--challenges"]),
        ("simulate", ["--games", "--seed", "--bots", "--json", "--save", "--box", "--first"]),
        ("arena", ["--bots", "--games", "--workers", "--cluster", "--resume", "--report", "--nodes"]),
        ("replay", ["FILE", "--to", "--json", "--lang"]),
        ("box", ["--json", "--reconstructed", "--file", "--box"]),
        ("bench", ["--json", "--seconds"]),
        ("tables", ["list", "show", "close", "remove", "block", "unblock", "blocked"]),
    ],
)
def test_every_command_has_help(run: Run, command: str, options: list[str]) -> None:
    code, out, _ = run(command, "--help")
    assert code == 0
    assert f"`tiletum {command}`" in out
    for option in options:
        assert option in out


def test_version(run: Run) -> None:
    code, out, _ = run("--version")
    assert code == 0
    assert re.fullmatch(r"tiletum \d+\.\d+\.\d+\n", out)


# --- errors ---

MISTAKES = [
    ["play", "--players", "5"],
    ["play", "--players", "1"],
    ["play", "--players", "two"],
    ["play", "--edition", "klingon"],
    ["play", "--seed", "-1"],
    ["play", "--seed=-1"],
    ["play", "--seed", "seven"],
    ["play", "--seed", str(2**128)],
    ["play", "--seed", "9" * 5000],
    ["play", "--seed", "²"],
    ["play", "--first", "0"],
    ["play", "--first", "3"],
    ["play", "--names", "A,B,C"],
    ["play", "--names", "A\x1b[2J,B"],
    ["play", "--names", "A" * 41],
    ["play", "--bots", "human,deep-thought"],
    ["play", "--bots", "human,random,random"],
    ["play", "--lang", "tlh"],
    ["play", "--box", "no/such/file.toml"],
    ["play", "--load", "no/such/game.json"],
    ["play", "--load", "."],
    ["play", "--load", "\0"],
    ["simulate", "--players", "7"],
    ["simulate", "--edition", "klingon"],
    ["simulate", "--games", "0"],
    ["simulate", "--games", "-3"],
    ["simulate", "--games", str(10**30)],
    ["simulate", "--games", "many"],
    ["simulate", "--seed", "x"],
    ["simulate", "--bots", "deep-thought"],
    ["simulate", "--bots", "random,random,random"],
    ["simulate", "--lang", "tlh"],
    ["simulate", "--first", "9"],
    ["simulate", "--save", "/dev/null/games", "--games", "1"],
    ["replay", "no/such/game.json"],
    ["replay", "."],
    ["replay"],
    ["box", "--file", "no/such/file.toml"],
    ["box", "--file", "."],
    ["box", "--json", "--reconstructed"],
    ["box", "--lang", "tlh"],
    ["bench", "--seconds", "inf"],
    ["bench", "--seconds", "-1"],
    ["dance"],
    [],
]


@pytest.mark.parametrize(
    "argv", MISTAKES, ids=lambda argv: " ".join(argv)[:40].encode("unicode_escape").decode()
)
def test_an_error_is_reported_in_one_sentence(run: Run, argv: list[str]) -> None:
    code, out, err = run(*argv)
    assert code in (1, 2)
    assert out == ""
    assert is_one_sentence(err), err


def test_an_error_in_a_separate_process_is_one_sentence() -> None:
    result = tiletum("play", "--edition", "klingon")
    assert result.returncode == 1
    assert is_one_sentence(result.stderr)
    assert "klingon" in result.stderr
    assert "living" in result.stderr


def rewrite(file: Path, change: Callable[[dict[str, Any]], None], seal: bool) -> None:
    data = json.loads(file.read_text())
    change(data)
    if seal:
        data["sha256"] = checksum(data)
    file.write_text(json.dumps(data))


def add_illegal_entry(data: dict[str, Any]) -> None:
    data["log"][-1] = data["log"][0]


def add_strange_entry(data: dict[str, Any]) -> None:
    data["log"][40] = "undo everything"


def drop_last_entry(data: dict[str, Any]) -> None:
    data["log"].pop()


DAMAGES: dict[str, Callable[[Path], object]] = {
    "empty": lambda file: file.write_text(""),
    "cut off": lambda file: file.write_bytes(file.read_bytes()[:2000]),
    "binary": lambda file: file.write_bytes(bytes(range(256))),
    "a list": lambda file: file.write_text("[1, 2]"),
    "foreign": lambda file: file.write_text('{"chess": true}'),
    "other format": lambda file: rewrite(file, lambda data: data.update(tiletum=99), True),
    "newer rules": lambda file: rewrite(file, lambda data: data.update(rules=99), True),
    "a field missing": lambda file: rewrite(file, lambda data: data.__delitem__("names"), True),
    "a field of another type": lambda file: rewrite(file, lambda data: data.update(players="2"), True),
    "too many players": lambda file: rewrite(file, lambda data: data.update(players=9), True),
    "another box": lambda file: rewrite(file, lambda data: data.update(box="0" * 64), True),
    "a bad box": lambda file: rewrite(file, lambda data: data.update(box_data={}), True),
    "edited": lambda file: rewrite(file, drop_last_entry, False),
    "an illegal entry": lambda file: rewrite(file, add_illegal_entry, True),
    "a strange entry": lambda file: rewrite(file, add_strange_entry, True),
    "huge": lambda file: file.write_bytes(b" " * 5_000_000),
}


@pytest.mark.parametrize("damage", list(DAMAGES))
@pytest.mark.parametrize("command", [["replay"], ["play", "--load"]])
def test_a_damaged_save_file_is_refused(run: Run, saved_game: Path, damage: str, command: list[str]) -> None:
    DAMAGES[damage](saved_game)
    code, out, err = run(*command, saved_game)
    assert (code, out) == (2 if damage == "huge" else 1, "")  # 2: the file was not even read
    assert is_one_sentence(err), err
    assert str(saved_game) in err or damage == "too many players"


@pytest.mark.parametrize("text", ["", "x = ", "format = 1", '{"format": 1', "\x00\x01"])
@pytest.mark.parametrize("command", [["box", "--file"], ["play", "--box"], ["simulate", "--box"]])
def test_a_bad_box_file_is_refused(run: Run, tmp_path: Path, text: str, command: list[str]) -> None:
    file = tmp_path / "box.toml"
    file.write_text(text)
    code, out, err = run(*command, file)
    assert (code, out) == (1, "")
    assert is_one_sentence(err), err
    assert str(file) in err


@pytest.mark.parametrize(
    "option",
    [
        ["--players", "2"],
        ["--edition", "french"],
        ["--first", "1"],
        ["--shuffle-actions"],
        ["--training"],
        ["--names", "Eve,Bob,Cid"],
    ],
)
def test_options_must_not_contradict_a_saved_game(run: Run, saved_start: Path, option: list[str]) -> None:
    code, out, err = run("play", "--load", saved_start, *option)
    assert (code, out) == (1, "")
    assert is_one_sentence(err)
    assert option[0] in err


def test_another_box_contradicts_a_saved_game(run: Run, saved_start: Path, owners_box: Path) -> None:
    code, _, err = run("play", "--load", saved_start, "--box", owners_box)
    assert code == 1
    assert is_one_sentence(err)
    assert "--box" in err


def test_options_may_repeat_those_of_a_saved_game(run: Run, saved_start: Path) -> None:
    same = ["--players", "3", "--edition", "living", "--names", "Ada,Bob,Cid"]
    code, out, err = run("play", "--load", saved_start, *same)
    assert (code, err) == (0, "")
    assert "Cid" in out


# --- the box ---


@pytest.fixture
def owners_box(tmp_path: Path) -> Path:
    """Write a box file in which one fact is corrected."""
    data = json.loads(json.dumps(load().data))
    data["cost_tiles"][2] |= {"vp": 3, "mark": "P"}
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(data))
    return file


def test_box_shows_every_component(run: Run) -> None:
    code, out, _ = run("box")
    assert code == 0
    box = load()
    ids = [tile.id for tile in box.characters + box.contracts + box.bonus_tiles if tile.type != "crest"]
    ids += [thing.id for thing in box.fair_tiles] + [thing.id for thing in box.cost_tiles]
    ids += [thing.id for thing in box.decrees] + [thing.id for thing in box.challenges]
    assert [id_ for id_ in ids if f" {id_} " not in out] == []
    assert all(space.name.split("–")[0] in out for space in box.spaces)
    assert "Marks: R rulebook" in out
    assert max(map(cell_len, out.splitlines())) <= 80


def test_box_as_json_can_be_loaded(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("box", "--json")
    assert code == 0
    assert json.loads(out) == load().data
    file = tmp_path / "copy.json"
    file.write_text(out, encoding="utf-8")
    loaded = run("box", "--json", "--file", file)
    assert loaded == (0, out, "")


def test_box_lists_reconstructed_facts(run: Run) -> None:
    code, out, _ = run("box", "--reconstructed")
    assert code == 0
    assert len(out.splitlines()) == len(reconstructed_facts(load()))
    assert "cathedrals[1] (Paris).tiles[2]: 2" in out.splitlines()


@pytest.mark.parametrize("option", ["--file", "--box"])
def test_an_owners_box_is_checked_and_used(run: Run, owners_box: Path, option: str) -> None:
    code, out, _ = run("box", option, owners_box)
    assert code == 0
    assert str(owners_box) in out.replace("\n", "")
    assert re.search(r"2for2 +2 +3 +P", out)
    assert "cost_tiles[3]" not in run("box", "--reconstructed", option, owners_box)[1]


# --- simulate and bench ---


def test_simulate_as_json(run: Run, tmp_path: Path) -> None:
    code, out, err = run(
        "simulate", "--games", 3, "--seed", 5, "--players", 3, "--json", "--save", tmp_path / "games"
    )
    assert (code, err) == (0, "")
    *games, summary = map(json.loads, out.splitlines())
    assert [game["seed"] for game in games] == [5, 6, 7]
    assert list(summary) == ["games", "seconds", "decisions"]
    assert summary["games"] == 3
    assert summary["decisions"] == sum(game["moves"] for game in games)
    for game in games:
        assert list(game) == ["seed", "players", "scores", "winner", "moves", "log_sha256"]
        assert game["players"] == len(game["scores"]) == 3
        assert game["winner"] in (0, 1, 2)
        table = load_game(tmp_path / "games" / f"game-{game['seed']}.json")
        assert (table.scores(), log_sha256(table)) == (game["scores"], game["log_sha256"])


def test_simulate_in_words(run: Run) -> None:
    code, out, _ = run(
        "simulate", "--games", 2, "--bots", "random,random", "--first", 2, "--edition", "korean"
    )
    assert code == 0
    assert len(out.splitlines()) == 3
    assert out.startswith("Seed 1: scores ")


def test_results_do_not_depend_on_the_process() -> None:
    argv = ("simulate", "--games", 2, "--seed", 9, "--players", 4, "--shuffle-actions", "--json")
    outputs = [tiletum(*argv, PYTHONHASHSEED=seed).stdout.splitlines()[:-1] for seed in ("0", "1", "4711")]
    assert len(outputs[0]) == 2
    assert outputs[0] == outputs[1] == outputs[2]


def test_simulate_plays_with_an_owners_box(run: Run, owners_box: Path, tmp_path: Path) -> None:
    assert run("simulate", "--games", 1, "--box", owners_box, "--save", tmp_path)[0] == 0
    assert load_game(tmp_path / "game-1.json").options.box.digest == load(owners_box).digest


@pytest.mark.slow
def test_bench_reports_its_speed(run: Run) -> None:
    code, out, _ = run("bench", "--seconds", 0.2, "--json")
    assert code == 0
    assert json.loads(out)["engine_2"]["decisions_per_second"] > 0
    assert "engine_2" in run("bench", "--seconds", 0.2)[1]


# --- replay ---


def test_replay_shows_the_end_and_the_score_sheet(run: Run, saved_game: Path) -> None:
    code, out, err = run("replay", saved_game)
    assert (code, err) == (0, "")
    table = load_game(saved_game)
    for score in table.scores():
        assert f"{score} VP" in out
    assert "Victory points by source" in out
    assert "wins." in out
    assert max(map(cell_len, out.splitlines())) <= 80


def test_replay_as_json(run: Run, saved_game: Path) -> None:
    code, out, _ = run("replay", saved_game, "--json")
    assert code == 0
    data = json.loads(out)
    assert list(data) == ["position", "scores", "winner", "score_sheet", "version", "log_sha256"]
    log = json.loads(saved_game.read_text())["log"]
    assert data["version"] == len(log)
    assert data["log_sha256"] == hashlib.sha256("\n".join(log).encode()).hexdigest()
    start = load().player_board.start_score
    assert [start + sum(sheet.values()) for sheet in data["score_sheet"]] == data["scores"]
    assert data["position"]["phase"] == "over"
    assert data["scores"][data["winner"]] == max(data["scores"])


def test_replay_to_an_entry(run: Run, saved_game: Path) -> None:
    whole = json.loads(run("replay", saved_game, "--json")[1])["version"]
    for to in (0, 1, 60, whole):
        code, out, _ = run("replay", saved_game, "--to", to, "--json")
        assert code == 0
        assert json.loads(out)["version"] == to
    assert json.loads(run("replay", saved_game, "--to", 60, "--json")[1])["winner"] is None
    for to in (-1, whole + 1):
        code, out, err = run("replay", saved_game, f"--to={to}")
        assert (code, out) == (1, "")
        assert is_one_sentence(err)
        assert str(whole) in err


def test_replay_shows_an_unfinished_setup(run: Run, saved_game: Path) -> None:
    for to in range(0, 50, 7):
        code, out, _ = run("replay", saved_game, "--to", to)
        assert code == 0
        assert "Tiletum" in out


# --- play ---


def test_a_new_game_shows_everything(run: Run) -> None:
    code, out, err = run("play", "--seed", 5, "--names", "Ada,Bob", "--first", 2)
    assert (code, err) == (0, "")
    assert "Bob: take a die." in out
    assert "Round 1 of 4, turn 1 of 3" in out
    for space in load().spaces:
        assert space.road or space.name in out
    for heading in ("King track", "Fairs", "Contract offer", "Character offer", "Cathedrals", "Action wheel"):
        assert heading in out
    assert re.search(r"^ +1 Take a ", out, re.MULTILINE)
    assert "not saved" in out


def test_every_command_works(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    keys = [
        "1",
        "LEAVE",
        "help",
        "log 4",
        "moves",
        "board",
        "towns",
        "player 2",
        "player o",
        "player Bob",
        "player 7",
        "piles",
        "score",
        "why die pink 2",
        "why 1",
        "why",
        "why not",
        "die  Pink 2",
        "",
        "999",
        "99999999999999999999",
        "dance",
        "undo x",
        "undo 7",
        "undo",
        f"save {file}",
        "save",
        "save /dev/null/x",
        "save .",
        "quit",
    ]
    code, out, err = run("play", "--seed", 5, "--names", "Ada,Bob", "--first", 1, keys="\n".join(keys))
    assert (code, err) == (0, "")
    flat = " ".join(out.split())
    for expected in (
        "undo the last decision",
        "TURN-8",
        "Neighbours",
        "There is no player “7”",
        "Bonus tiles in the pile (21)",
        "Victory points by source",
        "You have already taken your die this turn. Rule TURN-",
        "see docs/rules.md",
        "That move is possible now",
        "Type it like this: why MOVE",
        "“not” is not a move.",
        "There is no move 999;",
        "“dance” is neither a move nor a command",
        "Type it like this: undo [N]",
        "Only 2 decisions can be undone, because something was revealed",
        "1 decision undone. 1 more can be undone",
        f"tiletum play --load '{file}' --seed 5",
        "/dev/null/x cannot be written",
        "Goodbye. To continue:",
    ):
        assert " ".join(expected.split()) in flat or expected.replace(" ", "") in re.sub(r"\s", "", out), (
            expected
        )
    assert load_game(file).options.names == ("Ada", "Bob")


NONSENSE = {
    "why 99": "There is no move 99; the moves are numbered from 1 to 7.",
    "why 0": "There is no move 0; the moves",
    "why -1": "There is no move -1; the moves",
    "why 99999999999": "There is no move 99999999999; the moves",
    "why ٣": "“٣” is not a move.",
    "-3": "There is no move -3; the moves",
    "undo 0": "“0” is not a number from 1 to 99999. Type it like this: undo [N]",
    "undo 1 2": "“1 2” is not a number",
    "undo 99": "Nothing can be undone",
    "log -4": "“-4” is not a number from 1 to 99999. Type it like this: log [N | full]",
    "log 100000": "“100000” is not a number",
    "player": "Type it like this: player N",
    "player 0": "There is no player “0”; type a number from 1 to 2",
    "moves 3": "“moves” takes nothing after it, so leave out “3”",
    "board x": "“board” takes nothing after it, so leave out “x”",
    "towns Paris": "“towns” takes nothing after it, so leave out “Paris”",
    "piles 1": "“piles” takes nothing after it",
    "score 9": "“score” takes nothing after it",
    "position": "Type it like this: position FILE",
    "quit now": "“quit” takes nothing after it, so leave out “now”",
    "help undo": "> help undo Commands undo [N] undo the last decision, or the last n",
    "help me": "make a move: type its number",
    "?": "make a move: type its number",
    "die pink": "“die pink” is neither a move nor a command",
}


def test_nonsense_after_a_command_is_answered(run: Run) -> None:
    code, out, err = run("play", "--seed", 3, "--names", "Ada,Bob", keys="\n".join(NONSENSE))
    assert (code, err) == (0, "")
    answers = re.split(r"^■ O Bob >", out, flags=re.MULTILINE)[1:]
    for (typed, expected), answer in zip(NONSENSE.items(), answers, strict=False):
        flat = " ".join(f"> {answer}".split())
        assert flat.startswith(f"> {typed}")
        assert expected in flat


def test_after_the_end_only_undo_is_possible(run: Run, saved_game: Path) -> None:
    _, out, _ = run("play", "--load", saved_game, keys="3\nwhy 3\nmoves\nundo\n1\n")
    assert out.count("the game is over, so no moves are left") == 2
    before, _, after = out.partition("1 decision undone.")
    assert "The game is over.\n>" in before
    assert re.search(r"[BO] (Ada|Bob) > 1\n", after)


def test_save_does_not_overwrite_other_files(run: Run, tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("do not lose this")
    _, out, _ = run("play", keys=f"save {notes}\n")
    assert notes.read_text() == "do not lose this"
    assert "not touched" in out


def test_a_saved_game_can_be_continued(run: Run, tmp_path: Path) -> None:
    """The same seed and moves lead to the same game, with or without an interruption."""
    first, second, complete = (tmp_path / f"{name}.json" for name in ("first", "second", "whole"))
    keys = ["1", "1", "1", "1", "1", "1", "1", "end", "1", "1", "1", "1"]
    run("play", "--seed", 3, keys="\n".join([*keys[:5], f"save {first}"]))
    run("play", "--seed", 3, "--load", first, keys="\n".join([*keys[5:], f"save {second}"]))
    run("play", "--seed", 3, keys="\n".join([*keys, f"save {complete}"]))
    assert log_sha256(load_game(second)) == log_sha256(load_game(complete))
    assert load_game(first).version < load_game(second).version


def test_undo_in_training_has_no_limit(run: Run) -> None:
    keys = "1\n1\n1\n1\n1\nundo 5\nundo\n"
    _, out, _ = run("play", "--seed", 3, "--training", keys=keys)
    assert "5 decisions undone." in out
    assert "nobody has decided anything yet" in " ".join(out.split())


def test_bots_play_and_are_stored_with_the_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    keys = "".join(f"{number}\n" for number in (1, 1, 1, 1, 1, 1, 1, 1)) + f"end\nsave {file}\n"
    code, out, _ = run("play", "--seed", 3, "--names", "Ada,Robot", "--bots", "human,random", keys=keys)
    assert code == 0
    assert "Robot takes a" in out
    assert "Robot >" not in out
    assert load_game(file).played_by == {1: "random"}
    assert "Robot >" not in run("play", "--seed", 3, "--load", file, keys=keys)[1]
    mine = run("play", "--seed", 3, "--load", file, "--bots", "human", keys=keys + "1\n" * 60)[1]
    assert "Robot >" in mine


def test_a_game_of_bots_ends(run: Run) -> None:
    code, out, _ = run("play", "--seed", 3, "--bots", "random", "--players", 3)
    assert code == 0
    assert "wins." in out
    assert " >" not in out


def random_keys(seed: int, count: int = 6000) -> str:
    """Return random numbers. Those that are not in the list are refused, and the prompt appears again."""
    chance = random.Random(seed)
    return "".join(f"{chance.randint(1, 9)}\n" for _ in range(count))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("width", [80, pytest.param(120, marks=pytest.mark.slow)])
def test_a_whole_game_by_keyboard(players: int, width: int, tmp_path: Path) -> None:
    # What is typed is echoed in one line, so the file has a short name.
    opening = "why end\n1\nundo\nlog\nscore\npiles\ntowns\nsave game.json\n"
    keys = opening + random_keys(players)
    result = tiletum(
        "play",
        "--seed",
        8,
        "--players",
        players,
        keys=keys,
        folder=tmp_path,
        COLUMNS=str(width),
        NO_COLOR="1",
        PYTHONHASHSEED="3",
    )
    assert result.returncode == 0
    assert result.stderr == ""
    assert "\x1b" not in result.stdout
    assert max(map(cell_len, result.stdout.splitlines())) <= width
    for round_ in range(1, 5):
        assert f"Round {round_} begins." in result.stdout
    ending = result.stdout.rpartition("wins.")[2]
    assert "Victory points by source" in ending
    assert "At the start" in ending
    assert "1 decision undone." in result.stdout
    assert not re.search(r"[{}]|None|Traceback|\?\?\?", result.stdout)
    assert load_game(tmp_path / "game.json").version > 0


@pytest.mark.parametrize("width", range(30, 90))
def test_lines_are_not_broken_at_no_break_spaces(width: int) -> None:
    """No line of French text begins with the sign that follows a word, or ends with an opening one."""
    console = screen()
    console.width = width
    sentence = "Où\u202f? «\u00a0Marchand\u202f» va à Köln\u00a0: il reste 2\u00a0PA\u202f; encore\u202f! "
    with console.capture() as captured:
        console.print(sentence * 9)
        console.print(Text(sentence * 9))
    lines = captured.get().splitlines()
    assert len(lines) > 2
    assert [
        line for line in lines if re.match(r"\s*(?:[?»:;!]|PA)", line) or re.search(r"(?:«|2)\s*$", line)
    ] == []


@pytest.mark.slow
def test_every_position_can_be_shown() -> None:
    """This holds in all editions and widths, and no line is wider than the terminal."""
    words, widths = Words(), (60, 80, 100, 120, 160, 240, 81)
    for number, edition in enumerate(EDITIONS):
        table = random_game(2 + number % 3, seed=number, edition=edition, shuffled_actions=number % 2 == 1)
        game = Table(table.options, None)
        for step, move in enumerate(table.made):
            game.fold(Made(move))
            if step % 23 and not game.over:
                continue
            width = widths[step % len(widths)]
            out = io.StringIO()
            console = Console(file=out, width=width, force_terminal=False, highlight=False)
            view = View(words, game.game, ("Ada", "[bold]Bob"), width)
            console.print(view.everything(), view.towns(), view.piles())
            assert max(map(cell_len, out.getvalue().splitlines())) <= width


def drawn_boards(table: Table, width: int) -> list[str]:
    out = io.StringIO()
    console = Console(file=out, width=width, force_terminal=False, highlight=False)
    console.print(
        View(Words(), table.game, ("Ada", "Bob", "Cid", "Dot")[: table.options.players], width).boards()
    )
    return out.getvalue().splitlines()


@pytest.mark.parametrize("moves", [0, 60, 150, 10_000])
@pytest.mark.parametrize(
    ("players", "width", "beside"),
    [
        (4, 80, 1),
        (4, 89, 1),
        (4, 90, 2),
        (4, 100, 2),
        (4, 110, 2),
        (4, 223, 2),
        (4, 224, 4),
        (3, 90, 2),
        (3, 168, 3),
    ],
)
def test_boards_are_side_by_side_where_they_fit(players: int, width: int, beside: int, moves: int) -> None:
    lines = drawn_boards(random_game(players, moves=moves), width)
    titles = [line for line in lines if re.search("(Ada|Bob|Cid|Dot)  [0-9]+ VP", line)]
    rows = [len(re.findall("(?:Ada|Bob|Cid|Dot)  ", line)) for line in titles]
    assert rows == [min(beside, players - first) for first in range(0, players, beside)]
    assert max(map(cell_len, lines)) <= width


@pytest.mark.parametrize("width", [80, 100, 120, 200])
def test_the_list_of_towns_shortens_no_name(width: int) -> None:
    out = tiletum("play", "--seed", 3, "--players", 4, keys="towns\n", COLUMNS=str(width)).stdout
    towns = out.partition("> towns")[2]
    for space in load().spaces:
        assert towns.count(space.name) > 1
    assert "…" not in out


def test_boards_show_no_empty_lists() -> None:
    first, last = drawn_boards(random_game(4, moves=0), 100), drawn_boards(random_game(4, seed=2), 100)
    assert sum(line.count("Contracts 0/6  ") for line in first) == 4
    assert any(re.search("Contracts [1-6]/6: ", line) for line in last)


def test_names_are_not_parsed_as_markup(run: Run) -> None:
    out = run("play", "--seed", 3, "--names", "[bold]Ada[/bold],[/]", "--first", 1)[1]
    assert "[bold]Ada[/bold]: take a die." in out


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{sys.executable} -m tiletum box | head -1"
    result = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert result.stderr == ""


PLAIN_KEYS = "1\nhelp\nmoves\nlog 99\nboard\ntowns\npiles\nscore\nplayer 9\nwhy not\nwhy end\ndance\n"


@pytest.mark.parametrize("options", [["--players", 4], ["--solo", "bishop"]])
def test_a_terminal_with_few_letters_gets_plain_ones(options: list[object]) -> None:
    result = tiletum(
        "play", "--seed", 3, *options, keys=PLAIN_KEYS + random_keys(3, 60), PYTHONIOENCODING="ascii"
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert "ake a die" in result.stdout
    assert "Koln" in result.stdout
    assert "?" not in result.stdout


def test_a_terminal_with_few_letters_gets_errors_in_plain_ones() -> None:
    result = tiletum("play", "--edition", "klingon", PYTHONIOENCODING="ascii")
    assert is_one_sentence(result.stderr)
    assert '"klingon"' in result.stderr
    assert "?" not in result.stderr


def test_a_letter_that_the_terminal_has_stays() -> None:
    assert tiletum("play", "--seed", 3).stdout.count("Köln") >= 2
    codecs.register_error(HANDLER, encode_plainly)
    out = "Köln – † Łódź é e\u0301 日".encode("latin-1", HANDLER)
    assert out == "Köln - ^ Lódz é e ?".encode("latin-1")


def test_every_letter_of_the_terminal_has_a_plain_one() -> None:
    """This covers the catalogues in Latin letters, the box, and the code of the screen."""
    root = Path(tiletum_package.__file__).parent
    catalogues = [file for lang in ("en", "fr") for file in root.glob(f"words/{lang}/[!c]*.ftl")]
    catalogues += [root / "words" / lang / "cli.ftl" for lang in ("en", "fr")]  # without the client's
    files = [*catalogues, *root.glob("cli/**/*.py"), root / "box" / "box.toml"]
    letters = {letter for file in files for letter in file.read_text(encoding="utf-8")}
    letters |= {chr(BRAILLE + dots) for dots in range(1, 256)}
    foreign = sorted(letter for letter in letters if not letter.isascii())
    assert len(foreign) > 260
    replacements = {letter: replacement(letter) for letter in foreign}
    assert [letter for letter, new in replacements.items() if new == UNKNOWN or len(new) != 1] == []


def test_the_choice_of_the_bonus_tile_has_its_own_heading(run: Run, tmp_path: Path) -> None:
    """In the King phase there is no die."""
    table = Table(Options(2), SeededDealer(3))
    choose = random.Random(3).choice
    while not any(move.text == "leave" for move in table.moves()):
        table.play(choose(table.moves()))
    save(table, tmp_path / "tile.json")
    _, out, _ = run("play", "--load", tmp_path / "tile.json", keys="quit\n")
    headings = [line.strip() for line in out.splitlines() if line.strip() in ("Die", "Bonus tile")]
    assert headings == ["Bonus tile"]


# --- other languages ---

NOT_UNDERSTOOD: list[tuple[str, str, dict[str, str]]] = [
    ("play --players x", "usage-value", {"command": "tiletum play", "option": "--players", "value": "x"}),
    ("play --players", "usage-no-value", {"command": "tiletum play", "option": "--players"}),
    ("replay", "usage-missing", {"command": "tiletum replay", "known": "FILE"}),
    (
        "box --json --reconstructed",
        "usage-both",
        {"command": "tiletum box", "option": "--reconstructed", "other": "--json"},
    ),
    ("box --json=3", "usage-flag", {"command": "tiletum box", "option": "--json", "value": "3"}),
    ("play --nope 3", "usage-unknown", {"command": "tiletum", "value": "--nope 3"}),
]


@pytest.mark.parametrize("lang", ["en", "fr", "ko", "uk"])
@pytest.mark.parametrize(("typed", "key", "args"), NOT_UNDERSTOOD)
def test_a_wrong_command_is_explained_in_the_language(
    run: Run, lang: str, typed: str, key: str, args: dict[str, str]
) -> None:
    command, _, rest = typed.partition(" ")
    code, out, err = run(command, "--lang", lang, *rest.split())
    words = Words(lang)
    sentence = words.say(key, **args)
    assert (code, out, err) == (2, "", f"{sentence}\n")


@pytest.mark.parametrize("lang", ["en", "fr", "ko", "uk"])
def test_an_unknown_command_is_refused_with_the_list_of_commands(run: Run, lang: str) -> None:
    code, out, err = run("plai", f"--lang={lang}")
    assert (code, out) == (2, "")
    assert "plai" in err
    assert "play, serve, " in err
    assert ("choose from" in err) is False


@pytest.mark.parametrize(
    ("lang", "expected"),
    [("fr", "n’existe pas"), ("ko", "그런 파일이나 폴더가 없음"), ("uk", "такого файлу чи теки немає")],
)
def test_an_error_of_the_system_is_explained_in_the_language(
    run: Run, tmp_path: Path, lang: str, expected: str
) -> None:
    code, _, err = run("replay", tmp_path / "nothing.json", "--lang", lang)
    assert code == 1
    assert expected in err
    assert "No such" not in err


def test_a_refused_move_cites_the_rules_in_the_language(run: Run) -> None:
    _, out, _ = run("play", "--seed", 5, "--lang", "uk", keys="why end\nquit")
    assert "docs/uk/rules.md" in out
