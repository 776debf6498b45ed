"""Completed Buildings and bonus AP (rules BUILD)."""

from __future__ import annotations

import pytest

from support.playing import act, end_round, fill, last_turn, moves_with, place, points, points_from, score
from support.setting import Desk

CREST_FOOD = {1: 6, 2: 6, 3: 5, 4: 4, 5: 3, 6: 2}
KIND_IN_BUILDING = {1: "king", 2: "merchant", 3: "architect", 4: "contract", 5: "character"}
"""The kind of the Characters that `fill` puts into each Building."""


def set_crest(desk: Desk, building: int) -> Desk:
    """Place a Crest and decline its bonus where that is possible."""
    desk.give(0, "lion").resources(0, food=CREST_FOOD[building]).play(f"task crest lion {building}")
    while any(move.startswith("gain ") for move in desk.moves()):
        desk.play("gain gold")
    if "done" in desk.moves():
        desk.play("done")
    return desk


def completed_buildings(desk: Desk) -> list[int]:
    return [event["building"] for event in desk.events("complete")]


def desk_with_marker(kind: str) -> Desk:
    """Give seat 0 a +1 marker on this action, from the fourth Building."""
    tenant = {"merchant": "merchant:3gold", "king": "king:2vp", "character": "character:2food"}[kind]
    return Desk().room(0, "4.1", tenant).crest(0, "lion", 4)


@pytest.mark.rule("BUILD-1")
def test_a_crest_completes_a_building_full_of_characters() -> None:
    assert completed_buildings(set_crest(fill(Desk(), 0, 2), 2)) == [2]


@pytest.mark.rule("BUILD-1")
def test_the_last_character_completes_a_building_with_a_crest() -> None:
    desk = Desk().crest(0, "lion", 2).room(0, "2.1", "king:2vp")
    assert completed_buildings(place(desk, "king:3vp", "2.2")) == [2]


@pytest.mark.rule("BUILD-1")
def test_a_building_with_an_empty_room_is_not_completed() -> None:
    desk = set_crest(Desk().room(0, "1.1", "king:2vp").room(0, "1.3", "king:3vp"), 1)
    assert completed_buildings(desk) == []
    assert completed_buildings(place(desk, "king:2gold", "1.2")) == [1]


@pytest.mark.rule("BUILD-1")
def test_a_building_without_a_crest_is_not_completed() -> None:
    assert completed_buildings(place(Desk(), "king:2vp", "4.1")) == []


@pytest.mark.rule("BUILD-2")
@pytest.mark.parametrize(("building", "marker"), [(1, 3), (2, 2), (3, 2), (4, 1), (5, 1)])
def test_the_marker_is_worth_as_many_ap_as_the_building_has_rooms(building: int, marker: int) -> None:
    desk = set_crest(fill(Desk(), 0, building), building)
    (event,) = desk.events("complete")
    assert (event["action"], event["points"]) == (KIND_IN_BUILDING[building], marker)
    assert points(act(desk, KIND_IN_BUILDING[building], points=2)) == 2 + marker


@pytest.mark.rule("BUILD-2")
@pytest.mark.parametrize("other", ["architect", "character", "contract", "merchant"])
def test_the_marker_lies_only_on_the_action_of_the_characters_kind(other: str) -> None:
    desk = set_crest(fill(Desk(), 0, 1), 1)
    assert points(act(desk, other, points=2)) == 2


@pytest.mark.rule("BUILD-2")
@pytest.mark.parametrize("kind", ["king:2vp", "merchant:3gold", "architect:2stone", "character:2food"])
def test_the_marker_goes_to_the_action_of_the_kind_in_the_building(kind: str) -> None:
    desk = set_crest(Desk().room(0, "4.1", kind), 4)
    assert desk.events("complete")[0]["action"] == kind.split(":")[0]


@pytest.mark.rule("BUILD-3")
def test_the_marker_adds_its_ap_with_every_die() -> None:
    desk = desk_with_marker("merchant")
    for _ in range(2):
        assert points(act(desk, "merchant", points=3)) == 4
        desk.play("end")
        assert points(act(desk, "merchant", points=3)) == 3, "the other player has no marker"
        desk.play("end")


@pytest.mark.rule("BUILD-3")
def test_the_marker_adds_its_ap_when_a_joker_die_names_its_action() -> None:
    desk = act(desk_with_marker("merchant"), "joker", points=3)
    assert points(desk) == 3
    assert points(desk.play("joker merchant")) == 4


@pytest.mark.rule("BUILD-3")
def test_the_marker_adds_nothing_when_a_joker_die_names_another_action() -> None:
    assert points(act(desk_with_marker("merchant"), "joker", points=3).play("joker architect")) == 3


@pytest.mark.rule("BUILD-3")
def test_the_marker_adds_nothing_to_a_helpers_action() -> None:
    desk = desk_with_marker("merchant").give(0, "merchant2", "joker1")
    desk.play("task helper merchant2", "merchant Paris", "merchant Tiletum")
    assert moves_with(desk, "merchant ") == []
    desk.play("task helper joker1", "joker merchant", "merchant Paris")
    assert moves_with(desk, "merchant ") == []


@pytest.mark.rule("BUILD-3")
def test_the_marker_adds_nothing_to_a_characters_action() -> None:
    desk = Desk().room(0, "4.1", "king:ap1").crest(0, "lion", 4).give(0, "building").king((0, [0, 1]))
    desk.play("task helper building", "building 4", "bonus 1", "king")
    assert desk.position()["king_track"][1] == [desk.rules.king_zero + 1, [0]]


