"""Decrees: which die the Cardinalbot takes, and why (rules DECREE and BOT).

An entry is a condition and a die specification, both rows of the box file. One evaluator serves all
thirteen cards; it also says why an entry held or failed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tiletum.box.model import ACTIONS, RESOURCES, DecreeEntry
from tiletum.game.state import State
from tiletum.game.vocabulary import (
    ARCHITECT,
    ARCHITECT_ACTION,
    CREST_TILE,
    EMPTY,
    FIRST_MAP_PLACE,
    FOOD,
    GOLD,
    IRON,
    JOKER_ACTION,
    KING_ACTION,
    KING_SPACE,
    MARKERS,
    MERCHANT,
    MERCHANT_ACTION,
    STONE,
    WOOL,
)

from .board import HUMAN, board_of, cathedrals, houses, owns_family, pillars, unfulfilled
from .needs import (
    any_missing,
    more_needed,
    named_missing,
    needs_food,
    needs_pair,
    needs_stone,
)
from .ties import best

# How an entry fared, and what settled which of its dice is taken; in words `reason-...` and `how-...`.
HELD: Final = 0
CONDITION_FALSE: Final = 1
NO_DIE: Final = 2

ONLY_ONE: Final = 0
BY_PRIORITY: Final = 1
BY_SUPPLY: Final = 2
BY_CHANCE: Final = 3
BY_NEED: Final = 4


class Match(NamedTuple):
    """The dice that fit a specification, and what is left of them after the tie-breakers."""

    fitting: list[int]
    """Dice are numbered colour * 6 + value from 0."""
    dice: list[int]
    """In the order of kinds; one, unless chance must pick."""
    action: int
    """The action the entry names, or EMPTY for the section's own."""
    how: int


NOTHING: Final = Match([], [], EMPTY, ONLY_ONE)


class Choice(NamedTuple):
    """What an entry comes to, with the numbers its condition compared."""

    reason: int
    left: int
    right: int
    match: Match


def evaluate(state: State, decree: int, entry: int) -> Choice:
    printed = state.rules.box.decrees[decree]
    row = printed.entries[entry]
    left, right = 0, 0
    if row.condition:
        measure, strictly = CONDITIONS[row.condition]
        left, right = measure(state, row)
        if not (left > right if strictly else left >= right):
            return Choice(CONDITION_FALSE, left, right, NOTHING)
    match = matching(state, row, priority_kinds(printed.priority))
    return Choice(HELD if match.dice else NO_DIE, left, right, match)


# --- conditions: two numbers and how they are compared ---

NOWHERE: Final = 99
"""Farther than any space, dearer than any slot."""


def pillars_and_houses(state: State, _: DecreeEntry) -> tuple[int, int]:
    return pillars(state), houses(state)


def pillars_and_cathedrals(state: State, _: DecreeEntry) -> tuple[int, int]:
    return pillars(state), cathedrals(state)


def houses_and_pillars(state: State, _: DecreeEntry) -> tuple[int, int]:
    return houses(state), pillars(state)


def contracts_and_one(state: State, _: DecreeEntry) -> tuple[int, int]:
    return len(unfulfilled(state)), 1


def reach_and_crest(state: State, row: DecreeEntry) -> tuple[int, int]:
    """The points it would have, and how far the nearest crest it does not have is on the map."""
    rules, action = state.rules, ACTIONS.index(row.take)
    at = board_of(state)[MERCHANT if action == MERCHANT_ACTION else ARCHITECT]
    steps = [
        rules.distance[at][rules.space_index[space.town]]
        for i, space in enumerate(rules.box.bonus_spaces)
        if new_crest(state, state.places[FIRST_MAP_PLACE + i])
    ]
    return points_for(state, action), min(steps, default=NOWHERE)


def points_and_crest(state: State, row: DecreeEntry) -> tuple[int, int]:
    """The points it would have, and the cheapest crest it does not have in the contract offer."""
    costs = [
        cost
        for cost, tile in zip(state.rules.contract_costs, state.contract_offer, strict=True)
        if new_crest(state, tile)
    ]
    return points_for(state, ACTIONS.index(row.take)), min(costs, default=NOWHERE)


def new_crest(state: State, tile: int) -> bool:
    rules = state.rules
    if tile == EMPTY or rules.tile_type[tile] != CREST_TILE:
        return False
    return not owns_family(state, rules.tile_family[tile])


Measure = Callable[[State, DecreeEntry], tuple[int, int]]

CONDITIONS: Final[dict[str, tuple[Measure, bool]]] = {
    "pillars>houses": (pillars_and_houses, True),
    "pillars>cathedrals": (pillars_and_cathedrals, True),
    "houses>=pillars": (houses_and_pillars, False),
    "unfulfilled": (contracts_and_one, False),
    "crest-in-reach": (reach_and_crest, False),
    "crest-in-offer": (points_and_crest, False),
}
"""By the box file's names: what is measured, and whether the first must be strictly greater."""


# --- dice that match ---


def section(state: State, action: int) -> int:
    """Die value (from 0) at an action."""
    place = state.action_at.index(action)
    return (state.wheel + place) % 6


def dice_at(state: State, action: int) -> list[int]:
    value = section(state, action)
    return [colour * 6 + value for colour in range(5) if state.dice[colour * 6 + value]]


def section_for(state: State, action: int) -> int:
    """The Joker instead of the action if it has dice and gives as many points or more; EMPTY: no dice."""
    regular, joker = dice_at(state, action), dice_at(state, JOKER_ACTION)
    points = state.rules.wheel_points
    better = points[section(state, JOKER_ACTION)] >= points[section(state, action)]
    if joker and (better or not regular):
        return JOKER_ACTION
    return action if regular else EMPTY


