"""What can happen: the key of each event, the names and types of its numbers, and its rule.

The engine tells events as a key and bare numbers, because that is cheap; this table gives them
their meaning. Words for them are the messages `event-KEY` of the catalogues.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from tiletum.box.model import ACTIONS, COLOURS, RESOURCES

from .effects_table import OP_NAMES
from .rules import Rules
from .solo_events import (
    BOT_RULES,
    BOT_SOURCES,
    BOT_TAKES,
    CHOICES,
    CONDITION_RULES,
    CRESTS_FROM,
    JOKERS,
    MOVES,
    NEEDS,
    OBSTACLES,
    ORDERS,
    ORDERS_OF_CHOICES,
    ORIGINS,
    PAYMENTS,
    WAYS,
    WHY_ENTRY,
)
from .state import Event
from .vocabulary import (
    CHARACTER_OFFER,
    CONTRACT_OFFER,
    EMPTY,
    FIRST_MAP_PLACE,
    FOOD,
    FROM_HELPER,
    GOLD,
    KING_PLACE,
    LAST_BUILDING,
    SOURCES,
    STONE,
    WITH_PART,
)

Value = int | str | None

WHY_DISCARDED: Final = ("choice", "no-room", "not-allowed")
WAYS_TOLD: Final = (*WAYS, "character", "contract", "crest")
"""How a piece moves: by an action, the Cardinalbot's ways, or by what gives a player a step."""


class EventForm(NamedTuple):
    rule: str
    """The rule it follows from (docs/rules.md, docs/rules-solo.md), or several with spaces between."""
    args: tuple[tuple[str, str], ...]
    """Name and type of each number."""


def _form(rule: str, *args: str) -> EventForm:
    pairs = [tuple(arg.split(":")) for arg in args]
    return EventForm(rule, tuple((pair[0], pair[-1]) for pair in pairs))


