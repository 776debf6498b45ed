"""A pickled game is small, because the packaged box stays at home; an owner's box travels with it."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tiletum.box import Box, load
from tiletum.box.load import from_data
from tiletum.errors import TiletumError
from tiletum.game.core import rules
from tiletum.game.core.editions import Solo
from tiletum.game.engine import Game
from tiletum.game.playout import play_out

MOST_BYTES = 10_000
PLAY_ON = """
import pickle, random, sys
from tiletum.game.playout import play_out
game = pickle.load(open(sys.argv[1], "rb"))
play_out(game, random.Random(3).random)
print(game.scores())
"""


def mid_game(box: Box | None = None, players: int = 4, solo: Solo | None = None) -> Game:
    game = Game.new(players, box=box, solo=solo)
    choose = random.Random(7)
    for _ in range(150):
        moves = game.moves()
        game.apply(game.outcome(choose.randrange(game.total())) if game.at_chance else choose.choice(moves))
    return game


def owners_box() -> Box:
    data: dict[str, Any] = copy.deepcopy(dict(load().data))
    data["player_board"]["start_score"] = 7
    return from_data(data, "mine.toml")


def scores_in_another_process(game: Game, file: Path) -> str:
    file.write_bytes(pickle.dumps(game))
    done = subprocess.run(
        [sys.executable, "-c", PLAY_ON, file], capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout.strip()


@pytest.mark.parametrize("solo", [None, Solo(3)])
def test_a_pickled_game_is_played_on_in_another_process(tmp_path: Path, solo: Solo | None) -> None:
    game = mid_game(players=2, solo=solo)
    assert len(pickle.dumps(game)) <= MOST_BYTES
    found = scores_in_another_process(game, tmp_path / "game")
    play_out(game, random.Random(3).random)
    assert found == str(game.scores())


def test_a_pickled_game_of_four_is_small_and_equal() -> None:
    game = mid_game()
    pickled = pickle.dumps(game)
    assert len(pickled) <= MOST_BYTES
    twin = pickle.loads(pickled)
    assert (twin.key(), twin.rules, twin.events) == (game.key(), game.rules, None)


def test_an_owners_box_travels_with_the_game(tmp_path: Path) -> None:
    game = mid_game(owners_box(), players=2)
    found = scores_in_another_process(game, tmp_path / "game")
    play_out(game, random.Random(3).random)
    assert found == str(game.scores())


def test_a_game_with_the_box_of_another_release_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    pickled = pickle.dumps(mid_game(players=2))
    monkeypatch.setattr(rules, "load", owners_box)
    with pytest.raises(TiletumError, match="error-pickled-box"):
        pickle.loads(pickled)
