"""Questions to bots, and how they are answered.

A question has the moves that were made: a bot gets a game, and never a table, its log or its dealer.
"""

from __future__ import annotations

from typing import Any, Final, TypedDict

import msgspec

from tiletum.bots import UNLIMITED, Bot, ask, make_bot
from tiletum.bots.hint import as_data, hints
from tiletum.game.engine import Game

from .headers import options_from
from .wire import Hint

MOST_MOVES: Final = 60
"""Moves in one answer, as in one post."""


class Question(TypedDict):
    header: str
    """What the table was opened with."""
    made: list[str]
    """The moves and outcomes in force."""
    seat: int
    """Who decides."""
    version: int


class MoveQuestion(Question):
    bot: str
    seed: str
    """What the bot's own chance follows from."""


class HintQuestion(Question):
    hints: int
    """How many ways to go on."""


def game_of(question: Question) -> Game:
    game = options_from(question["header"]).new_game()
    for move in question["made"]:
        game.apply(game.rules.table.by_text[move])
    return game


def moves_of_bot(question: MoveQuestion) -> list[str]:
    """Return the bot's moves up to the first chance or the end of its turn."""
    bot = make_bot(question["bot"], question["seed"])
    return play(game_of(question), question["seat"], question["bot"], bot)


def play(game: Game, seat: int, name: str, bot: Bot) -> list[str]:
    moves: list[str] = []
    while game.to_move == seat and len(moves) < MOST_MOVES:
        move = ask(name, bot, game, UNLIMITED)
        moves.append(game.rules.table.rows[move].text)
        game.apply(move)
    return moves


def hints_of_planner(question: HintQuestion) -> list[dict[str, Any]]:
    """Return hints as data, the best first."""
    game = game_of(question)
    return [as_data(game, hint) for hint in hints(game.copy(), question["hints"])]


class BotsInPlace:
    """Bots that answer at once, in this process."""

    def moves(self, question: MoveQuestion) -> list[str]:
        return moves_of_bot(question)

    def hints(self, question: HintQuestion) -> list[Hint]:
        return msgspec.convert(hints_of_planner(question), list[Hint])
