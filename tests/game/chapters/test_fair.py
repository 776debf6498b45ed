"""Fair phase (rules FAIR)."""

from __future__ import annotations

import pytest

from support.playing import end_round_open, fill, fulfil_small, last_turn, points_from, score
from support.setting import Desk

HOUSES = ["Paris", "Troyes", "Koeln", "Wien"]
PILLARS = ["Koeln", "Praha", "Milano"]


def hold_fair(desk: Desk, tile: str, number: int = 1, town: str = "Tiletum") -> Desk:
    """Play this round's fair with all King markers at 0; read its points with `points_from(..., "fair")`."""
    seats = list(range(desk.rules.players))
    last_turn(desk, number).king_tile(None).fair(number, town, tile).king((0, seats))
    return end_round_open(desk)


def printed_vp(desk: Desk, number: int = 1) -> int:
    """Return the VP printed on the board for this round's fair."""
    return desk.rules.box.fair_vp[number - 1]


def desk_with_everything() -> Desk:
    """Give seat 0 some of everything that a fair counts.

    5 Houses, 3 Pillars, 4 Contracts, 2 cathedral tiles, 3 Crests below Buildings, 3 Characters on upper
    floors and 2 filled Buildings; one Crest is in the Storehouse.
    """
    desk = fill(Desk(), 0, 2, 4).room(0, "1.2", "king:2vp").room(0, "1.3", "king:3vp").give(0, "lion")
    desk.crest(0, "cup", 2).crest(0, "rose", 3).crest(0, "eagle", 6)
    for town in HOUSES:
        desk.house(0, town)
    for town in PILLARS:
        desk.cost(town, "3for4").pillar(0, town)
    desk.resources(0, stone=6).play("task cathedral Koeln", "task cathedral Praha")
    return fulfil_small(desk, 4)


# --- participation ---


@pytest.mark.rule("FAIR-1")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_each_round_scores_its_own_fair_once(number: int) -> None:
    desk = Desk().fair(1, "Tiletum", "house").fair(2, "Frankfurt", "pillar")
    desk.fair(3, "Verona", "crest").fair(4, "Genova", "contract")
    last_turn(desk, number).king_tile(None)
    town, tile = desk.position()["fairs"][number - 1]
    end_round_open(desk.merchant(0, town))
    (event,) = desk.events("fair")
    assert (event["space"], event["fair"]) == (town, tile)
    assert [event["seat"] for event in desk.events("fair-score")].count(0) == 1


@pytest.mark.rule("FAIR-2")
def test_a_house_or_the_merchant_in_the_fair_town_takes_part() -> None:
    desk = Desk(players=4).house(0, "Frankfurt").merchant(1, "Frankfurt").architect(2, "Frankfurt")
    hold_fair(desk.house(3, "Strasbourg"), "house", number=2, town="Frankfurt")
    assert {event["seat"] for event in desk.events("fair-score")} == {0, 1}


@pytest.mark.rule("FAIR-2")
def test_a_merchant_that_has_left_does_not_take_part() -> None:
    desk = Desk().merchant(1, "Frankfurt").give(1, "merchant2")
    last_turn(desk, 2).play("task helper merchant2", "merchant Strasbourg", "done")
    hold_fair(desk, "house", number=2, town="Frankfurt")
    assert desk.events("fair-score") == []


