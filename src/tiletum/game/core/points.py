"""Action points and permissions: the top of the stack pays for a move."""

from __future__ import annotations

from typing import Final

from tiletum.game.catalogue.effects import rule_of
from tiletum.game.catalogue.steps import (
    ARCHITECT_ANYWHERE,
    DIE_ACTION,
    HOUSE_ANYWHERE,
    MAP,
    MERCHANT_ANYWHERE,
    PILLAR_ANYWHERE,
    POINTS,
    STEPS,
    TOWN_STEP,
    Step,
)

from .events import number_of
from .state import State

# The parts of a MAP step, by the place of their count in the step.
MERCHANT_STEP: Final = 1
ARCHITECT_STEP: Final = 2
HOUSE_PART: Final = 3
PILLAR_PART: Final = 4


def spends_points(state: State) -> bool:
    """Return whether a move costs points. A move that a bonus allows is free."""
    return state.stack[-1][0] in (DIE_ACTION, POINTS)


def spend(state: State, points: int) -> None:
    """Spend points of the die's action, or of a bonus action, which ends at 0."""
    top = state.stack[-1]
    if top[0] == DIE_ACTION:
        state.points -= points
    elif top[2] > points:
        state.stack[-1] = (POINTS, top[1], top[2] - points, top[3], 0)
    else:
        state.stack.pop()


def use(state: State, part: int) -> None:
    """Use up the permission for a step or piece: a point, a part of a map bonus, or a whole bonus."""
    top = state.stack[-1]
    if top[0] == MAP:
        _, merchant, architect, house, pillar = top
        state.stack[-1] = (
            MAP,
            merchant - (part == MERCHANT_STEP),
            architect - (part == ARCHITECT_STEP),
            house - (part == HOUSE_PART),
            pillar - (part == PILLAR_PART),
        )
    elif top[0] == DIE_ACTION or top[0] == POINTS:
        spend(state, 1)
    else:
        state.stack.pop()


BY_ACTION: Final = number_of("way", "reach")
BY_CREST: Final = number_of("way", "crest")
WAYS_GIVEN: Final[dict[int, int]] = {
    MAP: number_of("way", "character"),
    TOWN_STEP: number_of("way", "contract"),
    HOUSE_ANYWHERE: BY_CREST,
    PILLAR_ANYWHERE: BY_CREST,
    MERCHANT_ANYWHERE: BY_CREST,
    ARCHITECT_ANYWHERE: BY_CREST,
}
"""How events report what lets a player move a piece, if it is no action."""

MAP_RULES: Final = (rule_of("step"), rule_of("house"), rule_of("pillar"))
"""The rule of a map bonus, by the part of it that is still to come (`part_to_come`)."""


def way(state: State) -> int:
    """Return how events report what is about to be used."""
    return WAYS_GIVEN.get(state.stack[-1][0], BY_ACTION)


def use_rule(state: State, by_action: str, by_map: str) -> str:
    """Return the rule of what is about to be used: an action, a map bonus, or another bonus."""
    if spends_points(state):
        return by_action
    kind = state.stack[-1][0]
    return by_map if kind == MAP else STEPS[kind].asks_rule


def step_rule(state: State, by_action: str) -> str:
    """Return the rule of a piece's step that is about to be used."""
    return use_rule(state, by_action, MAP_RULES[part_to_come(state.stack[-1])])


def part_to_come(top: Step) -> int:
    """Return 1 if a bonus still has a house, 2 if it has a pillar, else 0."""
    if top[0] != MAP:
        return 0
    return 1 if top[HOUSE_PART] else 2 if top[PILLAR_PART] else 0
