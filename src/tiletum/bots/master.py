"""`master`: looks beyond its turn.

It tries out the best plans for its turn. A trial plays a plan on a copy with sampled chance and moves
the other players like a faster merchant. A plan for its own next turn then values the position. The
worse plans are dropped, and the others share the rest of the budget. The trials of all plans meet the
same luck, so that luck does not decide between them.
"""

from __future__ import annotations

import math
import random
import time
from collections import Counter
from typing import Final

from tiletum.game.catalogue.steps import CHOOSE_DIE
from tiletum.game.core.vocabulary import SCORE
from tiletum.game.engine import Game

from .evaluation import Evaluation, trained
from .follower import Follower
from .merchant import NODES
from .outlook import turns_left
from .planner import NO_LIMIT, Plan, Planner
from .protocol import Budget
from .steadier import steady_gain

SECONDS: Final = 5.0
"""Seconds per turn, unless a budget is given."""
AT_THE_DIE: Final = 0.7
AFTER_A_REVEAL: Final = 0.06
"""The shares of these seconds for choosing the die and after each reveal."""
CANDIDATES: Final = 8
"""Plans to try out. If one trial of each is too expensive, the better half stays untested."""
PLAN_SHARE: Final = 0.2
"""The share of the budget for finding the plans, at least a merchant's nodes if the budget allows ..."""
LEAST_SECONDS: Final = 0.2
"""... or this many seconds."""
OWN_TURN: Final = 5.0
OTHERS_TURN: Final = 3.0
"""Nodes in a trial for the bot's next turn and for another player's turn, per square root of the budget.
Crude plans misjudge a turn by more than chance does, so a few trials with good plans say more than many."""
PRIOR: Final = 1.0
"""The weight of a plan's own value, counted in trials."""
OPPONENT_WEIGHT: Final = 1.0
"""The worth of a point of the strongest opponent, in own points."""
CARDINAL_TURN: Final = 8.0
"""Points the Cardinalbot scores in a turn. According to docs/solo-results.md, the Bishop scores about 100
in its 12 turns, without fairs, King phases and final scoring."""
MOST_TRIALS: Final = 4096


class Master(Follower):
    def __init__(self, seed: str, evaluation: Evaluation | None = None, seconds: float = SECONDS) -> None:
        super().__init__(evaluation)
        self.seed = seed
        self.seconds = seconds
        self.decisions = 0

    def plan(self, game: Game, budget: Budget) -> Plan:
        self.decisions += 1
        limited = budget if budget.nodes or budget.seconds else self.share_of_turn(game)
        evaluation = self.evaluation or trained()
        return Search(game, evaluation, limited, f"{self.seed}/{self.decisions}").best()

    def share_of_turn(self, game: Game) -> Budget:
        at_the_die = game.stack[-1][0] == CHOOSE_DIE
        return Budget(seconds=self.seconds * (AT_THE_DIE if at_the_die else AFTER_A_REVEAL))


class Candidate:
    """A plan and the results of its trials."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.trials = 0
        self.sum = 0.0


class Luck:
    """Chance in a trial, seeded by occasion: the same trial of another plan meets the same luck."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.asked: Counter[tuple[int, int, int]] = Counter()

    def deal(self, game: Game) -> None:
        occasion = game.stack[-1][0], game.round, game.turn
        share = random.Random(f"{self.seed}/{occasion}/{self.asked[occasion]}").random()
        self.asked[occasion] += 1
        game.apply(game.outcome(int(share * game.total())))


class OutOfTime(Exception):
    """The time ran out during a trial."""


def planning_budget(budget: Budget) -> Budget:
    """Return the budget for finding the plans; 0 means no limit."""
    nodes = max(NODES, int(budget.nodes * PLAN_SHARE))
    seconds = max(LEAST_SECONDS, budget.seconds * PLAN_SHARE)
    return Budget(min(budget.nodes, nodes), min(budget.seconds, seconds))


