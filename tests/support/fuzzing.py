"""Play games with every box and position that the checks accept, and try all views on the way.

Trials have numbers. A number makes the same trial on every machine, so a failure can be repeated with
`python -m tools.measure_fuzz boxes --from 17 --count 1` in tests/.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Final

from support.fuzz_boxes import box_numbered
from support.fuzz_positions import Changed, position_numbered
from support.players import Chooser
from tiletum.arena.match import play_game
from tiletum.bots import Budget
from tiletum.box import Box, load
from tiletum.errors import TiletumError
from tiletum.game.core.editions import EDITIONS, LEVELS, Solo
from tiletum.game.core.rules import forget
from tiletum.game.refusals import explain
from tiletum.table.dealer import SeededDealer
from tiletum.table.position import position
from tiletum.table.setposition import PositionError, set_position
from tiletum.table.table import Options, Table
from tiletum.table.view import preview, view
from tiletum.words import Words, describe_decision, describe_move, event_line
from tiletum.words.describe import describe_error

PLANNERS: Final = ("apprentice", "journeyman")
SMALL_BUDGET: Final = Budget(nodes=20)
WORDS: Final = Words("en")
LONGEST: Final = 60_000
"""Moves and outcomes. With many resources a player can keep buying for a long time."""
LOOK_SHARE: Final = 0.01
"""The share of decisions at which the game is inspected."""
EXPLAINED_MOVES: Final = 10
"""Random rows of the move table to explain at each inspection."""
SAID_EVENTS: Final = 40
"""Events of a game to put into words."""


def try_box(number: int, looks: float = LOOK_SHARE) -> Table:
    """Play a game with the box of this number."""
    rng = random.Random(f"game with box {number}")
    box = box_numbered(number)
    try:
        return play(Table(options_of(rng, box), SeededDealer(number)), rng, looks)
    finally:
        forget_box(box)


def forget_box(box: Box) -> None:
    """Free the rules of a box that no other trial uses."""
    if box.digest != load().digest:
        forget(box.digest)


def options_of(rng: random.Random, box: Box) -> Options:
    """Return options for two to four people, or for a solo game with any level or challenges."""
    edition, shuffled = rng.choice(list(EDITIONS)), rng.random() < 0.3
    players = rng.choice((1, 1, 2, 3, 4))
    solo = solo_of(rng, box) if players == 1 else None
    return Options(players, edition, shuffled_actions=shuffled, box=box, solo=solo)


def solo_of(rng: random.Random, box: Box) -> Solo:
    if rng.random() < 0.5:
        return Solo(rng.choice(list(LEVELS.values())))
    challenges = [challenge.id for challenge in box.challenges]
    return Solo(0, tuple(rng.sample(challenges, rng.randrange(len(challenges) + 1))))


def try_position(number: int, looks: float = LOOK_SHARE) -> Table | None:
    """Play a changed position to the end. If it is refused, return None and put the refusal into words."""
    return try_changed(position_numbered(number), number, looks)


def try_changed(changed: Changed, number: int, looks: float = LOOK_SHARE) -> Table | None:
    refusal, options = None, None
    try:
        options = Options.of_position(changed.data, load())
    except TiletumError as error:
        refusal = error
    if options is None:
        assert isinstance(refusal, PositionError)
        assert describe_error(WORDS, refusal)
        return None
    rng = random.Random(f"game from position {number}")
    return play(Table(options, SeededDealer(number)), rng, looks)


# --- playing ---


def play(table: Table, rng: random.Random, looks: float) -> Table:
    chooser = Chooser(rng.random(), rng.choice((0.0, 0.6, 0.9)))
    inspect(table, rng)
    for _ in range(LONGEST):
        if table.over:
            inspect(table, rng)
            say_some(table, rng)
            return table
        table.play(chooser.choose(table.game, [move.index for move in table.moves()]))
        if rng.random() < looks:
            inspect(table, rng)
    raise AssertionError(f"no end after {LONGEST} decisions")


def inspect(table: Table, rng: random.Random) -> None:
    """Ask for every view, preview and explanation of the position."""
    game, moves = table.game, table.moves()
    json.dumps(view(table, since=max(0, len(table.made) - 3)))
    check_round_trip(table)
    if table.over:
        return
    describe_decision(WORDS, game)
    legal = {move.index for move in moves}
    assert legal
    rows = table.move_table.rows
    for row in rng.sample(rows, min(EXPLAINED_MOVES, len(rows))):
        refusal = explain(game, row.index)
        assert (refusal is None) == (row.index in legal), row.text
    sample = rng.choice(moves)
    describe_move(WORDS, game, sample.index)
    preview(table, sample)


def check_round_trip(table: Table) -> None:
    """Check that a position is the same after a round trip through its file. Reports and puzzles rely on
    it."""
    game = table.game
    data = json.loads(json.dumps(position(game)))
    restored = set_position(data, table.options.box, table.options.solo)
    assert position(restored) == data
    assert restored.key() == game.key()
    assert restored.moves() == game.moves()


def say_some(table: Table, rng: random.Random) -> None:
    """Put some events into words."""
    for event in rng.sample(table.events, min(SAID_EVENTS, len(table.events))):
        event_line(WORDS, event, table.game.rules)


def try_bots(number: int) -> Table:
    """Let bots with very small budgets play a game with a changed box."""
    rng = random.Random(f"bots {number}")
    box = box_numbered(number)
    options = options_of(rng, box)
    names = [rng.choice(PLANNERS) for _ in range(options.players)]
    try:
        return play_game(options, number, names, SMALL_BUDGET)[0]
    finally:
        forget_box(box)


TRIALS: Final[dict[str, Callable[[int], Table | None]]] = {
    "boxes": try_box,
    "positions": try_position,
    "bots": try_bots,
}
