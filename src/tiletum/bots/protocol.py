"""The bot protocol: anything with `choose`. A game holds no secrets, so a bot sees only what people see."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from tiletum.game.engine import Game


class Budget(NamedTuple):
    """How much a bot can think about one decision; 0 leaves it to the bot."""

    nodes: int = 0
    """Moves to try on copies of the game. The same number gives the same choice on any machine."""
    seconds: float = 0.0


UNLIMITED = Budget()


class Bot(Protocol):
    def choose(self, game: Game, budget: Budget) -> int:
        """Return one of `game.moves()`. The game is the bot's own copy, so it can play on it."""
        ...
