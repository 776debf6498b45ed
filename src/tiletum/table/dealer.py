"""Dealers: whoever answers when the game asks chance.

The seeded dealer is keyed by occasion, not by sequence: which pile or which dice, and how many
outcomes of that occasion came before. So the same deal meets different play, a restart needs only
the seed, and an undo never re-rolls.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterable
from typing import Final, Protocol

from tiletum.errors import TiletumError
from tiletum.game.engine import Game
from tiletum.game.steps import NAMES, ROLL_DIE, TURN_UP_CORRUPTION
from tiletum.game.vocabulary import EMPTY

LARGEST_SEED: Final = 2**128 - 1


class Dealer(Protocol):
    def deal(self, game: Game, occasion: str, number: int) -> int:
        """The outcome of the game's chance step: the `number`-th of its occasion, from 0."""
        ...


def occasion(game: Game) -> str:
    """What chance is asked about: dice and corruption belong to a round, piles to the game."""
    kind = game.stack[-1][0]
    if kind == ROLL_DIE:
        return f"roll {game.round}"
    if kind == TURN_UP_CORRUPTION:
        return f"corruption {game.round}"
    return NAMES[kind]


class SeededDealer:
    """An ordinary game: outcomes from a defined hash of seed and occasion."""

    def __init__(self, seed: int) -> None:
        if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
            raise TiletumError("error-seed", seed=str(seed), largest=str(LARGEST_SEED))
        self.seed = seed

    def deal(self, game: Game, occasion: str, number: int) -> int:
        key = f"{self.seed}/{occasion}/{number}".encode()
        digest = hashlib.blake2b(key, digest_size=8).digest()
        return game.outcome(int.from_bytes(digest, "big") * game.total() >> 64)

    def commitment(self) -> str:
        """What can be shown before the game, so that the seed shown after it can be checked."""
        return hashlib.sha256(f"tiletum seed {self.seed}".encode()).hexdigest()


class SamplingDealer:
    """For search and hints: any outcome, by its weight."""

    def __init__(self, random_source: random.Random) -> None:
        self.random = random_source.random

    def deal(self, game: Game, occasion: str, number: int) -> int:
        return game.outcome(int(self.random() * game.total()))


class ScriptedDealer:
    """For tests and puzzles: the outcomes written down for an occasion, else another dealer's."""

    def __init__(self, script: Iterable[str], otherwise: Dealer) -> None:
        self.script = list(script)
        self.otherwise = otherwise

    def deal(self, game: Game, occasion: str, number: int) -> int:
        table = game.rules.table
        for i, text in enumerate(self.script):
            move = table.find(text)
            if move == EMPTY:
                raise TiletumError("error-unknown-move", move=text)
            if move in game.moves():
                del self.script[i]
                return move
        return self.otherwise.deal(game, occasion, number)
