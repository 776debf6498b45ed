"""`tiletum bench`: measures the engine and the planner beside a peer in the same run.

The engine's figures are players' decisions per second in whole random games on one thread: the time for
outcomes of chance counts, the outcomes do not. Machines are noisy, so the contestants alternate in short
slices of processor time, and the ratios compare figures of the same minute. `--beside` adds another build.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import platform
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table as Grid

from tiletum.box import Box
from tiletum.errors import TiletumError
from tiletum.game import engine
from tiletum.game.engine import Game
from tiletum.table.save import load_game, save
from tiletum.table.table import Table
from tiletum.words import Words

from . import contestants
from .common import Commands, add_common, box_of, progress_bar, words_for
from .contestants import MAKERS, Contestant, Slice, run_slice, some_positions

SHORTEST, LONGEST = 0.2, 86400
PEER: Final = "catanatron_2"
UNITS: Final = {"copy": "copies_per_second", "merchant": "nodes_per_second"}
"""What a contestant's rate counts, by the first part of its name, if not players' decisions."""
RECORD: Final = Path(__file__).with_name("bench.json")
"""The ratios to the peer that the last release reached, by build."""
STEP: Final = Path(__file__).parents[3] / "bench" / "step.c"
"""The model of a step in C, in a checkout of the repository."""
REPEATS: Final = 10


def add_command(commands: Commands) -> None:
    parser = commands.add_parser("bench", help="measure the engine's speed", description=__doc__)
    add_common(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object, for programs")
    parser.add_argument("--seconds", type=float, default=3.0, metavar="T", help="for each contestant")
    parser.add_argument("--only", metavar="A,B", help=f"only some contestants: {', '.join(MAKERS)}")
    parser.add_argument(
        "--beside", metavar="PYTHON", help="race another build, installed for this interpreter"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    words = words_for(arguments.lang)
    if not SHORTEST <= arguments.seconds <= LONGEST:
        raise TiletumError("error-seconds", shortest=str(SHORTEST), longest=LONGEST)
    names = contestants_named(arguments.only)
    result = measure(arguments.seconds, box_of(arguments), names, arguments.beside)
    if arguments.json:
        print(json.dumps(result))
    else:
        Console(highlight=False).print(as_grid(result, words))
    return 0


def contestants_named(only: str | None) -> list[str]:
    names = only.split(",") if only else list(MAKERS)
    for name in names:
        if name not in MAKERS:
            raise TiletumError("error-contestant", name=name, known=", ".join(MAKERS))
    if importlib.util.find_spec("catanatron") is None:
        return [name for name in names if name != PEER]
    return names if PEER in names else [*names, PEER]


# --- the race ---


class Racer:
    """A contestant of this build, or of another interpreter's."""

    def __init__(self, name: str, box: Box, other: OtherBuild | None = None) -> None:
        self.name = name
        self.other = other
        self.total = Slice(0, 0, 0.0)
        self.rates: list[float] = []
        self.contestant: Contestant | None = None if other else MAKERS[name](box)

    def run(self, seed: int, seconds: float) -> None:
        if self.other is not None:
            found = self.other.run_slice(self.name, seed, seconds)
        else:
            assert self.contestant is not None
            found = run_slice(self.contestant, seed, seconds)
        before = self.total
        self.total = Slice(
            before.units + found.units, before.games + found.games, before.seconds + found.seconds
        )
        self.rates.append(found.units / found.seconds)

    def warm_up(self) -> None:
        if self.contestant is not None:
            self.contestant(0)

    @property
    def rate(self) -> float:
        """Return the median over the slices: some meet a busy machine."""
        return statistics.median(self.rates)


class OtherBuild:
    """Another interpreter with a build of its own. It runs slices on request."""

    def __init__(self, python: str) -> None:
        command = [python, "-P", "-u", str(contestants.__file__).replace(".pyc", ".py")]
        try:
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        except OSError as error:
            raise TiletumError("error-beside", python=python) from error
        self.python = python

    def run_slice(self, name: str, seed: int, seconds: float) -> Slice:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps([name, seed, seconds]) + "\n")
            self.process.stdin.flush()
            return Slice(*json.loads(self.process.stdout.readline()))
        except (OSError, ValueError) as error:
            raise TiletumError("error-beside", python=self.python) from error

    def close(self) -> None:
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.wait(timeout=60)


