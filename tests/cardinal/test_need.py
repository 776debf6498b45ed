"""The Cardinalbot's most required resource (rules BNEED)."""

from __future__ import annotations

import pytest

from support.solo_setting import BOT, PERSON, SoloDesk


def crest_waits() -> SoloDesk:
    """An inactive crest and a column with two characters for it: food is required below 3."""
    return SoloDesk().inactive("lion").column(1, "king:2vp", "king:3vp")


@pytest.mark.rule("BNEED-1")
def test_stone_then_food_then_iron_or_wool_then_gold_each_found_anew() -> None:
    desk = crest_waits().bot_pillars("Paris").holds("5iron").supply_of_bot(food=1, iron=4)

    desk.gain_required(7)

    assert desk.gained() == ["stone", "stone", "food", "food", "iron", "gold", "gold"]
    assert desk.goods() == {"stone": 2, "food": 3, "iron": 5, "gold": 2}


@pytest.mark.rule("BNEED-1")
def test_gold_if_nothing_is_required() -> None:
    assert SoloDesk().gain_required(1).gained() == ["gold"]


@pytest.mark.rule("BNEED-1")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_points_left_of_a_contract_action_become_required_resources(number: int) -> None:
    desk = SoloDesk().bot_pillars("Paris").action("contract", number)
    assert desk.gained() == ["stone", "stone", "gold"][:number]


# --- stone ---


@pytest.mark.rule("BNEED-2")
@pytest.mark.parametrize(("stone", "kind"), [(0, "stone"), (3, "stone"), (4, "gold"), (9, "gold")])
def test_stone_while_its_cathedral_cannot_be_paid(stone: int, kind: str) -> None:
    """Firenze asks for 4 stone."""
    desk = SoloDesk().bot_pillars("Firenze").supply_of_bot(stone=stone)
    assert desk.gain_required(1).gained() == [kind]


@pytest.mark.rule("BNEED-2")
def test_gold_does_not_count_towards_the_stone() -> None:
    desk = SoloDesk().bot_pillars("Firenze").supply_of_bot(stone=3, gold=20)
    assert desk.gain_required(1).gained() == ["stone"]


@pytest.mark.rule("BNEED-2")
def test_the_cheapest_cathedral_decides() -> None:
    """Paris asks for 2 stone, Praha for 5."""
    desk = SoloDesk().bot_pillars("Praha", "Paris").supply_of_bot(stone=2)
    assert desk.gain_required(1).gained() == ["gold"]


@pytest.mark.rule("BNEED-2")
def test_a_cathedral_it_has_contributed_to_needs_no_stone() -> None:
    desk = SoloDesk().contributed(BOT, "Paris").bot_pillars("Firenze").supply_of_bot(stone=2)
    assert desk.gain_required(3).gained() == ["stone", "stone", "gold"]


@pytest.mark.rule("BNEED-2")
def test_without_a_pillar_of_its_own_no_stone_is_required() -> None:
    desk = SoloDesk().pillar(PERSON, "Firenze").bot_houses("Firenze")
    assert desk.gain_required(1).gained() == ["gold"]


# --- food ---


@pytest.mark.rule("BNEED-3")
@pytest.mark.parametrize(("food", "kind"), [(0, "food"), (2, "food"), (3, "gold"), (4, "gold")])
def test_food_for_a_crest_that_waits_for_a_full_column(food: int, kind: str) -> None:
    assert crest_waits().supply_of_bot(food=food).gain_required(1).gained() == [kind]


@pytest.mark.rule("BNEED-3")
def test_no_food_without_an_inactive_crest() -> None:
    desk = SoloDesk().active("lion", 2).column(1, "king:2vp", "king:3vp")
    assert desk.gain_required(1).gained() == ["gold"]


@pytest.mark.rule("BNEED-3")
def test_no_food_without_a_column_of_two_characters() -> None:
    desk = SoloDesk().inactive("lion").column(1, "king:2vp").column(2, "merchant:house")
    assert desk.gain_required(1).gained() == ["gold"]


@pytest.mark.rule("BNEED-3")
def test_no_food_if_the_full_column_has_its_crest() -> None:
    desk = crest_waits().active("cup", 1)
    assert desk.gain_required(1).gained() == ["gold"]


@pytest.mark.rule("BNEED-3", "BNEED-1")
def test_stone_comes_before_food() -> None:
    assert crest_waits().bot_pillars("Paris").gain_required(1).gained() == ["stone"]


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
def test_the_one_of_which_more_is_missing_then_the_one_it_has_fewer_of(
    contracts: tuple[str, ...], supply: dict[str, int], kinds: list[str]
) -> None:
    desk = SoloDesk().holds(*contracts).supply_of_bot(**supply)
    assert desk.gain_required(len(kinds)).gained() == kinds


@pytest.mark.rule("BNEED-4")
@pytest.mark.parametrize(("pick", "kind"), [("pick 1", "wool"), ("pick 2", "iron")])
def test_then_chance(pick: str, kind: str) -> None:
    desk = SoloDesk().holds("3wool+3iron")
    assert desk.gain_required(1, pick).gained() == [kind]


@pytest.mark.rule("BNEED-4", "SOLO-16")
@pytest.mark.parametrize(("pick", "kind"), [("pick 1", "wool"), ("pick 2", "iron")])
def test_of_an_odd_number_only_the_last_is_drawn(pick: str, kind: str) -> None:
    desk = SoloDesk().holds("3wool+3iron")
    assert desk.gain_required(3, pick).gained() == ["wool", "iron", kind]


@pytest.mark.rule("BNEED-4")
def test_a_contract_of_any_kind_names_neither() -> None:
    desk = SoloDesk().holds("5identical")
    assert desk.gain_required(1).gained() == ["gold"]


@pytest.mark.rule("BNEED-4")
def test_what_gold_could_replace_is_still_missing() -> None:
    desk = SoloDesk().holds("5iron").supply_of_bot(iron=4, gold=20)
    assert desk.gain_required(1).gained() == ["iron"]


@pytest.mark.rule("BNEED-4", "BNEED-1")
def test_food_comes_before_iron() -> None:
    assert crest_waits().holds("5iron").gain_required(4).gained() == ["food", "food", "food", "iron"]


@pytest.mark.rule("BNEED-4")
def test_a_fulfilled_contract_requires_nothing() -> None:
    desk = SoloDesk().holds("5iron").supply_of_bot(iron=5).tasks()
    assert desk.bot["contracts"] == ["5iron"]
    assert desk.gain_required(1).gained() == ["gold"]
