"""Moving dice, resources, tiles and King markers show what happens, unless motion is turned off."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Browser, Page, expect

from support.client.browser import DESK, PATIENCE, PHONE
from support.client.robot import BAR
from support.client.tables import (
    NAMES,
    at_die_choice,
    at_king_action,
    at_tile_choice,
    continue_online,
    play_until,
    sit,
)
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
TIMES = """
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
"""When the next decision becomes visible, and when its panel."""
FLIGHT = 500
"""The shortest flight in milliseconds."""
LEAST, LINE = 850, 1400
"""How long a line is the newest, at least and at most, in milliseconds."""
BETWEEN = ("the wheel turns", "Round 2 begins", "new dice are rolled")
MOVED = (
    "() => document.querySelector('.flight').getAnimations()[0].effect.getKeyframes().map(f => f.transform)"
)


def open_moving_page(chromium: Browser, *, still: bool = False, phone: bool = False) -> Page:
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
    """Play the first move of a kind, from another client."""
    game = table.game()
    move = next(move["text"] for move in game["moves"] if move["text"].startswith(kind))
    answer = table.post(game["to_move"], game["version"], move)
    assert answer.status_code == 200, answer.text


def play_short_turn(table: Online) -> None:
    """Play a turn with as few moves as possible."""
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
    table = continue_online(served, play_until(2, at_die_choice, seed=3), "person", "person")
    seat = table.game()["to_move"]
    mine, other = open_moving_page(chromium), open_moving_page(chromium)
    for page, at in ((mine, seat), (other, 1 - seat)):
        sit(page, table, at)
        expect(page.get_by_role("region", name=BAR)).to_be_visible()
        page.evaluate(WATCH)
    take_a_die(mine)
    for page in (mine, other):
        page.wait_for_function("window.flown.some(drawn => drawn.includes('#art-die-'))")
        expect(page.locator(".flight")).to_have_count(0)
        page.context.close()


def test_nothing_flies_with_reduced_motion(chromium: Browser, served: Serving) -> None:
    """Both the system's setting and the page's own are respected."""
    for still in (True, False):
        table = continue_online(served, play_until(2, at_die_choice, seed=3), "person", "person")
        page = open_moving_page(chromium, still=still)
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
    table = continue_online(served, play_until(2, at_king_action, seed=3), "person", "person")
    page = open_moving_page(chromium)
    sit(page, table, table.game()["to_move"])
    expect(page.get_by_role("region", name=BAR).get_by_role("group").first).to_be_visible()
    assert page.evaluate(SLIDES) == 0
    play(table, "king")
    page.wait_for_function(SLIDES)
    page.context.close()


def test_a_phone_shows_the_story_before_the_next_decision(chromium: Browser, served: Serving) -> None:
    """It covers any panel. Then comes the panel of the decision."""
    table = continue_online(served, play_until(2, at_die_choice, seed=3), "person", "person")
    seat = table.game()["to_move"]
    page = open_moving_page(chromium, phone=True)
    sit(page, table, 1 - seat)
    page.get_by_role("region", name=BAR).get_by_text("’s turn").wait_for()
    page.clock.install()
    page.clock.pause_at(
        datetime.now() + timedelta(seconds=2)
    )  # The story stays until the reader has seen it.
    visible = page.get_by_role("navigation", name="Panels").get_by_role("button", pressed=True)
    play_short_turn(table)
    expect(page.get_by_role("region", name=BAR).get_by_role("group", name="Die")).to_be_visible()
    story = page.get_by_role("button", name="Skip")
    expect(story).to_be_in_viewport(ratio=1)
    expect(visible).to_have_text("Map & offers")
    story.tap()
    expect(visible).to_have_text("Wheel & tracks")
    page.context.close()


@pytest.mark.parametrize("phone", [False, True])
def test_the_first_input_closes_the_story(chromium: Browser, served: Serving, *, phone: bool) -> None:
    """A player who already plays sees the board instead of the story, and stays on the same panel."""
    page = open_moving_page(chromium, phone=phone)
    story = page.get_by_role("button", name="Skip")
    for by_key in (False, True):
        table = continue_online(served, play_until(2, at_die_choice, seed=3), "person", "person")
        sit(page, table, 1 - table.game()["to_move"])
        page.get_by_role("region", name=BAR).get_by_text("’s turn").wait_for()
        play_short_turn(table)
        expect(story).to_be_visible()
        panel = page.locator(".table").get_attribute("data-panel")
        page.clock.install()
        page.clock.pause_at(datetime.now() + timedelta(seconds=2))
        if by_key:
            page.keyboard.press("Tab")
        else:
            page.mouse.click(page.viewport_size["width"] / 2, page.viewport_size["height"] / 2)  # type: ignore[index]
        expect(story).not_to_be_attached()
        page.clock.run_for(2 * FLIGHT)
        assert page.locator(".table").get_attribute("data-panel") == panel
        page.clock.resume()
    page.context.close()


def test_a_phone_changes_its_panel_after_the_motion_has_ended(chromium: Browser, served: Serving) -> None:
    """Otherwise the motion would be invisible. Without motion the panel changes at once."""
    for still in (False, True):
        table = continue_online(served, play_until(2, at_tile_choice, seed=3), "person", "person")
        page = open_moving_page(chromium, phone=True, still=still)
        sit(page, table, table.game()["to_move"])
        parts = page.get_by_role("navigation", name="Panels")
        expect(parts.get_by_role("button", pressed=True)).to_have_text("Wheel & tracks")
        page.evaluate(TIMES)
        page.get_by_role("region", name=BAR).get_by_role("button", name="Take the").first.tap()
        expect(parts.get_by_role("button", pressed=True)).not_to_have_text("Wheel & tracks")
        delay = page.evaluate("window.shown - window.asked")
        assert (delay < FLIGHT) if still else (FLIGHT <= delay < 10 * FLIGHT), delay
        page.context.close()


