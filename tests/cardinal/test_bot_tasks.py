"""The Cardinalbot's tasks: crests, cathedrals, contracts (rules BTASK)."""

from __future__ import annotations

import pytest

from support.solo_setting import PERSON, SoloDesk


def play_whole_turn(desk: SoloDesk, die: str = "yellow 4") -> SoloDesk:
    """Play a turn with this die as the only one. A yellow 4 is at the King action, a yellow 5 at the Contract
    action."""
    return desk.decrees("worldly-riches").dice(die).turn("cardinal 1", "cardinal 1")


def payments(desk: SoloDesk) -> list[str]:
    """Return what it paid, resource by resource."""
    events = desk.events_with("bot-spends", "bot-spends-pair")
    return [event["kind"] for event in events for _ in range(event["amount"])]


# --- order ---


@pytest.mark.rule("BTASK-1")
def test_after_the_action_come_crests_then_cathedrals_then_contracts() -> None:
    desk = SoloDesk().inactive_crests("cup").bot_pillars("Paris").bot_tiles("2iron")
    play_whole_turn(desk.bot_supply(food=3, stone=2, iron=2))
    keys = [event["key"] for event in desk.events_with("action", "bot-activates", "cathedral", "bot-fulfils")]
    assert keys == ["action", "bot-activates", "cathedral", "bot-fulfils"]


@pytest.mark.rule("BTASK-1")
def test_gold_goes_to_the_crest_before_the_cathedral() -> None:
    desk = SoloDesk().inactive_crests("cup").bot_pillars("Paris").bot_supply(gold=7).tasks()
    assert desk.bot["crests"][0] == "cup"
    assert (desk.bot["cathedrals"], desk.goods()) == ([], {"gold": 1})


@pytest.mark.rule("BTASK-1")
def test_gold_goes_to_the_cathedral_before_the_contract() -> None:
    desk = SoloDesk().bot_pillars("Paris").bot_tiles("1identical").bot_supply(gold=4).tasks()
    assert (desk.bot["cathedrals"], desk.bot["contracts"], desk.goods()) == (["Paris"], [], {})


# --- crests ---


@pytest.mark.rule("BTASK-2")
@pytest.mark.parametrize(
    ("food", "gold", "left"),
    [
        (3, 0, {}),
        (5, 4, {"food": 2, "gold": 4}),
        (2, 2, {}),
        (1, 5, {"gold": 1}),
        (0, 6, {}),
    ],
)
def test_a_crest_costs_3_food_and_2_gold_for_each_missing_food(
    food: int, gold: int, left: dict[str, int]
) -> None:
    desk = SoloDesk().inactive_crests("cup").bot_supply(food=food, gold=gold).tasks()
    assert desk.bot["crests"] == ["cup", None, None, None, None]
    assert desk.bot["store"] == []
    assert desk.goods() == left
    assert desk.points_from("crest") == [5]


@pytest.mark.rule("BTASK-2")
@pytest.mark.parametrize(("food", "gold"), [(2, 1), (1, 3), (0, 5)])
def test_with_too_few_resources_it_stays_inactive(food: int, gold: int) -> None:
    desk = SoloDesk().inactive_crests("cup").bot_supply(food=food, gold=gold, stone=9, wool=9, iron=9).tasks()
    assert (desk.bot["crests"], desk.bot["store"]) == ([None] * 5, ["cup"])
    assert desk.points_of() == 10


@pytest.mark.rule("BTASK-2")
@pytest.mark.parametrize(("food", "number"), [(3, 1), (6, 2), (8, 2), (9, 3)])
def test_it_activates_as_many_crests_as_it_can(food: int, number: int) -> None:
    desk = SoloDesk().inactive_crests("cup", "eagle", "rose").bot_supply(food=food).tasks()
    assert len(desk.bot["store"]) == 3 - number
    assert desk.points_from("crest") == [5] * number


@pytest.mark.rule("BTASK-2")
def test_a_sixth_crest_finds_no_column() -> None:
    desk = SoloDesk().inactive_crests("lion").bot_supply(food=9)
    for column, family in enumerate(("fleur", "cup", "eagle", "rose", "tower"), start=1):
        desk.active_crest(family, column)
    desk.tasks()
    assert (desk.bot["store"], desk.goods(), desk.points_of()) == (["lion"], {"food": 9}, 10)


