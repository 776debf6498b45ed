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
    at_character_choice,
    at_die_choice,
    at_room_choice,
    at_tile_choice,
    continue_online,
    crowded_table,
    mid_game,
    play_until,
    sit,
)
from support.online import Serving
from tiletum import Table
from tiletum.table.position import position

pytestmark = [pytest.mark.slow, pytest.mark.browser]


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (768, 1024), (1366, 768), (360, 740)])
def test_dice_show_their_tiles_where_the_wheel_is_out_of_sight(
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
    dice_left = position(play_until(4, at_die_choice, seed=3).game)["dice"]
    counts = [count for count in dice_left.values() if count > 1]
    assert counts
    expect(dice.get_by_text(re.compile(r"^×\d$"))).to_have_text([f"×{count}" for count in counts])
    labels = dice.get_by_role("button", name=re.compile(r" \(×\d\)\. Bonus tile there: "))
    expect(labels).to_have_count(len(counts))
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
"""The boxes of a line's letters."""


def test_the_bar_of_a_tablet_leaves_enough_room_for_the_map(new_page: NewPage, served: Serving) -> None:
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
def test_all_rows_of_moves_start_at_the_same_place(
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


def test_the_end_of_a_turn_has_its_own_style(new_page: NewPage, served: Serving) -> None:
    """Its frame is visible without colours, and its question names it."""
    page = new_page()
    table(page, served)
    bar = page.get_by_role("region", name=BAR)
    end = bar.get_by_role("button", name="End the turn")
    frame = "button => getComputedStyle(button).borderStyle"
    assert end.evaluate(frame) == "dashed", "it would waste points"
    assert {move.evaluate(frame) for move in bar.locator(".moves").get_by_role("button").all()} == {"solid"}
    end.click()
    question = page.get_by_role("dialog", name="End the turn?")
    expect(question.get_by_role("button", name="End the turn", exact=True)).to_be_focused()


def can_end_safely(table: Table) -> bool:
    """Return whether a turn in the middle of a game can end without a warning."""
    ends = [move.index for move in table.moves() if move.text == "end"]
    return table.game.round == 2 and bool(ends) and not table.warnings().get(ends[0])


def test_ending_a_turn_is_confirmed_only_if_something_would_be_lost(
    new_page: NewPage, served: Serving
) -> None:
    page = new_page()
    game = continue_online(served, play_until(2, can_end_safely, seed=3), "person", "person")
    sit(page, game, game.game()["to_move"])
    made = game.game()["made"]
    page.get_by_role("region", name=BAR).get_by_role("button", name="End the turn").click()
    expect(page.get_by_role("region", name=BAR)).to_contain_text("’s turn")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert game.game()["made"] > made


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 800), (1600, 1000)])
def test_the_map_keeps_its_size_from_decision_to_decision(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    """The buttons of the map stay in place too: for large decisions, while others play, and while a move is
    typed."""
    page, places = new_page(), []
    page.set_viewport_size({"width": width, "height": height})
    sheet, enlarge = page.get_by_role("region", name="Map", exact=True), page.locator(".zoom")

    def look() -> None:
        page.evaluate("() => document.fonts.ready")
        places.append((box_of(sheet), box_of(enlarge)))

    for until in (at_tile_choice, mid_game, at_character_choice):
        game = continue_online(served, play_until(4, until, seed=5), *["person"] * 4)
        sit(page, game, 0, 1, 2, 3)
        expect(page.get_by_role("region", name=BAR).get_by_role("group").first).to_be_visible()
        look()
    page.get_by_role("button", name="Type", exact=True).click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)
    look()
    before_dice(page, served)
    look()
    sit(page, crowded_table(served), 0)
    bar = page.get_by_role("region", name=BAR)
    expect(bar.get_by_text("Tomas’s merchant goes")).to_be_in_viewport(ratio=1)
    look()
    assert len(set(places)) == 1


def test_with_many_moves_everything_stays_visible(new_page: NewPage, served: Serving) -> None:
    """Moves of a kind share one button, and a move that cannot be undone says so before it is played."""
    page = new_page()
    page.set_viewport_size({"width": 1366, "height": 768})
    sit(
        page,
        continue_online(served, play_until(2, at_character_or_room_choice, seed=5), "person", "person"),
        0,
        1,
    )
    bar = page.get_by_role("region", name=BAR)
    taking = bar.get_by_role("button", name="Take a character")
    for button in bar.get_by_role("group").get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)
    taking.click()
    characters = bar.get_by_role("group", name="Choose").get_by_role("button")
    expect(characters).to_have_count(5)
    for button in characters.all():
        expect(button).to_contain_text("cannot be undone")


