"""The Cardinalbot's turn (rules BOT)."""

from __future__ import annotations

from collections import Counter

import pytest

from support.solo_setting import BOT, PERSON, SoloDesk

ROW = ("king-and-country", "merchant-empire", "proud-pillars", "noblesse-oblige", "everlasting-fame")
SECTIONS = ("architect", "joker", "character", "king", "contract", "merchant")


def quiet(*decrees: str) -> SoloDesk:
    """A desk on which its King action is the only die: the turn runs through without a tie."""
    desk = SoloDesk().pile("character", {}).pile("contract", {})
    return desk.decrees(*(decrees or ("worldly-riches",))).dice("pink 4")


def keys(desk: SoloDesk) -> list[str]:
    return [event["key"] for event in desk.events()]


# --- pawn and dice ---


@pytest.mark.rule("BOT-1")
def test_the_pawn_goes_back_to_the_leftmost_decree() -> None:
    desk = quiet(*ROW, "worldly-riches").dice("pink 4", "pink 5").turn("cardinal 6", "cardinal 1")
    assert desk.position()["solo"]["pawn"] == 5
    desk.dice("blue 4").play_open("die blue 4", "end").go_on()
    assert desk.moves()[0] == "cardinal 1"
    assert desk.position()["solo"]["pawn"] == 0
    assert desk.position()["solo"]["dice"] == []


@pytest.mark.rule("BOT-1")
def test_if_the_bot_is_first_the_corruption_token_is_resolved_before_its_dice() -> None:
    desk = quiet("king-and-country").dice("pink 4", "pink 4").turn("cardinal 1", "cardinal 1")
    assert len(desk.position()["corruption"]) == 1
    desk.forget().play_open("die pink 4", "end")
    assert desk.moves()[0].startswith("corruption")
    desk.play_open("corruption 1")
    assert desk.moves()[0] == "cardinal 1"
    assert len(desk.position()["corruption"]) == 2
    assert keys(desk)[-4:] == ["corruption", "king-move", "king-move", "turn"]


@pytest.mark.rule("BOT-1")
def test_if_the_person_is_first_the_bots_turn_brings_no_token() -> None:
    desk = SoloDesk().king((9, [PERSON]), (3, [BOT])).king_phase(1).no_action_tiles()
    assert desk.position()["to_move"] == PERSON
    assert len(desk.position()["corruption"]) == 1
    desk.dice("pink 4").play_open("die pink 4", "end").go_on()
    assert desk.moves()[0] == "cardinal 1"
    assert len(desk.position()["corruption"]) == 1


@pytest.mark.rule("BOT-2")
def test_the_pawn_moves_right_by_the_difference_of_the_dice() -> None:
    """0 to 5 in 6, 10, 8, 6, 4 and 2 of the 36 throws."""
    places: Counter[int] = Counter()
    row = (*ROW, "worldly-riches")
    for one in range(1, 7):
        for other in range(1, 7):
            desk = quiet(*row).turn(f"cardinal {one}", f"cardinal {other}")
            [event] = desk.told("bot-pawn")
            assert event["spaces"] == abs(one - other)
            assert desk.position()["solo"]["dice"] == [one, other]
            places[row.index(event["decree"])] += 1
    assert places == {0: 6, 1: 10, 2: 8, 3: 6, 4: 4, 5: 2}


@pytest.mark.rule("BOT-2")
def test_each_value_of_the_bots_dice_is_equally_likely() -> None:
    desk = quiet()
    for _ in range(2):
        assert [weight for _, weight in desk.game.outcomes()] == [1] * 6
        assert desk.moves() == [f"cardinal {value}" for value in range(1, 7)]
        desk.play_open("cardinal 3")


@pytest.mark.rule("BOT-2")
@pytest.mark.parametrize(
    ("other", "decree"), [(1, "king-and-country"), (2, "worldly-riches"), (6, "worldly-riches")]
)
def test_the_pawn_stops_at_the_last_decree(other: int, decree: str) -> None:
    desk = quiet("king-and-country", "worldly-riches").turn("cardinal 1", f"cardinal {other}")
    assert desk.told("bot-pawn")[0]["decree"] == decree
    assert desk.route() == [(decree, 1, "held")]


