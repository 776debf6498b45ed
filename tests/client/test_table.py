"""At a table: two browsers and a killed server, undo, nested effects, reloading, other screens."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

from support.client.browser import NewPage
from support.client.robot import BAR, Robot
from support.client.tables import crowded_table, nested_effects, sit
from support.online import Serving

pytestmark = [pytest.mark.slow, pytest.mark.browser]
OFFLINE_ERRORS = ("WebSocket connection", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "Failed to fetch")


def question(page: Page) -> str:
    return page.get_by_role("region", name=BAR).get_by_role("paragraph").first.inner_text()


def take_first_die(page: Page) -> None:
    bar = page.get_by_role("region", name=BAR)
    bar.get_by_role("group", name="Die").get_by_role("button").first.click()
    bar.get_by_role("group", name="Choose").get_by_role("button").first.click()
    expect(bar.get_by_role("group", name="Choose")).not_to_be_attached()


def test_two_browsers_survive_a_killed_server(new_page: NewPage, sqlite_server: Serving) -> None:
    """One invites the other by link. They play, the server is killed and restarted, and they play on."""
    host, guest = new_page(forgive=OFFLINE_ERRORS), new_page(forgive=OFFLINE_ERRORS)
    at_host, at_guest = Robot(host, 1, seats=(0,)), Robot(guest, 2, seats=(1,))
    host.goto(f"{sqlite_server.address}/#/new")
    host.get_by_role("combobox", name="Played by").nth(1).select_option("A friend, by link")
    host.get_by_role("textbox", name="Name").first.fill("Wanda")
    host.get_by_role("button", name="Open the table and invite").click()
    link = host.get_by_role("textbox", name="Link").first
    guest.goto(link.input_value())
    guest.get_by_role("textbox").first.fill("Leon")
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        expect(page.get_by_role("region", name=BAR)).to_be_visible()
        expect(page.get_by_role("list", name="Players in turn order")).to_contain_text("Leon")
    assert "/" not in guest.url.partition("#")[2], "the token must leave the address"

    play_on(at_host, at_guest, 10)
    for robot in (at_host, at_guest):  # A page shows that it is busy before the server has replied.
        robot.settle()
    version = at_host.game.version
    streams = {robot: robot.game.streams for robot in (at_host, at_guest)}
    sqlite_server.kill()
    for page in (host, guest):
        expect(page.get_by_role("status").filter(has_text="Reconnecting …")).to_be_attached()
    sqlite_server.start()
    for page in (host, guest):
        expect(page.get_by_role("status").filter(has_text="Connected")).to_be_attached(timeout=40_000)
    for robot in (at_host, at_guest):
        robot.wait("the stream is back", partial(has_streams, robot, streams[robot] + 1))
        robot.settle()
    assert (at_host.game.version, at_guest.game.version) == (version, version)
    play_on(at_host, at_guest, 10)
    assert at_host.game.version > version


def play_on(one: Robot, other: Robot, presses: int) -> None:
    for _ in range(presses):
        for robot in (one, other):
            robot.page.wait_for_timeout(20)
        acting = one if one.is_my_turn() else other
        acting.step()
        acting.wait_for_reply()
        version = max(one.game.version, other.game.version)
        for robot in (one, other):
            robot.wait("the same", partial(has_reached, robot, version))


def has_streams(robot: Robot, streams: int) -> bool:
    return robot.game.streams >= streams


def has_reached(robot: Robot, version: int) -> bool:
    return robot.game.version >= version


def test_undo_and_restart(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    page.goto(served.address)
    page.get_by_role("button", name="Pass and play").click()
    bar = page.get_by_role("region", name=BAR)
    expect(bar.get_by_role("group", name="Die")).to_be_visible()
    before = question(page)
    take_first_die(page)
    expect(bar.get_by_role("paragraph").first).not_to_have_text(before)
    bar.get_by_role("button", name="Undo").click()
    expect(bar.get_by_role("paragraph").first).to_have_text(before)
    take_first_die(page)
    bar.get_by_role("button", name="Restart turn").click()
    expect(bar.get_by_role("paragraph").first).to_have_text(before)
    expect(bar.get_by_role("button", name="Undo")).to_be_disabled()


def test_an_effect_four_levels_deep_shows_the_waiting_ones(new_page: NewPage, served: Serving) -> None:
    table, moves = nested_effects(served)
    page = new_page()
    seat = table.game()["to_move"]
    robot = Robot(page, 2, seats=(seat,))
    sit(page, table, seat)
    page.get_by_role("button", name="Type").click()
    box = page.get_by_role("combobox", name="A move as text")
    bar = page.get_by_role("region", name=BAR)
    for number, move in enumerate(moves, 1):
        box.fill(move)
        box.press("Enter")
        expect(bar.get_by_text("Then:")).to_be_visible()
        page.wait_for_timeout(50)
        assert len(table.game()["position"]["pending"]["stack"]) >= number
    expect(bar.get_by_text(re.compile(r"Then: .+ and .+"))).to_be_visible()
    thread = bar.get_by_text("Then:").inner_text()
    assert "First exchange" in question(page), "the innermost decision is open"
    for action in ("Contract", "Character", "King"):  # and the outer ones are waiting
        assert f"{action} action" in thread, thread
    page.reload()
    expect(bar.get_by_text("Then:")).to_have_text(thread)
    for _ in range(40):  # and back to the die's action, one by one
        if not bar.get_by_text("Then:").count():
            return
        robot.step()
        robot.ready()
    raise AssertionError(thread)


def test_reloading_at_any_point_returns_to_it(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    robot = Robot(page, 7)
    page.goto(served.address)
    page.get_by_role("button", name="Pass and play").click()
    for _ in range(8):
        robot.step()
        robot.step()
        robot.ready()
        version = robot.game.version
        page.reload()
        robot.ready()
        assert robot.game.version == version


@pytest.mark.parametrize("path", ["", "#/new", "#/rules", "#/settings", "#/help"])
def test_every_page_survives_a_reload(new_page: NewPage, served: Serving, path: str) -> None:
    page = new_page()
    page.goto(f"{served.address}/{path}")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_be_visible()
    before = heading.inner_text()
    page.reload()
    expect(heading).to_have_text(before)


def overflows(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"))


def test_a_phone_has_no_horizontal_scrollbar(new_page: NewPage, served: Serving) -> None:
    page = new_page(phone=True)
    robot = Robot(page, 3)
    page.goto(served.address)
    assert not overflows(page)
    page.get_by_role("button", name="Pass and play").tap()
    for _ in range(25):
        robot.step()
        assert not overflows(page)


def test_the_page_works_at_twice_the_size(new_page: NewPage, served: Serving) -> None:
    """The window has 1600 by 1000 pixels at 200 %."""
    page = new_page()
    page.set_viewport_size({"width": 800, "height": 500})
    table = crowded_table(served)
    robot = Robot(page, 3, seats=(0, 1, 2, 3))
    sit(page, table, 0, 1, 2, 3)
    for _ in range(8):
        robot.step()
        assert not overflows(page)


def test_a_taken_die_is_no_longer_explained(new_page: NewPage, served: Serving) -> None:
    """An explanation appears half a second after the focus, when the die may be gone."""
    page = new_page()
    page.goto(served.address)
    page.get_by_role("button", name="Pass and play").click()
    bar = page.get_by_role("region", name=BAR)
    expect(bar.get_by_role("group", name="Die")).to_be_visible()
    before = question(page)
    page.mouse.move(1, 1)  # Whatever lies under the pointer is explained too.
    page.keyboard.press("Tab")
    page.get_by_role("region", name="Wheel & tracks").get_by_role("button").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("1")
    expect(bar.get_by_role("paragraph").first).not_to_have_text(before)
    page.wait_for_timeout(600)
    assert not page.get_by_role("tooltip").is_visible()


def test_a_late_preview_is_not_shown(new_page: NewPage, served: Serving) -> None:
    """The pointer may have left, or a move may have been typed in the meantime."""
    page = new_page()
    late: list[tuple[Route, APIResponse]] = []
    page.route("**/preview", lambda route: late.append((route, route.fetch())))
    robot = Robot(page)
    page.goto(served.address)
    page.get_by_role("button", name="Pass and play").click()
    bar = page.get_by_role("region", name=BAR)
    dice = bar.get_by_role("group", name="Die").get_by_role("button")
    for by_typing in (False, True):
        dice.nth(int(by_typing)).hover()
        robot.wait("a preview is asked for", lambda: late)
        if by_typing:
            before = question(page)
            page.keyboard.press("/")
            page.keyboard.insert_text(next(m for m in robot.game.moves if m not in robot.game.warnings))
            page.keyboard.press("Enter")
            expect(bar.get_by_role("paragraph").first).not_to_have_text(before)
        page.mouse.move(5, 5)
        route, answer = late.pop(0)
        route.fulfill(response=answer)
        page.wait_for_timeout(300)
        assert not bar.get_by_text("This would bring").is_visible()
