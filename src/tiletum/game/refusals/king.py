"""Refusals of an advance on the King track (rules KINGA)."""

from __future__ import annotations

from tiletum.game.core.vocabulary import (
    KING_SPACE,
)

from .attempt import Attempt, Refusal


def king_at_top(t: Attempt) -> Refusal | None:
    top = t.rules.king_top
    if t.board[KING_SPACE] < top:
        return None
    return Refusal("refused-king-at-top", "KINGA-3", {"value": t.rules.king_vp[top]})
