"""Refusals of a tile that must not be owned, wherever it is taken from (rules TILE)."""

from __future__ import annotations

from typing import Final

from tiletum.game.catalogue import moves as mv
from tiletum.game.core.vocabulary import (
    CONTRACT_TILE,
    CREST_TILE,
    FAMILIES,
    FREE_SLOTS,
    FULFILLED,
)

from .attempt import Attempt, Check, Refusal, tile_id, wanted


def crest_owned(t: Attempt) -> Refusal | None:
    tile = wanted(t)
    if t.rules.tile_type[tile] != CREST_TILE or not t.board[FAMILIES] >> t.rules.tile_family[tile] & 1:
        return None
    return Refusal("refused-crest-owned", "TILE-2", {"tile": tile_id(t, tile)})


def contract_spaces_full(t: Attempt) -> Refusal | None:
    tile, spaces = wanted(t), t.rules.contract_spaces
    if t.rules.tile_type[tile] != CONTRACT_TILE or not t.rules.contracts_need_space:
        return None
    if t.board[FULFILLED] < spaces:
        return None
    return Refusal("refused-contracts-done", "TILE-3", {"tile": tile_id(t, tile), "spaces": spaces})


def storehouse_full(t: Attempt) -> Refusal | None:
    if t.board[FREE_SLOTS]:
        return None
    rule = "TURN-7" if t.kind == mv.TILE else "TURN-13"
    return Refusal("refused-storehouse-full", rule, {"tile": tile_id(t, wanted(t))})


MAY_NOT_OWN: Final[tuple[Check, ...]] = (crest_owned, contract_spaces_full, storehouse_full)
