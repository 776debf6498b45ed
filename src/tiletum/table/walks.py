"""The spaces that a piece can reach now, for clients that offer a walk as one gesture."""

from __future__ import annotations

from collections import deque
from typing import Final, TypedDict

from tiletum.game.catalogue.moves import KIND_NAMES, MOVE_ARCHITECT, MOVE_MERCHANT
from tiletum.game.core.points import spends_points
from tiletum.game.core.vocabulary import ARCHITECT, MERCHANT
from tiletum.game.engine import Game

PIECES: Final = (MOVE_MERCHANT, MOVE_ARCHITECT)


class Walk(TypedDict):
    """The shortest sequence of moves to a space, and its price in action points."""

    moves: list[str]
    points: int


Ways = dict[str, Walk]
"""The walks of a piece, by space."""
Walks = dict[str, Ways]
"""The walks by piece."""


def walks(game: Game) -> Walks:
    found = {KIND_NAMES[kind]: walks_of(game, kind) for kind in PIECES}
    return {piece: ways for piece, ways in found.items() if ways}


def walk_key(game: Game, kind: int) -> tuple[int, ...] | None:
    """Return a cache key: what a piece's walks depend on besides the rules. None means do not cache.

    If the stack has the same kind of step further down, a walk can continue there, and then the steps
    between them matter, too.
    """
    top = game.stack[-1]
    if any(step[0] == top[0] for step in game.stack[:-1]):
        return None
    return (kind, piece_space(game, kind), game.action, game.points, *top)


def walks_of(game: Game, kind: int) -> Ways:
    ways: Ways = {}
    ends: deque[tuple[Game, Walk]] = deque([(game, Walk(moves=[], points=0))])
    while ends:
        here, way = ends.popleft()
        for move in here.moves():
            row = here.rules.table.rows[move]
            if row.kind != kind or here.rules.spaces[row.a] in ways:
                continue
            space = here.rules.spaces[row.a]
            ways[space] = Walk(moves=[*way["moves"], row.text], points=way["points"] + spends_points(here))
            there = here.copy()
            there.apply(move)
            if there.to_move == game.to_move and there.stack[-1][0] == game.stack[-1][0]:
                ends.append((there, ways[space]))
    ways.pop(game.rules.spaces[piece_space(game, kind)], None)
    return ways


def piece_space(game: Game, kind: int) -> int:
    """Return the space where the piece stands."""
    board = game.boards[game.seat]
    return board[MERCHANT] if kind == MOVE_MERCHANT else board[ARCHITECT]
