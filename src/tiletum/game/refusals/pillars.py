"""Refusals of a pillar (rules ARCH-2, SETUP-9, EFFECT-31)."""

from __future__ import annotations

from tiletum.game.core.pieces import pillar_obstacle
from tiletum.game.core.vocabulary import ARCHITECT

from .attempt import Args, Attempt, Refusal, cathedral_town, elsewhere, town
from .decisions import giving_rule, is_anywhere


def cathedral_unavailable(t: Attempt) -> Refusal | None:
    if t.rules.cost_available[t.game.costs[t.a]]:
        return None
    return Refusal("refused-cathedral-unavailable", "SETUP-9", {"town": cathedral_town(t)})


def pillar_kept_away(t: Attempt) -> Refusal | None:
    """Refuse a pillar because of what `pieces.pillar_obstacle` finds."""
    args: Args = {"town": town(t)}
    match pillar_obstacle(t.game, t.board, t.a):
        case "unavailable":
            return cathedral_unavailable(t)
        case "own-pillar":
            return Refusal("refused-own-pillar", giving_rule(t), args)
        case "pillar-spaces-taken":
            spaces = t.rules.pillar_spaces[t.a]
            return Refusal("refused-pillar-spaces-taken", giving_rule(t), {**args, "spaces": spaces})
        case "no-pillar-left":
            return Refusal("refused-no-pillar", giving_rule(t), {})
    return None


def architect_elsewhere(t: Attempt) -> Refusal | None:
    return None if is_anywhere(t) else elsewhere(t, ARCHITECT, "ARCH-2")
