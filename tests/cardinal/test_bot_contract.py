"""The Cardinalbot's Contract action: crests, ready contracts, one more contract, resources (rules BCONTR).

The five slots of the offer cost 3, 3, 2, 2 and 1 AP. They are called a to e here.
"""

from __future__ import annotations

import pytest

from support.solo_setting import SoloDesk


def left_in(desk: SoloDesk) -> list[str | None]:
    offer: list[str | None] = desk.position()["contract_offer"]
    return offer


# --- paying ---


@pytest.mark.rule("BCONTR-1")
@pytest.mark.parametrize(
    ("points", "left"), [(1, ["cup", None, "rose", None, None]), (3, ["cup", None, None, None, None])]
)
def test_it_pays_the_ap_below_a_slot(points: int, left: list[str | None]) -> None:
    """It pays 1 for e, 2 more for c and 3 more for a."""
    desk = SoloDesk().offer(a="cup", c="rose", e="eagle").action("contract", points)
    assert left_in(desk) == left
    assert desk.gained_kinds() == []


@pytest.mark.rule("BCONTR-1")
def test_it_skips_a_slot_that_is_too_expensive() -> None:
    """After the crest for 1 AP, 2 AP are left: too few for a, enough for c."""
    desk = SoloDesk().offer(a="cup", c="5iron", e="eagle").action("contract", 3)
    assert desk.bot["store"] == ["5iron", "eagle"]
    assert left_in(desk) == ["cup", None, None, None, None]
    desk = SoloDesk().offer(a="5iron", b="cup").action("contract", 2)
    assert desk.bot["store"] == []
    assert desk.gained_kinds() == ["gold", "gold"]


@pytest.mark.rule("BCONTR-1")
def test_crests_left_of_an_expensive_one_are_still_considered() -> None:
    desk = SoloDesk().offer(c="cup", d="eagle", e="rose").action("contract", 3)
    assert desk.bot["store"] == ["eagle", "rose"]
    assert left_in(desk)[2] == "cup"


@pytest.mark.rule("BCONTR-1")
def test_gaps_stay_until_the_turn_ends() -> None:
    desk = SoloDesk().offer(a="5wool", b="7wool", c="7iron", d="cup", e="eagle")
    desk.action("contract", 3)
    assert left_in(desk) == ["5wool", "7wool", "7iron", None, None]
    desk = SoloDesk().offer(a="5wool", b="7wool", c="7iron", d="9wool", e="eagle")
    desk.decrees("worldly-riches").dice("pink 5").turn("cardinal 1", "cardinal 1")
    assert desk.tiles_taken() == ["eagle"]
    assert None not in left_in(desk)
    assert left_in(desk)[1:] == ["5wool", "7wool", "7iron", "9wool"]


# --- A: crests ---


@pytest.mark.rule("BCONTR-2")
def test_it_takes_every_new_crest_from_right_to_left() -> None:
    desk = SoloDesk().offer(a="cup", b="lion", c="rose", d="5iron", e="eagle").action("contract", 6)
    assert desk.tiles_taken() == ["eagle", "rose", "lion"]
    assert desk.bot["store"] == ["eagle", "lion", "rose"]
    assert desk.bot["crests"] == [None] * 5, "inactive"


@pytest.mark.rule("BCONTR-2")
def test_it_takes_no_crest_it_has_active_or_inactive() -> None:
    desk = (
        SoloDesk()
        .inactive_crests("eagle")
        .active_crest("rose", 2)
        .offer(d="rose", e="eagle")
        .action("contract", 3)
    )
    assert desk.tiles_taken() == []
    assert left_in(desk)[3:] == ["rose", "eagle"]


@pytest.mark.rule("BCONTR-2")
def test_of_two_equal_crests_it_takes_the_rightmost() -> None:
    desk = SoloDesk().offer(c="cup", e="cup").action("contract", 6)
    assert desk.tiles_taken() == ["cup"]
    assert left_in(desk)[2] == "cup"


