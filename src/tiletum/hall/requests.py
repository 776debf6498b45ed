"""All requests at a table.

Requests that change something return the change to store, and the reply to send once it is stored. The
others return their reply.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from tiletum.table.save import to_data

from . import looking_back, tokens
from .acts import chat, clocks, handing, links, moves, proposals, seating
from .acts.changes import check_open
from .asking import ask_for_hints
from .errors import HallError
from .guide import box_state
from .messages import state
from .preview import describe_hints, preview_moves
from .questions import HintQuestion
from .stored import Change
from .tokens import SeatToken
from .visit import Done, Visit
from .wire import (
    Answer,
    AskHint,
    BoxState,
    ChatLine,
    Entries,
    Hand,
    Hint,
    Hinted,
    Join,
    Joined,
    Leave,
    Left,
    Moment,
    Posted,
    PostMoves,
    Preview,
    Previewed,
    Propose,
    Proposed,
    Reissue,
    Resign,
    Say,
    Scores,
    SeatLink,
    SetHook,
    State,
    TakeBack,
    Undo,
)

T = TypeVar("T")

# --- requests that change nothing ---


def look(visit: Visit, since: int, guide: bool) -> State:
    return state(visit.loaded, visit.watching(), since, guide)


def box(visit: Visit) -> BoxState:
    """Return the data about the components, which never change for a table."""
    visit.watching()
    return box_state(visit.loaded.rules)


def export(visit: Visit) -> dict[str, Any]:
    """Return the game as a save file."""
    visit.watching()
    return to_data(visit.loaded.game)


def look_back(visit: Visit, version: int, since: int | None, guide: bool) -> Moment:
    visit.watching()
    return looking_back.moment(visit.loaded, version, since, guide)


def entries(visit: Visit) -> Entries:
    visit.watching()
    return looking_back.entries(visit.loaded)


def scores(visit: Visit) -> Scores:
    visit.watching()
    return looking_back.scores(visit.loaded)


def preview(visit: Visit, request: Preview) -> Previewed:
    visit.watching()
    return preview_moves(visit.loaded, request.moves)


def ask_hint(visit: Visit, request: AskHint) -> HintQuestion:
    """Return the question to the planner. Everybody with a link to the table may ask."""
    visit.role()
    return ask_for_hints(visit.loaded, request.count, request.version)


def give_hints(visit: Visit, question: HintQuestion, hints: list[Hint]) -> Hinted:
    """Return the hints in answer to a question, with messages."""
    describe_hints(visit.loaded, question["version"], hints)
    return Hinted(question["version"], question["seat"], hints)


def check_close(visit: Visit) -> None:
    """Raise unless the opener may close the table."""
    visit.check_opener()
    check_open(visit.loaded)


# --- seats ---


def join(visit: Visit, request: Join) -> Done[Joined]:
    """Take the seat of the visitor's link, or without one the first free seat of a public table."""
    loaded = visit.loaded
    if visit.visitor.token is not None:
        seat = visit.seat()
        change = seating.join(loaded, seat, request.name, request.colour)
        return by_seat(visit, seat, change, lambda: Joined(seat, None, state(loaded, seat)))
    change, given = seating.sit_down(loaded, request.name, request.key, request.colour)
    return Done(change, lambda: join_reply(visit, given))


def join_reply(visit: Visit, given: SeatToken) -> Joined:
    assert given.seat is not None
    return Joined(given.seat, visit.link(given), state(visit.loaded, given.seat))


def leave(visit: Visit, request: Leave) -> Done[Left]:
    """Free the visitor's own seat, whose link stays valid, or another seat for the opener."""
    if request.seat is None:
        seat = visit.seat()
        return by_seat(visit, seat, seating.leave(visit.loaded, seat), lambda: Left(seat, None))
    visit.check_opener()
    freed = request.seat
    change, given = seating.take_off(visit.loaded, freed)
    return Done(change, lambda: Left(freed, visit.link(given)))


