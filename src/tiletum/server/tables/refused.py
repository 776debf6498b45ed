"""Refusals that show how the table stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tiletum.errors import TiletumError
from tiletum.game.core.rules import Rules
from tiletum.hall import tokens
from tiletum.hall.leading import perform
from tiletum.hall.loaded import LoadedTable
from tiletum.hall.messages import state
from tiletum.hall.players import colours
from tiletum.hall.visit import Done
from tiletum.hall.wire import State
from tiletum.server.errors import WITH_STATE, kind_of
from tiletum.words.values import Names, colour_name

T = TypeVar("T")
Act = Callable[[LoadedTable], Done[T]]


class Refused(Exception):
    """An act that was refused, with the table as it stood then."""

    def __init__(self, error: TiletumError, loaded: LoadedTable) -> None:
        super().__init__(error.key)
        self.error = error
        self.state = state(loaded, None)
        self.tokens = dict(loaded.tokens)
        self.rules = loaded.table.game.rules if loaded.table else None
        self.names = [
            seat.name or colour_name(colour)
            for seat, colour in zip(loaded.info.seats, colours(loaded.info), strict=True)
        ]

    def parts(self) -> tuple[TiletumError, State, Rules | None, Names]:
        return self.error, self.state, self.rules, self.names

    def seat_of(self, token: str | None) -> int | None:
        """Return the seat of the visitor that was refused."""
        role = self.tokens.get(tokens.hashed(token)) if token else None
        return tokens.seat_of(role) if role else None


def perform_or_refuse(loaded: LoadedTable, act: Act[T]) -> Done[T]:
    """Act on a table. Raise `Refused` for a refusal that shows how the table stands."""
    try:
        return perform(loaded, act)
    except TiletumError as error:
        if loaded.is_loaded and kind_of(error).name in WITH_STATE:
            raise Refused(error, loaded) from error
        raise
