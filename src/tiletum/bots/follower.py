"""A bot that plans its turn and follows the plan until something is revealed.

A search of a whole turn spends few nodes on each way to end it. So before the bot gives up unspent
points, it searches again.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from tiletum.game.engine import Game

from .evaluation import Evaluation, trained
from .planner import Plan, Planner
from .protocol import Budget

LAST_LOOK: Final = 600
"""Nodes of that last search."""
PlannedMoves = dict[tuple[object, ...], int]
"""The move to play in each position."""


class Follower(ABC):
    def __init__(self, evaluation: Evaluation | None) -> None:
        self.evaluation = evaluation
        self.planned: PlannedMoves = {}

    @abstractmethod
    def plan(self, game: Game, budget: Budget) -> Plan:
        """Return the moves to play from here. Called only where there is a choice."""

    def choose(self, game: Game, budget: Budget) -> int:
        moves = game.moves()
        if len(moves) == 1:
            return moves[0]
        key = game.key()
        if key not in self.planned:
            self.planned = planned_moves(game, self.plan(game, budget))
        elif game.points and self.planned[key] == game.rules.end_move:
            self.planned = planned_moves(game, self.last_look(game, budget))
        return self.planned[key]

    def last_look(self, game: Game, budget: Budget) -> Plan:
        few = Budget(min(budget.nodes or LAST_LOOK, LAST_LOOK), budget.seconds)
        return Planner(self.evaluation or trained(), game, few).plans()[0]


def planned_moves(game: Game, plan: Plan) -> PlannedMoves:
    """Return the move for each position of the plan, up to the first outcome."""
    planned: PlannedMoves = {}
    game = game.copy()
    for move in plan.moves:
        planned[game.key()] = move
        game.apply(move)
        if game.at_chance:
            break
    return planned
