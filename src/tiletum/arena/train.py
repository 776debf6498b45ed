"""Training the evaluation by self-play: `make train`.

A round of training plays games between planners with a little noise, so that unusual positions occur,
too. It records the evaluation's numbers at the end of every turn. A ridge regression over all games so
far then finds the weights that best predict the final scores, pulled towards the weights set by hand.
The next round plays with the new weights.

A turn is compared only with turns that have the same number of turns left. The points still to come
depend mostly on time, so otherwise the weights would credit everything that grows with time.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tiletum.bots import evaluation
from tiletum.bots.evaluation import Evaluation, Weights
from tiletum.bots.features import NAMES, SURE, features
from tiletum.bots.merchant import Merchant
from tiletum.bots.outlook import ALL_TURNS, turns_left
from tiletum.bots.planner import Plan
from tiletum.bots.protocol import UNLIMITED, Budget
from tiletum.game.core.vocabulary import SCORE
from tiletum.game.engine import Game
from tiletum.table.dealer import SeededDealer
from tiletum.table.table import Options, Table

Numbers = NDArray[np.float64]

PULL = 4000.0
"""How strongly a weight is pulled towards its value set by hand, in samples."""
PREDICTION_ERROR = (7.0, 1.6)
"""Standard deviation of the final scores from the best prediction: at the end, and what each turn left adds.
Early turns therefore count less."""
TURN = "tempo.turn"
START = Path(__file__).with_name("start_weights.json")
"""The initial weights, set by hand."""


CHECK_SEEDS = (1, 2, 3)
CHECK_NODES = 300
"""Nodes per plan in the games that check whether the search still plays as it did in training."""


class Schedule(NamedTuple):
    rounds: int
    games: int
    """Games per round."""
    nodes: int
    """Nodes per plan."""
    blur: float
    """Standard deviation of the noise on the plans of unsteady turns, in points."""
    seed: int
    """The first game's seed; each further game has the next one."""


TRAINING = Schedule(5, 400, 400, 4.0, 1_000_000)
TINY_TRAINING = Schedule(2, 4, 40, 4.0, 1)


class Sample(NamedTuple):
    """The end of a turn: the turns left, the evaluation's numbers, and the points scored afterwards."""

    turns: int
    numbers: list[float]
    to_come: float


class Unsteady(Merchant):
    """A planner that sometimes takes a plan other than its best, and records the ends of its turns."""

    def __init__(self, seed: str, judge: Evaluation, nodes: int, blur: float) -> None:
        super().__init__(seed, judge, nodes)
        self.random = random.Random(seed)
        self.blur = blur
        self.turn_ends: list[tuple[int, list[float], int]] = []

    def plans(self, game: Game, budget: Budget) -> list[Plan]:
        blur = self.blur if self.random.random() < 0.3 else 0.0
        return sorted(super().plans(game, budget), key=lambda plan: -plan.value - self.random.gauss(0, blur))

    def choose(self, game: Game, budget: Budget) -> int:
        move = super().choose(game, budget)
        if move == game.rules.end_move:
            seat = game.seat
            self.turn_ends.append((turns_left(game, seat), features(game, seat), game.boards[seat][SCORE]))
        return move


def self_play(weights: Weights, seed: int, nodes: int, blur: float) -> list[Sample]:
    judge = Evaluation(weights)
    table = Table(Options(), SeededDealer(seed))
    bots = [Unsteady(f"{seed}/{seat}", judge, nodes, blur) for seat in range(2)]
    while not table.over:
        seat = table.to_move
        assert seat is not None, "the dealer answers chance, so a player has to decide"
        table.play(bots[seat].choose(table.game.copy(), UNLIMITED))
    return [
        Sample(turns, numbers, table.scores()[seat] - score)
        for seat, bot in enumerate(bots)
        for turns, numbers, score in bot.turn_ends
    ]


class Turns:
    """Samples as tables of numbers, without those at the end of the game: their points are certain."""

    def __init__(self, samples: list[Sample]) -> None:
        samples = [sample for sample in samples if sample.turns]
        self.left = np.array([sample.turns for sample in samples])
        share = self.left[:, None] / ALL_TURNS
        numbers = np.array([sample.numbers for sample in samples])
        sure = numbers[:, [NAMES.index(name) for name in SURE]].sum(axis=1)
        self.inputs = np.hstack([numbers, numbers * share])
        self.prospects = np.array([sample.to_come for sample in samples]) - sure
        trust = (PREDICTION_ERROR[0] + PREDICTION_ERROR[1] * self.left) ** -2.0
        self.trust = trust / trust.mean()

    def centre_by_turns(self, values: Numbers) -> Numbers:
        """Return the differences from the mean over the turns with the same number of turns left."""
        found = values.astype(float)
        for left in np.unique(self.left):
            found[self.left == left] -= found[self.left == left].mean(axis=0)
        return found


