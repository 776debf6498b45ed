"""Explanations and lights appear only where the pointer has asked for them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from support.client.browser import NewPage
from support.client.robot import BAR
from support.client.seeing import Box, box_of
from support.client.tables import (
    at_character_choice,
    at_die_choice,
    continue_online,
    crowded_table,
    mid_game,
    nested_effects,
    play_moves,
    play_until,
    sit,
    solo_table,
)
from support.online import Serving
from tiletum import Table
from tiletum.table.position import position

pytestmark = [pytest.mark.slow, pytest.mark.browser]
LONGER_THAN_HOVER = 1200
"""Milliseconds after which an explanation would have appeared."""
SETTLED = 400
"""Milliseconds after which a resized window is drawn."""
UPRIGHT: ViewportSize = {"width": 768, "height": 1024}
PIECE = re.compile(": (merchant|architect)$", re.IGNORECASE)
IS_TARGET = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-anchor]') !== null"
EXPLAINED = "thing => thing.getAttribute('aria-describedby') === 'explanation'"


def assert_no_explanation(page: Page) -> None:
    page.wait_for_timeout(LONGER_THAN_HOVER)
    expect(page.get_by_role("tooltip")).to_be_hidden()
    expect(page.get_by_text("This would bring")).not_to_be_attached()


def assert_links_to_rule(page: Page, thing: Locator) -> None:
    """Check the explanation that appears while the pointer rests on a thing."""
    page.mouse.move(2, 2)
    thing.scroll_into_view_if_needed()
    place = box_of(thing)
    middle = place.x + min(place.width / 2, 40), place.y + place.height / 2
    page.mouse.move(*middle)
    page.mouse.move(middle[0] + 1, middle[1])
    # Playwright polls `expect` ever more rarely, so the page is checked in every frame.
    page.wait_for_function(EXPLAINED, arg=thing.element_handle())
    expect(thing).to_have_attribute("aria-describedby", "explanation")
    explanation = page.get_by_role("tooltip")
    expect(explanation.get_by_role("link", name="Rule ")).to_be_visible()
    assert len(explanation.inner_text().splitlines()) > 1, "the rule, and what it is in words"


def test_every_button_of_the_bar_links_to_its_rule(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    bar = page.get_by_role("region", name=BAR)
    deep, moves = nested_effects(served)
    for move in moves:
        assert deep.post(deep.game()["to_move"], deep.game()["version"], move).status_code == 200
    dice = continue_online(served, play_until(2, at_die_choice, seed=2), "person", "person")
    for table, seats in ((crowded_table(served), (0, 1, 2, 3)), (dice, (0, 1)), (deep, (0, 1))):
        sit(page, table, *seats)
        expect(bar.get_by_role("group").first).to_be_visible()
        for button in bar.get_by_role("button").all():
            if button.is_visible():
                assert_links_to_rule(page, button)
    sit(page, dice, 0, 1)
    bar.get_by_role("group", name="Die").get_by_role("button").first.click()
    for button in bar.get_by_role("group", name="Choose").get_by_role("button").all():
        assert_links_to_rule(page, button)


def explanation_of(page: Page, thing: Locator) -> Locator:
    page.mouse.move(2, 2)
    thing.scroll_into_view_if_needed()
    thing.hover()
    page.wait_for_function(EXPLAINED, arg=thing.element_handle())
    return page.get_by_role("tooltip")


@pytest.mark.rule("EFFECT-16")
def test_tiles_and_spaces_explain_their_effects(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    sit(page, continue_online(served, play_moves(1, 75), "person", "person"), 0, 1)
    board = page.get_by_role("group", name="’s board").first
    explanation = explanation_of(
        page, board.get_by_role("button", name="Use the helper: the bonuses of one building")
    )
    expect(explanation).to_contain_text("the bonus of each character in it once")
    assert [link.inner_text() for link in explanation.get_by_role("link").all()] == [
        "Rule EFFECT-16",
        "Rule TASK-10",
    ]
    explanation = explanation_of(page, board.get_by_role("img", name="Crest space of building 3"))
    expect(explanation).to_contain_text("any space of the map, including roads")
    expect(explanation.get_by_role("link", name="Rule EFFECT-32")).to_be_visible()


def at_waiting_helper(table: Table) -> bool:
    """Return whether a helper waits for the die of the turn, before the die is taken."""
    store = position(table.game)["boards"][table.to_move]["store"] if table.to_move is not None else []
    return at_die_choice(table) and "+2ap" in store


@pytest.mark.rule("EFFECT-9")
def test_a_helper_explains_why_it_cannot_be_used_now(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    sit(page, continue_online(served, play_until(2, at_waiting_helper, seed=22), "person", "person"), 0, 1)
    board = page.get_by_role("group", name="’s board").first
    explanation = explanation_of(page, board.get_by_role("img", name="Helper: 2 more AP"))
    expect(explanation).to_contain_text("They are added to your die’s action this turn")
    expect(explanation).to_contain_text("Take a die first")


def at_waiting_tiles(table: Table) -> bool:
    """Return whether a contract for iron and a crest wait. The crest costs more below the free buildings."""
    if table.to_move is None:
        return False
    board = position(table.game)["boards"][table.to_move]
    return at_die_choice(table) and {"5iron", "cup"} <= set(board["store"])


@pytest.mark.rule("TASK-5", "TASK-7")
def test_a_contract_and_a_crest_explain_what_they_lack(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    sit(page, continue_online(served, play_until(2, at_waiting_tiles, seed=8), "person", "person"), 0, 1)
    board = page.get_by_role("group", name="’s board").first
    explanation = explanation_of(page, board.get_by_role("img", name="Contract: 5 iron"))
    expect(explanation).to_contain_text("You still need 4 iron to fulfil this contract.")
    explanation = explanation_of(page, board.get_by_role("img", name="Crest: cup"))
    expect(explanation).to_contain_text("but you have 3")


@pytest.mark.rule("SOLO-1", "BCONTR-5")
def test_the_cardinalbots_board_is_complete_and_explains_its_rules(
    new_page: NewPage, served: Serving
) -> None:
    page = new_page()
    sit(page, solo_table(served), 0)
    page.get_by_role("button", name="Cardinalbot’s full board").click()
    board = page.get_by_role("dialog").get_by_role("group", name="The Cardinalbot’s board")
    for name in (
        "Free contract space",
        "Food in reserve: 3 of 3",
        "Houses in supply: 5; pillars in supply: 4",
    ):
        expect(board.get_by_role("img", name=name)).to_be_visible()
    contents = {
        board.get_by_role("img", name="Contract: 3 iron"): ("5 more", ["BCONTR-5", "BTASK-5"]),
        board.get_by_role("img", name="1 gold"): ("never changes a die", ["BTASK-7", "BARCH-6"]),
        board.get_by_text("Dice", exact=True): ("never changes it", ["BOT-5"]),
        board.get_by_role("heading", name="Decrees"): ("move the pawn", ["BOT-2"]),
        board.get_by_role("heading", name="Challenges"): ("stronger", ["SOLO-7"]),
        board.get_by_role("heading", name="Storehouse"): ("no limit", ["SOLO-1"]),
        board.get_by_role("listitem").filter(has_text="Deep Coffers"): (
            "most required resource",
            ["CHALL-7"],
        ),
        board.get_by_role("listitem").filter(has_text="Proud Pillars"): ("1. Architect", ["BOT-3"]),
    }
    for thing, (words, rules) in contents.items():
        explanation = explanation_of(page, thing)
        expect(explanation).to_contain_text(words)
        links = explanation.get_by_role("link").all()
        assert [link.inner_text() for link in links] == [f"Rule {rule}" for rule in rules]


def test_discarding_all_characters_is_confirmed(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    table = continue_online(served, play_until(2, at_character_choice, seed=5), "person", "person")
    sit(page, table, 0, 1)
    version = table.game()["version"]
    page.locator("[data-anchor='discard']").click()
    question = page.get_by_role("dialog", name="Discard the character offer")
    expect(question).to_contain_text("cannot be undone")
    question.get_by_role("button", name="Cancel").click()
    assert table.game()["version"] == version


def test_players_tabs_and_piles_have_explanations(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    sit(page, crowded_table(served), 0, 1, 2, 3)
    header, piles = page.get_by_role("banner"), page.get_by_role("region", name="Piles")
    for thing in (
        header.get_by_role("button", name="Wanda"),
        header.get_by_role("button", name="Score"),
        page.get_by_role("tab", name="Log"),
        piles.locator("summary").filter(has_text="Contract tiles"),
        *page.get_by_role("article").get_by_role("img", name=re.compile("^Crest|die of")).all()[:3],
    ):
        assert_links_to_rule(page, thing)


def test_a_cathedral_without_tiles_promises_none(new_page: NewPage, served: Serving) -> None:
    left = play_until(4, mid_game, seed=5).game
    taken = left.rules.box.cathedrals[1]
    assert taken.town == "Koeln"
    assert left.tiles_taken[1] == len(taken.tiles)
    page = new_page()
    sit(page, crowded_table(served), 0, 1, 2, 3)
    cathedral = page.get_by_role("img", name="Cathedral of Köln").locator("use").first
    place = box_of(cathedral)
    page.mouse.move(place.x + 5, place.y + 5)
    page.mouse.move(place.x + 6, place.y + 6)
    explanation = page.get_by_role("tooltip")
    expect(explanation).to_contain_text("nobody can contribute")
    expect(explanation).not_to_contain_text("top tile")


def test_what_moves_below_a_resting_pointer_is_not_explained(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    sit(page, crowded_table(served), 0, 1, 2, 3)
    sheet = page.get_by_role("region", name="Map", exact=True)
    place = box_of(sheet.get_by_role("button", name=", take the").first)
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    middle = place.x + place.width / 2, place.y + place.height / 2
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.up()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).not_to_be_attached()
    assert_no_explanation(page)
    page.mouse.move(middle[0] + 1, middle[1])
    expect(page.get_by_role("tooltip")).to_be_visible()
    expect(page.get_by_text("This would bring")).to_be_visible()


def test_a_move_that_appears_below_the_pointer_is_not_previewed(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    sit(page, continue_online(served, play_until(2, at_die_choice, seed=2), "person", "person"), 0, 1)
    bar = page.get_by_role("region", name=BAR)
    bar.get_by_role("group", name="Die").get_by_role("button").first.click()
    expect(bar.get_by_role("group", name="Choose")).to_be_visible()
    page.keyboard.press("Escape")
    expect(bar.get_by_role("group", name="Die")).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    assert_no_explanation(page)


def test_no_move_of_a_new_group_is_previewed_unasked(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    sit(page, crowded_table(served), 0, 1, 2, 3)
    bar = page.get_by_role("region", name=BAR)
    bar.get_by_role("button", name="Move the merchant", exact=True).press("Enter")
    first = page.get_by_role("group", name="Choose").get_by_role("button").first
    expect(first).to_be_focused()
    expect(page.get_by_role("tooltip")).to_be_visible()
    preview = page.get_by_text("This would bring")
    expect(preview).to_have_count(0)
    page.keyboard.press("Tab")
    expect(preview).to_be_visible()
    page.keyboard.press("Shift+Tab")
    expect(first).to_be_focused()
    expect(preview).to_be_visible()


def test_pressing_a_die_twice_takes_it_unchanged(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    sit(page, continue_online(served, play_until(2, at_die_choice, seed=2), "person", "person"), 0, 1)
    wheel = page.get_by_role("region", name="Action wheel")
    die = wheel.get_by_role("button", name="Take a").first
    die.click()
    bar = page.get_by_role("region", name=BAR)
    expect(bar.get_by_role("group", name="Choose")).to_be_visible()
    die.click()
    expect(bar.get_by_role("group", name="Choose")).not_to_be_attached()
    expect(bar.get_by_role("button", name="Undo")).not_to_have_attribute("aria-disabled", "true")


def test_the_map_is_reset_in_a_larger_window(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    page.set_viewport_size({"width": 768, "height": 1024})
    sit(page, crowded_table(served), 0, 1, 2, 3)
    sheet, corner = page.get_by_role("region", name="Map", exact=True), page.locator(".compass")
    expect(corner).not_to_be_in_viewport(ratio=0.9)
    page.set_viewport_size({"width": 1600, "height": 1000})
    expect(corner).to_be_in_viewport(ratio=0.9)
    sheet.get_by_role("button", name="Zoom in").click()
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(corner).not_to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("by_hand", [False, True])
def test_the_map_is_enlarged_again_in_a_narrower_window(
    new_page: NewPage, served: Serving, by_hand: bool
) -> None:
    """A size chosen by the player stays."""
    page = new_page()
    sit(page, crowded_table(served), 0, 1, 2, 3)
    sheet = page.get_by_role("region", name="Map", exact=True)
    town = sheet.get_by_role("group", name="Strasbourg", exact=True)

    def resize_window(width: int, height: int) -> float:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(SETTLED)
        return box_of(town).width

    page.set_viewport_size(UPRIGHT)
    page.reload()
    expect(town).to_be_visible()
    initial_width = resize_window(**UPRIGHT)
    assert resize_window(1024, 768) < initial_width
    if by_hand:
        for _ in range(3):
            sheet.get_by_role("button", name="Zoom in").click()
        enlarged = box_of(town).width
        assert enlarged > 1.2 * initial_width
        assert resize_window(**UPRIGHT) == pytest.approx(enlarged, rel=0.01)
    else:
        assert resize_window(**UPRIGHT) == pytest.approx(initial_width, rel=0.01)


def test_pieces_on_the_map_have_explanations(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    sit(page, continue_online(served, play_until(2, at_die_choice, seed=2), "person", "person"), 0, 1)
    sheet = page.get_by_role("region", name="Map", exact=True)
    pieces = sheet.get_by_role("img", name=PIECE)
    expect(pieces).to_have_count(4)
    for piece in pieces.all():
        assert_links_to_rule(page, piece)
        expect(page.get_by_role("tooltip")).to_contain_text(piece.get_attribute("aria-label") or "-")

    piece = pieces.first
    page.keyboard.press("Tab")  # From here on the keyboard is used.
    piece.focus()
    expect(page.get_by_role("tooltip")).to_contain_text("takes bonus tiles on the map")
    page.keyboard.press("ArrowUp")
    expect(piece).not_to_be_focused()
    expect(sheet.locator("svg :focus")).to_have_attribute("data-explained", "")

    sheet.get_by_role("button", name="Zoom in").click(click_count=2)
    place = box_of(piece)
    x, y = place.x + place.width / 2, place.y + place.height / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y + 20, steps=4)
    page.mouse.up()
    assert box_of(piece)[:2] == pytest.approx((place.x + 30, place.y + 20), abs=1), "it must move the map"


def test_the_place_below_a_piece_can_be_chosen(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    sit(page, crowded_table(served), 0, 1, 2, 3)
    sheet = page.get_by_role("region", name="Map", exact=True)
    areas = [box_of(target) for target in sheet.locator("svg").get_by_role("button").all()]
    on_targets = 0
    for piece in sheet.get_by_role("img", name=PIECE).all():
        place = box_of(piece)
        x, y = place.x + place.width / 2, place.y + place.height / 2
        if any(area.overlaps(Box(x, y, 0, 0)) for area in areas):
            on_targets += 1
            assert page.evaluate(IS_TARGET, [x, y]), piece.get_attribute("aria-label")
            page.mouse.move(x, y)
            page.mouse.move(x + 1, y)
            expect(page.get_by_role("tooltip")).to_contain_text(piece.get_attribute("aria-label") or "-")
    assert on_targets


def test_a_fair_has_the_same_explanation_on_the_map_and_in_the_list(
    new_page: NewPage, served: Serving
) -> None:
    page = new_page()
    sit(page, crowded_table(served), 0)
    explanation = page.get_by_role("tooltip")
    flags = page.get_by_role("region", name="Map", exact=True).locator(".fair")
    fairs = page.get_by_role("region", name="Fairs", exact=True).get_by_role("listitem")
    texts: list[set[str]] = []
    for things in (flags, fairs):
        expect(things).to_have_count(4)
        texts.append(set())
        for thing in things.all():
            assert_links_to_rule(page, thing)
            texts[-1].add(explanation.inner_text())
    assert texts[0] == texts[1]
    assert all("VP for this round" in words for words in texts[0])


def test_the_log_line_of_a_tile_from_the_wheel_points_at_its_place(
    new_page: NewPage, served: Serving
) -> None:
    page = new_page()
    sit(page, continue_online(served, play_until(2, at_die_choice, seed=2), "person", "person"), 0)
    page.get_by_role("banner").get_by_role("button", name="Log").click()
    log = page.get_by_role("tabpanel", name="Log")
    log.get_by_role("searchbox").fill("takes action from the")
    line = log.get_by_role("button", name=" action.").first
    action = line.inner_text().rsplit("from the ", 1)[1].split(" action")[0]
    line.click()
    highlighted = page.locator(".lit-place")
    expect(highlighted).to_have_count(1)
    section = page.get_by_role("region", name="Action wheel").get_by_role("group", name=action)
    spot, place = box_of(highlighted), box_of(section)
    assert place.x <= spot.x + spot.width / 2 <= place.x + place.width
    assert place.y <= spot.y + spot.height / 2 <= place.y + place.height


@pytest.mark.parametrize("region", ["Offers", "Fairs", "King track"])
def test_a_mouse_can_reach_the_rule_of_an_explanation(
    new_page: NewPage, served: Serving, region: str
) -> None:
    """The explanation waits for the pointer, however far away it is."""
    page = new_page()
    page.set_viewport_size({"width": 1366, "height": 768})
    sit(page, crowded_table(served), 0)
    page.get_by_role("region", name=region, exact=True).locator("[data-explained]").nth(1).hover()
    link = page.get_by_role("tooltip").get_by_role("link").first
    expect(link).to_be_visible()
    place = box_of(link)
    page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, steps=25)
    page.wait_for_timeout(1000)
    expect(link).to_be_visible()