@pytest.mark.rule("BTASK-3")
def test_the_leftmost_column_with_two_characters_comes_first() -> None:
    desk = SoloDesk().column(1, "king:2vp").column(2, "merchant:house", "merchant:3gold")
    desk.column(3, "architect:pillar", "architect:2stone").inactive_crests("cup", "eagle", "lion")
    desk.bot_supply(food=9).tasks()
    assert desk.bot["crests"] == ["lion", "cup", "eagle", None, None]


@pytest.mark.rule("BTASK-3")
def test_next_comes_the_leftmost_column_without_a_crest() -> None:
    desk = (
        SoloDesk()
        .active_crest("rose", 1)
        .column(2, "king:2vp")
        .inactive_crests("cup")
        .bot_supply(food=3)
        .tasks()
    )
    assert desk.bot["crests"] == ["rose", "cup", None, None, None]


@pytest.mark.rule("BTASK-3")
def test_a_full_column_with_a_crest_is_skipped() -> None:
    desk = SoloDesk().column(1, "king:2vp", "king:3vp").active_crest("rose", 1).inactive_crests("cup")
    assert desk.bot_supply(food=3).tasks().bot["crests"] == ["rose", "cup", None, None, None]


@pytest.mark.rule("BTASK-3")
def test_families_come_in_the_order_of_the_box() -> None:
    desk = SoloDesk().inactive_crests("lion", "tower", "cup").bot_supply(food=6).tasks()
    assert [event["family"] for event in desk.events_with("bot-activates")] == ["cup", "tower"]
    assert desk.bot["store"] == ["lion"]


# --- cathedrals ---


@pytest.mark.rule("BTASK-4")
def test_it_pays_the_stone_and_scores_the_cost_tile_and_the_top_tile() -> None:
    """Praha costs 5 Stone for 8 VP, and has 8 VP on top."""
    desk = SoloDesk().bot_pillars("Praha").bot_supply(stone=6).tasks()
    assert desk.bot["cathedrals"] == ["Praha"]
    assert desk.points_from("cathedral") == [16]
    assert desk.goods() == {"stone": 1}
    assert desk.position()["cathedral_tiles"]["Praha"] == [6]


@pytest.mark.rule("BTASK-4")
def test_after_the_person_it_takes_the_next_tile() -> None:
    desk = SoloDesk().contributions(PERSON, "Praha").bot_pillars("Praha").bot_supply(stone=5).tasks()
    assert desk.points_from("cathedral") == [8 + 6]


@pytest.mark.rule("BTASK-4")
@pytest.mark.parametrize(
    ("stone", "gold", "built", "left"),
    [
        (4, 2, ["Praha"], {}),
        (4, 1, ["Paris"], {"stone": 2, "gold": 1}),
        (0, 10, ["Praha"], {}),
        (0, 9, ["Paris"], {"gold": 5}),
        (1, 2, ["Paris"], {}),
        (1, 1, [], {"stone": 1, "gold": 1}),
    ],
)
def test_each_missing_stone_costs_2_gold(
    stone: int, gold: int, built: list[str], left: dict[str, int]
) -> None:
    """Praha costs 5 Stone and Paris 2. It first takes the most VP it can pay for."""
    desk = SoloDesk().bot_pillars("Praha", "Paris").bot_supply(stone=stone, gold=gold, food=3).tasks()
    assert desk.bot["cathedrals"] == built
    assert desk.goods() == {**left, "food": 3}


@pytest.mark.rule("BTASK-4")
def test_it_contributes_as_long_as_it_can_beginning_with_the_most_vp() -> None:
    desk = SoloDesk().bot_pillars("Paris", "Koeln", "Praha").bot_supply(stone=9).tasks()
    assert [event["cathedral"] for event in desk.events_with("cathedral")] == ["Praha", "Koeln", "Paris"]
    assert desk.points_from("cathedral") == [16, 7, 5]


@pytest.mark.rule("BTASK-4")
def test_it_contributes_only_where_its_pillar_stands_and_only_once() -> None:
    desk = SoloDesk().bot_pillars("Paris").pillar(PERSON, "Koeln").bot_supply(stone=9).tasks().tasks()
    assert desk.bot["cathedrals"] == ["Paris"]
    assert desk.goods() == {"stone": 7}


