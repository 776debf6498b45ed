"""Pictures as those see them who see fewer colours, and whether things differ by more than their colour."""

from __future__ import annotations

import io
from itertools import combinations
from typing import NamedTuple

from PIL import Image, ImageFilter
from playwright.sync_api import Locator, Page

from support.client.robot import BAR

DEFICIENCIES = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
DRAWN = 48
SEEN = 23


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    def overlaps(self, other: Box) -> bool:
        across = self.x < other.x + other.width and other.x < self.x + self.width
        return across and self.y < other.y + other.height and other.y < self.y + self.height


def picture(page: Page, deficiency: str) -> Image.Image:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
    return Image.open(io.BytesIO(page.screenshot()))


def box_of(place: Locator, *, corner: float = 0.0) -> Box:
    """Where something is on the page; with a corner, only the part of it that is right of and below that."""
    box = place.bounding_box()
    assert box is not None
    width, height = box["width"], box["height"]
    return Box(
        box["x"] + width * corner, box["y"] + height * corner, width * (1 - corner), height * (1 - corner)
    )


def least_difference(seen: Image.Image, boxes: list[Box], scale: float) -> float:
    """Between any two of the drawings in a picture: in which part of their outlines they differ.

    What they are filled with does not count.
    """
    outlines = [outline(seen, box, scale) for box in boxes]
    pairs = list(combinations(outlines, 2))
    assert pairs
    return min(sum(a != b for a, b in zip(one, other, strict=True)) / len(one) for one, other in pairs)


def outline(seen: Image.Image, box: Box, scale: float) -> list[bool]:
    area = [box.x, box.y, box.x + box.width, box.y + box.height]
    part = seen.crop(tuple(round(side * scale) for side in area)).convert("L")  # type: ignore[arg-type]
    edges = part.resize((DRAWN, DRAWN), Image.Resampling.LANCZOS).filter(ImageFilter.FIND_EDGES)
    inner = edges.crop((1, 1, DRAWN - 1, DRAWN - 1)).resize((SEEN, SEEN), Image.Resampling.BOX)
    dots = inner.tobytes()
    return [dot > sum(dots) / len(dots) for dot in dots]


LEGIBLE = 11
LETTERS = "name => parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a"


def whole(page: Page, box: Box) -> bool:
    """Above the bar and within the window."""
    width, bar = page.evaluate("innerWidth"), box_of(page.get_by_role("region", name=BAR))
    return box.x >= 0 and box.y >= 0 and box.x + box.width <= width and box.y + box.height <= bar.y + 1


def resize(page: Page, size: tuple[int, int]) -> None:
    """Until all is drawn anew."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_timeout(300)
