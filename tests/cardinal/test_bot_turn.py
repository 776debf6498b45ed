"""The Cardinalbot's turn (rules BOT)."""

from __future__ import annotations

from collections import Counter

import pytest

from support.solo_setting import BOT, PERSON, SoloDesk

ROW = ("king-and-country", "merchant-empire", "proud-pillars", "noblesse-oblige", "everlasting-fame")
SECTIONS = ("architect", "joker", "character", "king", "contract", "merchant")


def desk_without_ties(*decrees: str) -> SoloDesk:
    """Set up a desk whose only die is at the bot's King action, so that its turn has no tie."""
    desk = SoloDesk().pile("character", {}).pile("contract", {})
    return desk.decrees(*(decrees or ("worldly-riches",))).dice("pink 4")


def keys(desk: SoloDesk) -> list[str]:
    return [event["key"] for event in desk.events()]


# --- pawn and dice ---


@pytest.mark.rule("BOT-1")
def test_the_pawn_returns_to_the_leftmost_decree() -> None:
    desk = desk_without_ties(*ROW, "worldly-riches").dice("pink 4", "pink 5").turn("cardinal 6", "cardinal 1")
    assert desk.position()["solo"]["pawn"] == 5
    desk.dice("blue 4").play_open("die blue 4", "end").answer_chance()
    assert desk.moves()[0] == "cardinal 1"
    assert desk.position()["solo"]["pawn"] == 0
    assert desk.position()["solo"]["dice"] == []


@pytest.mark.rule("BOT-1")
def test_if_the_bot_is_first_corruption_comes_before_its_dice() -> None:
    desk = desk_without_ties("king-and-country").dice("pink 4", "pink 4").turn("cardinal 1", "cardinal 1")
    assert len(desk.position()["corruption"]) == 1
    desk.clear_events().play_open("die pink 4", "end")
    assert desk.moves()[0].startswith("corruption")
    desk.play_open("corruption 1")
    assert desk.moves()[0] == "cardinal 1"
    assert len(desk.position()["corruption"]) == 2
    assert keys(desk)[-4:] == ["corruption", "king-move", "king-move", "turn"]


@pytest.mark.rule("BOT-1")
def test_if_the_person_is_first_the_bots_turn_draws_no_corruption() -> None:
    desk = SoloDesk().king((9, [PERSON]), (3, [BOT])).king_phase(1).no_action_tiles()
    assert desk.position()["to_move"] == PERSON
    assert len(desk.position()["corruption"]) == 1
    desk.dice("pink 4").play_open("die pink 4", "end").answer_chance()
    assert desk.moves()[0] == "cardinal 1"
    assert len(desk.position()["corruption"]) == 1


@pytest.mark.rule("BOT-2")
def test_the_pawn_moves_right_by_the_difference_of_the_dice() -> None:
    """Differences of 0 to 5 come up in 6, 10, 8, 6, 4 and 2 of the 36 throws."""
    places: Counter[int] = Counter()
    row = (*ROW, "worldly-riches")
    for one in range(1, 7):
        for other in range(1, 7):
            desk = desk_without_ties(*row).turn(f"cardinal {one}", f"cardinal {other}")
            [event] = desk.events_with("bot-pawn")
            assert event["spaces"] == abs(one - other)
            assert desk.position()["solo"]["dice"] == [one, other]
            places[row.index(event["decree"])] += 1
    assert places == {0: 6, 1: 10, 2: 8, 3: 6, 4: 4, 5: 2}


@pytest.mark.rule("BOT-2")
def test_each_value_of_the_bots_dice_is_equally_likely() -> None:
    desk = desk_without_ties()
    for _ in range(2):
        assert [weight for _, weight in desk.game.outcomes()] == [1] * 6
        assert desk.moves() == [f"cardinal {value}" for value in range(1, 7)]
        desk.play_open("cardinal 3")


@pytest.mark.rule("BOT-2")
@pytest.mark.parametrize(
    ("other", "decree"), [(1, "king-and-country"), (2, "worldly-riches"), (6, "worldly-riches")]
)
def test_the_pawn_stops_at_the_last_decree(other: int, decree: str) -> None:
    desk = desk_without_ties("king-and-country", "worldly-riches").turn("cardinal 1", f"cardinal {other}")
    assert desk.events_with("bot-pawn")[0]["decree"] == decree
    assert desk.route() == [(decree, 1, "held")]


@pytest.mark.rule("BOT-2")
def test_the_bots_dice_do_not_come_from_the_bag_or_the_wheel() -> None:
    desk = SoloDesk().decrees("king-and-country").dice("pink 4", "blue 1")
    bag = desk.position()["bag"]
    desk.turn("cardinal 6", "cardinal 6")
    assert desk.position()["bag"] == bag
    assert desk.position()["dice"] == {"blue 1": 1}
    assert desk.bot["dice"] == ["pink 4"]


