"""The features of the evaluation: a few numbers about a seat for each named term.

`SURE` numbers are points that would be scored if the seat did nothing more. The others are prospects,
valued by the weights. A term also lists the places of the player board that it reads: nothing else it
depends on can change during the seat's own turn, so its numbers can be cached.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final, NamedTuple

from tiletum.game.chapters.fair import COUNTS, is_king_fair
from tiletum.game.chapters.final_scoring import completed_buildings
from tiletum.game.core.pieces import can_set_pillar, free_house_spaces, open_cathedrals
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import (
    ACTION,
    ARCHITECT,
    CHARACTER_TILE,
    CONTRACT_TILE,
    CONTRACTS,
    CONTRIBUTED,
    CREST_TILE,
    CRESTS,
    EMPTY,
    FOOD,
    FREE_SLOTS,
    FULFILLED,
    GOLD,
    HELPER_TILE,
    HOME_OF,
    HOUSE_TOWNS,
    HOUSES,
    IRON,
    KIND_IN,
    KING_PLACE,
    KING_SPACE,
    MARKERS,
    MERCHANT,
    PILLAR_TOWNS,
    PILLARS,
    ROOMS,
    ROOMS_LEFT,
    STONE,
    STORE,
    WOOL,
)

from .outlook import (
    ROUNDS,
    TURNS_A_ROUND,
    corruption_of_round,
    corruption_to_come,
    fairs_ahead,
    takes_part,
    turns_this_round,
)
from .sums import total

ROOT: Final = [sqrt(n) for n in range(200)]
"""Square roots of amounts that are usual; an owner's box may hand out more."""
FAR_AWAY: Final = 9


class Term(NamedTuple):
    """A part of the evaluation: the names of its numbers, their function, and the board places it reads."""

    name: str
    numbers: tuple[str, ...]
    look: Callable[[State, int], list[float]]
    reads: tuple[int, ...]


# --- the King track ---


def king(state: State, seat: int) -> list[float]:
    """Return the points of the King phases ahead if nobody moved up, and the chance to lead this round."""
    rules = state.rules
    points, space = 0.0, float(state.boards[seat][KING_SPACE])
    loss = corruption_to_come(state)
    for _ in range(state.round - (state.phase <= ACTION), ROUNDS):
        space = max(0.0, space - loss)
        points += between(rules.king_vp, space)
        space = max(float(rules.king_zero), space)
        loss = corruption_of_round(state)
    return [points, leads(state, seat), space - rules.king_zero]


def between(values: list[int], at: float) -> float:
    low = int(at)
    high = min(low + 1, len(values) - 1)
    return values[low] + (values[high] - values[low]) * (at - low)


def leads(state: State, seat: int) -> float:
    """Return the chance to lead this round, from 0 to 1. It is clearer with fewer turns left."""
    if state.phase > ACTION or (state.round < ROUNDS and state.places[KING_PLACE] == EMPTY):
        return 0.0
    boards = state.boards
    best = max(boards[other][KING_SPACE] for other in range(len(boards)) if other != seat)
    ahead = boards[seat][KING_SPACE] - best
    if not ahead:
        ahead = 1 if state.king_order.index(seat) == 0 else -1
    doubt = 2.0 + 3.0 * turns_this_round(state, seat)
    return min(1.0, max(0.0, 0.5 + ahead / doubt))


# --- fairs ---


def fairs(state: State, seat: int) -> list[float]:
    """Return the points of the fairs ahead as things stand, and of one more thing that counts there."""
    now = later = one_more = 0.0
    turns = turns_this_round(state, seat)
    for fair in fairs_ahead(state):
        share = takes_part(state, seat, fair, turns)
        worth, times = fair_pays(state, seat, fair)
        if fair + 1 == state.round:
            now = share * worth * times
        else:
            later += share * worth * times
        one_more += share * worth * turns
        turns += TURNS_A_ROUND
    return [now, later, one_more]


def fair_pays(state: State, seat: int, fair: int) -> tuple[float, int]:
    """Return the points a fair pays each time, and how many times."""
    rules, tile = state.rules, state.fair_tiles[fair]
    worth = rules.fair_vp[fair] + rules.fair_tile_vp[tile]
    if is_king_fair(state, tile):
        space = max(0.0, state.boards[seat][KING_SPACE] - corruption_to_come(state))
        return worth + between(rules.king_vp, space), 1
    return worth, min(
        crests_placed(state.boards[seat]) if what == "crests" else COUNTS[what](state, seat)
        for what in rules.fair_counts[tile]
    )


def crests_placed(board: list[int]) -> int:
    return sum(family != EMPTY for family in board[CRESTS : CRESTS + 6])


# --- houses and pillars ---


