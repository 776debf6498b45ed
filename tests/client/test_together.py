"""Several people at one table, each with their own browser, see what the others do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from support.client.browser import NewPage
from support.client.robot import BAR
from support.client.tables import NAMES, at_die_choice, continue_online, play_until, sit
from support.online import NO_LIMITS, Serving, Table

pytestmark = [pytest.mark.slow, pytest.mark.browser]


def bar(page: Page) -> Locator:
    return page.get_by_role("region", name=BAR)


def moves(page: Page) -> Locator:
    return bar(page).get_by_role("group")


def log_line(page: Page, text: str) -> Locator:
    return page.get_by_role("status").filter(has_text=text)


def announcement(page: Page) -> Locator:
    """Return the live region, whose texts are read aloud."""
    return page.locator(".visually-hidden[aria-live=polite]").first


def choose(page: Page, what: str, player: str | None = None) -> None:
    """Choose an entry of the table menu, and confirm it if necessary."""
    page.get_by_role("button", name="Table menu").click()
    menu = page.get_by_role("dialog")
    menu.get_by_role("button", name=what).click()
    if player is not None:
        menu.get_by_role("combobox", name="Played by").select_option(player)
    if player is not None or what.startswith("Ask"):
        menu.get_by_role("button", name=re.compile("^(Hand over|Ask the others)$")).click()
    expect(menu).not_to_be_attached()


def cancel_after_question(page: Page, what: str) -> str:
    """Choose an entry of the table menu, check its question, and cancel."""
    page.get_by_role("button", name="Table menu").click()
    menu = page.get_by_role("dialog")
    menu.get_by_role("button", name=what).click()
    question_text = menu.get_by_role("paragraph").first.inner_text()
    page.keyboard.press("Escape")
    expect(menu).not_to_be_attached()
    return question_text


def open_pages(new_page: NewPage, table: Table, people: int) -> list[Page]:
    """Open pages for all people at a table. Return them, the active player's first."""
    first = table.game()["to_move"]
    pages = [new_page() for _ in range(people)]
    for number, page in enumerate(pages):
        sit(page, table, (first + number) % people)
    return pages


def duel(served: Serving) -> Table:
    return continue_online(served, play_until(2, at_die_choice, seed=2), "person", "person")


def test_a_clock_can_be_paused_and_can_run_out(new_page: NewPage, served: Serving) -> None:
    clock = {"seconds": 10, "bot": "random"}
    table = served.open("person", "person", clock=clock)
    slow, other = open_pages(new_page, table, 2)
    choose(other, "Stop the clock")
    for page in (slow, other):
        expect(page.get_by_role("timer", name="The clock is stopped at")).to_be_visible()
    choose(slow, "Restart the clock")
    expect(slow.get_by_role("timer", name="left for this turn")).to_be_visible()
    expect(log_line(slow, "A bot plays for you: Random")).to_be_visible()
    expect(moves(slow)).to_have_count(0)
    expect(moves(other).first).to_be_visible()
    expect(other.get_by_role("article")).to_contain_text("played by a bot")
    # The player who returns may be another person.
    bar(slow).get_by_role("textbox", name="What should the others call you?").fill("Hana")
    bar(slow).get_by_role("button", name="Take your seat back").click()
    expect(other.get_by_role("article", name="Hana")).not_to_contain_text("played by a bot")
    choose(other, "Stop the clock")


@pytest.fixture
def impatient_server(tmp_path: Path) -> Iterator[Serving]:
    """Start a server on which players count as absent after a short time."""
    server = Serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, NO_LIMITS + "absent = 1.0\n")
    yield server
    server.end()


def wait_until_absent(page: Page) -> None:
    """Wait long enough to count as absent."""
    page.goto("about:blank")
    page.wait_for_timeout(2000)


