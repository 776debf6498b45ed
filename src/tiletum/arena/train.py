"""Training the evaluation by self-play: `make train`.

A round of training plays games between planners that are a little unsteady, so that positions off the
beaten track are seen too, and notes the evaluation's numbers at the end of every turn. A ridge
regression then asks which weights would have foretold the final scores; it holds on to the weights
that played as far as the games do not speak against them. The next round plays with the new ones.
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

from tiletum.bots import evaluation
from tiletum.bots.evaluation import Evaluation, Weights
from tiletum.bots.features import NAMES, SURE, features
from tiletum.bots.merchant import Merchant
from tiletum.bots.outlook import ALL_TURNS, turns_left
from tiletum.bots.planner import Plan
from tiletum.bots.protocol import UNLIMITED, Budget
from tiletum.game.engine import Game
from tiletum.game.vocabulary import SCORE
from tiletum.table.dealer import SeededDealer
from tiletum.table.table import Options, Table

HOLD_ON = 0.02
"""How strongly a weight stays where it was, in samples' worth of evidence (as a share of all)."""
DOUBT = (7.0, 1.6)
"""How far final scores lie from what the best weights foretell (a standard deviation): at the end, and more
for each turn left. Turns early in the game say less."""
START = Path(__file__).with_name("start_weights.json")
"""Set by hand, where training begins."""


CHECK_SEEDS = (1, 2, 3)
CHECK_NODES = 300
"""Games whose course tells whether weights were made by search code that plays like today's."""


class Stage(NamedTuple):
    rounds: int
    games: int
    """In each round."""
    nodes: int
    """For a plan."""
    blur: float
    """Standard deviation of the noise on the plans of unsteady turns, in points."""
    seed: int
    """Of the first game; the others follow."""


STAGES = [
    Stage(4, 400, 300, 4.0, 1_000_000),
    Stage(3, 800, 400, 4.0, 2_000_000),
]
TINY_STAGES = [Stage(2, 4, 40, 4.0, 1)]


class Sample(NamedTuple):
    """The end of a turn: turns left, the evaluation's numbers, and the points that were still to come."""

    turns: int
    numbers: list[float]
    to_come: float


class Unsteady(Merchant):
    """A planner that does not always take its best plan, and notes where its turns end."""

    def __init__(self, seed: str, judge: Evaluation, nodes: int, blur: float) -> None:
        super().__init__(seed, judge, nodes)
        self.random = random.Random(seed)
        self.blur = blur
        self.noted: list[tuple[int, list[float], int]] = []

    def plans(self, game: Game, budget: Budget) -> list[Plan]:
        blur = self.blur if self.random.random() < 0.3 else 0.0
        return sorted(super().plans(game, budget), key=lambda plan: -plan.value - self.random.gauss(0, blur))

    def choose(self, game: Game, budget: Budget) -> int:
        move = super().choose(game, budget)
        if move == game.rules.end_move:
            seat = game.seat
            self.noted.append((turns_left(game, seat), features(game, seat), game.boards[seat][SCORE]))
        return move


def self_play(weights: Weights, seed: int, nodes: int, blur: float) -> list[Sample]:
    judge = Evaluation(weights)
    table = Table(Options(), SeededDealer(seed))
    bots = [Unsteady(f"{seed}/{seat}", judge, nodes, blur) for seat in range(2)]
    while not table.over:
        seat = table.to_move
        assert seat is not None, "the dealer answers chance, so a seat is asked"
        table.play(bots[seat].choose(table.game.copy(), UNLIMITED))
    return [
        Sample(turns, numbers, table.scores()[seat] - score)
        for seat, bot in enumerate(bots)
        for turns, numbers, score in bot.noted
    ]


