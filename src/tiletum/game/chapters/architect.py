"""Architect action: steps, pillars, bonus tiles on the map (rules ARCH)."""

from __future__ import annotations

from tiletum.game.catalogue.effects import rule_of
from tiletum.game.core.pieces import can_set_pillar, put_pillar
from tiletum.game.core.points import ARCHITECT_STEP, PILLAR_PART, spend, step_rule, use, use_rule, way
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import ARCHITECT, EMPTY, FIRST_MAP_PLACE

from .turn import may_take, take_tile


def architect_action(state: State, points: int, out: list[int]) -> None:
    rules, board = state.rules, state.boards[state.seat]
    if points < 1:
        return
    at = board[ARCHITECT]
    out += rules.architect_moves[at]
    pillar_here(state, board, out)
    bonus_tile_here(state, board, at, out)


def pillar_here(state: State, board: list[int], out: list[int]) -> None:
    cathedral = state.rules.cathedral_in[board[ARCHITECT]]
    if cathedral != EMPTY and can_set_pillar(state, board, cathedral):
        out.append(state.rules.pillar_move + cathedral)


def bonus_tile_here(state: State, board: list[int], at: int, out: list[int]) -> None:
    place = state.rules.place_in[at]
    if place != EMPTY and may_take(state, board, state.places[place]):
        out.append(state.rules.take_move + place - FIRST_MAP_PLACE)


def move_architect(state: State, space: int) -> None:
    board = state.boards[state.seat]
    if state.events is not None:
        rule = step_rule(state, "ARCH-1")
        state.tell("architect", rule, state.seat, board[ARCHITECT], space, way(state))
    board[ARCHITECT] = space
    use(state, ARCHITECT_STEP)


def set_pillar(state: State, cathedral: int) -> None:
    if state.events is not None:
        state.tell("pillar", use_rule(state, "ARCH-2", rule_of("pillar")), state.seat, cathedral)
    use(state, PILLAR_PART)
    put_pillar(state, state.seat, cathedral)


def take_map_tile(state: State, bonus_space: int) -> None:
    """Take the bonus tile where the piece stands, for a point. The Merchant action uses this too."""
    place = FIRST_MAP_PLACE + bonus_space
    spend(state, 1)
    take_tile(state, state.seat, state.places[place], place, 1, "MERCH-6")
    state.unshare()
    state.places[place] = EMPTY


def pillars_anywhere(state: State, out: list[int]) -> None:
    board = state.boards[state.seat]
    for cathedral in range(len(state.pillars_at)):
        if can_set_pillar(state, board, cathedral):
            out.append(state.rules.pillar_move + cathedral)
