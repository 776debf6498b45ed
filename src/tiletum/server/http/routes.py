"""The HTTP routes: what is asked for is checked against the schema, done at a table, and answered.

A route says who may use it; what happens is in `acts` and `tables`.
"""

from __future__ import annotations

from collections.abc import Callable
from hmac import compare_digest
from typing import Annotated, Any, Final, TypeVar

from litestar import MediaType, Request, Response, Router, WebSocket, get, post, websocket
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import SecurityRequirement
from litestar.params import Parameter

from tiletum.bots import bot_names
from tiletum.box import load
from tiletum.game.core.editions import EDITIONS, LEVELS
from tiletum.game.core.events import named
from tiletum.hall import acts, looking_back, tokens
from tiletum.hall.guide import edition_differences, messages, printed, said_plan
from tiletum.hall.loaded import Running
from tiletum.hall.stored import Change
from tiletum.hall.wire import (
    AFTER,
    TABLE_ID,
    About,
    Answer,
    AskHint,
    BoxState,
    ChatLine,
    Entries,
    Hand,
    Health,
    Hinted,
    Join,
    Joined,
    Leave,
    Left,
    Listed,
    Mine,
    Moment,
    Opened,
    OpenTable,
    Posted,
    PostMoves,
    Preview,
    Previewed,
    Propose,
    Proposed,
    Refusal,
    Reissue,
    Rematch,
    Resign,
    Say,
    Scores,
    SeatLink,
    SetHook,
    State,
    Status,
    TakeBack,
    Undo,
)
from tiletum.server.bots.scheduler import ask_hint
from tiletum.server.errors import ServerError
from tiletum.server.operate import metrics, webhooks
from tiletum.server.server import Server
from tiletum.server.tables import cache
from tiletum.server.tables.cache import Tables
from tiletum.server.watching import stream
from tiletum.table.save import to_data
from tiletum.table.table import Table
from tiletum.table.warnings import revealing, warnings
from tiletum.version import __version__
from tiletum.words import languages
from tiletum.words.said import said_event

from . import pages
from .hosts import is_local
from .responses import SmallResponse

LARGEST_BODY: Final = 64_000
LARGEST_FILE: Final = 1_000_000
"""Of a request that opens a table: it may carry a box or a saved game."""
ALL_MOVES: Final = 100_000
"""More than any game has."""
TableId = Annotated[str, Parameter(pattern=TABLE_ID, description="The table's id.")]
Asking = Request[Any, Any, Any]
SMALL: Final = "small"
"""Marks a route whose answers are not worth compressing."""

STATUSES: Final = {
    400: "Not what the schema describes.",
    401: "The token is missing, or not good for this table.",
    403: "The token is good, but not for this; or a page of another site asks, or for another host.",
    404: "There is no such table.",
    409: "Not possible as things are: stale, not your turn, illegal, over ...",
    413: "Too large.",
    429: "Too many requests.",
    503: "The database is full or not there; nothing was changed. "
    "With the key `server-unsure` that is not known: send it again with the same key.",
}


ANYWHERE: Final = (403, 413)
"""Of requests for another host, or with a longer address than any here."""


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Return how the refusals of a route are described, with those that any request may meet."""
    return {
        status: ResponseSpec(Refusal, description=STATUSES[status], generate_examples=False)
        for status in sorted({*statuses, *ANYWHERE})
    }


ANY: Final = refusals(*STATUSES)
OPEN: Final = refusals(400, 403, 409, 413, 429, 503)
LOOK: Final = refusals(400, 401, 404, 429, 503)
LOOK_BACK: Final = refusals(400, 401, 404, 409, 429, 503)


T = TypeVar("T")

# --- who asks ---

NOBODY: Final[list[SecurityRequirement]] = [{}]
"""Needs no token."""
ANYBODY: Final[list[SecurityRequirement]] = [{"token": []}, {}]
"""Needs a token, unless the table is public."""


async def needs_token(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refused before anything else is looked at. Without `async` Litestar would ask in a thread each time."""
    if tokens.from_header(connection.headers.get("authorization")) is None:
        raise ServerError("server-no-token")


