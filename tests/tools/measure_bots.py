"""Write docs/bots-results.md, which ranks the bots by measured games (part of `make measure`).

In tests/, `python -m tools.measure_bots [--share S]` runs the commands below with that share of their games.
The games are stored in build/measure, so a stopped run can continue. `--stored` plays nothing and writes only
what is stored. `--only TITLE` can be given several times, and rewrites these sections only.
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

from support.measuring import DEEP, MASTER, MASTER_NODES, ROOT, arena, stored_games
from support.watching import MINIMUM_GAIN, Turn, Watched, turns_of
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
    "many games there was time for. Their cost in seconds is below.",
)

SCORES = {"apprentice": 80, "merchant": 120, MASTER: 145}
"""Target mean scores between two players."""


class Run(NamedTuple):
    title: str
    arguments: str
    games: int
    bar: float = 0.0
    """Target win rate of the first bot, to be reached by the whole interval."""
    scores: bool = False
    """Whether the target mean scores of SCORES apply."""


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
    command, played, summary = arena(run.arguments, games)
    lines = ["", f"## {run.title}", "", f"`{command}`", ""]
    if games < run.games:
        lines += [f"Fewer games than the planned {run.games}.", ""]
    lines += ["| bot | won | 95 % interval | score | spread | failures |", "|---|---:|---|---:|---:|---:|"]
    for name, bot in summary["bots"].items():
        lines.append(
            f"| {name} | {100 * bot['win_rate']:.1f} % | {100 * bot['low']:.1f}–{100 * bot['high']:.1f} % "
            f"| {bot['mean_score']:.1f} | {bot['score_spread']:.1f} | {bot['failures']} |"
        )
    return lines + unranked_neighbours(summary["bots"]) + verdicts(run, summary, played)


def unranked_neighbours(bots: dict[str, Any]) -> list[str]:
    """Name the neighbours in the ranking whose order the round robin does not decide."""
    lines: list[str] = []
    for one, other in pairwise(bots) if len(bots) > 2 else []:
        if is_within(bots[one], bots[other]) and is_within(bots[other], bots[one]):
            lines += [
                "",
                f"The wins of these games do not rank {one} and {other}: the rate of each",
            ]
            lines += ["lies within the other's interval."]
    return lines


def is_within(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return bool(other["low"] <= one["win_rate"] <= other["high"])


def verdicts(run: Run, summary: dict[str, Any], played: list[dict[str, Any]]) -> list[str]:
    """Say which targets were reached, and by how much others were missed."""
    lines: list[str] = []
    if run.bar:
        name, bot = next(iter(summary["bots"].items()))
        lines += [
            "",
            f"Target for the whole interval: {name} ≥ {100 * run.bar:.0f} %. **{verdict(run, bot)}**",
        ]
        lines += ["", explain_miss(name, played)] if bot["low"] < run.bar else []
    for name, aim in SCORES.items() if run.scores else []:
        mean = summary["bots"][name]["mean_score"]
        result = "reached" if mean >= aim else f"missed by {aim - mean:.1f} points"
        lines += ["", f"Target: {name} with a mean of {aim}. **{result}**"]
    return lines


def explain_miss(name: str, played: list[dict[str, Any]]) -> str:
    """Explain a missed target: how far ahead the bot is, and how much of that is luck."""
    margins: list[int] = []
    for game in played:
        seat = game["bots"].index(name)
        margins.append(game["scores"][seat] - max(game["scores"][:seat] + game["scores"][seat + 1 :]))
    return (
        f"Why: on average it is {statistics.mean(margins):.1f} points ahead, but that varies "
        f"from game to game by {statistics.stdev(margins):.1f} (a standard deviation)."
    )


def verdict(run: Run, bot: dict[str, Any]) -> str:
    """Return the verdict on a win rate. It counts as missed only if the target is outside the interval."""
    if bot["low"] >= run.bar:
        return "reached"
    gap = 100 * (run.bar - bot["low"])
    if bot["high"] < run.bar:
        return f"missed: the whole interval is below, its lower end by {gap:.1f} points"
    result = f"not shown: the interval begins {gap:.1f} points below"
    rate = bot["win_rate"]
    if rate <= run.bar:
        return f"{result}, and so is the rate by {100 * (run.bar - rate):.1f} points"
    needed = math.ceil(games_to_show(bot, run.bar) / 10) * 10
    return f"{result}; a true rate of {100 * rate:.1f} % would be shown by about {needed:,} games"


def games_to_show(bot: dict[str, Any], bar: float) -> float:
    """Return how many games at this rate would put the whole interval above the target, with the same
    correlation within deals."""
    games, rate, low = float(bot["games"]), bot["win_rate"], bot["low"]
    return games / independent_games(rate, low) * independent_games(rate, bar)


def independent_games(rate: float, low: float) -> float:
    """Return the number of games for which Wilson's interval begins at `low`."""
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
WASTE_LIMIT = 0.01
"""The largest acceptable share of turns with unused points."""
IN_SECONDS = {"apprentice": (0.020, "a move"), "merchant": (1.0, "a turn")}


