"""Moves and undo."""

from __future__ import annotations

from tiletum.errors import TiletumError
from tiletum.game.core.vocabulary import EMPTY
from tiletum.game.engine import Game
from tiletum.game.refusals import explain
from tiletum.hall.errors import HallError
from tiletum.hall.loaded import LoadedTable
from tiletum.hall.seats import back_to_a_person, turn_key, undo_limit
from tiletum.hall.stored import Change
from tiletum.hall.wire import PostMoves, Undo
from tiletum.table.entries import Undone, entry_type
from tiletum.table.illegal import IllegalMove

from .changes import (
    check_length,
    check_playing,
    check_plays,
    check_version,
    earlier_post,
    game_change,
    key_of,
)


def post_by_person(loaded: LoadedTable, seat: int, request: PostMoves) -> Change:
    """Play a person's moves. The first post at a table sets its `moved` column."""
    if loaded.table is not None and not loaded.table.over:
        check_plays(loaded, seat)
    change = post(loaded, seat, request)
    if not loaded.row.moved:
        change.row["moved"] = True
    return change


def post(loaded: LoadedTable, seat: int, request: PostMoves) -> Change:
    """Play all of the moves, or none."""
    table = check_playing(loaded)
    check_version(loaded, request.version)
    if len(request.moves) > 1:  # a single move needs no check in advance
        check_moves(table.game, seat, request.moves)
    before = turn_key(loaded)
    for move in request.moves:
        table.play(move, seat)
    return game_change(loaded, before, key_of(seat, request.key))


def version_of_post(loaded: LoadedTable, seat: int, request: PostMoves) -> int | None:
    """Return the version after an earlier post with the same key and moves, if there was one."""
    earlier = earlier_post(loaded, seat, request.key)
    if earlier is None:
        return None
    version, lines = earlier
    if request.version != version or lines[: len(request.moves)] != request.moves:
        raise HallError("server-key-used", used=request.key or "")
    return version + len(lines)


def check_moves(game: Game, seat: int, moves: list[str]) -> Game:
    """Return a copy of the game after these moves. Raise if one of them is not legal."""
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


# --- undo ---


def undo(loaded: LoadedTable, seat: int, request: Undo) -> Change:
    """Undo decisions; 0 restarts the turn."""
    table = check_playing(loaded)
    check_length(table)
    check_plays(loaded, seat)
    check_version(loaded, request.version)
    if table.to_move != seat and not table.options.training:
        raise TiletumError("error-not-your-turn", seat=seat, to_move=table.game.to_move)
    before = turn_key(loaded)
    limit = undo_limit(loaded)
    decisions = request.decisions or max(1, min(table.turn_decisions(), limit.moves))
    limit.check(decisions)
    table.undo(back_to_a_person(loaded, decisions))
    return game_change(loaded, before, key_of(seat, request.key))


def version_of_undo(loaded: LoadedTable, seat: int, request: Undo) -> int | None:
    """Return the version after an earlier undo with the same key, if there was one."""
    earlier = earlier_post(loaded, seat, request.key)
    if earlier is None:
        return None
    version, lines = earlier
    if request.version != version or entry_type(lines[0]) is not Undone:
        raise HallError("server-key-used", used=request.key or "")
    return version + len(lines)
