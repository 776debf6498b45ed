from __future__ import annotations
from typing import NamedTuple
from .engine import Game


class Refusal(NamedTuple):
    key: str
    rule: str
    args: dict[str, int | str]


def explain(game: Game, move: int) -> Refusal | None:
    return None if move in game.moves() else Refusal("refused-not-now", "TURN-2", {})
