"""`tiletum arena`: measures bots in games on the same deals with rotated seats.

A bot can have its own budget: merchant@nodes=500, master@seconds=2. docs/arena.md explains how the games
are chosen and what the figures mean.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout
from typing import Any, TextIO

from rich.progress import Progress

from tiletum.arena.cluster import play_on_cluster
from tiletum.arena.contest import Record
from tiletum.arena.journal import Journal
from tiletum.arena.plan import Pairing, Plan, contestants, nodes_of, seconds_of
from tiletum.arena.pool import play_here
from tiletum.arena.summary import summary
from tiletum.bots import Budget
from tiletum.errors import TiletumError
from tiletum.game.core.editions import EDITIONS
from tiletum.table.table import Options
from tiletum.words import Words

from .arena_report import Run, check_report, write_report
from .arena_sheets import reason, sheets, show
from .common import (
    Commands,
    add_common,
    add_solo_options,
    box_of,
    print_above_bar,
    progress_bar,
    screen,
    seed_of,
    solo_of,
    words_for,
)

PLAYERS = 2
MOST_WORKERS = 1000
GAME_OPTIONS = (
    "bots",
    "players",
    "solo",
    "challenges",
    "games",
    "seed",
    "nodes",
    "seconds",
    "edition",
    "shuffle_actions",
    "box",
)
"""The options that determine which games are played, and how."""


def add_command(commands: Commands) -> None:
    parser = commands.add_parser("arena", help="measure bots against each other", description=__doc__)
    parser.add_argument("--bots", required=True, metavar="B[,B...]", help="the bots to compare")
    parser.add_argument("--players", type=int, metavar="N", help=f"2 to 4 seats (default {PLAYERS})")
    add_solo_options(parser)
    parser.add_argument(
        "--games",
        type=int,
        default=100,
        metavar="G",
        help="number of games, rounded up to whole deals (default 100)",
    )
    parser.add_argument(
        "--seed", default="1", metavar="S", help="the first deal; the next is S+1 (default 1)"
    )
    parser.add_argument("--nodes", metavar="N", help="moves a bot may try for a decision (default: its own)")
    parser.add_argument("--seconds", metavar="T", help="seconds a bot may think about a decision")
    parser.add_argument(
        "--edition", default="living", metavar="E", help=f"rules of: {', '.join(EDITIONS)} (default living)"
    )
    parser.add_argument("--shuffle-actions", action="store_true", help="shuffle the six action tiles")
    parser.add_argument(
        "--workers", type=int, metavar="W", help="processes (default: as many as there are processors)"
    )
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on the Ray cluster at this address")
    parser.add_argument("--resume", metavar="FILE", help="store finished games here, and resume from them")
    parser.add_argument("--json", action="store_true", help="one JSON line per game, then a summary line")
    parser.add_argument("--report", metavar="DIR", help="write a report with plots")
    add_common(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    words = words_for(arguments.lang)
    plan = plan_of(arguments, words)
    if arguments.workers is not None and not 1 <= arguments.workers <= MOST_WORKERS:
        raise TiletumError("arena-workers", most=MOST_WORKERS)
    if arguments.report is not None:
        check_report(arguments.report)
    start = time.perf_counter()
    records = play_all(arguments, words, plan)
    found = summary(plan, records)
    for failure in found["failures"]:
        failure["why"] = reason(words, failure)
    seconds = time.perf_counter() - start
    try:
        if arguments.json:
            print(json.dumps(found), flush=True)
        else:
            show(screen(), words, sheets(words, found), found, seconds)
    finally:  # write the report even if nobody reads the output
        if arguments.report is not None:
            index = write_report(arguments.report, words, Run(plan, command_of(arguments), found, records))
            print(words.say("arena-report-written", file=str(index)), file=sys.stderr)
    return 1 if found["failures"] else 0


# --- the plan ---


def plan_of(arguments: argparse.Namespace, words: Words) -> Plan:
    plan = Plan(
        contestants(arguments.bots, budget_of(arguments)),
        options_of(arguments, words),
        seed_of(arguments.seed),
        arguments.games,
    )
    plan.check()
    return plan


def budget_of(arguments: argparse.Namespace) -> Budget:
    nodes = 0 if arguments.nodes is None else nodes_of(arguments.nodes)
    return Budget(nodes, 0.0 if arguments.seconds is None else seconds_of(arguments.seconds))


def options_of(arguments: argparse.Namespace, words: Words) -> Options:
    box = box_of(arguments)
    solo = solo_of(arguments, words, box)
    if solo is not None and arguments.players not in (None, 1):
        raise TiletumError("error-solo-players", players=arguments.players)
    seats = PLAYERS if arguments.players is None else arguments.players
    return Options(
        players=1 if solo else seats,
        edition=arguments.edition,
        shuffled_actions=arguments.shuffle_actions,
        box=box,
        solo=solo,
    )


def command_of(arguments: argparse.Namespace) -> str:
    """Return the command that replays the same games."""
    parts = ["tiletum", "arena"]
    for name in GAME_OPTIONS:
        value = getattr(arguments, name)
        if value is not None and value is not False:
            parts += [f"--{name.replace('_', '-')}", *([] if value is True else [str(value)])]
    return shlex.join(parts)


# --- playing ---


def play_all(arguments: argparse.Namespace, words: Words, plan: Plan) -> list[Record]:
    """Return the records in order of their games, from the journal and from new games."""
    pairings = plan.pairings()
    journal = None if arguments.resume is None else Journal(arguments.resume, plan)
    found: dict[int, Record] = {}
    out = sys.stdout
    try:
        # Ray reports lost machines on stdout, which is reserved for our lines.
        with redirect_stdout(sys.stderr), progress_bar() as progress:
            printer = RecordPrinter(progress, words, out) if arguments.json else None
            task = progress.add_task(words.say("arena-progress"), total=len(pairings))
            for record in all_records(arguments, plan, pairings, journal):
                found[record["game"]] = record
                progress.update(task, completed=len(found))
                if printer is not None:
                    printer.print_ready(found)
    except KeyboardInterrupt:
        print(stop_notice(words, len(found), arguments.resume), file=sys.stderr)
        raise
    finally:
        if journal is not None:
            journal.close()
    return [found[number] for number in sorted(found)]


def stop_notice(words: Words, games: int, file: str | None) -> str:
    """Return a sentence that says what happens to the games already played."""
    if file is None:
        return words.say("arena-stopped-lost", games=games)
    return words.say("arena-stopped", games=games, file=file)


def all_records(
    arguments: argparse.Namespace, plan: Plan, pairings: list[Pairing], journal: Journal | None
) -> Iterator[Record]:
    old = {} if journal is None else {record["game"]: record for record in journal.records}
    yield from (old[pairing.number] for pairing in pairings if pairing.number in old)
    todo = [pairing for pairing in pairings if pairing.number not in old]
    for record in play_pairings(arguments, plan, todo):
        if journal is not None:
            journal.write(record)
        yield record


def play_pairings(arguments: argparse.Namespace, plan: Plan, pairings: list[Pairing]) -> Iterable[Record]:
    if not pairings:
        return []
    if arguments.cluster is None:
        return play_here(plan, pairings, arguments.workers)
    return play_on_cluster(plan, pairings, arguments.cluster, arguments.workers)


class RecordPrinter:
    """Prints records in order of their games, which finish in any order."""

    def __init__(self, progress: Progress, words: Words, out: TextIO) -> None:
        self.progress, self.words, self.out = progress, words, out
        self.next = 0

    def print_ready(self, found: dict[int, Record]) -> None:
        while self.next in found:
            print_above_bar(self.progress, json.dumps(self.line(found[self.next])), self.out)
            self.next += 1

    def line(self, record: Record) -> dict[str, Any]:
        failure = record["failure"]
        if failure is None:
            return record
        return {**record, "failure": {**failure, "why": reason(self.words, failure)}}
