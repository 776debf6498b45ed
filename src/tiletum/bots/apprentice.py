"""`apprentice`: looks one move ahead, with some noise in its evaluation."""

from __future__ import annotations

import random
from typing import Final

from tiletum.game.engine import Game

from .evaluation import Evaluation, trained
from .planner import Node, Planner, open_points
from .protocol import Budget
from .reduced import useful_moves

BLUR: Final = 1.0
"""Standard deviation, in victory points, of the noise on every evaluation."""
POINT_WORTH: Final = 1.2
"""The worth of an unspent action point to a bot that does not plan how to spend it."""


class Apprentice:
    def __init__(self, seed: str, evaluation: Evaluation | None = None, blur: float = BLUR) -> None:
        self.evaluation = evaluation
        self.blur = blur
        self.gauss = random.Random(seed).gauss

    def choose(self, game: Game, budget: Budget) -> int:
        planner = Planner(self.evaluation or trained(), game, budget)
        here = Node(game, None, -1)
        best, best_value = -1, 0.0
        for move in useful_moves(game):
            node = here if move == game.rules.end_move else planner.child(here, move)
            planner.look_at(node)
            value = node.value + self.gauss(0.0, self.blur)
            # Points not spent by the end of the turn are lost.
            if node is not here and node.game.seat == game.seat:
                value += POINT_WORTH * open_points(node.game)
            if best < 0 or value > best_value:
                best, best_value = move, value
        return best
