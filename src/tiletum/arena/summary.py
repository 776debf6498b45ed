"""The summary of a run: what its records say about the bots."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any, Final

from tiletum.bots import Budget
from tiletum.version import __version__

from .contest import Record
from .plan import Plan
from .statistics import Rate, class_quantile, moments, quantile, ratings, win_rate

Data = dict[str, Any]

CARDINALBOT: Final = 1
"""The Cardinalbot's seat in the solo game."""
QUARTERS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)


def summary(plan: Plan, records: Sequence[Record]) -> Data:
    """Return the last line of `tiletum arena --json`, which docs/arena.md describes."""
    labels = [contestant.label for contestant in plan.contestants]
    valid = [record for record in records if not is_void(record)]
    rating = bot_ratings(labels, valid) if not plan.options.solo and len(labels) > 1 else {}
    return {
        "bots": {label: bot_data(label, valid, rating.get(label)) for label in labels},
        "games": len(records),
        "version": __version__,
        "seed": plan.seed,
        "budgets": {contestant.label: budget_data(contestant.budget) for contestant in plan.contestants},
        "cardinalbot": cardinalbot_data(finished_games(valid)) if plan.options.solo else None,
        "deals": len({record["seed"] for record in records}),
        "players": plan.options.players,
        "even": None if plan.options.solo else round(1 / plan.options.players, 4),
        "seats": [] if plan.options.solo else seat_advantage(plan.options.players, records),
        "failures": failures(records),
        "where": dict(sorted(Counter(record["where"] for record in records if "where" in record).items())),
    }


def budget_data(budget: Budget) -> Data:
    """Return the budget of a decision; None leaves it to the bot."""
    return {"nodes": budget.nodes or None, "seconds": budget.seconds or None}


def is_void(record: Record) -> bool:
    """Return whether a game failed through no bot's fault, so that it says nothing about any bot."""
    return record["failure"] is not None and record["failure"]["seat"] is None


def finished_games(records: Iterable[Record]) -> list[Record]:
    return [record for record in records if record["failure"] is None]


# --- bots ---


def bot_data(label: str, records: Sequence[Record], rating: float | None) -> Data:
    mine = [record for record in records if label in record["bots"]]
    scores = sorted(record["scores"][seat] for record, seat in seats_of(label, finished_games(mine)))
    score = moments(scores) if scores else None
    lost = [record for record in mine if record["failure"] and loser(record) == label]
    return {
        **rate_data(win_rate(*deal_by_deal(label, mine))),
        "mean_score": None if score is None else round(score.mean, 2),
        "score_spread": None if score is None else round(score.spread, 2),
        "score_range": [quantile(scores, share) for share in QUARTERS] if scores else None,
        "rating": None if rating is None else round(rating, 1),
        "games": len(mine),
        "failures": len(lost),
        "points": points_by_source(label, mine),
        "time": {
            "decision": time_of(label, mine, "decisions"),
            "turn": time_of(label, mine, "turns"),
        },
    }


def seats_of(label: str, records: Iterable[Record]) -> Iterable[tuple[Record, int]]:
    for record in records:
        for seat, bot in enumerate(record["bots"]):
            if bot == label:
                yield record, seat


def deal_by_deal(label: str, records: Iterable[Record]) -> tuple[list[float], list[int]]:
    """Return the bot's wins and its number of seats, by deal."""
    wins: defaultdict[int, float] = defaultdict(float)
    tries: defaultdict[int, int] = defaultdict(int)
    for record, seat in seats_of(label, records):
        wins[record["seed"]] += win_share(record, seat)
        tries[record["seed"]] += 1
    return list(wins.values()), list(tries.values())


def win_share(record: Record, seat: int) -> float:
    """Return a seat's share of the win. If a bot spoiled the game, the other bots share it."""
    if record["failure"] is None:
        return float(record["winner"] == seat)
    others = [bot for bot in record["bots"] if bot != loser(record)]
    return 0.0 if record["bots"][seat] == loser(record) else 1 / len(others)


def loser(record: Record) -> str:
    label: str = record["bots"][record["failure"]["seat"]]
    return label


