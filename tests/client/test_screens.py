"""Every screen, light and dark, on a desk and on a phone: axe-core finds nothing, fingers hit everything."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Page, ViewportSize, expect

from client.conftest import NewPage
from support.client.browser import OPTIONS, PHONE, QUICKEST
from support.client.robot import BAR
from support.client.seeing import DEFICIENCIES, Box, box_of, least_difference, picture
from support.client.tables import (
    Until,
    a_tile_is_asked_for,
    before_a_die,
    characters_are_offered,
    crowded,
    finished,
    goes_on,
    king_next,
    on_the_way,
    played,
    show_end,
    sit,
    solo,
)
from support.online import Serving
from support.online import Table as Online
from tiletum import Table
from tiletum.table.position import position

pytestmark = [pytest.mark.slow, pytest.mark.browser]
AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
CHECK = "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
FINGER = 44

Show = Callable[[Page, Serving], None]


def page_at(path: str) -> Show:
    def show(page: Page, served: Serving) -> None:
        page.goto(f"{served.address}/{path}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()

    return show


def table(page: Page, served: Serving) -> None:
    sit(page, crowded(served), 0, 1, 2, 3)
    expect(page.get_by_role("region", name=BAR).get_by_role("group").first).to_be_visible()


def before_dice(page: Page, served: Serving) -> None:
    sit(page, goes_on(served, played(4, before_a_die, seed=3), *["person"] * 4), 0, 1, 2, 3)
    expect(page.get_by_role("region", name=BAR).get_by_role("group", name="Die")).to_be_visible()
    page.evaluate("() => (document.activeElement.blur(), document.fonts.ready)")


def against_cardinalbot(page: Page, served: Serving) -> None:
    sit(page, solo(served), 0)
    expect(page.get_by_role("region", name=BAR).get_by_role("group").first).to_be_visible()


def at_the_end(page: Page, served: Serving) -> None:
    sit(page, finished(served), 0)
    show_end(page)


def equal_dice(page: Page, served: Serving) -> None:
    """As a phone lists them: with how many there are."""
    against_cardinalbot(page, served)
    page.get_by_role("button", name="Wheel & tracks").click()
    expect(page.get_by_role("button", name=re.compile("^2 × .* die of "))).not_to_have_count(0)


def explained(page: Page, served: Serving) -> None:
    table(page, served)
    page.get_by_role("tab", name="Log").hover()
    expect(page.get_by_role("tooltip")).to_be_visible()


def replay(page: Page, served: Serving) -> None:
    over = finished(served)
    sit(page, over, 0)
    page.goto(f"{served.address}/#{over.id}@60")
    expect(page.get_by_role("slider")).to_be_visible()
    page.locator("main:not([aria-busy])").wait_for(state="attached")


def lobby(page: Page, served: Serving) -> None:
    page.goto(f"{served.address}/#/new")
    page.get_by_role("combobox", name="Played by").nth(1).select_option("A friend, by link")
    page.get_by_role("button", name="Open the table and invite").click()
    expect(page.get_by_role("textbox", name="Link").first).to_be_visible()


def refused(page: Page, served: Serving) -> None:
    page_at("")(page, served)
    wrong = FilePayload(name="other.json", mimeType="application/json", buffer=b"{}")
    page.get_by_role("region", name="Import a game").locator("input").set_input_files(wrong)
    refusal = page.get_by_role("region", name="Import a game").get_by_role("alert")
    expect(refusal).to_contain_text("not a saved game")


def tab(name: str) -> Show:
    def show(page: Page, served: Serving) -> None:
        table(page, served)
        page.get_by_role("banner").get_by_role("button", name=name).click()
        expect(page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")

    return show


def dialog(opened_by: str) -> Show:
    def show(page: Page, served: Serving) -> None:
        table(page, served)
        page.keyboard.press(opened_by)
        expect(page.get_by_role("dialog")).to_be_visible()

    return show


def menu(page: Page, served: Serving) -> None:
    table(page, served)
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()


PAGES: dict[str, Show] = {
    "start": page_at(""),
    "new": page_at("#/new"),
    "rules": page_at("#/rules"),
    "settings": page_at("#/settings"),
    "help": page_at("#/help"),
    "refused": refused,
    "gone": page_at("#AAAAAAAAAAAA"),
    "lobby": lobby,
    "table": table,
    "solo": against_cardinalbot,
    "end": at_the_end,
    "replay": replay,
}
PARTS: dict[str, Show] = {
    "log": tab("Log"),
    "score": tab("Score"),
    "chat": tab("Chat"),
    "menu": menu,
    "keys": dialog("?"),
    "hint": dialog("h"),
    "explanation": explained,
}


def violations(page: Page) -> list[str]:
    page.evaluate(AXE)
    found: list[dict[str, Any]] = page.evaluate(CHECK)
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for one in found
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing(new_page: NewPage, served: Serving, name: str, dark: bool) -> None:
    page = new_page(dark=dark)
    PAGES[name](page, served)
    assert violations(page) == []


@pytest.mark.parametrize("name", PARTS)
def test_axe_finds_nothing_in_parts_of_the_table(new_page: NewPage, served: Serving, name: str) -> None:
    page = new_page()
    PARTS[name](page, served)
    assert violations(page) == []


def test_axe_finds_nothing_in_the_wheel_of_a_phone(new_page: NewPage, served: Serving) -> None:
    page = new_page(phone=True)
    equal_dice(page, served)
    assert violations(page) == []


SMALL = """
() => [...document.querySelectorAll('button, a[href], input, select, summary, [role=button], [role=tab]')]
  .filter(e => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter(e => !e.closest('.visually-hidden'))
  .filter(e => !e.matches('p a, li p a, td a, dd a'))
  .map(e => [e.closest('label') ?? e, e.getAttribute('aria-label') ?? e.textContent.trim()])
  .map(([e, name]) => [e.getBoundingClientRect(), name, e.localName])
  .filter(([box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
  .map(([box, name, tag]) => `${tag} ${name.slice(0, 60)}: ${box.width | 0} x ${box.height | 0}`)
"""


@pytest.mark.parametrize("name", ["start", "new", "settings", "table", "end"])
def test_a_phone_is_legible_and_fingers_can_hit_everything(
    new_page: NewPage, served: Serving, name: str
) -> None:
    page = new_page(phone=True)
    if name == "table":
        sit(page, crowded(served), 0, 1, 2, 3)
        for part in page.get_by_role("navigation", name="Parts of the table").get_by_role("button").all():
            part.tap()
            assert page.evaluate(SMALL) == []
            assert violations(page) == []
        for sheet in page.get_by_role("tab").all():
            sheet.tap()
            expect(sheet).to_have_attribute("aria-selected", "true")
            assert page.evaluate(SMALL) == []
            assert violations(page) == []
    else:
        PAGES[name](page, served)
        assert page.evaluate(SMALL) == []
        assert violations(page) == []
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth + 1")


NARROW = """
words => words.map(words => [words.textContent, words.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 120 && height > 30)
  .map(([text, { width }]) => `${text}: ${width | 0}`)
"""
"""What is written in several lines that are too short to be read."""


@pytest.mark.parametrize("until", [a_tile_is_asked_for, on_the_way, characters_are_offered])
def test_moves_can_be_read_on_a_phone(new_page: NewPage, served: Serving, until: Until) -> None:
    page = new_page(phone=True)
    sit(page, goes_on(served, played(4, until, seed=5), *["person"] * 4), 0, 1, 2, 3)
    words = page.get_by_role("region", name=BAR).locator(".words")
    expect(words.first).to_be_visible()
    assert words.evaluate_all(NARROW) == []


HALF_SEEN = """
list => {
  const { bottom } = list.getBoundingClientRect();
  return [...list.querySelectorAll('.words')].filter(words => {
    const box = words.getBoundingClientRect();
    return box.top < bottom && box.bottom > bottom - 5;
  }).map(words => words.textContent);
}
"""
"""Moves whose words are cut off by the lower edge."""
LOW: list[ViewportSize] = [{"width": 740, "height": 360}, {"width": 683, "height": 384}]


@pytest.mark.parametrize("size", LOW, ids=["on its side", "a laptop at 200 %"])
def test_in_a_low_window_the_bar_is_beside_the_map(
    new_page: NewPage, served: Serving, size: ViewportSize
) -> None:
    page = new_page(phone=size["width"] == 740)
    page.set_viewport_size(size)
    table(page, served)
    bar = page.get_by_role("region", name=BAR)
    assert bar.locator(".moves").evaluate(HALF_SEEN) == []
    for name in ("Undo", "Restart turn", "Hint", "Type", "End the turn"):
        tool = box_of(bar.get_by_role("button", name=name))
        assert tool.y + tool.height <= size["height"], name
        assert min(tool.width, tool.height) >= 36, name
    sheet = box_of(page.get_by_role("region", name="Map", exact=True))
    assert sheet.height >= size["height"] / 2
    assert sheet.x + sheet.width <= box_of(bar).x
    for part in page.get_by_role("navigation", name="Parts of the table").get_by_role("button").all():
        part.click()
        expect(bar.get_by_role("button", name="End the turn")).to_be_in_viewport(ratio=1)
        assert violations(page) == []
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth + 1")


@pytest.mark.parametrize("size", LOW, ids=["on its side", "a laptop at 200 %"])
def test_in_a_low_window_a_replay_has_its_controls_beside_the_map(
    new_page: NewPage, served: Serving, size: ViewportSize
) -> None:
    page = new_page(phone=size["width"] == 740)
    page.set_viewport_size(size)
    replay(page, served)
    sheet = box_of(page.get_by_role("region", name="Map", exact=True))
    assert sheet.height >= size["height"] / 2
    for place in (page.get_by_role("slider"), page.get_by_role("button", name="Play", exact=True)):
        assert sheet.x + sheet.width <= box_of(place).x
        expect(place).to_be_in_viewport(ratio=1)
    for seat in page.get_by_role("group", name="Boards").get_by_role("button").all():
        expect(seat).to_be_in_viewport(ratio=1)
        assert box_of(seat).x + box_of(seat).width <= sheet.x + sheet.width
        seat.click()
        name = (seat.inner_text()).split()[0]
        expect(page.get_by_role("heading", name=f"Board of {name}")).to_be_in_viewport(ratio=1)
    told = page.locator(".bottom p").last
    assert box_of(told).y > 0.6 * size["height"], "what was before it stands above"
    assert violations(page) == []
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth + 1")


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 768), (1280, 800), (768, 1024)])
def test_a_replay_shows_the_map_and_a_whole_board(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    page = new_page()
    page.set_viewport_size({"width": width, "height": height})
    replay(page, served)
    page.evaluate("() => document.fonts.ready")
    assert box_of(page.get_by_role("region", name="Map", exact=True)).height > 0.5 * height
    seats = page.get_by_role("group", name="Boards").get_by_role("button").all()
    assert len({box_of(seat).y for seat in seats}) == 1, "in one row"
    board = page.get_by_role("region", name="Boards")
    expect(board.get_by_role("heading", name="Board of Wanda")).to_be_in_viewport(ratio=1)
    assert board.evaluate("board => board.scrollHeight <= board.clientHeight + 1")
    page.get_by_role("button", name="Log", exact=True).first.click()
    expect(page.get_by_role("region", name="Log")).to_be_in_viewport(ratio=1)
    expect(board).to_be_hidden()


LEGIBLE = 11
LETTERS = "name => parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a"


@pytest.mark.parametrize("size", [{"width": 360, "height": 740}, {"width": 740, "height": 360}])
def test_who_watches_on_a_phone_sees_whose_board_it_is(
    new_page: NewPage, served: Serving, size: ViewportSize
) -> None:
    page = new_page(phone=True)
    page.set_viewport_size(size)
    watched = crowded(served)
    page.goto(f"{served.address}/#{watched.id}/{watched.watch}")
    expect(page.get_by_role("list", name="Board of Tomas")).to_contain_text("1 gold")
    expect(page.get_by_role("button", name="Offers", exact=True)).to_have_attribute("aria-expanded", "false")
    towns = page.get_by_role("region", name="Map", exact=True).locator("text", has_text="Troyes")
    assert towns.first.evaluate(LETTERS) >= LEGIBLE
    page.get_by_role("navigation").get_by_role("button", name="Board of Tomas").tap()
    expect(page.get_by_role("heading", name="Board of Tomas")).to_be_in_viewport(ratio=1)
    assert violations(page) == []
    replay(page, served)
    assert towns.first.evaluate(LETTERS) >= LEGIBLE


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 768), (768, 1024)])
def test_the_board_at_the_table_is_named(new_page: NewPage, served: Serving, width: int, height: int) -> None:
    page = new_page()
    page.set_viewport_size({"width": width, "height": height})
    sit(page, crowded(served), 1)
    heading = page.get_by_role("heading", name="Your board, Leon")
    expect(heading).to_be_in_viewport(ratio=1)
    for building in page.get_by_role("region", name="My board").locator(".roof").all():
        assert not meet(box_of(heading), box_of(building))


def meet(one: Box, other: Box) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (768, 1024), (1366, 768), (360, 740)])
def test_dice_show_what_lies_with_them_where_the_wheel_is_out_of_sight(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    page = new_page()
    page.set_viewport_size({"width": width, "height": height})
    before_dice(page, served)
    moves = page.get_by_role("region", name=BAR).locator(".moves")
    dice = moves.get_by_role("group", name="Die")
    if page.get_by_role("region", name="Action wheel").is_visible():
        expect(dice.locator(".tile")).to_have_count(0)
        expect(dice.get_by_text("×2")).to_have_count(0)
        return
    dice_left = position(played(4, before_a_die, seed=3).game)["dice"]
    alike = [count for count in dice_left.values() if count > 1]
    assert alike
    expect(dice.get_by_text(re.compile(r"^×\d$"))).to_have_text([f"×{count}" for count in alike])
    told = dice.get_by_role("button", name=re.compile(r" \(×\d\)\. Bonus tile there: "))
    expect(told).to_have_count(len(alike))
    buttons = dice.get_by_role("button").all()
    expect(dice.locator("svg.tile")).to_have_count(len(buttons))
    for button in buttons:
        tile, words = box_of(button.locator("svg.tile")), button.locator(".short")
        assert tile.width >= 24
        for line in words.locator("b, small").all():
            assert not meet(tile, Box(**line.evaluate(TEXT)))
    for move in moves.get_by_role("button").all():
        expect(move).to_be_in_viewport(ratio=1)


TEXT = """
line => {
  const range = document.createRange();
  range.selectNodeContents(line);
  const { x, y, width, height } = range.getBoundingClientRect();
  return { x, y: y + 2, width, height: height - 4 };
}
"""
"""Where the letters of a line are."""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 768)])
def test_an_explanation_does_not_hide_the_question(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    page = new_page()
    page.set_viewport_size({"width": width, "height": height})
    table(page, served)
    bar = page.get_by_role("region", name=BAR)
    for move in bar.locator(".moves [data-move]").all()[:3]:
        move.hover()
        place = box_of(move)
        page.mouse.move(place.x + place.width / 2, place.y + place.height / 2 + 1)
        expect(page.get_by_role("tooltip")).to_be_visible()
        expect(page.get_by_text("This would bring")).to_be_visible()
        shown = box_of(page.get_by_role("tooltip"))
        for kept in (bar.locator(".asked"), bar.locator(".preview"), move):
            assert not meet(shown, box_of(kept))
        page.mouse.move(2, 2)
        expect(page.get_by_role("tooltip")).to_be_hidden()


@pytest.mark.parametrize("town", ["Antwerpen", "Frankfurt"])
def test_an_explanation_does_not_hide_the_way_there(new_page: NewPage, served: Serving, town: str) -> None:
    page = new_page()
    page.set_viewport_size({"width": 1366, "height": 768})
    table(page, served)
    place = page.get_by_role("region", name="Map", exact=True).get_by_role("button", name=f"to {town}")
    place.hover()
    page.mouse.move(box_of(place).x + 20, box_of(place).y + 12)
    expect(page.get_by_role("tooltip")).to_be_visible()
    steps = page.locator(".steps circle").all()
    assert len(steps) > 1
    for step in steps:
        assert not meet(box_of(page.get_by_role("tooltip")), box_of(step))


def test_the_slider_of_a_replay_says_where_rounds_begin(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    replay(page, served)
    slider, moment = page.get_by_role("slider"), page.get_by_role("banner")
    marks = page.locator(".rounds span")
    expect(marks).to_have_text([f"Round {number}" for number in range(1, 5)])
    last = int(slider.get_attribute("max") or 0)
    for number, mark in enumerate(marks.all(), 1):
        track = box_of(slider)
        slider.fill(str(round((box_of(mark).x - track.x - 8) / (track.width - 16) * last) + 1))
        expect(moment).to_contain_text(f"Round {number}")


def test_an_explanation_does_not_hide_what_a_move_would_do(new_page: NewPage, served: Serving) -> None:
    """A finger that rests on a place of the map asks for both."""
    page = new_page(phone=True)
    sit(page, crowded(served), 0, 1, 2, 3)
    sheet = page.get_by_role("region", name="Map", exact=True)
    place = box_of(sheet.get_by_role("button", name=", take the").first)
    finger = {"x": place.x + place.width / 2, "y": place.y + place.height / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    explanation = page.get_by_role("tooltip")
    expect(explanation).to_be_visible()
    expect(page.get_by_text("This would bring")).to_be_visible()
    shown, would = box_of(explanation), box_of(page.locator(".preview"))
    assert shown.y + shown.height <= would.y or would.y + would.height <= shown.y
    moves = box_of(page.locator(".moves"))
    assert box_of(page.get_by_role("region", name=BAR)).y <= would.y
    assert would.y + would.height <= moves.y + 5


# --- sizes ---

TABLE_IN_SIGHT = ("Action wheel", "King track", "Fairs", "Map", "Offers")


def whole(page: Page, box: Box) -> bool:
    """Above the bar and within the window."""
    width, bar = page.evaluate("innerWidth"), box_of(page.get_by_role("region", name=BAR))
    return box.x >= 0 and box.y >= 0 and box.x + box.width <= width and box.y + box.height <= bar.y + 1


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 800), (1600, 1000), (1920, 1080)])
def test_a_desk_has_the_table_in_sight(new_page: NewPage, served: Serving, width: int, height: int) -> None:
    page = new_page()
    page.set_viewport_size({"width": width, "height": height})
    table(page, served)
    page.evaluate("() => document.fonts.ready")
    for name in TABLE_IN_SIGHT:
        assert whole(page, box_of(page.get_by_role("region", name=name, exact=True))), name
    for tab in page.get_by_role("tab").all():
        assert whole(page, box_of(tab))
    for name in ("Log", "Score", "Chat"):
        page.get_by_role("banner").get_by_role("button", name=name).click()
        panel = page.get_by_role("tabpanel", name=name)
        expect(panel).to_be_visible()
        assert whole(page, box_of(panel))
        assert box_of(panel).height > height / 2
    assert box_of(page.get_by_role("region", name="Map", exact=True)).height > 0.5 * height
    expect(page.locator("html")).to_have_attribute(
        "data-density", "compact" if height < 860 else "comfortable"
    )


TAKEN = """
part => {
  const { borderLeftWidth, borderRightWidth } = getComputedStyle(part);
  return part.offsetWidth - part.clientWidth - parseFloat(borderLeftWidth) - parseFloat(borderRightWidth);
}
"""
"""How much of the width of a part is its scrollbar's."""


def test_scrollbars_take_no_room_at_the_table(chromium: Browser, served: Serving) -> None:
    """On a desk they are shown; Playwright hides them unless it is told not to."""
    browser = chromium.browser_type.launch(
        executable_path=QUICKEST, args=list(OPTIONS), ignore_default_args=["--hide-scrollbars"]
    )
    with closing(browser):
        for width, height in ((1366, 768), (1024, 768)):
            page = browser.new_page(viewport={"width": width, "height": height}, service_workers="block")
            table(page, served)
            for part in (".bar", ".moves", ".left", ".right", ".mine"):
                assert page.locator(part).first.evaluate(TAKEN) <= 0, part
            # The moves scroll, not the bar around them.
            assert page.locator(".bar").evaluate("bar => bar.scrollHeight - bar.clientHeight") == 0
        # Where one is wanted it is seen in this browser, and is narrow.
        page.locator(".map.paper").evaluate("map => (map.style.overflowY = 'scroll')")
        assert 0 < page.locator(".map.paper").evaluate(TAKEN) < 15


def test_the_bar_of_a_tablet_leaves_the_map_its_room(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    page.set_viewport_size({"width": 1024, "height": 768})
    table(page, served)
    bar = page.get_by_role("region", name=BAR)
    assert box_of(bar).height <= 0.29 * 768
    assert box_of(page.get_by_role("region", name="Map", exact=True)).height >= 0.45 * 768
    expect(bar.get_by_role("button", name="End the turn")).to_be_in_viewport(ratio=1)
    for name in ("Undo", "Restart turn", "Hint", "Type"):
        expect(bar.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 768), (768, 1024), (1600, 1000)])
def test_all_rows_of_moves_begin_at_the_same_place(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    page = new_page()
    page.set_viewport_size({"width": width, "height": height})
    for show in (table, before_dice):
        show(page, served)
        rows: dict[int, float] = {}
        for move in page.get_by_role("region", name=BAR).locator(".moves").get_by_role("button").all():
            place = box_of(move)
            row = round(place.y / 10)
            rows[row] = min(rows.get(row, place.x), place.x)
        question = box_of(page.locator(".question"))
        assert len({round(x) for x in [*rows.values(), question.x]}) == 1, rows


SMALLEST = """
(region, wanted) => [...region.querySelectorAll(wanted)]
  .map(text => [text, parseFloat(getComputedStyle(text).fontSize), text.getScreenCTM()])
  .map(([text, size, seen]) => [text.textContent, size * Math.hypot(seen.a, seen.b)])
  .filter(([, size]) => size < 9.95)
"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 800), (1024, 768)])
def test_numbers_on_tiles_can_be_read(new_page: NewPage, served: Serving, width: int, height: int) -> None:
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
def test_no_piece_hides_a_number(new_page: NewPage, served: Serving, show: Show) -> None:
    """Nor does a house of the Cardinalbot, whose hat is higher than its roof."""
    page = new_page()
    show(page, served)
    pieces, numbers, hidden = page.evaluate(ON_NUMBERS)
    assert min(pieces, numbers) > 8
    assert hidden == []


@pytest.mark.parametrize(
    ("width", "height"),
    [(1366, 768), (1280, 800), (1024, 768), (768, 1024), (740, 360), (683, 384), (360, 740)],
)
def test_the_buttons_of_the_map_lie_on_no_town(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    page = new_page(phone=width < 769 and width != 683)
    page.set_viewport_size({"width": width, "height": height})
    replay(page, served)
    enlarge = page.get_by_role("button", name="Enlarge the map")
    if width < 769:  # a small map begins with whoever is to move, as soon as it has its size
        page.get_by_role("button", name="Show the whole map").click()
    expect(enlarge).to_be_visible()
    assert page.evaluate(ON_TOWNS) == []


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


def test_an_edition_is_told_as_it_is_played_alone(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    page.goto(f"{served.address}/#/new")
    page.get_by_text("More options").click()
    edition = page.locator("label").filter(has=page.get_by_role("radio", name="English first printing"))
    expect(edition).to_contain_text("The King track gets no new bonus tile.")
    page.get_by_role("radio", name="Solo").check()
    expect(edition).to_contain_text("The King fair is scored in the fair phase")
    expect(edition).not_to_contain_text("The King track gets no new bonus tile.")


def test_no_two_headings_of_the_end_are_alike(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    at_the_end(page, served)
    end = page.get_by_role("dialog")
    expect(end.get_by_role("heading", name="wins the game")).to_be_visible()
    headings = end.locator("h2, h3, h4, caption, figcaption").all_inner_texts()
    assert len(headings) >= 5
    assert len(set(headings)) == len(headings)
    assert not any("over." in heading for heading in headings)


def test_a_large_desk_shows_all_at_once(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    table(page, served)
    track = box_of(page.get_by_role("region", name="King track").locator("svg").first).width
    tile = box_of(page.get_by_role("region", name="Offers").locator(".tile").first).width
    page.set_viewport_size({"width": 1920, "height": 1080})
    assert box_of(page.get_by_role("region", name="King track").locator("svg").first).width > track
    assert box_of(page.get_by_role("region", name="Offers").locator(".tile").first).width > tile
    for other in page.get_by_role("tabpanel").get_by_role("article").all():
        assert whole(page, box_of(other))
    assert whole(page, box_of(page.get_by_text("Dice in the bag")))


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
SPEAK = "language => localStorage.setItem('tiletum.settings', JSON.stringify({ language }))"


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


def test_everything_on_a_board_explains_itself(new_page: NewPage, served: Serving) -> None:
    """Also what nothing can be done with: the sixth building, what a slot costs, the connection."""
    page = new_page()
    table(page, served)
    tip = page.get_by_role("tooltip")
    cost = page.get_by_role("region", name="Offers").get_by_role("img", name="3 AP", exact=True)
    for place, words in (
        (page.get_by_role("img", name="This building is occupied from the start"), "Rule CHAR-9"),
        (cost.first, "Rule CONTR-1"),
        (page.locator(".connection"), "Connected"),
    ):
        place.hover()
        expect(tip).to_contain_text(words)


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


def ask_for_undo(table: Online, seat: int) -> None:
    wish = {"kind": "undo", "decisions": 1}
    answer = table.serving.client(table.tokens[seat]).post(f"/tables/{table.id}/proposals", json=wish)
    assert answer.is_success, answer.text


UNDER = """
banner => {
  const box = banner.getBoundingClientRect();
  const meet = other => box.left < other.right && other.left < box.right && box.top < other.bottom;
  return [...document.querySelectorAll('.map text.name')]
    .filter(name => meet(name.getBoundingClientRect())).map(name => name.textContent);
}
"""


UNDER_PLATE = UNDER.replace("text.name", ".plate").replace(
    "name.textContent", "name.closest('[data-spot]').dataset.spot"
)


def resize(page: Page, size: tuple[int, int]) -> None:
    """Until all is drawn anew."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_timeout(300)


DESKS = [(1280, 800), (1366, 768), (1920, 1080), (1024, 768)]


def test_on_a_desk_a_banner_takes_no_room(new_page: NewPage, served: Serving) -> None:
    """And lies on no town, neither for those who are asked nor for whoever asks."""
    game = crowded(served)
    pages = {seat: new_page() for seat in (0, 1)}
    for seat, page in pages.items():
        sit(page, game, seat)
        expect(page.locator(".side article")).to_have_count(3)
    for size in DESKS:
        before = {}
        for seat, page in pages.items():
            resize(page, size)
            parts = [page.get_by_role("region", name="Map", exact=True)]
            parts += page.get_by_role("article").all()[-1:]  # of a tablet, in a drawer
            before[seat] = [(part, box_of(part)) for part in parts]
        ask_for_undo(game, 1)
        for seat, page in pages.items():
            asks = "You ask to take" if seat == 1 else "Leon asks to take"
            banner = page.get_by_role("status").filter(has_text=asks)
            expect(banner).to_be_in_viewport(ratio=1)
            for part, box in before[seat]:
                assert box_of(part) == box, size
            assert banner.evaluate(UNDER) == [], size
            for button in ("Withdraw",) if seat == 1 else ("Agree", "Refuse"):
                expect(banner.get_by_role("button", name=button)).to_be_in_viewport(ratio=1)
            if size == DESKS[0]:
                assert violations(page) == []
        pages[1].get_by_role("button", name="Withdraw").click()
        for page in pages.values():
            expect(page.get_by_role("status").filter(has_text="to take")).not_to_be_attached()


QUESTIONS = [
    ("Let a bot play for you", "Let a bot play for you?", "Hand over"),
    ("Give the game up", "Give the game up?", "Give up"),
    ("Replace Leon", "Replace Leon?", "Ask the others"),
    ("Ask the others for an undo", "Ask for an undo?", "Ask the others"),
]


def test_a_question_of_the_menu_names_what_is_done(new_page: NewPage, served: Serving) -> None:
    """And to whose seat: there may be several on the device."""
    page = new_page()
    sit(page, crowded(served), 0, 2)
    for way, title, answer in QUESTIONS:
        page.get_by_role("button", name="Table menu").click()
        page.get_by_role("dialog").get_by_role("button", name=way).click()
        question = page.get_by_role("dialog", name=title, exact=True)
        expect(question.get_by_role("button", name=answer, exact=True)).to_be_visible()
        if "undo" in title:
            expect(question.get_by_role("spinbutton", name="How many decisions")).to_have_value("4")
        else:
            expect(question).to_contain_text("Leon" if "Leon" in title else "Wanda")
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).not_to_be_attached()


@pytest.mark.parametrize("language", ["fr", "ko", "uk"])
def test_no_banner_lies_on_a_town_in_any_language(new_page: NewPage, served: Serving, language: str) -> None:
    """With three answers to choose from on a shared device, and where somebody waits for all others."""
    for seats in ((0, 1), (0,)):
        page = new_page()
        page.add_init_script(f"if (location.protocol !== 'about:') ({SPEAK})('{language}')")
        game = crowded(served)
        sit(page, game, *seats)
        ask_for_undo(game, 0)
        banner = page.locator(".banners p")
        expect(banner.get_by_role("button")).to_have_count(3 if len(seats) > 1 else 1)
        expect(page.locator(f"html[lang={language}]")).to_be_attached()
        page.evaluate("() => document.fonts.ready")
        for size in (*DESKS, (1600, 1000)):
            resize(page, size)
            assert banner.evaluate(UNDER_PLATE) == [], size


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1366, 768), (360, 740)])
def test_who_asks_can_withdraw_whoever_else_sits_at_the_device(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    page = new_page(phone=width < 700)
    page.set_viewport_size({"width": width, "height": height})
    game = crowded(served)
    sit(page, game, 0, 1)
    ask_for_undo(game, 0)
    banner = page.get_by_role("status").filter(has_text="Wanda asks to take")
    for button in ("Agree", "Refuse", "Withdraw"):
        expect(banner.get_by_role("button", name=button)).to_be_in_viewport(ratio=1)
    assert width < 700 or banner.evaluate(UNDER) == []
    banner.get_by_role("button", name="Withdraw").click()
    expect(banner).not_to_be_attached()


def test_a_walk_is_taken_back_as_it_was_chosen(new_page: NewPage, served: Serving) -> None:
    """At once, however many steps it had; and the choice before it by itself."""
    page = new_page()
    game = crowded(served)
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


def test_the_end_of_a_turn_has_a_form_of_its_own(new_page: NewPage, served: Serving) -> None:
    """A frame of its own, which is seen without colours; and its question names it."""
    page = new_page()
    table(page, served)
    bar = page.get_by_role("region", name=BAR)
    end = bar.get_by_role("button", name="End the turn")
    frame = "button => getComputedStyle(button).borderStyle"
    assert end.evaluate(frame) == "dashed", "it would leave points unused"
    assert {move.evaluate(frame) for move in bar.locator(".moves").get_by_role("button").all()} == {"solid"}
    end.click()
    question = page.get_by_role("dialog", name="End the turn?")
    expect(question.get_by_role("button", name="End the turn", exact=True)).to_be_focused()


def nothing_to_lose(table: Table) -> bool:
    """The turn can be ended in the middle of a game, and nothing speaks against it."""
    ends = [move.index for move in table.moves() if move.text == "end"]
    return table.game.round == 2 and bool(ends) and not table.warnings().get(ends[0])


def test_the_end_of_a_turn_is_asked_about_only_if_something_would_be_lost(
    new_page: NewPage, served: Serving
) -> None:
    page = new_page()
    game = goes_on(served, played(2, nothing_to_lose, seed=3), "person", "person")
    sit(page, game, game.game()["to_move"])
    made = game.game()["made"]
    page.get_by_role("region", name=BAR).get_by_role("button", name="End the turn").click()
    expect(page.get_by_role("region", name=BAR)).to_contain_text("’s turn")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert game.game()["made"] > made


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


def test_a_dialog_that_opens_by_itself_begins_at_its_title(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    at_the_end(page, served)
    title = page.get_by_role("dialog").get_by_role("heading").first
    expect(title).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("dialog").get_by_role("button", name="Close")).to_be_focused()


@pytest.mark.parametrize("show", [table, replay])
def test_what_goes_on_further_down_says_so(new_page: NewPage, served: Serving, show: Show) -> None:
    """On a laptop all piles are seen below the wheel and the tracks, until one is looked into."""
    page = new_page()
    page.set_viewport_size({"width": 1366, "height": 768})
    show(page, served)
    column = page.locator(":is(.left, .round).goes-on")
    for pile in ("Bonus tiles", "Contract tiles", "Character tiles", "Dice in the bag"):
        expect(column.locator("summary").filter(has_text=pile)).to_be_in_viewport(ratio=1)
    assert column.evaluate(SAYS) == 0
    column.locator("summary").filter(has_text="Bonus tiles").click()
    tiles = column.get_by_role("region", name="Piles").get_by_role("listitem")
    for tile in (tiles.first, tiles.last):
        expect(tile).to_be_in_viewport(ratio=1)
    column.evaluate("e => e.scrollTo(0, 0)")
    assert column.evaluate("e => e.scrollHeight > e.clientHeight")
    page.wait_for_timeout(100)
    assert column.evaluate(SAYS) == 1
    column.evaluate("e => e.scrollTo(0, e.scrollHeight)")
    page.wait_for_timeout(100)
    assert column.evaluate(SAYS) == 0


SAYS = "e => Number(getComputedStyle(e, '::after').opacity)"
"""How much is seen of the sign that there is more."""


@pytest.mark.parametrize(
    ("width", "height", "column"),
    [(1366, 768, ".right"), (1280, 800, ".right"), (1600, 1000, ".right"), (1024, 600, ".mine")],
)
def test_the_right_column_says_where_it_goes_on(
    new_page: NewPage, served: Serving, width: int, height: int, column: str
) -> None:
    """Whatever of it scrolls; and no more when its end is seen."""
    page = new_page()
    page.set_viewport_size({"width": width, "height": height})
    table(page, served)
    part = page.locator(f"{column}.goes-on")
    part.evaluate("e => e.scrollTo(0, 0)")
    assert part.evaluate("e => e.scrollHeight > e.clientHeight + 1")
    page.wait_for_timeout(100)
    assert part.evaluate(SAYS) == 1
    box = box_of(part)
    page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    page.mouse.wheel(0, 100_000)
    page.wait_for_timeout(300)
    assert part.evaluate("e => e.scrollTop + e.clientHeight >= e.scrollHeight - 1")
    assert part.evaluate(SAYS) < 0.05


def test_a_column_that_ends_in_sight_says_nothing(new_page: NewPage, served: Serving) -> None:
    """The sign itself is nothing to scroll to."""
    page = new_page()
    page.set_viewport_size({"width": 1920, "height": 2000})
    sit(page, served.open("person", "person"), 0)
    for part in (page.locator(".right"), page.locator("section.left")):
        expect(part.get_by_role("heading").nth(1)).to_be_visible()
        page.wait_for_function("e => e.scrollHeight <= e.clientHeight + 1", arg=part.element_handle())
        assert part.evaluate(SAYS) == 0


ALONE_IN_ROW = """
list => [...list.querySelectorAll('.dice')].map(dice => {
  const rows = {};
  for (const die of dice.children) (rows[Math.round(die.getBoundingClientRect().top / 9)] ??= []).push(die);
  return Object.values(rows).map(row => row.length);
}).filter(rows => rows.length > 1 && rows.at(-1) === 1)
"""


def test_the_wheel_of_a_phone_has_a_heading_and_no_die_alone(new_page: NewPage, served: Serving) -> None:
    page = new_page(phone=True)
    before_dice(page, served)
    wheel = page.get_by_role("region", name="Action wheel")
    expect(wheel.get_by_role("heading", name="Action wheel")).to_be_in_viewport(ratio=1)
    assert 3 in wheel.locator(".dice").evaluate_all("all => all.map(dice => dice.children.length)")
    assert wheel.evaluate(ALONE_IN_ROW) == []
    rows = wheel.get_by_role("listitem").all()
    assert len({round(box_of(row).height) for row in rows}) == 1, "three dice and a tile stand in one row"
    dice = [box_of(die) for die in wheel.get_by_role("button").all()]
    assert all(min(die.width, die.height) >= FINGER for die in dice)
    assert not any(meet(one, other) for at, one in enumerate(dice) for other in dice[:at])


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


@pytest.mark.parametrize(("width", "height"), [(360, 740), (600, 900)])
def test_on_a_phone_every_panel_is_as_wide_as_the_page(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    page = new_page(phone=True)
    page.set_viewport_size({"width": width, "height": height})
    table(page, served)
    parts = page.get_by_role("navigation", name="Parts of the table")
    for name, inside in (("Wheel & tracks", ".left"), ("My board", ".mine"), ("Others & log", ".side")):
        parts.get_by_role("button", name=name).click()
        assert box_of(page.locator(f"section{inside}")).width == width, name
    for tab in ("Log", "Score", "Chat"):
        page.get_by_role("tab", name=tab).click()
        assert box_of(page.locator("section.side")).width == width, tab


MORE_BELOW = """
list => {
  const { bottom } = list.getBoundingClientRect();
  const middle = button => { const box = button.getBoundingClientRect(); return (box.top + box.bottom) / 2; };
  return [...list.querySelectorAll('button')].filter(button => middle(button) > bottom).length;
}
"""


def many_dice(table: Table) -> bool:
    return table.game.round == 2 and sum(move.text.startswith("die ") for move in table.moves()) > 10


def test_how_many_moves_are_further_down_is_told(new_page: NewPage, served: Serving) -> None:
    """On the smallest of phones."""
    page = new_page(phone=True)
    page.set_viewport_size({"width": 360, "height": 560})
    sit(page, goes_on(served, played(4, many_dice, seed=3), *["person"] * 4), 0, 1, 2, 3)
    bar = page.get_by_role("region", name=BAR)
    expect(bar.get_by_role("group", name="Die")).to_be_visible()
    moves, told = bar.locator(".moves"), bar.get_by_text(re.compile(r"^\d+ more"))
    expect(told).to_be_in_viewport(ratio=1)
    below = moves.evaluate(MORE_BELOW)
    assert below > 0
    expect(told).to_contain_text(f"{below} more")
    assert not meet(box_of(told), box_of(bar.get_by_role("button", name="Restart turn")))
    moves.evaluate("moves => moves.scrollTo(0, moves.scrollHeight)")
    expect(told).to_have_count(0)


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
    """And not by a hole in the last of them."""
    page = new_page()
    page.set_viewport_size({"width": width, "height": 800})
    PAGES[name](page, served)
    page.evaluate("() => document.fonts.ready")
    found = page.evaluate(ENDS)
    assert len(found["ends"]) == 2
    # Links and their codes make a lobby long: what stands beside them is as high as it needs.
    assert name == "lobby" or abs(found["ends"][0] - found["ends"][1]) < 2
    assert found["empty"] < {"start": 80}.get(name, 60)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 800), (1600, 1000)])
