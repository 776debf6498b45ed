"""Architect and Merchant action of the Cardinalbot: reach, targets, gold (rules BARCH, BMERCH)."""

from __future__ import annotations

from typing import Final

from tiletum.game.catalogue.explanations import CHOICE_RULES, OBSTACLES
from tiletum.game.catalogue.steps import BOT_TILE
from tiletum.game.core.events import number_of
from tiletum.game.core.pieces import (
    NO_HOUSE_LEFT,
    free_spaces,
    house_obstacle,
    pillar_obstacle,
    put_house,
    put_pillar,
)
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import (
    ARCHITECT,
    CONTRIBUTED,
    EMPTY,
    FIRST_MAP_PLACE,
    FROM_HOUSE_SPACE,
    GOLD,
    HOUSES,
    MERCHANT,
    PILLAR_TOWNS,
)

from .board import HUMAN, board_of, cathedral_stone, cathedral_vp
from .ties import Code, Order, best, decide, is_first_run, itself, least, most
from .tiles import tile_orders

# How its pieces move, as events report it.
IN_REACH: Final = number_of("way", "reach")
BEYOND: Final = number_of("way", "beyond")
RELOCATION: Final = number_of("way", "relocation")


def distance(state: State, piece: int, space: int) -> int:
    return state.rules.distance[board_of(state)[piece]][space]


def is_merchant(piece: int) -> int:
    """Return the number of a piece in events."""
    return int(piece == MERCHANT)


def pay_for_extension(state: State, spaces: int, reach: int) -> None:
    """Pay a gold for each space beyond its reach, as far as its gold goes."""
    board = board_of(state)
    paid = min(max(0, spaces), board[GOLD])
    board[GOLD] -= paid
    if spaces > 0:
        state.tell("bot-pays", "BARCH-6" if reach else "BMERCH-4", paid, spaces, reach)


def in_reach(state: State, piece: int, spaces: list[int], reach: int) -> list[int]:
    return [space for space in spaces if distance(state, piece, space) <= reach]


# --- architect ---


def bot_pillar(state: State) -> None:
    """Automatic: set a pillar where the architect stands, for free."""
    state.stack.pop()
    board = board_of(state)
    space = board[ARCHITECT]
    cathedral = state.rules.cathedral_in[space]
    obstacle = "no-cathedral" if cathedral == EMPTY else pillar_obstacle(state, board, cathedral)
    if obstacle:
        state.tell("bot-no-pillar", OBSTACLES[obstacle], space, number_of("obstacle", obstacle))
        return
    put_pillar(state, state.rules.bot_seat, cathedral)
    state.tell("pillar", "BARCH-1", state.rules.bot_seat, cathedral)


TILE_CHOICE: Final = {ARCHITECT: "architect-tile", MERCHANT: "merchant-tile"}


def bot_reach_tile(state: State) -> None:
    """Automatic: take the best bonus tile within reach, for free and without moving."""
    _, piece, points, _, _ = state.stack[-1]
    rules, tiles = state.rules, len(state.rules.tiles)
    places = [
        FIRST_MAP_PLACE + i
        for i, space in enumerate(rules.box.bonus_spaces)
        if state.places[FIRST_MAP_PLACE + i] != EMPTY
        and distance(state, piece, rules.space_index[space.town]) <= points
    ]
    choice = TILE_CHOICE[piece]
    if not places:
        state.stack.pop()
        state.tell("bot-no-tile", CHOICE_RULES[choice], points, is_merchant(piece))
        return
    decide(
        state,
        choice,
        places,
        *tile_orders(state, places),
        then=lambda place: take_from_map(state, place),
        code=lambda place: place * tiles + state.places[place],
        amount=points,
    )


def take_from_map(state: State, place: int) -> None:
    state.stack.pop()
    tile = state.places[place]
    state.unshare()
    state.places[place] = EMPTY
    state.tell("take-tile", "BTILE-1", state.rules.bot_seat, tile, place, 0)
    state.push(BOT_TILE, tile)


def bot_move_architect(state: State) -> None:
    """Automatic: move to the best cathedral within reach without its pillar, else to the closest."""
    points = state.stack[-1][1]
    rules, board = state.rules, board_of(state)
    towns = [
        rules.cathedral_town[c]
        for c in range(len(state.costs))
        if rules.cost_available[state.costs[c]] and not board[PILLAR_TOWNS] >> c & 1
    ]
    number = rules.cathedral_in
    orders = cathedral_orders(state)
    move_piece(state, ARCHITECT, "cathedral", towns, points, orders, code=lambda town: number[town])


def cathedral_orders(state: State) -> list[Order]:
    """Return the tie-breakers: most points, not built by the person, least stone, closest."""
    of = state.rules.cathedral_in
    human = state.boards[HUMAN]
    return [
        most("cathedral-vp", lambda town: cathedral_vp(state, of[town])),
        most("person-away", lambda town: not human[CONTRIBUTED] >> of[town] & 1),
        least("stone", lambda town: cathedral_stone(state, of[town])),
        least("nearest", lambda town: distance(state, ARCHITECT, town)),
    ]


# --- merchant ---


def town_obstacle(state: State, town: int) -> str:
    """Return what keeps a house out of a town: no house left first, then the town itself."""
    board, spaces = board_of(state), state.rules.house_spaces_in[town]
    if not board[HOUSES]:
        return NO_HOUSE_LEFT
    return house_obstacle(board, town, spaces, spaces_left(state, town))


