"""Where houses, pillars and contributions may go, and what is in the way (MERCH, ARCH-2, TASK-9).

Each condition is stated once: legal moves, refusals and the Cardinalbot ask for the same obstacles. An
obstacle is a name, or "" if there is none. The lasting one comes first. Those of houses and pillars are
names of `explanations.OBSTACLES`, because the Cardinalbot reports them.
"""

from __future__ import annotations

from typing import Final

from .state import State
from .vocabulary import CONTRIBUTED, EMPTY, HOUSE_TOWNS, HOUSES, PILLAR_TOWNS, PILLARS

# --- houses ---


NO_HOUSE_LEFT: Final = "no-house-left"


def free_spaces(state: State, spaces: list[int]) -> list[int]:
    """Return the house spaces on which nobody has built."""
    houses = state.houses
    return [space for space in spaces if houses[space] == EMPTY]


def house_obstacle(board: list[int], town: int, spaces: list[int], free: list[int]) -> str:
    """Return what keeps a house off these spaces in a town; on the free ones nobody has built."""
    if not spaces:
        return "no-house-space"
    if board[HOUSE_TOWNS] >> town & 1:
        return "own-house"
    if not free:
        return "house-spaces-taken"
    return "" if board[HOUSES] else NO_HOUSE_LEFT


def free_house_spaces(state: State, board: list[int], town: int) -> list[int]:
    """Return where a house could go in a town."""
    spaces = state.rules.house_spaces_in[town]
    free = free_spaces(state, spaces)
    return [] if house_obstacle(board, town, spaces, free) else free


def can_build_house(state: State, board: list[int], town: int) -> bool:
    return bool(free_house_spaces(state, board, town))


def put_house(state: State, seat: int, space: int) -> None:
    """Move a house from a player's supply to a space."""
    state.unshare()
    board = state.boards[seat]
    board[HOUSES] -= 1
    board[HOUSE_TOWNS] |= 1 << state.rules.house_town[space]
    state.houses[space] = seat


# --- pillars ---


def pillar_obstacle(state: State, board: list[int], cathedral: int) -> str:
    """Return what keeps a pillar away from a cathedral."""
    rules = state.rules
    if not rules.cost_available[state.costs[cathedral]]:
        return "unavailable"
    if board[PILLAR_TOWNS] >> cathedral & 1:
        return "own-pillar"
    if state.pillars_at[cathedral] >= rules.pillar_spaces[cathedral]:
        return "pillar-spaces-taken"
    return "" if board[PILLARS] else "no-pillar-left"


def can_set_pillar(state: State, board: list[int], cathedral: int) -> bool:
    return not pillar_obstacle(state, board, cathedral)


def put_pillar(state: State, seat: int, cathedral: int) -> None:
    """Move a pillar from a player's supply to a cathedral."""
    state.unshare()
    board = state.boards[seat]
    board[PILLARS] -= 1
    board[PILLAR_TOWNS] |= 1 << cathedral
    state.pillars_at[cathedral] += 1


# --- contributions ---


def contribution_obstacle(state: State, board: list[int], cathedral: int) -> str:
    """Return what keeps a contribution away from a cathedral, besides its price."""
    if not board[PILLAR_TOWNS] >> cathedral & 1:
        return "no-pillar-there"
    if board[CONTRIBUTED] >> cathedral & 1:
        return "contributed"
    if state.tiles_taken[cathedral] >= len(state.rules.cathedral_tiles[cathedral]):
        return "no-tile-left"
    return ""


def open_cathedrals(state: State, board: list[int]) -> list[int]:
    """Return the cathedrals to which the player could contribute, whatever the price."""
    if board[CONTRIBUTED] == board[PILLAR_TOWNS]:
        return []
    with_pillar = state.rules.cathedrals_in[board[PILLAR_TOWNS]]
    return [cathedral for cathedral in with_pillar if not contribution_obstacle(state, board, cathedral)]


def take_cathedral_tile(state: State, seat: int, cathedral: int) -> int:
    """Note a player's contribution and return the points of the top cathedral tile, which goes with it."""
    state.unshare()
    state.boards[seat][CONTRIBUTED] |= 1 << cathedral
    top = state.rules.cathedral_tiles[cathedral][state.tiles_taken[cathedral]]
    state.tiles_taken[cathedral] += 1
    return top