def test_from_question_to_question_the_map_keeps_its_size(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    """And its buttons their place: however much is asked, while others play, and when a move is typed."""
    page, places = new_page(), []
    page.set_viewport_size({"width": width, "height": height})
    sheet, enlarge = page.get_by_role("region", name="Map", exact=True), page.locator(".zoom")

    def look() -> None:
        page.evaluate("() => document.fonts.ready")
        places.append((box_of(sheet), box_of(enlarge)))

    for until in (a_tile_is_asked_for, on_the_way, characters_are_offered):
        game = goes_on(served, played(4, until, seed=5), *["person"] * 4)
        sit(page, game, 0, 1, 2, 3)
        expect(page.get_by_role("region", name=BAR).get_by_role("group").first).to_be_visible()
        look()
    page.get_by_role("button", name="Type", exact=True).click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)
    look()
    before_dice(page, served)
    look()
    sit(page, crowded(served), 0)
    bar = page.get_by_role("region", name=BAR)
    expect(bar.get_by_text("Tomas’s merchant goes")).to_be_in_viewport(ratio=1)
    look()
    assert len(set(places)) == 1


def test_on_a_phone_the_ways_to_the_panels_keep_their_place(new_page: NewPage, served: Serving) -> None:
    page, places = new_page(phone=True), []
    for until in (before_a_die, on_the_way, characters_are_offered, king_next):
        sit(page, goes_on(served, played(4, until, seed=5), *["person"] * 4), 0, 1, 2, 3)
        expect(page.get_by_role("region", name=BAR).get_by_role("group").first).to_be_visible()
        places.append(box_of(page.get_by_role("navigation", name="Parts of the table")))
    assert len(set(places)) == 1


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 800)])
def test_a_table_that_is_opened_shows_its_wheel(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    """Also when something below it is asked for: that is in sight, too."""
    page = new_page()
    page.set_viewport_size({"width": width, "height": height})
    sit(page, goes_on(served, played(4, king_next, seed=5), *["person"] * 4), 0, 1, 2, 3)
    expect(page.get_by_role("region", name="King track").get_by_role("button")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("heading", name="Action wheel")).to_be_in_viewport(ratio=1)


def test_on_a_phone_what_is_asked_is_not_below_the_edge(new_page: NewPage, served: Serving) -> None:
    page = new_page(phone=True)
    sit(page, goes_on(served, played(4, king_next, seed=5), *["person"] * 4), 0, 1, 2, 3)
    king = page.get_by_role("region", name="King track").get_by_role("button")
    expect(king).to_be_in_viewport(ratio=1)
    panel = box_of(page.get_by_role("region", name="Wheel & tracks"))
    assert box_of(king).y + box_of(king).height <= panel.y + panel.height - 24


def test_in_a_crowd_of_moves_everything_is_in_sight(new_page: NewPage, served: Serving) -> None:
    """Those of a kind stand behind one button; what cannot be taken back is told before it is played."""
    page = new_page()
    page.set_viewport_size({"width": 1366, "height": 768})
    sit(page, goes_on(served, played(2, a_character_or_a_room, seed=5), "person", "person"), 0, 1)
    bar = page.get_by_role("region", name=BAR)
    taking = bar.get_by_role("button", name="Take a character")
    for button in bar.get_by_role("group").get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)
    taking.click()
    characters = bar.get_by_role("group", name="Choose").get_by_role("button")
    expect(characters).to_have_count(5)
    for button in characters.all():
        expect(button).to_contain_text("cannot be taken back")