def points_for(state: State, action: int) -> int:
    """The points it would resolve an action with, its marker included; EMPTY without a die."""
    used = section_for(state, action)
    if used == EMPTY:
        return EMPTY
    return state.rules.wheel_points[section(state, used)] + board_of(state)[MARKERS + action]


def matching(state: State, row: DecreeEntry, priority: list[list[int]]) -> Match:
    """The dice an entry comes down to, and the action it names."""
    word, *kinds = row.take.split()
    if word == "needed":
        dice = needed_dice(state, priority)
        return Match(dice, dice, EMPTY, BY_NEED if len(dice) == 1 else BY_CHANCE)
    if word == "highest":
        if kinds == ["any"]:
            return highest_of_all(state)
        wanted = [RESOURCES.index(kind) for kind in kinds]
        return by_priority(state, highest(state, wanted), priority, EMPTY)
    action = ACTIONS.index(word)
    used = section_for(state, action)
    return by_priority(state, [] if used == EMPTY else dice_at(state, used), priority, action)


def highest(state: State, kinds: list[int]) -> list[int]:
    """The dice of these kinds with the highest value."""
    dice = [die for die in range(30) if state.dice[die] and die // 6 in kinds]
    return best(dice, lambda die: -(die % 6))


def priority_kinds(priority: tuple[str, ...]) -> list[list[int]]:
    """A card's die priority as groups of kinds; wool and iron share one place."""
    groups: list[list[int]] = []
    for name in priority:
        if name == "iron-wool":
            groups.append([WOOL, IRON])
        elif name in RESOURCES:
            groups.append([RESOURCES.index(name)])
    return groups


def by_priority(state: State, dice: list[int], priority: list[list[int]], action: int) -> Match:
    """The card's priority; then the resource it has fewer of. What is still tied is up to chance."""
    order = priority_order(state, priority)
    first = best(dice, lambda die: order[die // 6])
    last = fewest(first, state)
    return Match(dice, last, action, settled_by(dice, first, last))


def settled_by(dice: list[int], first: list[int], last: list[int]) -> int:
    if len(dice) < 2:
        return ONLY_ONE
    if len(first) == 1:
        return BY_PRIORITY
    return BY_SUPPLY if len(last) == 1 else BY_CHANCE


def priority_order(state: State, priority: list[list[int]]) -> list[int]:
    """A rank for each kind. With contracts the pair means the one needed more; the other is last."""
    rank = [len(priority)] * 5
    for place, group in enumerate(priority):
        for kind in group:
            rank[kind] = place
    wool, iron = named_missing(state, WOOL), named_missing(state, IRON)
    if unfulfilled(state) and wool != iron:
        rank[WOOL if wool < iron else IRON] = len(priority)
    return rank


def highest_of_all(state: State) -> Match:
    """Worldly Riches: the highest die; tied colours by what is most required."""
    dice = highest(state, list(range(5)))
    wanted: list[tuple[bool, list[int]]] = [
        (needs_stone(state), [STONE]),
        (needs_food(state), [FOOD]),
        (needs_pair(state), more_needed(state)),
        (True, [GOLD]),
    ]
    for needed, group in wanted:
        found = [die for die in dice if die // 6 in group]
        if needed and found:
            last = fewest(found, state)
            how = BY_NEED if len(last) == 1 else BY_CHANCE
            return Match(dice, last, EMPTY, how if len(dice) > 1 else ONLY_ONE)
    last = fewest(dice, state)
    return Match(dice, last, EMPTY, settled_by(dice, dice, last))


def fewest(dice: list[int], state: State) -> list[int]:
    """Of tied dice those whose resource it has fewest of."""
    supply = board_of(state)
    return best(dice, lambda die: supply[die // 6])


def needed_dice(state: State, priority: list[list[int]]) -> list[int]:
    """Whichever of wool/iron and gold contracts need more: its highest dice.

    The card says no more than "(more dice of the same colour)": the least certain rule of the
    Cardinalbot, kept in this one place. Larger need wins; equal: the colour with more dice; then the
    card's priority. No die of the one: the other. Neither: the entry fails. Wool and iron needed
    alike: the one with dice, then the one it has fewer of, then chance.
    """
    on_wheel = [kind for kind in more_needed(state) if any(state.dice[kind * 6 : kind * 6 + 6])]
    supply = board_of(state)
    pair = best(on_wheel, lambda kind: supply[kind]) or more_needed(state)[:1]
    found = [needed_or_gold(state, kind, priority) for kind in pair]
    return found[0] if found[1:] in ([], found[:1]) else found[0] + found[1]


def needed_or_gold(state: State, kind: int, priority: list[list[int]]) -> list[int]:
    order = priority_order(state, priority)
    count = [sum(state.dice[k * 6 : k * 6 + 6]) for k in range(5)]
    need = {kind: named_missing(state, kind), GOLD: any_missing(state)}
    candidates = [k for k in (GOLD, kind) if count[k]]
    chosen = best(candidates, lambda k: -need[k], lambda k: -count[k], lambda k: order[k])
    return highest(state, chosen[:1])


# --- the action of a die taken for its colour ---


def joker_action(state: State) -> int:
    """King if it is lower than the person; else Merchant with as many pillars as houses, or Architect."""
    boards, bot = state.boards, state.rules.bot_seat
    if boards[bot][KING_SPACE] < boards[HUMAN][KING_SPACE]:
        return KING_ACTION
    return MERCHANT_ACTION if pillars(state) >= houses(state) else ARCHITECT_ACTION
