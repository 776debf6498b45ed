"""The kinds of events, one record each.

A record has the names and types of the numbers, the role in the log and the story, the place on the board,
and the drawing. The code that emits an event gives its rule (`State.tell`). The messages `event-NAME` of the
catalogues put it into words. The browser's copy is `web/src/lib/catalogue.ts`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

ACT: Final = "act"
"""Shown in the log and in the story."""
SMALL: Final = "small"
"""Shown in the log, but too small for the story."""
REASON: Final = "reason"
"""A reason for the Cardinalbot's next event, folded into that event's line of the log."""

CARDINALBOT: Final = "seat:4"
"""The drawing of the Cardinalbot, which comes after the four players'."""
ROLES: Final = (ACT, SMALL, REASON)


class Field(NamedTuple):
    """A number of an event, and its meaning."""

    name: str
    type: str
    optional: bool
    """Whether the number can be EMPTY."""


class EventKind(NamedTuple):
    """The properties of all events of a kind. Templates such as `space:{to}` have a field in braces."""

    name: str
    fields: tuple[Field, ...]
    icon: str = "thing:pile"
    """Template of the drawing before its line of the log."""
    role: str = ACT
    opens: str = ""
    """The kind of group that it opens in the log."""
    place: str = ""
    """Template of the place on the board that its line of the log points at."""
    lights: tuple[str, ...] = ()
    """Templates of other places that light up when the story shows it."""
    source: str = ""
    """The origin of its gains: a template of a place, or a part of the seat's own board."""


def fields(*names: str) -> tuple[Field, ...]:
    """Parse fields such as `name:type`. `name` alone is also its type, and `?` marks an optional field."""
    pairs = [name.split(":") for name in names]
    return tuple(Field(pair[0].rstrip("?"), pair[-1].rstrip("?"), pair[0].endswith("?")) for pair in pairs)