def test_an_absent_player_is_replaced_if_the_others_agree(
    impatient_server: Serving, new_page: NewPage
) -> None:
    table = continue_online(
        impatient_server, play_until(3, at_die_choice, seed=2), "person", "person", "person"
    )
    absent, proposer, voter = open_pages(new_page, table, 3)
    name = table.state()["table"]["seats"][table.game()["to_move"]]["name"]
    link = absent.url
    wait_until_absent(absent)
    choose(proposer, f"Replace {name}", "person")
    expect(log_line(proposer, "Waiting for")).to_be_visible()
    absent.goto(link)
    expect(log_line(absent, "proposes to give")).to_be_visible()
    expect(absent.get_by_role("button", name="Agree")).not_to_be_attached()
    wait_until_absent(absent)
    voter.get_by_role("button", name="Decline").click()
    expect(log_line(proposer, "Your proposal was declined")).to_be_visible()

    choose(proposer, f"Replace {name}", "person")
    expect(log_line(proposer, "Your proposal was declined")).not_to_be_attached()
    voter.get_by_role("button", name="Agree").click()
    new_link = voter.get_by_role("textbox", name="Link")
    heir = new_page()
    heir.goto(new_link.input_value())
    expect(moves(heir).first).to_be_visible()
    heir.get_by_role("textbox", name="What should the others call you?").fill("Hana")
    heir.get_by_role("button", name="Sit down").click()
    expect(heir.get_by_role("button", name="Sit down")).not_to_be_attached()
    expect(proposer.get_by_role("article", name="Hana")).to_be_visible()
    absent.goto(link)
    expect(absent.get_by_role("alert")).to_be_visible()
    expect(moves(absent)).to_have_count(0)

    wait_until_absent(heir)
    choose(voter, "Replace Hana", "merchant")
    proposer.get_by_role("button", name="Agree").click()
    expect(proposer.get_by_role("article", name="Hana")).to_contain_text("played by a bot")
    expect(proposer.get_by_role("textbox", name="Link")).not_to_be_attached()


def test_a_bot_takes_over_and_a_deeper_undo_needs_agreement(new_page: NewPage, served: Serving) -> None:
    turn, other = open_pages(new_page, duel(served), 2)
    assert "until you take the seat back" in cancel_after_question(other, "Let a bot play")
    choose(other, "Let a bot play", "random")
    expect(log_line(other, "A bot plays for you: Random")).to_be_visible()
    expect(turn.get_by_role("article")).to_contain_text("played by a bot")
    choose(other, "Take your seat back")
    expect(log_line(other, "A bot plays")).not_to_be_attached()
    expect(turn.get_by_role("article")).not_to_contain_text("played by a bot")

    question = bar(turn).get_by_role("paragraph").first
    before = question.inner_text()
    choose(turn, "Ask the others for an undo")
    expect(other.get_by_role("button", name="Agree")).to_be_visible()
    # This is in an existing live region, because not every screen reader reads a new one.
    expect(
        other.locator("[aria-live=polite] > [role=status]").filter(has_text="proposes to undo")
    ).to_be_visible()
    turn.get_by_role("button", name="Withdraw").click()
    expect(other.get_by_role("button", name="Agree")).not_to_be_attached()
    expect(log_line(turn, "proposes to undo")).not_to_be_attached()
    expect(log_line(turn, "Your proposal was declined")).not_to_be_attached()
    choose(turn, "Ask the others for an undo")
    other.get_by_role("button", name="Decline").click()
    expect(log_line(turn, "Your proposal was declined")).to_be_visible()
    expect(question).to_have_text(before)
    choose(turn, "Ask the others for an undo")
    other.get_by_role("button", name="Agree").click()
    expect(log_line(turn, "Waiting for")).not_to_be_attached()
    for page in (turn, other):
        expect(bar(page).get_by_role("paragraph").first).not_to_have_text(before)
        expect(announcement(page)).to_contain_text("Decisions were undone.")
    expect(log_line(turn, "Your proposal was declined")).not_to_be_attached()


