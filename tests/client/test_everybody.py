"""Four players with long names are all visible at every size, and so are refusals and the last events."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from support.client.browser import NewPage
from support.client.robot import BAR
from support.client.tables import at_end, continue_online, crowded_table, mid_game, play_until, show_end, sit
from support.online import Serving, Table

LONG = ("Maximiliane", "Bartholomew", "Oleksandra", "Giuseppina")

CUT = """
inside => {
  const room = inside.getBoundingClientRect();
  return [...inside.querySelectorAll('td, th, li, a, button, svg')].filter(e => {
    const { left, right, width } = e.getBoundingClientRect();
    return width && (right > room.right + 1 || left < room.left - 1);
  }).map(e => e.textContent);
}
"""


def with_long_names(served: Serving) -> Table:
    return continue_online(served, play_until(4, at_end, seed=1), *["person"] * 4, names=LONG)


def at_size(new_page: NewPage, width: int, height: int, refused: tuple[str, ...] = ()) -> Page:
    page = new_page(phone=width < 700 and width != 683, refused=refused)
    page.set_viewport_size({"width": width, "height": height})
    return page


def assert_nothing_cut(inside: Locator) -> None:
    assert inside.evaluate(CUT) == []
    assert inside.evaluate("e => e.scrollWidth <= e.clientWidth")


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800)])
def test_the_end_shows_all_players(new_page: NewPage, served: Serving, width: int, height: int) -> None:
    page = at_size(new_page, width, height)
    sit(page, with_long_names(served), 0)
    dialog = show_end(page)
    expect(dialog.get_by_role("columnheader")).to_have_count(5)
    assert_nothing_cut(dialog)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800), (1366, 768)])
def test_the_score_sheet_shows_all_players(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    page = at_size(new_page, width, height)
    table = continue_online(served, play_until(4, mid_game, seed=5), *["person"] * 4, names=LONG)
    sit(page, table, 0, 1, 2, 3)
    if width < 700:
        page.get_by_role("button", name="Others & log").click()
    page.get_by_role("tab", name="Score").click()
    panel = page.get_by_role("tabpanel")
    expect(panel.get_by_role("columnheader")).to_have_count(5)
    assert_nothing_cut(panel)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 768), (768, 1024), (683, 384), (360, 740)])
def test_a_replay_shows_the_points_of_all_players(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    page = at_size(new_page, width, height)
    table = with_long_names(served)
    sit(page, table, 0)
    page.goto(f"{served.address}/#{table.id}@200")
    expect(page.get_by_role("slider")).to_be_visible()
    page.locator("main:not([aria-busy])").wait_for(state="attached")
    scores = page.locator(".scores")
    expect(scores.get_by_role("button")).to_have_count(4)
    assert scores.evaluate(CUT) == []
    for score in scores.locator("b").all():
        expect(score).to_be_in_viewport(ratio=1)


def test_the_tie_breaker_is_explained(new_page: NewPage, served: Serving) -> None:
    """The explanation names the deciding rule, and is missing if there was no tie."""
    page = new_page()
    for seed in range(1, 40):
        game = play_until(4, at_end, seed=seed)
        if sorted(game.scores())[-1] == sorted(game.scores())[-2]:
            break
    sit(page, continue_online(served, game, *["person"] * 4), 0)
    dialog = show_end(page)
    expect(dialog).to_contain_text("the player who was earlier in the turn order of the last King phase wins")
    expect(dialog.get_by_role("link", name="FINAL-5")).to_be_visible()
    sit(page, with_long_names(served), 0)
    expect(show_end(page)).not_to_contain_text("With equal points")


FILLS = """
() => Object.fromEntries([...document.querySelectorAll('.charts li[class^=fill]')]
  .map(e => [e.textContent, getComputedStyle(e)])
  .map(([name, style]) => [name, style.getPropertyValue('--part') + style.getPropertyValue('--over')]))
"""


def test_a_source_looks_the_same_in_every_game(new_page: NewPage, served: Serving) -> None:
    page, looks = new_page(), []
    for seed in (1, 5):
        sit(page, continue_online(served, play_until(4, at_end, seed=seed), *["person"] * 4), 0)
        show_end(page)
        looks.append(page.evaluate(FILLS))
    for source in ("Fair", "Contract reward", "Cathedral", "King track"):
        assert looks[0][source] == looks[1][source]
    for look in looks:
        assert len(set(look.values())) == len(look)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1024, 768), (683, 384)])
def test_a_refusal_is_fully_visible(new_page: NewPage, served: Serving, width: int, height: int) -> None:
    """It is above the bar, so that nothing in the bar moves."""
    page = at_size(new_page, width, height, refused=("409 /tables/ID/moves",))
    sit(page, crowded_table(served), 0, 1, 2, 3)
    bar = page.get_by_role("region", name=BAR)
    bar.get_by_role("button", name="Type").click()
    ending = bar.get_by_role("button", name=re.compile("^End the turn"))
    place = ending.bounding_box()
    bar.get_by_role("combobox").fill("nonsense")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    assert ending.bounding_box() == place
    page.get_by_role("button", name="OK", exact=True).click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_move_box_accepts_lower_case(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    sit(page, crowded_table(served), 0, 1, 2, 3)
    bar = page.get_by_role("region", name=BAR)
    before = bar.locator(".question").inner_text()
    page.keyboard.press("/")
    bar.get_by_role("combobox").fill("merchant lyon")
    page.keyboard.press("Enter")
    expect(bar.locator(".question")).not_to_have_text(before)
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 768), (768, 1024), (683, 384), (360, 740)])
def test_the_last_events_are_visible_while_others_play(
    new_page: NewPage, served: Serving, width: int, height: int
) -> None:
    page = at_size(new_page, width, height)
    table = crowded_table(served)
    sit(page, table, (table.game()["to_move"] + 1) % 4)
    line = page.get_by_role("region", name=BAR).get_by_role("listitem").last
    expect(line).to_be_in_viewport(ratio=1)
    expect(line).to_contain_text("merchant goes")


def test_the_focus_returns_to_a_place_on_the_map(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    sit(page, crowded_table(served), 0, 1, 2, 3)
    place = page.locator('.map [data-anchor="space:Koeln"]')
    place.focus()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("choose the move with this number")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(place).to_be_focused()


def test_the_places_of_an_open_group_are_visible_on_a_phones_map(new_page: NewPage, served: Serving) -> None:
    page = new_page(phone=True)
    sit(page, crowded_table(served), 0, 1, 2, 3)
    page.get_by_role("button", name="Move the merchant", exact=True).tap()
    for town in ("Paris", "Tiletum", "Strasbourg"):
        expect(page.locator(f'.map [data-anchor="space:{town}"]')).to_be_in_viewport(ratio=0.9)


def test_undo_in_training_also_takes_back_a_bots_reply(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    table = served.open("person", "random", first=0, training=True)
    sit(page, table, 0)
    bar = page.get_by_role("region", name=BAR)
    expect(bar.get_by_role("button", name="Restart turn")).to_have_attribute("aria-disabled", "true")
    while (game := table.game())["position"]["turn"] == 1:
        if game["to_move"] == 0:
            ends = [move["text"] for move in game["moves"] if move["text"] in ("end", "done")]
            table.post(0, game["version"], (ends or [game["moves"][0]["text"]])[0])
    expect(page.get_by_role("banner")).to_contain_text("turn 2")
    undo = bar.get_by_role("button", name="Undo")
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    undo.click()
    expect(page.get_by_role("banner")).to_contain_text("turn 1")
    expect(bar.get_by_role("button", name=re.compile("^End the turn"))).to_be_visible()
