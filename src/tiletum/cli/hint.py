"""`tiletum hint`: the best moves for the active player of a saved game, with reasons.

The planner of the bot `merchant` searches the rest of the turn. Expected points are its estimate of the
final score if the player keeps playing as well as the hints. The terms of its evaluation say where the
points come from.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

from tiletum.bots.hint import Hint, as_data, hints, plan_positions, reasons
from tiletum.bots.merchant import NODES
from tiletum.bots.protocol import Budget
from tiletum.errors import TiletumError
from tiletum.game.engine import Game
from tiletum.table.save import load_game
from tiletum.table.table import Table
from tiletum.words import Listing, Name, Words, describe_decision, describe_move
from tiletum.words.values import phrase

from .common import Commands, add_common, saved_game, screen, seat_names, words_for

MOST_HINTS = 20


def add_command(commands: Commands) -> None:
    parser = commands.add_parser("hint", help="the best moves in a saved game, and why", description=__doc__)
    parser.add_argument("file", metavar="FILE", help="a game saved by play or simulate")
    parser.add_argument("--count", type=int, default=3, metavar="N", help="how many (default 3)")
    parser.add_argument(
        "--nodes", type=int, default=0, metavar="N", help=f"how many moves to try (default {NODES})"
    )
    parser.add_argument("--to", type=int, metavar="N", help="after N entries of the log")
    parser.add_argument("--json", action="store_true", help="one JSON object, for programs")
    add_common(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    words = words_for(arguments.lang)
    if not 1 <= arguments.count <= MOST_HINTS or arguments.nodes < 0:
        raise TiletumError("error-hints", most=MOST_HINTS)
    table = saved_game(arguments)
    if table.over:
        raise game_over_error(arguments.file, table.version)
    if table.to_move is None:
        raise no_decision_error(arguments.file, table.version)
    budget = Budget(arguments.nodes) if arguments.nodes else None
    found = hints(table.game.copy(), arguments.count, budget)
    if arguments.json:
        print(json.dumps({"hints": [as_data(table.game, hint) for hint in found]}))
        return 0
    console = screen()
    console.print(describe_decision(words, table.game, seat_names(words, table.options)))
    for text in hint_texts(words, table.game, found):
        console.print("", text, sep="\n")
    return 0


def game_over_error(file: str, entries: int) -> TiletumError:
    """Return the error for a finished game, with its last decision if it has one."""
    last = max((to for to in decisions(load_game(file)) if to <= entries), default=None)
    if last is None:
        return TiletumError("error-hint-over", file=file)
    return TiletumError("error-hint-over-to", file=file, to=last)


def no_decision_error(file: str, entries: int) -> TiletumError:
    """Return the error for a position without a decision, with the nearest decision."""
    nearest = min(decisions(load_game(file)), key=lambda to: abs(to - entries), default=None)
    if nearest is None:
        return TiletumError("error-hint-chance", file=file)
    return TiletumError("error-hint-chance-to", file=file, to=nearest)


def decisions(table: Table) -> Iterator[int]:
    """Yield the versions of a game that have a decision."""
    twin = Table(table.options, None)
    for entry in table.log:
        if twin.to_move is not None:
            yield twin.version
        twin.fold(entry)
    if twin.to_move is not None:
        yield twin.version


def hint_texts(words: Words, game: Game, found: list[Hint]) -> list[str]:
    """Return a paragraph for each hint, and a note about the points."""
    texts = ["\n".join(hint_lines(words, game, i, hint)) for i, hint in enumerate(found, start=1)]
    return [*texts, words.say("hint-note")]


def hint_lines(words: Words, game: Game, number: int, hint: Hint) -> list[str]:
    """Return lines with the move, the rest of the turn, and the terms that make the difference."""
    (first, *rest), later = plan_words(words, game, hint.plan)
    lines = [words.say("hint-move", number=number, move=first, points=round(hint.points))]
    if rest:
        lines.append(words.say("hint-then", moves=words.clauses(rest)))
    if later:
        lines.append(words.say("hint-later", moves=words.clauses(later)))
    lines.append(words.say("hint-gains", terms=terms_words(words, hint.gains)))
    if any(hint.against.values()):
        key = "hint-against-next" if number == 1 else "hint-against-best"
        lines.append(words.say(key, terms=terms_words(words, hint.against)))
    return lines


def plan_words(words: Words, game: Game, plan: list[int]) -> tuple[list[str], list[str]]:
    """Describe each move of a plan at its position: the moves before a reveal, and the moves after it."""
    before: list[str] = []
    after: list[str] = []
    for twin, move, revealed in plan_positions(game, plan):
        (after if revealed else before).append(describe_move(words, twin, move))
    return before, after


def terms_words(words: Words, change: dict[str, float]) -> Listing:
    found = [
        phrase("hint-term", term=Name("term", term), points=words.signed(points))
        for term, points in reasons(change)
    ]
    return Listing(tuple(found) or (phrase("hint-nothing"),))
