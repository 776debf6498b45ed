"""Several people at one table, each at a browser of their own: what one does, the others see."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from support.client.browser import NewPage
from support.client.robot import BAR
from support.client.tables import NAMES, before_a_die, goes_on, played, sit
from support.online import NO_LIMITS, Serving, Table

pytestmark = [pytest.mark.slow, pytest.mark.browser]


def bar(page: Page) -> Locator:
    return page.get_by_role("region", name=BAR)


def moves(page: Page) -> Locator:
    return bar(page).get_by_role("group")


def told(page: Page, text: str) -> Locator:
    return page.get_by_role("status").filter(has_text=text)


def heard(page: Page) -> Locator:
    """What is read out to those who listen."""
    return page.locator(".visually-hidden[aria-live=polite]").first


def choose(page: Page, what: str, player: str | None = None) -> None:
    """In the table menu, and be sure of it if asked."""
    page.get_by_role("button", name="Table menu").click()
    menu = page.get_by_role("dialog")
    menu.get_by_role("button", name=what).click()
    if player is not None:
        menu.get_by_role("combobox", name="Played by").select_option(player)
    if player is not None or what.startswith("Ask"):
        menu.get_by_role("button", name=re.compile("^(Hand over|Ask the others)$")).click()
    expect(menu).not_to_be_attached()


def asked_before(page: Page, what: str) -> str:
    """What the table menu asks; it is not done."""
    page.get_by_role("button", name="Table menu").click()
    menu = page.get_by_role("dialog")
    menu.get_by_role("button", name=what).click()
    asked = menu.get_by_role("paragraph").first.inner_text()
    page.keyboard.press("Escape")
    expect(menu).not_to_be_attached()
    return asked


def together(new_page: NewPage, table: Table, people: int) -> list[Page]:
    """Whoever has to move first."""
    first = table.game()["to_move"]
    pages = [new_page() for _ in range(people)]
    for number, page in enumerate(pages):
        sit(page, table, (first + number) % people)
    return pages


def duel(served: Serving) -> Table:
    return goes_on(served, played(2, before_a_die, seed=2), "person", "person")


def test_a_clock_that_is_stopped_and_one_that_runs_out(new_page: NewPage, served: Serving) -> None:
    clock = {"seconds": 10, "bot": "random"}
    table = served.open("person", "person", clock=clock)
    slow, other = together(new_page, table, 2)
    choose(other, "Stop the clock")
    for page in (slow, other):
        expect(page.get_by_role("timer", name="The clock is stopped at")).to_be_visible()
    choose(slow, "Let the clock run")
    expect(slow.get_by_role("timer", name="left for this turn")).to_be_visible()
    expect(told(slow, "A bot plays for you: Random")).to_be_visible()
    expect(moves(slow)).to_have_count(0)
    expect(moves(other).first).to_be_visible()
    expect(other.get_by_role("article")).to_contain_text("played by a bot")
    # Whoever takes the seat back may be somebody else.
    bar(slow).get_by_role("textbox", name="What shall the others call you?").fill("Hana")
    bar(slow).get_by_role("button", name="Take your seat back").click()
    expect(other.get_by_role("article", name="Hana")).not_to_contain_text("played by a bot")
    choose(other, "Stop the clock")


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Serving]:
    """A server on which somebody who does not decide is absent soon."""
    server = Serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, NO_LIMITS + "absent = 1.0\n")
    yield server
    server.end()


def go_away(page: Page) -> None:
    """Long enough to be absent."""
    page.goto("about:blank")
    page.wait_for_timeout(2000)


def test_an_absent_player_is_replaced_if_the_others_agree(impatient: Serving, new_page: NewPage) -> None:
    table = goes_on(impatient, played(3, before_a_die, seed=2), "person", "person", "person")
    absent, asking, asked = together(new_page, table, 3)
    name = table.state()["table"]["seats"][table.game()["to_move"]]["name"]
    link = absent.url
    go_away(absent)
    choose(asking, f"Replace {name}", "person")
    expect(told(asking, "Waiting for")).to_be_visible()
    absent.goto(link)
    expect(told(absent, "asks to give the seat")).to_be_visible()
    expect(absent.get_by_role("button", name="Agree")).not_to_be_attached()
    go_away(absent)
    asked.get_by_role("button", name="Refuse").click()
    expect(told(asking, "Your proposal was refused")).to_be_visible()

    choose(asking, f"Replace {name}", "person")
    expect(told(asking, "Your proposal was refused")).not_to_be_attached()
    asked.get_by_role("button", name="Agree").click()
    new_link = asked.get_by_role("textbox", name="Link")
    heir = new_page()
    heir.goto(new_link.input_value())
    expect(moves(heir).first).to_be_visible()
    heir.get_by_role("textbox", name="What shall the others call you?").fill("Hana")
    heir.get_by_role("button", name="Sit down").click()
    expect(heir.get_by_role("button", name="Sit down")).not_to_be_attached()
    expect(asking.get_by_role("article", name="Hana")).to_be_visible()
    absent.goto(link)
    expect(absent.get_by_role("alert")).to_be_visible()
    expect(moves(absent)).to_have_count(0)

    go_away(heir)
    choose(asked, "Replace Hana", "merchant")
    asking.get_by_role("button", name="Agree").click()
    expect(asking.get_by_role("article", name="Hana")).to_contain_text("played by a bot")
    expect(asking.get_by_role("textbox", name="Link")).not_to_be_attached()


def test_a_bot_plays_for_a_while_and_a_deeper_undo_is_asked_for(new_page: NewPage, served: Serving) -> None:
    turn, other = together(new_page, duel(served), 2)
    assert "until you take the seat back" in asked_before(other, "Let a bot play")
    choose(other, "Let a bot play", "random")
    expect(told(other, "A bot plays for you: Random")).to_be_visible()
    expect(turn.get_by_role("article")).to_contain_text("played by a bot")
    choose(other, "Take your seat back")
    expect(told(other, "A bot plays")).not_to_be_attached()
    expect(turn.get_by_role("article")).not_to_contain_text("played by a bot")

    question = bar(turn).get_by_role("paragraph").first
    before = question.inner_text()
    choose(turn, "Ask the others for an undo")
    expect(other.get_by_role("button", name="Agree")).to_be_visible()
    # In a part that was there before it: else not every reader tells it.
    expect(
        other.locator("[aria-live=polite] > [role=status]").filter(has_text="asks to take")
    ).to_be_visible()
    turn.get_by_role("button", name="Withdraw").click()
    expect(other.get_by_role("button", name="Agree")).not_to_be_attached()
    expect(told(turn, "asks to take")).not_to_be_attached()
    expect(told(turn, "Your proposal was refused")).not_to_be_attached()
    choose(turn, "Ask the others for an undo")
    other.get_by_role("button", name="Refuse").click()
    expect(told(turn, "Your proposal was refused")).to_be_visible()
    expect(question).to_have_text(before)
    choose(turn, "Ask the others for an undo")
    other.get_by_role("button", name="Agree").click()
    expect(told(turn, "Waiting for")).not_to_be_attached()
    for page in (turn, other):
        expect(bar(page).get_by_role("paragraph").first).not_to_have_text(before)
        expect(heard(page)).to_contain_text("Decisions were taken back.")
    expect(told(turn, "Your proposal was refused")).not_to_be_attached()


def test_who_leaves_a_table_to_bots_is_warned(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    sit(page, goes_on(served, played(2, before_a_die, seed=2), "person", "random"), 0)
    assert "within seconds" in asked_before(page, "Let a bot play")


def test_what_may_be_stored_is_sent_again_with_the_same_key(new_page: NewPage, served: Serving) -> None:
    """The server does what is asked, but its answer is that it does not know; then the answer gets lost."""
    table = duel(served)
    turn, other = new_page(forgive=("503", "ERR_FAILED")), new_page()
    for number, page in enumerate((turn, other)):
        sit(page, table, (table.game()["to_move"] + number) % 2)
    sent: list[str] = []

    def answer(route: Route) -> None:
        sent.append((route.request.post_data_json or {})["key"])
        answered = route.fetch()
        if len(sent) % 3 == 1:
            unsure = {"error": "store", "key": "server-unsure", "args": {}, "message": "Not known."}
            route.fulfill(status=503, json=unsure)
        elif len(sent) % 3 == 2:
            route.abort()
        else:
            route.fulfill(response=answered)

    turn.route("**/api/tables/*/moves", answer)
    turn.route("**/api/tables/*/chat", answer)
    before = table.game()["made"]
    moves(turn).get_by_role("button").first.click()
    bar(turn).get_by_role("group", name="Choose").get_by_role("button").first.click()
    expect(told(turn, "Sending")).to_be_visible()
    expect(told(turn, "Sending")).not_to_be_attached(timeout=20_000)
    expect(turn.get_by_role("alert")).not_to_be_attached()
    assert table.game()["made"] > before
    turn.get_by_role("banner").get_by_role("button", name="Chat").click()
    turn.get_by_role("textbox", name="Say something").fill("Once")
    turn.keyboard.press("Enter")
    expect(turn.get_by_role("textbox", name="Say something")).to_have_value("", timeout=20_000)
    assert [line["text"] for line in table.state()["chat"]] == ["Once"]
    assert [sent.count(key) for key in dict.fromkeys(sent)] == [3, 3]


def test_a_spectator_the_end_and_the_next_game(new_page: NewPage, served: Serving) -> None:
    """Who watches decides nothing; who gives up sees the end; all move over to the rematch."""
    table = duel(served)
    turn, other = together(new_page, table, 2)
    watcher = new_page()
    watcher.goto(f"{served.address}/#{table.id}/{table.watch}")
    expect(told(watcher, "You are watching")).to_be_visible()
    expect(watcher.get_by_role("article")).to_have_count(2)
    turn.get_by_role("banner").get_by_role("button", name="Chat").click()
    turn.get_by_role("textbox", name="Say something").fill("Good luck!")
    turn.keyboard.press("Enter")
    expect(other.get_by_role("banner").get_by_role("button", name="Chat")).to_contain_text("1")
    # Whoever said it has read it, also after a reload.
    turn.reload()
    expect(bar(turn)).to_be_visible()
    expect(turn.get_by_role("banner").get_by_role("button", name="Chat")).to_have_text("Chat")
    watcher.get_by_role("banner").get_by_role("button", name="Chat").click()
    expect(watcher.get_by_role("log", name="Chat")).to_contain_text("Good luck!")
    expect(watcher.get_by_role("textbox")).to_have_count(0)
    expect(bar(watcher)).to_have_count(0)
    for part in ("Wheel & tracks", "Board of"):
        expect(watcher.get_by_role("region", name=part).get_by_role("button", name="Take")).to_have_count(0)
    watcher.get_by_role("button", name="Table menu").click()
    menu = watcher.get_by_role("dialog")
    expect(menu.get_by_role("button", name="Export the game")).to_be_visible()
    for what in ("Give the game up", "Let a bot play", "Replace"):
        expect(menu.get_by_role("button", name=what)).to_have_count(0)
    menu.get_by_role("button", name="Close").click()

    give_up(other)
    gave_up = re.compile(r"^(\w+) gave the game up: (?!\1)\w+ wins$")
    for page in (turn, other, watcher):
        expect(page.get_by_role("dialog", name=gave_up)).to_be_visible()
        expect(page.get_by_role("dialog").get_by_role("listitem").filter(has_text="gave up")).to_have_count(1)
        expect(page.get_by_role("dialog")).to_contain_text("tiletum play --load GAME.json --seed ")
    turn.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(turn.get_by_text(gave_up)).to_be_visible()
    other.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    watcher.get_by_role("dialog").get_by_role("button", name="To the rematch").click()
    turn.get_by_role("button", name="To the rematch").click()
    for page in (turn, other, watcher):
        page.wait_for_url(lambda url: table.id not in url)
        expect(page.get_by_role("banner")).to_contain_text("Round 1")
    assert turn.url == other.url == watcher.url
    assert sorted(moves(page).count() > 0 for page in (turn, other)) == [False, True]


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Table menu").click()
    menu = page.get_by_role("dialog")
    menu.get_by_role("button", name="Give the game up").click()
    expect(page.get_by_role("dialog", name="Give the game up?")).to_be_visible()
    menu.get_by_role("button", name="Give up", exact=True).click()


def test_who_plays_on_is_told_who_gave_up(new_page: NewPage, served: Serving) -> None:
    table = goes_on(served, played(3, before_a_die, seed=2), *["person"] * 3)
    first = table.game()["to_move"]
    stays, name = new_page(), NAMES[(first + 1) % 3]
    sit(stays, table, first)
    table.call((first + 1) % 3, "resign", {"bot": "random"})
    banner = told(stays, f"{name} gave the game up; a bot plays on.")
    expect(banner).to_be_visible()
    stays.get_by_role("button", name="Log", exact=True).click()
    log = stays.get_by_role("group", name="Log")
    expect(log.get_by_role("listitem").last).to_have_text(f"{name} gave the game up.")
    # Until it was read, it is told; then not again.
    stays.reload()
    banner.get_by_role("button", name="All right").click()
    expect(banner).not_to_be_attached()
    stays.reload()
    expect(bar(stays)).to_be_visible()
    expect(banner).not_to_be_attached()

    table.call((first + 2) % 3, "resign", {})
    won = f"Everybody else gave the game up: {NAMES[first]} wins"
    expect(stays.get_by_role("dialog", name=won)).to_be_visible()
    stays.get_by_role("dialog").get_by_role("link", name="Replay").click()
    stays.get_by_role("button", name="To the end").click()
    expect(stays.get_by_role("contentinfo")).to_contain_text("gave the game up.")


def test_a_public_table_and_its_lobby(new_page: NewPage, served: Serving) -> None:
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
    host.get_by_role("button", name="Free the seat of Leon").click()
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


def test_what_others_do_and_say_is_read_out(new_page: NewPage, served: Serving) -> None:
    """Nothing takes the place of what may not have been read out yet; what one says oneself is known."""
    table = duel(served)
    turn, other = together(new_page, table, 2)
    seat = table.game()["to_move"]
    assert table.call(seat, "chat", {"text": "Good luck"}).status_code == 200
    expect(heard(other)).to_contain_text("says: Good luck")
    die = next(move["text"] for move in table.game()["moves"] if move["text"].startswith("die"))
    assert table.post(seat, table.game()["version"], die).status_code == 200
    expect(heard(other)).to_contain_text(re.compile("says: Good luck.* takes a", re.DOTALL))
    expect(heard(turn)).to_contain_text("takes a")
    expect(heard(turn)).not_to_contain_text("Good luck")
    other.get_by_role("banner").get_by_role("button", name="Chat").click()
    assert table.call(seat, "chat", {"text": "Here"}).status_code == 200
    expect(other.get_by_role("log", name="Chat")).to_contain_text("Here")
    other.wait_for_timeout(700)
    expect(heard(other)).not_to_contain_text("Here")
