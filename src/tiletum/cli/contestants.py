"""What `tiletum bench` measures, in this interpreter or beside it in another one.

As a script it serves another interpreter's build: `python contestants.py` reads the name of a contestant, a
seed and seconds from each line, and answers with what was done in how long. So it uses only names that every
release has, and imports the program only where it needs it.
"""

from __future__ import annotations

import importlib
import importlib.util
import itertools
import json
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

Contestant = Callable[[int], tuple[int, int]]
"""Does some work with a seed. Returns how many units it did, and in how many games."""


class Slice(NamedTuple):
    """What a contestant did in a slice of time."""

    units: int
    games: int
    seconds: float


def run_slice(contestant: Contestant, seed: int, seconds: float) -> Slice:
    """Let a contestant work for so much processor time, with a new seed each time."""
    units = games = 0
    start = time.process_time()
    for number in itertools.count(seed):
        done, played = contestant(number)
        units += done
        games += played
        spent = time.process_time() - start
        if spent >= seconds:
            return Slice(units, games, spent)
    raise AssertionError("count never ends")


# --- the game ---


def engine_game(players: int, box: Any) -> Contestant:
    """Return a contestant that uses the bare engine, without events, as search does.

    The loop is the package's own; releases that have none are played by the same loop here.
    """
    game_class = importlib.import_module("tiletum.game.engine").Game
    if importlib.util.find_spec("tiletum.game.playout") is None:
        return loop_game(players, box)
    play_out = importlib.import_module("tiletum.game.playout").play_out

    def play(seed: int) -> tuple[int, int]:
        return play_out(game_class.new(players, box=box), random.Random(seed).random), 1

    return play


def loop_game(players: int, box: Any) -> Contestant:
    """Return a contestant that plays the same games by a loop outside the package."""
    game_class = importlib.import_module("tiletum.game.engine").Game

    def play(seed: int) -> tuple[int, int]:
        draw = random.Random(seed).random
        game = game_class.new(players, box=box)
        decisions = 0
        while not game.over:
            if game.at_chance:
                game.apply(game.outcome(int(draw() * game.total())))
            else:
                moves = game.moves()
                game.apply(moves[int(draw() * len(moves))])
                decisions += 1
        return decisions, 1

    return play


def public_game(players: int, box: Any) -> Contestant:
    """Return a contestant that plays through a table: seeded dealer, checked moves, log and events."""
    table_class = importlib.import_module("tiletum.table.table").Table

    def play(seed: int) -> tuple[int, int]:
        draw = random.Random(seed).random
        table = table_class.open(players, seed=seed, box=box)
        decisions = 0
        while not table.over:
            moves = table.moves()
            table.play(moves[int(draw() * len(moves))])
            decisions += 1
        return decisions, 1

    return play


def copies(players: int, box: Any) -> Contestant:
    """Return a contestant that copies positions from all over a few games."""
    positions = some_positions(players, box)

    def copy_all(seed: int) -> tuple[int, int]:
        for position in positions:
            position.copy()
        return len(positions), 0

    return copy_all


def plans(nodes: int, box: Any) -> Contestant:
    """Return a contestant that plans whole turns, as the merchant does. Its units are nodes."""
    planner_class = importlib.import_module("tiletum.bots.planner").Planner
    budget = importlib.import_module("tiletum.bots.protocol").Budget(nodes=nodes)
    evaluation = importlib.import_module("tiletum.bots.evaluation").trained()
    die_step = step_called("CHOOSE_DIE")
    found = [game for players in (2, 3, 4) for game in some_positions(players, box)]
    turns = [game for game in found if game.stack[-1][0] == die_step]

    def plan(seed: int) -> tuple[int, int]:
        planner = planner_class(evaluation, turns[seed * 7 % len(turns)], budget)
        before = planner.nodes_left
        planner.plans()
        return before - planner.nodes_left, 0

    return plan


def step_called(name: str) -> int:
    """Return the number of a kind of step, which earlier releases kept in another place."""
    for place in ("tiletum.game.catalogue.steps", "tiletum.game.steps"):
        try:
            number: int = getattr(importlib.import_module(place), name)
        except ModuleNotFoundError:
            continue
        return number
    raise LookupError(name)


def some_positions(players: int, box: Any) -> list[Any]:
    """Return positions with a decision from all over a few random games."""
    game_class = importlib.import_module("tiletum.game.engine").Game
    positions: list[Any] = []
    draw = random.Random(5)
    for _ in range(4):
        game = game_class.new(players, box=box)
        while not game.over:
            if game.at_chance:
                game.apply(game.outcome(draw.randrange(game.total())))
            else:
                positions.append(game.copy())
                game.apply(draw.choice(game.moves()))
    return positions


# --- the peer ---


def catanatron_game(players: int, box: Any) -> Contestant:
    """Return the peer: Catanatron's own random players in its own loop."""
    catan = importlib.import_module("catanatron")
    colours = list(catan.Color)[:players]

    def play(seed: int) -> tuple[int, int]:
        random.seed(seed)
        game = catan.Game([catan.RandomPlayer(colour) for colour in colours])
        game.play()
        return len(game.state.actions), 1

    return play


MAKERS: dict[str, Callable[[Any], Contestant]] = {
    "engine_2": partial(engine_game, 2),
    "engine_4": partial(engine_game, 4),
    "loop_2": partial(loop_game, 2),
    "public_2": partial(public_game, 2),
    "public_4": partial(public_game, 4),
    "copy_2": partial(copies, 2),
    "copy_4": partial(copies, 4),
    "merchant_800": partial(plans, 800),
    "merchant_8000": partial(plans, 8000),
    "catanatron_2": partial(catanatron_game, 2),
}
"""How each contestant is made from a box; None is the packaged one."""


def serve() -> None:
    """Run slices for another interpreter: a line in, a line out."""
    made: dict[str, Contestant] = {}
    for line in sys.stdin:
        name, seed, seconds = json.loads(line)
        if name not in made:
            made[name] = MAKERS[name](None)
            made[name](0)
        print(json.dumps(run_slice(made[name], seed, seconds)), flush=True)


if __name__ == "__main__":
    serve()
