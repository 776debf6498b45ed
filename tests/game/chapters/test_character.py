"""Character action, rooms and Buildings (rules CHAR)."""

from __future__ import annotations

import pytest

from support.setting import Desk

OFFER = ("king:2vp", "king:3vp", "merchant:house", "contract:2wool", "architect:pillar")


def drawable_characters(desk: Desk) -> dict[str, int]:
    """Return the Characters that can be drawn next, with their numbers of copies."""
    rows = desk.rules.table.rows
    return {rows[m].text.removeprefix("draw character "): weight for m, weight in desk.game.outcomes()}


def open_rooms(desk: Desk, tile: str) -> list[str]:
    """Return the rooms this Character can move into now."""
    start = f"place {tile} "
    return [move.removeprefix(start) for move in desk.moves() if move.startswith(start)]


# --- the offer ---


@pytest.mark.rule("CHAR-1")
def test_a_character_costs_1_point_and_goes_into_the_storehouse() -> None:
    desk = Desk().characters(*OFFER).act("character", 2).play("character king:2vp")

    assert desk.board(0)["store"] == ["king:2vp"]
    assert desk.points() == 1
    assert desk.board(0)["score"] == 10

    desk.play("character king:3vp")
    assert not [move for move in desk.moves() if move.startswith("character")]


@pytest.mark.rule("CHAR-1")
def test_only_characters_of_the_offer_can_be_taken() -> None:
    desk = Desk().characters(*OFFER).act("character", 6)

    takes = [move.removeprefix("character ") for move in desk.moves() if move.startswith("character ")]
    assert sorted(takes) == sorted(OFFER)


@pytest.mark.rule("CHAR-1")
def test_the_offer_is_filled_up_at_once() -> None:
    desk = Desk().characters(*OFFER).pile("character", {"king:ap1": 3}).act("character", 2)

    desk.play_open("character king:2vp")
    assert desk.game.at_chance
    desk.play_open("draw character king:ap1")

    assert sorted(desk.position()["character_offer"]) == sorted([*OFFER[1:], "king:ap1"])
    assert "character king:ap1" in desk.moves()


@pytest.mark.rule("CHAR-2")
def test_1_point_discards_the_whole_offer_and_turns_up_five_new_tiles() -> None:
    new = {"king:ap1": 2, "king:ap2": 1, "merchant:3gold": 1, "character:2food": 1}
    desk = Desk().characters(*OFFER).pile("character", new).act("character", 1).play("discard")

    assert desk.points() == 0
    offer = desk.position()["character_offer"]
    assert offer == ["character:2food", "king:ap1", "king:ap1", "king:ap2", "merchant:3gold"]


@pytest.mark.rule("CHAR-2")
def test_the_offer_can_be_discarded_as_often_as_the_points_allow() -> None:
    desk = Desk().act("character", 2).play("discard", "discard")

    assert "discard" not in desk.moves()


@pytest.mark.rule("CHAR-3")
def test_the_new_offer_is_drawn_before_the_discards_are_mixed_in() -> None:
    desk = Desk().characters(*OFFER).pile("character", {"king:ap1": 6}).act("character", 2)

    desk.play_open("discard")
    assert drawable_characters(desk) == {"king:ap1": 6}
    desk.play_open(*["draw character king:ap1"] * 4)
    assert drawable_characters(desk) == {"king:ap1": 2}
    desk.play_open("draw character king:ap1")

    assert desk.position()["piles"]["character"] == {"king:ap1": 1, **dict.fromkeys(OFFER, 1)}


@pytest.mark.rule("CHAR-3")
def test_a_short_pile_is_drawn_empty_before_the_discards_are_mixed_in() -> None:
    desk = Desk().characters(*OFFER).pile("character", {"king:ap1": 2}).act("character", 2)

    desk.play_open("discard", "draw character king:ap1")
    assert drawable_characters(desk) == {"king:ap1": 1}
    desk.play_open("draw character king:ap1")
    assert drawable_characters(desk) == dict.fromkeys(OFFER, 1)
    desk.play_open("draw character king:2vp", "draw character king:3vp", "draw character merchant:house")

    assert len(desk.position()["character_offer"]) == 5
    assert desk.position()["piles"]["character"] == {"architect:pillar": 1, "contract:2wool": 1}


# --- rooms ---


@pytest.mark.rule("CHAR-4")
@pytest.mark.parametrize(("room", "points"), [("1.1", 1), ("1.2", 2), ("1.3", 3), ("2.2", 2), ("5.1", 1)])
def test_a_room_costs_the_number_of_its_floor(room: str, points: int) -> None:
    desk = Desk().give(0, "king:2vp").act("character", points).play(f"place king:2vp {room}")
    assert desk.points() == 0
    assert desk.board(0)["store"] == []

    desk = Desk().give(0, "king:2vp").act("character", 4).play(f"place king:2vp {room}")
    assert desk.points() == 4 - points


