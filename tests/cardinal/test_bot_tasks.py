"""The Cardinalbot's tasks: crests, cathedrals, contracts (rules BTASK)."""

from __future__ import annotations

import pytest

from support.solo_setting import PERSON, SoloDesk


def whole_turn(desk: SoloDesk, die: str = "yellow 4") -> SoloDesk:
    """A turn with this die, the only one: a yellow 4 is at the King, a yellow 5 at the Contracts."""
    return desk.decrees("worldly-riches").dice(die).turn("cardinal 1", "cardinal 1")


def spent(desk: SoloDesk) -> list[str]:
    """What it paid, resource by resource."""
    paid = desk.told("bot-spends", "bot-spends-pair")
    return [event["kind"] for event in paid for _ in range(event["amount"])]


# --- order ---


@pytest.mark.rule("BTASK-1")
def test_crests_then_cathedrals_then_contracts_after_the_action() -> None:
    desk = SoloDesk().inactive("cup").bot_pillars("Paris").holds("2iron")
    whole_turn(desk.supply_of_bot(food=3, stone=2, iron=2))
    keys = [event["key"] for event in desk.told("action", "bot-activates", "cathedral", "bot-fulfils")]
    assert keys == ["action", "bot-activates", "cathedral", "bot-fulfils"]


@pytest.mark.rule("BTASK-1")
def test_gold_goes_to_the_crest_before_the_cathedral() -> None:
    desk = SoloDesk().inactive("cup").bot_pillars("Paris").supply_of_bot(gold=7).tasks()
    assert desk.bot["crests"][0] == "cup"
    assert (desk.bot["cathedrals"], desk.goods()) == ([], {"gold": 1})


@pytest.mark.rule("BTASK-1")
def test_gold_goes_to_the_cathedral_before_the_contract() -> None:
    desk = SoloDesk().bot_pillars("Paris").holds("1identical").supply_of_bot(gold=4).tasks()
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
def test_a_crest_costs_3_food_and_2_gold_for_each_missing(food: int, gold: int, left: dict[str, int]) -> None:
    desk = SoloDesk().inactive("cup").supply_of_bot(food=food, gold=gold).tasks()
    assert desk.bot["crests"] == ["cup", None, None, None, None]
    assert desk.bot["store"] == []
    assert desk.goods() == left
    assert desk.scored("crest") == [5]


@pytest.mark.rule("BTASK-2")
@pytest.mark.parametrize(("food", "gold"), [(2, 1), (1, 3), (0, 5)])
def test_with_too_little_it_stays_inactive(food: int, gold: int) -> None:
    desk = SoloDesk().inactive("cup").supply_of_bot(food=food, gold=gold, stone=9, wool=9, iron=9).tasks()
    assert (desk.bot["crests"], desk.bot["store"]) == ([None] * 5, ["cup"])
    assert desk.points_of() == 10


@pytest.mark.rule("BTASK-2")
@pytest.mark.parametrize(("food", "number"), [(3, 1), (6, 2), (8, 2), (9, 3)])
def test_as_many_as_it_can(food: int, number: int) -> None:
    desk = SoloDesk().inactive("cup", "eagle", "rose").supply_of_bot(food=food).tasks()
    assert len(desk.bot["store"]) == 3 - number
    assert desk.scored("crest") == [5] * number


@pytest.mark.rule("BTASK-2")
def test_a_sixth_crest_finds_no_column() -> None:
    desk = SoloDesk().inactive("lion").supply_of_bot(food=9)
    for column, family in enumerate(("fleur", "cup", "eagle", "rose", "tower"), start=1):
        desk.active(family, column)
    desk.tasks()
    assert (desk.bot["store"], desk.goods(), desk.points_of()) == (["lion"], {"food": 9}, 10)


@pytest.mark.rule("BTASK-3")
def test_the_leftmost_column_with_two_characters_first() -> None:
    desk = SoloDesk().column(1, "king:2vp").column(2, "merchant:house", "merchant:3gold")
    desk.column(3, "architect:pillar", "architect:2stone").inactive("cup", "eagle", "lion")
    desk.supply_of_bot(food=9).tasks()
    assert desk.bot["crests"] == ["lion", "cup", "eagle", None, None]


