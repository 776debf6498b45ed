"""The HTTP routes: what is asked for is checked against the schema, done at a table, and answered.

A route says who may use it; what happens is in `acts` and `tables`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

from litestar import MediaType, Request, Response, Router, WebSocket, get, post, websocket
from litestar.di import Provide
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from tiletum.game.vocabulary import EMPTY
from tiletum.table.save import to_data
from tiletum.table.warnings import warnings
from tiletum.version import __version__

from . import acts, links, metrics, stream, webhooks
from .errors import ServerError
from .rows import Change
from .running import Running
from .schema import (
    Answer,
    ChatLine,
    Hand,
    Health,
    Join,
    Joined,
    Listed,
    Mine,
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
    SeatLink,
    SetHook,
    State,
    Status,
    Undo,
)
from .server import Server
from .tables import Tables

LARGEST_BODY: Final = 64_000
LARGEST_FILE: Final = 1_000_000
"""Of a request that opens a table: it may carry a box or a saved game."""
TableId = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{12}$", description="The table's id.")]
Token = str | None
T = TypeVar("T")

STATUSES: Final = {
    400: "Not what the schema describes.",
    401: "The token is missing, or not good for this table.",
    403: "The token is good, but not for this.",
    404: "There is no such table.",
    409: "Not possible as things are: stale, not your turn, illegal, over ...",
    413: "Too large.",
    429: "Too many requests.",
    503: "The database is full or not there; nothing was changed.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    return {
        status: ResponseSpec(Refusal, description=STATUSES[status], generate_examples=False)
        for status in statuses
    }


ANY: Final = refusals(*STATUSES)
OPEN: Final = refusals(400, 409, 413, 429, 503)
LOOK: Final = refusals(400, 401, 404, 429, 503)


# --- who asks ---


async def bearer(request: Request[Any, Any, Any]) -> Token:
    return links.from_header(request.headers.get("authorization"))


def seat_for(running: Running, token: Token) -> int:
    role = role_for(running, token)
    seat = links.seat_of(role)
    if seat is None:
        raise ServerError("server-not-allowed")
    return seat


def role_for(running: Running, token: Token) -> str:
    role = running.role(token)
    if role is None:
        raise ServerError("server-no-token")
    return role


def opener_only(running: Running, token: Token) -> None:
    if role_for(running, token) != links.OPENER:
        raise ServerError("server-not-allowed")


async def seat_at(tables: Tables, id_: str, token: Token) -> int:
    return await tables.look(id_, lambda running: seat_for(running, token))


async def by_seat(tables: Tables, id_: str, token: Token, act: Callable[[Running, int], Change]) -> Running:
    """An act that the holder of a seat may do."""
    return await tables.change(id_, lambda running: act(running, seat_for(running, token)))


# --- tables ---


def seat_link(address: str, id_: str, seat: int | None, token: str) -> SeatLink:
    return SeatLink(seat, token, links.link(address, id_, token))


def address_of(request: Request[Any, Any, Any], server: Server) -> str:
    return server.settings.address or str(request.base_url).rstrip("/")


@post("/tables", responses=OPEN, request_max_body_size=LARGEST_FILE, summary="Open a table")
async def open_table(data: OpenTable, request: Request[Any, Any, Any], server: Server) -> Opened:
    """The tokens are told only now. Seats with a name, and bots, are taken; when all are, the game starts."""
    server.limits.check_opening(request.client.host if request.client else "")
    new = await server.tables.open(data)
    address, id_ = address_of(request, server), new.row.id
    seats = [
        seat_link(address, id_, seat, token)
        for role, token in new.tokens.items()
        if (seat := links.seat_of(role)) is not None
    ]
    watch = seat_link(address, id_, None, new.tokens[links.WATCH])
    state = await server.tables.look(id_, Running.table_state)
    return Opened(id_, new.tokens[links.OPENER], seats, watch, state)


@get("/tables", responses=refusals(400, 429, 503), summary="Public tables")
async def list_tables(server: Server, status: Status = "open") -> Listed:
    """The latest first."""
    return Listed(await server.tables.listed(status))


@post("/mine", status_code=200, responses=refusals(400, 413, 429, 503), summary="My tables")
async def my_tables(data: Mine, server: Server) -> Listed:
    """The tables of the tokens that a client has kept, running and finished."""
    return Listed(await server.tables.mine(data))


@get("/tables/{table:str}", responses=LOOK, summary="How a table stands")
async def look(
    table: TableId,
    server: Server,
    token: Token,
    since: Annotated[
        int | None,
        Parameter(ge=0, le=100_000, description="Tell the events after so many moves; without: none."),
    ] = None,
) -> State:
    return await server.tables.look(table, lambda running: running.state(stream.who(running, token), since))


@get("/tables/{table:str}/save", responses=refusals(400, 401, 404, 409, 429, 503), summary="Export the game")
async def save(table: TableId, server: Server, token: Token) -> dict[str, Any]:
    """As a save file, which can be opened as a table again, or by the command line."""

    def export(running: Running) -> dict[str, Any]:
        stream.who(running, token)
        return to_data(running.game)

    return await server.tables.look(table, export)


@post("/tables/{table:str}/join", status_code=200, responses=ANY, summary="Take a seat")
async def join(
    table: TableId, data: Join, request: Request[Any, Any, Any], server: Server, token: Token
) -> Joined:
    """With the seat's token; at a public table also without one, which gives the first free seat."""
    if token is None:
        given = await server.tables.free_seat(table)
        seat, link = given.seat or 0, seat_link(address_of(request, server), table, *given)
    else:
        seat, link = await seat_at(server.tables, table, token), None
    running = await server.tables.join(table, seat, data.name)
    return Joined(seat, link, running.state(seat))