def buildable_towns(state: State) -> list[int]:
    """Return the towns without its house and with a free space, even if it has no house left."""
    board, spaces = board_of(state), state.rules.house_spaces_in
    return [
        town
        for town in range(len(spaces))
        if house_obstacle(board, town, spaces[town], spaces_left(state, town)) in ("", NO_HOUSE_LEFT)
    ]


def spaces_left(state: State, town: int) -> list[int]:
    return free_spaces(state, state.rules.house_spaces_in[town])


def space_vp(state: State, space: int) -> int:
    return sum(atom.amount for atom in state.rules.box.house_spaces[space].bonus if atom.op == "vp")


def town_vp(state: State, town: int) -> int:
    """Return the highest victory points printed on a free space."""
    return max(space_vp(state, space) for space in spaces_left(state, town))


def has_other_reward(state: State, town: int) -> bool:
    return any(other_reward(state, space) for space in spaces_left(state, town))


def other_reward(state: State, space: int) -> bool:
    return any(atom.op != "vp" for atom in state.rules.box.house_spaces[space].bonus)


def town_orders(state: State) -> list[Order]:
    """Return the tie-breakers: this round's fair, most printed points, another reward, closest."""
    fair = state.fair_towns[state.round - 1]
    return [
        most("fair-town", lambda town: town == fair),
        most("town-vp", lambda town: town_vp(state, town)),
        most("other-reward", lambda town: has_other_reward(state, town)),
        least("nearest-town", lambda town: distance(state, MERCHANT, town)),
    ]


def bot_relocate(state: State) -> None:
    """Automatic: if it cannot build here, move to a town where it can, for a gold per space."""
    board = board_of(state)
    towns = buildable_towns(state)
    if not board[HOUSES] or board[MERCHANT] in towns or not towns:
        state.stack.pop()
        return
    if is_first_run(state):
        tell_no_house(state)
    near, orders = in_reach(state, MERCHANT, towns, board[GOLD]), town_orders(state)
    if near:
        decide(
            state, "relocation", near, *orders, then=lambda town: relocate(state, town), amount=board[GOLD]
        )
        return
    if is_first_run(state):
        state.tell("bot-none-for-gold", "BMERCH-3", board[GOLD])
    decide(state, "far-relocation", towns, orders[-1], *orders, then=lambda town: relocate(state, town))


def relocate(state: State, town: int) -> None:
    state.stack.pop()
    go_to(state, MERCHANT, town, 0, RELOCATION, "BMERCH-3")


def tell_no_house(state: State) -> None:
    town = board_of(state)[MERCHANT]
    obstacle = town_obstacle(state, town)
    state.tell("bot-no-house", OBSTACLES[obstacle], town, number_of("obstacle", obstacle))


def bot_house(state: State) -> None:
    """Automatic: build a house where the merchant stands, for free. Of rewards only points count.

    Comparing points suffices for rule BMERCH-5: no box gives a town a second space with two players.
    """
    state.stack.pop()
    board = board_of(state)
    town = board[MERCHANT]
    if town_obstacle(state, town):
        tell_no_house(state)
        return
    space = best(spaces_left(state, town), most("town-vp", lambda space: space_vp(state, space)))[0]
    put_house(state, state.rules.bot_seat, space)
    state.tell("house", "BMERCH-5", state.rules.bot_seat, space)
    state.score(state.rules.bot_seat, space_vp(state, space), FROM_HOUSE_SPACE, "BMERCH-5")
    if other_reward(state, space):
        state.tell("bot-ignores-space", "BMERCH-5", space)


def bot_move_merchant(state: State) -> None:
    """Automatic: move to the best town within reach where it could build, else to the closest."""
    move_piece(state, MERCHANT, "town", buildable_towns(state), state.stack[-1][1], town_orders(state))


# --- moving ---

NEAR_RULE: Final = {ARCHITECT: "BARCH-4", MERCHANT: "BMERCH-7"}
FAR_RULE: Final = {ARCHITECT: "BARCH-5", MERCHANT: "BMERCH-7"}
"""The rule of a move within reach, and beyond."""


def move_piece(
    state: State,
    piece: int,
    choice: str,
    targets: list[int],
    reach: int,
    orders: list[Order],
    code: Code = itself,
) -> None:
    """Move to the best target within reach; if there is none, to the best of the closest, for gold."""
    if not targets:
        state.stack.pop()
        state.tell("bot-no-target", "BOT-12", is_merchant(piece))
        return
    near = in_reach(state, piece, targets, reach)

    def go(target: int) -> None:
        state.stack.pop()
        if near:
            go_to(state, piece, target, reach, IN_REACH, NEAR_RULE[piece])
        else:
            go_to(state, piece, target, reach, BEYOND, FAR_RULE[piece])

    if near:
        decide(state, choice, near, *orders, then=go, code=code, amount=reach)
        return
    if is_first_run(state):
        state.tell("bot-none-in-reach", FAR_RULE[piece], is_merchant(piece), reach)
    # The last tie-breaker is the distance; now it comes first.
    decide(state, f"far-{choice}", targets, orders[-1], *orders, then=go, code=code)


def go_to(state: State, piece: int, target: int, free: int, way: int, rule: str) -> None:
    """Move a piece directly to a space. Steps beyond the free ones cost gold."""
    board = board_of(state)
    start = board[piece]
    pay_for_extension(state, state.rules.distance[start][target] - free, free)
    board[piece] = target
    if start != target:
        key = "merchant" if piece == MERCHANT else "architect"
        state.tell(key, rule, state.rules.bot_seat, start, target, way)
    else:
        state.tell("bot-stays", rule, is_merchant(piece), target)
