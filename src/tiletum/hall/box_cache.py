"""The boxes of owners in memory: strangers may bring any number of them, so only the latest are kept."""

from __future__ import annotations

import threading
from typing import Final

from tiletum.box import Box, load
from tiletum.game.core.rules import forget

MOST: Final = 100
"""What is laid out for one takes about a megabyte."""

_boxes: dict[str, Box] = {}
"""By digest, the last that was wanted at the end."""
_lock = threading.Lock()


def kept(box: Box) -> Box:
    """The same box as it is in memory already. Of the one that was not wanted for longest everything is
    forgotten; a table that is played with it keeps its own."""
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
