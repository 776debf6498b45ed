"""Asking bots about a table."""

from __future__ import annotations

import hashlib

from tiletum.bots.simplest import simplest_moves
from tiletum.errors import TiletumError

from .acts import moves
from .errors import HallError
from .loaded import LoadedTable
from .looking_back import table_at
from .questions import MOST_MOVES, HintQuestion, MoveQuestion
from .seats import bot_asked
from .stored import Change
from .wire import PostMoves


def ask_for_moves(loaded: LoadedTable) -> MoveQuestion | None:
    """Return the question to the bot that has to decide now, if one has to."""
    bot, table = bot_asked(loaded), loaded.table
    if bot is None or table is None or table.to_move is None:
        return None
    rows = table.move_table.rows
    return {
        "header": loaded.row.header,
        "made": [rows[move].text for move in table.made],
        "bot": bot,
        "seat": table.to_move,
        "version": table.version,
        "seed": bot_seed(loaded.row.seed, table.to_move, table.version),
    }


def bot_seed(secret: str, seat: int, version: int) -> str:
    """Return what a bot's chance follows from.

    Nobody can compute it without the table's secret seed, and it says nothing about what the dealer draws.
    """
    asked = f"{seat}/{version}".encode()
    return hashlib.blake2b(asked, digest_size=16, key=secret.encode(), person=b"tiletum bot").hexdigest()


def post_by_bot(loaded: LoadedTable, question: MoveQuestion, texts: list[str]) -> Change | None:
    """Play a bot's moves; None if it is not asked any more."""
    version = question["version"]
    if loaded.game.version != version or bot_asked(loaded) is None:
        return None
    return moves.post(loaded, question["seat"], PostMoves(version, texts))


def simplest(loaded: LoadedTable, version: int) -> list[str]:
    """Return moves that need no bot, for one that fails; none if it is not asked any more."""
    table = loaded.table
    if table is None or table.version != version or bot_asked(loaded) is None:
        return []
    rows = table.move_table.rows
    return [rows[move].text for move in simplest_moves(table.game, MOST_MOVES)]


def ask_for_hints(loaded: LoadedTable, count: int, version: int | None) -> HintQuestion:
    """Return the question for hints about a decision, now or at an earlier version."""
    table = loaded.game if version is None else table_at(loaded, version)
    if table.over:
        raise TiletumError("error-over")
    if table.to_move is None:
        raise HallError("server-no-decision")
    rows = table.move_table.rows
    return {
        "header": loaded.row.header,
        "made": [rows[move].text for move in table.made],
        "hints": count,
        "seat": table.to_move,
        "version": table.version,
    }
