"""What goes over the wire, both ways. The OpenAPI description is made from this."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from tiletum.game.chapters.fair import Why
from tiletum.table.names import MOST_CODES
from tiletum.table.position import Position
from tiletum.table.view import LegalMove
from tiletum.table.walks import Ways

Name = Annotated[
    str,
    Meta(
        max_length=MOST_CODES,
        pattern=r"^[^\x00-\x1f\x7f]*$",
        description="At most 40 characters as people see them, on one line.",
    ),
]
MoveText = Annotated[str, Meta(min_length=1, max_length=80, description="As spelled in docs/notation.md.")]
Key = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=60,
        pattern=r"^[\x21-\x7e]+$",
        description="Chosen by the client for its seat; a post sent again with its key is not played twice.",
    ),
]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1, description="The version of the table that was seen.")]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Colour = Annotated[
    int, Meta(ge=0, le=3, description="Of the pieces: 0 blue, 1 orange, 2 purple, 3 green. Each only once.")
]
TABLE_ID: Final = r"^[A-Za-z0-9_-]{12}$"
AFTER: Final = r"^[0-9]{1,12}\.[0-9]{1,9}_[A-Za-z0-9_-]{12}$"
After = Annotated[str, Meta(pattern=AFTER, description="The `next` of an answer: go on behind it.")]
Edition = Literal["living", "first-printing", "french", "korean", "ukrainian"]
Level = Literal["priest", "deacon", "bishop"]
Status = Literal["open", "playing", "over"]

PERSON, CARDINALBOT = "person", "cardinalbot"
COLOURS: Final = range(4)
"""Of players' pieces; the next one is the Cardinalbot's."""

# --- asking ---


class Asked(Struct, forbid_unknown_fields=True):
    """A request's body."""


class OpenSeat(Asked):
    player: Annotated[
        str, Meta(min_length=1, max_length=64, description="`person`, `cardinalbot` or the name of a bot.")
    ] = PERSON
    name: Name = ""
    joined: bool = False
    """A person who sits there already; so does everybody whom the opener names."""
    colour: Annotated[
        Colour | None, Meta(description="null: the first that is free. The Cardinalbot has its own.")
    ] = None


class Clock(Asked):
    seconds: Annotated[int, Meta(ge=10, le=30 * 86400, description="For each turn.")]
    bot: Annotated[
        str, Meta(min_length=1, max_length=64, description="Who plays on when the time is over.")
    ] = "apprentice"


class OpenTable(Asked):
    seats: Annotated[list[OpenSeat], Meta(min_length=1, max_length=4)]
    edition: Edition = "living"
    first: SeatNumber | None = None
    shuffled_actions: bool = False
    training: Annotated[bool, Meta(description="Undo without a limit.")] = False
    public: Annotated[bool, Meta(description="Listed, and anybody may watch.")] = False
    level: Annotated[Level | None, Meta(description="The Cardinalbot's; else `challenges`.")] = None
    challenges: Annotated[
        list[Annotated[str, Meta(max_length=64)]], Meta(max_length=20, description="The Cardinalbot's.")
    ] = []
    clock: Clock | None = None
    box: Annotated[str, Meta(max_length=200_000, description="An owner's box file.")] | None = None
    save: Annotated[
        dict[str, Any] | None,
        Meta(
            description="A save file to go on with; it brings its own options, so give only the seats, "
            "`public` and `clock` beside it."
        ),
    ] = None


class Join(Asked):
    name: Name = ""
    colour: Annotated[
        Colour | None, Meta(description="Another one, until the game starts; null: that of the seat.")
    ] = None
    key: (
        Annotated[
            str,
            Meta(
                min_length=20,
                max_length=60,
                pattern=r"^[\x21-\x7e]+$",
                description="Without a token: chosen by the client at random and kept to itself. Sent again "
                "with it, the same seat is given.",
            ),
        ]
        | None
    ) = None


class Reissue(Asked):
    seat: Annotated[SeatNumber | None, Meta(description="Whose link is lost; null for the watchers'.")] = None


