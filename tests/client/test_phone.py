"""The table on a phone, and in a window as low as a phone in landscape."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from support.client.axe import violations
from support.client.browser import LOW, PHONE, NewPage
from support.client.robot import BAR
from support.client.screens import PAGES, against_cardinalbot, before_dice, replay, table
from support.client.seeing import LEGIBLE, LETTERS, box_of
from support.client.tables import (
    Until,
    at_character_choice,
    at_die_choice,
    at_king_action,
    at_many_dice,
    at_tile_choice,
    continue_online,
    crowded_table,
    mid_game,
    play_until,
    sit,
)
from support.online import Serving
from tiletum import Table

pytestmark = [pytest.mark.slow, pytest.mark.browser]
FINGER = 44
SMALL = """
() => [...document.querySelectorAll('button, a[href], input, select, summary, [role=button], [role=tab]')]
  .filter(e => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter(e => !e.closest('.visually-hidden'))
  .filter(e => !e.matches('p a, li p a, td a, dd a'))
  .map(e => [e.closest('label') ?? e, e.getAttribute('aria-label') ?? e.textContent.trim()])
  .map(([e, name]) => [e.getBoundingClientRect(), name, e.localName])
  .filter(([box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
  .map(([box, name, tag]) => `${tag} ${name.slice(0, 60)}: ${box.width | 0} x ${box.height | 0}`)
"""


@pytest.mark.parametrize("name", ["start", "new", "settings", "table", "end"])
def test_a_phone_is_legible_and_its_targets_fit_fingers(
    new_page: NewPage, served: Serving, name: str
) -> None:
    page = new_page(phone=True)
    if name == "table":
        sit(page, crowded_table(served), 0, 1, 2, 3)
        for part in page.get_by_role("navigation", name="Panels").get_by_role("button").all():
            part.tap()
            assert page.evaluate(SMALL) == []
            assert violations(page) == []
        for sheet in page.get_by_role("tab").all():
            sheet.tap()
            expect(sheet).to_have_attribute("aria-selected", "true")
            assert page.evaluate(SMALL) == []
            assert violations(page) == []
    else:
        PAGES[name](page, served)
        assert page.evaluate(SMALL) == []
        assert violations(page) == []
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth + 1")


NARROW = """
words => words.map(words => [words.textContent, words.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 120 && height > 30)
  .map(([text, { width }]) => `${text}: ${width | 0}`)
"""
"""Texts whose lines are too short to be read."""


@pytest.mark.parametrize("until", [at_tile_choice, mid_game, at_character_choice])
def test_moves_are_readable_on_a_phone(new_page: NewPage, served: Serving, until: Until) -> None:
    page = new_page(phone=True)
    sit(page, continue_online(served, play_until(4, until, seed=5), *["person"] * 4), 0, 1, 2, 3)
    words = page.get_by_role("region", name=BAR).locator(".words")
    expect(words.first).to_be_visible()
    assert words.evaluate_all(NARROW) == []


HALF_SEEN = """
list => {
  const { bottom } = list.getBoundingClientRect();
  return [...list.querySelectorAll('.words')].filter(words => {
    const box = words.getBoundingClientRect();
    return box.top < bottom && box.bottom > bottom - 5;
  }).map(words => words.textContent);
}
"""
"""Moves whose words are cut off by the lower edge."""


@pytest.mark.parametrize("size", LOW, ids=["on its side", "a laptop at 200 %"])
def test_in_a_low_window_the_bar_is_beside_the_map(
    new_page: NewPage, served: Serving, size: ViewportSize
) -> None:
    page = new_page(phone=size["width"] == 740)
    page.set_viewport_size(size)
    table(page, served)
    bar = page.get_by_role("region", name=BAR)
    assert bar.locator(".moves").evaluate(HALF_SEEN) == []
    for name in ("Undo", "Restart turn", "Hint", "Type", "End the turn"):
        tool = box_of(bar.get_by_role("button", name=name))
        assert tool.y + tool.height <= size["height"], name
        assert min(tool.width, tool.height) >= 36, name
    sheet = box_of(page.get_by_role("region", name="Map", exact=True))
    assert sheet.height >= size["height"] / 2
    assert sheet.x + sheet.width <= box_of(bar).x
    for part in page.get_by_role("navigation", name="Panels").get_by_role("button").all():
        part.click()
        expect(bar.get_by_role("button", name="End the turn")).to_be_in_viewport(ratio=1)
        assert violations(page) == []
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth + 1")


@pytest.mark.parametrize("size", [{"width": 360, "height": 740}, {"width": 740, "height": 360}])
def test_a_watcher_on_a_phone_sees_whose_board_it_is(
    new_page: NewPage, served: Serving, size: ViewportSize
) -> None:
    page = new_page(phone=True)
    page.set_viewport_size(size)
    watched = crowded_table(served)
    page.goto(f"{served.address}/#{watched.id}/{watched.watch}")
    expect(page.get_by_role("list", name="Tomas’s board")).to_contain_text("1 gold")
    expect(page.get_by_role("button", name="Offers", exact=True)).to_have_attribute("aria-expanded", "false")
    towns = page.get_by_role("region", name="Map", exact=True).locator("text", has_text="Troyes")
    assert towns.first.evaluate(LETTERS) >= LEGIBLE
    page.get_by_role("navigation").get_by_role("button", name="Tomas’s board").tap()
    expect(page.get_by_role("heading", name="Tomas’s board")).to_be_in_viewport(ratio=1)
    assert violations(page) == []
    replay(page, served)
    assert towns.first.evaluate(LETTERS) >= LEGIBLE


ALONE_IN_ROW = """
list => [...list.querySelectorAll('.dice')].map(dice => {
  const rows = {};
  for (const die of dice.children) (rows[Math.round(die.getBoundingClientRect().top / 9)] ??= []).push(die);
  return Object.values(rows).map(row => row.length);
}).filter(rows => rows.length > 1 && rows.at(-1) === 1)
"""


def test_the_wheel_of_a_phone_has_a_heading_and_no_single_die_in_a_row(
    new_page: NewPage, served: Serving
) -> None:
    page = new_page(phone=True)
    before_dice(page, served)
    wheel = page.get_by_role("region", name="Action wheel")
    expect(wheel.get_by_role("heading", name="Action wheel")).to_be_in_viewport(ratio=1)
    assert 3 in wheel.locator(".dice").evaluate_all("all => all.map(dice => dice.children.length)")
    assert wheel.evaluate(ALONE_IN_ROW) == []
    rows = wheel.get_by_role("listitem").all()
    assert len({round(box_of(row).height) for row in rows}) == 1, "three dice and a tile are in one row"
    dice = [box_of(die) for die in wheel.get_by_role("button").all()]
    assert all(min(die.width, die.height) >= FINGER for die in dice)
    assert not any(one.overlaps(other) for index, one in enumerate(dice) for other in dice[:index])


@pytest.mark.parametrize(("width", "height"), [(360, 740), (600, 900)])
def test_every_panel_of_a_phone_is_as_wide_as_the_page(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    page = new_page(phone=True)
    page.set_viewport_size({"width": width, "height": height})
    table(page, served)
    parts = page.get_by_role("navigation", name="Panels")
    for name, inside in (("Wheel & tracks", ".left"), ("My board", ".mine"), ("Others & log", ".side")):
        parts.get_by_role("button", name=name).click()
        assert box_of(page.locator(f"section{inside}")).width == width, name
    for tab in ("Log", "Score", "Chat"):
        page.get_by_role("tab", name=tab).click()
        assert box_of(page.locator("section.side")).width == width, tab


MORE_BELOW = """
list => {
  const { bottom } = list.getBoundingClientRect();
  const middle = button => { const box = button.getBoundingClientRect(); return (box.top + box.bottom) / 2; };
  return [...list.querySelectorAll('button')].filter(button => middle(button) > bottom).length;
}
"""


def test_the_number_of_moves_further_down_is_shown(new_page: NewPage, served: Serving) -> None:
    """This is the smallest of phones."""
    page = new_page(phone=True)
    page.set_viewport_size({"width": 360, "height": 560})
    sit(page, continue_online(served, play_until(4, at_many_dice, seed=3), *["person"] * 4), 0, 1, 2, 3)
    bar = page.get_by_role("region", name=BAR)
    expect(bar.get_by_role("group", name="Die")).to_be_visible()
    moves, sign = bar.locator(".moves"), bar.get_by_text(re.compile(r"^\d+ more"))
    expect(sign).to_be_in_viewport(ratio=1)
    below = moves.evaluate(MORE_BELOW)
    assert below > 0
    expect(sign).to_contain_text(f"{below} more")
    assert not box_of(sign).overlaps(box_of(bar.get_by_role("button", name="Restart turn")))
    moves.evaluate("moves => moves.scrollTo(0, moves.scrollHeight)")
    expect(sign).to_have_count(0)


def test_the_panel_buttons_of_a_phone_stay_in_place(new_page: NewPage, served: Serving) -> None:
    page, places = new_page(phone=True), []
    for until in (at_die_choice, mid_game, at_character_choice, at_king_action):
        sit(page, continue_online(served, play_until(4, until, seed=5), *["person"] * 4), 0, 1, 2, 3)
        expect(page.get_by_role("region", name=BAR).get_by_role("group").first).to_be_visible()
        places.append(box_of(page.get_by_role("navigation", name="Panels")))
    assert len(set(places)) == 1


def test_the_current_decision_is_not_below_the_edge_of_a_phone(new_page: NewPage, served: Serving) -> None:
    page = new_page(phone=True)
    sit(page, continue_online(served, play_until(4, at_king_action, seed=5), *["person"] * 4), 0, 1, 2, 3)
    king = page.get_by_role("region", name="King track").get_by_role("button")
    expect(king).to_be_in_viewport(ratio=1)
    panel = box_of(page.get_by_role("region", name="Wheel & tracks"))
    assert box_of(king).y + box_of(king).height <= panel.y + panel.height - 24


def test_groups_of_moves_have_headings_on_a_phone(new_page: NewPage, served: Serving) -> None:
    page = new_page(phone=True)
    against_cardinalbot(page, served)
    bar = page.get_by_role("region", name=BAR)
    for group in ("Die", "Tasks"):
        name = bar.get_by_role("heading", name=group, exact=True)
        expect(name).to_be_in_viewport(ratio=1)
        assert box_of(name).height > 12


@pytest.mark.parametrize("size", [PHONE, LOW[0]], ids=["upright", "on its side"])
def test_all_choices_are_visible_on_a_phone(new_page: NewPage, served: Serving, size: ViewportSize) -> None:
    """An open group may continue below, because everybody knows that there is more of it."""
    page = new_page(phone=True)
    page.set_viewport_size(size)
    bar = page.get_by_role("region", name=BAR)
    for until, seed in BUSY.items():
        sit(page, continue_online(served, play_until(4, until, seed=seed), *["person"] * 4), 0, 1, 2, 3)
        expect(bar.get_by_role("group").first).to_be_visible()
        page.evaluate("() => document.fonts.ready")
        for move in bar.get_by_role("group").get_by_role("button").all():
            expect(move).to_be_in_viewport(ratio=0.95)
        expect(bar.get_by_text(re.compile("more ▾$"))).to_have_count(0)


def test_optional_moves_share_one_button_where_there_is_little_room(
    new_page: NewPage, served: Serving
) -> None:
    page = new_page(phone=True)
    page.set_viewport_size({"width": 360, "height": 560})
    sit(page, continue_online(served, play_until(4, has_many_tasks, seed=2), *["person"] * 4), 0, 1, 2, 3)
    bar = page.get_by_role("region", name=BAR)
    bar.get_by_role("button", name="All tasks").tap()
    for task in ("Buy with gold", "eagle crest", "Use the helper"):
        expect(bar.get_by_role("group", name="Choose").get_by_role("button", name=task)).to_be_visible()
    bar.get_by_role("button", name="Buy with gold").tap()
    expect(bar.get_by_role("group", name="Choose").get_by_role("button")).to_have_count(4)


def has_many_tasks(table: Table) -> bool:
    """Return whether there are three kinds of tasks besides the action."""
    moves = [move.text.split() for move in table.moves()]
    tasks = {words[1] for words in moves if words[0] == "task"}
    return len(tasks) > 2 and any(words[0] not in ("task", "die", "end") for words in moves)


BUSY = {mid_game: 5, at_character_choice: 1, at_king_action: 1, at_many_dice: 3, has_many_tasks: 2}
"""Busy positions, and the seeds of games that reach them."""


def test_a_phone_shows_the_places_of_an_open_group(new_page: NewPage, served: Serving) -> None:
    """It shows no others, although resources could be bought too."""
    page = new_page(phone=True)
    sit(
        page, continue_online(served, play_until(4, at_character_choice, seed=1), *["person"] * 4), 0, 1, 2, 3
    )
    bar = page.get_by_role("region", name=BAR)
    for name in ("All tasks", "Place a crest"):
        if (button := bar.get_by_role("button", name=name)).count():
            button.tap()
    places = page.get_by_role("region", name="My board").locator(".target")
    expect(places.nth(1)).to_be_visible()
    for place in places.all():
        expect(place).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".mine .resources .target")).to_have_count(0)


def test_a_phone_can_replay_what_others_did(new_page: NewPage, served: Serving) -> None:
    page = new_page(phone=True)
    sit(page, continue_online(served, play_until(2, at_die_choice, seed=2), "person", "person"), 0, 1)
    replay_button = page.get_by_role("region", name=BAR).get_by_role("button", name="Since your last turn")
    assert min(box_of(replay_button).width, box_of(replay_button).height) >= 44
    assert not box_of(replay_button).overlaps(box_of(page.locator(".question")))
    replay_button.tap()
    expect(page.get_by_role("button", name="Skip")).to_contain_text(re.compile("takes|receives|moves"))


def test_the_sign_of_more_moves_leads_to_them(new_page: NewPage, served: Serving) -> None:
    """This needs a low phone, because elsewhere all moves are visible."""
    page = new_page(phone=True)
    page.set_viewport_size({"width": 360, "height": 540})
    sit(page, crowded_table(served), 0, 1, 2, 3)
    page.get_by_role("button", name="Move the merchant", exact=True).tap()
    more = page.get_by_text(re.compile("more ▾$"))
    before = int(more.inner_text().split()[0])
    more.tap()
    expect(page.get_by_text(f"{before} more ▾")).to_have_count(0)
