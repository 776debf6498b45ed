"""The Cardinalbot's most required resource (rules BNEED)."""

from __future__ import annotations

import pytest

from support.solo_setting import BOT, PERSON, SoloDesk


def desk_with_waiting_crest() -> SoloDesk:
    """Set up an inactive crest and a full column for it, so that food is required below 3."""
    return SoloDesk().inactive_crests("lion").column(1, "king:2vp", "king:3vp")


@pytest.mark.rule("BNEED-1")
def test_the_order_is_stone_food_iron_or_wool_gold_determined_each_time() -> None:
    desk = desk_with_waiting_crest().bot_pillars("Paris").bot_tiles("5iron").bot_supply(food=1, iron=4)

    desk.gain_required(7)

    assert desk.gained_kinds() == ["stone", "stone", "food", "food", "iron", "gold", "gold"]
    assert desk.goods() == {"stone": 2, "food": 3, "iron": 5, "gold": 2}


@pytest.mark.rule("BNEED-1")
def test_gold_is_required_if_nothing_else_is() -> None:
    assert SoloDesk().gain_required(1).gained_kinds() == ["gold"]


@pytest.mark.rule("BNEED-1")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_points_left_of_a_contract_action_become_required_resources(number: int) -> None:
    desk = SoloDesk().bot_pillars("Paris").action("contract", number)
    assert desk.gained_kinds() == ["stone", "stone", "gold"][:number]


# --- stone ---


@pytest.mark.rule("BNEED-2")
@pytest.mark.parametrize(("stone", "kind"), [(0, "stone"), (3, "stone"), (4, "gold"), (9, "gold")])
def test_stone_is_required_while_its_cathedral_cannot_be_paid(stone: int, kind: str) -> None:
    """Firenze costs 4 stone."""
    desk = SoloDesk().bot_pillars("Firenze").bot_supply(stone=stone)
    assert desk.gain_required(1).gained_kinds() == [kind]


@pytest.mark.rule("BNEED-2")
def test_gold_does_not_count_as_stone() -> None:
    desk = SoloDesk().bot_pillars("Firenze").bot_supply(stone=3, gold=20)
    assert desk.gain_required(1).gained_kinds() == ["stone"]


@pytest.mark.rule("BNEED-2")
def test_the_cheapest_cathedral_decides() -> None:
    """Paris costs 2 stone and Praha 5."""
    desk = SoloDesk().bot_pillars("Praha", "Paris").bot_supply(stone=2)
    assert desk.gain_required(1).gained_kinds() == ["gold"]


@pytest.mark.rule("BNEED-2")
def test_a_cathedral_it_has_contributed_to_needs_no_stone() -> None:
    desk = SoloDesk().contributions(BOT, "Paris").bot_pillars("Firenze").bot_supply(stone=2)
    assert desk.gain_required(3).gained_kinds() == ["stone", "stone", "gold"]


@pytest.mark.rule("BNEED-2")
def test_without_a_pillar_of_its_own_no_stone_is_required() -> None:
    desk = SoloDesk().pillar(PERSON, "Firenze").bot_houses("Firenze")
    assert desk.gain_required(1).gained_kinds() == ["gold"]


# --- food ---


@pytest.mark.rule("BNEED-3")
@pytest.mark.parametrize(("food", "kind"), [(0, "food"), (2, "food"), (3, "gold"), (4, "gold")])
def test_food_is_required_for_a_crest_with_a_full_column(food: int, kind: str) -> None:
    assert desk_with_waiting_crest().bot_supply(food=food).gain_required(1).gained_kinds() == [kind]


@pytest.mark.rule("BNEED-3")
def test_no_food_is_required_without_an_inactive_crest() -> None:
    desk = SoloDesk().active_crest("lion", 2).column(1, "king:2vp", "king:3vp")
    assert desk.gain_required(1).gained_kinds() == ["gold"]


