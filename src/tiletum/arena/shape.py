"""Checks of a game's record: a journal can be damaged or edited by hand."""

from __future__ import annotations

import re
from typing import Any, Final, TypeGuard

from tiletum.game.core.vocabulary import SOURCES

from .contest import FAILURES, RESULTS, Record
from .plan import Plan

LARGEST: Final = 10**9
"""A bound far above any real count or score. Means of larger numbers could overflow."""


def is_record(found: Any, plan: Plan) -> TypeGuard[Record]:
    """Return whether the record is complete, well typed and consistent with the plan."""
    return (
        isinstance(found, dict)
        and {"game", "seed", "bots", "failure", *RESULTS} <= set(found)
        and is_whole(found["game"])
        and (is_result(found, plan) if found["failure"] is None else is_failed(found, plan.options.players))
        and ("time" not in found or are_times(found["time"]))
        and isinstance(found.get("where", ""), str)
    )


def is_result(found: Record, plan: Plan) -> bool:
    seats = plan.options.players
    scores = seats if plan.options.solo is None else seats + 1
    return (
        are_whole(found["order"], scores)
        and sorted(found["order"]) == list(range(scores))
        and are_whole(found["scores"], scores)
        and is_whole(found["winner"])
        and found["winner"] in found["order"]
        and are_whole(found["decisions"], seats)
        and isinstance(found["points"], list)
        and all(map(are_points, found["points"]))
        and [total_score(plan, points) for points in found["points"]] == found["scores"]
        and isinstance(found["log_sha256"], str)
    )


def total_score(plan: Plan, points: dict[str, int]) -> int:
    return plan.options.box.player_board.start_score + sum(points.values())


def are_points(found: Any) -> bool:
    return isinstance(found, dict) and set(found) <= set(SOURCES) and all(map(is_whole, found.values()))


def is_failed(found: Record, seats: int) -> bool:
    failure = found["failure"]
    return (
        all(found[key] is None for key in RESULTS)
        and isinstance(failure, dict)
        and set(failure) == {"seat", "key", "args"}
        and (failure["seat"] is None or (is_whole(failure["seat"]) and failure["seat"] in range(seats)))
        and isinstance(failure["key"], str)
        and failure["key"] in FAILURES
        and isinstance(failure["args"], dict)
        and set(failure["args"]) == set(FAILURES[failure["key"]])
        and all(isinstance(value, str) or is_number(value) for value in failure["args"].values())
    )


def are_times(found: Any) -> bool:
    """Return whether these are times in the form of `contest.time_summary`."""
    return (
        isinstance(found, dict)
        and set(found) == {"decisions", "turns"}
        and all(isinstance(seats, list) and all(map(is_time_summary, seats)) for seats in found.values())
    )


def is_time_summary(found: Any) -> bool:
    return (
        isinstance(found, dict)
        and set(found) == {"seconds", "longest", "classes"}
        and is_number(found["seconds"])
        and is_number(found["longest"])
        and isinstance(found["classes"], dict)
        and all(re.fullmatch(r"-?\d{1,3}", number) for number in found["classes"])
        and all(map(is_whole, found["classes"].values()))
    )


def are_whole(found: Any, length: int) -> bool:
    return isinstance(found, list) and len(found) == length and all(map(is_whole, found))


def is_whole(value: Any) -> bool:
    return type(value) is int and abs(value) < LARGEST


def is_number(value: Any) -> bool:
    return type(value) in (int, float)
