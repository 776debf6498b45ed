"""Requests at a table without tokens."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tiletum.hall import requests, tokens
from tiletum.hall.loaded import LoadedTable
from tiletum.hall.visit import Done, Visit, Visitor
from tiletum.hall.wire import PostMoves
from tiletum.server.tables.tables import Tables

R = TypeVar("R")
T = TypeVar("T")


class Sitting(Visit):
    """A visit by the player of a seat. An opponent counts as absent at once."""

    def __init__(self, loaded: LoadedTable, seat: int) -> None:
        super().__init__(loaded, Visitor(patience=0.0))
        self._seat = seat

    def role(self) -> str:
        return tokens.seat_role(self._seat)


def by(seat: int, act: Callable[[Visit, R], Done[T]], request: R) -> Callable[[LoadedTable], Done[T]]:
    """Return a seat's request as an act for `Tables.change`."""
    return lambda loaded: act(Sitting(loaded, seat), request)


async def post(tables: Tables, id_: str, seat: int, moves: PostMoves) -> int:
    """Play moves and return the new version."""
    return (await tables.change(id_, by(seat, requests.post_moves, moves), moves.version)).version
