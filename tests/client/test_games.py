"""Whole games through the page: two people on one device with the board, and a solo game by keyboard only."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.client.browser import NewPage
from support.client.robot import KeyboardRobot, Robot
from support.client.tables import show_end
from support.online import Serving

pytestmark = [pytest.mark.slow(longest=True), pytest.mark.browser]
WHOLE_BROWSER = True


def test_two_people_on_one_device_play_on_the_board(served: Serving, new_page: NewPage) -> None:
    page = new_page()
    robot = Robot(page, seed=1)
    page.goto(served.address)
    page.get_by_role("button", name="Pass and play").click()
    robot.play()
    assert robot.game.over
    assert robot.board_moves > 50
    assert robot.share_on_board() >= 0.9
    assert robot.share_of_all() >= 0.9, f"{robot.other_moves} moves had no place on the board"
    look_at_end(robot)


def test_a_solo_game_by_keyboard_only(served: Serving, new_page: NewPage) -> None:
    page = new_page()
    robot = KeyboardRobot(page, seed=3, seats=(0,))
    page.goto(served.address)
    robot.tab_to("Solo")
    page.keyboard.press("Enter")
    robot.play()
    assert robot.game.over
    assert robot.keys > 40
    assert robot.keys > robot.tab_presses + robot.typed_moves, "most moves were chosen by number"
    assert robot.tab_presses > 3, "some moves were reached on the board with Tab"
    assert robot.typed_moves > 3, "some moves were typed in the move box"


def look_at_end(robot: Robot) -> None:
    page = robot.page
    dialog = show_end(page)
    expect(dialog.get_by_role("button", name="Rematch")).to_be_visible()
    for score in robot.game.scores:
        expect(dialog).to_contain_text(str(score))
    dialog.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