EVENTS: Final[dict[str, EventForm]] = {
    # setup; what is drawn in round 0 is part of it
    "wheel": _form("SETUP-2", "value:int"),
    "action-tile": _form("SETUP-3", "number:int", "action", "value:int"),
    "bonus-drawn": _form("CLEAN-2", "place", "tile", "round:int"),
    "contract-drawn": _form("CONTR-5", "slot:number", "tile", "round:int"),
    "character-drawn": _form("CHAR-1", "tile", "round:int", "rule:refill"),
    "cost-drawn": _form("SETUP-8", "cathedral", "cost"),
    "fair-town": _form("SETUP-10", "number:int", "space"),
    "fair-tile": _form("SETUP-10", "number:int", "fair"),
    "first-player": _form("SETUP-12", "seat"),
    # rounds and turns
    "round": _form("ROUND-1", "round:int"),
    "roll": _form("PREP-1", "colour", "value:int"),
    "corruption": _form("CORR-1 CORR-2", "spaces:int"),
    "king-move": _form("CORR-2", "seat", "from:king", "to:king"),
    "king-advance": _form("KINGA-1", "seat", "from:king", "to:king", "rule:reward-or-challenge"),
    "king-reset": _form("KINGP-8", "seat", "from:king", "to:king"),
    "turn": _form("TURN-1", "seat"),
    "die": _form("TURN-1", "seat", "die", "value:int", "gold:int"),
    "action": _form("TURN-9", "seat", "action", "points:int"),
    "take-tile": _form("MERCH-6", "seat", "tile", "place", "points:int"),
    "gain": _form("EFFECT-1", "seat", "kind", "amount:int", "source"),
    "score": _form("ROUND-4", "seat", "points:int", "source", "total:int"),
    "points-lost": _form("TURN-11", "seat", "points:int"),
    "end-turn": _form("TURN-12", "seat"),
    # actions
    "architect": _form("ARCH-1", "seat", "from:space", "to:space", "way"),
    "pillar": _form("ARCH-2", "seat", "cathedral", "rule:way"),
    "merchant": _form("MERCH-1", "seat", "from:space", "to:space", "way"),
    "house": _form("MERCH-2", "seat", "house", "rule:way"),
    "discard-offer": _form("CHAR-2", "seat"),
    "mix-characters": _form("CHAR-3"),
    "place": _form("CHAR-4", "seat", "tile", "building:number", "floor:int"),
    "roof-house": _form("CHAR-8", "seat", "building:number"),
    "complete": _form("BUILD-1 BUILD-2", "seat", "building:number", "action", "points:int"),
    "more-points": _form("BUILD-4", "seat", "points:int", "rule:more-points"),
    "exchange": _form("CONTR-2", "seat", "given:kind", "received:kind"),
    "joker": _form("JOKER-1", "seat", "action", "chosen:int", "rule:joker"),
    # tasks and effects
    "buy": _form("TASK-4", "seat", "kind"),
    "cathedral": _form("TASK-9", "seat", "cathedral", "stone:int", "value:int"),
    "fulfil": _form("TASK-5", "seat", "tile", "kind", "space:number"),
    "contract-pillar": _form("TASK-6", "seat", "space:number"),
    "crest": _form("TASK-7", "seat", "family", "building:number", "food:int"),
    "helper": _form("TASK-10", "seat", "tile"),
    "colour": _form("EFFECT-11", "seat", "tile", "kind"),
    "bonus-action": _form("EFFECT-6", "seat", "action", "points:int"),
    "bonus-lost": _form("EFFECT-3", "seat", "effect"),
    "building-bonuses": _form("EFFECT-16", "seat", "building:number"),
    "bonus": _form("EFFECT-16", "seat", "tile"),
    "declined": _form("EFFECT-2", "seat"),
    # the other phases
    "king-phase": _form("ROUND-2"),
    "king-tile-discarded": _form("KINGP-3", "seat", "tile", "why"),
    "turn-order": _form("KINGP-6", "seat", "position:int"),
    "fair": _form("FAIR-1", "space", "fair", "board:int"),
    "fair-score": _form("FAIR-3", "seat", "worth:int", "times:int"),
    "king-fair-score": _form("FAIR-8", "seat", "board:int", "printed:int"),
    "cleanup": _form("CLEAN-1"),
    "wheel-turned": _form("CLEAN-7 CLEAN-8"),
    "reshuffle-bonus": _form("EDITION-5"),
    "final-scoring": _form("FINAL-1"),
    "houses-and-pillars": _form("FINAL-2", "seat", "houses:int", "pillars:int"),
    "leftovers": _form("FINAL-4", "seat", "left:int", "each:int"),
    # the Cardinalbot: before the first round
    "bot-challenge-drawn": _form("SOLO-7", "challenge"),
    "bot-challenge-chosen": _form("SOLO-7", "challenge"),
    "bot-begins": _form("SOLO-2", "points:int", "king"),
    "bot-supply": _form("SOLO-3", "each:int"),
    "bot-markers": _form("SOLO-4", "markers"),
    "bot-pieces": _form("SOLO-6", "merchant:space", "architect:space"),
    "bot-decree-row": _form("SOLO-8", "number:int", "decree"),
    "bot-decree-gone": _form("SOLO-15", "decree", "next:decree"),
    # its dice and decrees
    "bot-die": _form("BOT-2", "value:int"),
    "bot-pawn": _form("BOT-2", "spaces:int", "decree", "moved:int"),
    "bot-tries": _form("BOT-3", "decree", "entry:number"),
    "bot-condition": _form("DECREE-2", "decree", "entry:number", "left:int", "right:int"),
    "bot-section": _form("BOT-6", "action", "used:action", "points:int", "joker:int"),
    "bot-lacks": _form("DECREE-8", "wool:int", "iron:int", "any:int"),
    "bot-entry": _form("BOT-3", "decree", "entry:number", "reason", "dice"),
    "bot-pair": _form("DECREE-7", "colour", "wool:int", "iron:int"),
    "bot-next-decree": _form("BOT-3", "decree"),
    # its choices
    "bot-options": _form("SOLO-16", "choice", "options", "amount:int"),
    "bot-order": _form("SOLO-16", "choice", "order", "value:int", "options"),
    "bot-alike": _form("SOLO-16", "choice", "order", "value:int"),
    "bot-others": _form("SOLO-16", "choice", "order", "options", "values"),
    "bot-picked": _form("SOLO-16", "choice", "options", "number:int", "count:int"),
    "bot-same": _form("SOLO-16", "choice", "options"),
    "bot-need": _form("DECREE-10", "kinds", "need", "have:int", "wanted:int"),
    "bot-need-absent": _form("DECREE-10", "kinds", "need", "have:int", "wanted:int"),
    "bot-none-required": _form("DECREE-10"),
    "bot-required": _form("BNEED-1", "kind", "need", "have:int", "wanted:int"),
    # its action
    "bot-points": _form("BOT-9", "action", "section:int", "marker:int"),
    "bot-joker-king": _form("BOT-8", "own:king", "other:king"),
    "bot-joker-map": _form("BOT-8", "action", "pillars:int", "houses:int"),
    "bot-skips": _form("BOT-12", "obstacle", "amount:int", "other:int", "wanted:int"),
    "bot-no-pillar": _form("BARCH-1", "space", "obstacle"),
    "bot-no-house": _form("BMERCH-5", "space", "obstacle"),
    "bot-no-tile": _form("BARCH-3", "reach:int", "piece"),
    "bot-no-target": _form("BOT-12", "piece"),
    "bot-none-in-reach": _form("BARCH-5", "piece", "reach:int"),
    "bot-none-for-gold": _form("BMERCH-3", "gold:int"),
    "bot-stays": _form("BARCH-4", "piece", "space"),
    "bot-pays": _form("BARCH-6", "gold:int", "spaces:int", "reach:int"),
    "bot-cheapest": _form("BCONTR-4", "tile", "wanted:int", "gold:int"),
    "bot-rest": _form("BCONTR-6", "points:int"),
    # what it has and gets
    "bot-spends": _form("BTASK-7", "kind", "amount:int", "payment", "missing:kind"),
    "bot-spends-pair": _form("BTASK-8", "kind", "amount:int", "wool:int", "iron:int"),
    "bot-leaves": _form("BCONTR-2", "tile", "slot:number", "obstacle", "points:int"),
    "bot-crest": _form("BTILE-5", "family", "origin"),
    "bot-contract": _form("BCONTR-5", "tile", "rule:challenge-rule"),
    "bot-fulfils": _form("BTASK-5", "tile"),
    "bot-ignores-reward": _form("BTASK-5", "tile"),
    "bot-ignores-space": _form("BMERCH-5", "house"),
    "bot-activates": _form("BTASK-2", "family", "column:number", "count:int"),
    "bot-removes": _form("BTILE-6", "tile", "obstacle"),
    "bot-challenge": _form("CHALL-1", "challenge", "rule:challenge-rule"),
    "bot-leads": _form("SOLO-10", "own:king", "other:king"),
    "bot-converts": _form("BEND-2", "gold:int"),
    "winner": _form("FINAL-5", "seat"),
}


