"""The kinds of moves, one record each.

The constants are literals because the compiler inlines only literals. Each record begins with its constant.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Final, NamedTuple

from .effects import rule_of


class Kind(NamedTuple):
    """The properties of all moves of a kind."""

    number: int
    """Its index in `KINDS`."""
    name: str
    group: str
    """Its group in the rulebook: one of `GROUPS`."""
    spelling: str
    """Its notation, as in docs/notation.md: fields in capitals, an optional field in brackets."""
    rule: str = ""
    """The rule behind a player's move. For an outcome, its step has the rule."""
    actions: tuple[str, ...] = ()
    """The actions whose points pay for it."""
    places: tuple[str, ...] = ()
    """The places on the board that choose it, with fields of the spelling."""
    icons: tuple[str, ...] = ()
    """The drawing of one move, and if it is different, the drawing of a button for many."""
    first_choice: str = ""
    """The field to choose first if there are many moves."""
    heading: str = ""
    """Its heading in lists, if it is not the group."""

    @property
    def verb(self) -> str:
        """Return the words of the spelling before its first field."""
        return " ".join(takewhile(str.islower, self.spelling.split()))


GROUPS: Final = ("die", "action", "task", "end", "outcome")

# Moves of players, in the order of docs/notation.md.
DIE: Final = 0
TILE: Final = 1
LEAVE: Final = 2
TAKE_RESOURCES: Final = 3
MOVE_ARCHITECT: Final = 4
MOVE_MERCHANT: Final = 5
HOUSE: Final = 6
PILLAR: Final = 7
TAKE: Final = 8
CHARACTER: Final = 9
DISCARD: Final = 10
PLACE: Final = 11
CONTRACT: Final = 12
EXCHANGE: Final = 13
ADVANCE: Final = 14
JOKER: Final = 15
GAIN: Final = 16
BUILDING: Final = 17
BONUS: Final = 18
BUY: Final = 19
CATHEDRAL: Final = 20
FULFIL: Final = 21
CREST: Final = 22
HELPER: Final = 23
COLOUR: Final = 24
DONE: Final = 25
END: Final = 26
# Outcomes.
FIRST_OUTCOME: Final = 27
WHEEL: Final = 27
ACTION_TILE: Final = 28
DRAW_BONUS: Final = 29
DRAW_CONTRACT: Final = 30
DRAW_CHARACTER: Final = 31
COST: Final = 32
TOWN: Final = 33
FAIR_TILE: Final = 34
FIRST_PLAYER: Final = 35
ROLL: Final = 36
CORRUPTION: Final = 37
CHALLENGE: Final = 38
BOT_TOWN: Final = 39
BOT_DIE: Final = 40
PICK: Final = 41