class Search:
    def __init__(self, game: Game, evaluation: Evaluation, budget: Budget, seed: str) -> None:
        self.game = game
        self.seat = game.to_move
        self.evaluation = evaluation
        self.seed = seed
        began = time.perf_counter()
        self.deadline = began + budget.seconds if budget.seconds else 0.0
        self.nodes_left = budget.nodes or NO_LIMIT
        plans = self.find(game, planning_budget(budget))
        self.candidates = [Candidate(plan) for plan in plans[:CANDIDATES]]
        nodes_used = (budget.nodes or NO_LIMIT) - self.nodes_left
        if not budget.nodes:
            self.nodes_left = self.nodes_in_time(nodes_used, time.perf_counter() - began)
        root = math.sqrt(max(1, nodes_used + self.nodes_left))
        self.own_turn, self.others_turn = math.ceil(OWN_TURN * root), math.ceil(OTHERS_TURN * root)
        planning = sum(seat not in (self.seat, game.rules.bot_seat) for seat in range(len(game.boards)))
        self.trial_nodes = float(self.others_turn * planning + self.own_turn)
        """The cost of a trial: an estimate, then the last one measured."""

    def nodes_in_time(self, nodes_used: int, passed: float) -> int:
        """Return the nodes that fit into the time left, at the speed measured so far."""
        return int(nodes_used / passed * (self.deadline - time.perf_counter()))

    def find(self, game: Game, budget: Budget) -> list[Plan]:
        planner = Planner(self.evaluation, game, budget)
        before = planner.nodes_left
        plans = planner.plans()
        self.nodes_left -= before - planner.nodes_left
        return plans

    def best(self) -> Plan:
        """Return the best plan, dropping the worse half after each round of trials."""
        running = self.candidates
        rounds = (len(running) - 1).bit_length()
        try:
            for number in range(rounds):
                self.run_trials(running, share=1 / (rounds - number))
                running = self.sort_candidates(running)[: (len(running) + 1) // 2]
        except OutOfTime:
            running = self.sort_candidates(running)
        return running[0].plan

    def sort_candidates(self, running: list[Candidate]) -> list[Candidate]:
        """Return the candidates, best first. With few trials, the plans' own values count for more."""
        base = running[0]
        level = base.sum / base.trials - base.plan.value if base.trials else 0.0

        def standing(candidate: Candidate) -> float:
            expected = candidate.plan.value + level
            return (PRIOR * expected + candidate.sum) / (PRIOR + candidate.trials)

        return sorted(running, key=lambda candidate: -standing(candidate))

    def run_trials(self, running: list[Candidate], share: float) -> None:
        """Run the same number of trials for each, until this share of the remaining budget is spent."""
        nodes_after = self.nodes_left * (1 - share)
        for number in range(running[0].trials, MOST_TRIALS):
            if self.nodes_left - self.trial_nodes * len(running) < nodes_after:
                break
            before = self.nodes_left
            results = [self.trial(candidate.plan, number) for candidate in running]
            for candidate, result in zip(running, results, strict=True):
                candidate.sum += result
                candidate.trials += 1
            self.trial_nodes = (before - self.nodes_left) / len(running)

    # --- one trial ---

    def trial(self, plan: Plan, number: int) -> float:
        """Play the plan and the other players' turns, and return the value of the bot's next turn."""
        game = self.game.copy()
        self.play(game, plan)
        luck = Luck(f"{self.seed}/{number}")
        while not game.over:
            if game.at_chance:
                luck.deal(game)
            elif self.is_next_turn(game):
                plan = self.turn(game, self.own_turn)
                value = plan.value + steady_gain(plan.end, self.seat)
                return value - OPPONENT_WEIGHT * self.best_opponent(game)
            else:
                self.play(game, self.turn(game, self.others_turn))
        return game.boards[self.seat][SCORE] - OPPONENT_WEIGHT * self.best_opponent(game)

    def is_next_turn(self, game: Game) -> bool:
        """Return whether the bot's next turn has begun."""
        began = self.game.round, self.game.turn
        return game.stack[-1][0] == CHOOSE_DIE and game.seat == self.seat and (game.round, game.turn) != began

    def turn(self, game: Game, nodes: int) -> Plan:
        plan = self.find(game, Budget(nodes, self.seconds_left()))[0]
        self.seconds_left()  # raises, since an interrupted plan says nothing
        return plan

    def seconds_left(self) -> float:
        """Return the seconds left; 0 means no limit."""
        left = self.deadline - time.perf_counter() if self.deadline else 0.0
        if left < 0:
            raise OutOfTime
        return left

    def play(self, game: Game, plan: Plan) -> None:
        """Play the plan up to the end of the turn, or until something is revealed."""
        seat = game.seat
        for move in plan.moves:
            game.apply(move)
            self.nodes_left -= 1
            if game.at_chance or game.seat != seat or game.over:
                return

    def best_opponent(self, game: Game) -> float:
        return max(self.standing(game, seat) for seat in range(len(game.boards)) if seat != self.seat)

    def standing(self, game: Game, seat: int) -> float:
        """Return a seat's expected final points.

        They include the turns left, since seats have different numbers of turns left where a trial ends.
        The Cardinalbot's are its score and an estimate for its turns.
        """
        if game.over:
            return float(game.boards[seat][SCORE])
        if seat == game.rules.bot_seat:
            return game.boards[seat][SCORE] + CARDINAL_TURN * turns_left(game, seat)
        return self.evaluation.value(game, seat) + steady_gain(game, seat)
