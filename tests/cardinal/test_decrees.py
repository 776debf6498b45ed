"""The thirteen decrees: which die the Cardinalbot takes, card by card (rules DECREE, and BOT-3 to BOT-6).

This module repeats the cards by their printed colours, and implements independently how they are read. In
many positions the game must then take one of the dice that this reading allows, through the same entry and
for the same action.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import Any, NamedTuple

import pytest

from support.solo_setting import BOT, PERSON, SoloDesk

PAIR = "blue/lightgrey"
GIVES = {"yellow": "gold", "pink": "food", "lightgrey": "wool", "darkgrey": "stone", "blue": "iron"}
COLOUR_OF = {kind: colour for colour, kind in GIVES.items()}
ROUND_THE_WHEEL = ("architect", "joker", "character", "king", "contract", "merchant")


class Card(NamedTuple):
    fair: str | None
    entries: tuple[str, ...]
    """Condition, colon, and what is taken, as printed from the top."""
    priority: tuple[str, ...]


CARDS = {
    "buildings-are-forever": Card(
        "house+pillar",
        ("pillars > houses: merchant", "architect", "pillars > cathedrals: highest darkgrey"),
        ("darkgrey", "yellow", PAIR, "pink"),
    ),
    "king-and-country": Card("king", ("king",), ("yellow", "pink", PAIR, "darkgrey")),
    "merchant-empire": Card("house", ("merchant",), (PAIR, "pink", "yellow", "darkgrey")),
    "family-alliances": Card(
        "contract+crest",
        ("contract held: needed", "crest in reach: merchant", "crest in reach: architect", "contract"),
        (PAIR, "yellow", "pink", "darkgrey"),
    ),
    "business-is-business": Card(
        "contract",
        ("contract held: needed", "contract", "highest blue lightgrey"),
        ("yellow", PAIR, "darkgrey", "pink"),
    ),
    "religious-communities": Card(
        "contract+cathedral",
        ("pillars > cathedrals: highest darkgrey", "contract held: needed", "architect", "contract"),
        ("darkgrey", PAIR, "yellow", "pink"),
    ),
    "noblesse-oblige": Card(
        "crest",
        ("crest in reach: architect", "crest in reach: merchant", "crest in offer: contract"),
        ("pink", "darkgrey", PAIR, "yellow"),
    ),
    "proud-pillars": Card(
        "pillar", ("architect", "pillars > houses: merchant"), ("darkgrey", "pink", PAIR, "yellow")
    ),
    "familiar-faces": Card(
        "upper-character", ("character", "highest pink"), ("pink", "yellow", PAIR, "darkgrey")
    ),
    "busy-hands": Card(
        "filled-building", ("character", "highest pink"), ("pink", PAIR, "yellow", "darkgrey")
    ),
    "glorious-spires": Card(
        "cathedral",
        ("pillars > cathedrals: highest darkgrey", "architect"),
        ("darkgrey", "yellow", "pink", PAIR),
    ),
    "everlasting-fame": Card(
        None, ("houses >= pillars: architect", "merchant"), ("darkgrey", PAIR, "pink", "yellow")
    ),
    "worldly-riches": Card(None, ("highest yellow pink lightgrey darkgrey blue",), ("most required",)),
}


# --- a position, as far as the decrees are concerned ---


class Scene(NamedTuple):
    decrees: tuple[str, ...]
    dice: tuple[str, ...]
    turned: int = 1
    """The die value at the Architect action. The other sections follow round the wheel."""
    houses: int = 1
    """Including the one in Tiletum."""
    pillars: int = 0
    cathedrals: int = 0
    contracts: tuple[str, ...] = ()
    gold: int = 0
    food: int = 0
    wool: int = 0
    stone: int = 0
    iron: int = 0
    tiles: tuple[str, ...] = ()
    """Tiles on the map, such as "Brugge lion"."""
    offer: tuple[str, ...] = ()
    """Tiles of the contract offer by slot from 1 on the left, such as "3 lion"."""
    own: tuple[str, ...] = ()
    """Inactive crests."""
    below: tuple[str, ...] = ()
    """Active crests."""
    markers: tuple[str, ...] = ()
    """Such as "merchant 2"."""
    full_columns: int = 0
    """Columns with two characters and no crest."""

    def supply(self, kind: str) -> int:
        return {"gold": self.gold, "food": self.food, "wool": self.wool, "stone": self.stone}.get(
            kind, self.iron
        )


HOUSES = ("Paris", "Troyes", "Koeln", "Brugge")
CATHEDRALS = ("Praha", "Milano", "Firenze", "Lyon")
"""They cost 5, 4, 4 and 6 stone."""
STONE = {"Praha": 5, "Milano": 4, "Firenze": 4, "Lyon": 6}
FULL = (("king:2vp", "king:3vp"), ("contract:2wool", "contract:ap3"))
FROM = {"architect": "London", "merchant": "Firenze"}
STEPS = {
    ("London", "Brugge"): 2,
    ("London", "Antwerpen"): 3,
    ("London", "Paris"): 5,
    ("London", "Hamburg"): 5,
    ("London", "Venezia"): 9,
    ("Firenze", "Genova"): 1,
    ("Firenze", "Venezia"): 2,
    ("Firenze", "Nuernberg"): 3,
    ("Firenze", "Paris"): 6,
    ("Firenze", "Hamburg"): 6,
    ("Firenze", "Antwerpen"): 6,
    ("Firenze", "Brugge"): 7,
    ("London", "Genova"): 9,
    ("London", "Nuernberg"): 6,
}
"""Distances on the map, including roads."""
SLOT_COST = (3, 3, 2, 2, 1)


@cache
def bare_desk() -> SoloDesk:
    return SoloDesk()


def desk_for(scene: Scene) -> SoloDesk:
    desk = bare_desk().twin()
    desk.pile("contract", {}).pile("character", {}).decrees(*scene.decrees)
    desk.dice(*scene.dice).action_at("architect", scene.turned)
    desk.pieces(**FROM).bot_houses(*HOUSES[: scene.houses - 1]).bot_pillars(*CATHEDRALS[: scene.pillars])
    desk.contributions(BOT, *CATHEDRALS[: scene.cathedrals]).bot_tiles(*scene.contracts).inactive_crests(
        *scene.own
    )
    for kind in GIVES.values():
        desk.resources(BOT, **{kind: scene.supply(kind)})
    for tile in scene.tiles:
        desk.map_tile(*tile.split())
    slots = dict(tile.split() for tile in scene.offer)
    desk.contracts(*(slots.get(str(slot)) for slot in range(1, 6)))
    for column, (upper, lower) in enumerate(FULL[: scene.full_columns], start=1):
        desk.column(column, upper, lower)
    for column, family in enumerate(scene.below, start=3):
        desk.active_crest(family, column)
    for marker in scene.markers:
        action, points = marker.split()
        desk.marker(action, int(points))
    return desk


Choice = tuple[str, int, str, str]
"""Decree, entry from 1, die, and the resolved action."""


def play(scene: Scene) -> tuple[list[tuple[str, int, str]], set[Choice]]:
    """Return the entries the game tries, and its choice or all choices that chance can pick."""
    desk = desk_for(scene).turn_open("cardinal 1", "cardinal 1")
    if desk.events_with("die"):
        return desk.route(), {read_choice(desk)}
    twins = [desk_for(scene).turn_open("cardinal 1", "cardinal 1", pick) for pick in desk.moves()]
    return desk.route(), {read_choice(twin) for twin in twins}


def read_choice(desk: SoloDesk) -> Choice:
    decree, entry, result = desk.route()[-1]
    assert result == "held"
    return decree, entry, desk.die_taken(), desk.action_resolved()[0]


# --- an independent reading of the cards ---


def value_at(scene: Scene, action: str) -> int:
    return (scene.turned - 1 + ROUND_THE_WHEEL.index(action)) % 6 + 1


def points(scene: Scene, section: str, action: str) -> int:
    markers = dict(marker.split() for marker in scene.markers)
    return 7 - value_at(scene, section) + int(markers.get(action, 0))


def dice_at(scene: Scene, action: str) -> set[str]:
    return {die for die in scene.dice if int(die[-1]) == value_at(scene, action)}


def section_used(scene: Scene, action: str) -> str | None:
    """Return the Joker if it has a die and gives at least as much, or if the action itself has no die."""
    if not dice_at(scene, "joker"):
        return action if dice_at(scene, action) else None
    if dice_at(scene, action) and points(scene, "joker", action) < points(scene, action, action):
        return action
    return "joker"


def amount_in(contract: str, what: str) -> int:
    """Return how much a contract asks for, by its name: amount_in("2identical+3wool", "wool") is 3."""
    found = re.search(rf"(\d+){what}", contract)
    return int(found.group(1)) if found else 0


def missing(scene: Scene, kind: str) -> int:
    return max(0, sum(amount_in(contract, kind) for contract in scene.contracts) - scene.supply(kind))


def missing_any(scene: Scene) -> int:
    spare = scene.gold + max(0, scene.food - 3)
    for kind in ("iron", "wool"):
        spare += max(0, scene.supply(kind) - sum(amount_in(contract, kind) for contract in scene.contracts))
    return max(0, sum(amount_in(contract, "identical") for contract in scene.contracts) - spare)


def needed_kinds(scene: Scene) -> list[str]:
    """Return whichever of iron and wool it needs more, or both where chance has to decide."""
    iron, wool = missing(scene, "iron"), missing(scene, "wool")
    if iron != wool:
        return ["iron"] if iron > wool else ["wool"]
    return smaller_supply(scene, ["iron", "wool"])


def smaller_supply(scene: Scene, kinds: list[str]) -> list[str]:
    least = min(scene.supply(kind) for kind in kinds)
    return [kind for kind in kinds if scene.supply(kind) == least]


def kind_of(die: str) -> str:
    return GIVES[die.split()[0]]


def tied_dice(scene: Scene, dice: set[str], priority: tuple[str, ...]) -> set[str]:
    """Return the tied dice that come first. There are several only where chance decides."""
    pair = needed_kinds(scene) if scene.contracts else ["iron", "wool"]
    for icon in priority:
        kinds = pair if icon == PAIR else [GIVES[icon]]
        first = {die for die in dice if kind_of(die) in kinds}
        if first:
            return with_least(scene, first)
    return with_least(scene, dice)


def with_least(scene: Scene, dice: set[str]) -> set[str]:
    kinds = smaller_supply(scene, sorted({kind_of(die) for die in dice}))
    return {die for die in dice if kind_of(die) in kinds}


def highest(dice: set[str]) -> set[str]:
    top = max((die[-1] for die in dice), default="")
    return {die for die in dice if die[-1] == top}


def of_kind(scene: Scene, *kinds: str) -> set[str]:
    return {die for die in scene.dice if kind_of(die) in kinds}


def needed_dice(scene: Scene, priority: tuple[str, ...]) -> set[str]:
    kinds = needed_kinds(scene)
    if len(kinds) > 1:
        kinds = [kind for kind in kinds if of_kind(scene, kind)] or kinds[:1]
    found: set[str] = set()
    for kind in kinds:
        colours = [COLOUR_OF[kind], "yellow"]
        if priority.index("yellow") < priority.index(PAIR):
            colours.reverse()
        need = {COLOUR_OF[kind]: missing(scene, kind), "yellow": missing_any(scene)}
        number = {colour: sum(die.startswith(colour) for die in scene.dice) for colour in colours}
        colours.sort(key=lambda colour: (-need[colour], -number[colour]))
        found |= highest(of_kind(scene, GIVES[colours[0]])) or highest(of_kind(scene, GIVES[colours[1]]))
    return found


def most_required(scene: Scene, dice: set[str]) -> set[str]:
    """Resolve Worldly Riches: return the dice of the first required kind among the tied ones."""
    todo = CATHEDRALS[scene.cathedrals : scene.pillars]
    required: list[list[str]] = []
    if todo and scene.stone < min(STONE[town] for town in todo):
        required.append(["stone"])
    if scene.own and scene.full_columns and scene.food < 3:
        required.append(["food"])
    if missing(scene, "iron") or missing(scene, "wool"):
        required.append(needed_kinds(scene))
    for kinds in [*required, ["gold"]]:
        found = {die for die in dice if kind_of(die) in kinds}
        if found:
            return with_least(scene, found)
    return with_least(scene, dice)


def condition_holds(scene: Scene, condition: str, action: str) -> bool:
    if condition == "pillars > houses":
        return scene.pillars > scene.houses
    if condition == "houses >= pillars":
        return scene.houses >= scene.pillars
    if condition == "pillars > cathedrals":
        return scene.pillars > scene.cathedrals
    if condition == "contract held":
        return len(scene.contracts) > 0
    section = section_used(scene, action)
    have = points(scene, section, action) if section else -1
    reachable = [tile.split() for tile in (scene.tiles if condition == "crest in reach" else scene.offer)]
    for place, tile in reachable:
        cost = STEPS[FROM[action], place] if action in FROM else SLOT_COST[int(place) - 1]
        if tile in ("lion", "cup", "rose") and tile not in scene.own + scene.below and cost <= have:
            return True
    return False


def expected(scene: Scene) -> set[Choice]:
    for decree in scene.decrees:
        card = CARDS[decree]
        for number, entry in enumerate(card.entries, start=1):
            condition, _, take = entry.rpartition(": ")
            word, *colours = take.split()
            if condition and not condition_holds(scene, condition, word):
                continue
            action: str | None = None
            if word == "needed":
                dice = needed_dice(scene, card.priority)
            elif word == "highest":
                tied = highest(of_kind(scene, *(GIVES[colour] for colour in colours)))
                if decree == "worldly-riches":
                    dice = most_required(scene, tied)
                else:
                    dice = tied_dice(scene, tied, card.priority) if tied else set()
            else:
                action, section = word, section_used(scene, word)
                dice = tied_dice(scene, dice_at(scene, section), card.priority) if section else set()
            if dice:
                return {(decree, number, die, resolve_action(scene, die, action)) for die in dice}
    raise AssertionError("the last decree takes any die")


def resolve_action(scene: Scene, die: str, named: str | None) -> str:
    place = next(action for action in ROUND_THE_WHEEL if value_at(scene, action) == int(die[-1]))
    if place != "joker":
        return place
    return named or ("merchant" if scene.pillars >= scene.houses else "architect")


def compare(scenes: Iterator[Scene]) -> set[tuple[int, str]]:
    """Check that the game and the expectation agree for all scenes. Return the results of the entries."""
    seen: set[tuple[int, str]] = set()
    wrong = []
    for scene in scenes:
        route, choices = play(scene)
        seen |= {(entry, result) for decree, entry, result in route if decree == scene.decrees[0]}
        if choices != expected(scene):
            wrong.append((scene, choices, expected(scene)))
    assert wrong == []
    return seen


# --- the cards ---


def printed(entry: str) -> str:
    """Return an entry in the words of the box."""
    for name, kind in GIVES.items():
        entry = re.sub(rf"\b{name}\b", kind, entry)
    for ours, box in (
        ("contract held", "unfulfilled"),
        ("crest in reach", "crest-in-reach"),
        ("crest in offer", "crest-in-offer"),
        (" > ", ">"),
        (" >= ", ">="),
        ("gold food wool stone iron", "any"),
    ):
        entry = entry.replace(ours, box)
    return entry


@pytest.mark.rule("DECREE-1")
def test_the_box_has_the_thirteen_cards_as_printed() -> None:
    decrees: Any = bare_desk().rules.box.data["decrees"]
    found = {
        card["id"]: Card(card.get("fair"), tuple(card["entries"]), tuple(card["priority"]))
        for card in decrees
    }
    names = {**GIVES, PAIR: "iron-wool", "most required": "most-required"}
    assert found == {
        name: Card(
            card.fair,
            tuple(printed(entry) for entry in card.entries),
            tuple(names[icon] for icon in card.priority),
        )
        for name, card in CARDS.items()
    }


@pytest.mark.rule("DECREE-1")
def test_each_fair_tile_has_one_decree_and_the_last_two_have_none() -> None:
    fairs = [card.fair for card in CARDS.values()]
    assert sorted(fair for fair in fairs if fair) == sorted(
        fair.id for fair in bare_desk().rules.box.fair_tiles
    )
    assert [name for name, card in CARDS.items() if card.fair is None] == [
        "everlasting-fame",
        "worldly-riches",
    ]


# --- conditions, dice and the Joker, for every card ---

POSITIONS = range(1, 7)
"""All values on the wheel."""
BUILT = [(1, 0, 0), (1, 1, 0), (1, 1, 1), (1, 2, 1), (1, 2, 2), (2, 2, 1), (3, 2, 2), (3, 4, 3)]
"""Houses, pillars and cathedral tiles: on both sides of every comparison, and equal."""


def dice_by_section(card: Card, turned: int) -> Iterator[tuple[str, ...]]:
    """Yield dice for every selection of the Joker, the actions the card names, and another action."""
    named = {entry.rpartition(": ")[2] for entry in card.entries} & set(ROUND_THE_WHEEL)
    scene = Scene((), (), turned)
    sections = ["joker", *sorted(named)]
    dice = [
        f"{colour} {value_at(scene, section)}" for colour, section in zip(DIE_COLOURS, sections, strict=False)
    ]
    other = value_at(scene, next(action for action in ("king", "character") if action not in named))
    for size in range(len(dice) + 1):
        for chosen_dice in combinations(dice, size):
            if chosen_dice:
                yield chosen_dice
            for colour in ("darkgrey", "pink", "blue") if "highest" in str(card.entries) else ("blue",):
                yield (*chosen_dice, f"{colour} {other}")


DIE_COLOURS = ("pink", "yellow", "blue", "darkgrey", "lightgrey")


def tiles_in_play(card: Card) -> list[dict[str, Any]]:
    if not any("crest" in entry for entry in card.entries):
        return []
    return [
        {"tiles": ("Venezia lion",), "offer": ("1 lion",)},
        {"tiles": ("Antwerpen lion", "Nuernberg goods"), "offer": ("3 cup", "5 5iron")},
        {"tiles": ("Nuernberg cup", "Paris lion"), "offer": ("2 cup", "5 lion"), "own": ("lion",)},
        {"tiles": ("Brugge cup", "Genova rose"), "offer": ("4 rose",), "below": ("rose",)},
        {"tiles": ("Hamburg cup", "Venezia rose"), "markers": ("architect 1", "merchant 2", "contract 1")},
    ]


def contract_sets(card: Card) -> list[tuple[str, ...]]:
    has_condition = any("contract held" in entry for entry in card.entries)
    return [(), ("5iron",), ("3identical+3wool", "3identical")] if has_condition else [()]


@pytest.mark.rule("BOT-3", "BOT-6", "DECREE-2", "DECREE-3", "DECREE-4", "DECREE-5")
@pytest.mark.parametrize("name", [name for name in CARDS if name != "worldly-riches"])
def test_every_entry_with_true_and_false_conditions_and_with_and_without_dice(name: str) -> None:
    card = CARDS[name]
    built = BUILT if re.search("pillars|houses", str(card.entries)) else BUILT[1:2]

    def scenes() -> Iterator[Scene]:
        for turned, (houses, pillars, cathedrals) in product(POSITIONS, built):
            for dice in dice_by_section(card, turned):
                scene = Scene((name, "worldly-riches"), dice, turned, houses, pillars, cathedrals)
                for contracts in contract_sets(card):
                    yield scene._replace(contracts=contracts)
                for tiles in tiles_in_play(card):
                    yield scene._replace(**tiles)

    seen = compare(scenes())

    for number, entry in enumerate(card.entries, start=1):
        ways = {result for entered, result in seen if entered == number}
        assert ways >= ({"held", "condition"} if ": " in entry else {"held"}), f"{entry}: only {ways}"
    assert {result for _, result in seen} >= {"held", "no-die"} or name == "noblesse-oblige"


@pytest.mark.rule("BOT-4", "DECREE-6", "DECREE-7")
@pytest.mark.parametrize("name", [name for name in CARDS if name != "worldly-riches"])
@pytest.mark.parametrize(
    "needs",
    [
        {},
        {"iron": 2, "wool": 1},
        {"iron": 1, "wool": 2, "stone": 7},
        {"contracts": ("5iron",)},
        {"contracts": ("5wool",)},
        {"contracts": ("5iron",), "iron": 3, "wool": 1},
        {"contracts": ("3wool+3iron", "2identical+2iron"), "iron": 3},
        {"contracts": ("3wool+3iron",)},
        {"contracts": ("5identical",), "iron": 1, "wool": 1},
    ],
    ids=str,
)
def test_the_die_priority_settles_every_pair_of_colours(name: str, needs: dict[str, Any]) -> None:
    """Two dice lie side by side at an action of the card or at the Joker."""
    actions = [entry.rpartition(": ")[2] for entry in CARDS[name].entries]

    def scenes() -> Iterator[Scene]:
        named = [action for action in actions if action in ROUND_THE_WHEEL]
        for turned, action in product(POSITIONS, named):
            for section, (one, other) in product((action, "joker"), combinations(GIVES, 2)):
                value = value_at(Scene((), (), turned), section)
                scene = Scene((name, "worldly-riches"), (f"{one} {value}", f"{other} {value}"), turned)
                # The test above tries pillars at every position. Here they take turns.
                for pillars in (0, 2) if turned == 1 else (2 * (turned % 2),):
                    reach = ("Brugge lion", "Genova lion")
                    scene = scene._replace(pillars=pillars, tiles=reach, offer=("5 lion",))
                    yield scene._replace(markers=("contract 4", "merchant 5"), **needs)

    compare(scenes())


# --- Worldly Riches ---


@pytest.mark.rule("DECREE-10")
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_worldly_riches_breaks_the_tie_of_the_highest_dice_by_what_is_required(size: int) -> None:
    """This tries every set of tied colours and every combination of the four requirements, with several
    supplies."""

    def scenes() -> Iterator[Scene]:
        for colours in combinations(GIVES, size):
            dice = tuple(f"{colour} 5" for colour in colours)
            low = tuple(f"{colour} 4" for colour in GIVES)
            for pillars, own, contracts in product(
                (0, 2), ((), ("lion",)), ((), ("5iron",), ("5wool",), ("3wool+3iron",), ("5identical",))
            ):
                scene = Scene(("worldly-riches",), dice + low, 2, 3, pillars, 0, contracts, own=own)
                yield scene._replace(full_columns=1)
                yield scene._replace(full_columns=1, food=3, stone=4, gold=3)
                yield scene._replace(full_columns=1, food=2, stone=3, gold=4, iron=5, wool=5)
                yield scene._replace(cathedrals=pillars, iron=1, wool=1, food=1, gold=1)

    seen = compare(scenes())
    assert seen == {(1, "held")}


def desk_of_riches(*dice: str, **more: Any) -> SoloDesk:
    return desk_for(Scene(("worldly-riches",), dice, **more)).turn_open("cardinal 1", "cardinal 1")


@pytest.mark.rule("DECREE-10")
def test_worldly_riches_takes_the_highest_die_of_all() -> None:
    assert desk_of_riches("darkgrey 1", "pink 4", "yellow 3").die_taken() == "pink 4"


@pytest.mark.rule("DECREE-10")
def test_worldly_riches_prefers_stone_while_a_cathedral_with_its_pillar_waits() -> None:
    assert desk_of_riches("darkgrey 5", "yellow 5", pillars=1, stone=4).die_taken() == "darkgrey 5"
    assert desk_of_riches("darkgrey 5", "yellow 5", pillars=1, stone=5).die_taken() == "yellow 5"


@pytest.mark.rule("DECREE-10", "DECREE-6")
def test_worldly_riches_takes_its_smaller_supply_if_nothing_tied_is_required() -> None:
    assert desk_of_riches("darkgrey 5", "pink 5", stone=1, food=2).die_taken() == "darkgrey 5"
    assert desk_of_riches("darkgrey 5", "pink 5", stone=2, food=1).die_taken() == "pink 5"


# --- "needed" ---

NEEDS: list[tuple[str, ...]] = [
    ("5iron",),
    ("7wool",),
    ("5identical",),
    ("3identical+3wool",),
    ("2identical+2iron",),
    ("3wool+3iron",),
    ("3wool+1iron", "5identical"),
    ("2identical+2iron", "3identical+3wool"),
]
SUPPLIES: list[dict[str, Any]] = [
    {},
    {"gold": 2},
    {"gold": 5, "food": 4},
    {"food": 5, "iron": 2},
    {"iron": 3, "wool": 3},
    {"iron": 1, "wool": 4},
    {"iron": 6},
]
WHEELS = [
    ("yellow 1",),
    ("blue 2",),
    ("lightgrey 3",),
    ("pink 6", "darkgrey 6"),
    ("yellow 4", "blue 2"),
    ("yellow 2", "lightgrey 4"),
    ("blue 3", "lightgrey 5"),
    ("yellow 3", "blue 1", "blue 6", "lightgrey 2"),
    ("yellow 3", "yellow 3", "blue 6", "lightgrey 2", "lightgrey 2"),
    ("yellow 1", "yellow 6", "blue 6", "lightgrey 6"),
]


@pytest.mark.rule("DECREE-8", "DECREE-9")
@pytest.mark.parametrize("name", ["family-alliances", "business-is-business", "religious-communities"])
@pytest.mark.parametrize("contracts", NEEDS, ids=" ".join)
def test_all_branches_of_needed(name: str, contracts: tuple[str, ...]) -> None:
    def scenes() -> Iterator[Scene]:
        for supply, dice in product(SUPPLIES, WHEELS):
            yield Scene((name, "worldly-riches"), dice, 4, contracts=contracts)._replace(**supply)

    entry = CARDS[name].entries.index("contract held: needed") + 1
    seen = compare(scenes())
    assert {(entry, "held"), (entry, "no-die")} <= seen


def desk_of_business(*dice: str, contracts: tuple[str, ...], **supply: Any) -> str:
    """Return the desk after Business Is Business: needed, then Contract, then the highest blue or light
    grey."""
    scene = Scene(("business-is-business", "worldly-riches"), dice, contracts=contracts)._replace(**supply)
    desk = desk_for(scene).turn_open("cardinal 1", "cardinal 1")
    assert desk.route()[-1][:2] == ("business-is-business", 1)
    return desk.die_taken()


@pytest.mark.rule("DECREE-8")
def test_needed_takes_gold_if_more_of_any_kind_is_missing_than_of_iron() -> None:
    assert desk_of_business("blue 6", "yellow 1", contracts=("3identical+3iron",), iron=1) == "yellow 1"
    assert desk_of_business("blue 1", "yellow 6", contracts=("3identical+3iron",), gold=1) == "blue 1"


@pytest.mark.rule("DECREE-8")
def test_gold_food_above_three_and_spare_wool_count_for_any() -> None:
    contracts = ("3identical+3iron",)
    assert desk_of_business("blue 1", "yellow 6", contracts=contracts, food=4) == "blue 1"
    assert desk_of_business("blue 1", "blue 1", "yellow 6", contracts=contracts, food=3) == "blue 1"
    assert desk_of_business("blue 1", "yellow 6", contracts=contracts, food=3) == "yellow 6"
    assert desk_of_business("blue 1", "yellow 6", contracts=contracts, wool=1) == "blue 1"


@pytest.mark.rule("DECREE-8")
def test_on_equal_need_the_colour_with_more_dice_wins_then_the_die_priority() -> None:
    contracts = ("3identical+3iron",)
    assert desk_of_business("blue 1", "blue 2", "yellow 6", contracts=contracts) == "blue 2"
    assert desk_of_business("blue 6", "yellow 1", "yellow 2", contracts=contracts) == "yellow 2"
    assert desk_of_business("blue 6", "yellow 1", contracts=contracts) == "yellow 1"


@pytest.mark.rule("DECREE-9")
def test_needed_takes_the_highest_die_of_the_colour_or_the_other_colour() -> None:
    assert desk_of_business("blue 2", "blue 5", "yellow 6", contracts=("5iron",)) == "blue 5"
    assert desk_of_business("yellow 2", "yellow 3", "pink 6", contracts=("5iron",)) == "yellow 3"
    assert desk_of_business("blue 2", "blue 3", "pink 6", contracts=("5identical",)) == "blue 3"


@pytest.mark.rule("DECREE-9")
def test_needed_fails_without_gold_and_without_the_needed_colour_of_the_pair() -> None:
    scene = Scene(("business-is-business",), ("lightgrey 3", "pink 6"), contracts=("5iron",))
    desk = desk_for(scene).turn_open("cardinal 1", "cardinal 1")
    assert [(entry, result) for _, entry, result in desk.route()] == [
        (1, "no-die"),
        (2, "no-die"),
        (3, "held"),
    ]
    assert desk.die_taken() == "lightgrey 3"


# --- equal need, but different supplies: the smaller supply decides ---


@pytest.mark.rule("DECREE-7")
def test_on_equal_need_the_die_of_the_smaller_supply_is_taken() -> None:
    scene = Scene(("merchant-empire",), ("blue 6", "lightgrey 6"), contracts=("3wool+1iron",), wool=2)
    assert play(scene)[1] == {("merchant-empire", 1, "blue 6", "merchant")}


@pytest.mark.rule("DECREE-7")
def test_on_equal_need_the_colour_of_the_larger_supply_comes_last() -> None:
    """It has less wool, so wool is needed. On Merchant Empire pink therefore comes before blue."""
    scene = Scene(("merchant-empire",), ("blue 6", "pink 6"), contracts=("5identical",), iron=2)
    assert play(scene)[1] == {("merchant-empire", 1, "pink 6", "merchant")}


@pytest.mark.rule("DECREE-8", "DECREE-9")
def test_on_equal_need_a_needed_entry_ignores_the_larger_supply() -> None:
    """Wool is needed, but there is no light grey die. The entry takes gold, although there is a blue die."""
    scene = Scene(("family-alliances",), ("blue 6", "yellow 4"), contracts=("1wool+3iron",), iron=2)
    assert play(scene)[1] == {("family-alliances", 1, "yellow 4", "king")}


@pytest.mark.rule("DECREE-7", "DECREE-9")
@pytest.mark.parametrize("die", ["blue 3", "lightgrey 3"])
def test_on_equal_need_the_colour_with_dice_is_taken(die: str) -> None:
    """Dice of other colours change nothing."""
    others = [f"{colour} {value}" for colour in ("pink", "darkgrey") for value in range(1, 7)]
    assert desk_of_business(die, "yellow 4", *others, contracts=("3wool+3iron",)) == die


@pytest.mark.rule("DECREE-8", "SOLO-16")
def test_with_a_greater_need_of_gold_nothing_is_left_to_chance() -> None:
    contracts = ("8identical", "1wool+1iron")
    assert desk_of_business("blue 6", "lightgrey 6", "yellow 1", contracts=contracts) == "yellow 1"


@pytest.mark.rule("DECREE-7", "SOLO-16")
@pytest.mark.parametrize(("pick", "die"), [("pick 1", "lightgrey 3"), ("pick 2", "blue 3")])
def test_equal_need_in_every_respect_is_decided_by_chance(pick: str, die: str) -> None:
    """The options are numbered in the order of the resources, Wool before Iron."""
    scene = Scene(("business-is-business",), ("blue 3", "lightgrey 3"), contracts=("3wool+3iron",))
    assert desk_for(scene).turn_open("cardinal 1", "cardinal 1", pick).die_taken() == die


@pytest.mark.rule("DECREE-10")
def test_on_equal_need_worldly_riches_skips_the_colour_of_the_larger_supply() -> None:
    """One iron and one wool are missing. Iron is needed but not among the tied dice, so it takes gold."""
    scene = Scene(("worldly-riches",), ("lightgrey 5", "yellow 5"), contracts=("3wool+1iron",), wool=2)
    assert play(scene)[1] == {("worldly-riches", 1, "yellow 5", "contract")}


# --- single rules in simple positions ---


@pytest.mark.rule("BOT-6")
@pytest.mark.parametrize(
    ("turned", "dice", "taken"),
    [
        (1, ("pink 2", "pink 3"), "pink 2"),  # Joker 5 AP, Character 4
        (5, ("pink 6", "pink 1"), "pink 1"),  # Joker 1 AP, Character 6
        (1, ("pink 3",), "pink 3"),
        (5, ("pink 6",), "pink 6"),
        (1, ("pink 2",), "pink 2"),
    ],
    ids=["Joker gives more", "Joker gives less", "no Joker die", "only a poor Joker die", "only a Joker die"],
)
def test_the_joker_stands_for_an_action_if_it_gives_at_least_as_much(
    turned: int, dice: tuple[str, ...], taken: str
) -> None:
    scene = Scene(("busy-hands",), dice, turned)
    assert play(scene)[1] == {("busy-hands", 1, taken, "character")}


@pytest.mark.rule("BOT-6")
def test_with_equal_points_the_joker_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """No two sections of the printed wheel give the same, so the test patches the wheel."""
    desk = desk_for(Scene(("busy-hands",), ("pink 2", "pink 3")))
    monkeypatch.setattr(desk.rules, "wheel_points", [6, 4, 4, 3, 2, 1])
    assert desk.turn_open("cardinal 1", "cardinal 1").die_taken() == "pink 2"


@pytest.mark.rule("BOT-6")
def test_the_marker_of_the_action_counts_for_both_the_joker_and_the_action() -> None:
    """Even with +3 on the Character action, the section next to the Joker does not beat it."""
    scene = Scene(("busy-hands",), ("pink 2", "pink 3"), markers=("character 3",))
    assert play(scene)[1] == {("busy-hands", 1, "pink 2", "character")}


@pytest.mark.rule("DECREE-2")
@pytest.mark.parametrize(
    ("houses", "pillars", "entry"), [(1, 0, 2), (1, 1, 2), (1, 2, 1), (2, 2, 2), (3, 4, 1)]
)
def test_more_pillars_than_houses_including_tiletum(houses: int, pillars: int, entry: int) -> None:
    scene = Scene(("buildings-are-forever",), ("pink 1", "pink 6"), houses=houses, pillars=pillars)
    [choice] = play(scene)[1]
    assert choice == (
        "buildings-are-forever",
        entry,
        *(("pink 6", "merchant") if entry == 1 else ("pink 1", "architect")),
    )


@pytest.mark.rule("DECREE-2")
@pytest.mark.parametrize(
    ("houses", "pillars", "entry"), [(1, 0, 1), (1, 1, 1), (1, 2, 2), (3, 3, 1), (3, 4, 2)]
)
def test_at_least_as_many_houses_as_pillars(houses: int, pillars: int, entry: int) -> None:
    scene = Scene(("everlasting-fame",), ("pink 1", "pink 6"), houses=houses, pillars=pillars)
    [choice] = play(scene)[1]
    assert choice[1] == entry


@pytest.mark.rule("DECREE-2")
@pytest.mark.parametrize(("pillars", "cathedrals", "entry"), [(0, 0, 2), (1, 0, 1), (1, 1, 2), (3, 2, 1)])
def test_more_pillars_than_cathedral_tiles(pillars: int, cathedrals: int, entry: int) -> None:
    scene = Scene(("glorious-spires",), ("darkgrey 4", "pink 1"), pillars=pillars, cathedrals=cathedrals)
    [choice] = play(scene)[1]
    assert choice[1] == entry


@pytest.mark.rule("DECREE-2")
def test_a_fulfilled_contract_does_not_count_as_unfulfilled() -> None:
    scene = Scene(("business-is-business",), ("yellow 4", "pink 5"), contracts=("1identical",), gold=1)
    desk = desk_for(scene).tasks()
    assert desk.bot["contracts"] == ["1identical"]
    desk.game.stack = desk_for(scene).game.stack[:]
    desk.turn_open("cardinal 1", "cardinal 1")
    assert [(entry, result) for _, entry, result in desk.route()] == [(1, "condition"), (2, "held")]


@pytest.mark.rule("DECREE-3")
@pytest.mark.parametrize(
    ("crest", "dice", "more", "expected_reach"),
    [
        ("Antwerpen lion", "pink 4", {}, True),  # 3 AP for 3 steps
        ("Antwerpen lion", "pink 5", {}, False),
        ("Antwerpen lion", "pink 5", {"markers": ("architect 1",)}, True),
        ("Antwerpen lion", "pink 5", {"markers": ("merchant 1",)}, False),
        ("Antwerpen lion", "pink 5", {"gold": 9}, False),
        ("Antwerpen lion", "pink 4", {"own": ("lion",)}, False),
        ("Antwerpen lion", "pink 4", {"below": ("lion",)}, False),
        ("Antwerpen lion", "pink 4", {"own": ("cup",)}, True),
        ("Antwerpen goods", "pink 4", {}, False),
    ],
    ids=str,
)
def test_a_new_crest_in_reach(crest: str, dice: str, more: dict[str, Any], expected_reach: bool) -> None:
    """On Noblesse Oblige, its Architect is in London and the die at the Architect action."""
    scene = Scene(("noblesse-oblige", "worldly-riches"), (dice,), int(dice[-1]), tiles=(crest,))
    [choice] = play(scene._replace(**more))[1]
    assert choice[:2] == (("noblesse-oblige", 1) if expected_reach else ("worldly-riches", 1))


@pytest.mark.rule("DECREE-3")
def test_a_crest_of_the_person_is_still_new_to_the_bot() -> None:
    scene = Scene(("noblesse-oblige", "worldly-riches"), ("pink 4",), 4, tiles=("Antwerpen lion",))
    desk = desk_for(scene).crest(PERSON, "lion", 6).turn_open("cardinal 1", "cardinal 1")
    assert desk.route() == [("noblesse-oblige", 1, "held")]


@pytest.mark.rule("DECREE-3")
def test_reach_uses_the_section_the_bot_would_use() -> None:
    """With Architect 2 AP and Joker 1 AP, 3 steps are too far. The Joker's 6 AP would be enough."""
    near = Scene(("noblesse-oblige", "worldly-riches"), ("pink 6", "pink 1"), 6, tiles=("Antwerpen lion",))
    assert {choice[:3] for choice in play(near)[1]} == {("noblesse-oblige", 1, "pink 1")}
    far = near._replace(dice=("pink 5", "pink 6"), turned=5)
    assert {choice[0] for choice in play(far)[1]} == {"worldly-riches"}


