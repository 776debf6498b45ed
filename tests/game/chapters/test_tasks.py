"""Tasks (rules TASK)."""

from __future__ import annotations

import pytest

from support.playing import (
    OPEN_BONUS_CHOICES,
    act,
    bonus_of,
    decision,
    discards,
    end_round_open,
    fill,
    fulfil_small,
    goods,
    keys,
    last_turn,
    moves_with,
    place,
    points,
    points_from,
    score,
    tasks,
)
from support.setting import Desk

# --- timing ---


@pytest.mark.rule("TASK-1")
def test_tasks_can_be_done_before_the_die_at_its_tile_and_around_the_last_point() -> None:
    desk = Desk().resources(0, gold=8).dice("blue 6").action_at("merchant", 6)
    desk.action_tile("merchant", "goods")
    desk.play("task buy stone", "die blue 6", "task buy stone", "leave", "task buy stone")
    desk.play("merchant Paris")
    assert points(desk) == 0
    desk.play("task buy stone", "end")
    assert goods(desk) == {"stone": 4, "iron": 6}


@pytest.mark.rule("TASK-1")
def test_tasks_can_be_done_in_a_nested_action_and_between_a_buildings_bonuses() -> None:
    desk = Desk().resources(0, gold=4).give(0, "merchant2", "building")
    desk.room(0, "1.1", "king:2vp").room(0, "1.2", "king:3vp")
    desk.play("task helper merchant2", "merchant Paris", "task buy wool", "merchant Tiletum")
    desk.play("task helper building", "building 1", "bonus 2", "task buy wool", "bonus 1")
    assert goods(desk) == {"wool": 2}
    assert score(desk) == 15


@pytest.mark.rule("TASK-1")
def test_several_kinds_of_task_can_follow_each_other() -> None:
    desk = Desk().give(0, "5gold", "2wool", "cup")
    desk.play("task helper 5gold", "task buy wool", "task buy wool")
    desk.play("task fulfil 2wool").resources(0, food=2).play("task crest cup 6")
    assert desk.board(0)["store"] == []
    assert decision(desk) == "die"


@pytest.mark.rule("TASK-2")
def test_nobody_does_tasks_in_another_players_turn() -> None:
    desk = Desk().resources(1, gold=9, food=9, stone=9).give(1, "5gold", "lion")
    assert desk.position()["to_move"] == 0
    assert tasks(desk) == []
    act(desk, "king").play("end")
    assert "task buy stone" in tasks(desk)


@pytest.mark.rule("TASK-2")
def test_the_leader_has_no_tasks_in_the_king_phase() -> None:
    desk = last_turn(Desk()).king((3, [0]), (0, [1])).king_tile("goods")
    desk.resources(0, gold=9).give(0, "5gold")
    assert end_round_open(desk).position()["phase"] == "king"
    assert desk.moves() == ["tile", "leave"]


@pytest.mark.rule("TASK-2")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_there_are_no_tasks_after_the_last_turn_of_a_round(number: int) -> None:
    desk = last_turn(Desk(), number).king_tile(None).resources(0, gold=9).resources(1, gold=9)
    end_round_open(desk)
    assert desk.position()["to_move"] is None
    assert tasks(desk) == []


@pytest.mark.rule("TASK-3")
@pytest.mark.parametrize("choice", OPEN_BONUS_CHOICES)
def test_a_small_choice_is_made_before_the_next_task(choice: str) -> None:
    desk = OPEN_BONUS_CHOICES[choice]().resources(0, gold=9).give(0, "goods")
    assert tasks(desk) == []
    for _ in range(2):
        if not tasks(desk):
            desk.play(desk.moves()[-1])
    assert "task buy stone" in tasks(desk)
    assert "task helper goods" in tasks(desk)


# --- buying ---


@pytest.mark.rule("TASK-4")
@pytest.mark.parametrize("kind", ["stone", "wool", "iron", "food"])
def test_two_gold_buy_one_resource(kind: str) -> None:
    desk = Desk().resources(0, gold=2).play(f"task buy {kind}")
    assert goods(desk) == {kind: 1}


@pytest.mark.rule("TASK-4")
def test_one_gold_buys_nothing_and_gold_cannot_be_bought() -> None:
    assert tasks(Desk().resources(0, gold=1, food=9, wool=9)) == []
    buyable = {"task buy food", "task buy wool", "task buy stone", "task buy iron"}
    assert set(tasks(Desk().resources(0, gold=2))) == buyable


