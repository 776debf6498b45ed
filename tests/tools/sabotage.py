"""Break the rules one at a time and check that the tests notice: `make sabotage`.

Every mutant runs in its own forked process, where its module is compiled from the changed syntax tree.
Nothing is written to src/. docs/sabotage.md explains the report.
"""

from __future__ import annotations

import argparse
import ast
import gc
import importlib
import importlib.abc
import importlib.util
import json
import os
import random
import resource
import signal
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.machinery import ModuleSpec
from itertools import chain
from pathlib import Path
from types import CodeType, ModuleType
from typing import TextIO

from support.sabotage_mutants import Mutant, all_mutants, file_of, module_sources

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "tiletum"
PASS_MARK = 85.0

STAGES = {
    "game": ("referee", "rules", "more games", "properties", "solo rules"),
    "game.cardinal": ("solo referee", "solo rules"),
}
"""The stages each package's mutants must survive, by their names in `support.sabotage_suite`. This module
must not import that one, because it imports the rules."""
NOTICED_BY = (*dict.fromkeys(chain(*STAGES.values())), "", "import", "time limit")
"""The meaning of a process's exit status."""
ALIVE, BROKEN, TIME_LIMIT = map(NOTICED_BY.index, ("", "import", "time limit"))

WALL_SECONDS = 300
MEMORY = 2 << 30
PRELOADED = ("pytest", "_pytest.assertion", "tomllib", "unittest.mock", "referee.solo", "rich.console")


