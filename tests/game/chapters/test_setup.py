"""Setup: everything before the first die is rolled (rules SETUP)."""

from __future__ import annotations

from collections import Counter

import pytest

from support.setting import Desk, position_dict, set_up
from tiletum.box import load
from tiletum.errors import TiletumError
from tiletum.game.engine import Game
from tiletum.table.position import position
from tiletum.table.table import Options, Table

BOX = load()


def outcome_weights(game: Game) -> dict[str, int]:
    """Return the possible outcomes with their weights."""
    rows = game.rules.table.rows
    return {rows[move].text: weight for move, weight in game.outcomes()}


def deal(game: Game, *texts: str) -> None:
    for text in texts:
        assert text in outcome_weights(game)
        game.apply(game.rules.table.find(text))


def deal_until(game: Game, word: str) -> None:
    """Deal arbitrary outcomes until the next outcome begins with these words."""
    while not next(iter(outcome_weights(game))).startswith(word):
        game.apply(game.outcome(0))


# --- the table ---


@pytest.mark.rule("SETUP-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players: int) -> None:
    assert len(Table.open(players, seed=1).scores()) == players


@pytest.mark.rule("SETUP-1")
@pytest.mark.parametrize("players", [1, 5])
def test_neither_one_nor_five_can_play(players: int) -> None:
    with pytest.raises(TiletumError):
        Options(players).new_game()


@pytest.mark.rule("SETUP-1")
def test_resources_never_run_out() -> None:
    desk = Desk().resources(0, gold=500, iron=500).resources(1, iron=500).act("contract", 1, "blue")
    assert desk.board(0)["resources"]["iron"] == 506

    desk.play("task buy iron")
    assert desk.board(0)["resources"]["iron"] == 507


@pytest.mark.rule("SETUP-2")
def test_the_wheel_starts_in_each_of_six_positions_equally_often() -> None:
    assert outcome_weights(Game.new(2)) == {f"wheel {value}": 1 for value in (1, 2, 3, 4, 5, 6)}


@pytest.mark.rule("SETUP-2")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_every_action_is_paired_with_one_die_value(value: int) -> None:
    game = Game.new(2)
    deal(game, f"wheel {value}")

    wheel = position(game)["wheel"]
    assert wheel["architect"] == value
    assert sorted(wheel.values()) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("SETUP-3")
def test_the_actions_are_in_the_printed_order() -> None:
    game = Game.new(2)
    deal(game, "wheel 1")

    assert sorted(BOX.action_order, key=lambda action: position(game)["wheel"][action]) == list(
        BOX.action_order
    )
    assert not any(outcome.startswith("action ") for outcome in outcome_weights(game))


@pytest.mark.rule("SETUP-3")
def test_the_action_tiles_can_be_placed_at_random() -> None:
    game = Game.new(2, shuffled_actions=True)
    deal(game, "wheel 1")
    assert outcome_weights(game) == {f"action {action}": 1 for action in BOX.action_order}

    deal(game, "action king")
    assert "action king" not in outcome_weights(game)
    deal(game, "action joker", "action merchant", "action architect", "action contract", "action character")

    wheel = {"king": 1, "joker": 2, "merchant": 3, "architect": 4, "contract": 5, "character": 6}
    assert position(game)["wheel"] == wheel


# --- tiles ---


@pytest.mark.rule("SETUP-4")
@pytest.mark.parametrize(("players", "left_out"), [(2, {3, 4}), (3, {4}), (4, set())])
def test_tiles_marked_for_more_players_are_left_out(players: int, left_out: set[int]) -> None:
    piles = position(Game.new(players))["piles"]

    assert piles["bonus"] == Counter(t.id for t in BOX.bonus_tiles if t.players not in left_out)
    assert piles["contract"] == Counter(t.id for t in BOX.contracts if t.players not in left_out)
    assert piles["character"] == Counter(t.id for t in BOX.characters if t.players not in left_out)


@pytest.mark.rule("SETUP-4")
def test_the_lion_crest_among_the_contracts_is_marked_for_three_or_more() -> None:
    assert "lion" not in position(Game.new(2))["piles"]["contract"]
    assert "lion" in position(Game.new(3))["piles"]["contract"]


@pytest.mark.rule("SETUP-5", "SETUP-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bonus_tile_lies_at_each_action_by_the_king_track_and_on_the_map(players: int) -> None:
    before, after = position(Game.new(players)), position(set_up(players))

    at_actions = list(after["action_tiles"].values())
    on_map = list(after["map_tiles"].values())
    assert len(at_actions) == 6
    assert None not in at_actions
    assert after["king_tile"] is not None
    laid_out = Counter([*at_actions, after["king_tile"], *on_map])
    assert Counter(after["piles"]["bonus"]) + laid_out == before["piles"]["bonus"]


@pytest.mark.rule("SETUP-6")
@pytest.mark.parametrize(("players", "unused"), [(2, {3, 4}), (3, {4}), (4, set())])
def test_bonus_spaces_marked_for_more_players_stay_empty(players: int, unused: set[int]) -> None:
    towns = [space.town for space in BOX.bonus_spaces if space.players not in unused]

    assert list(position(set_up(players))["map_tiles"]) == towns


@pytest.mark.rule("SETUP-7")
def test_five_contracts_and_five_characters_are_turned_up() -> None:
    before, after = position(Game.new(4)), position(set_up(4))

    assert len(after["contract_offer"]) == 5
    assert None not in after["contract_offer"]
    assert len(after["character_offer"]) == 5
    contracts = Counter(after["piles"]["contract"]) + Counter(after["contract_offer"])
    characters = Counter(after["piles"]["character"]) + Counter(after["character_offer"])
    assert contracts == before["piles"]["contract"]
    assert characters == before["piles"]["character"]


# --- cathedrals and fairs ---


@pytest.mark.rule("SETUP-8")
def test_each_cathedral_gets_one_of_nine_cost_tiles_at_random() -> None:
    game = Game.new(2)
    deal_until(game, "draw cost")
    assert outcome_weights(game) == {f"draw cost {tile.id}": 1 for tile in BOX.cost_tiles}

    deal(game, "draw cost 3for4")
    assert len(outcome_weights(game)) == 8
    assert "draw cost 3for4" not in outcome_weights(game)

    costs = position(set_up(2))["costs"]
    assert list(costs) == [cathedral.town for cathedral in BOX.cathedrals]
    assert sorted(costs.values()) == sorted(tile.id for tile in BOX.cost_tiles)


@pytest.mark.rule("SETUP-8")
def test_the_highest_cathedral_tile_lies_on_top() -> None:
    desk = Desk().cost("Wien", "3for4").pillar(0, "Wien").pillar(1, "Wien")
    desk.resources(0, stone=3).resources(1, stone=3)

    assert desk.position()["cathedral_tiles"]["Wien"] == [6, 5]
    desk.play("task cathedral Wien").idle_turns().play("task cathedral Wien")
    assert (desk.board(0)["score"], desk.board(1)["score"]) == (10 + 4 + 6, 10 + 4 + 5)


@pytest.mark.rule("SETUP-9")
def test_the_unavailable_cathedral_has_no_tiles() -> None:
    table = position(set_up(2))
    closed = [town for town, cost in table["costs"].items() if cost == "unavailable"]

    assert [town for town, tiles in table["cathedral_tiles"].items() if not tiles] == closed
    assert len(closed) == 1


@pytest.mark.rule("SETUP-9")
def test_the_unavailable_cathedral_takes_no_pillar_from_anywhere() -> None:
    desk = Desk().cost("Paris", "unavailable").cost("Praha", "3for4").architect(0, "Paris")
    desk.give(0, "lion").resources(0, food=6).act("architect", 6)
    assert "pillar Paris" not in desk.moves()

    desk.play("task crest lion 2")
    assert "pillar Paris" not in desk.moves()
    assert "pillar Praha" in desk.moves()


@pytest.mark.rule("SETUP-10")
def test_the_first_fair_is_in_tiletum_and_the_others_in_drawn_towns() -> None:
    game = Game.new(2)
    deal_until(game, "draw town")
    assert outcome_weights(game) == {f"draw town {tile.town}": 1 for tile in BOX.town_tiles}
    assert len(BOX.town_tiles) == 8

    deal(game, "draw town Verona")
    assert "draw town Verona" not in outcome_weights(game)
    deal(game, "draw town Genova", "draw town Troyes")

    assert [town for town, _ in position_dict(game)["fairs"]] == ["Tiletum", "Verona", "Genova", "Troyes"]


@pytest.mark.rule("SETUP-10")
def test_each_round_gets_another_of_eleven_fair_tiles_known_from_the_start() -> None:
    game = Game.new(2)
    deal_until(game, "draw fair")
    assert list(outcome_weights(game).values()) == [1] * 11

    deal(game, "draw fair king")
    assert "draw fair king" not in outcome_weights(game)
    deal(game, "draw fair house", "draw fair crest", "draw fair pillar")

    assert [tile for _, tile in position_dict(game)["fairs"]] == ["king", "house", "crest", "pillar"]


@pytest.mark.rule("SETUP-11")
def test_three_of_the_six_corruption_tokens_come_up_in_a_round() -> None:
    desk = Desk().idle_turns(2)
    assert sorted(set(BOX.corruption)) == [0, 1, 2]
    assert len(BOX.corruption) == 6
    desk.game.corruption = ()
    assert outcome_weights(desk.game) == {f"corruption {n}": BOX.corruption.count(n) for n in (0, 1, 2)}

    desk.play_open("corruption 0").idle_turns(2)
    assert "corruption 0" not in outcome_weights(desk.game)
    assert sum(outcome_weights(desk.game).values()) == 5


# --- players ---


@pytest.mark.rule("SETUP-12")
def test_the_first_player_is_drawn_and_the_others_follow_clockwise() -> None:
    game = Game.new(4)
    deal_until(game, "first")
    assert outcome_weights(game) == {"first 0": 1, "first 1": 1, "first 2": 1, "first 3": 1}

    deal(game, "first 2")
    assert position(game)["order"] == [2, 3, 0, 1]


@pytest.mark.rule("SETUP-12")
def test_the_table_may_name_the_first_player() -> None:
    assert position(set_up(4, first=1))["order"] == [1, 2, 3, 0]


@pytest.mark.rule("SETUP-13")
def test_every_score_starts_at_10() -> None:
    assert set_up(3).scores() == [10, 10, 10]


@pytest.mark.rule("SETUP-14")
def test_king_markers_start_on_0_with_the_first_player_at_the_bottom() -> None:
    game = set_up(4, first=2)

    [[space, stack]] = position_dict(game)["king_track"]
    assert game.rules.king_vp[space] == 0
    assert stack == [2, 3, 0, 1]


@pytest.mark.rule("SETUP-15")
def test_every_piece_starts_in_tiletum() -> None:
    boards = position(set_up(3))["boards"]

    assert [board["merchant"] for board in boards] == ["Tiletum"] * 3
    assert [board["architect"] for board in boards] == ["Tiletum"] * 3


@pytest.mark.rule("SETUP-16")
def test_two_houses_and_two_pillars_are_in_the_supply() -> None:
    board = position(set_up(2))["boards"][0]

    assert (board["houses"], board["pillars"]) == (2, 2)


@pytest.mark.rule("SETUP-16")
def test_one_house_stands_in_tiletum() -> None:
    desk = Desk().fair(1, "Tiletum", "house").merchant(0, "Paris").merchant(1, "Paris").idle_round()

    assert [(fair["seat"], fair["times"]) for fair in desk.events("fair-score")] == [(0, 1), (1, 1)]


@pytest.mark.rule("SETUP-16")
@pytest.mark.parametrize(
    ("filled", "last"),
    [(["1.1", "1.2"], "1.3"), (["2.1"], "2.2"), (["3.1"], "3.2"), ([], "4.1"), ([], "5.1")],
)
def test_a_house_stands_on_each_of_five_roofs(filled: list[str], last: str) -> None:
    desk = Desk().give(0, "king:2vp")
    for room in filled:
        desk.room(0, room, "king:3vp")

    desk.act("character", 3).play(f"place king:2vp {last}")

    assert desk.board(0)["houses"] == 3


@pytest.mark.rule("SETUP-16")
def test_a_pillar_stands_on_the_first_five_contract_spaces_but_not_on_the_sixth() -> None:
    fulfil = "task fulfil 1identical food"
    desk = Desk().resources(0, food=6).give(0, *["1identical"] * 4)

    desk.play(fulfil, fulfil, fulfil, fulfil)
    assert desk.board(0)["pillars"] == 2 + 4

    desk.give(0, "1identical", "1identical").play(fulfil)
    assert desk.board(0)["pillars"] == 2 + 5
    desk.play(fulfil)
    assert desk.board(0)["pillars"] == 2 + 5


@pytest.mark.rule("SETUP-17")
def test_the_storehouse_has_four_spaces() -> None:
    desk = Desk().characters("king:2vp", "king:2gold", "king:3vp", "king:ap1", "king:ap2").act("character", 6)

    desk.play("character king:2vp", "character king:2gold", "character king:3vp")
    assert "character king:ap1" in desk.moves()
    desk.play("character king:ap1")
    assert not [move for move in desk.moves() if move.startswith("character")]


@pytest.mark.rule("SETUP-17")
def test_there_are_six_contract_spaces() -> None:
    fulfil = "task fulfil 1identical food"
    desk = Desk().resources(0, food=7).give(0, *["1identical"] * 4)
    desk.play(fulfil, fulfil, fulfil, fulfil).give(0, *["1identical"] * 3).play(fulfil)

    assert fulfil in desk.moves()
    desk.play(fulfil)
    assert fulfil not in desk.moves()


@pytest.mark.rule("SETUP-17")
def test_the_three_die_spaces_are_full_after_three_turns() -> None:
    desk = Desk().idle_turns(5)

    assert len(desk.board(0)["dice"]) == 3
    assert BOX.player_board.dice_spaces == 3


@pytest.mark.rule("SETUP-17")
def test_five_buildings_have_3_2_2_1_and_1_empty_rooms_and_six_have_a_crest_space() -> None:
    board = position(set_up(2))["boards"][0]

    assert board["rooms"] == [[None, None, None], [None, None], [None, None], [None], [None]]
    assert board["crests"] == [None] * 6


@pytest.mark.rule("SETUP-17")
@pytest.mark.parametrize("action", ["architect", "joker", "character", "king", "contract", "merchant"])
def test_no_action_has_a_bonus_marker_yet(action: str) -> None:
    assert Desk().act(action, 6).points() == 6


@pytest.mark.rule("SETUP-18")
def test_gold_depends_on_the_place_in_turn_order() -> None:
    boards = position(set_up(4, first=2))["boards"]

    assert [board["resources"]["gold"] for board in boards] == [5, 6, 1, 3]


@pytest.mark.rule("SETUP-18")
def test_everyone_has_one_iron_wool_stone_and_food() -> None:
    boards = position(set_up(2, first=0))["boards"]

    assert boards[0]["resources"] == {"gold": 1, "food": 1, "wool": 1, "stone": 1, "iron": 1}
    assert boards[1]["resources"] == {"gold": 3, "food": 1, "wool": 1, "stone": 1, "iron": 1}


@pytest.mark.rule("SETUP-19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_bag_holds_one_die_of_each_colour_for_every_player(players: int) -> None:
    bag = position(set_up(players))["bag"]

    colours = ("yellow", "pink", "lightgrey", "darkgrey", "blue")
    assert bag == dict.fromkeys(colours, players)
