"""The Cardinalbot's Character action: taking and placing characters, columns and markers (rules BCHAR)."""

from __future__ import annotations

import pytest

from support.solo_setting import SoloDesk

EMPTY_COLUMNS = [[None, None]] * 5
NOT_KING = ("merchant:house", "character:ap1", "architect:pillar", "contract:2wool")


def rooms(desk: SoloDesk) -> list[list[str | None]]:
    """Return its columns as [lower, upper]."""
    found: list[list[str | None]] = desk.bot["rooms"]
    return found


def kings_only(desk: SoloDesk) -> SoloDesk:
    """Give it two Kings in the first column, and offer only Kings."""
    desk.column(1, "king:2vp", "king:3vp")
    return desk.characters("king:ap1", "king:ap1", "king:ap2", "king:ap2", "king:2gold")


# --- what an AP does ---


@pytest.mark.rule("BCHAR-1")
def test_with_one_ap_it_takes_a_character_and_keeps_it() -> None:
    desk = SoloDesk().characters("king:3vp").action("character", 1)
    assert desk.bot["store"] == ["king:3vp"]
    assert rooms(desk) == EMPTY_COLUMNS
    assert len(desk.position()["character_offer"]) == 1, "the offer is refilled as usual"


@pytest.mark.rule("BCHAR-1")
def test_with_one_ap_it_places_its_character_and_takes_none() -> None:
    desk = SoloDesk().bot_tiles("king:3vp").characters("merchant:house").action("character", 1)
    assert desk.bot["store"] == []
    assert rooms(desk)[0] == [None, "king:3vp"]
    assert desk.position()["character_offer"] == ["merchant:house"]


@pytest.mark.rule("BCHAR-1")
def test_it_alternates_between_placing_and_taking() -> None:
    desk = SoloDesk().bot_tiles("king:3vp").characters("king:ap1", *NOT_KING).action("character", 4)
    assert [event["key"] for event in desk.events_with("place", "take-tile")] == [
        "place",
        "take-tile",
        "place",
        "take-tile",
    ]
    assert rooms(desk)[0] == ["king:ap1", "king:3vp"]


@pytest.mark.rule("BCHAR-1")
def test_it_first_places_all_its_characters() -> None:
    given = ["king:3vp", "merchant:3gold", "architect:2stone", "contract:2wool"]
    desk = SoloDesk().bot_tiles(*given).characters("character:2food").action("character", 4)
    assert desk.bot["store"] == []
    assert sorted(str(upper) for _, upper in rooms(desk)[:4]) == sorted(given)
    assert desk.position()["character_offer"] == ["character:2food"]


@pytest.mark.rule("BCHAR-1")
def test_a_contract_beside_its_board_is_no_character() -> None:
    desk = SoloDesk().bot_tiles("5wool").characters("king:3vp").action("character", 1)
    assert desk.bot["store"] == ["5wool", "king:3vp"]


# --- where a character goes ---


@pytest.mark.rule("BCHAR-2")
def test_a_kind_it_has_goes_below_the_first_one() -> None:
    desk = SoloDesk().column(1, "merchant:house").column(2, "king:2vp").bot_tiles("king:3vp")
    desk.action("character", 1)
    assert rooms(desk)[:3] == [[None, "merchant:house"], ["king:3vp", "king:2vp"], [None, None]]


@pytest.mark.rule("BCHAR-2")
def test_a_new_kind_goes_into_the_leftmost_empty_upper_room() -> None:
    desk = SoloDesk().column(1, "merchant:house").column(2, "king:2vp").bot_tiles("architect:pillar")
    desk.action("character", 1)
    assert rooms(desk)[:3] == [[None, "merchant:house"], [None, "king:2vp"], [None, "architect:pillar"]]


@pytest.mark.rule("BCHAR-2")
@pytest.mark.parametrize(
    "tile", ["king:3vp", "merchant:3gold", "king:ap2", "architect:1architect+pillar", "contract:ap1+any"]
)
def test_its_reward_is_ignored(tile: str) -> None:
    desk = SoloDesk().pieces(architect="Paris").bot_tiles(tile).action("character", 1)
    assert rooms(desk)[0] == [None, tile]
    assert (desk.points_of(), desk.goods(), desk.king_space(), desk.pillars_of()) == (10, {}, 3, [])


# --- which character it takes ---


