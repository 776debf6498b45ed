"""The Cardinalbot's final scoring (rules BEND)."""

from __future__ import annotations

from tiletum.game.catalogue.steps import BOT_CONTRACT_TASK, BOT_LEFTOVERS
from tiletum.game.chapters.final_scoring import score_leftovers
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import FOOD, GOLD, STONE

from .board import board_of, unfulfilled


def bot_final(state: State) -> None:
    """Automatic: with contracts left, turn stone and all food into gold and try to fulfil them."""
    state.stack.pop()
    state.push(BOT_LEFTOVERS)
    if unfulfilled(state):
        board = board_of(state)
        board[GOLD] += board[STONE] + board[FOOD]
        board[STONE] = board[FOOD] = 0
        state.tell("bot-converts", "BEND-2", board[GOLD])
        state.push(BOT_CONTRACT_TASK, state.rules.bot_contract_spaces, 1)


def bot_leftovers(state: State) -> None:
    """Automatic: score a point for every four resources. Completed buildings score nothing for it."""
    state.stack.pop()
    score_leftovers(state, state.rules.bot_seat)
