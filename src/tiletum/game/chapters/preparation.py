"""Preparation phase: the start of a round, and the dice from the bag to the wheel (rules PREP)."""

from __future__ import annotations

from tiletum.game.catalogue.steps import ROLL_DIE, START_TURN
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import DICE, EMPTY, PREPARATION


def start_round(state: State) -> None:
    """Automatic: with all dice in the bag, draw and roll as many as the player count needs."""
    state.stack.pop()
    state.round += 1
    state.turn = 0
    state.phase = PREPARATION
    state.seat = EMPTY
    state.tell("round", "ROUND-1", state.round)
    state.push(START_TURN)
    for _ in range(state.rules.dice_drawn):
        state.push(ROLL_DIE)


def roll(state: State, die: int) -> None:
    state.stack.pop()
    state.bag[die // 6] -= 1
    state.dice[die] += 1
    state.tell("roll", "PREP-1", die // 6, die % 6 + 1)


def return_dice(state: State) -> None:
    """Put all dice back into the bag (rule CLEAN, ruling 32)."""
    state.bag = [state.rules.dice_per_colour] * 5
    state.dice = [0] * 30
    state.unshare()
    for board in state.boards:
        board[DICE : DICE + 3] = [EMPTY] * 3
