"""Players that choose moves. A bot is anything with `choose`; the registry gives them by name."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final, Protocol

from tiletum.errors import TiletumError
from tiletum.game.engine import Game


class Bot(Protocol):
    def choose(self, game: Game) -> int:
        """One of `game.moves()`. The game is the bot's own copy: it may play on it."""
        ...


class RandomBot:
    """Any legal move, all alike. Two bots made from the same seed play alike."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed).random

    def choose(self, game: Game) -> int:
        moves = game.moves()
        return moves[int(self.random() * len(moves))]


BOTS: Final[dict[str, Callable[[str], Bot]]] = {"random": RandomBot}
"""By name: how to make one from a seed."""


def make_bot(name: str, seed: str) -> Bot:
    if name not in BOTS:
        raise TiletumError("error-bot", bot=name, known=", ".join(BOTS))
    return BOTS[name](seed)
