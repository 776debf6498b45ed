"""Corruption: the first step of each of the three turns of a round (rules CORR)."""

from __future__ import annotations

from tiletum.game.catalogue.steps import TURN_UP_CORRUPTION
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import ACTION, EMPTY, KING_SPACE

from .turn import start_turn_of


def start_turn(state: State) -> None:
    """Automatic: begin the next of the three turns by revealing a token."""
    state.stack.pop()
    state.phase = ACTION
    state.seat = EMPTY
    state.push(TURN_UP_CORRUPTION)


def turn_up(state: State, token: int) -> None:
    state.stack.pop()
    state.corruption += (token,)
    state.tell("corruption", "CORR-1 CORR-2", token)
    slide(state, token)
    start_turn_of(state, 0)


def slide(state: State, spaces: int) -> None:
    """Move every marker left, stacks as blocks, leftmost first, down to the lowest space at most.

    All move equally far, so their order along the track stays. Where blocks meet on the lowest space,
    the later one lies on top, which is the same order again.
    """
    if spaces:
        bot = state.rules.bot_seat
        for seat in state.king_order:
            board = state.boards[seat]
            before = board[KING_SPACE]
            board[KING_SPACE] = max(0, before - spaces)
            state.tell("king-move", "SOLO-9" if seat == bot else "CORR-2", seat, before, board[KING_SPACE])
