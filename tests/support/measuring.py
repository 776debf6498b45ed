"""Games of the arena for the measured documents: what was played is kept in build/measure.

The same games serve several documents, and a run that was stopped, or that asks for more games, goes on.
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
"""By nodes its strength is the same on every machine."""
DEEP = "master@nodes=200000"
"""About what its own five seconds a turn allow for the choice of a die."""
KEPT = ROOT / "build" / "measure"


class Measured(NamedTuple):
    command: str
    games: list[dict[str, Any]]
    summary: dict[str, Any]


def arena(arguments: str, games: int) -> Measured:
    """`tiletum arena` with these arguments, on deals from seed 1."""
    KEPT.mkdir(parents=True, exist_ok=True)
    command = f"arena {arguments} --games {games} --seed 1"
    done = subprocess.run(
        [sys.executable, "-m", "tiletum", *command.split(), "--json", "--resume", str(journal(arguments))],
        stdout=subprocess.PIPE,
        text=True,
        check=False,  # it ends with 1 if a bot has failed, which the documents tell
    )
    *lines, last = map(json.loads, done.stdout.splitlines())
    assert "deals" in last, "the run has come to its end"
    return Measured(f"tiletum {command}", lines, last)


def journal(arguments: str) -> Path:
    return KEPT / f"{arguments.replace(' ', '_').replace('/', '_')}.jsonl"


def kept_games(arguments: str) -> int:
    """How many games of whole deals, from the first one on, have been played."""
    file = journal(arguments)
    lines = file.read_text(encoding="utf-8").splitlines()[1:] if file.exists() else []
    of_deal = Counter(json.loads(line)["seed"] for line in lines)
    whole = max(of_deal.values(), default=0)
    deals = 0
    while of_deal[deals + 1] == whole > 0:
        deals += 1
    return deals * whole
