"""Contract action (rules CONTR)."""

from __future__ import annotations

import pytest

from support.setting import Desk

OFFER = ("5iron", "5wool", "7iron", "7wool", "5identical")
KINDS = ("gold", "food", "wool", "stone", "iron")


def contract_takes(desk: Desk) -> list[str]:
    return [move for move in desk.moves() if move.startswith("contract")]


def contract_exchanges(desk: Desk) -> list[str]:
    return [move for move in desk.moves() if move.startswith("exchange")]


# --- the offer ---


@pytest.mark.rule("CONTR-1")
def test_slots_cost_3_at_the_left_end_and_1_at_the_right_end() -> None:
    costs = Desk().rules.box.contract_costs

    assert (costs[0], costs[-1]) == (3, 1)
    assert sorted(costs, reverse=True) == list(costs)


@pytest.mark.rule("CONTR-1")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_a_tile_costs_the_points_printed_below_its_slot(slot: int) -> None:
    cost = Desk().rules.box.contract_costs[slot - 1]
    desk = Desk().contracts(*OFFER).act("contract", cost).play(f"contract {slot}")

    assert desk.board(0)["store"] == [OFFER[slot - 1]]
    assert desk.points() == 0


@pytest.mark.rule("CONTR-1")
@pytest.mark.parametrize(
    ("points", "slots"),
    [
        (1, ["contract 5"]),
        (2, ["contract 3", "contract 4", "contract 5"]),
        (3, ["contract 1", "contract 2", "contract 3", "contract 4", "contract 5"]),
    ],
)
def test_a_slot_needs_its_points(points: int, slots: list[str]) -> None:
    assert contract_takes(Desk().contracts(*OFFER).act("contract", points)) == slots


@pytest.mark.rule("CONTR-4")
def test_the_offer_is_not_refilled_during_a_turn() -> None:
    desk = Desk().contracts(*OFFER).act("contract", 6).play("contract 5", "contract 1")

    assert desk.position()["contract_offer"] == [None, "5wool", "7iron", "7wool", None]
    assert contract_takes(desk) == ["contract 3", "contract 4"]
    assert desk.points() == 2


@pytest.mark.rule("CONTR-4")
def test_a_gap_left_by_a_helper_stays_until_the_end_of_the_turn() -> None:
    desk = Desk().contracts(*OFFER).give(0, "contract2").act("king", 1)

    desk.play("task helper contract2", "contract 3")
    assert desk.position()["contract_offer"] == ["5iron", "5wool", None, "7wool", "5identical"]

    desk.play("end")
    assert desk.position()["contract_offer"][1:] == ["5iron", "5wool", "7wool", "5identical"]


@pytest.mark.rule("CONTR-4")
def test_a_gap_left_before_the_die_stays_until_the_end_of_the_turn() -> None:
    desk = Desk().contracts(*OFFER).give(0, "contract2").play("task helper contract2", "contract 3")

    desk.act("contract", 6)

    assert contract_takes(desk) == ["contract 1", "contract 2", "contract 4", "contract 5"]


@pytest.mark.rule("CONTR-4")
def test_a_gap_left_by_a_character_stays_until_the_end_of_the_turn() -> None:
    desk = Desk().contracts(*OFFER).give(0, "contract:ap3").act("character", 1)

    desk.play("place contract:ap3 1.1", "contract 2")

    assert desk.position()["contract_offer"] == ["5iron", None, "7iron", "7wool", "5identical"]


@pytest.mark.rule("CONTR-5")
def test_at_the_end_of_the_turn_tiles_slide_right_and_the_empty_slots_are_filled() -> None:
    desk = Desk().contracts(*OFFER).pile("contract", {"9iron": 2, "9wool": 2}).act("contract", 6)

    desk.play("contract 2", "contract 4").play_open("end")
    assert desk.position()["contract_offer"] == [None, None, "5iron", "7iron", "5identical"]
    assert desk.game.at_chance

    desk.play_open("draw contract 9wool")
    assert desk.position()["contract_offer"] == ["9wool", None, "5iron", "7iron", "5identical"]
    desk.play_open("draw contract 9iron")
    assert desk.position()["contract_offer"] == ["9wool", "9iron", "5iron", "7iron", "5identical"]
    assert desk.game.to_move == 1


