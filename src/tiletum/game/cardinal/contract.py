"""Contract action of the Cardinalbot, and paying for contracts (rules BCONTR, BTASK)."""

from __future__ import annotations

from typing import NamedTuple

from tiletum.game.catalogue.explanations import CHOICE_RULES, OBSTACLES, PAYMENTS
from tiletum.game.catalogue.steps import BOT_BUY_READY, BOT_FULFIL, BOT_GAIN
from tiletum.game.core.events import number_of
from tiletum.game.core.state import State, put_in_store, remove_from_store
from tiletum.game.core.vocabulary import (
    CONTRACT_OFFER,
    CONTRACT_TILE,
    CREST_TILE,
    EMPTY,
    FAMILIES,
    FOOD,
    FROM_CONTRACT,
    FROM_CONTRACT_SPACE,
    FULFILLED,
    GOLD,
    IRON,
    WOOL,
)

from .board import (
    CONTRACT_BONUS,
    GOLD_PER_RESOURCE,
    board_of,
    is_ready,
    missing,
    owns_family,
    spare_food,
    tell_cheapest,
    unfulfilled,
)
from .ties import Code, best, compare, decide, is_first_run, least, most, option_set, settle, skip


def take_from_offer(state: State, slot: int) -> int:
    tile = state.contract_offer[slot]
    state.contract_offer[slot] = EMPTY
    cost = state.rules.contract_costs[slot]
    state.tell("take-tile", "BCONTR-1", state.rules.bot_seat, tile, CONTRACT_OFFER, cost)
    return tile


def affordable(state: State, points: int, kind: int) -> list[int]:
    """Return the slots with a tile of this type that it has the points for, from the left."""
    rules = state.rules
    return [
        slot
        for slot, tile in enumerate(state.contract_offer)
        if tile != EMPTY and rules.tile_type[tile] == kind and rules.contract_costs[slot] <= points
    ]


def hand_on(state: State, points: int) -> None:
    """Give the remaining points to the next part of the action, which waits below."""
    state.stack.pop()
    kind, _, b, c, d = state.stack[-1]
    state.stack[-1] = (kind, points, b, c, d)


def slot_code(state: State) -> Code:
    """Return the function that names a slot in events: with the tile in it."""
    offer, tiles = state.contract_offer, len(state.rules.tiles)
    return lambda slot: slot * tiles + offer[slot]


def bot_buy_crests(state: State) -> None:
    """Automatic: take all crests it does not have, from the right."""
    points = state.stack[-1][1]
    rules, offer = state.rules, state.contract_offer
    crests = [
        slot for slot, tile in enumerate(offer) if tile != EMPTY and rules.tile_type[tile] == CREST_TILE
    ]
    if not crests:
        skip(state, "no-crest-in-offer")
    for slot in reversed(crests):
        obstacle = no_crest(state, slot, points)
        if obstacle:
            leave_crest(state, slot, obstacle, points)
        else:
            points -= rules.contract_costs[slot]
            buy_crest(state, slot)
    hand_on(state, points)


def no_crest(state: State, slot: int, points: int) -> str:
    """Return why it does not take the crest in a slot, if it does not."""
    rules = state.rules
    if owns_family(state, rules.tile_family[state.contract_offer[slot]]):
        return "crest-kept-already"
    return "crest-too-dear" if rules.contract_costs[slot] > points else ""


def leave_crest(state: State, slot: int, obstacle: str, points: int) -> None:
    tile = state.contract_offer[slot]
    state.tell("bot-leaves", OBSTACLES[obstacle], tile, slot, number_of("obstacle", obstacle), points)


def buy_crest(state: State, slot: int) -> None:
    family = state.rules.tile_family[take_from_offer(state, slot)]
    board_of(state)[FAMILIES] |= 1 << family
    state.tell("bot-crest", "BCONTR-2", family, number_of("origin", "offer"))


def bot_buy_ready(state: State) -> None:
    """Automatic: take every contract it can pay, most points first, and fulfil it at once."""
    _, points, taken, _, _ = state.stack[-1]
    rules, offer = state.rules, state.contract_offer
    slots = affordable(state, points, CONTRACT_TILE)
    ready = [slot for slot in slots if is_ready(state, offer[slot])]
    if not ready:
        hand_on(state, points)
        if taken:
            leave_contracts(state)
        elif points:
            skip(state, "no-ready-in-offer", points, len(slots))
            tell_cheapest(state, [offer[slot] for slot in slots])
        return
    cost = rules.contract_costs
    orders = (
        most("contract-vp", lambda slot: rules.tiles[offer[slot]].vp),
        least("fewer-points", lambda slot: cost[slot]),
    )
    decide(
        state,
        "ready",
        ready,
        *orders,
        then=lambda slot: buy_ready(state, slot, points),
        code=slot_code(state),
        amount=points,
    )


def buy_ready(state: State, slot: int, points: int) -> None:
    state.stack[-1] = (BOT_BUY_READY, points - state.rules.contract_costs[slot], 1, 0, 0)
    tile = take_from_offer(state, slot)
    put_in_store(board_of(state), tile)
    start_fulfilling(state, tile)


def leave_contracts(state: State) -> None:
    """Take no other contract after a ready one: the remaining points become resources."""
    skip(state, "ready-taken")
    turn_into_resources(state, state.stack[-1][1])