EVENTS: Final[tuple[EventKind, ...]] = (
    # setup, including draws in round 0
    EventKind("wheel", fields("value:int"), "thing:round"),
    EventKind(
        "action-tile",
        fields("number:int", "action", "value:int"),
        "action:{action}",
        lights=("action:{action}",),
    ),
    EventKind("bonus-drawn", fields("place", "tile", "round:int"), role=SMALL, place="{place}"),
    EventKind(
        "contract-drawn",
        fields("slot:number", "tile", "round:int"),
        "thing:contract",
        role=SMALL,
        place="contract:{slot}",
    ),
    EventKind(
        "character-drawn",
        fields("tile", "round:int"),
        "thing:character",
        role=SMALL,
        place="character:{tile}",
    ),
    EventKind(
        "cost-drawn",
        fields("cathedral", "cost"),
        "thing:cathedral",
        place="cathedral:{cathedral}",
        lights=("pillar:{cathedral}", "space:{cathedral}"),
    ),
    EventKind("fair-town", fields("number:int", "space"), "thing:fair", place="space:{space}"),
    EventKind("fair-tile", fields("number:int", "fair"), "thing:fair"),
    EventKind("first-player", fields("seat"), "seat:{seat}"),
    # rounds and turns
    EventKind("round", fields("round:int"), "thing:round", opens="round"),
    EventKind(
        "roll",
        fields("colour", "value:int"),
        "die:{colour} {value}",
        role=SMALL,
        place="die:{colour} {value}",
    ),
    EventKind("corruption", fields("spaces:int"), "thing:corruption", place="king"),
    EventKind("king-move", fields("seat", "from:king", "to:king"), "action:king", role=SMALL, place="king"),
    EventKind(
        "king-advance",
        fields("seat", "from:king", "to:king"),
        "action:king",
        place="king",
        lights=("king:{seat}",),
    ),
    EventKind(
        "king-reset",
        fields("seat", "from:king", "to:king"),
        "action:king",
        place="king",
        lights=("king:{seat}",),
    ),
    EventKind("turn", fields("seat"), "seat:{seat}", role=SMALL, opens="turn"),
    EventKind("die", fields("seat", "die", "value:int", "gold:int"), "die:{die}", place="die:{die}"),
    EventKind(
        "action",
        fields("seat", "action", "points:int"),
        "action:{action}",
        role=SMALL,
        place="action:{action}",
    ),
    EventKind("take-tile", fields("seat", "tile", "place", "points:int"), "thing:store", place="{place}"),
    EventKind("gain", fields("seat", "kind", "amount:int", "source"), "resource:{kind}", place="kind:{kind}"),
    EventKind("score", fields("seat", "points:int", "source", "total:int"), "thing:vp"),
    EventKind("points-lost", fields("seat", "points:int"), "thing:ap"),
    EventKind("end-turn", fields("seat"), "seat:{seat}", role=SMALL),
    # actions
    EventKind(
        "architect",
        fields("seat", "from:space", "to:space", "way"),
        "piece:architect",
        place="space:{to}",
        source="space:{to}",
    ),
    EventKind(
        "pillar",
        fields("seat", "cathedral"),
        "thing:pillar",
        place="pillar:{cathedral}",
        lights=("cathedral:{cathedral}", "space:{cathedral}"),
        source="space:{cathedral}",
    ),
    EventKind(
        "merchant",
        fields("seat", "from:space", "to:space", "way"),
        "piece:merchant",
        place="space:{to}",
        source="space:{to}",
    ),
    EventKind(
        "house",
        fields("seat", "house"),
        "thing:house",
        place="house:{house}",
        lights=("space:{town}",),
        source="space:{town}",
    ),
    EventKind("discard-offer", fields("seat"), "thing:discard"),
    EventKind("mix-characters", ()),
    EventKind(
        "place",
        fields("seat", "tile", "building:number", "floor:int"),
        "thing:character",
        place="room:{building}.{floor}",
    ),
    EventKind("roof-house", fields("seat", "building:number"), "thing:house"),
    EventKind(
        "complete",
        fields("seat", "building:number", "action?", "points:int"),
        "thing:building",
        lights=("action:{action}",),
    ),
    EventKind("more-points", fields("seat", "points:int"), "thing:ap"),
    EventKind("exchange", fields("seat", "given:kind", "received:kind"), "resource:{received}"),
    EventKind("joker", fields("seat", "action", "chosen:int"), "action:{action}", place="action:{action}"),
    # tasks and effects
    EventKind("buy", fields("seat", "kind"), "resource:{kind}", place="kind:{kind}", source="gold"),
    EventKind(
        "cathedral",
        fields("seat", "cathedral", "stone:int", "value:int"),
        "thing:cathedral",
        place="cathedral:{cathedral}",
        lights=("pillar:{cathedral}", "space:{cathedral}"),
        source="space:{cathedral}",
    ),
    EventKind("fulfil", fields("seat", "tile", "kind?", "space:number"), "thing:contract", source="store"),
    EventKind("contract-pillar", fields("seat", "space:number"), "thing:pillar"),
    EventKind(
        "crest",
        fields("seat", "family", "building:number", "food:int"),
        "crest:{family}",
        place="crest:{building}",
        source="store",
    ),
    EventKind("helper", fields("seat", "tile"), "thing:helper", source="store"),
    EventKind("colour", fields("seat", "tile", "kind"), "resource:{kind}"),
    EventKind(
        "bonus-action", fields("seat", "action", "points:int"), "action:{action}", place="action:{action}"
    ),
    EventKind("bonus-lost", fields("seat", "effect"), "thing:discard"),
    EventKind("building-bonuses", fields("seat", "building:number"), "thing:building", source="store"),
    EventKind("bonus", fields("seat", "tile"), "thing:character", source="store"),
    EventKind("declined", fields("seat"), "thing:discard"),
    # the other phases
    EventKind("king-phase", (), "action:king", opens="king", lights=("king",)),
    EventKind(
        "king-tile-discarded", fields("seat", "tile", "why"), "action:king", lights=("king", "king:{seat}")
    ),
    EventKind("turn-order", fields("seat", "position:int"), "seat:{seat}", role=SMALL),
    EventKind(
        "fair", fields("space", "fair", "board:int"), "thing:fair", opens="fair", place="space:{space}"
    ),
    EventKind("fair-score", fields("seat", "worth:int", "times:int"), "thing:fair"),
    EventKind(
        "king-fair-score",
        fields("seat", "board:int", "printed:int"),
        "thing:fair",
        lights=("king", "king:{seat}"),
    ),
    EventKind("cleanup", (), "thing:round", role=SMALL, opens="cleanup"),
    EventKind("wheel-turned", (), "thing:round"),
    EventKind("reshuffle-bonus", ()),
    EventKind("final-scoring", (), "thing:crown", opens="final"),
    EventKind("houses-and-pillars", fields("seat", "houses:int", "pillars:int"), "thing:vp"),
    EventKind("leftovers", fields("seat", "left:int", "each:int"), "thing:vp"),
    # the Cardinalbot's setup
    EventKind("bot-challenge-drawn", fields("challenge"), "thing:challenge", role=SMALL),
    EventKind("bot-challenge-chosen", fields("challenge"), "thing:challenge", role=SMALL),
    EventKind("bot-begins", fields("points:int", "king"), CARDINALBOT, role=SMALL),
    EventKind("bot-supply", fields("each:int"), CARDINALBOT, role=SMALL),
    EventKind("bot-markers", fields("markers"), CARDINALBOT, role=SMALL),
    EventKind("bot-pieces", fields("merchant:space", "architect:space"), "piece:merchant", role=SMALL),
    EventKind("bot-decree-row", fields("number:int", "decree"), "thing:decree", role=SMALL),
    EventKind("bot-decree-gone", fields("decree", "next:decree"), "thing:decree", role=SMALL),
    # the Cardinalbot's dice and decrees
    EventKind("bot-die", fields("value:int"), "face:{value}", role=REASON),
    EventKind("bot-pawn", fields("spaces:int", "decree", "moved:int"), "thing:pawn", role=REASON),
    EventKind("bot-tries", fields("decree", "entry:number"), CARDINALBOT, role=REASON),
    EventKind(
        "bot-condition", fields("decree", "entry:number", "left:int", "right:int"), CARDINALBOT, role=REASON
    ),
    EventKind(
        "bot-section", fields("action", "used:action", "points:int", "joker:int"), CARDINALBOT, role=REASON
    ),
    EventKind("bot-lacks", fields("wool:int", "iron:int", "any:int"), CARDINALBOT, role=REASON),
    EventKind("bot-entry", fields("decree", "entry:number", "reason", "dice"), CARDINALBOT, role=REASON),
    EventKind("bot-pair", fields("colour", "wool:int", "iron:int"), CARDINALBOT, role=REASON),
    EventKind("bot-next-decree", fields("decree"), "thing:decree", role=REASON),
    # the Cardinalbot's choices
    EventKind("bot-options", fields("choice", "options", "amount:int"), CARDINALBOT, role=REASON),
    EventKind("bot-order", fields("choice", "order", "value:int", "options"), CARDINALBOT, role=REASON),
    EventKind("bot-alike", fields("choice", "order", "value:int"), CARDINALBOT, role=REASON),
    EventKind("bot-others", fields("choice", "order", "options", "values"), CARDINALBOT, role=REASON),
    EventKind("bot-picked", fields("choice", "options", "number:int", "count:int"), CARDINALBOT, role=REASON),
    EventKind("bot-same", fields("choice", "options"), CARDINALBOT, role=REASON),
    EventKind("bot-need", fields("kinds", "need", "have:int", "wanted:int"), CARDINALBOT, role=REASON),
    EventKind("bot-need-absent", fields("kinds", "need", "have:int", "wanted:int"), CARDINALBOT, role=REASON),
    EventKind("bot-none-required", (), CARDINALBOT, role=REASON),
    EventKind(
        "bot-required", fields("kind", "need", "have:int", "wanted:int"), "resource:{kind}", role=REASON
    ),
    # the Cardinalbot's action
    EventKind("bot-points", fields("action", "section:int", "marker:int"), "action:{action}", role=REASON),
    EventKind("bot-joker-king", fields("own:king", "other:king"), CARDINALBOT, role=REASON),
    EventKind("bot-joker-map", fields("action", "pillars:int", "houses:int"), CARDINALBOT, role=REASON),
    EventKind(
        "bot-skips", fields("obstacle", "amount:int", "other:int", "wanted:int"), CARDINALBOT, role=REASON
    ),
    EventKind("bot-no-pillar", fields("space", "obstacle"), CARDINALBOT, role=REASON),
    EventKind("bot-no-house", fields("space", "obstacle"), CARDINALBOT, role=REASON),
    EventKind("bot-no-tile", fields("reach:int", "piece"), CARDINALBOT, role=REASON),
    EventKind("bot-no-target", fields("piece"), CARDINALBOT, role=REASON),
    EventKind("bot-none-in-reach", fields("piece", "reach:int"), CARDINALBOT, role=REASON),
    EventKind("bot-none-for-gold", fields("gold:int"), CARDINALBOT, role=REASON),
    EventKind("bot-stays", fields("piece", "space"), CARDINALBOT, role=SMALL),
    EventKind("bot-pays", fields("gold:int", "spaces:int", "reach:int"), CARDINALBOT, role=SMALL),
    EventKind("bot-cheapest", fields("tile", "wanted:int", "gold:int"), CARDINALBOT, role=REASON),
    EventKind("bot-rest", fields("points:int"), CARDINALBOT, role=REASON),
    # the Cardinalbot's resources, crests and contracts
    EventKind(
        "bot-spends", fields("kind", "amount:int", "payment", "missing:kind"), "resource:{kind}", role=SMALL
    ),
    EventKind(
        "bot-spends-pair", fields("kind", "amount:int", "wool:int", "iron:int"), "resource:{kind}", role=SMALL
    ),
    EventKind(
        "bot-leaves", fields("tile", "slot:number", "obstacle", "points:int"), CARDINALBOT, role=REASON
    ),
    EventKind("bot-crest", fields("family", "origin"), "crest:{family}", role=SMALL),
    EventKind("bot-contract", fields("tile"), "thing:contract", role=SMALL),
    EventKind("bot-fulfils", fields("tile"), "thing:contract", role=SMALL),
    EventKind("bot-ignores-reward", fields("tile"), CARDINALBOT, role=SMALL),
    EventKind("bot-ignores-space", fields("house"), CARDINALBOT, role=SMALL),
    EventKind("bot-activates", fields("family", "column:number", "count:int"), "crest:{family}", role=SMALL),
    EventKind("bot-removes", fields("tile", "obstacle"), "thing:discard", role=SMALL),
    EventKind("bot-challenge", fields("challenge"), "thing:challenge", role=REASON),
    EventKind("bot-leads", fields("own:king", "other:king"), CARDINALBOT, role=REASON),
    EventKind("bot-converts", fields("gold:int"), CARDINALBOT, role=SMALL),
    EventKind("winner", fields("seat"), "thing:crown"),
)
