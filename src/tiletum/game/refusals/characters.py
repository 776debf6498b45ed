"""Refusals of the character action (rules CHAR)."""

from __future__ import annotations

from tiletum.box.model import ACTIONS
from tiletum.game.core.vocabulary import (
    EMPTY,
    HOME_OF,
    KIND_IN,
    ROOMS,
    ROOMS_LEFT,
)

from .actions import too_few_points
from .attempt import Args, Attempt, Refusal, not_held, tile_id


def not_in_offer(t: Attempt) -> Refusal | None:
    if t.a in t.game.character_offer:
        return None
    return Refusal("refused-not-in-offer", "CHAR-1", {"tile": tile_id(t, t.a)})


def offer_empty(t: Attempt) -> Refusal | None:
    return None if t.game.character_offer else Refusal("refused-offer-empty", "CONTR-6", {})


def character_not_held(t: Attempt) -> Refusal | None:
    return not_held(t, t.a, "CHAR-4")


def home_of(t: Attempt) -> int:
    """Return the building of this character's kind."""
    return t.board[HOME_OF + t.rules.tile_kind[t.a]]


def home_full(t: Attempt) -> Refusal | None:
    home = home_of(t)
    if home == EMPTY or t.board[ROOMS_LEFT + home]:
        return None
    return Refusal("refused-home-full", "CHAR-6", {"tile": tile_id(t, t.a), "building": home + 1})


def home_elsewhere(t: Attempt) -> Refusal | None:
    home = home_of(t)
    if home in (EMPTY, t.rules.room_building[t.b]):
        return None
    args: Args = {"action": ACTIONS[t.rules.tile_kind[t.a]], "building": home + 1}
    return Refusal("refused-home-elsewhere", "CHAR-5", args)


def other_kind_inside(t: Attempt) -> Refusal | None:
    building = t.rules.room_building[t.b]
    kind = t.board[KIND_IN + building]
    if kind in (EMPTY, t.rules.tile_kind[t.a]):
        return None
    return Refusal("refused-other-kind", "CHAR-5", {"building": building + 1, "action": ACTIONS[kind]})


def room_taken(t: Attempt) -> Refusal | None:
    tile = t.board[ROOMS + t.b]
    if tile == EMPTY:
        return None
    args: Args = {"building": t.rules.room_building[t.b] + 1, "floor": t.rules.room_floor[t.b]}
    return Refusal("refused-room-taken", "CHAR-4", {**args, "tile": tile_id(t, tile)})


def points_for_floor(t: Attempt) -> Refusal | None:
    return too_few_points(t, t.rules.room_floor[t.b], "CHAR-4")