def bot_buy_contract(state: State) -> None:
    """Automatic: with an empty space, take the rightmost of the contracts it lacks the least for."""
    points = state.stack[-1][1]
    slots = affordable(state, points, CONTRACT_TILE)
    if len(unfulfilled(state)) >= state.rules.bot_contract_spaces:
        skip(state, "contract-spaces-full")
    elif not slots:
        skip(state, "no-contract-in-offer", points)
    else:
        points -= buy_contract(state, slots, points)
    turn_into_resources(state, points)


def buy_contract(state: State, slots: list[int], points: int) -> int:
    """Take the best of these contracts. Return its price in points."""
    offer = state.contract_offer
    orders = least("missing", lambda slot: missing(state, offer[slot])), most("rightmost", lambda slot: slot)
    slot = compare(state, "contract", slots, *orders, code=slot_code(state), amount=points)[0]
    tile = take_from_offer(state, slot)
    put_in_store(board_of(state), tile)
    state.tell("bot-contract", "BCONTR-5", tile)
    return state.rules.contract_costs[slot]


def turn_into_resources(state: State, points: int) -> None:
    state.stack[-1] = (BOT_GAIN, points, 0, 0, 0)
    if points:
        state.tell("bot-rest", "BCONTR-6", points)


# --- paying ---


def start_fulfilling(state: State, tile: int) -> None:
    """Put a contract beside the board until it is paid."""
    state.push(BOT_FULFIL, tile, state.rules.tiles[tile].identical)


def bot_fulfil(state: State) -> None:
    """Automatic: pay named wool and iron first (two gold for a missing one), then units of free choice."""
    _, tile, left, named_paid, _ = state.stack[-1]
    printed = state.rules.tiles[tile]
    if not named_paid:
        pay_named(state, WOOL, printed.wool, "BTASK-7")
        pay_named(state, IRON, printed.iron, "BTASK-7")
        state.stack[-1] = (BOT_FULFIL, tile, left, 1, 0)
        return
    if left:
        pay_any(state, tile, left)
        return
    state.stack.pop()
    finish_contract(state, tile)


def pay_any(state: State, tile: int, left: int) -> None:
    """Pay as many units of free choice as the same kind can."""
    payment = next_payment(state)
    amount = min(left, payment.most)

    def pay(kind: int) -> None:
        tell_payment(state, kind, amount, payment.why)
        board_of(state)[kind] -= amount
        state.stack[-1] = (BOT_FULFIL, tile, left - amount, 1, 0)

    settle(state, "any", payment.kinds, pay)


def spend(state: State, kind: int, amount: int, payment: str, rule: str, instead_of: int = GOLD) -> None:
    """Report what is paid, and as what (`explanations.PAYMENTS`)."""
    if amount:
        state.tell("bot-spends", rule, kind, amount, number_of("payment", payment), instead_of)


def tell_payment(state: State, kind: int, amount: int, why: str) -> None:
    """Report the payment for units of free choice; for wool and iron, also how many of both it had."""
    if why == "pair":
        board = board_of(state)
        state.tell("bot-spends-pair", "BTASK-8", kind, amount, board[WOOL], board[IRON])
    else:
        spend(state, kind, amount, why, PAYMENTS[why])


def pay_named(state: State, kind: int, wanted: int, rule: str) -> None:
    """Pay a named resource, with two gold for each missing one."""
    board = board_of(state)
    own = min(wanted, board[kind])
    gold = GOLD_PER_RESOURCE * (wanted - own)
    board[kind] -= own
    board[GOLD] -= gold
    spend(state, kind, own, "asked", rule, kind)
    spend(state, GOLD, gold, "instead", rule, kind)


class Payment(NamedTuple):
    """A payment for units of free choice: the tied kinds, the most of them, and the reason."""

    kinds: list[int]
    most: int
    why: str
    """A row of catalogue.explanations.PAYMENTS, or `pair`."""


def next_payment(state: State) -> Payment:
    """Return the next payment: gold, then food beyond the reserve, then the larger of wool and iron.

    It pays several wool or iron at once only as long as it has more of the one.
    """
    board = board_of(state)
    if board[GOLD]:
        return Payment([GOLD], board[GOLD], "any-gold")
    if spare_food(state):
        return Payment([FOOD], spare_food(state), "any-food")
    pair = best([WOOL, IRON], most("supply", lambda kind: board[kind]))
    if len(pair) > 1 and is_first_run(state):
        state.tell(
            "bot-options", CHOICE_RULES["any"], number_of("choice", "any"), option_set(pair), board[WOOL]
        )
    return Payment(pair, max(1, abs(board[WOOL] - board[IRON])), "pair")


def finish_contract(state: State, tile: int) -> None:
    """Score the contract's points and five more. Its other rewards are ignored."""
    seat = state.rules.bot_seat
    remove_from_store(board_of(state), tile)
    board_of(state)[FULFILLED] += 1
    state.bot_contracts = tuple(sorted((*state.bot_contracts, tile)))
    state.tell("bot-fulfils", "BTASK-5", tile)
    state.score(seat, state.rules.tiles[tile].vp, FROM_CONTRACT, "BTASK-5")
    state.score(seat, CONTRACT_BONUS, FROM_CONTRACT_SPACE, "BTASK-5")
    if state.rules.tiles[tile].effect:
        state.tell("bot-ignores-reward", "BTASK-5", tile)
