"""`merchant`: plans its whole turn, and plans again after each reveal."""

from __future__ import annotations

from typing import Final

from tiletum.game.engine import Game

from .evaluation import Evaluation, trained
from .follower import Follower
from .planner import Plan, Planner
from .protocol import Budget

NODES: Final = 8000
"""Nodes per plan, unless a budget is given."""


class Merchant(Follower):
    def __init__(self, seed: str, evaluation: Evaluation | None = None, nodes: int = NODES) -> None:
        super().__init__(evaluation)
        self.nodes = nodes

    def plan(self, game: Game, budget: Budget) -> Plan:
        return self.plans(game, budget)[0]

    def plans(self, game: Game, budget: Budget) -> list[Plan]:
        """Return the best plan for each first move, best first."""
        evaluation = self.evaluation or trained()
        limited = budget if budget.nodes or budget.seconds else Budget(self.nodes)
        return Planner(evaluation, game, limited).plans()
