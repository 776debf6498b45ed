"""Safeguards for a process that runs bots: they must not disturb its streams or outlive its parent."""

from __future__ import annotations

import os
import signal
import threading
import time
from typing import IO


def private_streams() -> tuple[IO[str], IO[str]]:
    """Return private copies of stdin and stdout. What bots print goes to stderr, and they read nothing."""
    incoming = os.fdopen(os.dup(0), "r", encoding="utf-8")
    outgoing = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return incoming, outgoing


def end_with_leader() -> None:
    """End this process when its parent ends: nothing else would end a hung bot."""
    threading.Thread(target=wait_for_end, args=(os.getppid(),), daemon=True).start()


def wait_for_end(leader: int) -> None:
    while os.getppid() == leader:
        time.sleep(1)
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)  # including everything that bots started
    os._exit(1)
