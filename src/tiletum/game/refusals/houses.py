"""Refusals of a house (rules MERCH-2, MERCH-4, EFFECT-30)."""

from __future__ import annotations

from tiletum.game.catalogue.effects import rule_of
from tiletum.game.catalogue.steps import (
    HOUSE_ANYWHERE,
)
from tiletum.game.core.vocabulary import (
    EMPTY,
    HOUSE_TOWNS,
    HOUSES,
    MERCHANT,
)

from .attempt import Args, Attempt, Refusal, elsewhere, town


def house_rule(t: Attempt) -> str:
    """Return the rule that says where a house may go: anywhere by a crest, else with the merchant."""
    return rule_of("house anywhere") if t.top[0] == HOUSE_ANYWHERE else "MERCH-2"


def house_space(t: Attempt) -> Args:
    house = t.rules.box.house_spaces[t.a]
    return {"town": house.town, "number": house.number}


def house_space_unused(t: Attempt) -> Refusal | None:
    players = t.rules.box.house_spaces[t.a].players
    if players <= t.rules.players:
        return None
    return Refusal("refused-house-space-unused", "MERCH-4", {**house_space(t), "players": players})


def own_house_there(t: Attempt) -> Refusal | None:
    if not t.board[HOUSE_TOWNS] >> t.b & 1:
        return None
    return Refusal("refused-own-house", house_rule(t), {"town": town(t)})


def house_space_taken(t: Attempt) -> Refusal | None:
    seat = t.game.houses[t.a]
    if seat == EMPTY:
        return None
    return Refusal("refused-house-space-taken", house_rule(t), {**house_space(t), "seat": seat})


def no_house_left(t: Attempt) -> Refusal | None:
    return None if t.board[HOUSES] else Refusal("refused-no-house", house_rule(t), {})


def merchant_elsewhere(t: Attempt) -> Refusal | None:
    return None if t.top[0] == HOUSE_ANYWHERE else elsewhere(t, MERCHANT, "MERCH-2")
