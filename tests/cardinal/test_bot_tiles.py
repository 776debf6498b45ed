"""Bonus tiles for the Cardinalbot: which one is best, and what it does with it (rules BTILE)."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from support.solo_setting import BOT, PERSON, SoloDesk
from tiletum.box import from_data, load
from tiletum.game.core.editions import Solo
from tiletum.game.engine import Game

GROUPS = {
    "miscellaneous": ["building", "colour"],
    "resource or VP": ["4vp", "2gold+2vp", "5gold", "goods", "any3", "any2"],
    "action": [
        "joker1",
        *(f"{action}{points}" for action in ("merchant", "character", "contract") for points in (2, 3)),
        *(f"{action}{points}" for action in ("architect", "king") for points in (2, 3)),
        "+1ap",
        "+2ap",
        "+3ap",
    ],
}
CONTRACTS = ["1identical", "2iron", "2wool", "3iron", "3wool", "1wool+1iron"]
CRESTS = ["fleur", "cup", "eagle", "rose", "tower", "lion"]
WITHOUT_EFFECT = [*GROUPS["miscellaneous"], *GROUPS["resource or VP"], *GROUPS["action"], *CONTRACTS]


def choice(desk: SoloDesk, one: str, other: str) -> list[str]:
    """Put both tiles in reach of its Architect in Koeln. Return the tile it takes, or both if they are
    drawn."""
    desk.map_tile("Brugge", one).map_tile("Antwerpen", other).pieces(architect="Koeln")
    desk.action_open("architect", 2)
    if desk.moves() == ["pick 1", "pick 2"]:
        return [one, other]
    return desk.tiles_taken()


def prefers(better: str, worse: str, desk: SoloDesk | None = None) -> bool:
    """Return whether it takes the better tile, in either position."""
    desk = desk or SoloDesk()
    twin = desk.twin()
    return choice(desk, better, worse) == [better] == choice(twin, worse, better)


def is_tie(one: str, other: str, desk: SoloDesk | None = None) -> bool:
    return len(choice(desk or SoloDesk(), one, other)) == 2


# --- the best tile ---


@pytest.mark.rule("BTILE-1")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("lion", "building"),
        ("colour", "4vp"),
        ("any2", "+3ap"),
        ("joker1", "1identical"),
        ("lion", "1identical"),
    ],
)
def test_groups_of_tiles_come_in_order(better: str, worse: str) -> None:
    assert prefers(better, worse)


@pytest.mark.rule("BTILE-1")
def test_a_ready_contract_is_still_the_last_choice() -> None:
    assert prefers("joker1", "3iron", SoloDesk("very-special-friends").bot_supply(iron=3))


@pytest.mark.rule("BTILE-1")
@pytest.mark.parametrize("worse", ["building", "4vp", "king3", "1identical"])
def test_even_a_crest_it_has_comes_before_other_tiles(worse: str) -> None:
    assert prefers("lion", worse, SoloDesk().inactive_crests("lion"))


@pytest.mark.rule("BTILE-2")
@pytest.mark.parametrize("tile", GROUPS["miscellaneous"])
def test_miscellaneous_helpers(tile: str) -> None:
    assert prefers(tile, "4vp")
    assert is_tie(tile, "colour")


@pytest.mark.rule("BTILE-2")
@pytest.mark.parametrize("tile", GROUPS["resource or VP"])
def test_resource_and_vp_helpers(tile: str) -> None:
    assert prefers("colour", tile)
    assert prefers(tile, "+3ap")


@pytest.mark.rule("BTILE-2")
@pytest.mark.parametrize("tile", GROUPS["action"])
def test_action_helpers(tile: str) -> None:
    assert prefers("any2", tile)
    assert prefers(tile, "1identical")


@pytest.mark.rule("BTILE-2")
def test_every_helper_of_the_box_is_in_one_of_the_groups() -> None:
    box = load()
    helpers = {tile.id for tile in box.bonus_tiles if tile.type == "helper"}
    assert helpers == {tile for tiles in GROUPS.values() for tile in tiles}


@pytest.mark.rule("BTILE-3")
def test_it_prefers_a_new_crest_to_one_it_has() -> None:
    assert prefers("lion", "cup", SoloDesk().inactive_crests("cup"))
    assert prefers("lion", "cup", SoloDesk().active_crest("cup", 1))


@pytest.mark.rule("BTILE-3")
def test_next_it_prefers_a_crest_the_person_does_not_have() -> None:
    assert prefers("lion", "cup", SoloDesk().give(PERSON, "cup"))
    assert prefers("lion", "cup", SoloDesk().crest(PERSON, "cup", 6))
    assert is_tie("lion", "cup", SoloDesk().give(PERSON, "rose"))


@pytest.mark.rule("BTILE-3")
def test_a_new_crest_counts_before_one_the_person_does_not_have() -> None:
    assert prefers("lion", "cup", SoloDesk().inactive_crests("cup").give(PERSON, "lion"))


@pytest.mark.rule("BTILE-3")
def test_among_crests_it_has_it_prefers_one_the_person_does_not_have() -> None:
    assert prefers("lion", "cup", SoloDesk().inactive_crests("cup", "lion").give(PERSON, "cup"))


@pytest.mark.rule("BTILE-4")
@pytest.mark.parametrize(
    ("better", "worse"),
    [("4vp", "2gold+2vp"), ("2gold+2vp", "5gold"), ("5gold", "goods"), ("goods", "any3"), ("any3", "any2")],
)
def test_it_prefers_the_most_vp_then_the_most_resources(better: str, worse: str) -> None:
    assert prefers(better, worse)


@pytest.mark.rule("BTILE-4")
def test_on_equal_resources_it_prefers_the_most_any() -> None:
    """No two printed Helpers are that equal. In this box one gives four instead of three of any, like the
    goods."""
    data: dict[str, Any] = copy.deepcopy(dict(load().data))
    next(tile for tile in data["bonus_tiles"] if tile.get("id") == "any3")["helper"] = ["gain any 4"]
    for one, other in (("any3", "goods"), ("goods", "any3")):
        desk = SoloDesk()
        desk.game = Game.new(solo=Solo(0), box=from_data(data, "another box"))
        desk.game.events = []
        desk.rules = desk.game.rules
        desk.answer_chance()._clear()
        assert choice(desk, one, other) == ["any3"]


@pytest.mark.rule("BTILE-4")
@pytest.mark.parametrize(
    ("better", "worse"),
    [("king3", "merchant2"), ("+2ap", "joker1"), ("contract2", "+1ap"), ("+3ap", "architect2")],
)
def test_among_action_helpers_it_prefers_the_most_ap(better: str, worse: str) -> None:
    assert prefers(better, worse)


@pytest.mark.rule("BTILE-4", "SOLO-16")
@pytest.mark.parametrize(
    ("one", "other"), [("king3", "+3ap"), ("joker1", "+1ap"), ("merchant2", "architect2")]
)
def test_helpers_with_equal_ap_are_drawn(one: str, other: str) -> None:
    assert is_tie(one, other)


@pytest.mark.rule("BTILE-4")
@pytest.mark.parametrize(
    ("supply", "better", "worse"),
    [
        ({}, "1identical", "2iron"),
        ({}, "2iron", "3wool"),
        ({"wool": 2}, "3wool", "2iron"),
        ({"iron": 1}, "1wool+1iron", "2wool"),
        ({"gold": 2}, "1identical", "2iron"),
    ],
)
def test_among_contracts_it_prefers_the_fewest_resources_missing(
    supply: dict[str, int], better: str, worse: str
) -> None:
    assert prefers(better, worse, SoloDesk().bot_supply(**supply))


@pytest.mark.rule("BTILE-4")
def test_missing_resources_ignore_the_exchange_of_gold() -> None:
    """9 Gold could pay for both, but one lacks 2 Iron and the other 3."""
    assert prefers("2iron", "3wool", SoloDesk().bot_supply(gold=9))
    assert is_tie("2iron", "2wool", SoloDesk().bot_supply(gold=9))


# --- the effect of a tile ---


@pytest.mark.rule("BTILE-5")
@pytest.mark.parametrize("family", CRESTS)
def test_a_new_crest_becomes_an_inactive_one(family: str) -> None:
    desk = SoloDesk().resolve_tile(family)
    assert (desk.bot["store"], desk.bot["crests"]) == ([family], [None] * 5)


@pytest.mark.rule("BTILE-5")
def test_a_crest_it_has_leaves_the_game() -> None:
    desk = SoloDesk().inactive_crests("lion").active_crest("cup", 1).clear_events()
    desk.resolve_tile("lion").resolve_tile("cup")
    assert (desk.bot["store"], desk.bot["crests"][0]) == (["lion"], "cup")
    assert [event["tile"] for event in desk.events_with("bot-removes")] == ["lion", "cup"]
    assert desk.position()["discards"]["bonus"] == {}


@pytest.mark.rule("BTILE-5")
def test_the_bot_and_the_person_can_have_the_same_family() -> None:
    desk = SoloDesk().give(PERSON, "lion").resolve_tile("lion")
    assert desk.bot["store"] == desk.board(PERSON)["store"] == ["lion"]


@pytest.mark.rule("BTILE-5")
@pytest.mark.parametrize(("owner", "offered"), [(BOT, True), (PERSON, False)])
def test_the_person_can_take_a_family_of_the_bot_but_none_twice(owner: int, offered: bool) -> None:
    desk = SoloDesk().action("king", 1)  # then the person chooses a die
    if owner == BOT:
        desk.inactive_crests("lion")
    else:
        desk.give(PERSON, "lion")
    desk.dice("yellow 4").action_tile("king", "lion").apply("die yellow 4")
    assert ("tile" in desk.moves()) == offered


@pytest.mark.rule("BTILE-6")
@pytest.mark.parametrize("tile", WITHOUT_EFFECT)
def test_any_other_tile_leaves_the_game_without_effect(tile: str) -> None:
    desk = SoloDesk().bot_pillars("Paris").bot_supply(iron=3, wool=3).clear_events().resolve_tile(tile)
    assert [event["tile"] for event in desk.events_with("bot-removes")] == [tile]
    assert (desk.bot["store"], desk.bot["contracts"], desk.points_of()) == ([], [], 10)
    assert (desk.goods(), desk.king_space()) == ({"wool": 3, "iron": 3}, 3)


@pytest.mark.rule("BTILE-6")
def test_its_tiles_leave_the_game_in_every_edition() -> None:
    """The Ukrainian rules return a person's used Helpers to the game, but not the bot's tiles."""
    desk = SoloDesk(edition="ukrainian").resolve_tile("5gold")
    assert (desk.goods(), desk.position()["discards"]["bonus"]) == ({}, {})