def named(event: Event, rules: Rules) -> dict[str, Any]:
    """An event for the world outside: its key, its rule, and its arguments by name.

    An argument is a number, an id of the box, or a list of ids where options are told, or of their numbers.
    """
    key, *numbers = event
    found: dict[str, Any] = {"key": key, "rule": rule_of(event, rules)}
    for (name, kind), number in zip(EVENTS[key].args, numbers, strict=False):
        if kind == "values":
            found[name] = unpack(number)
        elif kind == "options":
            found[name] = members(CHOICES[numbers[0]].type, number, rules)
        elif kind in SETS:
            found[name] = members(SETS[kind], number, rules)
        elif name != "rule":
            found[name] = value(kind, number, rules)
    return found


# --- what numbers stand for ---

SETS: Final = {"dice": "die", "kinds": "kind"}
"""Bit sets, and what their members are."""


PACKED: Final = 10
"""Bits for each of several small numbers told as one."""


def pack(numbers: list[int]) -> int:
    """With a bit on top, so that none at the end is lost."""
    packed = 1
    for number in reversed(numbers):
        packed = packed << PACKED | number
    return packed


def unpack(packed: int) -> list[int]:
    numbers: list[int] = []
    while packed > 1:
        numbers.append(packed & (1 << PACKED) - 1)
        packed >>= PACKED
    return numbers


def members(kind: str, bits: int, rules: Rules) -> list[str]:
    """What is in a bit set, in the order of the box."""
    return [str(value(kind, n, rules)) for n in range(bits.bit_length()) if bits >> n & 1]


def value(kind: str, number: int, rules: Rules) -> Value:
    """What a number of this type stands for: an id of the box, or itself."""
    if kind in ("int", "seat"):
        return number
    if kind in ("number", "column"):
        return number + 1
    if kind == "place":
        return place_name(number, rules)
    if kind == "king":
        return rules.king_vp[number]
    if kind == "source":
        return SOURCES[number % len(SOURCES)]
    if kind == "markers":
        return ", ".join(str(number))
    if kind == "die":
        return f"{COLOURS[number // 6]} {number % 6 + 1}"
    if kind in ("tile-at", "tile-slot"):
        where, tile = divmod(number, len(rules.tiles))
        return f"{rules.tiles[tile].id} {place_name(where, rules) if kind == 'tile-at' else where + 1}"
    if kind == "way":
        return way_name(number)
    return None if number == EMPTY else names(kind, rules)[number]


