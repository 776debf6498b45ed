"""Decrees: which die the Cardinalbot takes, and why (rules DECREE and BOT).

An entry is a condition and a die specification, both rows of the box file. One evaluator serves all
thirteen cards and reports why an entry held or failed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tiletum.box.model import ACTIONS, HIGHEST, HIGHEST_ANY, NEEDED, RESOURCES, DecreeEntry
from tiletum.game.catalogue.decrees import CONDITIONS
from tiletum.game.catalogue.explanations import CHOICE_RULES
from tiletum.game.core.events import number_of
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import (
    ARCHITECT,
    ARCHITECT_ACTION,
    CREST_TILE,
    EMPTY,
    FIRST_MAP_PLACE,
    GOLD,
    IRON,
    JOKER_ACTION,
    KING_ACTION,
    KING_SPACE,
    MARKERS,
    MERCHANT,
    MERCHANT_ACTION,
    WOOL,
)

from .board import HUMAN, board_of, cathedrals, houses, owns_family, pillars, unfulfilled
from .needs import (
    NOTHING_ELSE,
    Need,
    any_missing,
    by_named_missing,
    by_supply,
    more_needed,
    named_missing,
    needs_in_order,
)
from .ties import Order, best, compare, is_first_run, least, most, narrow_down, option_set

# Results of an entry, as events report them.
HELD: Final = number_of("reason", "held")
CONDITION_FALSE: Final = number_of("reason", "condition")
NO_DIE: Final = number_of("reason", "no-die")


class Match(NamedTuple):
    """The dice that fit a specification, and those left after the tie-breakers."""

    fitting: list[int]
    """Dice are numbered colour * 6 + value from 0."""
    dice: list[int]
    """The dice in the order of kinds; one, unless chance must pick."""
    action: int
    """The action the entry names, or EMPTY for the section's own."""


NOTHING: Final = Match([], [], EMPTY)


class Choice(NamedTuple):
    """The result of an entry."""

    reason: int
    match: Match


def evaluate(state: State, decree: int, entry: int) -> Choice:
    """Evaluate an entry's condition, its fitting dice and the choice among them. Report every step."""
    row = state.rules.box.decrees[decree].entries[entry]
    if not condition_holds(state, decree, entry, row):
        return tell_entry(state, decree, entry, Choice(CONDITION_FALSE, NOTHING))
    action = action_of(row)
    if action != EMPTY and is_first_run(state) and not asks_for_points(row):
        tell_section(state, action)
    fitting = fitting_dice(state, decree, row)
    tell_entry(state, decree, entry, Choice(HELD if fitting else NO_DIE, Match(fitting, fitting, action)))
    if not fitting:
        return Choice(NO_DIE, NOTHING)
    return Choice(HELD, Match(fitting, settle(state, decree, row, fitting), action))


def action_of(row: DecreeEntry) -> int:
    """Return the action that an entry names, or EMPTY."""
    return ACTIONS.index(row.take.action) if row.take.action else EMPTY


def condition_holds(state: State, decree: int, entry: int, row: DecreeEntry) -> bool:
    if not row.condition:
        if is_first_run(state):
            state.tell("bot-tries", "BOT-3", decree, entry)
        return True
    measure, strictly = MEASURES[row.condition]
    left, right = measure(state, row)
    if is_first_run(state):
        rule = CONDITIONS[row.condition].rule
        state.tell("bot-condition", rule, decree, entry, left, right)
        if asks_for_points(row):
            tell_points(state, action_of(row))
        if row.condition == "crest-in-reach":
            tell_nearest_crests(state, row)
    return left > right if strictly else left >= right


def tell_entry(state: State, decree: int, entry: int, choice: Choice) -> Choice:
    if is_first_run(state):
        state.tell("bot-entry", "BOT-3", decree, entry, choice.reason, option_set(choice.match.fitting))
    return choice


# --- conditions: comparisons of two numbers ---

NOWHERE: Final = 99
"""Farther than any space, and more expensive than any slot."""


