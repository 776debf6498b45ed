"""What can be done at a table. Each act checks, changes the table in memory and says what to store.

An act either raises, having changed nothing, or returns the change. If that cannot be stored, the table
in memory is forgotten.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final, NamedTuple, TypeGuard

import msgspec
from msgspec.structs import replace

from tiletum.bots import bot_names
from tiletum.errors import TiletumError
from tiletum.game.core.vocabulary import EMPTY
from tiletum.game.engine import Game
from tiletum.game.refusals import explain
from tiletum.table.entries import Undone, entry_text, entry_type
from tiletum.table.illegal import IllegalMove
from tiletum.table.names import clean_name, clean_text, shows_something
from tiletum.table.table import RULES_REVISION, Table

from . import tokens
from .errors import HallError
from .loaded import HUMAN, Running, colours
from .stored import Asking, Change, ChatRow, EntryRow, Info
from .wire import PERSON, Answer, ChatLine, PostMoves, Propose, Said, Say, Undo, encode


class SeatToken(NamedTuple):
    """A new token, and whose it is; None for the watchers'."""

    seat: int | None
    token: str


LONGEST_LOG: Final = 10_000
"""Entries of a table. Games have a few hundred; only what is taken back again and again leads here."""
MOST_LINES: Final = 5_000
"""Of the chat at one table."""
LEASE: Final = 30.0
"""Seconds within which a process that promised to ask a bot must renew its promise."""


# --- what every change of the game has in common ---


def game_change(
    running: Running, before: tuple[int, int, int], key: str | None = None, info: Info | None = None
) -> Change:
    """The change that what was added to the log makes; `info` is what else changes."""
    row, table, now = running.loaded, running.game, time.time()
    lines = [entry_text(entry, table.move_table) for entry in table.log[row.version :]]
    bot = running.bot_asked()
    values: dict[str, Any] = {
        "version": table.version,
        "touched": now,
        "bot": bot,
        "lease": now + LEASE if bot else 0.0,
    }
    deadline, left = clock_after(running, before, now)
    begins = before != running.moment()
    info = replace(info or running.info, left=left, stopped=running.info.stopped and not begins)
    if table.over:
        info = replace(info, scores=table.scores(), winner=table.winner(), asking=None)
        values["status"] = "over"
    elif info.asking is not None and is_void(running, info.asking):
        info = replace(info, asking=None)
    if row.rules < RULES_REVISION:  # from now on earlier versions leave it alone
        values["rules"] = RULES_REVISION
    # Whoever watches is told of the table itself only if something of it has changed.
    if deadline != row.deadline:
        values["deadline"] = deadline
    if info != running.info:
        values["info"] = encode(info).decode()
    entry = EntryRow(row.version, "\n".join(lines), now, key)
    return Change(row.id, row.serial, values, entry, turn=begins)


def is_void(running: Running, asking: Asking) -> bool:
    """What was asked for was to be taken back from another position, or whoever was absent has come."""
    if asking.kind == "link":
        return False  # its owner's acts end it
    return asking.kind == "undo" or running.played_by(asking.seat) == PERSON


def clock_after(
    running: Running, before: tuple[int, int, int], now: float
) -> tuple[float | None, float | None]:
    """When the time is over, and what is kept of it while it does not run. A turn that begins has its
    whole time; within a turn nothing adds to it, neither a pause nor a bot that played for a while."""
    clock, deadline, left = running.info.clock, running.loaded.deadline, running.info.left
    if clock is None or running.game.over:
        return None, None
    begins = before != running.moment()
    if running.bot_asked() is not None:
        if begins:
            return None, None
        return None, left if deadline is None else running.seconds_left(now)
    if begins or (deadline is None and left is None):
        return now + clock.seconds, None
    return running.deadline(now) if left is None else now + left, None


def with_info(running: Running, **changes: Any) -> str:
    return encode(replace(running.info, **changes)).decode()


