"""What is open now, and refusals of moves that it never offers."""

from __future__ import annotations

from typing import Final

from tiletum.game.core import movetable as mt
from tiletum.game.core.events import REFILLS, bonus_place_rule
from tiletum.game.core.points import part_to_come
from tiletum.game.core.steps import (
    ANY,
    ARCHITECT_ANYWHERE,
    BONUSES,
    CHOOSE_BUILDING,
    CHOOSE_DIE,
    CHOOSE_RESOURCES,
    CHOOSE_TILE,
    DEAL_ACTION,
    DEAL_BONUS,
    DEAL_BOT_TOWN,
    DEAL_CHALLENGE,
    DEAL_CHARACTER,
    DEAL_CONTRACT,
    DEAL_COST,
    DEAL_FAIR,
    DEAL_FIRST,
    DEAL_TOWN,
    DEAL_WHEEL,
    DIE_ACTION,
    FIRST_CHANCE,
    HOUSE_ANYWHERE,
    KING_STEP,
    KING_TILE,
    MAP,
    MERCHANT_ANYWHERE,
    PICK,
    PILLAR_ANYWHERE,
    POINTS,
    ROLL_BOT_DIE,
    ROLL_DIE,
    TASK_STEPS,
    TOWN_STEP,
    TURN_UP_CORRUPTION,
)
from tiletum.game.core.vocabulary import (
    SETUP,
)
from tiletum.game.engine import last_move

from .attempt import Attempt, Check, Refusal, first_reason, has_die, resources_wait, waits


def not_now(t: Attempt) -> Refusal:
    """The last resort; the tests see to it that no game comes here."""
    return Refusal("refused-not-now", decision_rule(t), {})


DECISION_RULE: Final[dict[int, str]] = {
    CHOOSE_DIE: "TURN-1",
    CHOOSE_TILE: "TURN-6",
    CHOOSE_RESOURCES: "EDITION-10",
    DIE_ACTION: "TURN-12",
    POINTS: "EFFECT-6",
    ANY: "EFFECT-5",
    MAP: "EFFECT-20",
    HOUSE_ANYWHERE: "EFFECT-30",
    PILLAR_ANYWHERE: "EFFECT-31",
    MERCHANT_ANYWHERE: "EFFECT-32",
    ARCHITECT_ANYWHERE: "EFFECT-32",
    TOWN_STEP: "EFFECT-25",
    KING_STEP: "EFFECT-24",
    CHOOSE_BUILDING: "EFFECT-16",
    BONUSES: "EFFECT-16",
    KING_TILE: "KINGP-2",
    DEAL_WHEEL: "SETUP-2",
    DEAL_ACTION: "SETUP-3",
    DEAL_BONUS: "SETUP-5",
    DEAL_CONTRACT: "SETUP-7",
    DEAL_CHARACTER: "SETUP-7",
    DEAL_COST: "SETUP-8",
    DEAL_TOWN: "SETUP-10",
    DEAL_FAIR: "SETUP-10",
    DEAL_FIRST: "SETUP-12",
    ROLL_DIE: "PREP-1",
    TURN_UP_CORRUPTION: "CORR-1",
    DEAL_CHALLENGE: "SOLO-7",
    DEAL_BOT_TOWN: "SOLO-6",
    ROLL_BOT_DIE: "BOT-2",
    PICK: "SOLO-16",
}
"""The rule that asks for each decision or outcome."""

REFILL_RULE: Final[dict[int, str]] = {
    DEAL_CONTRACT: "CONTR-5",
}
"""The same after setup, where it does not depend on more than that (`chance_rule`)."""

MAP_RULES: Final = ("EFFECT-20", "EFFECT-21", "EFFECT-22")
"""The rule of a bonus of steps, by the part of it that is still to come (`part_to_come`)."""

TASKS: Final = frozenset(range(mt.BUY, mt.DONE))

SPENDING: Final = frozenset(range(mt.MOVE_ARCHITECT, mt.GAIN))

OWN_KINDS: Final[dict[int, frozenset[int]]] = {
    CHOOSE_DIE: frozenset({mt.DIE}),
    CHOOSE_TILE: frozenset({mt.TILE, mt.LEAVE}),
    CHOOSE_RESOURCES: frozenset({mt.TAKE_RESOURCES}),
    DIE_ACTION: SPENDING,
    POINTS: SPENDING,
    ANY: frozenset({mt.GAIN}),
    MAP: frozenset({mt.MOVE_ARCHITECT, mt.MOVE_MERCHANT, mt.HOUSE, mt.PILLAR}),
    HOUSE_ANYWHERE: frozenset({mt.HOUSE}),
    PILLAR_ANYWHERE: frozenset({mt.PILLAR}),
    MERCHANT_ANYWHERE: frozenset({mt.MOVE_MERCHANT}),
    ARCHITECT_ANYWHERE: frozenset({mt.MOVE_ARCHITECT}),
    TOWN_STEP: frozenset({mt.MOVE_MERCHANT}),
    KING_STEP: frozenset({mt.ADVANCE}),
    CHOOSE_BUILDING: frozenset({mt.BUILDING}),
    BONUSES: frozenset({mt.BONUS}),
    KING_TILE: frozenset({mt.TILE, mt.LEAVE}),
}
"""The kinds of moves a decision can offer, besides tasks and the move that ends it."""

