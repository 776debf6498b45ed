"""Arena games for the documents with measurements, stored in build/measure.

Several documents share the same games. A stopped run continues, and so does one that asks for more games.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
MASTER_NODES = 40_000
MASTER = f"master@nodes={MASTER_NODES}"
"""Counted in nodes, so that its strength is the same on every machine."""
DEEP = "master@nodes=200000"
"""About what five seconds a turn allow for the choice of a die."""
MEASURE_FOLDER = ROOT / "build" / "measure"


class Measured(NamedTuple):
    command: str
    games: list[dict[str, Any]]
    summary: dict[str, Any]


def arena(arguments: str, games: int) -> Measured:
    """Run `tiletum arena` with these arguments, on deals from seed 1."""
    MEASURE_FOLDER.mkdir(parents=True, exist_ok=True)
    command = f"arena {arguments} --games {games} --seed 1"
    done = subprocess.run(
        [sys.executable, "-m", "tiletum", *command.split(), "--json", "--resume", str(journal(arguments))],
        stdout=subprocess.PIPE,
        text=True,
        check=False,  # the exit status is 1 if a bot has failed, which the documents report
    )
    *lines, last = map(json.loads, done.stdout.splitlines())
    assert "deals" in last, "the run has ended"
    return Measured(f"tiletum {command}", lines, last)


def journal(arguments: str) -> Path:
    return MEASURE_FOLDER / f"{arguments.replace(' ', '_').replace('/', '_')}.jsonl"


def stored_games(arguments: str) -> int:
    """Return the number of stored games, counting whole deals from the first one."""
    file = journal(arguments)
    lines = file.read_text(encoding="utf-8").splitlines()[1:] if file.exists() else []
    of_deal = Counter(json.loads(line)["seed"] for line in lines)
    whole = max(of_deal.values(), default=0)
    deals = 0
    while of_deal[deals + 1] == whole > 0:
        deals += 1
    return deals * whole