@post("/tables/{table:str}/links", status_code=200, responses=ANY, summary="A new link for a lost one")
async def new_link(
    table: TableId, data: Reissue, request: Request[Any, Any, Any], server: Server, token: Token
) -> SeatLink:
    """By the opener, or by a seat for itself; the old link is void."""

    def check(running: Running) -> None:
        role = role_for(running, token)
        if role != links.OPENER and (data.seat is None or links.seat_of(role) != data.seat):
            raise ServerError("server-not-allowed")

    await server.tables.look(table, check)
    given = await server.tables.reissue(table, data.seat)
    return seat_link(address_of(request, server), table, data.seat, given)


@post("/tables/{table:str}/rematch", status_code=200, responses=ANY, summary="Play again")
async def rematch(table: TableId, server: Server, token: Token) -> Rematch:
    """The same seats and options on a new table, with the same tokens."""
    await server.tables.look(table, lambda running: role_for(running, token))
    return Rematch(await server.tables.rematch(table))


# --- playing ---


@post("/tables/{table:str}/moves", status_code=200, responses=ANY, summary="Play moves")
async def post_moves(table: TableId, data: PostMoves, server: Server, token: Token) -> Posted:
    """All or none; the last may reveal something or end the turn, none after that."""
    seat = await seat_at(server.tables, table, token)
    version = await server.tables.post(table, seat, data)
    metrics.MOVES.inc(len(data.moves))
    return Posted(version)


@post("/tables/{table:str}/preview", status_code=200, responses=ANY, summary="What moves would bring")
async def preview(table: TableId, data: Preview, server: Server, token: Token) -> Previewed:
    """Events up to the first thing that is revealed, and what speaks against the last move."""

    def try_out(running: Running) -> Previewed:
        stream.who(running, token)
        return previewed(running, data.moves)

    return await server.tables.look(table, try_out)


def previewed(running: Running, moves: list[str]) -> Previewed:
    from tiletum.game.events import named

    table = acts.check_playing(running)
    game = table.game.copy()
    if len(moves) > 1:
        game = acts.check_moves(game, game.to_move, moves[:-1])
    before = game.copy()
    twin = table.game.copy()
    acts.check_moves(twin, twin.to_move, moves)
    twin.events = []
    for move in moves:
        twin.apply(twin.rules.table.find(move))
    last = before.rules.table.find(moves[-1])
    against = warnings(before, last) if before.to_move != EMPTY else []
    return Previewed(
        [named(event, twin.rules) for event in twin.events],
        [{"key": warning.key, "rule": warning.rule, **warning.args} for warning in against],
    )


@post("/tables/{table:str}/undo", status_code=200, responses=ANY, summary="Take moves back")
async def undo(table: TableId, data: Undo, server: Server, token: Token) -> Posted:
    seat = await seat_at(server.tables, table, token)
    return Posted(await server.tables.undo(table, seat, data))


@post("/tables/{table:str}/resign", status_code=200, responses=ANY, summary="Give the game up")
async def resign(table: TableId, data: Resign, server: Server, token: Token) -> Posted:
    done = await by_seat(server.tables, table, token, lambda r, seat: acts.resign(r, seat, data.bot))
    return Posted(done.game.version)