def a_character_or_a_room(table: Table) -> bool:
    return table.game.round == 2 and characters_are_offered(table) and a_room_is_offered(table)


def test_on_a_phone_the_groups_of_moves_are_named(new_page: NewPage, served: Serving) -> None:
    page = new_page(phone=True)
    against_cardinalbot(page, served)
    bar = page.get_by_role("region", name=BAR)
    for group in ("Die", "Tasks"):
        name = bar.get_by_role("heading", name=group, exact=True)
        expect(name).to_be_in_viewport(ratio=1)
        assert box_of(name).height > 12


@pytest.mark.parametrize("size", [PHONE, LOW[0]], ids=["upright", "on its side"])
def test_on_a_phone_all_that_can_be_done_is_in_sight(
    new_page: NewPage, served: Serving, size: ViewportSize
) -> None:
    """What is unfolded may go on below: that there is more of it, everybody knows."""
    page = new_page(phone=True)
    page.set_viewport_size(size)
    bar = page.get_by_role("region", name=BAR)
    for until, seed in BUSY.items():
        sit(page, goes_on(served, played(4, until, seed=seed), *["person"] * 4), 0, 1, 2, 3)
        expect(bar.get_by_role("group").first).to_be_visible()
        page.evaluate("() => document.fonts.ready")
        for move in bar.get_by_role("group").get_by_role("button").all():
            expect(move).to_be_in_viewport(ratio=0.95)
        expect(bar.get_by_text(re.compile("more ▾$"))).to_have_count(0)


