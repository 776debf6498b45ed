"""Measure a server under the load of whole games over the loopback.

    python bench/load_server.py [--steps 100,300,1000,3000] [--rate 150] [--seconds 30]
        [--json] [--check] [--db postgresql://...]

Tables are at every stage of their games and are replaced when those end. The load is open-loop: acts are due
at random times at a stated rate. Latency counts from the time an act was due, to its answer and to the last
of the table's streams. The mix is in bench/load/crowd.py. The server has its default limits; the people are
spread over loopback addresses. A bare endpoint of the same stack is measured in the same run.

With --check a missed target is a failure. Progress goes to the error stream.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import faulthandler
import gc
import json
import os
import platform
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar

import uvloop

from load.crowd import MOVES_ONLY, SHARES, Crowd, post_to_bare
from load.opening import first_states
from load.process import Processes, running, serve_command
from load.report import Found, check_targets, print_report

STEPS: Final = (100, 300, 1000, 3000)
FILES_A_TABLE: Final = 4.5
"""Streams of a table and its share of other connections ..."""
SPARE_FILES: Final = 500
"""... and what the server opens itself."""
SETUP_A_TABLE: Final = 0.3
"""Seconds to open a table on a busy machine."""
START: Final = 150.0
"""Seconds for everything else, such as starting and stopping four servers."""
PER_STEP: Final = 75.0
"""Seconds beyond the phases themselves, for late acts and the pause before."""
BARE_LIMIT: Final = 30.0
"""Seconds for late posts to a bare endpoint."""
SETTLE: Final = 3.0
"""Most seconds between opening tables and measuring."""
BARE: Final = Path(__file__).parent / "load" / "bare.py"
T = TypeVar("T")


def main() -> int:
    arguments = parse_arguments()
    files = raise_files()
    steps = [step for step in arguments.steps if fits(step, files)]
    limit = time_limit(arguments, steps)
    say(f"this run ends within {limit / 60:.0f} minutes")
    end_in(limit)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "settings.toml").write_text("\n".join(['log = "warning"', *arguments.setting]))
        found = measure(arguments, steps, folder, limit)
    found["targets"] = check_targets(
        found, "postgresql" if arguments.db.startswith("postgresql") else "sqlite"
    )
    if arguments.json:
        print(json.dumps(found, indent=1))
    else:
        print_report(found)
    missed = [target for target in found["targets"] if not target["met"]]
    return 1 if arguments.check and (missed or not found["complete"]) else 0


def parse_arguments(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--steps", type=numbers, default=list(STEPS), help="numbers of tables")
    parser.add_argument("--rate", type=float, default=150.0, help="acts a second at all tables")
    parser.add_argument(
        "--seconds", type=float, default=30.0, help="seconds of the mix; moves only take a third of it"
    )
    parser.add_argument(
        "--peak", type=float, default=5.0, help="seconds of peak load, closed-loop; 0 skips it"
    )
    parser.add_argument("--bare", type=float, default=6.0, help="seconds of each bare endpoint; 0 skips them")
    parser.add_argument("--together", type=int, default=16, help="concurrent posts at peak load")
    parser.add_argument("--db", default="", help="default: a temporary SQLite file")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--setting", action="append", default=[], help="a line of the server's settings")
    parser.add_argument(
        "--no-opening", action="store_true", help="do not measure how fast finished games open"
    )
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.add_argument("--check", action="store_true", help="fail if a target is missed")
    return parser.parse_args(given)


def numbers(text: str) -> list[int]:
    return sorted(int(part) for part in text.split(","))


def say(what: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {what}", file=sys.stderr, flush=True)


# --- limits of the run ---


def raise_files() -> int:
    """Raise the limit of file descriptors as far as possible, and return it."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard


def fits(tables: int, files: int) -> bool:
    needed = int(tables * FILES_A_TABLE) + SPARE_FILES
    if needed > files:
        say(f"{tables} tables left out: they need {needed} descriptors, and the hard limit is {files}")
    return needed <= files


