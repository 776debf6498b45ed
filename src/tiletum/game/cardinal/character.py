"""Character action of the Cardinalbot (rules BCHAR)."""

from __future__ import annotations

from tiletum.box.model import Atom
from tiletum.game.catalogue.challenges import VISITORS
from tiletum.game.catalogue.effects import NOTHING
from tiletum.game.catalogue.steps import BOT_CHARACTER, DEAL_CHARACTER
from tiletum.game.chapters.character import discard_all
from tiletum.game.chapters.king import has_challenge
from tiletum.game.core.state import State, put_in_store, remove_from_store
from tiletum.game.core.vocabulary import (
    CHARACTER_OFFER,
    EMPTY,
    FROM_CHARACTER,
    HOME_OF,
    KIND_IN,
    ROOMS,
    ROOMS_LEFT,
)

from .board import COLUMNS, board_of, complete_column, invoke, kind_count, waiting_characters
from .ties import Order, decide, least, most, skip
from .tiles import receive

UPPER, LOWER = 1, 0
"""Rooms of a column; the upper one is filled first."""


def bot_character(state: State) -> None:
    """Automatic: for each point place a character it holds, or take one."""
    _, points, discarded, _, _ = state.stack[-1]
    if not points:
        state.stack.pop()
        return
    held = waiting_characters(state)
    if held:
        state.stack[-1] = (BOT_CHARACTER, points - 1, discarded, 0, 0)
        place(state, held[0])
        return
    wanted = wanted_characters(state)
    if wanted:

        def take_one(tile: int) -> None:
            state.stack[-1] = (BOT_CHARACTER, points - 1, discarded, 0, 0)
            take(state, tile)

        decide(state, "character", wanted, *character_orders(state), then=take_one, amount=points)
        return
    skip(state, "no-character")
    if not discarded:
        state.stack[-1] = (BOT_CHARACTER, points, 1, 0, 0)
        discard_all(state, state.rules.bot_seat)
    else:
        state.stack.pop()
        state.tell("points-lost", "BCHAR-5", state.rules.bot_seat, points)


def wanted_characters(state: State) -> list[int]:
    """Return the offered characters, except of kinds it has two of."""
    kind = state.rules.tile_kind
    return [tile for tile in sorted(set(state.character_offer)) if kind_count(state, kind[tile]) < 2]


def character_orders(state: State) -> list[Order]:
    """Return the tie-breakers: a kind it has one of, from the left; then the higher value."""
    rules, board = state.rules, board_of(state)

    def column(tile: int) -> int:
        home = board[HOME_OF + rules.tile_kind[tile]]
        return COLUMNS if home == EMPTY else home

    return [
        least("own-column", column, lambda tile: (column(tile) + 1) % (COLUMNS + 1)),
        most("value", lambda tile: value(rules.tiles[tile].effect)),
    ]


def value(effect: tuple[Atom, ...]) -> int:
    """Return the resources, points, action points, steps and builds shown."""
    return sum(atom.amount for atom in effect)


def take(state: State, tile: int) -> None:
    state.character_offer.remove(tile)
    put_in_store(board_of(state), tile)
    state.tell("take-tile", "BCHAR-3", state.rules.bot_seat, tile, CHARACTER_OFFER, 1)
    state.push(DEAL_CHARACTER)


def place(state: State, tile: int) -> None:
    """Place a character below its own kind, else in the leftmost empty upper room."""
    board, kind = board_of(state), state.rules.tile_kind[tile]
    remove_from_store(board, tile)
    column, room = board[HOME_OF + kind], LOWER
    if column == EMPTY:
        column, room = next(c for c in range(COLUMNS) if board[KIND_IN + c] == EMPTY), UPPER
    board[ROOMS + 2 * column + room] = tile
    board[HOME_OF + kind] = column
    board[KIND_IN + column] = kind
    board[ROOMS_LEFT + column] -= 1
    state.tell("place", "BCHAR-2", state.rules.bot_seat, tile, column, room + 1)
    complete_column(state, column)
    if has_challenge(state, VISITORS):
        visit(state, state.rules.tiles[tile].effect)


def visit(state: State, effect: tuple[Atom, ...]) -> None:
    """Give it the resources and points shown, and a point for each action point, step or build."""
    rule = invoke(state, VISITORS)
    other = sum(atom.amount for atom in effect if atom.operation.cardinal.gets == NOTHING)
    state.score(state.rules.bot_seat, other, FROM_CHARACTER, rule)
    receive(state, effect, FROM_CHARACTER, rule)