def test_what_may_be_done_besides_is_one_button_where_there_is_little_room(
    new_page: NewPage, served: Serving
) -> None:
    page = new_page(phone=True)
    page.set_viewport_size({"width": 360, "height": 560})
    sit(page, goes_on(served, played(4, much_can_be_done, seed=2), *["person"] * 4), 0, 1, 2, 3)
    bar = page.get_by_role("region", name=BAR)
    bar.get_by_role("button", name="All tasks").tap()
    for task in ("Buy with gold", "eagle crest", "Use the helper"):
        expect(bar.get_by_role("group", name="Choose").get_by_role("button", name=task)).to_be_visible()
    bar.get_by_role("button", name="Buy with gold").tap()
    expect(bar.get_by_role("group", name="Choose").get_by_role("button")).to_have_count(4)


def much_can_be_done(table: Table) -> bool:
    """Three kinds of tasks beside the action."""
    moves = [move.text.split() for move in table.moves()]
    tasks = {words[1] for words in moves if words[0] == "task"}
    return len(tasks) > 2 and any(words[0] not in ("task", "die", "end") for words in moves)


BUSY = {on_the_way: 5, characters_are_offered: 1, king_next: 1, many_dice: 3, much_can_be_done: 2}
"""Positions with much to do, and the seeds of games that come there."""