@pytest.mark.rule("CONTR-5")
def test_a_full_offer_stays_as_it_is() -> None:
    desk = Desk().contracts(*OFFER).act("contract", 6).play("end")

    assert desk.position()["contract_offer"] == list(OFFER)


@pytest.mark.rule("CONTR-6")
def test_the_contract_offer_stays_short_when_the_pile_is_empty() -> None:
    desk = Desk().contracts(*OFFER).pile("contract", {"9iron": 1}).act("contract", 6)

    desk.play("contract 3", "contract 5", "end")
    assert desk.game.to_move == 1
    assert desk.position()["contract_offer"] == ["9iron", None, "5iron", "5wool", "7wool"]

    desk.act("contract", 6)
    assert contract_takes(desk) == ["contract 1", "contract 3", "contract 4", "contract 5"]


@pytest.mark.rule("CONTR-6")
def test_the_character_offer_stays_short_when_the_pile_is_empty() -> None:
    desk = Desk().characters("king:2vp", "king:3vp").pile("character", {}).act("character", 3)

    desk.play("character king:2vp")

    assert desk.position()["character_offer"] == ["king:3vp"]
    desk.play("character king:3vp")
    assert desk.position()["character_offer"] == []
    assert "discard" not in desk.moves()


# --- exchanging ---


@pytest.mark.rule("CONTR-2")
def test_1_point_exchanges_one_resource_for_one_of_another_kind() -> None:
    desk = Desk().resources(0, food=2).act("contract", 2, "blue").play("exchange food stone", "gain food")

    assert desk.points() == 1
    assert desk.board(0)["resources"] == {"gold": 0, "food": 1 + 1, "wool": 0, "stone": 1, "iron": 5}


@pytest.mark.rule("CONTR-2")
@pytest.mark.parametrize("kind", KINDS)
def test_any_kind_may_be_given_for_any_different_kind(kind: str) -> None:
    desk = Desk().act("contract", 1).resources(0, food=0).resources(0, **{kind: 1})

    others = [f"exchange {kind} {other}" for other in KINDS if other != kind]
    assert sorted(contract_exchanges(desk)) == sorted(others)
    assert len(others) == 4


@pytest.mark.rule("CONTR-2")
def test_an_exchange_needs_a_point_and_a_resource() -> None:
    desk = Desk().resources(0, iron=3).act("contract", 1).play("exchange iron wool", "gain wool")
    assert contract_exchanges(desk) == []

    desk = Desk().act("contract", 6).resources(0, food=0)
    assert contract_exchanges(desk) == []


@pytest.mark.rule("CONTR-3")
@pytest.mark.parametrize("kind", KINDS)
def test_the_first_exchange_brings_one_more_resource_of_any_kind(kind: str) -> None:
    desk = Desk().act("contract", 2).resources(0, food=1, iron=0).play("exchange food iron")
    assert desk.moves() == [f"gain {any_kind}" for any_kind in KINDS]

    desk.play(f"gain {kind}")
    assert sum(desk.board(0)["resources"].values()) == 2
    assert desk.board(0)["resources"][kind] == (2 if kind == "iron" else 1)


@pytest.mark.rule("CONTR-3")
def test_the_second_exchange_brings_nothing_more() -> None:
    desk = Desk().act("contract", 2).resources(0, food=2).play("exchange food iron", "gain iron")

    desk.play("exchange food iron")

    assert desk.board(0)["resources"]["iron"] == 3
    assert desk.moves() == ["end"]


@pytest.mark.rule("CONTR-3")
def test_all_contract_actions_of_a_turn_share_the_one_extra_resource() -> None:
    desk = Desk().give(0, "contract2").act("contract", 2).resources(0, food=3)

    desk.play("task helper contract2", "exchange food iron", "gain iron", "done", "exchange food iron")

    assert desk.board(0)["resources"] == {"gold": 0, "food": 1, "wool": 0, "stone": 0, "iron": 3}


@pytest.mark.rule("CONTR-3")
def test_the_next_turn_has_its_own_extra_resource() -> None:
    desk = Desk().act("contract", 1).resources(0, food=3).play("exchange food iron", "gain iron", "end")
    desk.idle_turns().deal().act("contract", 1)

    desk.play("exchange food iron")

    assert "gain iron" in desk.moves()
