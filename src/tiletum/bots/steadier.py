"""What steady play adds to the evaluation, whose weights come from games of unsteady players."""

from __future__ import annotations

from typing import Final

from tiletum.game.engine import Game

from .features import leads
from .outlook import turns_left

STEADIER: Final = {1: (4.5, -2.3, 0.57), 2: (6.9, -2.1, 0.42), 3: (7.5, -3.5, 0.44), 4: (7.9, -4.8, 0.47)}
"""The weights come from games of two unsteady players with few nodes. By the number of players: whoever plays
as well as the merchant gains so many points more, so many for each turn to come, and so many for its square
(measured: docs/bots-results.md)."""


def beyond(game: Game, seat: int) -> float:
    """Points to come at the end of a turn beyond its evaluation."""
    turns = turns_left(game, seat)
    if not turns:  # nothing is left to guess but who leads on the King track
        return game.rules.box.king_leader_vp * leads(game, seat)
    always, a_turn, squared = STEADIER[1 if game.rules.solo else game.rules.players]
    return always + a_turn * turns + squared * turns**2