def row_change(running: Running, **values: Any) -> Change:
    row = running.loaded
    return Change(row.id, row.serial, {"touched": time.time(), **values})


def check_bot(name: str) -> None:
    if name not in bot_names():
        raise TiletumError("error-bot", bot=name, known=", ".join(bot_names()))


def check_playing(running: Running) -> Table:
    table = running.game
    if table.over:
        raise TiletumError("error-over")
    return table


# --- moves ---


class Replayed(Exception):
    """A post that was played already."""

    def __init__(self, version: int) -> None:
        self.version = version


def post_by_person(running: Running, seat: int, request: PostMoves) -> Change:
    # What was stored is answered again, whoever plays the seat by now.
    check_not_replayed(running, seat, request)
    if running.table is not None and not running.table.over:
        check_plays(running, seat)
    return post(running, seat, request)


def check_plays(running: Running, seat: int) -> None:
    """Who has given up, or let a bot play, does not decide."""
    if seat in running.game.resigned:
        raise HallError("server-resigned")
    if running.played_by(seat) != PERSON:
        raise HallError("server-handed")


def post(running: Running, seat: int, request: PostMoves) -> Change:
    """Play all of the moves, or none."""
    table = check_playing(running)
    check_version(running, request.version)
    if len(request.moves) > 1:  # a single one is played whole or refused anyway
        check_moves(table.game, seat, request.moves)
    before = running.moment()
    for move in request.moves:
        table.play(move, seat)
    return game_change(running, before, key_of(seat, request.key))


def key_of(seat: int, key: str | None) -> str | None:
    """As it is stored: what one seat chooses must not be in another's way."""
    return None if key is None else f"{seat}:{key}"


def earlier_post(running: Running, seat: int, key: str | None) -> tuple[int, list[str]] | None:
    """The version before the post that was stored with this key, and its lines."""
    stored = key_of(seat, key)
    return None if stored is None else running.posts.get(stored)


def check_not_replayed(running: Running, seat: int, request: PostMoves) -> None:
    """The same key and the same moves are the same post, sent again."""
    earlier = earlier_post(running, seat, request.key)
    if earlier is None:
        return
    version, lines = earlier
    if request.version != version or lines[: len(request.moves)] != request.moves:
        raise HallError("server-key-used", used=request.key or "")
    raise Replayed(version + len(lines))


def check_version(running: Running, version: int) -> None:
    now = running.game.version
    if version != now:
        raise HallError("server-stale" if version < now else "server-future", seen=version, now=now)


def check_moves(game: Game, seat: int, moves: list[str]) -> Game:
    """Try the moves on a copy, which is returned."""
    twin = game.copy()
    for number, text in enumerate(moves):
        move = twin.rules.table.find(text)
        if move == EMPTY:
            raise TiletumError("error-unknown-move", move=text)
        if number and twin.to_move != seat:
            raise HallError("server-too-far", moves=number)
        if twin.to_move != seat:
            raise TiletumError("error-not-your-turn", seat=seat, to_move=twin.to_move)
        if move not in twin.moves():
            refusal = explain(twin, move)
            assert refusal is not None
            raise IllegalMove(text, refusal)
        twin.apply(move)
    return twin


# --- undoing ---


def check_length(table: Table) -> None:
    """What makes a log longer than its game is possible only so often."""
    if table.version >= LONGEST_LOG:
        raise HallError("server-long", most=LONGEST_LOG)


def undo(running: Running, seat: int, request: Undo) -> Change:
    check_not_undone(running, seat, request)
    table = check_playing(running)
    check_length(table)
    check_plays(running, seat)
    check_version(running, request.version)
    if table.to_move != seat and not table.options.training:
        raise TiletumError("error-not-your-turn", seat=seat, to_move=table.game.to_move)
    before = running.moment()
    possible, reason = running.undo_limit()
    decisions = request.decisions or max(1, min(table.turn_decisions(), possible))
    if decisions > possible:
        raise TiletumError("error-undo", decisions=decisions, possible=possible, reason=reason)
    table.undo(running.back_to_a_person(decisions))
    return game_change(running, before, key_of(seat, request.key))


