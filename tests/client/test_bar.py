"""The decision bar on a desk, a tablet and a laptop."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from support.client.browser import NewPage
from support.client.robot import BAR
from support.client.screens import before_dice, table
from support.client.seeing import Box, box_of
from support.client.tables import (
    a_room_is_offered,
    a_tile_is_asked_for,
    before_a_die,
    characters_are_offered,
    crowded,
    goes_on,
    on_the_way,
    played,
    sit,
)
from support.online import Serving
from tiletum import Table
from tiletum.table.position import position

pytestmark = [pytest.mark.slow, pytest.mark.browser]


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (768, 1024), (1366, 768), (360, 740)])
def test_dice_show_what_lies_with_them_where_the_wheel_is_out_of_sight(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    page = new_page()
    page.set_viewport_size({"width": width, "height": height})
    before_dice(page, served)
    moves = page.get_by_role("region", name=BAR).locator(".moves")
    dice = moves.get_by_role("group", name="Die")
    if page.get_by_role("region", name="Action wheel").is_visible():
        expect(dice.locator(".tile")).to_have_count(0)
        expect(dice.get_by_text("×2")).to_have_count(0)
        return
    dice_left = position(played(4, before_a_die, seed=3).game)["dice"]
    alike = [count for count in dice_left.values() if count > 1]
    assert alike
    expect(dice.get_by_text(re.compile(r"^×\d$"))).to_have_text([f"×{count}" for count in alike])
    told = dice.get_by_role("button", name=re.compile(r" \(×\d\)\. Bonus tile there: "))
    expect(told).to_have_count(len(alike))
    buttons = dice.get_by_role("button").all()
    expect(dice.locator("svg.tile")).to_have_count(len(buttons))
    for button in buttons:
        tile, words = box_of(button.locator("svg.tile")), button.locator(".short")
        assert tile.width >= 24
        for line in words.locator("b, small").all():
            assert not tile.overlaps(Box(**line.evaluate(TEXT)))
    for move in moves.get_by_role("button").all():
        expect(move).to_be_in_viewport(ratio=1)


TEXT = """
line => {
  const range = document.createRange();
  range.selectNodeContents(line);
  const { x, y, width, height } = range.getBoundingClientRect();
  return { x, y: y + 2, width, height: height - 4 };
}
"""
"""Where the letters of a line are."""


def test_the_bar_of_a_tablet_leaves_the_map_its_room(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    page.set_viewport_size({"width": 1024, "height": 768})
    table(page, served)
    bar = page.get_by_role("region", name=BAR)
    assert box_of(bar).height <= 0.29 * 768
    assert box_of(page.get_by_role("region", name="Map", exact=True)).height >= 0.45 * 768
    expect(bar.get_by_role("button", name="End the turn")).to_be_in_viewport(ratio=1)
    for name in ("Undo", "Restart turn", "Hint", "Type"):
        expect(bar.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 768), (768, 1024), (1600, 1000)])
def test_all_rows_of_moves_begin_at_the_same_place(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    page = new_page()
    page.set_viewport_size({"width": width, "height": height})
    for show in (table, before_dice):
        show(page, served)
        rows: dict[int, float] = {}
        for move in page.get_by_role("region", name=BAR).locator(".moves").get_by_role("button").all():
            place = box_of(move)
            row = round(place.y / 10)
            rows[row] = min(rows.get(row, place.x), place.x)
        question = box_of(page.locator(".question"))
        assert len({round(x) for x in [*rows.values(), question.x]}) == 1, rows


def test_the_end_of_a_turn_has_a_form_of_its_own(new_page: NewPage, served: Serving) -> None:
    """A frame of its own, which is seen without colours; and its question names it."""
    page = new_page()
    table(page, served)
    bar = page.get_by_role("region", name=BAR)
    end = bar.get_by_role("button", name="End the turn")
    frame = "button => getComputedStyle(button).borderStyle"
    assert end.evaluate(frame) == "dashed", "it would leave points unused"
    assert {move.evaluate(frame) for move in bar.locator(".moves").get_by_role("button").all()} == {"solid"}
    end.click()
    question = page.get_by_role("dialog", name="End the turn?")
    expect(question.get_by_role("button", name="End the turn", exact=True)).to_be_focused()


def nothing_to_lose(table: Table) -> bool:
    """The turn can be ended in the middle of a game, and nothing speaks against it."""
    ends = [move.index for move in table.moves() if move.text == "end"]
    return table.game.round == 2 and bool(ends) and not table.warnings().get(ends[0])


def test_the_end_of_a_turn_is_asked_about_only_if_something_would_be_lost(
    new_page: NewPage, served: Serving
) -> None:
    page = new_page()
    game = goes_on(served, played(2, nothing_to_lose, seed=3), "person", "person")
    sit(page, game, game.game()["to_move"])
    made = game.game()["made"]
    page.get_by_role("region", name=BAR).get_by_role("button", name="End the turn").click()
    expect(page.get_by_role("region", name=BAR)).to_contain_text("’s turn")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert game.game()["made"] > made


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 800), (1600, 1000)])
def test_from_question_to_question_the_map_keeps_its_size(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    """And its buttons their place: however much is asked, while others play, and when a move is typed."""
    page, places = new_page(), []
    page.set_viewport_size({"width": width, "height": height})
    sheet, enlarge = page.get_by_role("region", name="Map", exact=True), page.locator(".zoom")

    def look() -> None:
        page.evaluate("() => document.fonts.ready")
        places.append((box_of(sheet), box_of(enlarge)))

    for until in (a_tile_is_asked_for, on_the_way, characters_are_offered):
        game = goes_on(served, played(4, until, seed=5), *["person"] * 4)
        sit(page, game, 0, 1, 2, 3)
        expect(page.get_by_role("region", name=BAR).get_by_role("group").first).to_be_visible()
        look()
    page.get_by_role("button", name="Type", exact=True).click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)
    look()
    before_dice(page, served)
    look()
    sit(page, crowded(served), 0)
    bar = page.get_by_role("region", name=BAR)
    expect(bar.get_by_text("Tomas’s merchant goes")).to_be_in_viewport(ratio=1)
    look()
    assert len(set(places)) == 1


def test_in_a_crowd_of_moves_everything_is_in_sight(new_page: NewPage, served: Serving) -> None:
    """Those of a kind stand behind one button; what cannot be taken back is told before it is played."""
    page = new_page()
    page.set_viewport_size({"width": 1366, "height": 768})
    sit(page, goes_on(served, played(2, a_character_or_a_room, seed=5), "person", "person"), 0, 1)
    bar = page.get_by_role("region", name=BAR)
    taking = bar.get_by_role("button", name="Take a character")
    for button in bar.get_by_role("group").get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)
    taking.click()
    characters = bar.get_by_role("group", name="Choose").get_by_role("button")
    expect(characters).to_have_count(5)
    for button in characters.all():
        expect(button).to_contain_text("cannot be taken back")


def a_character_or_a_room(table: Table) -> bool:
    return table.game.round == 2 and characters_are_offered(table) and a_room_is_offered(table)


def test_tools_keep_their_place(new_page: NewPage, served: Serving) -> None:
    """Whether a turn can be ended or something is unfolded."""
    page, places = new_page(), []
    page.set_viewport_size({"width": 1366, "height": 768})
    undo = page.get_by_role("region", name=BAR).get_by_role("button", name="Undo")
    for until in (before_a_die, a_tile_is_asked_for, on_the_way):
        sit(page, goes_on(served, played(4, until, seed=5), *["person"] * 4), 0, 1, 2, 3)
        page.evaluate("() => document.fonts.ready")
        places.append(box_of(undo).x)
    page.get_by_role("button", name="Walk with the merchant").click()
    places.append(box_of(undo).x)
    assert len(set(places)) == 1


@pytest.mark.parametrize("phone", [False, True])
def test_the_die_that_is_asked_about_is_marked(new_page: NewPage, served: Serving, phone: bool) -> None:
    page = new_page(phone=phone)
    before_dice(page, served)
    bar = page.get_by_role("region", name=BAR)
    expect(page.locator(".picked")).to_have_count(0)
    bar.get_by_role("group", name="Die").get_by_role("button").last.click()
    expect(page.get_by_role("region", name="Action wheel").locator(".picked")).to_be_in_viewport(ratio=1)
    bar.get_by_role("button", name="Back").click()
    expect(page.locator(".picked")).to_have_count(0)


def test_what_kings_and_fairs_bring_me_is_told(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    table = played(1, the_second_round_begins, seed=4, solo="deacon")
    sit(page, goes_on(served, table, "person", "cardinalbot"), 0)
    since = page.get_by_role("group").filter(has_text="Since your last turn")
    for told in ("VP for the space on the King track", "VP for the fair"):
        expect(since.get_by_role("listitem").filter(has_text=re.compile(rf"^Wanda .*{told}"))).to_have_count(
            1
        )
    expect(since).not_to_contain_text("Wanda takes a")


def the_second_round_begins(table: Table) -> bool:
    return table.game.round == 2 and before_any_die(table)


def before_any_die(table: Table) -> bool:
    return any(move.text.startswith("die ") for move in table.moves())


def test_a_tile_to_be_taken_is_not_called_a_die(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    sit(page, goes_on(served, played(2, a_tile_is_asked_for, seed=3), "person", "person"), 0, 1)
    bar = page.get_by_role("region", name=BAR)
    expect(bar.get_by_role("group", name="Bonus tile").get_by_role("button")).to_have_count(2)
    expect(bar.get_by_role("group", name="Die")).to_have_count(0)


def test_moves_that_are_unfolded_leave_the_map_its_size(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    page.set_viewport_size({"width": 1366, "height": 768})
    table(page, served)
    sheet = page.get_by_role("region", name="Map", exact=True)
    before = box_of(sheet).height
    page.get_by_role("region", name=BAR).get_by_role("button", name="Walk with").click()
    expect(page.get_by_role("group", name="Choose")).to_be_attached()
    assert abs(box_of(sheet).height - before) < 20


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 768), (360, 740), (740, 360)])
def test_the_way_out_of_what_is_unfolded_is_in_sight(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    page = new_page(phone=min(width, height) < 500)
    page.set_viewport_size({"width": width, "height": height})
    table(page, served)
    bar = page.get_by_role("region", name=BAR)
    bar.get_by_role("button", name="Walk with").click()
    expect(page.get_by_role("group", name="Choose")).to_be_visible()
    expect(bar.get_by_role("button", name="Back", exact=True)).to_be_in_viewport(ratio=1)
    bar.get_by_role("button", name="Back", exact=True).click()
    expect(bar.get_by_role("button", name="Walk with")).to_be_visible()