@pytest.mark.rule("BOT-2")
def test_the_bots_dice_are_no_dice_of_the_bag_or_the_wheel() -> None:
    desk = SoloDesk().decrees("king-and-country").dice("pink 4", "blue 1")
    bag = desk.position()["bag"]
    desk.turn("cardinal 6", "cardinal 6")
    assert desk.position()["bag"] == bag
    assert desk.position()["dice"] == {"blue 1": 1}
    assert desk.bot["dice"] == ["pink 4"]


# --- which die ---


@pytest.mark.rule("BOT-3")
def test_the_entries_are_tried_from_the_top_and_then_the_next_decree_from_its_top() -> None:
    """Proud Pillars: Architect, then Merchant; Busy Hands: Character, then the highest pink die."""
    desk = quiet("proud-pillars", "busy-hands", "worldly-riches").dice("yellow 4", "pink 5")
    desk.turn("cardinal 2", "cardinal 2")
    assert desk.route() == [
        ("proud-pillars", 1, "no-die"),
        ("proud-pillars", 2, "condition"),
        ("busy-hands", 1, "no-die"),
        ("busy-hands", 2, "held"),
    ]
    assert desk.die_taken() == "pink 5"
    assert desk.position()["solo"]["pawn"] == 1


@pytest.mark.rule("BOT-3")
def test_the_first_entry_that_can_be_met_decides() -> None:
    """With two pillars and one house Buildings Are Forever asks for the Merchant before the Architect."""
    desk = (
        quiet("buildings-are-forever", "worldly-riches")
        .dice("pink 1", "pink 6")
        .bot_pillars("Paris", "Koeln")
    )
    desk.turn_open("cardinal 2", "cardinal 2")
    assert desk.route() == [("buildings-are-forever", 1, "held")]
    assert desk.die_taken() == "pink 6"


@pytest.mark.rule("BOT-3")
def test_a_condition_without_a_matching_die_is_not_enough() -> None:
    desk = quiet("buildings-are-forever", "worldly-riches").dice("pink 1").bot_pillars("Paris", "Koeln")
    desk.turn_open("cardinal 2", "cardinal 2")
    assert desk.route() == [("buildings-are-forever", 1, "no-die"), ("buildings-are-forever", 2, "held")]


@pytest.mark.rule("BOT-4")
def test_the_die_priority_is_that_of_the_decree_it_has_moved_to() -> None:
    """King and Country would put yellow first, Merchant Empire puts blue first."""
    desk = quiet("king-and-country", "merchant-empire").dice("yellow 6", "blue 6")
    desk.turn_open("cardinal 3", "cardinal 3")
    assert desk.die_taken() == "blue 6"
    desk = quiet("merchant-empire", "king-and-country").dice("yellow 4", "blue 4")
    assert desk.turn("cardinal 3", "cardinal 3").die_taken() == "yellow 4"


@pytest.mark.rule("BOT-5")
def test_the_bot_never_changes_a_die() -> None:
    """For 2 of its 30 gold the pink 5 would be a King die; it stays a 5, and so the next decree follows."""
    desk = quiet("king-and-country", "worldly-riches").dice("pink 5").supply_of_bot(gold=30)
    desk.turn("cardinal 3", "cardinal 3")
    assert desk.route()[0] == ("king-and-country", 1, "no-die")
    assert desk.bot["dice"] == ["pink 5"]
    assert desk.goods()["food"] == 5
    assert desk.goods()["gold"] >= 30


@pytest.mark.rule("BOT-5")
@pytest.mark.parametrize("tile", [None, "lion", "colour", "5gold", "king3", "1identical"])
@pytest.mark.parametrize("section", SECTIONS)
def test_bonus_tiles_have_no_influence_on_the_choice(section: str, tile: str | None) -> None:
    desk = quiet("busy-hands", "worldly-riches").dice("pink 1", "blue 3", "yellow 3", "pink 6")
    desk.characters().action_tile(section, tile).turn("cardinal 3", "cardinal 3")
    assert desk.die_taken() == "blue 3"