# --- the choice of the die ---


@pytest.mark.rule("BOT-3")
def test_entries_are_tried_from_the_top_then_those_of_the_next_decree() -> None:
    """Proud Pillars lists Architect, then Merchant. Busy Hands lists Character, then the highest pink die."""
    desk = desk_without_ties("proud-pillars", "busy-hands", "worldly-riches").dice("yellow 4", "pink 5")
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
def test_the_first_possible_entry_decides() -> None:
    """With two pillars and one house, Buildings Are Forever asks for the Merchant before the Architect."""
    desk = (
        desk_without_ties("buildings-are-forever", "worldly-riches")
        .dice("pink 1", "pink 6")
        .bot_pillars("Paris", "Koeln")
    )
    desk.turn_open("cardinal 2", "cardinal 2")
    assert desk.route() == [("buildings-are-forever", 1, "held")]
    assert desk.die_taken() == "pink 6"


@pytest.mark.rule("BOT-3")
def test_a_condition_without_a_matching_die_is_not_enough() -> None:
    desk = (
        desk_without_ties("buildings-are-forever", "worldly-riches")
        .dice("pink 1")
        .bot_pillars("Paris", "Koeln")
    )
    desk.turn_open("cardinal 2", "cardinal 2")
    assert desk.route() == [("buildings-are-forever", 1, "no-die"), ("buildings-are-forever", 2, "held")]


@pytest.mark.rule("BOT-4")
def test_the_die_priority_comes_from_the_decree_it_has_moved_to() -> None:
    """King and Country puts yellow first, Merchant Empire puts blue first."""
    desk = desk_without_ties("king-and-country", "merchant-empire").dice("yellow 6", "blue 6")
    desk.turn_open("cardinal 3", "cardinal 3")
    assert desk.die_taken() == "blue 6"
    desk = desk_without_ties("merchant-empire", "king-and-country").dice("yellow 4", "blue 4")
    assert desk.turn("cardinal 3", "cardinal 3").die_taken() == "yellow 4"


@pytest.mark.rule("BOT-5")
def test_the_bot_never_changes_a_die() -> None:
    """For 2 of its 30 gold the pink 5 would become a King die. It stays a 5, and so the next decree
    follows."""
    desk = desk_without_ties("king-and-country", "worldly-riches").dice("pink 5").bot_supply(gold=30)
    desk.turn("cardinal 3", "cardinal 3")
    assert desk.route()[0] == ("king-and-country", 1, "no-die")
    assert desk.bot["dice"] == ["pink 5"]
    assert desk.goods()["food"] == 5
    assert desk.goods()["gold"] >= 30


@pytest.mark.rule("BOT-5")
@pytest.mark.parametrize("tile", [None, "lion", "colour", "5gold", "king3", "1identical"])
@pytest.mark.parametrize("section", SECTIONS)
def test_bonus_tiles_do_not_influence_the_choice(section: str, tile: str | None) -> None:
    desk = desk_without_ties("busy-hands", "worldly-riches").dice("pink 1", "blue 3", "yellow 3", "pink 6")
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
def test_the_joker_matches_too_and_is_taken_for_equal_points(
    king: int, dice: tuple[str, ...], taken: str
) -> None:
    """On King and Country, the Joker is two places before the King action, and the pink dice are at the
    Joker."""
    desk = desk_without_ties("king-and-country", "worldly-riches").action_at("king", king).dice(*dice)
    desk.turn("cardinal 3", "cardinal 3")
    assert desk.route() == [("king-and-country", 1, "held")]
    assert desk.die_taken() == taken
    assert desk.action_resolved() == ("king", 7 - int(taken[-1]))


# --- the choice of the action ---


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
def test_a_joker_die_is_used_for_the_named_action(decree: str, action: str) -> None:
    """The bot being lower on the King track does not matter."""
    desk = desk_without_ties(decree, "worldly-riches").dice("pink 2").king((0, [BOT]), (9, [PERSON]))
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
def test_the_action_of_a_joker_die_taken_for_its_colour(
    bot: int, person: int, houses: int, pillars: int, action: str
) -> None:
    """It is King if its marker is lower, and Merchant with as many pillars as houses, including Tiletum's."""
    desk = desk_without_ties().dice("pink 2").king((bot, [BOT]), (person, [PERSON]))
    desk.bot_houses(*("Paris", "Troyes")[:houses]).bot_pillars(*("Praha", "Milano", "Lyon")[:pillars])
    desk.turn_open("cardinal 3", "cardinal 3")
    assert desk.action_resolved() == (action, 5)
    assert [event["action"] for event in desk.events_with("joker")] == [action]


