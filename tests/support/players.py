"""Players for test games: random ones, and ones that try to build something."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tiletum.game.core.editions import EDITIONS
from tiletum.game.engine import Game

BUILDING_MOVES = (
    "place",
    "task crest",
    "task fulfil",
    "task cathedral",
    "house",
    "pillar",
    "bonus",
    "building",
    "king",
)
USEFUL_MOVES = ("task helper", "character", "contract", "take", "tile", "exchange", "joker")
PASSING_MOVES = ("end", "done", "leave", "discard")


class Chooser:
    """Chooses moves: at random with `bias` 0, mostly constructive ones towards 1."""

    def __init__(self, seed: object, bias: float = 0.0) -> None:
        self.random = random.Random(str(seed))
        self.bias = bias

    def choose(self, game: Game, moves: list[int]) -> int:
        if self.random.random() >= self.bias:
            return self.random.choice(moves)
        rows = game.rules.table.rows
        building = [m for m in moves if rows[m].text.startswith(BUILDING_MOVES)]
        useful = [m for m in moves if rows[m].text.startswith(USEFUL_MOVES)]
        active = [m for m in moves if not rows[m].text.startswith(PASSING_MOVES)]
        for group, chance in ((building, 0.9), (useful, 0.7), (active, 0.8)):
            if group and self.random.random() < chance:
                return self.random.choice(group)
        return self.random.choice(moves)

    def next_move(self, game: Game) -> int:
        """Return an outcome if chance has to answer, else a move of the player."""
        if game.at_chance:
            return game.outcome(self.random.randrange(game.total()))
        return self.choose(game, game.moves())


def games(
    count: int, bias: tuple[float, ...] = (0.0, 0.6, 0.9), start: int = 0
) -> Iterator[tuple[Game, Chooser]]:
    """Yield new games with their choosers, over all player counts, editions and kinds of setup."""
    editions = list(EDITIONS)
    for number in range(start, start + count):
        # Each option has its own cycle length, so that all combinations occur.
        players = 2 + number % 3
        game = Game.new(
            players,
            editions[number % 5],
            first=number // 7 % (players + 1) - 1,
            shuffled_actions=number // 5 % 4 == 3,
        )
        yield game, Chooser(number, bias[number // 3 % len(bias)])


def finish(game: Game, chooser: Chooser) -> Game:
    while not game.over:
        game.apply(chooser.next_move(game))
    return game
