"""Explanations and previews do not cover what they are about."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.client.browser import NewPage
from support.client.robot import BAR
from support.client.screens import table
from support.client.seeing import box_of, resize
from support.client.tables import (
    at_character_choice,
    at_die_choice,
    continue_online,
    crowded_table,
    mid_game,
    play_until,
    sit,
)
from support.online import Serving

pytestmark = [pytest.mark.slow, pytest.mark.browser]


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 768)])
def test_an_explanation_does_not_cover_the_decision(
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
        explanation = box_of(page.get_by_role("tooltip"))
        for part in (bar.locator(".asked"), bar.locator(".preview"), move):
            assert not explanation.overlaps(box_of(part))
        page.mouse.move(2, 2)
        expect(page.get_by_role("tooltip")).to_be_hidden()


@pytest.mark.parametrize("town", ["Antwerpen", "Frankfurt"])
def test_an_explanation_does_not_cover_the_way_there(new_page: NewPage, served: Serving, town: str) -> None:
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


def test_an_explanation_does_not_cover_the_preview_of_a_move(new_page: NewPage, served: Serving) -> None:
    """A finger that rests on a place of the map asks for both."""
    page = new_page(phone=True)
    sit(page, crowded_table(served), 0, 1, 2, 3)
    sheet = page.get_by_role("region", name="Map", exact=True)
    place = box_of(sheet.get_by_role("button", name=", take the").first)
    finger = {"x": place.x + place.width / 2, "y": place.y + place.height / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    explanation = page.get_by_role("tooltip")
    expect(explanation).to_be_visible()
    expect(page.get_by_text("This would bring")).to_be_visible()
    explanation_box, preview = box_of(explanation), box_of(page.locator(".preview"))
    assert (
        explanation_box.y + explanation_box.height <= preview.y
        or preview.y + preview.height <= explanation_box.y
    )
    moves = box_of(page.locator(".moves"))
    assert box_of(page.get_by_role("region", name=BAR)).y <= preview.y
    assert preview.y + preview.height <= moves.y + 5


def test_everything_on_a_board_has_an_explanation(new_page: NewPage, served: Serving) -> None:
    """This includes things that cannot be chosen: the sixth building, the cost of a slot, the connection."""
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
def test_a_preview_covers_nothing_that_it_is_about(new_page: NewPage, served: Serving, place: str) -> None:
    page = new_page()
    until = {".offers": at_character_choice, ".left": at_die_choice}.get(place, mid_game)
    game = play_until(4, until, seed=3 if place == ".left" else 5)
    sit(page, continue_online(served, game, *["person"] * 4), 0, 1, 2, 3)
    for width, height in ((1366, 768), (1280, 800), (1024, 768)):
        page.mouse.move(2, 2)
        resize(page, (width, height))
        if place == ".left" and width < 1200:
            page.get_by_role("button", name="Wheel & tracks").click()
        target = page.locator(f"{place} .target").last
        target.hover()
        preview = page.locator(".preview")
        expect(preview).to_be_in_viewport(ratio=1)
        for part in (target, page.get_by_role("region", name="Offers", exact=True)):
            # On a tablet the preview of my own board is beside it.
            if part == target or place != ".mine" or width >= 1200:
                assert not box_of(preview).overlaps(box_of(part)), width
