"""The messages between client and server, in both directions. The OpenAPI description is made from them."""

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
        description="Chosen by the client for its seat. A post repeated with its key is not played twice.",
    ),
]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1, description="The version that the client has seen.")]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Colour = Annotated[
    int,
    Meta(
        ge=0,
        le=3,
        description="The colour of the pieces: 0 blue, 1 orange, 2 purple, 3 green. Each only once.",
    ),
]
TABLE_ID: Final = r"^[A-Za-z0-9_-]{12}$"
AFTER: Final = r"^[0-9]{1,12}\.[0-9]{1,9}_[A-Za-z0-9_-]{12}$"
After = Annotated[str, Meta(pattern=AFTER, description="The `next` of an answer, to continue after it.")]
Edition = Literal["living", "first-printing", "french", "korean", "ukrainian"]
Level = Literal["priest", "deacon", "bishop"]
Status = Literal["open", "playing", "over"]

PERSON, CARDINALBOT = "person", "cardinalbot"
COLOURS: Final = range(4)
"""The colours of players' pieces. The next number is the Cardinalbot's colour."""

# --- requests ---


class Asked(Struct, forbid_unknown_fields=True):
    """A request's body."""


class OpenSeat(Asked):
    player: Annotated[
        str, Meta(min_length=1, max_length=64, description="`person`, `cardinalbot` or the name of a bot.")
    ] = PERSON
    name: Name = ""
    joined: bool = False
    """Whether the person already sits there. A person with a name from the opener always does."""
    colour: Annotated[
        Colour | None, Meta(description="null: the first free colour. The Cardinalbot has its own.")
    ] = None


class Clock(Asked):
    seconds: Annotated[int, Meta(ge=10, le=30 * 86400, description="The time for each turn.")]
    bot: Annotated[
        str, Meta(min_length=1, max_length=64, description="The bot that plays on when the time is over.")
    ] = "apprentice"


class OpenTable(Asked):
    seats: Annotated[list[OpenSeat], Meta(min_length=1, max_length=4)]
    edition: Edition = "living"
    first: SeatNumber | None = None
    shuffled_actions: bool = False
    training: Annotated[bool, Meta(description="Undo without a limit.")] = False
    public: Annotated[bool, Meta(description="Whether it is listed, and anybody may watch.")] = False
    level: Annotated[Level | None, Meta(description="The Cardinalbot's level, or use `challenges`.")] = None
    challenges: Annotated[
        list[Annotated[str, Meta(max_length=64)]],
        Meta(max_length=20, description="The Cardinalbot's challenges."),
    ] = []
    clock: Clock | None = None
    box: Annotated[str, Meta(max_length=200_000, description="An owner's box file.")] | None = None
    save: Annotated[
        dict[str, Any] | None,
        Meta(
            description="A save file to continue. It has its own options, so give only the seats, `public` "
            "and `clock`."
        ),
    ] = None


class Join(Asked):
    name: Name = ""
    colour: Annotated[
        Colour | None, Meta(description="A different colour, until the game starts; null: the seat's.")
    ] = None
    key: (
        Annotated[
            str,
            Meta(
                min_length=20,
                max_length=60,
                pattern=r"^[\x21-\x7e]+$",
                description="Without a token: a secret that the client chooses at random. A repeated request "
                "with it gives the same seat.",
            ),
        ]
        | None
    ) = None


class Reissue(Asked):
    seat: Annotated[
        SeatNumber | None, Meta(description="The seat with the lost link; null: the watchers' link.")
    ] = None


class PostMoves(Asked):
    version: Version
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=60)]
    key: Key | None = None


class Preview(Asked):
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=60)]
    version: Annotated[Version, Meta(description="Answer from at least this version.")] = 0


class AskHint(Asked):
    count: Annotated[int, Meta(ge=1, le=10, description="The number of hints.")] = 3
    version: Annotated[Version | None, Meta(description="The version of an earlier decision; null: now.")] = (
        None
    )


class Leave(Asked):
    seat: Annotated[
        SeatNumber | None, Meta(description="The seat that the opener frees; null: your own seat.")
    ] = None


class Undo(Asked):
    version: Version
    decisions: Annotated[
        int, Meta(ge=0, le=10_000, description="How many decisions to undo; 0 restarts the turn.")
    ] = 1
    key: Key | None = None


class Resign(Asked):
    bot: Annotated[
        str, Meta(min_length=1, max_length=64, description="The bot that plays the seat if others play on.")
    ] = "apprentice"


class TakeBack(Asked):
    name: Annotated[Name, Meta(description="The name of the new player; empty: as before.")] = ""


class Hand(Asked):
    bot: Annotated[str, Meta(min_length=1, max_length=64)] = "merchant"


