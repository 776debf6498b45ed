"""Links during a game: a seat moves to another device, and its opener replaces a lost link."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from support.client.browser import OTHER_HOST, NewPage
from support.client.robot import BAR
from support.online import Serving, Table

pytestmark = pytest.mark.browser


def store_opened_table(page: Page, table: Table) -> None:
    """Store the table as if this browser had opened it, for its first seat."""
    tables = {
        table.id: {
            "id": table.id,
            "seats": {"0": table.tokens[0]},
            "opener": table.opener,
            "watch": table.watch,
            "opened": 1,
        }
    }
    page.goto(table.serving.address)
    page.evaluate("kept => localStorage.setItem('tiletum.tables', kept)", json.dumps(tables))
    page.goto(f"{table.serving.address}/#{table.id}")
    page.reload()


def links(page: Page) -> Locator:
    page.get_by_role("button", name="Table menu").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Links").click()
    return page.get_by_role("dialog", name="Links")


def link_of(section: Locator) -> str:
    return section.get_by_role("textbox", name="Link").input_value()


def assert_game_visible(page: Page) -> None:
    expect(page.get_by_role("button", name="Table menu").first).to_be_visible()


def test_an_invalid_address_is_reported(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    page.goto(f"{served.address}/#/nowhere")
    expect(page.get_by_role("alert")).to_have_text("There is no such page.")
    page.get_by_role("main").get_by_role("link").click()
    expect(page.get_by_role("button", name="Pass and play")).to_be_visible()
    page.goto(f"{served.address}/#/rules/NOPE-1")
    expect(page.get_by_role("alert")).to_have_text("There is no rule NOPE-1.")
    page.goto(f"{served.address}/#/rules/FAIR-1")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_code_invites_a_friend_where_it_leads_somewhere(new_page: NewPage, served: Serving) -> None:
    """A loopback address is useless in a code for a camera, and the page says so."""
    for host, visible in (("127.0.0.1", 0), ("tiletum.localhost", 1)):
        page = new_page()
        page.goto(f"{served.address.replace('127.0.0.1', host)}/#/new")
        page.get_by_role("combobox", name="Played by").nth(1).select_option("A friend, by link")
        page.get_by_role("button", name="Open the table and invite").click()
        expect(page.get_by_role("textbox", name="Link")).to_be_visible()
        expect(page.get_by_role("img", name="QR code")).to_have_count(visible)
        expect(page.get_by_text("work only on this computer")).to_have_count(1 - visible)


def test_a_seat_moves_to_another_device_and_a_lost_link_is_replaced(
    new_page: NewPage, served: Serving
) -> None:
    table = served.open("person", "person", first=0)
    page = new_page()
    store_opened_table(page, table)
    dialog = links(page)

    mine = dialog.get_by_role("region", name="P0")
    phone = new_page(phone=True)
    phone.goto(link_of(mine))
    assert_game_visible(phone)
    assert table.tokens[0] in phone.evaluate("localStorage.getItem('tiletum.tables')")

    theirs = dialog.get_by_role("region", name="P1")
    expect(theirs.get_by_role("textbox")).to_have_count(0)
    expect(theirs.get_by_role("button", name="Propose a new link")).to_be_enabled()

    mine.get_by_role("button", name="Replace the link").click()
    expect(mine.get_by_role("textbox", name="Link")).not_to_have_value(
        f"{served.address}/#{table.id}/{table.tokens[0]}"
    )
    own = link_of(mine).rpartition("/")[2]
    assert table.call(0, "chat", {"text": "the old one"}).status_code == 401
    # This device switches to the new link by itself and follows. The other one must be given the link.
    game = table.state(token=own)["game"]
    decision = page.get_by_role("region", name=BAR).get_by_text("P0: take a die.")
    expect(decision).to_be_attached()
    moved = {"version": game["version"], "moves": [game["moves"][0]["text"]]}
    assert table.call(own, "moves", moved).status_code == 200
    expect(decision).to_have_count(0)
    expect(phone.get_by_text("P0: take a die.").first).to_be_attached()
    expect(phone.get_by_text("ask the player who opened the table for a new one").first).to_be_visible()


def test_a_new_link_is_on_record_however_much_is_said(new_page: NewPage, served: Serving) -> None:
    """In the log and in the chat; and what was not read counts as unread, though few lines are sent."""
    table = served.open("person", "person", "person", first=0)
    here = new_page()
    store_opened_table(here, table)
    chat = here.get_by_role("banner").get_by_role("button", name="Chat")
    chat.click()
    table.call(2, "proposals", {"kind": "link", "seat": 1})
    assert table.call(1, "answers", {"grant": True}).json()["link"]
    lines = here.get_by_role("log", name="Chat")
    record = "P1 was given a new link for P1’s seat."
    expect(lines).to_contain_text(record)
    here.get_by_role("banner").get_by_role("button", name="Log").click()
    for number in range(60):
        table.call(2, "chat", {"text": f"line {number}"})
    here.reload()
    expect(chat).to_contain_text("50")
    here.get_by_role("banner").get_by_role("button", name="Log").click()
    expect(here.get_by_role("group", name="Log")).to_contain_text(record)
    chat.click()
    expect(lines).to_contain_text("line 59")
    expect(lines).to_contain_text(record)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_past_version_in_a_replay_has_a_link(new_page: NewPage, served: Serving, phone: bool) -> None:
    table = served.open("person", "person", first=0)
    page = new_page(phone=phone)
    store_opened_table(page, table)
    assert_game_visible(page)
    page.goto(f"{served.address}/#{table.id}@0")
    page.get_by_role("button", name="Link to this moment").click()
    link = link_of(page.get_by_role("dialog"))
    assert f"#{table.id}@" in link
    assert link.endswith(table.watch)
    other_page = new_page()
    other_page.goto(link)
    expect(other_page.get_by_role("slider")).to_be_visible()


def test_a_guests_link_to_a_past_version_opens_on_another_device(new_page: NewPage, served: Serving) -> None:
    """A guest has no watch link yet and asks for one, which is the same each time."""
    table = served.open("person", "person", first=0)
    guest = new_page()
    guest.goto(f"{served.address}/#{table.id}/{table.tokens[1]}")
    assert_game_visible(guest)
    guest.goto(f"{served.address}/#{table.id}@0")
    found = []
    for _ in range(2):
        guest.get_by_role("button", name="Link to this moment").click()
        found.append(link_of(guest.get_by_role("dialog")))
        guest.get_by_role("dialog").get_by_role("button", name="Close").click()
    assert found[0] == found[1]
    assert table.tokens[1] not in found[0]
    other_page = new_page()
    other_page.goto(found[0])
    expect(other_page.get_by_role("slider")).to_be_visible()
    assert f"#{table.id}@" in other_page.url
    assert table.state(token=table.watch)["you"] is None  # the opener's link still works


def test_a_link_can_be_copied_without_a_clipboard_api(new_page: NewPage, served: Serving) -> None:
    """Browsers give none on plain HTTP in a home network."""
    page = new_page()
    page.goto(f"{served.address.replace('127.0.0.1', OTHER_HOST)}/#/new")
    page.get_by_role("combobox", name="Played by").nth(1).select_option("A friend, by link")
    page.get_by_role("button", name="Open the table and invite").click()
    assert page.evaluate("navigator.clipboard === undefined")
    link = page.get_by_role("textbox", name="Link").input_value()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.goto(f"{served.address.replace('127.0.0.1', OTHER_HOST)}/#/settings")
    name = page.get_by_role("textbox").first
    name.evaluate("field => (field.maxLength = 500)")
    name.fill("")
    name.press("Control+v")
    expect(name).to_have_value(link)
