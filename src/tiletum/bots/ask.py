"""Asking a bot for a move without trusting it: it may raise, dawdle or answer nonsense."""

from __future__ import annotations

import time
from operator import index
from typing import Final, SupportsIndex

from tiletum.errors import TiletumError
from tiletum.game.engine import Game

from .patience import TookTooLong, at_most
from .protocol import Bot, Budget

GRACE: Final = 1.5
"""A budget of seconds may be overrun by this factor ..."""
GRACE_SECONDS: Final = 0.5
"""... and this long besides, before it counts against the bot: machines are busy."""
LIMIT = 60.0
"""Seconds after which a bot without a budget of seconds has hung."""
LIMIT_FACTOR: Final = 4.0
LIMIT_MORE: Final = 2.0
"""With a budget it has hung after so many times the budget, and this much: a bot that is merely late
should have the chance to answer, late."""


class BotError(TiletumError):
    """A bot did something a player must not do."""


def limit_of(budget: Budget) -> float:
    return budget.seconds * LIMIT_FACTOR + LIMIT_MORE if budget.seconds else LIMIT


def ask(name: str, bot: Bot, game: Game, budget: Budget) -> int:
    """The bot's move, which is legal and in time; else a BotError that says what it did."""
    start = time.perf_counter()
    limit = limit_of(budget)
    try:
        with at_most(limit):
            move = bot.choose(game.copy(), budget)
    except (Exception, SystemExit) as error:
        raise BotError("bot-raised", bot=name, why=f"{type(error).__name__}: {error}") from error
    except TookTooLong as error:
        raise BotError("bot-hung", bot=name, seconds=limit) from error
    check_time(name, budget, time.perf_counter() - start)
    if not isinstance(move, SupportsIndex) or move not in game.moves():
        raise BotError("bot-illegal", bot=name, move=text_of(game, move))
    return index(move)


def check_time(name: str, budget: Budget, seconds: float) -> None:
    if budget.seconds and seconds > budget.seconds * GRACE + GRACE_SECONDS:
        raise BotError("bot-late", bot=name, seconds=round(seconds, 1), budget=budget.seconds)


def text_of(game: Game, move: object) -> str:
    rows = game.rules.table.rows
    return rows[move].text if isinstance(move, int) and 0 <= move < len(rows) else ascii(move)[:60]