class Sources(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads the modules of the rules as they were when the run began, except the broken one."""

    def __init__(self) -> None:
        self.text = module_sources(SOURCE)
        self.code: dict[str, CodeType] = {
            f"tiletum.{name}": compile(text, str(ROOT / file_of(name)), "exec")
            for name, text in self.text.items()
            if not name.endswith("__init__")
        }

    def sabotage(self, mutant: Mutant) -> None:
        mutant.put()
        tree = ast.fix_missing_locations(mutant.tree)
        self.code[f"tiletum.{mutant.module}"] = compile(tree, str(ROOT / file_of(mutant.module)), "exec")

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in self.code:
            return None
        file = ROOT / file_of(name.removeprefix("tiletum."))
        return importlib.util.spec_from_file_location(name, file, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code[module.__name__], module.__dict__)


# --- one mutant in its own process ---


def start(mutant: Mutant | None, stages: Sequence[str], sources: Sources) -> int:
    """Fork a process that exits with the number of the stage that noticed the mutant. Return its id."""
    pid = os.fork()
    if pid:
        return pid
    status = BROKEN
    try:
        confine()
        if mutant is not None:
            sources.sabotage(mutant)
        sys.meta_path.insert(0, sources)
        status = NOTICED_BY.index(importlib.import_module("support.sabotage_suite").verdict(stages))
    finally:
        os._exit(status)


def confine() -> None:
    """Silence this process, and limit its memory and time."""
    null = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(null, stream)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.setitimer(signal.ITIMER_PROF, 10)
    signal.setitimer(signal.ITIMER_REAL, WALL_SECONDS)


def fate(status: int) -> int:
    """Return what a process's end means: a stage, ALIVE, BROKEN or TIME_LIMIT."""
    if os.WIFSIGNALED(status):
        return TIME_LIMIT
    return os.WEXITSTATUS(status)


Done = Callable[[Mutant, int], None]
"""Is called with each mutant as soon as its fate is known."""


def run(
    mutants: Sequence[Mutant], sources: Sources, workers: int, done: Done = lambda mutant, fate: None
) -> list[int]:
    """Return the fate of each mutant."""
    fates = [ALIVE] * len(mutants)
    running: dict[int, int] = {}

    def wait_for_one() -> None:
        pid, status = os.wait()
        index = running.pop(pid)
        fates[index] = fate(status)
        done(mutants[index], fates[index])

    for index, mutant in enumerate(mutants):
        if len(running) >= workers:
            wait_for_one()
        running[start(mutant, STAGES[mutant.suite], sources)] = index
    while running:
        wait_for_one()
    return fates


def stages_of(mutants: Sequence[Mutant]) -> list[str]:
    return list(dict.fromkeys(chain(*(STAGES[mutant.suite] for mutant in mutants))))


def stage_failing_unbroken(stages: Sequence[str], sources: Sources) -> str:
    """Return a stage that fails although nothing is broken, or an empty string."""
    _, status = os.waitpid(start(None, stages, sources), 0)
    return NOTICED_BY[fate(status)]


# --- report ---


@dataclass
class Report:
    mutants: Sequence[Mutant]
    fates: Sequence[int]

    @property
    def survivors(self) -> list[Mutant]:
        return [mutant for mutant, fate in zip(self.mutants, self.fates, strict=True) if fate == ALIVE]

    @property
    def rate(self) -> float:
        killed = len(self.mutants) - len(self.survivors)
        return 100 * killed / len(self.mutants) if self.mutants else 100.0

    def modules(self) -> dict[str, tuple[int, int]]:
        """Return the number of mutants and of noticed mutants by module."""
        total = Counter(mutant.module for mutant in self.mutants)
        alive = Counter(mutant.module for mutant in self.survivors)
        return {module: (number, number - alive[module]) for module, number in sorted(total.items())}

    def noticed_by(self) -> dict[str, int]:
        found = Counter(self.fates)
        return {name: found[i] for i, name in enumerate(NOTICED_BY) if found[i] and i != ALIVE}

    def stages(self) -> list[str]:
        """Return the stages that noticed a mutant, or all stages if a mutant ran out of time."""
        names = stages_of(self.mutants)
        return names if TIME_LIMIT in self.fates else [name for name in names if name in self.noticed_by()]

    def text(self) -> str:
        lines = [f"{'module':<20}{'mutants':>8}{'killed':>8}{'%':>8}"]
        rows = [
            *self.modules().items(),
            ("all", (len(self.mutants), len(self.mutants) - len(self.survivors))),
        ]
        lines += [
            f"{name:<20}{n:>8}{killed:>8}{100 * killed / max(n, 1):>8.1f}" for name, (n, killed) in rows
        ]
        lines += ["", "killed by: " + ", ".join(f"{name} {n}" for name, n in self.noticed_by().items())]
        lines += ["", f"survivors: {len(self.survivors)}", *map(str, self.survivors)]
        return "\n".join(lines)

    def json(self) -> str:
        data = {
            "mutants": len(self.mutants),
            "killed": len(self.mutants) - len(self.survivors),
            "rate": round(self.rate, 2),
            "modules": {name: {"mutants": n, "killed": k} for name, (n, k) in self.modules().items()},
            "killed_by": self.noticed_by(),
            "survivors": [
                {"file": file_of(m.module), "line": m.line, "from": m.before, "to": m.after}
                for m in self.survivors
            ],
        }
        return json.dumps(data, indent=2)


# --- command line ---


def select(sources: Sources, only: Sequence[str], sample: int | None, seed: int) -> list[Mutant]:
    """Return all mutants, or only those of the given packages, modules or lines, or a sample."""
    found = all_mutants(sources.text)
    for name in only:
        if not any(mutant.is_in(name) for mutant in found):
            modules = ", ".join(dict.fromkeys(mutant.module for mutant in found))
            raise SystemExit(f"nothing to break: {name} (modules: {modules})")
    if only:
        found = [mutant for mutant in found if any(map(mutant.is_in, only))]
    if sample is None or sample >= len(found):
        return found
    chosen = sorted(random.Random(seed).sample(range(len(found)), sample))
    return [found[i] for i in chosen]


def run_with_bar(mutants: Sequence[Mutant], sources: Sources, workers: int, log: TextIO | None) -> list[int]:
    """Run as `run` does, with a progress bar in a terminal. No threads, because processes fork."""
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    alive = TextColumn("{task.fields[alive]} alive")
    with Progress(
        *columns, alive, console=console, auto_refresh=False, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("sabotage", total=len(mutants), alive=0)
        count = Counter[int]()

        def done(mutant: Mutant, fate: int) -> None:
            count[fate] += 1
            if log is not None:
                print(NOTICED_BY[fate] or "ALIVE", mutant, sep="\t", file=log, flush=True)
            bar.update(task, advance=1, alive=count[ALIVE], refresh=True)

        return run(mutants, sources, workers, done)


def preload() -> None:
    for name in PRELOADED:
        importlib.import_module(name)
    gc.freeze()
    assert not [name for name in sys.modules if name.startswith("tiletum")]


def report_failing_stage(stage: str) -> int:
    print(f"fails without sabotage: {stage}", file=sys.stderr)
    return 2


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="sabotage", description="Break the rules one at a time.")
    parser.add_argument("--workers", type=int, default=2, metavar="N", help="mutants at the same time")
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="NAME", help="game.cardinal, game.chapters.turn, …turn:63"
    )
    parser.add_argument("--sample", type=int, metavar="N", help="only this many, chosen by the seed")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    parser.add_argument(
        "--log", type=argparse.FileType("w"), metavar="FILE", help="write a line for each mutant"
    )
    options = parser.parse_args(arguments)
    sources = Sources()
    mutants = select(sources, options.only, options.sample, options.seed)
    preload()
    if options.sample is None and (stage := stage_failing_unbroken(stages_of(mutants), sources)):
        return report_failing_stage(stage)
    report = Report(mutants, run_with_bar(mutants, sources, options.workers, options.log))
    # After a sample, check only the stages that noticed a mutant, which takes half the time.
    if options.sample is not None and (stage := stage_failing_unbroken(report.stages(), sources)):
        return report_failing_stage(stage)
    print(report.json() if options.json else report.text())
    return 0 if report.rate >= PASS_MARK else 1


if __name__ == "__main__":
    sys.exit(main())