class PostMoves(Asked):
    version: Version
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=60)]
    key: Key | None = None


class Preview(Asked):
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=60)]
    version: Annotated[Version, Meta(description="Not before this one, which you have seen.")] = 0


class AskHint(Asked):
    count: Annotated[int, Meta(ge=1, le=10, description="How many ways to go on.")] = 3
    version: Annotated[
        Version | None, Meta(description="For the decision at an earlier version; null: now.")
    ] = None


class Leave(Asked):
    seat: Annotated[
        SeatNumber | None, Meta(description="Whom the opener takes off; null: your own seat.")
    ] = None


class Undo(Asked):
    version: Version
    decisions: Annotated[
        int, Meta(ge=0, le=10_000, description="How many to take back; 0 restarts the turn.")
    ] = 1
    key: Key | None = None


class Resign(Asked):
    bot: Annotated[
        str, Meta(min_length=1, max_length=64, description="Who plays the seat if others go on.")
    ] = "apprentice"


class TakeBack(Asked):
    name: Annotated[Name, Meta(description="Of whoever plays the seat now; empty: as it was.")] = ""


class Hand(Asked):
    bot: Annotated[str, Meta(min_length=1, max_length=64)] = "merchant"


class Propose(Asked):
    """To the other people at the table: take back more than the rule allows, replace somebody absent, or make
    a new link for a seat whose link is lost."""

    kind: Literal["undo", "replace", "link"]
    decisions: Annotated[int, Meta(ge=1, le=10_000)] = 1
    seat: SeatNumber = 0
    bot: (
        Annotated[
            str,
            Meta(
                min_length=1,
                max_length=64,
                description="null: another person, by a new link, if somebody else has to grant it.",
            ),
        ]
        | None
    ) = None


class Answer(Asked):
    grant: bool
    proposal: (
        Annotated[
            int, Meta(ge=0, le=2**31 - 1, description="The `number` of the one that was seen; null: any.")
        ]
        | None
    ) = None


class Say(Asked):
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]+$")]
    key: Key | None = None


class SetHook(Asked):
    url: (
        Annotated[str, Meta(max_length=500, description="Called when it is your turn; null: no more.")] | None
    )


class Mine(Asked):
    tokens: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[\x21-\x7e]+$")]],
        Meta(max_length=200, description="Those that the client has kept."),
    ]
    which: Annotated[
        Literal["going", "over"] | None,
        Meta(description="Only those that are not finished, or only those that are; null: both."),
    ] = None
    after: After | None = None


class Hello(Struct, forbid_unknown_fields=True):
    """The first message of a stream."""

    table: Annotated[str, Meta(pattern=TABLE_ID)]
    token: Annotated[str, Meta(max_length=100)] | None = None
    since: Annotated[int, Meta(ge=0)] | None = None
    guide: bool = False
    """Whether to send messages for people, too."""
    version: Version = 0
    """Not before this one, which was seen."""


# --- telling ---


class Said(Struct):
    """A message of the catalogues in src/tiletum/words: its key, and arguments that are text, numbers or
    things. A thing is `{"name": KEY}`, with the `text` that the box prints if the catalogues do not know
    it, another message, `{"list": [THING, ...]}` or `{"seat": NUMBER}`."""

    key: str
    args: dict[str, Any]


class Fair(Struct):
    """A fair whose town and tile are known."""

    worth: int
    """What the board and the tile pay together."""
    parts: list[Why | Literal["took"] | None]
    """By seat: why it would take part now, or `took` if the fair is over and it did; null: not."""


class Built(Struct):
    """Pieces of a seat on the map, including the initial ones."""

    houses: int
    pillars: int


class Guide(Struct):
    """What a client for people needs in addition, so that it knows no rule."""

    decision: list[Said]
    """What is asked now, then what waits to be finished, the next first."""
    moves: list[Said]
    """Each of the game's `moves` in words."""
    warnings: dict[str, list[Said]]
    """What speaks against moves, by their text; most have nothing against them."""
    markers: list[dict[str, int]]
    """By seat: bonus points at the actions."""
    fairs: list[Fair]
    """By round."""
    built: list[Built]
    """By seat."""
    unusable: dict[str, Said]
    """By tile in the active player's storehouse: why it cannot be used now, in the nearest way."""
    walks: dict[str, Ways]
    """By piece and space: the moves that take it there, and the action points they cost."""
    events: list[Said]
    """Each of the game's `events` in words."""