@pytest.mark.rule("BOT-8")
def test_on_a_shared_space_of_the_king_track_the_bot_is_not_lower() -> None:
    for seats in ([BOT, PERSON], [PERSON, BOT]):
        desk = desk_without_ties().dice("pink 2").king((3, seats)).turn_open("cardinal 3", "cardinal 3")
        assert desk.action_resolved()[0] == "architect"


@pytest.mark.rule("BOT-8")
def test_a_die_taken_for_its_colour_elsewhere_uses_its_own_action() -> None:
    desk = desk_without_ties().dice("pink 4").king((0, [BOT]), (9, [PERSON])).turn("cardinal 3", "cardinal 3")
    assert desk.action_resolved() == ("king", 3)
    desk = desk_without_ties().dice("pink 5").king((0, [BOT]), (9, [PERSON])).turn("cardinal 3", "cardinal 3")
    assert desk.action_resolved() == ("contract", 2)


# --- action points ---


@pytest.mark.rule("BOT-9")
@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("marker", [0, 2])
def test_the_points_are_those_of_the_section_plus_the_marker(value: int, marker: int) -> None:
    desk = (
        desk_without_ties("king-and-country")
        .marker("king", marker)
        .action_at("king", value)
        .dice(f"pink {value}")
    )
    desk.king((-10, [BOT]), (15, [PERSON])).turn("cardinal 3", "cardinal 3")
    assert desk.action_resolved() == ("king", 7 - value + marker)
    spaces = desk.rules.king_vp
    assert desk.king_space(BOT) == spaces[7 - value + marker]


@pytest.mark.rule("BOT-9")
def test_at_the_joker_the_marker_of_the_resolved_action_counts() -> None:
    desk = desk_without_ties("king-and-country").marker("king", 3).marker("architect", 2).dice("pink 2")
    assert desk.turn("cardinal 3", "cardinal 3").action_resolved() == ("king", 5 + 3)
    desk = desk_without_ties("king-and-country").marker("architect", 2).dice("pink 2")
    assert desk.turn("cardinal 3", "cardinal 3").action_resolved() == ("king", 5)


@pytest.mark.rule("BOT-9")
def test_a_marker_of_the_person_does_not_help_the_bot() -> None:
    desk = desk_without_ties("king-and-country").room(PERSON, "5.1", "king:2vp").crest(PERSON, "lion", 5)
    assert desk.turn("cardinal 3", "cardinal 3").action_resolved() == ("king", 3)


@pytest.mark.rule("BOT-9")
def test_a_marker_earned_in_an_action_counts_from_the_next_one() -> None:
    """One point places the character and completes the column. There is no second point for another."""
    desk = SoloDesk().column(1, "character:2food").active_crest("lion", 1).bot_tiles("character:ap1")
    desk.characters("king:3vp").pile("character", {"king:3vp": 3})
    desk.action("character", 1)
    assert desk.markers() == {"character": 1}
    assert desk.tiles_taken() == []
    assert desk.action("character", 1).action_resolved() == ("character", 2)


# --- the order of a turn ---


@pytest.mark.rule("BOT-10")
@pytest.mark.parametrize(
    ("colour", "kind"),
    [("yellow", "gold"), ("pink", "food"), ("lightgrey", "wool"), ("darkgrey", "stone"), ("blue", "iron")],
)
def test_the_die_goes_to_its_board_and_gives_resources_by_its_value(colour: str, kind: str) -> None:
    desk = desk_without_ties().dice(f"{colour} 4", f"{colour} 1").turn("cardinal 3", "cardinal 3")
    assert desk.bot["dice"] == [f"{colour} 4"]
    assert desk.position()["dice"] == {f"{colour} 1": 1}
    assert desk.goods() == {kind: 4}


@pytest.mark.rule("BOT-10")
def test_the_bonus_tile_of_the_section_is_taken_and_resolved() -> None:
    desk = desk_without_ties().dice("blue 4").action_tile("king", "lion").action_tile("contract", "cup")
    desk.turn("cardinal 3", "cardinal 3")
    assert desk.tiles_taken() == ["lion"]
    assert desk.bot["store"] == ["lion"]
    assert desk.position()["action_tiles"]["king"] is None
    assert desk.position()["action_tiles"]["contract"] == "cup"


@pytest.mark.rule("BOT-10")
def test_at_the_joker_it_takes_the_jokers_tile() -> None:
    desk = (
        desk_without_ties("king-and-country")
        .dice("pink 2")
        .action_tile("joker", "lion")
        .action_tile("king", "cup")
    )
    assert desk.turn("cardinal 3", "cardinal 3").tiles_taken() == ["lion"]


@pytest.mark.rule("BOT-10")
def test_without_a_tile_at_the_section_it_takes_none() -> None:
    desk = desk_without_ties().action_tile("contract", "cup").turn("cardinal 3", "cardinal 3")
    assert desk.tiles_taken() == []


