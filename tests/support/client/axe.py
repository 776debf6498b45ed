"""Run axe-core on a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = (Path(__file__).parents[3] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
CHECK = "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"


def violations(page: Page) -> list[str]:
    page.evaluate(AXE)
    found: list[dict[str, Any]] = page.evaluate(CHECK)
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for one in found
        for node in one["nodes"][:3]
    ]
