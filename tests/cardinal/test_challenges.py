"""The eight challenges, alone and together (rules CHALL)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import NamedTuple

import pytest

from support.solo_games import CHALLENGES
from support.solo_setting import BOT, PERSON, SoloDesk

FRIENDS, CLERGY, WHISPERS, INCOME, VISITORS, COFFERS, FAVOR, READY = CHALLENGES


# --- Very Special Friends ---


@pytest.mark.rule("CHALL-1")
@pytest.mark.parametrize("tile", ["colour", "building"])
def test_a_miscellaneous_helper_brings_5_gold(tile: str) -> None:
    assert SoloDesk(FRIENDS).resolve_tile(tile).goods() == {"gold": 5}
    assert SoloDesk().resolve_tile(tile).goods() == {}


@pytest.mark.rule("CHALL-1")
@pytest.mark.parametrize("tile", ["5gold", "4vp", "+3ap", "lion"])
def test_friends_ignore_other_tiles(tile: str) -> None:
    desk = SoloDesk(FRIENDS).resolve_tile(tile)
    assert (desk.goods(), desk.points_of(), desk.king_space()) == ({}, 10, 3)


@pytest.mark.rule("CHALL-2")
def test_a_ready_contract_is_fulfilled_at_once() -> None:
    desk = SoloDesk(FRIENDS).bot_supply(iron=1, gold=2).resolve_tile("2iron")
    assert (desk.bot["contracts"], desk.bot["store"], desk.goods()) == (["2iron"], [], {})
    assert desk.points_of() == 10 + 2 + 5


@pytest.mark.rule("CHALL-2")
def test_a_ready_contract_is_fulfilled_even_with_both_spaces_full() -> None:
    desk = SoloDesk(FRIENDS).bot_tiles("9iron", "9wool").bot_supply(iron=2).resolve_tile("2iron")
    assert desk.bot["contracts"] == ["2iron"]


@pytest.mark.rule("CHALL-2")
@pytest.mark.parametrize(("given", "result"), [([], True), (["9iron"], True), (["9iron", "9wool"], False)])
def test_another_contract_goes_to_an_empty_space_or_out_of_the_game(given: list[str], result: bool) -> None:
    desk = SoloDesk(FRIENDS).bot_tiles(*given).bot_supply(iron=1).resolve_tile("2iron")
    assert desk.bot["store"] == sorted([*given, *(["2iron"] if result else [])])
    assert desk.bot["contracts"] == []
    assert len(desk.events_with("bot-removes")) == (not result)


@pytest.mark.rule("CHALL-2")
def test_a_contract_of_any_can_need_chance_for_equal_wool_and_iron() -> None:
    desk = SoloDesk(FRIENDS).bot_supply(wool=1, iron=1).resolve_tile("1identical", "pick 2")
    assert (desk.bot["contracts"], desk.goods()) == (["1identical"], {"wool": 1})


# --- Resourceful Clergy ---


@pytest.mark.rule("CHALL-3")
@pytest.mark.parametrize(
    ("tile", "goods", "points"),
    [
        ("5gold", {"gold": 5}, 0),
        ("4vp", {}, 4),
        ("2gold+2vp", {"gold": 2}, 2),
        ("goods", {"food": 1, "wool": 1, "stone": 1, "iron": 1}, 0),
        ("any2", {"gold": 2}, 0),
        ("any3", {"gold": 3}, 0),
    ],
)
def test_a_resource_or_vp_helper_gives_what_it_shows(tile: str, goods: dict[str, int], points: int) -> None:
    desk = SoloDesk(CLERGY).resolve_tile(tile)
    assert (desk.goods(), desk.points_of()) == (goods, 10 + points)
    assert SoloDesk().resolve_tile(tile).goods() == {}


@pytest.mark.rule("CHALL-3")
def test_each_any_becomes_the_most_required_resource_of_that_moment() -> None:
    """Paris needs 2 Stone and it has one, so it gets Stone, then Gold."""
    desk = SoloDesk(CLERGY).bot_pillars("Paris").bot_supply(stone=1).resolve_tile("any2")
    assert desk.gained_kinds() == ["stone", "gold"]


@pytest.mark.rule("CHALL-3")
@pytest.mark.parametrize("tile", ["colour", "king3", "1identical"])
def test_clergy_ignore_other_tiles(tile: str) -> None:
    desk = SoloDesk(CLERGY).resolve_tile(tile)
    assert (desk.goods(), desk.points_of(), desk.king_space(), desk.bot["store"]) == ({}, 10, 3, [])


# --- Whispers in the King's Ear, Ecclesiastical Income ---

ACTION_POINTS = {
    "joker1": 1,
    "merchant2": 2,
    "merchant3": 3,
    "character2": 2,
    "character3": 3,
    "contract2": 2,
    "contract3": 3,
    "architect2": 2,
    "architect3": 3,
    "king2": 2,
    "king3": 3,
    "+1ap": 1,
    "+2ap": 2,
    "+3ap": 3,
}


@pytest.mark.rule("CHALL-4")
@pytest.mark.parametrize("tile", ACTION_POINTS)
def test_whispers_move_the_marker_one_space_whatever_the_ap(tile: str) -> None:
    desk = SoloDesk(WHISPERS).resolve_tile(tile)
    assert (desk.king_space(), desk.points_of(), desk.goods()) == (5, 10, {})


@pytest.mark.rule("CHALL-4")
def test_whispers_stop_at_15() -> None:
    desk = SoloDesk(WHISPERS).king((0, [PERSON]), (15, [BOT])).resolve_tile("king2")
    assert desk.king_space() == 15


@pytest.mark.rule("CHALL-4")
@pytest.mark.parametrize(("challenges", "points"), [([], 3), ([WHISPERS], 5)])
def test_the_king_tile_moves_the_marker_before_the_king_phase_scores(
    challenges: list[str], points: int
) -> None:
    desk = SoloDesk(*challenges).king_tile("king2").king_phase()
    assert desk.points_from("king-track") == [points]
    assert desk.points_from("king-leader") == []
    assert desk.tiles_taken() == ["king2"]


@pytest.mark.rule("CHALL-5")
@pytest.mark.parametrize(("tile", "points"), ACTION_POINTS.items())
def test_income_scores_the_number_of_ap(tile: str, points: int) -> None:
    desk = SoloDesk(INCOME).resolve_tile(tile)
    assert (desk.points_of(), desk.king_space(), desk.goods()) == (10 + points, 3, {})


@pytest.mark.rule("CHALL-4", "CHALL-5")
@pytest.mark.parametrize(("tile", "points"), ACTION_POINTS.items())
def test_whispers_and_income_add_up(tile: str, points: int) -> None:
    desk = SoloDesk(WHISPERS, INCOME).resolve_tile(tile)
    assert (desk.points_of(), desk.king_space()) == (10 + points, 5)


@pytest.mark.rule("CHALL-4", "CHALL-5")
@pytest.mark.parametrize("tile", ["colour", "5gold", "4vp", "1identical"])
def test_whispers_and_income_ignore_other_tiles(tile: str) -> None:
    desk = SoloDesk(WHISPERS, INCOME).resolve_tile(tile)
    assert (desk.goods(), desk.points_of(), desk.king_space()) == ({}, 10, 3)


# --- Visitors to the Curia ---


@pytest.mark.rule("CHALL-6")
@pytest.mark.parametrize(
    ("tile", "goods", "points"),
    [
        ("merchant:3gold", {"gold": 3}, 0),
        ("contract:1gold+1iron", {"gold": 1, "iron": 1}, 0),
        ("king:3vp", {}, 3),
        ("king:ap2", {}, 2),
        ("contract:ap3", {}, 3),
        ("contract:ap1+any", {"gold": 1}, 1),
        ("merchant:2merchant", {}, 2),
        ("architect:pillar", {}, 1),
        ("architect:1architect+pillar", {}, 2),
        ("merchant:1merchant+house", {}, 2),
        ("character:1architect+1merchant", {}, 2),
    ],
)
def test_a_placed_character_gives_what_it_shows_and_vp_for_the_rest(
    tile: str, goods: dict[str, int], points: int
) -> None:
    desk = SoloDesk(VISITORS).pieces(architect="Paris").bot_tiles(tile).action("character", 1)
    assert (desk.goods(), desk.points_of()) == (goods, 10 + points)
    assert (desk.king_space(), desk.pillars_of(), desk.bot["architect"]) == (3, [], "Paris")
    desk = SoloDesk().bot_tiles(tile).action("character", 1)
    assert (desk.goods(), desk.points_of()) == ({}, 10)


@pytest.mark.rule("CHALL-6")
def test_any_of_a_character_is_the_most_required_resource() -> None:
    desk = SoloDesk(VISITORS).bot_pillars("Paris").bot_tiles("contract:ap1+any").action("character", 1)
    assert desk.goods() == {"stone": 1}


@pytest.mark.rule("CHALL-6")
def test_taking_a_character_gives_nothing() -> None:
    desk = SoloDesk(VISITORS).characters("merchant:3gold").action("character", 1)
    assert (desk.bot["store"], desk.goods()) == (["merchant:3gold"], {})


@pytest.mark.rule("CHALL-6")
def test_each_placed_character_gives_its_own_reward() -> None:
    desk = SoloDesk(VISITORS).bot_tiles("merchant:3gold", "king:3vp").action("character", 2)
    assert (desk.goods(), desk.points_of()) == ({"gold": 3}, 13)


# --- Deep Coffers ---


def take_only(desk: SoloDesk, die: str) -> SoloDesk:
    """Play a turn with this die as the only one. A 4 is at the King action."""
    return desk.decrees("worldly-riches").dice(die).turn("cardinal 1", "cardinal 1")


@pytest.mark.rule("CHALL-7")
def test_each_die_brings_one_more_most_required_resource() -> None:
    assert take_only(SoloDesk(COFFERS), "pink 4").goods() == {"food": 4, "gold": 1}
    assert take_only(SoloDesk(), "pink 4").goods() == {"food": 4}


@pytest.mark.rule("CHALL-7")
@pytest.mark.parametrize(("die", "kind"), [("pink 4", "stone"), ("darkgrey 4", "gold")])
def test_the_extra_resource_is_determined_after_the_dies_own(die: str, kind: str) -> None:
    """Praha needs 4 Stone here, which the dark grey 4 provides."""
    desk = SoloDesk(COFFERS).cost("Praha", "4for6").bot_pillars("Praha")
    assert take_only(desk, die).gained_kinds() == [kind]


@pytest.mark.rule("CHALL-7")
def test_the_extra_resource_comes_before_the_bonus_tile() -> None:
    """The crest of the action makes Food required only afterwards."""
    desk = SoloDesk(COFFERS).column(1, "king:2vp", "king:3vp").action_tile("king", "cup")
    assert take_only(desk, "blue 4").gained_kinds() == ["gold"]


@pytest.mark.rule("CHALL-7")
def test_the_persons_dice_bring_nothing_extra() -> None:
    desk = SoloDesk(COFFERS).action("king", 1).dice("pink 4").play("die pink 4")
    assert desk.goods(PERSON) == {"food": 4}


# --- Favor at the Court ---


@pytest.mark.rule("CHALL-8")
@pytest.mark.parametrize(("challenges", "space"), [([], 3), ([FAVOR], 5)])
def test_the_start_of_its_marker(challenges: list[str], space: int) -> None:
    desk = SoloDesk(*challenges, bare=False)
    moved = [event for event in desk.events_with("king-move") if event["seat"] == BOT]
    start = moved[0]["from"] if moved else desk.king_space()
    assert start == space
    assert desk.points_of() == 10


@pytest.mark.rule("CHALL-8")
@pytest.mark.parametrize(("before", "after"), [(-10, 5), (0, 5), (2, 5), (3, 5), (5, 5), (7, 7), (15, 15)])
def test_the_reset_of_its_marker(before: int, after: int) -> None:
    desk = SoloDesk(FAVOR).king((before, [BOT]), (1, [PERSON])).clear_events().king_phase()
    resets = [event["to"] for event in desk.events_with("king-reset") if event["seat"] == BOT]
    assert resets == ([5] if before < 5 else [])
    moved = [event for event in desk.events_with("king-move") if event["seat"] == BOT]
    assert (moved[0]["from"] if moved else desk.king_space()) == after
    assert [event for event in desk.events_with("king-reset") if event["seat"] == PERSON] == []


# --- Ready for Action ---


@pytest.mark.rule("CHALL-9")
@pytest.mark.parametrize(("column", "points"), list(enumerate([3, 2, 2, 1, 1], start=1)))
def test_the_markers_of_the_columns_are_reversed(column: int, points: int) -> None:
    desk = SoloDesk(READY).column(column, "king:2vp", "king:3vp").inactive_crests("cup")
    for other in range(1, column):
        desk.active_crest(("eagle", "rose", "tower", "lion")[other - 1], other)
    desk.bot_supply(food=6).tasks()
    assert desk.markers() == {"king": points}


@pytest.mark.rule("CHALL-10")
def test_it_starts_with_an_inactive_fleur_de_lis() -> None:
    desk = SoloDesk(READY, bare=False)
    assert (desk.bot["store"], desk.bot["crests"]) == (["fleur"], [None] * 5)
    assert SoloDesk(bare=False).bot["store"] == []


@pytest.mark.rule("CHALL-10")
def test_the_starting_crest_does_not_come_from_the_tiles_in_play() -> None:
    """All piles, offers and places are the same as in the same deal without it."""
    without, with_crest = SoloDesk(bare=False).position(), SoloDesk(READY, bare=False).position()
    for part in ("piles", "action_tiles", "king_tile", "map_tiles", "contract_offer", "discards"):
        assert with_crest[part] == without[part]
    fleurs: Counter[str] = Counter(with_crest["map_tiles"].values())
    fleurs.update(tile for tile in with_crest["action_tiles"].values() if tile)
    fleurs.update(tile for tile in [with_crest["king_tile"], *with_crest["contract_offer"]] if tile)
    piles = with_crest["piles"]["bonus"].get("fleur", 0) + with_crest["piles"]["contract"].get("fleur", 0)
    assert fleurs["fleur"] + piles == 2


@pytest.mark.rule("CHALL-10")
def test_another_fleur_de_lis_leaves_the_game_and_is_not_taken_from_the_offer() -> None:
    desk = SoloDesk(READY).resolve_tile("fleur")
    assert desk.bot["store"] == ["fleur"]
    assert [event["tile"] for event in desk.events_with("bot-removes")] == ["fleur"]
    assert SoloDesk(READY).offer(e="fleur").action("contract", 1).tiles_taken() == []


@pytest.mark.rule("CHALL-10")
def test_the_person_can_have_a_fleur_de_lis_too() -> None:
    desk = SoloDesk(READY).action("king", 1).dice("yellow 4").action_tile("king", "fleur")
    desk.play("die yellow 4", "tile")
    assert desk.board(PERSON)["store"] == ["fleur"]


@pytest.mark.rule("CHALL-10")
def test_it_can_be_activated_like_any_other() -> None:
    desk = SoloDesk(READY).bot_supply(food=3).tasks()
    assert (desk.bot["crests"][0], desk.points_of()) == ("fleur", 15)


# --- together ---


class Effect(NamedTuple):
    """Everything that the challenges change in one course of events."""

    start: int = 3
    """The first space of its marker on the King track."""
    crests: tuple[str, ...] = ()
    first_marker: int = 1
    """The marker of its first column."""
    helper_gold: int = 0
    """From the Helper that changes a colour."""
    contract_vp: int = 0
    """From a small contract it can pay."""
    clergy_gold: int = 0
    """From the Helper that shows 5 Gold."""
    steps: int = 0
    """On the King track, from a Helper with 3 AP."""
    helper_vp: int = 0
    """From the same Helper."""
    visitor_gold: int = 0
    """From a Character that shows 3 Gold."""
    coffers: int = 0
    """Most required resources gained with a die."""
    king_vp: int = 1
    """VP of its space in a King phase that it leads at +1, with a Helper of 3 AP as the King tile."""
    leader_vp: int = 0
    """From that Helper."""
    reset: int = 3
    """The space of its marker after that King phase."""
    turn_gold: int = 4
    """From a whole turn with a yellow die of 4 at the King action, where a Helper of 3 AP lies."""
    turn_spaces: int = 3
    turn_vp: int = 0


CHANGES = {
    FRIENDS: {"helper_gold": 5, "contract_vp": 7},
    CLERGY: {"clergy_gold": 5},
    WHISPERS: {"steps": 1, "king_vp": 2, "turn_spaces": 4},
    INCOME: {"helper_vp": 3, "leader_vp": 3, "turn_vp": 3},
    VISITORS: {"visitor_gold": 3},
    COFFERS: {"coffers": 1, "turn_gold": 5},
    FAVOR: {"start": 5, "reset": 5},
    READY: {"crests": ("fleur",), "first_marker": 3},
}


def expected(challenges: tuple[str, ...]) -> Effect:
    """Return the combined effects of these challenges."""
    effect = Effect()
    for challenge in challenges:
        effect = effect._replace(**CHANGES[challenge])  # type: ignore[arg-type]
    return effect


def observed(challenges: tuple[str, ...]) -> Effect:
    """Run the same course of events with these challenges."""
    start_desk = SoloDesk(*challenges, bare=False)
    king_moves = [event for event in start_desk.events_with("king-move") if event["seat"] == BOT]
    crests = tuple(start_desk.bot["store"])
    desk = SoloDesk(*challenges).column(1, "king:2vp", "king:3vp").active_crest("lion", 1)
    first_marker = desk.markers()["king"]
    helper_gold = desk.resolve_tile("colour").goods().get("gold", 0)
    before = desk.points_of()
    contract_vp = desk.bot_supply(iron=2).resolve_tile("2iron").points_of() - before
    clergy_gold = desk.bot_supply(gold=0, iron=0).resolve_tile("5gold").goods().get("gold", 0)
    before, space = desk.points_of(), desk.game.boards[BOT][6]
    helper_vp = desk.resolve_tile("+3ap").points_of() - before
    steps = desk.game.boards[BOT][6] - space
    desk.bot_supply(gold=0).bot_tiles("merchant:3gold").action("character", 1)
    visitor_gold = desk.goods().get("gold", 0)
    desk = take_only(SoloDesk(*challenges), "blue 4")
    turn = SoloDesk(*challenges).action_tile("king", "+3ap")
    before, space = turn.points_of(), turn.game.boards[BOT][6]
    take_only(turn, "yellow 4")
    phase = (
        SoloDesk(*challenges).king((1, [BOT]), (0, [PERSON])).king_tile("king3").clear_events().king_phase()
    )
    return Effect(
        start=king_moves[0]["from"] if king_moves else start_desk.king_space(),
        crests=crests,
        first_marker=first_marker,
        helper_gold=helper_gold,
        contract_vp=contract_vp,
        clergy_gold=clergy_gold,
        steps=steps,
        helper_vp=helper_vp,
        visitor_gold=visitor_gold,
        coffers=len(desk.gained_kinds()),
        king_vp=sum(phase.points_from("king-track")),
        leader_vp=sum(phase.points_from("helper")),
        reset=next(event["to"] for event in phase.events_with("king-reset") if event["seat"] == BOT),
        turn_gold=turn.goods().get("gold", 0),
        turn_spaces=turn.game.boards[BOT][6] - space,
        turn_vp=turn.points_of() - before,
    )


@pytest.mark.rule("SOLO-7")
@pytest.mark.parametrize("challenge", CHALLENGES)
def test_each_challenge_has_exactly_its_own_effect(challenge: str) -> None:
    assert observed((challenge,)) == expected((challenge,)) != Effect()


@pytest.mark.parametrize("pair", list(combinations(CHALLENGES, 2)), ids="+".join)
def test_two_challenges_both_have_their_effects(pair: tuple[str, ...]) -> None:
    assert observed(pair) == expected(pair)


@pytest.mark.parametrize("number", range(9))
def test_any_number_of_challenges_have_their_effects(number: int) -> None:
    for challenges in list(combinations(CHALLENGES, number))[:12]:
        assert observed(challenges) == expected(challenges)


# --- interactions ---


@pytest.mark.rule("CHALL-2", "CHALL-7")
@pytest.mark.parametrize(("challenges", "fulfilled"), [([FRIENDS], False), ([FRIENDS, COFFERS], True)])
def test_gold_from_deep_coffers_can_make_a_friends_contract_ready(
    challenges: list[str], fulfilled: bool
) -> None:
    """It comes before the bonus tile: the bot has 1 Iron, and now 2 Gold for the other."""
    desk = SoloDesk(*challenges).bot_supply(iron=1, gold=1).action_tile("king", "2iron")
    take_only(desk, "pink 4")
    assert (desk.bot["contracts"], desk.bot["store"]) == ((["2iron"], []) if fulfilled else ([], ["2iron"]))


@pytest.mark.rule("CHALL-2", "CHALL-3")
@pytest.mark.parametrize(("challenges", "fulfilled"), [([FRIENDS], False), ([FRIENDS, CLERGY], True)])
def test_gold_from_the_clergy_can_make_a_friends_contract_ready(
    challenges: list[str], fulfilled: bool
) -> None:
    """The tile of the die's action comes first, then the one in reach of the Architect: 4 Gold for 2 Iron."""
    desk = SoloDesk(*challenges).pieces(architect="Brugge").map_tile("Antwerpen", "2iron")
    desk.action_at("architect", 4).action_tile("architect", "5gold")
    take_only(desk, "pink 4")
    assert (desk.bot["contracts"], desk.bot["store"]) == ((["2iron"], []) if fulfilled else ([], ["2iron"]))
    assert desk.goods().get("gold", 0) == (1 if fulfilled else 0)


