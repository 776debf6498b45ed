"""Refusals about the open action and its points, Jokers included (rules TURN, JOKER, EFFECT-6)."""

from __future__ import annotations

from tiletum.box.model import ACTIONS
from tiletum.game.catalogue import moves as mv
from tiletum.game.catalogue.effects import HELPER, rule_of
from tiletum.game.catalogue.steps import (
    DIE_ACTION,
    FINISH_HELPER,
    POINTS,
    Step,
)
from tiletum.game.core.effects_table import DO_ACTION
from tiletum.game.core.vocabulary import (
    FROM_HELPER,
    JOKER_ACTION,
)
from tiletum.game.engine import Game

from .attempt import Attempt, Refusal


def wrong_action(t: Attempt) -> bool:
    return spends(t) and open_action(t) not in actions(t)


def spends(t: Attempt) -> bool:
    return t.top[0] in (DIE_ACTION, POINTS) and bool(actions(t))


def actions(t: Attempt) -> tuple[str, ...]:
    """Return the actions whose points pay for the move."""
    return mv.KINDS[t.kind].actions


def purse(t: Attempt) -> tuple[int, int]:
    """Return the open action and its points."""
    return points_of(t.game, t.top)


def points_of(game: Game, step: Step) -> tuple[int, int]:
    return (step[1], step[2]) if step[0] == POINTS else (game.action, game.points)


def open_action(t: Attempt) -> str:
    return ACTIONS[purse(t)[0]]


def joker_unnamed(t: Attempt) -> Refusal | None:
    if not wrong_action(t) or purse(t)[0] != JOKER_ACTION:
        return None
    return Refusal("refused-joker-unnamed", joker_rule(t), {})


def inner_action_first(t: Attempt) -> Refusal | None:
    """Refuse because the action waits, with points, below the open one."""
    if not wrong_action(t):
        return None
    outer = [points_of(t.game, step) for step in t.game.stack[:-1] if step[0] in (DIE_ACTION, POINTS)]
    needed = [ACTIONS[action] for action, points in outer if points and ACTIONS[action] in actions(t)]
    if not needed:
        return None
    return Refusal(
        "refused-inner-action", rule_of("action"), {"action": open_action(t), "needed": needed[-1]}
    )


def joker_named(t: Attempt) -> Refusal | None:
    if t.kind != mv.JOKER or not wrong_action(t) or not was_joker(t):
        return None
    return Refusal("refused-joker-named", joker_rule(t), {"action": open_action(t)})


def not_a_joker(t: Attempt) -> Refusal | None:
    if t.kind != mv.JOKER or not wrong_action(t):
        return None
    return Refusal("refused-not-a-joker", "JOKER-1", {"action": open_action(t)})


def other_action(t: Attempt) -> Refusal | None:
    if not wrong_action(t):
        return None
    if t.kind == mv.TAKE:
        return Refusal("refused-take-other-action", "MERCH-6", {"action": open_action(t)})
    needed = actions(t)[0]
    return Refusal("refused-other-action", other_action_rule(t), {"action": open_action(t), "needed": needed})


def other_action_rule(t: Attempt) -> str:
    if was_joker(t):
        return "JOKER-1" if t.top[0] == DIE_ACTION else rule_of("action", HELPER, "joker")
    return "TURN-11" if t.top[0] == DIE_ACTION else rule_of("action")


def joker_rule(t: Attempt) -> str:
    return "JOKER-2" if t.top[0] == DIE_ACTION else rule_of("action", HELPER, "joker")


def was_joker(t: Attempt) -> bool:
    """Return whether a Joker die or a Joker helper named the open action."""
    if t.top[0] == DIE_ACTION:
        place = (t.game.die % 6 - t.game.wheel) % 6
        return t.game.action_at[place] == JOKER_ACTION
    below = t.game.stack[-2]
    # A character placed with the helper's last point gives its action right above the helper, too.
    if t.top[3] != FROM_HELPER or below[0] != FINISH_HELPER:
        return False
    return t.rules.tile_effect[below[1]][0][:2] == (DO_ACTION, JOKER_ACTION)


def no_points(t: Attempt) -> Refusal | None:
    if not spends(t) or purse(t)[1]:
        return None
    return Refusal("refused-no-points", "TURN-10", {"action": open_action(t)})


def too_few_points(t: Attempt, need: int, rule: str) -> Refusal | None:
    have = purse(t)[1]
    if have >= need:
        return None
    return Refusal("refused-few-points", rule, {"action": open_action(t), "have": have, "need": need})
