"""Effects of helpers, characters, contracts, house spaces and crest spaces (rules EFFECT)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import combinations_with_replacement
from typing import Any

import pytest

from support.carried_out import carried_out
from support.playing import (
    OPEN_BONUS_CHOICES,
    act,
    bonus_of,
    decision,
    fill,
    goods,
    moves_with,
    place,
    points,
    points_from,
    score,
    tasks,
)
from support.setting import Desk
from tiletum.box import from_data, load

KINDS = ["gold", "food", "wool", "stone", "iron"]
ACTIONS = ["architect", "character", "king", "contract", "merchant"]
SPENDING = {
    "architect": ["architect Paris", "architect Troyes", "architect Tiletum"],
    "character": ["discard", "discard", "discard"],
    "contract": ["contract 5", "exchange gold food", "exchange gold food"],
    "merchant": ["merchant Paris", "merchant Troyes", "merchant Tiletum"],
}
"""Three moves per action that cost 1 AP each; the King action spends all AP at once."""


def king_space(desk: Desk, seat: int = 0) -> int:
    """Return the marker's number of spaces above 0."""
    track: list[tuple[int, list[int]]] = desk.position()["king_track"]
    return next(space for space, seats in track if seat in seats) - desk.rules.king_zero


def assert_spends(desk: Desk, action: str, number: int) -> bool:
    """Assert that this action is open, has exactly this many AP, and closes when they are spent."""
    if action == "king":
        before = king_space(desk)
        return king_space(desk.play("king")) - before == number
    open_steps = len(desk.game.stack)
    for move in SPENDING[action][:number]:
        if len(desk.game.stack) != open_steps:
            return False
        desk.play(move)
    return len(desk.game.stack) < open_steps


def desk_for_spending() -> Desk:
    """Set up enough gold for exchanges, and Contracts in the offer."""
    desk = Desk().resources(0, gold=9).contracts("2iron", "2iron", "2iron", "2iron", "2wool")
    desk.game.exchanged = 1
    return desk