@pytest.mark.rule("BTASK-3")
def test_then_the_leftmost_without_a_crest() -> None:
    desk = SoloDesk().active("rose", 1).column(2, "king:2vp").inactive("cup").supply_of_bot(food=3).tasks()
    assert desk.bot["crests"] == ["rose", "cup", None, None, None]


@pytest.mark.rule("BTASK-3")
def test_a_full_column_with_a_crest_is_passed_over() -> None:
    desk = SoloDesk().column(1, "king:2vp", "king:3vp").active("rose", 1).inactive("cup")
    assert desk.supply_of_bot(food=3).tasks().bot["crests"] == ["rose", "cup", None, None, None]


@pytest.mark.rule("BTASK-3")
def test_families_in_the_order_of_the_box() -> None:
    desk = SoloDesk().inactive("lion", "tower", "cup").supply_of_bot(food=6).tasks()
    assert [event["family"] for event in desk.told("bot-activates")] == ["cup", "tower"]
    assert desk.bot["store"] == ["lion"]


# --- cathedrals ---


@pytest.mark.rule("BTASK-4")
def test_it_pays_the_stone_takes_the_top_tile_and_scores_both() -> None:
    """Praha: 5 Stone for 8 VP, and 8 on top."""
    desk = SoloDesk().bot_pillars("Praha").supply_of_bot(stone=6).tasks()
    assert desk.bot["cathedrals"] == ["Praha"]
    assert desk.scored("cathedral") == [16]
    assert desk.goods() == {"stone": 1}
    assert desk.position()["cathedral_tiles"]["Praha"] == [6]


@pytest.mark.rule("BTASK-4")
def test_after_the_person_the_next_tile() -> None:
    desk = SoloDesk().contributed(PERSON, "Praha").bot_pillars("Praha").supply_of_bot(stone=5).tasks()
    assert desk.scored("cathedral") == [8 + 6]


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
    """Praha asks for 5 Stone, Paris for 2; the one with most VP of those it can pay comes first."""
    desk = SoloDesk().bot_pillars("Praha", "Paris").supply_of_bot(stone=stone, gold=gold, food=3).tasks()
    assert desk.bot["cathedrals"] == built
    assert desk.goods() == {**left, "food": 3}


@pytest.mark.rule("BTASK-4")
def test_the_most_vp_first_and_as_long_as_it_can() -> None:
    desk = SoloDesk().bot_pillars("Paris", "Koeln", "Praha").supply_of_bot(stone=9).tasks()
    assert [event["cathedral"] for event in desk.told("cathedral")] == ["Praha", "Koeln", "Paris"]
    assert desk.scored("cathedral") == [16, 7, 5]


@pytest.mark.rule("BTASK-4")
def test_only_where_its_pillar_stands_and_only_once() -> None:
    desk = SoloDesk().bot_pillars("Paris").pillar(PERSON, "Koeln").supply_of_bot(stone=9).tasks().tasks()
    assert desk.bot["cathedrals"] == ["Paris"]
    assert desk.goods() == {"stone": 7}


@pytest.mark.rule("BTASK-4", "SOLO-16")
@pytest.mark.parametrize(("number", "town"), [(1, "Koeln"), (2, "London")])
def test_equal_vp_are_drawn_in_the_order_of_the_cathedrals(number: int, town: str) -> None:
    desk = SoloDesk().cost("London", "2for3").bot_pillars("Koeln", "London").supply_of_bot(stone=3)
    assert desk.tasks(f"pick {number}").bot["cathedrals"] == [town]


@pytest.mark.rule("BTASK-4", "SOLO-16")
def test_of_equal_vp_none_is_drawn_if_it_can_pay_for_all() -> None:
    desk = SoloDesk().cost("London", "2for3").bot_pillars("Koeln", "London").supply_of_bot(stone=3, gold=2)
    desk.tasks()
    assert [event["cathedral"] for event in desk.told("cathedral")] == ["Koeln", "London"]
    assert [event["options"] for event in desk.told("bot-same")] == [["Koeln", "London"]]
    assert desk.goods() == {}


