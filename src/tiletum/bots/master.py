"""`master`: looks beyond its turn.

The best plans of its turn are tried out: each is played on a copy, chance is sampled, the others take
their turns as a quicker merchant would, and the plan of its own next turn says what the position is
worth. Plans that turn out badly are dropped, and the rest share the budget that is left. In a trial
all plans meet the same luck, so that they are compared by what they do and not by what they drew.
"""

from __future__ import annotations

import math
import random
import time
from collections import Counter
from typing import Final

from tiletum.game.core.steps import CHOOSE_DIE
from tiletum.game.core.vocabulary import SCORE
from tiletum.game.engine import Game

from .evaluation import Evaluation, trained
from .follower import Follower
from .merchant import NODES
from .outlook import turns_left
from .planner import NO_LIMIT, Plan, Planner
from .protocol import Budget
from .steadier import beyond

SECONDS: Final = 5.0
"""For one turn, unless a budget is given ..."""
AT_THE_DIE: Final = 0.7
AFTER_A_REVEAL: Final = 0.06
"""... and how it is shared out: most for the choice of the die, some whenever something was revealed."""
CANDIDATES: Final = 8
"""Plans that may be tried out: if a trial of each is too dear, the better half goes on without."""
PLAN_SHARE: Final = 0.2
LEAST_SECONDS: Final = 0.2
"""The part of the budget that goes into finding them: no less than a merchant has, if there is as much."""
OWN_TURN: Final = 5.0
OTHERS_TURN: Final = 3.0
"""Nodes for one's own next turn and for a turn of another player in a trial, times the root of the budget's.
Crude plans misjudge a turn by more than chance does: a few trials with good ones tell more than many."""
PRIOR: Final = 1.0
"""How many trials a plan's own value counts for."""
OTHERS: Final = 1.0
"""How much a point of the strongest other player counts against one's own."""
CARDINAL_TURN: Final = 8.0
"""Points of a turn of the Cardinalbot: by docs/solo-results.md the Bishop gets a hundred in its twelve
turns, not counting fairs, King phases and the end."""
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
    """A plan, and what its trials came to."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.trials = 0
        self.sum = 0.0


class Luck:
    """Chance in a trial: by occasion, so that the same trial of another plan meets the same luck."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.asked: Counter[tuple[int, int, int]] = Counter()

    def deal(self, game: Game) -> None:
        occasion = game.stack[-1][0], game.round, game.turn
        share = random.Random(f"{self.seed}/{occasion}/{self.asked[occasion]}").random()
        self.asked[occasion] += 1
        game.apply(game.outcome(int(share * game.total())))


class OutOfTime(Exception):
    """The seconds are used up in the middle of a trial."""


def to_plan(budget: Budget) -> Budget:
    """What goes into finding the plans; 0 is no limit."""
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
        plans = self.find(game, to_plan(budget))
        self.candidates = [Candidate(plan) for plan in plans[:CANDIDATES]]
        tried = (budget.nodes or NO_LIMIT) - self.nodes_left
        if not budget.nodes:
            self.nodes_left = self.nodes_in_time(tried, time.perf_counter() - began)
        root = math.sqrt(max(1, tried + self.nodes_left))
        self.own_turn, self.others_turn = math.ceil(OWN_TURN * root), math.ceil(OTHERS_TURN * root)
        planning = sum(seat not in (self.seat, game.rules.bot_seat) for seat in range(len(game.boards)))
        self.trial_nodes = float(self.others_turn * planning + self.own_turn)
        """What a trial costs, as far as is known."""

    def nodes_in_time(self, tried: int, passed: float) -> int:
        """As many as there is time for, going by those tried so far."""
        return int(tried / passed * (self.deadline - time.perf_counter()))

    def find(self, game: Game, budget: Budget) -> list[Plan]:
        planner = Planner(self.evaluation, game, budget)
        before = planner.nodes_left
        plans = planner.plans()
        self.nodes_left -= before - planner.nodes_left
        return plans

    def best(self) -> Plan:
        """Of the plans still in the running the better half stays, until one is left or time is up."""
        running = self.candidates
        rounds = (len(running) - 1).bit_length()
        try:
            for number in range(rounds):
                self.try_out(running, share=1 / (rounds - number))
                running = self.ranked(running)[: (len(running) + 1) // 2]
        except OutOfTime:
            running = self.ranked(running)
        return running[0].plan

    def ranked(self, running: list[Candidate]) -> list[Candidate]:
        """By their trials, and by their plans' own values as long as trials are few."""
        base = running[0]
        level = base.sum / base.trials - base.plan.value if base.trials else 0.0

        def standing(candidate: Candidate) -> float:
            expected = candidate.plan.value + level
            return (PRIOR * expected + candidate.sum) / (PRIOR + candidate.trials)

        return sorted(running, key=lambda candidate: -standing(candidate))

    def try_out(self, running: list[Candidate], share: float) -> None:
        """Trials for all of them alike, until this share of what is left of the budget is spent."""
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
        """Play the plan, let the others move, and look at one's own next turn."""
        game = self.game.copy()
        self.play(game, plan)
        luck = Luck(f"{self.seed}/{number}")
        while not game.over:
            if game.at_chance:
                luck.deal(game)
            elif self.is_next_turn(game):
                plan = self.turn(game, self.own_turn)
                return plan.value + beyond(plan.end, self.seat) - OTHERS * self.best_other(game)
            else:
                self.play(game, self.turn(game, self.others_turn))
        return game.boards[self.seat][SCORE] - OTHERS * self.best_other(game)

    def is_next_turn(self, game: Game) -> bool:
        """A turn of one's own that is not the one the search began in."""
        began = self.game.round, self.game.turn
        return game.stack[-1][0] == CHOOSE_DIE and game.seat == self.seat and (game.round, game.turn) != began

    def turn(self, game: Game, nodes: int) -> Plan:
        plan = self.find(game, Budget(nodes, self.seconds_left()))[0]
        self.seconds_left()  # a plan that was broken off says nothing
        return plan

    def seconds_left(self) -> float:
        """0 is no limit."""
        left = self.deadline - time.perf_counter() if self.deadline else 0.0
        if left < 0:
            raise OutOfTime
        return left

    def play(self, game: Game, plan: Plan) -> None:
        """As far as the plan goes: to the end of the turn, or until something is revealed."""
        seat = game.seat
        for move in plan.moves:
            game.apply(move)
            self.nodes_left -= 1
            if game.at_chance or game.seat != seat or game.over:
                return

    def best_other(self, game: Game) -> float:
        return max(self.standing(game, seat) for seat in range(len(game.boards)) if seat != self.seat)

    def standing(self, game: Game, seat: int) -> float:
        """Expected final points, turns to come included: where a trial ends, others may have had more of them
        or fewer. Of the Cardinalbot only the score is known."""
        if game.over:
            return float(game.boards[seat][SCORE])
        if seat == game.rules.bot_seat:
            return game.boards[seat][SCORE] + CARDINAL_TURN * turns_left(game, seat)
        return self.evaluation.value(game, seat) + beyond(game, seat)