@pytest.mark.rule("BTASK-4", "SOLO-16")
@pytest.mark.parametrize(("number", "town"), [(1, "Koeln"), (2, "London")])
def test_equal_vp_are_drawn_in_the_order_of_the_cathedrals(number: int, town: str) -> None:
    desk = SoloDesk().cost("London", "2for3").bot_pillars("Koeln", "London").bot_supply(stone=3)
    assert desk.tasks(f"pick {number}").bot["cathedrals"] == [town]


@pytest.mark.rule("BTASK-4", "SOLO-16")
def test_on_equal_vp_nothing_is_drawn_if_it_can_pay_for_all() -> None:
    desk = SoloDesk().cost("London", "2for3").bot_pillars("Koeln", "London").bot_supply(stone=3, gold=2)
    desk.tasks()
    assert [event["cathedral"] for event in desk.events_with("cathedral")] == ["Koeln", "London"]
    assert [event["options"] for event in desk.events_with("bot-same")] == [["Koeln", "London"]]
    assert desk.goods() == {}


@pytest.mark.rule("BTASK-4", "SOLO-16")
def test_the_picked_number_is_the_one_in_the_list() -> None:
    desk = SoloDesk().cost("London", "2for3").bot_pillars("Koeln", "London").bot_supply(stone=3)
    desk.tasks("pick 2")
    (names,) = desk.events_with("bot-options")[:1]
    (picked,) = desk.events_with("bot-picked")
    assert names["options"][picked["number"] - 1 : picked["number"]] == picked["options"] == ["London"]


@pytest.mark.rule("BTASK-4")
def test_it_explains_what_the_other_cathedrals_would_score() -> None:
    desk = SoloDesk().bot_pillars("Paris", "Koeln", "Praha").bot_supply(stone=9).tasks()
    others = [(event["options"], event["values"]) for event in desk.events_with("bot-others")]
    assert others == [(["Paris", "Koeln"], [5, 7]), (["Paris"], [5])]


# --- contracts ---


@pytest.mark.rule("BTASK-5")
@pytest.mark.parametrize(("tile", "points"), [("7iron", 11), ("5iron", 7), ("2iron", 2)])
def test_a_contract_scores_its_vp_and_5_more(tile: str, points: int) -> None:
    desk = SoloDesk().bot_tiles(tile).bot_supply(iron=int(tile[0])).tasks()
    assert (desk.points_from("contract"), desk.points_from("contract-space")) == ([points], [5])
    assert desk.points_of() == 10 + points + 5
    assert (desk.bot["contracts"], desk.bot["store"], desk.goods()) == ([tile], [], {})


@pytest.mark.rule("BTASK-5")
def test_every_contract_scores_the_same_5_vp() -> None:
    desk = SoloDesk().bot_tiles("2iron").bot_supply(iron=2).tasks()
    for _ in range(6):
        desk.bot_tiles("2iron").bot_supply(iron=2).tasks()
    assert desk.points_from("contract-space") == [5] * 7
    assert len(desk.bot["contracts"]) == 7


@pytest.mark.rule("BTASK-5")
@pytest.mark.parametrize(
    ("tile", "supply"), [("7iron", {"iron": 7}), ("3wool+3iron", {"wool": 3, "iron": 3})]
)
def test_the_other_rewards_of_a_contract_are_ignored(tile: str, supply: dict[str, int]) -> None:
    """One would give a step on the King track, the other a Character action."""
    desk = SoloDesk().bot_tiles(tile).bot_supply(**supply).tasks()
    assert desk.king_space() == 3
    assert desk.events_with("take-tile", "bonus-action", "king-advance") == []
    assert desk.bot["pillars"] == 7, "a contract space frees no pillar either"


@pytest.mark.rule("BTASK-6")
def test_it_fulfils_at_most_two_in_a_turn() -> None:
    desk = SoloDesk().bot_tiles("2iron", "2iron", "2iron").bot_supply(iron=9)
    play_whole_turn(desk)
    assert desk.bot["contracts"] == ["2iron", "2iron"]
    assert desk.bot["store"] == ["2iron"]


@pytest.mark.rule("BTASK-6")
def test_contracts_fulfilled_in_the_contract_action_do_not_count() -> None:
    desk = SoloDesk().bot_tiles("2wool", "3wool").bot_supply(iron=5, wool=5).offer(e="5iron")
    play_whole_turn(desk, "yellow 5")
    assert desk.bot["contracts"] == ["5iron", "2wool", "3wool"]


