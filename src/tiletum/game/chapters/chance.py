"""Chance: the possible outcomes, their weights, and their results.

Outcomes are numbered: `total` is the sum of the weights, and `outcome` maps a number below it to a move.
A dealer needs only these two. Nothing is decided before it is revealed.
"""

from __future__ import annotations

from typing import Final

from tiletum.game.catalogue import moves as mv
from tiletum.game.catalogue.steps import (
    DEAL_ACTION,
    DEAL_BONUS,
    DEAL_BOT_TOWN,
    DEAL_CHALLENGE,
    DEAL_CHARACTER,
    DEAL_CONTRACT,
    DEAL_COST,
    DEAL_FAIR,
    DEAL_TOWN,
    DEAL_WHEEL,
    PICK,
    ROLL_BOT_DIE,
    ROLL_DIE,
    TURN_UP_CORRUPTION,
)
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import BONUS_PILE, CHARACTER_PILE, CONTRACT_PILE, EMPTY, KING_PLACE

from .character import REFILL_RULES, return_discards
from .setup import seat_players

PILE_OF: Final = {DEAL_BONUS: BONUS_PILE, DEAL_CONTRACT: CONTRACT_PILE, DEAL_CHARACTER: CHARACTER_PILE}


def can_draw(state: State, pile: int) -> bool:
    """Return whether a pile has a tile. First refill an empty pile from its discards, if the rules allow."""
    if state.left[pile] == 0:
        if pile == CHARACTER_PILE:
            return_discards(state)
        elif pile == BONUS_PILE and state.rules.bonus_pile_reshuffled:
            reshuffle_bonus_tiles(state)
    return state.left[pile] > 0


def reshuffle_bonus_tiles(state: State) -> None:
    if not any(state.bonus_discards):
        return
    state.unshare()
    state.piles[BONUS_PILE] = state.bonus_discards
    state.left[BONUS_PILE] = sum(state.bonus_discards)
    state.bonus_discards = [0] * len(state.bonus_discards)
    state.tell("reshuffle-bonus", "EDITION-5")


# --- weights ---


def total(state: State) -> int:
    """Return the sum of the weights of the possible outcomes."""
    kind = state.stack[-1][0]
    if kind in PILE_OF:
        return state.left[PILE_OF[kind]]
    if kind == ROLL_DIE:
        return 6 * sum(state.bag)
    if kind == TURN_UP_CORRUPTION:
        return sum(state.rules.corruption_tokens) - len(state.corruption)
    _, count, gone = equally_likely(state)
    return count - len(gone)


