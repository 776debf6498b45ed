"""Training the evaluation by self-play: `make train`.

A round of training plays games between planners that are a little unsteady, so that positions off the
beaten track are seen too, and notes the evaluation's numbers at the end of every turn. A ridge
regression then asks which weights would have foretold the final scores; it holds on to the weights
that played as far as the games do not speak against them. The next round plays with the new ones.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tiletum.bots import evaluation as weights_home
from tiletum.bots.evaluation import Evaluation, Weights
from tiletum.bots.features import NAMES, SURE, features
from tiletum.bots.merchant import Merchant
from tiletum.bots.outlook import ALL_TURNS, turns_left
from tiletum.bots.planner import Plan
from tiletum.bots.protocol import UNLIMITED, Budget
from tiletum.game.engine import Game
from tiletum.game.vocabulary import SCORE
from tiletum.table.dealer import SeededDealer
from tiletum.table.table import Options, Table, solo_level

HOLD_ON = 0.02
"""How strongly a weight stays where it was, in samples' worth of evidence (as a share of all)."""
LEVELS = ("priest", "deacon", "bishop")


class Sample(NamedTuple):
    """The end of a turn: turns left, the evaluation's numbers, and the points that were still to come."""

    turns: int
    numbers: list[float]
    to_come: float


class Unsteady(Merchant):
    """A planner that does not always take its best plan, and notes where its turns end."""

    def __init__(self, seed: str, evaluation: Evaluation, nodes: int, blur: float) -> None:
        super().__init__(seed, evaluation, nodes)
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


def options_for(players: int, seed: int) -> Options:
    if players == 1:
        return Options(players=1, solo=solo_level(LEVELS[seed % len(LEVELS)]))
    return Options(players=players)


def self_play(players: int, weights: Weights, seed: int, nodes: int, blur: float) -> list[Sample]:
    evaluation = Evaluation(weights)
    table = Table(options_for(players, seed), SeededDealer(seed))
    bots = [Unsteady(f"{seed}/{seat}", evaluation, nodes, blur) for seat in range(players)]
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
    spread = (inputs**2).mean(axis=0) + 0.01
    evidence = inputs.T @ inputs / len(inputs) + np.diag(HOLD_ON * spread)
    change = np.linalg.solve(evidence, inputs.T @ (to_come - sure - inputs @ before) / len(inputs))
    after = before + change
    return {
        name: (round(float(after[i]), 4), round(float(after[i + len(NAMES)]), 4))
        for i, name in enumerate(NAMES)
    }


def play_round(
    pool: ProcessPoolExecutor, players: int, weights: Weights, seeds: range, nodes: int, blur: float
) -> Iterator[list[Sample]]:
    count = len(seeds)
    return pool.map(self_play, [players] * count, [weights] * count, seeds, [nodes] * count, [blur] * count)


def mean_score(games: list[list[Sample]]) -> float:
    """Of the last turn noted in each game: the score at the start and the points to come."""
    firsts = [max(game, key=lambda sample: sample.turns) for game in games]
    return float(np.mean([sample.to_come for sample in firsts]))


def train(players: int, weights: Weights, arguments: argparse.Namespace) -> Iterator[Weights]:
    """The weights after each round."""
    with ProcessPoolExecutor(arguments.workers) as pool:
        for number in range(arguments.rounds):
            first = arguments.seed + number * arguments.games
            seeds = range(first, first + arguments.games)
            games = list(play_round(pool, players, weights, seeds, arguments.nodes, arguments.blur))
            weights = fit([sample for game in games for sample in game], weights)
            print(f"players {players}, round {number + 1}: to come {mean_score(games):.1f}", flush=True)
            yield weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", default="2,1,3,4")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=600, help="games a round")
    parser.add_argument("--nodes", type=int, default=400, help="nodes a plan")
    parser.add_argument("--blur", type=float, default=4.0)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--file", default=str(Path(weights_home.__file__).with_name(weights_home.FILE)))
    arguments = parser.parse_args()
    file = Path(arguments.file)
    for players in map(int, arguments.players.split(",")):
        known: dict[str, dict[str, list[float]]] = json.loads(file.read_text(encoding="utf-8"))
        start = {name: (row[0], row[1]) for name, row in known[str(players)].items()}
        for weights in train(players, start, arguments):
            known[str(players)] = {name: list(row) for name, row in weights.items()}
            file.write_text(json.dumps(known, indent=0), encoding="utf-8")


if __name__ == "__main__":
    main()