def at_character_or_room_choice(table: Table) -> bool:
    return table.game.round == 2 and at_character_choice(table) and at_room_choice(table)


def test_tools_stay_in_place(new_page: NewPage, served: Serving) -> None:
    """They do so whether or not a turn can end or a group is open."""
    page, places = new_page(), []
    page.set_viewport_size({"width": 1366, "height": 768})
    undo = page.get_by_role("region", name=BAR).get_by_role("button", name="Undo")
    for until in (at_die_choice, at_tile_choice, mid_game):
        sit(page, continue_online(served, play_until(4, until, seed=5), *["person"] * 4), 0, 1, 2, 3)
        page.evaluate("() => document.fonts.ready")
        places.append(box_of(undo).x)
    page.get_by_role("button", name="Move the merchant", exact=True).click()
    places.append(box_of(undo).x)
    assert len(set(places)) == 1


@pytest.mark.parametrize("phone", [False, True])
def test_the_picked_die_is_marked_until_it_is_taken(new_page: NewPage, served: Serving, phone: bool) -> None:
    page = new_page(phone=phone)
    before_dice(page, served)
    bar = page.get_by_role("region", name=BAR)
    expect(page.locator(".picked")).to_have_count(0)
    bar.get_by_role("group", name="Die").get_by_role("button").last.click()
    expect(page.get_by_role("region", name="Action wheel").locator(".picked")).to_be_in_viewport(ratio=1)
    bar.get_by_role("button", name="Back").click()
    expect(page.locator(".picked")).to_have_count(0)


def test_the_gains_from_kings_and_fairs_are_shown(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    table = play_until(1, at_second_round, seed=4, solo="deacon")
    sit(page, continue_online(served, table, "person", "cardinalbot"), 0)
    since = page.get_by_role("group").filter(has_text="Since your last turn")
    for reason in ("VP for the space on the King track", "VP for the fair"):
        expect(
            since.get_by_role("listitem").filter(has_text=re.compile(rf"^Wanda .*{reason}"))
        ).to_have_count(1)
    expect(since).not_to_contain_text("Wanda takes a")


def at_second_round(table: Table) -> bool:
    return table.game.round == 2 and at_first_die_choice(table)


def at_first_die_choice(table: Table) -> bool:
    return any(move.text.startswith("die ") for move in table.moves())


def test_the_choice_of_a_tile_is_not_called_a_die(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    sit(page, continue_online(served, play_until(2, at_tile_choice, seed=3), "person", "person"), 0, 1)
    bar = page.get_by_role("region", name=BAR)
    expect(bar.get_by_role("group", name="Bonus tile").get_by_role("button")).to_have_count(2)
    expect(bar.get_by_role("group", name="Die")).to_have_count(0)


def test_open_groups_of_moves_do_not_shrink_the_map(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    page.set_viewport_size({"width": 1366, "height": 768})
    table(page, served)
    sheet = page.get_by_role("region", name="Map", exact=True)
    before = box_of(sheet).height
    page.get_by_role("region", name=BAR).get_by_role("button", name="Move the merchant", exact=True).click()
    expect(page.get_by_role("group", name="Choose")).to_be_attached()
    assert abs(box_of(sheet).height - before) < 20


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 768), (360, 740), (740, 360)])
def test_the_button_that_closes_a_group_is_visible(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    page = new_page(phone=min(width, height) < 500)
    page.set_viewport_size({"width": width, "height": height})
    table(page, served)
    bar = page.get_by_role("region", name=BAR)
    bar.get_by_role("button", name="Move the merchant", exact=True).click()
    expect(page.get_by_role("group", name="Choose")).to_be_visible()
    expect(bar.get_by_role("button", name="Back", exact=True)).to_be_in_viewport(ratio=1)
    bar.get_by_role("button", name="Back", exact=True).click()
    expect(bar.get_by_role("button", name="Move the merchant", exact=True)).to_be_visible()