@pytest.mark.rule("DECREE-4")
@pytest.mark.parametrize(
    ("offer", "points", "more", "found"),
    [
        ("1 lion", 3, {}, True),
        ("1 lion", 2, {}, False),
        ("3 lion", 2, {}, True),
        ("4 lion", 1, {}, False),
        ("5 lion", 1, {}, True),
        ("1 lion", 2, {"markers": ("contract 1",)}, True),
        ("5 lion", 6, {"own": ("lion",)}, False),
        ("5 lion", 6, {"below": ("lion",)}, False),
        ("5 5iron", 6, {}, False),
    ],
    ids=str,
)
def test_a_new_crest_in_the_offer(offer: str, points: int, more: dict[str, Any], found: bool) -> None:
    """On Noblesse Oblige, there is a die at the Contract action."""
    value = 7 - points
    turned = (value - 1 - ROUND_THE_WHEEL.index("contract")) % 6 + 1
    scene = Scene(("noblesse-oblige", "worldly-riches"), (f"pink {value}",), turned, offer=(offer,))
    [choice] = play(scene._replace(**more))[1]
    assert choice[:2] == (("noblesse-oblige", 3) if found else ("worldly-riches", 1))


@pytest.mark.rule("DECREE-4")
def test_one_affordable_new_crest_is_enough() -> None:
    """With 2 AP it can take the lion for 1 AP, but not the cup left of it for 3."""
    scene = Scene(("noblesse-oblige", "worldly-riches"), ("pink 5",), offer=("1 cup", "5 lion"))
    assert play(scene)[1] == {("noblesse-oblige", 3, "pink 5", "contract")}


