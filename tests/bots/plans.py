"""Plans of a few turns with fixed nodes, written exactly. Also a script for Pyodide, so it imports little."""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from tiletum.bots.evaluation import trained
from tiletum.bots.planner import Planner
from tiletum.bots.protocol import Budget
from tiletum.game.engine import Game


def positions(seed: int) -> list[Game]:
    """Return a position with a decision from each of a few random games."""
    found: list[Game] = []
    draw = random.Random(seed).random
    for players in (2, 3, 4, 2, 3, 4):
        game = Game.new(players)
        decisions = int(draw() * 120)
        while not game.over and (decisions or game.at_chance):
            if game.at_chance:
                game.apply(game.outcome(int(draw() * game.total())))
            else:
                moves = game.moves()
                game.apply(moves[int(draw() * len(moves))])
                decisions -= 1
        found.append(game)
    return found


def main(seed: int) -> dict[str, Any]:
    """Return the plans of these positions: moves as numbers, and values to the last bit."""
    plans = [
        [[plan.moves, plan.value.hex()] for plan in Planner(trained(), game, Budget(nodes=300)).plans()]
        for game in positions(seed)
        if not game.over
    ]
    return {"python": ".".join(map(str, sys.version_info[:2])), "plans": plans}


if __name__ == "__main__":
    print(json.dumps(main(7)))