@pytest.mark.rule("TASK-4")
def test_a_player_can_buy_until_the_gold_runs_out() -> None:
    desk = Desk().resources(0, gold=21).play(*["task buy iron"] * 10)
    assert goods(desk) == {"gold": 1, "iron": 10}
    assert tasks(desk) == []


# --- fulfilling contracts ---


@pytest.mark.rule("TASK-5")
def test_a_contract_takes_exactly_its_resources() -> None:
    desk = Desk().give(0, "1wool+3iron").resources(0, wool=2, iron=5, gold=1, stone=7)
    desk.play("task fulfil 1wool+3iron")
    assert goods(desk) == {"wool": 1, "iron": 2, "gold": 1, "stone": 7}


@pytest.mark.rule("TASK-5")
@pytest.mark.parametrize(
    ("wool", "iron", "enough"), [(1, 3, True), (0, 3, False), (1, 2, False), (4, 0, False)]
)
def test_a_contract_needs_every_resource_on_it(wool: int, iron: int, enough: bool) -> None:
    desk = Desk().give(0, "1wool+3iron").resources(0, wool=wool, iron=iron, stone=9)
    assert ("task fulfil 1wool+3iron" in tasks(desk)) == enough


@pytest.mark.rule("TASK-5")
def test_a_contract_is_fulfilled_only_from_the_storehouse() -> None:
    desk = Desk().contracts("3iron", "3iron", "3iron", "3iron", "3iron").resources(0, iron=9)
    assert moves_with(desk, "task fulfil") == []
    assert moves_with(desk.give(0, "3iron"), "task fulfil") == ["task fulfil 3iron"]


@pytest.mark.rule("TASK-5")
@pytest.mark.parametrize("kind", ["gold", "food", "wool", "stone", "iron"])
def test_identical_resources_are_of_any_one_kind(kind: str) -> None:
    desk = Desk().give(0, "5identical").resources(0, **{kind: 4})
    assert moves_with(desk, "task fulfil") == []
    desk.resources(0, **{kind: 6}).play(f"task fulfil 5identical {kind}")
    assert goods(desk) == {kind: 1}


@pytest.mark.rule("TASK-5")
def test_identical_resources_cannot_be_mixed() -> None:
    desk = Desk().give(0, "5identical").resources(0, gold=1, food=4, wool=4, stone=4, iron=4)
    assert moves_with(desk, "task fulfil") == []


@pytest.mark.rule("TASK-5")
def test_the_identical_kind_can_be_the_contracts_other_kind() -> None:
    desk = Desk().give(0, "2identical+2iron").resources(0, iron=3)
    assert moves_with(desk, "task fulfil") == []
    assert moves_with(desk.resources(0, iron=4), "task fulfil") == ["task fulfil 2identical+2iron iron"]
    desk.resources(0, iron=4, wool=2)
    assert moves_with(desk, "task fulfil") == [
        "task fulfil 2identical+2iron wool",
        "task fulfil 2identical+2iron iron",
    ]
    assert goods(desk.play("task fulfil 2identical+2iron iron")) == {"wool": 2}


@pytest.mark.rule("TASK-6")
def test_contracts_fill_the_spaces_from_the_left_and_free_five_pillars() -> None:
    desk = Desk()
    for number, pillars in enumerate([3, 4, 5, 6, 7, 7], start=1):
        fulfil_small(desk, 1)
        assert desk.events("fulfil")[-1]["space"] == number
        assert desk.board(0)["pillars"] == pillars
    assert desk.board(0)["contracts"] == ["1identical"] * 6


@pytest.mark.rule("TASK-6")
def test_the_vp_of_tile_and_space_are_scored() -> None:
    desk = Desk()
    printed = desk.rules.box.player_board.contract_space_vp
    fulfil_small(desk, 6)
    assert points_from(desk, 0, "contract") == 6 * 1
    assert points_from(desk, 0, "contract-space") == sum(printed)
    assert score(desk) == 10 + 6 + sum(printed)


@pytest.mark.rule("TASK-6")
def test_a_contract_needs_an_open_contract_space() -> None:
    desk = fulfil_small(Desk(), 5).give(0, "2iron", "2wool").resources(0, iron=2, wool=2)
    desk.play("task fulfil 2iron")
    assert moves_with(desk, "task fulfil") == []


@pytest.mark.rule("TASK-6")
def test_a_contract_gives_pillar_then_vp_then_other_rewards() -> None:
    desk = Desk().give(0, "5iron").resources(0, iron=5).play("task fulfil 5iron")
    assert keys(desk)[-3:] == ["fulfil", "contract-pillar", "score"]
    assert (desk.board(0)["pillars"], score(desk)) == (3, 17)
    assert decision(desk) == "kingstep"


