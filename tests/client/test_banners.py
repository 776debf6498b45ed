"""Banners and dialogs for undoing, replacing and resigning."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.client.axe import violations
from support.client.browser import NewPage
from support.client.screens import SET_LANGUAGE
from support.client.seeing import box_of, resize
from support.client.tables import crowded_table, sit
from support.online import Serving
from support.online import Table as Online

pytestmark = [pytest.mark.slow, pytest.mark.browser]


def ask_for_undo(table: Online, seat: int) -> None:
    wish = {"kind": "undo", "decisions": 1}
    answer = table.serving.client(table.tokens[seat]).post(f"/tables/{table.id}/proposals", json=wish)
    assert answer.is_success, answer.text


TOWNS_UNDER_BANNER = """
banner => {
  const box = banner.getBoundingClientRect();
  const meet = other => box.left < other.right && other.left < box.right && box.top < other.bottom;
  return [...document.querySelectorAll('.map text.name')]
    .filter(name => meet(name.getBoundingClientRect())).map(name => name.textContent);
}
"""
PLATES_UNDER_BANNER = TOWNS_UNDER_BANNER.replace("text.name", ".plate").replace(
    "name.textContent", "name.closest('[data-spot]').dataset.spot"
)
DESKS = [(1280, 800), (1366, 768), (1920, 1080), (1024, 768)]


def test_on_a_desk_a_banner_takes_no_room(new_page: NewPage, served: Serving) -> None:
    """It covers no town either, for the players who are asked and the one who asks."""
    game = crowded_table(served)
    pages = {seat: new_page() for seat in (0, 1)}
    for seat, page in pages.items():
        sit(page, game, seat)
        expect(page.locator(".side article")).to_have_count(3)
    for size in DESKS:
        before = {}
        for seat, page in pages.items():
            resize(page, size)
            parts = [page.get_by_role("region", name="Map", exact=True)]
            parts += page.get_by_role("article").all()[-1:]  # of a tablet, in a drawer
            before[seat] = [(part, box_of(part)) for part in parts]
        ask_for_undo(game, 1)
        for seat, page in pages.items():
            asking_page = "You propose to undo" if seat == 1 else "Leon proposes to undo"
            banner = page.get_by_role("status").filter(has_text=asking_page)
            expect(banner).to_be_in_viewport(ratio=1)
            for part, box in before[seat]:
                assert box_of(part) == box, size
            assert banner.evaluate(TOWNS_UNDER_BANNER) == [], size
            for button in ("Withdraw",) if seat == 1 else ("Agree", "Decline"):
                expect(banner.get_by_role("button", name=button)).to_be_in_viewport(ratio=1)
            if size == DESKS[0]:
                assert violations(page) == []
        pages[1].get_by_role("button", name="Withdraw").click()
        for page in pages.values():
            expect(page.get_by_role("status").filter(has_text="to undo")).not_to_be_attached()


QUESTIONS = [
    ("Let a bot play for you", "Let a bot play for you?", "Hand over"),
    ("Resign", "Resign?", "Resign"),
    ("Replace Leon", "Replace Leon?", "Ask the others"),
    ("Ask the others for an undo", "Ask for an undo?", "Ask the others"),
]


def test_a_dialog_of_the_menu_names_the_action(new_page: NewPage, served: Serving) -> None:
    """It names the seat too, because the device may have several."""
    page = new_page()
    sit(page, crowded_table(served), 0, 2)
    for way, title, answer in QUESTIONS:
        page.get_by_role("button", name="Table menu").click()
        page.get_by_role("dialog").get_by_role("button", name=way).click()
        question = page.get_by_role("dialog", name=title, exact=True)
        expect(question.get_by_role("button", name=answer, exact=True)).to_be_visible()
        if "undo" in title:
            expect(question.get_by_role("spinbutton", name="How many decisions")).to_have_value("4")
        else:
            expect(question).to_contain_text("Leon" if "Leon" in title else "Wanda")
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).not_to_be_attached()


@pytest.mark.parametrize("language", ["fr", "ko", "uk"])
def test_no_banner_covers_a_town_in_any_language(new_page: NewPage, served: Serving, language: str) -> None:
    """This includes three answers on a shared device, and the banner while all others are waited for."""
    for seats in ((0, 1), (0,)):
        page = new_page()
        page.add_init_script(f"if (location.protocol !== 'about:') ({SET_LANGUAGE})('{language}')")
        game = crowded_table(served)
        sit(page, game, *seats)
        ask_for_undo(game, 0)
        banner = page.locator(".banners p")
        expect(banner.get_by_role("button")).to_have_count(3 if len(seats) > 1 else 1)
        expect(page.locator(f"html[lang={language}]")).to_be_attached()
        page.evaluate("() => document.fonts.ready")
        for size in (*DESKS, (1600, 1000)):
            resize(page, size)
            assert banner.evaluate(PLATES_UNDER_BANNER) == [], size


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1366, 768), (360, 740)])
def test_the_player_who_asks_can_withdraw_on_a_shared_device(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    page = new_page(phone=width < 700)
    page.set_viewport_size({"width": width, "height": height})
    game = crowded_table(served)
    sit(page, game, 0, 1)
    ask_for_undo(game, 0)
    banner = page.get_by_role("status").filter(has_text="Wanda proposes to undo")
    for button in ("Agree", "Decline", "Withdraw"):
        expect(banner.get_by_role("button", name=button)).to_be_in_viewport(ratio=1)
    assert width < 700 or banner.evaluate(TOWNS_UNDER_BANNER) == []
    banner.get_by_role("button", name="Withdraw").click()
    expect(banner).not_to_be_attached()
