"""The arena's report (stub)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tiletum.arena.contest import Record
from tiletum.arena.plan import Plan
from tiletum.words import Words


def check_report(folder: str) -> None:
    pass


def write_report(folder: str, words: Words, plan: Plan, found: dict[str, Any], records: list[Record]) -> Path:
    return Path(folder)
