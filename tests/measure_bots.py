"""Writes docs/bots-results.md: the ladder of the bots, measured (part of `make measure`).

`python tests/measure_bots.py [--share S]` runs the commands below with that share of their games and keeps
what was played in build/measure, so a run that was stopped goes on; with `--kept` it plays nothing and writes
what there is so far.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import statistics
import time
from collections import defaultdict
from pathlib import Path
from typing import Any, NamedTuple

from measuring import MASTER, ROOT, arena, kept_games
from tiletum.arena.match import play_game
from tiletum.bots import Budget, make_bot, planner
from tiletum.bots.evaluation import trained
from tiletum.bots.merchant import NODES
from tiletum.bots.planner import Planner, as_if_nothing_came
from tiletum.game import steps
from tiletum.game.engine import Game
from tiletum.table.dealer import SeededDealer
from tiletum.table.table import Options, Table

DOCUMENT = ROOT / "docs" / "bots-results.md"
HEAD = (
    "# How strong the bots are",
    "",
    "Measured by `python tests/measure_bots.py` (part of `make measure`), living rules. Seats are",
    "rotated over the same deals; [arena.md](arena.md) says how to read the figures.",
)

SCORES = {"apprentice": 80, "merchant": 120, MASTER: 145}
"""Mean scores to reach between two players."""


class Run(NamedTuple):
    title: str
    arguments: str
    games: int
    bar: float = 0.0
    """Win rate to reach by the first bot named, its whole interval."""
    scores: bool = False
    """Whether the mean scores of SCORES are to be reached."""


RUNS = (
    Run("Apprentice against random", "--bots apprentice,random", 3000, 0.99),
    Run("Merchant against apprentice", "--bots merchant,apprentice", 300, 0.80),
    Run("Alone against the Bishop: merchant", "--bots merchant --solo bishop", 300, 0.60),
    Run(
        "Two players, round robin",
        f"--bots random,apprentice,merchant,{MASTER} --players 2",
        240,
        scores=True,
    ),
    Run("Three players", f"--bots random,apprentice,merchant,{MASTER} --players 3", 120),
    Run("Four players", f"--bots random,apprentice,merchant,{MASTER} --players 4", 96),
    Run("Master against merchant", f"--bots {MASTER},merchant", 300, 0.65),
    Run("Alone against the Bishop: master", f"--bots {MASTER} --solo bishop", 200, 0.80),
)


def section(run: Run, games: int) -> list[str]:
    command, _, found = arena(run.arguments, games)
    lines = ["", f"## {run.title}", "", f"`{command}`", ""]
    if games < run.games:
        lines += [f"Fewer games than the {run.games} that are meant to be played.", ""]
    lines += ["| bot | won | 95 % interval | score | spread | failures |", "|---|---:|---|---:|---:|---:|"]
    for name, bot in found["bots"].items():
        lines.append(
            f"| {name} | {100 * bot['win_rate']:.1f} % | {100 * bot['low']:.1f}–{100 * bot['high']:.1f} % "
            f"| {bot['mean_score']:.1f} | {bot['score_spread']:.1f} | {bot['failures']} |"
        )
    return lines + verdicts(run, found)


def verdicts(run: Run, found: dict[str, Any]) -> list[str]:
    """Which bars were reached, and by how much others were missed."""
    lines: list[str] = []
    if run.bar:
        name, bot = next(iter(found["bots"].items()))
        lines += [
            "",
            f"To reach with the whole interval: {name} ≥ {100 * run.bar:.0f} %. **{verdict(run, bot)}**",
        ]
    for name, aim in SCORES.items() if run.scores else []:
        mean = found["bots"][name]["mean_score"]
        said = "reached" if mean >= aim else f"missed by {aim - mean:.1f} points"
        lines += ["", f"To reach: {name} with a mean of {aim}. **{said}**"]
    return lines


def verdict(run: Run, bot: dict[str, Any]) -> str:
    """Too few games are no miss: then the bar is within the interval."""
    if bot["low"] >= run.bar:
        return "reached"
    short = 100 * (run.bar - bot["low"])
    if bot["high"] < run.bar:
        return f"missed: the whole interval is below, its lower end by {short:.1f} points"
    return f"not shown: the interval begins {short:.1f} points below"


# --- points lost, speed ---


def best_within(game: Game, seat: int, moves: int) -> float:
    """The best evaluation where the turn could be ended, after up to so many more moves of any kind."""
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


def could_have_used(game: Game) -> bool:
    """Whether two more moves with the points about to be lost would have raised its own evaluation."""
    return best_within(game, game.seat, 2) > trained().value(game, game.seat) + 0.1


def points_lost(bot: str, budget: Budget, games: int) -> list[str]:
    turns = lost = wasted = 0
    for seed in range(1, games + 1):
        table = Table(Options(), SeededDealer(seed))
        bots = [make_bot(bot, f"{seed}/{seat}") for seat in range(2)]
        while not table.over:
            game = table.game
            move = bots[game.seat].choose(game.copy(), budget)
            if move == game.rules.end_move:
                turns += 1
                lost += game.points > 0
                wasted += game.points > 0 and could_have_used(game)
            table.play(move)
    return [
        "",
        f"`{bot}`, {games} games of two, {turns} turns: {100 * lost / turns:.1f} % ended with points left,",
        f"and {100 * wasted / turns:.2f} % with points that two more moves would have used to a better",
        "evaluation (to reach: at most 1 %).",
    ]


def positions_a_second(nodes: int) -> float:
    search = Planner(trained(), Table(Options(), SeededDealer(5)).game, Budget(nodes))
    start = time.process_time()
    search.plans()
    return (nodes - search.nodes_left) / (time.process_time() - start)


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


def turn_seconds(bot: str, games: int) -> str:
    """Processor time of its turns between two of them: other work on the machine does not count."""
    turns: defaultdict[tuple[int, int, int, int], float] = defaultdict(float)
    for seed in range(1, games + 1):
        table = Table(Options(), SeededDealer(seed))
        bots = [make_bot(bot, f"{seed}/{seat}") for seat in range(2)]
        while not table.over:
            game = table.game
            start = time.process_time()
            move = bots[game.seat].choose(game.copy(), Budget())
            turns[seed, game.round, game.turn, game.seat] += time.process_time() - start
            table.play(move)
    seconds = sorted(turns.values())
    most = seconds[int(0.95 * len(seconds))]
    return f"| {bot} | {statistics.mean(seconds):.3f} | {most:.3f} | {seconds[-1]:.3f} |"


def speed() -> list[str]:
    rate = positions_a_second(20_000)
    return [
        "",
        "## Speed",
        "",
        f"On the {build()} build the planner looks at {rate:,.0f} positions a second of processor time: with",
        f"{NODES:,} nodes a plan, {rate / NODES:.1f} turns a second. Processor seconds of a turn:",
        "",
        "| bot | mean | 95 % of them | longest |",
        "|---|---:|---:|---:|",
        turn_seconds("apprentice", 5),
        turn_seconds("merchant", 3),
        "",
        "Where the time of a game between two merchants goes:",
        "",
        "| function | share |",
        "|---|---:|",
        *profile_rows(),
    ]


def build() -> str:
    return "plain" if planner.__file__.endswith(".py") else "compiled"


def wanted_games(run: Run, share: float, kept: bool) -> int:
    return min(run.games, kept_games(run.arguments)) if kept else max(2, round(run.games * share))


def ladder(share: float, kept: bool) -> list[str]:
    lines = list(HEAD)
    missing: list[str] = []
    for run in RUNS:
        games = wanted_games(run, share, kept)
        if games:
            lines += section(run, games)
        else:
            missing.append(f"- {run.title}: `tiletum arena {run.arguments} --games {run.games} --seed 1`")
        DOCUMENT.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return [*lines, "", "## Not measured with the present bots", "", *missing] if missing else lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--kept", action="store_true", help="play nothing: only what was played so far")
    arguments = parser.parse_args()
    share = arguments.share
    lines = [*ladder(share, arguments.kept), "", "## Action points lost"]
    lines += points_lost("merchant", Budget(), max(1, round(20 * share)))
    lines += points_lost("master", Budget(40_000), max(1, round(5 * share))) + speed()
    DOCUMENT.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
