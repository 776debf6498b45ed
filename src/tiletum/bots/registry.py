"""Bots by name: the built-in bots, and bots that packages register as entry points of `tiletum.bots`."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Final

from tiletum.errors import TiletumError

from .apprentice import Apprentice
from .ask import BotError, describe_error, describe_object, is_ctrl_c
from .guest import Guest
from .journeyman import Journeyman
from .master import Master
from .merchant import Merchant
from .patience import TimeLimitExceeded, time_limit
from .protocol import Bot
from .random_bot import RandomBot

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "tiletum.bots"
NO_BOTS: Final = ("human", "person", "cardinalbot")
"""Names that stand for other players in logs and online; no bot can have them."""
NOT_IN_NAMES: Final = ",@"
"""Characters that have a meaning in lists of bots."""
READY_WITHIN = 60.0
"""Seconds to load another package's bot, and to create it."""

BotMaker = Callable[[str], Bot]
"""A function that creates a bot from a seed. Two bots with the same seed play alike."""

BOTS: Final[dict[str, BotMaker]] = {
    "random": RandomBot,
    "apprentice": Apprentice,
    "journeyman": Journeyman,
    "merchant": Merchant,
    "master": Master,
}
"""The built-in bots, from the weakest to the strongest."""


@cache
def registered() -> dict[str, EntryPoint]:
    """Return the bots of other packages. They cannot replace a built-in bot."""
    from importlib.metadata import entry_points  # imported late: it is slow, and loads network modules

    return {point.name: point for point in entry_points(group=GROUP) if point.name not in BOTS}


def bot_names() -> list[str]:
    return [*BOTS, *filter(is_valid_name, registered())]


def is_valid_name(name: str) -> bool:
    return name not in NO_BOTS and not set(name) & set(NOT_IN_NAMES)


def names_in(text: str) -> list[str]:
    """Return the names in a list such as `merchant,random`."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise TiletumError("error-bot-unnamed", bots=text[:40])
    return names


def maker_of(name: str) -> BotMaker:
    if name in BOTS:
        return BOTS[name]
    if name not in registered():
        raise TiletumError("error-bot", bot=name, known=", ".join(bot_names()))
    if not is_valid_name(name):
        raise TiletumError("error-bot-name", bot=name)
    with foreign_code(name):
        maker = registered()[name].load()
    if not callable(maker):
        raise BotError("error-bot-load", bot=name, why=describe_object(maker))
    return maker  # type: ignore[no-any-return]  # `ask` checks its answers


def bot_seed(game_seed: int, seat: int) -> str:
    """Return the seed of a bot's randomness. It is derived from the game's seed but does not reveal it."""
    return hashlib.blake2b(f"bot {seat} of {game_seed}".encode(), digest_size=16).hexdigest()


def make_bot(name: str, seed: str) -> Bot:
    maker = maker_of(name)
    if name in BOTS:
        return maker(seed)
    with foreign_code(name):
        return Guest(maker(seed))


@contextmanager
def foreign_code(name: str) -> Iterator[None]:
    """Turn any failure of a bot package's code into an error that names the bot."""
    try:
        with time_limit(READY_WITHIN):
            yield
    except TimeLimitExceeded as error:
        raise TiletumError("error-bot-slow", bot=name, seconds=READY_WITHIN) from error
    except BaseException as error:
        if is_ctrl_c(error):
            raise
        raise BotError("error-bot-load", bot=name, why=describe_error(error)) from error
