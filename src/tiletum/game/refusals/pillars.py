"""Refusals of a pillar (rules ARCH-2, SETUP-9, EFFECT-31)."""

from __future__ import annotations

from tiletum.game.catalogue.effects import rule_of
from tiletum.game.catalogue.steps import (
    PILLAR_ANYWHERE,
)
from tiletum.game.core.vocabulary import (
    ARCHITECT,
    PILLAR_TOWNS,
    PILLARS,
)

from .attempt import Attempt, Refusal, cathedral_town, elsewhere, town


def pillar_rule(t: Attempt) -> str:
    """Return the rule that says where a pillar may go: anywhere by a crest, else with the architect."""
    return rule_of("pillar anywhere") if t.top[0] == PILLAR_ANYWHERE else "ARCH-2"


def cathedral_unavailable(t: Attempt) -> Refusal | None:
    if t.rules.cost_available[t.game.costs[t.a]]:
        return None
    return Refusal("refused-cathedral-unavailable", "SETUP-9", {"town": cathedral_town(t)})


def own_pillar_there(t: Attempt) -> Refusal | None:
    if not t.board[PILLAR_TOWNS] >> t.a & 1:
        return None
    return Refusal("refused-own-pillar", pillar_rule(t), {"town": town(t)})


def pillar_spaces_taken(t: Attempt) -> Refusal | None:
    spaces = t.rules.pillar_spaces[t.a]
    if t.game.pillars_at[t.a] < spaces:
        return None
    return Refusal("refused-pillar-spaces-taken", pillar_rule(t), {"town": town(t), "spaces": spaces})


def no_pillar_left(t: Attempt) -> Refusal | None:
    return None if t.board[PILLARS] else Refusal("refused-no-pillar", pillar_rule(t), {})


def architect_elsewhere(t: Attempt) -> Refusal | None:
    return None if t.top[0] == PILLAR_ANYWHERE else elsewhere(t, ARCHITECT, "ARCH-2")
