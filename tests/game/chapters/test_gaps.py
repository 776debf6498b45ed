"""Behaviour whose tests were missing until sabotage showed it (docs/sabotage.md)."""

from __future__ import annotations

from typing import Any

import pytest

from support.playing import (
    bonus_of,
    discard,
    discards,
    end_round,
    end_round_open,
    fill,
    last_turn,
    points_from,
)
from support.setting import Desk
from tiletum.errors import TiletumError
from tiletum.game.catalogue.moves import DONE, END
from tiletum.game.catalogue.steps import FIRST_CHANCE, STEPS
from tiletum.game.core.editions import Solo
from tiletum.game.core.vocabulary import BONUS_PILE, EMPTY, SOURCES
from tiletum.game.engine import Game
from tiletum.table.position import position

WAYS_OUT = ("end", "done", "leave")


def open_steps(desk: Desk) -> dict[str, Any]:
    data: dict[str, Any] = desk.position()["pending"]
    return data


def top_step(desk: Desk) -> list[Any]:
    """Return the open step's name and numbers."""
    step: list[Any] = open_steps(desk)["stack"][-1]
    return step


# --- no leftovers ---


@pytest.mark.rule("ROUND-1", "ROUND-2")
def test_finished_steps_leave_nothing_on_the_stack() -> None:
    """The stack holds only the choice of a die before each turn, and nothing at the end."""
    desk = Desk(3)
    turns = 0
    while not desk.game.over:
        if top_step(desk)[0] == "die":
            turns += 1
            assert len(open_steps(desk)["stack"]) == 1
        desk.play(next(move for move in [*WAYS_OUT, *desk.moves()] if move in desk.moves()))
    assert turns == 4 * 3 * 3
    assert [step[0] for step in open_steps(desk)["stack"]] == ["over"]


@pytest.mark.rule("SETUP-1")
def test_there_is_no_turn_data_before_the_first_turn() -> None:
    turn = position(Game.new(2))["pending"]
    assert (turn["position"], turn["points"], turn["exchanged"]) == (0, 0, False)
    assert turn["action"] is turn["die"] is turn["colour"] is turn["colour_tile"] is None


@pytest.mark.rule("CORR-1", "CLEAN-2")
def test_there_is_no_active_player_while_chance_answers_between_turns() -> None:
    desk = Desk().idle_turns(2)
    assert (top_step(desk)[0], open_steps(desk)["seat"]) == ("corruption", EMPTY)

    end_round_open(desk.deal().action_tile("king", None).king_tile("any3")).play_open("leave")
    assert (top_step(desk)[0], open_steps(desk)["seat"]) == ("deal-bonus", EMPTY)


@pytest.mark.rule("CORR-2")
def test_a_corruption_of_0_moves_nobody() -> None:
    desk = Desk().idle_turns(2)
    before = len(desk.events("king-move"))
    desk.play_open("corruption 0")
    assert len(desk.events("king-move")) == before


# --- piles ---


@pytest.mark.rule("EDITION-5", "CLEAN-2")
def test_discards_mixed_into_the_pile_leave_the_discards() -> None:
    desk = discard(Desk(edition="ukrainian"), "4vp", "any2").pile("bonus", {})
    end_round_open(desk.action_tile("king", None).king_tile("any3")).play_open("leave")
    assert sum(discards(desk).values()) == 0

    desk.play_open(desk.moves()[0])
    assert sum(discards(desk).values()) == 0
    assert sum(desk.game.piles[BONUS_PILE]) == desk.game.left[BONUS_PILE]


@pytest.mark.rule("EDITION-5", "CONTR-6")
def test_an_empty_contract_pile_does_not_touch_the_bonus_tiles() -> None:
    desk = discard(Desk(edition="ukrainian"), "4vp").pile("contract", {})
    before = desk.position()["piles"]["bonus"]

    desk.act("contract", 3).play("contract 5", "end")

    assert desk.position()["contract_offer"].count(None) == 1
    assert discards(desk) == {"4vp": 1}
    assert desk.position()["piles"]["bonus"] == before


@pytest.mark.rule("EDITION-5", "CHAR-3")
def test_mixing_in_no_tiles_makes_no_event() -> None:
    desk = Desk(edition="ukrainian").pile("bonus", {}).pile("character", {}).characters("king:2vp")
    end_round(desk.act("character", 1).play("character king:2vp", "end").king_tile(None))
    assert desk.position()["character_offer"] == []
    assert desk.events("mix-characters") == desk.events("reshuffle-bonus") == []


# --- buildings ---


@pytest.mark.rule("BUILD-1", "BUILD-2")
def test_a_crest_placed_while_the_last_characters_bonus_is_open_completes_the_building_once() -> None:
    desk = Desk().give(0, "character:ap2", "lion").act("character", 1).resources(0, food=4)

    desk.play("place character:ap2 4.1")
    assert top_step(desk)[0] == "points"
    desk.play("task crest lion 4")
    while top_step(desk)[0] != "action":
        desk.play("done")

    assert len(desk.events("complete")) == 1
    assert desk.points() == desk.rules.building_ap[3]


@pytest.mark.rule("EFFECT-16")
@pytest.mark.parametrize("building", [1, 2, 3, 4, 5])
def test_a_helper_gives_the_bonus_of_the_only_character_in_any_building(building: int) -> None:
    desk = (
        Desk().room(0, f"{building}.1", "architect:2stone").give(0, "building").play("task helper building")
    )
    assert [move for move in desk.moves() if move.startswith("building")] == [f"building {building}"]


