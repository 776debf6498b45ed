"""`tiletum bench`: measures the engine beside a peer in the same run.

It counts players' decisions per second in whole random games on one thread. The time for outcomes of
chance counts, the outcomes do not. Machines are noisy, so the contestants alternate in short slices, and
the ratios compare figures of the same minute.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from tiletum.box import Box
from tiletum.errors import TiletumError
from tiletum.game import engine
from tiletum.game.engine import Game
from tiletum.table.save import load_game, save
from tiletum.table.table import Table
from tiletum.words import Words

from .common import Commands, add_common, box_of, progress_bar, words_for

SHORTEST, LONGEST = 0.2, 86400

Contestant = Callable[[int], tuple[int, int]]
"""Plays one game with a seed. Returns the numbers of decisions and games."""


def add_command(commands: Commands) -> None:
    parser = commands.add_parser("bench", help="measure the engine's speed", description=__doc__)
    add_common(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object, for programs")
    parser.add_argument("--seconds", type=float, default=3.0, metavar="T", help="for each contestant")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    words = words_for(arguments.lang)
    if not SHORTEST <= arguments.seconds <= LONGEST:
        raise TiletumError("error-seconds", shortest=str(SHORTEST), longest=LONGEST)
    result = measure(arguments.seconds, box_of(arguments))
    if arguments.json:
        print(json.dumps(result))
    else:
        Console(highlight=False).print(as_grid(result, words))
    return 0


# --- contestants ---


def engine_game(players: int, box: Box) -> Contestant:
    """Return a contestant that uses the bare engine, without events, as search does."""

    def play(seed: int) -> tuple[int, int]:
        draw = random.Random(seed).random
        game = Game.new(players, box=box)
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


def public_game(players: int, box: Box) -> Contestant:
    """Return a contestant that plays through a table: seeded dealer, checked moves, log and events."""

    def play(seed: int) -> tuple[int, int]:
        draw = random.Random(seed).random
        table = Table.open(players, seed=seed, box=box)
        decisions = 0
        while not table.over:
            moves = table.moves()
            table.play(moves[int(draw() * len(moves))])
            decisions += 1
        return decisions, 1

    return play


def catanatron_game(players: int) -> Contestant:
    """Return the peer: Catanatron's own random players in its own loop."""
    catan = import_module("catanatron")
    colours = list(catan.Color)[:players]

    def play(seed: int) -> tuple[int, int]:
        random.seed(seed)
        game = catan.Game([catan.RandomPlayer(colour) for colour in colours])
        game.play()
        return len(game.state.actions), 1

    return play


# --- measuring ---


def measure(seconds: float, box: Box) -> dict[str, Any]:
    peer = importlib.util.find_spec("catanatron") is not None
    contestants: dict[str, Contestant] = {
        f"{path}_{players}": make(players, box)
        for players in (2, 4)
        for path, make in (("engine", engine_game), ("public", public_game))
    }
    if peer:
        contestants["catanatron_2"] = catanatron_game(2)
    rates = race(contestants, seconds)
    result: dict[str, Any] = {
        "python": platform.python_version(),
        "compiled": not str(engine.__file__).endswith(".py"),
        **rates,
        **{f"costs_{players}": costs(players, box) for players in (2, 4)},
        "import_ms": import_ms(),
    }
    if peer:
        base = rates["catanatron_2"]["decisions_per_second"]
        result["catanatron_copy_us"] = catanatron_copy_us()
        result["ratio_to_catanatron"] = round(rates["engine_2"]["decisions_per_second"] / base, 2)
        result["ratio_public_to_catanatron"] = round(rates["public_2"]["decisions_per_second"] / base, 2)
    return result


