"""The process in which bots think: questions come in and moves go out, as lines of JSON."""

from __future__ import annotations

import json
import logging
import os
import signal
import sys
from typing import Any

from tiletum.bots import UNLIMITED, Bot, BotError, ask, make_bot
from tiletum.bots.hint import as_data, hints
from tiletum.bots.process import end_with_leader, private_streams
from tiletum.errors import TiletumError
from tiletum.game.engine import Game
from tiletum.hall.headers import options_from
from tiletum.server.operate import logs

logger = logging.getLogger("tiletum.thinker")
NICE = 5
"""People who post moves come first."""


def main() -> None:
    questions, answers = private_streams()
    logs.set_up()
    sys.excepthook = lambda *error: logger.error("a bot's process failed", exc_info=error)
    end_with_leader()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # the server decides when to stop
    os.nice(NICE)
    for line in questions:
        answers.write(json.dumps(answer(json.loads(line))) + "\n")
        answers.flush()


def answer(question: dict[str, Any]) -> list[Any]:
    """The bot's moves until chance or somebody else is asked, or hints; none if it fails."""
    game = position_of(question)
    if "hints" in question:
        return [as_data(game, hint) for hint in hints(game.copy(), question["hints"])]
    try:
        return play(game, question["seat"], question["bot"], make_bot(question["bot"], question["seed"]))
    except (BotError, TiletumError) as error:
        logger.warning("a bot failed: %s", error, extra={"bot": question["bot"]})
        return []


def position_of(question: dict[str, Any]) -> Game:
    game = options_from(question["header"]).new_game()
    for move in question["made"]:
        game.apply(game.rules.table.by_text[move])
    return game


def play(game: Game, seat: int, name: str, bot: Bot) -> list[str]:
    moves: list[str] = []
    while game.to_move == seat and len(moves) < MOST:
        move = ask(name, bot, game, UNLIMITED)
        moves.append(game.rules.table.rows[move].text)
        game.apply(move)
    return moves


MOST = 60
"""Moves of one answer, as of one post."""


if __name__ == "__main__":
    main()