@pytest.mark.rule("BOT-6")
@pytest.mark.parametrize(
    ("king", "dice", "taken"),
    [
        (4, ("pink 2", "blue 4"), "pink 2"),
        (4, ("blue 4",), "blue 4"),
        (1, ("pink 5", "blue 1"), "blue 1"),
        (1, ("pink 5",), "pink 5"),
        (2, ("pink 6", "blue 2"), "blue 2"),
        (3, ("pink 1", "blue 3"), "pink 1"),
    ],
    ids=["5 against 3", "no Joker die", "2 against 6", "Joker alone", "1 against 5", "6 against 4"],
)
def test_the_joker_matches_too_and_is_taken_if_it_gives_as_much(
    king: int, dice: tuple[str, ...], taken: str
) -> None:
    """King and Country; the Joker stands two places before the King action. Pink dice lie at the Joker."""
    desk = quiet("king-and-country", "worldly-riches").action_at("king", king).dice(*dice)
    desk.turn("cardinal 3", "cardinal 3")
    assert desk.route() == [("king-and-country", 1, "held")]
    assert desk.die_taken() == taken
    assert desk.action_resolved() == ("king", 7 - int(taken[-1]))


# --- which action ---


@pytest.mark.rule("BOT-7")
@pytest.mark.parametrize(
    ("decree", "action"),
    [
        ("king-and-country", "king"),
        ("merchant-empire", "merchant"),
        ("proud-pillars", "architect"),
        ("busy-hands", "character"),
        ("business-is-business", "contract"),
    ],
)
def test_a_joker_die_is_used_for_the_action_the_entry_names(decree: str, action: str) -> None:
    """Though the bot is lower on the King track."""
    desk = quiet(decree, "worldly-riches").dice("pink 2").king((0, [BOT]), (9, [PERSON]))
    desk.turn_open("cardinal 3", "cardinal 3")
    assert desk.action_resolved() == (action, 5)


@pytest.mark.rule("BOT-8")
@pytest.mark.parametrize(
    ("bot", "person", "houses", "pillars", "action"),
    [
        (2, 3, 0, 0, "king"),
        (2, 3, 0, 3, "king"),
        (3, 3, 0, 0, "architect"),
        (3, 3, 0, 1, "merchant"),
        (5, 3, 0, 2, "merchant"),
        (5, 3, 2, 2, "architect"),
        (5, 3, 1, 2, "merchant"),
    ],
)
def test_a_joker_die_taken_for_its_colour(
    bot: int, person: int, houses: int, pillars: int, action: str
) -> None:
    """King if its marker is lower; Merchant with as many pillars as houses, Tiletum's among them."""
    desk = quiet().dice("pink 2").king((bot, [BOT]), (person, [PERSON]))
    desk.bot_houses(*("Paris", "Troyes")[:houses]).bot_pillars(*("Praha", "Milano", "Lyon")[:pillars])
    desk.turn_open("cardinal 3", "cardinal 3")
    assert desk.action_resolved() == (action, 5)
    assert [event["action"] for event in desk.told("joker")] == [action]


@pytest.mark.rule("BOT-8")
def test_on_one_space_of_the_king_track_the_bot_is_not_lower_whoever_lies_below() -> None:
    for seats in ([BOT, PERSON], [PERSON, BOT]):
        desk = quiet().dice("pink 2").king((3, seats)).turn_open("cardinal 3", "cardinal 3")
        assert desk.action_resolved()[0] == "architect"


@pytest.mark.rule("BOT-8")
def test_a_die_taken_for_its_colour_elsewhere_is_used_for_the_action_it_lies_at() -> None:
    desk = quiet().dice("pink 4").king((0, [BOT]), (9, [PERSON])).turn("cardinal 3", "cardinal 3")
    assert desk.action_resolved() == ("king", 3)
    desk = quiet().dice("pink 5").king((0, [BOT]), (9, [PERSON])).turn("cardinal 3", "cardinal 3")
    assert desk.action_resolved() == ("contract", 2)


# --- how many points ---


@pytest.mark.rule("BOT-9")
@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("marker", [0, 2])
def test_the_points_are_those_of_the_section_and_the_marker(value: int, marker: int) -> None:
    desk = quiet("king-and-country").marker("king", marker).action_at("king", value).dice(f"pink {value}")
    desk.king((-10, [BOT]), (15, [PERSON])).turn("cardinal 3", "cardinal 3")
    assert desk.action_resolved() == ("king", 7 - value + marker)
    spaces = desk.rules.king_vp
    assert desk.king_space(BOT) == spaces[7 - value + marker]


