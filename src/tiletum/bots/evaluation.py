"""Expected final points of a seat: a sum of named terms.

Points that are already certain count in full. The weights in `weights.json` value prospects, depending on
how many turns are left. `arena/train.py` fits them to self-play.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from operator import itemgetter
from typing import Any, Final

from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import SCORE, STORE

from .features import NAMES, SURE, TERMS
from .outlook import ALL_TURNS, turns_left
from .sums import total, weighted

Weights = dict[str, tuple[float, float]]
"""By feature name: its worth while turns are left, and how much more it is worth with all turns left."""


class Evaluation:
    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.by_turns: list[list[list[float]]] = [
            weights_at(weights, turns) for turns in range(ALL_TURNS + 1)
        ]

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """Return the points by term; their sum is the value."""
        weights = self.by_turns[turns_left(state, seat)]
        found = {"score": float(state.boards[seat][SCORE])}
        for term, its_weights in zip(TERMS, weights, strict=True):
            found[term.name] = weighted(its_weights, term.look(state, seat))
        return found

    def value(self, state: State, seat: int) -> float:
        return total(self.terms(state, seat).values())


class TurnEvaluation:
    """The same evaluation for the many positions of one turn, with terms cached by the places they read."""

    def __init__(self, evaluation: Evaluation, state: State, seat: int) -> None:
        self.seat = seat
        self.weights: list[list[float]] = evaluation.by_turns[turns_left(state, seat)]
        self.known: list[dict[object, float]] = [{} for _ in TERMS]
        self.reads: list[Any] = reads_of(len(state.boards[seat]))

    def value(self, state: State) -> float:
        board = tuple(state.boards[self.seat])
        value = float(board[SCORE])
        for term, known in enumerate(self.known):
            key = self.reads[term](board)
            points = known.get(key)
            if points is None:
                points = known[key] = weighted(self.weights[term], TERMS[term].look(state, self.seat))
            value += points
        return value


@cache
def reads_of(length: int) -> list[Any]:
    """Return what each term reads of a board of this length, whose storehouse goes to its end."""
    return [itemgetter(*runs(places_read(term.reads, length))) for term in TERMS]


def runs(places: tuple[int, ...]) -> list[slice]:
    """Return the places as slices, which are quicker to read than one place after the other."""
    found: list[slice] = []
    for place in sorted(places):
        if found and found[-1].stop == place:
            found[-1] = slice(found[-1].start, place + 1)
        else:
            found.append(slice(place, place + 1))
    return found


def places_read(reads: tuple[int, ...], length: int) -> tuple[int, ...]:
    """Return the places a term reads. One that reads the storehouse reads all of its slots.

    A term that reads nothing of the board is computed again for each score.
    """
    before = tuple(place for place in reads if place < STORE)
    return (before if len(before) == len(reads) else (*before, *range(STORE, length))) or (SCORE,)


def weights_at(weights: Weights, turns: int) -> list[list[float]]:
    """Return the weights by term. Without turns left, only sure points count."""
    share = turns / ALL_TURNS
    found = {name: float(name in SURE) for name in NAMES}
    if turns:
        for name, (always, with_turns) in weights.items():
            found[name] += always + with_turns * share
    return [[found[f"{term.name}.{number}"] for number in term.numbers] for term in TERMS]


FILE: Final = "weights.json"


@cache
def trained() -> Evaluation:
    """Return the evaluation with weights from two-player self-play.

    Solo games use it, too: weights trained on few solo games played worse.
    """
    text = files("tiletum.bots").joinpath(FILE).read_text(encoding="utf-8")
    rows: dict[str, list[float]] = json.loads(text)
    return Evaluation({name: (row[0], row[1]) for name, row in rows.items()})