class Caller:
    """Whoever made a request: what their token is good for is asked of the table."""

    def __init__(self, request: Asking) -> None:
        self.server: Server = request.app.state["server"]
        self.tables: Tables = self.server.tables
        self.token = tokens.from_header(request.headers.get("authorization"))
        self._request = request

    @property
    def host(self) -> str:
        return self._request.client.host if self._request.client else ""

    async def check_welcome(self) -> str:
        """Return where the request comes from; raise if the operator has blocked that network."""
        return await self.server.places.check(self.host)

    def link(self, id_: str, seat: int | None, token: str) -> SeatLink:
        address = self.server.settings.address or str(self._request.base_url).rstrip("/")
        return SeatLink(seat, token, tokens.link(address, id_, token))

    def watching(self, running: Running) -> int | None:
        """The seat, or None for one who may only watch."""
        return stream.who(running, self.token)

    def role(self, running: Running) -> str:
        role = running.role(self.token)
        if role is None:
            raise ServerError("server-no-token")
        return role

    def seat(self, running: Running) -> int:
        seat = tokens.seat_of(self.role(running))
        if seat is None:
            raise ServerError("server-not-allowed")
        return seat

    def check_opener(self, running: Running) -> None:
        if self.role(running) != tokens.OPENER:
            raise ServerError("server-not-allowed")

    def check_takes_part(self, running: Running) -> None:
        """Whoever may only watch does not."""
        if tokens.only_watches(self.role(running)):
            raise ServerError("server-not-allowed")

    async def look(self, id_: str, do: Callable[[Running], T], version: int = 0) -> T:
        """Look at a table with this caller's token, if they sent one."""
        return await self.tables.look(id_, do, version, by_token=self.token is not None)

    async def act(self, id_: str, act: Callable[[Running, int], Change | None]) -> Running:
        """Something that the holder of a seat may do."""

        def do(running: Running) -> Change | None:
            seat = self.seat(running)
            return acts.with_return(running, seat, act(running, seat))

        return await self.tables.change(id_, do)

    async def act_on_game(self, id_: str, act: Callable[[Running, int], Change]) -> Posted:
        return Posted((await self.act(id_, act)).game.version)


# --- tables ---


@post("/tables", responses=OPEN, request_max_body_size=LARGEST_FILE, summary="Open a table", security=NOBODY)
async def open_table(data: OpenTable, request: Asking) -> Opened:
    """The tokens are told only now. Seats with a name, and bots, are taken; when all are, the game starts."""
    caller = Caller(request)
    place = await caller.check_welcome()
    caller.server.limits.opened.check(caller.host)
    if data.save is not None or data.box is not None:
        caller.server.limits.uploaded.check(caller.host, len(await request.body()))
    new = await caller.tables.open(data, place)
    id_ = new.row.id
    seats = [
        caller.link(id_, seat, token)
        for role, token in new.tokens.items()
        if (seat := tokens.seat_of(role)) is not None
    ]
    watch = caller.link(id_, None, new.tokens[tokens.WATCH])
    state = await caller.tables.look(id_, Running.table_state)
    return Opened(id_, new.tokens[tokens.OPENER], seats, watch, state)


@get("/tables", responses=refusals(400, 429, 503), summary="Public tables", security=NOBODY)
async def list_tables(
    request: Asking,
    status: Status = "open",
    after: Annotated[
        str | None, Parameter(pattern=AFTER, description="The `next` of an answer: go on behind it.")
    ] = None,
) -> Listed:
    """The latest first, fifty at a time."""
    return await Caller(request).tables.listed(status, after)


@post(
    "/mine",
    status_code=200,
    responses=refusals(400, 403, 413, 429, 503),
    summary="My tables",
    security=NOBODY,
)
async def my_tables(data: Mine, request: Asking) -> Listed:
    """The tables of the tokens that a client has kept, running and finished, fifty at a time."""
    return await Caller(request).tables.mine(data)