def pillars_and_houses(state: State, _: DecreeEntry) -> tuple[int, int]:
    return pillars(state), houses(state)


def pillars_and_cathedrals(state: State, _: DecreeEntry) -> tuple[int, int]:
    return pillars(state), cathedrals(state)


def houses_and_pillars(state: State, _: DecreeEntry) -> tuple[int, int]:
    return houses(state), pillars(state)


def contracts_and_one(state: State, _: DecreeEntry) -> tuple[int, int]:
    return len(unfulfilled(state)), 1


def reach_and_crest(state: State, row: DecreeEntry) -> tuple[int, int]:
    """Return its points and the distance to the nearest new crest on the map."""
    steps = [steps_to(state, row, place) for place in new_crests(state)]
    return points_for(state, action_of(row)), min(steps, default=NOWHERE)


def new_crests(state: State) -> list[int]:
    """Return the places on the map with a crest that it does not have."""
    on_map = range(FIRST_MAP_PLACE, FIRST_MAP_PLACE + len(state.rules.box.bonus_spaces))
    return [place for place in on_map if new_crest(state, state.places[place])]


def steps_to(state: State, row: DecreeEntry, place: int) -> int:
    """Return the steps from the piece of an entry's action to a bonus space."""
    rules = state.rules
    piece = MERCHANT if action_of(row) == MERCHANT_ACTION else ARCHITECT
    town = rules.box.bonus_spaces[place - FIRST_MAP_PLACE].town
    return rules.distance[board_of(state)[piece]][rules.space_index[town]]


def points_and_crest(state: State, row: DecreeEntry) -> tuple[int, int]:
    """Return its points and the price of the cheapest new crest in the contract offer."""
    costs = [
        cost
        for cost, tile in zip(state.rules.contract_costs, state.contract_offer, strict=True)
        if new_crest(state, tile)
    ]
    return points_for(state, action_of(row)), min(costs, default=NOWHERE)


def new_crest(state: State, tile: int) -> bool:
    rules = state.rules
    if tile == EMPTY or rules.tile_type[tile] != CREST_TILE:
        return False
    return not owns_family(state, rules.tile_family[tile])


Measure = Callable[[State, DecreeEntry], tuple[int, int]]

MEASURES: Final[dict[str, tuple[Measure, bool]]] = {
    "pillars>houses": (pillars_and_houses, True),
    "pillars>cathedrals": (pillars_and_cathedrals, True),
    "houses>=pillars": (houses_and_pillars, False),
    "unfulfilled": (contracts_and_one, False),
    "crest-in-reach": (reach_and_crest, False),
    "crest-in-offer": (points_and_crest, False),
}
"""Conditions by the box file's names: what they measure, and whether the first must be strictly greater."""


def asks_for_points(row: DecreeEntry) -> bool:
    """Return whether a condition depends on the section it would use."""
    return bool(row.condition) and CONDITIONS[row.condition].needs_action


# --- dice that match ---


def section(state: State, action: int) -> int:
    """Return the die value, from 0, at an action."""
    place = state.action_at.index(action)
    return (state.wheel + place) % 6


def dice_at(state: State, action: int) -> list[int]:
    value = section(state, action)
    return [colour * 6 + value for colour in range(5) if state.dice[colour * 6 + value]]


def section_for(state: State, action: int) -> int:
    """Return the action, or the Joker if it has dice and gives at least as many points; EMPTY: no dice."""
    regular, joker = dice_at(state, action), dice_at(state, JOKER_ACTION)
    better = section_points(state, JOKER_ACTION) >= section_points(state, action)
    if joker and (better or not regular):
        return JOKER_ACTION
    return action if regular else EMPTY


def section_points(state: State, action: int) -> int:
    return state.rules.wheel_points[section(state, action)]


def dice_for(state: State, action: int) -> list[int]:
    """Return the dice for an entry that names an action."""
    used = section_for(state, action)
    return [] if used == EMPTY else dice_at(state, used)


