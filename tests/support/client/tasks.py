"""How long the page was at work without a break."""

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
"""What a promise goes on with is work of its own, told only by the last three."""


def typical(measured: list[float]) -> float:
    """The median; the best on a machine that has other things to do, where the others measure those."""
    busy = os.getloadavg()[0] > (os.cpu_count() or 1)
    return min(measured) if busy else statistics.median(measured)


@contextmanager
def longest_task(chromium: Browser, page: Page, found: list[float]) -> Iterator[None]:
    """Adds the longest of what is done meanwhile to `found`, in milliseconds of work: on a busy machine the
    time on the clock tells more about the others."""
    chromium.start_tracing(page=page, categories=KINDS)
    yield
    events = json.loads(chromium.stop_tracing())["traceEvents"]
    main = {(e["pid"], e["tid"]) for e in events if e.get("args", {}).get("name") == "CrRendererMain"}
    worked = [e["tdur"] for e in events if (e["pid"], e["tid"]) in main and "tdur" in e]
    assert worked
    found.append(max(worked) / 1000)
