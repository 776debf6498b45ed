"""Types of tiles (rules TILE)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from support.playing import act, end_round_open, fulfil_small, last_turn, moves_with, tasks
from support.setting import Desk

# From each source: can the player (seat 0) take this tile?


def from_the_contract_offer(desk: Desk, tile: str) -> bool:
    desk.contracts(None, None, None, None, tile)
    return "contract 5" in act(desk, "contract").moves()


def from_the_action(desk: Desk, tile: str) -> bool:
    desk.dice("blue 4").action_at("king", 4).action_tile("king", tile)
    return "tile" in desk.play("die blue 4").moves()


def from_the_map(desk: Desk, tile: str) -> bool:
    desk.merchant(0, "Brugge").map_tile("Brugge", tile)
    return "take Brugge" in act(desk, "merchant").moves()


def from_the_king_track(desk: Desk, tile: str) -> bool:
    last_turn(desk).king((3, [0]), (0, [1])).king_tile(tile).dice("blue 4")
    return "tile" in end_round_open(desk).moves()


Source = Callable[[Desk, str], bool]
SOURCES = [from_the_contract_offer, from_the_action, from_the_map, from_the_king_track]
from_every_source = pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.__name__)


@pytest.mark.rule("TILE-1")
def test_crests_of_six_families_and_contracts_occur_in_both_piles() -> None:
    box = Desk().rules.box
    for pile in (box.bonus_tiles, box.contracts):
        assert {tile.family for tile in pile if tile.type == "crest"} == {
            "fleur",
            "cup",
            "eagle",
            "rose",
            "tower",
            "lion",
        }
        assert "contract" in {tile.type for tile in pile}


@pytest.mark.rule("TILE-1")
@pytest.mark.parametrize(("tile", "task"), [("lion", "task crest lion 6"), ("2iron", "task fulfil 2iron")])
def test_crests_and_contracts_work_the_same_from_both_piles(tile: str, task: str) -> None:
    bonus, contract = Desk(), Desk()
    assert from_the_action(bonus, tile)
    bonus.play("tile")
    assert from_the_contract_offer(contract, tile)
    contract.play("contract 5")
    for desk in (bonus, contract):
        desk.resources(0, iron=2, food=2)
        assert desk.board(0)["store"] == [tile]
        assert tasks(desk) == [task]
        assert desk.play(task).board(0)["store"] == []


@pytest.mark.rule("TILE-2")
@from_every_source
def test_a_family_in_the_storehouse_cannot_be_taken_again(source: Source) -> None:
    assert not source(Desk().give(0, "lion"), "lion")


@pytest.mark.rule("TILE-2")
@from_every_source
def test_a_family_below_a_building_cannot_be_taken_again(source: Source) -> None:
    assert not source(Desk().crest(0, "lion", 3), "lion")


@pytest.mark.rule("TILE-2")
@from_every_source
def test_a_placed_crest_still_counts_as_owned(source: Source) -> None:
    desk = Desk().give(0, "lion").resources(0, food=2).play("task crest lion 6")
    assert not source(desk, "lion")


@pytest.mark.rule("TILE-2")
@from_every_source
def test_other_families_and_other_players_crests_do_not_matter(source: Source) -> None:
    assert source(Desk().give(0, "cup").crest(0, "rose", 1).give(1, "lion").crest(1, "tower", 1), "lion")


@pytest.mark.rule("TILE-2")
@from_every_source
def test_a_crest_just_taken_counts_as_owned(source: Source) -> None:
    desk = Desk()
    assert from_the_action(desk, "lion")
    desk.play("tile", "end")
    act(desk, "king").play("end")
    assert not source(desk, "lion")


@pytest.mark.rule("TILE-2")
def test_one_of_two_equal_crests_in_the_offer_can_be_taken() -> None:
    desk = act(Desk().contracts(None, None, None, "lion", "lion"), "contract")
    assert moves_with(desk, "contract ") == ["contract 4", "contract 5"]
    assert moves_with(desk.play("contract 5"), "contract ") == []


@pytest.mark.rule("TILE-3")
@from_every_source
def test_a_player_with_five_fulfilled_contracts_can_take_a_contract(source: Source) -> None:
    assert source(fulfil_small(Desk(), 5), "2iron")


@pytest.mark.rule("TILE-3")
@from_every_source
def test_a_player_with_six_fulfilled_contracts_cannot_take_a_contract(source: Source) -> None:
    assert not source(fulfil_small(Desk(), 6), "2iron")


@pytest.mark.rule("TILE-3")
@from_every_source
def test_crests_need_no_contract_space(source: Source) -> None:
    assert source(fulfil_small(Desk(), 6), "lion")


@pytest.mark.rule("TILE-4")
@from_every_source
def test_contracts_in_the_storehouse_reserve_no_contract_spaces(source: Source) -> None:
    assert source(fulfil_small(Desk(), 5).give(0, "5wool", "5iron", "7iron"), "2iron")


@pytest.mark.rule("TILE-4")
def test_a_contract_without_a_contract_space_can_never_be_fulfilled() -> None:
    desk = fulfil_small(Desk(), 5).give(0, "2iron", "2wool").resources(0, iron=2, wool=2)
    assert moves_with(desk, "task fulfil") == ["task fulfil 2iron", "task fulfil 2wool"]
    assert moves_with(desk.play("task fulfil 2wool"), "task fulfil") == []
    assert desk.board(0)["store"] == ["2iron"]


@pytest.mark.rule("TILE-5")
def test_helpers_are_bonus_tiles_only() -> None:
    box = Desk().rules.box
    assert "helper" in {tile.type for tile in box.bonus_tiles}
    assert "helper" not in {tile.type for tile in (*box.contracts, *box.characters)}


@pytest.mark.rule("TILE-5")
def test_a_helper_can_be_used_in_the_turn_it_was_taken() -> None:
    desk = Desk()
    assert from_the_action(desk, "4vp")
    assert "task helper 4vp" in desk.play("tile").moves()
    assert desk.position()["action_tiles"]["king"] is None


@pytest.mark.rule("TILE-5")
def test_a_helper_can_be_kept_for_a_later_turn_of_its_owner() -> None:
    desk = Desk().give(0, "4vp")
    act(desk, "king").play("end")
    assert "task helper 4vp" not in desk.moves()
    act(desk, "king").play("end")
    assert "task helper 4vp" in desk.moves()