@pytest.mark.rule("BNEED-3")
def test_no_food_is_required_without_a_column_of_two_characters() -> None:
    desk = SoloDesk().inactive_crests("lion").column(1, "king:2vp").column(2, "merchant:house")
    assert desk.gain_required(1).gained_kinds() == ["gold"]


@pytest.mark.rule("BNEED-3")
def test_no_food_is_required_if_the_full_column_has_its_crest() -> None:
    desk = desk_with_waiting_crest().active_crest("cup", 1)
    assert desk.gain_required(1).gained_kinds() == ["gold"]


@pytest.mark.rule("BNEED-3", "BNEED-1")
def test_stone_comes_before_food() -> None:
    assert desk_with_waiting_crest().bot_pillars("Paris").gain_required(1).gained_kinds() == ["stone"]


# --- iron and wool ---


@pytest.mark.rule("BNEED-4")
@pytest.mark.parametrize(
    ("contracts", "supply", "kinds"),
    [
        (("5iron",), {}, ["iron"]),
        (("5wool",), {}, ["wool"]),
        (("5iron",), {"iron": 4}, ["iron", "gold"]),
        (("5iron",), {"iron": 5}, ["gold"]),
        (("3wool+1iron",), {}, ["wool", "wool", "iron", "wool", "gold"]),
        (("3wool+1iron",), {"wool": 2}, ["iron", "wool", "gold"]),
        (("1wool+3iron", "3wool"), {"iron": 2, "wool": 1}, ["wool", "wool", "iron", "wool", "gold"]),
        (("3wool", "3iron"), {"wool": 2}, ["iron", "iron"]),
    ],
    ids=str,
)
def test_the_larger_need_counts_then_the_smaller_supply(
    contracts: tuple[str, ...], supply: dict[str, int], kinds: list[str]
) -> None:
    desk = SoloDesk().bot_tiles(*contracts).bot_supply(**supply)
    assert desk.gain_required(len(kinds)).gained_kinds() == kinds


@pytest.mark.rule("BNEED-4")
@pytest.mark.parametrize(("pick", "kind"), [("pick 1", "wool"), ("pick 2", "iron")])
def test_last_chance_decides(pick: str, kind: str) -> None:
    desk = SoloDesk().bot_tiles("3wool+3iron")
    assert desk.gain_required(1, pick).gained_kinds() == [kind]


@pytest.mark.rule("BNEED-4", "SOLO-16")
@pytest.mark.parametrize(("pick", "kind"), [("pick 1", "wool"), ("pick 2", "iron")])
def test_only_the_last_of_an_odd_number_is_drawn(pick: str, kind: str) -> None:
    desk = SoloDesk().bot_tiles("3wool+3iron")
    assert desk.gain_required(3, pick).gained_kinds() == ["wool", "iron", kind]


@pytest.mark.rule("BNEED-4")
def test_a_contract_of_any_kind_requires_neither() -> None:
    desk = SoloDesk().bot_tiles("5identical")
    assert desk.gain_required(1).gained_kinds() == ["gold"]


@pytest.mark.rule("BNEED-4")
def test_resources_that_gold_could_replace_are_still_missing() -> None:
    desk = SoloDesk().bot_tiles("5iron").bot_supply(iron=4, gold=20)
    assert desk.gain_required(1).gained_kinds() == ["iron"]


@pytest.mark.rule("BNEED-4", "BNEED-1")
def test_food_comes_before_iron() -> None:
    assert desk_with_waiting_crest().bot_tiles("5iron").gain_required(4).gained_kinds() == [
        "food",
        "food",
        "food",
        "iron",
    ]


@pytest.mark.rule("BNEED-4")
def test_a_fulfilled_contract_requires_nothing() -> None:
    desk = SoloDesk().bot_tiles("5iron").bot_supply(iron=5).tasks()
    assert desk.bot["contracts"] == ["5iron"]
    assert desk.gain_required(1).gained_kinds() == ["gold"]