# --- counts ---


def desk_with_contracts(number: int) -> Desk:
    """Fulfil this many contracts, the last with tile number 0."""
    desk = Desk()
    first = desk.rules.tiles[0].id
    for name in (["7identical"] * number + [first])[-number:]:
        desk.give(0, name).resources(0, wool=int(name[0])).play(f"task fulfil {name} wool")
        while top_step(desk)[0] != "die":
            desk.play("done")
    return desk


@pytest.mark.rule("FAIR-14")
def test_a_contract_does_not_count_as_a_filled_building() -> None:
    desk = (
        last_turn(desk_with_contracts(1))
        .king_tile(None)
        .fair(1, "Tiletum", "filled-building")
        .king((0, [0, 1]))
    )
    end_round_open(desk)
    assert points_from(desk, 0, "fair") == 0


@pytest.mark.rule("FINAL-3")
def test_a_contract_does_not_count_as_a_completed_building() -> None:
    desk = fill(desk_with_contracts(2), 0, 4, 5).crest(0, "lion", 4).crest(0, "cup", 5)
    end_round(last_turn(desk, 4).king_tile(None).fair(4, "Wien", "pillar").king((0, [0, 1])))
    assert points_from(desk, 0, "buildings") == 0


@pytest.mark.rule("FINAL-5")
def test_there_is_no_winner_before_the_end() -> None:
    assert Desk().score(0, 50).game.winner() == EMPTY


# --- sources and remainders of decisions ---


@pytest.mark.rule("CONTR-3")
def test_the_first_exchange_brings_exactly_one_resource() -> None:
    desk = Desk().resources(0, food=1).act("contract", 1, "blue").play("exchange food gold")
    assert top_step(desk) == ["any", 1, 0, SOURCES.index("exchange"), 0]


@pytest.mark.rule("EFFECT-16")
def test_the_bonuses_of_a_building_name_their_source() -> None:
    desk = Desk().room(0, "1.1", "king:2vp").give(0, "building").play("task helper building", "building 1")
    assert top_step(desk) == ["bonuses", 0, 1, SOURCES.index("helper"), 0]


@pytest.mark.rule("EFFECT-8")
def test_partly_spent_points_name_their_source() -> None:
    desk = Desk().merchant(0, "Arles").give(0, "merchant2").play("task helper merchant2")
    desk.play("merchant Arles-Genova")
    assert top_step(desk)[2:4] == [1, SOURCES.index("helper")]


@pytest.mark.rule("EFFECT-2", "EFFECT-4")
def test_a_bonus_pillar_is_set_only_once_even_before_the_step() -> None:
    desk = Desk().architect(0, "Koeln").cost("Koeln", "3for4").supply(0, pillars=2)
    bonus_of(desk, "architect:1architect+pillar").play("pillar Koeln")
    assert top_step(desk) == ["map", 0, 1, 0, 0]


@pytest.mark.rule("EFFECT-7", "JOKER-1")
def test_a_named_joker_keeps_its_source() -> None:
    desk = Desk().give(0, "joker1").play("task helper joker1", "joker merchant")
    assert top_step(desk)[0] == "points"
    assert top_step(desk)[3] == SOURCES.index("helper")


# --- options of a game ---


@pytest.mark.rule("SETUP-1", "SETUP-12")
@pytest.mark.parametrize(("players", "first"), [(1, 0), (5, 0), (2, 2), (3, 3), (2, -2)])
def test_a_game_needs_two_to_four_seats_and_a_first_player_among_them(players: int, first: int) -> None:
    with pytest.raises(TiletumError):
        Game.new(players, first=first)


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(TiletumError):
        Game.new(2, "latin")


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_solo_game_always_has_two_seats(players: int) -> None:
    assert Game.new(players, solo=Solo(0)).rules.players == 2


# --- the table of moves ---


@pytest.mark.rule("TURN-11", "EFFECT-2")
def test_each_decision_has_its_own_move_to_give_up_the_rest() -> None:
    found = {step.name: step.last_move for step in STEPS[:FIRST_CHANCE]}
    must_choose = {"die", "tile", "resources", "any", "kingtile"}
    assert {name for name, kind in found.items() if kind is None} == must_choose
    assert [name for name, kind in found.items() if kind == END] == ["action"]
    assert {kind for name, kind in found.items() if name not in (*must_choose, "action")} == {DONE}


@pytest.mark.rule("TURN-1", "TASK-1")
@pytest.mark.parametrize(
    ("text", "group"),
    [
        ("die pink 1", "die"),
        ("resources", "die"),
        ("architect Paris", "action"),
        ("bonus 3", "action"),
        ("task buy food", "task"),
        ("task helper colour iron", "task"),
        ("done", "end"),
        ("end", "end"),
        ("wheel 1", "outcome"),
        ("corruption 2", "outcome"),
    ],
)
def test_moves_are_grouped_as_in_the_rulebook(text: str, group: str) -> None:
    table = Desk().rules.table
    assert table.rows[table.find(text)].group == group


NO_SUCH_MOVES = (
    "character lion",
    "place lion 1.1",
    "building 6",
    "task fulfil lion",
    "task helper colour",
    "task helper 4vp gold",
    "wheel 7",
    "first 4",
)


@pytest.mark.rule("CHAR-1", "TASK-1", "SETUP-1")
@pytest.mark.parametrize("text", NO_SUCH_MOVES)
def test_meaningless_moves_do_not_exist(text: str) -> None:
    assert Desk(4).rules.table.find(text) == EMPTY
