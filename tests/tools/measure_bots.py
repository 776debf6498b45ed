"""Write docs/bots-results.md: the ladder of the bots, measured (part of `make measure`).

In tests/, `python -m tools.measure_bots [--share S]` runs the commands below with that share of their games.
The games are kept in build/measure, so a stopped run goes on. `--kept` plays nothing and writes what there
is so far. `--only TITLE`, any number of times, rewrites these sections and leaves the others.
"""

from __future__ import annotations

import argparse
import cProfile
import math
import pstats
import statistics
import subprocess
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import numpy as np
from numpy.typing import NDArray

from support.measuring import DEEP, MASTER, MASTER_NODES, ROOT, arena, kept_games
from support.watching import WORTH_IT, Turn, Watched, turns_of
from tiletum.arena.match import play_game
from tiletum.arena.statistics import Rate, Z, wilson
from tiletum.bots import Budget, make_bot, planner
from tiletum.bots.evaluation import trained
from tiletum.bots.master import AT_THE_DIE, OTHERS_TURN, OWN_TURN, SECONDS, Search
from tiletum.bots.merchant import NODES, Merchant
from tiletum.bots.outlook import ALL_TURNS, TURNS_A_ROUND
from tiletum.bots.planner import Planner
from tiletum.game.catalogue.steps import CHOOSE_DIE
from tiletum.game.engine import Game
from tiletum.table.dealer import SeededDealer
from tiletum.table.table import Options, Table

Numbers = NDArray[np.float64]

DOCUMENT = ROOT / "docs" / "bots-results.md"
HEAD = (
    "# How strong the bots are",
    "",
    "Measured by `python -m tools.measure_bots` in `tests` (part of `make measure`), living rules. Seats are",
    "rotated over the same deals; [arena.md](arena.md) says how to read the figures. All budgets are in",
    f"nodes ({NODES:,} for a plan of the merchant), so other work on the machine changes nothing but how",
    "many games there was time for. What they cost in seconds is below.",
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
    Run("Alone against the Bishop: merchant", "--bots merchant --solo bishop", 1000, 0.60),
    Run("Apprentice, journeyman and merchant", "--bots apprentice,journeyman,merchant", 240),
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
    Run(
        "Alone against the Bishop: master with 200,000 nodes",
        f"--bots {DEEP} --solo bishop",
        200,
        0.80,
    ),
)


def section(run: Run, games: int) -> list[str]:
    command, played, found = arena(run.arguments, games)
    lines = ["", f"## {run.title}", "", f"`{command}`", ""]
    if games < run.games:
        lines += [f"Fewer games than the {run.games} that are meant to be played.", ""]
    lines += ["| bot | won | 95 % interval | score | spread | failures |", "|---|---:|---|---:|---:|---:|"]
    for name, bot in found["bots"].items():
        lines.append(
            f"| {name} | {100 * bot['win_rate']:.1f} % | {100 * bot['low']:.1f}–{100 * bot['high']:.1f} % "
            f"| {bot['mean_score']:.1f} | {bot['score_spread']:.1f} | {bot['failures']} |"
        )
    return lines + undecided(found["bots"]) + verdicts(run, found, played)


def undecided(bots: dict[str, Any]) -> list[str]:
    """Neighbours of the ladder between which a round robin does not decide."""
    lines: list[str] = []
    for one, other in pairwise(bots) if len(bots) > 2 else []:
        if within(bots[one], bots[other]) and within(bots[other], bots[one]):
            lines += [
                "",
                f"Between {one} and {other} the wins of these games decide nothing: the rate of each",
            ]
            lines += ["lies within the other's interval."]
    return lines


