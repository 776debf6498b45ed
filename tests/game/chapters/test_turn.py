"""A turn: the die, its bonus tile, its resources, its action, the Storehouse (rules TURN)."""

from __future__ import annotations

import pytest

from support.setting import Desk

FULL = ("king:2vp", "king:3vp", "king:ap1", "king:ap2")
"""Four tiles that fill the Storehouse."""


def resource_kinds(desk: Desk, seat: int = 0) -> dict[str, int]:
    """Return the kinds of resources a player has."""
    return {kind: number for kind, number in desk.board(seat)["resources"].items() if number}


# --- the die ---


@pytest.mark.rule("TURN-1")
def test_a_turn_cannot_pass_without_a_die() -> None:
    desk = Desk().dice("pink 2", "blue 5")

    assert desk.moves() == ["die pink 2", "die blue 5"]


@pytest.mark.rule("TURN-1")
def test_only_one_die_is_taken_in_a_turn() -> None:
    desk = Desk().dice("pink 2", "blue 5").no_action_tiles().play("die pink 2")

    assert not [move for move in desk.moves() if move.startswith("die")]
    assert desk.position()["dice"] == {"blue 5": 1}


@pytest.mark.rule("TURN-1")
def test_everything_after_the_die_is_optional() -> None:
    desk = Desk().dice("pink 1", "blue 5").action_at("king", 1).action_tile("king", "5gold")

    desk.play("die pink 1", "leave", "end")

    assert desk.game.to_move == 1


@pytest.mark.rule("TURN-2")
def test_the_steps_come_in_order_die_tile_resources_action() -> None:
    desk = Desk().dice("pink 2").action_at("king", 2).action_tile("king", "any2")

    assert desk.moves() == ["die pink 2"]
    desk.play("die pink 2")
    assert desk.moves() == ["tile", "leave"]
    assert resource_kinds(desk) == {}
    desk.play("tile")
    assert resource_kinds(desk) == {"food": 2}
    assert desk.moves() == ["king", "task helper any2", "end"]


@pytest.mark.rule("TURN-2")
def test_tasks_can_be_done_before_between_and_after_the_steps() -> None:
    desk = Desk().dice("pink 2").action_at("king", 2).action_tile("king", "any2").resources(0, gold=8)

    desk.play(
        "task buy iron", "die pink 2", "task buy iron", "leave", "task buy iron", "king", "task buy iron"
    )

    assert resource_kinds(desk) == {"iron": 4, "food": 2}


@pytest.mark.rule("TURN-3")
@pytest.mark.parametrize(
    ("gold", "values"),
    [(0, []), (1, []), (2, [1, 3]), (3, [1, 3]), (4, [1, 3, 4, 6]), (5, [1, 3, 4, 6]), (6, [1, 3, 4, 5, 6])],
)
def test_a_die_is_changed_at_2_gold_a_step_up_or_down(gold: int, values: list[int]) -> None:
    desk = Desk().dice("pink 2").resources(0, gold=gold)

    dice = [move for move in desk.moves() if move.startswith("die")]
    assert dice == ["die pink 2", *[f"die pink 2 as {value}" for value in values]]


@pytest.mark.rule("TURN-3")
@pytest.mark.parametrize(
    ("move", "left"),
    [("die pink 2", 7), ("die pink 2 as 1", 5), ("die pink 2 as 6", 3), ("die pink 2 as 5", 1)],
)
def test_each_step_costs_2_gold_and_1_and_6_are_neighbours(move: str, left: int) -> None:
    desk = Desk().dice("pink 2").no_action_tiles().resources(0, gold=7).play(move)

    assert desk.board(0)["resources"]["gold"] == left


@pytest.mark.rule("TURN-3")
def test_no_other_die_is_changed() -> None:
    desk = Desk().dice("pink 2", "pink 2", "blue 2").no_action_tiles().resources(0, gold=4)

    desk.play("die pink 2 as 3")

    assert desk.position()["dice"] == {"pink 2": 1, "blue 2": 1}
    assert not [move for move in desk.moves() if " as " in move]


@pytest.mark.rule("TURN-3")
def test_gold_from_an_earlier_task_can_pay_for_the_change() -> None:
    desk = Desk().dice("pink 2").give(0, "2gold+2vp")
    assert "die pink 2 as 3" not in desk.moves()

    desk.play("task helper 2gold+2vp")
    assert "die pink 2 as 3" in desk.moves()


@pytest.mark.rule("TURN-3")
def test_gold_from_the_die_comes_too_late_to_change_it() -> None:
    assert Desk().dice("yellow 6").resources(0, gold=1).moves() == ["die yellow 6"]


@pytest.mark.rule("TURN-4")
def test_the_changed_value_counts_for_everything() -> None:
    desk = Desk().dice("pink 2").action_at("merchant", 3).resources(0, gold=2)
    desk.action_tile("merchant", "any2").action_tile("contract", "any3")

    desk.play("die pink 2 as 3", "tile")

    assert resource_kinds(desk) == {"food": 3}
    assert desk.events("action")[-1]["action"] == "merchant"
    assert desk.points() == 7 - 3
    assert desk.board(0)["store"] == ["any2"]
    assert desk.board(0)["dice"] == ["pink 3"]


