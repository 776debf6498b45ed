"""What people are called: names that are refused keep nobody from playing."""

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
"""Each of the letters is two units of what a browser counts."""
NAME_KEPT = "() => JSON.parse(localStorage.getItem('tiletum.settings')).name"


def begin(page: Page, served: Serving, how: str) -> None:
    page.goto("about:blank")
    page.goto(served.address)
    page.get_by_role("button", name=how).click()


def test_a_refused_name_is_told_at_its_field_and_not_kept(new_page: NewPage, served: Serving) -> None:
    page = new_page(refused=("409 /tables",))
    page.goto(f"{served.address}/#/new")
    field = page.get_by_role("textbox", name="Blue Name")
    field.fill(TURNED)
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("alert").filter(has_text="cannot be a name")).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("alert").last).to_be_visible()
    assert page.evaluate(NAME_KEPT) == ""
    begin(page, served, "Pass and play")
    expect(page.get_by_role("region", name=BAR)).to_be_visible()


def test_a_name_is_kept_once_it_was_taken(new_page: NewPage, served: Serving) -> None:
    """It is not cut, however many units its letters have."""
    page = new_page()
    page.goto(f"{served.address}/#/new")
    field = page.get_by_role("textbox", name="Blue Name")
    field.press_sequentially(LONGEST)
    expect(field).to_have_value(LONGEST)
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("region", name=BAR)).to_be_visible()
    assert page.evaluate(NAME_KEPT) == LONGEST


@pytest.mark.parametrize("how", ["Pass and play", Words("en").say("learn-title")])
def test_a_bad_name_of_an_earlier_version_blocks_no_start(
    new_page: NewPage, served: Serving, how: str
) -> None:
    page = new_page()
    page.goto(served.address)
    page.evaluate("name => localStorage.setItem('tiletum.settings', JSON.stringify({ name }))", TURNED)
    begin(page, served, how)
    expect(page.get_by_role("heading", name="The table")).to_be_attached()
    assert page.evaluate(NAME_KEPT) == ""


def test_settings_keep_no_name_that_would_be_refused(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    page.goto(f"{served.address}/#/settings")
    field = page.get_by_role("textbox", name="Name")
    field.fill("Ann")
    field.fill("\u3164")
    expect(page.get_by_role("alert")).to_contain_text("cannot be a name")
    assert page.evaluate(NAME_KEPT) == "Ann"
    field.fill("")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.wait_for_function(f"({NAME_KEPT})() === ''")
