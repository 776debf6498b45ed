"""Joker action (rules JOKER)."""

from __future__ import annotations

import pytest

from support.setting import Desk

FIVE = ("architect", "character", "king", "contract", "merchant")
NAMING = [f"joker {action}" for action in FIVE]


@pytest.mark.rule("JOKER-1")
def test_a_joker_names_one_of_the_other_five_actions() -> None:
    assert Desk().act("joker", 4).moves() == [*NAMING, "end"]


@pytest.mark.rule("JOKER-1")
@pytest.mark.parametrize(
    ("action", "moves"),
    [
        ("architect", ["architect Praha", "architect Venezia", "pillar Wien"]),
        ("character", ["character king:2vp", "discard"]),
        ("king", ["king"]),
        ("contract", ["contract 5"]),
        ("merchant", ["merchant London-Brugge", "house London 1"]),
    ],
)
def test_all_points_go_to_the_named_action_and_to_no_other(action: str, moves: list[str]) -> None:
    desk = Desk().merchant(0, "London").architect(0, "Wien").cost("Wien", "3for4")
    desk.characters("king:2vp").contracts(None, None, None, None, "5iron")
    desk.act("joker", 4).resources(0, food=0)

    desk.play(f"joker {action}")

    assert desk.moves() == [*moves, "end"]
    assert desk.points() == 4


@pytest.mark.rule("JOKER-1")
def test_the_points_cannot_be_split() -> None:
    desk = Desk().merchant(0, "London").act("joker", 4).play("joker merchant", "merchant London-Brugge")

    assert desk.points() == 3
    assert desk.moves() == ["merchant London", "merchant Brugge", "end"]


@pytest.mark.rule("JOKER-2")
def test_no_point_can_be_spent_before_the_naming() -> None:
    desk = Desk().merchant(0, "London").resources(0, food=2).act("joker", 4)

    assert not [move for move in desk.moves() if not move.startswith(("joker", "end"))]


@pytest.mark.rule("JOKER-2")
def test_the_naming_can_wait_for_bonus_tile_resources_and_tasks() -> None:
    desk = Desk().action_at("joker", 2).action_tile("joker", "5gold").dice("blue 2").give(0, "2iron")

    desk.play("die blue 2")
    assert desk.moves() == ["tile", "leave"]
    desk.play("tile", "task fulfil 2iron", "task helper 5gold", "task buy food")

    assert [move for move in desk.moves() if move.startswith("joker")] == NAMING
    desk.play("joker king")
    assert desk.points() == 5


@pytest.mark.rule("JOKER-2")
def test_naming_costs_nothing_and_is_final() -> None:
    desk = Desk().act("joker", 6).play("joker king")

    assert desk.points() == 6
    assert desk.moves() == ["king", "end"]


@pytest.mark.rule("JOKER-2")
def test_a_turn_can_end_without_naming_an_action() -> None:
    assert Desk().act("joker", 6).play("end").game.to_move == 1


@pytest.mark.rule("JOKER-3")
def test_the_marker_of_the_named_action_adds_its_points_after_the_naming() -> None:
    desk = Desk().room(0, "2.1", "king:2vp").room(0, "2.2", "king:3vp").crest(0, "lion", 2).act("joker", 3)
    assert desk.points() == 3

    desk.play("joker king")
    assert desk.points() == 3 + 2


@pytest.mark.rule("JOKER-3")
def test_the_marker_of_another_action_adds_nothing() -> None:
    desk = Desk().room(0, "2.1", "king:2vp").room(0, "2.2", "king:3vp").crest(0, "lion", 2).act("joker", 3)

    assert desk.play("joker merchant").points() == 3
