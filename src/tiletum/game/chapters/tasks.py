"""Tasks: what a player may do at any time in their turn (rules TASK)."""

from __future__ import annotations

from tiletum.game.catalogue.steps import CHOOSE_DIE, CHOOSE_RESOURCES, COMPLETE_BUILDING, FINISH_HELPER
from tiletum.game.core.pieces import open_cathedrals, take_cathedral_tile
from tiletum.game.core.state import State, finish_use, mark_in_use, remove_from_store
from tiletum.game.core.vocabulary import (
    CONTRACT_TILE,
    CONTRACTS,
    CONTRIBUTED,
    CREST_TILE,
    CRESTS,
    EMPTY,
    FOOD,
    FROM_CATHEDRAL,
    FROM_CONTRACT,
    FROM_CONTRACT_SPACE,
    FROM_CREST,
    FROM_HELPER,
    FULFILLED,
    GOLD,
    HELPER_TILE,
    IRON,
    JOKER_ACTION,
    PILLAR_TOWNS,
    PILLARS,
    STONE,
    STORE,
    WOOL,
)

from .effects import give
from .turn import discard_bonus_tile, receive_resources

GOLD_PER_RESOURCE = 2


def task_moves(state: State, out: list[int]) -> None:
    board = state.boards[state.seat]
    if board[GOLD] >= GOLD_PER_RESOURCE:
        out += state.rules.buy_moves
    if board[PILLAR_TOWNS] != board[CONTRIBUTED]:
        cathedral_moves(state, board, out)
    last = EMPTY
    types = state.rules.tile_type
    for tile in board[STORE:]:
        if tile > last:
            last = tile
            kind = types[tile]
            if kind == CONTRACT_TILE:
                fulfil_moves(state, board, tile, out)
            elif kind == CREST_TILE:
                crest_moves(state, board, tile, out)
            elif kind == HELPER_TILE:
                helper_moves(state, tile, out)


# --- buying ---


def buy(state: State, kind: int) -> None:
    board = state.boards[state.seat]
    board[GOLD] -= GOLD_PER_RESOURCE
    board[kind] += 1
    state.tell("buy", "TASK-4", state.seat, kind)


# --- cathedrals ---


def cathedral_moves(state: State, board: list[int], out: list[int]) -> None:
    """List the contributions for which the player has the stone."""
    rules, costs = state.rules, state.costs
    for cathedral in open_cathedrals(state, board):
        if board[STONE] >= rules.cost_stone[costs[cathedral]]:
            out.append(rules.cathedral_move + cathedral)


def contribute(state: State, cathedral: int) -> None:
    rules, board = state.rules, state.boards[state.seat]
    cost = state.costs[cathedral]
    board[STONE] -= rules.cost_stone[cost]
    top = take_cathedral_tile(state, state.seat, cathedral)
    state.tell("cathedral", "TASK-9", state.seat, cathedral, rules.cost_stone[cost], top)
    state.score(state.seat, rules.cost_vp[cost] + top, FROM_CATHEDRAL, "TASK-9")


# --- contracts ---


def fulfil_moves(state: State, board: list[int], tile: int, out: list[int]) -> None:
    if board[FULFILLED] < state.rules.contract_spaces:
        wool_left, iron_left = board[WOOL], board[IRON]
        for move, wool, iron, kind, same in state.rules.fulfil_options[tile]:
            if wool_left >= wool and iron_left >= iron and board[kind] >= same:
                out.append(move)


def fulfil(state: State, tile: int, kind: int) -> None:
    """Pay, fill the leftmost open space, free its pillar, score tile and space, then give other rewards."""
    rules, board = state.rules, state.boards[state.seat]
    printed = rules.tiles[tile]
    board[WOOL] -= printed.wool
    board[IRON] -= printed.iron
    if kind != EMPTY:
        board[kind] -= printed.identical
    remove_from_store(board, tile)
    space = board[FULFILLED]
    board[CONTRACTS + space] = tile
    board[FULFILLED] += 1
    state.tell("fulfil", "TASK-5", state.seat, tile, kind, space)
    if space < rules.contract_pillars:
        board[PILLARS] += 1
        state.tell("contract-pillar", "TASK-6", state.seat, space)
    state.score(state.seat, printed.vp, FROM_CONTRACT, "TASK-6")
    state.score(state.seat, rules.contract_space_vp[space], FROM_CONTRACT_SPACE, "TASK-6")
    give(state, rules.tile_effect[tile], FROM_CONTRACT)


# --- crests ---


def crest_moves(state: State, board: list[int], tile: int, out: list[int]) -> None:
    """List the places for a crest: below any building without one, even an empty building."""
    rules = state.rules
    first = rules.crest_move + rules.tile_family[tile] * len(rules.crest_cost)
    for building, cost in enumerate(rules.crest_cost):
        if board[CRESTS + building] == EMPTY and board[FOOD] >= cost:
            out.append(first + building)


def place_crest(state: State, family: int, building: int) -> None:
    """Pay, place the crest and give its bonus; only then check the building for completion."""
    rules, board = state.rules, state.boards[state.seat]
    board[FOOD] -= rules.crest_cost[building]
    remove_from_store(board, rules.crest_tile[family])
    board[CRESTS + building] = family
    state.tell("crest", "TASK-7", state.seat, family, building, rules.crest_cost[building])
    state.push(COMPLETE_BUILDING, building)
    give(state, rules.crest_bonus[building], FROM_CREST)


# --- helpers ---


def helper_moves(state: State, tile: int, out: list[int]) -> None:
    rules = state.rules
    if rules.is_colour_helper[tile]:
        if state.colour == EMPTY and state.stack[-1][0] == colour_step(state):
            out += rules.colour_moves[tile]
    elif not rules.ap_of_helper[tile] or (state.action != EMPTY and state.action != JOKER_ACTION):
        out.append(rules.helper_move[tile])


def colour_step(state: State) -> int:
    """Return the decision in which the edition allows the colour helper."""
    return CHOOSE_RESOURCES if state.rules.colour_after_die else CHOOSE_DIE


def use_helper(state: State, tile: int) -> None:
    """Use a helper. The tile keeps its slot until its effect is resolved."""
    mark_in_use(state.boards[state.seat], tile)
    state.tell("helper", "TASK-10", state.seat, tile)
    state.push(FINISH_HELPER, tile)
    give(state, state.rules.tile_effect[tile], FROM_HELPER)


def finish_helper(state: State) -> None:
    """Automatic: remove the used helper from the storehouse."""
    tile = state.stack.pop()[1]
    finish_use(state.boards[state.seat], tile)
    discard_bonus_tile(state, tile)


def name_colour(state: State, tile: int, kind: int) -> None:
    """Let the die give this kind; if the die is already taken, at once."""
    mark_in_use(state.boards[state.seat], tile)
    state.colour = kind
    state.colour_tile = tile
    state.tell("colour", "EFFECT-11", state.seat, tile, kind)
    if state.stack[-1][0] == CHOOSE_RESOURCES:
        receive_resources(state)
