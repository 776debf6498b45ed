"""Planning of a whole turn: a beam search over its steps and tasks.

The search ignores chance: it continues as if nothing had been revealed, and the bot plans again after the
reveal. Every plan ends where the turn can end.
"""

from __future__ import annotations

import time
from typing import Final

from tiletum.game.catalogue import steps
from tiletum.game.core.vocabulary import CHARACTER_ACTION, FREE_SLOTS
from tiletum.game.engine import Game

from .collector import without_collector
from .evaluation import Evaluation, TurnEvaluation
from .protocol import Budget
from .reduced import useful_moves

POINT_WORTH: Final = 2.2
"""The worth of an unspent action point during planning."""
LONGEST_TURN: Final = 60

PASSES: Final = ((1, 99), (4, 20), (10, 8), (30, 3), (100, 2), (250, 2), (600, 2), (1500, 2))
"""Passes over the first moves: the width of the beam, and how many of the best first moves to search."""
NO_LIMIT: Final = 1_000_000_000


class TurnKey:
    """Equal for equal positions of one turn. It is cheaper than the game's own key, and hashed only once."""

    __slots__ = ("_hash", "_parts")

    def __init__(self, game: Game) -> None:
        self._parts = (
            tuple(game.stack),
            (game.action, game.points, game.die, game.colour, game.exchanged),
            tuple(game.boards[game.seat]),
            tuple(game.contract_offer),
            tuple(game.character_offer),
            tuple(game.places),
            tuple(game.houses),
        )
        self._hash = hash(self._parts)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TurnKey) and self._parts == other._parts


class Node:
    """A position within the turn, its evaluation, and the move that led to it."""

    __slots__ = ("game", "guess", "key", "move", "parent", "value")

    def __init__(self, game: Game, parent: Node | None, move: int) -> None:
        self.game = game
        self.parent = parent
        self.move = move
        self.key = TurnKey(game)
        self.value = 0.0
        self.guess = 0.0
        """The value plus an estimate for the unspent points."""

    def path(self) -> list[int]:
        moves: list[int] = []
        node: Node | None = self
        while node is not None and node.parent is not None:
            moves.append(node.move)
            node = node.parent
        return moves[::-1]


class Plan:
    """The moves up to the end of a turn, and the evaluation there."""

    __slots__ = ("end", "moves", "value")

    def __init__(self, value: float, moves: list[int], end: Game) -> None:
        self.value = value
        self.moves = moves
        self.end = end


