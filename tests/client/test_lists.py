"""The first page shows some tables of each list, and all of them on request."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from support.client.browser import NewPage
from support.online import Serving, Table

pytestmark = pytest.mark.browser
FINISHED, OPEN, MINE = 57, 61, 53


def public(serving: Serving, *names: str) -> Table:
    with serving.client() as client:
        seats = [{"name": name} for name in names]
        return Table(serving, client.post("/tables", json={"seats": seats, "public": True}).json())


def store_tables(page: Page, tables: list[Table]) -> None:
    """Store the tables as if this browser had opened them."""
    stored = {
        table.id: {"id": table.id, "seats": {"0": table.tokens[0]}, "opened": number}
        for number, table in enumerate(tables)
    }
    page.evaluate("kept => localStorage.setItem('tiletum.tables', kept)", json.dumps(stored))


def lines(section: Locator) -> int:
    return section.locator("ul.list > li").count()


def show_all(page: Page, section: Locator) -> int:
    """Show more until there are no more. Return their number, and check that each press adds some."""
    more = section.get_by_role("button", name="Show more")
    while more.count():
        before = lines(section)
        more.click()
        page.wait_for_function(
            "([list, known]) => list.children.length > known", arg=[list_of(section), before]
        )
    return lines(section)


def list_of(section: Locator) -> object:
    return section.locator("ul.list").element_handle()


def test_every_table_can_be_found(new_page: NewPage, served: Serving) -> None:
    for _ in range(FINISHED):
        public(served, "Ann", "Bob").call(0, "resign", {})
    for _ in range(OPEN):
        public(served, "Ann", "")
    mine = [served.open("person", "person") for _ in range(MINE)]
    page = new_page()
    page.goto(served.address)
    store_tables(page, mine)
    page.reload()
    going, finished, others = (
        page.get_by_role("region", name=name) for name in ("My tables", "Finished games", "Public tables")
    )
    going.get_by_role("listitem").first.wait_for()
    for section in (finished, others):  # each arrives when the server has replied
        expect(section.locator("ul.list > li")).to_have_count(8)
    assert show_all(page, finished) == FINISHED
    assert show_all(page, others) == OPEN
    assert show_all(page, going) == MINE


def test_a_line_shows_the_time_progress_and_rules_of_a_table(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    page.goto(served.address)
    store_tables(page, [served.open("person", "person")])
    page.reload()
    line = page.get_by_role("region", name="My tables").locator("ul.list > li").first
    expect(line).to_contain_text(
        re.compile(r"\d{1,2} [A-Z][a-z]{2,3} \d{4} · Round 1 of 4 · English living rules")
    )


def test_removing_an_unfinished_table_is_confirmed(new_page: NewPage, served: Serving) -> None:
    """Its only link to the seat is removed with it."""
    page = new_page()
    page.goto(served.address)
    table = served.open("person", "person")
    store_tables(page, [table])
    page.reload()
    line = page.get_by_role("region", name="My tables").locator("ul.list > li")
    question = page.get_by_role("dialog", name="Remove this table?")
    line.get_by_role("button", name="Remove").click()
    expect(question).to_contain_text("your seat")
    question.get_by_role("button", name="Cancel").click()
    expect(question).not_to_be_attached()
    expect(line).to_have_count(1)
    assert table.tokens[0] in page.evaluate("localStorage.getItem('tiletum.tables')")
    line.get_by_role("button", name="Remove").click()
    question.get_by_role("button", name="Remove").click()
    expect(line).to_have_count(0)
    assert page.evaluate("localStorage.getItem('tiletum.tables')") == "{}"


def test_my_tables_are_refreshed_while_they_are_visible(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    page.clock.install()
    table = served.open("person", "person", first=0)
    page.goto(served.address)
    store_tables(page, [table])
    page.reload()
    line = page.get_by_role("region", name="My tables").locator("ul.list > li")
    expect(line).to_contain_text("It is your turn")
    table.call(0, "resign", {})
    page.clock.fast_forward(10_000)
    expect(line).to_have_count(1)
    page.clock.fast_forward(6_000)
    expect(line).to_have_count(0)
