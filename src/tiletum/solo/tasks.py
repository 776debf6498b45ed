"""Tasks of the Cardinalbot, once through in order: crests, cathedrals, contracts (rules BTASK)."""

from __future__ import annotations

from tiletum.game.state import State
from tiletum.game.steps import BOT_CONTRACT_TASK
from tiletum.game.vocabulary import (
    CONTRIBUTED,
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
    open_cathedrals,
    size,
    unfulfilled,
)
from .contract import start_fulfilling
from .ties import WAITING, best, pick


def can_pay(state: State, kind: int, wanted: int) -> bool:
    """With what it has, two gold standing for each missing one."""
    board = board_of(state)
    return board[GOLD] >= GOLD_PER_RESOURCE * max(0, wanted - board[kind])


def pay(state: State, kind: int, wanted: int) -> None:
    board = board_of(state)
    own = min(wanted, board[kind])
    board[kind] -= own
    board[GOLD] -= GOLD_PER_RESOURCE * (wanted - own)
    state.tell("bot-spends", kind, own)
    if wanted > own:
        state.tell("bot-spends", GOLD, GOLD_PER_RESOURCE * (wanted - own))


def bot_crest_task(state: State) -> None:
    """Automatic: activate inactive crests, each for 3 food and 5 points, as often as it can."""
    board = board_of(state)
    columns = [column for column in range(COLUMNS) if board[CRESTS + column] == EMPTY]
    crests = inactive_families(state)
    if not columns or not crests or not can_pay(state, FOOD, CREST_FOOD):
        state.stack.pop()
        return
    column = best(columns, lambda c: not has_two_characters(board, c))[0]
    pay(state, FOOD, CREST_FOOD)
    board[CRESTS + column] = crests[0]
    state.tell("bot-activates", crests[0], column)
    state.score(state.rules.bot_seat, CREST_VP, FROM_CREST)
    complete_column(state, column)


def bot_cathedral_task(state: State) -> None:
    """Automatic: build cathedrals where its pillar stands, most points first, as often as it can."""
    payable = [c for c in open_cathedrals(state) if can_pay(state, STONE, cathedral_stone(state, c))]
    if not payable:
        state.stack.pop()
        return
    cathedral = pick(state, best(payable, lambda c: -cathedral_vp(state, c)))
    if cathedral != WAITING:
        contribute(state, cathedral)


def contribute(state: State, cathedral: int) -> None:
    points, stone = cathedral_vp(state, cathedral), cathedral_stone(state, cathedral)
    pay(state, STONE, stone)
    top = state.rules.cathedral_tiles[cathedral][state.tiles_taken[cathedral]]
    board_of(state)[CONTRIBUTED] |= 1 << cathedral
    state.tiles_taken[cathedral] += 1
    state.tell("cathedral", state.rules.bot_seat, cathedral, stone, top)
    state.score(state.rules.bot_seat, points, FROM_CATHEDRAL)


def bot_contract_task(state: State) -> None:
    """Automatic: fulfil contracts it holds, the smaller first, at most so many."""
    allowed = state.stack[-1][1]
    ready = sorted({tile for tile in unfulfilled(state) if is_ready(state, tile)})
    if not allowed or not ready:
        state.stack.pop()
        return
    tile = pick(state, best(ready, lambda t: size(state, t)))
    if tile != WAITING:
        state.stack[-1] = (BOT_CONTRACT_TASK, allowed - 1, 0, 0, 0)
        start_fulfilling(state, tile)
