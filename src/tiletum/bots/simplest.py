"""The last fallback: it ends what it can end, and plans nothing.

It cannot fail, so the table continues even if no bot can move.
"""

from __future__ import annotations

from typing import Final

from tiletum.game.catalogue import moves as mv
from tiletum.game.engine import Game

PREFERRED_KINDS: Final = (mv.END, mv.DONE, mv.LEAVE, mv.TAKE_RESOURCES, mv.DIE)
"""Kinds of moves that bring the end of the turn nearer at no cost, the most direct first."""


def simplest_move(game: Game) -> int:
    """Return a legal move that ends the turn, a bonus or a decision, or else the first legal move."""
    moves, kinds = game.moves(), game.rules.move_kind
    for kind in PREFERRED_KINDS:
        for move in moves:
            if kinds[move] == kind:
                return move
    return moves[0]


def simplest_moves(game: Game, most: int) -> list[int]:
    """Return the active player's moves until something is revealed or another player decides."""
    game, seat, found = game.copy(), game.to_move, list[int]()
    while game.to_move == seat and len(found) < most:
        found.append(simplest_move(game))
        game.apply(found[-1])
    return found