@pytest.mark.rule("DECREE-5")
def test_the_highest_die_of_a_colour_may_be_anywhere_including_the_joker() -> None:
    for value in range(1, 7):
        dice = (f"pink {value}", "yellow 6", *("pink 1" for _ in range(value > 1)))
        scene = Scene(("busy-hands",), dice, 1)
        if value in (2, 3):
            continue  # a Character action is possible there
        [choice] = play(scene)[1]
        assert choice[:3] == ("busy-hands", 2, f"pink {value}")
    joker = Scene(("glorious-spires",), ("darkgrey 2", "yellow 6"), 1, pillars=1)
    assert play(joker)[1] == {("glorious-spires", 1, "darkgrey 2", "merchant")}


@pytest.mark.rule("DECREE-5")
def test_the_highest_of_two_colours_is_the_higher_of_both() -> None:
    higher = Scene(("business-is-business",), ("blue 3", "lightgrey 4", "pink 6"), 1)
    assert {choice[:3] for choice in play(higher)[1]} == {("business-is-business", 3, "lightgrey 4")}
    tied = Scene(("business-is-business",), ("blue 4", "lightgrey 4"), 1, wool=1)
    assert {choice[:3] for choice in play(tied)[1]} == {("business-is-business", 3, "blue 4")}


@pytest.mark.rule("DECREE-5")
def test_without_dice_of_the_colour_the_highest_entry_fails() -> None:
    scene = Scene(("busy-hands", "worldly-riches"), ("yellow 6", "blue 4"), 1)
    assert {choice[:3] for choice in play(scene)[1]} == {("worldly-riches", 1, "yellow 6")}


