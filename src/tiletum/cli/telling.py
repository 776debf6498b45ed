"""The events of a game in compact lines: for example, one line for the eight dice of a round."""

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
"""From this number on, the tiles of the setup are counted instead of listed. The board shows them anyway."""


class Line(NamedTuple):
    text: str
    rule: str
    """The rules it follows from, separated by spaces."""


def event_lines(look: Look, events: Iterable[Event]) -> list[Line]:
    """Return events in words, with one line for related events."""
    lines: list[Line] = []
    for key, group in groupby(events, key=group_key):
        lines += group_lines(look, key[0], list(group))
    return count_repeats(look, lines)


def group_key(event: Event) -> tuple[str, int, int]:
    """Return a grouping key. Events with equal keys can share a line, such as gains from one source."""
    key, _, seat, _, _, source = event
    return (key, seat, source) if key == "gain" else (key, 0, 0)


def group_lines(look: Look, key: str, events: list[Event]) -> list[Line]:
    rule = rules_of(events)
    if key in JOINED and len(events) > 1:
        return [Line(JOINED[key](look, events), rule)]
    if key in COUNTED and len(events) >= MANY:
        return [Line(look.words.say(f"told-many-{key}", count=len(events)), rule)]
    return [event_to_line(look, event) for event in events]


def event_to_line(look: Look, event: Event) -> Line:
    return Line(event_line(look.words, event, look.rules, look.names), event[1])


def events_to_show(events: Iterable[Event]) -> list[Event]:
    """Return the events to print during play: only ties that no tie-breaker resolves. The log shows all."""
    found: list[Event] = []
    tied = False
    for event in reversed(list(events)):
        tied = event[0] in TIED or (tied and event[0] in CHOOSING)
        if event[0] != "bot-others" and not nothing_to_do(event) and (tied or event[0] != "bot-alike"):
            found.append(event)
    return found[::-1]


CHOOSING = ("bot-options", "bot-order", "bot-others", "bot-alike", "bot-entry")
"""Events during a choice of the Cardinalbot."""
TIED = ("bot-picked", "bot-same")
"""Events at the end of a choice that no tie-breaker decided."""


def nothing_to_do(event: Event) -> bool:
    """Return whether the Cardinalbot found no task of this kind."""
    return event[0] == "bot-skips" and list(OBSTACLES)[event[2]] in NO_TASK


NO_TASK = ("no-inactive-crest", "no-open-cathedral", "no-contract-held")


def count_repeats(look: Look, lines: list[Line]) -> list[Line]:
    found: list[Line] = []
    for line, group in groupby(lines):
        count = len(list(group))
        text = look.words.say("told-again", line=line.text, count=count) if count > 1 else line.text
        found.append(Line(text, line.rule))
    return found


# --- lines for several events ---


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
