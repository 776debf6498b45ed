"""What can happen: the key of each event, the names and types of its numbers, and its rule.

The engine tells events as a key and bare numbers, because that is cheap; this table gives them
their meaning. Words for them are the messages `event-KEY` of the catalogues.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tiletum.box.model import ACTIONS, COLOURS, RESOURCES

from .effects_table import OP_NAMES
from .rules import Rules
from .state import Event
from .vocabulary import CHARACTER_OFFER, CONTRACT_OFFER, EMPTY, FIRST_MAP_PLACE, KING_PLACE, SOURCES

Value = int | str | None

WHY_DISCARDED: Final = ("choice", "no-room", "not-allowed")
WHY_ENTRY: Final = ("held", "condition", "no-die")
"""How an entry of a decree fared (solo.decrees)."""
HOW_SETTLED: Final = ("only-one", "priority", "supply", "chance", "need")


class EventForm(NamedTuple):
    rule: str
    """The rule it follows from (docs/rules.md)."""
    args: tuple[tuple[str, str], ...]
    """Name and type of each number."""


def _form(rule: str, *args: str) -> EventForm:
    pairs = [tuple(arg.split(":")) for arg in args]
    return EventForm(rule, tuple((pair[0], pair[-1]) for pair in pairs))


EVENTS: Final[dict[str, EventForm]] = {
    # setup
    "wheel": _form("SETUP-2", "value:int"),
    "action-tile": _form("SETUP-3", "number:int", "action"),
    "bonus-drawn": _form("SETUP-5", "place", "tile"),
    "contract-drawn": _form("CONTR-5", "slot:number", "tile"),
    "character-drawn": _form("CHAR-1", "tile"),
    "cost-drawn": _form("SETUP-8", "cathedral", "cost"),
    "fair-town": _form("SETUP-10", "number:int", "space"),
    "fair-tile": _form("SETUP-10", "number:int", "fair"),
    "first-player": _form("SETUP-12", "seat"),
    # rounds and turns
    "round": _form("ROUND-1", "round:int"),
    "roll": _form("PREP-1", "colour", "value:int"),
    "corruption": _form("CORR-1", "spaces:int"),
    "king-move": _form("CORR-2", "seat", "from:king", "to:king"),
    "king-advance": _form("KINGA-1", "seat", "from:king", "to:king"),
    "king-reset": _form("KINGP-8", "seat", "from:king", "to:king"),
    "turn": _form("TURN-1", "seat"),
    "die": _form("TURN-3", "seat", "die", "value:int", "gold:int"),
    "action": _form("TURN-9", "seat", "action", "points:int"),
    "take-tile": _form("TURN-13", "seat", "tile", "place", "points:int"),
    "gain": _form("EFFECT-1", "seat", "kind", "amount:int", "source"),
    "score": _form("ROUND-4", "seat", "points:int", "source", "total:int"),
    "points-lost": _form("TURN-11", "seat", "points:int"),
    "end-turn": _form("TURN-12", "seat"),
    # actions
    "architect": _form("ARCH-1", "seat", "from:space", "to:space"),
    "pillar": _form("ARCH-2", "seat", "cathedral"),
    "merchant": _form("MERCH-1", "seat", "from:space", "to:space"),
    "house": _form("MERCH-2", "seat", "house"),
    "discard-offer": _form("CHAR-2", "seat"),
    "mix-characters": _form("CHAR-3"),
    "place": _form("CHAR-4", "seat", "tile", "building:number", "floor:int"),
    "roof-house": _form("CHAR-8", "seat", "building:number"),
    "complete": _form("BUILD-1", "seat", "building:number", "action", "points:int"),
    "more-points": _form("BUILD-4", "seat", "points:int"),
    "exchange": _form("CONTR-2", "seat", "given:kind", "received:kind"),
    "joker": _form("JOKER-1", "seat", "action"),
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
    "bonus": _form("CHAR-7", "seat", "tile"),
    "declined": _form("EFFECT-2", "seat"),
    # the other phases
    "king-phase": _form("KINGP-1"),
    "king-tile-discarded": _form("KINGP-3", "seat", "tile", "why"),
    "turn-order": _form("KINGP-6", "seat", "position:int"),
    "fair": _form("FAIR-1", "space", "fair"),
    "fair-score": _form("FAIR-3", "seat", "worth:int", "times:int"),
    "king-fair-score": _form("FAIR-8", "seat"),
    "cleanup": _form("CLEAN-1"),
    "wheel-turned": _form("CLEAN-8"),
    "reshuffle-bonus": _form("EDITION-5"),
    "final-scoring": _form("FINAL-1"),
    # the Cardinalbot
    "bot-challenge-drawn": _form("SOLO-7", "challenge"),
    "bot-setup": _form("SOLO-6", "merchant:space", "architect:space"),
    "bot-die": _form("BOT-2", "value:int"),
    "bot-pawn": _form("BOT-2", "spaces:int", "decree"),
    "bot-entry": _form("BOT-3", "decree", "entry:number", "reason"),
    "bot-condition": _form("DECREE-2", "decree", "entry:number", "left:int", "right:int"),
    "bot-fits": _form("BOT-4", "die"),
    "bot-settled": _form("BOT-4", "how"),
    "bot-next-decree": _form("BOT-3", "decree"),
    "bot-picked": _form("SOLO-16", "option:int", "options:int"),
    "bot-required": _form("BNEED-1", "kind"),
    "bot-no-pillar": _form("BARCH-1", "space"),
    "bot-no-house": _form("BMERCH-5", "space"),
    "bot-no-tile": _form("BARCH-3", "reach:int"),
    "bot-no-target": _form("BOT-12", "piece"),
    "bot-relocates": _form("BMERCH-3", "space"),
    "bot-pays": _form("BARCH-6", "gold:int"),
    "bot-spends": _form("BTASK-7", "kind", "amount:int"),
    "bot-crest": _form("BTILE-5", "family"),
    "bot-contract": _form("BCONTR-5", "tile"),
    "bot-fulfils": _form("BTASK-5", "tile"),
    "bot-activates": _form("BTASK-2", "family", "column:number"),
    "bot-removes": _form("BTILE-6", "tile"),
    "bot-challenge": _form("CHALL-1", "challenge"),
    "bot-converts": _form("BEND-2", "gold:int"),
    "winner": _form("FINAL-5", "seat"),
}


def named(event: Event, rules: Rules) -> dict[str, Value]:
    """An event for the world outside: its key, its rule, and its arguments by name."""
    key, *numbers = event
    form = EVENTS[key]
    found: dict[str, Value] = {"key": key, "rule": form.rule}
    for (name, kind), number in zip(form.args, numbers, strict=False):
        found[name] = value(kind, number, rules)
    return found


def value(kind: str, number: int, rules: Rules) -> Value:
    """What a number of this type stands for: an id of the box, or itself."""
    if kind in ("int", "seat"):
        return number
    if kind == "number":
        return number + 1
    if kind == "place":
        return place_name(number, rules)
    if kind == "king":
        return rules.king_vp[number]
    if kind == "die":
        return f"{COLOURS[number // 6]} {number % 6 + 1}"
    return None if number == EMPTY else names(kind, rules)[number]


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
    "source": SOURCES,
    "effect": OP_NAMES,
    "why": WHY_DISCARDED,
    "reason": WHY_ENTRY,
    "how": HOW_SETTLED,
    "piece": ("architect", "merchant"),
}


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
