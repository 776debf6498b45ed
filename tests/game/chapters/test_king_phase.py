"""King phase (rules KINGP)."""

from __future__ import annotations

from typing import Any

import pytest

from support.playing import (
    discards,
    end_round,
    end_round_open,
    fulfil_small,
    keys,
    last_turn,
    points_from,
    score,
)
from support.setting import Desk


def king_phase(desk: Desk, *stacks: tuple[int, list[int]], number: int = 1, tile: str | None = None) -> Desk:
    """Start a round's King phase with these markers and this tile beside the track."""
    last_turn(desk, number).king(*stacks).king_tile(tile)
    return end_round_open(desk)


def king_track(desk: Desk) -> dict[int, list[int]]:
    """Return the King track: VP of each occupied space to its seats from the bottom."""
    stacks: list[Any] = desk.position()["king_track"]
    return {desk.rules.king_vp[space]: seats for space, seats in stacks}


# --- the leader ---


@pytest.mark.rule("KINGP-1")
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_the_leader_stands_highest(leader: int) -> None:
    others = [seat for seat in range(3) if seat != leader]
    desk = king_phase(Desk(players=3), (3, [leader]), (0, others), tile="goods")
    assert desk.position()["to_move"] == leader


@pytest.mark.rule("KINGP-1")
def test_the_lowest_marker_of_the_highest_stack_leads() -> None:
    desk = king_phase(Desk(players=4), (5, [2, 0, 3]), (3, [1]), tile="goods")
    assert desk.position()["to_move"] == 2


@pytest.mark.rule("KINGP-1")
def test_there_is_a_leader_even_below_0() -> None:
    desk = king_phase(Desk(), (-2, [0]), (-1, [1]), tile="goods")
    assert desk.position()["to_move"] == 1


@pytest.mark.rule("KINGP-2")
def test_the_leader_may_take_the_king_tile() -> None:
    desk = king_phase(Desk(), (0, [0]), (3, [1]), tile="goods")
    assert desk.moves() == ["tile", "leave"]
    desk.play_open("tile")
    assert (desk.board(1)["store"], desk.board(0)["store"]) == (["goods"], [])
    assert desk.position()["king_tile"] is None
    assert desk.deal().position()["round"] == 2, "that was the only question"


@pytest.mark.rule("KINGP-2")
def test_the_leader_may_discard_the_king_tile() -> None:
    desk = king_phase(Desk(), (0, [0]), (3, [1]), tile="goods").play_open("leave")
    assert (desk.board(1)["store"], desk.board(0)["store"]) == ([], [])
    assert desk.position()["king_tile"] is None
    assert desk.events("king-tile-discarded")[0]["why"] == "choice"


@pytest.mark.rule("KINGP-2")
def test_the_king_tile_comes_before_everything_else() -> None:
    desk = king_phase(Desk(), (-2, [0]), (3, [1]), tile="goods")
    assert [score(desk, seat) for seat in (0, 1)] == [10, 10]
    assert desk.position()["order"] == [0, 1]
    assert king_track(desk) == {-2: [0], 3: [1]}


@pytest.mark.rule("KINGP-3")
def test_one_free_storehouse_space_is_enough_for_the_king_tile() -> None:
    desk = king_phase(Desk().give(1, "lion", "cup", "rose"), (0, [0]), (3, [1]), tile="goods")
    assert desk.moves() == ["tile", "leave"]


@pytest.mark.rule("KINGP-3")
@pytest.mark.parametrize(
    ("store", "tile", "why"),
    [
        (["lion", "cup", "rose", "eagle"], "goods", "no-room"),
        (["lion"], "lion", "not-allowed"),
        (["lion", "cup", "rose", "eagle"], "lion", "not-allowed"),
    ],
)
def test_an_impossible_king_tile_is_discarded_and_the_log_gives_the_reason(
    store: list[str], tile: str, why: str
) -> None:
    desk = king_phase(Desk().give(1, *store).give(0, "tower"), (0, [0]), (3, [1]), tile=tile)
    (event,) = desk.events("king-tile-discarded")
    assert (event["seat"], event["tile"], event["why"]) == (1, tile, why)
    assert desk.position()["king_tile"] is None
    assert desk.board(1)["store"] == sorted(store)
    assert "turn-order" in keys(desk), "nobody was expected"


@pytest.mark.rule("KINGP-3")
@pytest.mark.parametrize(("fulfilled", "expected"), [(5, True), (6, False)])
def test_a_contract_beside_the_track_needs_an_open_contract_space(fulfilled: int, expected: bool) -> None:
    desk = king_phase(fulfil_small(Desk(), fulfilled), (3, [0]), (0, [1]), tile="2iron")
    assert ("tile" in desk.moves()) == expected
    assert [event["why"] for event in desk.events("king-tile-discarded")] == (
        [] if expected else ["not-allowed"]
    )


@pytest.mark.rule("KINGP-3")
def test_a_discarded_king_tile_leaves_the_game() -> None:
    desk = Desk()
    pile = desk.position()["piles"]["bonus"]
    king_phase(desk.no_action_tiles(), (0, [0]), (3, [1]), tile="goods").play_open("leave")
    assert (desk.position()["piles"]["bonus"], discards(desk)) == (pile, {})


@pytest.mark.rule("KINGP-3")
def test_the_tile_does_not_go_to_the_next_player_instead() -> None:
    desk = king_phase(Desk().give(1, "lion"), (0, [0]), (3, [1]), tile="lion")
    assert desk.board(0)["store"] == []