def measure(seconds: float, box: Box, names: list[str], beside: str | None = None) -> dict[str, Any]:
    other = OtherBuild(beside) if beside else None
    try:
        ours, theirs = race(names, box, seconds, other)
    finally:
        if other is not None:
            other.close()
    result: dict[str, Any] = {
        "python": platform.python_version(),
        "compiled": is_compiled(),
        **{racer.name: report(racer) for racer in ours},
        **{f"costs_{players}": costs(players, box) for players in (2, 4)},
        "import_ms": import_ms(),
        **c_model(ours),
    }
    if theirs:
        result["beside"] = {
            mine.name: {"rate": round(other.rate), "ratio": round(ratio(mine, other), 3)}
            for mine, other in zip(ours, theirs, strict=True)
        }
    return {**result, **beside_peer(ours)}


def race(
    names: list[str], box: Box, seconds: float, other: OtherBuild | None
) -> tuple[list[Racer], list[Racer]]:
    """Run the contestants in turn, slice by slice, so that a slow minute is slow for all."""
    slices = max(2, int(seconds / 0.25))
    ours = [Racer(name, box) for name in names]
    theirs = [Racer(name, box, other) for name in names] if other is not None else []
    for racer in ours:
        racer.warm_up()
    with progress_bar() as progress:
        for number in progress.track(range(slices)):
            for place, racer in enumerate(ours):
                racer.run(number * 10_000, seconds / slices)
                if theirs:
                    theirs[place].run(number * 10_000, seconds / slices)
    return ours, theirs


def ratio(mine: Racer, other: Racer) -> float:
    """Return how much quicker one is: the median over slices that followed each other."""
    return statistics.median(a / b for a, b in zip(mine.rates, other.rates, strict=True))


def report(racer: Racer) -> dict[str, float]:
    kind = racer.name.partition("_")[0]
    if kind in UNITS:
        return {UNITS[kind]: round(racer.rate)}
    units, games, spent = racer.total
    return {
        "decisions_per_second": round(racer.rate),
        "games_per_second": round(games / spent, 1),
        "decisions_per_game": round(units / games, 1),
    }


# --- what the figures are compared with ---


def beside_peer(racers: list[Racer]) -> dict[str, Any]:
    """Return the ratios to the peer, and to those that the last release reached."""
    peer = next((racer for racer in racers if racer.name == PEER), None)
    if peer is None:
        return {}
    recorded = json.loads(RECORD.read_text(encoding="utf-8"))["compiled" if is_compiled() else "plain"]
    found = {racer.name: round(ratio(racer, peer), 2) for racer in racers if racer is not peer}
    return {
        "catanatron_copy_us": catanatron_copy_us(),
        "ratio_to_catanatron": found,
        "ratio_to_last_release": {
            name: round(now / recorded[name], 2) for name, now in found.items() if name in recorded
        },
    }


def c_model(racers: list[Racer]) -> dict[str, Any]:
    """Return the time of a step of the model in C, and of a decision of ours in such steps.

    Without a C compiler or the repository there is none.
    """
    compiler = shutil.which("cc")
    engine_path = next((racer for racer in racers if racer.name == "engine_2"), None)
    if compiler is None or engine_path is None or not STEP.exists():
        return {}
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "step"
        subprocess.run([compiler, "-O2", "-o", program, STEP], check=True)
        step_ns = statistics.median(
            float(subprocess.run([program], capture_output=True, check=True).stdout.split()[0])
            for _ in range(3)
        )
    return {"c_step_ns": step_ns, "decision_in_c_steps": round(1e9 / engine_path.rate / step_ns, 1)}


def is_compiled() -> bool:
    return not str(engine.__file__).endswith(".py")


# --- single operations ---


def costs(players: int, box: Box) -> dict[str, float]:
    """Return the cost of single operations: a copy, a list of moves, a replay, a save file."""
    positions: list[Game] = some_positions(players, box)
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
        "copy_bytes": copy_bytes(positions),
        "moves_us": round(1e6 * per_call(positions, Game.moves), 2),
        "replay_ms": round(1e3 * statistics.median(replays), 2),
        "entries": len(table.log),
        "save_bytes": size,
    }


def copy_bytes(positions: list[Game]) -> int:
    """Return the memory that a copy takes, on average, while its original is kept."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [position.copy() for position in positions]
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken // len(copies)


def timed(call: Callable[[], object], times: int) -> float:
    start = time.process_time()
    for _ in range(times):
        call()
    return (time.process_time() - start) / times


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
        for _ in range(REPEATS)
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
