"""The Cardinalbot's final scoring (rules BEND)."""

from __future__ import annotations

import pytest

from support.solo_setting import BOT, PERSON, SoloDesk


@pytest.mark.rule("BEND-1")
@pytest.mark.parametrize(
    ("houses", "pillars", "points"),
    [
        (["Paris", "Wien"], ["Paris", "Praha"], [6]),
        ([], ["Paris", "Praha", "Lyon"], [3]),
        (["Paris", "Wien"], [], []),
    ],
)
def test_houses_including_tiletum_times_pillars(
    houses: list[str], pillars: list[str], points: list[int]
) -> None:
    desk = SoloDesk().bot_houses(*houses).bot_pillars(*pillars).final_scoring()
    assert desk.points_from("houses-pillars") == points


@pytest.mark.rule("BEND-2")
def test_stone_and_food_become_gold_for_its_contracts() -> None:
    """2 Stone and 4 Food, including the reserve, become 6 Gold: three Wool for the 5 Wool."""
    desk = SoloDesk().bot_tiles("5wool").bot_supply(stone=2, food=4, wool=2).final_scoring()
    assert desk.bot["contracts"] == ["5wool"]
    assert (desk.goods(), desk.bot["store"]) == ({}, [])
    assert desk.points_of() == 10 + 7 + 5


@pytest.mark.rule("BEND-2")
@pytest.mark.parametrize(("stone", "fulfilled"), [(1, False), (2, True)])
def test_each_resource_is_worth_one_gold(stone: int, fulfilled: bool) -> None:
    desk = SoloDesk().bot_tiles("2iron").bot_supply(stone=stone, iron=1).final_scoring()
    assert bool(desk.bot["contracts"]) == fulfilled


@pytest.mark.rule("BEND-2")
def test_without_contracts_nothing_becomes_gold() -> None:
    desk = SoloDesk().inactive_crests("cup").bot_supply(stone=2, food=3).final_scoring()
    assert desk.goods() == {"stone": 2, "food": 3}
    assert desk.events_with("bot-converts") == []


@pytest.mark.rule("BEND-2")
def test_both_contracts_are_fulfilled_the_smaller_first() -> None:
    desk = SoloDesk().bot_tiles("5iron", "2wool").bot_supply(iron=5, stone=4).final_scoring()
    assert desk.fulfilled_contracts() == ["2wool", "5iron"]
    assert desk.points_from("contract-space") == [5, 5]
    desk = SoloDesk().bot_tiles("3iron", "2iron").bot_supply(iron=3, food=3).final_scoring()
    assert (desk.bot["contracts"], desk.bot["store"]) == (["2iron"], ["3iron"])


@pytest.mark.rule("BEND-2", "SOLO-16")
def test_equal_contracts_are_drawn() -> None:
    desk = SoloDesk().bot_tiles("2iron", "2wool").bot_supply(stone=4).final_scoring("pick 2")
    assert desk.bot["contracts"] == ["2wool"]


@pytest.mark.rule("BEND-2")
def test_contracts_score_after_houses_and_pillars_and_before_the_leftovers() -> None:
    desk = SoloDesk().bot_pillars("Paris").bot_tiles("1identical").bot_supply(food=4, wool=1)
    desk.clear_events().final_scoring()
    sources = [event["source"] for event in desk.events_with("score") if event["seat"] == BOT]
    assert sources == ["houses-pillars", "contract", "contract-space", "leftovers"]


@pytest.mark.rule("BEND-3")
@pytest.mark.parametrize(
    ("supply", "points"),
    [
        ({"gold": 3}, []),
        ({"gold": 4}, [1]),
        ({"gold": 2, "food": 2, "wool": 2, "stone": 1}, [1]),
        ({"gold": 2, "food": 2, "wool": 2, "stone": 1, "iron": 1}, [2]),
    ],
)
def test_every_4_resources_of_any_kind_score_a_point(supply: dict[str, int], points: list[int]) -> None:
    assert SoloDesk().bot_supply(**supply).final_scoring().points_from("leftovers") == points


@pytest.mark.rule("BEND-3")
def test_resources_for_an_unfulfilled_contract_are_leftovers() -> None:
    desk = SoloDesk().bot_tiles("9iron").bot_supply(stone=3, food=3, iron=2).final_scoring()
    assert (desk.goods(), desk.points_from("leftovers")) == ({"gold": 6, "iron": 2}, [2])


@pytest.mark.rule("BEND-3")
def test_completed_columns_score_nothing() -> None:
    desk = SoloDesk()
    tiles = [
        ("king:2vp", "king:3vp"),
        ("merchant:house", "merchant:3gold"),
        ("architect:pillar", "architect:2stone"),
        ("contract:2wool", "contract:ap3"),
    ]
    for column, (upper, lower) in enumerate(tiles, start=1):
        desk.column(column, upper, lower).active_crest(("fleur", "cup", "eagle", "rose")[column - 1], column)
    assert desk.final_scoring().points_of() == 10


@pytest.mark.rule("BEND-3")
def test_the_person_scores_as_in_a_two_player_game() -> None:
    """The person has 2 Houses and 1 Pillar, three completed Buildings, and 5 resources. The Contract stays
    unfulfilled."""
    desk = SoloDesk().house(PERSON, "Paris").pillar(PERSON, "Paris").resources(PERSON, stone=2, food=3)
    for building, tile, family in ((4, "contract:2wool", "cup"), (5, "king:2vp", "rose")):
        desk.room(PERSON, f"{building}.1", tile).crest(PERSON, family, building)
    desk.crest(PERSON, "lion", 6).give(PERSON, "1identical").final_scoring()
    assert desk.points_from("houses-pillars", PERSON) == [2]
    assert desk.points_from("buildings", PERSON) == [5]
    assert desk.points_from("leftovers", PERSON) == [1]
    assert desk.points_of(PERSON) == 10 + 2 + 5 + 1
    assert desk.goods(PERSON) == {"stone": 2, "food": 3}