def test_a_player_who_leaves_a_table_to_bots_is_warned(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    sit(page, continue_online(served, play_until(2, at_die_choice, seed=2), "person", "random"), 0)
    assert "within seconds" in cancel_after_question(page, "Let a bot play")


def test_a_request_with_an_unknown_result_is_repeated_with_the_same_key(
    new_page: NewPage, served: Serving
) -> None:
    """The server carries out the request but replies that it does not know. Then a reply gets lost."""
    table = duel(served)
    turn, other = new_page(forgive=("503", "ERR_FAILED")), new_page()
    for number, page in enumerate((turn, other)):
        sit(page, table, (table.game()["to_move"] + number) % 2)
    keys: list[str] = []

    def answer(route: Route) -> None:
        keys.append((route.request.post_data_json or {})["key"])
        response = route.fetch()
        if len(keys) % 3 == 1:
            unsure = {"error": "store", "key": "server-unsure", "args": {}, "message": "Not known."}
            route.fulfill(status=503, json=unsure)
        elif len(keys) % 3 == 2:
            route.abort()
        else:
            route.fulfill(response=response)

    turn.route("**/api/tables/*/moves", answer)
    turn.route("**/api/tables/*/chat", answer)
    before = table.game()["made"]
    moves(turn).get_by_role("button").first.click()
    bar(turn).get_by_role("group", name="Choose").get_by_role("button").first.click()
    expect(log_line(turn, "Sending")).to_be_visible()
    expect(log_line(turn, "Sending")).not_to_be_attached(timeout=20_000)
    expect(turn.get_by_role("alert")).not_to_be_attached()
    assert table.game()["made"] > before
    turn.get_by_role("banner").get_by_role("button", name="Chat").click()
    turn.get_by_role("textbox", name="Say something").fill("Once")
    turn.keyboard.press("Enter")
    expect(turn.get_by_role("textbox", name="Say something")).to_have_value("", timeout=20_000)
    assert [line["text"] for line in table.state()["chat"]] == ["Once"]
    assert [keys.count(key) for key in dict.fromkeys(keys)] == [3, 3]


def test_a_watcher_the_end_and_the_rematch(new_page: NewPage, served: Serving) -> None:
    """A watcher decides nothing, a player who resigned sees the end, and all move on to the rematch."""
    table = duel(served)
    turn, other = open_pages(new_page, table, 2)
    watcher = new_page()
    watcher.goto(f"{served.address}/#{table.id}/{table.watch}")
    expect(log_line(watcher, "You are watching")).to_be_visible()
    expect(watcher.get_by_role("article")).to_have_count(2)
    turn.get_by_role("banner").get_by_role("button", name="Chat").click()
    turn.get_by_role("textbox", name="Say something").fill("Good luck!")
    turn.keyboard.press("Enter")
    expect(other.get_by_role("banner").get_by_role("button", name="Chat")).to_contain_text("1")
    # The message stays dismissed, even after a reload.
    turn.reload()
    expect(bar(turn)).to_be_visible()
    expect(turn.get_by_role("banner").get_by_role("button", name="Chat")).to_have_text("Chat")
    watcher.get_by_role("banner").get_by_role("button", name="Chat").click()
    expect(watcher.get_by_role("log", name="Chat")).to_contain_text("Good luck!")
    expect(watcher.get_by_role("textbox")).to_have_count(0)
    expect(bar(watcher)).to_have_count(0)
    for part in ("Wheel & tracks", "’s board"):
        expect(watcher.get_by_role("region", name=part).get_by_role("button", name="Take")).to_have_count(0)
    watcher.get_by_role("button", name="Table menu").click()
    menu = watcher.get_by_role("dialog")
    expect(menu.get_by_role("button", name="Export the game")).to_be_visible()
    for what in ("Resign", "Let a bot play", "Replace"):
        expect(menu.get_by_role("button", name=what)).to_have_count(0)
    menu.get_by_role("button", name="Close").click()

    resign(other)
    gave_up = re.compile(r"^(\w+) resigned: (?!\1)\w+ wins$")
    for page in (turn, other, watcher):
        expect(page.get_by_role("dialog", name=gave_up)).to_be_visible()
        expect(page.get_by_role("dialog").get_by_role("listitem").filter(has_text="resigned")).to_have_count(
            1
        )
        expect(page.get_by_role("dialog")).to_contain_text("tiletum play --load GAME.json --seed ")
    turn.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(turn.get_by_text(gave_up)).to_be_visible()
    other.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    watcher.get_by_role("dialog").get_by_role("button", name="Go to the rematch").click()
    turn.get_by_role("button", name="Go to the rematch").click()
    for page in (turn, other, watcher):
        page.wait_for_url(lambda url: table.id not in url)
        expect(page.get_by_role("banner")).to_contain_text("Round 1")
    assert turn.url == other.url == watcher.url
    assert sorted(moves(page).count() > 0 for page in (turn, other)) == [False, True]


def resign(page: Page) -> None:
    page.get_by_role("button", name="Table menu").click()
    menu = page.get_by_role("dialog")
    menu.get_by_role("button", name="Resign").click()
    expect(page.get_by_role("dialog", name="Resign?")).to_be_visible()
    menu.get_by_role("button", name="Resign", exact=True).click()


def test_the_others_are_told_who_resigned(new_page: NewPage, served: Serving) -> None:
    table = continue_online(served, play_until(3, at_die_choice, seed=2), *["person"] * 3)
    first = table.game()["to_move"]
    stays, name = new_page(), NAMES[(first + 1) % 3]
    sit(stays, table, first)
    table.call((first + 1) % 3, "resign", {"bot": "random"})
    banner = log_line(stays, f"{name} resigned; a bot plays on.")
    expect(banner).to_be_visible()
    stays.get_by_role("button", name="Log", exact=True).click()
    log = stays.get_by_role("group", name="Log")
    expect(log.get_by_role("listitem").last).to_have_text(f"{name} resigned.")
    # It is shown until it is dismissed, and then not again.
    stays.reload()
    banner.get_by_role("button", name="OK", exact=True).click()
    expect(banner).not_to_be_attached()
    stays.reload()
    expect(bar(stays)).to_be_visible()
    expect(banner).not_to_be_attached()

    table.call((first + 2) % 3, "resign", {})
    won = f"Everybody else resigned: {NAMES[first]} wins"
    expect(stays.get_by_role("dialog", name=won)).to_be_visible()
    stays.get_by_role("dialog").get_by_role("link", name="Replay").click()
    stays.get_by_role("button", name="To the end").click()
    expect(stays.get_by_role("contentinfo")).to_contain_text("resigned.")


def test_a_public_table_has_a_lobby(new_page: NewPage, served: Serving) -> None:
    host, guest = new_page(), new_page()
    host.goto(f"{served.address}/#/new")
    host.get_by_role("combobox", name="Played by").nth(1).select_option("A friend, by link")
    host.get_by_role("button", name="Add a player").click()
    host.get_by_text("More options").click()
    host.get_by_role("checkbox", name="Public").check()
    host.get_by_role("button", name="Open the table and invite").click()
    expect(host.get_by_role("textbox", name="Link")).to_have_count(2)

    sit_down(guest, served, "Leon")
    expect(host.get_by_role("heading", name="Waiting for 1 player")).to_be_visible()
    guest.get_by_role("button", name="Give up my seat").click()
    expect(guest.get_by_role("heading", name="Public tables")).to_be_visible()
    expect(host.get_by_role("button", name="Make a link for this seat")).to_be_visible()

    sit_down(guest, served, "Leon")
    host.get_by_role("button", name="Free Leon’s seat").click()
    expect(guest.get_by_role("alert")).to_be_visible()
    expect(host.get_by_role("textbox", name="Link")).to_have_count(2)
    late = new_page()
    late.goto(host.get_by_role("textbox", name="Link").first.input_value())
    expect(late.get_by_role("button", name="Sit down")).to_be_visible()
    host.get_by_role("button", name="Close this table").click()
    expect(host.get_by_role("heading", name="Public tables")).to_be_visible()
    expect(late.get_by_role("alert")).to_contain_text("no such table")
    expect(late.get_by_role("button", name="Sit down")).not_to_be_attached()


def sit_down(page: Page, served: Serving, name: str) -> None:
    page.goto("about:blank")
    page.goto(served.address)
    page.get_by_role("link", name="Join").first.click()
    page.get_by_role("textbox").first.fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("You have a seat")).to_be_visible()


def test_events_and_chat_of_others_are_read_aloud(new_page: NewPage, served: Serving) -> None:
    """Nothing replaces a text that may not have been read yet, and the reader's own lines are left out."""
    table = duel(served)
    turn, other = open_pages(new_page, table, 2)
    seat = table.game()["to_move"]
    assert table.call(seat, "chat", {"text": "Good luck"}).status_code == 200
    expect(announcement(other)).to_contain_text("says: Good luck")
    die = next(move["text"] for move in table.game()["moves"] if move["text"].startswith("die"))
    assert table.post(seat, table.game()["version"], die).status_code == 200
    expect(announcement(other)).to_contain_text(re.compile("says: Good luck.* takes a", re.DOTALL))
    expect(announcement(turn)).to_contain_text("takes a")
    expect(announcement(turn)).not_to_contain_text("Good luck")
    other.get_by_role("banner").get_by_role("button", name="Chat").click()
    assert table.call(seat, "chat", {"text": "Here"}).status_code == 200
    expect(other.get_by_role("log", name="Chat")).to_contain_text("Here")
    other.wait_for_timeout(700)
    expect(announcement(other)).not_to_contain_text("Here")