def fit(samples: list[Sample], old: Weights) -> Weights:
    """The weights that would have foretold the points to come, held to the old ones."""
    numbers = np.array([sample.numbers for sample in samples if sample.turns])
    share = np.array([[sample.turns / ALL_TURNS] for sample in samples if sample.turns])
    sure = numbers[:, [NAMES.index(name) for name in SURE]].sum(axis=1)
    to_come = np.array([sample.to_come for sample in samples if sample.turns])
    inputs = np.hstack([numbers, numbers * share])
    before = np.array([old.get(name, (0.0, 0.0))[part] for part in (0, 1) for name in NAMES])
    trust = (DOUBT[0] + DOUBT[1] * ALL_TURNS * share) ** -2.0
    trusted = inputs * trust / trust.mean()
    spread = (trusted * inputs).mean(axis=0) + 0.01
    evidence = trusted.T @ inputs / len(inputs) + np.diag(HOLD_ON * spread)
    change = np.linalg.solve(evidence, trusted.T @ (to_come - sure - inputs @ before) / len(inputs))
    after = before + change
    return {
        name: (round(float(after[i]), 4), round(float(after[i + len(NAMES)]), 4))
        for i, name in enumerate(NAMES)
    }


def play_round(pool: ProcessPoolExecutor, stage: Stage, weights: Weights, first: int) -> list[list[Sample]]:
    """The samples of each game, in order of their seeds."""
    count = stage.games
    seeds = range(first, first + count)
    return list(pool.map(self_play, [weights] * count, seeds, [stage.nodes] * count, [stage.blur] * count))


def mean_to_come(games: list[list[Sample]]) -> float:
    """Points scored after the first turn, on average: what should grow from round to round."""
    firsts = [max(game, key=lambda sample: sample.turns) for game in games]
    return float(np.mean([sample.to_come for sample in firsts]))


def train(stage: Stage, weights: Weights, workers: int) -> Weights:
    with ProcessPoolExecutor(workers) as pool:
        for number in range(stage.rounds):
            games = play_round(pool, stage, weights, stage.seed + number * stage.games)
            weights = fit([sample for game in games for sample in game], weights)
            print(
                f"round {number + 1} of {stage.rounds}: {mean_to_come(games):.1f} points to come", flush=True
            )
    return weights


def as_text(weights: Weights) -> str:
    """A line for each weight, so that a change can be read."""
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in weights.items())
    return f"{{\n{lines}\n}}\n"


def start_weights() -> Weights:
    start: dict[str, list[float]] = json.loads(START.read_text(encoding="utf-8"))
    return {name: (row[0], row[1]) for name, row in start.items()}


def fingerprint(stages: list[Stage]) -> str:
    """Of what training does, kept beside the weights: its constants, and a few games it plays at first, turn
    by turn. Search code that is written otherwise but plays alike has the same."""
    games = [self_play(start_weights(), seed, CHECK_NODES, STAGES[0].blur) for seed in CHECK_SEEDS]
    turns = [
        # As floats throughout: compiled and interpreted code differ in which whole numbers are some.
        [round(float(number), 6) for number in (sample.turns, sample.to_come, *sample.numbers)]
        for game in games
        for sample in game
    ]
    told = json.dumps([stages, HOLD_ON, DOUBT, turns])
    return hashlib.blake2b(told.encode(), digest_size=16).hexdigest()


def fingerprint_file(weights: Path) -> Path:
    return weights.with_suffix(".fingerprint")


def sign(stages: list[Stage], weights: Path) -> None:
    """Note which search the weights are for."""
    fingerprint_file(weights).write_text(fingerprint(stages) + "\n", encoding="utf-8")


def run(stages: list[Stage], workers: int, file: Path) -> None:
    """From the weights set by hand, through all stages; the file is written after each."""
    weights = start_weights()
    for stage in stages:
        weights = train(stage, weights, workers)
        file.write_text(as_text(weights), encoding="utf-8")
    sign(stages, file)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--file", type=Path, default=Path(evaluation.__file__).with_name(evaluation.FILE))
    parser.add_argument(
        "--keep",
        action="store_true",
        help="train nothing: the weights were seen to play well with this search",
    )
    arguments = parser.parse_args()
    if arguments.keep:
        sign(STAGES, arguments.file)
    else:
        run(STAGES, arguments.workers, arguments.file)


if __name__ == "__main__":
    main()
