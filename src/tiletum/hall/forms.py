"""The forms of what a table shows (docs/notation.md), for the description of the API.

Nothing is converted by them: the contents are those of `tiletum.table.view`.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Group = Literal["die", "action", "task", "end", "outcome"]
Phase = Literal["setup", "preparation", "action", "king", "fair", "cleanup", "over"]
Counts = dict[str, int]


class Board(TypedDict):
    score: int
    resources: Counts
    merchant: str
    architect: str
    houses: int
    pillars: int
    rooms: list[list[str | None]]
    crests: list[str | None]
    store: list[str]
    contracts: list[str]
    cathedrals: list[str]
    dice: list[str]


class SoloState(TypedDict):
    challenges: list[str]
    decrees: list[str]
    pawn: int
    dice: list[int]


class Position(TypedDict, total=False):
    """In a change, only the keys that changed."""

    format: int
    players: int
    edition: str
    round: int
    turn: int
    phase: Phase
    order: list[int]
    to_move: int | None
    wheel: Counts
    dice: Counts
    bag: Counts
    action_tiles: dict[str, str | None]
    king_tile: str | None
    map_tiles: dict[str, str]
    contract_offer: list[str | None]
    character_offer: list[str]
    piles: dict[str, Counts]
    discards: dict[str, Counts]
    costs: dict[str, str]
    cathedral_tiles: dict[str, list[int]]
    fairs: list[list[str | None] | None]
    corruption: list[int]
    king_track: list[list[int | list[int]]]
    houses: Counts
    pillars: dict[str, list[int]]
    boards: list[Board]
    solo: SoloState
    pending: dict[str, Any]


class LegalMove(TypedDict):
    text: str
    group: Group
    kind: str
    warnings: NotRequired[list[dict[str, Any]]]