@post("/tables/{table:str}/hand", status_code=200, responses=ANY, summary="Let a bot play the seat")
async def hand(table: TableId, data: Hand, server: Server, token: Token) -> Posted:
    done = await by_seat(server.tables, table, token, lambda r, seat: acts.hand_over(r, seat, data.bot))
    return Posted(done.game.version)


@post("/tables/{table:str}/back", status_code=200, responses=ANY, summary="Take the seat back from a bot")
async def take_back(table: TableId, server: Server, token: Token) -> Posted:
    return Posted((await by_seat(server.tables, table, token, acts.take_back)).game.version)


@post("/tables/{table:str}/proposals", status_code=200, responses=ANY, summary="Ask the others")
async def propose(
    table: TableId, data: Propose, request: Request[Any, Any, Any], server: Server, token: Token
) -> Proposed:
    """To take back more than the rule allows, or to replace somebody who is absent."""
    seat = await seat_at(server.tables, table, token)
    given = await server.tables.propose(table, seat, data)
    return await proposed(server, table, request, given)


@post("/tables/{table:str}/answers", status_code=200, responses=ANY, summary="Grant or refuse what is asked")
async def answer(
    table: TableId, data: Answer, request: Request[Any, Any, Any], server: Server, token: Token
) -> Proposed:
    """Whoever is the last to grant a new person for a seat gets the link for that person."""
    seat = await seat_at(server.tables, table, token)
    given = await server.tables.answer(table, seat, data)
    return await proposed(server, table, request, given)


async def proposed(
    server: Server, table: str, request: Request[Any, Any, Any], given: acts.SeatToken | None
) -> Proposed:
    link = None if given is None else seat_link(address_of(request, server), table, *given)
    state = await server.tables.look(table, Running.table_state)
    return Proposed(state.version, state.proposal, link)


@post("/tables/{table:str}/pause", status_code=200, responses=ANY, summary="Stop the clock")
async def pause(table: TableId, server: Server, token: Token) -> Posted:
    """Until somebody lets it run again, or moves."""
    return Posted((await by_seat(server.tables, table, token, lambda r, _: acts.pause(r))).game.version)


@post("/tables/{table:str}/run", status_code=200, responses=ANY, summary="Let the clock run again")
async def go_on(table: TableId, server: Server, token: Token) -> Posted:
    return Posted((await by_seat(server.tables, table, token, lambda r, _: acts.go_on(r))).game.version)


# --- beside the game ---


@post("/tables/{table:str}/chat", status_code=200, responses=ANY, summary="Say something")
async def say(table: TableId, data: Say, server: Server, token: Token) -> ChatLine:
    done = await by_seat(server.tables, table, token, lambda r, seat: acts.say(r, seat, data.text))
    return done.chat[-1]


@post("/tables/{table:str}/hook", status_code=200, responses=ANY, summary="Be called when it is your turn")
async def set_hook(table: TableId, data: SetHook, server: Server, token: Token) -> SetHook:
    private = server.settings.private_hooks
    if data.url is not None:
        await webhooks.public_address(webhooks.check_url(data.url, private), private)
    await by_seat(server.tables, table, token, lambda r, seat: acts.set_hook(r, seat, data.url))
    return data


@websocket("/stream")
async def watch(socket: WebSocket[Any, Any, Any], server: Server) -> None:
    await stream.serve(socket, server.tables, server.limits)


# --- for whoever runs the server ---


@get(
    "/health",
    summary="Whether the server is well",
    responses={503: ResponseSpec(Health, description="Unwell.")},
)
async def health(server: Server) -> Response[Health]:
    database = await server.answers()
    tasks = server.tasks_alive()
    well = database and all(tasks.values())
    content = Health("well" if well else "unwell", __version__, database, tasks)
    return Response(content, status_code=200 if well else 503)


@get("/metrics", media_type=MediaType.TEXT, summary="For Prometheus")
async def measured(server: Server) -> Response[bytes]:
    metrics.LOADED.set(len(server.tables.running))
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def routes(server: Server) -> list[Any]:
    api = Router(
        "/api",
        route_handlers=[
            open_table,
            list_tables,
            my_tables,
            look,
            save,
            join,
            new_link,
            rematch,
            post_moves,
            preview,
            undo,
            resign,
            hand,
            take_back,
            propose,
            answer,
            pause,
            go_on,
            say,
            set_hook,
            watch,
        ],
        request_max_body_size=LARGEST_BODY,
    )
    return [api, health, measured]


def dependencies(server: Server) -> dict[str, Provide]:
    return {
        "server": Provide(lambda: server, sync_to_thread=False),
        "token": Provide(bearer),
    }
