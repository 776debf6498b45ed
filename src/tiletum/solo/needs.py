"""Most required resource, and what contracts need (rules BNEED)."""

from __future__ import annotations

from tiletum.game.state import State
from tiletum.game.vocabulary import CRESTS, EMPTY, FOOD, GOLD, IRON, STONE, WOOL

from .board import (
    COLUMNS,
    CREST_FOOD,
    board_of,
    cathedral_stone,
    has_two_characters,
    inactive_families,
    open_cathedrals,
    spare_food,
    unfulfilled,
)
from .ties import WAITING, best, pick


def named_missing(state: State, kind: int) -> int:
    """Wool or iron that all unfulfilled contracts name, less the supply."""
    tiles = [state.rules.tiles[tile] for tile in unfulfilled(state)]
    wanted = sum(tile.wool if kind == WOOL else tile.iron for tile in tiles)
    return max(0, wanted - board_of(state)[kind])


def any_missing(state: State) -> int:
    """Units of free choice that all unfulfilled contracts still lack."""
    board = board_of(state)
    tiles = [state.rules.tiles[tile] for tile in unfulfilled(state)]
    spare = board[GOLD] + spare_food(state)
    spare += max(0, board[WOOL] - sum(tile.wool for tile in tiles))
    spare += max(0, board[IRON] - sum(tile.iron for tile in tiles))
    return max(0, sum(tile.identical for tile in tiles) - spare)


def more_needed(state: State) -> list[int]:
    """Of wool and iron the one contracts need more; both if that is equal."""
    return best([WOOL, IRON], lambda kind: -named_missing(state, kind))


def needs_stone(state: State) -> bool:
    """A cathedral is open and not even the cheapest can be paid with stone alone."""
    costs = [cathedral_stone(state, cathedral) for cathedral in open_cathedrals(state)]
    return bool(costs) and board_of(state)[STONE] < min(costs)


def needs_food(state: State) -> bool:
    """A crest waits, a full column has none, and there is less than the food to place it."""
    board = board_of(state)
    columns = [c for c in range(COLUMNS) if has_two_characters(board, c) and board[CRESTS + c] == EMPTY]
    return bool(columns) and bool(inactive_families(state)) and board[FOOD] < CREST_FOOD


def needs_pair(state: State) -> bool:
    return named_missing(state, WOOL) > 0 or named_missing(state, IRON) > 0


def most_required(state: State) -> list[int]:
    """The most required resource; two if wool and iron are tied."""
    if needs_stone(state):
        return [STONE]
    if needs_food(state):
        return [FOOD]
    if needs_pair(state):
        supply = board_of(state)
        return best(more_needed(state), lambda kind: supply[kind])
    return [GOLD]


def gain_required(state: State) -> None:
    """Automatic: so many most required resources, each looked up anew."""
    _, amount, source, _, _ = state.stack[-1]
    if not amount:
        state.stack.pop()
        return
    kind = pick(state, most_required(state))
    if kind != WAITING:
        state.stack[-1] = (state.stack[-1][0], amount - 1, source, 0, 0)
        state.tell("bot-required", kind)
        state.gain(state.rules.bot_seat, kind, 1, source)
