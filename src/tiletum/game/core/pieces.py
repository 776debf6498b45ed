"""Where a house or a pillar may go, however it gets there (rules MERCH-2, MERCH-4, ARCH-2)."""

from __future__ import annotations

from .state import State
from .vocabulary import EMPTY, HOUSE_TOWNS, HOUSES, PILLAR_TOWNS, PILLARS


def free_house_spaces(state: State, board: list[int], town: int) -> list[int]:
    """Where a house from supply could go in a town that has none of this player yet."""
    if not board[HOUSES] or board[HOUSE_TOWNS] >> town & 1:
        return []
    houses = state.houses
    return [space for space in state.rules.house_spaces_in[town] if houses[space] == EMPTY]


def can_build_house(state: State, board: list[int], town: int) -> bool:
    return bool(free_house_spaces(state, board, town))


def can_set_pillar(state: State, board: list[int], cathedral: int) -> bool:
    """A pillar in supply, none there yet, a free space, and a cathedral that will be built."""
    rules = state.rules
    return (
        board[PILLARS] > 0
        and not board[PILLAR_TOWNS] >> cathedral & 1
        and state.pillars_at[cathedral] < rules.pillar_spaces[cathedral]
        and rules.cost_available[state.costs[cathedral]]
    )
