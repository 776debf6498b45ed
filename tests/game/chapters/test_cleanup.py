"""Cleanup phase (rules CLEAN)."""

from __future__ import annotations

from collections import Counter

import pytest

from support.playing import act, end_round, end_round_open, keys, last_turn
from support.setting import Desk

ACTIONS = ["architect", "joker", "character", "king", "contract", "merchant"]


def all_tiles(desk: Desk, tile: str = "goods") -> Desk:
    for action in ACTIONS:
        desk.action_tile(action, tile)
    return desk


def desk_in_last_turn(number: int = 1, players: int = 2) -> Desk:
    """Set up the last turn of this round, with a tile at every action and none beside the King track."""
    desk = all_tiles(last_turn(Desk(players=players), number)).king_tile(None)
    return desk.fair(number, "Tiletum", "pillar")


def outcome_weights(desk: Desk) -> dict[str, int]:
    """Return the possible outcomes with their weights."""
    return {desk.rules.table.rows[move].text: weight for move, weight in desk.game.outcomes()}


@pytest.mark.rule("CLEAN-1")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_rounds_1_to_3_end_with_cleanup_and_the_next_round_begins(number: int) -> None:
    desk = end_round(desk_in_last_turn(number))
    assert keys(desk).count("cleanup") == 1
    assert (desk.position()["round"], desk.position()["turn"]) == (number + 1, 1)


@pytest.mark.rule("CLEAN-1")
def test_round_4_ends_without_cleanup() -> None:
    desk = end_round(desk_in_last_turn(4).action_tile("king", None))
    assert "cleanup" not in keys(desk)
    assert desk.position()["action_tiles"]["king"] is None
    assert desk.position()["phase"] == "over"


@pytest.mark.rule("CLEAN-1")
def test_the_steps_of_cleanup_come_in_their_order() -> None:
    desk = desk_in_last_turn().action_tile("merchant", None).dice("blue 4", "pink 1")
    wheel = desk.position()["wheel"]
    end_round_open(desk)
    for left in (2, 1):
        assert desk.moves()[0].startswith("draw bonus")
        assert desk.position()["phase"] == "cleanup"
        assert desk.position()["corruption"] == [1, 1, 2]
        assert sum(desk.position()["dice"].values()) == 1
        assert desk.position()["wheel"] == wheel
        desk.play_open(desk.moves()[0])
        assert (desk.position()["king_tile"] is None) == (left == 2), "the King track comes last"
    assert [key for key in keys(desk) if key in ("cleanup", "bonus-drawn", "wheel-turned", "round")][-5:] == [
        "cleanup",
        "bonus-drawn",
        "bonus-drawn",
        "wheel-turned",
        "round",
    ]


@pytest.mark.rule("CLEAN-2")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_actions_without_a_tile_get_a_new_one_and_the_others_keep_theirs(number: int) -> None:
    desk = desk_in_last_turn(number).action_tile("merchant", None).action_tile("king", None)
    desk.pile("bonus", {"4vp": 3})
    tiles = end_round(desk).position()["action_tiles"]
    assert tiles == {action: "4vp" if action in ("merchant", "king") else "goods" for action in ACTIONS}


@pytest.mark.rule("CLEAN-2")
def test_nothing_is_drawn_when_every_action_still_has_its_tile() -> None:
    desk = end_round_open(desk_in_last_turn(3))
    assert desk.moves()[0].startswith("roll")


@pytest.mark.rule("CLEAN-3")
@pytest.mark.parametrize(("number", "tile"), [(1, "4vp"), (2, "4vp"), (3, None)])
def test_the_king_track_gets_a_new_tile_but_not_after_round_3(number: int, tile: str | None) -> None:
    desk = end_round(desk_in_last_turn(number).pile("bonus", {"4vp": 9}))
    assert desk.position()["king_tile"] == tile


@pytest.mark.rule("CLEAN-2", "CLEAN-3")
def test_the_actions_are_served_before_the_king_track() -> None:
    desk = end_round(desk_in_last_turn().action_tile("merchant", None).pile("bonus", {"4vp": 1}))
    assert desk.position()["action_tiles"]["merchant"] == "4vp"
    assert desk.position()["king_tile"] is None


@pytest.mark.rule("CLEAN-4")
def test_places_stay_empty_when_the_bonus_pile_is_empty() -> None:
    desk = (
        desk_in_last_turn()
        .action_tile("merchant", None)
        .action_tile("architect", None)
        .pile("bonus", {"4vp": 1})
    )
    tiles = end_round(desk).position()["action_tiles"]
    assert sorted([tiles["architect"], tiles["merchant"]], key=str) == ["4vp", None]
    assert desk.position()["king_tile"] is None
    assert desk.position()["round"] == 2


@pytest.mark.rule("CLEAN-5")
def test_a_bonus_tile_taken_from_the_map_is_not_replaced() -> None:
    desk = Desk().merchant(0, "Brugge").map_tile("Brugge", "4vp").map_tile("Paris", "goods")
    act(desk, "merchant").play("take Brugge", "end")
    before = desk.position()["map_tiles"]
    end_round(all_tiles(last_turn(desk)).king_tile(None).dice("blue 4"))
    assert "Brugge" not in before
    assert desk.position()["round"] == 2
    assert desk.position()["map_tiles"] == before


@pytest.mark.rule("CLEAN-6")
def test_all_six_corruption_tokens_are_mixed_again() -> None:
    desk = end_round_open(desk_in_last_turn(3))
    while desk.moves()[0].startswith("roll"):
        desk.play_open(desk.moves()[0])
    tokens = desk.rules.box.corruption
    assert len(tokens) == 6
    assert desk.position()["corruption"] == []
    assert outcome_weights(desk) == {f"corruption {value}": tokens.count(value) for value in set(tokens)}


@pytest.mark.rule("CLEAN-6")
def test_the_next_round_turns_up_three_different_tokens() -> None:
    desk = end_round(desk_in_last_turn())
    left = Counter(desk.rules.box.corruption)
    for _ in range(2):
        left.subtract(desk.position()["corruption"][-1:])
        act(act(desk, "architect").play("end"), "architect").play_open("end")
        assert outcome_weights(desk) == {
            f"corruption {value}": count for value, count in left.items() if count
        }
        desk.play_open(desk.moves()[-1])
    assert len(desk.position()["corruption"]) == 3
    act(act(desk, "architect").play("end"), "architect").play_open("end")
    assert desk.position()["phase"] == "king"


@pytest.mark.rule("CLEAN-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_dice_go_back_into_the_bag(players: int) -> None:
    desk = end_round_open(desk_in_last_turn(3, players).dice("blue 4", "blue 2", "pink 1"))
    assert desk.moves()[0].startswith("roll")
    assert desk.position()["dice"] == {}
    assert set(desk.position()["bag"].values()) == {players}
    assert [desk.board(seat)["dice"] for seat in range(players)] == [[]] * players


@pytest.mark.rule("CLEAN-8")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_every_actions_die_value_falls_by_one_and_1_becomes_6(number: int, value: int) -> None:
    desk = desk_in_last_turn(number).action_at("architect", value)
    before = desk.position()["wheel"]
    after = end_round(desk).position()["wheel"]
    assert after == {action: 6 if value == 1 else value - 1 for action, value in before.items()}


@pytest.mark.rule("CLEAN-8")
def test_the_tiles_stay_with_their_actions_when_the_wheel_turns() -> None:
    desk = end_round(desk_in_last_turn().action_tile("merchant", "4vp"))
    assert desk.position()["action_tiles"]["merchant"] == "4vp"
