"""What happens is shown by dice, resources, tiles and King markers that move; unless that is not wanted."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Browser, Page, expect

from support.client.browser import DESK, PATIENCE, PHONE
from support.client.robot import BAR
from support.client.tables import NAMES, a_tile_is_asked_for, before_a_die, goes_on, king_next, played, sit
from support.client.tasks import LONG_TASK, longest_task, typical
from support.online import Serving
from support.online import Table as Online
from tiletum import Table
from tiletum.game.core.vocabulary import KING
from tiletum.table.save import from_save, to_data

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.clock]
WATCH = """
() => {
  window.flown = [];
  new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.nodeType === 1 && node.matches('.flight'))
          window.flown.push([...node.querySelectorAll('use')].map(use => use.getAttribute('href')).join(' '));
  }).observe(document.querySelector('.flights'), { childList: true });
}
"""
SLIDES = """
() => [...document.querySelectorAll('[data-spot=king] .marker')]
  .filter(marker => marker.getAnimations().length).length
"""
WHEN = """
() => {
  const table = document.querySelector('.table');
  const [question, panel] = [document.querySelector('.question'), table.dataset.panel];
  const before = question.textContent;
  new MutationObserver(() => {
    if (question.textContent !== before) window.asked ??= performance.now();
    if (table.dataset.panel !== panel) window.shown ??= performance.now();
  }).observe(table, { subtree: true, childList: true, characterData: true, attributes: true });
}
"""
"""When the next question is seen, and when its panel."""
ARRIVED = 500
"""Milliseconds that what moves is under way, at least."""
LEAST, LINE = 850, 1400
"""Milliseconds for which a line is the newest, at least and at most."""
BETWEEN = ("the wheel turns", "Round 2 begins", "new dice are rolled")
MOVED = (
    "() => document.querySelector('.flight').getAnimations()[0].effect.getKeyframes().map(f => f.transform)"
)


def moving(chromium: Browser, *, still: bool = False, phone: bool = False) -> Page:
    context = chromium.new_context(
        viewport=PHONE if phone else DESK,
        has_touch=phone,
        is_mobile=phone,
        locale="en-GB",
        reduced_motion="reduce" if still else "no-preference",
    )
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def play(table: Online, kind: str) -> None:
    """The first move of a kind, from elsewhere."""
    game = table.game()
    move = next(move["text"] for move in game["moves"] if move["text"].startswith(kind))
    answer = table.post(game["to_move"], game["version"], move)
    assert answer.status_code == 200, answer.text


def a_turn(table: Online) -> None:
    """As short as it can be."""
    for kind in ("die ", "leave", "end"):
        if any(move["text"].startswith(kind) for move in table.game()["moves"]):
            play(table, kind)


def take_a_die(page: Page) -> None:
    bar = page.get_by_role("region", name=BAR)
    bar.get_by_role("group", name="Die").get_by_role("button").first.click()
    choose = bar.get_by_role("group", name="Choose")
    expect(choose.or_(bar.get_by_role("button", name="Undo", disabled=False))).to_be_visible()
    if choose.is_visible():
        choose.get_by_role("button").first.click()
    expect(bar.get_by_role("group", name="Die").get_by_role("button", name="Take a")).to_have_count(0)


def test_a_die_flies_to_its_player(chromium: Browser, served: Serving) -> None:
    table = goes_on(served, played(2, before_a_die, seed=3), "person", "person")
    seat = table.game()["to_move"]
    mine, other = moving(chromium), moving(chromium)
    for page, at in ((mine, seat), (other, 1 - seat)):
        sit(page, table, at)
        expect(page.get_by_role("region", name=BAR)).to_be_visible()
        page.evaluate(WATCH)
    take_a_die(mine)
    for page in (mine, other):
        page.wait_for_function("window.flown.some(drawn => drawn.includes('#art-die-'))")
        expect(page.locator(".flight")).to_have_count(0)
        page.context.close()


def test_nothing_flies_where_motion_is_not_wanted(chromium: Browser, served: Serving) -> None:
    """Neither if the system says so, nor if the settings of the page do."""
    for still in (True, False):
        table = goes_on(served, played(2, before_a_die, seed=3), "person", "person")
        page = moving(chromium, still=still)
        if not still:
            page.goto(f"{served.address}/#/settings")
            page.get_by_role("checkbox", name="Motion").uncheck()
        sit(page, table, table.game()["to_move"])
        expect(page.get_by_role("region", name=BAR).get_by_role("group").first).to_be_visible()
        page.evaluate(WATCH)
        take_a_die(page)
        page.wait_for_timeout(300)
        assert page.evaluate("window.flown") == []
        page.context.close()


def test_a_king_marker_slides(chromium: Browser, served: Serving) -> None:
    table = goes_on(served, played(2, king_next, seed=3), "person", "person")
    page = moving(chromium)
    sit(page, table, table.game()["to_move"])
    expect(page.get_by_role("region", name=BAR).get_by_role("group").first).to_be_visible()
    assert page.evaluate(SLIDES) == 0
    play(table, "king")
    page.wait_for_function(SLIDES)
    page.context.close()


def test_a_phone_tells_what_others_did_before_it_goes_on(chromium: Browser, served: Serving) -> None:
    """Over whatever panel is shown; then comes the panel of what is asked."""
    table = goes_on(served, played(2, before_a_die, seed=3), "person", "person")
    seat = table.game()["to_move"]
    page = moving(chromium, phone=True)
    sit(page, table, 1 - seat)
    page.get_by_role("region", name=BAR).get_by_text("’s turn").wait_for()
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(seconds=2))  # It is told until somebody has seen it.
    shown = page.get_by_role("navigation", name="Parts of the table").get_by_role("button", pressed=True)
    a_turn(table)
    expect(page.get_by_role("region", name=BAR).get_by_role("group", name="Die")).to_be_visible()
    told = page.get_by_role("button", name="Skip")
    expect(told).to_be_in_viewport(ratio=1)
    expect(shown).to_have_text("Map & offers")
    told.tap()
    expect(shown).to_have_text("Wheel & tracks")
    page.context.close()


@pytest.mark.parametrize("phone", [False, True])
def test_the_first_input_closes_what_is_told(chromium: Browser, served: Serving, *, phone: bool) -> None:
    """Whoever plays already sees the board, not a story above it; and stays on the panel they act on."""
    page = moving(chromium, phone=phone)
    told = page.get_by_role("button", name="Skip")
    for by_key in (False, True):
        table = goes_on(served, played(2, before_a_die, seed=3), "person", "person")
        sit(page, table, 1 - table.game()["to_move"])
        page.get_by_role("region", name=BAR).get_by_text("’s turn").wait_for()
        a_turn(table)
        expect(told).to_be_visible()
        panel = page.locator(".table").get_attribute("data-panel")
        page.clock.install()
        page.clock.pause_at(datetime.now() + timedelta(seconds=2))
        if by_key:
            page.keyboard.press("Tab")
        else:
            page.mouse.click(page.viewport_size["width"] / 2, page.viewport_size["height"] / 2)  # type: ignore[index]
        expect(told).not_to_be_attached()
        page.clock.run_for(2 * ARRIVED)
        assert page.locator(".table").get_attribute("data-panel") == panel
        page.clock.resume()
    page.context.close()


def test_a_phone_changes_its_panel_when_what_was_done_has_arrived(chromium: Browser, served: Serving) -> None:
    """Not at once, else nothing of it would be seen; at once where nothing moves."""
    for still in (False, True):
        table = goes_on(served, played(2, a_tile_is_asked_for, seed=3), "person", "person")
        page = moving(chromium, phone=True, still=still)
        sit(page, table, table.game()["to_move"])
        parts = page.get_by_role("navigation", name="Parts of the table")
        expect(parts.get_by_role("button", pressed=True)).to_have_text("Wheel & tracks")
        page.evaluate(WHEN)
        page.get_by_role("region", name=BAR).get_by_role("button", name="Take the").first.tap()
        expect(parts.get_by_role("button", pressed=True)).not_to_have_text("Wheel & tracks")
        waited = page.evaluate("window.shown - window.asked")
        assert (waited < ARRIVED) if still else (ARRIVED <= waited < 10 * ARRIVED), waited
        page.context.close()


def test_flying_takes_no_long_task(chromium: Browser, served: Serving) -> None:
    """In milliseconds of work, as for panning; and by transforms alone."""
    longest: list[float] = []
    for _ in range(3):
        table = goes_on(served, played(2, before_a_die, seed=3), "person", "person")
        seat = table.game()["to_move"]
        page = moving(chromium)
        sit(page, table, 1 - seat)
        expect(page.get_by_role("region", name=BAR)).to_be_visible()
        page.evaluate(WATCH)
        play(table, "die ")
        page.wait_for_selector(".flight", state="attached")
        assert all(step.startswith("translate(") for step in page.evaluate(MOVED))
        with longest_task(chromium, page, longest):
            expect(page.locator(".flight")).to_have_count(0)
        page.context.close()
    assert typical(longest) <= LONG_TASK, longest


def turn_can_end(table: Table) -> bool:
    """In the middle of a round: the other's turn comes next."""
    texts = [move.text for move in table.moves()]
    return table.game.round == 2 and table.game.turn == 1 and "end" in texts


