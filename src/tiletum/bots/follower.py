"""A bot that plans ahead and keeps to its plan for as long as the game goes as planned."""

from __future__ import annotations

from abc import ABC, abstractmethod

from tiletum.game.engine import Game

from .planner import Plan
from .protocol import Budget

Following = dict[tuple[object, ...], int]
"""What to play, by position."""


class Follower(ABC):
    def __init__(self) -> None:
        self.planned: Following = {}

    @abstractmethod
    def plan(self, game: Game, budget: Budget) -> Plan:
        """What to do from here on; asked for only where there is a choice."""

    def choose(self, game: Game, budget: Budget) -> int:
        moves = game.moves()
        if len(moves) == 1:
            return moves[0]
        key = game.key()
        if key not in self.planned:
            self.planned = follow(game, self.plan(game, budget))
        return self.planned[key]


def follow(game: Game, plan: Plan) -> Following:
    """What to play in each position the plan leads through, until chance is asked."""
    planned: Following = {}
    game = game.copy()
    for move in plan.moves:
        planned[game.key()] = move
        game.apply(move)
        if game.at_chance:
            break
    return planned
