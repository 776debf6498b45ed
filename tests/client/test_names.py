"""Names of players: a refused name does not keep anybody from playing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from support.client.browser import NewPage
from support.client.robot import BAR
from support.online import Serving
from tiletum.words import Words

pytestmark = [pytest.mark.slow, pytest.mark.browser]
TURNED = "\u202eAnn"
LONGEST = "\U00020000" * 40
"""Each of the letters has two UTF-16 units."""
STORED_NAME = "() => JSON.parse(localStorage.getItem('tiletum.settings')).name"


def start_game(page: Page, served: Serving, how: str) -> None:
    page.goto("about:blank")
    page.goto(served.address)
    page.get_by_role("button", name=how).click()


def test_a_refused_name_is_reported_at_its_field_and_not_stored(new_page: NewPage, served: Serving) -> None:
    page = new_page(refused=("409 /tables",))
    page.goto(f"{served.address}/#/new")
    field = page.get_by_role("textbox", name="Blue Name")
    field.fill(TURNED)
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("alert").filter(has_text="name is not valid")).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("alert").last).to_be_visible()
    assert page.evaluate(STORED_NAME) == ""
    start_game(page, served, "Pass and play")
    expect(page.get_by_role("region", name=BAR)).to_be_visible()


def test_an_accepted_name_is_stored(new_page: NewPage, served: Serving) -> None:
    """It is not cut, however many units its letters have."""
    page = new_page()
    page.goto(f"{served.address}/#/new")
    field = page.get_by_role("textbox", name="Blue Name")
    field.press_sequentially(LONGEST)
    expect(field).to_have_value(LONGEST)
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("region", name=BAR)).to_be_visible()
    assert page.evaluate(STORED_NAME) == LONGEST


@pytest.mark.parametrize("how", ["Pass and play", Words("en").say("learn-title")])
def test_a_bad_name_of_an_earlier_version_does_not_block_a_game(
    new_page: NewPage, served: Serving, how: str
) -> None:
    page = new_page()
    page.goto(served.address)
    page.evaluate("name => localStorage.setItem('tiletum.settings', JSON.stringify({ name }))", TURNED)
    start_game(page, served, how)
    expect(page.get_by_role("heading", name="The table")).to_be_attached()
    assert page.evaluate(STORED_NAME) == ""


def test_settings_store_no_name_that_would_be_refused(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    page.goto(f"{served.address}/#/settings")
    field = page.get_by_role("textbox", name="Name")
    field.fill("Ann")
    field.fill("\u3164")
    expect(page.get_by_role("alert")).to_contain_text("name is not valid")
    assert page.evaluate(STORED_NAME) == "Ann"
    field.fill("")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.wait_for_function(f"({STORED_NAME})() === ''")
