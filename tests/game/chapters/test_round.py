"""Rounds and score, preparation phase, corruption (rules ROUND, PREP, CORR)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from support.setting import Desk, set_up
from tiletum.table.position import position


def outcome_weights(desk: Desk) -> dict[str, int]:
    """Return the possible outcomes with their weights."""
    rows = desk.rules.table.rows
    return {rows[move].text: weight for move, weight in desk.game.outcomes()}


def king_track(desk: Desk) -> dict[int, list[int]]:
    """Return the King track: points of a space to its stack from the bottom."""
    return {desk.rules.king_vp[space]: stack for space, stack in desk.position()["king_track"]}


def turn_up_token(players: int, *stacks: tuple[int, list[int]], token: int) -> dict[int, list[int]]:
    """Turn up this token with these markers on the King track, and return the track."""
    desk = Desk(players).idle_turns(players).king(*stacks)
    desk.game.corruption = ()
    return king_track(desk.play_open(f"corruption {token}"))


# --- rounds ---


@pytest.mark.rule("ROUND-1")
def test_the_game_is_over_after_four_rounds() -> None:
    desk = Desk().idle_round().idle_round().idle_round()
    assert desk.position()["round"] == 4
    assert not desk.game.over

    desk.idle_round()
    assert desk.game.over


@pytest.mark.rule("ROUND-1")
@pytest.mark.parametrize(("points", "winner"), [((90, 50), 0), ((50, 90), 1)])
def test_most_points_win(points: tuple[int, int], winner: int) -> None:
    desk = Desk().score(0, points[0]).score(1, points[1])

    desk.idle_round().idle_round().idle_round().idle_round()

    assert desk.game.winner() == winner


@pytest.mark.rule("ROUND-2")
def test_the_phases_of_a_round_come_in_order_and_the_last_round_has_no_cleanup() -> None:
    desk = Desk().idle_round().idle_round().idle_round().idle_round()

    steps = {"round", "corruption", "king-phase", "fair", "cleanup", "final-scoring"}
    order = [event["key"] for event in desk.events() if event["key"] in steps]
    without_cleanup = ["round", "corruption", "corruption", "corruption", "king-phase", "fair"]
    assert order[:7] == [*without_cleanup, "cleanup"]
    assert order[7:14] == [*without_cleanup, "cleanup"]
    assert order[14:21] == [*without_cleanup, "cleanup"]
    assert order[21:] == [*without_cleanup, "final-scoring"]


@pytest.mark.rule("ROUND-2", "PREP-1")
def test_all_dice_are_rolled_before_the_first_token_is_turned_up() -> None:
    order = [event["key"] for event in Desk().events() if event["key"] in ("roll", "corruption", "turn")]

    assert order == ["roll"] * 8 + ["corruption", "turn"]


@pytest.mark.rule("ROUND-3")
def test_each_of_three_passes_turns_up_a_token_and_gives_everyone_a_turn_in_order() -> None:
    desk = Desk(3, first=1).idle_turns(9)

    order = [e.get("seat", "token") for e in desk.events() if e["key"] in ("turn", "corruption")]
    assert order == ["token", 1, 2, 0, "token", 1, 2, 0, "token", 1, 2, 0]
    assert desk.position()["phase"] == "king"


@pytest.mark.rule("ROUND-3")
def test_everyone_takes_exactly_three_dice() -> None:
    desk = Desk(3).idle_turns(9)

    assert [len(desk.board(seat)["dice"]) for seat in (0, 1, 2)] == [3, 3, 3]
    assert sum(desk.position()["dice"].values()) == 11 - 9


# --- score ---


def lose_on_the_king_track(score: int) -> Desk:
    """End the round with seat 0 at -10 and this score."""
    desk = Desk().fair(1, "Tiletum", "cathedral").idle_turns(5).deal()
    return desk.score(0, score).king((-10, [0]), (0, [1])).idle_round()


@pytest.mark.rule("ROUND-4")
@pytest.mark.parametrize(("before", "after"), [(11, 1), (10, 0), (9, 0), (0, 0)])
def test_a_score_never_drops_below_0(before: int, after: int) -> None:
    assert lose_on_the_king_track(before).board(0)["score"] == after


@pytest.mark.rule("ROUND-4")
def test_a_loss_below_0_is_not_owed_later() -> None:
    desk = lose_on_the_king_track(3)
    while desk.game.to_move != 0:
        desk.idle_turns()

    desk.give(0, "4vp").play("task helper 4vp")

    assert desk.board(0)["score"] == 4


@pytest.mark.rule("ROUND-4")
def test_each_loss_stops_at_0_separately() -> None:
    """With 3 points: the track costs 10, then the King fair pays its worth and costs 10 again."""
    desk = Desk().fair(1, "Tiletum", "king").idle_turns(5).deal()
    desk.score(0, 3).king((-10, [0]), (0, [1])).idle_round()

    fair = desk.rules.fair_vp[0] + 3
    changes = [event["points"] for event in desk.events("score") if event["seat"] == 0]
    assert changes == [-3, fair, -fair]
    assert desk.board(0)["score"] == 0


@pytest.mark.rule("ROUND-5")
@pytest.mark.parametrize("before", [96, 97, 196, 297])
def test_a_score_has_no_upper_limit(before: int) -> None:
    desk = Desk().score(0, before).give(0, "4vp").play("task helper 4vp")

    assert desk.board(0)["score"] == before + 4


@pytest.mark.rule("ROUND-6")
def test_the_rest_of_each_pile_is_public() -> None:
    table = position(set_up(2))

    seen = Counter([*table["action_tiles"].values(), table["king_tile"], *table["map_tiles"].values()])
    all_bonus_tiles: Counter[Any] = Counter(t.id for t in Desk().rules.box.bonus_tiles if t.players == 2)
    assert table["piles"]["bonus"] == all_bonus_tiles - seen


@pytest.mark.rule("ROUND-6")
def test_each_tile_of_a_pile_is_drawn_with_the_weight_of_its_copies() -> None:
    desk = Desk().characters("king:2vp").pile("character", {"king:ap1": 2, "merchant:house": 1})
    desk.act("character", 1).play_open("character king:2vp")

    assert outcome_weights(desk) == {"draw character king:ap1": 2, "draw character merchant:house": 1}


# --- preparation phase ---


@pytest.mark.rule("PREP-1")
@pytest.mark.parametrize(("players", "drawn", "left"), [(2, 8, 2), (3, 11, 4), (4, 14, 6)])
def test_dice_drawn_at_the_start_of_every_round(players: int, drawn: int, left: int) -> None:
    desk = Desk(players)
    assert sum(desk.position()["dice"].values()) == drawn
    assert sum(desk.position()["bag"].values()) == left

    desk.idle_round()
    assert sum(desk.position()["dice"].values()) == drawn
    assert sum(desk.position()["bag"].values()) == left


@pytest.mark.rule("PREP-1")
def test_dice_are_drawn_at_random_and_show_each_value_equally_often() -> None:
    game = set_up(2)
    rows = game.rules.table.rows
    game.apply(game.rules.table.find("roll pink 4"))

    weights = {rows[move].text: weight for move, weight in game.outcomes()}
    assert len(weights) == 5 * 6
    assert [weights[f"roll pink {value}"] for value in (1, 2, 3, 4, 5, 6)] == [1] * 6
    assert [weights[f"roll blue {value}"] for value in (1, 2, 3, 4, 5, 6)] == [2] * 6

    game.apply(game.rules.table.find("roll pink 4"))
    assert not any(rows[move].text.startswith("roll pink") for move in game.moves())
    assert position(game)["dice"] == {"pink 4": 2}


@pytest.mark.rule("PREP-2")
@pytest.mark.parametrize("colour", ["yellow", "pink", "lightgrey", "darkgrey", "blue"])
def test_a_die_of_any_colour_belongs_to_the_action_paired_with_its_value(colour: str) -> None:
    desk = Desk().no_action_tiles().action_at("merchant", 3).dice(f"{colour} 3")

    desk.play(f"die {colour} 3")

    assert desk.events("action")[-1]["action"] == "merchant"


@pytest.mark.rule("PREP-2")
@pytest.mark.parametrize(("value", "action"), [(1, "architect"), (2, "joker"), (6, "merchant")])
def test_another_value_belongs_to_another_action(value: int, action: str) -> None:
    desk = Desk().no_action_tiles().action_at("architect", 1).dice(f"pink {value}")

    desk.play(f"die pink {value}")

    assert desk.events("action")[-1]["action"] == action


# --- corruption ---


@pytest.mark.rule("CORR-1")
def test_a_token_is_turned_up_only_at_the_start_of_each_pass() -> None:
    desk = Desk()
    assert len(desk.position()["corruption"]) == 1

    desk.idle_turns(1)
    assert desk.game.to_move == 1
    assert len(desk.position()["corruption"]) == 1

    desk.idle_turns(1)
    assert desk.game.at_chance
    desk.play_open("corruption 2")
    assert desk.position()["corruption"][1:] == [2]
    assert desk.game.to_move == 0

    desk.idle_turns(2).play_open("corruption 1")
    assert desk.position()["corruption"][1:] == [2, 1]


@pytest.mark.rule("CORR-2")
@pytest.mark.parametrize(("token", "to"), [(0, {3: [0, 1]}), (1, {2: [0, 1]}), (2, {1: [0, 1]})])
def test_all_markers_move_down_as_many_spaces_as_the_token_says(token: int, to: dict[int, list[int]]) -> None:
    assert turn_up_token(2, (3, [0, 1]), token=token) == to


@pytest.mark.rule("CORR-2")
def test_corruption_counts_spaces_not_points() -> None:
    assert turn_up_token(2, (5, [0]), (0, [1]), token=2) == {2: [0], -2: [1]}


@pytest.mark.rule("CORR-2")
@pytest.mark.parametrize("start", [-10, -7, -4])
def test_movement_beyond_the_lowest_space_is_lost(start: int) -> None:
    assert turn_up_token(2, (start, [0]), (3, [1]), token=2) == {-10: [0], 1: [1]}


@pytest.mark.rule("CORR-3")
def test_markers_move_from_the_lowest_space_upwards() -> None:
    desk = Desk(3).idle_turns(3).king((5, [0]), (-2, [1]), (1, [2]))
    before = len(desk.events("king-move"))

    desk.play_open("corruption 2")

    assert [move["seat"] for move in desk.events("king-move")[before:]] == [1, 2, 0]


@pytest.mark.rule("CORR-3")
def test_markers_sharing_a_space_keep_their_order() -> None:
    moved = turn_up_token(4, (3, [2, 0, 3]), (0, [1]), token=2)

    assert moved == {1: [2, 0, 3], -2: [1]}


@pytest.mark.rule("CORR-4")
def test_a_marker_already_on_the_lowest_space_stays_below_arriving_markers() -> None:
    assert turn_up_token(3, (-10, [2]), (-7, [1, 0]), token=1) == {-10: [2, 1, 0]}


@pytest.mark.rule("CORR-4")
def test_the_higher_of_two_arriving_markers_lies_on_top() -> None:
    assert turn_up_token(4, (-10, [3]), (-7, [2]), (-4, [0, 1]), token=2) == {-10: [3, 2, 0, 1]}


@pytest.mark.rule("CORR-4")
def test_an_arriving_marker_leaves_a_marker_that_stays_in_place() -> None:
    assert turn_up_token(3, (-10, [0]), (-7, [2]), (-4, [1]), token=1) == {-10: [0, 2], -7: [1]}