def new_link(visit: Visit, request: Reissue) -> Done[SeatLink]:
    """Make a new link: a seat for itself, or the opener for any seat before the start.

    A seat that asks for the watchers' link gets a link of its own.
    """
    loaded = visit.loaded
    if visit.role() == tokens.OPENER:
        change, given = links.reissue_by_opener(loaded, request.seat)
        return Done(change, lambda: visit.link(given))
    seat = visit.seat()
    if request.seat is None:
        assert visit.visitor.token is not None
        watch_change, watch = links.let_watch(loaded, seat, visit.visitor.token)
        return Done(watch_change, lambda: visit.link(watch))
    if request.seat != seat:
        raise HallError("server-not-allowed")
    change, given = links.reissue(loaded, seat)
    return by_seat(visit, seat, change, lambda: visit.link(given))


# --- play ---


def by_seat(visit: Visit, seat: int, change: Change | None, reply: Callable[[], T]) -> Done[T]:
    """Return the result of an act by a seat's owner, who is therefore not absent any more."""
    return Done(proposals.with_return(visit.loaded, seat, change), reply)


def post_done(visit: Visit, seat: int, change: Change | None) -> Done[Posted]:
    return by_seat(visit, seat, change, lambda: Posted(visit.loaded.game.version))


def post_moves(visit: Visit, request: PostMoves) -> Done[Posted]:
    """Play all moves, or none. A repeated post gets the same reply."""
    seat = visit.seat()
    earlier = moves.version_of_post(visit.loaded, seat, request)
    if earlier is not None:
        return Done(None, lambda: Posted(earlier))
    return post_done(visit, seat, moves.post_by_person(visit.loaded, seat, request))


def undo(visit: Visit, request: Undo) -> Done[Posted]:
    seat = visit.seat()
    earlier = moves.version_of_undo(visit.loaded, seat, request)
    if earlier is not None:
        return Done(None, lambda: Posted(earlier))
    return post_done(visit, seat, moves.undo(visit.loaded, seat, request))


def resign(visit: Visit, request: Resign) -> Done[Posted]:
    seat = visit.seat()
    return post_done(visit, seat, handing.resign(visit.loaded, seat, request.bot))


def hand_over(visit: Visit, request: Hand) -> Done[Posted]:
    seat = visit.seat()
    return post_done(visit, seat, handing.hand_over(visit.loaded, seat, request.bot))


def take_back(visit: Visit, request: TakeBack) -> Done[Posted]:
    seat = visit.seat()
    return post_done(visit, seat, handing.take_back(visit.loaded, seat, request.name))


def pause(visit: Visit) -> Done[Posted]:
    seat = visit.seat()
    return post_done(visit, seat, clocks.pause(visit.loaded, seat))


def go_on(visit: Visit) -> Done[Posted]:
    seat = visit.seat()
    return post_done(visit, seat, clocks.go_on(visit.loaded, seat))


# --- proposals, chat and webhooks ---


def propose(visit: Visit, request: Propose) -> Done[Proposed]:
    seat = visit.seat()
    return proposal_done(visit, seat, *proposals.propose(visit.loaded, seat, request, visit.visitor.patience))


def answer(visit: Visit, request: Answer) -> Done[Proposed]:
    seat = visit.seat()
    return proposal_done(visit, seat, *proposals.answer(visit.loaded, seat, request, visit.visitor.patience))


def proposal_done(visit: Visit, seat: int, change: Change, given: SeatToken | None) -> Done[Proposed]:
    def reply() -> Proposed:
        table = visit.table_state()
        return Proposed(table.version, table.proposal, None if given is None else visit.link(given))

    return by_seat(visit, seat, change, reply)


def say(visit: Visit, request: Say) -> Done[ChatLine]:
    """Add a line to the chat. A repeated line gets the same reply."""
    loaded, seat = visit.loaded, visit.seat()
    line = chat.said_before(loaded, seat, request)
    if line is not None:
        return Done(None, lambda: line)
    return by_seat(visit, seat, chat.say(loaded, seat, request), lambda: loaded.chat[-1])


def set_hook(visit: Visit, request: SetHook) -> Done[SetHook]:
    seat = visit.seat()
    return by_seat(visit, seat, chat.set_hook(visit.loaded, seat, request.url), lambda: request)
