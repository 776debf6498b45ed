"""The table on a desk: everything is visible, and columns show where they continue."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

import pytest
from playwright.sync_api import Browser, expect

from support.client.browser import FASTEST, OPTIONS, NewPage
from support.client.robot import BAR
from support.client.screens import Show, replay, table
from support.client.seeing import box_of, is_in_view
from support.client.tables import at_king_action, continue_online, crowded_table, play_until, sit
from support.online import Serving

pytestmark = [pytest.mark.slow, pytest.mark.browser]
TABLE_IN_SIGHT = ("Action wheel", "King track", "Fairs", "Map", "Offers")


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 800), (1600, 1000), (1920, 1080)])
def test_the_table_is_visible_on_a_desk(new_page: NewPage, served: Serving, width: int, height: int) -> None:
    page = new_page()
    page.set_viewport_size({"width": width, "height": height})
    table(page, served)
    page.evaluate("() => document.fonts.ready")
    for name in TABLE_IN_SIGHT:
        assert is_in_view(page, box_of(page.get_by_role("region", name=name, exact=True))), name
    for tab in page.get_by_role("tab").all():
        assert is_in_view(page, box_of(tab))
    for name in ("Log", "Score", "Chat"):
        page.get_by_role("banner").get_by_role("button", name=name).click()
        panel = page.get_by_role("tabpanel", name=name)
        expect(panel).to_be_visible()
        assert is_in_view(page, box_of(panel))
        assert box_of(panel).height > height / 2
    assert box_of(page.get_by_role("region", name="Map", exact=True)).height > 0.5 * height
    expect(page.locator("html")).to_have_attribute(
        "data-density", "compact" if height < 860 else "comfortable"
    )


SCROLLBAR_WIDTH = """
part => {
  const { borderLeftWidth, borderRightWidth } = getComputedStyle(part);
  return part.offsetWidth - part.clientWidth - parseFloat(borderLeftWidth) - parseFloat(borderRightWidth);
}
"""
"""The width of an element's scrollbar."""


def test_scrollbars_take_no_room_at_the_table(chromium: Browser, served: Serving) -> None:
    """A desk shows scrollbars, which Playwright hides by default."""
    browser = chromium.browser_type.launch(
        executable_path=FASTEST, args=list(OPTIONS), ignore_default_args=["--hide-scrollbars"]
    )
    with closing(browser):
        for width, height in ((1366, 768), (1024, 768)):
            page = browser.new_page(viewport={"width": width, "height": height}, service_workers="block")
            table(page, served)
            for part in (".bar", ".moves", ".left", ".right", ".mine"):
                assert page.locator(part).first.evaluate(SCROLLBAR_WIDTH) <= 0, part
            # The moves scroll, but not the bar around them.
            assert page.locator(".bar").evaluate("bar => bar.scrollHeight - bar.clientHeight") == 0
        # Where one is needed, this browser shows it, and it is narrow.
        page.locator(".map.paper").evaluate("map => (map.style.overflowY = 'scroll')")
        assert 0 < page.locator(".map.paper").evaluate(SCROLLBAR_WIDTH) < 15


