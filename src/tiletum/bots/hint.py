"""Hints: the best ways to continue, their expected points, and the reasons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from tiletum.game.engine import Game

from .evaluation import Evaluation, trained
from .merchant import NODES
from .planner import Plan, Planner, as_if_nothing_came
from .protocol import Budget
from .steadier import steady_gain

SMALLEST_REASON: Final = 0.3
"""The smallest difference in points that is a reason."""
MOST_REASONS: Final = 4


class Hint(NamedTuple):
    """A way to continue: its first move, the rest of the planned turn, and the expected result."""

    move: int
    plan: list[int]
    points: float
    """Expected final points if the seat keeps playing this well."""
    gains: dict[str, float]
    """The changes during the turn, by term of the evaluation."""
    against: dict[str, float]
    """The difference by term: the best from the second best, any other from the best."""


def hints(game: Game, count: int = 3, budget: Budget | None = None) -> list[Hint]:
    """Return the hints, best first. The game must be waiting for a player's decision."""
    evaluation, seat = trained(), game.to_move
    plans = drop_duplicates(Planner(evaluation, game, budget or Budget(NODES)).plans(), evaluation, seat)
    plans = one_per_idea_first(sorted(plans, key=lambda plan: -expected_points(plan, seat)), game)[:count]
    plans.sort(key=lambda plan: -expected_points(plan, seat))
    before = evaluation.terms(game, seat)
    ends = [evaluation.terms(plan.end, seat) for plan in plans]
    found: list[Hint] = []
    for i, (plan, end) in enumerate(zip(plans, ends, strict=True)):
        other = ends[1 if i == 0 else 0] if len(plans) > 1 else end
        found.append(
            Hint(
                plan.moves[0],
                plan.moves,
                expected_points(plan, seat),
                difference(end, before),
                difference(end, other),
            )
        )
    return found


def drop_duplicates(plans: list[Plan], evaluation: Evaluation, seat: int) -> list[Plan]:
    """Drop plans with the same terms as a better plan: the same steps in another order or in a twin place."""
    found: dict[tuple[float, ...], Plan] = {}
    for plan in plans:
        terms = evaluation.terms(plan.end, seat).values()
        found.setdefault(tuple(round(points, 1) for points in terms), plan)
    return list(found.values())


def one_per_idea_first(plans: list[Plan], game: Game) -> list[Plan]:
    """Sort the best plan of each idea first. The same moves with another die are the same idea."""
    rows, best = game.rules.table.rows, dict[tuple[str, ...], Plan]()
    for plan in plans:
        texts = (rows[move].text for move in plan.moves)
        best.setdefault(tuple(sorted(text for text in texts if not text.startswith("die "))), plan)
    found = list(best.values())
    return found + [plan for plan in plans if not any(plan is one for one in found)]


def plan_positions(game: Game, plan: list[int]) -> Iterator[tuple[Game, int, bool]]:
    """Yield each position of a plan, the move there, and whether something is revealed before it.

    Reveals are skipped, as in the plan.
    """
    twin, revealed = game.copy(), False
    for move in plan:
        yield twin, move, revealed
        twin.apply(move)
        revealed = revealed or twin.at_chance
        as_if_nothing_came(twin)


def expected_points(plan: Plan, seat: int) -> float:
    return plan.value + steady_gain(plan.end, seat)


def as_data(game: Game, hint: Hint) -> dict[str, Any]:
    """Return the hint as plain data."""
    rows = game.rules.table.rows
    return {
        "move": rows[hint.move].text,
        "plan": [rows[move].text for move in hint.plan],
        "certain": sum(not revealed for _, _, revealed in plan_positions(game, hint.plan)),
        "points": round(hint.points, 1),
        "gains": round_points(hint.gains),
        "against": round_points(hint.against),
    }


def round_points(points: dict[str, float]) -> dict[str, float]:
    return {term: round(value, 1) for term, value in points.items() if round(value, 1)}


def difference(one: dict[str, float], other: dict[str, float]) -> dict[str, float]:
    return {term: one[term] - other[term] for term in one}


def reasons(change: dict[str, float]) -> list[tuple[str, float]]:
    """Return the terms that matter most, largest first."""
    large = [(term, points) for term, points in change.items() if abs(points) >= SMALLEST_REASON]
    return sorted(large, key=lambda item: -abs(item[1]))[:MOST_REASONS]
