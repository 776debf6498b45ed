"""Asks a bot for a move without trusting it: it can raise, take too long or answer nonsense."""

from __future__ import annotations

import re
import time
from operator import index
from typing import Final, SupportsIndex

from tiletum.errors import TiletumError
from tiletum.game.engine import Game

from .patience import TookTooLong, at_most
from .protocol import Bot, Budget

GRACE: Final = 1.5
"""Factor by which a bot can exceed its seconds ..."""
GRACE_SECONDS: Final = 0.5
"""... plus this many seconds, before it counts against the bot: machines are busy."""
LIMIT = 60.0
"""Seconds after which a bot without a budget of seconds counts as hung."""
LIMIT_FACTOR: Final = 4.0
LIMIT_MORE: Final = 2.0
"""A bot with a budget counts as hung after this multiple of it plus this many seconds. A bot that is
merely late should still be able to answer."""
NO_MOVE: Final = -1
ADDRESS: Final = re.compile(r"\bat 0x[0-9a-fA-F]+")
"""An object's address in a message, which differs from run to run."""


class BotError(TiletumError):
    """A bot did something a player must not do."""


def limit_of(budget: Budget) -> float:
    return budget.seconds * LIMIT_FACTOR + LIMIT_MORE if budget.seconds else LIMIT


def ask(name: str, bot: Bot, game: Game, budget: Budget) -> int:
    """Return the bot's move if it is legal and in time; otherwise raise BotError."""
    start = time.perf_counter()
    limit = limit_of(budget)
    try:
        with at_most(limit):
            answer: object = bot.choose(game.copy(), budget)
            # A subclass of int runs the bot's own code here, and never again.
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
    """Return whether the user pressed Ctrl-C. Where that is ignored, the bot raised it itself."""
    import signal

    return isinstance(error, KeyboardInterrupt) and signal.getsignal(signal.SIGINT) != signal.SIG_IGN


def check_time(name: str, budget: Budget, seconds: float) -> None:
    if budget.seconds and seconds > budget.seconds * GRACE + GRACE_SECONDS:
        raise BotError("bot-late", bot=name, seconds=round(seconds, 1), budget=budget.seconds)


def text_of(game: Game, move: int, answer: object) -> str:
    rows = game.rules.table.rows
    return rows[move].text if 0 <= move < len(rows) else shown(answer)


def shown(answer: object) -> str:
    """Return the answer as text. Its own code, or thousands of digits, can make `repr` fail."""
    name = type(answer).__name__
    try:
        said = ascii(answer)
    except Exception:
        return name
    return name if ADDRESS.search(said) else said[:60]


def told(error: BaseException) -> str:
    """Describe an error of foreign code in one line, even if its own `str` fails."""
    name = type(error).__name__
    try:
        said = str(error)
    except Exception:
        return name
    return f"{name}: {' '.join(said.split())}" if said else name
