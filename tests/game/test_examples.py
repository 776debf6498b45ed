"""The rulebooks' worked examples, with exactly the printed numbers.

Blue is always seat 0. Where the printed picture is missing, the position allows only the printed outcome.
"""

from __future__ import annotations

import pytest

from support.setting import Desk, position_dict, set_up
from tiletum.table.position import position

BLUE, ORANGE, GREEN, PURPLE = 0, 1, 2, 3


# --- setup ---


@pytest.mark.rule("SETUP-13", "SETUP-14", "SETUP-16", "SETUP-18")
def test_b1_everybody_starts_with_10_points_and_the_later_players_with_more_gold() -> None:
    game = set_up(4, first=BLUE)
    table = position_dict(game)
    boards = table["boards"]

    assert [board["score"] for board in boards] == [10, 10, 10, 10]
    assert [board["resources"]["gold"] for board in boards] == [1, 3, 5, 6]
    assert boards[BLUE]["resources"] == {"gold": 1, "food": 1, "wool": 1, "stone": 1, "iron": 1}
    assert boards[PURPLE]["resources"] == {"gold": 6, "food": 1, "wool": 1, "stone": 1, "iron": 1}
    [[space, stack]] = table["king_track"]
    assert game.rules.king_vp[space] == 0
    assert stack == [0, 1, 2, 3]


@pytest.mark.rule("SETUP-16")
def test_b1_5_of_8_houses_are_on_roofs_and_5_of_7_pillars_on_contract_spaces() -> None:
    game = set_up(2)
    blue = position(game)["boards"][BLUE]
    box = game.rules.box

    assert (blue["houses"], blue["pillars"]) == (2, 2)
    assert (box.components["houses"], box.components["pillars"]) == (5 + 1 + 2, 5 + 2)


@pytest.mark.rule("SETUP-19", "PREP-1")
@pytest.mark.parametrize(("players", "dice", "drawn"), [(2, 10, 8), (3, 15, 11), (4, 20, 14)])
def test_b1_dice_in_the_bag_and_dice_drawn(players: int, dice: int, drawn: int) -> None:
    assert sum(position(set_up(players))["bag"].values()) == dice

    table = Desk(players).position()
    assert sum(table["dice"].values()) == drawn
    assert sum(table["bag"].values()) == dice - drawn


# --- dice ---


@pytest.mark.rule("TURN-3", "TURN-4")
@pytest.mark.parametrize(("move", "iron"), [("die blue 6 as 1", 1), ("die blue 1 as 6", 6)])
def test_b2_a_6_becomes_a_1_or_a_1_a_6_for_2_gold(move: str, iron: int) -> None:
    desk = Desk().no_action_tiles().dice("blue 6", "blue 1").resources(BLUE, gold=2)

    desk.play(move)

    assert desk.board(BLUE)["resources"]["gold"] == 0
    assert desk.board(BLUE)["resources"]["iron"] == iron


@pytest.mark.rule("TURN-8", "TURN-9")
def test_b3_the_pink_die_of_2_gives_2_food_and_7_minus_2_points() -> None:
    desk = Desk().no_action_tiles().dice("pink 2")

    desk.play("die pink 2")

    assert desk.board(BLUE)["resources"] == {"gold": 0, "food": 2, "wool": 0, "stone": 0, "iron": 0}
    assert desk.points() == 5


@pytest.mark.rule("TURN-5", "TURN-6")
def test_b6_the_die_goes_to_the_leftmost_die_space_and_the_bonus_tile_to_the_storehouse() -> None:
    desk = Desk().action_at("merchant", 2).action_tile("merchant", "any2").dice("pink 2", "blue 5", "blue 6")

    desk.play("die pink 2", "tile")

    assert desk.board(BLUE)["dice"] == ["pink 2"]
    assert desk.board(BLUE)["store"] == ["any2"]
    assert desk.position()["action_tiles"]["merchant"] is None

    desk.play("end").idle_turns().deal().dice("yellow 3").no_action_tiles().play("die yellow 3")
    assert desk.board(BLUE)["dice"] == ["pink 2", "yellow 3"]


# --- corruption ---


@pytest.mark.rule("CORR-2", "CORR-3")
def test_b4_corruption_2_moves_green_first_then_orange_and_blue_together() -> None:
    desk = Desk(3).idle_turns(3).king((0, [GREEN]), (2, [ORANGE, BLUE]))
    before = len(desk.events("king-move"))

    desk.play_open("corruption 2")

    moved = desk.events("king-move")[before:]
    assert [(move["seat"], move["to"]) for move in moved] == [(GREEN, -2), (ORANGE, 0), (BLUE, 0)]
    spaces = desk.rules.king_vp
    assert [(spaces[space], stack) for space, stack in desk.position()["king_track"]] == [
        (-2, [GREEN]),
        (0, [ORANGE, BLUE]),
    ]


