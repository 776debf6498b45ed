"""Plays games to their end at random: for measuring, for tests, and for data about the game."""

from __future__ import annotations

from collections.abc import Callable

from .catalogue.steps import FIRST_CHANCE, GAME_OVER
from .chapters.chance import outcome, total
from .engine import Game


def play_out(game: Game, draw: Callable[[], float]) -> int:
    """Play a game to its end at random and return the number of decisions.

    `draw` returns numbers from 0 up to, but not including, 1, as `random.random` does.
    """
    decisions = 0
    while (kind := game.stack[-1][0]) != GAME_OVER:
        if kind >= FIRST_CHANCE:
            game.apply(outcome(game, int(draw() * total(game))))
        else:
            moves = game.moves()
            game.apply(moves[int(draw() * len(moves))])
            decisions += 1
    return decisions
