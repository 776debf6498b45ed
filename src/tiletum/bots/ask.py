"""Asking a bot for a move without trusting it: it may raise, dawdle or answer nonsense."""

from __future__ import annotations

import re
import signal
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
NO_MOVE: Final = -1
ADDRESS: Final = re.compile(r"\bat 0x[0-9a-fA-F]+")
"""Where something is in memory, which is another place each time."""


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
            answer: object = bot.choose(game.copy(), budget)
            # A number of the bot's own kind runs the bot's code here, and never again.
            move = index(answer) if isinstance(answer, SupportsIndex) else NO_MOVE
    except TookTooLong as error:
        raise BotError("bot-hung", bot=name, seconds=limit) from error
    except BaseException as error:
        if is_persons(error):
            raise
        raise BotError("bot-raised", bot=name, why=told(error)) from error
    check_time(name, budget, time.perf_counter() - start)
    if move not in game.moves():
        raise BotError("bot-illegal", bot=name, move=text_of(game, move, answer))
    return move


def is_persons(error: BaseException) -> bool:
    """Whether the person at the keyboard wants to stop; where that is ignored, it is the bot's own doing."""
    return isinstance(error, KeyboardInterrupt) and signal.getsignal(signal.SIGINT) != signal.SIG_IGN


def check_time(name: str, budget: Budget, seconds: float) -> None:
    if budget.seconds and seconds > budget.seconds * GRACE + GRACE_SECONDS:
        raise BotError("bot-late", bot=name, seconds=round(seconds, 1), budget=budget.seconds)


def text_of(game: Game, move: int, answer: object) -> str:
    rows = game.rules.table.rows
    return rows[move].text if 0 <= move < len(rows) else shown(answer)


def shown(answer: object) -> str:
    """What a bot answered may refuse to be written: by its own code, or for its thousands of digits."""
    name = type(answer).__name__
    try:
        said = ascii(answer)
    except Exception:
        return name
    return name if ADDRESS.search(said) else said[:60]


def told(error: BaseException) -> str:
    """An error of somebody else's code, in a line; it may even fail to say what it is."""
    name = type(error).__name__
    try:
        said = str(error)
    except Exception:
        return name
    return f"{name}: {' '.join(said.split())}" if said else name