@pytest.mark.rule("CORR-2", "CORR-3")
@pytest.mark.parametrize("edition", ["first-printing", "french", "korean"])
def test_b5_corruption_2_stops_green_on_the_lowest_space(edition: str) -> None:
    desk = Desk(3, edition).idle_turns(3).king((-7, [GREEN]), (1, [ORANGE, BLUE]))

    desk.play_open("corruption 2")

    spaces = desk.rules.king_vp
    assert [(spaces[space], stack) for space, stack in desk.position()["king_track"]] == [
        (-10, [GREEN]),
        (-1, [ORANGE, BLUE]),
    ]


# --- King and fair ---


def king_phase_of_the_example() -> Desk:
    """Set up the end of round 1: Blue at +3, Purple below Orange at 0, Green at -2."""
    desk = Desk(4).king_tile("any3").fair(1, "Tiletum", "cathedral").idle_turns(11).deal()
    desk.king((3, [BLUE]), (0, [PURPLE, ORANGE]), (-2, [GREEN]))
    return desk.idle_turns()


@pytest.mark.rule("KINGP-1", "KINGP-2", "KINGP-5")
def test_b7_blue_takes_the_tile_and_3_points_while_green_loses_2() -> None:
    desk = king_phase_of_the_example()
    assert desk.game.to_move == BLUE

    desk.play_open("tile")

    assert desk.board(BLUE)["store"] == ["any3"]
    assert [desk.board(seat)["score"] for seat in (BLUE, ORANGE, PURPLE, GREEN)] == [13, 10, 10, 8]


@pytest.mark.rule("KINGP-6", "KINGP-8")
def test_b8_the_new_order_is_blue_purple_orange_green_and_green_goes_to_0_on_top() -> None:
    desk = king_phase_of_the_example().play_open("tile")

    assert desk.position()["order"] == [BLUE, PURPLE, ORANGE, GREEN]
    spaces = desk.rules.king_vp
    assert [(spaces[space], stack) for space, stack in desk.position()["king_track"]] == [
        (0, [PURPLE, ORANGE, GREEN]),
        (3, [BLUE]),
    ]


@pytest.mark.rule("FAIR-2", "FAIR-3", "FAIR-7")
def test_b11_the_fair_of_round_3_at_verona_pays_6_for_each_of_3_contracts() -> None:
    desk = Desk().idle_round().idle_round().fair(3, "Verona", "contract")
    seat = desk.game.to_move
    desk.merchant(seat, "Verona").resources(seat, food=3).give(seat, "1identical", "1identical", "1identical")
    fulfil = "task fulfil 1identical food"
    desk.play(fulfil, fulfil, fulfil)

    desk.idle_round()

    paid = [event for event in desk.events("score") if event["source"] == "fair" and event["points"]]
    assert [(event["seat"], event["points"]) for event in paid] == [(seat, 18)]
    worth = [(event["worth"], event["times"]) for event in desk.events("fair-score") if event["times"]]
    assert worth == [(3 + 3, 3)]


# --- actions ---


@pytest.mark.rule("ARCH-1", "ARCH-2", "ARCH-3")
def test_b12_four_points_take_the_architect_to_praha_with_a_tile_on_the_way() -> None:
    desk = Desk().architect(BLUE, "Frankfurt").map_tile("Nuernberg", "+1ap").supply(BLUE, pillars=2)
    desk.act("architect", 4)
    assert desk.position()["pending"]["die"] == "pink 3"

    desk.play("architect Nuernberg", "take Nuernberg", "architect Praha", "pillar Praha")

    assert desk.points() == 0
    assert desk.board(BLUE)["store"] == ["+1ap"]
    assert "Nuernberg" not in desk.position()["map_tiles"]
    assert desk.position()["pillars"] == {"Praha": [BLUE]}
    assert desk.board(BLUE)["pillars"] == 1


@pytest.mark.rule("MERCH-1", "MERCH-2", "MERCH-5")
def test_b13_arles_to_genova_takes_two_points_and_the_house_the_third() -> None:
    desk = Desk().merchant(BLUE, "Arles").act("merchant", 3)
    assert desk.position()["pending"]["die"] == "pink 4"
    assert "merchant Genova" not in desk.moves()

    desk.play("merchant Arles-Genova", "merchant Genova")
    assert desk.points() == 1

    desk.play("house Genova 1")
    assert desk.points() == 0
    assert desk.position()["houses"] == {"Genova 1": BLUE}
    assert desk.board(BLUE)["houses"] == 1