@pytest.mark.rule("BCHAR-3")
@pytest.mark.parametrize("column", range(1, 6))
def test_it_never_takes_a_third_of_a_kind(column: int) -> None:
    """The column of the kind does not matter. A second character of a kind is allowed."""
    desk = SoloDesk().column(column, "king:2vp", "king:2gold").characters("king:3vp", "merchant:1merchant")
    assert desk.action("character", 1).bot["store"] == ["merchant:1merchant"]
    desk = SoloDesk().column(column, "king:2vp").characters("king:3vp", "merchant:1merchant")
    assert desk.action("character", 1).bot["store"] == ["king:3vp"]


@pytest.mark.rule("BCHAR-3")
def test_it_prefers_a_kind_it_has_one_of_whatever_the_value() -> None:
    desk = SoloDesk().column(1, "king:2vp").characters("king:ap1", "merchant:3gold")
    assert desk.action("character", 1).bot["store"] == ["king:ap1"]


@pytest.mark.rule("BCHAR-3")
@pytest.mark.parametrize(
    ("first", "second", "taken"),
    [
        ("king:2vp", "merchant:house", "king:ap1"),
        ("merchant:house", "king:2vp", "merchant:3gold"),
    ],
)
def test_among_such_kinds_it_prefers_the_one_furthest_left(first: str, second: str, taken: str) -> None:
    desk = SoloDesk().column(1, first).column(2, second).characters("king:ap1", "merchant:3gold")
    assert desk.action("character", 1).bot["store"] == [taken]


@pytest.mark.rule("BCHAR-3")
def test_within_a_kind_it_prefers_the_highest_value() -> None:
    desk = SoloDesk().column(1, "king:2vp").characters("king:ap1", "king:3vp", "king:2gold")
    assert desk.action("character", 1).bot["store"] == ["king:3vp"]


@pytest.mark.rule("BCHAR-3")
def test_among_new_kinds_it_prefers_the_highest_value() -> None:
    desk = SoloDesk().characters("king:ap2", "merchant:3gold", "architect:2stone")
    assert desk.action("character", 1).bot["store"] == ["merchant:3gold"]


@pytest.mark.rule("BCHAR-3", "SOLO-16")
@pytest.mark.parametrize(("number", "tile"), [(1, "character:2food"), (2, "king:2vp"), (3, "king:2gold")])
def test_equal_values_are_drawn_by_the_order_of_the_box_and_equal_tiles_count_once(
    number: int, tile: str
) -> None:
    desk = SoloDesk().characters("king:2gold", "king:2vp", "king:2vp", "character:2food")
    desk.action_open("character", 1)
    assert desk.moves() == ["pick 1", "pick 2", "pick 3"]
    assert desk.answer_chance(f"pick {number}").bot["store"] == [tile]


@pytest.mark.rule("BCHAR-3", "SOLO-16")
def test_two_equal_tiles_need_no_choice() -> None:
    desk = SoloDesk().characters("king:2vp", "king:2vp", "merchant:house").action("character", 1)
    assert desk.bot["store"] == ["king:2vp"]
    assert "king:2vp" in desk.position()["character_offer"]


@pytest.mark.rule("BCHAR-4")
@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("merchant:3gold", "merchant:2merchant"),
        ("king:3vp", "king:2gold"),
        ("contract:ap3", "contract:1gold+1wool"),
        ("contract:ap2+any", "contract:ap1+any"),
        ("architect:1architect+pillar", "architect:pillar"),
        ("merchant:1merchant+house", "merchant:1merchant"),
        ("character:1architect+1merchant", "character:1food"),
        ("king:ap2", "king:ap1"),
    ],
)
def test_the_value_counts_everything_shown(higher: str, lower: str) -> None:
    assert SoloDesk().characters(higher, lower).action("character", 1).bot["store"] == [higher]


@pytest.mark.rule("BCHAR-4")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("contract:ap3", "contract:ap2+any"),
        ("contract:2wool", "contract:ap1+any"),
        ("character:ap2", "character:1architect+1merchant"),
        ("architect:2architect", "architect:1architect+pillar"),
        ("architect:2stone", "king:2vp"),
        ("merchant:house", "merchant:1merchant"),
        ("architect:pillar", "architect:1stone"),
    ],
)
def test_resources_vp_ap_steps_and_builds_count_the_same(one: str, other: str) -> None:
    assert SoloDesk().characters(one, other).action_open("character", 1).moves() == ["pick 1", "pick 2"]


# --- a new offer ---