def test_what_comes_right_after_a_turn_is_told(chromium: Browser, served: Serving) -> None:
    """That a turn begins is not told, and does not keep the first move of it from being told."""
    table = goes_on(served, played(2, turn_can_end, seed=2), "person", "person")
    mine = table.game()["to_move"]
    page = moving(chromium)
    sit(page, table, mine)
    told = page.get_by_role("button", name="Skip")
    play(table, "end")
    expect(page.get_by_role("region", name=BAR)).to_contain_text(f"{NAMES[1 - mine]}’s turn")
    play(table, "die")
    expect(told).to_contain_text("takes", timeout=2500)
    page.context.close()


def after_the_turn(table: Table) -> Table | None:
    """How it goes on if the turn is ended now, if it can be."""
    if "end" not in [move.text for move in table.moves()]:
        return None
    later = from_save(to_data(table), "later")
    later.play("end")
    return later


def last_turn(table: Table) -> bool:
    return table.game.round == 4 and (later := after_the_turn(table)) is not None and later.over


def king_tile_is_asked_for(table: Table) -> bool:
    """The next round follows."""
    return table.game.round == 1 and table.game.phase == KING and a_tile_is_asked_for(table)


def points(page: Page) -> list[int]:
    """Everybody's, by seat, as the heading has them."""
    seats = page.get_by_role("list", name="Players in turn order").get_by_role("button")
    found = {
        button.locator(".name").inner_text(): int(button.locator("b").inner_text()) for button in seats.all()
    }
    return [found[name] for name in NAMES[:2]]