@pytest.mark.rule("BTASK-4", "SOLO-16")
def test_the_number_picked_is_that_of_the_list() -> None:
    desk = SoloDesk().cost("London", "2for3").bot_pillars("Koeln", "London").supply_of_bot(stone=3)
    desk.tasks("pick 2")
    (listed,) = desk.told("bot-options")[:1]
    (picked,) = desk.told("bot-picked")
    assert listed["options"][picked["number"] - 1 : picked["number"]] == picked["options"] == ["London"]


@pytest.mark.rule("BTASK-4")
def test_it_says_what_the_others_would_bring() -> None:
    desk = SoloDesk().bot_pillars("Paris", "Koeln", "Praha").supply_of_bot(stone=9).tasks()
    others = [(event["options"], event["values"]) for event in desk.told("bot-others")]
    assert others == [(["Paris", "Koeln"], [5, 7]), (["Paris"], [5])]


# --- contracts ---


@pytest.mark.rule("BTASK-5")
@pytest.mark.parametrize(("tile", "points"), [("7iron", 11), ("5iron", 7), ("2iron", 2)])
def test_a_contract_scores_its_vp_and_5_more(tile: str, points: int) -> None:
    desk = SoloDesk().holds(tile).supply_of_bot(iron=int(tile[0])).tasks()
    assert (desk.scored("contract"), desk.scored("contract-space")) == ([points], [5])
    assert desk.points_of() == 10 + points + 5
    assert (desk.bot["contracts"], desk.bot["store"], desk.goods()) == ([tile], [], {})


@pytest.mark.rule("BTASK-5")
def test_every_further_contract_scores_the_same_5_vp() -> None:
    desk = SoloDesk().holds("2iron").supply_of_bot(iron=2).tasks()
    for _ in range(6):
        desk.holds("2iron").supply_of_bot(iron=2).tasks()
    assert desk.scored("contract-space") == [5] * 7
    assert len(desk.bot["contracts"]) == 7


@pytest.mark.rule("BTASK-5")
@pytest.mark.parametrize(
    ("tile", "supply"), [("7iron", {"iron": 7}), ("3wool+3iron", {"wool": 3, "iron": 3})]
)
def test_its_other_rewards_are_ignored(tile: str, supply: dict[str, int]) -> None:
    """A step on the King track, a Character action."""
    desk = SoloDesk().holds(tile).supply_of_bot(**supply).tasks()
    assert desk.king_space() == 3
    assert desk.told("take-tile", "bonus-action", "king-advance") == []
    assert desk.bot["pillars"] == 7, "no pillar comes from a contract space either"


@pytest.mark.rule("BTASK-6")
def test_two_at_most_in_a_turn() -> None:
    desk = SoloDesk().holds("2iron", "2iron", "2iron").supply_of_bot(iron=9)
    whole_turn(desk)
    assert desk.bot["contracts"] == ["2iron", "2iron"]
    assert desk.bot["store"] == ["2iron"]


@pytest.mark.rule("BTASK-6")
def test_those_of_the_contract_action_do_not_count() -> None:
    desk = SoloDesk().holds("2wool", "3wool").supply_of_bot(iron=5, wool=5).offer(e="5iron")
    whole_turn(desk, "yellow 5")
    assert desk.bot["contracts"] == ["5iron", "2wool", "3wool"]


@pytest.mark.rule("BTASK-6")
def test_the_one_asking_for_fewer_resources_first() -> None:
    """With 6 Iron after 2 Iron the 5 Iron can no longer be paid, though they bring more."""
    desk = SoloDesk().holds("5iron", "2iron").supply_of_bot(iron=6).tasks()
    assert (desk.bot["contracts"], desk.bot["store"], desk.goods()) == (["2iron"], ["5iron"], {"iron": 4})