@pytest.mark.rule("DECREE-6")
@pytest.mark.parametrize(
    ("wool", "iron", "taken"),
    [(0, 1, {"lightgrey 6"}), (1, 0, {"blue 6"}), (1, 1, {"blue 6", "lightgrey 6"})],
)
def test_without_contracts_the_pair_is_settled_by_supply_then_chance(
    wool: int, iron: int, taken: set[str]
) -> None:
    scene = Scene(("merchant-empire",), ("blue 6", "lightgrey 6", "pink 6"), wool=wool, iron=iron)
    assert {choice[2] for choice in play(scene)[1]} == taken


@pytest.mark.rule("DECREE-7")
def test_with_contracts_the_other_colour_of_the_pair_comes_last() -> None:
    """On Merchant Empire iron is needed, so light grey comes even after dark grey."""
    scene = Scene(("merchant-empire",), ("lightgrey 6", "darkgrey 6"), contracts=("5iron",))
    assert {choice[2] for choice in play(scene)[1]} == {"darkgrey 6"}
    assert {choice[2] for choice in play(scene._replace(contracts=()))[1]} == {"lightgrey 6"}


@pytest.mark.rule("DECREE-7")
def test_the_need_counts_all_contracts_minus_the_supply() -> None:
    """With 3 iron in supply, 3 + 2 iron are needed less than 3 wool."""
    contracts = ("1wool+3iron", "2identical+2iron")
    scene = Scene(("merchant-empire",), ("blue 6", "lightgrey 6"), contracts=contracts)
    assert {choice[2] for choice in play(scene)[1]} == {"blue 6"}
    assert {choice[2] for choice in play(scene._replace(iron=5))[1]} == {"lightgrey 6"}