def test_a_phone_shows_the_places_of_what_was_unfolded(new_page: NewPage, served: Serving) -> None:
    """And no others: resources could be bought, too."""
    page = new_page(phone=True)
    sit(page, goes_on(served, played(4, characters_are_offered, seed=1), *["person"] * 4), 0, 1, 2, 3)
    bar = page.get_by_role("region", name=BAR)
    for name in ("All tasks", "Place a crest"):
        if (button := bar.get_by_role("button", name=name)).count():
            button.tap()
    places = page.get_by_role("region", name="My board").locator(".target")
    expect(places.nth(1)).to_be_visible()
    for place in places.all():
        expect(place).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".mine .resources .target")).to_have_count(0)


def test_on_a_phone_too_what_others_did_can_be_told_again(new_page: NewPage, served: Serving) -> None:
    page = new_page(phone=True)
    sit(page, goes_on(served, played(2, before_a_die, seed=2), "person", "person"), 0, 1)
    again = page.get_by_role("region", name=BAR).get_by_role("button", name="Since your last turn")
    assert min(box_of(again).width, box_of(again).height) >= 44
    assert not meet(box_of(again), box_of(page.locator(".question")))
    again.tap()
    expect(page.get_by_role("button", name="Skip")).to_contain_text(re.compile("takes|receives|moves"))


