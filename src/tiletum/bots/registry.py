"""Bots by name: built-in ones, and those that packages register as entry points of `tiletum.bots`."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Final

from tiletum.errors import TiletumError

from .apprentice import Apprentice
from .ask import BotError, is_persons, shown, told
from .guest import Guest
from .journeyman import Journeyman
from .master import Master
from .merchant import Merchant
from .patience import TookTooLong, at_most
from .protocol import Bot
from .random_bot import RandomBot

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "tiletum.bots"
NO_BOTS: Final = ("human", "person", "cardinalbot")
"""Names of other players in logs and online; no bot can have them."""
NOT_IN_NAMES: Final = ",@"
"""Characters with a meaning where bots are listed."""
READY_WITHIN = 60.0
"""Seconds to load a bot of another package, and to create it."""

BotMaker = Callable[[str], Bot]
"""Creates a bot from a seed; two bots with the same seed play alike."""

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
    """Return the bots of other packages. They never replace a built-in name."""
    from importlib.metadata import entry_points  # slow to load, and it loads network modules

    return {point.name: point for point in entry_points(group=GROUP) if point.name not in BOTS}


def bot_names() -> list[str]:
    return [*BOTS, *filter(can_be_asked_for, registered())]


def can_be_asked_for(name: str) -> bool:
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
    if not can_be_asked_for(name):
        raise TiletumError("error-bot-name", bot=name)
    with readied(name):
        maker = registered()[name].load()
    if not callable(maker):
        raise BotError("error-bot-load", bot=name, why=shown(maker))
    return maker  # type: ignore[no-any-return]  # `ask` checks its answers, whatever its type


def bot_seed(game_seed: int, seat: int) -> str:
    """Return the seed of a bot's own randomness. It follows from the game's seed but does not reveal it."""
    return hashlib.blake2b(f"bot {seat} of {game_seed}".encode(), digest_size=16).hexdigest()


def make_bot(name: str, seed: str) -> Bot:
    maker = maker_of(name)
    if name in BOTS:
        return maker(seed)
    with readied(name):
        return Guest(maker(seed))


@contextmanager
def readied(name: str) -> Iterator[None]:
    """Run a bot package's code: turn any failure into a message about the bot."""
    try:
        with at_most(READY_WITHIN):
            yield
    except TookTooLong as error:
        raise TiletumError("error-bot-slow", bot=name, seconds=READY_WITHIN) from error
    except BaseException as error:
        if is_persons(error):
            raise
        raise BotError("error-bot-load", bot=name, why=told(error)) from error
