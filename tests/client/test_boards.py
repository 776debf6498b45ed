"""My board and those of the others."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from support.client.browser import NewPage
from support.client.screens import SPEAK, table
from support.client.seeing import box_of, whole
from support.client.tables import (
    a_room_is_offered,
    before_a_die,
    crowded,
    goes_on,
    king_next,
    on_the_way,
    played,
    sit,
    solo,
)
from support.online import Serving
from tiletum import Table

pytestmark = [pytest.mark.slow, pytest.mark.browser]


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 768), (768, 1024)])
def test_the_board_at_the_table_is_named(new_page: NewPage, served: Serving, width: int, height: int) -> None:
    page = new_page()
    page.set_viewport_size({"width": width, "height": height})
    sit(page, crowded(served), 1)
    heading = page.get_by_role("heading", name="Your board, Leon")
    expect(heading).to_be_in_viewport(ratio=1)
    for building in page.get_by_role("region", name="My board").locator(".roof").all():
        assert not box_of(heading).overlaps(box_of(building))


@pytest.mark.parametrize(
    ("width", "height", "touch"),
    [(1366, 768, False), (1280, 800, False), (1600, 1000, False), (768, 1024, False), (768, 1024, True)],
)
def test_all_others_are_seen_at_a_glance(
    new_page: NewPage, served: Serving, width: int, height: int, touch: bool
) -> None:
    """Below my board, each with its whole name and all resources; the last one does not touch the edge."""
    page = new_page(phone=touch)
    page.set_viewport_size({"width": width, "height": height})
    table(page, served)
    page.evaluate("() => document.fonts.ready")
    others = page.get_by_role("tabpanel", name="Others").get_by_role("article")
    expect(others).to_have_count(3)
    for other in others.all():
        assert whole(page, box_of(other))
        assert other.locator(".who span").evaluate("who => who.scrollWidth <= who.clientWidth + 1")
        for kind in ("gold", "food", "wool", "stone", "iron"):
            expect(other.get_by_role("img", name=re.compile(kind, re.IGNORECASE)).first).to_be_in_viewport(
                ratio=1
            )
    last, column = box_of(others.last), box_of(page.locator(".right"))
    assert last.y + last.height <= column.y + column.height - 4


def against_bots(page: Page, served: Serving, *names: str) -> None:
    """Somebody whose turn it is; bots have the other seats, under these names or under none."""
    game = played(4, before_a_die, seed=3)
    assert game.to_move is not None
    players = ["person" if seat == game.to_move else "random" for seat in range(4)]
    sit(page, goes_on(served, game, *players, names=names), game.to_move)
    expect(page.locator("article")).to_have_count(3)
    page.evaluate("() => document.fonts.ready")


@pytest.mark.parametrize(
    ("width", "height"), [(1366, 768), (1280, 800), (1600, 1000), (768, 1024), (360, 740)]
)
def test_who_has_a_bot_in_the_seat_keeps_the_name(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    """A sign says it, with its explanation, in no more room than others have."""
    page = new_page(phone=width < 700)
    page.set_viewport_size({"width": width, "height": height})
    against_bots(page, served, "Wanda", "Leonhardine", "Ada", "Tomas")
    if width < 700:
        page.get_by_role("button", name="Others & log").click()
    others = page.get_by_role("tabpanel", name="Others").get_by_role("article")
    for other in others.all():
        name, sign = other.locator(".who > span"), other.locator("small")
        expect(sign).to_have_text("played by a bot")
        assert name.evaluate("name => name.scrollWidth <= name.clientWidth + 1 || name.clientWidth > 44")
        side, rest = box_of(sign), box_of(other.locator(".resources"))
        assert side.x + side.width <= rest.x or side.y + side.height <= rest.y
    assert len({box_of(other).height for other in others.all()}) == 1
    if width > 1000:
        others.last.locator("small").hover()
        expect(page.get_by_role("tooltip")).to_contain_text("A bot plays for this person")


SHOWN = """
name => {
  const room = name.getBoundingClientRect().right - (name.scrollWidth > name.clientWidth ? 14 : 0);
  const range = document.createRange();
  return [...name.textContent].filter((_, at) => {
    range.setStart(name.firstChild, at);
    range.setEnd(name.firstChild, at + 1);
    return range.getBoundingClientRect().right <= room + 1;
  }).join('');
}
"""
"""As much of a name as its "…" leaves."""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 800)])
def test_bots_of_one_kind_are_told_apart(new_page: NewPage, served: Serving, width: int, height: int) -> None:
    """By what is seen of their names, in every language."""
    page = new_page()
    page.set_viewport_size({"width": width, "height": height})
    against_bots(page, served, "", "", "", "")
    for language in ("en", "fr", "ko", "uk"):
        page.evaluate(SPEAK, language)
        page.reload()
        expect(page.locator(f"html[lang={language}] article")).to_have_count(3)
        page.evaluate("() => document.fonts.ready")
        for names in (page.locator("article .who > span"), page.locator(".seats .name")):
            shown = [name.evaluate(SHOWN) for name in names.all()]
            assert all(shown), shown
            assert len(set(shown)) == len(shown), shown


def test_cathedrals_need_no_row_of_their_own(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    page.set_viewport_size({"width": 768, "height": 1024})
    table(page, served)
    board = page.get_by_role("region", name="My board")
    store = box_of(board.locator(".store"))
    cathedrals = box_of(board.get_by_role("img", name="Contributed to cathedrals"))
    assert cathedrals.x >= store.x + store.width
    assert cathedrals.y + cathedrals.height <= store.y + store.height


def test_the_score_of_a_board_is_said_once(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    table(page, served)
    page.get_by_role("tabpanel").get_by_role("article", name="Leon").get_by_role("button").click()
    board = page.get_by_role("dialog", name="Board of Leon")
    expect(board).to_be_visible()
    expect(board.get_by_text(re.compile(r"^39\b"))).to_have_count(1)


CUT = "names => names.filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent)"
LONG = ("Maximiliana", "Bartholomäus", "Konstantina", "Theodore-Max")


@pytest.mark.parametrize("lang", ["en", "fr", "uk", "ko"])
def test_a_wider_window_cuts_no_name_that_a_narrower_one_shows(
    new_page: NewPage, served: Serving, lang: str
) -> None:
    page = new_page()
    page.goto(served.address)
    page.evaluate("language => localStorage.setItem('tiletum.settings', JSON.stringify({ language }))", lang)
    game = goes_on(served, played(4, on_the_way, seed=5), *["person"] * 4, names=LONG)
    sit(page, game, 0)
    cut = {}
    for width in (1366, 1400, 1440, 1536, 1600, 1680, 1920):
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_timeout(100)
        cut[width] = page.locator(".seats .name").evaluate_all(CUT)
    assert all(set(names) <= set(cut[1366]) for names in cut.values()), cut


APART = """
row => {
  const signs = [...row.querySelectorAll('.resources .place')].map(place => ({
    sign: place.querySelector('.icon').getBoundingClientRect(),
    count: place.querySelector('b').getBoundingClientRect(),
  }));
  const own = signs.map(({ sign, count }) => count.left - sign.right);
  const next = signs.slice(1).map(({ sign }, index) => sign.left - signs[index].count.right);
  const columns = signs.map(({ sign }) => Math.round(sign.left));
  return { columns, own: Math.max(...own), next: Math.min(...next) };
}
"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 800), (1600, 1000)])
def test_every_count_stands_at_its_own_sign(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    page = new_page()
    page.set_viewport_size({"width": width, "height": height})
    table(page, served)
    others = page.get_by_role("tabpanel", name="Others").get_by_role("article")
    expect(others).to_have_count(3)
    rows = [other.evaluate(APART) for other in others.all()]
    assert all(row["own"] < row["next"] for row in rows), rows
    if height < 861:
        assert rows[0]["columns"] == rows[1]["columns"] == rows[2]["columns"]


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 800), (1600, 1000), (360, 740)])
def test_the_way_to_a_board_is_not_alone_in_its_row(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    page = new_page(phone=width < 700)
    page.set_viewport_size({"width": width, "height": height})
    sit(page, solo(served), 0)
    if width < 700:
        page.get_by_role("button", name="Others & log").click()
    bot = page.get_by_role("tabpanel", name="Others").get_by_role("article")
    way = box_of(bot.get_by_role("button"))
    others = [box_of(part) for part in bot.locator("b, .icon:not(button *)").all() if part.is_visible()]
    beside = [part for part in others if part.y < way.y + way.height and way.y < part.y + part.height]
    assert beside
    assert all(part.x + part.width <= way.x for part in beside)


def test_others_are_counted_by_what_they_have_built(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    game = goes_on(served, played(2, at_the_end_of_a_round, seed=5), "person", "person")
    sit(page, game, 0)
    built = sum(owner == 1 for owner in game.game()["position"]["houses"].values()) + 1
    other = page.get_by_role("article", name="Leon")
    expect(other.get_by_role("img", name=f"Houses on the map: {built};")).to_be_visible()


def at_the_end_of_a_round(table: Table) -> bool:
    return table.game.round == 4


def test_buildings_have_numbers_where_moves_name_them(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    sit(page, goes_on(served, played(4, king_next, seed=5), *["person"] * 4), 0, 1, 2, 3)
    mine = page.get_by_role("region", name="My board")
    expect(mine.locator(".number")).to_have_count(0)
    table = played(2, a_room_is_offered, seed=5)
    sit(page, goes_on(served, table, "person", "person"), 0, 1)
    expect(mine.locator(".number")).to_have_text(["1", "2", "3", "4", "5", "6"])