def time_limit(arguments: argparse.Namespace, steps: list[int]) -> float:
    phases: float = arguments.seconds * 4 / 3 + arguments.peak + PER_STEP
    return START + max(steps, default=0) * SETUP_A_TABLE + len(steps) * phases


def end_in(seconds: float) -> None:
    """End this process after this time, at last by force, even if the event loop hangs."""

    def overdue(*_: object) -> NoReturn:
        raise SystemExit("the run took too long")

    signal.signal(signal.SIGALRM, overdue)
    signal.alarm(int(seconds) + 30)
    faulthandler.dump_traceback_later(seconds + 120, exit=True)


def run(coroutine: Coroutine[Any, Any, T], limit: float) -> T:
    async def limited() -> T:
        async with asyncio.timeout(limit):
            return await coroutine

    return uvloop.run(limited())


# --- the run ---


def measure(arguments: argparse.Namespace, steps: list[int], folder: Path, limit: float) -> Found:
    found: Found = {"machine": machine(), "options": vars(arguments), "mix": SHARES}
    found["bare"] = bare_endpoints(arguments, folder) if arguments.bare else {}
    db = arguments.db or f"sqlite:///{folder}/tables.sqlite"
    settings = folder / "settings.toml"
    found["steps"] = []
    found["complete"] = False
    try:
        with running(serve_command(db, settings, arguments.workers)) as server:
            run(all_steps(server, steps, arguments, found), limit)
    except TimeoutError:
        say("out of time: reporting what has been measured")
        return found
    found["complete"] = len(steps) == len(arguments.steps)
    if not arguments.no_opening:
        found["opening"] = first_states(db, settings)
    return found


def machine() -> Found:
    return {
        "processors": os.cpu_count(),
        "python": platform.python_version(),
        "system": platform.platform(),
        "load average before": os.getloadavg()[0],
    }


def bare_endpoints(arguments: argparse.Namespace, folder: Path) -> Found:
    found: Found = {}
    for name, more in (("without a database", []), ("with a row in SQLite", ["--folder", str(folder)])):
        say(f"bare endpoint {name}")
        with running([sys.executable, str(BARE), *more]) as server:
            posts = post_to_bare(server, arguments.rate, arguments.bare)
            found[name] = run(posts, BARE_LIMIT + 2 * arguments.bare)
    return found


async def all_steps(server: Processes, steps: list[int], arguments: argparse.Namespace, found: Found) -> None:
    """Measure all steps and append the results to `found`."""
    crowd = Crowd(server)
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
    try:
        for tables in steps:
            found["steps"].append(await one_step(crowd, tables, arguments, found["bare"]))
    finally:
        crowd.close()


async def one_step(crowd: Crowd, tables: int, arguments: argparse.Namespace, bare: Found) -> Found:
    say(f"opening tables up to {tables}")
    start = time.perf_counter()
    await crowd.grow(tables)
    found: Found = {
        "tables": tables,
        "streams": sum(len(table.streams) for table in crowd.tables),
        "seconds to open": round(time.perf_counter() - start, 1),
        "web MB before": round(crowd.server.usage().memory),
    }
    await asyncio.sleep(min(SETTLE, arguments.seconds / 3))
    say(f"{tables} tables, moves only")
    found["moves only"] = await crowd.phase(arguments.rate, arguments.seconds / 3, MOVES_ONLY)
    say(f"{tables} tables, the mix")
    mix = found["mix"] = await crowd.phase(arguments.rate, arguments.seconds, SHARES)
    mix["achieved of intended"] = round(mix["achieved a second"] / max(1.0, mix["intended a second"]), 3)
    mix["failures in all"] = sum(mix["failures"].values())
    if arguments.peak:
        say(f"{tables} tables, peak load")
        found["peak"] = await crowd.peak(arguments.peak, arguments.together)
    found["a move costs"] = ratios(found["moves only"]["web CPU ms an act"], bare)
    return found


def ratios(move: float, bare: Found) -> Found:
    return {name: round(move / one["CPU ms a post"], 1) for name, one in bare.items() if one["CPU ms a post"]}


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        sys.exit(main())
