"""Games of the arena for the measured documents: what was played is kept in build/measure.

The same games serve several documents, and a run that was stopped, or that asks for more games, goes on.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
MASTER = "master@nodes=40000"
"""By nodes its strength is the same on every machine."""
KEPT = ROOT / "build" / "measure"


class Measured(NamedTuple):
    command: str
    games: list[dict[str, Any]]
    summary: dict[str, Any]


def arena(arguments: str, games: int) -> Measured:
    """`tiletum arena` with these arguments, on deals from seed 1."""
    KEPT.mkdir(parents=True, exist_ok=True)
    journal = KEPT / f"{arguments.replace(' ', '_').replace('/', '_')}.jsonl"
    command = f"arena {arguments} --games {games} --seed 1"
    done = subprocess.run(
        [sys.executable, "-m", "tiletum", *command.split(), "--json", "--resume", str(journal)],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    *lines, last = map(json.loads, done.stdout.splitlines())
    return Measured(f"tiletum {command}", lines, last)