WITHOUT_POINTS: Final = (MAP, MERCHANT_ANYWHERE, ARCHITECT_ANYWHERE, TOWN_STEP)
"""Decisions that move a piece but cannot take the bonus tile where it arrives."""


def game_is_over(t: Attempt) -> Refusal | None:
    return Refusal("refused-game-over", "FINAL-1", {}) if t.game.over else None


def chance_asked(t: Attempt) -> Refusal | None:
    if not t.game.at_chance or t.kind >= mt.FIRST_OUTCOME:
        return None
    return Refusal("refused-chance-asked", chance_rule(t), {"decision": t.decision})


def outcome_not_asked(t: Attempt) -> Refusal | None:
    if t.game.at_chance or t.kind < mt.FIRST_OUTCOME:
        return None
    return Refusal("refused-outcome-unasked", decision_rule(t), {"decision": t.decision})


def other_outcome(t: Attempt) -> Refusal | None:
    """The kinds of outcomes stand in the same order as the steps that ask for them."""
    if not t.game.at_chance or t.kind - mt.FIRST_OUTCOME == t.top[0] - FIRST_CHANCE:
        return None
    return Refusal("refused-other-outcome", chance_rule(t), {"decision": t.decision})


def chance_rule(t: Attempt) -> str:
    """Return the rule by which chance is asked now; of tiles, it depends on their place."""
    kind, number = t.top[:2]
    if kind == DEAL_BONUS:
        return bonus_place_rule(number, t.game.round)
    if t.game.phase == SETUP:
        return DECISION_RULE[kind]
    return REFILLS[number] if kind == DEAL_CHARACTER else REFILL_RULE.get(kind, DECISION_RULE[kind])


def decision_rule(t: Attempt) -> str:
    return MAP_RULES[part_to_come(t.top)] if t.top[0] == MAP else DECISION_RULE[t.top[0]]


def not_offered(t: Attempt) -> Refusal | None:
    if t.game.at_chance or offers(t.top[0], t.kind):
        return None
    return first_reason(NOT_OFFERED, t) or Refusal(
        "refused-not-offered", decision_rule(t), {"decision": t.decision}
    )


def offers(step: int, kind: int) -> bool:
    return kind in OWN_KINDS[step] or kind == last_move(step) or (step in TASK_STEPS and kind in TASKS)


def task_outside_turn(t: Attempt) -> Refusal | None:
    if t.kind not in TASKS or t.top[0] != KING_TILE:
        return None
    return Refusal("refused-task-outside-turn", "TASK-2", {})


def task_in_choice(t: Attempt) -> Refusal | None:
    if t.kind not in TASKS:
        return None
    return Refusal("refused-task-in-choice", "TASK-3", {"decision": t.decision})


def die_taken(t: Attempt) -> Refusal | None:
    if t.kind != mt.DIE or not has_die(t):
        return None
    return Refusal("refused-die-taken", "TURN-1", {})


def tile_past(t: Attempt) -> Refusal | None:
    if t.kind not in (mt.TILE, mt.LEAVE) or not has_die(t) or waits(t, CHOOSE_TILE):
        return None
    return Refusal("refused-tile-past", "TURN-6", {})


def resources_came(t: Attempt) -> Refusal | None:
    if t.kind != mt.TAKE_RESOURCES or not has_die(t) or resources_wait(t):
        return None
    return Refusal("refused-resources-came", "TURN-8", {})


def gain_declined(t: Attempt) -> Refusal | None:
    if t.kind != mt.DONE or t.top[0] != ANY:
        return None
    return Refusal("refused-gain-declined", "EFFECT-1", {"count": t.top[1]})


def take_without_points(t: Attempt) -> Refusal | None:
    if t.kind != mt.TAKE or t.top[0] not in WITHOUT_POINTS:
        return None
    return Refusal("refused-take-without-points", "MERCH-6", {})


NOT_OFFERED: Final[tuple[Check, ...]] = (
    task_outside_turn,
    task_in_choice,
    die_taken,
    tile_past,
    resources_came,
    gain_declined,
    take_without_points,
)
"""Better answers than the name of the open decision."""
