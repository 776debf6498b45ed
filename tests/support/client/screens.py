"""Screens for tests and pictures: every page, the table in several states, and its panels and dialogs."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import FilePayload, Page, expect

from support.client.robot import BAR
from support.client.tables import (
    at_die_choice,
    continue_online,
    crowded_table,
    finished_table,
    play_until,
    show_end,
    sit,
    solo_table,
)
from support.online import Serving

Show = Callable[[Page, Serving], None]


def page_at(path: str) -> Show:
    def show(page: Page, served: Serving) -> None:
        page.goto(f"{served.address}/{path}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()

    return show


def table(page: Page, served: Serving) -> None:
    sit(page, crowded_table(served), 0, 1, 2, 3)
    expect(page.get_by_role("region", name=BAR).get_by_role("group").first).to_be_visible()


def before_dice(page: Page, served: Serving) -> None:
    sit(page, continue_online(served, play_until(4, at_die_choice, seed=3), *["person"] * 4), 0, 1, 2, 3)
    expect(page.get_by_role("region", name=BAR).get_by_role("group", name="Die")).to_be_visible()
    page.evaluate("() => (document.activeElement.blur(), document.fonts.ready)")


def against_cardinalbot(page: Page, served: Serving) -> None:
    sit(page, solo_table(served), 0)
    expect(page.get_by_role("region", name=BAR).get_by_role("group").first).to_be_visible()


def end_dialog(page: Page, served: Serving) -> None:
    sit(page, finished_table(served), 0)
    show_end(page)


def equal_dice(page: Page, served: Serving) -> None:
    """Show dice as a phone lists them, with their numbers."""
    against_cardinalbot(page, served)
    page.get_by_role("button", name="Wheel & tracks").click()
    expect(page.get_by_role("button", name=re.compile("^2 × .* die of "))).not_to_have_count(0)


def explanation(page: Page, served: Serving) -> None:
    table(page, served)
    page.get_by_role("tab", name="Log").hover()
    expect(page.get_by_role("tooltip")).to_be_visible()


def replay(page: Page, served: Serving) -> None:
    over = finished_table(served)
    sit(page, over, 0)
    page.goto(f"{served.address}/#{over.id}@60")
    expect(page.get_by_role("slider")).to_be_visible()
    page.locator("main:not([aria-busy])").wait_for(state="attached")


def lobby(page: Page, served: Serving) -> None:
    page.goto(f"{served.address}/#/new")
    page.get_by_role("combobox", name="Played by").nth(1).select_option("A friend, by link")
    page.get_by_role("button", name="Open the table and invite").click()
    expect(page.get_by_role("textbox", name="Link").first).to_be_visible()


def refused_file(page: Page, served: Serving) -> None:
    page_at("")(page, served)
    wrong = FilePayload(name="other.json", mimeType="application/json", buffer=b"{}")
    page.get_by_role("region", name="Import a game").locator("input").set_input_files(wrong)
    refusal = page.get_by_role("region", name="Import a game").get_by_role("alert")
    expect(refusal).to_contain_text("is not a Tiletum saved game")


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
    "refused": refused_file,
    "gone": page_at("#AAAAAAAAAAAA"),
    "lobby": lobby,
    "table": table,
    "solo": against_cardinalbot,
    "end": end_dialog,
    "replay": replay,
}
PARTS: dict[str, Show] = {
    "log": tab("Log"),
    "score": tab("Score"),
    "chat": tab("Chat"),
    "menu": menu,
    "keys": dialog("?"),
    "hint": dialog("h"),
    "explanation": explanation,
}
SET_LANGUAGE = "language => localStorage.setItem('tiletum.settings', JSON.stringify({ language }))"
