"""The most required resource, and the needs of contracts (rules BNEED)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from tiletum.game.catalogue.explanations import NEEDS as NEED_RULES
from tiletum.game.catalogue.steps import BOT_GAIN
from tiletum.game.core.events import number_of
from tiletum.game.core.pieces import open_cathedrals
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import CRESTS, EMPTY, FOOD, GOLD, IRON, STONE, WOOL

from .board import (
    COLUMNS,
    CREST_FOOD,
    board_of,
    cathedral_stone,
    has_two_characters,
    inactive_families,
    spare_food,
    unfulfilled,
)
from .ties import Order, best, decide, least, most


def named_missing(state: State, kind: int) -> int:
    """Return the wool or iron that all unfulfilled contracts name, minus its supply."""
    tiles = [state.rules.tiles[tile] for tile in unfulfilled(state)]
    wanted = sum(tile.wool if kind == WOOL else tile.iron for tile in tiles)
    return max(0, wanted - board_of(state)[kind])


def any_missing(state: State) -> int:
    """Return the units of free choice that all unfulfilled contracts still lack."""
    board = board_of(state)
    tiles = [state.rules.tiles[tile] for tile in unfulfilled(state)]
    spare = board[GOLD] + spare_food(state)
    spare += max(0, board[WOOL] - sum(tile.wool for tile in tiles))
    spare += max(0, board[IRON] - sum(tile.iron for tile in tiles))
    return max(0, sum(tile.identical for tile in tiles) - spare)


def more_needed(state: State) -> list[int]:
    """Return wool or iron: the one contracts need more, or it has fewer of; both if all is equal."""
    return best([WOOL, IRON], by_named_missing(state), by_supply(state))


def by_named_missing(state: State) -> Order:
    return most("named-missing", lambda kind: named_missing(state, kind))


def by_supply(state: State) -> Order:
    """Return the one it has fewer of."""
    supply = board_of(state)
    return least("supply", lambda kind: supply[kind])


# --- the most required resource: the first need that applies ---


class Need(NamedTuple):
    """A resource it needs, the reason (a row of catalogue.explanations.NEEDS), and its numbers."""

    why: str
    kinds: list[int]
    have: int = 0
    wanted: int = 0


def stone_need(state: State) -> Need | None:
    """Return a need for stone: cathedrals are open, and stone alone pays for none of them."""
    costs = [cathedral_stone(state, cathedral) for cathedral in open_cathedrals(state, board_of(state))]
    have = board_of(state)[STONE]
    return Need("stone", [STONE], have, min(costs)) if costs and have < min(costs) else None


def food_need(state: State) -> Need | None:
    """Return a need for food: a crest waits, a full column has none, and food is short."""
    board = board_of(state)
    columns = [c for c in range(COLUMNS) if has_two_characters(board, c) and board[CRESTS + c] == EMPTY]
    needed = columns and inactive_families(state) and board[FOOD] < CREST_FOOD
    return Need("food", [FOOD], board[FOOD], CREST_FOOD) if needed else None


def pair_need(state: State) -> Need | None:
    """Return a need for wool or iron that contracts name and it lacks."""
    wool, iron = named_missing(state, WOOL), named_missing(state, IRON)
    return Need("pair", more_needed(state), wool, iron) if wool or iron else None


NEEDS: Final[list[Callable[[State], Need | None]]] = [stone_need, food_need, pair_need]
NOTHING_ELSE: Final = Need("nothing", [GOLD])


def needs_in_order(state: State) -> Iterator[Need]:
    """Yield all needs, the most urgent first. Gold is always the last."""
    for need_of in NEEDS:
        need = need_of(state)
        if need:
            yield need
    yield NOTHING_ELSE


def gain_required(state: State) -> None:
    """Automatic: gain most required resources, finding each one afresh."""
    amount = state.stack[-1][1]
    if not amount:
        state.stack.pop()
        return
    need = next(needs_in_order(state))
    if len(need.kinds) == 1:
        gain(state, need.kinds[0], need, amount)
    else:
        decide(state, "required", need.kinds, then=lambda kind: gain(state, kind, need, amount))


def gain(state: State, kind: int, need: Need, amount: int) -> None:
    state.stack[-1] = (BOT_GAIN, amount - 1, 0, 0, 0)
    board_of(state)[kind] += 1
    why = number_of("need", need.why)
    state.tell("bot-required", NEED_RULES[need.why], kind, why, need.have, need.wanted)
