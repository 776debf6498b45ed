"""Tasks of the Cardinalbot, once through in order: crests, cathedrals, contracts (rules BTASK)."""

from __future__ import annotations

from tiletum.game.catalogue.steps import BOT_CONTRACT_TASK
from tiletum.game.core.pieces import open_cathedrals, take_cathedral_tile
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import (
    CRESTS,
    EMPTY,
    FOOD,
    FROM_CATHEDRAL,
    FROM_CREST,
    GOLD,
    STONE,
)

from .board import (
    COLUMNS,
    CREST_FOOD,
    CREST_VP,
    GOLD_PER_RESOURCE,
    board_of,
    cathedral_stone,
    cathedral_vp,
    complete_column,
    has_two_characters,
    inactive_families,
    is_ready,
    size,
    tell_cheapest,
    unfulfilled,
)
from .contract import pay_named, start_fulfilling
from .ties import compare, decide, itself, least, most, skip


def can_pay(state: State, kind: int, wanted: int) -> bool:
    """Return whether it can pay, with two gold for each missing resource."""
    board = board_of(state)
    return board[GOLD] >= GOLD_PER_RESOURCE * max(0, wanted - board[kind])


def bot_crest_task(state: State) -> None:
    """Automatic: activate inactive crests, each for 3 food and 5 points, as often as it can."""
    board = board_of(state)
    columns = [column for column in range(COLUMNS) if board[CRESTS + column] == EMPTY]
    crests = inactive_families(state)
    if not crests:
        finish_task(state, "no-inactive-crest")
    elif not columns:
        finish_task(state, "no-column")
    elif not can_pay(state, FOOD, CREST_FOOD):
        finish_task(state, "no-food", board[FOOD], CREST_FOOD)
    else:
        activate(state, crests, columns)


def finish_task(state: State, obstacle: str, amount: int = 0, wanted: int = 0) -> None:
    """Go on with the next task, reporting what it has besides gold and what it would need."""
    state.stack.pop()
    skip(state, obstacle, amount, board_of(state)[GOLD], wanted)


def activate(state: State, crests: list[int], columns: list[int]) -> None:
    """Activate the first crest in the box's order, below the leftmost column, preferably a full one."""
    board, family = board_of(state), crests[0]
    orders = most("full-column", lambda c: has_two_characters(board, c)), least("leftmost", itself)
    column = compare(state, "column", columns, *orders)[0]
    pay_named(state, FOOD, CREST_FOOD, "BTASK-2")
    board[CRESTS + column] = family
    state.tell("bot-activates", "BTASK-2", family, column, len(crests))
    state.score(state.rules.bot_seat, CREST_VP, FROM_CREST, "BTASK-2")
    complete_column(state, column)


def bot_cathedral_task(state: State) -> None:
    """Automatic: build cathedrals where its pillar stands, most points first, as often as it can."""
    todo = open_cathedrals(state, board_of(state))
    payable = [c for c in todo if can_pay(state, STONE, cathedral_stone(state, c))]
    if not todo:
        finish_task(state, "no-open-cathedral")
    elif not payable:
        cheapest = min(cathedral_stone(state, c) for c in todo)
        finish_task(state, "no-stone", board_of(state)[STONE], cheapest)
    else:
        order = most("cathedral-vp", lambda c: cathedral_vp(state, c))
        decide(state, "contribution", payable, order, then=lambda cathedral: contribute(state, cathedral))


def contribute(state: State, cathedral: int) -> None:
    points, stone = cathedral_vp(state, cathedral), cathedral_stone(state, cathedral)
    pay_named(state, STONE, stone, "BTASK-4")
    top = take_cathedral_tile(state, state.rules.bot_seat, cathedral)
    state.tell("cathedral", "BTASK-4", state.rules.bot_seat, cathedral, stone, top)
    state.score(state.rules.bot_seat, points, FROM_CATHEDRAL, "BTASK-4")


def bot_contract_task(state: State) -> None:
    """Fulfil contracts it holds, the smaller first, at most so many."""
    _, allowed, final, _, _ = state.stack[-1]
    held = unfulfilled(state)
    ready = sorted({tile for tile in held if is_ready(state, tile)})
    if not ready or not allowed:
        finish_contracts(state, held, ready, final)
        return

    def fulfil(tile: int) -> None:
        state.stack[-1] = (BOT_CONTRACT_TASK, allowed - 1, final, 0, 0)
        start_fulfilling(state, tile)

    decide(state, "fulfilment", ready, least("size", lambda tile: size(state, tile)), then=fulfil)


def finish_contracts(state: State, held: list[int], ready: list[int], final: int) -> None:
    """End the last task of a turn, or the contracts of the final scoring."""
    if final and not held:
        state.stack.pop()
    elif final:
        finish_task(state, "still-not-ready")
        tell_cheapest(state, held)
    elif not held:
        finish_task(state, "no-contract-held")
    elif ready:
        finish_task(state, "two-contracts")
    else:
        finish_task(state, "no-contract-ready")
        tell_cheapest(state, held)
