"""`journeyman`: plans its whole turn with few nodes and some noise in its evaluation."""

from __future__ import annotations

import random
from typing import Final

from tiletum.game.engine import Game

from .evaluation import Evaluation
from .merchant import Merchant
from .planner import Plan
from .protocol import Budget

NODES: Final = 300
"""Nodes per plan, unless a budget is given."""
BLUR: Final = 6.0
"""Standard deviation, in victory points, of the noise on the value of every plan."""


class Journeyman(Merchant):
    def __init__(
        self, seed: str, evaluation: Evaluation | None = None, nodes: int = NODES, blur: float = BLUR
    ) -> None:
        super().__init__(seed, evaluation, nodes)
        self.blur = blur
        self.gauss = random.Random(seed).gauss

    def plan(self, game: Game, budget: Budget) -> Plan:
        return max(self.plans(game, budget), key=lambda plan: plan.value + self.gauss(0.0, self.blur))
