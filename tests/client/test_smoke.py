"""A smoke test: the page opens and a die can be taken."""

from __future__ import annotations

import pytest

from support.client.browser import NewPage
from support.client.robot import Robot
from support.online import Serving

pytestmark = pytest.mark.browser
WHOLE_BROWSER = True


def test_a_game_can_be_started(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    robot = Robot(page, 1)
    page.goto(served.address)
    page.get_by_role("button", name="Pass and play").click()
    for _ in range(5):
        robot.step()
    assert robot.board_moves > 1
