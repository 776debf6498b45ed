"""In the other languages: every page fits a phone, and a solo round is played through the page."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from client.conftest import NewPage
from client.robot import Labels, Robot
from online import Serving
from tiletum.words import Words, languages

pytestmark = [pytest.mark.slow, pytest.mark.browser]
OTHERS = [lang for lang in languages() if lang != "en"]
PAGES = ("", "#/new", "#/rules", "#/settings", "#/help")
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def speak(page: Page, served: Serving, lang: str) -> None:
    """As somebody who has chosen a language in the settings."""
    kept = json.dumps(json.dumps({"language": lang}))
    page.add_init_script(f"localStorage.setItem('tiletum.settings', {kept})")
    page.goto(served.address)
    expect(page.locator("html")).to_have_attribute("lang", lang)


@pytest.mark.parametrize("lang", OTHERS)
def test_every_page_fits_a_phone(served: Serving, new_page: NewPage, lang: str) -> None:
    page = new_page(phone=True)
    speak(page, served, lang)
    for path in PAGES:
        page.goto(f"{served.address}/{path}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate(TOO_WIDE) <= 0, path


@pytest.mark.parametrize("lang", OTHERS)
def test_a_solo_round_on_a_phone(served: Serving, new_page: NewPage, lang: str) -> None:
    page = new_page(phone=True)
    robot = Robot(page, seed=2, on_board=0.0, seats=(0,), labels=Labels(lang))
    speak(page, served, lang)
    page.get_by_role("button", name=Words(lang).say("ui-pages-quick-solo")).click()
    while robot.heard.round < 2:
        robot.step()
        assert page.evaluate(TOO_WIDE) <= 0
    panel = page.get_by_role("navigation", name=Words(lang).say("ui-play-panels"))
    for button in panel.get_by_role("button").all():
        button.click()
        assert page.evaluate(TOO_WIDE) <= 0


def test_the_language_changes_in_the_middle_of_a_game(served: Serving, new_page: NewPage) -> None:
    page = new_page()
    page.goto(served.address)
    page.get_by_role("button", name="Solo").click()
    expect(page.get_by_role("region", name=Labels("en").bar)).to_be_visible()
    table = page.url
    page.goto(f"{served.address}/#/settings")
    page.get_by_role("combobox", name=Words("en").say("ui-pages-language")).select_option("uk")
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    page.goto(table)
    expect(page.get_by_role("region", name=Labels("uk").bar)).to_be_visible()
