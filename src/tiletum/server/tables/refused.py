"""Refusals that show how the table stands."""

from __future__ import annotations

from typing import TypeVar

from tiletum.errors import TiletumError
from tiletum.game.core.rules import Rules
from tiletum.hall import tokens
from tiletum.hall.leading import Act, Refusal
from tiletum.hall.loaded import LoadedTable
from tiletum.hall.messages import state
from tiletum.hall.players import colours
from tiletum.hall.visit import Done
from tiletum.hall.wire import State
from tiletum.server.errors import WITH_STATE, kind_of
from tiletum.words.values import Names, colour_name

T = TypeVar("T")


class Refused(Refusal):
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
        role = self.tokens.get(tokens.hash_token(token)) if token else None
        return tokens.seat_of(role) if role else None


def with_state(act: Act[T]) -> Act[T]:
    """Return an act that raises `Refused` for a refusal that shows how the table stands."""

    def act_or_refuse(loaded: LoadedTable) -> Done[T]:
        try:
            return act(loaded)
        except TiletumError as error:
            if loaded.is_loaded and not loaded.is_ahead and kind_of(error).name in WITH_STATE:
                raise Refused(error, loaded) from error
            raise

    return act_or_refuse
