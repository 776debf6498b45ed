"""Tiles and dice have readable numbers next to the right things."""

from __future__ import annotations

import pytest

from support.client.browser import NewPage
from support.client.screens import before_dice, table
from support.client.seeing import LEGIBLE, LETTERS
from support.client.tables import crowded_table, sit
from support.online import Serving

pytestmark = [pytest.mark.slow, pytest.mark.browser]
SMALLEST = """
(region, wanted) => [...region.querySelectorAll(wanted)]
  .map(text => [text, parseFloat(getComputedStyle(text).fontSize), text.getScreenCTM()])
  .map(([text, size, seen]) => [text.textContent, size * Math.hypot(seen.a, seen.b)])
  .filter(([, size]) => size < 9.95)
"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 800), (1024, 768)])
def test_numbers_on_tiles_are_readable(new_page: NewPage, served: Serving, width: int, height: int) -> None:
    page = new_page()
    page.set_viewport_size({"width": width, "height": height})
    for show in (table, before_dice):
        show(page, served)
        if width < 1200:
            page.get_by_role("button", name="Wheel & tracks").click()
        wheel = page.get_by_role("region", name="Action wheel")
        assert wheel.locator("text").count() > 12
        assert wheel.evaluate(SMALLEST, "text") == []
        store = page.get_by_role("region", name="My board").locator(".store")
        assert show is before_dice or store.locator(".tile text").count() > 2
        assert store.evaluate(SMALLEST, ".tile text") == []
        assert page.get_by_role("region", name="Offers", exact=True).evaluate(SMALLEST, ".tile text") == []
        sheet = page.get_by_role("region", name="Map", exact=True)
        assert sheet.locator("text").count() > 60
        assert sheet.evaluate(SMALLEST, "text") == []
        assert sheet.locator("text.name").first.evaluate(LETTERS) >= LEGIBLE


COUNTED = """
wheel => {
  const boxes = wanted => [...wheel.querySelectorAll(wanted)].map(e => e.getBoundingClientRect());
  const away = (count, { left, right, top, bottom }) => Math.hypot(
    Math.max(left - count.x, 0, count.x - right), Math.max(top - count.y, 0, count.y - bottom)) - count.r;
  const dice = boxes('use[href^="#art-die-"]');
  const others = boxes('.map-target .outline, text.points, text.more, .face');
  return boxes('.count circle').map(({ left, top, width }) => {
    const count = { x: left + width / 2, y: top + width / 2, r: width / 2 };
    const near = dice.map(die => away(count, die)).sort((one, other) => one - other);
    return { own: near[0], next: near[1], other: Math.min(...others.map(one => away(count, one)), 99) };
  });
}
"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 800), (1024, 768), (1600, 1000)])
def test_the_number_of_dice_is_shown_next_to_them(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    """It touches nothing else. Tests in web/src/board check that it leaves pips and marks free."""
    page = new_page()
    page.set_viewport_size({"width": width, "height": height})
    before_dice(page, served)
    if width < 1200:
        page.get_by_role("button", name="Wheel & tracks").click()
    counts = page.get_by_role("region", name="Action wheel").evaluate(COUNTED)
    assert len(counts) > 1
    for count in counts:
        assert count["own"] < 0 < count["next"], counts


ON_HELPERS = """
() => [...document.querySelectorAll('.face.helper')].flatMap((face) => {
  const card = face.querySelector('.card').getBBox();
  const beside = [...face.querySelectorAll('text.beside')].map((text) => {
    const digit = text.getBBox();
    const halo = 0.14 * parseFloat(text.getAttribute('font-size'));
    return digit.x + digit.width + halo <= card.x + card.width + 0.5;
  });
  const actions = [...face.querySelectorAll('use[href*="art-action"]')];
  const signs = actions.map((sign) => sign.getBBox().width >= 19);
  return [...beside, ...signs];
})
"""
"""Numbers do not touch the border, and actions are as large as the things they use."""


def test_helpers_show_their_border_and_their_action(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    sit(page, crowded_table(served), 0)
    drawn = page.evaluate(ON_HELPERS)
    assert len(drawn) > 4
    assert all(drawn)
