"""Expected final points of a seat: a sum of named terms.

The points that are as good as scored count as they stand; prospects are worth what `weights.json`
says, which grows or shrinks with the turns left. `train.py` makes the weights from self-play.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from operator import mul
from typing import Final

from tiletum.game.state import State

from .features import NAMES, SURE, TERMS, features, score
from .outlook import ALL_TURNS, turns_left

Weights = dict[str, tuple[float, float]]
"""By the number's name: what it is worth while turns are left, and how much more for each of all turns."""


class Evaluation:
    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.by_turns: list[list[float]] = [weights_at(weights, turns) for turns in range(ALL_TURNS + 1)]

    def value(self, state: State, seat: int) -> float:
        weights = self.by_turns[turns_left(state, seat)]
        value: float = sum(map(mul, weights, features(state, seat)))
        return score(state, seat) + value

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """The same by term; their sum is the value."""
        weights = self.by_turns[turns_left(state, seat)]
        found = {"score": float(score(state, seat))}
        start = 0
        for term in TERMS:
            numbers = term.look(state, seat)
            found[term.name] = sum(map(mul, weights[start : start + len(numbers)], numbers))
            start += len(numbers)
        return found


def weights_at(weights: Weights, turns: int) -> list[float]:
    """Once no turn is left, only what is sure counts."""
    share = turns / ALL_TURNS
    return [
        (name in SURE) + (weights[name][0] + weights[name][1] * share if turns and name in weights else 0.0)
        for name in NAMES
    ]


FILE: Final = "weights.json"


@cache
def evaluation_for(players: int) -> Evaluation:
    """The trained one for a number of players; 1 is the solo game."""
    text = files("tiletum.bots").joinpath(FILE).read_text(encoding="utf-8")
    rows: dict[str, list[float]] = json.loads(text)[str(players)]
    return Evaluation({name: (row[0], row[1]) for name, row in rows.items()})
