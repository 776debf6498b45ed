"""`merchant`: plans its whole turn, and plans again whenever something is revealed."""

from __future__ import annotations

from typing import Final

from tiletum.game.engine import Game

from .evaluation import Evaluation, trained
from .planner import Plan, Planner
from .protocol import Budget

NODES: Final = 6000
"""For one plan, unless a budget is given."""


class Merchant:
    def __init__(self, seed: str, evaluation: Evaluation | None = None, nodes: int = NODES) -> None:
        self.evaluation = evaluation
        self.nodes = nodes
        self.planned: dict[tuple[object, ...], int] = {}

    def choose(self, game: Game, budget: Budget) -> int:
        moves = game.moves()
        if len(moves) == 1:
            return moves[0]
        key = game.key()
        if key not in self.planned:
            self.planned = self.follow(game, self.plans(game, budget)[0])
        return self.planned[key]

    def plans(self, game: Game, budget: Budget) -> list[Plan]:
        evaluation = self.evaluation or trained()
        limited = budget if budget.nodes or budget.seconds else Budget(self.nodes)
        return Planner(evaluation, game, limited).plans()

    def follow(self, game: Game, plan: Plan) -> dict[tuple[object, ...], int]:
        """What to play in each position the plan leads through, until chance is asked."""
        planned: dict[tuple[object, ...], int] = {}
        game = game.copy()
        for move in plan.moves:
            planned[game.key()] = move
            game.apply(move)
            if game.at_chance:
                break
        return planned