@pytest.mark.rule("BTASK-6")
def test_any_counts_as_asked_for_too() -> None:
    """4 resources of 2 Iron and 2 of any are fewer than 5 Wool."""
    desk = SoloDesk().holds("2identical+2iron", "5wool").supply_of_bot(iron=2, wool=6).tasks()
    assert desk.bot["contracts"] == ["2identical+2iron"]


@pytest.mark.rule("BTASK-6")
def test_the_smaller_one_must_be_payable() -> None:
    desk = SoloDesk().holds("5iron", "2wool").supply_of_bot(iron=5).tasks()
    assert desk.bot["contracts"] == ["5iron"]


@pytest.mark.rule("BTASK-6", "SOLO-16")
@pytest.mark.parametrize(("number", "first"), [(1, "5iron"), (2, "5wool")])
def test_equal_ones_are_drawn_in_the_order_of_the_box(number: int, first: str) -> None:
    """With 6 Gold it can pay for only one of them."""
    desk = SoloDesk().holds("5wool", "5iron").supply_of_bot(wool=2, iron=2, gold=6)
    assert desk.tasks(f"pick {number}").bot["contracts"] == [first]


@pytest.mark.rule("BTASK-6", "SOLO-16")
def test_of_two_that_it_fulfils_anyway_none_is_drawn() -> None:
    desk = SoloDesk().holds("5wool", "5iron").supply_of_bot(wool=5, iron=5).tasks()
    assert desk.fulfilled() == ["5iron", "5wool"]
    assert [event["options"] for event in desk.told("bot-same")] == [["5iron", "5wool"]]


@pytest.mark.rule("BTASK-6", "BTASK-8", "SOLO-16")
def test_two_of_which_the_first_takes_what_the_other_needs_are_drawn() -> None:
    """3 of any, 3 Iron: Gold paid for any is then missing for Iron, or the other way round."""
    goods = {"gold": 4, "wool": 2, "iron": 1}
    desk = SoloDesk().holds("3identical", "3iron").supply_of_bot(**goods)
    assert desk.tasks("pick 2").bot["contracts"] == ["3iron"]
    desk = SoloDesk().holds("3identical", "3iron").supply_of_bot(**goods)
    assert desk.tasks("pick 1").bot["contracts"] == ["3identical"]


@pytest.mark.rule("BTASK-7")
def test_named_resources_first_then_gold_for_the_missing_then_any() -> None:
    """1 Iron, 2 Gold for the other; the two of any are then Wool."""
    desk = SoloDesk().holds("2identical+2iron").supply_of_bot(iron=1, gold=2, wool=3).tasks()
    assert desk.bot["contracts"] == ["2identical+2iron"]
    assert spent(desk) == ["iron", "gold", "gold", "wool", "wool"]
    assert desk.goods() == {"wool": 1}


@pytest.mark.rule("BTASK-7")
def test_named_resources_are_kept_from_the_any_part() -> None:
    desk = SoloDesk().holds("3identical+3wool").supply_of_bot(wool=5).tasks()
    assert desk.bot["contracts"] == []
    desk.supply_of_bot(wool=6).tasks()
    assert (desk.bot["contracts"], desk.goods()) == (["3identical+3wool"], {})


@pytest.mark.rule("BTASK-7")
@pytest.mark.parametrize(("gold", "fulfilled"), [(3, False), (4, True)])
def test_2_gold_for_each_missing_one(gold: int, fulfilled: bool) -> None:
    desk = SoloDesk().holds("3wool+1iron").supply_of_bot(wool=2, gold=gold).tasks()
    assert bool(desk.bot["contracts"]) == fulfilled
    assert desk.goods() == ({} if fulfilled else {"wool": 2, "gold": gold})


@pytest.mark.rule("BTASK-8")
def test_any_is_paid_with_gold_then_food_above_3_then_what_it_has_more_of() -> None:
    desk = SoloDesk().holds("7identical").supply_of_bot(gold=2, food=5, wool=4, iron=1, stone=5).tasks()
    assert spent(desk) == ["gold", "gold", "food", "food", "wool", "wool", "wool"]
    assert desk.goods() == {"food": 3, "wool": 1, "iron": 1, "stone": 5}


