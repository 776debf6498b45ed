"""Make the README's pictures, always of the same games: `make pictures`."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from support.client.browser import CHROMIUM, DESK, OPTIONS, PATIENCE, PHONE
from support.client.robot import BAR
from support.client.tables import crowded_table, finished_table, show_end, sit, solo_table
from support.online import Serving

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
LARGEST = 300_000


def table(page: Page, served: Serving) -> None:
    sit(page, crowded_table(served), 0, 1, 2, 3)
    expect(page.get_by_role("region", name=BAR).get_by_role("group").first).to_be_visible()


def against_cardinalbot(page: Page, served: Serving) -> None:
    """Show the log with all reasons."""
    sit(page, solo_table(served), 0)
    page.get_by_role("banner").get_by_role("button", name="Log").click()
    page.get_by_role("checkbox", name="All reasons").check()


def end(page: Page, served: Serving) -> None:
    sit(page, finished_table(served), 0)
    show_end(page)


def start(page: Page, served: Serving) -> None:
    page.goto(served.address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


PICTURES: dict[str, tuple[Callable[[Page, Serving], None], bool, bool]] = {
    "desk-light": (table, False, False),
    "desk-dark": (table, False, True),
    "phone": (table, True, False),
    "solo": (against_cardinalbot, False, False),
    "end": (end, False, False),
    "start": (start, False, False),
}
"""The screen, and whether it is on a phone and in dark colours."""


def draw(chromium: Browser, served: Serving, name: str) -> None:
    show, phone, dark = PICTURES[name]
    context = chromium.new_context(
        viewport=PHONE if phone else DESK,
        has_touch=phone,
        is_mobile=phone,
        device_scale_factor=2 if phone else 1,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        locale="en-GB",
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    show(page, served)
    page.mouse.move(2, 2)
    page.evaluate("() => (document.activeElement.blur(), document.fonts.ready)")
    page.wait_for_timeout(800)
    page.screenshot(path=FOLDER / f"{name}.png")
    context.close()
    shrink(FOLDER / f"{name}.png")


def shrink(path: Path) -> None:
    """Reduce the picture to 256 colours. Rare colours count as much as frequent ones."""
    picture = Image.open(path).convert("RGB")
    reduced = picture.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=1, dither=Image.Dither.NONE)
    reduced.save(path, optimize=True)
    assert path.stat().st_size <= LARGEST, f"{path.name} has {path.stat().st_size} bytes"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Serving(f"sqlite:///{folder}/tables.sqlite", Path(folder))
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=list(OPTIONS))
        try:
            for name in PICTURES:
                draw(chromium, served, name)
        finally:
            chromium.close()
            served.end()


if __name__ == "__main__":
    main()
