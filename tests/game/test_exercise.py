"""Check that the test games use every move, task, tile and effect."""

from __future__ import annotations

from collections import Counter

import pytest

from support.players import Chooser, games
from tiletum.game.catalogue.moves import KIND_NAMES
from tiletum.game.catalogue.steps import FIRST_AUTOMATIC, NAMES
from tiletum.game.core import effects_table
from tiletum.game.core.editions import EDITIONS, Solo
from tiletum.game.engine import Game


@pytest.fixture(scope="module")
def counts() -> Counter[str]:
    """Return how often each thing was done in a few hundred games, by its name."""
    found: Counter[str] = Counter()
    solo = ((Game.new(solo=Solo(n % 9)), Chooser(f"solo {n}", 0.5)) for n in range(30))
    for game, chooser in (*games(420, bias=(0.0, 0.9, 0.95)), *solo):
        rows = game.rules.table.rows
        while not game.over:
            found["decision " + NAMES[game.stack[-1][0]]] += 1
            move = chooser.next_move(game)
            row = rows[move]
            found["kind " + KIND_NAMES[row.kind]] += 1
            found["text " + row.text] += 1
            found.update(effects_of(game, row.text))
            game.apply(move)
        for tile in game.fair_tiles:
            found["fair " + game.rules.box.fair_tiles[tile].id] += 1
    return found


def effects_of(game: Game, text: str) -> list[str]:
    """Return the operations of the effect a move triggers."""
    words = text.split()
    rules = game.rules
    if words[0] in ("place",) or words[:2] in (["task", "helper"], ["task", "fulfil"]):
        name = words[1] if words[0] == "place" else words[2]
        effect = rules.tile_effect[rules.tile_index[name]]
        return ["effect " + effects_table.OP_NAMES[atom[0]] for atom in effect] + [f"tile {name}"]
    if words[0] == "house":
        spaces = [f"{house.town} {house.number}" for house in rules.box.house_spaces]
        effect = rules.house_bonus[spaces.index(" ".join(words[1:]))]
        return ["effect " + effects_table.OP_NAMES[atom[0]] for atom in effect] + [
            f"space {' '.join(words[1:])}"
        ]
    if words[:2] == ["task", "crest"]:
        effect = rules.crest_bonus[int(words[3]) - 1]
        return ["effect " + effects_table.OP_NAMES[atom[0]] for atom in effect] + [f"crest {words[3]}"]
    return []


def test_every_kind_of_move_is_played(counts: Counter[str]) -> None:
    assert not [kind for kind in KIND_NAMES if not counts["kind " + kind]]


def test_every_decision_is_made(counts: Counter[str]) -> None:
    assert not [name for name in NAMES[:FIRST_AUTOMATIC] if not counts["decision " + name]]


def test_every_effect_of_the_packaged_box_is_used(counts: Counter[str]) -> None:
    rules = Game.new(4).rules
    effects = (*rules.tile_effect, *rules.house_bonus, *rules.crest_bonus)
    printed = {effects_table.OP_NAMES[atom[0]] for effect in effects for atom in effect}
    assert len(printed) > 10
    assert not [op for op in sorted(printed) if not counts["effect " + op]]


def test_every_tile_is_used(counts: Counter[str]) -> None:
    """Each character is placed, each helper used and each contract fulfilled."""
    tiles = [tile for tile in Game.new(4).rules.tiles if tile.type != "crest"]
    assert not [tile.id for tile in tiles if not counts[f"tile {tile.id}"]]


def test_every_house_space_and_crest_space_is_used(counts: Counter[str]) -> None:
    spaces = [f"{house.town} {house.number}" for house in Game.new(4).rules.box.house_spaces]
    assert not [space for space in spaces if not counts[f"space {space}"]]
    assert not [b for b in range(1, 7) if not counts[f"crest {b}"]]


def test_every_fair_is_held(counts: Counter[str]) -> None:
    assert not [fair.id for fair in Game.new(2).rules.box.fair_tiles if not counts["fair " + fair.id]]


def test_every_cathedral_and_every_die_change_is_used(counts: Counter[str]) -> None:
    towns = [cathedral.town for cathedral in Game.new(2).rules.box.cathedrals]
    assert not [town for town in towns if not counts[f"text task cathedral {town}"]]
    for value in range(1, 7):
        for new in range(1, 7):
            if value != new:
                assert any(
                    text.startswith("text die") and text.endswith(f"{value} as {new}") for text in counts
                )


def test_the_test_games_mix_all_their_options() -> None:
    """Every player count meets every edition, bias, first player and way to lay out the actions."""
    met = Counter(
        (what, game.rules.players, value)
        for game, chooser in games(60)
        for what, value in (
            ("edition", game.rules.edition.name),
            ("bias", chooser.bias),
            ("first", game.stack[1][:2]),
            ("shuffled", game.rules.shuffled_actions),
        )
    )
    assert {key for key in met if key[0] == "edition"} == {
        ("edition", players, name) for players in (2, 3, 4) for name in EDITIONS
    }
    for players in (2, 3, 4):
        assert len([key for key in met if key[:2] == ("bias", players)]) == 3
        assert len([key for key in met if key[:2] == ("first", players)]) == players + 1
        assert len([key for key in met if key[:2] == ("shuffled", players)]) == 2