@pytest.mark.rule("BCONTR-2")
def test_crests_come_before_ready_contracts() -> None:
    """With 2 AP it can take either the crest or the contract it could fulfil at once."""
    desk = SoloDesk().bot_supply(iron=5).offer(c="5iron", d="cup").action("contract", 2)
    assert desk.tiles_taken() == ["cup"]


@pytest.mark.rule("BCONTR-2")
def test_a_family_of_the_person_is_still_new() -> None:
    desk = SoloDesk().give(0, "cup").offer(e="cup").action("contract", 1)
    assert desk.bot["store"] == ["cup"]


@pytest.mark.rule("BCONTR-1", "BCONTR-2")
def test_it_explains_why_it_leaves_each_crest() -> None:
    """From the right, it has one, takes one for 2, and would need 3 for one."""
    desk = SoloDesk().inactive_crests("rose").offer(a="tower", d="lion", e="rose").action("contract", 3)
    left = [(event["tile"], event["slot"], event["obstacle"]) for event in desk.events_with("bot-leaves")]
    assert left == [("rose", 5, "crest-kept-already"), ("tower", 1, "crest-too-dear")]
    assert [event["points"] for event in desk.events_with("bot-leaves")] == [3, 1]


# --- B: ready contracts ---


@pytest.mark.rule("BCONTR-3")
def test_it_takes_the_ready_contract_with_the_most_vp_first() -> None:
    desk = SoloDesk().bot_supply(wool=5, iron=5).offer(c="3wool+3iron", d="5wool")
    desk.action("contract", 2)
    assert desk.bot["contracts"] == ["3wool+3iron"]  # 9 VP, not 7


@pytest.mark.rule("BCONTR-3")
def test_most_vp_count_before_fewer_ap() -> None:
    desk = SoloDesk().bot_supply(wool=7, iron=5).offer(a="7wool", e="5iron").action("contract", 4)
    assert desk.fulfilled_contracts() == ["7wool", "5iron"]


@pytest.mark.rule("BCONTR-3")
def test_on_equal_vp_it_prefers_fewer_ap() -> None:
    desk = SoloDesk().bot_supply(wool=5, iron=5).offer(c="5wool", e="5iron").action("contract", 2)
    assert desk.bot["contracts"] == ["5iron"]
    assert left_in(desk)[2] == "5wool"


@pytest.mark.rule("BCONTR-3", "SOLO-16")
@pytest.mark.parametrize(("number", "first"), [(1, "5wool"), (2, "5iron")])
def test_equal_vp_for_equal_ap_are_drawn_from_the_left(number: int, first: str) -> None:
    desk = SoloDesk().bot_supply(wool=5, iron=5).offer(c="5wool", d="5iron")
    desk.action_open("contract", 3)
    assert desk.moves() == ["pick 1", "pick 2"]
    assert desk.answer_chance(f"pick {number}").bot["contracts"] == [first]


@pytest.mark.rule("BCONTR-3")
def test_each_ready_contract_is_fulfilled_at_once() -> None:
    desk = SoloDesk().bot_supply(iron=5).offer(e="5iron").action("contract", 1)
    assert desk.bot["contracts"] == ["5iron"]
    assert (desk.goods(), desk.bot["store"]) == ({}, [])
    assert (desk.points_from("contract"), desk.points_from("contract-space")) == ([7], [5])


@pytest.mark.rule("BCONTR-3")
def test_it_takes_every_ready_contract() -> None:
    desk = SoloDesk().bot_supply(iron=9, wool=8).offer(c="5wool", d="5iron", e="3wool+1iron")
    desk.action("contract", 6)
    assert desk.fulfilled_contracts() == ["5wool", "5iron", "3wool+1iron"]
    assert desk.gained_kinds() == ["gold"]


@pytest.mark.rule("BCONTR-3")
def test_a_ready_contract_needs_no_empty_space() -> None:
    desk = SoloDesk().bot_tiles("7wool", "9wool").bot_supply(iron=5).offer(e="5iron").action("contract", 1)
    assert desk.bot["contracts"] == ["5iron"]
    assert desk.bot["store"] == ["7wool", "9wool"]