@get("/tables/{table:str}", responses=LOOK, summary="How a table stands", security=ANYBODY)
async def look(
    table: TableId,
    request: Asking,
    since: Annotated[
        int, Parameter(ge=0, le=ALL_MOVES, description="Tell the events after so many moves; without: none.")
    ] = ALL_MOVES,
    guide: Annotated[bool, Parameter(description="Tell everything in messages for people, too.")] = False,
    version: Annotated[
        int, Parameter(ge=0, le=ALL_MOVES, description="Not before this one, which you have seen.")
    ] = 0,
) -> State:
    caller = Caller(request)
    return await caller.look(
        table, lambda running: running.state(caller.watching(running), since, guide), version
    )


@get("/tables/{table:str}/box", responses=LOOK, summary="What is printed on its components", security=ANYBODY)
async def box(table: TableId, request: Asking) -> BoxState:
    """It never changes for a table."""
    caller = Caller(request)

    def look_at(running: Running) -> BoxState:
        caller.watching(running)
        return printed(running.rules)

    return await caller.look(table, look_at)


@get("/about", responses=refusals(400, 429), summary="What there is to choose from", security=NOBODY)
async def about() -> About:
    return About(
        version=__version__,
        build=pages.build(),
        languages=languages(),
        bots=bot_names(),
        editions=list(EDITIONS),
        differences={name: edition_differences(name, solo=False) for name in EDITIONS},
        solo_differences={name: edition_differences(name, solo=True) for name in EDITIONS},
        levels=LEVELS,
        challenges=[card.id for card in load().challenges],
    )


@get(
    "/tables/{table:str}/save",
    responses=LOOK_BACK,
    summary="Export the game",
    security=ANYBODY,
)
async def save(table: TableId, request: Asking) -> dict[str, Any]:
    """As a save file, which can be opened as a table again, or by the command line."""
    caller = Caller(request)

    def export(running: Running) -> dict[str, Any]:
        caller.watching(running)
        return to_data(running.game)

    return await caller.look(table, export)


@get(
    "/tables/{table:str}/at/{version:int}",
    responses=LOOK_BACK,
    summary="How a table stood",
    security=ANYBODY,
)
async def look_back(
    table: TableId,
    version: Annotated[int, Parameter(ge=0, le=ALL_MOVES, description="After so many entries of the log.")],
    request: Asking,
    since: Annotated[
        int,
        Parameter(
            ge=0, le=ALL_MOVES, description="Tell the events after so many moves; without: of the last entry."
        ),
    ] = ALL_MOVES,
    guide: Annotated[bool, Parameter(description="Tell everything in messages for people, too.")] = False,
) -> Moment:
    caller = Caller(request)

    def look(running: Running) -> Moment:
        caller.watching(running)
        return looking_back.moment(running, version, None if since == ALL_MOVES else since, guide)

    return await caller.look(table, look, version)


@get("/tables/{table:str}/entries", responses=LOOK_BACK, summary="The log, by entry", security=ANYBODY)
async def entries(table: TableId, request: Asking) -> Entries:
    """Everything that was ever done, also what was undone."""
    caller = Caller(request)

    def look(running: Running) -> Entries:
        caller.watching(running)
        return looking_back.entries(running)

    return await caller.look(table, look)


@get("/tables/{table:str}/scores", responses=LOOK_BACK, summary="Where points came from", security=ANYBODY)
async def scores(table: TableId, request: Asking) -> Scores:
    """By seat and source, at the moment and step by step."""
    caller = Caller(request)

    def look(running: Running) -> Scores:
        caller.watching(running)
        return looking_back.scores(running)

    return await caller.look(table, look)


@post("/tables/{table:str}/join", status_code=200, responses=ANY, summary="Take a seat", security=ANYBODY)
async def join(table: TableId, data: Join, request: Asking) -> Joined:
    """With the seat's token; at a public table also without one, which gives the first free seat. Sent again
    it gives the same seat: without a token if it has the same key."""
    caller = Caller(request)
    link = None
    if caller.token is None:
        await caller.check_welcome()
        sit = lambda r: cache.sit_down(r, data.name, data.key, data.colour)  # noqa: E731
        given = await caller.tables.change_with_token(table, sit)
        assert given is not None
        link = caller.link(table, *given)
        caller.token = link.token
    else:
        await caller.act(table, lambda r, seat: cache.join(r, seat, data.name, data.colour))

    def joined(running: Running) -> Joined:
        seat = caller.seat(running)
        return Joined(seat, link, running.state(seat))

    return await caller.look(table, joined)


