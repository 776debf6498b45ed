"""Refusals of the contract action (rules CONTR)."""

from __future__ import annotations

from tiletum.box.model import RESOURCES
from tiletum.game.core.vocabulary import (
    EMPTY,
)

from .actions import too_few_points
from .attempt import Attempt, Refusal, wanted


def slot_empty(t: Attempt) -> Refusal | None:
    if wanted(t) != EMPTY:
        return None
    return Refusal("refused-slot-empty", "CONTR-4", {"slot": t.a + 1})


def points_for_slot(t: Attempt) -> Refusal | None:
    return too_few_points(t, t.rules.contract_costs[t.a], "CONTR-1")


def nothing_to_exchange(t: Attempt) -> Refusal | None:
    if t.board[t.a]:
        return None
    return Refusal("refused-nothing-to-exchange", "CONTR-2", {"kind": RESOURCES[t.a]})
