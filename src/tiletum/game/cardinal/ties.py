"""Choices: tie-breakers in order, then chance if several options are left (rule SOLO-16).

A step that chooses runs twice if options stay tied. On its first run `decide` pushes a PICK. The engine
plays every option on a copy, and asks chance only if they differ (ruling 59). The answer goes into
`state.pick`; then the step, which is still on the stack, runs again and goes on with it. So a step changes
nothing before `decide`, and reports what leads to a choice on its first run only (`is_first_run`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tiletum.game.catalogue.explanations import CHOICE_RULES, COUNTED, OBSTACLES, ORDERS, ORDERS_OF_CHOICES
from tiletum.game.catalogue.steps import PICK
from tiletum.game.core.events import number_of, pack
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import EMPTY

WHICHEVER = -3
"""Stands for chance's answer where all options are equivalent, so it is not asked (ruling 59)."""

Code = Callable[[int], int]
"""Returns the number of an option in events."""


class Order(NamedTuple):
    """A tie-breaker: what it compares, and its name (a row of catalogue.explanations.ORDERS)."""

    name: str
    of: Callable[[int], int]
    highest: bool
    shown: Callable[[int], int]
    """Returns an option's number in events: what is compared, unless that means nothing to people."""


def least(name: str, of: Callable[[int], int], shown: Callable[[int], int] | None = None) -> Order:
    return Order(name, of, False, shown or of)


def most(name: str, of: Callable[[int], int]) -> Order:
    """Return a tie-breaker that prefers the larger; True comes before False."""
    return Order(name, of, True, of)


def narrow(options: list[int], order: Order) -> list[int]:
    values = [order.of(option) for option in options]
    wanted = max(values) if order.highest else min(values)
    return [option for option, value in zip(options, values, strict=True) if value == wanted]


def best(options: list[int], *orders: Order) -> list[int]:
    """Return the best options by these orders, each applied only to those still tied."""
    for order in orders:
        if len(options) < 2:
            break
        options = narrow(options, order)
    return options


# --- events ---


def itself(option: int) -> int:
    return option


def option_set(options: list[int], code: Code = itself) -> int:
    """Return options as a bit set."""
    return sum(1 << number for number in {code(option) for option in options})


def is_first_run(state: State) -> bool:
    """Return whether somebody listens, and has not heard yet what leads to a choice."""
    return state.events is not None and state.pick == EMPTY


def compare(
    state: State, choice: str, options: list[int], *orders: Order, code: Code = itself, amount: int = 0
) -> list[int]:
    """Return `best`, reporting the options and what each order leaves of them."""
    if not is_first_run(state):
        return best(options, *orders)
    state.tell(
        "bot-options", CHOICE_RULES[choice], number_of("choice", choice), option_set(options, code), amount
    )
    return narrow_down(state, choice, options, *orders, code=code)


def narrow_down(
    state: State, choice: str, options: list[int], *orders: Order, code: Code = itself
) -> list[int]:
    """Return `best` for options that were reported already."""
    for order in orders:
        if len(options) < 2:
            break
        left = narrow(options, order)
        if is_first_run(state):
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
    """Return the rule of a tie-breaker, which differs for some choices."""
    return ORDERS_OF_CHOICES.get((choice, order), ORDERS[order])


def tell_others(state: State, choice: str, order: Order, others: list[int], code: Code) -> None:
    """Report the numbers of the losing options, so that people can check them."""
    if others and order.name in COUNTED:
        values = {code(option): order.shown(option) for option in others}
        numbers = number_of("choice", choice), number_of("order", order.name)
        packed = pack([values[number] for number in sorted(values)])
        state.tell("bot-others", order_rule(choice, order.name), *numbers, option_set(others, code), packed)


# --- chance ---

Then = Callable[[int], None]
"""How a step goes on with the option chosen."""


def decide(
    state: State,
    choice: str,
    options: list[int],
    *orders: Order,
    then: Then,
    code: Code = itself,
    amount: int = 0,
) -> None:
    """Go on with the option that the orders leave, or of several the one that chance picks."""
    settle(state, choice, compare(state, choice, options, *orders, code=code, amount=amount), then, code)


def settle(state: State, choice: str, options: list[int], then: Then, code: Code = itself) -> None:
    """Go on with the only option, or the one that chance picks; until it has, do nothing."""
    if len(options) == 1:
        then(options[0])
    elif state.pick == EMPTY:
        state.push(PICK, len(options))
    else:
        answer, state.pick = state.pick, EMPTY
        then(picked_option(state, choice, options, answer, code))


def picked_option(state: State, choice: str, options: list[int], answer: int, code: Code) -> int:
    """Return the option that chance has picked, or the first if all come to the same."""
    if answer == WHICHEVER:
        state.tell("bot-same", "SOLO-16", number_of("choice", choice), option_set(options, code))
        return options[0]
    chosen, count = options[answer], len(options)
    state.tell("bot-picked", "SOLO-16", number_of("choice", choice), 1 << code(chosen), answer + 1, count)
    return chosen


def picked(state: State, option: int) -> None:
    """Take the outcome of a PICK; the step below it runs again."""
    state.stack.pop()
    state.pick = option


def skip(state: State, obstacle: str, amount: int = 0, other: int = 0, wanted: int = 0) -> None:
    """Report why a step is not carried out (rule BOT-12)."""
    if state.events is not None:
        state.tell("bot-skips", OBSTACLES[obstacle], number_of("obstacle", obstacle), amount, other, wanted)
