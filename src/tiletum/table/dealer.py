"""Dealers: the sources of chance.

The seeded dealer is keyed by occasion, not by sequence: an outcome depends on the pile or dice and the
number of earlier outcomes of that occasion. So one deal serves any play, a restart needs only the seed,
and an undo never re-rolls.
"""

from __future__ import annotations

import copy
import hashlib
import random
import struct
from collections.abc import Iterable
from typing import Any, Final, Protocol

from tiletum.errors import TiletumError
from tiletum.game.catalogue.steps import NAMES, PICK, ROLL_BOT_DIE, ROLL_DIE, TURN_UP_CORRUPTION
from tiletum.game.core.vocabulary import EMPTY
from tiletum.game.engine import Game

LARGEST_SEED: Final = 2**128 - 1
NUMBERS: Final = 8
"""Outcomes from one hash."""


OF_ROUND: Final = {
    kind: tuple(f"{NAMES[kind]} {number}" for number in range(5)) for kind in (ROLL_DIE, TURN_UP_CORRUPTION)
}

OF_TURN: Final = (ROLL_BOT_DIE, PICK)


class Dealer(Protocol):
    def deal(self, game: Game, occasion: str, number: int) -> int:
        """Return the outcome of the game's chance step; `number` counts those of its occasion, from 0."""
        ...


def occasion(game: Game) -> str:
    """Return the occasion of the next outcome.

    Dice and corruption belong to a round, the Cardinalbot's dice and ties to a turn, piles to the game.
    """
    kind = game.stack[-1][0]
    if kind in OF_ROUND:
        return OF_ROUND[kind][game.round]
    if kind in OF_TURN:
        return f"{NAMES[kind]} {game.round} {game.turn}"
    return NAMES[kind]


class SeededDealer:
    """The dealer of an ordinary game: outcomes are a hash of seed and occasion."""

    def __init__(self, seed: int) -> None:
        if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
            raise TiletumError("error-seed", seed=str(seed), largest=str(LARGEST_SEED))
        self.seed = seed
        self._blocks: dict[tuple[str, int], tuple[int, ...]] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> SeededDealer:
        """Return a dealer with the same seed. Compiled classes have no default deep copy."""
        return SeededDealer(self.seed)

    def deal(self, game: Game, occasion: str, number: int) -> int:
        key = occasion, number // NUMBERS
        if key not in self._blocks:
            self._blocks[key] = self._block(occasion, number // NUMBERS)
        return game.outcome(self._blocks[key][number % NUMBERS] * game.total() >> 64)

    def _block(self, occasion: str, block: int) -> tuple[int, ...]:
        """Return the numbers of one hash, 64 bits for each outcome."""
        key = f"{self.seed}/{occasion}/{block}".encode()
        return struct.unpack(f">{NUMBERS}Q", hashlib.blake2b(key, digest_size=8 * NUMBERS).digest())

    def commitment(self) -> str:
        """Return a commitment to the seed, to publish before the game and check after it."""
        return hashlib.sha256(f"tiletum seed {self.seed}".encode()).hexdigest()


class SamplingDealer:
    """The dealer for search and hints: a random outcome by weight."""

    def __init__(self, random_source: random.Random) -> None:
        self.source = random_source
        self.random = random_source.random

    def __deepcopy__(self, memo: dict[int, Any]) -> SamplingDealer:
        """Return an independent dealer with the same random state."""
        return SamplingDealer(copy.deepcopy(self.source, memo))

    def deal(self, game: Game, occasion: str, number: int) -> int:
        return game.outcome(int(self.random() * game.total()))


class ScriptedDealer:
    """The dealer for tests and puzzles: scripted outcomes where they are legal, else another dealer's."""

    def __init__(self, script: Iterable[str], otherwise: Dealer) -> None:
        self.script = list(script)
        self.otherwise = otherwise

    def __deepcopy__(self, memo: dict[int, Any]) -> ScriptedDealer:
        """Return a dealer with a copy of the script, which is used up separately."""
        return ScriptedDealer(self.script, copy.deepcopy(self.otherwise, memo))

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