def houses_pillars(state: State, seat: int) -> list[float]:
    board = state.boards[seat]
    houses, pillars = board[HOUSE_TOWNS].bit_count(), board[PILLAR_TOWNS].bit_count()
    return [
        houses * pillars,
        houses,
        pillars,
        min(board[HOUSES], 3),
        min(board[PILLARS], 3),
        board[HOUSES] > 0,
        board[PILLARS] > 0,
    ]


def places_near(state: State, seat: int) -> list[float]:
    """Return how near the Merchant is to a free town, the Architect to a free cathedral, and its points."""
    board, rules = state.boards[seat], state.rules
    merchant, architect = rules.distance[board[MERCHANT]], rules.distance[board[ARCHITECT]]
    town, pays = FAR_AWAY, 0.0
    if board[HOUSES]:
        for space, steps in enumerate(merchant):
            if steps < 4 and steps < town and free_house_spaces(state, board, space):
                town = steps
    cathedral = FAR_AWAY
    if board[PILLARS]:
        for i, space in enumerate(rules.cathedral_town):
            steps = architect[space]
            if steps < 5 and can_set_pillar(state, board, i):
                cathedral = min(cathedral, steps)
                left = rules.cathedral_tiles[i][state.tiles_taken[i]] if open_tiles(state, i) else 0
                pays = max(pays, (left + rules.cost_vp[state.costs[i]]) / (2.0 + steps))
    return [1 / (1 + town), 1 / (1 + cathedral), pays]


def open_tiles(state: State, cathedral: int) -> bool:
    return state.tiles_taken[cathedral] < len(state.rules.cathedral_tiles[cathedral])


# --- contracts, cathedrals, crests ---


def contracts(state: State, seat: int) -> list[float]:
    """Return the value of the contracts in the storehouse by how nearly each can be paid, and their counts.

    They need the same resources, so the contract nearest to being paid counts apart from the others.
    """
    board, rules = state.boards[seat], state.rules
    nearly: list[float] = []
    held = 0
    if board[FULFILLED] < rules.contract_spaces:
        for tile in board[STORE:]:
            if tile >= 0 and rules.tile_type[tile] == CONTRACT_TILE:
                share = paid_share(state, board, tile)
                nearly.append((rules.tiles[tile].vp + 1) * share * share)
                held += rules.tiles[tile].vp
    first, second, rest = ranked(nearly)
    fulfilled = board[FULFILLED]
    return [first, second, rest, float(held), float(len(nearly)), float(fulfilled), max(0.0, fulfilled - 3.0)]


def ranked(values: list[float]) -> tuple[float, float, float]:
    """Return the largest, the second largest, and the sum of the others."""
    values.sort(reverse=True)
    first = values[0] if values else 0.0
    second = values[1] if len(values) > 1 else 0.0
    return first, second, total(values[2:])


