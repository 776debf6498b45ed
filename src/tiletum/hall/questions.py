"""Questions to bots, and their answers.

A question contains the moves in force: a bot gets a game, but never a table, its log or its dealer.
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
"""Maximum moves in one answer, as in one post."""


class Question(TypedDict):
    header: str
    """The header of the table, with its options."""
    made: list[str]
    """The moves and outcomes in force."""
    seat: int
    """The active player's seat."""
    version: int


class MoveQuestion(Question):
    bot: str
    seed: str
    """The seed of the bot's randomness."""


class HintQuestion(Question):
    hints: int
    """The number of hints."""


def game_of(question: Question) -> Game:
    game = options_from(question["header"]).new_game()
    for move in question["made"]:
        game.apply(game.rules.table.by_text[move])
    return game


def moves_of_bot(question: MoveQuestion) -> list[str]:
    """Return the bot's moves up to the first outcome or the end of its turn."""
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
    """Return hints as data, best first."""
    game = game_of(question)
    return [as_data(game, hint) for hint in hints(game.copy(), question["hints"])]


class BotsInPlace:
    """Bots in this process, which answer while the caller waits."""

    def moves(self, question: MoveQuestion) -> list[str]:
        return moves_of_bot(question)

    def hints(self, question: HintQuestion) -> list[Hint]:
        return msgspec.convert(hints_of_planner(question), list[Hint])