@post("/tables/{table:str}/leave", status_code=200, responses=ANY, summary="Free a seat before the start")
async def leave(table: TableId, data: Leave, request: Asking) -> Left:
    """Your own, whose link stays good; or, by the opener, somebody's, who is given no other."""
    caller = Caller(request)
    if data.seat is None:
        running = await caller.act(table, acts.leave)
        return Left(caller.seat(running), None)
    seat = data.seat

    def act(running: Running) -> tuple[Change, acts.SeatToken]:
        caller.check_opener(running)
        return acts.take_off(running, seat)

    given = await caller.tables.change_with_token(table, act)
    assert given is not None
    return Left(seat, caller.link(table, *given))


@post("/tables/{table:str}/close", status_code=204, responses=ANY, summary="Close a table before the start")
async def close(table: TableId, request: Asking) -> None:
    """By the opener. Nothing of it is kept, and all streams of it end."""
    caller = Caller(request)
    try:
        await caller.tables.close(table, caller.check_opener)
    except ServerError as error:
        if error.key != "server-no-table":
            raise
        raise ServerError("server-no-token") from error  # of a table that is gone nobody is the opener


@post("/tables/{table:str}/links", status_code=200, responses=ANY, summary="A new link for a lost one")
async def new_link(table: TableId, data: Reissue, request: Asking) -> SeatLink:
    """By a seat for itself, or before the start by the opener; the old link is void, also at rematches. After
    the start, propose a new link for another seat. A seat that asks for the watchers' link gets one of its
    own, the same each time, and no other link is void."""
    caller = Caller(request)

    def act(running: Running) -> tuple[Change | None, acts.SeatToken]:
        role = caller.role(running)
        if role == tokens.OPENER:
            return acts.reissue_by_opener(running, data.seat)
        seat = caller.seat(running)
        if data.seat is None:
            assert caller.token is not None
            return acts.let_watch(running, seat, caller.token)
        if data.seat != seat:
            raise ServerError("server-not-allowed")
        change, token = acts.reissue(running, seat)
        return acts.with_return(running, seat, change), token

    return caller.link(table, *await caller.tables.reissue(table, act))


@post("/tables/{table:str}/rematch", status_code=200, responses=ANY, summary="Play again")
async def rematch(table: TableId, request: Asking) -> Rematch:
    """The same seats and options on a new table, with the same tokens. By any seat, or by the opener."""
    caller = Caller(request)
    await caller.look(table, caller.check_takes_part)
    check = lambda: caller.server.limits.opened.check(caller.host)  # noqa: E731
    return Rematch(await caller.tables.rematch(table, check, await caller.check_welcome()))


# --- playing ---


@post(
    "/tables/{table:str}/moves",
    status_code=200,
    responses=ANY,
    summary="Play moves",
    opt={SMALL: True},
    response_class=SmallResponse,
)
async def post_moves(table: TableId, data: PostMoves, request: Asking) -> Posted:
    """All or none; the last may reveal something or end the turn, none after that."""
    caller = Caller(request)
    return Posted(await caller.tables.post(table, caller.seat, data))


@post(
    "/tables/{table:str}/preview",
    status_code=200,
    responses=ANY,
    summary="What moves would bring",
    security=ANYBODY,
)
async def preview(table: TableId, data: Preview, request: Asking) -> Previewed:
    """Events up to the first thing that is revealed, and what speaks against the last move.

    What a die gives comes after the question of its bonus tile, whatever the answer: it is told, too.
    """
    caller = Caller(request)

    def try_out(running: Running) -> Previewed:
        caller.watching(running)
        return previewed(acts.check_playing(running), data.moves)

    return await caller.look(table, try_out, data.version)


