"""Asking a bot for a move without trusting it: it may raise, dawdle or answer nonsense."""

from __future__ import annotations

import time
from operator import index
from typing import Final, SupportsIndex

from tiletum.errors import TiletumError
from tiletum.game.engine import Game

from .protocol import Bot, Budget

GRACE: Final = 1.5
"""A budget of seconds may be overrun by this factor ..."""
GRACE_SECONDS: Final = 0.5
"""... and this long besides, before it counts against the bot: machines are busy."""


class BotError(TiletumError):
    """A bot did something a player must not do."""


def ask(name: str, bot: Bot, game: Game, budget: Budget) -> int:
    """The bot's move, which is legal and in time; else a BotError that says what it did."""
    start = time.perf_counter()
    try:
        move = bot.choose(game.copy(), budget)
    except (Exception, SystemExit) as error:
        raise BotError("bot-raised", bot=name, why=f"{type(error).__name__}: {error}") from error
    check_time(name, budget, time.perf_counter() - start)
    if not isinstance(move, SupportsIndex) or move not in game.moves():
        raise BotError("bot-illegal", bot=name, move=text_of(game, move))
    return index(move)


def check_time(name: str, budget: Budget, seconds: float) -> None:
    if budget.seconds and seconds > budget.seconds * GRACE + GRACE_SECONDS:
        raise BotError("bot-late", bot=name, seconds=f"{seconds:.1f}", budget=f"{budget.seconds:g}")


def text_of(game: Game, move: object) -> str:
    rows = game.rules.table.rows
    return rows[move].text if isinstance(move, int) and 0 <= move < len(rows) else ascii(move)[:60]
