"""Architect and Merchant action of the Cardinalbot: reach, targets, gold (rules BARCH, BMERCH)."""

from __future__ import annotations

from collections.abc import Callable

from tiletum.game.pieces import can_set_pillar
from tiletum.game.state import State
from tiletum.game.steps import BOT_TILE
from tiletum.game.vocabulary import (
    ARCHITECT,
    CONTRIBUTED,
    EMPTY,
    FIRST_MAP_PLACE,
    FROM_HOUSE_SPACE,
    GOLD,
    HOUSE_TOWNS,
    HOUSES,
    MERCHANT,
    PILLAR_TOWNS,
    PILLARS,
)

from .board import HUMAN, board_of, cathedral_stone, cathedral_vp
from .ties import WAITING, best, pick
from .tiles import best_tiles


def distance(state: State, piece: int, space: int) -> int:
    return state.rules.distance[board_of(state)[piece]][space]


def pay_for_extension(state: State, spaces: int) -> None:
    """A gold for each space beyond, as far as it has any."""
    board = board_of(state)
    paid = min(max(0, spaces), board[GOLD])
    board[GOLD] -= paid
    if paid:
        state.tell("bot-pays", paid)


def nearest(state: State, piece: int, spaces: list[int]) -> list[int]:
    return best(spaces, lambda space: distance(state, piece, space))


def in_reach(state: State, piece: int, spaces: list[int], reach: int) -> list[int]:
    return [space for space in spaces if distance(state, piece, space) <= reach]


# --- architect ---


def bot_pillar(state: State) -> None:
    """Automatic: a pillar where the architect stands, free."""
    state.stack.pop()
    board = board_of(state)
    cathedral = state.rules.cathedral_in[board[ARCHITECT]]
    if cathedral == EMPTY or not can_set_pillar(state, board, cathedral):
        state.tell("bot-no-pillar", board[ARCHITECT])
        return
    board[PILLARS] -= 1
    board[PILLAR_TOWNS] |= 1 << cathedral
    state.pillars_at[cathedral] += 1
    state.tell("pillar", state.rules.bot_seat, cathedral)


def bot_reach_tile(state: State) -> None:
    """Automatic: the best bonus tile within reach, free and without moving."""
    _, piece, points, _, _ = state.stack[-1]
    rules = state.rules
    places = [
        FIRST_MAP_PLACE + i
        for i, space in enumerate(rules.box.bonus_spaces)
        if state.places[FIRST_MAP_PLACE + i] != EMPTY
        and distance(state, piece, rules.space_index[space.town]) <= points
    ]
    if not places:
        state.stack.pop()
        state.tell("bot-no-tile", points)
        return
    place = pick(state, best_tiles(state, places))
    if place != WAITING:
        state.stack.pop()
        tile = state.places[place]
        state.places[place] = EMPTY
        state.tell("take-tile", rules.bot_seat, tile, place, 0)
        state.push(BOT_TILE, tile)


def bot_move_architect(state: State) -> None:
    """Automatic: to the best cathedral without its pillar within reach, else to the closest."""
    points = state.stack[-1][1]
    rules, board = state.rules, board_of(state)
    towns = [
        rules.cathedral_town[c]
        for c in range(len(state.costs))
        if rules.cost_available[state.costs[c]] and not board[PILLAR_TOWNS] >> c & 1
    ]
    move_piece(state, ARCHITECT, towns, points, best_cathedrals)


def best_cathedrals(state: State, towns: list[int]) -> list[int]:
    """Most points, not built by the person, least stone, closest."""
    of = state.rules.cathedral_in
    human = state.boards[HUMAN]
    return best(
        towns,
        lambda town: -cathedral_vp(state, of[town]),
        lambda town: human[CONTRIBUTED] >> of[town] & 1,
        lambda town: cathedral_stone(state, of[town]),
        lambda town: distance(state, ARCHITECT, town),
    )


# --- merchant ---


def buildable_towns(state: State) -> list[int]:
    """Towns without its house and with a free space."""
    board, rules = board_of(state), state.rules
    return [
        town
        for town in range(len(rules.spaces))
        if not board[HOUSE_TOWNS] >> town & 1 and free_spaces(state, town)
    ]


def free_spaces(state: State, town: int) -> list[int]:
    return [space for space in state.rules.house_spaces_in[town] if state.houses[space] == EMPTY]


def space_vp(state: State, space: int) -> int:
    return sum(atom.amount for atom in state.rules.box.house_spaces[space].bonus if atom.op == "vp")


def town_vp(state: State, town: int) -> int:
    """The highest victory points printed on a free space."""
    return max(space_vp(state, space) for space in free_spaces(state, town))


def has_other_reward(state: State, town: int) -> bool:
    spaces = state.rules.box.house_spaces
    return any(atom.op != "vp" for space in free_spaces(state, town) for atom in spaces[space].bonus)


def best_towns(state: State, towns: list[int]) -> list[int]:
    """This round's fair, most printed points, another reward, closest."""
    fair = state.fair_towns[state.round - 1]
    return best(
        towns,
        lambda town: town != fair,
        lambda town: -town_vp(state, town),
        lambda town: not has_other_reward(state, town),
        lambda town: distance(state, MERCHANT, town),
    )


def bot_relocate(state: State) -> None:
    """Automatic: if it cannot build here, to a town where it can, for a gold a space."""
    board = board_of(state)
    towns = buildable_towns(state)
    if not board[HOUSES] or board[MERCHANT] in towns or not towns:
        state.stack.pop()
        return
    near = in_reach(state, MERCHANT, towns, board[GOLD])
    options = best_towns(state, near) if near else best_towns(state, nearest(state, MERCHANT, towns))
    town = pick(state, options)
    if town != WAITING:
        state.stack.pop()
        state.tell("bot-relocates", town)
        go_to(state, MERCHANT, town, 0)


def bot_house(state: State) -> None:
    """Automatic: a house where the merchant stands, free; of rewards only points count."""
    state.stack.pop()
    board = board_of(state)
    town = board[MERCHANT]
    if not board[HOUSES] or town not in buildable_towns(state):
        state.tell("bot-no-house", town)
        return
    space = best(free_spaces(state, town), lambda space: -space_vp(state, space))[0]
    board[HOUSES] -= 1
    board[HOUSE_TOWNS] |= 1 << town
    state.houses[space] = state.rules.bot_seat
    state.tell("house", state.rules.bot_seat, space)
    state.score(state.rules.bot_seat, space_vp(state, space), FROM_HOUSE_SPACE)


def bot_move_merchant(state: State) -> None:
    """Automatic: to the best town it could build in within reach, else to the closest."""
    move_piece(state, MERCHANT, buildable_towns(state), state.stack[-1][1], best_towns)


# --- moving ---


def move_piece(
    state: State, piece: int, targets: list[int], reach: int, order: Callable[[State, list[int]], list[int]]
) -> None:
    """To the best target within reach; if there is none, to the best of the closest, for gold."""
    if not targets:
        state.stack.pop()
        state.tell("bot-no-target", piece == MERCHANT)
        return
    near = in_reach(state, piece, targets, reach)
    target = pick(state, order(state, near or nearest(state, piece, targets)))
    if target != WAITING:
        state.stack.pop()
        go_to(state, piece, target, reach)


def go_to(state: State, piece: int, target: int, free: int) -> None:
    """Directly there; what is beyond the free steps costs gold."""
    board = board_of(state)
    start = board[piece]
    pay_for_extension(state, state.rules.distance[start][target] - free)
    board[piece] = target
    if start != target:
        state.tell("merchant" if piece == MERCHANT else "architect", state.rules.bot_seat, start, target)