@pytest.mark.rule("BOT-9")
def test_at_the_joker_the_marker_of_the_action_resolved_counts() -> None:
    desk = quiet("king-and-country").marker("king", 3).marker("architect", 2).dice("pink 2")
    assert desk.turn("cardinal 3", "cardinal 3").action_resolved() == ("king", 5 + 3)
    desk = quiet("king-and-country").marker("architect", 2).dice("pink 2")
    assert desk.turn("cardinal 3", "cardinal 3").action_resolved() == ("king", 5)


@pytest.mark.rule("BOT-9")
def test_a_marker_of_the_person_does_not_help_the_bot() -> None:
    desk = quiet("king-and-country").room(PERSON, "5.1", "king:2vp").crest(PERSON, "lion", 5)
    assert desk.turn("cardinal 3", "cardinal 3").action_resolved() == ("king", 3)


@pytest.mark.rule("BOT-9")
def test_a_marker_earned_in_the_action_helps_only_from_the_next_on() -> None:
    """One point places the character and completes the column; there is no second point to take another."""
    desk = SoloDesk().column(1, "character:2food").active("lion", 1).holds("character:ap1")
    desk.characters("king:3vp").pile("character", {"king:3vp": 3})
    desk.action("character", 1)
    assert desk.markers() == {"character": 1}
    assert desk.tiles_taken() == []
    assert desk.action("character", 1).action_resolved() == ("character", 2)


# --- die, resources, tile, action, tasks ---


@pytest.mark.rule("BOT-10")
@pytest.mark.parametrize(
    ("colour", "kind"),
    [("yellow", "gold"), ("pink", "food"), ("lightgrey", "wool"), ("darkgrey", "stone"), ("blue", "iron")],
)
def test_the_die_goes_to_its_board_and_gives_as_many_resources_as_it_shows(colour: str, kind: str) -> None:
    desk = quiet().dice(f"{colour} 4", f"{colour} 1").turn("cardinal 3", "cardinal 3")
    assert desk.bot["dice"] == [f"{colour} 4"]
    assert desk.position()["dice"] == {f"{colour} 1": 1}
    assert desk.goods() == {kind: 4}


@pytest.mark.rule("BOT-10")
def test_the_bonus_tile_of_the_section_is_taken_and_resolved() -> None:
    desk = quiet().dice("blue 4").action_tile("king", "lion").action_tile("contract", "cup")
    desk.turn("cardinal 3", "cardinal 3")
    assert desk.tiles_taken() == ["lion"]
    assert desk.bot["store"] == ["lion"]
    assert desk.position()["action_tiles"]["king"] is None
    assert desk.position()["action_tiles"]["contract"] == "cup"


@pytest.mark.rule("BOT-10")
def test_at_the_joker_it_is_the_jokers_tile() -> None:
    desk = quiet("king-and-country").dice("pink 2").action_tile("joker", "lion").action_tile("king", "cup")
    assert desk.turn("cardinal 3", "cardinal 3").tiles_taken() == ["lion"]


@pytest.mark.rule("BOT-10")
def test_without_a_tile_there_it_takes_none() -> None:
    desk = quiet().action_tile("contract", "cup").turn("cardinal 3", "cardinal 3")
    assert desk.tiles_taken() == []


@pytest.mark.rule("BOT-10")
def test_the_resources_come_before_the_tile() -> None:
    """The die's 4 stone pay for Firenze, so the tile's two resources of choice are gold, not stone."""
    desk = SoloDesk("resourceful-clergy").decrees("worldly-riches").dice("darkgrey 4").bot_pillars("Firenze")
    desk.action_tile("king", "any2").turn("cardinal 3", "cardinal 3")
    assert desk.gained() == ["gold", "gold"]


@pytest.mark.rule("BOT-10", "BOT-11")
def test_the_tile_comes_before_the_action() -> None:
    """With the lion from the wheel the one in the offer is no longer new."""
    desk = quiet().dice("pink 5").action_tile("contract", "lion").offer(e="lion", d="cup")
    desk.turn("cardinal 3", "cardinal 3")
    assert desk.tiles_taken() == ["lion", "cup"]


@pytest.mark.rule("BOT-11")
def test_the_tasks_come_after_the_action() -> None:
    """The crest is bought in the Contract action and becomes active in the same turn."""
    desk = quiet().dice("pink 5").offer(e="lion").supply_of_bot(food=0).turn("cardinal 3", "cardinal 3")
    assert desk.bot["crests"] == ["lion", None, None, None, None]
    assert desk.scored("crest") == [5]