def outcome(state: State, number: int) -> int:
    """Return the outcome for a number from 0 up to, but not including, the total."""
    kind = state.stack[-1][0]
    rules = state.rules
    if kind in PILE_OF:
        pile = PILE_OF[kind]
        return rules.draw_move[pile] + nth(state.piles[pile], number)
    if kind == ROLL_DIE:
        return rules.roll_move + nth(state.bag, number // 6) * 6 + number % 6
    if kind == TURN_UP_CORRUPTION:
        return rules.corruption_move[nth(corruption_left(state), number)]
    first, count, gone = equally_likely(state)
    for i in range(count):
        if i not in gone:
            if number == 0:
                return first + i
            number -= 1
    raise IndexError(number)


def nth(counts: list[int], number: int) -> int:
    """Return the kind of the `number`-th thing, given the counts by kind."""
    for slot, count in enumerate(counts):
        number -= count
        if number < 0:
            return slot
    raise IndexError(number)


def outcomes(state: State) -> list[tuple[int, int]]:
    """Return every possible outcome with its weight."""
    kind = state.stack[-1][0]
    rules = state.rules
    if kind in PILE_OF:
        pile = PILE_OF[kind]
        first = rules.draw_move[pile]
        return [(first + slot, count) for slot, count in enumerate(state.piles[pile]) if count]
    if kind == ROLL_DIE:
        return [(rules.roll_move + die, state.bag[die // 6]) for die in range(30) if state.bag[die // 6]]
    if kind == TURN_UP_CORRUPTION:
        left = corruption_left(state)
        return [(rules.corruption_move[token], count) for token, count in enumerate(left) if count]
    first, count, gone = equally_likely(state)
    return [(first + i, 1) for i in range(count) if i not in gone]


def equally_likely(state: State) -> tuple[int, int, tuple[int, ...]]:
    """Return the first of the equally likely outcomes, how many there are, and which of them are gone."""
    rules = state.rules
    kind = state.stack[-1][0]
    if kind == DEAL_WHEEL:
        return rules.first(mv.WHEEL), 6, ()
    if kind == DEAL_ACTION:
        return rules.first(mv.ACTION_TILE), 6, state.action_at
    if kind == DEAL_COST:
        return rules.first(mv.COST), len(rules.cost_stone), state.costs
    if kind == DEAL_TOWN:
        return rules.first(mv.TOWN), len(rules.town_tile_space), drawn_towns(state)
    if kind == DEAL_FAIR:
        return rules.first(mv.FAIR_TILE), len(rules.fair_counts), state.fair_tiles
    if kind == DEAL_CHALLENGE:
        return rules.first(mv.CHALLENGE), len(rules.challenge_names), drawn_challenges(state)
    if kind == DEAL_BOT_TOWN:
        return rules.first(mv.BOT_TOWN), len(rules.town_tile_space), drawn_towns(state)
    if kind == ROLL_BOT_DIE:
        return rules.first(mv.BOT_DIE), 6, ()
    if kind == PICK:
        return rules.first(mv.PICK), state.stack[-1][1], ()
    return rules.first(mv.FIRST_PLAYER), rules.players, ()


def drawn_towns(state: State) -> tuple[int, ...]:
    spaces = state.rules.town_tile_space
    return tuple(i for i, space in enumerate(spaces) if space in state.fair_towns[1:])


def drawn_challenges(state: State) -> tuple[int, ...]:
    return tuple(i for i in range(len(state.rules.challenge_names)) if state.challenges >> i & 1)


def corruption_left(state: State) -> list[int]:
    """Return how many tokens of each value are still face down."""
    left = state.rules.corruption_tokens[:]
    for token in state.corruption:
        left[token] -= 1
    return left


# --- results of outcomes ---


def set_wheel(state: State, value: int) -> None:
    state.stack.pop()
    state.wheel = value
    state.tell("wheel", "SETUP-2", value + 1)


def set_action_tile(state: State, action: int) -> None:
    state.stack.pop()
    value = (state.wheel + len(state.action_at)) % 6
    state.action_at += (action,)
    state.tell("action-tile", "SETUP-3", len(state.action_at), action, value + 1)


def remove_from_pile(state: State, pile: int, tile: int) -> None:
    state.stack.pop()
    state.piles[pile][state.rules.pile_slot[pile][tile]] -= 1
    state.left[pile] -= 1


def draw_bonus(state: State, tile: int) -> None:
    place = state.stack[-1][1]
    remove_from_pile(state, BONUS_PILE, tile)
    state.places[place] = tile
    state.tell("bonus-drawn", bonus_place_rule(place, state.round), place, tile, state.round)


def bonus_place_rule(place: int, round_: int) -> str:
    """Return the rule by which a bonus tile comes to a place, at setup if the round is 0."""
    if round_ == 0:
        return "SETUP-5" if place <= KING_PLACE else "SETUP-6"
    return "CLEAN-3" if place == KING_PLACE else "CLEAN-2"


def draw_contract(state: State, tile: int) -> None:
    remove_from_pile(state, CONTRACT_PILE, tile)
    slot = state.contract_offer.index(EMPTY)
    state.contract_offer[slot] = tile
    state.tell("contract-drawn", "CONTR-5" if state.round else "SETUP-7", slot, tile, state.round)


def draw_character(state: State, tile: int) -> None:
    refill = state.stack[-1][1]
    remove_from_pile(state, CHARACTER_PILE, tile)
    state.character_offer.append(tile)
    state.character_offer.sort()
    state.tell("character-drawn", REFILL_RULES[refill] if state.round else "SETUP-7", tile, state.round)


def draw_cost(state: State, cost: int) -> None:
    state.stack.pop()
    state.tell("cost-drawn", "SETUP-8", len(state.costs), cost)
    state.costs += (cost,)


def draw_town(state: State, tile: int) -> None:
    state.stack.pop()
    space = state.rules.town_tile_space[tile]
    state.fair_towns += (space,)
    state.tell("fair-town", "SETUP-10", len(state.fair_towns), space)


def draw_fair(state: State, tile: int) -> None:
    state.stack.pop()
    state.fair_tiles += (tile,)
    state.tell("fair-tile", "SETUP-10", len(state.fair_tiles), tile)


def draw_first_player(state: State, seat: int) -> None:
    state.stack.pop()
    seat_players(state, seat)
