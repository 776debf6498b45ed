"""Cleanup phase, after rounds 1 to 3 (rules CLEAN)."""

from __future__ import annotations

from tiletum.game.catalogue.steps import DEAL_BONUS, FINISH_CLEANUP, START_ROUND
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import CLEANUP, EMPTY, KING_PLACE

from .preparation import return_dice


def cleanup_phase(state: State) -> None:
    """Automatic: begin the cleanup with new bonus tiles."""
    state.stack.pop()
    state.phase = CLEANUP
    state.tell("cleanup", "CLEAN-1")
    state.push(FINISH_CLEANUP)
    for place in reversed(places_to_refill(state)):
        state.push(DEAL_BONUS, place)


def places_to_refill(state: State) -> list[int]:
    """Return the empty places around the wheel, and the King track's if the edition refills it."""
    empty = [place for place in range(KING_PLACE) if state.places[place] == EMPTY]
    if state.round in state.rules.edition.king_tile_refills and state.places[KING_PLACE] == EMPTY:
        empty.append(KING_PLACE)
    return empty


def finish_cleanup(state: State) -> None:
    """Automatic: return tokens and dice, and turn the wheel one step clockwise."""
    state.stack.pop()
    state.corruption = ()
    return_dice(state)
    state.wheel = (state.wheel - 1) % 6
    state.tell("wheel-turned", "CLEAN-7 CLEAN-8")
    state.push(START_ROUND)
