"""Amounts of several resources, as one value."""

from __future__ import annotations

from typing import NamedTuple


class Amounts(NamedTuple):
    of: tuple[tuple[str, int], ...]
    """Resources with how many of each, in the order of the box."""

    @property
    def total(self) -> int:
        return sum(amount for _, amount in self.of)

    def __str__(self) -> str:
        """Return the amounts as contracts are called: `2wool+1iron`."""
        return "+".join(f"{amount}{kind}" for kind, amount in self.of)