@pytest.fixture(autouse=True)
def marked_effects_are_carried_out(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test with the mark of an effect that it does not carry out."""
    marked = {name for mark in request.node.iter_markers("effect") for name in mark.args}
    if not marked:
        yield
        return
    with carried_out() as seen:
        yield
    assert marked <= seen


# --- all effects ---


@pytest.mark.rule("EFFECT-1")
def test_resources_and_vp_arrive_automatically() -> None:
    desk = Desk().give(0, "2gold+2vp").play("task helper 2gold+2vp")
    assert (goods(desk), score(desk)) == ({"gold": 2}, 12)
    assert decision(desk) == "die"


@pytest.mark.rule("EFFECT-1")
@pytest.mark.parametrize("tile", ["any2", "any3"])
def test_resources_of_choice_cannot_be_declined(tile: str) -> None:
    desk = Desk().give(0, tile).play(f"task helper {tile}")
    assert desk.moves() == [f"gain {kind}" for kind in KINDS]


@pytest.mark.rule("EFFECT-2")
@pytest.mark.parametrize("choice", [name for name in OPEN_BONUS_CHOICES if name != "any"])
def test_any_other_bonus_may_be_declined(choice: str) -> None:
    desk = OPEN_BONUS_CHOICES[choice]()
    before = {key: desk.position()[key] for key in ("houses", "pillars", "king_track")}
    pieces = (desk.board(0)["merchant"], desk.board(0)["architect"])
    assert len(desk.moves()) > 1
    assert desk.moves()[-1] == "done"
    desk.play("done")
    assert {key: desk.position()[key] for key in ("houses", "pillars", "king_track")} == before
    assert (desk.board(0)["merchant"], desk.board(0)["architect"]) == pieces
    assert decision(desk) == "die"


@pytest.mark.rule("EFFECT-2")
@pytest.mark.parametrize("action", ACTIONS)
def test_an_action_from_an_effect_may_be_declined(action: str) -> None:
    desk = desk_for_spending().give(0, f"{action}2").play(f"task helper {action}2")
    assert desk.moves()[-1] == "done"
    assert decision(desk.play("done")) == "die"


@pytest.mark.rule("EFFECT-2")
def test_steps_may_be_used_in_part() -> None:
    desk = bonus_of(Desk(), "merchant:2merchant").play("merchant Paris", "done")
    assert desk.board(0)["merchant"] == "Paris"
    assert decision(desk) == "die"


@pytest.mark.rule("EFFECT-2")
def test_an_action_from_an_effect_may_be_used_in_part() -> None:
    desk = Desk().give(0, "merchant3").play("task helper merchant3", "merchant Paris", "done")
    assert desk.board(0)["merchant"] == "Paris"
    assert decision(desk) == "die"


Setting = Callable[[], Desk]

LOST_BONUSES: dict[str, tuple[str, Setting]] = {
    "no House left": ("merchant:house", lambda: Desk().merchant(0, "Paris").supply(0, houses=0)),
    "own House there": ("merchant:house", lambda: Desk(players=4).merchant(0, "Paris").house(0, "Paris")),
    "on a road": ("merchant:house", lambda: Desk().merchant(0, "Paris-Bordeaux")),
    "in Tiletum": ("merchant:house", Desk),
    "a Pillar would do": ("merchant:house", lambda: desk_in_koeln()),
    "a House would do": ("architect:pillar", lambda: Desk().merchant(0, "Paris")),
    "no Pillar left": ("architect:pillar", lambda: desk_in_koeln().supply(0, pillars=0)),
    "own Pillar there": ("architect:pillar", lambda: desk_in_koeln().pillar(0, "Koeln")),
    "unavailable": ("architect:pillar", lambda: desk_in_koeln().cost("Koeln", "unavailable")),
    "no cathedral": ("architect:pillar", lambda: Desk().architect(0, "Frankfurt")),
    "top of the King track": ("king:ap2", lambda: Desk().king((15, [0]), (0, [1]))),
}


def desk_in_koeln() -> Desk:
    """Put the Architect where a Pillar can be set."""
    return Desk().architect(0, "Koeln").cost("Koeln", "3for4")


@pytest.mark.rule("EFFECT-3")
@pytest.mark.parametrize("why", LOST_BONUSES)
def test_an_unusable_character_bonus_is_lost_without_a_decision(why: str) -> None:
    tile, setting = LOST_BONUSES[why]
    desk = bonus_of(setting(), tile)
    (event,) = desk.events("bonus-lost")
    assert event["effect"] == ("action" if tile == "king:ap2" else "map")
    assert decision(desk) == "die"


@pytest.mark.rule("EFFECT-3")
def test_a_step_to_a_town_is_lost_without_an_adjacent_town() -> None:
    desk = Desk().merchant(0, "London").give(0, "5wool").resources(0, wool=5).play("task fulfil 5wool")
    assert len(desk.events("bonus-lost")) == 1
    assert decision(desk) == "die"


@pytest.mark.rule("EFFECT-3")
def test_a_step_up_from_the_top_of_the_king_track_is_lost() -> None:
    desk = Desk().king((15, [0]), (0, [1])).give(0, "5iron").resources(0, iron=5).play("task fulfil 5iron")
    assert len(desk.events("bonus-lost")) == 1
    assert decision(desk) == "die"


@pytest.mark.rule("EFFECT-3")
def test_the_bonuses_of_a_building_without_characters_are_lost() -> None:
    desk = Desk().give(0, "building").play("task helper building")
    assert (decision(desk), desk.board(0)["store"]) == ("die", [])


@pytest.mark.rule("EFFECT-3")
@pytest.mark.parametrize("building", [1, 2])
def test_a_crests_house_or_pillar_is_lost_when_the_supply_is_empty(building: int) -> None:
    desk = Desk().supply(0, houses=0, pillars=0).give(0, "lion").resources(0, food=6)
    assert decision(desk.play(f"task crest lion {building}")) == "die"


@pytest.mark.rule("EFFECT-3")
def test_a_lost_bonus_does_not_come_back() -> None:
    desk = bonus_of(Desk().merchant(0, "Paris").supply(0, houses=0), "merchant:house").supply(0, houses=1)
    assert moves_with(desk, "house") == []


@pytest.mark.rule("EFFECT-4", "EFFECT-18")
def test_resources_of_choice_come_before_the_action() -> None:
    desk = bonus_of(Desk(), "contract:ap1+any")
    assert decision(desk) == "any"
    assert decision(desk.play("gain iron")) == "points"
    assert "exchange iron gold" in desk.moves(), "what was gained serves the action"


@pytest.mark.rule("EFFECT-4")
def test_resources_of_choice_then_steps_then_actions() -> None:
    data: dict[str, Any] = deepcopy(load().data)
    for character in data["characters"]:
        if character["id"] == "contract:ap1+any":
            character["bonus"] = ["action contract 1", "step merchant 1", "gain any 1"]
    desk = bonus_of(Desk(box=from_data(data, "a box for this test")), "contract:ap1+any")
    decisions = [decision(desk)]
    for move in ("gain iron", "merchant Paris"):
        decisions.append(decision(desk.play(move)))
    assert decisions == ["any", "map", "points"]


@pytest.mark.rule("EFFECT-5")
def test_resources_of_choice_are_chosen_freely_each_time() -> None:
    for choice in combinations_with_replacement(KINDS, 3):
        desk = Desk().give(0, "any3").play("task helper any3", *[f"gain {kind}" for kind in choice])
        assert goods(desk) == {kind: choice.count(kind) for kind in choice}


@pytest.mark.rule("EFFECT-6")
def test_an_effects_action_has_its_own_ap() -> None:
    desk = act(Desk().give(0, "merchant2"), "merchant", points=1)
    desk.play("task helper merchant2", "merchant Paris")
    assert points(desk) == 1
    assert points(desk.play("merchant Troyes")) == 1, "the Helper paid for both steps"
    assert points(desk.play("merchant Tiletum")) == 0
    assert moves_with(desk, "merchant ") == []


@pytest.mark.rule("EFFECT-6")
def test_two_actions_of_the_same_kind_do_not_add_up() -> None:
    desk = (
        Desk()
        .king((0, [0, 1]))
        .give(0, "king2", "king3")
        .play("task helper king2", "task helper king3", "king")
    )
    assert king_space(desk) == 3
    assert king_space(desk.play("king")) == 5


@pytest.mark.rule("EFFECT-6")
def test_the_last_action_opened_is_resolved_first() -> None:
    desk = Desk().give(0, "merchant2", "architect2")
    desk.play("task helper merchant2", "merchant Paris", "task helper architect2")
    assert moves_with(desk, "merchant ") == []
    desk.play("architect Paris", "architect Tiletum")
    assert moves_with(desk, "architect ") == []
    assert "merchant Troyes" in desk.moves()


@pytest.mark.rule("EFFECT-6")
def test_going_back_to_the_outer_action_gives_up_the_rest_of_the_inner_one() -> None:
    desk = Desk().give(0, "merchant2", "architect3")
    desk.play("task helper merchant2", "task helper architect3", "architect Paris", "done")
    assert moves_with(desk, "architect ") == []
    desk.play("merchant Paris", "done")
    assert decision(desk) == "die"
    assert moves_with(desk, "merchant ") == []


# --- helpers ---


@pytest.mark.rule("EFFECT-7")
@pytest.mark.parametrize("action", ACTIONS)
def test_the_action_of_choice_has_one_ap(action: str) -> None:
    desk = desk_for_spending().give(0, "joker1").play("task helper joker1")
    assert set(moves_with(desk, "joker ")) == {f"joker {name}" for name in ACTIONS}
    assert assert_spends(desk.play(f"joker {action}"), action, 1)
    assert decision(desk) == "die"


@pytest.mark.effect("action")
@pytest.mark.rule("EFFECT-8")
@pytest.mark.parametrize("number", [2, 3])
@pytest.mark.parametrize("action", ACTIONS)
def test_the_named_action_has_the_printed_ap(action: str, number: int) -> None:
    desk = desk_for_spending().give(0, f"{action}{number}").play(f"task helper {action}{number}")
    (event,) = desk.events("bonus-action")
    assert (event["action"], event["points"]) == (action, number)
    assert assert_spends(desk, action, number)
    assert decision(desk) == "die"


@pytest.mark.effect("ap")
@pytest.mark.rule("EFFECT-9")
@pytest.mark.parametrize("more", [1, 2, 3])
def test_a_plus_ap_helper_adds_to_the_dies_action(more: int) -> None:
    desk = act(Desk().give(0, f"+{more}ap"), "merchant", points=1).play("merchant Paris")
    assert points(desk.play(f"task helper +{more}ap")) == more
    assert desk.events("more-points")[-1]["points"] == more
    assert "merchant Tiletum" in desk.moves()


@pytest.mark.rule("EFFECT-9")
def test_plus_ap_helpers_wait_for_the_die_and_end_with_the_turn() -> None:
    desk = Desk().give(0, "+1ap").dice("blue 4").action_at("merchant", 4).action_tile("merchant", "goods")
    assert "task helper +1ap" not in desk.moves()
    desk.play("die blue 4")
    assert "task helper +1ap" in desk.moves(), "already while the bonus tile is decided on"
    assert points(desk.play("task helper +1ap", "leave")) == 4
    assert points(act(desk.play("end"), "merchant", points=3)) == 3


@pytest.mark.rule("EFFECT-9")
def test_any_number_of_plus_ap_helpers_may_be_used() -> None:
    desk = act(Desk().give(0, "+1ap", "+1ap", "+2ap", "+3ap"), "architect", points=2)
    desk.play("task helper +1ap", "task helper +3ap", "task helper +2ap", "task helper +1ap")
    assert points(desk) == 9


@pytest.mark.rule("EFFECT-9")
def test_a_plus_ap_helper_never_helps_an_action_given_before_the_die() -> None:
    desk = Desk().give(0, "+1ap", "merchant2").play("task helper merchant2")
    assert tasks(desk) == []


@pytest.mark.rule("EFFECT-10")
def test_a_plus_ap_helper_used_in_a_nested_action_adds_to_the_dies_action() -> None:
    desk = act(Desk().give(0, "+3ap", "merchant2"), "architect", points=1)
    desk.play("task helper merchant2", "task helper +3ap")
    assert points(desk) == 4
    assert assert_spends(desk, "merchant", 2)
    assert points(desk) == 4


@pytest.mark.rule("EFFECT-10")
def test_a_plus_ap_helper_waits_until_a_joker_die_is_named() -> None:
    desk = act(Desk().give(0, "+2ap", "merchant2"), "joker", points=1)
    assert "task helper +2ap" not in desk.moves()
    desk.play("task helper merchant2")
    assert "task helper +2ap" not in desk.moves()
    desk.play("done", "joker king", "task helper +2ap")
    assert points(desk) == 3


@pytest.mark.effect("colour")
@pytest.mark.rule("EFFECT-11")
@pytest.mark.parametrize("kind", KINDS)
def test_a_changed_colour_gives_the_same_number_of_one_chosen_kind(kind: str) -> None:
    desk = Desk().give(0, "colour").dice("blue 4").action_at("king", 4).action_tile("king", None)
    desk.play(f"task helper colour {kind}", "die blue 4")
    assert goods(desk) == {kind: 4}
    assert desk.board(0)["store"] == []


@pytest.mark.rule("EFFECT-11")
def test_the_number_follows_the_value_the_die_was_changed_to() -> None:
    desk = Desk().give(0, "colour").resources(0, gold=2).dice("blue 4").no_action_tiles()
    assert goods(desk.play("task helper colour food", "die blue 4 as 5")) == {"food": 5}


@pytest.mark.rule("EFFECT-12")
def test_the_colour_is_declared_before_the_die_is_taken() -> None:
    desk = Desk().give(0, "colour").dice("blue 4").action_at("king", 4).action_tile("king", "goods")
    assert len(moves_with(desk, "task helper colour")) == 5
    desk.play("die blue 4")
    assert moves_with(desk, "task helper colour") == []
    desk.play("leave")
    assert moves_with(desk, "task helper colour") == []
    assert goods(desk) == {"iron": 4}


@pytest.mark.rule("EFFECT-12")
def test_the_colour_of_a_die_changes_at_most_once() -> None:
    desk = Desk().give(0, "colour", "colour").play("task helper colour gold")
    assert tasks(desk) == []
    act(desk, "king").play("end")
    act(desk, "king").play("end")
    assert len(moves_with(desk, "task helper colour")) == 5, "the second one serves the next die"


@pytest.mark.rule("EFFECT-12")
def test_the_colour_helper_keeps_its_space_until_the_resources_arrive() -> None:
    desk = Desk().give(0, "colour", "lion", "cup", "rose").dice("blue 4").action_at("king", 4)
    desk.action_tile("king", "goods").play("task helper colour gold", "die blue 4")
    assert desk.moves() == ["leave"]
    assert desk.play("leave").board(0)["store"] == ["cup", "lion", "rose"]


@pytest.mark.rule("EFFECT-12")
def test_the_ukrainian_colour_helper_is_used_after_the_die() -> None:
    desk = Desk(edition="ukrainian").give(0, "colour").dice("blue 4").no_action_tiles()
    assert moves_with(desk, "task helper colour") == []
    assert len(moves_with(desk.play("die blue 4"), "task helper colour")) == 5
    assert goods(desk.play("task helper colour gold")) == {"gold": 4}


@pytest.mark.rule("EFFECT-13", "EFFECT-15")
@pytest.mark.parametrize(
    ("tile", "gained", "vp"),
    [
        pytest.param("5gold", {"gold": 5}, 0, marks=pytest.mark.effect("gain")),
        pytest.param("4vp", {}, 4, marks=pytest.mark.effect("vp")),
        ("2gold+2vp", {"gold": 2}, 2),
        ("goods", {"iron": 1, "wool": 1, "stone": 1, "food": 1}, 0),
    ],
)
def test_helpers_that_give_goods_and_vp(tile: str, gained: dict[str, int], vp: int) -> None:
    desk = Desk().give(0, tile).play(f"task helper {tile}")
    assert (goods(desk), score(desk)) == (gained, 10 + vp)


@pytest.mark.effect("gain any")
@pytest.mark.rule("EFFECT-14")
@pytest.mark.parametrize(("tile", "number"), [("any2", 2), ("any3", 3)])
def test_helpers_that_give_resources_of_choice(tile: str, number: int) -> None:
    desk = Desk().give(0, tile).play(f"task helper {tile}", *["gain stone"] * number)
    assert goods(desk) == {"stone": number}
    assert [event["source"] for event in desk.events("gain")] == ["helper"] * number
    assert decision(desk) == "die"


# --- one building's bonuses ---


@pytest.mark.rule("EFFECT-16")
def test_only_a_building_with_a_character_can_be_chosen_even_if_unfinished() -> None:
    desk = fill(Desk(), 0, 5).room(0, "1.3", "king:2vp").crest(0, "lion", 5).crest(0, "cup", 6)
    desk.crest(0, "rose", 2).give(0, "building").play("task helper building")
    assert desk.moves() == ["building 1", "building 5", "done"]


@pytest.mark.effect("building")
@pytest.mark.rule("EFFECT-16")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 1, 2), (2, 3, 1)])
def test_every_bonus_of_the_building_comes_once_in_any_order(order: tuple[int, ...]) -> None:
    desk = Desk().room(0, "1.1", "king:2vp").room(0, "1.2", "king:3vp").room(0, "1.3", "king:2gold")
    desk.room(0, "2.1", "character:2food").give(0, "building").play("task helper building", "building 1")
    for floor in order:
        assert f"bonus {floor}" in desk.moves()
        desk.play(f"bonus {floor}")
        assert f"bonus {floor}" not in desk.moves()
    assert (score(desk), goods(desk)) == (15, {"gold": 2})
    assert decision(desk) == "die"


@pytest.mark.rule("EFFECT-16")
def test_bonuses_of_the_building_are_optional_and_empty_rooms_have_none() -> None:
    desk = Desk().room(0, "1.1", "king:2vp").room(0, "1.3", "king:3vp").give(0, "building")
    desk.play("task helper building", "building 1")
    assert moves_with(desk, "bonus ") == ["bonus 1", "bonus 3"]
    desk.play("bonus 3", "done")
    assert (score(desk), decision(desk)) == (13, "die")


@pytest.mark.rule("EFFECT-16")
def test_the_characters_stay_and_can_give_their_bonuses_again() -> None:
    desk = bonus_of(bonus_of(Desk(), "king:2vp"), "king:2vp")
    assert score(desk) == 14


@pytest.mark.rule("EFFECT-16", "EFFECT-29")
def test_one_buildings_bonuses_may_nest_and_choose_the_same_building_again() -> None:
    desk = Desk().merchant(0, "Genova").room(0, "1.1", "merchant:house").room(0, "1.2", "merchant:3gold")
    desk.give(0, "building").play("task helper building", "building 1", "bonus 1", "house Genova 1")
    assert desk.moves() == ["building 1", "done"]
    desk.play("building 1", "bonus 2", "done")
    assert moves_with(desk, "bonus ") == ["bonus 2"], "back in the outer Building"
    assert goods(desk.play("bonus 2")) == {"gold": 6}


# --- characters ---


@pytest.mark.rule("EFFECT-17")
@pytest.mark.parametrize(
    ("tile", "gained", "vp"),
    [
        ("contract:2wool", {"wool": 2}, 0),
        ("contract:1iron", {"iron": 1}, 0),
        ("contract:2iron", {"iron": 2}, 0),
        ("contract:1gold+1iron", {"gold": 1, "iron": 1}, 0),
        ("contract:1gold+1wool", {"gold": 1, "wool": 1}, 0),
        ("character:1food", {"food": 1}, 0),
        ("character:2food", {"food": 2}, 0),
        ("character:2gold", {"gold": 2}, 0),
        ("king:2gold", {"gold": 2}, 0),
        ("merchant:3gold", {"gold": 3}, 0),
        ("architect:1stone", {"stone": 1}, 0),
        ("architect:2stone", {"stone": 2}, 0),
        ("king:2vp", {}, 2),
        ("king:3vp", {}, 3),
    ],
)
def test_characters_that_give_goods(tile: str, gained: dict[str, int], vp: int) -> None:
    desk = place(Desk(), tile)
    assert (goods(desk), score(desk)) == (gained, 10 + vp)
    assert decision(desk) == "action"


@pytest.mark.rule("EFFECT-18")
@pytest.mark.parametrize(("tile", "number"), [("contract:ap1+any", 1), ("contract:ap2+any", 2)])
def test_a_contract_action_with_a_resource_of_choice_before_it(tile: str, number: int) -> None:
    desk = place(desk_for_spending(), tile)
    desk.game.exchanged = 1
    assert desk.moves() == [f"gain {kind}" for kind in KINDS]
    assert goods(desk.play("gain stone")) == {"gold": 9, "stone": 1}
    assert assert_spends(desk, "contract", number)
    assert decision(desk) == "action"


@pytest.mark.rule("EFFECT-18")
def test_a_contract_action_with_three_ap_and_no_resource() -> None:
    desk = place(desk_for_spending(), "contract:ap3")
    desk.game.exchanged = 1
    assert decision(desk) == "points"
    assert "contract 1" in desk.moves(), "the slot for 3 AP"
    assert assert_spends(desk, "contract", 3)


@pytest.mark.rule("EFFECT-19")
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("action", ["character", "king"])
def test_a_character_or_king_action_with_the_printed_ap(action: str, number: int) -> None:
    desk = place(Desk().king((0, [0, 1])), f"{action}:ap{number}")
    assert assert_spends(desk, action, number)
    assert decision(desk) == "action"


@pytest.mark.effect("step")
@pytest.mark.rule("EFFECT-20")
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("piece", ["merchant", "architect"])
def test_up_to_the_printed_steps_of_one_piece(piece: str, number: int) -> None:
    desk = place(Desk(), f"{piece}:{number}{piece}")
    for step in ["Paris", "Troyes"][:number]:
        assert all(move == "done" or move.startswith(f"{piece} ") for move in desk.moves())
        desk.play(f"{piece} {step}")
    assert desk.board(0)[piece] == ["Paris", "Troyes"][number - 1]
    assert decision(desk) == "action"


@pytest.mark.rule("EFFECT-20")
@pytest.mark.parametrize(("first", "second"), [("merchant", "architect"), ("architect", "merchant")])
@pytest.mark.parametrize("kind", ["character", "merchant"])
def test_each_piece_one_step_in_either_order(kind: str, first: str, second: str) -> None:
    desk = place(Desk(), f"{kind}:1architect+1merchant").play(f"{first} Paris")
    assert moves_with(desk, f"{first} ") == []
    desk.play(f"{second} Troyes")
    assert (desk.board(0)[first], desk.board(0)[second]) == ("Paris", "Troyes")
    assert decision(desk) == "action"


@pytest.mark.rule("EFFECT-20")
def test_steps_lead_to_adjacent_spaces_including_road_spaces() -> None:
    desk = place(Desk().merchant(0, "Arles"), "merchant:2merchant")
    near = [desk.rules.spaces[space] for space in desk.rules.neighbours[desk.rules.space_index["Arles"]]]
    assert "Arles-Genova" in near
    assert moves_with(desk, "merchant ") == [f"merchant {space}" for space in near]
    assert desk.play("merchant Arles-Genova", "merchant Genova").board(0)["merchant"] == "Genova"


@pytest.mark.effect("house")
@pytest.mark.rule("EFFECT-21")
def test_a_house_where_the_merchant_stands() -> None:
    desk = place(Desk().merchant(0, "Paris"), "merchant:house")
    assert desk.moves() == ["house Paris 1", "done"]
    desk.play("house Paris 1")
    assert desk.position()["houses"] == {"Paris 1": 0}
    assert desk.board(0)["houses"] == 1


@pytest.mark.rule("EFFECT-21")
def test_step_and_house_in_either_order() -> None:
    step_first = place(Desk(), "merchant:1merchant+house").play("merchant Paris", "house Paris 1")
    house_first = place(Desk().merchant(0, "Paris"), "merchant:1merchant+house")
    house_first.play("house Paris 1", "merchant Troyes")
    assert (step_first.board(0)["merchant"], house_first.board(0)["merchant"]) == ("Paris", "Troyes")
    for desk in (step_first, house_first):
        assert desk.position()["houses"] == {"Paris 1": 0}
        assert decision(desk) == "action"


@pytest.mark.rule("EFFECT-21")
def test_step_and_house_is_one_house_and_one_step() -> None:
    desk = place(Desk().merchant(0, "Paris"), "merchant:1merchant+house").play("house Paris 1")
    assert moves_with(desk, "house ") == []
    assert decision(desk.play("merchant Troyes")) == "action"


@pytest.mark.rule("EFFECT-21")
def test_the_bonus_ends_after_a_step_to_a_space_without_room_for_a_house() -> None:
    desk = place(Desk().house(0, "Paris"), "merchant:1merchant+house").play("merchant Paris")
    assert decision(desk) == "action"


@pytest.mark.effect("pillar")
@pytest.mark.rule("EFFECT-22")
def test_a_pillar_where_the_architect_stands() -> None:
    desk = place(desk_in_koeln(), "architect:pillar")
    assert desk.moves() == ["pillar Koeln", "done"]
    desk.play("pillar Koeln")
    assert desk.position()["pillars"] == {"Koeln": [0]}
    assert desk.board(0)["pillars"] == 1


@pytest.mark.rule("EFFECT-22")
def test_step_and_pillar_in_either_order() -> None:
    step_first = place(Desk().cost("Koeln", "3for4"), "architect:1architect+pillar")
    step_first.play("architect Koeln", "pillar Koeln")
    pillar_first = place(desk_in_koeln(), "architect:1architect+pillar").play(
        "pillar Koeln", "architect Tiletum"
    )
    assert (step_first.board(0)["architect"], pillar_first.board(0)["architect"]) == ("Koeln", "Tiletum")
    for desk in (step_first, pillar_first):
        assert desk.position()["pillars"] == {"Koeln": [0]}
        assert decision(desk) == "action"


@pytest.mark.rule("EFFECT-22")
def test_step_and_pillar_is_one_pillar_and_one_step() -> None:
    desk = Desk().architect(0, "Praha").cost("Praha", "3for4").cost("Wien", "3for4")
    place(desk, "architect:1architect+pillar").play("pillar Praha")
    assert decision(desk.play("architect Wien")) == "action"


@pytest.mark.rule("EFFECT-22")
def test_the_bonus_ends_after_a_step_to_a_space_without_room_for_a_pillar() -> None:
    desk = place(Desk().cost("Koeln", "unavailable"), "architect:1architect+pillar")
    assert decision(desk.play("architect Koeln")) == "action"


# --- contracts ---


def fulfil_contract(tile: str, paid: dict[str, int], kind: str = "") -> Desk:
    """Fulfil the Contract with exactly these resources; one less of any kind must not be enough."""
    task = f"task fulfil {tile} {kind}".strip()
    for short in paid:
        desk = Desk().give(0, tile).resources(0, **paid).resources(0, **{short: paid[short] - 1})
        assert task not in desk.moves()
    return Desk().king((0, [0, 1])).give(0, tile).resources(0, **paid).play(task)


@pytest.mark.rule("EFFECT-23")
@pytest.mark.parametrize(("number", "vp"), [(1, 1), (3, 3), (5, 6), (7, 10), (8, 13)])
@pytest.mark.parametrize("kind", KINDS)
def test_identical_resources_for_vp(number: int, vp: int, kind: str) -> None:
    desk = fulfil_contract(f"{number}identical", {kind: number}, kind)
    assert (score(desk), goods(desk), decision(desk)) == (10 + vp, {}, "die")


@pytest.mark.rule("EFFECT-23")
@pytest.mark.parametrize(("number", "vp"), [(2, 2), (3, 4), (9, 17)])
@pytest.mark.parametrize("kind", ["iron", "wool"])
def test_iron_or_wool_for_vp(number: int, vp: int, kind: str) -> None:
    desk = fulfil_contract(f"{number}{kind}", {kind: number})
    assert (score(desk), goods(desk), decision(desk)) == (10 + vp, {}, "die")


@pytest.mark.effect("king")
@pytest.mark.rule("EFFECT-24")
@pytest.mark.parametrize(("number", "vp"), [(5, 7), (7, 11)])
def test_iron_for_vp_and_a_step_on_the_king_track(number: int, vp: int) -> None:
    desk = fulfil_contract(f"{number}iron", {"iron": number})
    assert score(desk) == 10 + vp
    assert desk.moves() == ["king", "done"]
    assert king_space(desk.play("king")) == 1
    assert decision(desk) == "die"


@pytest.mark.rule("EFFECT-24")
def test_the_step_on_the_king_track_lands_on_top() -> None:
    desk = Desk().king((-1, [0]), (0, [1])).give(0, "5iron").resources(0, iron=5)
    desk.play("task fulfil 5iron", "king")
    assert desk.position()["king_track"] == [[desk.rules.king_zero, [1, 0]]]


@pytest.mark.effect("town step")
@pytest.mark.rule("EFFECT-25")
@pytest.mark.parametrize(("number", "vp"), [(5, 7), (7, 11)])
def test_wool_for_vp_and_a_step_to_an_adjacent_town(number: int, vp: int) -> None:
    desk = fulfil_contract(f"{number}wool", {"wool": number})
    assert score(desk) == 10 + vp
    assert "merchant Paris" in desk.moves()
    assert desk.play("merchant Paris").board(0)["merchant"] == "Paris"
    assert decision(desk) == "die"


@pytest.mark.rule("EFFECT-25")
def test_a_road_space_blocks_the_step_to_a_town() -> None:
    desk = Desk().merchant(0, "Paris").give(0, "5wool").resources(0, wool=5).play("task fulfil 5wool")
    roads = {space.id for space in desk.rules.box.spaces if space.road}
    assert moves_with(desk, "merchant ") != []
    assert not roads & {move.removeprefix("merchant ") for move in desk.moves()}
    assert "merchant Bordeaux" not in desk.moves()


@pytest.mark.rule("EFFECT-25")
def test_a_merchant_on_a_road_space_gets_no_step_to_a_town() -> None:
    desk = Desk().merchant(0, "Paris-Bordeaux").give(0, "5wool").resources(0, wool=5)
    assert decision(desk.play("task fulfil 5wool")) == "die"


@pytest.mark.rule("EFFECT-26")
@pytest.mark.parametrize(("number", "vp"), [(2, 5), (3, 8)])
@pytest.mark.parametrize("printed", ["iron", "wool"])
@pytest.mark.parametrize("kind", ["gold", "food", "stone"])
def test_identical_with_iron_or_wool_for_vp(number: int, vp: int, printed: str, kind: str) -> None:
    tile = f"{number}identical+{number}{printed}"
    assert score(fulfil_contract(tile, {kind: number, printed: number}, kind)) == 10 + vp
    assert score(fulfil_contract(tile, {printed: 2 * number}, printed)) == 10 + vp


@pytest.mark.rule("EFFECT-26")
@pytest.mark.parametrize(("wool", "iron", "vp"), [(1, 1, 2), (3, 1, 6), (1, 3, 6), (5, 2, 12), (2, 5, 12)])
def test_a_mix_of_iron_and_wool_for_vp(wool: int, iron: int, vp: int) -> None:
    desk = fulfil_contract(f"{wool}wool+{iron}iron", {"wool": wool, "iron": iron})
    assert (score(desk), decision(desk)) == (10 + vp, "die")


@pytest.mark.rule("EFFECT-27")
@pytest.mark.parametrize(("number", "vp"), [(3, 9), (5, 16)])
def test_equal_wool_and_iron_for_vp_and_a_character_action(number: int, vp: int) -> None:
    desk = fulfil_contract(f"{number}wool+{number}iron", {"wool": number, "iron": number})
    assert score(desk) == 10 + vp
    assert assert_spends(desk, "character", 1)
    assert decision(desk) == "die"


@pytest.mark.rule("EFFECT-23", "EFFECT-24", "EFFECT-25", "EFFECT-26", "EFFECT-27")
def test_these_are_all_contracts_of_the_box() -> None:
    box = Desk().rules.box
    contracts = {tile.id for tile in (*box.bonus_tiles, *box.contracts) if tile.type == "contract"}
    alone = {f"{n}identical" for n in (1, 3, 5, 7, 8)}
    one_kind = {f"{n}{kind}" for n in (2, 3, 9, 5, 7) for kind in ("iron", "wool")}
    pairs = {f"{n}identical+{n}{kind}" for n in (2, 3) for kind in ("iron", "wool")}
    mixed = {f"{w}wool+{i}iron" for w, i in ((1, 1), (3, 1), (1, 3), (5, 2), (2, 5), (3, 3), (5, 5))}
    assert contracts == alone | one_kind | pairs | mixed


# --- house spaces ---


def house_space(symbol: str) -> tuple[str, int]:
    """Return a town with this House space for two players, and the VP of the space."""
    for space in Desk().rules.box.house_spaces:
        if space.players == 2 and space.bonus and space.bonus[0].op == symbol:
            return f"{space.town} {space.number}", space.bonus[0].amount
    raise AssertionError(symbol)


WAYS_TO_BUILD = ["Merchant action", "Helper", "Character", "Crest"]


def build(desk: Desk, way: str, space: str) -> Desk:
    desk.merchant(0, space.split()[0])
    if way == "Merchant action":
        act(desk, "merchant", points=1)
    elif way == "Helper":
        desk.give(0, "merchant2").play("task helper merchant2")
    elif way == "Character":
        place(desk, "merchant:house", "5.1")
    else:
        desk.give(0, "lion").resources(0, food=6).play("task crest lion 1")
    return desk.play(f"house {space}")


@pytest.mark.rule("EFFECT-28")
@pytest.mark.parametrize("way", WAYS_TO_BUILD)
def test_a_house_space_pays_its_vp_for_every_way_to_build(way: str) -> None:
    space, vp = house_space("vp")
    desk = build(Desk(), way, space)
    assert points_from(desk, 0, "house-space") == vp > 0
    assert (score(desk), score(desk, 1)) == (10 + vp, 10)


@pytest.mark.rule("EFFECT-28")
def test_a_house_space_without_a_symbol_pays_nothing() -> None:
    desk = build(Desk(), "Merchant action", "Paris 1")
    assert (score(desk), decision(desk)) == (10, "action")


@pytest.mark.rule("EFFECT-29")
@pytest.mark.parametrize("way", WAYS_TO_BUILD)
def test_a_house_space_gives_one_buildings_bonuses_for_every_way_to_build(way: str) -> None:
    space, _ = house_space("building")
    desk = build(Desk().room(0, "2.1", "king:3vp").room(0, "3.1", "character:2food"), way, space)
    assert {"building 2", "building 3"} <= set(desk.moves())
    assert score(desk.play("building 2", "bonus 1")) == 13
    assert goods(desk).get("food", 0) == 0


# --- crest spaces ---


def crest(building: int, desk: Desk | None = None) -> Desk:
    desk = (desk or Desk()).give(0, "lion").resources(0, food=6)
    return desk.play(f"task crest lion {building}").resources(0, food=0)


@pytest.mark.effect("house anywhere")
@pytest.mark.rule("EFFECT-30")
def test_crest_space_1_builds_a_house_in_any_town_without_one() -> None:
    desk = crest(1, Desk().house(0, "Paris").house(1, "Strasbourg"))
    free = {
        f"house {space.town} {space.number}"
        for space in desk.rules.box.house_spaces
        if space.players == 2 and space.town not in ("Paris", "Strasbourg")
    }
    assert set(desk.moves()) == {*free, "done"}
    desk.play("house Wien 1")
    assert desk.position()["houses"]["Wien 1"] == 0
    assert (desk.board(0)["houses"], desk.board(0)["merchant"]) == (1, "Tiletum")
    assert decision(desk) == "die"


@pytest.mark.effect("pillar anywhere")
@pytest.mark.rule("EFFECT-31")
def test_crest_space_2_sets_a_pillar_on_any_available_cathedral_without_one() -> None:
    desk = Desk(players=4)
    closed = next(town for town, cost in desk.position()["costs"].items() if cost == "unavailable")
    mine, full, *free = (town for town in desk.position()["costs"] if town != closed)
    desk.pillar(0, mine)
    for seat in range(1, 1 + len(desk.position()["cathedral_tiles"][full])):
        desk.pillar(seat, full)
    assert set(crest(2, desk).moves()) == {*(f"pillar {town}" for town in free), "done"}
    desk.play(f"pillar {free[0]}")
    assert desk.position()["pillars"][free[0]] == [0]
    assert (desk.board(0)["pillars"], desk.board(0)["architect"]) == (1, "Tiletum")


@pytest.mark.rule("EFFECT-32")
@pytest.mark.parametrize(
    ("building", "piece", "other"),
    [
        pytest.param(3, "merchant", "architect", marks=pytest.mark.effect("merchant anywhere")),
        pytest.param(4, "architect", "merchant", marks=pytest.mark.effect("architect anywhere")),
    ],
)
def test_crest_spaces_3_and_4_move_a_piece_anywhere(building: int, piece: str, other: str) -> None:
    desk = crest(building)
    elsewhere = [f"{piece} {space}" for space in desk.rules.spaces if space != "Tiletum"]
    assert desk.moves() == [*elsewhere, "done"]
    desk.play(f"{piece} Arles-Genova")
    assert (desk.board(0)[piece], desk.board(0)[other]) == ("Arles-Genova", "Tiletum")
    assert decision(desk) == "die"


@pytest.mark.rule("EFFECT-33")
def test_crest_space_5_gives_any_two_resources() -> None:
    desk = crest(5)
    assert desk.moves() == [f"gain {kind}" for kind in KINDS]
    assert goods(desk.play("gain gold", "gain wool")) == {"gold": 1, "wool": 1}
    assert decision(desk) == "die"


@pytest.mark.rule("EFFECT-33")
def test_crest_space_6_gives_five_vp() -> None:
    desk = crest(6)
    assert (score(desk), decision(desk)) == (15, "die")


# --- effects within effects ---


@pytest.mark.rule("EFFECT-6", "EFFECT-16", "EFFECT-29")
def test_effects_nest_five_deep_and_end_one_by_one() -> None:
    desk = Desk().merchant(0, "Lyon").give(0, "building", "merchant:1merchant+house").resources(0, gold=1)
    desk.room(0, "1.1", "character:ap2").room(0, "1.2", "character:2food")
    desk.room(0, "3.1", "contract:ap2+any").room(0, "3.2", "contract:2wool")
    desk.play("task helper building", "building 1", "bonus 1")
    desk.play("place merchant:1merchant+house 2.1", "house Lyon 1")
    desk.play("building 3", "bonus 1", "gain stone", "exchange gold iron", "gain iron")
    assert goods(desk) == {"stone": 1, "iron": 2}
    decisions = [decision(desk)]
    for _ in range(5):
        decisions.append(decision(desk.play("done")))
    assert decisions == ["points", "bonuses", "map", "points", "bonuses", "die"]


@pytest.mark.rule("EFFECT-6", "EFFECT-16", "EFFECT-29")
def test_effects_five_deep_can_all_be_used_up() -> None:
    desk = Desk().merchant(0, "Lyon").give(0, "building", "merchant:1merchant+house").resources(0, gold=1)
    desk.room(0, "1.1", "character:ap2").room(0, "1.2", "character:2food")
    desk.room(0, "3.1", "contract:ap1+any").room(0, "3.2", "contract:2wool")
    desk.play("task helper building", "building 1", "bonus 1")
    desk.play("place merchant:1merchant+house 2.1", "house Lyon 1")
    desk.play("building 3", "bonus 1", "gain stone", "exchange gold iron", "gain iron", "bonus 2")
    desk.play("merchant Troyes", "discard", "bonus 2")
    assert goods(desk) == {"stone": 1, "iron": 2, "wool": 2, "food": 2}
    assert (desk.board(0)["merchant"], desk.position()["houses"]) == ("Troyes", {"Lyon 1": 0})
    assert (desk.board(0)["store"], decision(desk)) == ([], "die")


@pytest.mark.rule("EFFECT-6", "EFFECT-27")
def test_a_contract_fulfilled_within_a_nested_action_brings_a_further_action() -> None:
    desk = Desk().give(0, "character2", "3wool+3iron").resources(0, wool=3, iron=3)
    desk.play("task helper character2", "discard", "task fulfil 3wool+3iron", "discard")
    assert decision(desk) == "points", "the Helper's second point is still there"
    assert decision(desk.play("discard")) == "die"


@pytest.mark.rule("EFFECT-21")
def test_a_roof_house_just_freed_serves_the_character_that_freed_it() -> None:
    desk = place(Desk().supply(0, houses=0).merchant(0, "Paris"), "merchant:house", "4.1")
    assert desk.board(0)["houses"] == 1
    assert "house Paris 1" in desk.moves()


@pytest.mark.rule("EFFECT-6", "BUILD-4")
def test_a_character_action_and_the_building_it_completes_have_separate_ap() -> None:
    desk = place(Desk().crest(0, "lion", 4), "character:ap1", "4.1")
    assert assert_spends(desk, "character", 1)
    assert (decision(desk), points(desk)) == ("action", 1)