def stop_time(page: Page) -> None:
    """So that one line after the other is told when it is wanted."""
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(seconds=2))


def tell(page: Page) -> Iterator[str]:
    """The newest line, again and again, until nothing is told any more."""
    told = page.get_by_role("button", name="Skip")
    expect(told).to_be_visible()
    while told.is_visible():
        yield told.locator(".line").last.inner_text()
        page.clock.run_for(LINE)


def test_the_end_is_told_before_it_is_shown(chromium: Browser, served: Serving) -> None:
    """With the scores of what is told; where nothing moves, and to who comes back, it is shown at once."""
    table = goes_on(served, played(2, last_turn, seed=3), "person", "person")
    ending = table.game()["to_move"]
    page, still = moving(chromium), moving(chromium, still=True)
    for at in (page, still):
        sit(at, table, 1 - ending)
    now = points(page)
    stop_time(page)
    play(table, "end")
    expect(still.get_by_role("dialog", name="wins")).to_be_visible()
    told = []
    for line in tell(page):
        told.append(line)
        if scored := re.search(r"(\w+) (?:scores|loses) .* and has (\d+)\.", line):
            now[NAMES.index(scored[1])] = int(scored[2])
        assert points(page) == now, line
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert any("King phase" in line for line in told)
    assert "wins the game" in told[-1]
    expect(page.get_by_role("dialog", name="wins")).to_be_visible()
    assert now == table.game()["scores"]
    page.clock.resume()
    page.reload()
    expect(page.get_by_role("dialog", name="wins")).to_be_visible()
    for at in (page, still):
        at.context.close()


def test_the_end_is_shown_to_who_skips_what_led_to_it(chromium: Browser, served: Serving) -> None:
    table = goes_on(served, played(2, last_turn, seed=3), "person", "person")
    page = moving(chromium)
    sit(page, table, 1 - table.game()["to_move"])
    play(table, "end")
    page.get_by_role("button", name="Skip").click()
    expect(page.get_by_role("dialog", name="wins")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    assert points(page) == table.game()["scores"]
    page.context.close()


def test_that_the_wheel_turns_and_dice_are_rolled_is_told(chromium: Browser, served: Serving) -> None:
    table = goes_on(served, played(2, king_tile_is_asked_for, seed=3), "person", "person")
    page = moving(chromium)
    sit(page, table, 1 - table.game()["to_move"])
    stop_time(page)
    play(table, "tile")
    newest = page.get_by_role("button", name="Skip").locator(".line").last
    first = newest.inner_text()
    page.clock.run_for(LEAST)
    assert newest.inner_text() == first
    told = list(tell(page))
    assert [line for line in told if "die shows" in line] == []
    turned, begins, rolled = (told.index(next(line for line in told if part in line)) for part in BETWEEN)
    assert turned < begins < rolled
    page.context.close()


def test_who_ends_a_turn_is_not_told_what_came_before(chromium: Browser, served: Serving) -> None:
    """Whoever plays quickly is never far behind."""
    table = goes_on(served, played(2, before_a_die, seed=3), "person", "person")
    page = moving(chromium)
    sit(page, table, 1 - table.game()["to_move"])
    stop_time(page)
    a_turn(table)
    told = page.get_by_role("button", name="Skip")
    expect(told).to_contain_text("takes a")
    a_turn(table)
    expect(told.filter(has_text="takes a")).not_to_be_attached()
    page.context.close()
