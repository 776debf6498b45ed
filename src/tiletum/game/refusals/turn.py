"""Refusals of a die (rules TURN)."""

from __future__ import annotations

from tiletum.box.model import COLOURS
from tiletum.game.chapters.turn import GOLD_PER_STEP
from tiletum.game.core.vocabulary import (
    GOLD,
)

from .attempt import Attempt, Refusal


def no_such_die(t: Attempt) -> Refusal | None:
    if t.game.dice[t.a]:
        return None
    return Refusal("refused-no-such-die", "TURN-1", {"colour": COLOURS[t.a // 6], "value": t.a % 6 + 1})


def gold_for_die(t: Attempt) -> Refusal | None:
    need = GOLD_PER_STEP * t.rules.die_steps[t.a % 6][t.b]
    if t.board[GOLD] >= need:
        return None
    return Refusal("refused-gold-for-die", "TURN-3", {"have": t.board[GOLD], "need": need})
