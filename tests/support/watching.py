"""Record a bot's turns against itself or the Bishop: wasted points, time, and expectation.

Games are stored in build/measure, like the arena's.
"""

from __future__ import annotations

import json
import time
from typing import Any, NamedTuple

from support.measuring import MEASURE_FOLDER
from tiletum.bots import Budget, make_bot
from tiletum.bots.evaluation import trained
from tiletum.bots.outlook import turns_left
from tiletum.bots.planner import as_if_nothing_came
from tiletum.bots.steadier import steady_gain
from tiletum.game.catalogue import steps
from tiletum.game.engine import Game
from tiletum.table.dealer import SeededDealer
from tiletum.table.table import Options, Table, solo_level

Turn = dict[str, Any]
MINIMUM_GAIN = 0.1
"""Expected points by which a better evaluation counts as better."""


class Watched(NamedTuple):
    bot: str
    nodes: int
    games: int
    players: int = 2
    """1 is a solo game against the Bishop."""

    def options(self) -> Options:
        return Options(self.players, solo=solo_level("bishop") if self.players == 1 else None)


def turns_of(watched: Watched, games: int, stored_only: bool) -> list[Turn]:
    """Return all turns of this many games, from seed 1 on, playing those that are not stored yet. With
    `stored_only`, return only the turns of stored games."""
    file = MEASURE_FOLDER / f"turns-{watched.bot}-{watched.nodes}-{watched.players}.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    for seed in [] if stored_only else range(len(lines) + 1, games + 1):
        lines.append(json.dumps(watch(watched, seed)))
        with file.open("a", encoding="utf-8") as out:
            out.write(lines[-1] + "\n")
    return [turn for line in lines[:games] for turn in json.loads(line)]


def watch(watched: Watched, seed: int) -> list[Turn]:
    table = Table(watched.options(), SeededDealer(seed))
    bots = [make_bot(watched.bot, f"{seed}/{seat}") for seat in range(watched.players)]
    budget = Budget(watched.nodes)
    turns: dict[tuple[int, int, int], Turn] = {}
    while not table.over:
        game = table.game
        at = game.round, game.turn, game.seat
        turn = turns.setdefault(at, {"seed": seed, "seat": game.seat, "seconds": 0.0})
        start = time.process_time()  # processor time, so that other work on the machine does not count
        move = bots[game.seat].choose(game.copy(), budget)
        turn["seconds"] += time.process_time() - start
        if move == game.rules.end_move:
            turn.update(end_of_turn(game))
        table.play(move)
    return [{**turn, "final": table.scores()[turn["seat"]]} for turn in turns.values() if "left" in turn]


def end_of_turn(game: Game) -> Turn:
    return {
        "left": turns_left(game, game.seat),
        "expected": trained().value(game, game.seat),
        "beyond": steady_gain(game, game.seat),
        "lost": game.points > 0,
        "wasted": game.points > 0 and had_use(game),
    }


def had_use(game: Game) -> bool:
    """Return whether two more moves with the unspent points would have raised the bot's own evaluation."""
    return best_within(game, game.seat, 2) > trained().value(game, game.seat) + MINIMUM_GAIN


def best_within(game: Game, seat: int, moves: int) -> float:
    """Return the best evaluation where the turn could end, after up to this many more moves of any kind."""
    best = trained().value(game, seat) if game.stack[-1][0] == steps.DIE_ACTION else float("-inf")
    if not moves:
        return best
    for move in game.moves():
        if move not in (game.rules.end_move, game.rules.discard_move):
            twin = game.copy()
            twin.apply(move)
            as_if_nothing_came(twin)
            if twin.seat == seat and not twin.at_chance:
                best = max(best, best_within(twin, seat, moves - 1))
    return best
