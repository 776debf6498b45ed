"""The player's own board and the boards of the others."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from support.client.browser import NewPage
from support.client.screens import SET_LANGUAGE, table
from support.client.seeing import box_of, is_in_view
from support.client.tables import (
    at_die_choice,
    at_king_action,
    at_room_choice,
    continue_online,
    crowded_table,
    mid_game,
    play_until,
    sit,
    solo_table,
)
from support.online import Serving
from tiletum import Table

pytestmark = [pytest.mark.slow, pytest.mark.browser]


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 768), (768, 1024)])
def test_the_own_board_has_a_heading(new_page: NewPage, served: Serving, width: int, height: int) -> None:
    page = new_page()
    page.set_viewport_size({"width": width, "height": height})
    sit(page, crowded_table(served), 1)
    heading = page.get_by_role("heading", name="Your board, Leon")
    expect(heading).to_be_in_viewport(ratio=1)
    for building in page.get_by_role("region", name="My board").locator(".roof").all():
        assert not box_of(heading).overlaps(box_of(building))


@pytest.mark.parametrize(
    ("width", "height", "touch"),
    [(1366, 768, False), (1280, 800, False), (1600, 1000, False), (768, 1024, False), (768, 1024, True)],
)
def test_all_other_players_are_visible_at_a_glance(
    new_page: NewPage, served: Serving, width: int, height: int, touch: bool
) -> None:
    """They are below the own board, with full names and all resources. The last one does not touch the
    edge."""
    page = new_page(phone=touch)
    page.set_viewport_size({"width": width, "height": height})
    table(page, served)
    page.evaluate("() => document.fonts.ready")
    others = page.get_by_role("tabpanel", name="Others").get_by_role("article")
    expect(others).to_have_count(3)
    for other in others.all():
        assert is_in_view(page, box_of(other))
        assert other.locator(".who span").evaluate("who => who.scrollWidth <= who.clientWidth + 1")
        for kind in ("gold", "food", "wool", "stone", "iron"):
            expect(other.get_by_role("img", name=re.compile(kind, re.IGNORECASE)).first).to_be_in_viewport(
                ratio=1
            )
    last, column = box_of(others.last), box_of(page.locator(".right"))
    assert last.y + last.height <= column.y + column.height - 4


def against_bots(page: Page, served: Serving, *names: str) -> None:
    """Open a table whose active player is a person. Bots have the other seats, with these names or none."""
    game = play_until(4, at_die_choice, seed=3)
    assert game.to_move is not None
    players = ["person" if seat == game.to_move else "random" for seat in range(4)]
    sit(page, continue_online(served, game, *players, names=names), game.to_move)
    expect(page.locator("article")).to_have_count(3)
    page.evaluate("() => document.fonts.ready")


@pytest.mark.parametrize(
    ("width", "height"), [(1366, 768), (1280, 800), (1600, 1000), (768, 1024), (360, 740)]
)
def test_a_seat_played_by_a_bot_keeps_its_name(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    """A sign with an explanation marks the bot, in no more space than other boards need."""
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
        expect(page.get_by_role("tooltip")).to_contain_text("A bot plays for this player")


VISIBLE_NAME = """
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
"""The part of a name before its ellipsis."""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 800)])
def test_bots_of_one_kind_have_different_names(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    """The visible parts of their names differ in every language."""
    page = new_page()
    page.set_viewport_size({"width": width, "height": height})
    against_bots(page, served, "", "", "", "")
    for language in ("en", "fr", "ko", "uk"):
        page.evaluate(SET_LANGUAGE, language)
        page.reload()
        expect(page.locator(f"html[lang={language}] article")).to_have_count(3)
        page.evaluate("() => document.fonts.ready")
        for names in (page.locator("article .who > span"), page.locator(".seats .name")):
            visible = [name.evaluate(VISIBLE_NAME) for name in names.all()]
            assert all(visible), visible
            assert len(set(visible)) == len(visible), visible


def test_cathedrals_do_not_take_a_row_of_their_own(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    page.set_viewport_size({"width": 768, "height": 1024})
    table(page, served)
    board = page.get_by_role("region", name="My board")
    store = box_of(board.locator(".store"))
    cathedrals = box_of(board.get_by_role("img", name="Contributed to cathedrals"))
    assert cathedrals.x >= store.x + store.width
    assert cathedrals.y + cathedrals.height <= store.y + store.height


def test_the_score_of_a_board_appears_once(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    table(page, served)
    page.get_by_role("tabpanel").get_by_role("article", name="Leon").get_by_role("button").click()
    board = page.get_by_role("dialog", name="Leon’s board")
    expect(board).to_be_visible()
    expect(board.get_by_text(re.compile(r"^39\b"))).to_have_count(1)


CUT = "names => names.filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent)"
LONG = ("Maximiliana", "Bartholomäus", "Konstantina", "Theodore-Max")


@pytest.mark.parametrize("lang", ["en", "fr", "uk", "ko"])
def test_a_wider_window_shows_at_least_as_much_of_each_name(
    new_page: NewPage, served: Serving, lang: str
) -> None:
    page = new_page()
    page.goto(served.address)
    page.evaluate("language => localStorage.setItem('tiletum.settings', JSON.stringify({ language }))", lang)
    game = continue_online(served, play_until(4, mid_game, seed=5), *["person"] * 4, names=LONG)
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
def test_every_count_is_next_to_its_sign(new_page: NewPage, served: Serving, width: int, height: int) -> None:
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
def test_the_button_of_a_board_shares_its_row(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    page = new_page(phone=width < 700)
    page.set_viewport_size({"width": width, "height": height})
    sit(page, solo_table(served), 0)
    if width < 700:
        page.get_by_role("button", name="Others & log").click()
    bot = page.get_by_role("tabpanel", name="Others").get_by_role("article")
    way = box_of(bot.get_by_role("button"))
    others = [box_of(part) for part in bot.locator("b, .icon:not(button *)").all() if part.is_visible()]
    neighbours = [part for part in others if part.y < way.y + way.height and way.y < part.y + part.height]
    assert neighbours
    assert all(part.x + part.width <= way.x for part in neighbours)


def test_other_boards_count_what_is_built(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    game = continue_online(served, play_until(2, at_end_of_round, seed=5), "person", "person")
    sit(page, game, 0)
    built = sum(owner == 1 for owner in game.game()["position"]["houses"].values()) + 1
    other = page.get_by_role("article", name="Leon")
    expect(other.get_by_role("img", name=f"Houses on the map: {built};")).to_be_visible()


def at_end_of_round(table: Table) -> bool:
    return table.game.round == 4


def test_buildings_are_numbered_where_moves_refer_to_them(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    sit(page, continue_online(served, play_until(4, at_king_action, seed=5), *["person"] * 4), 0, 1, 2, 3)
    mine = page.get_by_role("region", name="My board")
    expect(mine.locator(".number")).to_have_count(0)
    table = play_until(2, at_room_choice, seed=5)
    sit(page, continue_online(served, table, "person", "person"), 0, 1)
    expect(mine.locator(".number")).to_have_text(["1", "2", "3", "4", "5", "6"])
