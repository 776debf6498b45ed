"""Merchant action: steps, houses and their bonuses, bonus tiles on the map (rules MERCH)."""

from __future__ import annotations

from tiletum.game.catalogue.effects import rule_of
from tiletum.game.core.pieces import free_house_spaces, put_house
from tiletum.game.core.points import HOUSE_PART, MERCHANT_STEP, step_rule, use, use_rule, way
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import FROM_HOUSE_SPACE, MERCHANT

from .architect import bonus_tile_here
from .effects import give


def merchant_action(state: State, points: int, out: list[int]) -> None:
    board = state.boards[state.seat]
    if points < 1:
        return
    at = board[MERCHANT]
    out += state.rules.merchant_moves[at]
    houses_in(state, board, at, out)
    bonus_tile_here(state, board, at, out)


def houses_in(state: State, board: list[int], town: int, out: list[int]) -> None:
    for space in free_house_spaces(state, board, town):
        out.append(state.rules.house_move + space)


def move_merchant(state: State, space: int) -> None:
    board = state.boards[state.seat]
    if state.events is not None:
        rule = step_rule(state, "MERCH-1")
        state.tell("merchant", rule, state.seat, board[MERCHANT], space, way(state))
    board[MERCHANT] = space
    use(state, MERCHANT_STEP)


def build_house(state: State, space: int) -> None:
    """Build a house on the space and give its bonus at once."""
    if state.events is not None:
        state.tell("house", use_rule(state, "MERCH-2", rule_of("house")), state.seat, space)
    use(state, HOUSE_PART)
    put_house(state, state.seat, space)
    give(state, state.rules.house_bonus[space], FROM_HOUSE_SPACE)


def houses_anywhere(state: State, out: list[int]) -> None:
    board = state.boards[state.seat]
    for town in range(len(state.rules.spaces)):
        houses_in(state, board, town, out)