KINDS: Final[tuple[Kind, ...]] = (
    Kind(
        DIE, "die", "die", "die COLOUR V [as W]", "TURN-3", places=("die:COLOUR V",), icons=("die:COLOUR W",)
    ),
    Kind(TILE, "tile", "die", "tile", "TURN-6", places=("tile",), heading="tile"),
    # No place: a press on the tile takes it.
    Kind(LEAVE, "leave", "die", "leave", "TURN-6", heading="tile"),
    Kind(TAKE_RESOURCES, "resources", "die", "resources", "TURN-8"),
    Kind(
        MOVE_ARCHITECT,
        "architect",
        "action",
        "architect SPACE",
        "ARCH-1",
        actions=("architect",),
        places=("space:SPACE",),
        icons=("piece:architect",),
    ),
    Kind(
        MOVE_MERCHANT,
        "merchant",
        "action",
        "merchant SPACE",
        "MERCH-1",
        actions=("merchant",),
        places=("space:SPACE",),
        icons=("piece:merchant",),
    ),
    Kind(
        HOUSE,
        "house",
        "action",
        "house TOWN N",
        "MERCH-2",
        actions=("merchant",),
        places=("house:TOWN N",),
        icons=("thing:house",),
    ),
    Kind(
        PILLAR,
        "pillar",
        "action",
        "pillar TOWN",
        "ARCH-2",
        actions=("architect",),
        places=("pillar:TOWN",),
        icons=("thing:pillar",),
    ),
    Kind(
        TAKE,
        "take",
        "action",
        "take TOWN",
        "MERCH-6",
        actions=("architect", "merchant"),
        places=("take:TOWN",),
    ),
    Kind(
        CHARACTER,
        "character",
        "action",
        "character TILE",
        "CHAR-1",
        actions=("character",),
        places=("character:TILE",),
    ),
    Kind(
        DISCARD,
        "discard",
        "action",
        "discard",
        "CHAR-2",
        actions=("character",),
        places=("discard",),
        icons=("thing:discard",),
    ),
    Kind(
        PLACE,
        "place",
        "action",
        "place TILE B.F",
        "CHAR-4",
        actions=("character",),
        places=("room:B.F", "store:TILE"),
        first_choice="TILE",
    ),
    Kind(
        CONTRACT,
        "contract",
        "action",
        "contract SLOT",
        "CONTR-1",
        actions=("contract",),
        places=("contract:SLOT",),
    ),
    Kind(
        EXCHANGE,
        "exchange",
        "action",
        "exchange A B",
        "CONTR-2",
        actions=("contract",),
        places=("kind:A",),
        icons=("resource:A", "action:contract"),
        first_choice="A",
    ),
    Kind(
        ADVANCE,
        "king",
        "action",
        "king",
        "KINGA-1",
        actions=("king",),
        places=("king",),
        icons=("action:king",),
    ),
    Kind(
        JOKER,
        "joker",
        "action",
        "joker ACTION",
        "JOKER-1",
        actions=("joker",),
        places=("action:ACTION",),
        icons=("action:ACTION",),
    ),
    Kind(
        GAIN,
        "gain",
        "action",
        "gain KIND",
        rule_of("gain any"),
        places=("kind:KIND",),
        icons=("resource:KIND",),
    ),
    Kind(
        BUILDING,
        "building",
        "action",
        "building B",
        rule_of("building"),
        places=("building:B",),
        icons=("thing:building",),
    ),
    Kind(BONUS, "bonus", "action", "bonus FLOOR", rule_of("building"), places=("bonus:FLOOR",)),
    Kind(BUY, "buy", "task", "task buy KIND", "TASK-4", places=("kind:KIND",), icons=("resource:KIND",)),
    Kind(
        CATHEDRAL,
        "cathedral",
        "task",
        "task cathedral TOWN",
        "TASK-9",
        places=("cathedral:TOWN",),
        icons=("thing:cathedral",),
    ),
    Kind(
        FULFIL,
        "fulfil",
        "task",
        "task fulfil TILE [KIND]",
        "TASK-5",
        places=("store:TILE",),
        icons=("thing:contract",),
        first_choice="TILE",
    ),
    Kind(
        CREST,
        "crest",
        "task",
        "task crest FAMILY B",
        "TASK-7",
        places=("crest:B", "store:FAMILY"),
        icons=("crest:FAMILY",),
        first_choice="FAMILY",
    ),
    Kind(HELPER, "helper", "task", "task helper TILE", "TASK-10", places=("store:TILE",)),
    Kind(
        COLOUR,
        "colour",
        "task",
        "task helper TILE KIND",
        rule_of("colour"),
        places=("store:TILE",),
        icons=("resource:KIND",),
    ),
    Kind(DONE, "done", "end", "done", "EFFECT-2"),
    # Its place is the die that was taken last.
    Kind(END, "end", "end", "end", "TURN-12", places=("end",)),
    Kind(WHEEL, "deal-wheel", "outcome", "wheel V"),
    Kind(ACTION_TILE, "deal-action", "outcome", "action ACTION"),
    Kind(DRAW_BONUS, "deal-bonus", "outcome", "draw bonus TILE"),
    Kind(DRAW_CONTRACT, "deal-contract", "outcome", "draw contract TILE"),
    Kind(DRAW_CHARACTER, "deal-character", "outcome", "draw character TILE"),
    Kind(COST, "deal-cost", "outcome", "draw cost COST"),
    Kind(TOWN, "deal-town", "outcome", "draw town TOWN"),
    Kind(FAIR_TILE, "deal-fair", "outcome", "draw fair FAIR"),
    Kind(FIRST_PLAYER, "deal-first", "outcome", "first SEAT"),
    Kind(ROLL, "roll", "outcome", "roll COLOUR VALUE"),
    Kind(CORRUPTION, "corruption", "outcome", "corruption N"),
    Kind(CHALLENGE, "deal-challenge", "outcome", "challenge CHALLENGE"),
    Kind(BOT_TOWN, "deal-bot-town", "outcome", "cardinal town TOWN"),
    Kind(BOT_DIE, "roll-bot", "outcome", "cardinal V"),
    Kind(PICK, "pick", "outcome", "pick N"),
)

KIND_NAMES: Final[tuple[str, ...]] = tuple(kind.name for kind in KINDS)
