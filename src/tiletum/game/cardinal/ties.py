"""Choosing: tie-breakers in order, and where they leave several options, chance (rule SOLO-16)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tiletum.game.catalogue.explanations import CHOICE_RULES, COUNTED, OBSTACLES, ORDERS, ORDERS_OF_CHOICES
from tiletum.game.catalogue.steps import PICK
from tiletum.game.core.events import number_of, pack
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import EMPTY

WAITING = -2
"""Chance was asked; the step on the stack runs again when it has answered."""

WHICHEVER = -3
"""In place of an answer of chance: all options come to the same, so it is not asked (ruling 59)."""

Code = Callable[[int], int]
"""The number by which events call an option."""


class Order(NamedTuple):
    """A tie-breaker: what is compared, and what is told of it (a row of catalogue.explanations.ORDERS)."""

    name: str
    of: Callable[[int], int]
    highest: bool
    shown: Callable[[int], int]
    """The number told of an option; what is compared, unless that says nothing to people."""


def least(name: str, of: Callable[[int], int], shown: Callable[[int], int] | None = None) -> Order:
    return Order(name, of, False, shown or of)


def most(name: str, of: Callable[[int], int]) -> Order:
    """Also for what is wanted rather than not: True comes before False."""
    return Order(name, of, True, of)


def narrow(options: list[int], order: Order) -> list[int]:
    values = [order.of(option) for option in options]
    wanted = max(values) if order.highest else min(values)
    return [option for option, value in zip(options, values, strict=True) if value == wanted]


def best(options: list[int], *orders: Order) -> list[int]:
    """The options that come first by these orders, each only among those tied so far."""
    for order in orders:
        if len(options) < 2:
            break
        options = narrow(options, order)
    return options


# --- telling ---


def itself(option: int) -> int:
    return option


def option_set(options: list[int], code: Code = itself) -> int:
    """As a bit set."""
    return sum(1 << number for number in {code(option) for option in options})


def told_now(state: State) -> bool:
    """Somebody listens, and this is not the second run of a step, with the answer of chance."""
    return state.events is not None and state.pick == EMPTY


def compare(
    state: State, choice: str, options: list[int], *orders: Order, code: Code = itself, amount: int = 0
) -> list[int]:
    """As `best`; tells the options, and then what each order leaves of them."""
    if not told_now(state):
        return best(options, *orders)
    state.tell(
        "bot-options", CHOICE_RULES[choice], number_of("choice", choice), option_set(options, code), amount
    )
    return narrow_down(state, choice, options, *orders, code=code)


def narrow_down(
    state: State, choice: str, options: list[int], *orders: Order, code: Code = itself
) -> list[int]:
    """As `best`, for options that have been told already."""
    for order in orders:
        if len(options) < 2:
            break
        left = narrow(options, order)
        if told_now(state):
            tell_order(state, choice, order, left, len(left) == len(options), code)
            tell_others(state, choice, order, [option for option in options if option not in left], code)
        options = left
    return options


def tell_order(state: State, choice: str, order: Order, left: list[int], alike: bool, code: Code) -> None:
    rule = order_rule(choice, order.name)
    numbers = number_of("choice", choice), number_of("order", order.name), order.shown(left[0])
    if alike:
        state.tell("bot-alike", rule, *numbers)
    else:
        state.tell("bot-order", rule, *numbers, option_set(left, code))


def order_rule(choice: str, order: str) -> str:
    """Return the rule of a tie-breaker, which some choices have from elsewhere."""
    return ORDERS_OF_CHOICES.get((choice, order), ORDERS[order])


def tell_others(state: State, choice: str, order: Order, others: list[int], code: Code) -> None:
    """What those had that come behind, so that it can be checked."""
    if others and order.name in COUNTED:
        values = {code(option): order.shown(option) for option in others}
        numbers = number_of("choice", choice), number_of("order", order.name)
        packed = pack([values[number] for number in sorted(values)])
        state.tell("bot-others", order_rule(choice, order.name), *numbers, option_set(others, code), packed)


# --- chance ---


def choose(
    state: State, choice: str, options: list[int], *orders: Order, code: Code = itself, amount: int = 0
) -> int:
    """The option that the orders leave, or of several the one chance picks; WAITING while it is asked."""
    return pick(state, choice, compare(state, choice, options, *orders, code=code, amount=amount), code)


def pick(state: State, choice: str, options: list[int], code: Code = itself) -> int:
    """The only option, or the one chance picks; WAITING while it is being asked.

    The caller's step must still be on the stack and nothing changed: it runs again with the answer.
    Where the engine sees that all come to the same, it is the first.
    """
    if len(options) == 1:
        return options[0]
    if state.pick == EMPTY:
        state.push(PICK, len(options))
        return WAITING
    answer, state.pick = state.pick, EMPTY
    if answer == WHICHEVER:
        state.tell("bot-same", "SOLO-16", number_of("choice", choice), option_set(options, code))
        return options[0]
    chosen = options[answer]
    state.tell(
        "bot-picked", "SOLO-16", number_of("choice", choice), 1 << code(chosen), answer + 1, len(options)
    )
    return chosen


def picked(state: State, option: int) -> None:
    """The outcome of a PICK step."""
    state.stack.pop()
    state.pick = option


def skip(state: State, obstacle: str, amount: int = 0, other: int = 0, wanted: int = 0) -> None:
    """Tell why a step is not carried out (rule BOT-12)."""
    if state.events is not None:
        state.tell("bot-skips", OBSTACLES[obstacle], number_of("obstacle", obstacle), amount, other, wanted)
