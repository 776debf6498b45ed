"""Fair phase: the participants, and what a fair counts (rules FAIR)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from tiletum.game.catalogue.steps import CLEANUP_PHASE, FINAL_SCORING
from tiletum.game.core.rules import Rules
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import (
    CONTRIBUTED,
    CRESTS,
    EMPTY,
    FAIR,
    FAMILIES,
    FROM_FAIR,
    FULFILLED,
    HOUSE_TOWNS,
    KING_SPACE,
    MERCHANT,
    PILLAR_TOWNS,
    ROOMS,
    ROOMS_LEFT,
)

LAST_ROUND = 4
Why = Literal["house", "merchant", "always"]
"""Why a player takes part."""


def fair_phase(state: State) -> None:
    """Automatic: score the round's tile for everyone with a house or the merchant in the town."""
    state.stack.pop()
    state.phase = FAIR
    tile = state.fair_tiles[state.round - 1]
    state.tell(
        "fair", "FAIR-1", state.fair_towns[state.round - 1], tile, state.rules.fair_vp[state.round - 1]
    )
    if is_king_fair(state, tile):
        if not state.rules.king_fair_before_reset:
            score_king_fair(state)
    else:
        score_fair(state, tile)
    if state.decrees:
        state.tell("bot-decree-gone", "SOLO-15", state.decrees[0], state.decrees[1])
        state.decrees = state.decrees[1:]
        state.pawn = 0
    state.push(CLEANUP_PHASE if state.round < LAST_ROUND else FINAL_SCORING)


def takes_part(state: State, seat: int) -> bool:
    return why_part(state, seat, state.fair_towns[state.round - 1]) is not None


def why_part(state: State, seat: int, town: int) -> Why | None:
    """Return why a seat takes part: a house or the merchant in the town. The Cardinalbot always does."""
    board = state.boards[seat]
    if seat == state.rules.bot_seat:
        return "always"
    if board[HOUSE_TOWNS] >> town & 1:
        return "house"
    return "merchant" if board[MERCHANT] == town else None


def worth(rules: Rules, round_: int, tile: int) -> int:
    """Return the points of board and tile together."""
    return rules.fair_vp[round_ - 1] + rules.fair_tile_vp[tile]


def score_fair(state: State, tile: int) -> None:
    each = worth(state.rules, state.round, tile)
    counts = state.rules.fair_counts[tile]
    for seat in state.order:
        if takes_part(state, seat):
            times = min(count(state, seat, what, counts) for what in counts)
            state.tell("fair-score", state.rule_for(seat, "FAIR-3", "SOLO-14"), seat, each, times)
            state.score(seat, each * times, FROM_FAIR, state.rule_for(seat, "FAIR-3", "SOLO-13"))


def is_king_fair(state: State, tile: int) -> bool:
    return state.rules.fair_counts[tile] == ("king",)


def score_king_fair(state: State) -> None:
    """Score board and tile first, then the position on the King track, which can be a loss."""
    rules, tile = state.rules, state.fair_tiles[state.round - 1]
    board, printed = rules.fair_vp[state.round - 1], rules.fair_tile_vp[tile]
    if not is_king_fair(state, tile):
        return
    for seat in state.order:
        if takes_part(state, seat):
            state.tell("king-fair-score", state.rule_for(seat, "FAIR-8", "SOLO-13"), seat, board, printed)
            rule = state.rule_for(seat, "FAIR-8", "SOLO-13")
            state.score(seat, worth(rules, state.round, tile), FROM_FAIR, rule)
            state.score(seat, rules.king_vp[state.boards[seat][KING_SPACE]], FROM_FAIR, rule)


# --- counts ---


def count(state: State, seat: int, what: str, together: tuple[str, ...]) -> int:
    """Return how many of a thing a player has. `together` lists everything the tile counts in one set."""
    if what == "crests":
        return crests(state, seat, together)
    return COUNTS[what](state, seat)


def houses(state: State, seat: int) -> int:
    return state.boards[seat][HOUSE_TOWNS].bit_count()


def pillars(state: State, seat: int) -> int:
    return state.boards[seat][PILLAR_TOWNS].bit_count()


def contracts(state: State, seat: int) -> int:
    return state.boards[seat][FULFILLED]


def cathedrals(state: State, seat: int) -> int:
    return state.boards[seat][CONTRIBUTED].bit_count()


def filled_buildings(state: State, seat: int) -> int:
    return sum(not left for left in state.boards[seat][ROOMS_LEFT : ROOMS_LEFT + 5])


def crests(state: State, seat: int, together: tuple[str, ...]) -> int:
    """Return the crests below buildings. One edition's crest fair also counts the storehouse."""
    board = state.boards[seat]
    everywhere = state.rules.crest_fair_counts_storehouse and seat != state.rules.bot_seat
    if everywhere and together == ("crests",):
        return board[FAMILIES].bit_count()
    return sum(family != EMPTY for family in board[CRESTS : CRESTS + 6])


def upper_characters(state: State, seat: int) -> int:
    board, rules = state.boards[seat], state.rules
    floors = rules.bot_room_floor if seat == rules.bot_seat else rules.room_floor
    return sum(floor > 1 and board[ROOMS + room] != EMPTY for room, floor in enumerate(floors))


COUNTS: Final[dict[str, Callable[[State, int], int]]] = {
    "houses": houses,
    "pillars": pillars,
    "contracts": contracts,
    "cathedrals": cathedrals,
    "upper_characters": upper_characters,
    "filled_buildings": filled_buildings,
}
"""Counting functions by the box file's names. Crests depend on what else the tile counts."""