def check_not_undone(running: Running, seat: int, request: Undo) -> None:
    earlier = earlier_post(running, seat, request.key)
    if earlier is None:
        return
    version, lines = earlier
    if request.version != version or entry_type(lines[0]) is not Undone:
        raise HallError("server-key-used", used=request.key or "")
    raise Replayed(version + len(lines))


# --- leaving ---


def resign(running: Running, seat: int, bot: str) -> Change:
    """Others who play on need somebody to decide for the seat."""
    check_bot(bot)
    table = check_playing(running)
    if seat in table.resigned:
        raise HallError("server-resigned")
    before = running.moment()
    table.resign(seat)
    if not table.over:
        table.hand_over(seat, bot)
    return game_change(running, before)


def hand_over(running: Running, seat: int, bot: str) -> Change:
    check_bot(bot)
    table = check_playing(running)
    check_length(table)
    check_other(running, seat, bot)
    return handed(running, seat, bot)


def check_other(running: Running, seat: int, bot: str) -> None:
    """Nothing would change, but the log would grow."""
    if running.played_by(seat) == bot:
        raise HallError("server-plays")


def handed(running: Running, seat: int, bot: str) -> Change:
    before = running.moment()
    running.game.hand_over(seat, bot)
    return game_change(running, before)


def take_back(running: Running, seat: int, name: str = "") -> Change:
    name = clean_name(name)
    table = check_playing(running)
    if running.played_by(seat) == PERSON:
        raise HallError("server-yours")
    check_length(table)
    if seat in table.resigned:
        raise HallError("server-resigned")
    before = running.moment()
    table.hand_over(seat, HUMAN)
    info = with_seat(running.info, seat, name=name or running.info.seats[seat].name)
    return game_change(running, before, info=info)


# --- asking the others ---


def propose(
    running: Running, seat: int, request: Propose, patience: float
) -> tuple[Change, SeatToken | None]:
    """Ask; what needs nobody's grant is done at once. The second part is a new link's token, if any.

    One thing at a time: whoever grants must not grant something else than they saw."""
    table = check_playing(running)
    check_plays(running, seat)
    check_length(table)
    if is_same(running.info.asking, seat, request):
        return granted(running, running.info.asking, patience, seat)
    if running.info.asking is not None:
        raise HallError("server-asked")
    if request.kind == "replace":
        check_replacing(running, seat, request)
    elif request.kind == "link":
        check_linking(running, seat, request.seat)
    else:
        decisions = sum(table.move_table.rows[move].group != "outcome" for move in table.made)
        if request.decisions > decisions:
            raise TiletumError("error-undo", decisions=request.decisions, possible=decisions, reason="start")
    number = running.loaded.serial
    asking = Asking(
        request.kind, seat, table.version, request.decisions, request.seat, request.bot, number=number
    )
    return granted(running, asking, patience, seat)


def check_replacing(running: Running, seat: int, request: Propose) -> None:
    if request.seat >= len(running.info.seats):
        raise TiletumError("error-seat", seat=request.seat, players=len(running.info.seats))
    if request.seat == seat or running.info.seats[request.seat].player != PERSON:
        raise HallError("server-not-absent")
    if request.bot is not None:
        check_bot(request.bot)
        check_other(running, request.seat, request.bot)
    elif request.seat in running.game.resigned:
        raise HallError("server-resigned")
    elif not running.asked("replace", seat, request.seat):
        raise HallError("server-replace-bot")


def is_same(asking: Asking | None, seat: int, request: Propose) -> TypeGuard[Asking]:
    """Whether a link that nobody has to grant is asked for again: it may be due by now."""
    if asking is None or asking.due is None:
        return False
    return (asking.kind, asking.by, asking.seat) == (request.kind, seat, request.seat)