@pytest.mark.rule("BCHAR-5")
def test_if_it_can_take_none_the_offer_is_replaced_without_ap() -> None:
    desk = kings_only(SoloDesk()).pile("character", dict.fromkeys([*NOT_KING, "merchant:3gold"], 1))
    desk.action("character", 1)
    assert len(desk.events_with("discard-offer")) == 1
    assert desk.bot["store"] == ["merchant:3gold"]
    pile = desk.position()["piles"]["character"]
    assert set(pile) <= {"king:ap1", "king:ap2", "king:2gold"}
    assert sum(pile.values()) == 4, "the five Kings are mixed in, and one is drawn for the Merchant"


@pytest.mark.rule("BCHAR-5")
def test_the_offer_is_replaced_only_once_and_the_remaining_ap_are_lost() -> None:
    desk = kings_only(SoloDesk()).pile("character", {"king:ap1": 6})
    desk.action("character", 3)
    assert len(desk.events_with("discard-offer")) == 1
    assert [event["points"] for event in desk.events_with("points-lost")] == [3]
    assert desk.bot["store"] == []


@pytest.mark.rule("BCHAR-5")
def test_the_offer_is_replaced_once_even_if_the_new_one_helped() -> None:
    """One merchant comes and is taken and placed. Then only Kings are left again."""
    desk = kings_only(SoloDesk()).pile("character", {"king:ap1": 6, "merchant:house": 1})
    draws = ["draw character merchant:house", *["draw character king:ap1"] * 5]
    desk.action("character", 4, *draws)
    assert rooms(desk)[1] == [None, "merchant:house"]
    assert len(desk.events_with("discard-offer")) == 1
    assert [event["points"] for event in desk.events_with("points-lost")] == [2]


@pytest.mark.rule("BCHAR-5")
def test_the_offer_stays_while_it_can_take_a_character() -> None:
    desk = kings_only(SoloDesk()).characters("king:ap1", "merchant:1merchant").action("character", 2)
    assert desk.events_with("discard-offer") == []
    assert rooms(desk)[1] == [None, "merchant:1merchant"]


@pytest.mark.rule("BCHAR-5")
def test_the_next_action_may_replace_the_offer_again() -> None:
    desk = kings_only(SoloDesk()).pile("character", {"king:ap1": 12})
    desk.action("character", 1).action("character", 1)
    assert len(desk.events_with("discard-offer")) == 2


# --- the marker ---


@pytest.mark.rule("BCHAR-6", "SOLO-4")
@pytest.mark.parametrize(("column", "points"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_the_second_character_of_a_column_with_a_crest_adds_its_marker(column: int, points: int) -> None:
    others = ["merchant:house", "architect:pillar", "contract:ap3", "character:ap1"]
    desk = SoloDesk()
    for number, tile in enumerate(others[: column - 1], start=1):
        desk.column(number, tile)
    desk.column(column, "king:2vp").active_crest("lion", column).bot_tiles("king:3vp")
    assert desk.markers() == {}
    assert desk.action("character", 1).markers() == {"king": points}


@pytest.mark.rule("BCHAR-6")
@pytest.mark.parametrize(
    ("kind", "upper", "lower"),
    [
        ("architect", "architect:pillar", "architect:2stone"),
        ("merchant", "merchant:house", "merchant:3gold"),
        ("character", "character:ap1", "character:2food"),
        ("contract", "contract:ap3", "contract:2wool"),
        ("king", "king:2vp", "king:ap1"),
    ],
)
def test_the_marker_goes_to_the_action_of_their_kind(kind: str, upper: str, lower: str) -> None:
    desk = SoloDesk().column(1, upper).active_crest("lion", 1).bot_tiles(lower).action("character", 1)
    assert desk.markers() == {kind: 1}


@pytest.mark.rule("BCHAR-6")
def test_the_crest_may_come_last() -> None:
    desk = SoloDesk().column(1, "king:2vp", "king:3vp").inactive_crests("lion").bot_supply(food=3)
    assert desk.markers() == {}
    assert desk.tasks().markers() == {"king": 1}


@pytest.mark.rule("BCHAR-6")
def test_two_characters_without_a_crest_or_one_with_it_add_no_marker() -> None:
    desk = SoloDesk().column(1, "king:2vp").bot_tiles("king:3vp").action("character", 1)
    assert desk.markers() == {}
    desk = SoloDesk().column(1, "king:2vp").inactive_crests("lion").bot_supply(food=3).tasks()
    assert desk.markers() == {}