def tell_section(state: State, action: int) -> None:
    """Report why it uses the Joker for an action, or does not, if there are dice."""
    if dice_at(state, JOKER_ACTION):
        regular = section_points(state, action) if dice_at(state, action) else 0
        used = section_for(state, action)
        state.tell("bot-section", "BOT-6", action, used, regular, section_points(state, JOKER_ACTION))


def tell_points(state: State, action: int) -> None:
    """Report how the points for an action add up."""
    tell_section(state, action)
    marker = board_of(state)[MARKERS + action]
    if marker and section_for(state, action) != EMPTY:
        state.tell("bot-points", "BOT-9", action, points_for(state, action) - marker, marker)


def tell_nearest_crests(state: State, row: DecreeEntry) -> None:
    nearest = best(new_crests(state), least("nearest", lambda place: steps_to(state, row, place)))
    if nearest:
        crests = option_set(nearest, lambda place: place * len(state.rules.tiles) + state.places[place])
        state.tell("bot-options", CHOICE_RULES["new-crest"], number_of("choice", "new-crest"), crests)


def points_for(state: State, action: int) -> int:
    """Return its points for an action, including its marker; EMPTY without a die."""
    used = section_for(state, action)
    if used == EMPTY:
        return EMPTY
    return section_points(state, used) + board_of(state)[MARKERS + action]


def fitting_dice(state: State, decree: int, row: DecreeEntry) -> list[int]:
    """Return the dice that an entry's specification allows."""
    way = row.take.way
    if way == NEEDED:
        return needed_dice(state, decree)
    if way == HIGHEST_ANY:
        return highest(state, list(range(5)))
    if way == HIGHEST:
        return highest(state, [RESOURCES.index(kind) for kind in row.take.kinds])
    return dice_for(state, action_of(row))


