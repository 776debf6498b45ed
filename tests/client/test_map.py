"""Nothing on the map covers its numbers and towns."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.client.browser import NewPage
from support.client.screens import Show, against_cardinalbot, before_dice, replay, table
from support.client.tables import crowded_table, sit
from support.online import Serving

pytestmark = [pytest.mark.slow, pytest.mark.browser]
ON_TOWNS = """
() => {
  const all = wanted => [...document.querySelectorAll(wanted)];
  const boxes = wanted => all(wanted).map(e => [e.getBoundingClientRect(), e.textContent]);
  const across = (one, other) => one.left < other.right && other.left < one.right;
  const meet = (one, other) => across(one, other) && one.top < other.bottom && other.top < one.bottom;
  const buttons = boxes('.zoom button');
  const hidden = boxes('.map text.name').filter(([name]) => buttons.some(([button]) => meet(button, name)));
  return hidden.map(([, text]) => text);
}
"""
ON_NUMBERS = """
() => {
  const boxes = wanted => [...document.querySelectorAll(wanted)].map(e => [e.getBoundingClientRect(), e]);
  const across = (one, other) => one.left < other.right && other.left < one.right;
  // Lines of text are higher than what is read of them.
  const read = ({ left, right, top, bottom, height }) =>
    ({ left, right, top: top + height / 4, bottom: bottom - height / 4 });
  const meet = (one, other) => across(one, other) && one.top < other.bottom && other.top < one.bottom;
  const pieces = boxes('.map g[class^=seat-]');
  const numbers = boxes('.map :is(.value, .on, .beside, .need)').map(([box, e]) => [read(box), e]);
  const hidden = numbers.filter(([number]) => pieces.some(([piece]) => meet(piece, number)));
  return [pieces.length, numbers.length, hidden.map(([, e]) => e.closest('[data-spot]').dataset.spot)];
}
"""


@pytest.mark.parametrize("show", [table, against_cardinalbot, before_dice])
def test_no_piece_covers_a_number(new_page: NewPage, served: Serving, show: Show) -> None:
    """This includes houses of the Cardinalbot, whose hat is higher than a roof."""
    page = new_page()
    show(page, served)
    pieces, numbers, covered = page.evaluate(ON_NUMBERS)
    assert min(pieces, numbers) > 8
    assert covered == []


@pytest.mark.parametrize(
    ("width", "height"),
    [(1366, 768), (1280, 800), (1024, 768), (768, 1024), (740, 360), (683, 384), (360, 740)],
)
def test_the_buttons_of_the_map_cover_no_town(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    page = new_page(phone=width < 769 and width != 683)
    page.set_viewport_size({"width": width, "height": height})
    replay(page, served)
    enlarge = page.get_by_role("button", name="Zoom in")
    if width < 769:  # a small map starts at the active player's piece, once it has its size
        page.get_by_role("button", name="Show the whole map").click()
    expect(enlarge).to_be_visible()
    assert page.evaluate(ON_TOWNS) == []


def test_a_walk_is_undone_as_it_was_chosen(new_page: NewPage, served: Serving) -> None:
    """All its steps are undone at once, and the choice before it separately."""
    page = new_page()
    game = crowded_table(served)
    sit(page, game, 0, 1, 2, 3)
    made = game.game()["made"]
    page.locator("[data-anchor='space:Koeln']").first.click()
    expect(page.locator("[data-anchor='space:Koeln']")).to_have_count(0)
    assert game.game()["made"] == made + 2
    for left in (made, made - 1):
        page.get_by_role("button", name="Undo").click()
        expect(page.get_by_role("button", name="Undo")).to_be_enabled()
        page.wait_for_timeout(500)
        assert game.game()["made"] == left


RINGED = """
() => {
  const boxes = wanted => [...document.querySelectorAll(wanted)].map(e => [e.getBoundingClientRect(), e]);
  // Letters are lower than their line.
  const read = ({ left, right, top, bottom, height }) =>
    ({ left, right, top: top + height * 0.26, bottom: bottom - height * 0.26 });
  const meet = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
  // The outline of a plate is as wide as its halo: nine units of the map.
  const rings = boxes('.map [data-anchor^="space:"] .halo').map(([box, e]) => {
    const half = 4.5 * e.getScreenCTM().a;
    return { left: box.left - half, right: box.right + half, top: box.top - half, bottom: box.bottom + half };
  });
  const numbers = boxes('.map :is(.on, .beside, .need, .value)');
  return [rings.length, numbers.filter(([box]) => rings.some(ring => meet(ring, read(box))))
    .map(([, e]) => `${e.closest('[data-spot]').dataset.spot} ${e.textContent}`)];
}
"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 768), (1600, 1000)])
def test_rings_round_towns_do_not_cover_numbers(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    page = new_page()
    page.set_viewport_size({"width": width, "height": height})
    table(page, served)
    page.evaluate("() => document.fonts.ready")
    rings, crossed = page.evaluate(RINGED)
    assert rings > 5
    assert crossed == []
