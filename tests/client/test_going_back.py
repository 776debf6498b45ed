"""The phone's Back button closes whatever lies over a page before it leaves the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from support.client.browser import NewPage
from support.client.tables import crowded_table, sit
from support.online import Serving
from support.online import Table as Online

pytestmark = [pytest.mark.slow, pytest.mark.browser]
NOTHING_OPEN = "() => !document.querySelector('dialog[open]') && !history.state"


def open_table(page: Page, served: Serving) -> Online:
    """Go to a table from the start page."""
    table = crowded_table(served)
    sit(page, table, 0)
    page.goto(f"{served.address}/#/")
    expect(page.get_by_role("button", name="Pass and play")).to_be_visible()
    page.goto(f"{served.address}/#{table.id}")
    page.locator("main:not([aria-busy])").wait_for(state="attached")
    return table


def assert_at_table(page: Page, table: Online) -> None:
    """Check that nothing is open at the table, and that the history has no entry for it."""
    page.wait_for_function(NOTHING_OPEN)
    assert page.url.endswith(f"#{table.id}")


@pytest.mark.parametrize("phone", [False, True])
def test_back_closes_a_dialog_and_stays_at_the_table(
    new_page: NewPage, served: Serving, *, phone: bool
) -> None:
    page = new_page(phone=phone)
    table = open_table(page, served)
    dialog = page.get_by_role("dialog")
    page.get_by_role("button", name="Table menu").click()
    expect(dialog).to_be_visible()
    page.wait_for_function("() => history.state")
    page.go_back()
    expect(dialog).to_have_count(0)
    assert_at_table(page, table)
    page.go_forward()
    page.wait_for_timeout(300)
    assert_at_table(page, table)
    page.get_by_role("button", name="Table menu").click()
    page.wait_for_function("() => history.state")
    dialog.get_by_role("button", name="Close").click()
    assert_at_table(page, table)
    page.go_back()
    expect(page.get_by_role("button", name="Pass and play")).to_be_visible()


def test_back_closes_one_layer_at_a_time(new_page: NewPage, served: Serving) -> None:
    """On a phone this includes the open panel. A dialog that replaces another takes over its history
    entry."""
    page = new_page(phone=True)
    table = open_table(page, served)
    visible = page.get_by_role("navigation", name="Panels").get_by_role("button", pressed=True)
    expect(visible).to_have_text("Map & offers")
    page.get_by_role("navigation", name="Panels").get_by_role("button").last.click()
    expect(visible).not_to_have_text("Map & offers")
    page.get_by_role("button", name="Table menu").click()
    page.wait_for_function("() => history.state?.depth === 2")
    page.reload()
    assert_at_table(page, table)
    page.locator("main:not([aria-busy])").wait_for(state="attached")
    page.get_by_role("navigation", name="Panels").get_by_role("button").last.click()
    page.get_by_role("button", name="Table menu").click()
    page.wait_for_function("() => history.state?.depth === 2")
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(visible).not_to_have_text("Map & offers")
    page.go_back()
    expect(visible).to_have_text("Map & offers")
    assert_at_table(page, table)


def test_back_closes_a_drawer(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    page.set_viewport_size({"width": 1024, "height": 768})
    table = open_table(page, served)
    wheel = page.get_by_role("button", name="Wheel & tracks", expanded=True)
    page.get_by_role("button", name="Wheel & tracks", expanded=False).click()
    expect(wheel).to_be_visible()
    page.wait_for_function("() => history.state")
    page.go_back()
    expect(wheel).to_have_count(0)
    assert_at_table(page, table)


def test_back_from_a_page_opened_in_a_dialog_leads_to_the_table(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    table = open_table(page, served)
    page.get_by_role("button", name="Table menu").click()
    page.wait_for_function("() => history.state")
    page.get_by_role("dialog").get_by_role("link", name="Settings").click()
    expect(page).to_have_url(re.compile("#/settings$"))
    page.go_back()
    page.locator("main:not([aria-busy])").wait_for(state="attached")
    assert_at_table(page, table)
    page.go_back()
    expect(page.get_by_role("button", name="Pass and play")).to_be_visible()


def test_a_reload_while_a_dialog_opens_never_leaves_the_table(new_page: NewPage, served: Serving) -> None:
    """The browser may then replace the table's own history entry by the dialog's."""
    page = new_page()
    table = open_table(page, served)
    page.evaluate("history.replaceState({ depth: 1 }, '')")
    page.reload()
    page.locator("main:not([aria-busy])").wait_for(state="attached")
    assert_at_table(page, table)
