"""The reduced generator: the moves worth trying when a whole turn is planned.

`Game.moves` is complete. This generator leaves out moves that another move replaces:

- Resources are bought and exchanged only to pay for a contract, a crest or a cathedral within reach, the
  lowest kind first. The turn's first exchange, which brings an extra resource, and the last point may
  also serve nothing in particular.
- Tasks wait until the die is taken, except for helpers that bring gold to change the die. (Crests and
  contracts that bring gold are rare, and ignored.)
- While a bonus tile is offered, tasks are done only to make room for it.
- Crests differ only in where they go, so only the first crest in the storehouse is placed.
- The character offer is not discarded: nothing can be planned beyond that reveal.
"""

from __future__ import annotations

from typing import Final

from tiletum.game.catalogue import moves as mv
from tiletum.game.catalogue import steps
from tiletum.game.core.pieces import open_cathedrals
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import (
    CONTRACT_ACTION,
    CONTRACT_TILE,
    CREST_TILE,
    CRESTS,
    EMPTY,
    FOOD,
    FREE_SLOTS,
    FULFILLED,
    GOLD,
    IRON,
    STONE,
    STORE,
    WOOL,
)
from tiletum.game.engine import Game

Price = list[int]
"""Resources by kind."""

DIE_CHOICES: Final = (*steps.STEPS[steps.CHOOSE_DIE].offers, mv.COLOUR)
TILE_CHOICES: Final = steps.STEPS[steps.CHOOSE_TILE].offers


def useful_moves(game: Game) -> list[int]:
    moves = game.moves()
    kinds = game.rules.move_kind
    top = game.stack[-1][0]
    if top == steps.CHOOSE_DIE:
        return [move for move in moves if kinds[move] in DIE_CHOICES or brings_gold(game, move)]
    if top == steps.CHOOSE_TILE and game.boards[game.seat][FREE_SLOTS]:
        return [move for move in moves if kinds[move] in TILE_CHOICES]
    if top not in steps.TASK_STEPS:
        return moves
    useful = conversions(game)
    crest = first_crest(game)
    return [move for move in moves if is_promising(game, move, kinds[move], useful, crest)]


def is_promising(game: Game, move: int, kind: int, useful: set[int], crest: int) -> bool:
    if kind == mv.BUY or kind == mv.EXCHANGE:
        return move in useful
    if kind == mv.CREST:
        return game.rules.move_a[move] == crest
    return kind != mv.DISCARD


def brings_gold(game: Game, move: int) -> bool:
    """Return whether the move is a helper that brings gold, which can change the die."""
    if game.rules.move_kind[move] != mv.HELPER:
        return False
    effect = game.rules.tiles[game.rules.move_a[move]].effect
    return any(atom.what == "gold" for atom in effect)


def first_crest(game: Game) -> int:
    rules = game.rules
    for tile in game.boards[game.seat][STORE:]:
        if tile >= 0 and rules.tile_type[tile] == CREST_TILE:
            return rules.tile_family[tile]
    return EMPTY


# --- conversion of resources ---


def prices(state: State) -> list[Price]:
    """Return the prices the seat could pay: of its contracts, places for a crest, and open cathedrals."""
    board, rules = state.boards[state.seat], state.rules
    found: list[Price] = []
    crest = False
    for tile in board[STORE:]:
        if tile < 0:
            continue
        if rules.tile_type[tile] == CONTRACT_TILE and board[FULFILLED] < rules.contract_spaces:
            found += contract_prices(state, tile)
        elif rules.tile_type[tile] == CREST_TILE:
            crest = True
    if crest:
        found += [
            price_of(FOOD, cost) for b, cost in enumerate(rules.crest_cost) if board[CRESTS + b] == EMPTY
        ]
    for cathedral in open_cathedrals(state, board):
        found.append(price_of(STONE, rules.cost_stone[state.costs[cathedral]]))
    return found


def price_of(kind: int, amount: int) -> Price:
    price = [0, 0, 0, 0, 0]
    price[kind] = amount
    return price


def contract_prices(state: State, tile: int) -> list[Price]:
    found: list[Price] = []
    for _, wool, iron, kind, same in state.rules.fulfil_options[tile]:
        price = [0, 0, wool, 0, iron]
        if kind not in (WOOL, IRON):
            price[kind] = same
        found.append(price)
    return found


def conversions(game: Game) -> set[int]:
    """Return the useful purchases and exchanges.

    They lead to a price that can be paid this turn, or are the turn's first exchange or the last point.
    """
    board, rules = game.boards[game.seat], game.rules
    points = exchange_points(game)
    found: set[int] = set()
    if board[GOLD] < 2 and not points:
        return found
    for price in prices(game):
        missing = [max(0, need - have) for need, have in zip(price, board, strict=False)]
        lacking = sum(missing)
        if not lacking:
            continue
        kind = next(k for k in range(IRON, -1, -1) if missing[k])
        spare_gold = board[GOLD] - price[GOLD]
        buyable = 0 if missing[GOLD] else max(0, spare_gold) // 2
        if lacking > buyable + points + (points > 0 and not game.exchanged):
            continue
        if buyable and kind != GOLD:
            found.add(rules.buy_moves[kind - 1])
        if points:
            found |= {exchange_move(game, give, kind) for give in spare_kinds(board, price) if give != kind}
    if points == 1 or (points and not game.exchanged):
        found |= exchanges_without_price(game, board)
    return found


def spare_kinds(board: list[int], price: Price) -> list[int]:
    return [kind for kind in range(IRON + 1) if board[kind] > price[kind]]


def exchange_points(game: Game) -> int:
    top = game.stack[-1]
    if top[0] == steps.DIE_ACTION and game.action == CONTRACT_ACTION:
        return game.points
    if top[0] == steps.POINTS and top[1] == CONTRACT_ACTION:
        return top[2]
    return 0


def exchange_move(game: Game, give: int, get: int) -> int:
    return game.rules.exchange_moves[give][get - (get > give)]


def exchanges_without_price(game: Game, board: list[int]) -> set[int]:
    """Return exchanges of plentiful resources for scarce ones.

    The first exchange of a turn brings an extra resource, and the last point would be lost.
    """
    plenty = sorted(range(IRON + 1), key=lambda kind: -board[kind])
    few = sorted(range(IRON + 1), key=lambda kind: board[kind])[:3]
    return {
        exchange_move(game, give, get) for give in plenty[:2] if board[give] for get in few if get != give
    }