@pytest.mark.rule("CHAR-1", "CHAR-4", "CHAR-5", "CHAR-7", "CHAR-8")
def test_b15_five_points_take_two_characters_and_fill_a_building_of_two_rooms() -> None:
    first, second = "contract:1gold+1wool", "contract:2wool"
    desk = Desk().characters(first, second, "king:2vp", "king:3vp", "king:2gold").act("character", 5)
    assert desk.position()["pending"]["die"] == "pink 2"

    desk.play(f"character {first}", f"character {second}")
    assert desk.points() == 3
    assert len(desk.position()["character_offer"]) == 5

    desk.play(f"place {first} 2.2")
    assert desk.points() == 1
    desk.play(f"place {second} 2.1")
    assert desk.points() == 0

    blue = desk.board(BLUE)
    assert blue["rooms"][1] == [second, first]
    assert (blue["resources"]["gold"], blue["resources"]["wool"]) == (1, 1 + 2)
    assert blue["houses"] == 2 + 1


@pytest.mark.rule("CONTR-1", "CONTR-2", "CONTR-3", "CONTR-4", "CONTR-5")
def test_b16_six_points_exchange_once_and_take_a_contract_for_2_and_one_for_3() -> None:
    offer = ("5iron", "5wool", "7iron", "7wool", "5identical")
    desk = Desk().contracts(*offer).resources(BLUE, food=1).act("contract", 6, "yellow")

    desk.play("exchange food gold", "gain iron")
    assert desk.points() == 5
    assert desk.board(BLUE)["resources"] == {"gold": 1 + 1, "food": 0, "wool": 0, "stone": 0, "iron": 1}

    desk.play("contract 3")
    assert desk.points() == 3
    desk.play("contract 2")
    assert desk.points() == 0
    assert desk.position()["contract_offer"] == ["5iron", None, None, "7wool", "5identical"]
    assert desk.board(BLUE)["store"] == ["5wool", "7iron"]

    desk.play("end")
    refilled = desk.position()["contract_offer"]
    assert refilled[2:] == ["5iron", "7wool", "5identical"]
    assert None not in refilled[:2]


@pytest.mark.rule("KINGA-1", "KINGA-2")
def test_b17_three_points_take_blue_three_spaces_up_onto_orange_and_purple() -> None:
    desk = Desk(3).king((0, [BLUE]), (3, [ORANGE, 2]))
    desk.act("king", 3)
    assert desk.position()["pending"]["die"] == "pink 4"

    desk.play("king")

    assert [stack for _, stack in desk.position()["king_track"]] == [[ORANGE, 2, BLUE]]
    assert desk.events("king-advance")[-1]["to"] == 3


# --- buildings and the end ---


@pytest.mark.rule("CHAR-4", "TASK-7", "TASK-8", "BUILD-1", "BUILD-2", "BUILD-3")
def test_b18_a_crest_for_6_food_completes_the_building_and_strengthens_the_king_action() -> None:
    desk = Desk().room(BLUE, "1.1", "king:3vp").room(BLUE, "1.2", "king:2gold")
    desk.give(BLUE, "king:2vp", "lion").resources(BLUE, food=6)
    desk.act("character", 3, "blue")

    desk.play("place king:2vp 1.3")
    assert desk.points() == 0
    assert desk.board(BLUE)["score"] == 10 + 2

    desk.play("task crest lion 1", "house Paris 1")
    assert desk.board(BLUE)["resources"]["food"] == 0
    assert desk.events("complete") == [
        {
            "key": "complete",
            "rule": "BUILD-1 BUILD-2",
            "seat": BLUE,
            "building": 1,
            "action": "king",
            "points": 3,
        }
    ]

    desk.play("end").idle_turns().deal()
    desk.act("king", 4)
    assert desk.points() == 4 + 3


@pytest.mark.rule("FINAL-2", "FINAL-3", "FINAL-4")
def test_b19_five_houses_times_five_pillars_four_buildings_and_9_resources_score_37() -> None:
    desk = Desk().idle_round().idle_round().idle_round().idle_turns(4).deal()
    blue = desk.game.to_move
    desk.house(blue, "Paris").house(blue, "Koeln").house(blue, "Milano").house(blue, "Verona")
    desk.pillar(blue, "Koeln").pillar(blue, "London").pillar(blue, "Lyon")
    desk.pillar(blue, "Milano").pillar(blue, "Wien")
    desk.room(blue, "2.1", "architect:pillar").room(blue, "2.2", "architect:2stone").crest(blue, "cup", 2)
    desk.room(blue, "3.1", "king:2vp").room(blue, "3.2", "king:3vp").crest(blue, "lion", 3)
    desk.room(blue, "4.1", "merchant:house").crest(blue, "rose", 4)
    desk.room(blue, "5.1", "contract:2wool").crest(blue, "tower", 5)
    desk.act("merchant", 1).resources(blue, gold=5, food=0, wool=1, stone=0, iron=3)

    desk.play("end").idle_round()

    final = ("houses-pillars", "buildings", "leftovers")
    scored = [e["points"] for e in desk.events("score") if e["seat"] == blue and e["source"] in final]
    assert scored == [5 * 5, 10, 2]
    assert sum(scored) == 37
