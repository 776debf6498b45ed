"""End of the game: final scoring and the winner (rules FINAL)."""

from __future__ import annotations

from tiletum.game.catalogue.steps import BOT_FINAL, FINISH_GAME, GAME_OVER
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import (
    CRESTS,
    EMPTY,
    FROM_BUILDINGS,
    FROM_HOUSES_PILLARS,
    FROM_LEFTOVERS,
    GOLD,
    HOUSE_TOWNS,
    IRON,
    OVER,
    PILLAR_TOWNS,
    ROOMS_LEFT,
    SCORE,
)


def final_scoring(state: State) -> None:
    """Automatic: score houses times pillars, completed buildings and leftovers."""
    state.stack.pop()
    state.tell("final-scoring", "FINAL-1")
    state.push(FINISH_GAME)
    for seat in state.order:
        score_houses_and_pillars(state, seat)
        if seat == state.rules.bot_seat:
            state.push(BOT_FINAL)
        else:
            score_completed_buildings(state, seat)
            score_leftovers(state, seat)


def finish_game(state: State) -> None:
    """Automatic: end the game."""
    state.stack.pop()
    state.phase = OVER
    state.push(GAME_OVER)
    state.tell("winner", "FINAL-5" if state.rules.bot_seat == EMPTY else "SOLO-18", winner(state))


def score_houses_and_pillars(state: State, seat: int) -> None:
    board = state.boards[seat]
    houses, pillars = board[HOUSE_TOWNS].bit_count(), board[PILLAR_TOWNS].bit_count()
    rule = state.rule_for(seat, "FINAL-2", "BEND-1")
    state.tell("houses-and-pillars", rule, seat, houses, pillars)
    state.score(seat, houses * pillars, FROM_HOUSES_PILLARS, rule)


def completed_buildings(board: list[int]) -> int:
    """Return the number of buildings full of characters and with a crest. The sixth starts full."""
    return sum(board[CRESTS + b] != EMPTY and (b == 5 or not board[ROOMS_LEFT + b]) for b in range(6))


def score_completed_buildings(state: State, seat: int) -> None:
    completed = completed_buildings(state.boards[seat])
    state.score(seat, state.rules.completed_vp[completed], FROM_BUILDINGS, "FINAL-3")


def score_leftovers(state: State, seat: int) -> None:
    left = sum(state.boards[seat][GOLD : IRON + 1])
    rule = state.rule_for(seat, "FINAL-4", "BEND-3")
    state.tell("leftovers", rule, seat, left, state.rules.leftovers_per_vp)
    state.score(seat, left // state.rules.leftovers_per_vp, FROM_LEFTOVERS, rule)


def winner(state: State) -> int:
    """Return the seat with most points; on a tie the Cardinalbot, else the earlier in the last turn order."""
    best = state.rules.bot_seat
    for seat in state.order:
        if best == EMPTY or state.boards[seat][SCORE] > state.boards[best][SCORE]:
            best = seat
    return best
