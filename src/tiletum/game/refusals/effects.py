"""Refusals of choices in bonuses (rules EFFECT)."""

from __future__ import annotations

from tiletum.box.model import RESOURCES
from tiletum.game.catalogue.effects import rule_of
from tiletum.game.core.vocabulary import (
    EMPTY,
    ROOMS,
)

from .attempt import Args, Attempt, Refusal


def gain_out_of_order(t: Attempt) -> Refusal | None:
    """Refuse kinds out of order: each choice has one spelling (docs/notation.md)."""
    args: Args = {"kind": RESOURCES[t.a], "least": RESOURCES[t.top[2]]}
    return Refusal("refused-gain-order", rule_of("gain any"), args)


def nobody_lives_there(t: Attempt) -> Refusal | None:
    return Refusal("refused-building-empty", rule_of("building"), {"building": t.a + 1})


def floor_missing(t: Attempt) -> Refusal | None:
    rooms = t.rules.building_rooms[t.top[1]]
    if t.a < rooms:
        return None
    return Refusal("refused-floor-missing", rule_of("building"), {**floor_args(t), "rooms": rooms})


def floor_empty(t: Attempt) -> Refusal | None:
    if t.board[ROOMS + t.rules.first_room[t.top[1]] + t.a] != EMPTY:
        return None
    return Refusal("refused-floor-empty", rule_of("building"), floor_args(t))


def bonus_gone(t: Attempt) -> Refusal | None:
    """Refuse a bonus that was taken, or whose character moved in after the building was chosen."""
    return Refusal("refused-bonus-gone", rule_of("building"), floor_args(t))


def floor_args(t: Attempt) -> Args:
    return {"building": t.top[1] + 1, "floor": t.a + 1}