class Propose(Asked):
    """A proposal to the other people at the table: an undo beyond the limit, the replacement of an absent
    player, or a new link for a seat with a lost one."""

    kind: Literal["undo", "replace", "link"]
    decisions: Annotated[int, Meta(ge=1, le=10_000)] = 1
    seat: SeatNumber = 0
    bot: (
        Annotated[
            str,
            Meta(
                min_length=1,
                max_length=64,
                description="null: another person with a new link, if somebody else can grant it.",
            ),
        ]
        | None
    ) = None


class Answer(Asked):
    grant: bool
    proposal: (
        Annotated[
            int, Meta(ge=0, le=2**31 - 1, description="The `number` of the proposal; null: the current one.")
        ]
        | None
    ) = None


class Say(Asked):
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]+$")]
    key: Key | None = None


class SetHook(Asked):
    url: (
        Annotated[str, Meta(max_length=500, description="Called when your turn begins; null: no calls.")]
        | None
    )


class Mine(Asked):
    tokens: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[\x21-\x7e]+$")]],
        Meta(max_length=200, description="The tokens that the client has stored."),
    ]
    which: Annotated[
        Literal["going", "over"] | None,
        Meta(description="Only unfinished or only finished tables; null: both."),
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
    """Answer from at least this version."""


# --- replies ---


class Said(Struct):
    """A message of the catalogues in src/tiletum/words: its key, and arguments that are text, numbers or
    things. A thing is `{"name": KEY}` (with the `text` printed in the box, if the catalogues do not know it),
    another message, `{"list": [THING, ...]}` or `{"seat": NUMBER}`."""

    key: str
    args: dict[str, Any]


class Fair(Struct):
    """A fair whose town and tile are known."""

    worth: int
    """The points of the board and the tile together."""
    parts: list[Why | Literal["took"] | None]
    """By seat: the reason why it would take part now, or `took` if it did; null: it does or did not."""


class Built(Struct):
    """Pieces of a seat on the map, including the initial ones."""

    houses: int
    pillars: int


class Guide(Struct):
    """What a client for people needs in addition, so that it needs no rules."""

    decision: list[Said]
    """The current decision, then the open steps below it, from the top of the stack."""
    moves: list[Said]
    """Each of the game's `moves` in words."""
    warnings: dict[str, list[Said]]
    """The warnings by the text of the move. Most moves have none."""
    markers: list[dict[str, int]]
    """By seat: the bonus points at the actions."""
    fairs: list[Fair]
    """By round."""
    built: list[Built]
    """By seat."""
    unusable: dict[str, Said]
    """By tile in the active player's storehouse: why it cannot be used now, in the way nearest to legal."""
    walks: dict[str, Ways]
    """By piece and space: the moves that lead there, and the action points they cost."""
    events: list[Said]
    """Each of the game's `events` in words."""


class SeatState(Struct):
    player: str
    """`person`, `cardinalbot` or the bot that plays it now."""
    name: str
    joined: bool
    """False if it is free, or was given to somebody who has not joined yet."""
    colour: int
    """The colour of the pieces: 0 blue, 1 orange, 2 purple, 3 green, 4 the Cardinalbot's."""
    resigned: bool = False
    given_up: int | None = None
    """How many events in force came before the seat resigned; null: it has not."""


class Proposal(Struct):
    kind: str
    by: int
    version: int
    decisions: int
    seat: int
    bot: str | None
    granted: list[int]
    wanted: list[int]
    """The seats that have not granted it yet."""
    number: int
    """The proposal's number, unique at this table."""
    left: float | None = None
    """If nobody can grant it: the seconds until it takes effect, unless the seat's owner comes back."""


class ClockState(Struct):
    seconds: int
    bot: str
    left: float | None
    """Seconds left of the turn; null while the clock is not running."""
    paused: bool


class EditionDifference(Struct):
    """A difference of an edition from the living rules."""

    rule: str
    key: str
    """The message that explains it."""


class TableState(Struct):
    id: str
    serial: int
    """The number of changes at the table."""
    status: Status
    public: bool
    edition: str
    differences: list[EditionDifference]
    first: int | None
    """The chosen first player's seat; null: random."""
    shuffled_actions: bool
    training: bool
    own_box: bool
    """Whether the components come from an owner's box file."""
    seats: list[SeatState]
    version: int
    created: float
    touched: float
    commitment: str
    """A hash of the seed, to check the seed that is published after the end."""
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
    """Whether a bot has to decide."""
    position: Position
    """The position; in a change, only the keys that changed."""
    moves: list[LegalMove]
    first_event: int
    """How many events in force came before `events`."""
    events: list[dict[str, Any]]
    undo: dict[str, int | str]
    scores: list[int]
    winner: int | None
    guide: Guide | None = None
    """Present if it was requested."""
    again: str | None = None
    """After the end: the command that deals the same game in the terminal, if there is one."""


class ChatLine(Struct):
    number: int
    seat: int | None
    """null: a notice by the table."""
    text: str
    at: float
    said: Said | None = None
    """What the table says, as a message."""
    events: int | None = None
    """How many of the events in force came before what the table says."""


class State(Struct, tag_field="type", tag="state"):
    """The whole state of a table."""

    you: int | None
    table: TableState
    game: GameState | None
    chat: list[ChatLine]


class Changed(Struct, tag_field="type", tag="change", omit_defaults=True):
    """A change of a table. It contains only what changed."""

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
    """The pending proposal; null once it has taken effect."""
    link: SeatLink | None


class Previewed(Struct):
    events: list[dict[str, Any]]
    warnings: list[dict[str, Any]]
    said: list[Said]
    """The events in words."""


class About(Struct):
    """The choices for a new table, and the server's version and client."""

    version: str
    build: str
    """The build of the browser client, different for every build."""
    languages: list[str]
    bots: list[str]
    editions: list[str]
    differences: dict[str, list[EditionDifference]]
    """The differences of each edition in a game of several players."""
    solo_differences: dict[str, list[EditionDifference]]
    """The differences of each edition against the Cardinalbot."""
    levels: dict[str, int]
    """The number of random challenges by level of the Cardinalbot."""
    challenges: list[str]


class Explained(Struct):
    """An explanation of a component."""

    said: list[Said]
    rules: list[str]
    """The rules that say it in full, the most relevant first."""


class BoxState(Struct):
    """The components of a table's box."""

    digest: str
    box: dict[str, Any]
    """The box file."""
    names: dict[str, dict[str, Any]]
    """The names of its `tiles`, `fairs`, `costs` and `challenges` by id, as messages."""
    rules: dict[str, str]
    """The rule behind each kind of a player's moves."""
    abouts: dict[str, dict[str, Explained]]
    """Explanations of `tiles`, `houses` and `crests` (by number), `challenges` and `decrees`, by id."""


class Hint(Struct):
    """A way to continue. The best hint comes first."""

    move: str
    plan: list[str]
    """The rest of the turn, from `move` on, without outcomes."""
    certain: int
    """How many moves of the plan come before a reveal. The others can change with it."""
    points: float
    """The expected final score."""
    gains: dict[str, float]
    """The changes during the turn, by term of the evaluation."""
    against: dict[str, float]
    """The difference by term: the best hint from the second, any other from the best."""
    said: list[Said] = []
    """The moves of the plan as messages for people."""


class Hinted(Struct):
    version: int
    seat: int
    """The active player's seat."""
    hints: list[Hint]


class Left(Struct):
    seat: int
    link: SeatLink | None
    """The seat's new link, if the opener freed it: the old link is void."""


class Moment(Struct):
    """A table at one of its versions."""

    version: int
    made: int
    over: bool
    to_move: int | None
    position: Position
    moves: list[LegalMove]
    """The legal moves at this version."""
    first_event: int
    """How many of the events in force at this version came before `events`."""
    events: list[dict[str, Any]]
    scores: list[int]
    winner: int | None
    resigned: list[int]
    guide: Guide | None = None
    """Present if it was requested."""


class Entry(Struct):
    """An entry of the log."""

    version: int
    """The version of the table after this entry. `at/VERSION` shows it."""
    text: str
    """The entry's notation, as in docs/notation.md."""
    made: int | None
    """Its number among the moves and outcomes in force, from 0; null if it is not one of them."""
    first_event: int | None
    """How many events in force came before its own; null if it is not in force."""


class Entries(Struct):
    version: int
    entries: list[Entry]


class Score(Struct):
    """Points of a seat."""

    version: int
    """The version that brought them."""
    seat: int
    source: str
    points: int
    total: int


class Scores(Struct):
    version: int
    scores: list[int]
    sheet: list[dict[str, int]]
    """Each seat's points by source. With the starting score they add up to its score."""
    steps: list[Score]
    """The scores in force, in order. Their sums up to a version are the sheet at that version."""


class Listed(Struct):
    tables: list[TableState]
    """The tables, latest first."""
    next: str | None = None
    """The `after` for the next page; null: this is the last one."""


class Rematch(Struct):
    table: str


class Health(Struct):
    status: Literal["well", "unwell"]
    version: str
    database: bool
    """Whether the database answers."""
    writes: bool
    """Whether the database can be written to: not while the disk is full."""
    tasks: dict[str, bool]


class Refusal(Struct):
    """The reason for a refusal. Nothing was changed, except that after `server-unsure` this is not known."""

    error: str
    """The kind of refusal: stale, not-your-turn, illegal, malformed, over ..."""
    key: str
    args: dict[str, str | int | float]
    message: str
    rule: str | None = None
    state: State | None = None


encode = msgspec.json.Encoder().encode