@pytest.mark.rule("BOT-11")
def test_a_whole_turn_in_its_order() -> None:
    desk = SoloDesk().decrees("worldly-riches").dice("pink 5").action_tile("contract", "lion")
    desk.bot_pillars("Paris").holds("2iron").supply_of_bot(stone=2, iron=2).offer(a="7wool", e="cup")
    desk.pile("contract", {"9wool": 9}).turn("cardinal 3", "cardinal 3")
    shown = ("bot-pawn", "die", "gain", "take-tile", "action", "bot-crest", "bot-activates", "cathedral")
    order = [e["key"] for e in desk.told(*shown, "bot-required", "bot-fulfils", "end-turn", "contract-drawn")]
    start = order.index("bot-pawn")
    assert order[start:] == [
        "bot-pawn",
        "die",
        "gain",
        "take-tile",
        "bot-crest",
        "action",
        "take-tile",
        "bot-crest",
        "bot-required",
        "bot-activates",
        "cathedral",
        "bot-fulfils",
        "end-turn",
        *["contract-drawn"] * 4,
    ]


@pytest.mark.rule("BOT-11")
def test_at_the_end_of_its_turn_the_offer_slides_and_is_refilled() -> None:
    desk = SoloDesk().decrees("worldly-riches").dice("pink 5")
    desk.contracts("7wool", "7iron", "9wool", "9iron", "lion").turn_open(
        "cardinal 3", "cardinal 3", "draw contract 5iron"
    )
    assert desk.tiles_taken() == ["lion"]
    assert desk.position()["contract_offer"] == ["5iron", "7wool", "7iron", "9wool", "9iron"]
    assert desk.game.seat == PERSON


# --- what cannot be done ---


@pytest.mark.rule("BOT-12")
def test_without_a_cathedral_where_it_stands_the_rest_of_the_architect_action_follows() -> None:
    desk = SoloDesk().pieces(architect="Brugge").map_tile("Antwerpen", "lion").action("architect", 3)
    assert desk.pillars_of(BOT) == []
    assert desk.tiles_taken() == ["lion"]
    assert desk.bot["architect"] == "London"


@pytest.mark.rule("BOT-12")
def test_without_a_pillar_left_too() -> None:
    desk = SoloDesk().pieces(architect="London").supply(BOT, pillars=0).map_tile("Brugge", "lion")
    desk.action("architect", 4)
    assert desk.pillars_of(BOT) == []
    assert desk.tiles_taken() == ["lion"]
    assert desk.told("bot-no-pillar") != []


@pytest.mark.rule("BOT-12")
def test_without_a_house_left_the_rest_of_the_merchant_action_follows() -> None:
    desk = SoloDesk().pieces(merchant="Paris").supply(BOT, houses=0).supply_of_bot(gold=5)
    desk.map_tile("Paris", "lion").fair(1, "Troyes", "house").action("merchant", 1)
    assert desk.houses_of(BOT) == []
    assert desk.tiles_taken() == ["lion"]
    assert desk.bot["merchant"] == "Troyes"
    assert desk.goods() == {"gold": 5}


@pytest.mark.rule("BOT-12")
def test_without_any_cathedral_left_to_go_to_the_architect_stays() -> None:
    towns = [cathedral.town for cathedral in SoloDesk().rules.box.cathedrals]
    desk = SoloDesk().bot_pillars(*towns).pieces(architect="Brugge").supply_of_bot(gold=5)
    desk.action("architect", 2)
    assert desk.bot["architect"] == "Brugge"
    assert desk.goods() == {"gold": 5}


@pytest.mark.rule("BOT-12")
def test_an_action_without_anything_to_do_still_ends_in_the_tasks() -> None:
    """No character lies there; the crest becomes active all the same."""
    desk = quiet().dice("pink 3").characters().inactive("lion").turn("cardinal 3", "cardinal 3")
    assert desk.action_resolved() == ("character", 4)
    assert desk.bot["rooms"] == [[None, None]] * 5
    assert desk.bot["crests"][0] == "lion"


@pytest.mark.rule("BOT-11")
def test_its_turn_leaves_nothing_open_behind_it() -> None:
    """Then the person chooses a die, and that is all."""
    desk = quiet().dice("pink 4", "blue 1").turn("cardinal 1", "cardinal 1")
    assert [step[0] for step in desk.position()["pending"]["stack"]] == ["die"]
