"""The first lesson in a browser from beginning to end: with breaks, and in every language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from support.client.browser import NewPage
from support.client.languages import OTHER_LANGUAGES, open_in_language
from support.client.reading import wrong_words
from support.client.robot import BAR, Labels, Robot
from support.client.seeing import box_of
from support.client.tables import at_die_choice, continue_online, play_until, sit
from support.lesson import STEPS
from support.online import Serving
from tiletum.words import Words

pytestmark = [pytest.mark.slow, pytest.mark.browser]
BREAKS = (STEPS.index("walk"), STEPS.index("king-step"))
"""Before a walk of several moves, and inside an effect."""
LINE_HEIGHT, CARD_ABOVE_MOVES = 24, 90
"""In pixels: one line of the card, and the height of a card above a choice of moves."""


class Pupil:
    """Reads the card, follows it, and counts the steps."""

    def __init__(self, page: Page, lang: str, on_board: float) -> None:
        self.page, self.words = page, Words(lang)
        self.robot = Robot(page, on_board=on_board, seats=(0,), labels=Labels(lang))
        self.step = 0

    def card(self) -> Locator:
        return self.page.get_by_role("complementary", name=self.words.say("learn-title"))

    def button(self, key: str) -> Locator:
        return self.card().get_by_role("button", name=self.words.say(key), exact=True)

    def begin(self) -> None:
        self.page.get_by_role("button", name=self.words.say("learn-title")).click()

    def read(self) -> None:
        expect(self.card()).to_contain_text(self.words.say(f"learn-{STEPS[self.step]}"))
        progress = self.words.say("learn-progress", step=self.step + 1, steps=len(STEPS))
        expect(self.card()).to_contain_text(progress)

    def next_step(self) -> None:
        """Go to the next step, by reading the card or by following it, which may take several presses."""
        if self.button("learn-next").count():
            self.button("learn-next").click()
        else:
            while self.card_is_unchanged():
                self.robot.step()
                self.robot.wait_for_reply()
        self.step += 1
        self.read()

    def card_is_unchanged(self) -> bool:
        """Return whether the card still has the same text."""
        return self.words.say(f"learn-{STEPS[self.step]}") in self.card().inner_text()

    def take_a_break(self) -> None:
        """Leave the lesson, load the page again, and continue where the lesson stopped."""
        table = self.page.url
        self.button("learn-leave").click()
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()
        self.page.reload()
        self.begin()
        self.page.wait_for_url(table)
        self.read()
        self.page.reload()
        self.read()

    def end(self) -> None:
        self.button("learn-play-on").click()
        expect(self.card()).to_be_hidden()


def test_newcomers_on_a_phone_see_the_lesson_before_the_games(new_page: NewPage, served: Serving) -> None:
    page = new_page(phone=True)
    page.goto(served.address)
    lesson = page.get_by_role("button", name="First lesson")
    game = page.get_by_role("button", name="Solo")
    expect(lesson).to_be_visible()
    assert box_of(lesson).y < box_of(game).y
    game.click()
    expect(page.get_by_role("heading", name="The table")).to_be_attached()
    page.goto(served.address)
    expect(lesson).to_be_visible()
    assert box_of(game).y < box_of(lesson).y


def test_the_whole_lesson_with_breaks(served: Serving, new_page: NewPage) -> None:
    page = new_page()
    page.goto(served.address)
    pupil = Pupil(page, "en", on_board=1.0)
    pupil.begin()
    pupil.read()
    while pupil.step < len(STEPS) - 1:
        if pupil.step in BREAKS:
            pupil.take_a_break()
        pupil.next_step()
    assert pupil.robot.game.round == 2
    pupil.end()
    bot = pupil.words.say("ui-pages-bot-apprentice")
    expect(page.get_by_role("article", name=re.compile(bot))).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 800), (1024, 768), (1920, 1080)])
def test_the_map_is_as_large_as_in_a_game(
    served: Serving, new_page: NewPage, width: int, height: int
) -> None:
    page = new_page()
    page.set_viewport_size({"width": width, "height": height})
    the_map = page.get_by_role("region", name="Map", exact=True)
    sit(page, continue_online(served, play_until(2, at_die_choice), "person", "person"), 0, 1)
    in_game = box_of(the_map).height
    page.goto(served.address)
    pupil = Pupil(page, "en", on_board=0.0)
    pupil.begin()
    pupil.read()
    bar = page.get_by_role("region", name=BAR)
    while pupil.step < STEPS.index("merchant"):
        pupil.next_step()
        expect(bar.get_by_text("can be undone")).to_have_count(0)
        assert abs(box_of(the_map).height - in_game) <= LINE_HEIGHT, STEPS[pupil.step]
        card = box_of(pupil.card())
        if pupil.button("learn-next").count():
            expect(bar).to_have_count(0)
        else:
            assert card.y + card.height <= box_of(bar).y
            assert card.height < CARD_ABOVE_MOVES
        assert card.y + card.height <= height


def test_the_keys_continue_from_the_words(served: Serving, new_page: NewPage) -> None:
    page = new_page()
    page.goto(served.address)
    pupil = Pupil(page, "en", on_board=0.0)
    pupil.begin()
    pupil.read()
    while pupil.step < STEPS.index("corruption"):
        pupil.next_step()
    expect(pupil.card().get_by_text(pupil.words.say("learn-corruption"))).to_be_focused()
    expect(pupil.button("learn-next")).to_be_enabled()
    for _ in range(2):
        page.keyboard.press("Tab")
    expect(pupil.button("learn-next")).to_be_focused()


@pytest.mark.parametrize("lang", OTHER_LANGUAGES)
def test_the_whole_lesson_on_a_phone(served: Serving, new_page: NewPage, lang: str) -> None:
    page = new_page(phone=True)
    pupil = Pupil(page, lang, on_board=0.0)
    open_in_language(page, served, lang)
    pupil.begin()
    pupil.read()
    while pupil.step < len(STEPS) - 1:
        assert wrong_words(page, lang) == [], STEPS[pupil.step]
        pupil.next_step()
    # Its buttons have longer labels, and leave the room beside the heading to them.
    words, buttons = box_of(pupil.card().locator(".text")), box_of(pupil.button("learn-play-on"))
    assert words.y + words.height <= buttons.y
    pupil.end()
