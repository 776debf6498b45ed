"""Writes docs/bots-results.md: the ladder of the bots, measured (part of `make measure`).

`python tests/measure_bots.py [--share S]` runs the commands below with that share of their games and keeps
what was played in build/measure, so a run that was stopped goes on.
"""

from __future__ import annotations

import argparse
import cProfile
import json
import pstats
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

from tiletum.arena.match import play_game
from tiletum.bots import Budget, make_bot
from tiletum.bots.evaluation import trained
from tiletum.bots.planner import Planner
from tiletum.bots.reduced import useful_moves
from tiletum.game import steps
from tiletum.game.engine import Game
from tiletum.table.dealer import SeededDealer
from tiletum.table.table import Options, Table

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs" / "bots-results.md"
KEPT = ROOT / "build" / "measure"
MASTER = "master@nodes=40000"


class Run(NamedTuple):
    title: str
    arguments: str
    games: int
    bar: str = ""
    """What was to be reached, for the first bot named."""


RUNS = (
    Run("Apprentice against random", "--bots apprentice,random", 3000, "≥ 99 %"),
    Run("Merchant against apprentice", "--bots merchant,apprentice", 300, "≥ 80 %"),
    Run("Alone against the Bishop: merchant", "--bots merchant --solo bishop", 200, "≥ 60 %"),
    Run("Two players, round robin", "--bots random,apprentice,merchant --players 2", 300),
    Run("Three players", "--bots random,apprentice,merchant --players 3", 150),
    Run("Four players", "--bots random,apprentice,merchant --players 4", 120),
    Run("Master against merchant", f"--bots {MASTER},merchant", 200, "≥ 65 %"),
    Run("Alone against the Bishop: master", f"--bots {MASTER} --solo bishop", 100, "≥ 80 %"),
)


def play(run: Run, share: float) -> tuple[str, dict[str, Any]]:
    """The command, and the last line of what it printed."""
    games = max(2, round(run.games * share))
    command = f"arena {run.arguments} --games {games} --seed 1"
    KEPT.mkdir(parents=True, exist_ok=True)
    journal = KEPT / f"{command.replace(' ', '_').replace('/', '_')}.jsonl"
    done = subprocess.run(
        [sys.executable, "-m", "tiletum", *command.split(), "--json", "--resume", str(journal)],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return command, json.loads(done.stdout.splitlines()[-1])


def section(run: Run, share: float) -> list[str]:
    command, found = play(run, share)
    lines = ["", f"## {run.title}", "", f"`tiletum {command}`", ""]
    lines += ["| bot | won | 95 % interval | score | spread | s a turn, 95 % of them | failures |"]
    lines += ["|---|---:|---|---:|---:|---|---:|"]
    for name, bot in found["bots"].items():
        turn = bot["time"]["turn"]
        lines.append(
            f"| {name} | {100 * bot['win_rate']:.1f} % | {100 * bot['low']:.1f}–{100 * bot['high']:.1f} % "
            f"| {bot['mean_score']:.1f} | {bot['score_spread']:.1f} "
            f"| {turn['mean']:.3f}, {turn['p95']:.3f} | {bot['failures']} |"
        )
    if run.bar:
        lines += ["", f"To reach: {run.bar}, the interval clear of it."]
    return lines


# --- points lost, speed ---


def could_have_used(game: Game) -> bool:
    """Whether one more move with the points about to be lost would have raised its own evaluation."""
    evaluation = trained()
    here = evaluation.value(game, game.seat)
    for move in useful_moves(game):
        twin = game.copy()
        if move != game.rules.end_move:
            twin.apply(move)
            ended = twin.stack[-1][0] == steps.DIE_ACTION and twin.points < game.points
            if ended and evaluation.value(twin, game.seat) > here + 0.1:
                return True
    return False


def points_lost(bot: str, games: int) -> list[str]:
    turns = lost = wasted = 0
    for seed in range(1, games + 1):
        table = Table(Options(), SeededDealer(seed))
        bots = [make_bot(bot, f"{seed}/{seat}") for seat in range(2)]
        while not table.over:
            game = table.game
            move = bots[game.seat].choose(game.copy(), Budget())
            if move == game.rules.end_move:
                turns += 1
                lost += game.points > 0
                wasted += game.points > 0 and could_have_used(game)
            table.play(move)
    return [
        "",
        "## Action points lost",
        "",
        f"`{bot}`, {games} games of two, {turns} turns: {100 * lost / turns:.1f} % ended with points left,",
        f"and {100 * wasted / turns:.2f} % with points that one more move would have used to a better",
        "evaluation (to reach: at most 1 %).",
    ]


def positions_a_second(nodes: int) -> float:
    planner = Planner(trained(), Table(Options(), SeededDealer(5)).game, Budget(nodes))
    start = time.perf_counter()
    planner.plans()
    return (nodes - planner.nodes_left) / (time.perf_counter() - start)


def profile_rows() -> list[str]:
    """The functions that take most of the time of a game between two merchants."""
    profile = cProfile.Profile()
    profile.runcall(play_game, Options(), 2, ["merchant", "merchant"], Budget(1000))
    own = {where: row[2] for where, row in pstats.Stats(profile).stats.items()}  # type: ignore[attr-defined]
    rows: list[str] = []
    for file, line, name in sorted(own, key=lambda where: -own[where])[:12]:
        place = f"{Path(file).parent.name}/{Path(file).stem}." if file.endswith(".py") else ""
        rows.append(f"| `{place}{name}` | {100 * own[file, line, name] / sum(own.values()):.0f} % |")
    return rows


def speed() -> list[str]:
    rate = positions_a_second(20_000)
    return [
        "",
        "## Speed",
        "",
        f"The planner looks at {rate:,.0f} positions a second: with 6,000 nodes a plan,",
        f"{rate / 6000:.1f} turns a second. Where the time of a game between two merchants goes:",
        "",
        "| function | share |",
        "|---|---:|",
        *profile_rows(),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=1.0)
    share = parser.parse_args().share
    lines = [
        "# How strong the bots are",
        "",
        "Measured by `python tests/measure_bots.py` (part of `make measure`), living rules. Seats are",
        "rotated over the same deals; [arena.md](arena.md) says how to read the figures. Times are those",
        "of the compiled build (`make compiled`) on two cores that had other work too.",
    ]
    for run in RUNS:
        lines += section(run, share)
        DOCUMENT.write_text("\n".join(lines) + "\n", encoding="utf-8")
    lines += points_lost("merchant", max(1, round(20 * share))) + speed()
    DOCUMENT.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