@pytest.mark.rule("FAIR-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_takes_part_in_the_first_fair(players: int) -> None:
    desk = Desk(players=players)
    for seat in range(players):
        desk.merchant(seat, "Wien")
    assert desk.position()["fairs"][0][0] == "Tiletum"
    hold_fair(desk, "house")
    assert {event["seat"] for event in desk.events("fair-score")} == set(range(players))


@pytest.mark.rule("FAIR-3")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_printed_vp_and_the_tiles_vp_are_added_then_multiplied(number: int) -> None:
    desk = hold_fair(Desk().house(0, "Paris").house(0, "Wien"), "house", number=number)
    assert points_from(desk, 0, "fair") == (printed_vp(desk, number) + 2) * 3


@pytest.mark.rule("FAIR-3")
def test_the_third_rounds_fair_has_3_vp_printed() -> None:
    assert points_from(hold_fair(Desk(), "house", number=3), 0, "fair") == 3 + 2


@pytest.mark.rule("FAIR-3")
@pytest.mark.parametrize(
    ("houses", "pillars", "sets"), [(3, 1, 1), (1, 3, 1), (2, 2, 2), (3, 3, 3), (4, 0, 0)]
)
def test_sets_are_counted_by_the_smaller_number(houses: int, pillars: int, sets: int) -> None:
    desk = Desk()
    for town in HOUSES[: houses - 1]:
        desk.house(0, town)
    for town in PILLARS[:pillars]:
        desk.pillar(0, town)
    hold_fair(desk, "house+pillar")
    assert points_from(desk, 0, "fair") == (printed_vp(desk) + 6) * sets


@pytest.mark.rule("FAIR-3")
@pytest.mark.parametrize(
    "tile", ["contract+cathedral", "contract", "contract+crest", "upper-character", "crest", "pillar"]
)
def test_a_count_of_zero_pays_nothing_not_even_the_printed_vp(tile: str) -> None:
    assert points_from(hold_fair(Desk(), tile), 0, "fair") == 0


@pytest.mark.rule("FAIR-4")
@pytest.mark.parametrize("tile", ["house", "house+pillar", "contract", "crest", "upper-character"])
def test_a_player_outside_the_fair_gains_nothing(tile: str) -> None:
    desk = hold_fair(desk_with_everything().merchant(1, "Frankfurt"), tile, number=2, town="Frankfurt")
    assert {event["seat"] for event in desk.events("fair-score")} == {1}
    assert points_from(desk, 0, "fair") == 0


@pytest.mark.rule("FAIR-4")
@pytest.mark.parametrize(("seat", "there"), [(0, False), (1, True)])
def test_a_player_outside_the_king_fair_neither_gains_nor_loses(seat: int, there: bool) -> None:
    desk = last_turn(Desk().merchant(1, "Frankfurt"), 2).king_tile(None).fair(2, "Frankfurt", "king")
    end_round_open(desk.king((-2, [0, 1])))
    assert (points_from(desk, seat, "fair") != 0) == there
    assert points_from(desk, seat, "king-track") == -2


# --- the tiles ---


@pytest.mark.rule(
    "FAIR-5", "FAIR-6", "FAIR-7", "FAIR-9", "FAIR-10", "FAIR-11", "FAIR-12", "FAIR-13", "FAIR-14", "FAIR-15"
)
@pytest.mark.parametrize(
    ("tile", "vp", "times"),
    [
        ("house+pillar", 6, 3),
        ("contract+cathedral", 5, 2),
        ("contract", 3, 4),
        ("contract+crest", 6, 3),
        ("house", 2, 5),
        ("upper-character", 3, 3),
        ("crest", 3, 3),
        ("pillar", 2, 3),
        ("filled-building", 5, 2),
        ("cathedral", 4, 2),
    ],
)
def test_what_a_fair_pays(tile: str, vp: int, times: int) -> None:
    desk = hold_fair(desk_with_everything(), tile)
    assert points_from(desk, 0, "fair") == (printed_vp(desk) + vp) * times


@pytest.mark.rule("FAIR-5")
def test_houses_and_pillars_in_supply_do_not_count() -> None:
    desk = hold_fair(Desk().supply(0, houses=7, pillars=7), "house+pillar")
    assert points_from(desk, 0, "fair") == 0


@pytest.mark.rule("FAIR-6")
def test_a_set_of_contract_and_cathedral_tile_needs_both() -> None:
    only_contracts = hold_fair(fulfil_small(Desk(), 2), "contract+cathedral")
    desk = Desk().cost("Koeln", "3for4").pillar(0, "Koeln").resources(0, stone=3).play("task cathedral Koeln")
    only_cathedral = hold_fair(desk, "contract+cathedral")
    assert [points_from(d, 0, "fair") for d in (only_contracts, only_cathedral)] == [0, 0]


@pytest.mark.rule("FAIR-7")
def test_contracts_in_the_storehouse_do_not_count() -> None:
    desk = hold_fair(fulfil_small(Desk(), 1).give(0, "5iron", "5wool"), "contract")
    assert points_from(desk, 0, "fair") == printed_vp(desk) + 3


@pytest.mark.rule("FAIR-8")
@pytest.mark.parametrize("position", [-10, -2, -1, 0, 3, 5, 15])
def test_the_king_fair_pays_3_and_the_printed_vp_once_then_the_position(position: int) -> None:
    desk = last_turn(desk_with_everything().score(0, 50), 3).king_tile(None).fair(3, "Tiletum", "king")
    end_round_open(desk.king((position, [0]), (0, [1])))
    assert points_from(desk, 0, "fair") == 3 + 3 + position
    assert len(desk.events("king-fair-score")) == 2, "both players once, not again in the fair phase"
    assert desk.events("fair-score") == []


@pytest.mark.rule("FAIR-8")
def test_the_king_fairs_vp_come_before_the_loss() -> None:
    desk = last_turn(Desk().score(0, 0), 3).king_tile(None).fair(3, "Tiletum", "king")
    end_round_open(desk.king((-2, [0]), (0, [1])))
    assert score(desk, 0) == 0 + 6 - 2


@pytest.mark.rule("FAIR-9")
def test_contract_and_crest_counts_only_crests_below_buildings() -> None:
    desk = hold_fair(fulfil_small(Desk(), 3).give(0, "lion", "cup").crest(0, "rose", 6), "contract+crest")
    assert points_from(desk, 0, "fair") == printed_vp(desk) + 6


@pytest.mark.rule("FAIR-10")
def test_the_house_in_tiletum_counts_and_those_in_supply_do_not() -> None:
    desk = hold_fair(Desk().supply(0, houses=7), "house")
    assert points_from(desk, 0, "fair") == printed_vp(desk) + 2


@pytest.mark.rule("FAIR-11")
@pytest.mark.parametrize(
    ("rooms", "times"), [(["1.1"], 0), (["1.2"], 1), (["1.3"], 1), (["1.1", "1.2", "1.3"], 2), (["5.1"], 0)]
)
def test_floors_2_and_3_count_in_an_unfinished_building(rooms: list[str], times: int) -> None:
    desk = Desk()
    for room in rooms:
        desk.room(0, room, "king:2vp")
    hold_fair(desk, "upper-character")
    assert points_from(desk, 0, "fair") == (printed_vp(desk) + 3) * times


@pytest.mark.rule("FAIR-11")
def test_floors_2_and_3_count_in_a_completed_building() -> None:
    desk = hold_fair(fill(Desk(), 0, 1).crest(0, "lion", 1).crest(0, "cup", 6), "upper-character")
    assert points_from(desk, 0, "fair") == (printed_vp(desk) + 3) * 2


@pytest.mark.rule("FAIR-12")
def test_the_crest_fair_counts_crests_below_buildings_and_not_in_the_storehouse() -> None:
    desk = hold_fair(Desk().give(0, "lion", "cup").crest(0, "rose", 1).crest(0, "eagle", 6), "crest")
    assert points_from(desk, 0, "fair") == (printed_vp(desk) + 3) * 2


@pytest.mark.rule("FAIR-13")
def test_pillars_count_only_on_the_map() -> None:
    desk = hold_fair(Desk().supply(0, pillars=5).pillar(0, "Koeln").pillar(1, "Paris"), "pillar")
    assert points_from(desk, 0, "fair") == printed_vp(desk) + 2


@pytest.mark.rule("FAIR-14")
@pytest.mark.parametrize("with_crest", [False, True])
def test_a_filled_building_counts_with_or_without_a_crest_and_the_sixth_never(with_crest: bool) -> None:
    desk = fill(Desk(), 0, 5).room(0, "1.1", "king:2vp").room(0, "1.2", "king:3vp").crest(0, "lion", 6)
    if with_crest:
        desk.crest(0, "cup", 5)
    hold_fair(desk.crest(0, "rose", 1), "filled-building")
    assert points_from(desk, 0, "fair") == printed_vp(desk) + 5


@pytest.mark.rule("FAIR-15")
def test_a_pillar_without_a_cathedral_tile_does_not_count() -> None:
    desk = Desk().cost("Koeln", "3for4").pillar(0, "Koeln").pillar(0, "Praha").resources(0, stone=3)
    hold_fair(desk.play("task cathedral Koeln"), "cathedral")
    assert points_from(desk, 0, "fair") == printed_vp(desk) + 4
