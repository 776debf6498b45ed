"""Screenshots with reduced colour vision, and measures of how much drawings differ in shape."""

from __future__ import annotations

import io
from itertools import combinations
from typing import NamedTuple

from PIL import Image, ImageFilter
from playwright.sync_api import Locator, Page

from support.client.robot import BAR

DEFICIENCIES = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
DRAWING_SIZE = 48
OUTLINE_SIZE = 23


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    def overlaps(self, other: Box) -> bool:
        across = self.x < other.x + other.width and other.x < self.x + self.width
        return across and self.y < other.y + other.height and other.y < self.y + self.height


def screenshot(page: Page, deficiency: str) -> Image.Image:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
    return Image.open(io.BytesIO(page.screenshot()))


def box_of(place: Locator, *, corner: float = 0.0) -> Box:
    """Return the box of an element on the page, or with `corner` only the lower right part of it."""
    box = place.bounding_box()
    assert box is not None
    width, height = box["width"], box["height"]
    return Box(
        box["x"] + width * corner, box["y"] + height * corner, width * (1 - corner), height * (1 - corner)
    )


def least_difference(image: Image.Image, boxes: list[Box], scale: float) -> float:
    """Return the smallest difference between the outlines of any two drawings, as a share of their dots.

    Their filling does not count.
    """
    outlines = [outline(image, box, scale) for box in boxes]
    pairs = list(combinations(outlines, 2))
    assert pairs
    return min(sum(a != b for a, b in zip(one, other, strict=True)) / len(one) for one, other in pairs)


def outline(image: Image.Image, box: Box, scale: float) -> list[bool]:
    area = [box.x, box.y, box.x + box.width, box.y + box.height]
    part = image.crop(tuple(round(side * scale) for side in area)).convert("L")  # type: ignore[arg-type]
    edges = part.resize((DRAWING_SIZE, DRAWING_SIZE), Image.Resampling.LANCZOS).filter(ImageFilter.FIND_EDGES)
    inner = edges.crop((1, 1, DRAWING_SIZE - 1, DRAWING_SIZE - 1)).resize(
        (OUTLINE_SIZE, OUTLINE_SIZE), Image.Resampling.BOX
    )
    dots = inner.tobytes()
    return [dot > sum(dots) / len(dots) for dot in dots]


LEGIBLE = 11
LETTERS = "name => parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a"


def is_in_view(page: Page, box: Box) -> bool:
    """Return whether a box lies above the bar and within the window."""
    width, bar = page.evaluate("innerWidth"), box_of(page.get_by_role("region", name=BAR))
    return box.x >= 0 and box.y >= 0 and box.x + box.width <= width and box.y + box.height <= bar.y + 1


def resize(page: Page, size: tuple[int, int]) -> None:
    """Change the window's size and wait until the page is drawn again."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_timeout(300)
