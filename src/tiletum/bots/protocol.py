"""What a bot is: anything with `choose`. It sees what a person sees, for a game holds no secrets."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from tiletum.game.engine import Game


class Budget(NamedTuple):
    """How much a bot may think about one decision; 0 leaves it to the bot."""

    nodes: int = 0
    """Moves it may try on copies of the game. The same budget of nodes gives the same choice anywhere."""
    seconds: float = 0.0


UNLIMITED = Budget()


class Bot(Protocol):
    def choose(self, game: Game, budget: Budget) -> int:
        """One of `game.moves()`. The game is the bot's own copy: it may play on it."""
        ...
