"""A cache of owners' boxes. Strangers can upload any number of them, so only the latest stay."""

from __future__ import annotations

import threading
from typing import Final

from tiletum.box import Box, load
from tiletum.game.core.rules import forget

MOST: Final = 100
"""Maximum cached boxes. The rules of each take about a megabyte."""

_boxes: dict[str, Box] = {}
"""Boxes by digest, the most recently used last."""
_lock = threading.Lock()


def cache_box(box: Box) -> Box:
    """Return the cached box equal to `box`. Evicts the least recently used."""
    if box.digest == load().digest:
        return load()
    with _lock:
        known = _boxes.pop(box.digest, box)
        _boxes[box.digest] = known
        if len(_boxes) > MOST:
            oldest = next(iter(_boxes))
            del _boxes[oldest]
            forget(oldest)
    return known
