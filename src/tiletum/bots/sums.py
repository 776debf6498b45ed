"""Sums of floats that are the same on every Python.

The built-in `sum` rounds floats in another way from Python 3.12 on, and bots would choose other moves.
"""

from __future__ import annotations

from collections.abc import Iterable


def total(values: Iterable[float]) -> float:
    """Return the sum of values, added from left to right."""
    found = 0.0
    for value in values:
        found += value
    return found


def weighted(weights: list[float], numbers: list[float]) -> float:
    """Return the sum of numbers times their weights, added from left to right."""
    found = 0.0
    for weight, number in zip(weights, numbers, strict=True):
        found += weight * number
    return found