@pytest.mark.rule("BTASK-6")
def test_it_starts_with_the_contract_that_needs_fewer_resources() -> None:
    """After paying 2 of 6 Iron it cannot pay the 5 Iron any more, though they score more."""
    desk = SoloDesk().bot_tiles("5iron", "2iron").bot_supply(iron=6).tasks()
    assert (desk.bot["contracts"], desk.bot["store"], desk.goods()) == (["2iron"], ["5iron"], {"iron": 4})


@pytest.mark.rule("BTASK-6")
def test_any_counts_as_a_needed_resource() -> None:
    """2 Iron and 2 of any need 4 resources, fewer than 5 Wool."""
    desk = SoloDesk().bot_tiles("2identical+2iron", "5wool").bot_supply(iron=2, wool=6).tasks()
    assert desk.bot["contracts"] == ["2identical+2iron"]


@pytest.mark.rule("BTASK-6")
def test_the_smaller_contract_must_be_payable() -> None:
    desk = SoloDesk().bot_tiles("5iron", "2wool").bot_supply(iron=5).tasks()
    assert desk.bot["contracts"] == ["5iron"]


@pytest.mark.rule("BTASK-6", "SOLO-16")
@pytest.mark.parametrize(("number", "first"), [(1, "5iron"), (2, "5wool")])
def test_equal_contracts_are_drawn_in_the_order_of_the_box(number: int, first: str) -> None:
    """With 6 Gold it can pay for only one of them."""
    desk = SoloDesk().bot_tiles("5wool", "5iron").bot_supply(wool=2, iron=2, gold=6)
    assert desk.tasks(f"pick {number}").bot["contracts"] == [first]


@pytest.mark.rule("BTASK-6", "SOLO-16")
def test_nothing_is_drawn_if_it_fulfils_both_contracts() -> None:
    desk = SoloDesk().bot_tiles("5wool", "5iron").bot_supply(wool=5, iron=5).tasks()
    assert desk.fulfilled_contracts() == ["5iron", "5wool"]
    assert [event["options"] for event in desk.events_with("bot-same")] == [["5iron", "5wool"]]


@pytest.mark.rule("BTASK-6", "BTASK-8", "SOLO-16")
def test_contracts_that_need_the_same_gold_are_drawn() -> None:
    """Gold paid for the 3 of any is missing for the 3 Iron, and vice versa."""
    goods = {"gold": 4, "wool": 2, "iron": 1}
    desk = SoloDesk().bot_tiles("3identical", "3iron").bot_supply(**goods)
    assert desk.tasks("pick 2").bot["contracts"] == ["3iron"]
    desk = SoloDesk().bot_tiles("3identical", "3iron").bot_supply(**goods)
    assert desk.tasks("pick 1").bot["contracts"] == ["3identical"]


@pytest.mark.rule("BTASK-7")
def test_it_pays_named_resources_then_gold_for_missing_ones_then_any() -> None:
    """It pays 1 Iron, 2 Gold for the other, and Wool for the two of any."""
    desk = SoloDesk().bot_tiles("2identical+2iron").bot_supply(iron=1, gold=2, wool=3).tasks()
    assert desk.bot["contracts"] == ["2identical+2iron"]
    assert payments(desk) == ["iron", "gold", "gold", "wool", "wool"]
    assert desk.goods() == {"wool": 1}


@pytest.mark.rule("BTASK-7")
def test_named_resources_are_not_spent_on_the_any_part() -> None:
    desk = SoloDesk().bot_tiles("3identical+3wool").bot_supply(wool=5).tasks()
    assert desk.bot["contracts"] == []
    desk.bot_supply(wool=6).tasks()
    assert (desk.bot["contracts"], desk.goods()) == (["3identical+3wool"], {})


@pytest.mark.rule("BTASK-7")
@pytest.mark.parametrize(("gold", "fulfilled"), [(3, False), (4, True)])
def test_each_missing_resource_costs_2_gold(gold: int, fulfilled: bool) -> None:
    desk = SoloDesk().bot_tiles("3wool+1iron").bot_supply(wool=2, gold=gold).tasks()
    assert bool(desk.bot["contracts"]) == fulfilled
    assert desk.goods() == ({} if fulfilled else {"wool": 2, "gold": gold})


@pytest.mark.rule("BTASK-8")
def test_any_is_paid_with_gold_then_food_above_3_then_its_larger_supply() -> None:
    desk = SoloDesk().bot_tiles("7identical").bot_supply(gold=2, food=5, wool=4, iron=1, stone=5).tasks()
    assert payments(desk) == ["gold", "gold", "food", "food", "wool", "wool", "wool"]
    assert desk.goods() == {"food": 3, "wool": 1, "iron": 1, "stone": 5}