@pytest.mark.rule("KINGP-4")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_leader_scores_4_without_a_tile_beside_the_track(number: int) -> None:
    desk = king_phase(Desk(), (0, [0]), (3, [1]), number=number)
    assert [points_from(desk, seat, "king-leader") for seat in (0, 1)] == [0, 4]


@pytest.mark.rule("KINGP-4")
def test_there_is_no_tile_beside_the_track_in_the_last_round() -> None:
    desk = king_phase(Desk(), (0, [0]), (3, [1]), number=3).deal()
    assert (desk.position()["round"], desk.position()["king_tile"]) == (4, None)


@pytest.mark.rule("KINGP-4")
@pytest.mark.parametrize("tile", ["goods", "lion"])
def test_a_discarded_tile_brings_no_vp(tile: str) -> None:
    desk = king_phase(Desk().give(1, "lion"), (0, [0]), (3, [1]), tile=tile)
    if "leave" in desk.moves():
        desk.play_open("leave")
    assert desk.events("king-tile-discarded") != []
    assert points_from(desk, 1, "king-leader") == 0


# --- points and order ---


@pytest.mark.rule("KINGP-5")
@pytest.mark.parametrize("vp", [-10, -2, -1, 0, 3, 5, 15])
def test_each_player_gains_or_loses_the_vp_of_their_space(vp: int) -> None:
    desk = king_phase(Desk().score(0, 20).score(1, 20), (vp, [0, 1]))
    assert [points_from(desk, seat, "king-track") for seat in (0, 1)] == [vp, vp]


@pytest.mark.rule("KINGP-5")
def test_a_loss_on_the_king_track_stops_at_0() -> None:
    desk = king_phase(Desk().score(0, 4), (-10, [0]), (0, [1]))
    assert score(desk, 0) == 0


@pytest.mark.rule("KINGP-6")
def test_the_turn_order_follows_the_king_track_lower_markers_first() -> None:
    desk = king_phase(Desk(players=4), (0, [3]), (3, [2, 1]), (5, [0]))
    assert desk.position()["order"] == [0, 2, 1, 3]
    order_of_events = [(event["position"], event["seat"]) for event in desk.events("turn-order")]
    assert order_of_events == [(1, 0), (2, 2), (3, 1), (4, 3)]


@pytest.mark.rule("KINGP-6")
def test_the_positions_before_the_reset_count_for_the_turn_order() -> None:
    desk = king_phase(Desk(players=4), (-10, [1]), (-2, [3]), (-1, [0]), (0, [2]))
    assert desk.position()["order"] == [2, 0, 3, 1]
    assert king_track(desk) == {0: [2, 0, 3, 1]}


@pytest.mark.rule("KINGP-6")
def test_the_new_order_is_played_in_the_next_round() -> None:
    desk = king_phase(Desk(), (0, [0]), (3, [1])).deal()
    assert (desk.position()["round"], desk.position()["to_move"]) == (2, 1)


@pytest.mark.rule("KINGP-7")
def test_the_king_fair_is_scored_after_the_turn_order_and_before_the_reset() -> None:
    desk = king_phase(Desk().fair(1, "Tiletum", "king"), (-2, [0]), (3, [1]))
    order_of_events = [key for key in keys(desk) if key in ("turn-order", "king-fair-score", "king-reset")]
    assert order_of_events == ["turn-order", "turn-order", "king-fair-score", "king-fair-score", "king-reset"]
    printed = desk.rules.box.fair_vp[0]
    assert [points_from(desk, seat, "fair") for seat in (0, 1)] == [printed + 3 - 2, printed + 3 + 3]


@pytest.mark.rule("KINGP-7")
def test_the_king_fair_of_another_round_is_not_scored() -> None:
    desk = Desk().fair(1, "Tiletum", "pillar").fair(2, "Tiletum", "king")
    king_phase(desk, (-2, [0]), (3, [1]))
    assert "king-fair-score" not in keys(desk)


@pytest.mark.rule("KINGP-8")
def test_markers_below_0_go_to_0_with_the_lowest_on_top() -> None:
    desk = king_phase(Desk(players=4), (-10, [0]), (-1, [1]), (0, [2]), (3, [3]))
    assert king_track(desk) == {0: [2, 1, 0], 3: [3]}


@pytest.mark.rule("KINGP-8")
def test_a_stack_below_0_keeps_its_order() -> None:
    desk = king_phase(Desk(players=4), (-10, [3]), (-2, [2, 0]), (-1, [1]))
    assert king_track(desk) == {0: [1, 2, 0, 3]}


@pytest.mark.rule("KINGP-8")
def test_markers_from_0_up_stay() -> None:
    desk = king_phase(Desk(players=3), (0, [1]), (3, [2]), (15, [0]))
    assert king_track(desk) == {0: [1], 3: [2], 15: [0]}
    assert desk.events("king-reset") == []


@pytest.mark.rule("KINGP-2", "KINGP-4", "KINGP-5", "KINGP-6", "KINGP-8")
def test_the_steps_come_in_their_order() -> None:
    desk = end_round(last_turn(Desk()).king((-1, [0]), (3, [1])).king_tile(None))
    king = ("king-phase", "turn-order", "king-reset", "fair")
    order_of_events = [
        event.get("source", event["key"]) for event in desk.events() if event["key"] in ("score", *king)
    ]
    assert order_of_events[: order_of_events.index("fair")] == [
        "king-phase",
        "king-leader",
        "king-track",
        "king-track",
        "turn-order",
        "turn-order",
        "king-reset",
    ]
