"""The measurements of one phase."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from .process import Usage

PERCENTILES: Final = {"p50": 0.5, "p90": 0.9, "p99": 0.99}


class Record:
    """Latencies in seconds by kind of act, and everything that went wrong by kind and reason."""

    def __init__(self) -> None:
        self.latencies: dict[str, list[float]] = {}
        self.failures: Counter[str] = Counter()
        """Unexplained refusals and lost connections."""
        self.explained: Counter[str] = Counter()
        """Refusals and cuts that are part of the plan, such as a hint for a game that has just ended."""
        self.intended = 0
        self.done = 0
        self.moves = 0
        self.lags: list[float] = []
        """Seconds by which the generator itself was late."""

    def add(self, kind: str, seconds: float) -> None:
        self.latencies.setdefault(kind, []).append(seconds)

    def summary(self) -> dict[str, dict[str, float]]:
        return {kind: summary_of(times) for kind, times in sorted(self.latencies.items())}


def summary_of(seconds: list[float]) -> dict[str, float]:
    """Return the number of samples and their percentiles in milliseconds."""
    times = sorted(seconds)
    if not times:
        return {"n": 0}
    found = {name: milliseconds(times[int(len(times) * part)]) for name, part in PERCENTILES.items()}
    return {"n": len(times), **found, "max": milliseconds(times[-1])}


def milliseconds(seconds: float) -> float:
    return round(1000 * seconds, 1)


def cost(before: Usage, after: Usage, record: Record, own: float) -> dict[str, Any]:
    """Return the cost of a phase. `own` is the generator's processor time."""
    seconds = after.at - before.at
    web, bots = after.web - before.web, after.bots - before.bots
    others = max(0.0, after.machine - before.machine - web - bots - own)
    return {
        "web CPU ms an act": round(1000 * web / max(1, record.done), 3),
        "web CPU share": round(web / seconds, 2),
        "bots' CPU share": round(bots / seconds, 2),
        "generator's CPU share": round(own / seconds, 2),
        "other programs' CPU share": round(others / seconds, 2),
        "web MB": round(after.memory),
        "bots MB": round(after.bots_memory),
        "open files": after.files,
    }
