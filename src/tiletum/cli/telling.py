"""The events of a game in compact lines: the eight dice of a preparation are one line."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import NamedTuple

from tiletum.box.model import COLOURS, RESOURCES
from tiletum.game.catalogue.explanations import OBSTACLES
from tiletum.game.core.events import named, rules_of
from tiletum.game.core.state import Event
from tiletum.words import Listing, Name, event_line
from tiletum.words.things import resources
from tiletum.words.values import seat_at

from .look import Look

MANY = 3
"""From this number on, setup's tiles are counted instead of listed; the board shows them anyway."""


class Line(NamedTuple):
    text: str
    rule: str
    """The rule it follows from, or several with spaces between."""


def told(look: Look, events: Iterable[Event]) -> list[Line]:
    """Return events in words, related ones in one line."""
    lines: list[Line] = []
    for key, group in groupby(events, key=together):
        lines += tell(look, key[0], list(group))
    return repeats_counted(look, lines)


def together(event: Event) -> tuple[str, int, int]:
    """Return a key: events with equal keys can share a line, such as gains of one player and source."""
    key, _, seat, _, _, source = event
    return (key, seat, source) if key == "gain" else (key, 0, 0)


def tell(look: Look, key: str, events: list[Event]) -> list[Line]:
    rule = rules_of(events)
    if key in JOINED and len(events) > 1:
        return [Line(JOINED[key](look, events), rule)]
    if key in COUNTED and len(events) >= MANY:
        return [Line(look.words.say(f"told-many-{key}", count=len(events)), rule)]
    return [tell_one(look, event) for event in events]


def tell_one(look: Look, event: Event) -> Line:
    return Line(event_line(look.words, event, look.rules, look.names), event[1])


def worth_telling(events: Iterable[Event]) -> list[Event]:
    """Return the events to print unasked: of ties, only those that no tie-breaker ends. The log has all."""
    found: list[Event] = []
    tied = False
    for event in reversed(list(events)):
        tied = event[0] in TIED or (tied and event[0] in CHOOSING)
        if event[0] != "bot-others" and not nothing_to_do(event) and (tied or event[0] != "bot-alike"):
            found.append(event)
    return found[::-1]


CHOOSING = ("bot-options", "bot-order", "bot-others", "bot-alike", "bot-entry")
"""Events between the options of a choice ..."""
TIED = ("bot-picked", "bot-same")
"""... and the events after an unresolved tie."""


def nothing_to_do(event: Event) -> bool:
    """Return whether the Cardinalbot found no task of this kind."""
    return event[0] == "bot-skips" and list(OBSTACLES)[event[2]] in NO_TASK


NO_TASK = ("no-inactive-crest", "no-open-cathedral", "no-contract-held")


def repeats_counted(look: Look, lines: list[Line]) -> list[Line]:
    found: list[Line] = []
    for line, group in groupby(lines):
        count = len(list(group))
        text = look.words.say("told-again", line=line.text, count=count) if count > 1 else line.text
        found.append(Line(text, line.rule))
    return found


# --- one line for several events ---


def rolls(look: Look, events: list[Event]) -> str:
    """Return rolled dice by colour and resource: `yellow (gold) 1 4, pink (food) 2`."""
    values: dict[str, list[int]] = {colour: [] for colour in COLOURS}
    for event in events:
        data = named(event, look.rules)
        values[str(data["colour"])].append(int(data["value"] or 0))
    dice = [
        f"{look.die_colour(kind)} {' '.join(map(str, sorted(values[colour])))}"
        for colour, kind in zip(COLOURS, RESOURCES, strict=True)
        if values[colour]
    ]
    return look.words.say("told-rolls", dice=", ".join(dice))


def king_moves(look: Look, events: list[Event]) -> str:
    moves = []
    for event in events:
        data = named(event, look.rules)
        ends = {"from": int(data["from"] or 0), "to": int(data["to"] or 0)}
        args = {"moved": "no" if ends["from"] == ends["to"] else "yes"}
        seat = seat_at(event[2], look.names, look.rules.bot_seat)
        moves.append(look.words.say("told-king-move", seat=seat, **ends, **args))
    return look.words.say("told-king-moves", moves=look.words.clauses(moves))


def bot_dice(look: Look, events: list[Event]) -> str:
    return look.words.say("told-bot-dice", dice=Listing(tuple(str(event[2]) for event in events)))


def order(look: Look, events: list[Event]) -> str:
    seats = Listing(tuple(seat_at(event[2], look.names, look.rules.bot_seat) for event in events))
    return look.words.say("told-order", order=seats)


def gains(look: Look, events: list[Event]) -> str:
    found = [named(event, look.rules) for event in events]
    what = tuple(resources(int(data["amount"] or 0), str(data["kind"])) for data in found)
    return look.words.say(
        "told-gains",
        seat=seat_at(events[0][2], look.names, look.rules.bot_seat),
        gains=Listing(what),
        source=Name("source", str(found[0]["source"])),
    )


JOINED: dict[str, Callable[[Look, list[Event]], str]] = {
    "roll": rolls,
    "bot-die": bot_dice,
    "king-move": king_moves,
    "king-reset": king_moves,
    "turn-order": order,
    "gain": gains,
}
COUNTED = (
    "action-tile",
    "bonus-drawn",
    "contract-drawn",
    "character-drawn",
    "cost-drawn",
    "fair-town",
    "fair-tile",
)
