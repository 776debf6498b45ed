"""A refused move, its refusal, and what several chapters need of both."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from tiletum.game.catalogue import moves as mv
from tiletum.game.catalogue.steps import (
    CHOOSE_RESOURCES,
    GIVE_RESOURCES,
    KING_TILE,
    NAMES,
    Step,
)
from tiletum.game.core.amounts import Amounts
from tiletum.game.core.rules import Rules
from tiletum.game.core.vocabulary import (
    ARCHITECT,
    EMPTY,
    FIRST_MAP_PLACE,
    MERCHANT,
    STORE,
)
from tiletum.game.engine import Game

Args = dict[str, int | str | Amounts]


class Refusal(NamedTuple):
    key: str
    """A message of the catalogues, `refused-...`."""
    rule: str
    """The rule it follows from (docs/rules.md, docs/rules-solo.md)."""
    args: Args
    """The arguments of the message: ids of the box, numbers, seats, amounts."""


class Attempt(NamedTuple):
    """A refused move and its game. The meaning of `a` and `b` depends on the kind."""

    game: Game
    kind: int
    a: int
    b: int

    @property
    def rules(self) -> Rules:
        return self.game.rules

    @property
    def board(self) -> list[int]:
        return self.game.boards[self.game.seat]

    @property
    def top(self) -> Step:
        return self.game.stack[-1]

    @property
    def decision(self) -> str:
        return NAMES[self.top[0]]


Check = Callable[[Attempt], Refusal | None]


def first_reason(checks: Iterable[Check], t: Attempt) -> Refusal | None:
    for check in checks:
        if reason := check(t):
            return reason
    return None


PIECE_NAMES: Final[dict[int, str]] = {ARCHITECT: "architect", MERCHANT: "merchant"}


def has_die(t: Attempt) -> bool:
    """Return whether this turn's die is taken. In the King phase the last turn's die is still set."""
    return t.game.die != EMPTY and t.top[0] != KING_TILE


def waits(t: Attempt, *kinds: int) -> bool:
    return any(step[0] in kinds for step in t.game.stack)


def resources_wait(t: Attempt) -> bool:
    return waits(t, GIVE_RESOURCES, CHOOSE_RESOURCES)


def wanted(t: Attempt) -> int:
    """Return the tile that a move would take."""
    if t.kind == mv.TAKE:
        return t.game.places[FIRST_MAP_PLACE + t.a]
    if t.kind == mv.CONTRACT:
        return t.game.contract_offer[t.a]
    return t.a if t.kind == mv.CHARACTER else t.game.places[t.top[1]]


def tile_id(t: Attempt, tile: int) -> str:
    return t.rules.tiles[tile].id


def town(t: Attempt) -> str:
    """Return the town of a move whose second number is one."""
    return t.rules.spaces[t.b]


def elsewhere(t: Attempt, piece: int, rule: str) -> Refusal | None:
    at = t.board[piece]
    if at == t.b:
        return None
    args: Args = {"piece": PIECE_NAMES[piece], "space": t.rules.spaces[at], "town": town(t)}
    return Refusal("refused-elsewhere", rule, args)


def cathedral_town(t: Attempt) -> str:
    return t.rules.spaces[t.rules.cathedral_town[t.a]]


def not_held(t: Attempt, tile: int, rule: str) -> Refusal | None:
    if tile in t.board[STORE:]:
        return None
    return Refusal("refused-not-held", rule, {"tile": tile_id(t, tile)})
