"""King action (rules KINGA)."""

from __future__ import annotations

import pytest

from support.setting import Desk


def king_track(desk: Desk) -> dict[int, list[int]]:
    """Return the King track: points of a space to its stack from the bottom."""
    return {desk.rules.king_vp[space]: stack for space, stack in desk.position()["king_track"]}


@pytest.mark.rule("KINGA-1")
@pytest.mark.parametrize(("points", "to"), [(1, 1), (2, 2), (3, 3), (4, 5)])
def test_the_marker_moves_up_one_space_for_each_point(points: int, to: int) -> None:
    desk = Desk().king((0, [0]), (-1, [1])).act("king", points).play("king")

    assert king_track(desk) == {-1: [1], to: [0]}
    assert desk.points() == 0


@pytest.mark.rule("KINGA-1")
def test_all_points_are_spent_at_once_or_not_at_all() -> None:
    desk = Desk().king((0, [0]), (-1, [1])).act("king", 3)
    assert desk.moves() == ["king", "end"]

    assert desk.play("king").moves() == ["end"]

    desk = Desk().king((0, [0]), (-1, [1])).act("king", 3).play("end")
    assert desk.board(0)["dice"] == ["pink 4"]
    assert king_track(desk) == {-1: [1], 0: [0]}


@pytest.mark.rule("KINGA-1")
def test_a_helpers_king_action_works_the_same_way() -> None:
    desk = Desk().king((0, [0]), (-1, [1])).give(0, "king2").act("merchant", 1).play("task helper king2")

    assert [move for move in desk.moves() if not move.startswith("task")] == ["king", "done"]
    assert king_track(desk.play("king")) == {-1: [1], 2: [0]}


@pytest.mark.rule("KINGA-2")
def test_an_arriving_marker_goes_on_top() -> None:
    desk = Desk(4).king((3, [2, 1]), (1, [3, 0])).act("king", 2).play("king")

    assert king_track(desk) == {1: [3], 3: [2, 1, 0]}


@pytest.mark.rule("KINGA-2")
def test_a_marker_taken_from_the_bottom_of_a_stack_leaves_the_others_in_order() -> None:
    desk = Desk(4).king((0, [0, 2, 1]), (1, [3])).act("king", 1).play("king")

    assert king_track(desk) == {0: [2, 1], 1: [3, 0]}


@pytest.mark.rule("KINGA-2")
def test_a_marker_leaves_the_stacks_it_passes_unchanged() -> None:
    desk = Desk(4).king((0, [0]), (1, [3, 2]), (5, [1])).act("king", 3).play("king")

    assert king_track(desk) == {1: [3, 2], 3: [0], 5: [1]}


@pytest.mark.rule("KINGA-3")
@pytest.mark.parametrize(("start", "to"), [(7, 12), (9, 15), (12, 15)])
def test_markers_stop_at_15_and_further_points_are_lost(start: int, to: int) -> None:
    desk = Desk().king((start, [0]), (0, [1])).act("king", 2).play("king")

    assert king_track(desk) == {0: [1], to: [0]}
    assert desk.points() == 0


@pytest.mark.rule("KINGA-3")
def test_a_marker_at_15_keeps_its_place_in_the_stack() -> None:
    desk = Desk().king((15, [0, 1])).act("king", 3)

    assert desk.moves() == ["end"]
    assert king_track(desk.play("end")) == {15: [0, 1]}


@pytest.mark.rule("KINGA-3")
def test_a_marker_arriving_at_15_goes_on_top_too() -> None:
    desk = Desk().king((15, [1]), (12, [0])).act("king", 3).play("king")

    assert king_track(desk) == {15: [1, 0]}


@pytest.mark.rule("KINGA-4")
def test_points_added_later_move_the_marker_again() -> None:
    desk = Desk().king((0, [0]), (-1, [1])).give(0, "+2ap").act("king", 1).play("king")
    assert king_track(desk) == {-1: [1], 1: [0]}

    desk.play("task helper +2ap")
    assert "king" in desk.moves()
    desk.play("king")
    assert king_track(desk) == {-1: [1], 3: [0]}
    assert desk.moves() == ["end"]


@pytest.mark.rule("KINGA-4")
def test_points_added_before_the_move_count_with_the_others() -> None:
    desk = Desk().king((0, [0]), (-1, [1])).give(0, "+2ap").act("king", 1)

    assert king_track(desk.play("task helper +2ap", "king")) == {-1: [1], 3: [0]}
