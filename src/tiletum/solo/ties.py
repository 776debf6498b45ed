"""Ties: where the rules leave several options, chance picks one (rule BOT, checklist "pick randomly")."""

from __future__ import annotations

from collections.abc import Callable

from tiletum.game.state import State
from tiletum.game.steps import PICK
from tiletum.game.vocabulary import EMPTY

WAITING = -2
"""Chance was asked; the step on the stack runs again when it has answered."""


def best(options: list[int], *orders: Callable[[int], int]) -> list[int]:
    """The options that come first by these orders, each only among those tied so far."""
    for order in orders:
        if len(options) < 2:
            break
        least = min(order(option) for option in options)
        options = [option for option in options if order(option) == least]
    return options


def pick(state: State, options: list[int]) -> int:
    """The only option, or the one chance picks; WAITING while it is being asked.

    The caller's step must still be on the stack and nothing changed: it runs again with the answer.
    """
    if len(options) == 1:
        return options[0]
    if state.pick == EMPTY:
        state.push(PICK, len(options))
        return WAITING
    chosen = options[state.pick]
    state.tell("bot-picked", state.pick + 1, len(options))
    state.pick = EMPTY
    return chosen


def picked(state: State, option: int) -> None:
    """The outcome of a PICK step."""
    state.stack.pop()
    state.pick = option
