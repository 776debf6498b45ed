"""A bot that plans its turn and follows the plan until something is revealed.

A plan for a whole turn has few nodes for each way to end it. So before the bot gives up unspent points,
it searches the position again.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from tiletum.game.engine import Game

from .evaluation import Evaluation, trained
from .planner import Plan, Planner
from .protocol import Budget

LAST_LOOK: Final = 600
"""Nodes of the search before points are lost."""
Following = dict[tuple[object, ...], int]
"""The move to play in each position."""


class Follower(ABC):
    def __init__(self, evaluation: Evaluation | None) -> None:
        self.evaluation = evaluation
        self.planned: Following = {}

    @abstractmethod
    def plan(self, game: Game, budget: Budget) -> Plan:
        """Return the moves to play from here. Called only where there is a choice."""

    def choose(self, game: Game, budget: Budget) -> int:
        moves = game.moves()
        if len(moves) == 1:
            return moves[0]
        key = game.key()
        if key not in self.planned:
            self.planned = follow(game, self.plan(game, budget))
        elif game.points and self.planned[key] == game.rules.end_move:
            self.planned = follow(game, self.last_look(game, budget))
        return self.planned[key]

    def last_look(self, game: Game, budget: Budget) -> Plan:
        few = Budget(min(budget.nodes or LAST_LOOK, LAST_LOOK), budget.seconds)
        return Planner(self.evaluation or trained(), game, few).plans()[0]


def follow(game: Game, plan: Plan) -> Following:
    """Return the move for each position on the plan's way, until chance is asked."""
    planned: Following = {}
    game = game.copy()
    for move in plan.moves:
        planned[game.key()] = move
        game.apply(move)
        if game.at_chance:
            break
    return planned
