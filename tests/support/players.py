"""Who plays the test games: anybody, and somebody who likes to get somewhere."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tiletum.game.core.editions import EDITIONS
from tiletum.game.engine import Game

LIKED = (
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
WELCOME = ("task helper", "character", "contract", "take", "tile", "exchange", "joker")
DULL = ("end", "done", "leave", "discard")


class Chooser:
    """Picks moves: with `bias` 0 any, towards 1 mostly those that build something."""

    def __init__(self, seed: object, bias: float = 0.0) -> None:
        self.random = random.Random(str(seed))
        self.bias = bias

    def choose(self, game: Game, moves: list[int]) -> int:
        if self.random.random() >= self.bias:
            return self.random.choice(moves)
        rows = game.rules.table.rows
        liked = [m for m in moves if rows[m].text.startswith(LIKED)]
        welcome = [m for m in moves if rows[m].text.startswith(WELCOME)]
        lively = [m for m in moves if not rows[m].text.startswith(DULL)]
        for group, chance in ((liked, 0.9), (welcome, 0.7), (lively, 0.8)):
            if group and self.random.random() < chance:
                return self.random.choice(group)
        return self.random.choice(moves)

    def next_move(self, game: Game) -> int:
        """An outcome when chance is asked, else a choice."""
        if game.at_chance:
            return game.outcome(self.random.randrange(game.total()))
        return self.choose(game, game.moves())


def games(
    count: int, bias: tuple[float, ...] = (0.0, 0.6, 0.9), start: int = 0
) -> Iterator[tuple[Game, Chooser]]:
    """New games with their choosers, over all player counts, editions and ways to set up."""
    editions = list(EDITIONS)
    for number in range(start, start + count):
        # Each option runs through its values at a pace of its own, so that all of them meet.
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