def previewed(table: Table, moves: list[str]) -> Previewed:
    seat = table.game.to_move
    acts.check_moves(table.game, seat, moves)
    twin = acts.check_moves(table.game, seat, moves[:-1])
    last = twin.rules.table.find(moves[-1])
    against = warnings(twin, last)
    if not table.options.training:
        against.extend(revealing(twin, [last]).values())
    twin = table.game.copy()
    twin.events = []
    for move in moves:
        twin.apply(twin.rules.table.find(move))
    if moves[-1].startswith("die ") and twin.rules.leave_move in twin.moves():
        twin.apply(twin.rules.leave_move)
    return Previewed(
        [named(event, twin.rules) for event in twin.events],
        [{"key": warning.key, "rule": warning.rule, **warning.args} for warning in against],
        messages([said_event(event, twin.rules) for event in twin.events]),
    )


@post("/tables/{table:str}/hint", status_code=200, responses=ANY, summary="The best ways to go on")
async def hint(table: TableId, data: AskHint, request: Asking) -> Hinted:
    """For whoever decides, now or at an earlier version. For everybody with a link to the table."""
    caller = Caller(request)

    def question(running: Running) -> dict[str, Any]:
        caller.role(running)
        return ask_hint(running, data.count, data.version)

    asked = await caller.look(table, question, data.version or 0)
    await caller.check_welcome()
    caller.server.limits.hints.check(caller.host)
    hints = await caller.server.thinking.hint(asked)

    def in_words(running: Running) -> None:
        before = looking_back.table_at(running, asked["version"])
        for found in hints:
            found.said = said_plan(before, found.plan)

    await caller.look(table, in_words)
    return Hinted(asked["version"], asked["seat"], hints)


@post("/tables/{table:str}/undo", status_code=200, responses=ANY, summary="Take moves back")
async def undo(table: TableId, data: Undo, request: Asking) -> Posted:
    caller = Caller(request)
    return Posted(await caller.tables.undo(table, caller.seat, data))


@post("/tables/{table:str}/resign", status_code=200, responses=ANY, summary="Give the game up")
async def resign(table: TableId, data: Resign, request: Asking) -> Posted:
    return await Caller(request).act_on_game(table, lambda r, seat: acts.resign(r, seat, data.bot))


@post("/tables/{table:str}/hand", status_code=200, responses=ANY, summary="Let a bot play the seat")
async def hand(table: TableId, data: Hand, request: Asking) -> Posted:
    return await Caller(request).act_on_game(table, lambda r, seat: acts.hand_over(r, seat, data.bot))


@post("/tables/{table:str}/back", status_code=200, responses=ANY, summary="Take the seat back from a bot")
async def take_back(table: TableId, request: Asking, data: TakeBack | None = None) -> Posted:
    """By whoever has its link now, who may have another name than who had it before."""
    name = "" if data is None else data.name
    return await Caller(request).act_on_game(table, lambda r, seat: acts.take_back(r, seat, name))


@post("/tables/{table:str}/proposals", status_code=200, responses=ANY, summary="Ask the others")
async def propose(table: TableId, data: Propose, request: Asking) -> Proposed:
    """To take back more than the rule allows, to replace somebody who is absent, or to make a new link for a
    seat. Where nobody else could grant a link, the seat's owner has to be absent. If they stay away for as
    long again, ask once more, and the link is given."""
    caller = Caller(request)
    patience = caller.server.settings.absent
    do = lambda r, seat: acts.propose(r, seat, data, patience)  # noqa: E731
    return await proposed(caller, table, do)


@post("/tables/{table:str}/answers", status_code=200, responses=ANY, summary="Grant or refuse what is asked")
async def answer(table: TableId, data: Answer, request: Asking) -> Proposed:
    """Whoever is the last to grant a new person for a seat gets the link for that person."""
    caller = Caller(request)
    patience = caller.server.settings.absent
    do = lambda r, seat: acts.answer(r, seat, data, patience)  # noqa: E731
    return await proposed(caller, table, do)