def test_a_large_desk_shows_everything(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    table(page, served)
    track = box_of(page.get_by_role("region", name="King track").locator("svg").first).width
    tile = box_of(page.get_by_role("region", name="Offers").locator(".tile").first).width
    page.set_viewport_size({"width": 1920, "height": 1080})
    assert box_of(page.get_by_role("region", name="King track").locator("svg").first).width > track
    assert box_of(page.get_by_role("region", name="Offers").locator(".tile").first).width > tile
    for other in page.get_by_role("tabpanel").get_by_role("article").all():
        assert is_in_view(page, box_of(other))
    assert is_in_view(page, box_of(page.get_by_text("Dice in the bag")))


@pytest.mark.parametrize("show", [table, replay])
def test_a_column_shows_that_it_continues_below(new_page: NewPage, served: Serving, show: Show) -> None:
    """On a laptop all piles are visible below the wheel and the tracks, until one is opened."""
    page = new_page()
    page.set_viewport_size({"width": 1366, "height": 768})
    show(page, served)
    column = page.locator(":is(.left, .round).goes-on")
    for pile in ("Bonus tiles", "Contract tiles", "Character tiles", "Dice in the bag"):
        expect(column.locator("summary").filter(has_text=pile)).to_be_in_viewport(ratio=1)
    assert column.evaluate(SIGN_OPACITY) == 0
    column.locator("summary").filter(has_text="Bonus tiles").click()
    tiles = column.get_by_role("region", name="Piles").get_by_role("listitem")
    for tile in (tiles.first, tiles.last):
        expect(tile).to_be_in_viewport(ratio=1)
    column.evaluate("e => e.scrollTo(0, 0)")
    assert column.evaluate("e => e.scrollHeight > e.clientHeight")
    page.wait_for_timeout(100)
    assert column.evaluate(SIGN_OPACITY) == 1
    column.evaluate("e => e.scrollTo(0, e.scrollHeight)")
    page.wait_for_timeout(100)
    assert column.evaluate(SIGN_OPACITY) == 0


SIGN_OPACITY = "e => Number(getComputedStyle(e, '::after').opacity)"
"""The opacity of the sign that there is more."""


@pytest.mark.parametrize(
    ("width", "height", "column"),
    [(1366, 768, ".right"), (1280, 800, ".right"), (1600, 1000, ".right"), (1024, 600, ".mine")],
)
def test_the_right_column_shows_where_it_continues(
    new_page: NewPage, served: Serving, width: int, height: int, column: str
) -> None:
    """This holds for whichever part scrolls, and ends when its end is visible."""
    page = new_page()
    page.set_viewport_size({"width": width, "height": height})
    table(page, served)
    part = page.locator(f"{column}.goes-on")
    part.evaluate("e => e.scrollTo(0, 0)")
    assert part.evaluate("e => e.scrollHeight > e.clientHeight + 1")
    page.wait_for_timeout(100)
    assert part.evaluate(SIGN_OPACITY) == 1
    box = box_of(part)
    page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    page.mouse.wheel(0, 100_000)
    page.wait_for_timeout(300)
    assert part.evaluate("e => e.scrollTop + e.clientHeight >= e.scrollHeight - 1")
    assert part.evaluate(SIGN_OPACITY) < 0.05


def test_a_column_whose_end_is_visible_shows_no_sign(new_page: NewPage, served: Serving) -> None:
    """The sign itself must not cause scrolling."""
    page = new_page()
    page.set_viewport_size({"width": 1920, "height": 2000})
    sit(page, served.open("person", "person"), 0)
    for part in (page.locator(".right"), page.locator("section.left")):
        expect(part.get_by_role("heading").nth(1)).to_be_visible()
        page.wait_for_function("e => e.scrollHeight <= e.clientHeight + 1", arg=part.element_handle())
        assert part.evaluate(SIGN_OPACITY) == 0


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 800)])
def test_a_newly_opened_table_shows_its_wheel(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    """This holds even if the decision concerns something further down, which must be visible too."""
    page = new_page()
    page.set_viewport_size({"width": width, "height": height})
    sit(page, continue_online(served, play_until(4, at_king_action, seed=5), *["person"] * 4), 0, 1, 2, 3)
    expect(page.get_by_role("region", name="King track").get_by_role("button")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("heading", name="Action wheel")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 800), (1920, 1080)])
def test_reading_leaves_my_resources_and_a_way_back_visible(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    page = new_page()
    page.set_viewport_size({"width": width, "height": height})
    sit(page, crowded_table(served), 3)
    mine = page.get_by_role("region", name="My board")
    store = mine.locator(".store").first
    log = page.get_by_role("banner").get_by_role("button", name="Log")

    def escape() -> None:
        page.keyboard.press("Escape")

    def decide() -> None:
        page.get_by_role("region", name=BAR).get_by_role("button", name="Build a house").first.click()

    ways: list[Callable[[], None]] = [
        log.click,
        page.get_by_role("tab", name="Log").click,
        page.get_by_role("tab", name="Others").click,
        mine.get_by_role("button", name="My board").click,
        escape,
        decide,
    ]
    for back in ways:
        expect(store).to_be_in_viewport(ratio=1)
        log.click()
        expect(page.get_by_role("tabpanel", name="Log")).to_be_in_viewport(ratio=1)
        expect(store).to_be_hidden()
        expect(mine.locator(".resources")).to_be_in_viewport(ratio=1)
        back()
        expect(store).to_be_in_viewport(ratio=1)
    assert page.locator(".right").evaluate("column => column.scrollTop") == 0