def points_lost(bot: str, turns: list[Turn]) -> str:
    lost = statistics.mean(turn["lost"] for turn in turns)
    wasted = waste(turns)
    return (
        f"| {bot} | {len(turns)} | {100 * lost:.1f} % | {100 * wasted.rate:.2f} % "
        f"| {100 * wasted.low:.2f}–{100 * wasted.high:.2f} % |"
    )


def waste(turns: list[Turn]) -> Rate:
    """Return the share of turns with wasted points, as if the turns of a game were independent."""
    return wilson(statistics.mean(turn["wasted"] for turn in turns), len(turns))


def missing_games(seen: dict[Watched, list[Turn]]) -> list[str]:
    games = {watched: len({turn["seed"] for turn in turns}) for watched, turns in seen.items()}
    found = [
        f"{watched.bot} {number} of {watched.games}"
        for watched, number in games.items()
        if number < watched.games
    ]
    return ["", f"Fewer games than planned: {', '.join(found)}."] if found else []


def turn_seconds(watched: Watched, turns: list[Turn]) -> str:
    seconds = sorted(turn["seconds"] for turn in turns)
    most = seconds[int(0.95 * len(seconds))]
    nodes = f"{watched.nodes:,}" if watched.nodes else DEFAULT_NODES[watched.bot]
    return f"| {watched.bot} | {nodes} | {statistics.mean(seconds):.3f} | {most:.3f} | {seconds[-1]:.3f} |"


def waste_verdicts(seen: dict[Watched, list[Turn]]) -> list[str]:
    """Say which bots stayed within the limit of wasted points, and whether that is certain."""
    return [f"{w.bot}: **{waste_verdict(waste(turns))}**" for w, turns in seen.items() if w.bot in THRIFTY]


def waste_verdict(wasted: Rate) -> str:
    result = limit_verdict(wasted.rate, WASTE_LIMIT)
    if wasted.rate > WASTE_LIMIT or wasted.high <= WASTE_LIMIT:
        return result
    return f"{result}, but not shown: after so few turns it may be as much as {100 * wasted.high:.1f} %"


def time_verdicts(seen: dict[Watched, list[Turn]]) -> list[str]:
    """Compare the longest turn with the target. No single move takes longer than its turn."""
    longest = {w.bot: max(turn["seconds"] for turn in seen[w]) for w in seen if w.bot in IN_SECONDS}
    return [
        f"{bot} within {1000 * bar:,.0f} ms {what}: **{limit_verdict(longest[bot], bar)}**"
        for bot, (bar, what) in IN_SECONDS.items()
        if bot in longest
    ]


def limit_verdict(value: float, bar: float) -> str:
    return "reached" if value <= bar else f"missed by {100 * (value / bar - 1):.0f} % of it"