@pytest.mark.rule("CHALL-6", "CHALL-7")
@pytest.mark.parametrize(
    ("challenges", "gained"), [([VISITORS], ["stone"]), ([VISITORS, COFFERS], ["stone", "gold"])]
)
def test_a_visitor_does_not_bring_what_deep_coffers_already_brought(
    challenges: list[str], gained: list[str]
) -> None:
    """Paris needs 2 Stone and it has one. The die brings the other, and the Character brings Gold."""
    desk = SoloDesk(*challenges).bot_pillars("Paris").bot_supply(stone=1).bot_tiles("contract:ap1+any")
    desk.action_at("character", 6)
    assert take_only(desk, "pink 6").gained_kinds() == gained


@pytest.mark.rule("CHALL-4", "CHALL-8")
@pytest.mark.parametrize(
    ("challenges", "before", "points", "reset"),
    [
        ([WHISPERS], 2, 3, []),
        ([FAVOR], 2, 2, [5]),
        ([WHISPERS, FAVOR], 2, 3, [5]),
        ([FAVOR], 3, 3, [5]),
        ([WHISPERS, FAVOR], 3, 5, []),
    ],
)
def test_whispers_move_the_marker_before_favor_resets_it(
    challenges: list[str], before: int, points: int, reset: list[int]
) -> None:
    desk = (
        SoloDesk(*challenges)
        .king((before, [BOT]), (0, [PERSON]))
        .king_tile("king2")
        .clear_events()
        .king_phase()
    )
    assert desk.points_from("king-track")[0] == points
    assert [event["to"] for event in desk.events_with("king-reset") if event["seat"] == BOT] == reset


def test_chosen_and_drawn_challenges_have_the_same_effect() -> None:
    desk = SoloDesk(random=8, bare=False)
    assert desk.position()["solo"]["challenges"] == sorted(CHALLENGES)
    assert desk.bot["store"] == ["fleur"]
