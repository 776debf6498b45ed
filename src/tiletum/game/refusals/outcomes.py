"""Refusals of outcomes that chance cannot have."""

from __future__ import annotations

from typing import Final

from tiletum.box.model import ACTIONS, COLOURS
from tiletum.game.chapters.chance import PILE_OF

from .attempt import Attempt, Check, Refusal, tile_id


def action_tile_placed(t: Attempt) -> Refusal | None:
    return Refusal("refused-action-placed", "SETUP-3", {"action": ACTIONS[t.a]})


def tile_left_out(t: Attempt) -> Refusal | None:
    pile = PILE_OF[t.top[0]]
    if t.rules.pile_start[pile][t.rules.pile_slot[pile][t.a]]:
        return None
    return Refusal("refused-tile-left-out", "SETUP-4", {"tile": tile_id(t, t.a), "players": t.rules.players})


def not_in_pile(t: Attempt) -> Refusal | None:
    return Refusal("refused-not-in-pile", "ROUND-6", {"tile": tile_id(t, t.a)})


def cost_drawn(t: Attempt) -> Refusal | None:
    cathedral = t.rules.cathedral_town[t.game.costs.index(t.a)]
    return Refusal("refused-cost-drawn", "SETUP-8", {"town": t.rules.spaces[cathedral]})


def town_drawn(t: Attempt) -> Refusal | None:
    space = t.rules.town_tile_space[t.a]
    number = t.game.fair_towns.index(space) + 1
    return Refusal("refused-town-drawn", "SETUP-10", {"town": t.rules.spaces[space], "round": number})


def fair_drawn(t: Attempt) -> Refusal | None:
    return Refusal("refused-fair-drawn", "SETUP-10", {"round": t.game.fair_tiles.index(t.a) + 1})


def no_such_seat(t: Attempt) -> Refusal | None:
    return Refusal("refused-no-such-seat", "SETUP-12", {"players": t.rules.players})


def colour_not_in_bag(t: Attempt) -> Refusal | None:
    return Refusal("refused-not-in-bag", "PREP-1", {"colour": COLOURS[t.a // 6]})


def token_gone(t: Attempt) -> Refusal | None:
    rule = "CLEAN-6" if t.game.round > 1 else "SETUP-11"
    return Refusal("refused-token-gone", rule, {"value": t.a})


def challenge_in_play(t: Attempt) -> Refusal | None:
    return Refusal("refused-challenge-in-play", "SOLO-7", {"challenge": t.rules.challenge_names[t.a]})


def town_is_fair(t: Attempt) -> Refusal | None:
    space = t.rules.town_tile_space[t.a]
    number = t.game.fair_towns.index(space) + 1
    return Refusal("refused-bot-town-is-fair", "SOLO-6", {"town": t.rules.spaces[space], "round": number})


def not_so_many_tied(t: Attempt) -> Refusal | None:
    return Refusal("refused-pick", "SOLO-16", {"count": t.top[1]})


DRAWS: Final[tuple[Check, ...]] = (tile_left_out, not_in_pile)