def test_the_sign_of_more_moves_leads_to_them(new_page: NewPage, served: Serving) -> None:
    """On a phone that is low: elsewhere all of them are in sight."""
    page = new_page(phone=True)
    page.set_viewport_size({"width": 360, "height": 540})
    sit(page, crowded(served), 0, 1, 2, 3)
    page.get_by_role("button", name="Walk with the merchant").tap()
    more = page.get_by_text(re.compile("more ▾$"))
    before = int(more.inner_text().split()[0])
    more.tap()
    expect(page.get_by_text(f"{before} more ▾")).to_have_count(0)


def test_tools_keep_their_place(new_page: NewPage, served: Serving) -> None:
    """Whether a turn can be ended or something is unfolded."""
    page, places = new_page(), []
    page.set_viewport_size({"width": 1366, "height": 768})
    undo = page.get_by_role("region", name=BAR).get_by_role("button", name="Undo")
    for until in (before_a_die, a_tile_is_asked_for, on_the_way):
        sit(page, goes_on(served, played(4, until, seed=5), *["person"] * 4), 0, 1, 2, 3)
        page.evaluate("() => document.fonts.ready")
        places.append(box_of(undo).x)
    page.get_by_role("button", name="Walk with the merchant").click()
    places.append(box_of(undo).x)
    assert len(set(places)) == 1