class SeatState(Struct):
    player: str
    """`person`, `cardinalbot` or the bot that plays it now."""
    name: str
    joined: bool
    """Not: it is free, or was given to somebody else who has not come yet."""
    colour: int
    """Of the pieces: 0 blue, 1 orange, 2 purple, 3 green, 4 the Cardinalbot's."""
    resigned: bool = False
    given_up: int | None = None
    """How many of the events in force came before the seat was given up; null: it was not."""


class Proposal(Struct):
    kind: str
    by: int
    version: int
    decisions: int
    seat: int
    bot: str | None
    granted: list[int]
    wanted: list[int]
    """Whose grant is still missing."""
    number: int
    """Another one at this table has another number."""
    left: float | None = None
    """Nobody has to grant it: so many seconds until it can be done, unless the seat's owner comes back."""


class ClockState(Struct):
    seconds: int
    bot: str
    left: float | None
    """Seconds left of the turn; null while nobody's time runs."""
    paused: bool


class EditionDifference(Struct):
    """What an edition plays otherwise than the living rules."""

    rule: str
    key: str
    """The message that says how it is played."""


class TableState(Struct):
    id: str
    serial: int
    """Raised by every change at the table."""
    status: Status
    public: bool
    edition: str
    differences: list[EditionDifference]
    first: int | None
    """The seat that was chosen to begin; null: it is left to chance."""
    shuffled_actions: bool
    training: bool
    own_box: bool
    """Whether the components come from an owner's box file."""
    seats: list[SeatState]
    version: int
    created: float
    touched: float
    commitment: str
    """A hash of the seed, so that the seed shown after the end can be checked."""
    seed: str | None = None
    clock: ClockState | None = None
    proposal: Proposal | None = None
    rematch: str | None = None
    scores: list[int] | None = None
    winner: int | None = None


class GameState(Struct):
    version: int
    made: int
    over: bool
    to_move: int | None
    thinking: bool
    """Whether a bot is asked."""
    position: Position
    """The position, or in a change those of its keys that changed."""
    moves: list[LegalMove]
    first_event: int
    """How many events of those in force came before `events`."""
    events: list[dict[str, Any]]
    undo: dict[str, int | str]
    scores: list[int]
    winner: int | None
    guide: Guide | None = None
    """If it was asked for."""
    again: str | None = None
    """After the end: the command that deals the same in the terminal, if there is one."""


class ChatLine(Struct):
    number: int
    seat: int | None
    """null: the table itself says it."""
    text: str
    at: float
    said: Said | None = None
    """What the table says, as a message."""
    events: int | None = None
    """How many of the events in force came before what the table says."""


class State(Struct, tag_field="type", tag="state"):
    """Everything about a table."""

    you: int | None
    table: TableState
    game: GameState | None
    chat: list[ChatLine]


class Changed(Struct, tag_field="type", tag="change", omit_defaults=True):
    """What changed at a table: only what is given."""

    serial: int
    table: TableState | None = None
    game: GameState | None = None
    chat: list[ChatLine] = []


class SeatLink(Struct):
    seat: int | None
    token: str
    link: str


class Opened(Struct):
    id: str
    opener: str
    """The opener's token, for new links."""
    seats: list[SeatLink]
    watch: SeatLink
    table: TableState


class Posted(Struct):
    version: int


class Joined(Struct):
    seat: int
    link: SeatLink | None
    """The new link of a player who came to a public table without one."""
    state: State


class Proposed(Struct):
    version: int
    proposal: Proposal | None
    """What is still asked; null once it is done."""
    link: SeatLink | None


class Previewed(Struct):
    events: list[dict[str, Any]]
    warnings: list[dict[str, Any]]
    said: list[Said]
    """The events in words."""


