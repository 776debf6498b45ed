"""The players of the seats, the active player, and the watchers."""

from __future__ import annotations

from typing import Final

from tiletum.bots import bot_names
from tiletum.game.core.vocabulary import EMPTY
from tiletum.table.table import UndoLimit

from . import tokens
from .loaded import LoadedTable
from .protocols import Watcher
from .wire import CARDINALBOT, PERSON

HUMAN: Final = "human"
"""The name of a person in the log's hand-overs."""


def played_by(loaded: LoadedTable, seat: int) -> str:
    """Return `person`, `cardinalbot` or the name of a bot."""
    player = loaded.info.seats[seat].player
    if loaded.table is None or player == CARDINALBOT:
        return player
    now = loaded.table.played_by.get(seat, HUMAN)
    return PERSON if now == HUMAN else now


def people(loaded: LoadedTable) -> list[int]:
    """Return the seats of people who are still playing."""
    given_up = loaded.table.resigned if loaded.table else set()
    everybody = range(len(loaded.info.seats))
    return [seat for seat in everybody if seat not in given_up and played_by(loaded, seat) == PERSON]


def bot_asked(loaded: LoadedTable) -> str | None:
    """Return the active bot, or None if no bot has to decide."""
    if loaded.table is None or loaded.table.to_move is None:
        return None
    seat = loaded.table.to_move
    player = played_by(loaded, seat)
    if player == PERSON and seat not in loaded.table.resigned:
        return None
    # Nobody must wait for a player who has resigned, or for a bot that is no longer installed.
    return player if player in bot_names() else "random"


def turn_key(loaded: LoadedTable) -> tuple[int, int, int]:
    """Return a key that is different in every turn."""
    game = loaded.game.game
    return game.round, game.turn, game.to_move if not loaded.game.over else EMPTY


def seats_to_grant(loaded: LoadedTable, kind: str, by: int, about: int) -> list[int]:
    """Return the seats that have to grant a proposal: everybody else, except the seat it is about."""
    return [seat for seat in people(loaded) if seat != by and (kind == "undo" or seat != about)]


def undo_limit(loaded: LoadedTable) -> UndoLimit:
    """Return how many decisions can be undone so that a person decides next: a bot would decide again."""
    limit, persons = loaded.game.undo_limit(), people(loaded)
    deciders = loaded.game.deciders[len(loaded.game.deciders) - limit.moves :]
    first = next((i for i, seat in enumerate(deciders) if seat in persons), limit.moves)
    return UndoLimit(limit.moves - first, limit.reason)


def back_to_a_person(loaded: LoadedTable, decisions: int) -> int:
    """Return `decisions` plus the bots' decisions just before them."""
    deciders, persons = loaded.game.deciders, people(loaded)
    further = range(decisions, len(deciders) + 1)
    return next((number for number in further if deciders[-number] in persons), decisions)


# --- watchers ---


def is_absent(loaded: LoadedTable, seat: int, patience: float) -> bool:
    """Return whether a seat has kept the others waiting for `patience` seconds without a connection.

    For a seat that a bot plays, the time since the hand-over counts. Players who resigned are always absent.
    """
    if seat in loaded.game.resigned:
        return True
    if any(seat_watching(loaded, watcher) == seat for watcher in loaded.watchers):
        return False
    if played_by(loaded, seat) != PERSON:
        return loaded.hand_over_times.get(seat, 0.0) <= loaded.clock.now() - patience
    return loaded.game.to_move == seat and loaded.last_entry_at <= loaded.clock.now() - patience


def seat_watching(loaded: LoadedTable, watcher: Watcher) -> int | None:
    """Return the seat of a watcher, or None if it has none."""
    role = loaded.tokens.get(watcher.hash) if watcher.hash else None
    return tokens.seat_of(role) if role else None


def onlookers(loaded: LoadedTable) -> int:
    """Return the number of watchers without a seat."""
    return sum(seat_watching(loaded, watcher) is None for watcher in loaded.watchers)


def seated_address(loaded: LoadedTable) -> str | None:
    """Return the address of a seated watcher, or None if no seat watches."""
    seated = (watcher for watcher in loaded.watchers if seat_watching(loaded, watcher) is not None)
    return min((watcher.address for watcher in seated), default=None)