@pytest.mark.rule("BTASK-8", "SOLO-16")
@pytest.mark.parametrize(("number", "last"), [(1, "wool"), (2, "iron")])
def test_of_as_much_wool_as_iron_chance_decides_the_last_unit(number: int, last: str) -> None:
    """Wool 3, Iron 3: whichever goes first, the other is then more, so only the fifth is drawn."""
    desk = SoloDesk().holds("5identical").supply_of_bot(wool=3, iron=3)
    desk.tasks(f"pick {number}")
    assert spent(desk) == ["wool", "iron", "wool", "iron", last]
    assert [event["options"] for event in desk.told("bot-same")] == [["wool", "iron"]] * 2


@pytest.mark.rule("BTASK-8", "SOLO-16")
def test_an_even_number_of_wool_and_iron_needs_no_chance() -> None:
    desk = SoloDesk().holds("3identical").supply_of_bot(gold=1, wool=3, iron=3).tasks()
    assert spent(desk) == ["gold", "wool", "iron"]
    assert desk.goods() == {"wool": 2, "iron": 2}


@pytest.mark.rule("BTASK-8")
def test_it_says_how_much_wool_and_iron_it_has_each_time_it_looks() -> None:
    desk = SoloDesk().holds("5identical").supply_of_bot(wool=4, iron=2)
    desk.tasks("pick 1")
    told = [(e["kind"], e["amount"], e["wool"], e["iron"]) for e in desk.told("bot-spends-pair")]
    assert told == [("wool", 2, 4, 2), ("wool", 1, 2, 2), ("iron", 1, 1, 2), ("wool", 1, 1, 1)]


@pytest.mark.rule("BCONTR-4", "BTASK-7")
@pytest.mark.parametrize(
    ("held", "goods", "told"),
    [
        (("3identical+3wool",), {"wool": 2, "iron": 1, "gold": 3}, ("3identical+3wool", 4, 3)),
        (("3identical+3wool",), {"wool": 1, "food": 4}, ("3identical+3wool", 6, 0)),
        (("9iron", "7identical"), {"wool": 2, "gold": 4}, ("7identical", 5, 4)),
        (("2wool+5iron", "9iron"), {"wool": 2, "iron": 1, "gold": 5}, ("2wool+5iron", 8, 5)),
    ],
)
def test_it_names_the_contract_that_takes_the_least_gold(
    held: tuple[str, ...], goods: dict[str, int], told: tuple[str, int, int]
) -> None:
    """Two for each missing wool or iron, one for each missing resource of any kind."""
    desk = SoloDesk().holds(*held).supply_of_bot(**goods).tasks()
    assert [(e["tile"], e["wanted"], e["gold"]) for e in desk.told("bot-cheapest")] == [told]


@pytest.mark.rule("BTASK-8")
def test_never_with_stone() -> None:
    desk = SoloDesk().holds("1identical").supply_of_bot(stone=9).tasks()
    assert (desk.bot["contracts"], desk.goods()) == ([], {"stone": 9})


@pytest.mark.rule("BTASK-9")
@pytest.mark.parametrize(("food", "fulfilled"), [(3, False), (4, True)])
def test_the_first_3_food_are_not_for_contracts(food: int, fulfilled: bool) -> None:
    desk = SoloDesk().holds("1identical").supply_of_bot(food=food).tasks()
    assert bool(desk.bot["contracts"]) == fulfilled
    assert desk.goods() == {"food": 3}


@pytest.mark.rule("BTASK-9", "BTASK-2")
def test_but_they_are_for_crests() -> None:
    desk = SoloDesk().inactive("cup").holds("1identical").supply_of_bot(food=4).tasks()
    assert (desk.bot["crests"][0], desk.bot["contracts"], desk.goods()) == ("cup", [], {"food": 1})


@pytest.mark.rule("BTASK-9", "BEND-2")
def test_and_for_contracts_in_the_final_scoring() -> None:
    desk = SoloDesk().holds("1identical").supply_of_bot(food=3).final_scoring()
    assert desk.bot["contracts"] == ["1identical"]
