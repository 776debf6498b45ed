"""Warnings point out legal moves that a player might regret."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from support.players import games
from support.setting import Desk
from tiletum import Table
from tiletum.box import from_data, load
from tiletum.game.catalogue import moves as mv
from tiletum.game.chapters.fair import LAST_ROUND
from tiletum.game.core.effects_table import DO_BUILDING, DO_VP
from tiletum.game.core.vocabulary import FULFILLED, HOUSES
from tiletum.table.warnings import warnings
from tiletum.words import Words


def warning_keys(desk: Desk, text: str) -> list[str]:
    return [warning.key for warning in warnings(desk.game, desk.rules.table.find(text))]


def event_keys(desk: Desk, text: str) -> list[str]:
    """Return the keys of the events the move would cause."""
    twin = desk.game.copy()
    twin.events = []
    twin.apply(desk.rules.table.find(text))
    return [event[0] for event in twin.events]


@pytest.mark.rule("CHAR-6")
def test_a_character_for_a_full_building_has_a_warning() -> None:
    desk = Desk().room(0, "4.1", "king:2vp").characters("king:3vp", "merchant:house")
    desk.no_action_tiles().dice("pink 2").action_at("character", 2).play("die pink 2")
    assert warning_keys(desk, "character king:3vp") == ["warning-no-room-left"]
    assert warning_keys(desk, "character merchant:house") == []


@pytest.mark.rule("TILE-4")
def test_a_contract_without_a_space_has_a_warning() -> None:
    desk = Desk().give(0, "9iron").contracts("5iron", "7iron", "5wool", "lion", "7wool")
    desk.no_action_tiles().dice("pink 1").action_at("contract", 1)
    desk.game.boards[0][FULFILLED] = 5
    desk.play("die pink 1")
    assert warning_keys(desk, "contract 5") == ["warning-too-many-contracts"]
    assert warning_keys(desk, "contract 4") == []
    desk.take_away(0, "9iron")
    assert warning_keys(desk, "contract 5") == []


@pytest.mark.rule("TURN-11")
def test_giving_up_usable_points_has_a_warning() -> None:
    desk = Desk().no_action_tiles().dice("pink 2").action_at("merchant", 2).play("die pink 2")
    assert warning_keys(desk, "end") == ["warning-points-lost"]
    while "merchant Tiletum" in desk.moves() or "merchant Paris" in desk.moves():
        desk.play("merchant Paris" if "merchant Paris" in desk.moves() else "merchant Tiletum")
    assert warning_keys(desk, "end") == []


@pytest.mark.rule("EFFECT-3")
def test_a_helper_without_effect_has_a_warning() -> None:
    desk = Desk().give(0, "king2", "building")
    assert warning_keys(desk, "task helper building") == ["warning-helper-wasted"]
    assert warning_keys(desk, "task helper king2") == []
    desk.king((0, [1]), (15, [0]))
    assert warning_keys(desk, "task helper king2") == ["warning-helper-wasted"]


@pytest.mark.rule("EFFECT-3")
def test_a_character_with_a_useless_bonus_has_a_warning() -> None:
    desk = Desk().give(0, "architect:pillar", "king:2vp").no_action_tiles()
    desk.dice("pink 2").action_at("character", 2).play("die pink 2")
    assert warning_keys(desk, "place architect:pillar 2.1") == ["warning-bonus-wasted"]
    assert warning_keys(desk, "place king:2vp 2.1") == []
    desk.architect(0, "Praha").cost("Praha", "3for4")
    assert warning_keys(desk, "place architect:pillar 2.1") == []


@pytest.mark.rule("EFFECT-3")
def test_a_roof_house_of_a_full_building_can_make_a_bonus_useful() -> None:
    desk = Desk().give(0, "merchant:house").no_action_tiles().merchant(0, "Paris")
    desk.game.boards[0][HOUSES] = 0
    desk.dice("pink 2").action_at("character", 2).play("die pink 2")
    assert warning_keys(desk, "place merchant:house 2.1") == ["warning-bonus-wasted"]
    assert warning_keys(desk, "place merchant:house 4.1") == []


@pytest.mark.rule("EFFECT-3", "MERCH-2")
def test_a_house_with_a_useless_space_bonus_has_a_warning() -> None:
    """The space gives the bonuses of a building, and no building has a character."""
    desk = Desk(4)
    bonuses = dict(zip(desk.rules.box.house_spaces, desk.rules.house_bonus, strict=True))
    empty, points, nothing = (
        next(space for space, bonus in bonuses.items() if [atom[0] for atom in bonus] == ops)
        for ops in ([DO_BUILDING], [DO_VP], [])
    )
    desk.no_action_tiles().dice("pink 2").action_at("merchant", 2).play("die pink 2")
    for space, expected in ((empty, ["warning-bonus-wasted"]), (points, []), (nothing, [])):
        desk.merchant(0, space.town)
        move = f"house {space.town} {space.number}"
        assert warning_keys(desk, move) == expected
        if expected:
            assert "bonus-lost" in event_keys(desk, move)
    desk.room(0, "4.1", "king:2vp").merchant(0, empty.town)
    assert warning_keys(desk, f"house {empty.town} {empty.number}") == []


@pytest.mark.rule("EFFECT-3", "TASK-8")
def test_a_crest_with_a_useless_bonus_has_a_warning() -> None:
    desk = Desk().give(0, "lion").resources(0, food=9).supply(0, houses=0, pillars=0)
    first, second, others = "task crest lion 1", "task crest lion 2", "task crest lion 3"
    assert warning_keys(desk, first) == warning_keys(desk, second) == ["warning-bonus-wasted"]
    assert "bonus-lost" in event_keys(desk, first)
    assert "bonus-lost" in event_keys(desk, second)
    assert warning_keys(desk, others) == []
    desk.supply(0, houses=1)
    assert warning_keys(desk, first) == []
    assert "bonus-lost" not in event_keys(desk, first)


@pytest.mark.rule("EFFECT-3", "TASK-6")
def test_a_contract_with_a_useless_reward_has_a_warning() -> None:
    desk = Desk().resources(0, gold=9, food=9, wool=9, stone=9, iron=9)
    desk.give(0, "5iron")
    move = "task fulfil 5iron"
    assert warning_keys(desk, move) == []
    desk.king((0, [1]), (15, [0]))
    assert warning_keys(desk, move) == ["warning-reward-wasted"]
    assert "bonus-lost" in event_keys(desk, move)


@pytest.mark.rule("TASK-6")
def test_a_freed_pillar_can_make_a_contracts_reward_useful() -> None:
    """Such a contract exists only in an owner's box."""
    data: dict[str, Any] = copy.deepcopy(load().data)
    next(tile for tile in data["contracts"] if tile.get("id") == "5iron")["reward"] = ["pillar anywhere"]
    desk = Desk(box=from_data(data, "")).give(0, "5iron").resources(0, iron=5).supply(0, pillars=0)
    assert warning_keys(desk, "task fulfil 5iron") == []
    assert "bonus-lost" not in event_keys(desk, "task fulfil 5iron")
    desk.game.boards[0][FULFILLED] = desk.rules.contract_pillars
    assert warning_keys(desk, "task fulfil 5iron") == ["warning-reward-wasted"]
    assert "bonus-lost" in event_keys(desk, "task fulfil 5iron")


