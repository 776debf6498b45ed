"""The last fallback, which cannot fail: it ends whatever can be ended and plans nothing.

It moves where no bot can, so that the table continues.
"""

from __future__ import annotations

from typing import Final

from tiletum.game.catalogue import moves as mv
from tiletum.game.engine import Game

FIRST_OF_ALL: Final = (mv.END, mv.DONE, mv.LEAVE, mv.TAKE_RESOURCES, mv.DIE)
"""Kinds of moves that lead towards the end of a turn at no cost, the most direct first."""


def simplest_move(game: Game) -> int:
    """Return a legal move that ends the turn, a bonus or a question; otherwise the first legal move."""
    moves, kinds = game.moves(), game.rules.move_kind
    for kind in FIRST_OF_ALL:
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