@pytest.mark.rule("BOT-4", "DECREE-6", "DECREE-10")
@pytest.mark.parametrize(
    ("scene", "result"),
    [
        (Scene(("busy-hands",), ("pink 3",)), []),
        (Scene(("merchant-empire",), ("pink 6", "yellow 6")), ["priority"]),
        (Scene(("merchant-empire",), ("blue 6", "lightgrey 6"), wool=1), ["priority alike", "supply"]),
        (Scene(("merchant-empire",), ("blue 6", "lightgrey 6")), ["priority alike", "supply alike"]),
        (Scene(("business-is-business",), ("blue 6",), contracts=("5iron",)), ["lacks", "named-missing"]),
        (Scene(("worldly-riches",), ("darkgrey 5", "yellow 5"), pillars=1), ["need"]),
        (
            Scene(("worldly-riches",), ("blue 5", "lightgrey 5"), contracts=("3wool+3iron",)),
            ["need", "supply alike"],
        ),
        (
            Scene(("worldly-riches",), ("blue 4", "yellow 4"), contracts=("3wool+1iron",)),
            ["need-absent", "need"],
        ),
        (
            Scene(("worldly-riches",), ("blue 4", "pink 4"), pillars=1, contracts=("3wool+1iron",)),
            ["need-absent", "need-absent", "none-required", "supply alike"],
        ),
        (Scene(("worldly-riches",), ("pink 5", "darkgrey 5"), food=1), ["none-required", "supply"]),
        (Scene(("worldly-riches",), ("pink 5", "darkgrey 5")), ["none-required", "supply alike"]),
    ],
)
def test_it_explains_what_settled_the_choice_of_the_die(scene: Scene, result: list[str]) -> None:
    desk = desk_for(scene).clear_events().turn_open("cardinal 1", "cardinal 1")
    events = desk.events_with("bot-lacks", *SETTLED)
    keys = [event["key"] for event in events]
    keys_of_result = events[: keys.index("die")] if "die" in keys else events
    alike = {"bot-alike": " alike"}
    assert [
        e.get("order", e["key"].removeprefix("bot-")) + alike.get(e["key"], "") for e in keys_of_result
    ] == result


SETTLED = ("bot-need-absent", "bot-need", "bot-none-required", "bot-order", "bot-alike", "die")


# --- the last entry of Business Is Business (ruling 61) ---


@pytest.mark.rule("DECREE-5", "DECREE-7")
@pytest.mark.parametrize(
    ("dice", "taken"),
    [
        (("lightgrey 4", "pink 6"), "lightgrey 4"),
        (("lightgrey 3", "lightgrey 4"), "lightgrey 4"),
    ],
)
def test_the_last_entry_takes_even_a_colour_that_no_contract_needs(dice: tuple[str, ...], taken: str) -> None:
    """Iron is needed, but there is no die of iron or gold, nor one at the Contract action. Light grey is
    taken."""
    desk = SoloDesk().decrees("business-is-business", "worldly-riches").bot_tiles("5iron").dice(*dice)
    desk.turn_open("cardinal 1", "cardinal 1")
    entries = [(entry, reason) for _, entry, reason in desk.route()]
    assert entries == [(1, "no-die"), (2, "no-die"), (3, "held")]
    assert desk.die_taken() == taken