@pytest.mark.rule("BTASK-8", "SOLO-16")
@pytest.mark.parametrize(("number", "last"), [(1, "wool"), (2, "iron")])
def test_with_equal_wool_and_iron_chance_decides_the_last_unit(number: int, last: str) -> None:
    """It has 3 Wool and 3 Iron. After each payment the other supply is larger, so only the fifth unit is
    drawn."""
    desk = SoloDesk().bot_tiles("5identical").bot_supply(wool=3, iron=3)
    desk.tasks(f"pick {number}")
    assert payments(desk) == ["wool", "iron", "wool", "iron", last]
    assert [event["options"] for event in desk.events_with("bot-same")] == [["wool", "iron"]] * 2


@pytest.mark.rule("BTASK-8", "SOLO-16")
def test_an_even_number_of_wool_and_iron_needs_no_chance() -> None:
    desk = SoloDesk().bot_tiles("3identical").bot_supply(gold=1, wool=3, iron=3).tasks()
    assert payments(desk) == ["gold", "wool", "iron"]
    assert desk.goods() == {"wool": 2, "iron": 2}


@pytest.mark.rule("BTASK-8")
def test_it_explains_its_wool_and_iron_each_time_it_compares_them() -> None:
    desk = SoloDesk().bot_tiles("5identical").bot_supply(wool=4, iron=2)
    desk.tasks("pick 1")
    supplies = [(e["kind"], e["amount"], e["wool"], e["iron"]) for e in desk.events_with("bot-spends-pair")]
    assert supplies == [("wool", 2, 4, 2), ("wool", 1, 2, 2), ("iron", 1, 1, 2), ("wool", 1, 1, 1)]


@pytest.mark.rule("BCONTR-4", "BTASK-7")
@pytest.mark.parametrize(
    ("contracts", "goods", "expected"),
    [
        (("3identical+3wool",), {"wool": 2, "iron": 1, "gold": 3}, ("3identical+3wool", 4, 3)),
        (("3identical+3wool",), {"wool": 1, "food": 4}, ("3identical+3wool", 6, 0)),
        (("9iron", "7identical"), {"wool": 2, "gold": 4}, ("7identical", 5, 4)),
        (("2wool+5iron", "9iron"), {"wool": 2, "iron": 1, "gold": 5}, ("2wool+5iron", 8, 5)),
    ],
)
def test_it_explains_which_contract_takes_the_least_gold(
    contracts: tuple[str, ...], goods: dict[str, int], expected: tuple[str, int, int]
) -> None:
    """Each missing wool or iron costs two, each missing resource of any kind one."""
    desk = SoloDesk().bot_tiles(*contracts).bot_supply(**goods).tasks()
    assert [(e["tile"], e["wanted"], e["gold"]) for e in desk.events_with("bot-cheapest")] == [expected]


@pytest.mark.rule("BTASK-8")
def test_it_never_pays_contracts_with_stone() -> None:
    desk = SoloDesk().bot_tiles("1identical").bot_supply(stone=9).tasks()
    assert (desk.bot["contracts"], desk.goods()) == ([], {"stone": 9})


@pytest.mark.rule("BTASK-9")
@pytest.mark.parametrize(("food", "fulfilled"), [(3, False), (4, True)])
def test_the_first_3_food_are_not_spent_on_contracts(food: int, fulfilled: bool) -> None:
    desk = SoloDesk().bot_tiles("1identical").bot_supply(food=food).tasks()
    assert bool(desk.bot["contracts"]) == fulfilled
    assert desk.goods() == {"food": 3}


@pytest.mark.rule("BTASK-9", "BTASK-2")
def test_the_first_3_food_are_spent_on_crests() -> None:
    desk = SoloDesk().inactive_crests("cup").bot_tiles("1identical").bot_supply(food=4).tasks()
    assert (desk.bot["crests"][0], desk.bot["contracts"], desk.goods()) == ("cup", [], {"food": 1})


@pytest.mark.rule("BTASK-9", "BEND-2")
def test_the_first_3_food_are_spent_on_contracts_in_the_final_scoring() -> None:
    desk = SoloDesk().bot_tiles("1identical").bot_supply(food=3).final_scoring()
    assert desk.bot["contracts"] == ["1identical"]