def check_linking(running: Running, seat: int, about: int) -> None:
    check_seat_of_person(running, about)
    if about == seat:
        raise HallError("server-link-own")
    if about in running.game.resigned:
        raise HallError("server-resigned")


def check_absent(running: Running, seat: int, patience: float) -> None:
    if not running.is_absent(seat, patience):
        raise HallError("server-present", minutes=math.ceil(patience / 60))


def answer(running: Running, seat: int, request: Answer, patience: float) -> tuple[Change, SeatToken | None]:
    check_playing(running)
    asking = running.info.asking
    if request.proposal is not None and (asking is None or asking.number != request.proposal):
        raise HallError("server-proposal-gone")
    withdrawn = asking is not None and asking.by == seat and not request.grant
    if asking is None or not (withdrawn or may_answer(running, asking, seat)):
        raise HallError("server-not-asked")
    if not request.grant:
        return refused(running, asking), None
    return granted(running, replace(asking, granted=sorted({*asking.granted, seat})), patience, seat)


def may_answer(running: Running, asking: Asking, seat: int) -> bool:
    """Whether a seat is asked. A new link can be granted or refused by whoever has the old one, too."""
    if asking.kind == "link" and seat == asking.seat:
        return True
    return seat in running.asked(asking.kind, asking.by, asking.seat)


def refused(running: Running, asking: Asking) -> Change:
    change = row_change(running, info=with_info(running, asking=None))
    if asking.due is not None:
        note(running, change, "server-notice-link-ended", seat=asking.seat)
    return change


def granted(running: Running, asking: Asking, patience: float, last: int) -> tuple[Change, SeatToken | None]:
    """Do what everybody has granted; else keep it asked. A new link goes to `last`, whose request this is."""
    if asking.kind == "replace":
        check_absent(running, asking.seat, patience)
    asked = running.asked(asking.kind, asking.by, asking.seat)
    if asking.kind == "link" and asking.seat in asking.granted:
        return relinked(running, asking, last)
    if set(asked) - set(asking.granted):
        return row_change(running, info=with_info(running, asking=replace(asking, due=None))), None
    if asking.kind == "link":
        return relinked(running, asking, last) if asked else announced(running, asking, patience)
    if asking.kind == "undo":
        return undo_granted(running, asking), None
    return replaced(running, asking, last)


def announced(running: Running, asking: Asking, patience: float) -> tuple[Change, SeatToken | None]:
    """Announce a new link that nobody can grant. It is given if the seat's owner, who is absent, stays away
    for as long again, while everybody can read what is going to happen."""
    check_absent(running, asking.seat, patience)
    now = time.time()
    if asking.due is None:
        change = row_change(running, info=with_info(running, asking=replace(asking, due=now + patience)))
        note(running, change, "server-notice-link-asked", seat=asking.seat, by=asking.by)
        return change, None
    if now < asking.due:
        raise HallError("server-link-wait", minutes=math.ceil((asking.due - now) / 60))
    return relinked(running, asking, asking.by)


def relinked(running: Running, asking: Asking, taker: int) -> tuple[Change, SeatToken]:
    """Give a seat's new link to `taker`. The old link becomes void, and its webhook is removed."""
    info = with_seat(replace(running.info, asking=None), asking.seat, hook=None)
    change = row_change(running, info=encode(info).decode())
    change.everywhere = True
    note(running, change, "server-notice-link-given", seat=asking.seat, by=taker)
    return change, SeatToken(asking.seat, reissued(running, change, tokens.seat_role(asking.seat)))


def with_return(running: Running, seat: int, change: Change | None) -> Change | None:
    """Cancel a pending notice of a new link for the seat: its owner is back."""
    asking = running.info.asking
    if change is None or asking is None or asking.due is None or asking.seat != seat:
        return change
    info = msgspec.json.decode(change.row.get("info", running.loaded.info), type=Info)
    change.row["info"] = encode(replace(info, asking=None)).decode()
    if change.chat is None:
        note(running, change, "server-notice-link-ended", seat=seat)
    return change


