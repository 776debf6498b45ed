"""Golden playthroughs: games as text, so that every change of behaviour shows up in a diff.

`python tests/table/test_golden.py` rewrites them. Read the difference before you commit it.
The games in `tests/recorded` come from released versions and are never rewritten.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import pytest

from support.players import Chooser
from tiletum import Table, load_game, save
from tiletum.table.save import SaveError, checksum, to_data
from tiletum.table.table import RULES_REVISION
from tiletum.words import Words, event_line

TESTS = Path(__file__).parents[1]
GOLDEN = {
    "two-players": (2, 21, "living", 60),
    "three-players-korean": (3, 22, "korean", 45),
    "four-players-ukrainian": (4, 23, "ukrainian", 45),
}
"""The name of the file, and the players, seed, edition and number of decisions."""


def playthrough(players: int, seed: int, edition: str, decisions: int) -> str:
    """Return the lines of a game: each move with its events, and only the outcomes of the setup."""
    words = Words("en")
    table = Table.open(players, seed=seed, edition=edition)
    chooser = Chooser(f"golden {seed}", 0.85)
    rows = table.move_table.rows
    lines = ["setup: " + ", ".join(rows[move].text for move in table.made)]
    for _ in range(decisions):
        moves = [move.index for move in table.moves()]
        move = chooser.choose(table.game, moves)
        seat = table.to_move
        lines.append(f"> {seat}: {rows[move].text}   ({len(moves)} moves)")
        events = table.play(move)
        lines += ["    " + event_line(words, event, table.game.rules) for event in events]
    lines.append(f"scores: {table.scores()}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_playthrough(name: str) -> None:
    assert playthrough(*GOLDEN[name]) == (TESTS / "golden" / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", sorted((TESTS / "recorded").glob("*.json")), ids=lambda path: path.stem)
def test_recorded_games_replay(path: Path) -> None:
    """The games of every release replay to the same end, entry by entry."""
    table = load_game(path)
    assert table.over
    _name, *scores = path.stem.split("_")
    assert table.scores() == [int(score) for score in scores[0].split("-")]
    assert to_data(table)["log"]


def test_a_game_keeps_its_rules_revision(tmp_path: Path) -> None:
    """The first revision asked chance even when all options led to the same result. Today that answer has no
    place."""
    (path,) = (TESTS / "recorded").glob("solo-deacon-first-revision*.json")
    save(load_game(path, to=100), tmp_path / "again.json")
    saved = load_game(tmp_path / "again.json")
    assert saved.options == load_game(path).options
    data = json.loads(path.read_text(encoding="utf-8"))
    data["rules"] = RULES_REVISION
    data["sha256"] = checksum(data)
    (tmp_path / "today.json").write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(SaveError, match="pick"):
        load_game(tmp_path / "today.json")


def test_there_are_enough_recorded_games() -> None:
    assert len(list((TESTS / "recorded").glob("*.json"))) >= 5


if __name__ == "__main__":
    for name, options in GOLDEN.items():
        (TESTS / "golden" / f"{name}.txt").write_text(playthrough(*options), encoding="utf-8")