def test_a_bonus_is_lost_exactly_where_a_warning_says_so() -> None:
    """Checks all houses, crests and contracts of whole games."""
    of_a_space = (mv.HOUSE, mv.CREST, mv.FULFIL)
    warned = 0
    for game, chooser in games(30):
        while not game.over:
            move = chooser.next_move(game)
            if not game.at_chance and game.rules.move_kind[move] in of_a_space:
                found = bool(warnings(game, move))
                game.events = []
                game.apply(move)
                assert found == any(event[0] == "bonus-lost" for event in game.events)
                warned += found
            else:
                game.apply(move)
    assert warned > 3


@pytest.mark.rule("TURN-13")
def test_the_last_free_storehouse_space_has_a_warning() -> None:
    desk = Desk().give(0, "goods", "5gold", "any2").map_tile("Paris", "4vp").merchant(0, "Paris")
    desk.no_action_tiles().dice("pink 2").action_at("merchant", 2).play("die pink 2")
    assert warning_keys(desk, "take Paris") == ["warning-storehouse-full"]


@pytest.mark.rule("EFFECT-2")
def test_giving_up_a_usable_bonus_has_a_warning() -> None:
    given_up = 0
    for game, chooser in games(30):
        while not game.over:
            if not game.at_chance and (
                done := [m for m in game.moves() if game.rules.move_kind[m] == mv.DONE]
            ):
                found = [warning.key for warning in warnings(game, done[0])]
                usable = any(game.rules.table.rows[move].group == "action" for move in game.moves())
                assert bool(found) == usable
                given_up += found == ["warning-bonus-lost"]
            game.apply(chooser.next_move(game))
    assert given_up > 10


@pytest.mark.rule("CHAR-1", "CHAR-2")
def test_moves_that_reveal_a_tile_have_a_warning_except_in_training() -> None:
    for training in (False, True):
        table = Table.open(2, seed=5, training=training)
        choose = random.Random(5).choice
        while not any(move.kind == mv.CHARACTER for move in table.moves()):
            table.play(choose(table.moves()))
        kinds = {
            table.move_table.rows[move].kind
            for move, against in table.warnings().items()
            if any(warning.key == "warning-reveals" for warning in against)
        }
        assert kinds == (set() if training else {mv.CHARACTER, mv.DISCARD})
        table.play(next(move for move in table.moves() if move.kind == mv.CHARACTER))
        assert bool(table.undo_limit().moves) == training


def test_every_warning_has_a_message_and_changes_nothing() -> None:
    words = Words("en")
    keys = set()
    for game, chooser in games(40):
        while not game.over:
            if not game.at_chance:
                before = game.key()
                for move in game.moves():
                    for warning in warnings(game, move):
                        keys.add(warning.key)
                        args = {k: v for k, v in warning.args.items() if k != "tile"}
                        assert words.say(warning.key, **args)
                assert game.key() == before
            game.apply(chooser.next_move(game))
    assert len(keys) >= 4


@pytest.mark.rule("TASK-2")
def test_tasks_left_undone_in_the_last_turn_have_a_warning() -> None:
    desk = Desk().give(0, "king2").no_action_tiles().dice("pink 2").action_at("king", 2).play("die pink 2")
    desk.play("king")
    assert "task helper king2" in desk.moves()
    assert warning_keys(desk, "end") == []
    desk.game.round = LAST_ROUND
    assert warning_keys(desk, "end") == []
    desk.game.turn = desk.rules.corruption_drawn - 1
    assert warning_keys(desk, "end") == ["warning-tasks-left"]
    desk.play("task helper king2")
    assert "warning-tasks-left" not in warning_keys(desk, "end")