def race(contestants: dict[str, Contestant], seconds: float) -> dict[str, dict[str, float]]:
    """Run the contestants in turn, slice by slice, so that a slow minute is slow for all."""
    slices = max(2, int(seconds / 0.25))
    totals = {name: [0.0, 0.0, 0.0] for name in contestants}
    for play in contestants.values():
        play(0)
    with progress_bar() as progress:
        for number in progress.track(range(slices)):
            for name, play in contestants.items():
                add_slice(totals[name], play, number * 10_000, seconds / slices)
    return {
        name: {
            "decisions_per_second": round(decisions / spent),
            "games_per_second": round(games / spent, 1),
            "decisions_per_game": round(decisions / games, 1),
        }
        for name, (decisions, games, spent) in totals.items()
    }


def add_slice(total: list[float], play: Contestant, seed: int, seconds: float) -> None:
    start = time.perf_counter()
    while True:
        seed += 1
        decisions, games = play(seed)
        total[0] += decisions
        total[1] += games
        spent = time.perf_counter() - start
        if spent >= seconds:
            total[2] += spent
            return


def costs(players: int, box: Box) -> dict[str, float]:
    """Return the cost of single operations: a copy, a list of moves, a replay, a save file."""
    positions = some_positions(players, box)
    table = Table.open(players, seed=1, box=box)
    draw = random.Random(1).random
    while not table.over:
        moves = table.moves()
        table.play(moves[int(draw() * len(moves))])
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.json"
        save(table, file)
        replays = [timed(lambda: load_game(file), 1) for _ in range(9)]
        size = file.stat().st_size
    return {
        "copy_us": round(1e6 * per_call(positions, Game.copy), 2),
        "moves_us": round(1e6 * per_call(positions, Game.moves), 2),
        "replay_ms": round(1e3 * statistics.median(replays), 2),
        "entries": len(table.log),
        "save_bytes": size,
    }


def some_positions(players: int, box: Box) -> list[Game]:
    """Return positions with a decision from all over a few random games."""
    positions: list[Game] = []
    draw = random.Random(5)
    for _ in range(4):
        game = Game.new(players, box=box)
        while not game.over:
            if game.at_chance:
                game.apply(game.outcome(draw.randrange(game.total())))
            else:
                positions.append(game.copy())
                game.apply(draw.choice(game.moves()))
    return positions


def timed(call: Callable[[], object], times: int) -> float:
    start = time.perf_counter()
    for _ in range(times):
        call()
    return (time.perf_counter() - start) / times


def per_call(positions: list[Game], call: Callable[[Game], object]) -> float:
    """Return the median time per call over several rounds through all positions."""

    def once() -> None:
        for position in positions:
            call(position)

    return statistics.median(timed(once, 1) for _ in range(15)) / len(positions)


def catanatron_copy_us() -> float:
    catan = import_module("catanatron")
    game = catan.Game([catan.RandomPlayer(catan.Color.RED), catan.RandomPlayer(catan.Color.BLUE)])
    for _ in range(200):
        game.play_tick()
    return round(1e6 * statistics.median(timed(game.copy, 50) for _ in range(9)), 1)


def import_ms() -> float:
    """Return the time of `import tiletum` in a new interpreter, without the interpreter's own start."""
    code = "import time; t = time.perf_counter(); import tiletum; print(time.perf_counter() - t)"
    found = [
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout)
        for _ in range(7)
    ]
    return round(1e3 * statistics.median(found), 1)


# --- printing ---


def as_grid(result: dict[str, Any], words: Words) -> Grid:
    grid = Grid(title=words.say("bench-title", python=result["python"]), title_justify="left")
    grid.add_column(words.say("bench-what"))
    grid.add_column(words.say("bench-figure"), justify="right")
    for name, value in flat(result):
        grid.add_row(
            name, words.number(float(value), "#,##0.##") if isinstance(value, int | float) else str(value)
        )
    return grid


def flat(result: dict[str, Any]) -> list[tuple[str, Any]]:
    rows: list[tuple[str, Any]] = []
    for name, value in result.items():
        if isinstance(value, dict):
            rows += [(f"{name}.{key}", inner) for key, inner in value.items()]
        elif name != "python":
            rows.append((name, value))
    return rows