def test_flying_causes_no_long_task(chromium: Browser, served: Serving) -> None:
    """Measured in processor time, as for panning. Only transforms move."""
    longest: list[float] = []
    for _ in range(3):
        table = continue_online(served, play_until(2, at_die_choice, seed=3), "person", "person")
        seat = table.game()["to_move"]
        page = open_moving_page(chromium)
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
    """Return whether a turn can end in the middle of a round, so that the other player is next."""
    texts = [move.text for move in table.moves()]
    return table.game.round == 2 and table.game.turn == 1 and "end" in texts


def test_the_story_includes_what_follows_the_turn(chromium: Browser, served: Serving) -> None:
    """The beginning of a turn is no part of the story, and does not keep its first move out of it."""
    table = continue_online(served, play_until(2, turn_can_end, seed=2), "person", "person")
    mine = table.game()["to_move"]
    page = open_moving_page(chromium)
    sit(page, table, mine)
    story = page.get_by_role("button", name="Skip")
    play(table, "end")
    expect(page.get_by_role("region", name=BAR)).to_contain_text(f"{NAMES[1 - mine]}’s turn")
    play(table, "die")
    expect(story).to_contain_text("takes", timeout=2500)
    page.context.close()


def after_the_turn(table: Table) -> Table | None:
    """Return the table after ending the turn now, or None if it cannot end."""
    if "end" not in [move.text for move in table.moves()]:
        return None
    later = from_save(to_data(table), "later")
    later.play("end")
    return later


def last_turn(table: Table) -> bool:
    return table.game.round == 4 and (later := after_the_turn(table)) is not None and later.over


def at_king_tile_choice(table: Table) -> bool:
    """Return whether the leader decides about the King tile, before the next round."""
    return table.game.round == 1 and table.game.phase == KING and at_tile_choice(table)


def points(page: Page) -> list[int]:
    """Return everybody's points by seat, as in the heading."""
    seats = page.get_by_role("list", name="Players in turn order").get_by_role("button")
    found = {
        button.locator(".name").inner_text(): int(button.locator("b").inner_text()) for button in seats.all()
    }
    return [found[name] for name in NAMES[:2]]


def stop_time(page: Page) -> None:
    """Stop the page's clock, so that a test can show one line after the other."""
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(seconds=2))


def newest_lines(page: Page) -> Iterator[str]:
    """Yield the newest line repeatedly, until the story ends."""
    story = page.get_by_role("button", name="Skip")
    expect(story).to_be_visible()
    while story.is_visible():
        yield story.locator(".line").last.inner_text()
        page.clock.run_for(LINE)


def test_the_story_is_shown_before_the_end(chromium: Browser, served: Serving) -> None:
    """Scores follow the story. Without motion, and for readers who return, the end is shown at once."""
    table = continue_online(served, play_until(2, last_turn, seed=3), "person", "person")
    ending = table.game()["to_move"]
    page, still = open_moving_page(chromium), open_moving_page(chromium, still=True)
    for at in (page, still):
        sit(at, table, 1 - ending)
    current = points(page)
    stop_time(page)
    play(table, "end")
    expect(still.get_by_role("dialog", name="wins")).to_be_visible()
    lines = []
    for line in newest_lines(page):
        lines.append(line)
        if scored := re.search(r"(\w+) (?:scores|loses) .* and has (\d+)\.", line):
            current[NAMES.index(scored[1])] = int(scored[2])
        assert points(page) == current, line
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert any("King phase" in line for line in lines)
    assert "wins the game" in lines[-1]
    expect(page.get_by_role("dialog", name="wins")).to_be_visible()
    assert current == table.game()["scores"]
    page.clock.resume()
    page.reload()
    expect(page.get_by_role("dialog", name="wins")).to_be_visible()
    for at in (page, still):
        at.context.close()


def test_a_reader_who_skips_the_story_sees_the_end(chromium: Browser, served: Serving) -> None:
    table = continue_online(served, play_until(2, last_turn, seed=3), "person", "person")
    page = open_moving_page(chromium)
    sit(page, table, 1 - table.game()["to_move"])
    play(table, "end")
    page.get_by_role("button", name="Skip").click()
    expect(page.get_by_role("dialog", name="wins")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    assert points(page) == table.game()["scores"]
    page.context.close()


def test_the_story_includes_the_wheel_and_the_dice(chromium: Browser, served: Serving) -> None:
    table = continue_online(served, play_until(2, at_king_tile_choice, seed=3), "person", "person")
    page = open_moving_page(chromium)
    sit(page, table, 1 - table.game()["to_move"])
    stop_time(page)
    play(table, "tile")
    newest = page.get_by_role("button", name="Skip").locator(".line").last
    first = newest.inner_text()
    page.clock.run_for(LEAST)
    assert newest.inner_text() == first
    lines = list(newest_lines(page))
    assert [line for line in lines if "die shows" in line] == []
    turned, begins, rolled = (lines.index(next(line for line in lines if part in line)) for part in BETWEEN)
    assert turned < begins < rolled
    page.context.close()


def test_a_player_who_ends_a_turn_does_not_see_the_earlier_story(chromium: Browser, served: Serving) -> None:
    """A fast player's story is never far behind."""
    table = continue_online(served, play_until(2, at_die_choice, seed=3), "person", "person")
    page = open_moving_page(chromium)
    sit(page, table, 1 - table.game()["to_move"])
    stop_time(page)
    play_short_turn(table)
    story = page.get_by_role("button", name="Skip")
    expect(story).to_contain_text("takes a")
    play_short_turn(table)
    expect(story.filter(has_text="takes a")).not_to_be_attached()
    page.context.close()
