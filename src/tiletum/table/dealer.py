"""Dealers: whoever answers when the game asks chance.

The seeded dealer is keyed by occasion, not by sequence: which pile or which dice, and how many
outcomes of that occasion came before. So the same deal meets different play, a restart needs only
the seed, and an undo never re-rolls.
"""

from __future__ import annotations

import copy
import hashlib
import random
import struct
from collections.abc import Iterable
from typing import Any, Final, Protocol

from tiletum.errors import TiletumError
from tiletum.game.core.steps import NAMES, PICK, ROLL_BOT_DIE, ROLL_DIE, TURN_UP_CORRUPTION
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
        """The outcome of the game's chance step: the `number`-th of its occasion, from 0."""
        ...


def occasion(game: Game) -> str:
    """What chance is asked about: dice and corruption belong to a round, the Cardinalbot's dice and ties
    to a turn, piles to the game."""
    kind = game.stack[-1][0]
    if kind in OF_ROUND:
        return OF_ROUND[kind][game.round]
    if kind in OF_TURN:
        return f"{NAMES[kind]} {game.round} {game.turn}"
    return NAMES[kind]


class SeededDealer:
    """An ordinary game: outcomes from a defined hash of seed and occasion."""

    def __init__(self, seed: int) -> None:
        if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
            raise TiletumError("error-seed", seed=str(seed), largest=str(LARGEST_SEED))
        self.seed = seed
        self._blocks: dict[tuple[str, int], tuple[int, ...]] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> SeededDealer:
        """Return a dealer of the same seed. Compiled classes have no deep copy of their own."""
        return SeededDealer(self.seed)

    def deal(self, game: Game, occasion: str, number: int) -> int:
        key = occasion, number // NUMBERS
        if key not in self._blocks:
            self._blocks[key] = self._block(occasion, number // NUMBERS)
        return game.outcome(self._blocks[key][number % NUMBERS] * game.total() >> 64)

    def _block(self, occasion: str, block: int) -> tuple[int, ...]:
        """A hash is long enough for several outcomes: 64 bits each."""
        key = f"{self.seed}/{occasion}/{block}".encode()
        return struct.unpack(f">{NUMBERS}Q", hashlib.blake2b(key, digest_size=8 * NUMBERS).digest())

    def commitment(self) -> str:
        """What can be shown before the game, so that the seed shown after it can be checked."""
        return hashlib.sha256(f"tiletum seed {self.seed}".encode()).hexdigest()


class SamplingDealer:
    """For search and hints: any outcome, by its weight."""

    def __init__(self, random_source: random.Random) -> None:
        self.source = random_source
        self.random = random_source.random

    def __deepcopy__(self, memo: dict[int, Any]) -> SamplingDealer:
        """Return a dealer that goes on from the same random state, without using up this one's."""
        return SamplingDealer(copy.deepcopy(self.source, memo))

    def deal(self, game: Game, occasion: str, number: int) -> int:
        return game.outcome(int(self.random() * game.total()))


class ScriptedDealer:
    """For tests and puzzles: the outcomes written down for an occasion, else another dealer's."""

    def __init__(self, script: Iterable[str], otherwise: Dealer) -> None:
        self.script = list(script)
        self.otherwise = otherwise

    def __deepcopy__(self, memo: dict[int, Any]) -> ScriptedDealer:
        """Return a dealer with a script of its own, which is used up separately."""
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
