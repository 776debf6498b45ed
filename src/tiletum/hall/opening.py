"""Opening a table: the options, seats, links and seed of a request."""

from __future__ import annotations

import secrets
from typing import Any, Final, NamedTuple

import msgspec

from tiletum.box import Box, BoxReader, load, read_box
from tiletum.game.core.editions import Solo
from tiletum.table.names import clean_name
from tiletum.table.save import UNPLAYABLE, SaveError, from_save, moves_replayed
from tiletum.table.table import RULES_REVISION, Options, Table, solo_level

from . import tokens
from .acts.changes import LONGEST_LOG, check_bot
from .acts.starting import start
from .box_cache import cache_box
from .errors import HallError
from .headers import header_of
from .loaded import LoadedTable
from .messages import state
from .protocols import Clock, SystemClock
from .stored import EntryRow, Info, NewTable, SeatInfo, TableRow, TurnLimit
from .tokens import SeatToken
from .visit import Visit, Visitor
from .wire import CARDINALBOT, COLOURS, PERSON, Opened, OpenTable, encode

UPLOADED: Final = "file"
"""The name of an uploaded file in refusals. Sentences replace it with a word in their language."""
MOST_WORK: Final = 100_000
"""Maximum moves that the undos of an uploaded game make the server replay, which takes about two seconds."""


class New(NamedTuple):
    """A table that is not stored yet, with its tokens, which only the opener gets."""

    row: TableRow
    entry: EntryRow | None
    tokens: dict[str, str]
    """Tokens by role."""

    def to_store(self) -> NewTable:
        hashes = {tokens.hash_token(token): role for role, token in self.tokens.items()}
        return NewTable(self.row, self.entry, hashes)


def new_table(request: OpenTable, reader: BoxReader = read_box, clock: Clock | None = None) -> New:
    """Return the requested table; `reader` reads an owner's box."""
    clock = clock or SystemClock()
    table = import_game(request, reader)
    options = table.options if table else options_of(request, reader)
    seats = seats_of(request, options)
    seed = secrets.randbits(128)
    now = clock.now()
    row = TableRow(
        id=tokens.new_id(),
        serial=0,
        version=0,
        status="open",
        public=request.public,
        created=now,
        touched=now,
        rules=RULES_REVISION,
        header=header_of(options),
        info=encode(Info(seats, turn_limit(request))).decode(),
        seed=str(seed),
        bot=None,
        lease=0.0,
        deadline=None,
        chats=0,
    )
    new = New(row, None, {role: tokens.new_token() for role in roles(seats)})
    if table is None and not all(seat.joined for seat in seats):
        return new
    return begin(new, table, clock)


def turn_limit(request: OpenTable) -> TurnLimit | None:
    return None if request.clock is None else TurnLimit(request.clock.seconds, request.clock.bot)


def rematch(old: LoadedTable) -> NewTable:
    """Return a table with the same people, links, bots and options, but a new seed. It starts at once."""
    row, now = old.row, old.clock.now()
    seats = [msgspec.structs.replace(seat, joined=True) for seat in old.info.seats]
    again = msgspec.structs.replace(
        row,
        id=tokens.new_id(),
        serial=0,
        version=0,
        created=now,
        info=encode(Info(seats, old.info.clock)).decode(),
        seed=str(secrets.randbits(128)),
        chats=0,
        place=None,
        moved=False,
    )
    return begin(New(again, None, {}), None, old.clock).to_store()._replace(tokens=dict(old.tokens))


def known_rematch(old: LoadedTable) -> str | None:
    """Return the existing rematch, if there is one. Raise before the end of the game."""
    if old.info.rematch is None and old.row.status != "over":
        raise HallError("server-not-over")
    return old.info.rematch


def reply(loaded: LoadedTable, new: New, visitor: Visitor) -> Opened:
    """Return the reply to the opener of a new table: all links to it."""
    visit, given = Visit(loaded, visitor), new.tokens
    seats = [(tokens.seat_of(role), token) for role, token in given.items()]
    return Opened(
        loaded.id,
        given[tokens.OPENER],
        [visit.link(SeatToken(seat, token)) for seat, token in seats if seat is not None],
        visit.link(SeatToken(None, given[tokens.WATCH])),
        visit.table_state(),
    )


def roles(seats: list[SeatInfo]) -> list[str]:
    people = [tokens.seat_role(i) for i, seat in enumerate(seats) if seat.player == PERSON]
    return [tokens.OPENER, tokens.WATCH, *people]


# --- options ---


def options_of(request: OpenTable, reader: BoxReader) -> Options:
    options = Options(
        players=1 if is_solo(request) else len(request.seats),
        edition=request.edition,
        first=request.first,
        shuffled_actions=request.shuffled_actions,
        training=request.training,
        box=box_of(request.box, reader),
        solo=solo_of(request),
    )
    options.check()
    return options


def is_solo(request: OpenTable) -> bool:
    return any(seat.player == CARDINALBOT for seat in request.seats)