def come_back(running: Running, seat: int) -> Change | None:
    """Note that the owner of a seat has come, if somebody waits for them to stay away."""
    return with_return(running, seat, row_change(running)) if is_awaited(running, seat) else None


def is_awaited(running: Running, seat: int | None) -> bool:
    asking = running.info.asking
    return asking is not None and asking.due is not None and asking.seat == seat


def note(running: Running, change: Change, key: str, **seats: int) -> None:
    """Add a line to the chat that the table itself says: a record of what was done with a seat."""
    row = running.loaded
    text = encode(Said(key, {name: {"seat": seat} for name, seat in seats.items()})).decode()
    change.chat = ChatRow(row.chats, None, text, time.time())
    change.row["chats"] = row.chats + 1


def undo_granted(running: Running, asking: Asking) -> Change:
    check_version(running, asking.version)
    before = running.moment()
    running.game.undo(running.back_to_a_person(asking.decisions), granted=True)
    return game_change(running, before, info=replace(running.info, asking=None))


def replaced(running: Running, asking: Asking, taker: int) -> tuple[Change, SeatToken | None]:
    """By a bot, from which the seat can be taken back, or by whoever gets its new link and joins with it:
    then the old one is void, and whom it belonged to is called no more."""
    before = running.moment()
    running.game.hand_over(asking.seat, asking.bot or HUMAN)
    info = replace(running.info, asking=None)
    if asking.bot is not None:
        return game_change(running, before, info=info), None
    change = game_change(running, before, info=with_seat(info, asking.seat, hook=None, joined=False))
    note(running, change, "server-notice-seat-given", seat=asking.seat, by=taker)
    token = reissued(running, change, tokens.seat_role(asking.seat))
    return change, SeatToken(asking.seat, token)


# --- before the game starts ---


def check_open(running: Running) -> None:
    if running.loaded.status != "open":
        raise HallError("server-started")


def leave(running: Running, seat: int) -> Change:
    """Free a seat that somebody had taken; its link stays good."""
    check_open(running)
    if running.info.seats[seat].player != PERSON or not running.info.seats[seat].joined:
        raise HallError("server-free")
    return row_change(
        running, info=encode(with_seat(running.info, seat, name="", joined=False, hook=None)).decode()
    )


def with_colour(running: Running, seat: int, colour: int | None) -> Info:
    """With another colour, if one is wanted. Nobody minds if a free seat that had it changes with us."""
    info, before = running.info, colours(running.info)
    if colour is None or colour == before[seat]:
        return info
    check_open(running)
    if colour in before:
        other = before.index(colour)
        if info.seats[other].joined:
            raise HallError("server-colour")
        info = with_seat(info, other, colour=before[seat])
    return with_seat(info, seat, colour=colour)


def take_off(running: Running, seat: int) -> tuple[Change, SeatToken]:
    """The opener frees somebody's seat, whose link is void."""
    check_seat_of_person(running, seat)
    change = leave(running, seat)
    return change, SeatToken(seat, reissued(running, change, tokens.seat_role(seat)))


# --- links ---


def reissued(running: Running, change: Change, role: str, token: str | None = None) -> str:
    """Add to a change that a role has a new token, and its old ones are void."""
    token = token or tokens.new_token()
    change.voided = [hash_ for hash_, has in running.tokens.items() if has == role]
    change.tokens = {tokens.hashed(token): role}
    return token


def reissue_by_opener(running: Running, seat: int | None) -> tuple[Change, SeatToken]:
    """Only the watchers' link once the game has started: a seat is its player's then."""
    if seat is not None and running.loaded.status != "open":
        raise HallError("server-link-ask")
    return reissue(running, seat)


def reissue(running: Running, seat: int | None) -> tuple[Change, SeatToken]:
    if seat is not None:
        check_seat_of_person(running, seat)
    change = row_change(running)
    change.everywhere = True
    role = tokens.WATCH if seat is None else tokens.seat_role(seat)
    return change, SeatToken(seat, reissued(running, change, role))