@pytest.mark.rule("BOT-10")
def test_the_resources_come_before_the_tile() -> None:
    """The die's 4 stone are enough for Firenze, so the tile's two resources of choice are gold, not stone."""
    desk = SoloDesk("resourceful-clergy").decrees("worldly-riches").dice("darkgrey 4").bot_pillars("Firenze")
    desk.action_tile("king", "any2").turn("cardinal 3", "cardinal 3")
    assert desk.gained_kinds() == ["gold", "gold"]


@pytest.mark.rule("BOT-10", "BOT-11")
def test_the_tile_comes_before_the_action() -> None:
    """After the lion from the wheel, the lion in the offer is no longer new."""
    desk = desk_without_ties().dice("pink 5").action_tile("contract", "lion").offer(e="lion", d="cup")
    desk.turn("cardinal 3", "cardinal 3")
    assert desk.tiles_taken() == ["lion", "cup"]


@pytest.mark.rule("BOT-11")
def test_the_tasks_come_after_the_action() -> None:
    """It takes the crest in the Contract action and activates it in the same turn."""
    desk = (
        desk_without_ties().dice("pink 5").offer(e="lion").bot_supply(food=0).turn("cardinal 3", "cardinal 3")
    )
    assert desk.bot["crests"] == ["lion", None, None, None, None]
    assert desk.points_from("crest") == [5]


@pytest.mark.rule("BOT-11")
def test_the_order_of_a_whole_turn() -> None:
    desk = SoloDesk().decrees("worldly-riches").dice("pink 5").action_tile("contract", "lion")
    desk.bot_pillars("Paris").bot_tiles("2iron").bot_supply(stone=2, iron=2).offer(a="7wool", e="cup")
    desk.pile("contract", {"9wool": 9}).turn("cardinal 3", "cardinal 3")
    found = ("bot-pawn", "die", "gain", "take-tile", "action", "bot-crest", "bot-activates", "cathedral")
    order = [
        e["key"]
        for e in desk.events_with(*found, "bot-required", "bot-fulfils", "end-turn", "contract-drawn")
    ]
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


# --- impossible actions ---


@pytest.mark.rule("BOT-12")
def test_without_a_cathedral_at_its_space_the_architect_action_continues() -> None:
    desk = SoloDesk().pieces(architect="Brugge").map_tile("Antwerpen", "lion").action("architect", 3)
    assert desk.pillars_of(BOT) == []
    assert desk.tiles_taken() == ["lion"]
    assert desk.bot["architect"] == "London"


@pytest.mark.rule("BOT-12")
def test_without_a_pillar_left_the_architect_action_continues() -> None:
    desk = SoloDesk().pieces(architect="London").supply(BOT, pillars=0).map_tile("Brugge", "lion")
    desk.action("architect", 4)
    assert desk.pillars_of(BOT) == []
    assert desk.tiles_taken() == ["lion"]
    assert desk.events_with("bot-no-pillar") != []


@pytest.mark.rule("BOT-12")
def test_without_a_house_left_the_merchant_action_continues() -> None:
    desk = SoloDesk().pieces(merchant="Paris").supply(BOT, houses=0).bot_supply(gold=5)
    desk.map_tile("Paris", "lion").fair(1, "Troyes", "house").action("merchant", 1)
    assert desk.houses_of(BOT) == []
    assert desk.tiles_taken() == ["lion"]
    assert desk.bot["merchant"] == "Troyes"
    assert desk.goods() == {"gold": 5}


@pytest.mark.rule("BOT-12")
def test_without_any_cathedral_left_the_architect_stays() -> None:
    towns = [cathedral.town for cathedral in SoloDesk().rules.box.cathedrals]
    desk = SoloDesk().bot_pillars(*towns).pieces(architect="Brugge").bot_supply(gold=5)
    desk.action("architect", 2)
    assert desk.bot["architect"] == "Brugge"
    assert desk.goods() == {"gold": 5}


@pytest.mark.rule("BOT-12")
def test_an_impossible_action_is_still_followed_by_the_tasks() -> None:
    """The offer has no character, but the crest is still activated."""
    desk = (
        desk_without_ties()
        .dice("pink 3")
        .characters()
        .inactive_crests("lion")
        .turn("cardinal 3", "cardinal 3")
    )
    assert desk.action_resolved() == ("character", 4)
    assert desk.bot["rooms"] == [[None, None]] * 5
    assert desk.bot["crests"][0] == "lion"


@pytest.mark.rule("BOT-11")
def test_its_turn_leaves_no_open_steps() -> None:
    """The only step left is the person's choice of a die."""
    desk = desk_without_ties().dice("pink 4", "blue 1").turn("cardinal 1", "cardinal 1")
    assert [step[0] for step in desk.position()["pending"]["stack"]] == ["die"]
