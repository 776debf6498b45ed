"""Refusals of moves of the architect and the merchant, and of bonus tiles on the map (rules ARCH, MERCH)."""

from __future__ import annotations

from typing import Final

from tiletum.game.catalogue import moves as mv
from tiletum.game.catalogue.effects import rule_of
from tiletum.game.catalogue.steps import (
    MAP,
    TOWN_STEP,
)
from tiletum.game.core.points import ARCHITECT_STEP, HOUSE_PART, MERCHANT_STEP, PILLAR_PART, part_to_come
from tiletum.game.core.vocabulary import (
    ARCHITECT,
    ARCHITECT_ACTION,
    EMPTY,
    MERCHANT,
)

from .actions import purse
from .attempt import Args, Attempt, Check, Refusal, elsewhere, town, wanted
from .decisions import WITHOUT_POINTS, decision_rule, is_anywhere

BONUS_PARTS: Final[dict[int, tuple[int, str]]] = {
    mv.MOVE_MERCHANT: (MERCHANT_STEP, rule_of("step")),
    mv.MOVE_ARCHITECT: (ARCHITECT_STEP, rule_of("step")),
    mv.HOUSE: (HOUSE_PART, rule_of("house")),
    mv.PILLAR: (PILLAR_PART, rule_of("pillar")),
}
"""The place in a MAP step that counts a kind of move, and the rule that gave it."""

PIECE_OF: Final[dict[int, int]] = {mv.MOVE_ARCHITECT: ARCHITECT, mv.MOVE_MERCHANT: MERCHANT}


def not_in_bonus(t: Attempt) -> Refusal | None:
    """Refuse because nothing of this part of a map bonus is left."""
    part, rule = BONUS_PARTS[t.kind]
    if t.top[0] != MAP or t.top[part]:
        return None
    rule = decision_rule(t) if part_to_come(t.top) else rule
    return Refusal("refused-not-in-bonus", rule, {"part": mv.KINDS[t.kind].name})


def step_rule(t: Attempt) -> str:
    """Return the rule of the bonus that allows the step, or of the move if an action pays for it."""
    return decision_rule(t) if t.top[0] in WITHOUT_POINTS else mv.KINDS[t.kind].rule


def standing(t: Attempt) -> int:
    return t.board[PIECE_OF[t.kind]]


def way(t: Attempt) -> Args:
    return {
        "piece": mv.KINDS[t.kind].name,
        "from": t.rules.spaces[standing(t)],
        "to": t.rules.spaces[t.a],
    }


def already_there(t: Attempt) -> Refusal | None:
    if standing(t) != t.a:
        return None
    args: Args = {"piece": mv.KINDS[t.kind].name, "space": t.rules.spaces[t.a]}
    return Refusal("refused-already-there", step_rule(t), args)


def town_step_from_road(t: Attempt) -> Refusal | None:
    at = standing(t)
    if t.top[0] != TOWN_STEP or not t.rules.road[at] or t.rules.edition.step_from_road:
        return None
    return Refusal("refused-step-from-road", rule_of("town step"), {"space": t.rules.spaces[at]})


def town_step_to_road(t: Attempt) -> Refusal | None:
    if t.top[0] != TOWN_STEP or not t.rules.road[t.a] or t.rules.edition.step_to_road:
        return None
    return Refusal("refused-step-to-road", rule_of("town step"), {"space": t.rules.spaces[t.a]})


def not_adjacent(t: Attempt) -> Refusal | None:
    if is_anywhere(t) or t.a in t.rules.neighbours[standing(t)]:
        return None
    return Refusal("refused-not-adjacent", step_rule(t), way(t))


def bonus_space_unused(t: Attempt) -> Refusal | None:
    players = t.rules.box.bonus_spaces[t.a].players
    if players <= t.rules.players:
        return None
    return Refusal("refused-bonus-space-unused", "SETUP-6", {"town": town(t), "players": players})


def map_tile_gone(t: Attempt) -> Refusal | None:
    if wanted(t) != EMPTY:
        return None
    return Refusal("refused-map-tile-gone", "CLEAN-5", {"town": town(t)})


def taker_elsewhere(t: Attempt) -> Refusal | None:
    if purse(t)[0] == ARCHITECT_ACTION:
        return elsewhere(t, ARCHITECT, "ARCH-3")
    return elsewhere(t, MERCHANT, "MERCH-3")


STEPS: Final[tuple[Check, ...]] = (
    not_in_bonus,
    already_there,
    town_step_from_road,
    town_step_to_road,
    not_adjacent,
)