@pytest.mark.rule("TURN-5")
def test_dice_fill_the_die_spaces_from_the_left() -> None:
    desk = Desk().no_action_tiles().dice("pink 2", "blue 6", "yellow 4", "darkgrey 1", "lightgrey 1")

    desk.play("die yellow 4", "end", "die darkgrey 1", "end", "die blue 6", "end", "die lightgrey 1", "end")
    assert desk.board(0)["dice"] == ["yellow 4", "blue 6"]

    desk.play("die pink 2")
    assert desk.board(0)["dice"] == ["yellow 4", "blue 6", "pink 2"]


# --- its bonus tile ---


@pytest.mark.rule("TURN-6")
def test_the_bonus_tile_is_taken_before_the_resources_come() -> None:
    desk = Desk().dice("pink 2").action_at("king", 2).action_tile("king", "any2").play("die pink 2")
    assert resource_kinds(desk) == {}

    desk.play("tile")
    assert desk.board(0)["store"] == ["any2"]
    assert desk.position()["action_tiles"]["king"] is None
    assert resource_kinds(desk) == {"food": 2}


@pytest.mark.rule("TURN-6")
def test_the_bonus_tile_may_be_left_for_others() -> None:
    desk = Desk().dice("pink 2", "pink 2").action_at("king", 2).action_tile("king", "any2")

    desk.play("die pink 2", "leave", "end")
    assert desk.board(0)["store"] == []
    assert desk.position()["action_tiles"]["king"] == "any2"

    desk.play("die pink 2", "tile")
    assert desk.board(1)["store"] == ["any2"]


@pytest.mark.rule("TURN-6")
def test_there_is_no_choice_without_a_bonus_tile() -> None:
    desk = Desk().dice("pink 2").action_at("king", 2).action_tile("king", None).play("die pink 2")

    assert desk.moves() == ["king", "end"]


@pytest.mark.rule("TURN-6")
def test_bonus_tiles_on_the_map_and_beside_the_king_track_are_optional_too() -> None:
    desk = Desk().map_tile("Paris", "any2").architect(0, "Paris").act("architect", 1)
    assert {"take Paris", "end"} <= set(desk.moves())
    desk.play("end")

    desk.king_tile("any3").idle_turns(5)
    assert desk.position()["phase"] == "king"
    assert desk.moves() == ["tile", "leave"]


@pytest.mark.rule("TURN-7")
def test_a_full_storehouse_still_offers_the_choice_because_a_task_can_make_room() -> None:
    desk = Desk().dice("pink 2").action_at("king", 2).action_tile("king", "any2")
    desk.give(0, "king:2vp", "king:3vp", "king:ap1", "5gold")

    desk.play("die pink 2")
    assert desk.moves() == ["leave", "task helper 5gold"]

    desk.play("task helper 5gold")
    assert "tile" in desk.moves()
    desk.play("tile")
    assert desk.board(0)["store"] == ["any2", "king:2vp", "king:3vp", "king:ap1"]


@pytest.mark.rule("TURN-7")
def test_room_made_after_the_choice_is_too_late() -> None:
    desk = Desk().dice("pink 2").action_at("king", 2).action_tile("king", "any2")
    desk.give(0, "king:2vp", "king:3vp", "king:ap1", "5gold")

    desk.play("die pink 2", "leave", "task helper 5gold")

    assert "tile" not in desk.moves()


# --- resources and points ---


@pytest.mark.rule("TURN-8")
@pytest.mark.parametrize(
    ("die", "kind", "number"),
    [
        ("blue 4", "iron", 4),
        ("pink 6", "food", 6),
        ("yellow 1", "gold", 1),
        ("lightgrey 3", "wool", 3),
        ("darkgrey 5", "stone", 5),
    ],
)
def test_a_die_gives_its_value_in_resources_of_its_colour(die: str, kind: str, number: int) -> None:
    desk = Desk().no_action_tiles().dice(die).play(f"die {die}")

    assert resource_kinds(desk) == {kind: number}
    assert resource_kinds(desk, 1) == {}