def let_watch(running: Running, seat: int, token: str) -> tuple[Change | None, SeatToken]:
    """A link to watch, for the seat with this token to give away. It follows from the token, so it is the
    same each time and at rematches; only the one that followed from an earlier token is void."""
    watch = tokens.token_by(tokens.WATCH, token)
    if running.role(watch) is not None:
        return None, SeatToken(None, watch)
    change = Change(running.id, running.loaded.serial, {})
    return change, SeatToken(None, reissued(running, change, tokens.watch_role(seat), watch))


def check_seat_of_person(running: Running, seat: int) -> None:
    seats = running.info.seats
    if seat >= len(seats) or seats[seat].player != PERSON:
        raise TiletumError("error-seat", seat=seat, players=len(seats))


def free_seat(running: Running) -> int:
    """At a public table anybody may sit down."""
    if not running.loaded.public:
        raise HallError("server-no-token")
    seats = running.info.seats
    seat = next((i for i, seat in enumerate(seats) if seat.player == PERSON and not seat.joined), None)
    if seat is None or running.loaded.status != "open":
        raise HallError("server-started")
    return seat


# --- beside the game ---


def said_before(running: Running, seat: int, request: Say) -> ChatLine | None:
    """The line that came with the same key, if it is still shown."""
    key = key_of(seat, request.key)
    line = None if key is None else running.keyed_lines.get(key)
    if line is not None and line.text != clean_text(request.text):
        raise HallError("server-key-used", used=request.key or "")
    return line


def say(running: Running, seat: int, request: Say) -> Change:
    row = running.loaded
    if row.chats >= MOST_LINES:
        raise HallError("server-chat-full")
    text = clean_text(request.text)
    if not shows_something(text):
        raise HallError("server-chat-empty")
    line = ChatRow(row.chats, seat, text, time.time(), key_of(seat, request.key))
    return Change(row.id, row.serial, {"chats": row.chats + 1, "touched": line.at}, chat=line)


def set_hook(running: Running, seat: int, url: str | None) -> Change:
    return row_change(running, info=encode(with_seat(running.info, seat, hook=url)).decode())


def with_seat(info: Info, seat: int, **changes: Any) -> Info:
    seats = list(info.seats)
    seats[seat] = replace(seats[seat], **changes)
    return replace(info, seats=seats)


# --- the clock ---


def pause(running: Running, seat: int) -> Change:
    """The time that is left stays; the next move lets the clock run again. Where others play, whoever has to
    decide stops it once in a turn: they may let it run again, and it is not stopped for ever."""
    check_playing(running)
    check_plays(running, seat)
    deadline, info = running.loaded.deadline, running.info
    if deadline is None:
        raise HallError("server-no-clock")
    own = running.game.to_move == seat and running.people() != [seat]
    if own and info.stopped:
        raise HallError("server-stopped")
    left = running.seconds_left(time.time())
    return row_change(running, info=with_info(running, left=left, stopped=own or info.stopped), deadline=None)


def go_on(running: Running, seat: int) -> Change:
    check_playing(running)
    check_plays(running, seat)
    left = running.info.left
    if left is None or running.bot_asked() is not None:
        raise HallError("server-no-clock")
    return row_change(running, info=with_info(running, left=None), deadline=time.time() + left)


def shorten(running: Running) -> Change | None:
    """Move a deadline that is further away than a turn is long: the machine's clock was set back."""
    deadline = running.deadline(time.time())
    return None if deadline == running.loaded.deadline else row_change(running, deadline=deadline)


def time_out(running: Running) -> Change | None:
    """A bot plays on for whoever let the time run out; the seat can be taken back."""
    now, table, clock = time.time(), running.table, running.info.clock
    deadline = running.deadline(now)
    if deadline is None or deadline > now or table is None or clock is None:
        return None
    if table.to_move is None:
        return row_change(running, deadline=None)
    return handed(running, table.to_move, clock.bot)
