"""Character action: the character offer, rooms and buildings (rules CHAR and BUILD)."""

from __future__ import annotations

from typing import Final

from tiletum.game.catalogue.steps import COMPLETE_BUILDING, DEAL_CHARACTER, MIX_CHARACTERS
from tiletum.game.core.points import spend
from tiletum.game.core.state import State, remove_from_store
from tiletum.game.core.vocabulary import (
    CHARACTER_OFFER,
    CHARACTER_PILE,
    CHARACTER_TILE,
    CRESTS,
    EMPTY,
    FREE_SLOTS,
    FROM_CHARACTER,
    HOME_OF,
    HOUSES,
    KIND_IN,
    MARKERS,
    ROOMS,
    ROOMS_LEFT,
    STORE,
)

from .effects import give
from .turn import take_tile


def character_action(state: State, points: int, out: list[int]) -> None:
    if points < 1:
        return
    rules, board = state.rules, state.boards[state.seat]
    if board[FREE_SLOTS]:
        last = EMPTY
        for tile in state.character_offer:
            if tile != last:
                out.append(rules.character_move[tile])
                last = tile
    if state.character_offer:
        out.append(rules.discard_move)
    last = EMPTY
    for tile in board[STORE:]:
        if tile > last and rules.tile_type[tile] == CHARACTER_TILE:
            rooms_for(state, board, tile, points, out)
            last = tile


def rooms_for(state: State, board: list[int], tile: int, points: int, out: list[int]) -> None:
    """List the rooms for a tile: one kind per building, one building per kind; a floor costs its number."""
    rules = state.rules
    kind = rules.tile_kind[tile]
    home = board[HOME_OF + kind]
    move = rules.place_move[tile]
    for room, floor in enumerate(rules.room_floor):
        if floor <= points and board[ROOMS + room] == EMPTY:
            building = rules.room_building[room]
            if building == home or (home == EMPTY and board[KIND_IN + building] == EMPTY):
                out.append(move + room)


def take_character(state: State, tile: int) -> None:
    spend(state, 1)
    state.character_offer.remove(tile)
    take_tile(state, state.seat, tile, CHARACTER_OFFER, 1, "CHAR-1")
    state.push(DEAL_CHARACTER)


def discard_offer(state: State) -> None:
    spend(state, 1)
    discard_all(state, state.seat)


# Why the offer is refilled: the number of a step DEAL_CHARACTER; 0 after a character is taken, and at setup.
DISCARDED: Final = 1
DISCARDED_BY_BOT: Final = 2
REFILL_RULES: Final = ("CHAR-1", "CHAR-2", "BCHAR-5")
"""The rule by which the offer is refilled after setup, by that number."""


def discard_all(state: State, seat: int) -> None:
    """Discard the offer and refill it, then mix the discarded tiles in; in one edition they stay aside."""
    state.tell("discard-offer", state.rule_for(seat, "CHAR-2", "BCHAR-5"), seat)
    state.unshare()
    slot = state.rules.pile_slot[CHARACTER_PILE]
    for tile in state.character_offer:
        state.character_discards[slot[tile]] += 1
    state.character_offer = []
    if not state.rules.discarded_characters_kept:
        state.push(MIX_CHARACTERS)
    refill = DISCARDED_BY_BOT if seat == state.rules.bot_seat else DISCARDED
    for _ in range(state.rules.offer_size):
        state.push(DEAL_CHARACTER, refill)


def mix_characters(state: State) -> None:
    """Automatic: return the discarded tiles to the pile."""
    state.stack.pop()
    return_discards(state)


def return_discards(state: State) -> None:
    if not any(state.character_discards):
        return
    state.unshare()
    pile, discards = state.piles[CHARACTER_PILE], state.character_discards
    for slot, count in enumerate(discards):
        pile[slot] += count
    state.left[CHARACTER_PILE] += sum(discards)
    state.character_discards = [0] * len(discards)
    state.tell("mix-characters", "CHAR-3")


def place_character(state: State, tile: int, room: int) -> None:
    """Place a character: a full building frees its roof house, then the bonus follows, then completion."""
    rules, board = state.rules, state.boards[state.seat]
    building = rules.room_building[room]
    spend(state, rules.room_floor[room])
    remove_from_store(board, tile)
    board[ROOMS + room] = tile
    board[HOME_OF + rules.tile_kind[tile]] = building
    board[KIND_IN + building] = rules.tile_kind[tile]
    board[ROOMS_LEFT + building] -= 1
    state.tell("place", "CHAR-4", state.seat, tile, building, rules.room_floor[room])
    if not board[ROOMS_LEFT + building]:
        board[HOUSES] += 1
        state.tell("roof-house", "CHAR-8", state.seat, building)
        state.push(COMPLETE_BUILDING, building)
    give(state, rules.tile_effect[tile], FROM_CHARACTER)


def complete_building(state: State) -> None:
    """Automatic: if the building is full and has a crest, strengthen its action at once."""
    building = state.stack.pop()[1]
    board = state.boards[state.seat]
    if board[CRESTS + building] == EMPTY:
        return
    points = state.rules.building_ap[building]
    if not points:
        state.tell("complete", "BUILD-5", state.seat, building, EMPTY, 0)
        return
    kind = board[KIND_IN + building]
    if board[ROOMS_LEFT + building] or board[MARKERS + kind]:
        return
    board[MARKERS + kind] = points
    # The bonus of its last character or crest has completed it already.
    state.stack[:] = [entry for entry in state.stack if entry[:2] != (COMPLETE_BUILDING, building)]
    state.tell("complete", "BUILD-1 BUILD-2", state.seat, building, kind, points)
    if state.action == kind:
        state.points += points
        state.tell("more-points", "BUILD-4", state.seat, points)