def hint_errors(players: str, turns: list[Turn]) -> list[str]:
    """Return how far final scores were from the hints' forecasts, by turns left."""
    rows: list[str] = []
    for first in range(0, ALL_TURNS, TURNS_A_ROUND):
        selected = [turn for turn in turns if first <= turn["left"] < first + TURNS_A_ROUND]
        plain = [turn["final"] - turn["expected"] for turn in selected]
        errors = [more - turn["beyond"] for more, turn in zip(plain, selected, strict=True)]
        mean_error = statistics.mean(errors)
        rows.append(
            f"| {players} | {first}–{first + TURNS_A_ROUND - 1} | {len(selected)} "
            f"| {format_signed(statistics.mean(plain))} | {format_signed(mean_error)} "
            f"| {statistics.stdev(errors):.1f} |"
        )
    return rows


def format_signed(points: float) -> str:
    return f"{points:+z.1f}".replace("-", "−")


def turn_by_turn(share: float, stored_only: bool) -> list[str]:
    found = {
        watched: turns_of(watched, max(1, round(watched.games * share)), stored_only)
        for watched in dict.fromkeys((*WATCHED, *HINTED.values()))
    }
    seen = {watched: found[watched] for watched in WATCHED if found[watched]}
    lines = [*LOST, *(points_lost(watched.bot, turns) for watched, turns in seen.items())]
    lines += missing_games(seen)
    lines += ["", "Targets: " + "; ".join(waste_verdicts(seen))] if waste_verdicts(seen) else []
    lines += ["", "## Time", "", f"Processor seconds of a turn in these games, on the {build()} build.", ""]
    lines += ["| bot | nodes | mean | 95 % of them | longest |", "|---|---:|---:|---:|---:|"]
    lines += [turn_seconds(watched, turns) for watched, turns in seen.items()]
    lines += ["", "Targets: " + "; ".join(time_verdicts(seen))] if time_verdicts(seen) else []
    hinted = {players: found[watched] for players, watched in HINTED.items() if found[watched]}
    rows = [row for players, turns in hinted.items() for row in hint_errors(players, turns)]
    return [*lines, *FORECASTS, *rows, *fitted_constants(hinted)] if rows else lines


def fitted_constants(hinted: dict[str, list[Turn]]) -> list[str]:
    """Return the `STEADIER` constants fitted to these games alone."""
    found = [f"{players} {steadier_by(turns)}" for players, turns in hinted.items()]
    return ["", f"Fitted to these games alone, `STEADIER` (`bots/steadier.py`) would be: {'; '.join(found)}."]


def steadier_by(turns: list[Turn]) -> str:
    """Fit the points beyond the evaluation by least squares, to the turns left and their square."""
    selected = [turn for turn in turns if turn["left"]]
    left = np.array([turn["left"] for turn in selected], dtype=float)
    inputs = np.stack([np.ones_like(left), left, left**2], axis=1)
    beyond = np.array([turn["final"] - turn["expected"] for turn in selected])
    always, a_turn, squared = np.linalg.lstsq(inputs, beyond, rcond=None)[0]
    return f"({always:.1f}, {a_turn:.1f}, {squared:.2f})"


LOST = (
    "",
    "## Action points lost",
    "",
    "Games of two that a bot plays against itself. At most 1 % of turns should leave points with",
    f"which two more moves would have improved the bot's own evaluation by more than {MINIMUM_GAIN} points.",
    "The interval is Wilson's, as if the turns of a game were independent.",
    "",
    "| bot | turns | ended with points left | with points it could have used | 95 % interval |",
    "|---|---:|---:|---:|---|",
)
FORECASTS = (
    "",
    "## Forecasts of hints",
    "",
    "Merchants' final scores minus the forecast at the end of a turn: by the evaluation",
    "alone, and as hints give it. Hints add the effect of steady play by number of players",
    "(`STEADIER`), or, once no turn is left, the points of the King track's leader.",
    "",
    "| players | turns left | turns | evaluation | hint | spread |",
    "|---|---|---:|---:|---:|---:|",
)


# --- trials of the master ---

TRIALS = "Trials of the master"
TURN_NODES = ((200, 200), (1000, 600), (2000, 2000))
"""Nodes for the bot's own turn and for another player's turn in a trial, compared with ..."""
MOST_TURN_NODES = (8000, 8000)
POSITIONS, LUCKS, PLANS = 24, 4, 4
"""Positions, trials of each plan, and plans of each position."""


