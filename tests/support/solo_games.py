"""Solo games to play in tests: every level, any number of chosen challenges, editions, shuffled actions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from support.players import Chooser
from tiletum.game.core.editions import EDITIONS, LEVELS, Solo
from tiletum.game.engine import Game

PERSON, BOT = 0, 1
CHALLENGES = (
    "very-special-friends",
    "resourceful-clergy",
    "whispers-in-the-kings-ear",
    "ecclesiastical-income",
    "visitors-to-the-curia",
    "deep-coffers",
    "favor-at-the-court",
    "ready-for-action",
)


class SoloGame(NamedTuple):
    """A new game, its chooser, and its options."""

    game: Game
    chooser: Chooser
    level: str | None
    """None if the challenges are chosen."""
    chosen: tuple[str, ...]
    edition: str
    shuffled_actions: bool


def solo_games(
    count: int, bias: tuple[float, ...] = (0.0, 0.6, 0.9), start: int = 0, edition: str = ""
) -> Iterator[SoloGame]:
    """Yield solo games: of twelve, nine have 0 to 8 chosen challenges and three have a level each."""
    editions, levels = list(EDITIONS), list(LEVELS)
    for number in range(start, start + count):
        rng = random.Random(f"solo {number}")
        level = None if number % 12 < 9 else levels[number % 12 - 9]
        chosen = () if level else tuple(rng.sample(CHALLENGES, number % 12))
        name = edition or editions[number // 12 % len(editions)]
        shuffled = number % 4 == 3
        solo = Solo(LEVELS[level]) if level else Solo(0, chosen)
        game = Game.new(edition=name, shuffled_actions=shuffled, solo=solo)
        chooser = Chooser(f"solo {number}", bias[number % len(bias)])
        yield SoloGame(game, chooser, level, chosen, name, shuffled)
