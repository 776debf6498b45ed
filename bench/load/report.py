"""The report of a run, and its targets."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from .record import PERCENTILES

Found = dict[str, Any]


class Target(NamedTuple):
    what: str
    path: tuple[str, ...]
    """The path of the figure in the step with 1,000 tables, or in the run."""
    least: float | None = None
    most: float | None = None

    def is_met(self, value: float) -> bool:
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)

    def text(self) -> str:
        return f"at least {self.least:g}" if self.least is not None else f"at most {self.most:g}"


STEP: Final = 1000
"""The number of tables to which the targets apply."""
AT_STEP: Final = {
    "sqlite": (
        Target("moves a second, at most load", ("peak", "moves a second"), least=800),
        Target("move to all streams, p99 ms", ("mix", "latency ms", "move, all streams", "p99"), most=40),
        Target("achieved of intended", ("mix", "achieved of intended"), least=0.97),
        Target("failures", ("mix", "failures in all"), most=0),
        Target("server MB", ("mix", "web MB"), most=500),
    ),
    "postgresql": (
        Target("moves a second, at most load", ("peak", "moves a second"), least=600),
        Target("move to all streams, p99 ms", ("mix", "latency ms", "move, all streams", "p99"), most=50),
        Target("achieved of intended", ("mix", "achieved of intended"), least=0.97),
        Target("failures", ("mix", "failures in all"), most=0),
        Target("server MB", ("mix", "web MB"), most=500),
    ),
}
IN_RUN: Final = (
    Target("first state, kB compressed", ("opening", "first state, kB compressed"), most=20),
    Target("finished game, ms to open", ("opening", "finished game, ms to open"), most=50),
)
COLUMNS: Final = (
    ("intended/s", "intended a second"),
    ("achieved/s", "achieved a second"),
    ("CPU ms/act", "web CPU ms an act"),
    ("web CPU", "web CPU share"),
    ("bots CPU", "bots' CPU share"),
    ("load CPU", "generator's CPU share"),
    ("other CPU", "other programs' CPU share"),
    ("web MB", "web MB"),
    ("files", "open files"),
)


def check_targets(found: Found, kind: str) -> list[Found]:
    """Return every target that has a figure, and whether it is met."""
    step: Found = next((step for step in found["steps"] if step["tables"] == STEP), {})
    pairs = [(target, step) for target in AT_STEP[kind]] + [(target, found) for target in IN_RUN]
    figures = [(target, figure(where, target.path)) for target, where in pairs]
    return [
        {"target": target.what, "wanted": target.text(), "found": value, "met": target.is_met(value)}
        for target, value in figures
        if value is not None
    ]


def figure(found: Found, path: tuple[str, ...]) -> float | None:
    where: Any = found
    for part in path:
        where = where.get(part) if isinstance(where, dict) else None
    return None if where is None else float(where)


PARTS: Final = (*PERCENTILES, "max")


def print_report(found: Found) -> None:
    for name, bare in found["bare"].items():
        cost = f"{bare['CPU ms a post']} ms CPU a post"
        print(f"bare endpoint, {name}: {cost}, {latency_text(bare['latency ms'])}")
    for step in found["steps"]:
        print_step(step)
    for name, value in found.get("opening", {}).items():
        print(f"{name}: {value}")
    for target in found["targets"]:
        verdict = "met" if target["met"] else "MISSED"
        print(f"{target['target']:32} {target['found']!s:>8}  {target['wanted']}: {verdict}")


def print_step(step: Found) -> None:
    print(f"\n{step['tables']} tables, {step['streams']} streams")
    for phase in ("moves only", "mix"):
        measured = step[phase]
        print(f"  {phase}: " + ", ".join(f"{title} {measured[key]}" for title, key in COLUMNS))
        for kind, times in measured["latency ms"].items():
            print(f"    {kind:28} {latency_text(times)}")
        for sort in ("failures", "explained"):
            for what, number in measured[sort].items():
                print(f"    {sort}: {what}: {number}")
    for name, ratio in step["a move costs"].items():
        print(f"  a move costs {ratio} x a post to the bare endpoint {name}")
    if "peak" in step:
        print(f"  at most load (closed-loop): {step['peak']['moves a second']} moves a second")


def latency_text(times: Found) -> str:
    if not times["n"]:
        return "none"
    return f"n {times['n']:6} " + " ".join(f"{part} {times[part]:7}" for part in PARTS) + " ms"
