"""What a process that serves requests sets up for itself, and how it ends."""

from __future__ import annotations

import gc
import multiprocessing
import os
import sys
import threading
from multiprocessing.process import BaseProcess
from typing import Final

from tiletum.game.engine import PLAYER_COUNTS, Game

YOUNG_OBJECTS: Final = 20_000
"""Allocations between two garbage collections."""
SWITCH_INTERVAL: Final = 0.0005
"""Seconds. The writer thread waits this long for its turn after each answer of the database."""
LONGEST_STOP: Final = 8.0
"""Seconds in which a process has to end."""


def prepare() -> None:
    """Load what the first request would wait for, and tune the interpreter."""
    for players in PLAYER_COUNTS:
        Game.new(players)  # lays out the box
    # Tables live long and hold no cycles, so scanning them again and again finds nothing.
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, 20, 100)
    sys.setswitchinterval(SWITCH_INTERVAL)


def end_with_parent() -> None:
    """End this worker when its parent ends: it would keep the port to itself."""
    if (parent := multiprocessing.parent_process()) is not None:
        threading.Thread(target=wait_and_exit, args=(parent,), daemon=True).start()


def wait_and_exit(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def limit_stopping() -> None:
    """Exit soon, even if a database hangs."""
    timer = threading.Timer(LONGEST_STOP, os._exit, (1,))
    timer.daemon = True
    timer.start()
