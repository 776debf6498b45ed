"""Colour is never the only difference between things."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from support.client.browser import NewPage
from support.client.robot import BAR
from support.client.screens import before_dice
from support.client.seeing import DEFICIENCIES, Box, box_of, least_difference, screenshot
from support.online import Serving

pytestmark = [pytest.mark.slow, pytest.mark.browser]
LEAST_DIFFERENCE = 0.15
"""The smallest difference between the outlines of drawings with different meanings. Drawings that differ only
in colour stay below a third of it."""
ONLY_PIECES = """
() => {
  const pieces = document.querySelector('.pieces');
  for (const other of pieces.parentElement.children) if (other !== pieces) other.style.visibility = 'hidden';
}
"""
SAME_SHAPES = """
() => {
  for (const [kind, part] of [['seat', null], ['shape', null], ['resource', null], ['die', 'g']]) {
    const symbols = [...document.querySelectorAll(`symbol[id^=art-${kind}-]`)];
    const inside = symbol => part ? symbol.querySelector(part) : symbol;
    for (const symbol of symbols) inside(symbol).innerHTML = inside(symbols[0]).innerHTML;
  }
}
"""


def distinct_things(page: Page, phone: bool) -> dict[str, list[Box]]:
    """Return the boxes of things on the page that must never be confused."""
    board = page.get_by_role("region", name="My board")
    supply = page.get_by_role("list", name="What you have") if phone else board
    resources = supply.locator("svg:has(use[href^='#art-resource-'])").all()[:5]
    marks = page.get_by_role("banner").get_by_role("button").locator("svg:has(use[href^='#art-seat-'])").all()
    dice = page.get_by_role("region", name=BAR).get_by_role("group", name="Die")
    colours = ("yellow", "pink", "lightgrey", "darkgrey", "blue")
    first = [dice.locator(f"svg:has(use[href^='#art-die-{colour}-'])").first for colour in colours]
    return {
        "players": [box_of(mark) for mark in marks],
        "resources": [box_of(icon) for icon in resources],
        # To the lower right of its pips a die has the mark of its resource.
        "dice": [box_of(die, corner=0.57) for die in first],
    }


def pieces(page: Page) -> dict[str, list[Box]]:
    """Return the marks on the pieces of all players, on an empty map."""
    page.evaluate(ONLY_PIECES)
    sheet = page.get_by_role("region", name="Map", exact=True)
    found = {piece: sheet.get_by_role("img", name=f": {piece}").all() for piece in ("merchant", "architect")}
    return {piece: [box_of(one.locator("use").last) for one in ones] for piece, ones in found.items()}


def differences(page: Page, deficiency: str, things: dict[str, list[Box]], folder: Path) -> dict[str, float]:
    image = screenshot(page, deficiency)
    image.save(folder / f"{deficiency}.png")
    scale = image.width / page.evaluate("innerWidth")
    return {kind: least_difference(image, boxes, scale) for kind, boxes in things.items()}


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_things_differ_by_more_than_their_colour(
    new_page: NewPage, served: Serving, tmp_path: Path, phone: bool
) -> None:
    page = new_page(phone=phone)
    before_dice(page, served)
    things = distinct_things(page, phone)
    assert [len(boxes) for boxes in things.values()] == [4, 5, 5]
    for deficiency in DEFICIENCIES:
        found = differences(page, deficiency, things, tmp_path)
        assert min(found.values()) >= LEAST_DIFFERENCE, (deficiency, found)
    page.evaluate(SAME_SHAPES)
    found = differences(page, DEFICIENCIES[-1], things, tmp_path)
    assert max(found.values()) < LEAST_DIFFERENCE / 3, (
        "the measure must not count colours alone as a difference"
    )


def test_pieces_on_the_map_differ_by_more_than_their_colour(
    new_page: NewPage, served: Serving, tmp_path: Path
) -> None:
    page = new_page()
    before_dice(page, served)
    things = pieces(page)
    assert [len(boxes) for boxes in things.values()] == [4, 4]
    for deficiency in DEFICIENCIES:
        found = differences(page, deficiency, things, tmp_path)
        assert min(found.values()) >= LEAST_DIFFERENCE, (deficiency, found)


def test_everything_with_a_colour_has_a_name(new_page: NewPage, served: Serving) -> None:
    """The names are different, so that they tell things apart when the page is read aloud."""
    page = new_page()
    before_dice(page, served)
    wheel = page.get_by_role("region", name="Action wheel")
    sheet = page.get_by_role("region", name="Map", exact=True)
    # A choice is named by its effect.
    for place, role, wanted in ((wheel, "button", r" die of "), (sheet, "img", r": (merchant|architect)$")):
        found = place.locator(f"[role={role}]").all()
        names = [
            name for thing in found if re.search(wanted, name := thing.get_attribute("aria-label") or "")
        ]
        assert len(names) >= 8
        assert len(set(names)) == len(names)
