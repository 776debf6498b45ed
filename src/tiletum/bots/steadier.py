"""What steady play adds to the evaluation: its weights come from games of unsteady players."""

from __future__ import annotations

from typing import Final

from tiletum.game.engine import Game

from .features import leads
from .outlook import turns_left

STEADIER: Final = {1: (4.5, -2.3, 0.57), 2: (6.9, -2.1, 0.42), 3: (7.5, -3.5, 0.44), 4: (7.9, -4.8, 0.47)}
"""What a merchant gains beyond the evaluation, by the number of players: a constant, points for each turn
left, and points for the square of the turns left. Measured in docs/bots-results.md. The evaluation's
weights come from games of two unsteady players with few nodes."""


def steady_gain(game: Game, seat: int) -> float:
    """Return the points a steady player gains after this turn, beyond the evaluation."""
    turns = turns_left(game, seat)
    if not turns:  # only the leader on the King track is uncertain
        return game.rules.box.king_leader_vp * leads(game, seat)
    always, a_turn, squared = STEADIER[1 if game.rules.solo else game.rules.players]
    return always + a_turn * turns + squared * turns**2
