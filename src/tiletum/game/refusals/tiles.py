"""Refusals of a tile that must not be owned, wherever it is taken from (rules TILE)."""

from __future__ import annotations

from typing import Final

from tiletum.game.catalogue import moves as mv
from tiletum.game.chapters.turn import owning_obstacle
from tiletum.game.core.vocabulary import FREE_SLOTS

from .attempt import Attempt, Check, Refusal, tile_id, wanted


def tile_forbidden(t: Attempt) -> Refusal | None:
    """Refuse a tile because of what `turn.owning_obstacle` finds."""
    tile, spaces = wanted(t), t.rules.contract_spaces
    match owning_obstacle(t.game, t.board, tile):
        case "crest-owned":
            return Refusal("refused-crest-owned", "TILE-2", {"tile": tile_id(t, tile)})
        case "contract-spaces-full":
            return Refusal("refused-contracts-done", "TILE-3", {"tile": tile_id(t, tile), "spaces": spaces})
    return None


def storehouse_full(t: Attempt) -> Refusal | None:
    if t.board[FREE_SLOTS]:
        return None
    rule = "TURN-7" if t.kind == mv.TILE else "TURN-13"
    return Refusal("refused-storehouse-full", rule, {"tile": tile_id(t, wanted(t))})


MAY_NOT_OWN: Final[tuple[Check, ...]] = (tile_forbidden, storehouse_full)
