"""Legal moves a player may regret are pointed out."""

from __future__ import annotations

import random

import pytest

from players import games
from setting import Desk
from tiletum import Table
from tiletum.game import movetable as mt
from tiletum.game.vocabulary import FULFILLED, HOUSES
from tiletum.table.warnings import warnings
from tiletum.words import Words


def keys(desk: Desk, text: str) -> list[str]:
    return [warning.key for warning in warnings(desk.game, desk.rules.table.find(text))]


@pytest.mark.rule("CHAR-6")
def test_a_character_whose_building_is_full() -> None:
    desk = Desk().room(0, "4.1", "king:2vp").characters("king:3vp", "merchant:house")
    desk.no_action_tiles().dice("pink 2").action_at("character", 2).play("die pink 2")
    assert keys(desk, "character king:3vp") == ["warning-no-room-left"]
    assert keys(desk, "character merchant:house") == []


@pytest.mark.rule("TILE-4")
def test_more_contracts_than_spaces() -> None:
    desk = Desk().give(0, "9iron").contracts("5iron", "7iron", "5wool", "lion", "7wool")
    desk.no_action_tiles().dice("pink 1").action_at("contract", 1)
    desk.game.boards[0][FULFILLED] = 5
    desk.play("die pink 1")
    assert keys(desk, "contract 5") == ["warning-too-many-contracts"]
    assert keys(desk, "contract 4") == []
    desk.take_away(0, "9iron")
    assert keys(desk, "contract 5") == []


@pytest.mark.rule("TURN-11")
def test_points_that_could_still_be_spent() -> None:
    desk = Desk().no_action_tiles().dice("pink 2").action_at("merchant", 2).play("die pink 2")
    assert keys(desk, "end") == ["warning-points-lost"]
    while "merchant Tiletum" in desk.moves() or "merchant Paris" in desk.moves():
        desk.play("merchant Paris" if "merchant Paris" in desk.moves() else "merchant Tiletum")
    assert keys(desk, "end") == []


@pytest.mark.rule("EFFECT-3")
def test_a_helper_without_effect() -> None:
    desk = Desk().give(0, "king2", "building")
    assert keys(desk, "task helper building") == ["warning-helper-wasted"]
    assert keys(desk, "task helper king2") == []
    desk.king((0, [1]), (15, [0]))
    assert keys(desk, "task helper king2") == ["warning-helper-wasted"]


@pytest.mark.rule("EFFECT-3")
def test_a_character_whose_bonus_has_no_use() -> None:
    desk = Desk().give(0, "architect:pillar", "king:2vp").no_action_tiles()
    desk.dice("pink 2").action_at("character", 2).play("die pink 2")
    assert keys(desk, "place architect:pillar 2.1") == ["warning-bonus-wasted"]
    assert keys(desk, "place king:2vp 2.1") == []
    desk.architect(0, "Praha").cost("Praha", "3for4")
    assert keys(desk, "place architect:pillar 2.1") == []


@pytest.mark.rule("EFFECT-3")
def test_the_roof_of_a_full_building_may_be_what_a_bonus_needs() -> None:
    desk = Desk().give(0, "merchant:house").no_action_tiles().merchant(0, "Paris")
    desk.game.boards[0][HOUSES] = 0
    desk.dice("pink 2").action_at("character", 2).play("die pink 2")
    assert keys(desk, "place merchant:house 2.1") == ["warning-bonus-wasted"]
    assert keys(desk, "place merchant:house 4.1") == []


@pytest.mark.rule("TURN-13")
def test_the_last_slot() -> None:
    desk = Desk().give(0, "goods", "5gold", "any2").map_tile("Paris", "4vp").merchant(0, "Paris")
    desk.no_action_tiles().dice("pink 2").action_at("merchant", 2).play("die pink 2")
    assert keys(desk, "take Paris") == ["warning-storehouse-full"]


@pytest.mark.rule("EFFECT-2")
def test_a_bonus_that_could_still_be_used() -> None:
    given_up = 0
    for game, chooser in games(30):
        while not game.over:
            if not game.at_chance and (
                done := [m for m in game.moves() if game.rules.move_kind[m] == mt.DONE]
            ):
                found = [warning.key for warning in warnings(game, done[0])]
                usable = any(game.rules.table.rows[move].group == "action" for move in game.moves())
                assert bool(found) == usable
                given_up += found == ["warning-bonus-lost"]
            game.apply(chooser.next_move(game))
    assert given_up > 10


@pytest.mark.rule("CHAR-1", "CHAR-2")
def test_what_is_revealed_cannot_be_taken_back() -> None:
    """Told before, unless everything can be taken back."""
    for training in (False, True):
        table = Table.open(2, seed=5, training=training)
        choose = random.Random(5).choice
        while not any(move.kind == mt.CHARACTER for move in table.moves()):
            table.play(choose(table.moves()))
        told = {
            table.move_table.rows[move].kind
            for move, against in table.warnings().items()
            if any(warning.key == "warning-reveals" for warning in against)
        }
        assert told == (set() if training else {mt.CHARACTER, mt.DISCARD})
        table.play(next(move for move in table.moves() if move.kind == mt.CHARACTER))
        assert bool(table.undo_limit().moves) == training


def test_every_warning_can_be_said_and_changes_nothing() -> None:
    words = Words("en")
    said = set()
    for game, chooser in games(40):
        while not game.over:
            if not game.at_chance:
                before = game.key()
                for move in game.moves():
                    for warning in warnings(game, move):
                        said.add(warning.key)
                        args = {k: v for k, v in warning.args.items() if k != "tile"}
                        assert words.say(warning.key, **args)
                assert game.key() == before
            game.apply(chooser.next_move(game))
    assert len(said) >= 4