def check_cardinalbot(request: OpenTable) -> None:
    if [seat.player == CARDINALBOT for seat in request.seats] != [False, True]:
        raise HallError("server-cardinalbot")


def solo_of(request: OpenTable) -> Solo | None:
    if not is_solo(request):
        return None
    check_cardinalbot(request)
    if request.level is not None and request.challenges:
        raise HallError("server-solo-both")
    return solo_level(request.level) if request.level else Solo(0, tuple(request.challenges))


def box_of(text: str | None, reader: BoxReader) -> Box:
    return load() if text is None else cache_box(reader(text.encode(), UPLOADED))


def seats_of(request: OpenTable, options: Options) -> list[SeatInfo]:
    if len(request.seats) != options.seats:
        raise HallError("server-seats", seats=options.seats)
    given = [clean_name(seat.name) for seat in request.seats]
    for seat in request.seats:
        if seat.player not in (PERSON, CARDINALBOT):
            check_bot(seat.player)
    if request.clock is not None:
        check_bot(request.clock.bot)
    names = options.names + ("",) * len(request.seats)
    colours = colours_of(request, options)
    seats = [
        SeatInfo(seat.player, given[i] or names[i], seat.joined or seat.player != PERSON, colour=colours[i])
        for i, seat in enumerate(request.seats)
    ]
    # A person with a name from the opener has already joined. A seat without a name is free.
    return [msgspec.structs.replace(seat, joined=True) if seat.name else seat for seat in seats]


def colours_of(request: OpenTable, options: Options) -> list[int]:
    """Return the requested or else the saved colours. The other seats get the first free colours."""
    wanted = [seat.colour for seat in request.seats]
    given = [colour for colour in wanted if colour is not None]
    if any(seat.player == CARDINALBOT and seat.colour is not None for seat in request.seats):
        raise HallError("server-colour-cardinalbot")
    if len(set(given)) < len(given):
        raise HallError("server-colour")
    if not given:
        wanted[: len(options.colours)] = options.colours
    free = (colour for colour in COLOURS if colour not in wanted)
    return [next(free) if colour is None else colour for colour in wanted]


# --- a saved game ---


def import_game(request: OpenTable, reader: BoxReader) -> Table | None:
    if request.save is None:
        return None
    check_only_seats(request)
    check_work(request.save.get("log"))
    check_start(request.save.get("start"))
    table = from_save(request.save, UPLOADED, reader=reader)
    check_start_size(table.options.start)
    cache_box(table.options.box)
    if (table.options.solo is not None) != is_solo(request):
        raise HallError("server-seats", seats=table.options.seats)
    if is_solo(request):
        check_cardinalbot(request)
    return table


def check_only_seats(request: OpenTable) -> None:
    """Raise if a request sets options besides a saved game, which has its own."""
    bare = OpenTable(request.seats)
    for option in OWN_OPTIONS:
        if getattr(request, option) != getattr(bare, option):
            raise HallError("server-save-option", option=option)


OWN_OPTIONS: Final = ("edition", "first", "shuffled_actions", "training", "level", "challenges", "box")


def check_work(log: object) -> None:
    """Raise if an uploaded log is too long, or if its undos would keep the server busy."""
    lines = [line for line in log if isinstance(line, str)] if isinstance(log, list) else []
    if len(lines) > LONGEST_LOG or moves_replayed(lines) > MOST_WORK:
        raise HallError("server-long", most=LONGEST_LOG)


def check_start(start: object) -> None:
    """Raise unless a start position is at the beginning of a turn.

    In the middle of a turn there is a stack of steps. A stack that no play has made might never end, and
    would block the server.
    """
    pending = start.get("pending") if isinstance(start, dict) else None
    if pending is not None and (not isinstance(pending, dict) or pending.get("stack") != TURN_BEGINS):
        raise HallError("server-position")


TURN_BEGINS: Final = [["die", 0, 0, 0, 0]]


def check_start_size(start: dict[str, Any] | None) -> None:
    """Raise if a position is larger than any real one, since a table keeps all of it in memory."""
    if start is not None and len(encode(start)) > LARGEST_START:
        raise HallError("server-position-large", most=LARGEST_START)


LARGEST_START: Final = 20_000
"""Bytes of a position as JSON. Positions of real games have at most 6 kB."""


def begin(new: New, table: Table | None, clock: Clock) -> New:
    """Return the table with its first entries: the setup, and the seats that bots play."""
    loaded = LoadedTable(new.row.id, clock)
    loaded.begin(new.row)
    values, entry = start(loaded, table)
    if table is not None and not table.options.strict:
        check_shown(loaded)
    for column, value in values.items():
        setattr(new.row, column, value)
    return New(new.row, entry, new.tokens)


def check_shown(loaded: LoadedTable) -> None:
    """Raise if nobody could be shown the table, because its game is older than the strict checks."""
    try:
        state(loaded, None, guided=True)
    except UNPLAYABLE as error:
        raise SaveError("save-unplayable", file=UPLOADED) from error
