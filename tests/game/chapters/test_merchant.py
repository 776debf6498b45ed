"""Merchant action and the map (rules MERCH)."""

from __future__ import annotations

import pytest

from support.setting import Desk


def houses_by_town(desk: Desk) -> list[str]:
    return [move for move in desk.moves() if move.startswith("house")]


@pytest.mark.rule("MERCH-1")
def test_the_merchant_moves_to_any_adjacent_space_including_road_spaces() -> None:
    desk = Desk().merchant(0, "Strasbourg").act("merchant", 1)

    steps = {move for move in desk.moves() if move.startswith("merchant")}
    assert steps == {"merchant Troyes", "merchant Frankfurt", "merchant Strasbourg-Milano"}


@pytest.mark.rule("MERCH-1")
def test_a_step_of_the_merchant_costs_1_point() -> None:
    desk = Desk().merchant(0, "Troyes").architect(0, "Troyes").act("merchant", 2)

    desk.play("merchant Strasbourg")
    assert desk.points() == 1
    assert (desk.board(0)["merchant"], desk.board(0)["architect"]) == ("Strasbourg", "Troyes")

    desk.play("merchant Strasbourg-Milano")
    assert desk.points() == 0
    assert not [move for move in desk.moves() if move.startswith("merchant")]


@pytest.mark.rule("MERCH-2")
def test_a_house_costs_1_point_and_comes_from_the_personal_supply() -> None:
    desk = Desk().merchant(0, "Troyes").supply(0, houses=1).act("merchant", 1).play("house Troyes 1")

    assert desk.position()["houses"] == {"Troyes 1": 0}
    assert desk.board(0)["houses"] == 0
    assert desk.points() == 0


@pytest.mark.rule("MERCH-2")
def test_a_house_cannot_be_built_without_points() -> None:
    desk = Desk().merchant(0, "Troyes").act("merchant", 1).play("merchant Strasbourg")

    assert houses_by_town(desk) == []


@pytest.mark.rule("MERCH-2")
def test_a_house_cannot_be_built_from_an_empty_supply() -> None:
    assert houses_by_town(Desk().merchant(0, "Troyes").supply(0, houses=0).act("merchant", 6)) == []


@pytest.mark.rule("MERCH-2")
def test_a_house_cannot_be_built_on_a_taken_space() -> None:
    assert houses_by_town(Desk().merchant(0, "Troyes").house(1, "Troyes").act("merchant", 6)) == []


@pytest.mark.rule("MERCH-2")
def test_a_house_cannot_be_built_where_only_the_architect_stands() -> None:
    desk = Desk().merchant(0, "Troyes").architect(0, "Paris").act("merchant", 6)

    assert houses_by_town(desk) == ["house Troyes 1"]


@pytest.mark.rule("MERCH-2")
def test_a_player_builds_only_one_house_in_a_town() -> None:
    desk = Desk(3).merchant(0, "Troyes").act("merchant", 6)
    assert houses_by_town(desk) == ["house Troyes 1", "house Troyes 2"]

    desk.play("house Troyes 1")
    assert houses_by_town(desk) == []


@pytest.mark.rule("MERCH-3")
def test_the_tile_where_the_merchant_stands_costs_1_point() -> None:
    desk = Desk().merchant(0, "Paris").map_tile("Paris", "any2").act("merchant", 1).play("take Paris")

    assert desk.board(0)["store"] == ["any2"]
    assert "Paris" not in desk.position()["map_tiles"]
    assert desk.points() == 0


@pytest.mark.rule("MERCH-3")
def test_the_merchant_action_takes_no_tile_where_only_the_architect_stands() -> None:
    desk = Desk().architect(0, "Paris").map_tile("Paris", "any2").merchant(0, "Troyes").act("merchant", 6)

    assert "take Paris" not in desk.moves()


@pytest.mark.rule("MERCH-3")
def test_a_tile_needs_a_tile_in_the_town_and_a_point() -> None:
    desk = Desk().merchant(0, "Paris").map_tile("Paris", "any2").act("merchant", 2).play("take Paris")
    assert "take Paris" not in desk.moves()

    desk = Desk().merchant(0, "Tiletum").map_tile("Paris", "any2").act("merchant", 1)
    assert "take Paris" not in desk.play("merchant Paris").moves()


@pytest.mark.rule("MERCH-4")
def test_the_player_chooses_among_several_empty_house_spaces() -> None:
    desk = Desk(3).merchant(0, "Paris").act("merchant", 6)
    assert houses_by_town(desk) == ["house Paris 1", "house Paris 2"]

    desk.play("house Paris 2")
    assert desk.position()["houses"] == {"Paris 2": 0}