def cardinalbot_data(records: Sequence[Record]) -> Data:
    """Return the Cardinalbot's results. It plays by the rules, in no time, so there is little to report."""
    score = moments([record["scores"][CARDINALBOT] for record in records]) if records else None
    return {
        "mean_score": None if score is None else round(score.mean, 2),
        "score_spread": None if score is None else round(score.spread, 2),
        "points": mean_points([record["points"][CARDINALBOT] for record in records]),
    }


def points_by_source(label: str, records: Sequence[Record]) -> dict[str, float]:
    return mean_points([record["points"][seat] for record, seat in seats_of(label, finished_games(records))])


def mean_points(games: Sequence[dict[str, int]]) -> dict[str, float]:
    """Return the mean victory points per game, by source."""
    total: Counter[str] = Counter()
    for points in games:
        total.update(points)
    return {source: round(points / len(games), 2) for source, points in total.most_common()}


def time_of(label: str, records: Iterable[Record], what: str) -> Data:
    """Return a summary of the bot's times in seconds. Games that were killed have none."""
    found = [record["time"][what][seat] for record, seat in seats_of(label, records) if has_times(record)]
    classes: Counter[int] = Counter()
    for one in found:
        classes.update({int(number): count for number, count in one["classes"].items()})
    number = sum(classes.values())
    return {
        "number": number,
        "mean": round(sum(one["seconds"] for one in found) / number, 7) if number else 0.0,
        "p95": round(class_quantile(classes, 0.95), 7),
        "longest": max((one["longest"] for one in found), default=0.0),
    }


def has_times(record: Record) -> bool:
    return len(record.get("time", {}).get("decisions", ())) == len(record["bots"])


def rate_data(rate: Rate) -> Data:
    return {
        "win_rate": round(rate.rate, 4),
        "low": round(rate.low, 4),
        "high": round(rate.high, 4),
    }


# --- comparison of bots ---


def bot_ratings(labels: Sequence[str], records: Iterable[Record]) -> dict[str, float]:
    number = {label: place for place, label in enumerate(labels)}
    beaten = [[0.0 for _ in labels] for _ in labels]
    for record in records:
        for one, other in combinations(range(len(record["bots"])), 2):
            a, b = number[record["bots"][one]], number[record["bots"][other]]
            share = pair_result(record, one, other)
            if a != b and share is not None:
                beaten[a][b] += share
                beaten[b][a] += 1 - share
    return dict(zip(labels, ratings(beaten), strict=True))


def pair_result(record: Record, one: int, other: int) -> float | None:
    """Return 1, 0 or 0.5 if the first seat beat, lost to or tied with the other; None if it is unknown."""
    if record["failure"] is not None:
        lost = [record["bots"][seat] == loser(record) for seat in (one, other)]
        return None if lost[0] == lost[1] else float(lost[1])
    if record["winner"] in (one, other):
        return float(record["winner"] == one)
    mine, theirs = record["scores"][one], record["scores"][other]
    return 0.5 if mine == theirs else float(mine > theirs)


# --- seats ---


def seat_advantage(players: int, records: Sequence[Record]) -> list[Data]:
    """Return results by place in the first turn order.

    Every bot had every place equally often, so differences are the effect of the place.
    """
    return [place_data(place, finished_games(records)) for place in range(players)]


def place_data(place: int, records: Sequence[Record]) -> Data:
    wins: defaultdict[int, float] = defaultdict(float)
    tries: defaultdict[int, int] = defaultdict(int)
    for record in records:
        wins[record["seed"]] += record["winner"] == record["order"][place]
        tries[record["seed"]] += 1
    scores = [record["scores"][record["order"][place]] for record in records]
    rate = win_rate(list(wins.values()), list(tries.values()))
    mean = round(moments(scores).mean, 2) if scores else None
    return {"place": place + 1, **rate_data(rate), "mean_score": mean}


def failures(records: Iterable[Record]) -> list[Data]:
    return [
        {"game": record["game"], "seed": record["seed"], **record["failure"]}
        for record in records
        if record["failure"] is not None
    ]
