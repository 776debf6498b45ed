"""Back, as phones have it, closes what lies over a page before it leaves the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from support.client.browser import NewPage
from support.client.tables import crowded, sit
from support.online import Serving
from support.online import Table as Online

pytestmark = [pytest.mark.slow, pytest.mark.browser]
NOTHING_OPEN = "() => !document.querySelector('dialog[open]') && !history.state"


def come(page: Page, served: Serving) -> Online:
    """To a table, from the start page."""
    table = crowded(served)
    sit(page, table, 0)
    page.goto(f"{served.address}/#/")
    expect(page.get_by_role("button", name="Pass and play")).to_be_visible()
    page.goto(f"{served.address}/#{table.id}")
    page.locator("main:not([aria-busy])").wait_for(state="attached")
    return table


def is_at(page: Page, table: Online) -> None:
    """With nothing open, and no entry of the history left for it."""
    page.wait_for_function(NOTHING_OPEN)
    assert page.url.endswith(f"#{table.id}")


@pytest.mark.parametrize("phone", [False, True])
def test_back_closes_a_dialog_and_stays_at_the_table(
    new_page: NewPage, served: Serving, *, phone: bool
) -> None:
    page = new_page(phone=phone)
    table = come(page, served)
    dialog = page.get_by_role("dialog")
    page.get_by_role("button", name="Table menu").click()
    expect(dialog).to_be_visible()
    page.wait_for_function("() => history.state")
    page.go_back()
    expect(dialog).to_have_count(0)
    is_at(page, table)
    page.go_forward()
    page.wait_for_timeout(300)
    is_at(page, table)
    page.get_by_role("button", name="Table menu").click()
    page.wait_for_function("() => history.state")
    dialog.get_by_role("button", name="Close").click()
    is_at(page, table)
    page.go_back()
    expect(page.get_by_role("button", name="Pass and play")).to_be_visible()


def test_back_closes_one_thing_after_the_other(new_page: NewPage, served: Serving) -> None:
    """On a phone the panel that was opened, too; a dialog that takes the place of another has its entry."""
    page = new_page(phone=True)
    table = come(page, served)
    shown = page.get_by_role("navigation", name="Parts of the table").get_by_role("button", pressed=True)
    expect(shown).to_have_text("Map & offers")
    page.get_by_role("navigation", name="Parts of the table").get_by_role("button").last.click()
    expect(shown).not_to_have_text("Map & offers")
    page.get_by_role("button", name="Table menu").click()
    page.wait_for_function("() => history.state?.depth === 2")
    page.reload()
    is_at(page, table)
    page.locator("main:not([aria-busy])").wait_for(state="attached")
    page.get_by_role("navigation", name="Parts of the table").get_by_role("button").last.click()
    page.get_by_role("button", name="Table menu").click()
    page.wait_for_function("() => history.state?.depth === 2")
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(shown).not_to_have_text("Map & offers")
    page.go_back()
    expect(shown).to_have_text("Map & offers")
    is_at(page, table)


def test_back_closes_a_drawer(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    page.set_viewport_size({"width": 1024, "height": 768})
    table = come(page, served)
    wheel = page.get_by_role("button", name="Wheel & tracks", expanded=True)
    page.get_by_role("button", name="Wheel & tracks", expanded=False).click()
    expect(wheel).to_be_visible()
    page.wait_for_function("() => history.state")
    page.go_back()
    expect(wheel).to_have_count(0)
    is_at(page, table)


def test_a_page_opened_from_a_dialog_is_left_for_the_table(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    table = come(page, served)
    page.get_by_role("button", name="Table menu").click()
    page.wait_for_function("() => history.state")
    page.get_by_role("dialog").get_by_role("link", name="Settings").click()
    expect(page).to_have_url(re.compile("#/settings$"))
    page.go_back()
    page.locator("main:not([aria-busy])").wait_for(state="attached")
    is_at(page, table)
    page.go_back()
    expect(page.get_by_role("button", name="Pass and play")).to_be_visible()


def test_a_reload_while_a_dialog_opens_never_leaves_the_table(new_page: NewPage, served: Serving) -> None:
    """The browser may then keep the dialog's entry in the place of the table's own."""
    page = new_page()
    table = come(page, served)
    page.evaluate("history.replaceState({ depth: 1 }, '')")
    page.reload()
    page.locator("main:not([aria-busy])").wait_for(state="attached")
    is_at(page, table)