@pytest.mark.rule("TASK-6")
def test_the_freed_pillar_serves_the_contracts_own_reward() -> None:
    desk = Desk().supply(0, pillars=0).architect(0, "Koeln").cost("Koeln", "3for4")
    desk.give(0, "3wool+3iron", "architect:pillar").resources(0, wool=3, iron=3)
    desk.play("task fulfil 3wool+3iron", "place architect:pillar 1.1", "pillar Koeln")
    assert desk.position()["pillars"] == {"Koeln": [0]}


# --- placing crests ---


@pytest.mark.rule("TASK-7")
@pytest.mark.parametrize(("building", "food"), [(1, 6), (2, 6), (3, 5), (4, 4), (5, 3), (6, 2)])
def test_a_crest_costs_the_food_of_its_space(building: int, food: int) -> None:
    desk = Desk().give(0, "rose").resources(0, food=food - 1)
    assert f"task crest rose {building}" not in tasks(desk)
    desk.resources(0, food=food).play(f"task crest rose {building}")
    assert goods(desk) == {}
    assert desk.board(0)["crests"][building - 1] == "rose"
    assert desk.board(0)["store"] == []


@pytest.mark.rule("TASK-7")
def test_a_crest_fits_any_building_without_one_even_an_empty_building() -> None:
    desk = Desk().give(0, "rose").resources(0, food=9).crest(0, "cup", 2).crest(0, "lion", 6)
    desk.room(0, "1.1", "king:2vp")
    assert tasks(desk) == [f"task crest rose {building}" for building in (1, 3, 4, 5)]


@pytest.mark.rule("TASK-7")
def test_a_crest_must_be_in_the_storehouse() -> None:
    desk = Desk().contracts("rose", "rose", "rose", "rose", "rose").resources(0, food=9)
    assert tasks(desk) == []


@pytest.mark.rule("TASK-8")
def test_a_crest_is_paid_and_placed_before_its_bonus_and_completes_after_it() -> None:
    desk = fill(Desk(), 0, 5).give(0, "rose").resources(0, food=3).play("task crest rose 5")
    assert decision(desk) == "any"
    assert goods(desk) == {}
    assert desk.board(0)["crests"][4] == "rose"
    assert desk.events("complete") == []
    desk.play("gain food", "gain food")
    assert goods(desk) == {"food": 2}
    assert desk.events("complete")[0]["building"] == 5


@pytest.mark.rule("TASK-8")
def test_a_crests_bonus_comes_before_the_ap_of_completion() -> None:
    desk = fill(Desk(), 0, 4).give(0, "rose").resources(0, food=4)
    act(desk, "contract", points=2).play("task crest rose 4")
    assert points(desk) == 2
    assert points(desk.play("architect Arles-Genova")) == 3


# --- cathedrals ---


def desk_with_pillars(stone: int = 3) -> Desk:
    """Give both players a Pillar in Koeln, which costs 3 Stone for 4 VP."""
    desk = Desk().cost("Koeln", "3for4").cost("Paris", "3for4").pillar(0, "Koeln").pillar(1, "Koeln")
    return desk.resources(0, stone=stone)


@pytest.mark.rule("TASK-9")
def test_contributing_pays_stone_for_the_top_tile_and_the_vp_of_both_tiles() -> None:
    desk = desk_with_pillars(stone=4)
    top, *rest = desk.position()["cathedral_tiles"]["Koeln"]
    desk.play("task cathedral Koeln")
    assert goods(desk) == {"stone": 1}
    assert score(desk) == 10 + 4 + top
    assert desk.board(0)["cathedrals"] == ["Koeln"]
    assert desk.position()["cathedral_tiles"]["Koeln"] == rest


@pytest.mark.rule("TASK-9")
def test_the_next_player_gets_the_next_cathedral_tile() -> None:
    desk = desk_with_pillars().resources(1, stone=3)
    second = desk.position()["cathedral_tiles"]["Koeln"][1]
    act(desk.play("task cathedral Koeln"), "king").play("end", "task cathedral Koeln")
    assert score(desk, 1) == 10 + 4 + second


@pytest.mark.rule("TASK-9")
def test_contributing_needs_the_full_cost_in_stone() -> None:
    assert tasks(desk_with_pillars(stone=2)) == []
    assert tasks(desk_with_pillars(stone=3)) == ["task cathedral Koeln"]


