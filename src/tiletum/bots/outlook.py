"""The rest of the game for a seat: turns, fairs and King phases."""

from __future__ import annotations

from typing import Final

from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import ACTION, HOUSE_TOWNS, MERCHANT

ROUNDS: Final = 4
TURNS_A_ROUND: Final = 3
ALL_TURNS: Final = ROUNDS * TURNS_A_ROUND


def turns_this_round(state: State, seat: int) -> int:
    """Return the seat's remaining turns in this round, without the current one."""
    if state.phase > ACTION:
        return 0
    if state.phase < ACTION:
        return TURNS_A_ROUND
    later = TURNS_A_ROUND - 1 - state.turn
    return later + (state.seat < 0 or state.order.index(seat) > state.position)


def turns_left(state: State, seat: int) -> int:
    return turns_this_round(state, seat) + TURNS_A_ROUND * (ROUNDS - state.round)


def fairs_ahead(state: State) -> range:
    """Return the rounds, counted from 0, whose fairs are not scored yet."""
    return range(state.round - (state.phase <= ACTION or state.seat >= 0), ROUNDS)


def takes_part(state: State, seat: int, fair: int, turns: int) -> float:
    """Return the chance that the seat takes part: 1 with a house, else by distance and time."""
    board, town = state.boards[seat], state.fair_towns[fair]
    if board[HOUSE_TOWNS] >> town & 1:
        return 1.0
    steps = state.rules.distance[board[MERCHANT]][town]
    if not turns:
        return 1.0 if steps == 0 else 0.0
    return ON_TIME[min(turns, LONG)][min(steps, FAR)]


LONG: Final = 6
FAR: Final = 8
ON_TIME: Final[list[list[float]]] = [
    [max(0.15, 0.95 - 0.30 * steps / turns) if turns else 0.0 for steps in range(FAR + 1)]
    for turns in range(LONG + 1)
]
"""The chance to arrive in time, by turns until the fair and steps to its town."""


def corruption_to_come(state: State) -> float:
    """Return how many spaces all markers are expected to lose before this round's King phase."""
    if state.phase > ACTION:
        return 0.0
    rules = state.rules
    tokens = rules.corruption_tokens
    left = sum(tokens) - len(state.corruption)
    spaces = sum(value * count for value, count in enumerate(tokens)) - sum(state.corruption)
    return spaces / left * (rules.corruption_drawn - len(state.corruption))


def corruption_of_round(state: State) -> float:
    rules = state.rules
    tokens = rules.corruption_tokens
    return sum(v * n for v, n in enumerate(tokens)) / sum(tokens) * rules.corruption_drawn