def way_name(number: int) -> str:
    return WAYS_TOLD[number % WITH_PART]


def names(kind: str, rules: Rules) -> list[str]:
    if kind == "tile":
        return [tile.id for tile in rules.tiles]
    if kind == "space":
        return rules.spaces
    if kind == "house":
        return [f"{house.town} {house.number}" for house in rules.box.house_spaces]
    if kind == "cathedral":
        return [cathedral.town for cathedral in rules.box.cathedrals]
    if kind == "cost":
        return [cost.id for cost in rules.box.cost_tiles]
    if kind == "fair":
        return [fair.id for fair in rules.box.fair_tiles]
    if kind == "family":
        return rules.families
    if kind == "decree":
        return rules.decree_ids
    if kind == "challenge":
        return rules.challenge_names
    return list(FIXED_NAMES[kind])


FIXED_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "kind": RESOURCES,
    "colour": COLOURS,
    "action": ACTIONS,
    "effect": OP_NAMES,
    "why": WHY_DISCARDED,
    "reason": WHY_ENTRY,
    "way": WAYS_TOLD,
    "origin": ORIGINS,
    "piece": ("architect", "merchant"),
    "choice": tuple(choice.name for choice in CHOICES),
    "order": tuple(ORDERS),
    "need": tuple(NEEDS),
    "obstacle": tuple(OBSTACLES),
    "payment": tuple(PAYMENTS),
}


def number_of(type_: str, name: str) -> int:
    """The number that stands for a name in an event."""
    return FIXED_NAMES[type_].index(name)


def place_name(place: int, rules: Rules) -> str:
    """Where a bonus tile lies or a tile was taken from."""
    if place < KING_PLACE:
        return f"wheel {place + 1}"
    if place == KING_PLACE:
        return "king-track"
    if place == CONTRACT_OFFER:
        return "contract-offer"
    if place == CHARACTER_OFFER:
        return "character-offer"
    return rules.box.bonus_spaces[place - FIRST_MAP_PLACE].town


# --- the rule an event follows from ---


def rules_of(events: Iterable[Event], rules: Rules) -> str:
    """Return the rules of several events, each once, in the order in which they are first cited."""
    return " ".join(dict.fromkeys(rule for event in events for rule in rule_of(event, rules).split()))


def rule_of(event: Event, rules: Rules) -> str:
    """Return the rule of its kind, or a closer one; of several rules, all with spaces between."""
    key, a, _, _, _ = event
    if key in BOTS_OWN and a == rules.bot_seat != EMPTY:
        return bots_rule(event)
    if key in CLOSER_RULES:
        return CLOSER_RULES[key](event, rules)
    return EVENTS[key].rule


def bots_rule(event: Event) -> str:
    """Of an event that players have too: the Cardinalbot has its own rules for the same thing."""
    key, _, points, third, fourth = event
    if key == "take-tile":
        return BOT_TAKES.get(third, "BOT-10" if third < KING_PLACE else "BTILE-1")
    if key in BOT_RULES:
        return BOT_RULES[key]
    if key in MOVES:
        return MOVES[key][fourth]
    if key == "joker":
        return JOKERS[third]
    if key == "king-advance":
        return challenge_rule(fourth, "BKING-1")
    if key == "score" and not points:
        return EVENTS[key].rule
    challenge, source = divmod(fourth if key == "gain" else third, len(SOURCES))
    return challenge_rule(challenge, BOT_SOURCES.get((key, SOURCES[source]), EVENTS[key].rule))


def challenge_rule(number: int, otherwise: str) -> str:
    """What a challenge brings follows from its rule; without one from another."""
    return f"CHALL-{number}" if number else otherwise


# --- and those of players ---

PLAYER_TAKES: Final[dict[int, str]] = {
    **dict.fromkeys(range(KING_PLACE), "TURN-6"),
    KING_PLACE: "KINGP-2",
    CONTRACT_OFFER: "CONTR-1",
    CHARACTER_OFFER: "CHAR-1",
}
"""Rules of the tiles a player takes, by their place; on the map the one for both pieces, MERCH-6."""

