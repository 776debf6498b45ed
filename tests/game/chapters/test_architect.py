"""Architect action (rules ARCH)."""

from __future__ import annotations

import pytest

from support.setting import Desk


@pytest.mark.rule("ARCH-1")
def test_the_architect_moves_to_any_adjacent_space_including_road_spaces() -> None:
    desk = Desk().architect(0, "Nuernberg").act("architect", 1)

    steps = {move for move in desk.moves() if move.startswith("architect")}
    assert steps == {"architect Frankfurt", "architect Praha", "architect Nuernberg-Verona"}


@pytest.mark.rule("ARCH-1")
def test_a_step_of_the_architect_costs_1_point() -> None:
    desk = Desk().architect(0, "Frankfurt").merchant(0, "Frankfurt").act("architect", 2)

    desk.play("architect Nuernberg")
    assert desk.points() == 1
    assert (desk.board(0)["architect"], desk.board(0)["merchant"]) == ("Nuernberg", "Frankfurt")

    desk.play("architect Nuernberg-Verona")
    assert desk.points() == 0
    assert not [move for move in desk.moves() if move.startswith("architect")]


def desk_in_praha(players: int = 3) -> Desk:
    return Desk(players).architect(0, "Praha").cost("Praha", "3for4")


@pytest.mark.rule("ARCH-2")
def test_a_pillar_costs_1_point_and_comes_from_the_personal_supply() -> None:
    desk = desk_in_praha().supply(0, pillars=1).act("architect", 1).play("pillar Praha")

    assert desk.position()["pillars"] == {"Praha": [0]}
    assert desk.board(0)["pillars"] == 0
    assert desk.points() == 0


@pytest.mark.rule("ARCH-2")
def test_a_pillar_cannot_be_set_without_points() -> None:
    desk = Desk().architect(0, "Nuernberg").cost("Praha", "3for4").act("architect", 1)

    assert "pillar Praha" not in desk.play("architect Praha").moves()


@pytest.mark.rule("ARCH-2")
def test_a_pillar_cannot_be_set_from_an_empty_supply() -> None:
    assert "pillar Praha" not in desk_in_praha().supply(0, pillars=0).act("architect", 6).moves()


@pytest.mark.rule("ARCH-2")
def test_the_architect_must_stand_in_the_town_of_the_cathedral() -> None:
    desk = Desk().architect(0, "Nuernberg").merchant(0, "Praha").act("architect", 6)

    assert not [move for move in desk.moves() if move.startswith("pillar")]


@pytest.mark.rule("ARCH-2")
def test_a_player_sets_only_one_pillar_on_a_cathedral() -> None:
    desk = desk_in_praha().act("architect", 6).play("pillar Praha")

    assert "pillar Praha" not in desk.moves()


@pytest.mark.rule("ARCH-2")
def test_a_pillar_needs_an_empty_pillar_space() -> None:
    assert "pillar Praha" in desk_in_praha().pillar(1, "Praha").act("architect", 6).moves()

    full = desk_in_praha().pillar(1, "Praha").pillar(2, "Praha")
    assert full.rules.pillar_spaces[full.rules.cathedral_in[full.rules.space_index["Praha"]]] == 2
    assert "pillar Praha" not in full.act("architect", 6).moves()


@pytest.mark.rule("ARCH-2")
def test_the_unavailable_cathedral_takes_no_pillar() -> None:
    desk = desk_in_praha().cost("Praha", "unavailable").act("architect", 6)

    assert "pillar Praha" not in desk.moves()


@pytest.mark.rule("ARCH-3")
@pytest.mark.parametrize("town", ["Paris", "Nuernberg"])
def test_the_tile_where_the_architect_stands_costs_1_point_with_or_without_a_cathedral(town: str) -> None:
    desk = Desk().architect(0, town).map_tile(town, "any2").act("architect", 1).play(f"take {town}")

    assert desk.board(0)["store"] == ["any2"]
    assert town not in desk.position()["map_tiles"]
    assert desk.points() == 0


@pytest.mark.rule("ARCH-3")
def test_the_architect_action_takes_no_tile_where_only_the_merchant_stands() -> None:
    desk = Desk().merchant(0, "Paris").map_tile("Paris", "any2").architect(0, "Troyes").act("architect", 6)

    assert "take Paris" not in desk.moves()


@pytest.mark.rule("ARCH-3")
def test_a_tile_needs_a_tile_in_the_town_and_a_point() -> None:
    desk = Desk().architect(0, "Paris").map_tile("Paris", "any2").act("architect", 2).play("take Paris")
    assert "take Paris" not in desk.moves()

    desk = Desk().architect(0, "Tiletum").map_tile("Paris", "any2").act("architect", 1)
    assert "take Paris" not in desk.play("architect Paris").moves()


@pytest.mark.rule("ARCH-1", "ARCH-2", "ARCH-3")
def test_an_architect_action_neither_moves_the_merchant_nor_builds_a_house() -> None:
    desk = Desk().merchant(0, "Praha").architect(0, "Paris").act("architect", 6)

    assert not [move for move in desk.moves() if move.startswith(("merchant", "house"))]
