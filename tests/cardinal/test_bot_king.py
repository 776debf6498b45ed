"""The Cardinalbot's King action (rule BKING)."""

from __future__ import annotations

import pytest

from support.solo_setting import BOT, PERSON, SoloDesk


@pytest.mark.rule("BKING-1")
@pytest.mark.parametrize(
    ("start", "points", "end"), [(3, 1, 5), (3, 2, 7), (-4, 3, 0), (7, 3, 15), (9, 6, 15), (15, 4, 15)]
)
def test_each_ap_moves_one_space_up_to_15(start: int, points: int, end: int) -> None:
    desk = SoloDesk().king((0, [PERSON]), (start, [BOT])).action("king", points)
    assert desk.king_space() == end
    assert desk.king_space(PERSON) == 0


@pytest.mark.rule("BKING-1")
def test_its_marker_on_the_king_action_counts() -> None:
    assert SoloDesk().marker("king", 3).action("king", 1).king_space() == 12


@pytest.mark.rule("BKING-1")
def test_it_lands_on_top_of_the_persons_marker() -> None:
    desk = SoloDesk().king((5, [PERSON]), (3, [BOT])).action("king", 1)
    assert desk.position()["king_track"] == [[9, [PERSON, BOT]]]


@pytest.mark.rule("BKING-1")
def test_moving_up_does_not_score_yet() -> None:
    desk = SoloDesk().action("king", 6)
    assert (desk.points_of(), desk.goods()) == (10, {})