PLAYER_SOURCES: Final[dict[tuple[str, str], str]] = {
    ("gain", "die"): "TURN-8",
    ("gain", "exchange"): "CONTR-3",
    ("gain", "crest"): "EFFECT-33",
    ("gain", "character"): "EFFECT-17",
    ("gain", "helper"): "EFFECT-13",
    ("score", "king-track"): "KINGP-5",
    ("score", "king-leader"): "KINGP-4",
    ("score", "fair"): "FAIR-3",
    ("score", "contract"): "TASK-6",
    ("score", "contract-space"): "TASK-6",
    ("score", "cathedral"): "TASK-9",
    ("score", "crest"): "EFFECT-33",
    ("score", "house-space"): "EFFECT-28",
    ("score", "character"): "EFFECT-17",
    ("score", "helper"): "EFFECT-13",
    ("score", "houses-pillars"): "FINAL-2",
    ("score", "buildings"): "FINAL-3",
    ("score", "leftovers"): "FINAL-4",
}
"""Rules of a player's gains and points, by where they come from."""

BY_OTHER_RULE: Final[dict[tuple[str, str], str]] = {
    ("gain", "die"): "EFFECT-11",
    ("gain", "character"): "EFFECT-18",
    ("gain", "helper"): "EFFECT-14",
    ("score", "fair"): "FAIR-8",
}
"""The same where `by_other_rule` marked them: in a colour or of a kind chosen, or of the King fair tile."""

PLAYER_WAYS: Final[dict[tuple[str, str], str]] = {
    ("architect", "character"): "EFFECT-20",
    ("architect", "crest"): "EFFECT-32",
    ("merchant", "character"): "EFFECT-20",
    ("merchant", "contract"): "EFFECT-25",
    ("merchant", "crest"): "EFFECT-32",
    ("house", "character"): "EFFECT-21",
    ("house", "crest"): "EFFECT-30",
    ("pillar", "character"): "EFFECT-22",
    ("pillar", "crest"): "EFFECT-31",
}
"""Rules of what a player moves and builds without an action, by what gives it."""

STEPS_WITH_PART: Final = ("", "EFFECT-21", "EFFECT-22")
"""Rules of a character's steps beside a house or a pillar still to come, by the tens of the way."""

REFILLS: Final = ("CHAR-1", "CHAR-2", "BCHAR-5")
"""Rules of a new character in the offer: after one is taken, or a player or the Cardinalbot discarded all."""

NAMINGS: Final = ("JOKER-1", "EFFECT-7")
"""Rules of the action a player names: with a Joker die, or with a helper."""

ADVANCES: Final = ("KINGA-1", "EFFECT-24")
"""Rules of a player's way up the King track: by an action, or by a contract's reward."""

MORE_POINTS: Final = ("BUILD-4", "EFFECT-9", "JOKER-3")
"""Rules of what adds points: a completed building, a helper, the marker of the named action."""


def gain_rule(event: Event, rules: Rules) -> str:
    """Of helpers that leave no choice, one gives gold, the other everything but gold."""
    _, _, kind, _, source = event
    return "EFFECT-15" if source == FROM_HELPER and kind != GOLD else source_rule("gain", source)


def score_rule(event: Event, rules: Rules) -> str:
    """Where there is nothing to lose, the rule that spares a score of 0."""
    _, _, points, source, _ = event
    return source_rule("score", source) if points else EVENTS["score"].rule


def source_rule(key: str, number: int) -> str:
    other, source = divmod(number, len(SOURCES))
    row = key, SOURCES[source]
    usual = PLAYER_SOURCES.get(row, EVENTS[key].rule)
    return BY_OTHER_RULE.get(row, usual) if other else usual


