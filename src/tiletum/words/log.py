"""What happened, as a line of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tiletum.game.events import EVENTS, Value, named
from tiletum.game.rules import Rules
from tiletum.game.state import Event
from tiletum.game.tasks import GOLD_PER_RESOURCE

from .catalogue import Words
from .things import house_town, payment, value
from .values import Args, Name

Named = Mapping[str, Value]


def event_line(words: Words, event: Event, rules: Rules, seats: Sequence[str | None] = ()) -> str:
    """An event of the engine in words; `seats` are the names the players chose, if any."""
    return words.say(f"event-{event[0]}", **event_args(event, rules, seats))


def event_args(event: Event, rules: Rules, seats: Sequence[str | None]) -> Args:
    found = named(event, rules)
    key = event[0]
    args: Args = {}
    for name, type_ in EVENTS[key].args:
        given = found[name]
        if given is not None:
            args[name] = value(type_, given, rules, seats)
    if key in FURTHER:
        args |= FURTHER[key](found, rules)
    return args


# --- what a sentence needs besides, worked out from what the event says ---


def die_parts(event: Named, rules: Rules) -> Args:
    colour, face = str(event["die"]).split(" ")
    return {"die": Name("colour", colour), "face": int(face)}


def house_number(event: Named, rules: Rules) -> Args:
    """Which space, if the town has more than one in this game; else 0."""
    id_ = str(event["house"])
    spaces = rules.house_spaces_in[rules.space_index[house_town(id_)]]
    return {"number": int(id_.rpartition(" ")[2]) if len(spaces) > 1 else 0}


def paid(event: Named, rules: Rules) -> Args:
    kind = event["kind"]
    tile = rules.tiles[rules.tile_index[str(event["tile"])]]
    return {"paid": payment(tile, None if kind is None else str(kind))}


def change(event: Named, rules: Rules) -> Args:
    """Points gained, lost, or neither: a score of 0 has nothing to lose."""
    points = int(event["points"] or 0)
    return {"points": abs(points), "change": "gain" if points > 0 else "loss" if points else "none"}


def price(event: Named, rules: Rules) -> Args:
    return {"gold": GOLD_PER_RESOURCE}


def moved(event: Named, rules: Rules) -> Args:
    return {"moved": "no" if event["from"] == event["to"] else "yes"}


FURTHER: dict[str, Callable[[Named, Rules], Args]] = {
    "die": die_parts,
    "house": house_number,
    "fulfil": paid,
    "score": change,
    "king-move": moved,
    "buy": price,
}
