"""`random`: any legal move, all equally likely."""

from __future__ import annotations

import random

from tiletum.game.engine import Game

from .protocol import Budget


class RandomBot:
    """A bot that plays at random. Two bots with the same seed play alike."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed).random

    def choose(self, game: Game, budget: Budget) -> int:
        moves = game.moves()
        return moves[int(self.random() * len(moves))]