def highest(state: State, kinds: list[int]) -> list[int]:
    """Return the dice of these kinds with the highest value."""
    dice = [die for die in range(30) if state.dice[die] and die // 6 in kinds]
    value = max((die % 6 for die in dice), default=EMPTY)
    return [die for die in dice if die % 6 == value]


# --- the choice among matching dice ---


def settle(state: State, decree: int, row: DecreeEntry, dice: list[int]) -> list[int]:
    """Return the dice that the tie-breakers leave. Chance decides among them."""
    if len(dice) < 2 or row.take.way == NEEDED:
        return dice
    if row.take.way == HIGHEST_ANY:
        return by_requirement(state, dice)
    return by_priority(state, decree, dice)


def by_priority(state: State, decree: int, dice: list[int]) -> list[int]:
    """Compare by the card's priority, then by the resource it has fewer of."""
    rank = priority_order(state, decree)
    if is_first_run(state) and any(die // 6 in (WOOL, IRON) for die in dice):
        tell_pair(state, rank)
    priority = least("priority", lambda die: rank[die // 6], lambda _: decree)
    return narrow_down(state, "die", dice, priority, fewest(state))


def by_requirement(state: State, dice: list[int]) -> list[int]:
    """Compare tied colours by the most required resource, if any is required (Worldly Riches)."""
    for need in needs_in_order(state):
        found = [die for die in dice if die // 6 in need.kinds]
        if found:
            tell_need(state, "bot-need", need)
            return narrow_down(state, "die", found, fewest(state))
        if need != NOTHING_ELSE:
            tell_need(state, "bot-need-absent", need)
    if is_first_run(state):
        state.tell("bot-none-required", "DECREE-10")
    return narrow_down(state, "die", dice, fewest(state))


def tell_need(state: State, key: str, need: Need) -> None:
    if is_first_run(state):
        kinds, why = option_set(need.kinds), number_of("need", need.why)
        state.tell(key, "DECREE-10", kinds, why, need.have, need.wanted)


def priority_kinds(priority: tuple[str, ...]) -> list[list[int]]:
    """Return a card's die priority as groups of kinds; wool and iron share a place."""
    groups: list[list[int]] = []
    for name in priority:
        if name == "iron-wool":
            groups.append([WOOL, IRON])
        elif name in RESOURCES:
            groups.append([RESOURCES.index(name)])
    return groups


def priority_order(state: State, decree: int) -> list[int]:
    """Return a rank for each kind. With contracts, the pair means the one needed more; the other is last."""
    priority = priority_kinds(state.rules.box.decrees[decree].priority)
    rank = [len(priority)] * 5
    for place, group in enumerate(priority):
        for kind in group:
            rank[kind] = place
    needed = more_needed(state)
    if unfulfilled(state) and len(needed) == 1:
        rank[WOOL + IRON - needed[0]] = len(priority)
    return rank


def tell_pair(state: State, rank: list[int]) -> None:
    """Report which of wool and iron the pair means, if only one."""
    if rank[WOOL] != rank[IRON]:
        kind = WOOL if rank[WOOL] < rank[IRON] else IRON
        state.tell("bot-pair", "DECREE-7", kind, named_missing(state, WOOL), named_missing(state, IRON))


def fewest(state: State) -> Order:
    """Return the tied dice whose resource it has fewest of."""
    supply = board_of(state)
    return least("supply", lambda die: supply[die // 6])


# --- "needed" ---


def needed_dice(state: State, decree: int) -> list[int]:
    """Return the highest dice of the resource that contracts need more: wool or iron, or gold.

    The card only says "(more dice of the same colour)". This is the Cardinalbot's least certain rule, kept
    in this one place. The larger need wins; on a tie the colour with more dice, then the card's priority.
    Without dice of the one it is the other; with neither the entry fails. If wool and iron are needed
    equally, it is the one it has fewer of, then the one with dice, then chance.
    """
    has_dice = most("has-dice", lambda kind: dice_of(state, kind) > 0)
    if is_first_run(state):
        wool, iron = named_missing(state, WOOL), named_missing(state, IRON)
        state.tell("bot-lacks", "DECREE-8", wool, iron, any_missing(state))
    pair = narrow_down(state, "pair", [WOOL, IRON], by_named_missing(state), by_supply(state), has_dice)
    orders = needed_orders(state, decree)
    chosen = [best(needed_candidates(state, [kind]), *orders)[:1] for kind in pair]
    if is_first_run(state):
        tell_needed(state, pair, chosen, orders)
    kinds = dict.fromkeys(kind for kinds in chosen for kind in kinds)
    return [die for kind in kinds for die in highest(state, [kind])]


def needed_orders(state: State, decree: int) -> list[Order]:
    """Return the tie-breakers between wool or iron and gold."""
    rank = priority_order(state, decree)
    return [
        most("need", lambda kind: any_missing(state) if kind == GOLD else named_missing(state, kind)),
        most("more-dice", lambda kind: dice_of(state, kind)),
        least("priority", lambda kind: rank[kind], lambda _: decree),
    ]


def needed_candidates(state: State, kinds: list[int]) -> list[int]:
    """Return which of gold and these kinds have dice on the wheel."""
    return [kind for kind in (GOLD, *kinds) if dice_of(state, kind)]


def dice_of(state: State, kind: int) -> int:
    return sum(state.dice[kind * 6 : kind * 6 + 6])


def tell_needed(state: State, pair: list[int], chosen: list[list[int]], orders: list[Order]) -> None:
    """Report each of the pair against gold; as one comparison if gold wins against both."""
    both = len(pair) == 2 and chosen == [[GOLD], [GOLD]]
    for kinds in [pair] if both else [[kind] for kind in pair]:
        candidates = needed_candidates(state, kinds)
        if candidates:
            compare(state, "needed", candidates, *orders, amount=option_set(kinds))


# --- the action of a die taken for its colour ---


def joker_action(state: State) -> int:
    """Return King if it is behind there; else Merchant if it has as many pillars as houses, or Architect."""
    own, other = (state.boards[seat][KING_SPACE] for seat in (state.rules.bot_seat, HUMAN))
    if own < other:
        state.tell("bot-joker-king", "BOT-8", own, other)
        return KING_ACTION
    action = MERCHANT_ACTION if pillars(state) >= houses(state) else ARCHITECT_ACTION
    state.tell("bot-joker-map", "BOT-8", action, pillars(state), houses(state))
    return action
