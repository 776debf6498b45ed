"""Changed boxes and positions: refused in a sentence, or playable to the end (thousands: `make measure`)."""

from __future__ import annotations

import pytest

from fuzzing import TRIALS

SAMPLE = {"boxes": 16, "positions": 220}
"""About six seconds each; the numbers, and so the trials, are the same in every run."""
PARTS = 4
THOROUGH = {"boxes": 400, "positions": 6000}


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("kind", SAMPLE)
def test_what_is_accepted_is_playable_to_the_end(kind: str, part: int) -> None:
    share = SAMPLE[kind] // PARTS
    assert played(kind, range(part * share, (part + 1) * share))


@pytest.mark.thorough
@pytest.mark.slow
@pytest.mark.parametrize("kind", SAMPLE)
def test_far_more_of_what_is_accepted_is_playable_to_the_end(kind: str) -> None:
    assert played(kind, range(10_000, 10_000 + THOROUGH[kind]))


def played(kind: str, numbers: range) -> int:
    """How many of these trials were accepted; each was then played to the end."""
    return sum(TRIALS[kind](number) is not None for number in numbers)
