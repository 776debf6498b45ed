"""The dialog at the end of a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.client.browser import NewPage
from support.client.screens import end_dialog
from support.online import Serving

pytestmark = [pytest.mark.slow, pytest.mark.browser]


def test_all_headings_of_the_end_differ(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    end_dialog(page, served)
    end = page.get_by_role("dialog")
    expect(end.get_by_role("heading", name="wins the game")).to_be_visible()
    headings = end.locator("h2, h3, h4, caption, figcaption").all_inner_texts()
    assert len(headings) >= 5
    assert len(set(headings)) == len(headings)
    assert not any("over." in heading for heading in headings)


def test_a_dialog_that_opens_by_itself_starts_at_its_title(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    end_dialog(page, served)
    title = page.get_by_role("dialog").get_by_role("heading").first
    expect(title).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("dialog").get_by_role("button", name="Close")).to_be_focused()
