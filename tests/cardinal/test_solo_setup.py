"""The solo game: setup, the phases of a round, and the end (rules SOLO)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from support.setting import position_dict
from support.solo_setting import BOT, PERSON, SoloDesk
from tiletum.box import load
from tiletum.game.catalogue.steps import BOT_CREST_TASK, ROLL_BOT_DIE, step
from tiletum.game.core.editions import LEVELS, Solo
from tiletum.game.engine import Game
from tiletum.table.dealer import SeededDealer, occasion
from tiletum.table.position import position

EDITIONS = ["living", "first-printing", "french", "korean", "ukrainian"]
ONE_OF_EACH = {"gold": 1, "food": 1, "wool": 1, "stone": 1, "iron": 1}


def text(game: Game, move: int) -> str:
    return game.rules.table.rows[move].text


def deal_until(word: str, *, random: int = 0, chosen: tuple[str, ...] = (), seed: int = 3) -> Game:
    """Return a game whose next outcome begins with this word."""
    game, dealer = Game.new(solo=Solo(random, chosen)), SeededDealer(seed)
    number = 0
    while not text(game, game.moves()[0]).startswith(word):
        number += 1
        game.apply(dealer.deal(game, occasion(game), number))
    return game


def track(game: Game) -> dict[int, list[int]]:
    stacks: list[Any] = position_dict(game)["king_track"]
    return {game.rules.king_vp[space]: seats for space, seats in stacks}


# --- setup ---


@pytest.mark.rule("SOLO-1")
def test_the_table_is_set_up_for_two() -> None:
    table = position(deal_until("roll"))
    assert table["players"] == 2
    assert table["bag"] == dict.fromkeys(("yellow", "pink", "lightgrey", "darkgrey", "blue"), 2)
    assert sum(position(deal_until("corruption"))["dice"].values()) == 8


@pytest.mark.rule("SOLO-1")
def test_the_bots_board_has_five_columns_of_two_rooms_with_a_crest_space_each() -> None:
    board = SoloDesk().bot
    assert board["rooms"] == [[None, None]] * 5
    assert board["crests"] == [None] * 5
    person = SoloDesk().board(PERSON)
    assert [len(rooms) for rooms in person["rooms"]] == [3, 2, 2, 1, 1]
    assert len(person["crests"]) == 6


@pytest.mark.rule("SOLO-1")
def test_the_bot_has_two_contract_spaces() -> None:
    """There is no space for a third contract, so its points become resources."""
    desk = SoloDesk().bot_tiles("9wool").offer(e="7iron", d="9iron").action("contract", 3)
    assert desk.bot["store"] == ["7iron", "9wool"]
    desk.clear_events().action("contract", 3)
    assert desk.bot["store"] == ["7iron", "9wool"]
    assert len(desk.gained_kinds()) == 3


@pytest.mark.rule("SOLO-1")
def test_the_bots_storehouse_has_no_limit() -> None:
    desk = SoloDesk().bot_tiles("7wool", "7iron")
    families = ["fleur", "cup", "eagle", "rose", "tower", "lion"]
    for family in families:
        desk.resolve_tile(family)
    assert desk.bot["store"] == sorted(["7wool", "7iron", *families])


@pytest.mark.rule("SOLO-1")
def test_only_three_food_are_reserved() -> None:
    desk = SoloDesk().bot_tiles("3identical").bot_supply(food=5).tasks()
    assert desk.bot["contracts"] == []
    assert desk.bot_supply(food=6).tasks().bot["contracts"] == ["3identical"]
    assert desk.goods() == {"food": 3}


@pytest.mark.rule("SOLO-1")
def test_three_dice_stay_on_the_bots_board() -> None:
    desk = SoloDesk().decrees("worldly-riches").supply(BOT, houses=0, pillars=0)
    number = []
    for value in ("1", "2", "3"):
        desk.dice(f"pink {value}").action_at("king", int(value)).turn("cardinal 1", "cardinal 1")
        number.append(f"pink {value}")
        assert desk.bot["dice"] == number
        if value != "3":
            desk.dice("pink 6").play_open("die pink 6", "end").answer_chance()


@pytest.mark.rule("SOLO-2")
def test_the_bot_is_first_with_its_marker_on_3_and_both_start_with_10_points() -> None:
    game = deal_until("roll")
    assert position(game)["order"] == [BOT, PERSON]
    assert track(game) == {0: [PERSON], 3: [BOT]}
    assert game.scores() == [10, 10]


@pytest.mark.rule("SOLO-2")
def test_the_bot_has_the_first_turn() -> None:
    desk = SoloDesk()
    assert desk.game.stack[-1][0] == ROLL_BOT_DIE
    assert [event["seat"] for event in desk.events_with("turn")] == [BOT]


@pytest.mark.rule("SOLO-3")
def test_the_bot_starts_with_one_of_each_kind_and_the_person_with_two_gold_more() -> None:
    boards = position(deal_until("roll"))["boards"]
    assert boards[BOT]["resources"] == ONE_OF_EACH
    assert boards[PERSON]["resources"] == {**ONE_OF_EACH, "gold": 3}


@pytest.mark.rule("SOLO-4")
@pytest.mark.parametrize(("column", "points"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_each_column_has_its_marker(column: int, points: int) -> None:
    """The crest goes to the full column, whose marker goes to the King action."""
    desk = SoloDesk().column(column, "king:2vp", "king:3vp").inactive_crests("lion").bot_supply(food=3)
    desk.run(step(BOT_CREST_TASK))
    assert desk.markers() == {"king": points}


@pytest.mark.rule("SOLO-5")
def test_seven_houses_and_pillars_are_in_supply_and_one_house_is_in_tiletum() -> None:
    board = position(deal_until("roll"))["boards"][BOT]
    assert (board["houses"], board["pillars"]) == (7, 7)
    desk = SoloDesk().fair(1, "Verona", "house").king_phase(1)
    assert desk.points_from("fair") == [1 + 2]


@pytest.mark.rule("SOLO-5")
def test_it_cannot_build_in_tiletum_again() -> None:
    desk = SoloDesk().pieces(merchant="Tiletum").bot_supply(gold=1)
    for town in ("Antwerpen", "Koeln", "Paris"):
        desk.house(PERSON, town)
    desk.action("merchant", 2)
    assert desk.houses_of(BOT) == ["Troyes 1"]


@pytest.mark.rule("SOLO-6")
def test_its_merchant_starts_in_the_town_of_a_tile_without_a_fair() -> None:
    game = deal_until("cardinal town")
    fairs = {town for town, _ in position_dict(game)["fairs"]}
    free = [tile.town for tile in load().town_tiles if tile.town not in fairs]
    assert len(free) == 5
    assert [text(game, move) for move, _ in game.outcomes()] == [f"cardinal town {town}" for town in free]
    assert {weight for _, weight in game.outcomes()} == {1}

    game.apply(game.rules.table.find(f"cardinal town {free[2]}"))
    assert position(game)["boards"][BOT]["merchant"] == free[2]
    assert position(game)["boards"][PERSON]["merchant"] == "Tiletum"


@pytest.mark.rule("SOLO-6")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_its_architect_starts_at_the_cathedral_with_the_named_cost_tile(seed: int) -> None:
    table = position_dict(deal_until("roll", seed=seed))
    assert table["costs"][table["boards"][BOT]["architect"]] == load().cardinalbot.architect_cost_tile
    assert table["boards"][PERSON]["architect"] == "Tiletum"


@pytest.mark.rule("SOLO-7")
@pytest.mark.parametrize(("level", "number"), [("priest", 1), ("deacon", 3), ("bishop", 5)])
def test_the_level_sets_how_many_challenges_are_drawn(level: str, number: int) -> None:
    game = deal_until("challenge", random=LEVELS[level])
    drawn: list[str] = []
    while text(game, game.moves()[0]).startswith("challenge"):
        outcomes = {text(game, move).split()[1]: weight for move, weight in game.outcomes()}
        left = [challenge.id for challenge in load().challenges if challenge.id not in drawn]
        assert outcomes == dict.fromkeys(left, 1)
        drawn.append(left[-1])
        game.apply(game.rules.table.find(f"challenge {left[-1]}"))
    assert len(drawn) == number
    assert sorted(position(game)["solo"]["challenges"]) == sorted(drawn)


@pytest.mark.rule("SOLO-7")
@pytest.mark.parametrize("number", range(9))
def test_the_person_can_choose_any_number_of_the_eight_challenges(number: int) -> None:
    chosen = tuple(challenge.id for challenge in load().challenges)[:number]
    game = deal_until("cardinal town", chosen=chosen)
    assert sorted(position(game)["solo"]["challenges"]) == sorted(chosen)


@pytest.mark.rule("SOLO-8")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_six_decrees_lie_in_a_row_with_the_pawn_on_the_leftmost(seed: int) -> None:
    table = position_dict(deal_until("roll", seed=seed))
    of_fair = {decree.fair: decree.id for decree in load().decrees if decree.fair}
    fairs = [of_fair[tile] for _, tile in table["fairs"]]
    assert table["solo"]["decrees"] == [*fairs, "everlasting-fame", "worldly-riches"]
    assert table["solo"]["pawn"] == 0


# --- phases ---


@pytest.mark.rule("SOLO-9")
def test_corruption_moves_both_markers() -> None:
    game = deal_until("corruption")
    game.apply(game.rules.table.find("corruption 2"))
    assert track(game) == {-2: [PERSON], 1: [BOT]}


@pytest.mark.rule("SOLO-9")
def test_the_persons_turn_is_the_same_as_with_two_players() -> None:
    desk = SoloDesk().decrees("worldly-riches").dice("pink 6", "pink 4", "blue 4").action_at("king", 4)
    desk.supply(BOT, houses=0).resources(PERSON, gold=2).turn_open("cardinal 1", "cardinal 1")
    desk.deal()
    assert desk.position()["to_move"] == PERSON
    assert desk.moves()[:6] == [
        "die pink 4",
        "die pink 4 as 3",
        "die pink 4 as 5",
        "die blue 4",
        "die blue 4 as 3",
        "die blue 4 as 5",
    ]
    desk.play("die blue 4 as 5")
    assert desk.goods(PERSON) == {"iron": 5}


@pytest.mark.rule("SOLO-9")
def test_cleanup_is_the_same_as_with_two_players() -> None:
    desk = SoloDesk().action_at("architect", 3).king_phase(1)
    table = desk.position()
    assert table["round"] == 2
    assert table["wheel"]["architect"] == 2
    assert None not in table["action_tiles"].values()
    assert table["king_tile"] is not None
    assert sum(table["dice"].values()) == 8
    assert sum(table["bag"].values()) == 2


@pytest.mark.rule("SOLO-10")
@pytest.mark.parametrize(
    ("stacks", "first"),
    [
        (((5, [PERSON, BOT]),), BOT),
        (((5, [BOT, PERSON]),), BOT),
        (((5, [PERSON]), (3, [BOT])), PERSON),
        (((5, [BOT]), (3, [PERSON])), BOT),
    ],
    ids=["tied, the person below", "tied, the bot below", "the person higher", "the bot higher"],
)
def test_the_bot_wins_a_tie_on_the_king_track(stacks: tuple[tuple[int, list[int]], ...], first: int) -> None:
    """Without a tile the leader scores 4. The leader is first in the next round."""
    desk = SoloDesk().king(*stacks).king_phase(1)
    assert [len(desk.points_from("king-leader", seat)) for seat in (first, 1 - first)] == [1, 0]
    assert desk.position()["order"] == [first, 1 - first]
    assert desk.events_with("turn")[-1]["seat"] == first


@pytest.mark.rule("SOLO-11")
def test_the_leading_bot_always_takes_the_king_tile_and_resolves_it() -> None:
    desk = SoloDesk().king((3, [BOT]), (1, [PERSON])).king_tile("lion").king_phase(4)
    assert desk.tiles_taken() == ["lion"]
    assert desk.bot["store"] == ["lion"]
    assert desk.position()["king_tile"] is None
    assert desk.points_from("king-leader") == []


@pytest.mark.rule("SOLO-11")
@pytest.mark.parametrize("number", [1, 4])
def test_without_a_tile_the_leading_bot_scores_4(number: int) -> None:
    desk = SoloDesk().king((5, [BOT]), (1, [PERSON])).king_phase(number)
    assert desk.points_from("king-leader") == [4]


@pytest.mark.rule("SOLO-11")
def test_the_tile_is_resolved_before_the_points_of_the_track() -> None:
    desk = SoloDesk("whispers-in-the-kings-ear").king((3, [BOT]), (1, [PERSON])).king_tile("king2")
    desk.king_phase(4)
    assert desk.points_from("king-track") == [5]


@pytest.mark.rule("SOLO-11")
@pytest.mark.parametrize(("space", "points"), [(7, 7), (-2, -2), (-7, -7), (0, 0)])
def test_the_bot_gains_or_loses_the_points_of_its_space(space: int, points: int) -> None:
    desk = SoloDesk().score(BOT, 30).king((space, [BOT]), (9, [PERSON])).king_phase(4)
    assert sum(desk.points_from("king-track")) == points


@pytest.mark.rule("SOLO-11")
def test_a_leading_person_decides_about_the_tile() -> None:
    desk = SoloDesk().king((3, [BOT]), (5, [PERSON])).king_tile("lion").king_phase(1)
    assert desk.position()["to_move"] == PERSON
    assert desk.moves() == ["tile", "leave"]


@pytest.mark.rule("SOLO-12")
@pytest.mark.parametrize(
    ("space", "after"), [(-10, 3), (-1, 3), (0, 3), (1, 3), (2, 3), (3, 3), (5, 5), (15, 15)]
)
def test_the_bots_marker_goes_up_to_3(space: int, after: int) -> None:
    desk = SoloDesk().king((space, [BOT]), (9, [PERSON])).king_phase(4)
    assert desk.king_space(BOT) == after


@pytest.mark.rule("SOLO-12")
@pytest.mark.parametrize(("space", "after"), [(-10, 0), (-1, 0), (0, 0), (1, 1), (2, 2)])
def test_the_persons_marker_only_goes_up_to_0(space: int, after: int) -> None:
    desk = SoloDesk().king((space, [PERSON]), (9, [BOT])).king_phase(4)
    assert desk.king_space(PERSON) == after


# --- fairs ---


@pytest.mark.rule("SOLO-13")
def test_the_bot_scores_a_fair_without_a_house_or_merchant_in_the_town() -> None:
    desk = SoloDesk().fair(2, "Verona", "house").pieces(merchant="Paris").bot_houses("Paris", "Praha")
    desk.king_phase(2)
    assert desk.points_from("fair", BOT) == [(2 + 2) * 3]
    assert desk.points_from("fair", PERSON) == []


@pytest.mark.rule("SOLO-13")
def test_the_bot_always_scores_the_king_fair() -> None:
    desk = SoloDesk().fair(2, "Verona", "king").king((7, [BOT]), (0, [PERSON])).king_phase(2)
    assert desk.points_from("fair", BOT) == [2 + 3, 7]
    assert desk.points_from("fair", PERSON) == []


def fair(tile: str, desk: SoloDesk) -> int:
    """Return how many times the fair of round 1 counts for the bot. It is worth 1 plus its tile."""
    desk.fair(1, "Verona", tile).king_phase(1)
    [event] = [event for event in desk.events_with("fair-score") if event["seat"] == BOT]
    assert desk.points_from("fair") == ([event["worth"] * event["times"]] if event["times"] else [])
    times: int = event["times"]
    return times


@pytest.mark.rule("SOLO-14")
def test_a_fair_counts_fulfilled_contracts() -> None:
    desk = SoloDesk().bot_tiles("2iron", "2wool").bot_supply(iron=2).tasks()
    assert fair("contract", desk) == 1


@pytest.mark.rule("SOLO-14")
def test_a_fair_counts_active_crests() -> None:
    desk = SoloDesk().active_crest("lion", 2).active_crest("cup", 4).inactive_crests("rose", "fleur", "eagle")
    assert fair("crest", desk) == 2


@pytest.mark.rule("SOLO-14")
def test_a_fair_counts_characters_in_upper_rooms_for_floors_2_and_3() -> None:
    desk = (
        SoloDesk().column(1, "king:2vp", "king:3vp").column(2, "merchant:house").bot_tiles("contract:2wool")
    )
    assert fair("upper-character", desk) == 2


@pytest.mark.rule("SOLO-14")
def test_a_fair_counts_columns_with_two_characters_as_filled_buildings() -> None:
    desk = SoloDesk().column(1, "king:2vp", "king:3vp").column(2, "merchant:house").active_crest("lion", 2)
    assert fair("filled-building", desk) == 1


@pytest.mark.rule("SOLO-14")
def test_houses_pillars_and_cathedral_tiles_count_as_usual() -> None:
    built = SoloDesk().bot_houses("Paris", "Praha", "Lyon").contributions(BOT, "Lyon").bot_pillars("Paris")
    assert fair("house+pillar", built) == 2
    assert fair("cathedral", SoloDesk().contributions(BOT, "Lyon", "Koeln").bot_pillars("Paris")) == 2
    assert fair("pillar", SoloDesk().contributions(BOT, "Lyon").bot_pillars("Paris")) == 2


@pytest.mark.rule("SOLO-15")
def test_after_each_fair_the_leftmost_decree_leaves_and_the_pawn_goes_to_the_next() -> None:
    desk = SoloDesk()
    row = list(desk.position()["solo"]["decrees"])
    assert len(row) == 6
    for number in (1, 2, 3):
        desk.game.pawn = 2
        desk.king_phase(number)
        assert desk.position()["solo"]["decrees"] == row[number:]
        assert desk.position()["solo"]["pawn"] == 0
    desk.game.pawn = 2
    desk.king_phase(4)
    assert desk.position()["solo"]["decrees"] == ["everlasting-fame", "worldly-riches"]
    assert desk.position()["solo"]["pawn"] == 0


@pytest.mark.rule("SOLO-16")
def test_open_ties_are_drawn_with_equal_weights() -> None:
    """There are three dice of kinds it has none of and Worldly Riches does not require: pink, dark grey,
    blue."""
    desk = SoloDesk().decrees("worldly-riches").dice("pink 5", "darkgrey 5", "blue 5")
    desk.turn_open("cardinal 1", "cardinal 1")
    assert [(text(desk.game, move), weight) for move, weight in desk.game.outcomes()] == [
        ("pick 1", 1),
        ("pick 2", 1),
        ("pick 3", 1),
    ]
    dice_taken = []
    for pick in desk.moves():
        twin = SoloDesk().decrees("worldly-riches").dice("pink 5", "darkgrey 5", "blue 5")
        dice_taken.append(twin.turn_open("cardinal 1", "cardinal 1", pick).die_taken())
    assert dice_taken == ["pink 5", "darkgrey 5", "blue 5"]


@pytest.mark.rule("SOLO-16")
def test_equal_things_count_as_one_option() -> None:
    desk = SoloDesk().decrees("worldly-riches").dice("pink 4", "pink 4")
    assert desk.turn("cardinal 1", "cardinal 1").die_taken() == "pink 4"
    desk = SoloDesk().characters("king:2vp", "king:2vp", "king:ap1", "king:ap1", "king:ap1")
    assert desk.action("character", 1).bot["store"] == ["king:2vp"]


# --- editions ---


@pytest.mark.rule("SOLO-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_every_edition_the_king_track_gets_new_tiles_and_its_leader_4_points(edition: str) -> None:
    desk = SoloDesk(edition=edition).king((5, [BOT]), (1, [PERSON])).king_phase(1)
    assert desk.points_from("king-leader") == [4]
    assert desk.position()["king_tile"] is not None
    desk.clear_events().king((5, [BOT]), (1, [PERSON])).king_tile(None).king_phase(3)
    assert desk.points_from("king-leader") == [4]
    assert desk.position()["king_tile"] is None


@pytest.mark.rule("SOLO-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_for_the_bot_only_active_crests_count_in_every_edition(edition: str) -> None:
    desk = (
        SoloDesk(edition=edition)
        .fair(1, "Verona", "crest")
        .active_crest("lion", 1)
        .inactive_crests("cup", "rose")
    )
    desk.merchant(PERSON, "Verona").crest(PERSON, "lion", 6).give(PERSON, "cup", "rose").king_phase(1)
    times = {event["seat"]: event["times"] for event in desk.events_with("fair-score")}
    assert times == {BOT: 1, PERSON: 3 if edition == "ukrainian" else 1}


@pytest.mark.rule("SOLO-17")
@pytest.mark.parametrize(("edition", "points"), [("living", [4, -2]), ("first-printing", [4])])
def test_other_differences_between_editions_stay(edition: str, points: list[int]) -> None:
    """The King fair counts the markers before their reset, but in the first printing after it: from 0."""
    desk = SoloDesk(edition=edition).fair(1, "Verona", "king").merchant(PERSON, "Verona").score(PERSON, 40)
    desk.king((-2, [PERSON]), (3, [BOT])).king_phase(1)
    assert desk.points_from("fair", PERSON) == points


# --- the end ---


@pytest.mark.rule("SOLO-18")
@pytest.mark.parametrize(
    ("person", "bot", "winner"), [(51, 50, PERSON), (50, 50, BOT), (49, 50, BOT), (0, 0, BOT)]
)
@pytest.mark.parametrize("order", [(BOT, PERSON), (PERSON, BOT)])
def test_the_person_needs_more_points_than_the_bot(
    person: int, bot: int, winner: int, order: tuple[int, int]
) -> None:
    desk = SoloDesk().score(PERSON, person).score(BOT, bot)
    desk.game.order = order
    desk.final_scoring()
    assert desk.game.scores() == [person, bot]
    assert desk.game.winner() == winner
    assert desk.events_with("winner")[-1]["seat"] == winner


@pytest.mark.rule("SOLO-15", "SOLO-18")
def test_the_game_ends_after_the_fourth_fair() -> None:
    desk = SoloDesk().king_phase(4)
    assert desk.position()["phase"] == "over"
    assert Counter(event["key"] for event in desk.events())["final-scoring"] == 1
