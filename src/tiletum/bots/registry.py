"""Bots by name: ours, and those other packages register under the entry point group `tiletum.bots`."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

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

GROUP: Final = "tiletum.bots"
NO_BOTS: Final = ("human", "person", "cardinalbot")
"""What others who play a seat are called, in logs and online."""
NOT_IN_NAMES: Final = ",@"
"""Where names are written these mean something else."""
READY_WITHIN = 60.0
"""Seconds a bot of another package may take to be loaded, and to be made."""

BotMaker = Callable[[str], Bot]
"""Makes a bot from a seed; two of the same seed play alike."""

BOTS: Final[dict[str, BotMaker]] = {
    "random": RandomBot,
    "apprentice": Apprentice,
    "journeyman": Journeyman,
    "merchant": Merchant,
    "master": Master,
}
"""Ours, from the weakest to the strongest."""


@cache
def registered() -> dict[str, EntryPoint]:
    """Those of other packages; a name of ours is never replaced."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in BOTS}


def bot_names() -> list[str]:
    return [*BOTS, *filter(can_be_asked_for, registered())]


def can_be_asked_for(name: str) -> bool:
    return name not in NO_BOTS and not set(name) & set(NOT_IN_NAMES)


def names_in(text: str) -> list[str]:
    """`merchant,random`, as people write it."""
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
    return maker  # type: ignore[no-any-return]  # whatever it makes, `ask` checks what that answers


def bot_seed(game_seed: int, seat: int) -> str:
    """What a bot's own chance follows from: of the game's seed, but one cannot be told from the other."""
    return hashlib.blake2b(f"bot {seat} of {game_seed}".encode(), digest_size=16).hexdigest()


def make_bot(name: str, seed: str) -> Bot:
    maker = maker_of(name)
    if name in BOTS:
        return maker(seed)
    with readied(name):
        return Guest(maker(seed))


@contextmanager
def readied(name: str) -> Iterator[None]:
    """Other people's code at work: what goes wrong in it is a sentence about the bot."""
    try:
        with at_most(READY_WITHIN):
            yield
    except TookTooLong as error:
        raise TiletumError("error-bot-slow", bot=name, seconds=READY_WITHIN) from error
    except BaseException as error:
        if is_persons(error):
            raise
        raise BotError("error-bot-load", bot=name, why=told(error)) from error
