"""`tiletum hint`: the best moves in a saved game, in words and as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tiletum.arena.match import play_game
from tiletum.bots import Budget
from tiletum.bots.features import TERMS
from tiletum.bots.hint import as_data, hints, plan_positions
from tiletum.cli import main
from tiletum.cli.hint import plan_words
from tiletum.table.save import load_game, save
from tiletum.table.table import Options, Table, solo_level
from tiletum.words import Words

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("TILETUM_LANG", "en")

    def call(*argv: object) -> tuple[int, str, str]:
        code = main([str(word) for word in argv])
        out, err = capsys.readouterr()
        return code, out, err

    return call


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return save_to(tmp_path, play_game(Options(), 5, ["apprentice"] * 2)[0])


def save_to(folder: Path, table: Table) -> Path:
    file = folder / "game.json"
    save(table, file)
    return file


def decisions(file: Path) -> list[int]:
    """Return the numbers of entries that lead to a decision."""
    table = load_game(file)
    return [to for to in range(table.version) if load_game(file, to=to).to_move is not None]


def test_hints_are_given_in_words(run: Run, game: Path) -> None:
    for to in decisions(game)[5::30]:
        code, out, _ = run("hint", game, "--to", to, "--nodes", 200)
        assert code == 0
        assert "1. " in out
        assert "points at the end" in out
        assert "What the turn brings: " in out
        assert "term-" not in out


def test_a_plan_that_waits_for_a_reveal_says_so(run: Run, game: Path) -> None:
    """New characters are dealt after one is taken, and the plan continues from there."""
    texts = [run("hint", game, "--to", to, "--nodes", 200)[1] for to in decisions(game)[::7]]
    assert any("unless something better is revealed: " in text for text in texts)
    assert not all("unless something better is revealed: " in text for text in texts)


def test_a_plan_is_shown_to_its_end(run: Run, game: Path) -> None:
    """It goes on beyond reveals, as far as its points were counted."""
    waiting = 0
    for to in decisions(game)[::7]:
        position = load_game(game, to=to).game
        for hint in hints(position.copy(), budget=Budget(200)):
            steps = list(plan_positions(position, hint.plan))
            assert [move for _, move, _ in steps] == hint.plan
            assert all(move in twin.moves() for twin, move, _ in plan_positions(position, hint.plan))
            before, after = plan_words(Words("en"), position, hint.plan)
            assert len(before) + len(after) == len(hint.plan)
            assert len(before) == as_data(position, hint)["certain"]
            waiting += bool(after)
    assert waiting


def test_no_hint_is_given_twice(game: Path) -> None:
    """Any two hints differ in at least one term."""
    for to in decisions(game)[::7]:
        found = hints(load_game(game, to=to).game.copy(), budget=Budget(200))
        if len(found) > 1:
            assert all(any(abs(points) >= 0.05 for points in hint.against.values()) for hint in found)


def test_hints_are_given_as_json(run: Run, game: Path) -> None:
    to = decisions(game)[10]
    code, out, _ = run("hint", game, "--to", to, "--nodes", 200, "--count", 2, "--json")
    assert code == 0
    found = json.loads(out)["hints"]
    moves = [move.text for move in load_game(game, to=to).moves()]
    assert 1 <= len(found) <= 2
    for hint in found:
        assert hint["move"] in moves
        assert hint["plan"][0] == hint["move"]
        assert set(hint["gains"]) <= {"score", *(term.name for term in TERMS)}
    assert found == sorted(found, key=lambda hint: -hint["points"])


def test_hints_are_reproducible(run: Run, game: Path) -> None:
    to = decisions(game)[20]
    assert run("hint", game, "--to", to, "--nodes", 300) == run("hint", game, "--to", to, "--nodes", 300)


def test_hints_against_the_cardinalbot(run: Run, tmp_path: Path) -> None:
    table = play_game(Options(players=1, solo=solo_level("deacon")), 2, ["apprentice"], Budget(50))[0]
    file = save_to(tmp_path, table)
    code, out, _ = run("hint", file, "--to", decisions(file)[0], "--nodes", 100)
    assert code == 0
    assert "1. Take a" in out


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], "is over, so there is nothing to decide"),
        (["--count", "0"], "from 1 to 20"),
        (["--count", "21"], "from 1 to 20"),
        (["--nodes", "-1"], "0 or more"),
        (["--to", "3"], "about to be revealed"),
        (["--to", "99999"], "entries"),
    ],
)
def test_impossible_hints_are_refused(run: Run, game: Path, arguments: list[str], expected: str) -> None:
    code, out, err = run("hint", game, *arguments)
    assert code != 0
    assert not out
    assert expected in err


def test_a_refusal_names_the_nearest_decision(run: Run, game: Path, tmp_path: Path) -> None:
    first = decisions(game)[0]
    assert first > 4
    _, _, err = run("hint", game, "--to", 3)
    assert f"the nearest one is at --to {first}." in err
    early = tmp_path / "early.json"
    save(load_game(game, to=3), early)
    _, _, err = run("hint", early)
    assert "nobody has a decision to make." in err


def test_a_file_that_is_not_a_game_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "note.txt"
    file.write_text("hello", "utf-8")
    code, _, err = run("hint", file)
    assert code != 0
    assert "note.txt" in err


def test_the_same_plan_with_another_die_is_hinted_once(game: Path) -> None:
    """It may appear again only if there are fewer than three plans."""
    compared = 0
    for to in decisions(game)[::9]:
        table = load_game(game, to=to)
        found = hints(table.game, 3, Budget(400))
        ideas = {without_die(table, hint.plan) for hint in found}
        all_ideas = {without_die(table, hint.plan) for hint in hints(table.game, 100, Budget(400))}
        assert len(ideas) == min(len(found), len(all_ideas))
        compared += len(found) == 3
        assert [hint.points for hint in found] == sorted((hint.points for hint in found), reverse=True)
    assert compared > 3


def without_die(table: Table, plan: list[int]) -> tuple[str, ...]:
    texts = (table.game.rules.table.rows[move].text for move in plan)
    return tuple(sorted(text for text in texts if not text.startswith("die ")))