async def proposed(
    caller: Caller, table: str, do: Callable[[Running, int], tuple[Change, acts.SeatToken | None]]
) -> Proposed:
    def act(running: Running) -> tuple[Change | None, acts.SeatToken | None]:
        seat = caller.seat(running)
        change, token = do(running, seat)
        return acts.with_return(running, seat, change), token

    given = await caller.tables.change_with_token(table, act)
    if given is not None:
        await caller.tables.forget_elsewhere(table, given)
    link = None if given is None else caller.link(table, *given)
    state = await caller.tables.look(table, Running.table_state)
    return Proposed(state.version, state.proposal, link)


@post("/tables/{table:str}/pause", status_code=200, responses=ANY, summary="Stop the clock")
async def pause(table: TableId, request: Asking) -> Posted:
    """Until somebody lets it run again, or moves. Your own you can stop once in a turn, if others play."""
    return await Caller(request).act_on_game(table, acts.pause)


@post("/tables/{table:str}/run", status_code=200, responses=ANY, summary="Let the clock run again")
async def go_on(table: TableId, request: Asking) -> Posted:
    return await Caller(request).act_on_game(table, acts.go_on)


# --- beside the game ---


@post("/tables/{table:str}/chat", status_code=200, responses=ANY, summary="Say something")
async def say(table: TableId, data: Say, request: Asking) -> ChatLine:
    """Sent again with the same key it is not said again, as long as it is among the last fifty lines."""
    caller = Caller(request)
    await caller.check_welcome()
    return await caller.tables.say(table, caller.seat, data)


@post("/tables/{table:str}/hook", status_code=200, responses=ANY, summary="Be called when it is your turn")
async def set_hook(table: TableId, data: SetHook, request: Asking) -> SetHook:
    caller = Caller(request)
    await caller.look(table, caller.seat)
    await caller.check_welcome()
    private = caller.server.settings.private_hooks
    if data.url is not None:
        await webhooks.public_address(webhooks.check_url(data.url, private), private)
    await caller.act(table, lambda r, seat: acts.set_hook(r, seat, data.url))
    return data


@websocket("/stream")
async def watch(socket: WebSocket[Any, Any, Any]) -> None:
    server: Server = socket.app.state["server"]
    await stream.serve(socket, server.tables, server.limits)


# --- for whoever runs the server ---


@get(
    "/health",
    summary="Whether the server is well",
    security=NOBODY,
    responses={503: ResponseSpec(Health, description="Unwell.")},
)
async def health(request: Asking) -> Response[Health]:
    server = Caller(request).server
    database = await server.answers()
    writes, tasks = not server.store.failing, server.tasks_alive()
    well = database and writes and all(tasks.values())
    content = Health("well" if well else "unwell", __version__, database, writes, tasks)
    return Response(content, status_code=200 if well else 503)


@get("/metrics", media_type=MediaType.TEXT, summary="For Prometheus", security=NOBODY)
async def measured(request: Asking) -> Response[bytes]:
    check_measures(request)
    server = Caller(request).server
    metrics.LOADED.set(len(server.tables.running))
    metrics.measure_process(server.store.waiting)
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def check_measures(request: Asking) -> None:
    """Raise unless a request comes from this machine, or has the token of the settings."""
    client = request.client.host if request.client else ""
    if not is_local(client, request.scope["headers"]):
        wanted = Caller(request).server.settings.metrics_token.encode()
        given = tokens.from_header(request.headers.get("authorization")) or ""
        if not wanted or not compare_digest(given.encode(), wanted):
            raise ServerError("server-metrics")


OPEN_TO_ALL: Final = (
    *(open_table, list_tables, my_tables, about, watch),
    # These need no token at a public table.
    *(look, box, save, look_back, entries, scores, join, preview),
)
WITH_TOKEN: Final = (
    *(leave, close, new_link, rematch, say, set_hook),
    *(post_moves, hint, undo, resign, hand, take_back, propose, answer, pause, go_on),
)


def routes() -> list[Any]:
    open_to_all = Router("/api", route_handlers=OPEN_TO_ALL, request_max_body_size=LARGEST_BODY)
    with_token = Router(
        "/api", route_handlers=WITH_TOKEN, request_max_body_size=LARGEST_BODY, guards=[needs_token]
    )
    return [open_to_all, with_token, health, measured, *pages.ROUTES]
