"""Bonus tiles: which is best for the Cardinalbot, and what it gains from one (rules BTILE, CHALL)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tiletum.box.model import Effect
from tiletum.game.catalogue.challenges import CLERGY, FRIENDS, INCOME, WHISPERS
from tiletum.game.catalogue.effects import MOST_REQUIRED, SAME
from tiletum.game.catalogue.explanations import GROUPS, OBSTACLES
from tiletum.game.catalogue.steps import BOT_FULFIL, BOT_GAIN, BOT_TILE
from tiletum.game.chapters.effects import give
from tiletum.game.chapters.king import has_challenge, move_up, tell_bot_leads
from tiletum.game.core.effects_table import compile_effect
from tiletum.game.core.events import number_of
from tiletum.game.core.state import State, put_in_store
from tiletum.game.core.vocabulary import (
    CONTRACT_TILE,
    CREST_TILE,
    EMPTY,
    FAMILIES,
    FROM_HELPER,
    GOLD,
    KING_PLACE,
    KING_SPACE,
)

from .board import HUMAN, board_of, invoke, is_ready, missing, owns_family, unfulfilled
from .ties import Order, least, most, skip

# Categories, the best first.
CREST: Final = GROUPS.index("crest")
MISCELLANEOUS: Final = GROUPS.index("miscellaneous")
RESOURCE_OR_VP: Final = GROUPS.index("resource-or-vp")
ACTION: Final = GROUPS.index("action")
CONTRACT: Final = GROUPS.index("contract")


def category(state: State, tile: int) -> int:
    kind = state.rules.tile_type[tile]
    if kind == CREST_TILE:
        return CREST
    if kind == CONTRACT_TILE:
        return CONTRACT
    groups = {atom.operation.cardinal.group for atom in state.rules.tiles[tile].effect}
    if GROUPS[MISCELLANEOUS] in groups:
        return MISCELLANEOUS
    return ACTION if GROUPS[ACTION] in groups else RESOURCE_OR_VP


def amount(effect: Effect, order: str) -> int:
    """Return the printed amount that a tie-breaker counts."""
    return sum(atom.amount for atom in effect if order in atom.operation.cardinal.orders)


def tile_orders(state: State, places: list[int]) -> list[Order]:
    """Return the tie-breakers for tiles at these places: their group, then those of the best group."""

    def tile(place: int) -> int:
        return state.places[place]

    def group(place: int) -> int:
        return category(state, tile(place))

    orders = ORDERS_IN[min(map(group, places))](state, tile)
    return [least("group", group), *orders]


Lookup = Callable[[int], int]


def crest_orders(state: State, tile: Lookup) -> list[Order]:
    family, person = state.rules.tile_family, state.boards[HUMAN][FAMILIES]
    return [
        most("new-crest", lambda place: not owns_family(state, family[tile(place)])),
        most("person-lacks", lambda place: not person >> family[tile(place)] & 1),
    ]


def helper_orders(state: State, tile: Lookup) -> list[Order]:
    tiles = state.rules.tiles
    return [
        most("helper-vp", lambda place: amount(tiles[tile(place)].effect, "helper-vp")),
        most("helper-resources", lambda place: amount(tiles[tile(place)].effect, "helper-resources")),
        most("helper-any", lambda place: amount(tiles[tile(place)].effect, "helper-any")),
    ]


def action_orders(state: State, tile: Lookup) -> list[Order]:
    tiles = state.rules.tiles
    return [most("helper-points", lambda place: amount(tiles[tile(place)].effect, "helper-points"))]


def contract_orders(state: State, tile: Lookup) -> list[Order]:
    return [least("missing", lambda place: missing(state, tile(place)))]


def no_orders(state: State, tile: Lookup) -> list[Order]:
    return []


ORDERS_IN: Final[dict[int, Callable[[State, Lookup], list[Order]]]] = {
    CREST: crest_orders,
    MISCELLANEOUS: no_orders,
    RESOURCE_OR_VP: helper_orders,
    ACTION: action_orders,
    CONTRACT: contract_orders,
}
"""Tie-breakers within each category."""


# --- resolution ---


def bot_king_tile(state: State) -> None:
    """Automatic: as leader of the King track, take its tile and resolve it at once."""
    state.stack.pop()
    tile = state.places[KING_PLACE]
    state.unshare()
    state.places[KING_PLACE] = EMPTY
    tell_bot_leads(state)
    state.tell("take-tile", "SOLO-11", state.rules.bot_seat, tile, KING_PLACE, 0)
    state.push(BOT_TILE, tile)


def bot_tile(state: State) -> None:
    """Automatic: keep a new crest; any other tile only has an effect with a challenge."""
    tile = state.stack.pop()[1]
    RESOLVE[category(state, tile)](state, tile)


def remove(state: State, tile: int, obstacle: str) -> None:
    state.tell("bot-removes", OBSTACLES[obstacle], tile, number_of("obstacle", obstacle))


def keep_crest(state: State, tile: int) -> None:
    family = state.rules.tile_family[tile]
    if owns_family(state, family):
        remove(state, tile, "crest-owned")
    else:
        board_of(state)[FAMILIES] |= 1 << family
        state.tell("bot-crest", "BTILE-5", family, number_of("origin", "bonus-tile"))


def use_miscellaneous(state: State, tile: int) -> None:
    if has_challenge(state, FRIENDS):
        rule = invoke(state, FRIENDS)
        state.gain(state.rules.bot_seat, GOLD, FRIENDS.amount, FROM_HELPER, rule)
    else:
        remove(state, tile, "no-effect")


def use_resource_helper(state: State, tile: int) -> None:
    if has_challenge(state, CLERGY):
        rule = invoke(state, CLERGY)
        receive(state, state.rules.tiles[tile].effect, FROM_HELPER, rule)
    else:
        remove(state, tile, "no-effect")


def use_action_helper(state: State, tile: int) -> None:
    """Apply Whispers and Income, which add up; without them the tile has no effect."""
    whispers = has_challenge(state, WHISPERS)
    income = has_challenge(state, INCOME)
    if whispers:
        rule = invoke(state, WHISPERS)
        advance(state, 1, rule)
    if income:
        rule = invoke(state, INCOME)
        points = amount(state.rules.tiles[tile].effect, "helper-points")
        state.score(state.rules.bot_seat, points, FROM_HELPER, rule)
    if not whispers and not income:
        remove(state, tile, "no-effect")


def advance(state: State, points: int, rule: str) -> None:
    """Move its marker up the King track, unless it is at the top."""
    if board_of(state)[KING_SPACE] == state.rules.king_top:
        skip(state, "king-top")
    move_up(state, state.rules.bot_seat, points, rule)


def accept_contract(state: State, tile: int) -> None:
    """Treat a contract as from the offer: fulfil it if ready, keep it if there is a space, else remove it."""
    if not has_challenge(state, FRIENDS):
        remove(state, tile, "no-effect")
        return
    rule = invoke(state, FRIENDS, 1)
    if is_ready(state, tile):
        put_in_store(board_of(state), tile)
        state.push(BOT_FULFIL, tile, state.rules.tiles[tile].identical)
    elif len(unfulfilled(state)) < state.rules.bot_contract_spaces:
        put_in_store(board_of(state), tile)
        state.tell("bot-contract", rule, tile)
    else:
        remove(state, tile, "no-space-for-contract")


RESOLVE: Final[dict[int, Callable[[State, int], None]]] = {
    CREST: keep_crest,
    MISCELLANEOUS: use_miscellaneous,
    RESOURCE_OR_VP: use_resource_helper,
    ACTION: use_action_helper,
    CONTRACT: accept_contract,
}
"""The resolution of a tile by category."""


def receive(state: State, effect: Effect, source: int, rule: str) -> None:
    """Give the Cardinalbot what it gets of an effect; resources of choice are its most required ones."""
    seat, state.seat = state.seat, state.rules.bot_seat
    for atom in effect:
        if atom.operation.cardinal.gets == MOST_REQUIRED:
            state.push(BOT_GAIN, atom.amount)
        elif atom.operation.cardinal.gets == SAME:
            give(state, compile_effect((atom,)), source, rule)
    state.seat = seat
