"""Measure the longest task of a page's main thread."""

from __future__ import annotations

import json
import os
import statistics
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page

LONG_TASK = 50
"""Milliseconds."""
KINDS = ["toplevel", "devtools.timeline", "v8", "__metadata"]
"""Code after an awaited promise is a task of its own, reported only by the last three."""


def typical(measured: list[float]) -> float:
    """Return the median. On a busy machine return the minimum, because the others measure the machine."""
    busy = os.getloadavg()[0] > (os.cpu_count() or 1)
    return min(measured) if busy else statistics.median(measured)


@contextmanager
def longest_task(chromium: Browser, page: Page, found: list[float]) -> Iterator[None]:
    """Add the longest task during the block to `found`, in milliseconds of processor time. Clock time would
    depend on the rest of the machine."""
    chromium.start_tracing(page=page, categories=KINDS)
    yield
    events = json.loads(chromium.stop_tracing())["traceEvents"]
    main = {(e["pid"], e["tid"]) for e in events if e.get("args", {}).get("name") == "CrRendererMain"}
    worked = [e["tdur"] for e in events if (e["pid"], e["tid"]) in main and "tdur" in e]
    assert worked
    found.append(max(worked) / 1000)
