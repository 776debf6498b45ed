"""Refusals of a house (rules MERCH-2, MERCH-4, EFFECT-30)."""

from __future__ import annotations

from tiletum.game.core.pieces import free_spaces, house_obstacle
from tiletum.game.core.vocabulary import MERCHANT

from .attempt import Args, Attempt, Refusal, elsewhere, town
from .decisions import giving_rule, is_anywhere


def house_kept_away(t: Attempt) -> Refusal | None:
    """Refuse a house because of what `pieces.house_obstacle` finds on its space."""
    house = t.rules.box.house_spaces[t.a]
    space: Args = {"town": house.town, "number": house.number}
    spaces = [t.a] if t.a in t.rules.house_spaces_in[t.b] else []
    match house_obstacle(t.board, t.b, spaces, free_spaces(t.game, spaces)):
        case "no-house-space":
            return Refusal("refused-house-space-unused", "MERCH-4", {**space, "players": house.players})
        case "own-house":
            return Refusal("refused-own-house", giving_rule(t), {"town": town(t)})
        case "house-spaces-taken":
            seat = t.game.houses[t.a]
            return Refusal("refused-house-space-taken", giving_rule(t), {**space, "seat": seat})
        case "no-house-left":
            return Refusal("refused-no-house", giving_rule(t), {})
    return None


def merchant_elsewhere(t: Attempt) -> Refusal | None:
    return None if is_anywhere(t) else elsewhere(t, MERCHANT, "MERCH-2")