@pytest.mark.rule("BCONTR-3")
def test_ready_contracts_are_determined_again_after_each() -> None:
    """The first one uses the Iron, so the second is no longer ready. It is not taken as an unfinished
    contract either."""
    desk = SoloDesk().bot_supply(iron=6).offer(d="5iron", e="2identical+2iron").action("contract", 3)
    assert desk.bot["contracts"] == ["5iron"]
    assert left_in(desk)[4] == "2identical+2iron"
    assert desk.gained_kinds() == ["gold"]


# --- ready and missing ---


@pytest.mark.rule("BCONTR-4")
@pytest.mark.parametrize(
    ("supply", "ready"),
    [
        ({"wool": 3, "iron": 1}, True),
        ({"wool": 3, "gold": 2}, True),
        ({"wool": 3, "gold": 1}, False),
        ({"wool": 1, "gold": 6}, True),
        ({"wool": 1, "gold": 5}, False),
        ({"gold": 8}, True),
        ({"wool": 9, "food": 9, "stone": 9}, False),
    ],
)
def test_a_contract_is_ready_if_the_exchange_of_gold_can_pay_it(supply: dict[str, int], ready: bool) -> None:
    desk = SoloDesk().bot_supply(**supply).offer(e="3wool+1iron").action("contract", 1)
    assert desk.bot["contracts"] == (["3wool+1iron"] if ready else [])


@pytest.mark.rule("BCONTR-4")
@pytest.mark.parametrize(
    ("supply", "ready"),
    [
        ({"gold": 5}, True),
        ({"gold": 4, "stone": 9}, False),
        ({"gold": 2, "food": 6}, True),
        ({"gold": 2, "food": 5}, False),
        ({"gold": 3, "wool": 2}, True),
        ({"gold": 3, "wool": 1}, False),
        ({"iron": 5}, True),
        ({"iron": 4}, False),
    ],
)
def test_gold_food_above_3_wool_and_iron_can_pay_any(supply: dict[str, int], ready: bool) -> None:
    desk = SoloDesk().bot_supply(**supply).offer(e="5identical").action("contract", 1)
    assert desk.bot["contracts"] == (["5identical"] if ready else [])
    assert desk.bot["store"] == ([] if ready else ["5identical"])


@pytest.mark.rule("BCONTR-4")
def test_gold_spent_on_named_resources_does_not_count_for_any() -> None:
    """For 2 Iron and 2 of any: with 1 Iron, one is exchanged for 2 Gold, and 2 more must be left."""
    for gold, ready in ((3, False), (4, True)):
        desk = SoloDesk().bot_supply(iron=1, gold=gold).offer(e="2identical+2iron")
        assert (desk.action("contract", 1).bot["contracts"] != []) == ready


@pytest.mark.rule("BCONTR-4")
def test_missing_resources_count_gold_for_any_but_no_exchange() -> None:
    """With 4 Gold and 2 Iron, 7 of any lack 1. 5 Iron lack 3, though 4 Gold would buy two of them."""
    desk = SoloDesk().bot_supply(gold=4, iron=2).offer(d="7identical", e="5iron").action("contract", 2)
    assert desk.bot["store"] == ["7identical"]


@pytest.mark.rule("BCONTR-4")
def test_missing_resources_exclude_the_reserve_and_the_named_part() -> None:
    """With 3 Food and 1 Wool, 3 of any and 3 Wool lack 2 + 3, and 5 of any lack 4."""
    desk = SoloDesk().bot_supply(food=3, wool=1).offer(d="5identical", e="3identical+3wool")
    assert desk.action("contract", 2).bot["store"] == ["5identical"]
    desk = SoloDesk().bot_supply(food=5, wool=3).offer(d="3identical+3wool", e="7iron")
    assert desk.action("contract", 2).bot["store"] == ["3identical+3wool"]


