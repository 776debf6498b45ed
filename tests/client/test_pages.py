"""The pages around the table: their cards in rows and columns, and their texts."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.client.browser import NewPage
from support.client.screens import PAGES, lobby
from support.online import Serving

pytestmark = [pytest.mark.slow, pytest.mark.browser]
LONELY = """
() => [...document.querySelectorAll('.quick, .p-choices, .ways, .rows')].flatMap(grid => {
  const rows = {};
  for (const child of grid.children) if (child.localName !== 'legend' && child.checkVisibility()) {
    const { top, left } = child.getBoundingClientRect();
    (rows[Math.round(top)] ??= []).push(Math.round(left));
  }
  const counts = Object.values(rows).map(row => row.length);
  return Math.max(...counts) > 1 && counts.at(-1) === 1 ? [`${grid.className}: ${counts}`] : [];
})
"""


@pytest.mark.parametrize("width", [1280, 1024, 860, 700, 560, 430, 360])
def test_no_card_is_alone_in_its_row(new_page: NewPage, served: Serving, width: int) -> None:
    page = new_page()
    page.set_viewport_size({"width": width, "height": 800})
    for name in ("start", "new", "settings"):
        PAGES[name](page, served)
        assert page.evaluate(LONELY) == [], name
    PAGES["new"](page, served)
    page.get_by_role("radio", name="Solo").check()
    expect(
        page.get_by_role("group", name="How strong is the Cardinalbot?").get_by_role("radio").first
    ).to_be_attached()
    assert page.evaluate(LONELY) == []


def test_an_edition_for_one_person_is_described(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    page.goto(f"{served.address}/#/new")
    page.get_by_text("More options").click()
    edition = page.locator("label").filter(has=page.get_by_role("radio", name="English first printing"))
    expect(edition).to_contain_text("The King track gets no new bonus tile.")
    page.get_by_role("radio", name="Solo").check()
    expect(edition).to_contain_text("The King fair is scored in the fair phase")
    expect(edition).not_to_contain_text("The King track gets no new bonus tile.")


ENDS = """
() => {
  const cards = [...document.querySelectorAll('.p-card')].map(card => [card, card.getBoundingClientRect()]);
  const columns = {};
  for (const [, { left, bottom }] of cards) columns[left | 0] = Math.max(columns[left | 0] ?? 0, bottom);
  const empty = ([card, { bottom }]) => bottom - card.lastElementChild.getBoundingClientRect().bottom;
  return { ends: Object.values(columns), empty: Math.max(...cards.map(empty)) };
}
"""


@pytest.mark.parametrize("name", ["help", "settings", "start", "lobby"])
@pytest.mark.parametrize("width", [1280, 1024])
def test_columns_of_cards_end_at_the_same_height(
    new_page: NewPage, served: Serving, name: str, width: int
) -> None:
    """They must not end with a hole in the last card."""
    page = new_page()
    page.set_viewport_size({"width": width, "height": 800})
    PAGES[name](page, served)
    page.evaluate("() => document.fonts.ready")
    found = page.evaluate(ENDS)
    assert len(found["ends"]) == 2
    # Links and their codes make a lobby long. The cards beside them are as high as their content.
    assert name == "lobby" or abs(found["ends"][0] - found["ends"][1]) < 2
    assert found["empty"] < {"start": 80}.get(name, 60)


def test_links_that_work_only_here_say_so(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    lobby(page, served)
    expect(page.get_by_text("Links from this page work only on this computer")).to_be_visible()
