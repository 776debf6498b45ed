"""The mathematics of the arena: intervals, ratings and times. docs/arena.md explains the choices."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from .contest import class_seconds

Z: Final = 1.959963984540054
"""95 % of a normal distribution lie within this many standard deviations."""
ASSUMED_EFFECT: Final = 1.5
"""The design effect assumed until there are results. With 1, the intervals of runs without a loss would be
far too narrow (docs/arena.md has the figures)."""
START: Final = 1500.0
"""The rating of the first bot in the list."""
PER_TENFOLD: Final = 400.0
"""Rating points that make the odds ten times better, as in chess."""
CLOSE: Final = 1e-9
MOST_ROUNDS: Final = 10_000


class Rate(NamedTuple):
    rate: float
    low: float
    high: float


def win_rate(wins: Sequence[float], tries: Sequence[int]) -> Rate:
    """Return the share of wins with its 95 % interval.

    It is Wilson's interval for the number of independent games that the deals are worth.
    """
    total = sum(tries)
    if not total:
        return Rate(0.0, 0.0, 1.0)
    return wilson(sum(wins) / total, total / design_effect(wins, tries))


def design_effect(wins: Sequence[float], tries: Sequence[int]) -> float:
    """Return the variance of the deals' results, relative to the variance of independent games.

    A run with few losses does not show whether the games of a deal are correlated. So half a deal with the
    design effect ASSUMED_EFFECT is added, which more results soon outweigh.
    """
    deals, total = len(tries), sum(tries)
    rate = sum(wins) / total
    spread = sum((won - rate * tried) ** 2 for won, tried in zip(wins, tries, strict=True))
    expected = total * rate * (1 - rate) * (deals - 1) / deals
    added = total / deals / 2
    return (spread + ASSUMED_EFFECT * added) / (expected + added)


def wilson(rate: float, games: float) -> Rate:
    centre = (rate + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    # Rounding must not leave the rate outside its own interval.
    return Rate(rate, max(0.0, min(rate, centre - half)), min(1.0, max(rate, centre + half)))


class Moments(NamedTuple):
    mean: float
    spread: float
    """Standard deviation."""


def moments(values: Sequence[float]) -> Moments:
    if not values:
        return Moments(0.0, 0.0)
    mean = math.fsum(values) / len(values)
    if len(values) == 1:
        return Moments(mean, 0.0)
    return Moments(mean, math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)))


def quantile(ordered: Sequence[float], share: float) -> float:
    """Return a quantile of ordered values, interpolated linearly."""
    if not ordered:
        return 0.0
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


# --- ratings ---


def ratings(beaten: Sequence[Sequence[float]]) -> list[float]:
    """Return Bradley-Terry ratings; `beaten[a][b]` is how often a finished ahead of b. The first has START.

    Each pair that met gets an extra half win and half loss, so that even an unbeaten bot has a rating.
    """
    bots = range(len(beaten))
    met = [[a != b and beaten[a][b] + beaten[b][a] > 0 for b in bots] for a in bots]
    wins = [sum(beaten[a][b] + 0.5 for b in bots if met[a][b]) for a in bots]
    games = [[beaten[a][b] + beaten[b][a] + 1.0 if met[a][b] else 0.0 for b in bots] for a in bots]
    strength = [1.0 for _ in bots]
    for _ in range(MOST_ROUNDS):
        before = strength
        strength = [next_strength(a, strength, wins, games[a]) for a in bots]
        middle = math.exp(math.fsum(map(math.log, strength)) / len(strength))
        strength = [value / middle for value in strength]
        if all(abs(new / old - 1) < CLOSE for new, old in zip(strength, before, strict=True)):
            break
    return [START + PER_TENFOLD * math.log10(value / strength[0]) for value in strength]


def next_strength(a: int, strength: Sequence[float], wins: Sequence[float], games: Sequence[float]) -> float:
    """Return the strength after one step of Hunter's method, which always converges."""
    if not wins[a]:
        return strength[a]
    return wins[a] / math.fsum(n / (strength[a] + strength[b]) for b, n in enumerate(games) if n)


# --- times ---


def class_quantile(classes: Mapping[int, int], share: float) -> float:
    """Return the time that this share of all times does not exceed, to the precision of the classes."""
    target = share * sum(classes.values())
    count = 0
    for number in sorted(classes):
        count += classes[number]
        if count >= target:
            return class_seconds(number)
    return 0.0