@pytest.mark.rule("CHAR-4")
@pytest.mark.parametrize(
    ("points", "reached"),
    [
        (1, ["1.1", "2.1", "3.1", "4.1", "5.1"]),
        (2, ["1.1", "1.2", "2.1", "2.2", "3.1", "3.2", "4.1", "5.1"]),
        (3, ["1.1", "1.2", "1.3", "2.1", "2.2", "3.1", "3.2", "4.1", "5.1"]),
    ],
)
def test_higher_floors_need_more_points(points: int, reached: list[str]) -> None:
    assert open_rooms(Desk().give(0, "king:2vp").act("character", points), "king:2vp") == reached


@pytest.mark.rule("CHAR-4")
def test_a_room_must_be_empty_and_the_character_in_the_storehouse() -> None:
    desk = Desk().room(0, "1.1", "king:3vp").give(0, "king:2vp").characters("king:ap1").act("character", 6)

    assert open_rooms(desk, "king:2vp") == ["1.2", "1.3"]
    assert open_rooms(desk, "king:ap1") == []


@pytest.mark.rule("CHAR-5")
def test_a_building_holds_one_kind_and_a_kind_lives_in_one_building() -> None:
    desk = Desk().room(0, "2.1", "king:3vp").give(0, "king:2vp", "merchant:house").act("character", 6)

    assert open_rooms(desk, "king:2vp") == ["2.2"]
    assert open_rooms(desk, "merchant:house") == ["1.1", "1.2", "1.3", "3.1", "3.2", "4.1", "5.1"]


@pytest.mark.rule("CHAR-5")
def test_floors_may_be_filled_in_any_order() -> None:
    desk = Desk().give(0, "king:2vp", "king:3vp", "king:2gold").act("character", 6)

    desk.play("place king:2vp 1.3", "place king:3vp 1.1", "place king:2gold 1.2")

    assert desk.board(0)["rooms"][0] == ["king:3vp", "king:2gold", "king:2vp"]


@pytest.mark.rule("CHAR-6")
def test_a_character_without_a_room_may_be_taken_but_never_placed() -> None:
    desk = Desk().room(0, "4.1", "king:3vp").characters("king:2vp").act("character", 6)

    desk.play("character king:2vp")

    assert desk.board(0)["store"] == ["king:2vp"]
    assert open_rooms(desk, "king:2vp") == []


# --- bonus and roof ---


@pytest.mark.rule("CHAR-7")
def test_the_bonus_comes_when_the_character_is_placed_and_not_before() -> None:
    desk = Desk().characters("contract:2wool").act("character", 2).play("character contract:2wool")
    assert desk.board(0)["resources"]["wool"] == 0

    desk.play("place contract:2wool 1.1")
    assert desk.board(0)["resources"]["wool"] == 2


@pytest.mark.rule("CHAR-7")
def test_the_bonus_comes_before_the_next_point_is_spent() -> None:
    desk = Desk().merchant(0, "Troyes").give(0, "merchant:1merchant").act("character", 3)

    desk.play("place merchant:1merchant 1.1")
    assert "discard" not in desk.moves()

    desk.play("merchant Paris")
    assert "discard" in desk.moves()
    assert desk.board(0)["merchant"] == "Paris"


@pytest.mark.rule("CHAR-8")
def test_the_last_room_of_a_building_frees_its_roof_house() -> None:
    desk = Desk().give(0, "king:2vp", "king:3vp").act("character", 3)

    desk.play("place king:2vp 2.1")
    assert desk.board(0)["houses"] == 2
    desk.play("place king:3vp 2.2")
    assert desk.board(0)["houses"] == 3


@pytest.mark.rule("CHAR-8")
def test_no_crest_is_needed_for_the_roof_house() -> None:
    desk = Desk().give(0, "king:2vp").act("character", 1).play("place king:2vp 4.1")

    assert desk.board(0)["crests"] == [None] * 6
    assert desk.board(0)["houses"] == 3


@pytest.mark.rule("CHAR-8")
def test_the_roof_house_can_serve_the_bonus_of_the_character_just_placed() -> None:
    desk = Desk().merchant(0, "Troyes").supply(0, houses=0).give(0, "merchant:house").act("character", 1)

    desk.play("place merchant:house 4.1", "house Troyes 1")

    assert desk.position()["houses"] == {"Troyes 1": 0}
    assert desk.board(0)["houses"] == 0


@pytest.mark.rule("CHAR-8")
def test_without_the_last_room_there_is_no_house_for_the_bonus() -> None:
    desk = Desk().merchant(0, "Troyes").supply(0, houses=0).give(0, "merchant:house").act("character", 1)

    desk.play("place merchant:house 1.1")

    assert "house Troyes 1" not in desk.moves()
    assert desk.board(0)["houses"] == 0


@pytest.mark.rule("CHAR-9")
def test_the_sixth_building_takes_no_character() -> None:
    desk = Desk().room(0, "1.1", "contract:2wool").room(0, "2.1", "character:2food")
    desk.room(0, "3.1", "architect:pillar").room(0, "4.1", "king:2vp").room(0, "5.1", "merchant:house")
    desk.give(0, "king:3vp", "merchant:3gold").act("character", 6)

    assert not [move for move in desk.moves() if move.startswith("place")]
