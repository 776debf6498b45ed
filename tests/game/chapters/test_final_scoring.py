"""End of the game and final scoring (rules FINAL)."""

from __future__ import annotations

import pytest

from support.playing import end_round, fill, keys, last_turn, points_from, score
from support.setting import Desk


def end_game(desk: Desk) -> Desk:
    """Play the last turn of round 4 with all markers at 0, seat 0 leading and no points from the fair."""
    last_turn(desk, 4).king_tile(None).fair(4, "Wien", "pillar").king((0, list(range(desk.rules.players))))
    return end_round(desk.dice("blue 1"))


@pytest.mark.rule("FINAL-1")
def test_the_game_ends_after_the_fair_phase_of_round_4() -> None:
    desk = end_game(Desk())
    order = [key for key in keys(desk) if key in ("king-phase", "fair", "cleanup", "final-scoring", "winner")]
    assert order == ["king-phase", "fair", "final-scoring", "winner"]
    assert desk.position()["phase"] == "over"
    assert desk.moves() == []


@pytest.mark.rule("FINAL-1")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_rounds_1_to_3_are_followed_by_another_round(number: int) -> None:
    desk = end_round(last_turn(Desk(), number).king_tile(None))
    assert "final-scoring" not in keys(desk)
    assert desk.moves() != []


@pytest.mark.rule("FINAL-2")
@pytest.mark.parametrize(
    ("houses", "pillars", "vp"),
    [
        (["Paris", "Lyon"], ["Koeln", "Praha"], 3 * 2),
        ([], ["Koeln", "Praha", "Wien"], 1 * 3),
        (["Paris", "Lyon", "Arles"], [], 0),
    ],
)
def test_houses_times_pillars_with_tiletum(houses: list[str], pillars: list[str], vp: int) -> None:
    desk = Desk().supply(0, houses=5, pillars=5)
    for town in houses:
        desk.house(0, town)
    for town in pillars:
        desk.pillar(0, town)
    desk.house(1, "Genova")
    assert points_from(end_game(desk), 0, "houses-pillars") == vp
    assert points_from(desk, 1, "houses-pillars") == 0


def complete_six_buildings(desk: Desk, *buildings: int) -> Desk:
    for building in buildings:
        if building < 6:
            fill(desk, 0, building)
        desk.crest(0, desk.rules.families[building - 1], building)
    return desk


@pytest.mark.rule("FINAL-3")
@pytest.mark.parametrize(
    ("buildings", "vp"),
    [
        ((), 0),
        ((1,), 0),
        ((1, 2), 0),
        ((1, 2, 3), 5),
        ((3, 4, 5), 5),
        ((1, 2, 3, 4), 10),
        ((1, 2, 3, 4, 5), 20),
        ((1, 2, 3, 4, 5, 6), 30),
    ],
)
def test_completed_buildings_score_by_their_number(buildings: tuple[int, ...], vp: int) -> None:
    assert points_from(end_game(complete_six_buildings(Desk(), *buildings)), 0, "buildings") == vp


@pytest.mark.rule("FINAL-3")
@pytest.mark.parametrize(("buildings", "vp"), [((4, 5), 0), ((4, 5, 6), 5), ((2, 3, 4, 5, 6), 20)])
def test_the_sixth_building_counts_with_its_crest(buildings: tuple[int, ...], vp: int) -> None:
    assert points_from(end_game(complete_six_buildings(Desk(), *buildings)), 0, "buildings") == vp


@pytest.mark.rule("FINAL-3")
def test_a_building_counts_only_with_a_crest_and_no_empty_room() -> None:
    desk = (
        fill(complete_six_buildings(Desk(), 4, 5), 0, 3).room(0, "2.1", "merchant:house").crest(0, "cup", 2)
    )
    assert points_from(end_game(desk), 0, "buildings") == 0


@pytest.mark.rule("FINAL-4")
@pytest.mark.parametrize(
    ("left", "vp"),
    [
        ({}, 0),
        ({"gold": 3}, 0),
        ({"gold": 1, "food": 1, "wool": 1}, 0),
        ({"gold": 4}, 1),
        ({"gold": 1, "food": 1, "wool": 1, "iron": 1}, 1),
        ({"gold": 3, "stone": 4}, 1),
        ({"gold": 3, "stone": 3, "food": 2}, 2),
        ({"gold": 1, "food": 3, "wool": 5, "stone": 7, "iron": 9}, 6),
    ],
)
def test_leftovers_score_1_vp_for_every_full_4(left: dict[str, int], vp: int) -> None:
    assert points_from(end_game(Desk().resources(0, **left)), 0, "leftovers") == vp


@pytest.mark.rule("FINAL-5")
@pytest.mark.parametrize(("scores", "winner"), [((30, 20), 0), ((20, 30), 1), ((20, 24), 0), ((20, 25), 1)])
def test_the_highest_score_wins(scores: tuple[int, int], winner: int) -> None:
    desk = end_game(Desk().score(0, scores[0]).score(1, scores[1]))
    assert points_from(desk, 0, "king-leader") == 4, "so that the third case is a tie"
    assert desk.game.winner() == winner
    assert desk.events("winner")[0]["seat"] == winner


@pytest.mark.rule("FINAL-5")
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_a_tie_goes_to_the_earlier_in_the_turn_order_of_the_last_king_phase(leader: int) -> None:
    desk = last_turn(Desk(players=3), 4).king_tile(None).fair(4, "Wien", "pillar").dice("blue 1")
    others = [seat for seat in (2, 1, 0) if seat != leader]
    for seat in others:
        desk.score(seat, 50)
    desk.score(leader, 50 - 4 - 3).king((3, [leader]), (0, others))
    end_round(desk)
    assert [score(desk, seat) for seat in range(3)] == [50, 50, 50]
    assert desk.game.winner() == leader


@pytest.mark.rule("FINAL-5")
def test_a_tie_without_the_leader_goes_to_the_lower_marker_of_a_stack() -> None:
    desk = last_turn(Desk(players=3), 4).king_tile(None).fair(4, "Wien", "pillar").dice("blue 1")
    end_round(desk.score(0, 50).score(1, 50).king((3, [2]), (0, [1, 0])))
    assert [score(desk, seat) for seat in (0, 1)] == [50, 50]
    assert desk.game.winner() == 1