@pytest.mark.parametrize("phone", [False, True])
def test_the_die_that_is_asked_about_is_marked(new_page: NewPage, served: Serving, phone: bool) -> None:
    page = new_page(phone=phone)
    before_dice(page, served)
    bar = page.get_by_role("region", name=BAR)
    expect(page.locator(".picked")).to_have_count(0)
    bar.get_by_role("group", name="Die").get_by_role("button").last.click()
    expect(page.get_by_role("region", name="Action wheel").locator(".picked")).to_be_in_viewport(ratio=1)
    bar.get_by_role("button", name="Back").click()
    expect(page.locator(".picked")).to_have_count(0)


def test_links_that_work_only_here_say_so(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    lobby(page, served)
    expect(page.get_by_text("Links from this page work only on this computer")).to_be_visible()


def test_what_kings_and_fairs_bring_me_is_told(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    table = played(1, the_second_round_begins, seed=4, solo="deacon")
    sit(page, goes_on(served, table, "person", "cardinalbot"), 0)
    since = page.get_by_role("group").filter(has_text="Since your last turn")
    for told in ("VP for the space on the King track", "VP for the fair"):
        expect(since.get_by_role("listitem").filter(has_text=re.compile(rf"^Wanda .*{told}"))).to_have_count(
            1
        )
    expect(since).not_to_contain_text("Wanda takes a")


def the_second_round_begins(table: Table) -> bool:
    return table.game.round == 2 and before_any_die(table)


def before_any_die(table: Table) -> bool:
    return any(move.text.startswith("die ") for move in table.moves())


def test_others_are_counted_by_what_they_have_built(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    game = goes_on(served, played(2, at_the_end_of_a_round, seed=5), "person", "person")
    sit(page, game, 0)
    built = sum(owner == 1 for owner in game.game()["position"]["houses"].values()) + 1
    other = page.get_by_role("article", name="Leon")
    expect(other.get_by_role("img", name=f"Houses on the map: {built};")).to_be_visible()


def at_the_end_of_a_round(table: Table) -> bool:
    return table.game.round == 4


def test_a_tile_to_be_taken_is_not_called_a_die(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    sit(page, goes_on(served, played(2, a_tile_is_asked_for, seed=3), "person", "person"), 0, 1)
    bar = page.get_by_role("region", name=BAR)
    expect(bar.get_by_role("group", name="Bonus tile").get_by_role("button")).to_have_count(2)
    expect(bar.get_by_role("group", name="Die")).to_have_count(0)


def test_buildings_have_numbers_where_moves_name_them(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    sit(page, goes_on(served, played(4, king_next, seed=5), *["person"] * 4), 0, 1, 2, 3)
    mine = page.get_by_role("region", name="My board")
    expect(mine.locator(".number")).to_have_count(0)
    table = played(2, a_room_is_offered, seed=5)
    sit(page, goes_on(served, table, "person", "person"), 0, 1)
    expect(mine.locator(".number")).to_have_text(["1", "2", "3", "4", "5", "6"])


def a_room_is_offered(table: Table) -> bool:
    return any(move.text.startswith("place ") for move in table.moves())


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 800), (1920, 1080)])
def test_what_is_read_leaves_my_resources_in_sight_and_a_way_back(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    page = new_page()
    page.set_viewport_size({"width": width, "height": height})
    sit(page, crowded(served), 3)
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


@pytest.mark.parametrize("place", [".map", ".offers", ".left", ".mine"])
def test_what_a_move_would_bring_hides_nothing_it_is_about(
    new_page: NewPage, served: Serving, place: str
) -> None:
    page = new_page()
    until = {".offers": characters_are_offered, ".left": before_a_die}.get(place, on_the_way)
    reached = played(4, until, seed=3 if place == ".left" else 5)
    sit(page, goes_on(served, reached, *["person"] * 4), 0, 1, 2, 3)
    for width, height in ((1366, 768), (1280, 800), (1024, 768)):
        page.mouse.move(2, 2)
        resize(page, (width, height))
        if place == ".left" and width < 1200:
            page.get_by_role("button", name="Wheel & tracks").click()
        pointed = page.locator(f"{place} .target").last
        pointed.hover()
        would = page.locator(".preview")
        expect(would).to_be_in_viewport(ratio=1)
        for kept in (pointed, page.get_by_role("region", name="Offers", exact=True)):
            # On a tablet what is on my own board is told beside it.
            if kept == pointed or place != ".mine" or width >= 1200:
                assert not meet(box_of(would), box_of(kept)), width


def test_moves_that_are_unfolded_leave_the_map_its_size(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    page.set_viewport_size({"width": 1366, "height": 768})
    table(page, served)
    sheet = page.get_by_role("region", name="Map", exact=True)
    before = box_of(sheet).height
    page.get_by_role("region", name=BAR).get_by_role("button", name="Walk with").click()
    expect(page.get_by_role("group", name="Choose")).to_be_attached()
    assert abs(box_of(sheet).height - before) < 20


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 768), (360, 740), (740, 360)])
def test_the_way_out_of_what_is_unfolded_is_in_sight(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    page = new_page(phone=min(width, height) < 500)
    page.set_viewport_size({"width": width, "height": height})
    table(page, served)
    bar = page.get_by_role("region", name=BAR)
    bar.get_by_role("button", name="Walk with").click()
    expect(page.get_by_role("group", name="Choose")).to_be_visible()
    expect(bar.get_by_role("button", name="Back", exact=True)).to_be_in_viewport(ratio=1)
    bar.get_by_role("button", name="Back", exact=True).click()
    expect(bar.get_by_role("button", name="Walk with")).to_be_visible()


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
def test_how_many_dice_there_are_is_told_at_their_own(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    """And touches nothing else; that it leaves pips and marks free is tested in web/src/board."""
    page = new_page()
    page.set_viewport_size({"width": width, "height": height})
    before_dice(page, served)
    if width < 1200:
        page.get_by_role("button", name="Wheel & tracks").click()
    counts = page.get_by_role("region", name="Action wheel").evaluate(COUNTED)
    assert len(counts) > 1
    for count in counts:
        assert count["own"] < 0 < count["next"], counts


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
def test_rings_round_towns_leave_numbers_free(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    page = new_page()
    page.set_viewport_size({"width": width, "height": height})
    table(page, served)
    page.evaluate("() => document.fonts.ready")
    rings, crossed = page.evaluate(RINGED)
    assert rings > 5
    assert crossed == []


# --- without colours ---

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
"""Numbers leave the border whole, and actions are as large as what they are done with."""


def test_helpers_show_their_border_and_their_action(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    sit(page, crowded(served), 0)
    drawn = page.evaluate(ON_HELPERS)
    assert len(drawn) > 4
    assert all(drawn)
