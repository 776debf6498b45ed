"""In the other languages every page, panel and dialog is translated and fits a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from support.client.browser import NewPage
from support.client.languages import OTHER_LANGUAGES, open_in_language
from support.client.reading import wrong_words
from support.client.robot import Labels, Robot
from support.client.tables import crowded_table, finished_table, solo_table
from support.online import Serving
from support.online import Table as Online
from tiletum.words import Name, Words
from tiletum.words.editions import differences

pytestmark = [pytest.mark.slow, pytest.mark.browser]
DOCS = Path(__file__).resolve().parent.parent.parent / "docs"
RULES = "#/rules"
PAGES = ("", "#/new", "#/rules", "#/rules/CHAR-5", "#/rules/BOT-2", "#/settings", "#/help")
SEATS = 4
LOADED = "family => [...document.fonts].some(face => face.family.includes(family) && face.status == 'loaded')"
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("lang", OTHER_LANGUAGES)
def test_every_page_fits_a_phone(served: Serving, new_page: NewPage, lang: str) -> None:
    page = new_page(phone=True)
    open_in_language(page, served, lang)
    for path in pages_of(lang):
        page.goto(f"{served.address}/{path}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        if path.startswith(RULES):
            expect(page.get_by_role("article").get_by_role("heading", level=2)).to_be_visible()
        assert wrong_words(page, lang) == [], path


def pages_of(lang: str) -> list[str]:
    """Return the pages of a language. One without its own rules reference shows the English one."""
    translated = (DOCS / lang / "rules.md").exists()
    return [path for path in PAGES if translated or not path.startswith(RULES)]


@pytest.mark.parametrize("lang", OTHER_LANGUAGES)
def test_a_missing_table_is_reported_in_the_chosen_language(
    served: Serving, new_page: NewPage, lang: str
) -> None:
    """The browser's own preference, which is all that the stream knows, does not matter."""
    page = new_page(phone=True)
    open_in_language(page, served, lang)
    page.goto(f"{served.address}/#AAAAAAAAAAAA")
    expect(page.get_by_text(Words(lang).say("server-no-table"))).to_be_visible()
    assert wrong_words(page, lang) == []


@pytest.mark.parametrize("lang", OTHER_LANGUAGES)
def test_a_solo_round_on_a_phone(served: Serving, new_page: NewPage, lang: str) -> None:
    page = new_page(phone=True)
    robot = Robot(page, seed=2, on_board=0.0, seats=(0,), labels=Labels(lang))
    open_in_language(page, served, lang)
    page.get_by_role("button", name=Words(lang).say("ui-pages-quick-solo")).click()
    while robot.game.round < 2:
        robot.step()
        assert page.evaluate(TOO_WIDE) <= 0
    panel = page.get_by_role("navigation", name=Words(lang).say("ui-play-panels"))
    for button in panel.get_by_role("button").all():
        button.click()
        assert page.evaluate(TOO_WIDE) <= 0