@pytest.mark.rule("TASK-9")
def test_a_contribution_needs_the_players_pillar_but_no_architect() -> None:
    desk = desk_with_pillars(stone=9).architect(0, "Paris").pillar(1, "Paris")
    assert tasks(desk) == ["task cathedral Koeln"]


@pytest.mark.rule("TASK-9")
def test_a_player_contributes_to_each_cathedral_once() -> None:
    desk = desk_with_pillars(stone=9).pillar(0, "Paris").play("task cathedral Koeln")
    assert tasks(desk) == ["task cathedral Paris"]
    assert tasks(desk.play("task cathedral Paris")) == []


# --- helpers ---


@pytest.mark.rule("TASK-10")
def test_a_helper_is_used_once_and_leaves_the_game() -> None:
    desk = Desk().give(0, "goods")
    pile = desk.position()["piles"]["bonus"]
    desk.play("task helper goods")
    assert goods(desk) == {"food": 1, "wool": 1, "stone": 1, "iron": 1}
    assert desk.board(0)["store"] == []
    assert desk.position()["piles"]["bonus"] == pile
    assert discards(desk) == {}
    assert tasks(desk) == []


@pytest.mark.rule("TASK-10")
def test_using_a_helper_leaves_its_copy_in_place() -> None:
    desk = Desk().give(0, "4vp", "4vp")
    assert tasks(desk) == ["task helper 4vp"]
    desk.play("task helper 4vp")
    assert (score(desk), desk.board(0)["store"]) == (14, ["4vp"])


@pytest.mark.rule("TASK-11")
def test_a_helper_keeps_its_space_until_its_ability_is_resolved() -> None:
    desk = Desk().give(0, "character2", "lion", "cup", "rose")
    desk.play("task helper character2")
    assert moves_with(desk, "character ") == []
    assert len(desk.board(0)["store"]) == 4
    assert len(desk.play("done").board(0)["store"]) == 3


@pytest.mark.rule("TASK-11")
def test_a_space_beside_the_helper_can_be_filled() -> None:
    desk = Desk().give(0, "character2", "lion", "cup").characters("king:2vp", "king:3vp")
    desk.play("task helper character2", "character king:2vp")
    assert moves_with(desk, "character ") == []


@pytest.mark.rule("TASK-11")
def test_the_helper_of_one_buildings_bonuses_keeps_its_space_to_the_last_bonus() -> None:
    desk = Desk().give(0, "building", "lion", "cup", "rose").characters("king:2vp")
    desk.room(0, "1.1", "character:ap1").room(0, "1.2", "character:ap2")
    desk.play("task helper building", "building 1", "bonus 2")
    assert moves_with(desk, "character ") == []
    desk.play("done", "bonus 1")
    assert moves_with(desk, "character ") == []
    assert desk.play("done").board(0)["store"] == ["cup", "lion", "rose"]


@pytest.mark.rule("TASK-11")
def test_a_contract_leaves_its_space_before_its_reward() -> None:
    desk = Desk().give(0, "3wool+3iron", "lion", "cup", "rose").resources(0, wool=3, iron=3)
    desk.characters("king:2vp").play("task fulfil 3wool+3iron", "character king:2vp")
    assert desk.board(0)["store"] == ["cup", "king:2vp", "lion", "rose"]


@pytest.mark.rule("TASK-11")
def test_a_crest_leaves_its_space_before_its_bonus() -> None:
    desk = Desk().give(0, "eagle", "lion", "cup", "rose").resources(0, food=6).room(0, "2.1", "character:ap1")
    desk.characters("king:2vp").play("task crest eagle 1", "house Genova 1", "building 2", "bonus 1")
    desk.play("character king:2vp")
    assert desk.board(0)["store"] == ["cup", "king:2vp", "lion", "rose"]


@pytest.mark.rule("TASK-11")
def test_a_character_leaves_its_space_before_its_bonus() -> None:
    desk = Desk().give(0, "eagle", "lion", "cup").characters("king:2vp")
    place(desk, "character:ap1").play("character king:2vp")
    assert desk.board(0)["store"] == ["cup", "eagle", "king:2vp", "lion"]


@pytest.mark.rule("TASK-11")
def test_a_helper_in_use_cannot_be_used_again() -> None:
    desk = bonus_of(Desk().room(0, "1.2", "character:ap2"), "character:ap1")
    assert desk.board(0)["store"] == ["building"]
    assert tasks(desk) == []
