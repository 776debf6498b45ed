"""Contract action: taking contract tiles and exchanging resources (rules CONTR)."""

from __future__ import annotations

from tiletum.game.catalogue.steps import ANY
from tiletum.game.core.points import spend
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import CONTRACT_OFFER, EMPTY, FROM_EXCHANGE

from .turn import may_take, take_tile


def contract_action(state: State, points: int, out: list[int]) -> None:
    if points < 1:
        return
    rules, board = state.rules, state.boards[state.seat]
    for slot, tile in enumerate(state.contract_offer):
        if rules.contract_costs[slot] <= points and may_take(state, board, tile):
            out.append(rules.contract_move + slot)
    for kind in range(5):
        if board[kind]:
            out += rules.exchange_moves[kind]


def take_contract(state: State, slot: int) -> None:
    """Take a tile from the contract offer. The gap stays until the turn ends."""
    cost = state.rules.contract_costs[slot]
    spend(state, cost)
    tile = state.contract_offer[slot]
    state.contract_offer[slot] = EMPTY
    take_tile(state, state.seat, tile, CONTRACT_OFFER, cost, "CONTR-1")


def exchange(state: State, given: int, received: int) -> None:
    """Exchange a resource for another. The turn's first exchange also gives a resource of choice."""
    spend(state, 1)
    board = state.boards[state.seat]
    board[given] -= 1
    board[received] += 1
    state.tell("exchange", "CONTR-2", state.seat, given, received)
    if not state.exchanged:
        state.exchanged = 1
        state.push(ANY, 1, 0, FROM_EXCHANGE)