@pytest.mark.rule("MERCH-4")
@pytest.mark.parametrize(
    ("players", "town", "spaces"),
    [
        (2, "Paris", ["house Paris 1"]),
        (3, "Paris", ["house Paris 1", "house Paris 2"]),
        (3, "London", ["house London 1"]),
        (4, "London", ["house London 1", "house London 2"]),
    ],
)
def test_a_marked_house_space_exists_only_with_that_many_players(
    players: int, town: str, spaces: list[str]
) -> None:
    marks = {(space.town, space.number): space.players for space in Desk().rules.box.house_spaces}
    assert (marks["Paris", 2], marks["London", 2]) == (3, 4)

    assert houses_by_town(Desk(players).merchant(0, town).act("merchant", 6)) == spaces


@pytest.mark.rule("MERCH-4")
def test_tiletum_has_no_second_house_space() -> None:
    assert houses_by_town(Desk(4).merchant(0, "Tiletum").act("merchant", 6)) == []


@pytest.mark.rule("MERCH-5")
def test_pieces_can_stop_on_a_road_space_and_continue_later() -> None:
    desk = (
        Desk()
        .merchant(0, "Arles")
        .act("merchant", 1)
        .play("merchant Arles-Genova", "end")
        .idle_turns()
        .deal()
    )
    assert desk.board(0)["merchant"] == "Arles-Genova"

    desk.act("merchant", 1)
    assert desk.moves() == ["merchant Arles", "merchant Genova", "end"]


@pytest.mark.rule("MERCH-5")
def test_a_road_space_counts_as_a_step() -> None:
    desk = Desk().merchant(0, "Arles").architect(0, "Arles").act("merchant", 6)
    assert "merchant Genova" not in desk.moves()

    desk.play("merchant Arles-Genova", "merchant Genova")
    assert desk.points() == 4


@pytest.mark.rule("MERCH-5")
def test_a_road_space_takes_no_house_and_no_pillar() -> None:
    desk = Desk().merchant(0, "Arles-Genova").act("merchant", 6)
    assert desk.moves() == ["merchant Arles", "merchant Genova", "end"]

    desk = Desk().architect(0, "Paris-Bordeaux").act("architect", 6)
    assert desk.moves() == ["architect Paris", "architect Bordeaux", "end"]


@pytest.mark.rule("MERCH-5")
def test_pieces_never_block_one_another() -> None:
    desk = Desk().merchant(0, "Arles").architect(0, "Arles-Genova").act("merchant", 2)
    desk.merchant(1, "Arles-Genova").architect(1, "Genova").house(1, "Genova")

    desk.play("merchant Arles-Genova", "merchant Genova")

    assert desk.board(0)["merchant"] == desk.board(1)["architect"] == "Genova"


@pytest.mark.rule("MERCH-6")
@pytest.mark.parametrize("helper", ["merchant2", "architect2"])
def test_a_helpers_action_can_take_a_tile_on_the_map(helper: str) -> None:
    desk = Desk().merchant(0, "Paris").architect(0, "Paris").map_tile("Paris", "any2").give(0, helper)
    desk.act("king", 1)
    assert "take Paris" not in desk.moves()

    desk.play(f"task helper {helper}", "take Paris")
    assert "Paris" not in desk.position()["map_tiles"]
    assert "any2" in desk.board(0)["store"]


@pytest.mark.rule("MERCH-6")
def test_a_step_from_a_character_takes_no_tile() -> None:
    desk = Desk().merchant(0, "Troyes").map_tile("Paris", "any2").give(0, "merchant:2merchant")

    desk.act("character", 1).play("place merchant:2merchant 1.1", "merchant Paris")

    assert desk.board(0)["merchant"] == "Paris"
    assert "merchant Troyes" in desk.moves()
    assert "take Paris" not in desk.moves()


@pytest.mark.rule("MERCH-6")
def test_a_step_from_a_contract_takes_no_tile() -> None:
    desk = Desk().merchant(0, "Troyes").map_tile("Paris", "any2").give(0, "5wool").resources(0, wool=5)

    desk.act("king", 1).play("task fulfil 5wool")
    assert "take Paris" not in desk.moves()
    desk.play("merchant Paris")

    assert desk.board(0)["merchant"] == "Paris"
    assert "take Paris" not in desk.moves()


@pytest.mark.rule("MERCH-6")
@pytest.mark.parametrize(("building", "step"), [(3, "merchant Paris"), (4, "architect Paris")])
def test_a_step_from_a_crest_takes_no_tile(building: int, step: str) -> None:
    desk = Desk().map_tile("Paris", "any2").give(0, "lion").resources(0, food=6)

    desk.act("king", 1).play(f"task crest lion {building}", step)

    assert "take Paris" not in desk.moves()
    assert desk.position()["map_tiles"]["Paris"] == "any2"