def way_rule(event: Event, rules: Rules) -> str:
    key = event[0]
    number = event[4] if key in MOVES else event[3]
    if key in MOVES and number >= WITH_PART:
        return STEPS_WITH_PART[number // WITH_PART]
    return PLAYER_WAYS.get((key, way_name(number)), EVENTS[key].rule)


# --- and those of events without a seat, or that depend on something else ---


def bonus_drawn_rule(event: Event, rules: Rules) -> str:
    _, place, _, round_, _ = event
    return bonus_place_rule(place, round_)


def bonus_place_rule(place: int, round_: int) -> str:
    """Return the rule by which a bonus tile comes to a place, at setup if the round is 0."""
    if round_ == 0:
        return "SETUP-5" if place <= KING_PLACE else "SETUP-6"
    return "CLEAN-3" if place == KING_PLACE else "CLEAN-2"


def character_drawn_rule(event: Event, rules: Rules) -> str:
    _, _, round_, refill, _ = event
    return REFILLS[refill] if round_ else "SETUP-7"


def complete_rule(event: Event, rules: Rules) -> str:
    """The last building, completed by its crest alone, has a rule of its own."""
    return "BUILD-5" if event[2] == LAST_BUILDING else EVENTS["complete"].rule


def leads_rule(event: Event, rules: Rules) -> str:
    """Only a tie needs the Cardinalbot's own rule; else it stands on the higher space."""
    _, own, other, _, _ = event
    return EVENTS["bot-leads"].rule if own == other else "KINGP-1"


def condition_rule(event: Event, rules: Rules) -> str:
    condition = rules.box.decrees[event[1]].entries[event[2]].condition
    return CONDITION_RULES.get(condition, "DECREE-2")


def skip_rule(event: Event, rules: Rules) -> str:
    return list(OBSTACLES.values())[event[1]]


def second_obstacle_rule(event: Event, rules: Rules) -> str:
    return list(OBSTACLES.values())[event[2]]


def third_obstacle_rule(event: Event, rules: Rules) -> str:
    return list(OBSTACLES.values())[event[3]]


def order_rule(event: Event, rules: Rules) -> str:
    choice, order = CHOICES[event[1]].name, list(ORDERS)[event[2]]
    return ORDERS_OF_CHOICES.get((choice, order), ORDERS[order])


def need_rule(event: Event, rules: Rules) -> str:
    return list(NEEDS.values())[event[2]]


def payment_rule(event: Event, rules: Rules) -> str:
    """Food is asked for by crests, stone by cathedrals, the rest by contracts."""
    _, _, _, payment, asked = event
    return PAYS_FOR.get(asked) or list(PAYMENTS.values())[payment]


PAYS_FOR: Final = {FOOD: "BTASK-2", STONE: "BTASK-4"}

BOTS_OWN: Final = frozenset({*BOT_RULES, *MOVES, "joker", "king-advance", "gain", "score", "take-tile"})

CLOSER_RULES: Final[dict[str, Callable[[Event, Rules], str]]] = {
    "die": lambda event, rules: "TURN-3" if event[4] else "TURN-1",
    "take-tile": lambda event, rules: PLAYER_TAKES.get(event[3], "MERCH-6"),
    "gain": gain_rule,
    "score": score_rule,
    "architect": way_rule,
    "merchant": way_rule,
    "house": way_rule,
    "pillar": way_rule,
    "king-advance": lambda event, rules: ADVANCES[event[4]],
    "complete": complete_rule,
    "joker": lambda event, rules: NAMINGS[event[4]],
    "king-tile-discarded": lambda event, rules: "KINGP-3" if event[3] else "KINGP-2",
    "more-points": lambda event, rules: MORE_POINTS[event[3]],
    "winner": lambda event, rules: "FINAL-5" if rules.bot_seat == EMPTY else "SOLO-18",
    "bonus-drawn": bonus_drawn_rule,
    "contract-drawn": lambda event, rules: "CONTR-5" if event[3] else "SETUP-7",
    "character-drawn": character_drawn_rule,
    "bot-condition": condition_rule,
    "bot-options": lambda event, rules: CHOICES[event[1]].rule,
    "bot-order": order_rule,
    "bot-alike": order_rule,
    "bot-others": order_rule,
    "bot-required": need_rule,
    "bot-skips": skip_rule,
    "bot-no-pillar": second_obstacle_rule,
    "bot-no-house": second_obstacle_rule,
    "bot-removes": second_obstacle_rule,
    "bot-leaves": third_obstacle_rule,
    "bot-no-tile": lambda event, rules: ("BARCH-3", "BMERCH-6")[event[2]],
    "bot-none-in-reach": lambda event, rules: ("BARCH-5", "BMERCH-7")[event[1]],
    "bot-stays": lambda event, rules: ("BARCH-4", "BMERCH-7")[event[1]],
    "bot-spends": payment_rule,
    "bot-pays": lambda event, rules: "BARCH-6" if event[3] else "BMERCH-4",
    "bot-challenge": lambda event, rules: f"CHALL-{event[2]}",
    "bot-leads": leads_rule,
    "bot-crest": lambda event, rules: CRESTS_FROM[event[2]],
    "bot-contract": lambda event, rules: challenge_rule(event[2], "BCONTR-5"),
}
"""Rules that depend on what an event says."""