def dice_to_choose(count: int) -> Iterator[Game]:
    """Yield a choice of a die from each of several games between quick merchants."""
    for seed in range(1, count + 1):
        table = Table(Options(), SeededDealer(seed))
        bots = [make_bot("merchant", f"{seed}/{seat}") for seat in range(2)]
        round_, turn = seed % 4 + 1, seed // 4 % 3
        while (table.game.round, table.game.turn) != (round_, turn) or table.game.stack[-1][0] != CHOOSE_DIE:
            table.play(bots[table.game.seat].choose(table.game.copy(), Budget(500)))
        yield table.game.copy()


def trial_values(game: Game, own: int, others: int) -> Numbers:
    """Return the value of each trial (column) of each plan (row), with these nodes for the turns in it."""
    search = Search(game, trained(), Budget(NODES), "1")
    search.own_turn, search.others_turn = own, others
    plans = [candidate.plan for candidate in search.candidates[:PLANS]]
    return np.array([[search.trial(plan, luck) for luck in range(LUCKS)] for plan in plans])


def trials() -> list[str]:
    games = [game for game in dice_to_choose(POSITIONS) if len(trial_values(game, 1, 1)) == PLANS]
    best = [differences(trial_values(game, *MOST_TURN_NODES)) for game in games]
    lines = ["", f"## {TRIALS}", "", *TRIALS_HEAD]
    for own, others in TURN_NODES:
        errors = [
            differences(trial_values(game, own, others)) - found
            for game, found in zip(games, best, strict=True)
        ]
        lines.append(f"| {own:,} | {others:,} | {root_mean_square(errors):.1f} |")
    means = [found.mean(axis=1, keepdims=True) for found in best]
    luck = root_mean_square([found - mean for found, mean in zip(best, means, strict=True)])
    return [
        *lines,
        "",
        f"Luck alone makes trials of a plan differ by {luck:.1f} points; the plans themselves differ by "
        f"{root_mean_square(means):.1f} ({len(games)} positions).",
    ]


def differences(values: Numbers) -> Numbers:
    """Return the differences between the plans. What all plans have in common decides nothing."""
    found: Numbers = values - values.mean(axis=0, keepdims=True)
    return found


def root_mean_square(values: list[Numbers]) -> float:
    return float((np.concatenate([found.ravel() for found in values]) ** 2).mean() ** 0.5)


TRIALS_HEAD = (
    f"Errors of trials of the best {PLANS} plans for a die, compared with each other, if turns in them",
    f"have this many nodes instead of {MOST_TURN_NODES[0]:,} (root mean square, in points; games of two):",
    "",
    "| own turn | another's | error of a trial |",
    "|---:|---:|---:|",
)


TURN_BY_TURN = ("Action points lost", "Time", "Forecasts of hints")
SPEED = "Speed"


def positions_a_second(nodes: int) -> float:
    search = Planner(trained(), Table(Options(), SeededDealer(5)).game, Budget(nodes))
    start = time.process_time()
    search.plans()
    return (nodes - search.nodes_left) / (time.process_time() - start)


def calls_a_second(bot: str, budget: Budget, kind: type, *methods: str) -> list[float]:
    """Return how often these methods are called per second of processor time in a game of two such bots."""
    calls: Counter[str] = Counter()
    with ExitStack() as stack:
        for name in methods:
            stack.enter_context(patch.object(kind, name, count_calls(getattr(kind, name), calls)))
        start = time.process_time()
        play_game(Options(), 2, [bot, bot], budget)
        seconds = time.process_time() - start
    return [calls[name] / seconds for name in methods]


def count_calls(method: Callable[..., Any], calls: Counter[str]) -> Callable[..., Any]:
    def count(*args: Any) -> Any:
        calls[method.__name__] += 1
        return method(*args)

    return count


