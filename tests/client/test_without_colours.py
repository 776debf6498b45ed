"""Nothing is told by its colour alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from support.client.browser import NewPage
from support.client.robot import BAR
from support.client.screens import before_dice
from support.client.seeing import DEFICIENCIES, Box, box_of, least_difference, picture
from support.online import Serving

pytestmark = [pytest.mark.slow, pytest.mark.browser]
DIFFERENT = 0.15
"""Drawings that mean different things differ in at least this part of their outlines; what differs in its
colour alone, in less than a third of that."""
ALONE = """
() => {
  const pieces = document.querySelector('.pieces');
  for (const other of pieces.parentElement.children) if (other !== pieces) other.style.visibility = 'hidden';
}
"""
ALIKE = """
() => {
  for (const [kind, part] of [['seat', null], ['shape', null], ['resource', null], ['die', 'g']]) {
    const symbols = [...document.querySelectorAll(`symbol[id^=art-${kind}-]`)];
    const inside = symbol => part ? symbol.querySelector(part) : symbol;
    for (const symbol of symbols) inside(symbol).innerHTML = inside(symbols[0]).innerHTML;
  }
}
"""


def told_apart(page: Page, phone: bool) -> dict[str, list[Box]]:
    """What must never be confused, as it is drawn on the page."""
    board = page.get_by_role("region", name="My board")
    kept = page.get_by_role("list", name="What you have") if phone else board
    resources = kept.locator("svg:has(use[href^='#art-resource-'])").all()[:5]
    marks = page.get_by_role("banner").get_by_role("button").locator("svg:has(use[href^='#art-seat-'])").all()
    dice = page.get_by_role("region", name=BAR).get_by_role("group", name="Die")
    colours = ("yellow", "pink", "lightgrey", "darkgrey", "blue")
    first = [dice.locator(f"svg:has(use[href^='#art-die-{colour}-'])").first for colour in colours]
    return {
        "players": [box_of(mark) for mark in marks],
        "resources": [box_of(icon) for icon in resources],
        # Below and right of its pips a die has the mark of what it gives.
        "dice": [box_of(die, corner=0.57) for die in first],
    }


def pieces(page: Page) -> dict[str, list[Box]]:
    """The marks on those of all players, on an empty map."""
    page.evaluate(ALONE)
    sheet = page.get_by_role("region", name="Map", exact=True)
    found = {piece: sheet.get_by_role("img", name=f": {piece}").all() for piece in ("merchant", "architect")}
    return {piece: [box_of(one.locator("use").last) for one in ones] for piece, ones in found.items()}


def differences(page: Page, deficiency: str, things: dict[str, list[Box]], kept: Path) -> dict[str, float]:
    seen = picture(page, deficiency)
    seen.save(kept / f"{deficiency}.png")
    scale = seen.width / page.evaluate("innerWidth")
    return {kind: least_difference(seen, boxes, scale) for kind, boxes in things.items()}


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_nothing_is_told_by_its_colour_alone(
    new_page: NewPage, served: Serving, tmp_path: Path, phone: bool
) -> None:
    page = new_page(phone=phone)
    before_dice(page, served)
    things = told_apart(page, phone)
    assert [len(boxes) for boxes in things.values()] == [4, 5, 5]
    for deficiency in DEFICIENCIES:
        found = differences(page, deficiency, things, tmp_path)
        assert min(found.values()) >= DIFFERENT, (deficiency, found)
    page.evaluate(ALIKE)
    found = differences(page, DEFICIENCIES[-1], things, tmp_path)
    assert max(found.values()) < DIFFERENT / 3, "the measure sees what has only other colours as different"


def test_pieces_on_the_map_are_not_told_by_their_colour_alone(
    new_page: NewPage, served: Serving, tmp_path: Path
) -> None:
    page = new_page()
    before_dice(page, served)
    things = pieces(page)
    assert [len(boxes) for boxes in things.values()] == [4, 4]
    for deficiency in DEFICIENCIES:
        found = differences(page, deficiency, things, tmp_path)
        assert min(found.values()) >= DIFFERENT, (deficiency, found)


def test_what_has_a_colour_has_a_name(new_page: NewPage, served: Serving) -> None:
    """Of its own: whoever hears the page can tell the same things apart."""
    page = new_page()
    before_dice(page, served)
    wheel = page.get_by_role("region", name="Action wheel")
    sheet = page.get_by_role("region", name="Map", exact=True)
    # What can be chosen is named by what it would do.
    for place, role, wanted in ((wheel, "button", r" die of "), (sheet, "img", r": (merchant|architect)$")):
        found = place.locator(f"[role={role}]").all()
        names = [
            name for thing in found if re.search(wanted, name := thing.get_attribute("aria-label") or "")
        ]
        assert len(names) >= 8
        assert len(set(names)) == len(names)
