"""`apprentice`: looks one move ahead, with an eye that is not quite steady."""

from __future__ import annotations

import random
from typing import Final

from tiletum.game.engine import Game

from .evaluation import Evaluation, trained
from .planner import Node, Planner
from .protocol import Budget
from .reduced import useful_moves

BLUR: Final = 1.0
"""Standard deviation, in victory points, of the noise on every evaluation."""


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
            # Points not spent by the end of the turn are lost.
            value = node.value if node is here else node.guess
            value += self.gauss(0.0, self.blur)
            if best < 0 or value > best_value:
                best, best_value = move, value
        return best