class About(Struct):
    """What there is to choose from, and which client this server has."""

    version: str
    build: str
    """Changes with every build of the browser client."""
    languages: list[str]
    bots: list[str]
    editions: list[str]
    differences: dict[str, list[EditionDifference]]
    """Of every edition, in a game of several players."""
    solo_differences: dict[str, list[EditionDifference]]
    """And against the Cardinalbot."""
    levels: dict[str, int]
    """Of the Cardinalbot: how many challenges are drawn."""
    challenges: list[str]


class Explained(Struct):
    """What something does."""

    said: list[Said]
    rules: list[str]
    """That say it in full, the most telling first."""


class BoxState(Struct):
    """What is printed on the components of a table's box."""

    digest: str
    box: dict[str, Any]
    """The box file."""
    names: dict[str, dict[str, Any]]
    """Its `tiles`, `fairs`, `costs` and `challenges` by id, as messages."""
    rules: dict[str, str]
    """By the kind of a player's moves: the rule they follow."""
    abouts: dict[str, dict[str, Explained]]
    """What its `tiles`, `houses` and `crests` (spaces, by number), `challenges` and `decrees` do, by id."""


class Hint(Struct):
    """A way to go on; the best comes first."""

    move: str
    plan: list[str]
    """The whole rest of the turn, `move` first; what chance reveals on the way is left out."""
    certain: int
    """How many of these come before something is revealed; the others may change with it."""
    points: float
    """What the final score is expected to be."""
    gains: dict[str, float]
    """What the turn changes, by term of the evaluation."""
    against: dict[str, float]
    """The best one against the second; any other against the best."""
    said: list[Said] = []
    """The moves of the plan for people."""


class Hinted(Struct):
    version: int
    seat: int
    """Who decides."""
    hints: list[Hint]


class Left(Struct):
    seat: int
    link: SeatLink | None
    """For somebody else, if the opener took a person off: the old link is void."""


class Moment(Struct):
    """A table as it stood at one of its versions."""

    version: int
    made: int
    over: bool
    to_move: int | None
    position: Position
    moves: list[LegalMove]
    """Those that were possible."""
    first_event: int
    """How many events of those in force then came before `events`."""
    events: list[dict[str, Any]]
    scores: list[int]
    winner: int | None
    resigned: list[int]
    guide: Guide | None = None
    """If it was asked for."""


class Entry(Struct):
    """A line of the log."""

    version: int
    """Of the table with this entry; `at/VERSION` shows it."""
    text: str
    """A move, an outcome of chance, or what else happened: docs/notation.md."""
    made: int | None
    """Which of the moves and outcomes in force it is, from 0; null if it was undone, or is none."""
    first_event: int | None
    """How many events in force came before its own; null if it is not in force."""


class Entries(Struct):
    version: int
    entries: list[Entry]


class Score(Struct):
    """Points that somebody got."""

    version: int
    """With which they came."""
    seat: int
    source: str
    points: int
    total: int


class Scores(Struct):
    version: int
    scores: list[int]
    sheet: list[dict[str, int]]
    """For each seat the points by source; together with the starting score they are its score."""
    steps: list[Score]
    """In order, those in force: add them up to a version for the sheet at that moment."""


class Listed(Struct):
    tables: list[TableState]
    """The latest first."""
    next: str | None = None
    """There are more: ask again with this as `after`; null: that is all."""


class Rematch(Struct):
    table: str


class Health(Struct):
    status: Literal["well", "unwell"]
    version: str
    database: bool
    """Whether the database answers."""
    writes: bool
    """Whether what is sent can be stored: not while the disk is full."""
    tasks: dict[str, bool]


class Refusal(Struct):
    """Why not. Nothing was changed; only after `server-unsure` that is not known."""

    error: str
    """The kind of refusal: stale, not-your-turn, illegal, malformed, over ..."""
    key: str
    args: dict[str, str | int | float]
    message: str
    rule: str | None = None
    state: State | None = None


encode = msgspec.json.Encoder().encode