@pytest.mark.rule("BCONTR-4")
@pytest.mark.parametrize(
    ("supply", "other", "taken"),
    [
        ({"gold": 1}, "5iron", "5identical"),
        ({"food": 4}, "5iron", "5identical"),
        ({"food": 3}, "5iron", "5iron"),
        ({"wool": 1}, "5iron", "5identical"),
        ({"iron": 1}, "5wool", "5identical"),
        ({"stone": 9}, "5iron", "5iron"),
    ],
)
def test_everything_that_can_pay_any_reduces_the_missing_resources(
    supply: dict[str, int], other: str, taken: str
) -> None:
    """5 of any compete with 5 named ones further right, which it would take if as many were missing."""
    desk = SoloDesk().bot_supply(**supply).offer(d="5identical", e=other).action("contract", 2)
    assert desk.tiles_taken() == [taken]


# --- C: one more contract ---


@pytest.mark.rule("BCONTR-5")
def test_it_takes_the_contract_with_the_fewest_resources_missing() -> None:
    desk = SoloDesk().bot_supply(wool=4).offer(c="7iron", d="5wool", e="5iron").action("contract", 2)
    assert desk.bot["store"] == ["5wool"]


@pytest.mark.rule("BCONTR-5")
def test_among_equal_contracts_it_takes_the_rightmost() -> None:
    desk = SoloDesk().offer(c="5wool", d="5iron", e="7iron").action("contract", 2)
    assert desk.bot["store"] == ["5iron"]


@pytest.mark.rule("BCONTR-5")
def test_it_takes_only_one_even_with_ap_and_a_space_left() -> None:
    desk = SoloDesk().offer(d="5wool", e="5iron").action("contract", 3)
    assert desk.bot["store"] == ["5iron"]
    assert left_in(desk)[3] == "5wool"
    assert desk.gained_kinds() == ["iron", "iron"]


@pytest.mark.rule("BCONTR-5")
def test_it_takes_none_after_a_ready_one() -> None:
    desk = SoloDesk().bot_supply(iron=5).offer(d="5wool", e="5iron").action("contract", 3)
    assert (desk.bot["contracts"], desk.bot["store"]) == (["5iron"], [])


@pytest.mark.rule("BCONTR-5")
@pytest.mark.parametrize(("given", "taken"), [([], True), (["9wool"], True), (["9wool", "7wool"], False)])
def test_it_takes_one_only_with_an_empty_contract_space(given: list[str], taken: bool) -> None:
    desk = SoloDesk().bot_tiles(*given).offer(e="5wool").action("contract", 1)
    assert ("5wool" in desk.bot["store"]) == taken
    assert desk.gained_kinds() == ([] if taken else ["wool"]), "an unused AP becomes a resource"


@pytest.mark.rule("BCONTR-5")
def test_a_character_beside_its_board_uses_no_contract_space() -> None:
    desk = SoloDesk().bot_tiles("9wool", "king:3vp").offer(e="5wool").action("contract", 1)
    assert desk.bot["store"] == ["5wool", "9wool", "king:3vp"]


@pytest.mark.rule("BCONTR-5")
def test_crests_taken_before_do_not_matter() -> None:
    desk = SoloDesk().offer(d="5wool", e="cup").action("contract", 3)
    assert desk.bot["store"] == ["5wool", "cup"]


# --- D: resources ---


@pytest.mark.rule("BCONTR-6")
@pytest.mark.parametrize("points", [1, 2, 5])
def test_each_remaining_ap_becomes_a_most_required_resource(points: int) -> None:
    desk = SoloDesk().action("contract", points)
    assert desk.goods() == {"gold": points}


@pytest.mark.rule("BCONTR-6")
def test_the_most_required_resource_is_determined_each_time() -> None:
    """Its pillar in Paris needs 2 Stone. Then nothing is required but Gold."""
    desk = SoloDesk().bot_pillars("Paris").action("contract", 3)
    assert desk.gained_kinds() == ["stone", "stone", "gold"]


@pytest.mark.rule("BCONTR-6")
def test_the_new_contract_counts_as_a_requirement() -> None:
    """3 Wool and 1 Iron are missing, then 2 and 1, then 1 and 1. It has fewer Iron, so the last is Iron."""
    desk = SoloDesk().offer(e="3wool+1iron").action("contract", 4)
    assert desk.bot["store"] == ["3wool+1iron"]
    assert desk.gained_kinds() == ["wool", "wool", "iron"]
