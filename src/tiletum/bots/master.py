"""`master`: looks beyond its turn.

The best plans of its turn are tried out: each is played on a copy, chance is sampled, the others take
their turns as a hasty merchant would, and the plan of its own next turn says what the position is
worth. Plans that turn out badly are dropped, and the rest share the budget that is left. All plans
meet the same luck, so that they are compared by what they do and not by what they drew.
"""

from __future__ import annotations

import random
import time
from typing import Final

from tiletum.game.engine import Game
from tiletum.game.steps import CHOOSE_DIE
from tiletum.game.vocabulary import SCORE

from .evaluation import Evaluation, trained
from .merchant import Merchant, instead_of_losing
from .planner import Plan, Planner
from .protocol import Budget

SECONDS: Final = 5.0
"""For one turn, unless a budget is given ..."""
AT_THE_DIE: Final = 0.7
AFTER_A_REVEAL: Final = 0.1
"""... and how it is shared out: most for the choice of the die, some whenever something was revealed."""
CANDIDATES: Final = 8
"""Plans that are tried out."""
PLAN_SHARE: Final = 0.2
"""The part of the budget that goes into finding them."""
HASTY: Final = 300
"""Nodes for a turn of another player, and for one's own next turn, in a trial."""
NODES_A_SECOND: Final = 20_000
"""Taken for granted where a budget in seconds has to be shared out."""
OTHERS: Final = 1.0
"""How much a point of the strongest other player counts against one's own."""
MOST_TRIALS: Final = 4096


class Master:
    def __init__(self, seed: str, evaluation: Evaluation | None = None, seconds: float = SECONDS) -> None:
        self.seed = seed
        self.evaluation = evaluation
        self.seconds = seconds
        self.planned: dict[tuple[object, ...], int] = {}
        self.decisions = 0

    def choose(self, game: Game, budget: Budget) -> int:
        moves = game.moves()
        if len(moves) == 1:
            return moves[0]
        key = game.key()
        if key not in self.planned:
            self.decisions += 1
            limited = budget if budget.nodes or budget.seconds else self.share_of_turn(game)
            evaluation = self.evaluation or trained()
            search = Search(game, evaluation, limited, f"{self.seed}/{self.decisions}")
            self.planned = Merchant(self.seed).follow(game, search.best())
        return self.planned[key]

    def share_of_turn(self, game: Game) -> Budget:
        at_the_die = game.stack[-1][0] == CHOOSE_DIE
        return Budget(seconds=self.seconds * (AT_THE_DIE if at_the_die else AFTER_A_REVEAL))


class Candidate:
    """A plan and what its trials came to."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.trials = 0
        self.sum = 0.0

    def mean(self) -> float:
        return self.sum / self.trials if self.trials else self.plan.value


class Search:
    def __init__(self, game: Game, evaluation: Evaluation, budget: Budget, seed: str) -> None:
        self.game = game
        self.seat = game.to_move
        self.evaluation = evaluation
        self.seed = seed
        self.deadline = time.perf_counter() + budget.seconds if budget.seconds else 0.0
        self.nodes_left = budget.nodes or int(budget.seconds * NODES_A_SECOND * 100)
        share = Budget(
            int((budget.nodes or budget.seconds * NODES_A_SECOND) * PLAN_SHARE),
            budget.seconds * PLAN_SHARE,
        )
        planner = Planner(evaluation, game, share)
        self.candidates = [Candidate(plan) for plan in planner.plans()[:CANDIDATES]]
        self.nodes_left -= share.nodes - planner.nodes_left
        self.trial_nodes = float(HASTY * game.rules.players)
        """What a trial costs, as far as is known."""

    def spent(self) -> bool:
        return self.nodes_left <= 0 or (self.deadline > 0 and time.perf_counter() > self.deadline)

    def best(self) -> Plan:
        """Of the plans still in the running after each halving the better half, until one is left."""
        running = self.candidates
        rounds = max(1, (len(running) - 1).bit_length())
        for number in range(rounds):
            self.try_out(running, share=1 / (rounds - number))
            running = sorted(running, key=lambda candidate: -candidate.mean())[: (len(running) + 1) // 2]
            if len(running) == 1 or self.spent():
                break
        return running[0].plan

    def try_out(self, running: list[Candidate], share: float) -> None:
        """Trials in turn for all of them, until this share of what is left of the budget is spent."""
        nodes_after = self.nodes_left * (1 - share)
        now = time.perf_counter()
        until = now + (self.deadline - now) * share if self.deadline else 0.0
        for number in range(running[0].trials, MOST_TRIALS):
            if self.nodes_left - self.trial_nodes * len(running) < nodes_after:
                break
            before = self.nodes_left
            for candidate in running:
                candidate.sum += self.trial(candidate.plan, number)
                candidate.trials += 1
            self.trial_nodes = (before - self.nodes_left) / len(running)
            if until and time.perf_counter() > until:
                break

    # --- one trial ---

    def trial(self, plan: Plan, number: int) -> float:
        """Play the plan, let the others move, and look at one's own next turn."""
        luck = random.Random(f"{self.seed}/{number}")
        game = self.game.copy()
        for move in plan.moves:
            game.apply(move)
            self.nodes_left -= 1
            if game.at_chance or game.seat != self.seat:
                break
        return self.worth_later(game, luck)

    def worth_later(self, game: Game, luck: random.Random) -> float:
        turn = game.round, game.turn
        while not game.over:
            if game.at_chance:
                game.apply(game.outcome(int(luck.random() * game.total())))
            elif game.to_move == self.seat and (game.round, game.turn) != turn:
                return self.hasty(game).value - OTHERS * self.best_other(game)
            else:
                self.play_turn(game, luck)
        return game.boards[self.seat][SCORE] - OTHERS * self.best_other(game)

    def hasty(self, game: Game) -> Plan:
        planner = Planner(self.evaluation, game, Budget(HASTY))
        plan = planner.plans()[0]
        self.nodes_left -= HASTY - planner.nodes_left
        return plan

    def play_turn(self, game: Game, luck: random.Random) -> None:
        """As far as the plan goes: to the end of the turn, or until something is revealed."""
        seat = game.seat
        for move in self.hasty(game).moves:
            game.apply(instead_of_losing(game, move))
            if game.at_chance or game.seat != seat or game.over:
                return

    def best_other(self, game: Game) -> float:
        return max(self.standing(game, seat) for seat in range(len(game.boards)) if seat != self.seat)

    def standing(self, game: Game, seat: int) -> float:
        """Expected final points; of the Cardinalbot only the score is known."""
        if game.over or seat == game.rules.bot_seat:
            return float(game.boards[seat][SCORE])
        return self.evaluation.value(game, seat)