@pytest.mark.rule("TURN-9")
@pytest.mark.parametrize(("value", "points"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_the_action_is_worth_7_minus_the_value(value: int, points: int) -> None:
    desk = Desk().no_action_tiles().dice(f"pink {value}").play(f"die pink {value}")

    assert desk.points() == points


@pytest.mark.rule("TURN-9")
@pytest.mark.parametrize(("action", "points"), [("king", 3 + 2), ("merchant", 3), ("joker", 3)])
def test_a_bonus_marker_adds_to_its_own_action_only(action: str, points: int) -> None:
    desk = Desk().room(0, "2.1", "king:2vp").room(0, "2.2", "king:3vp").crest(0, "lion", 2)

    assert desk.act(action, 3).points() == points


@pytest.mark.rule("TURN-9")
def test_a_bonus_marker_serves_only_its_owner() -> None:
    desk = Desk().room(1, "2.1", "king:2vp").room(1, "2.2", "king:3vp").crest(1, "lion", 2)

    assert desk.act("king", 3).points() == 3


@pytest.mark.rule("TURN-10")
def test_options_come_in_any_order_and_as_often_as_the_points_allow() -> None:
    desk = Desk().merchant(0, "Paris").map_tile("Paris", "any2").act("merchant", 6)

    desk.play("house Paris 1", "merchant Troyes", "house Troyes 1", "merchant Paris", "take Paris")
    assert desk.points() == 1

    desk.play("merchant Tiletum")
    assert desk.points() == 0


@pytest.mark.rule("TURN-10")
def test_each_use_of_an_option_is_paid() -> None:
    desk = Desk().resources(0, food=2).act("contract", 2, "blue").play("exchange food wool", "gain gold")
    assert desk.points() == 1

    desk.play("exchange food wool")
    assert desk.points() == 0
    assert desk.moves() == ["end"]


@pytest.mark.rule("TURN-11")
def test_points_not_spent_are_lost_with_the_turn() -> None:
    desk = Desk().act("merchant", 6).play("merchant Paris", "end")
    assert desk.events("points-lost")[-1]["points"] == 5

    desk.idle_turns().deal().act("merchant", 2)
    assert desk.points() == 2


@pytest.mark.rule("TURN-11")
def test_points_are_never_carried_over_to_another_action() -> None:
    desk = Desk().give(0, "merchant3").act("merchant", 2)

    desk.play("task helper merchant3", "merchant Paris", "done")
    assert desk.points() == 2

    desk.play("merchant Troyes", "merchant Strasbourg")
    assert desk.moves() == ["end"]


@pytest.mark.rule("TURN-12")
def test_the_turn_lasts_until_the_player_ends_it_even_without_points() -> None:
    desk = Desk().resources(0, gold=2).give(0, "+1ap").act("merchant", 1).play("merchant Paris")
    assert desk.points() == 0
    assert desk.game.to_move == 0
    assert {"task buy iron", "task helper +1ap", "end"} <= set(desk.moves())

    desk.play("task helper +1ap")
    assert "merchant Troyes" in desk.moves()

    desk.play("end")
    assert desk.game.to_move == 1


# --- the Storehouse ---


@pytest.mark.rule("TURN-13")
@pytest.mark.parametrize(
    ("action", "move", "tile"),
    [
        ("architect", "take Paris", "any2"),
        ("merchant", "take Paris", "any2"),
        ("character", "character merchant:house", "merchant:house"),
        ("contract", "contract 5", "5iron"),
        ("contract", "contract 4", "lion"),
    ],
)
def test_every_tile_goes_first_into_the_storehouse_and_needs_a_space_there(
    action: str, move: str, tile: str
) -> None:
    def table(*held: str) -> Desk:
        desk = Desk().map_tile("Paris", "any2").merchant(0, "Paris").architect(0, "Paris")
        desk.characters("merchant:house").contracts(None, None, None, "lion", "5iron")
        return desk.give(0, *held).act(action, 2)

    assert move not in table(*FULL).moves()

    desk = table(*FULL[:3]).play(move)
    assert desk.board(0)["store"] == sorted([*FULL[:3], tile])


@pytest.mark.rule("TURN-13")
def test_the_bonus_tile_of_a_die_needs_a_space_in_the_storehouse() -> None:
    desk = Desk().dice("pink 2").action_at("king", 2).action_tile("king", "any2").give(0, *FULL)

    assert desk.play("die pink 2").moves() == ["leave"]


@pytest.mark.rule("TURN-14")
def test_a_tile_cannot_be_thrown_away() -> None:
    useless = ("king:2vp", "5iron", "lion", "9wool")
    desk = Desk().give(0, *useless).merchant(0, "London").act("merchant", 2, "darkgrey")

    assert desk.moves() == ["merchant London-Brugge", "house London 1", "end"]


@pytest.mark.rule("TURN-14")
def test_tiles_stay_in_the_storehouse_over_the_rounds() -> None:
    desk = Desk().give(0, "king:2vp", "5gold", "lion", "9wool").idle_round()

    assert desk.board(0)["store"] == ["5gold", "9wool", "king:2vp", "lion"]


@pytest.mark.rule("TURN-14")
def test_a_tile_leaves_the_storehouse_by_being_fulfilled_placed_or_used() -> None:
    desk = Desk().give(0, "2iron", "lion", "5gold", "king:2vp").resources(0, iron=2, food=2)
    desk.act("character", 1, "yellow")

    desk.play("task fulfil 2iron")
    assert desk.board(0)["store"] == ["5gold", "king:2vp", "lion"]
    desk.play("task crest lion 6")
    assert desk.board(0)["store"] == ["5gold", "king:2vp"]
    desk.play("task helper 5gold")
    assert desk.board(0)["store"] == ["king:2vp"]
    desk.play("place king:2vp 1.1")
    assert desk.board(0)["store"] == []
