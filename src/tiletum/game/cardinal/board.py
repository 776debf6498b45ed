"""The Cardinalbot's possessions: counts for its conditions, and the contracts it works on."""

from __future__ import annotations

from typing import Final

from tiletum.game.catalogue.challenges import READY, Challenge
from tiletum.game.chapters.king import has_challenge
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import (
    CHARACTER_TILE,
    CONTRACT_TILE,
    CONTRIBUTED,
    CRESTS,
    EMPTY,
    FAMILIES,
    FOOD,
    GOLD,
    HOME_OF,
    HOUSE_TOWNS,
    IRON,
    KIND_IN,
    MARKERS,
    PILLAR_TOWNS,
    ROOMS_LEFT,
    STORE,
    WOOL,
)

COLUMNS: Final = 5
HUMAN: Final = 0
CONTRACT_BONUS = 5
CREST_VP = 5
CREST_FOOD = 3
GOLD_PER_RESOURCE = 2


def board_of(state: State) -> list[int]:
    return state.boards[state.rules.bot_seat]


def houses(state: State) -> int:
    """Return its houses on the map, including the one in Tiletum."""
    return board_of(state)[HOUSE_TOWNS].bit_count()


def pillars(state: State) -> int:
    return board_of(state)[PILLAR_TOWNS].bit_count()


def cathedrals(state: State) -> int:
    return board_of(state)[CONTRIBUTED].bit_count()


def held(state: State, kind: int) -> list[int]:
    """Return the tiles of a type beside its board, in the order of the box."""
    return [tile for tile in board_of(state)[STORE:] if tile >= 0 and state.rules.tile_type[tile] == kind]


def unfulfilled(state: State) -> list[int]:
    return held(state, CONTRACT_TILE)


def waiting_characters(state: State) -> list[int]:
    return held(state, CHARACTER_TILE)


def owns_family(state: State, family: int) -> bool:
    """Return whether it owns a crest of the family, active or not."""
    return bool(board_of(state)[FAMILIES] >> family & 1)


def active_families(state: State) -> list[int]:
    return [family for family in board_of(state)[CRESTS : CRESTS + COLUMNS] if family != EMPTY]


def inactive_families(state: State) -> list[int]:
    active = active_families(state)
    return [f for f in range(len(state.rules.families)) if owns_family(state, f) and f not in active]


def has_two_characters(board: list[int], column: int) -> bool:
    return board[ROOMS_LEFT + column] == 0


def complete_column(state: State, column: int) -> None:
    """Move a complete column's marker to the wheel. It does not help the current action."""
    board = board_of(state)
    kind = board[KIND_IN + column]
    if has_two_characters(board, column) and board[CRESTS + column] != EMPTY and not board[MARKERS + kind]:
        board[MARKERS + kind] = column_marker(state, column)
        if board[MARKERS + kind] != state.rules.box.cardinalbot.ap_markers[column]:
            invoke(state, READY)
        state.tell("complete", "BCHAR-6", state.rules.bot_seat, column, kind, board[MARKERS + kind])


def column_marker(state: State, column: int) -> int:
    markers = state.rules.box.cardinalbot.ap_markers
    if has_challenge(state, READY):
        return sorted(markers, reverse=True)[column]
    return markers[column]


def kind_count(state: State, kind: int) -> int:
    """Return its characters of a kind, on its board and beside it."""
    board = board_of(state)
    home = board[HOME_OF + kind]
    on_board = 0 if home == EMPTY else 2 - board[ROOMS_LEFT + home]
    return on_board + sum(state.rules.tile_kind[tile] == kind for tile in waiting_characters(state))


def invoke(state: State, challenge: Challenge, which: int = 0) -> str:
    """Report that a challenge changes what comes next, and return the rule by which it does."""
    rule = challenge.rules[which]
    state.tell("bot-challenge", rule, state.rules.challenge_names.index(challenge.id))
    return rule


# --- contracts: missing resources, and readiness ---


def spare_food(state: State) -> int:
    """Return its food beyond the reserve."""
    return max(0, board_of(state)[FOOD] - state.rules.bot_reserved_food)


def missing(state: State, tile: int) -> int:
    """Return the resources missing for a contract, without exchanging gold (rule BCONTR)."""
    board, printed = board_of(state), state.rules.tiles[tile]
    wool, iron = board[WOOL] - printed.wool, board[IRON] - printed.iron
    for_any = board[GOLD] + spare_food(state) + max(0, wool) + max(0, iron)
    return max(0, -wool) + max(0, -iron) + max(0, printed.identical - for_any)


def is_ready(state: State, tile: int) -> bool:
    """Return whether it can pay now. Two gold stand in for a missing wool or iron."""
    return board_of(state)[GOLD] >= gold_needed(state, tile)


def gold_needed(state: State, tile: int) -> int:
    """Return the gold a contract needs: for missing wool and iron, and for units of any kind."""
    board, printed = board_of(state), state.rules.tiles[tile]
    wool, iron = board[WOOL] - printed.wool, board[IRON] - printed.iron
    for_any = spare_food(state) + max(0, wool) + max(0, iron)
    exchanged = GOLD_PER_RESOURCE * (max(0, -wool) + max(0, -iron))
    return exchanged + max(0, printed.identical - for_any)


def tell_cheapest(state: State, tiles: list[int]) -> None:
    """Report the contract that needs the least gold: how far it is from paying any."""
    if tiles and state.events is not None:
        tile = min(tiles, key=lambda tile: gold_needed(state, tile))
        state.tell("bot-cheapest", "BCONTR-4", tile, gold_needed(state, tile), board_of(state)[GOLD])


def size(state: State, tile: int) -> int:
    """Return how many resources a contract asks for."""
    printed = state.rules.tiles[tile]
    return printed.identical + printed.wool + printed.iron


# --- cathedrals it can still contribute to ---


def cathedral_vp(state: State, cathedral: int) -> int:
    """Return the points of the cost tile and the top cathedral tile."""
    tiles = state.rules.cathedral_tiles[cathedral][state.tiles_taken[cathedral] :]
    return state.rules.cost_vp[state.costs[cathedral]] + (tiles[0] if tiles else 0)


def cathedral_stone(state: State, cathedral: int) -> int:
    return state.rules.cost_stone[state.costs[cathedral]]