def paid_share(state: State, board: list[int], tile: int) -> float:
    """Return the share of a contract's price in supply, for its easiest kind. Two gold replace a resource."""
    best = 0.0
    for _, wool, iron, kind, same in state.rules.fulfil_options[tile]:
        size = wool + iron if kind in (WOOL, IRON) else wool + iron + same
        missing = max(0, wool - board[WOOL]) + max(0, iron - board[IRON])
        spare = board[GOLD]
        if kind not in (WOOL, IRON):
            missing += max(0, same - board[kind])
            if kind == GOLD:
                spare = max(0, spare - same)
        missing = max(0, missing - spare // 2)
        best = max(best, 1.0 - missing / size)
    return best


def cathedrals(state: State, seat: int) -> list[float]:
    """Return the value of the cathedrals with a pillar and no tile yet, by how nearly each can be paid."""
    board, rules = state.boards[seat], state.rules
    stone = board[STONE] + board[GOLD] // 2
    nearly: list[float] = []
    held = 0
    for i in open_cathedrals(state, board):
        cost = state.costs[i]
        vp = rules.cost_vp[cost] + rules.cathedral_tiles[i][state.tiles_taken[i]]
        needed = rules.cost_stone[cost]
        share = min(1.0, stone / needed) if needed else 1.0
        nearly.append(vp * share * share)
        held += vp
    first, second, rest = ranked(nearly)
    return [first, second + rest, float(held), float(len(nearly)), float(board[CONTRIBUTED].bit_count())]


def buildings(state: State, seat: int) -> list[float]:
    """Return numbers for completed buildings, for what the others lack, and for bonus markers."""
    board, rules = state.boards[seat], state.rules
    completed = completed_buildings(board)
    filled = crested = begun = 0.0
    for b in range(5):
        left, crest = board[ROOMS_LEFT + b], board[CRESTS + b] != EMPTY
        rooms = rules.building_rooms[b]
        if not left and not crest:
            filled += 1
        elif left and crest:
            crested += 1 - left / (rooms + 1)
        elif left and board[KIND_IN + b] != EMPTY:
            begun += 1 - left / rooms
    markers = sum(board[MARKERS : MARKERS + 6])
    return [rules.completed_vp[completed], completed, filled, crested, begun, markers]


def crests(state: State, seat: int) -> list[float]:
    """Return the crests in the storehouse, a measure of the food for them, and the placed crests."""
    board, rules = state.boards[seat], state.rules
    held = sum(tile >= 0 and rules.tile_type[tile] == CREST_TILE for tile in board[STORE:])
    placed = crests_placed(board)
    return [held, min(held * 4.0, board[FOOD] + board[GOLD] // 2), placed]


# --- the storehouse ---


def storehouse(state: State, seat: int) -> list[float]:
    """Return the characters with and without a free room, the helpers, their worth, and how full it is."""
    board, rules = state.boards[seat], state.rules
    placeable = stuck = helpers = helper_points = 0.0
    for tile in board[STORE:]:
        if tile >= 0:
            kind = rules.tile_type[tile]
            if kind == CHARACTER_TILE:
                home = board[HOME_OF + rules.tile_kind[tile]]
                if home == EMPTY or board[ROOMS_LEFT + home]:
                    placeable += 1
                else:
                    stuck += 1
            elif kind == HELPER_TILE:
                helpers += 1
                helper_points += rules.tile_worth[tile]
    free = board[FREE_SLOTS]
    return [placeable, stuck, helpers, helper_points, free == 0, free <= 1]


# --- resources ---


def resources(state: State, seat: int) -> list[float]:
    board = state.boards[seat]
    goods = board[GOLD : IRON + 1]
    return [
        sum(goods) // state.rules.leftovers_per_vp,
        *[float(n) for n in goods],
        *[root(n) for n in goods],
        root(min(board[WOOL], board[IRON])),
    ]


def root(amount: int) -> float:
    return ROOT[amount] if amount < len(ROOT) else sqrt(amount)


def tempo(state: State, seat: int) -> list[float]:
    """Return a constant, which values having turns, and how late the seat is in the turn order."""
    return [1.0, state.order.index(seat) / max(1, state.rules.players - 1) if seat in state.order else 0.0]


KINDS: Final = ("gold", "food", "wool", "stone", "iron")

RESOURCES: Final = tuple(range(GOLD, IRON + 1))
SLOTS: Final = (STORE,)
"""The storehouse, however large it is in the box."""

TERMS: Final[tuple[Term, ...]] = (
    Term("king", ("points", "leads", "space"), king, (KING_SPACE,)),
    Term(
        "fairs",
        ("now", "later", "one-more"),
        fairs,
        (*range(KING_SPACE, FREE_SLOTS), *range(ROOMS, MARKERS), *range(ROOMS_LEFT, CONTRACTS)),
    ),
    Term(
        "houses-pillars",
        ("product", "houses", "pillars", "house-supply", "pillar-supply", "a-house", "a-pillar"),
        houses_pillars,
        (HOUSES, PILLARS, HOUSE_TOWNS, PILLAR_TOWNS),
    ),
    Term(
        "map",
        ("town", "cathedral", "cathedral-pays"),
        places_near,
        (MERCHANT, ARCHITECT, HOUSES, PILLARS, HOUSE_TOWNS, PILLAR_TOWNS, CONTRIBUTED),
    ),
    Term(
        "contracts",
        ("first", "second", "others", "held", "count", "fulfilled", "last-spaces"),
        contracts,
        (*RESOURCES, FULFILLED, *SLOTS),
    ),
    Term(
        "cathedrals",
        ("first", "others", "held", "count", "contributed"),
        cathedrals,
        (GOLD, STONE, PILLAR_TOWNS, CONTRIBUTED),
    ),
    Term(
        "buildings",
        ("sure", "completed", "filled", "crested", "begun", "markers"),
        buildings,
        tuple(range(CRESTS, CONTRACTS)),
    ),
    Term("crests", ("held", "payable", "placed"), crests, (GOLD, FOOD, *range(CRESTS, MARKERS), *SLOTS)),
    Term(
        "storehouse",
        ("placeable", "stuck", "helpers", "helper-worth", "full", "nearly-full"),
        storehouse,
        (*range(HOME_OF, KIND_IN), *range(ROOMS_LEFT, CONTRACTS), FREE_SLOTS, *SLOTS),
    ),
    Term(
        "resources",
        ("leftovers", *KINDS, *(f"root-{kind}" for kind in KINDS), "root-pairs"),
        resources,
        RESOURCES,
    ),
    Term("tempo", ("turn", "late"), tempo, ()),
)

NAMES: Final[tuple[str, ...]] = tuple(f"{term.name}.{number}" for term in TERMS for number in term.numbers)

SURE: Final = ("king.points", "fairs.now", "houses-pillars.product", "buildings.sure", "resources.leftovers")
"""Numbers that are points even if the seat does nothing more."""


def features(state: State, seat: int) -> list[float]:
    """Return all numbers of all terms, in the order of NAMES."""
    found: list[float] = []
    for term in TERMS:
        found += term.look(state, seat)
    return found