class Planner:
    """Plans the active player's turn within a budget."""

    def __init__(self, evaluation: Evaluation, game: Game, budget: Budget) -> None:
        self.game = game
        self.seat = game.to_move
        self.evaluation = TurnEvaluation(evaluation, game, self.seat)
        self.nodes_left = budget.nodes or NO_LIMIT
        self.deadline = time.perf_counter() + budget.seconds if budget.seconds else 0.0

    def spent(self) -> bool:
        """Return whether the budget is used up."""
        return self.nodes_left <= 0 or (self.deadline > 0 and time.perf_counter() > self.deadline)

    def plans(self) -> list[Plan]:
        """Return the best plan for each first move, best first.

        There is always at least one plan. A small budget does not reach every first move.
        """
        return without_collector(self.search)

    def search(self) -> list[Plan]:
        best: dict[int, Plan] = {}
        if self.game.stack[-1][0] == steps.DIE_ACTION:
            end = self.game.rules.end_move
            best[end] = Plan(self.evaluation.value(self.game), [last_move(self.game)], self.game)
        starts = self.starts()
        for width, kept in PASSES:
            for start in starts[:kept]:
                if self.spent() and best:
                    break
                plan = self.beam(start, width)
                if start.move not in best or plan.value > best[start.move].value:
                    best[start.move] = plan
            if self.spent() or not starts:
                break
            starts.sort(key=lambda start: -best[start.move].value)
        return sorted(best.values(), key=lambda plan: -plan.value)

    def starts(self) -> list[Node]:
        """Return a node for each useful first move that does not end the turn, most promising first."""
        root = Node(self.game, None, -1)
        end = self.game.rules.end_move
        found = [self.child(root, move) for move in useful_moves(self.game) if move != end]
        for node in found:
            self.look_at(node)
        return sorted(found, key=lambda node: -node.guess)

    def child(self, node: Node, move: int) -> Node:
        self.nodes_left -= 1
        game = node.game.copy()
        game.apply(move)
        as_if_nothing_came(game)
        return Node(game, node, move)

    def look_at(self, node: Node) -> None:
        game = node.game
        node.value = self.evaluation.value(game)
        node.guess = node.value
        if game.seat == self.seat:
            node.guess += POINT_WORTH * open_points(game)

    def beam(self, start: Node, width: int) -> Plan:
        """Return the best end of the turn found while keeping `width` positions after each move."""
        rank, seen = [start], {start.key}
        best: Plan | None = None
        for _ in range(LONGEST_TURN):
            for node in rank:
                best = self.better_end(node, best)
            if self.spent() and best is not None:
                break
            found: dict[TurnKey, Node] = {}
            for node in rank:
                self.children(node, seen, found)
            if not found:
                break
            rank = sorted(found.values(), key=lambda node: -node.guess)[:width]
            seen.update([node.key for node in rank])
        return best or unfinished(rank[0])

    def children(self, node: Node, seen: set[TurnKey], found: dict[TurnKey, Node]) -> None:
        """Return the new positions. One that was dropped for lack of width can come up again."""
        if self.is_end(node.game):
            return
        end = node.game.rules.end_move
        for move in useful_moves(node.game):
            if move != end:
                child = self.child(node, move)
                if child.key not in seen and child.key not in found:
                    self.look_at(child)
                    found[child.key] = child

    def is_end(self, game: Game) -> bool:
        return game.seat != self.seat or game.stack[-1][0] >= steps.FIRST_CHANCE

    def better_end(self, node: Node, best: Plan | None) -> Plan | None:
        game = node.game
        if game.stack[-1][0] != steps.DIE_ACTION and not self.is_end(game):
            return best
        if best is not None and best.value >= node.value:
            return best
        path = node.path()
        return Plan(node.value, path if self.is_end(game) else [*path, last_move(game)], game)


def unfinished(node: Node) -> Plan:
    """Return a plan for the start of a turn that is too long for one plan."""
    return Plan(node.value, node.path(), node.game)


def last_move(game: Game) -> int:
    """Return the move that ends the turn. Unspent points of a Character action first discard the offer."""
    turns_over = (
        game.action == CHARACTER_ACTION
        and game.points > 1
        and game.boards[game.seat][FREE_SLOTS] > 0
        and bool(game.character_offer)
    )
    return game.rules.discard_move if turns_over else game.rules.end_move


def as_if_nothing_came(game: Game) -> None:
    """Skip the refill of the character offer: a plan cannot count on its outcome."""
    while game.stack[-1][0] == steps.DEAL_CHARACTER:
        game.skip_draw()


def open_points(game: Game) -> float:
    """Return the unspent points, including those of nested actions and the worth of other bonuses."""
    points = 0.0
    for step in game.stack:
        if step[0] == steps.POINTS:
            points += step[2]
        elif step[0] == steps.DIE_ACTION:
            points += game.points
        elif step[0] == steps.GIVE_RESOURCES:
            points += (game.die % 6 + 1) * 0.4
        elif step[0] == steps.ANY:
            points += 0.5 * step[1]
        elif step[0] == steps.MAP:
            points += 0.7 * (step[1] + step[2]) + 2.0 * (step[3] + step[4])
        elif step[0] in PROSPECTS:
            points += PROSPECTS[step[0]]
    return points


PROSPECTS: Final = {
    steps.HOUSE_ANYWHERE: 3.0,
    steps.PILLAR_ANYWHERE: 3.0,
    steps.MERCHANT_ANYWHERE: 1.0,
    steps.ARCHITECT_ANYWHERE: 1.0,
    steps.TOWN_STEP: 0.7,
    steps.KING_STEP: 1.0,
    steps.CHOOSE_BUILDING: 2.0,
    steps.BONUSES: 1.5,
    steps.CHOOSE_TILE: 2.5,
}
"""The worth of an unused bonus, in action points."""