def within(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return bool(other["low"] <= one["win_rate"] <= other["high"])


def verdicts(run: Run, found: dict[str, Any], played: list[dict[str, Any]]) -> list[str]:
    """Which bars were reached, and by how much others were missed."""
    lines: list[str] = []
    if run.bar:
        name, bot = next(iter(found["bots"].items()))
        lines += [
            "",
            f"To reach with the whole interval: {name} ≥ {100 * run.bar:.0f} %. **{verdict(run, bot)}**",
        ]
        lines += ["", ahead(name, played)] if bot["low"] < run.bar else []
    for name, aim in SCORES.items() if run.scores else []:
        mean = found["bots"][name]["mean_score"]
        said = "reached" if mean >= aim else f"missed by {aim - mean:.1f} points"
        lines += ["", f"To reach: {name} with a mean of {aim}. **{said}**"]
    return lines


def ahead(name: str, played: list[dict[str, Any]]) -> str:
    """What stands in the way of a bar: how far ahead the bot is, and how much of that is luck."""
    by: list[int] = []
    for game in played:
        seat = game["bots"].index(name)
        by.append(game["scores"][seat] - max(game["scores"][:seat] + game["scores"][seat + 1 :]))
    return (
        f"Why: on average it is {statistics.mean(by):.1f} points ahead, but from game to game that varies by "
        f"{statistics.stdev(by):.1f} (a standard deviation)."
    )


def verdict(run: Run, bot: dict[str, Any]) -> str:
    """Too few games are no miss: then the bar is within the interval."""
    if bot["low"] >= run.bar:
        return "reached"
    short = 100 * (run.bar - bot["low"])
    if bot["high"] < run.bar:
        return f"missed: the whole interval is below, its lower end by {short:.1f} points"
    said = f"not shown: the interval begins {short:.1f} points below"
    rate = bot["win_rate"]
    if rate <= run.bar:
        return f"{said}, and so is the rate by {100 * (run.bar - rate):.1f} points"
    needed = math.ceil(games_to_show(bot, run.bar) / 10) * 10
    return f"{said}; a true rate of {100 * rate:.1f} % would be shown by about {needed:,} games"


def games_to_show(bot: dict[str, Any], bar: float) -> float:
    """How many games with this rate, as alike within a deal as these were, have an interval above the bar."""
    games, rate, low = float(bot["games"]), bot["win_rate"], bot["low"]
    return games / independent_games(rate, low) * independent_games(rate, bar)


def independent_games(rate: float, low: float) -> float:
    """For how many of them Wilson's interval begins there."""
    return Z**2 * low * (1 - low) / (rate - low) ** 2


# --- turn by turn ---


WATCHED = (Watched("apprentice", 0, 20), Watched("merchant", 0, 60), Watched("master", MASTER_NODES, 24))
HINTED = {
    "two": WATCHED[1],
    "three": Watched("merchant", 0, 14, 3),
    "four": Watched("merchant", 0, 12, 4),
    "alone against the Bishop": Watched("merchant", 0, 36, 1),
}
DEFAULT_NODES = {"apprentice": "–", "merchant": f"{NODES:,}"}
THRIFTY = ("merchant", "master")
WASTED = 0.01
"""The share of turns that may let points go which could have been used."""
IN_SECONDS = {"apprentice": (0.020, "a move"), "merchant": (1.0, "a turn")}


def points_lost(bot: str, turns: list[Turn]) -> str:
    lost = statistics.mean(turn["lost"] for turn in turns)
    wasted = waste(turns)
    return (
        f"| {bot} | {len(turns)} | {100 * lost:.1f} % | {100 * wasted.rate:.2f} % "
        f"| {100 * wasted.low:.2f}–{100 * wasted.high:.2f} % |"
    )


def waste(turns: list[Turn]) -> Rate:
    """The share of turns that let points go, as if the turns of a game had nothing in common."""
    return wilson(statistics.mean(turn["wasted"] for turn in turns), len(turns))


def too_few(seen: dict[Watched, list[Turn]]) -> list[str]:
    games = {watched: len({turn["seed"] for turn in turns}) for watched, turns in seen.items()}
    found = [
        f"{watched.bot} {number} of {watched.games}"
        for watched, number in games.items()
        if number < watched.games
    ]
    return ["", f"Fewer games than are meant to be played: {', '.join(found)}."] if found else []


def turn_seconds(watched: Watched, turns: list[Turn]) -> str:
    seconds = sorted(turn["seconds"] for turn in turns)
    most = seconds[int(0.95 * len(seconds))]
    nodes = f"{watched.nodes:,}" if watched.nodes else DEFAULT_NODES[watched.bot]
    return f"| {watched.bot} | {nodes} | {statistics.mean(seconds):.3f} | {most:.3f} | {seconds[-1]:.3f} |"


def wasteful(seen: dict[Watched, list[Turn]]) -> list[str]:
    """Which bots kept within the points that may be lost, and whether that is sure."""
    return [f"{w.bot}: **{thrift(waste(turns))}**" for w, turns in seen.items() if w.bot in THRIFTY]


def thrift(wasted: Rate) -> str:
    said = kept_within(wasted.rate, WASTED)
    if wasted.rate > WASTED or wasted.high <= WASTED:
        return said
    return f"{said}, but not shown: after so few turns it may be as much as {100 * wasted.high:.1f} %"


def in_time(seen: dict[Watched, list[Turn]]) -> list[str]:
    """The longest turn; what a whole turn took, one of its moves did not exceed."""
    longest = {w.bot: max(turn["seconds"] for turn in seen[w]) for w in seen if w.bot in IN_SECONDS}
    return [
        f"{bot} within {1000 * bar:,.0f} ms {what}: **{kept_within(longest[bot], bar)}**"
        for bot, (bar, what) in IN_SECONDS.items()
        if bot in longest
    ]


def kept_within(value: float, bar: float) -> str:
    return "reached" if value <= bar else f"missed by {100 * (value / bar - 1):.0f} % of it"


def foretold(players: str, turns: list[Turn]) -> list[str]:
    """How far final scores lie from what a hint says they will be, by turns left."""
    rows: list[str] = []
    for first in range(0, ALL_TURNS, TURNS_A_ROUND):
        some = [turn for turn in turns if first <= turn["left"] < first + TURNS_A_ROUND]
        plain = [turn["final"] - turn["expected"] for turn in some]
        said = [more - turn["beyond"] for more, turn in zip(plain, some, strict=True)]
        off = statistics.mean(said)
        rows.append(
            f"| {players} | {first}–{first + TURNS_A_ROUND - 1} | {len(some)} "
            f"| {signed(statistics.mean(plain))} | {signed(off)} | {statistics.stdev(said):.1f} |"
        )
    return rows


def signed(points: float) -> str:
    return f"{points:+z.1f}".replace("-", "−")


def turn_by_turn(share: float, kept: bool) -> list[str]:
    found = {
        watched: turns_of(watched, max(1, round(watched.games * share)), kept)
        for watched in dict.fromkeys((*WATCHED, *HINTED.values()))
    }
    seen = {watched: found[watched] for watched in WATCHED if found[watched]}
    lines = [*LOST, *(points_lost(watched.bot, turns) for watched, turns in seen.items())]
    lines += too_few(seen)
    lines += ["", "To reach: " + "; ".join(wasteful(seen))] if wasteful(seen) else []
    lines += ["", "## Time", "", f"Processor seconds of a turn in these games, on the {build()} build.", ""]
    lines += ["| bot | nodes | mean | 95 % of them | longest |", "|---|---:|---:|---:|---:|"]
    lines += [turn_seconds(watched, turns) for watched, turns in seen.items()]
    lines += ["", "To reach: " + "; ".join(in_time(seen))] if in_time(seen) else []
    hinted = {players: found[watched] for players, watched in HINTED.items() if found[watched]}
    rows = [row for players, turns in hinted.items() for row in foretold(players, turns)]
    return [*lines, *FORETOLD, *rows, *fitted(hinted)] if rows else lines


def fitted(hinted: dict[str, list[Turn]]) -> list[str]:
    """What `STEADIER` would be by these games alone."""
    found = [f"{players} {steadier_by(turns)}" for players, turns in hinted.items()]
    return ["", f"Fitted to these games alone `STEADIER` (`bots/steadier.py`) would be: {'; '.join(found)}."]


def steadier_by(turns: list[Turn]) -> str:
    """Least squares of the points beyond the evaluation, by the turns left and their square."""
    some = [turn for turn in turns if turn["left"]]
    left = np.array([turn["left"] for turn in some], dtype=float)
    inputs = np.stack([np.ones_like(left), left, left**2], axis=1)
    beyond = np.array([turn["final"] - turn["expected"] for turn in some])
    always, a_turn, squared = np.linalg.lstsq(inputs, beyond, rcond=None)[0]
    return f"({always:.1f}, {a_turn:.1f}, {squared:.2f})"


LOST = (
    "",
    "## Action points lost",
    "",
    "Games of two that a bot plays against itself. At most 1 % of turns should let points go that two",
    f"more moves would have used to an evaluation of its own better by more than {WORTH_IT} points. The",
    "interval is Wilson's, as if the turns of a game had nothing in common.",
    "",
    "| bot | turns | ended with points left | with points it could have used | 95 % interval |",
    "|---|---:|---:|---:|---|",
)
FORETOLD = (
    "",
    "## What hints foretell",
    "",
    "Final scores of merchants less what was expected at the end of a turn: by the evaluation alone, and as",
    "hints say it, with what steady play adds to it by number of players (`STEADIER`), or, once no turn is",
    "left, with the points of the King track's leader.",
    "",
    "| players | turns left | turns | evaluation | hint | spread |",
    "|---|---|---:|---:|---:|---:|",
)


# --- what a trial tells ---

TRIALS = "Trials of the master"
PLANNED = ((200, 200), (1000, 600), (2000, 2000))
"""Nodes for one's own turn and for another's in a trial, compared with ..."""
BEST_PLANNED = (8000, 8000)
TRIED, LUCKS, PLANS = 24, 4, 4
"""Positions, trials of each plan, and plans of each position."""


def dice_to_choose(count: int) -> Iterator[Game]:
    """Where a die is to be chosen, once in a game between two quick merchants, somewhere in it."""
    for seed in range(1, count + 1):
        table = Table(Options(), SeededDealer(seed))
        bots = [make_bot("merchant", f"{seed}/{seat}") for seat in range(2)]
        round_, turn = seed % 4 + 1, seed // 4 % 3
        while (table.game.round, table.game.turn) != (round_, turn) or table.game.stack[-1][0] != CHOOSE_DIE:
            table.play(bots[table.game.seat].choose(table.game.copy(), Budget(500)))
        yield table.game.copy()


def tried(game: Game, own: int, others: int) -> Numbers:
    """What each trial (a column) of each plan (a row) comes to, if turns in it have so many nodes."""
    search = Search(game, trained(), Budget(NODES), "1")
    search.own_turn, search.others_turn = own, others
    plans = [candidate.plan for candidate in search.candidates[:PLANS]]
    return np.array([[search.trial(plan, luck) for luck in range(LUCKS)] for plan in plans])


def trials() -> list[str]:
    games = [game for game in dice_to_choose(TRIED) if len(tried(game, 1, 1)) == PLANS]
    best = [compared(tried(game, *BEST_PLANNED)) for game in games]
    lines = ["", f"## {TRIALS}", "", *TOLD_BY_TRIALS]
    for own, others in PLANNED:
        errors = [compared(tried(game, own, others)) - found for game, found in zip(games, best, strict=True)]
        lines.append(f"| {own:,} | {others:,} | {root_mean_square(errors):.1f} |")
    means = [found.mean(axis=1, keepdims=True) for found in best]
    luck = root_mean_square([found - mean for found, mean in zip(best, means, strict=True)])
    return [
        *lines,
        "",
        f"By luck the same trials differ by {luck:.1f} points, the plans themselves by "
        f"{root_mean_square(means):.1f} ({len(games)} positions).",
    ]


def compared(values: Numbers) -> Numbers:
    """The plans with each other: what all of them have in common decides nothing."""
    found: Numbers = values - values.mean(axis=0, keepdims=True)
    return found


def root_mean_square(values: list[Numbers]) -> float:
    return float((np.concatenate([found.ravel() for found in values]) ** 2).mean() ** 0.5)


TOLD_BY_TRIALS = (
    f"How far trials of the best {PLANS} plans for a die, compared with each other, are off if turns in them",
    f"have so many nodes instead of {BEST_PLANNED[0]:,} each (root of mean square, points; games of two):",
    "",
    "| own turn | another's | error of a trial |",
    "|---:|---:|---:|",
)


TURN_BY_TURN = ("Action points lost", "Time", "What hints foretell")
SPEED = "Speed"


def positions_a_second(nodes: int) -> float:
    search = Planner(trained(), Table(Options(), SeededDealer(5)).game, Budget(nodes))
    start = time.process_time()
    search.plans()
    return (nodes - search.nodes_left) / (time.process_time() - start)


def a_second(bot: str, budget: Budget, kind: type, *methods: str) -> list[float]:
    """How often these methods are called for each second of processor time in a game of two such bots."""
    calls: Counter[str] = Counter()
    with ExitStack() as stack:
        for name in methods:
            stack.enter_context(patch.object(kind, name, counting(getattr(kind, name), calls)))
        start = time.process_time()
        play_game(Options(), 2, [bot, bot], budget)
        seconds = time.process_time() - start
    return [calls[name] / seconds for name in methods]


def counting(method: Callable[..., Any], calls: Counter[str]) -> Callable[..., Any]:
    def counted(*args: Any) -> Any:
        calls[method.__name__] += 1
        return method(*args)

    return counted


def searched() -> list[str]:
    """Turns searched a second, as the bots search them while they play."""
    plans = a_second("merchant", Budget(), Merchant, "plans")[0]
    turns, trials, follow = a_second("master", Budget(MASTER_NODES), Search, "find", "trial", "turn")
    own, others = (share * math.sqrt(MASTER_NODES) for share in (OWN_TURN, OTHERS_TURN))
    return [
        f"In a game of two merchants {plans:.1f} turns are searched in a second of processor time, with up",
        f"to {NODES:,} nodes each. In a game of two masters of {MASTER_NODES:,} nodes it is {turns:.0f}:",
        f"{trials:.0f} trials of plans, with {follow:.0f} turns that follow in them, of {others:,.0f} nodes",
        f"(another player's) or {own:,.0f} (one's own), and the plans themselves.",
    ]


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


def plain_profile() -> list[str]:
    """The compiled planner shows nothing of its inside, so the profile is the plain build's."""
    if build() == "plain":
        return profile_rows()
    command = [str(ROOT / ".venv" / "bin" / "python"), "-m", "tools.measure_bots", "--profile"]
    return subprocess.run(
        command, cwd=ROOT / "tests", stdout=subprocess.PIPE, text=True, check=True
    ).stdout.splitlines()


def speed() -> list[str]:
    rate = positions_a_second(20_000)
    at_the_die = rate * SECONDS * AT_THE_DIE
    return [
        "",
        f"## {SPEED}",
        "",
        f"On the {build()} build the planner looks at {rate:,.0f} positions a second of processor time. The",
        f"master, left to its own {SECONDS:g} s a turn, has about {at_the_die:,.0f} nodes for the choice of",
        "its die, more than here.",
        "",
        *searched(),
        "",
        "Where the time of a game between two merchants goes on the plain build:",
        "",
        "| function | share |",
        "|---|---:|",
        *plain_profile(),
    ]


def build() -> str:
    return "plain" if planner.__file__.endswith(".py") else "compiled"


def wanted_games(run: Run, share: float, kept: bool) -> int:
    return min(run.games, kept_games(run.arguments)) if kept else max(2, round(run.games * share))


def ladder(runs: list[Run], share: float, kept: bool) -> list[str]:
    lines: list[str] = []
    missing: list[str] = []
    for run in runs:
        games = wanted_games(run, share, kept)
        if games:
            lines += section(run, games)
        else:
            missing.append(f"- {run.title}: `tiletum arena {run.arguments} --games {run.games} --seed 1`")
    return [*lines, "", "## Not measured with the present bots", "", *missing] if missing else lines


def sections(text: str) -> dict[str, str]:
    """By title, in their order."""
    return {part.split("\n", 1)[0]: part.rstrip("\n") for part in f"\n{text}".split("\n## ")[1:]}


def document(only: list[str], share: float, kept: bool) -> str:
    """Made anew; or only these sections, the others as they stand in the document."""
    lines = ladder([run for run in RUNS if not only or run.title in only], share, kept)
    if not only or set(only) & set(TURN_BY_TURN):
        lines += turn_by_turn(share, kept)
    lines += trials() if not only or TRIALS in only else []
    lines += speed() if not only or SPEED in only else []
    head, made = "\n".join(HEAD), sections("\n".join(lines))
    if only:
        unknown = set(only) - set(made)
        assert not unknown, f"no such section, or nothing played for it: {', '.join(sorted(unknown))}"
        stands = DOCUMENT.read_text(encoding="utf-8")
        head = stands.split("\n\n## ")[0]
        made = sections(stands) | {title: made[title] for title in only}
    return head + "".join(f"\n\n## {text}" for text in made.values()) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--only", action="append", default=[], metavar="TITLE")
    parser.add_argument("--kept", action="store_true", help="play nothing: only what was played so far")
    parser.add_argument("--profile", action="store_true", help="print only where the time goes")
    given = parser.parse_args()
    if given.profile:
        print("\n".join(profile_rows()))
        return
    DOCUMENT.write_text(document(given.only, given.share, given.kept), encoding="utf-8")


if __name__ == "__main__":
    main()
