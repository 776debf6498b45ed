"""The Cardinalbot's explanations of its choices: every number and every rule, in words.

Each scene is a position and the Cardinalbot's part in it. explanations.txt has its lines, with their rules.
Together the scenes show every event, choice, tie-breaker, need, obstacle and payment, which the last tests
check. `python tests/cardinal/test_explanations.py` rewrites the file: read the difference against
docs/rules-solo.md before you commit it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import pytest

from support.solo_games import CHALLENGES
from support.solo_setting import BOT, PERSON, SoloDesk
from tiletum.game.catalogue.explanations import (
    CHOICES,
    NEEDS,
    OBSTACLES,
    ORDERS,
    ORDERS_OF_CHOICES,
    ORIGINS,
    PAYMENTS,
    WAYS,
    WHY_ENTRY,
)
from tiletum.game.core.events import EVENTS, named
from tiletum.words import Words, event_line

FILE = Path(__file__).with_name("explanations.txt")
WORDS = Words("en")
FRIENDS, CLERGY, WHISPERS, INCOME, VISITORS, COFFERS, FAVOR, READY = CHALLENGES
ALIKE = ("cardinal 2", "cardinal 2")
"""Its dice, with which the pawn stays."""
SETUP_EVENTS = (
    "wheel",
    "bonus-drawn",
    "contract-drawn",
    "character-drawn",
    "cost-drawn",
    "fair-town",
    "fair-tile",
)
OTHER_EVENTS = ("corruption", "king-move", "roll", "wheel-turned", "end-turn", "turn", *SETUP_EVENTS)
"""Other events, which are no explanations."""


# --- positions ---


def desk_without_events(*challenges: str) -> SoloDesk:
    """Set up a desk without events."""
    return SoloDesk(*challenges).clear_events()


def desk_on_decree(name: str, *challenges: str) -> SoloDesk:
    """Put the pawn on this decree, with Worldly Riches to its right."""
    return desk_without_events(*challenges).decrees(name, "worldly-riches")


def up_to_die(desk: SoloDesk) -> SoloDesk:
    """Drop all events after the choice of the die."""
    events = desk.game.events or []
    desk.game.events = events[: [event[0] for event in events].index("die") + 1]
    return desk


def architect(where: str, *challenges: str) -> SoloDesk:
    return desk_without_events(*challenges).pieces(architect=where)


def merchant(where: str, number: int = 1) -> SoloDesk:
    desk = desk_without_events().pieces(merchant=where)
    desk.game.round = number
    return desk


def all_pillars_set() -> SoloDesk:
    desk = architect("Praha")
    desk.game.pillars_at[desk.rules.cathedral_in[desk.rules.space_index["Praha"]]] = 2
    return desk


def no_town_left() -> SoloDesk:
    desk = merchant("Wien")
    for town in {space.town for space in desk.rules.box.house_spaces} - {"Wien"}:
        desk.house(PERSON, town)
    return desk


def kings_only() -> SoloDesk:
    """Put two Kings on its board, with only Kings in the offer and in the pile."""
    desk = desk_without_events().column(1, "king:2vp", "king:3vp").characters(*["king:ap1"] * 5)
    return desk.pile("character", {"king:ap1": 6})


def every_crest() -> SoloDesk:
    desk = desk_without_events().inactive_crests("fleur")
    for column, family in enumerate(("cup", "eagle", "rose", "tower", "lion"), start=1):
        desk.active_crest(family, column)
    return desk.bot_supply(food=3)


SCENES: dict[str, Callable[[], SoloDesk]] = {
    "the start, with two challenges": lambda: SoloDesk(FAVOR, READY, bare=False),
    "a challenge is drawn": lambda: SoloDesk(random=1, bare=False),
    "a die: only one fits": lambda: up_to_die(
        desk_on_decree("merchant-empire").dice("blue 6").turn_open(*ALIKE)
    ),
    "a die: the pawn moves on and the Joker gives more": lambda: up_to_die(
        desk_without_events()
        .decrees("king-and-country", "merchant-empire")
        .dice("blue 6", "yellow 2")
        .turn_open("cardinal 5", "cardinal 4")
    ),
    "a die: the Joker gives less": lambda: up_to_die(
        desk_on_decree("king-and-country").dice("blue 1", "yellow 5").action_at("joker", 5).turn_open(*ALIKE)
    ),
    "a die: only at the Joker": lambda: up_to_die(
        desk_on_decree("merchant-empire").dice("yellow 2").turn_open(*ALIKE)
    ),
    "a die: a condition fails, the priority decides": lambda: up_to_die(
        desk_on_decree("buildings-are-forever")
        .bot_pillars("Paris")
        .dice("yellow 1", "darkgrey 1")
        .turn_open(*ALIKE)
    ),
    "a die: a condition holds, but no die fits": lambda: up_to_die(
        desk_on_decree("everlasting-fame").dice("pink 4").turn_open(*ALIKE)
    ),
    "a die: a crest in reach with a marker": lambda: up_to_die(
        desk_on_decree("noblesse-oblige")
        .marker("architect", 2)
        .map_tile("Paris", "lion")
        .dice("pink 6", "yellow 1")
        .action_at("architect", 6)
        .turn_open(*ALIKE)
    ),
    "a die: no crest on the map, but in the offer": lambda: up_to_die(
        desk_on_decree("noblesse-oblige").dice("pink 5").offer(c="lion").turn_open(*ALIKE)
    ),
    "a die: pillars and cathedral tiles": lambda: up_to_die(
        desk_on_decree("glorious-spires")
        .bot_pillars("Paris", "Lyon")
        .contributions(BOT, "Paris")
        .dice("darkgrey 2", "darkgrey 3")
        .turn_open(*ALIKE)
    ),
    "a die: the pair with a contract": lambda: up_to_die(
        desk_on_decree("merchant-empire")
        .bot_tiles("3wool+1iron")
        .bot_supply(wool=1)
        .dice("lightgrey 6", "blue 6", "pink 6")
        .turn_open(*ALIKE)
    ),
    "a die: the pair with a contract that lacks both equally": lambda: up_to_die(
        desk_on_decree("merchant-empire")
        .bot_tiles("3wool+3iron", "1wool+3iron")
        .bot_supply(iron=2)
        .dice("lightgrey 6", "blue 6")
        .turn_open(*ALIKE)
    ),
    "a die: the priority ties, the supply decides": lambda: up_to_die(
        desk_on_decree("merchant-empire")
        .bot_supply(wool=2, iron=1)
        .dice("lightgrey 6", "blue 6")
        .turn_open(*ALIKE)
    ),
    "a die: chance": lambda: up_to_die(
        desk_on_decree("merchant-empire").dice("lightgrey 6", "blue 6").turn_open(*ALIKE, "pick 2")
    ),
    "needed: no die of the colour needed most": lambda: up_to_die(
        desk_on_decree("family-alliances")
        .bot_tiles("2identical+2iron")
        .bot_supply(gold=1)
        .dice("yellow 4", "pink 6")
        .turn_open(*ALIKE)
    ),
    "needed: wool before gold": lambda: up_to_die(
        desk_on_decree("family-alliances")
        .bot_tiles("3identical+3wool")
        .bot_supply(gold=2, iron=1)
        .dice("yellow 4", "lightgrey 3", "lightgrey 2")
        .turn_open(*ALIKE)
    ),
    "needed: equal need, more dice of one colour": lambda: up_to_die(
        desk_on_decree("family-alliances")
        .bot_tiles("2identical+2iron")
        .dice("yellow 4", "yellow 3", "blue 3")
        .turn_open(*ALIKE)
    ),
    "needed: equal need, by the priority": lambda: up_to_die(
        desk_on_decree("business-is-business")
        .bot_tiles("2identical+2iron")
        .dice("yellow 4", "blue 3")
        .turn_open(*ALIKE)
    ),
    "needed: wool and iron equal, one has dice": lambda: up_to_die(
        desk_on_decree("business-is-business")
        .bot_tiles("3wool+3iron")
        .dice("blue 3", "pink 6")
        .turn_open(*ALIKE)
    ),
    "needed: wool and iron equal, the supply decides": lambda: up_to_die(
        desk_on_decree("business-is-business")
        .bot_tiles("3wool+3iron", "1wool+3iron")
        .bot_supply(iron=2)
        .dice("lightgrey 3", "blue 6")
        .turn_open(*ALIKE)
    ),
    "needed: two dice of the colour, the highest": lambda: up_to_die(
        desk_on_decree("family-alliances")
        .bot_tiles("3identical+3iron")
        .bot_supply(iron=3)
        .dice("yellow 2", "yellow 5", "blue 6")
        .turn_open(*ALIKE)
    ),
    "needed: wool and iron equal in everything, chance": lambda: up_to_die(
        desk_on_decree("business-is-business")
        .bot_tiles("3wool+3iron")
        .dice("blue 3", "blue 6", "lightgrey 2", "lightgrey 4", "yellow 5")
        .turn_open(*ALIKE, "pick 1")
    ),
    "needed: wool and iron equal in everything, one of them against gold": lambda: up_to_die(
        desk_on_decree("business-is-business")
        .bot_tiles("3identical+3iron", "3identical+3wool")
        .bot_supply(gold=3)
        .dice("blue 3", "blue 6", "lightgrey 2", "yellow 5")
        .turn_open(*ALIKE, "pick 2")
    ),
    "needed: wool and iron equal in everything, gold before both": lambda: up_to_die(
        desk_on_decree("family-alliances")
        .bot_tiles("3identical+3iron", "3identical+3wool")
        .dice("blue 3", "lightgrey 2", "yellow 2", "yellow 5")
        .turn_open(*ALIKE)
    ),
    "needed: no die": lambda: up_to_die(
        desk_on_decree("business-is-business").bot_tiles("3wool+3iron").dice("pink 5").turn_open(*ALIKE)
    ),
    "Worldly Riches: stone": lambda: up_to_die(
        desk_on_decree("worldly-riches")
        .bot_pillars("Paris", "Lyon")
        .bot_supply(stone=1)
        .dice("darkgrey 5", "pink 5")
        .turn_open(*ALIKE)
    ),
    "Worldly Riches: food": lambda: up_to_die(
        desk_on_decree("worldly-riches")
        .column(1, "king:2vp", "king:3vp")
        .inactive_crests("rose")
        .bot_supply(food=1)
        .dice("pink 5", "yellow 5")
        .turn_open(*ALIKE)
    ),
    "Worldly Riches: only gold is required": lambda: up_to_die(
        desk_on_decree("worldly-riches").bot_pillars("Paris").dice("yellow 5", "pink 5").turn_open(*ALIKE)
    ),
    "Worldly Riches: iron": lambda: up_to_die(
        desk_on_decree("worldly-riches")
        .bot_tiles("2wool+5iron")
        .bot_supply(wool=1)
        .dice("blue 4", "pink 4")
        .turn_open(*ALIKE)
    ),
    "Worldly Riches: wool is needed more than iron": lambda: up_to_die(
        desk_on_decree("worldly-riches").bot_tiles("3wool+1iron").dice("blue 4", "yellow 4").turn_open(*ALIKE)
    ),
    "Worldly Riches: nothing tied is required": lambda: up_to_die(
        desk_on_decree("worldly-riches")
        .bot_pillars("Paris")
        .bot_supply(food=2)
        .dice("blue 4", "pink 4")
        .turn_open(*ALIKE)
    ),
    "Joker without an action: King": lambda: (
        desk_on_decree("worldly-riches").king((0, [BOT]), (1, [PERSON])).dice("pink 2").turn_open(*ALIKE)
    ),
    "Joker without an action: Architect": lambda: (
        desk_on_decree("worldly-riches").marker("architect", 1).dice("pink 2").turn_open(*ALIKE)
    ),
    "Joker without an action: Merchant": lambda: (
        desk_on_decree("worldly-riches").bot_pillars("Milano").dice("pink 2").turn_open(*ALIKE)
    ),
    "Deep Coffers": lambda: (
        desk_on_decree("merchant-empire", COFFERS)
        .bot_tiles("9iron")
        .dice("blue 6")
        .action_tile("merchant", "rose")
        .turn_open(*ALIKE)
    ),
    "Architect: pillar, tile, cathedral": lambda: (
        architect("Koeln")
        .cost("London", "2for3")
        .map_tile("Brugge", "colour")
        .map_tile("Antwerpen", "2iron")
        .action("architect", 3)
    ),
    "Architect: without the person's tile": lambda: (
        architect("Strasbourg-Milano")
        .cost("Lyon", "4for7")
        .cost("Milano", "4for7")
        .contributions(PERSON, "Milano")
        .bot_pillars("Firenze")
        .action("architect", 3)
    ),
    "Architect: least stone": lambda: (
        architect("Troyes").cost("Paris", "3for4").bot_pillars("Lyon").action("architect", 2)
    ),
    "Architect: nearest": lambda: (
        architect("Antwerpen").cost("London", "2for3").bot_pillars("Lyon").action("architect", 3)
    ),
    "Architect: chance": lambda: architect("Brugge").cost("London", "2for3").action("architect", 2, "pick 2"),
    "Architect: beyond its reach": lambda: (
        architect("Praha").bot_pillars("Milano", "Firenze").bot_supply(gold=5).action("architect", 1)
    ),
    "Architect: beyond its reach, with too little gold": lambda: (
        architect("Praha").bot_pillars("Milano", "Firenze").bot_supply(gold=1).action("architect", 1)
    ),
    "Architect: beyond its reach, equally near": lambda: architect("Brugge").action("architect", 1),
    "Architect: its own pillar": lambda: architect("Lyon").bot_pillars("Lyon").action("architect", 2),
    "Architect: no pillar left, and it stays": lambda: (
        architect("Lyon").supply(BOT, pillars=0).action("architect", 2)
    ),
    "Architect: the unavailable cathedral": lambda: architect("Wien").action("architect", 3),
    "Architect: all pillar spaces taken": lambda: all_pillars_set().action("architect", 1),
    "Architect: no cathedral left": lambda: (
        architect("Troyes")
        .bot_pillars("Paris", "Koeln", "London", "Bordeaux", "Lyon", "Firenze", "Milano", "Praha")
        .action("architect", 6)
    ),
    "Merchant: it relocates": lambda: (
        merchant("Troyes").bot_houses("Troyes").bot_supply(gold=2).action_open("merchant", 1)
    ),
    "Merchant: it relocates to the fair": lambda: (
        merchant("Strasbourg", 2).bot_houses("Strasbourg").bot_supply(gold=3).action_open("merchant", 4)
    ),
    "Merchant: it relocates without gold": lambda: merchant("London-Brugge").action_open("merchant", 1),
    "Merchant: points on the house space": lambda: merchant("Wien").action("merchant", 3),
    "Merchant: a taken house space": lambda: (
        merchant("Koeln").house(PERSON, "Koeln").bot_supply(gold=2).action_open("merchant", 1)
    ),
    "Merchant: no house left": lambda: (
        merchant("Arles").supply(BOT, houses=0).map_tile("Toulouse", "rose").action("merchant", 1)
    ),
    "Merchant: beyond its reach": lambda: (
        merchant("Toulouse").bot_houses("Bordeaux", "Arles").bot_supply(gold=3).action("merchant", 1)
    ),
    "Merchant: no town left": lambda: no_town_left().action("merchant", 3),
    "tiles: crests": lambda: (
        architect("Koeln")
        .inactive_crests("rose")
        .give(PERSON, "lion")
        .map_tile("Paris", "rose")
        .map_tile("Antwerpen", "lion")
        .map_tile("Brugge", "cup")
        .action("architect", 3)
    ),
    "tiles: most points": lambda: (
        architect("Koeln")
        .map_tile("Paris", "4vp")
        .map_tile("Antwerpen", "2gold+2vp")
        .map_tile("Brugge", "+3ap")
        .action("architect", 3)
    ),
    "tiles: most resources": lambda: (
        architect("Koeln", CLERGY)
        .map_tile("Paris", "any3")
        .map_tile("Antwerpen", "any2")
        .action("architect", 3)
    ),
    "tiles: a tie": lambda: (
        architect("Koeln", CLERGY)
        .map_tile("Paris", "any3")
        .map_tile("Antwerpen", "any3")
        .action("architect", 3, "pick 2")
    ),
    "tiles: most action points": lambda: (
        architect("Koeln", WHISPERS, INCOME)
        .map_tile("Paris", "+1ap")
        .map_tile("Antwerpen", "king3")
        .action("architect", 3)
    ),
    "tiles: contracts": lambda: (
        architect("Koeln", FRIENDS)
        .bot_supply(iron=1)
        .map_tile("Paris", "3wool")
        .map_tile("Antwerpen", "2iron")
        .action("architect", 3)
    ),
    "tiles: contracts for the merchant": lambda: (
        merchant("Koeln").map_tile("Paris", "3wool").map_tile("Antwerpen", "2iron").action_open("merchant", 2)
    ),
    "tiles: a contract without a space": lambda: (
        desk_without_events(FRIENDS).bot_tiles("9iron", "9wool").resolve_tile("2iron")
    ),
    "tiles: a ready contract": lambda: (
        desk_without_events(FRIENDS).bot_supply(iron=1, gold=2).resolve_tile("2iron")
    ),
    "tiles: a miscellaneous helper": lambda: desk_without_events(FRIENDS).resolve_tile("colour"),
    "tiles: no challenge": lambda: desk_without_events().resolve_tile("4vp"),
    "tiles: gold and points": lambda: desk_without_events(CLERGY).resolve_tile("2gold+2vp"),
    "tiles: a crest it has": lambda: desk_without_events().inactive_crests("rose").resolve_tile("rose"),
    "tiles: at the top of the King track": lambda: (
        desk_without_events(WHISPERS).king((0, [PERSON]), (15, [BOT])).resolve_tile("+2ap")
    ),
    "Character: placed, taken, completed": lambda: (
        desk_without_events(VISITORS)
        .column(1, "king:2vp")
        .active_crest("rose", 1)
        .characters(
            "king:3vp", "merchant:1merchant", "merchant:3gold", "contract:ap2+any", "architect:pillar"
        )
        .pile("character", {"king:ap1": 9})
        .action("character", 4, "pick 1")
    ),
    "Character: by value and chance": lambda: (
        desk_without_events()
        .characters("king:2vp", "merchant:2merchant", "architect:pillar")
        .pile("character", {"king:ap1": 9})
        .action("character", 1, "pick 1")
    ),
    "Character: nothing to take": lambda: kings_only().action("character", 3),
    "Contract: crest and ready contracts": lambda: (
        desk_without_events()
        .bot_supply(gold=1, iron=5, wool=7)
        .offer(a="cup", b="7wool", e="5iron")
        .action("contract", 8)
    ),
    "Contract: a tie of ready ones": lambda: (
        desk_without_events().bot_supply(iron=9).offer(b="5iron", e="5iron").action("contract", 3)
    ),
    "Contract: an unfinished one": lambda: (
        desk_without_events()
        .bot_supply(iron=1)
        .offer(a="3wool+3iron", c="5iron", e="7wool")
        .action("contract", 3)
    ),
    "Contract: the rightmost": lambda: (
        desk_without_events().offer(c="5iron", e="5wool").action("contract", 2)
    ),
    "Contract: both spaces taken": lambda: (
        desk_without_events().bot_tiles("9iron", "7wool").offer(e="5wool").action("contract", 2)
    ),
    "Contract: crests it leaves": lambda: (
        desk_without_events()
        .inactive_crests("rose")
        .offer(a="tower", d="lion", e="rose")
        .action("contract", 3)
    ),
    "Contract: a crest for all points": lambda: desk_without_events().offer(a="cup").action("contract", 3),
    "Contract: an empty offer": lambda: desk_without_events().action("contract", 1),
    "required: iron and wool": lambda: (
        desk_without_events().bot_tiles("3wool+3iron").bot_supply(wool=1).gain_required(4, "pick 2")
    ),
    "required: stone, food and gold": lambda: (
        desk_without_events()
        .bot_pillars("Paris", "London")
        .bot_supply(stone=1, food=2)
        .inactive_crests("rose")
        .column(1, "king:2vp", "king:3vp")
        .gain_required(3)
    ),
    "tasks: all of them": lambda: (
        desk_without_events()
        .inactive_crests("rose", "cup")
        .column(2, "king:2vp", "king:3vp")
        .bot_pillars("Paris", "Koeln")
        .bot_tiles("2identical+2iron", "3wool+3iron")
        .bot_supply(food=5, gold=9, stone=3, iron=4, wool=3)
        .tasks()
    ),
    "tasks: nothing can be paid for": lambda: (
        desk_without_events()
        .inactive_crests("rose")
        .bot_pillars("Lyon")
        .bot_tiles("9iron")
        .bot_supply(food=2, gold=1, stone=3)
        .tasks()
    ),
    "tasks: every column has its crest": lambda: every_crest().tasks(),
    "tasks: two contracts of three": lambda: (
        desk_without_events()
        .bot_tiles("2iron", "2wool", "1wool+1iron")
        .bot_supply(iron=3, wool=3)
        .tasks("pick 1", "pick 1")
    ),
    "tasks: any paid with gold, food, wool and iron": lambda: (
        desk_without_events()
        .bot_tiles("7identical")
        .bot_supply(gold=1, food=4, wool=4, iron=2)
        .tasks("pick 2")
    ),
    "tasks: a tie of cathedrals": lambda: (
        desk_without_events()
        .bot_pillars("Koeln", "London")
        .cost("London", "2for3")
        .bot_supply(stone=3)
        .tasks("pick 1")
    ),
    "tasks: a tie of cathedrals, all of them paid": lambda: (
        desk_without_events()
        .bot_pillars("Koeln", "London")
        .cost("London", "2for3")
        .bot_supply(stone=4)
        .tasks()
    ),
    "King phase: a tie": lambda: (
        desk_without_events(FAVOR, WHISPERS).king((3, [BOT, PERSON])).king_tile("+2ap").king_phase(1)
    ),
    "King phase: no tile": lambda: desk_without_events().king((2, [PERSON]), (7, [BOT])).king_phase(4),
    "King phase: back to the start of its track": lambda: (
        desk_without_events(FAVOR).king((2, [BOT]), (3, [PERSON])).king_phase(2)
    ),
    "final scoring: contracts": lambda: (
        desk_without_events().bot_tiles("8identical", "9iron").bot_supply(stone=5, food=4, wool=1).bot_final()
    ),
    "final scoring: all of it": lambda: (
        desk_without_events()
        .bot_houses("Paris")
        .bot_pillars("Paris", "Lyon")
        .bot_tiles("3identical")
        .bot_supply(stone=5, iron=6)
        .final_scoring()
    ),
}


# --- the lines ---


def lines(desk: SoloDesk) -> list[str]:
    """Return the lines in words, with their rules."""
    events = [event for event in desk.game.events or [] if event[0] not in OTHER_EVENTS]
    rules = desk.rules
    return [f"{event_line(WORDS, event, rules, ['Wanda'])} ({event[1]})" for event in events]


@cache
def expected_lines() -> dict[str, list[str]]:
    parts = FILE.read_text(encoding="utf-8").split("## ")[1:]
    return {part.splitlines()[0]: [line for line in part.splitlines()[1:] if line] for part in parts}


@pytest.mark.parametrize("scene", SCENES)
def test_the_lines_of_every_scene(scene: str) -> None:
    assert lines(SCENES[scene]()) == expected_lines()[scene]


def test_the_file_has_no_other_scenes() -> None:
    assert list(expected_lines()) == list(SCENES)


# --- completeness ---


@cache
def all_events() -> list[dict[str, object]]:
    found = []
    for play in SCENES.values():
        desk = play()
        found += [named(event, desk.rules) for event in desk.game.events or []]
    return found


def values(name: str) -> set[object]:
    return {event[name] for event in all_events() if name in event}


SHARED_EVENTS = {
    *("turn", "die", "action", "pillar", "house", "discard-offer", "points-lost", "place", "complete"),
    *("king-move", "king-reset", "cathedral", "end-turn", "turn-order", "fair-score", "king-fair-score"),
    *("houses-and-pillars", "leftovers"),
}
"""Events of players for which the Cardinalbot has its own rules."""


def test_every_event_of_the_cardinalbot_is_shown() -> None:
    keys = {key for key in EVENTS if key.startswith("bot-")} | SHARED_EVENTS
    assert keys - values("key") == set()


@pytest.mark.parametrize(
    ("name", "table"),
    [
        ("order", ORDERS),
        ("need", NEEDS),
        ("obstacle", OBSTACLES),
        ("payment", PAYMENTS),
        ("reason", WHY_ENTRY),
        ("origin", ORIGINS),
        ("way", WAYS),
        ("choice", [choice.name for choice in CHOICES]),
    ],
)
def test_every_row_of_the_explanations_is_shown(name: str, table: list[str]) -> None:
    assert set(table) - values(name) == set()


def test_every_tie_breaker_with_its_own_rule_is_shown() -> None:
    pairs = {(event["choice"], event["order"]) for event in all_events() if "order" in event}
    assert set(ORDERS_OF_CHOICES) - pairs == set()


if __name__ == "__main__":
    scenes = [f"## {scene}\n\n" + "\n".join(lines(play())) + "\n" for scene, play in SCENES.items()]
    FILE.write_text("\n".join(scenes), encoding="utf-8")
