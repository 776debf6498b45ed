"""Asking an untrusted bot for a move: it can raise, take too long or answer nonsense."""

from __future__ import annotations

import re
import time
from operator import index
from typing import Final, SupportsIndex

from tiletum.errors import TiletumError
from tiletum.game.engine import Game

from .patience import TimeLimitExceeded, time_limit
from .protocol import Bot, Budget

GRACE: Final = 1.5
"""Factor by which a bot can exceed its time on a busy machine ..."""
GRACE_SECONDS: Final = 0.5
"""... plus this many seconds, before it counts as late."""
LIMIT = 60.0
"""Seconds after which a bot without a time budget counts as hung."""
LIMIT_FACTOR: Final = 4.0
LIMIT_MORE: Final = 2.0
"""A bot with a time budget counts as hung after this multiple of it plus this many seconds: a bot that is
merely late should still be able to answer."""
NO_MOVE: Final = -1
ADDRESS: Final = re.compile(r"\bat 0x[0-9a-fA-F]+")
"""An object's address in its `repr`, which differs from run to run."""


class BotError(TiletumError):
    """A bot did something a player must not do."""


def hang_limit(budget: Budget) -> float:
    return budget.seconds * LIMIT_FACTOR + LIMIT_MORE if budget.seconds else LIMIT


def ask(name: str, bot: Bot, game: Game, budget: Budget) -> int:
    """Return the bot's move if it is legal and in time; otherwise raise BotError."""
    start = time.perf_counter()
    limit = hang_limit(budget)
    try:
        with time_limit(limit):
            answer: object = bot.choose(game.copy(), budget)
            # Converts a subclass of int, so that its own code cannot run later.
            move = index(answer) if isinstance(answer, SupportsIndex) else NO_MOVE
    except TimeLimitExceeded as error:
        raise BotError("bot-hung", bot=name, seconds=limit) from error
    except BaseException as error:
        if is_ctrl_c(error):
            raise
        raise BotError("bot-raised", bot=name, why=describe_error(error)) from error
    check_time(name, budget, time.perf_counter() - start)
    if move not in game.moves():
        raise BotError("bot-illegal", bot=name, move=move_text(game, move, answer))
    return move


def is_ctrl_c(error: BaseException) -> bool:
    """Return whether the user pressed Ctrl-C. In a process that ignores it, the bot raised the error."""
    import signal

    return isinstance(error, KeyboardInterrupt) and signal.getsignal(signal.SIGINT) != signal.SIG_IGN


def check_time(name: str, budget: Budget, seconds: float) -> None:
    if budget.seconds and seconds > budget.seconds * GRACE + GRACE_SECONDS:
        raise BotError("bot-late", bot=name, seconds=round(seconds, 1), budget=budget.seconds)


def move_text(game: Game, move: int, answer: object) -> str:
    rows = game.rules.table.rows
    return rows[move].text if 0 <= move < len(rows) else describe_object(answer)


def describe_object(answer: object) -> str:
    """Describe an object from a bot, even if its own code or thousands of digits make `repr` fail."""
    name = type(answer).__name__
    try:
        text = ascii(answer)
    except Exception:
        return name
    return name if ADDRESS.search(text) else text[:60]


def describe_error(error: BaseException) -> str:
    """Describe a bot's error in one line, even if its `str` fails."""
    name = type(error).__name__
    try:
        text = str(error)
    except Exception:
        return name
    return f"{name}: {' '.join(text.split())}" if text else name