def turns_searched() -> list[str]:
    """Report how many turns the bots search in a second of a game."""
    plans = calls_a_second("merchant", Budget(), Merchant, "plans")[0]
    turns, trials, follow = calls_a_second("master", Budget(MASTER_NODES), Search, "find", "trial", "turn")
    own, others = (share * math.sqrt(MASTER_NODES) for share in (OWN_TURN, OTHERS_TURN))
    return [
        f"In a game of two merchants {plans:.1f} turns are searched in a second of processor time, with up",
        f"to {NODES:,} nodes each. In a game of two masters of {MASTER_NODES:,} nodes it is {turns:.0f}:",
        f"{trials:.0f} trials of plans, with {follow:.0f} turns that follow in them, of {others:,.0f} nodes",
        f"(another player's) or {own:,.0f} (one's own), and the plans themselves.",
    ]


def profile_rows() -> list[str]:
    """Return table rows of the functions that take most time in a game between two merchants."""
    profile = cProfile.Profile()
    profile.runcall(play_game, Options(), 2, ["merchant", "merchant"], Budget(1000))
    own = {where: row[2] for where, row in pstats.Stats(profile).stats.items()}  # type: ignore[attr-defined]
    rows: list[str] = []
    for file, line, name in sorted(own, key=lambda where: -own[where])[:12]:
        place = f"{Path(file).parent.name}/{Path(file).stem}." if file.endswith(".py") else ""
        rows.append(f"| `{place}{name}` | {100 * own[file, line, name] / sum(own.values()):.0f} % |")
    return rows


def plain_profile() -> list[str]:
    """Return the profile of the plain build: the compiled planner's functions are invisible to the
    profiler."""
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
        *turns_searched(),
        "",
        "Time by function in a game between two merchants, on the plain build:",
        "",
        "| function | share |",
        "|---|---:|",
        *plain_profile(),
    ]


def build() -> str:
    return "plain" if planner.__file__.endswith(".py") else "compiled"


def games_to_play(run: Run, share: float, stored_only: bool) -> int:
    return min(run.games, stored_games(run.arguments)) if stored_only else max(2, round(run.games * share))


def ladder(runs: list[Run], share: float, stored_only: bool) -> list[str]:
    lines: list[str] = []
    missing: list[str] = []
    for run in runs:
        games = games_to_play(run, share, stored_only)
        if games:
            lines += section(run, games)
        else:
            missing.append(f"- {run.title}: `tiletum arena {run.arguments} --games {run.games} --seed 1`")
    return [*lines, "", "## Not measured with the present bots", "", *missing] if missing else lines


def sections(text: str) -> dict[str, str]:
    """Split a document into its sections by title."""
    return {part.split("\n", 1)[0]: part.rstrip("\n") for part in f"\n{text}".split("\n## ")[1:]}


def document(only: list[str], share: float, stored_only: bool) -> str:
    """Return the whole document, or the present document with these sections rewritten."""
    lines = ladder([run for run in RUNS if not only or run.title in only], share, stored_only)
    if not only or set(only) & set(TURN_BY_TURN):
        lines += turn_by_turn(share, stored_only)
    lines += trials() if not only or TRIALS in only else []
    lines += speed() if not only or SPEED in only else []
    head, written = "\n".join(HEAD), sections("\n".join(lines))
    if only:
        unknown = set(only) - set(written)
        assert not unknown, f"no such section, or no games for it: {', '.join(sorted(unknown))}"
        present = DOCUMENT.read_text(encoding="utf-8")
        head = present.split("\n\n## ")[0]
        written = sections(present) | {title: written[title] for title in only}
    return head + "".join(f"\n\n## {text}" for text in written.values()) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--only", action="append", default=[], metavar="TITLE")
    parser.add_argument("--stored", action="store_true", help="play nothing and use only stored games")
    parser.add_argument("--profile", action="store_true", help="print only the profile")
    options = parser.parse_args()
    if options.profile:
        print("\n".join(profile_rows()))
        return
    DOCUMENT.write_text(document(options.only, options.share, options.stored), encoding="utf-8")


if __name__ == "__main__":
    main()
