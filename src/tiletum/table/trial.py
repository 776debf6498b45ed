"""Trial games with a box or position that failed the strict checks: what fails soon is refused at once."""

from __future__ import annotations

import copy
import random
from typing import Final

from .dealer import SeededDealer
from .table import Table
from .view import view

GAMES: Final = 3
LONGEST: Final = 2_000
"""Decisions of a trial game. A usual game has a few hundred."""
LOOKS: Final = 20
"""Decisions from one look at the position to the next."""


def play_on(table: Table) -> None:
    """Play a few random games on from here, on copies. Raise whatever the engine raises."""
    for number in range(GAMES):
        twin, chance = copy.copy(table), random.Random(number)
        twin.go_on_with(SeededDealer(number))
        for decision in range(LONGEST):
            if decision % LOOKS == 0:
                view(twin, since=len(twin.made))
            if twin.over:
                break
            twin.play(chance.choice(twin.moves()))