def fit(samples: list[Sample], start: Weights) -> Weights:
    """Return the weights that best predict the points to come, pulled towards the weights set by hand."""
    turns = Turns(samples)
    before = np.array([start.get(name, (0.0, 0.0))[part] for part in (0, 1) for name in NAMES])
    after = level(turns, before + correction(turns, before))
    return {
        name: (round(float(after[i]), 4), round(float(after[i + len(NAMES)]), 4))
        for i, name in enumerate(NAMES)
    }


def correction(turns: Turns, before: Numbers) -> Numbers:
    inputs = turns.centre_by_turns(turns.inputs)
    residual = turns.centre_by_turns(turns.prospects - turns.inputs @ before)
    weighted = inputs * turns.trust[:, None]
    spread = (weighted * inputs).mean(axis=0) + 0.01
    evidence = weighted.T @ inputs + np.diag(PULL * spread)
    found: Numbers = np.linalg.solve(evidence, weighted.T @ residual)
    return found


def level(turns: Turns, weights: Numbers) -> Numbers:
    """Return weights whose worth of a turn makes the sum predict the score. No choice depends on it."""
    found = weights.copy()
    tempo = [NAMES.index(TURN), NAMES.index(TURN) + len(NAMES)]
    found[tempo] = 0.0
    root = np.sqrt(turns.trust)
    residual = (turns.prospects - turns.inputs @ found) * root
    found[tempo] = np.linalg.lstsq(turns.inputs[:, tempo] * root[:, None], residual, rcond=None)[0]
    return found


def play_round(
    pool: ProcessPoolExecutor, schedule: Schedule, weights: Weights, first: int
) -> list[list[Sample]]:
    """Return the samples of each game, in order of their seeds."""
    count = schedule.games
    seeds = range(first, first + count)
    nodes, blur = [schedule.nodes] * count, [schedule.blur] * count
    return list(pool.map(self_play, [weights] * count, seeds, nodes, blur))


def mean_to_come(games: list[list[Sample]]) -> float:
    """Return the mean points scored after the first turn. They should grow from round to round."""
    firsts = [max(game, key=lambda sample: sample.turns) for game in games]
    return float(np.mean([sample.to_come for sample in firsts]))


def train(schedule: Schedule, workers: int) -> Weights:
    weights = start = start_weights()
    samples: list[Sample] = []
    with ProcessPoolExecutor(workers) as pool:
        for number in range(schedule.rounds):
            games = play_round(pool, schedule, weights, schedule.seed + number * schedule.games)
            samples += [sample for game in games for sample in game]
            print(
                f"round {number + 1} of {schedule.rounds}: {mean_to_come(games):.1f} points to come",
                flush=True,
            )
            weights = fit(samples, start)
    return weights


def as_text(weights: Weights) -> str:
    """Return the weights as text, one per line for readable diffs."""
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in weights.items())
    return f"{{\n{lines}\n}}\n"


def start_weights() -> Weights:
    start: dict[str, list[float]] = json.loads(START.read_text(encoding="utf-8"))
    return {name: (row[0], row[1]) for name, row in start.items()}


def fingerprint(schedule: Schedule) -> str:
    """Return a fingerprint of the training, stored beside the weights.

    It covers the constants and a few games, turn by turn. It is the same for search code that plays alike.
    """
    games = [self_play(start_weights(), seed, CHECK_NODES, schedule.blur) for seed in CHECK_SEEDS]
    turns = [
        # All as floats: compiled and interpreted code differ in which whole numbers are floats.
        [round(float(number), 6) for number in (sample.turns, sample.to_come, *sample.numbers)]
        for game in games
        for sample in game
    ]
    text = json.dumps([schedule, PULL, PREDICTION_ERROR, turns])
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def fingerprint_file(weights: Path) -> Path:
    return weights.with_suffix(".fingerprint")


def write_fingerprint(schedule: Schedule, weights: Path) -> None:
    """Record which search the weights are for."""
    fingerprint_file(weights).write_text(fingerprint(schedule) + "\n", encoding="utf-8")


def run(schedule: Schedule, workers: int, file: Path) -> None:
    file.write_text(as_text(train(schedule, workers)), encoding="utf-8")
    write_fingerprint(schedule, file)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--file", type=Path, default=Path(evaluation.__file__).with_name(evaluation.FILE))
    parser.add_argument(
        "--keep",
        action="store_true",
        help="do not train: only record that the weights play well with this search",
    )
    arguments = parser.parse_args()
    if arguments.keep:
        write_fingerprint(TRAINING, arguments.file)
    else:
        run(TRAINING, arguments.workers, arguments.file)


if __name__ == "__main__":
    main()