@pytest.mark.rule("BUILD-4")
def test_the_last_character_strengthens_the_action_that_placed_it() -> None:
    desk = place(Desk().crest(0, "lion", 4), "character:2food", "4.1")
    assert points(desk) == 1
    assert "discard" in desk.moves()


@pytest.mark.rule("BUILD-4")
def test_a_crest_strengthens_the_dies_action_even_after_the_last_point() -> None:
    desk = act(fill(Desk(), 0, 2), "merchant", points=1).play("merchant Paris")
    assert points(desk) == 0
    assert points(set_crest(desk, 2)) == 2
    assert "merchant Tiletum" in desk.moves()


@pytest.mark.rule("BUILD-4")
def test_a_building_of_another_kind_does_not_strengthen_the_dies_action() -> None:
    assert points(set_crest(act(fill(Desk(), 0, 2), "architect", points=2), 2)) == 2


@pytest.mark.rule("BUILD-4")
def test_a_building_completed_before_the_die_is_taken_counts_once() -> None:
    assert points(act(set_crest(fill(Desk(), 0, 2), 2), "merchant", points=3)) == 5


@pytest.mark.rule("BUILD-4")
def test_a_building_completed_at_the_dies_bonus_tile_strengthens_its_action() -> None:
    desk = fill(Desk(), 0, 2).dice("blue 4").action_at("merchant", 4).action_tile("merchant", "goods")
    desk.play("die blue 4")
    assert points(set_crest(desk, 2).play("leave")) == 5


@pytest.mark.rule("BUILD-4")
def test_the_named_joker_action_is_strengthened_too() -> None:
    desk = act(fill(Desk(), 0, 2), "joker", points=2).play("joker merchant", "merchant Paris")
    assert points(set_crest(desk, 2)) == 1 + 2


@pytest.mark.rule("BUILD-4")
def test_an_unnamed_joker_gets_the_ap_once_when_it_is_named() -> None:
    desk = set_crest(act(fill(Desk(), 0, 2), "joker", points=2), 2)
    assert points(desk) == 2
    assert points(desk.play("joker merchant")) == 4


@pytest.mark.rule("BUILD-4")
def test_a_building_completed_in_a_nested_action_adds_ap_to_the_dies_action() -> None:
    desk = Desk().crest(0, "lion", 4).give(0, "character2", "character:2food")
    act(desk, "character", points=1).play("discard", "task helper character2")
    desk.play("place character:2food 4.1")
    assert points(desk) == 1
    desk.play("discard")
    assert desk.board(0)["store"] == [], "the nested action had its two points and no more"
    desk.play("discard")
    assert points(desk) == 0


@pytest.mark.rule("BUILD-4")
def test_a_building_completed_in_a_nested_action_of_its_kind_adds_nothing_to_another_dies_action() -> None:
    desk = Desk().crest(0, "lion", 4).give(0, "character2", "character:2food")
    act(desk, "architect", points=1).play("task helper character2", "place character:2food 4.1")
    assert points(desk) == 1
    desk.play("discard")
    assert "discard" not in desk.moves()


@pytest.mark.rule("BUILD-4")
def test_a_building_completed_within_its_last_characters_bonus_counts_once() -> None:
    """A building completed during its last character's bonus counts once.

    The bonus is a nested action in which the crest is placed. If the completion stayed open, a position read
    from a file would complete the building again.
    """
    desk = act(Desk().give(0, "character:ap1"), "character", points=2).play("place character:ap1 4.1")
    set_crest(desk, 4)
    assert completed_buildings(desk) == [4]
    assert "complete-building" not in [name for name, *_ in desk.position()["pending"]["stack"]]
    desk.play("discard", "discard")
    assert completed_buildings(desk) == [4]
    assert points(desk) == 1


@pytest.mark.rule("BUILD-4")
def test_bonus_ap_end_with_the_turn() -> None:
    desk = set_crest(act(fill(Desk(), 0, 2), "merchant", points=1), 2).play("end")
    assert points(act(desk, "merchant", points=1)) == 1


@pytest.mark.rule("BUILD-5")
def test_a_crest_completes_the_sixth_building_for_five_vp() -> None:
    desk = set_crest(Desk(), 6)
    (event,) = desk.events("complete")
    assert (event["building"], event["action"], event["points"]) == (6, None, 0)
    assert (score(desk), points_from(desk, 0, "crest")) == (15, 5)


@pytest.mark.rule("BUILD-5")
@pytest.mark.parametrize("action", ["architect", "joker", "character", "king", "contract", "merchant"])
def test_the_sixth_building_gives_neither_marker_nor_house(action: str) -> None:
    desk = set_crest(Desk(), 6)
    assert desk.board(0)["houses"] == 2
    assert points(act(desk, action, points=2)) == 2


@pytest.mark.rule("BUILD-5")
@pytest.mark.parametrize(("sixth", "vp"), [(False, 0), (True, 5)])
def test_the_sixth_building_counts_as_completed_at_the_end(sixth: bool, vp: int) -> None:
    desk = fill(Desk(), 0, 1, 2).crest(0, "cup", 1).crest(0, "rose", 2)
    if sixth:
        set_crest(desk, 6)
    end_round(last_turn(desk, 4).king_tile(None))
    assert points_from(desk, 0, "buildings") == vp
