"""Joker action: naming one of the other five (rules JOKER)."""

from __future__ import annotations

from tiletum.game.catalogue.steps import DIE_ACTION, POINTS
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import MARKERS


def joker_action(state: State, points: int, out: list[int]) -> None:
    if points:
        out += state.rules.joker_moves


def name_action(state: State, action: int) -> None:
    """Give all points to the named action. Its marker counts if the Joker was the die's action."""
    top = state.stack[-1]
    state.tell("joker", "JOKER-1" if top[0] == DIE_ACTION else "EFFECT-7", state.seat, action)
    if top[0] == DIE_ACTION:
        more = state.boards[state.seat][MARKERS + action]
        state.action = action
        state.points += more
        if more:
            state.tell("more-points", "JOKER-3", state.seat, more)
    else:
        state.stack[-1] = (POINTS, action, top[2], top[3], 0)
