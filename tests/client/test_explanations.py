"""Explanations and previews hide nothing that they are about."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.client.browser import NewPage
from support.client.robot import BAR
from support.client.screens import table
from support.client.seeing import box_of, resize
from support.client.tables import (
    before_a_die,
    characters_are_offered,
    crowded,
    goes_on,
    on_the_way,
    played,
    sit,
)
from support.online import Serving

pytestmark = [pytest.mark.slow, pytest.mark.browser]


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
            assert not shown.overlaps(box_of(kept))
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
        assert not box_of(page.get_by_role("tooltip")).overlaps(box_of(step))


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
                assert not box_of(would).overlaps(box_of(kept)), width
