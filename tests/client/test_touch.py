"""Fingers on a phone: a tap chooses, a long press explains, one finger moves the map and two enlarge it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from support.client.browser import NewPage
from support.client.robot import BAR, Robot
from support.client.seeing import box_of
from support.client.tables import (
    at_character_choice,
    at_die_choice,
    at_king_action,
    continue_online,
    crowded_table,
    mid_game,
    play_until,
    sit,
)
from support.online import Serving

pytestmark = [pytest.mark.slow, pytest.mark.browser]
Point = tuple[float, float]
FINGER = 44
STEPS = 8
FRAME = 16
LONG = 600


LIES_THERE = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-anchor]')?.dataset.anchor"


class Fingers:
    """Sends real touches, from which the browser makes pointer events, gestures and clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.browser = page.context.new_cdp_session(page)

    def send(self, kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        self.browser.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def press(self, where: Point, milliseconds: int) -> None:
        self.send("touchStart", where)
        self.page.wait_for_timeout(milliseconds)
        self.send("touchEnd")

    def drag(self, *ways: tuple[Point, Point]) -> None:
        """Move each finger along its way, from start to end."""
        self.send("touchStart", *(start for start, _ in ways))
        for step in range(1, STEPS + 1):
            self.send("touchMove", *(between(way, step / STEPS) for way in ways))
            self.page.wait_for_timeout(FRAME)
        self.send("touchEnd")


def between(way: tuple[Point, Point], share: float) -> Point:
    (x, y), (to_x, to_y) = way
    return x + (to_x - x) * share, y + (to_y - y) * share


def middle(thing: Locator) -> Point:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def targets(board: Locator) -> Iterator[Point]:
    """Return the middles of the visible places that can be chosen."""
    box = board.bounding_box()
    assert box is not None
    for target in board.locator("svg").get_by_role("button").all():
        x, y = middle(target)
        # At the right edge the buttons of the map cover it.
        if box["x"] < x < box["x"] + box["width"] - 60 and box["y"] + 60 < y < box["y"] + box["height"]:
            yield x, y


def test_fingers_can_use_the_map_and_the_board(new_page: NewPage, served: Serving) -> None:
    page = new_page(phone=True)
    robot = Robot(page, seats=(0, 1, 2, 3))
    sit(page, crowded_table(served), 0, 1, 2, 3)
    robot.ready()
    fingers = Fingers(page)
    board = page.get_by_role("region", name="Map", exact=True)
    town = board.get_by_role("group", name="Frankfurt")
    (x, y), (town_x, town_y) = middle(board), middle(town)

    fingers.drag(((x, y), (x - 40, y + 20)))
    moved_x, moved_y = middle(town)
    assert (moved_x - town_x, moved_y - town_y) == pytest.approx((-40, 20), abs=2)

    before = size(town)
    fingers.drag(((x - 40, y), (x - 70, y)), ((x + 40, y), (x + 70, y)))
    assert size(town) > 1.5 * before
    fingers.drag(((x - 70, y), (x - 40, y)), ((x + 70, y), (x + 40, y)))
    assert size(town) == pytest.approx(before, rel=0.1)
    town_x, _ = middle(town)
    fingers.drag(((x - 40, y), (x - 10, y)), ((x + 40, y), (x + 70, y)))
    assert middle(town)[0] - town_x == pytest.approx(30, abs=2)
    assert page.evaluate("visualViewport.scale") == 1, "the page itself must not zoom"

    version = robot.game.version
    target = next(targets(board))
    fingers.press(target, LONG)
    explanation = page.get_by_role("tooltip")
    expect(explanation).to_be_visible()
    page.wait_for_timeout(200)
    assert robot.game.version == version, "only a question"
    fingers.press(target, 40)
    expect(explanation).not_to_be_visible()
    several = page.get_by_role("region", name=BAR).get_by_role("group", name="Choose")
    robot.wait("a tap chooses", lambda: robot.game.version > version or several.is_visible())

    robot.ready()
    page.get_by_role("navigation", name="Panels").get_by_role("button", name="Wheel").tap()
    die = page.get_by_role("region", name="Wheel & tracks").get_by_role("img", name="die of").first
    fingers.press(middle(die), LONG)
    expect(explanation).to_contain_text("die of")


def test_a_tap_on_the_whole_map_zooms_in_where_places_are_too_small(
    new_page: NewPage, served: Serving
) -> None:
    page = new_page(phone=True)
    robot = Robot(page, seats=(0, 1, 2, 3))
    sit(page, crowded_table(served), 0, 1, 2, 3)
    robot.ready()
    fingers = Fingers(page)
    board = page.get_by_role("region", name="Map", exact=True)
    board.get_by_role("button", name="Show the whole map").tap()
    place = board.get_by_role("button", name="Build a house").first
    assert size(place) < FINGER
    version, where = robot.game.version, middle(place)
    fingers.press(where, 40)
    robot.wait("it is larger", lambda: size(place) >= FINGER)
    page.wait_for_timeout(200)
    assert robot.game.version == version, "only zoomed in"
    assert middle(place) == pytest.approx(where, abs=FINGER / 2), "the place stays below the finger"
    fingers.press(where, 40)
    robot.wait("the next tap chooses", lambda: robot.game.version > version)


def test_a_tap_shows_the_way_before_the_piece_moves(new_page: NewPage, served: Serving) -> None:
    page = new_page(phone=True)
    robot = Robot(page, seats=(0, 1, 2, 3))
    sit(page, crowded_table(served), 0, 1, 2, 3)
    robot.ready()
    fingers = Fingers(page)
    board = page.get_by_role("region", name="Map", exact=True)
    place = board.get_by_role("button", name=re.compile(r"^Move the merchant to .* \(2 AP\)")).first
    robot.drag_into_view(place)
    version, where = robot.game.version, middle(place)
    fingers.press(where, 40)
    bar = page.get_by_role("region", name=BAR)
    expect(bar.get_by_role("group", name="Choose").get_by_role("button")).to_have_text(
        [re.compile(r"\(2\sAP\)")]
    )
    expect(bar.get_by_role("button", name="Back")).to_be_in_viewport(ratio=1)
    expect(board.locator(".steps text")).to_have_text(["1", "2"])
    names = [box_of(name) for name in board.locator(".name").all()]
    for number in board.locator(".steps circle").all():
        assert not any(box_of(number).overlaps(name) for name in names), "beside the letters of a name"
    above = "names => names.every(name => document.querySelector('.way').compareDocumentPosition(name) & 4)"
    assert board.locator(".steps use").evaluate_all(above), "names are drawn above the way"
    expect(board.locator(".steps use")).not_to_have_count(0)
    page.wait_for_timeout(300)
    assert robot.game.version == version, "only a preview"
    assert middle(place) == pytest.approx(where, abs=1), "the place stays below the finger"
    fingers.press(where, 40)
    robot.wait("the next tap goes", lambda: robot.game.version > version)


def test_a_tap_shows_what_a_character_brings_before_taking_it(new_page: NewPage, served: Serving) -> None:
    """Nothing moves below the finger, so that the same place can be tapped again."""
    page = new_page(phone=True)
    robot = Robot(page, seats=(0, 1))
    sit(page, continue_online(served, play_until(2, at_character_choice, seed=5), "person", "person"), 0, 1)
    robot.ready()
    fingers = Fingers(page)
    place = page.locator("[data-anchor^='character:']").nth(1)
    bar = page.get_by_role("region", name=BAR)
    expect(place).to_be_in_viewport(ratio=1)
    version, where = robot.game.version, middle(place)
    fingers.press(where, 40)
    expect(bar.get_by_role("group", name="Choose").get_by_role("button")).to_have_text(
        [re.compile("Take the")]
    )
    expect(bar).to_contain_text("This would bring")
    page.wait_for_timeout(300)
    assert robot.game.version == version, "only a preview"
    assert middle(place) == pytest.approx(where, abs=1), "the place stays below the finger"
    fingers.press(where, 40)
    robot.wait("the next tap takes it", lambda: robot.game.version > version)


@pytest.mark.parametrize("size", [(360, 740), (740, 360)])
def test_a_die_stays_below_the_finger(new_page: NewPage, served: Serving, size: tuple[int, int]) -> None:
    """It may be anywhere in the list. The next tap takes this die and no other."""
    page = new_page(phone=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit(page, continue_online(served, play_until(2, at_die_choice, seed=2), "person", "person"), 0, 1)
    fingers = Fingers(page)
    dice = page.locator(".left .target[data-anchor^='die:']")
    expect(dice.first).to_be_in_viewport()
    tapped = 0
    for number in range(dice.count()):
        anchor, where = dice.nth(number).get_attribute("data-anchor"), middle(dice.nth(number))
        if page.evaluate(LIES_THERE, where) != anchor:
            continue
        fingers.press(where, 40)
        expect(page.locator(".left .picked")).to_have_attribute("data-anchor", anchor or "")
        page.wait_for_timeout(200)
        assert page.evaluate(LIES_THERE, where) == anchor
        page.get_by_role("button", name="Back", exact=True).tap()
        tapped += 1
    assert tapped > 2


def test_a_phone_shows_the_choices(new_page: NewPage, served: Serving) -> None:
    """It scrolls down to the King track, the offers make room for the map, and resources appear once."""
    page = new_page(phone=True)
    sit(page, continue_online(served, play_until(2, at_king_action, seed=3), "person", "person"), 0, 1)
    wheel = page.get_by_role("region", name="Wheel & tracks")
    expect(wheel.get_by_role("button", name="on the King track")).to_be_in_viewport()
    parts = page.get_by_role("navigation", name="Panels")
    offers = page.get_by_role("button", name="Offers", exact=True)
    for until, visible in ((mid_game, "false"), (at_character_choice, "true")):
        sit(page, continue_online(served, play_until(4, until, seed=5), *["person"] * 4), 0, 1, 2, 3)
        expect(offers).to_have_attribute("aria-expanded", visible)
    sit(page, crowded_table(served), 0, 1, 2, 3)
    parts.get_by_role("button", name="My board").tap()
    expect(page.get_by_role("region", name="My board").get_by_role("img", name="1 gold")).to_have_count(0)
    expect(page.get_by_role("list", name="What you have")).to_contain_text("1 gold")


def test_closed_moves_stay_closed(new_page: NewPage, served: Serving) -> None:
    """They stay closed even after a look at what others did."""
    page = new_page(phone=True)
    sit(page, crowded_table(served), 0, 1, 2, 3)
    parts = page.get_by_role("navigation", name="Panels")
    lid = page.get_by_role("region", name=BAR).get_by_role("button", name="Show the moves")
    for closed in (False, True):
        if closed:
            lid.tap()
        expect(lid).to_have_attribute("aria-expanded", str(not closed).lower())
        parts.get_by_role("button", name="Others & log").tap()
        expect(lid).to_have_attribute("aria-expanded", "false")
        parts.get_by_role("button", name="Map & offers").tap()
        expect(lid).to_have_attribute("aria-expanded", str(not closed).lower())


def size(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["width"]


def test_a_long_press_on_a_move_shows_its_preview(new_page: NewPage, served: Serving) -> None:
    page = new_page(phone=True)
    robot = Robot(page)
    page.goto(served.address)
    page.get_by_role("button", name="Pass and play").tap()
    robot.ready()
    bar = page.get_by_role("region", name=BAR)
    bar.get_by_role("group", name="Die").get_by_role("button").first.tap()
    move = bar.get_by_role("group", name="Choose").get_by_role("button").first
    version = robot.game.version
    Fingers(page).press(middle(move), LONG)
    expect(bar.get_by_text("This would bring")).to_be_visible()
    assert robot.game.version == version
    move.tap()
    robot.wait("a tap plays", lambda: robot.game.version > version)


def test_a_long_press_explains_the_thing_below_the_finger(new_page: NewPage, served: Serving) -> None:
    """It does not explain the town around it, and neither plays nor frames anything."""
    page = new_page(phone=True)
    robot = Robot(page, seats=(0, 1, 2, 3))
    sit(page, crowded_table(served), 0, 1, 2, 3)
    robot.ready()
    board = page.get_by_role("region", name="Map", exact=True)
    version = robot.game.version
    for name, words in (("Build a house", "House space in"), (", take the", "A helper waits")):
        place = board.get_by_role("button", name=name).first
        Fingers(page).press(middle(place), LONG)
        expect(page.get_by_role("tooltip")).to_contain_text(words)
        expect(place).to_have_css("outline-style", "none")
        page.keyboard.press("Escape")
    assert robot.game.version == version


def test_a_long_press_explains_a_piece(new_page: NewPage, served: Serving) -> None:
    page = new_page(phone=True)
    sit(page, continue_online(served, play_until(2, at_die_choice, seed=2), "person", "person"), 0, 1)
    page.get_by_role("navigation", name="Panels").get_by_role("button", name="Map").tap()
    board = page.get_by_role("region", name="Map", exact=True)
    piece = board.get_by_role("img", name=re.compile(": merchant$", re.IGNORECASE)).first
    expect(piece).to_be_in_viewport()
    Fingers(page).press(middle(piece), LONG)
    expect(page.get_by_role("tooltip")).to_contain_text("The merchant moves")


def test_a_tablet_in_portrait_shows_where_a_piece_can_go(new_page: NewPage, served: Serving) -> None:
    """A finger can tap the place there."""
    page = new_page(phone=True)
    page.set_viewport_size({"width": 768, "height": 1024})
    robot = Robot(page, seats=(0, 1, 2, 3))
    sit(page, crowded_table(served), 0, 1, 2, 3)
    robot.ready()
    board = page.get_by_role("region", name="Map", exact=True)
    window = board.bounding_box()
    assert window is not None
    ways = board.locator("svg").get_by_role("button", name=re.compile("^Go|^Walk|^Move|merchant", re.I)).all()
    assert len(ways) > 8
    assert sum(inside(window, middle(way)) for way in ways) >= 0.9 * len(ways)
    assert min(size(way) for way in ways) >= FINGER


def test_the_keyboard_brings_an_invisible_place_into_view(new_page: NewPage, served: Serving) -> None:
    """The map moves by its own transform. The browser must not scroll it."""
    page = new_page()
    robot = Robot(page, seats=(0, 1, 2, 3))
    sit(page, crowded_table(served), 0, 1, 2, 3)
    robot.ready()
    board = page.get_by_role("region", name="Map", exact=True)
    for _ in range(4):
        board.get_by_role("button", name="Zoom in").click()
    window = board.bounding_box()
    assert window is not None
    beyond = 0
    for target in board.locator("svg").get_by_role("button").all():
        beyond += not inside(window, middle(target))
        page.keyboard.press("Tab")  # From here on the keyboard is used.
        target.focus()
        robot.wait("in sight", lambda target=target: inside(window, middle(target)))
    assert beyond, "some places must be out of view"
    assert board.evaluate("map => [map.scrollLeft, map.scrollTop]") == [0, 0]


def inside(box: FloatRect, point: Point) -> bool:
    x, y = point
    return box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"]
