"""Questions to bots about a table, and their answers."""

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
    """Return the question to the active bot, or None if no bot has to decide."""
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
    """Return the seed of a bot's randomness.

    It cannot be computed without the table's secret seed, and says nothing about what the dealer draws.
    """
    text = f"{seat}/{version}".encode()
    return hashlib.blake2b(text, digest_size=16, key=secret.encode(), person=b"tiletum bot").hexdigest()


def post_by_bot(loaded: LoadedTable, question: MoveQuestion, texts: list[str]) -> Change | None:
    """Play a bot's moves. Return None if it no longer has to decide."""
    version = question["version"]
    if loaded.game.version != version or bot_asked(loaded) is None:
        return None
    return moves.post(loaded, question["seat"], PostMoves(version, texts))


def simplest(loaded: LoadedTable, version: int) -> list[str]:
    """Return the simplest moves in place of a bot that failed, or none if it no longer has to decide."""
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
