"""Players choose the colour and shape of their pieces, which are used everywhere."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from support.client.browser import NewPage
from support.client.tables import at_die_choice, at_end, play_until, show_end, sit
from support.online import Serving, Table
from tiletum import Table as Played
from tiletum.table.save import to_data

pytestmark = [pytest.mark.slow, pytest.mark.browser]

DRAWN_LOOKS = """
() => {
  const looks = new Set();
  for (const element of document.querySelectorAll('[class*="seat-"], use, path[style]')) {
    if (element.closest('.art-sprite')) continue;
    const told = ['class', 'href', 'style'].map((name) => element.getAttribute(name)).join(' ');
    for (const [, look] of told.matchAll(/(?:seat|shape)-(\\d)/g)) looks.add(Number(look));
  }
  return [...looks].sort();
}
"""
"""The looks of all players drawn on a page."""


def colours(page: Page, seat: int) -> Locator:
    return page.get_by_role("radiogroup", name=f"Colour of player {seat + 1}")


def chosen_colour(page: Page, seat: int) -> Locator:
    return colours(page, seat).get_by_role("radio", checked=True)


def open_with_colours(served: Serving, game: Played, *wanted: int | None) -> Table:
    """Open a table whose players have no names, so that they are called by their colours."""
    seats: list[dict[str, Any]] = [{"joined": True, "colour": colour} for colour in wanted]
    if game.options.solo:
        seats[1] = {"player": "cardinalbot"}
    answer = served.client().post("/tables", json={"seats": seats, "save": to_data(game)})
    assert answer.status_code == 201, answer.text
    return Table(served, answer.json())


def test_a_new_table_has_the_chosen_colours(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    page.goto(f"{served.address}/#/new")
    page.get_by_role("button", name="Add a player").click()
    for seat, name in enumerate(("Blue", "Orange", "Purple")):
        expect(chosen_colour(page, seat)).to_have_accessible_name(name)
    colours(page, 0).get_by_role("radio", name="Green").check()
    expect(page.get_by_role("combobox", name="Green Played by")).to_have_count(1)

    colours(page, 1).get_by_role(
        "radio", name="Green"
    ).check()  # the previous owner of the colour gets the other one
    expect(chosen_colour(page, 0)).to_have_accessible_name("Orange")
    page.get_by_role("button", name="Remove Purple’s seat").click()
    page.get_by_role("button", name="Add a player").click()
    expect(chosen_colour(page, 2)).to_have_accessible_name("Blue")  # the first free colour

    chosen_colour(page, 0).focus()
    page.keyboard.press("ArrowRight")
    expect(chosen_colour(page, 0)).to_have_accessible_name("Purple")
    page.get_by_role("button", name="Begin the game").click()
    seats = page.get_by_role("banner").get_by_role("list")
    expect(seats).to_contain_text("Purple")
    assert page.evaluate(DRAWN_LOOKS) == [0, 2, 3]

    page.goto(f"{served.address}/#/new")  # the own colour stays
    expect(chosen_colour(page, 0)).to_have_accessible_name("Purple")
    expect(chosen_colour(page, 1)).to_have_accessible_name("Blue")
    page.goto(served.address)
    page.get_by_role("button", name="Solo").click()
    expect(seats).to_contain_text("Purple")


def test_a_player_who_joins_chooses_a_colour(new_page: NewPage, served: Serving) -> None:
    seats = [{"joined": True, "colour": 2}, {}, {}]
    table = Table(served, served.client().post("/tables", json={"seats": seats}).json())
    host, guest = new_page(), new_page(phone=True)
    for page, seat in ((host, 0), (guest, 1)):
        page.goto(f"{served.address}/#{table.id}/{table.tokens[seat]}")
    expect(colours(guest, 1).get_by_role("radio", name="Purple")).to_be_disabled()
    for swatch in colours(guest, 1).get_by_role("radio").all():
        box = swatch.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    colours(guest, 1).get_by_role("radio", name="Orange").check()
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_text("You have a seat")).to_be_visible()
    expect(host.get_by_role("listitem").nth(1)).to_have_text("Orange")

    colours(host, 0).get_by_role("radio", name="Green").check()
    expect(guest.get_by_role("listitem").first).to_have_text("Green")
    assert [seat["colour"] for seat in table.state()["table"]["seats"]] == [3, 1, 0]


def test_every_screen_uses_the_chosen_colours(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    table = open_with_colours(served, play_until(2, at_die_choice, seed=2), 3, 2)
    sit(page, table, 0, 1)
    expect(page.get_by_role("heading", name="Your board, ").first).to_be_visible()
    for panel in ("Log", "Score", "Chat"):
        page.get_by_role("button", name=panel, exact=True).click()
    assert page.evaluate(DRAWN_LOOKS) == [2, 3]
    page.goto(f"{served.address}/#{table.id}@60")
    expect(page.get_by_role("heading", name="Green’s board")).to_be_visible()
    assert page.evaluate(DRAWN_LOOKS) == [2, 3]
    page.goto(f"{served.address}/#/")
    expect(page.get_by_text("Purple").first).to_be_visible()
    assert page.evaluate(DRAWN_LOOKS) == [2, 3]


def test_the_end_uses_the_chosen_colours(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    sit(page, open_with_colours(served, play_until(3, at_end, seed=5), 3, 0, 2), 0)
    end = show_end(page)
    expect(end.get_by_role("columnheader", name="Purple")).to_be_visible()
    expect(end.get_by_role("img", name="Points over time")).to_be_visible()
    assert page.evaluate(DRAWN_LOOKS) == [0, 2, 3]


def test_the_cardinalbot_keeps_its_hat(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    sit(page, open_with_colours(served, play_until(1, at_die_choice, seed=4, solo="deacon"), 1, None), 0)
    expect(page.get_by_role("heading", name="Your board, Orange")).to_be_visible()
    expect(page.get_by_role("article", name="Cardinalbot")).to_be_visible()
    assert page.evaluate(DRAWN_LOOKS) == [1, 4]
