"""Bonus tiles: which is best for the Cardinalbot, and what it gets from one (rules BTILE, CHALL)."""

from __future__ import annotations

from typing import Final

from tiletum.box.model import RESOURCES, Atom, Tile
from tiletum.game.king import move_up
from tiletum.game.state import State, put_in_store
from tiletum.game.steps import BOT_FULFIL, BOT_GAIN, BOT_TILE
from tiletum.game.vocabulary import (
    CONTRACT_TILE,
    CREST_TILE,
    EMPTY,
    FAMILIES,
    FROM_HELPER,
    GOLD,
    KING_PLACE,
)

from .board import HUMAN, board_of, has_challenge, is_ready, missing, owns_family, unfulfilled
from .ties import best

# Categories, the most wanted first.
CREST: Final = 0
MISCELLANEOUS: Final = 1
RESOURCE_OR_VP: Final = 2
ACTION: Final = 3
CONTRACT: Final = 4

FRIENDS_GOLD: Final = 5


def category(state: State, tile: int) -> int:
    kind = state.rules.tile_type[tile]
    if kind == CREST_TILE:
        return CREST
    if kind == CONTRACT_TILE:
        return CONTRACT
    operations = {atom.op for atom in state.rules.tiles[tile].effect}
    if operations & {"building", "colour"}:
        return MISCELLANEOUS
    return ACTION if operations & {"action", "ap"} else RESOURCE_OR_VP


def amount(tile: Tile, *ops: str) -> int:
    """How much of these operations a tile shows."""
    return sum(atom.amount for atom in tile.effect if atom.op in ops)


def best_tiles(state: State, places: list[int]) -> list[int]:
    """Of the tiles at these places the best; more than one if they are tied."""
    rules = state.rules

    def tile_at(place: int) -> Tile:
        return rules.tiles[state.places[place]]

    places = best(places, lambda place: category(state, state.places[place]))
    kind = category(state, state.places[places[0]])
    if kind == CREST:
        human = state.boards[HUMAN][FAMILIES]
        family = rules.tile_family
        return best(
            places,
            lambda place: owns_family(state, family[state.places[place]]),
            lambda place: human >> family[state.places[place]] & 1,
        )
    if kind == RESOURCE_OR_VP:
        return best(
            places,
            lambda place: -amount(tile_at(place), "vp"),
            lambda place: -amount(tile_at(place), "gain"),
            lambda place: -sum(a.amount for a in tile_at(place).effect if a.what == "any"),
        )
    if kind == ACTION:
        return best(places, lambda place: -amount(tile_at(place), "action", "ap"))
    if kind == CONTRACT:
        return best(places, lambda place: missing(state, state.places[place]))
    return places


# --- resolving ---


def bot_king_tile(state: State) -> None:
    """Automatic: first on the King track, it takes the tile and resolves it at once."""
    state.stack.pop()
    tile = state.places[KING_PLACE]
    state.places[KING_PLACE] = EMPTY
    state.tell("take-tile", state.rules.bot_seat, tile, KING_PLACE, 0)
    state.push(BOT_TILE, tile)


def bot_tile(state: State) -> None:
    """Automatic: a new crest is kept; anything else has an effect only by a challenge."""
    tile = state.stack.pop()[1]
    kind = category(state, tile)
    if kind == CREST:
        keep_crest(state, state.rules.tile_family[tile])
    elif kind == MISCELLANEOUS and has_challenge(state, "very-special-friends"):
        state.tell("bot-challenge", challenge(state, "very-special-friends"))
        state.gain(state.rules.bot_seat, GOLD, FRIENDS_GOLD, FROM_HELPER)
    elif kind == CONTRACT and has_challenge(state, "very-special-friends"):
        state.tell("bot-challenge", challenge(state, "very-special-friends"))
        accept_contract(state, tile)
    elif kind == RESOURCE_OR_VP and has_challenge(state, "resourceful-clergy"):
        state.tell("bot-challenge", challenge(state, "resourceful-clergy"))
        receive(state, state.rules.tiles[tile].effect, FROM_HELPER)
    elif kind == ACTION:
        use_action_helper(state, tile)
    else:
        state.tell("bot-removes", tile)


def challenge(state: State, name: str) -> int:
    return state.rules.challenge_names.index(name)


def keep_crest(state: State, family: int) -> None:
    if owns_family(state, family):
        state.tell("bot-removes", state.rules.crest_tile[family])
    else:
        board_of(state)[FAMILIES] |= 1 << family
        state.tell("bot-crest", family)


def accept_contract(state: State, tile: int) -> None:
    """As from the offer: fulfilled if ready, else kept if there is a space, else out of the game."""
    if is_ready(state, tile):
        put_in_store(board_of(state), tile)
        state.push(BOT_FULFIL, tile, state.rules.tiles[tile].identical)
    elif len(unfulfilled(state)) < state.rules.bot_contract_spaces:
        put_in_store(board_of(state), tile)
        state.tell("bot-contract", tile)
    else:
        state.tell("bot-removes", tile)


def use_action_helper(state: State, tile: int) -> None:
    """Whispers and Income add up; without them the tile has no effect."""
    used = False
    seat = state.rules.bot_seat
    if has_challenge(state, "whispers-in-the-kings-ear"):
        used = True
        state.tell("bot-challenge", challenge(state, "whispers-in-the-kings-ear"))
        move_up(state, seat, 1)
    if has_challenge(state, "ecclesiastical-income"):
        used = True
        state.tell("bot-challenge", challenge(state, "ecclesiastical-income"))
        state.score(seat, amount(state.rules.tiles[tile], "action", "ap"), FROM_HELPER)
    if not used:
        state.tell("bot-removes", tile)


def receive(state: State, effect: tuple[Atom, ...], source: int) -> None:
    """Points and resources shown; those of one's choice are its most required ones."""
    seat = state.rules.bot_seat
    for atom in effect:
        if atom.op == "vp":
            state.score(seat, atom.amount, source)
        elif atom.op == "gain" and atom.what == "any":
            state.push(BOT_GAIN, atom.amount, source)
        elif atom.op == "gain":
            state.gain(seat, RESOURCES.index(atom.what), atom.amount, source)
