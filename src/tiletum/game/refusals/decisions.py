"""The open decision, and refusals of moves that it never offers."""

from __future__ import annotations

from typing import Final

from tiletum.game.catalogue import moves as mv
from tiletum.game.catalogue.steps import (
    ANY,
    ARCHITECT_ANYWHERE,
    CHOOSE_TILE,
    DEAL_BONUS,
    DEAL_CHARACTER,
    DEAL_CONTRACT,
    HOUSE_ANYWHERE,
    KING_TILE,
    MAP,
    MERCHANT_ANYWHERE,
    PILLAR_ANYWHERE,
    STEPS,
    StepKind,
)
from tiletum.game.chapters.chance import bonus_place_rule
from tiletum.game.chapters.character import REFILL_RULES
from tiletum.game.core.points import MAP_RULES, part_to_come
from tiletum.game.core.vocabulary import (
    SETUP,
)

from .attempt import Attempt, Check, Refusal, first_reason, has_die, resources_wait, waits


def not_now(t: Attempt) -> Refusal:
    """Return the last resort. The tests make sure that no game reaches it."""
    return Refusal("refused-not-now", decision_rule(t), {})


REFILL_RULE: Final[dict[int, str]] = {
    DEAL_CONTRACT: "CONTR-5",
}
"""The rules of refills after setup, where they do not depend on more (`chance_rule`)."""

TASKS: Final = frozenset(kind.number for kind in mv.KINDS if kind.group == "task")

WITHOUT_POINTS: Final = frozenset(
    step.number
    for step in STEPS
    if {mv.MOVE_ARCHITECT, mv.MOVE_MERCHANT} & set(step.offers) and mv.TAKE not in step.offers
)
"""Decisions that move a piece but cannot take the bonus tile where it arrives."""


def game_is_over(t: Attempt) -> Refusal | None:
    return Refusal("refused-game-over", "FINAL-1", {}) if t.game.over else None


def chance_asked(t: Attempt) -> Refusal | None:
    if not t.game.at_chance or t.kind >= mv.FIRST_OUTCOME:
        return None
    return Refusal("refused-chance-asked", chance_rule(t), {"decision": t.decision})


def outcome_not_asked(t: Attempt) -> Refusal | None:
    if t.game.at_chance or t.kind < mv.FIRST_OUTCOME:
        return None
    return Refusal("refused-outcome-unasked", decision_rule(t), {"decision": t.decision})


def other_outcome(t: Attempt) -> Refusal | None:
    if not t.game.at_chance or t.kind in STEPS[t.top[0]].offers:
        return None
    return Refusal("refused-other-outcome", chance_rule(t), {"decision": t.decision})


def chance_rule(t: Attempt) -> str:
    """Return the rule of the current chance step. For tiles it depends on their place."""
    kind, number = t.top[:2]
    if kind == DEAL_BONUS:
        return bonus_place_rule(number, t.game.round)
    if t.game.phase == SETUP:
        return STEPS[kind].asks_rule
    return REFILL_RULES[number] if kind == DEAL_CHARACTER else REFILL_RULE.get(kind, STEPS[kind].asks_rule)


def decision_rule(t: Attempt) -> str:
    return MAP_RULES[part_to_come(t.top)] if t.top[0] == MAP else STEPS[t.top[0]].asks_rule


def is_anywhere(t: Attempt) -> bool:
    """Return whether a crest lets the player choose any place on the map."""
    return t.top[0] in (HOUSE_ANYWHERE, PILLAR_ANYWHERE, MERCHANT_ANYWHERE, ARCHITECT_ANYWHERE)


def giving_rule(t: Attempt) -> str:
    """Return the rule that says where a piece may go: that of the crest which gave it, else the move's."""
    return decision_rule(t) if is_anywhere(t) else mv.KINDS[t.kind].rule


def not_offered(t: Attempt) -> Refusal | None:
    if t.game.at_chance or offers(STEPS[t.top[0]], t.kind):
        return None
    return first_reason(NOT_OFFERED, t) or Refusal(
        "refused-not-offered", decision_rule(t), {"decision": t.decision}
    )


def offers(step: StepKind, kind: int) -> bool:
    return kind in step.offers or kind == step.last_move or (step.tasks and kind in TASKS)


def task_outside_turn(t: Attempt) -> Refusal | None:
    if t.kind not in TASKS or t.top[0] != KING_TILE:
        return None
    return Refusal("refused-task-outside-turn", "TASK-2", {})


def task_in_choice(t: Attempt) -> Refusal | None:
    if t.kind not in TASKS:
        return None
    return Refusal("refused-task-in-choice", "TASK-3", {"decision": t.decision})


def die_taken(t: Attempt) -> Refusal | None:
    if t.kind != mv.DIE or not has_die(t):
        return None
    return Refusal("refused-die-taken", "TURN-1", {})


def tile_past(t: Attempt) -> Refusal | None:
    if t.kind not in (mv.TILE, mv.LEAVE) or not has_die(t) or waits(t, CHOOSE_TILE):
        return None
    return Refusal("refused-tile-past", "TURN-6", {})


def resources_came(t: Attempt) -> Refusal | None:
    if t.kind != mv.TAKE_RESOURCES or not has_die(t) or resources_wait(t):
        return None
    return Refusal("refused-resources-came", "TURN-8", {})


def gain_declined(t: Attempt) -> Refusal | None:
    if t.kind != mv.DONE or t.top[0] != ANY:
        return None
    return Refusal("refused-gain-declined", "EFFECT-1", {"count": t.top[1]})


def take_without_points(t: Attempt) -> Refusal | None:
    if t.kind != mv.TAKE or t.top[0] not in WITHOUT_POINTS:
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
"""More helpful refusals than the name of the open decision."""
