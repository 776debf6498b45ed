"""A replay: the map and a board are visible, with controls and a slider that shows the rounds."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from support.client.axe import violations
from support.client.browser import LOW, NewPage
from support.client.screens import replay
from support.client.seeing import box_of
from support.online import Serving

pytestmark = [pytest.mark.slow, pytest.mark.browser]


@pytest.mark.parametrize("size", LOW, ids=["on its side", "a laptop at 200 %"])
def test_a_replay_in_a_low_window_has_its_controls_beside_the_map(
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
        expect(page.get_by_role("heading", name=f"{name}’s board")).to_be_in_viewport(ratio=1)
    events = page.locator(".bottom p").last
    assert box_of(events).y > 0.6 * size["height"], "earlier events are above it"
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
    expect(board.get_by_role("heading", name="Wanda’s board")).to_be_in_viewport(ratio=1)
    assert board.evaluate("board => board.scrollHeight <= board.clientHeight + 1")
    page.get_by_role("button", name="Log", exact=True).first.click()
    expect(page.get_by_role("region", name="Log")).to_be_in_viewport(ratio=1)
    expect(board).to_be_hidden()


def test_the_slider_of_a_replay_marks_the_rounds(new_page: NewPage, served: Serving) -> None:
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
