"""A wrapper for another package's bot, which must not change the rules that all games share."""

from __future__ import annotations

from tiletum.game.core.rules import Rules, unshared
from tiletum.game.engine import Game

from .protocol import Bot, Budget


class Guest:
    """Gives the bot a copy of the rules, so that its changes affect nobody else."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.shared: Rules | None = None
        self.own: Rules | None = None

    def choose(self, game: Game, budget: Budget) -> int:
        if self.own is None or self.shared is not game.rules:
            self.shared, self.own = game.rules, unshared(game.rules)
        game.rules = self.own
        game.unshare()  # the bot may write to its copy, and no other position may change with it
        return self.bot.choose(game, budget)