def test_the_language_can_change_during_a_game(served: Serving, new_page: NewPage) -> None:
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
    say = Words("uk").say
    page.get_by_role("button", name=say("ui-play-menu")).click()
    menu = page.get_by_role("dialog")
    menu.get_by_role("combobox", name=say("ui-pages-language")).select_option("fr")
    expect(menu.get_by_role("heading", name=Words("fr").say("ui-play-menu"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name=Labels("fr").bar)).to_be_visible()
    expect(page).to_have_title(Words("fr").say("ui-play-title-mine"))
    assert wrong_words(page, "fr") == []
    announcement = "".join(page.locator("[aria-live]").all_inner_texts())
    assert not re.search("[а-яіїє]", page.locator("body").inner_text() + announcement)


@pytest.mark.parametrize("start", ["ui-pages-quick-bot", "ui-pages-quick-pass"])
def test_unnamed_players_are_called_in_the_readers_language(
    served: Serving, new_page: NewPage, start: str
) -> None:
    """A table opened in English is read in Ukrainian: at the table, in its list, and in the log."""
    page, words = new_page(), Words("uk")
    page.goto(served.address)
    page.get_by_role("button", name=Words("en").say(start)).click()
    expect(page.get_by_role("region", name=Labels("en").bar)).to_be_visible()
    table = page.url
    page.goto(f"{served.address}/#/settings")
    page.get_by_role("combobox", name=Words("en").say("ui-pages-language")).select_option("uk")
    bot = words.say("ui-pages-bot-as-name", bot=Name("ui-pages-bot", "apprentice"))
    colours = [words.text(Name("seat", colour)) for colour in ("blue", "orange")]
    name = re.compile("|".join(colours) if start == "ui-pages-quick-pass" else bot)
    page.goto(table)
    expect(page.get_by_role("article", name=name)).to_be_visible()
    page.goto(served.address)
    expect(page.get_by_role("listitem").filter(has_text=name).first).to_be_visible()
    assert wrong_words(page, "uk") == []


def test_changing_the_language_keeps_the_chapter_of_the_rules(served: Serving, new_page: NewPage) -> None:
    """A reader who changes the language, or follows a link, stays in the same chapter."""
    page = new_page()
    page.goto(f"{served.address}/#/rules")
    contents = page.get_by_role("navigation", name=Words("en").say("ui-pages-contents"))
    number = 5
    contents.get_by_role("link").nth(number).click()
    expect(page.get_by_role("heading", level=2)).not_to_have_text("")
    chapter = page.url
    open_in_language(page, served, "uk")
    page.goto(chapter)
    contents = page.get_by_role("navigation", name=Words("uk").say("ui-pages-contents"))
    expect(contents.get_by_role("link").nth(number)).to_have_attribute("aria-current", "true")


def test_the_search_of_the_log_works_like_that_of_the_rules(served: Serving, new_page: NewPage) -> None:
    """It ignores accents and case, and finds the inflected forms of the log."""
    reader = Reader(new_page(phone=True), served, "uk")
    reader.sit(crowded_table(served), 0)
    reader.press("ui-play-panel-side")
    reader.page.get_by_role("tab", name=reader.say("ui-play-log")).click()
    search = reader.page.get_by_role("searchbox", name=reader.say("ui-pages-log-search"))
    log = reader.page.get_by_role("group", name=reader.say("ui-pages-log"))
    for query, found in (("koln", "Köln"), ("купець", "купця"), ("nuernberg", None)):
        search.fill(query)
        expect(log).to_contain_text(found or reader.say("ui-pages-log-found", count=0))


def test_names_in_another_script_have_our_font(served: Serving, new_page: NewPage) -> None:
    page = new_page()
    table = served.open(seats=[{"player": "person", "name": name} for name in ("민수", "Ada")])
    page.goto(f"{served.address}/#{table.id}/{table.tokens[1]}")
    expect(page.get_by_text("민수").first).to_be_visible()
    page.wait_for_function(LOADED, arg="Noto Sans KR Variable")


# --- every panel and dialog, on a phone ---


class Reader:
    """A person with a phone who opens everything there is."""

    def __init__(self, page: Page, served: Serving, lang: str) -> None:
        self.page, self.served, self.lang = page, served, lang
        self.say = Words(lang).say
        self.bar = page.get_by_role("region", name=self.say("ui-play-bar"))
        self.dialog = page.get_by_role("dialog")
        open_in_language(page, served, lang)

    def sit(self, table: Online, *seats: int) -> None:
        for seat in seats:
            self.page.goto(f"{self.served.address}/#{table.id}/{table.tokens[seat]}")
            self.page.wait_for_url(f"**/#{table.id}")
            self.page.goto("about:blank")
        self.page.goto(f"{self.served.address}/#{table.id}")
        expect(self.page.get_by_role("navigation", name=self.say("ui-play-panels"))).to_be_visible()

    def press(self, key: str) -> None:
        self.page.get_by_role("button", name=self.say(key)).first.click()

    def answer(self, key: str) -> None:
        self.dialog.get_by_role("button", name=self.say(key), exact=True).click()

    def check(self, what: str) -> None:
        assert wrong_words(self.page, self.lang) == [], what

    def check_dialog(self, what: str) -> None:
        expect(self.dialog).to_be_visible()
        self.check(what)

    def close(self) -> None:
        self.answer("ui-play-close")
        expect(self.dialog).to_be_hidden()

    def panels(self) -> None:
        for button in (
            self.page.get_by_role("navigation", name=self.say("ui-play-panels")).get_by_role("button").all()
        ):
            button.click()
            self.check(button.inner_text())

    def tabs(self) -> None:
        for tab in self.page.get_by_role("tab").all():
            tab.click()
            expect(tab).to_have_attribute("aria-selected", "true")
            self.check(tab.inner_text())

    def boards(self) -> None:
        order = self.page.get_by_role("list", name=self.say("ui-play-order"))
        for seat in order.get_by_role("button").all():
            seat.click()
            self.check_dialog("a board")
            self.close()

    def menu(self) -> None:
        self.press("ui-play-menu")
        self.check_dialog("menu")
        self.answer("ui-play-hand")
        self.check_dialog("a bot instead")
        self.answer("ui-play-cancel")
        self.close()

    def keys(self) -> None:
        """Open the list of keys. The page does not offer it to fingers, but a keyboard can."""
        self.page.keyboard.press("?")
        self.check_dialog("keys")
        self.close()

    def hint(self) -> None:
        """Open a hint, which takes the place of the moves until it is closed."""
        lid = self.page.get_by_role("button", name=self.say("ui-play-lid"))
        expect(lid).to_have_attribute("aria-expanded", "false")
        lid.click()
        self.bar.get_by_role("button", name=self.say("ui-play-hint")).click()
        expect(self.dialog.get_by_text(self.say("ui-play-hint-note"))).to_be_visible()
        for plan in self.dialog.locator("summary").all():
            plan.click()
        self.check_dialog("hint")
        self.close()

    def end_turn(self) -> None:
        """End the turn by its key, confirm it, and pass the device to the next player."""
        self.page.keyboard.press("e")
        self.check_dialog("confirm")
        self.answer("ui-play-end-do")
        expect(self.dialog.get_by_role("button", name=self.say("ui-play-pass-go"))).to_be_visible()
        self.check_dialog("pass the device")
        self.answer("ui-play-pass-go")


@pytest.mark.parametrize("lang", OTHER_LANGUAGES)
def test_everything_at_a_table_is_translated_and_fits_a_phone(
    served: Serving, new_page: NewPage, lang: str
) -> None:
    reader = Reader(new_page(phone=True), served, lang)
    reader.sit(crowded_table(served), *range(SEATS))
    reader.panels()
    reader.tabs()
    reader.boards()
    reader.menu()
    reader.keys()
    reader.hint()
    reader.end_turn()
    reader.sit(solo_table(served), 0)
    reader.boards()


@pytest.mark.parametrize("lang", OTHER_LANGUAGES)
def test_the_end_the_replay_and_the_lesson_fit_a_phone(served: Serving, new_page: NewPage, lang: str) -> None:
    reader = Reader(new_page(phone=True), served, lang)
    over = finished_table(served)
    reader.sit(over, 0)
    expect(reader.dialog.locator("table").first).to_be_visible()
    reader.check_dialog("end")
    reader.page.goto(f"{served.address}/#{over.id}@60")
    expect(reader.page.get_by_role("slider")).to_be_visible()
    parts = reader.page.get_by_role("navigation", name=reader.say("ui-pages-panels"))
    for button in parts.get_by_role("button").all():
        button.click()
        reader.check(f"replay, {button.inner_text()}")
    reader.page.goto(served.address)
    reader.page.get_by_role("button", name=reader.say("learn-title")).click()
    card = reader.page.get_by_role("complementary", name=reader.say("learn-title"))
    expect(card).to_be_visible()
    reader.check("lesson")
    card.get_by_role("button", name=reader.say("learn-next")).click()
    reader.check("lesson, second step")


@pytest.mark.parametrize("lang", OTHER_LANGUAGES)
def test_guests_and_watchers_see_the_rules_of_another_edition(
    served: Serving, new_page: NewPage, lang: str
) -> None:
    host = Reader(new_page(phone=True), served, lang)
    page = host.page
    page.goto(f"{served.address}/#/new")
    page.get_by_role("combobox", name=host.say("ui-pages-played-by")).nth(1).select_option("friend")
    page.get_by_text(host.say("ui-pages-options"), exact=True).click()
    page.get_by_role("radio", name=host.say("edition-korean")).check()
    host.check("options of a new table")
    host.press("ui-pages-begin-inviting")
    invitation = page.get_by_role("textbox", name=host.say("ui-pages-link")).first
    expect(invitation).to_be_visible()
    host.check("lobby")
    guest = Reader(new_page(phone=True), served, lang)
    guest.page.goto(invitation.input_value())
    for way in differences("korean"):
        expect(guest.page.get_by_text(guest.say(way.key))).to_be_visible()
        expect(page.get_by_text(host.say(way.key))).to_be_visible()
    guest.check("lobby of a guest")
    page.get_by_text(host.say("ui-pages-watch-link"), exact=True).click()
    watching = page.get_by_role("textbox", name=host.say("ui-pages-link")).last.input_value()
    guest.press("ui-pages-sit")
    watcher = Reader(new_page(phone=True), served, lang)
    watcher.page.goto(watching)
    for reader in (host, guest, watcher):
        reader.page.get_by_role("button", name=reader.say("ui-play-edition-show")).click()
        reader.check_dialog("menu with the rules that differ")
        for way in differences("korean"):
            expect(reader.dialog.get_by_text(reader.say(way.key))).to_be_visible()
        reader.close()
        expect(reader.page.get_by_role("button", name=reader.say("ui-play-edition-show"))).to_be_hidden()


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        ("<p>Une phrase entière.</p>", []),
        ("<p>Take the die.</p>", ["English: Take the die."]),
        ("<button aria-label='ui-play-menu'>☰</button>", ["a key: ui-play-menu"]),
        ("<p>Table menu</p>", ["English: Table menu"]),
        (
            "<p style='width: 40px; overflow: hidden'>Incompréhensiblement</p>",
            ["cut off: p: Incompréhensiblement"],
        ),
        (
            "<p style='position: absolute; left: -50px'>Hors de vue</p>",
            ["beyond the edge: p: Hors de vue"],
        ),
    ],
)
def test_faults_of_words_are_found(new_page: NewPage, body: str, wrong: list[str]) -> None:
    page = new_page(phone=True)
    page.set_content(f"<meta name=viewport content='width=device-width'>{body}")
    assert wrong_words(page, "fr") == wrong
