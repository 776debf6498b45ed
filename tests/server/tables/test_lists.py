"""Lists of public tables, finished games and a client's own tables, page by page."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text

from support.online import Serving, Table
from support.server_fixtures import NewServer

Data = dict[str, Any]
PAGE = 50
MANY = 2 * PAGE + 7


def public_pages(serving: Serving, status: str) -> Iterator[list[Data]]:
    after: Data = {}
    with serving.client() as client:
        while True:
            answer = client.get("/tables", params={"status": status, **after})
            assert answer.status_code == 200, answer.text
            yield answer.json()["tables"]
            if answer.json()["next"] is None:
                return
            after = {"after": answer.json()["next"]}


def my_pages(serving: Serving, tokens: list[str], **options: Any) -> Iterator[list[Data]]:
    after = None
    with serving.client() as client:
        while True:
            answer = client.post("/mine", json={"tokens": tokens, "after": after, **options})
            assert answer.status_code == 200, answer.text
            yield answer.json()["tables"]
            after = answer.json()["next"]
            if after is None:
                return


def ids(pages: Iterator[list[Data]]) -> list[str]:
    return [table["id"] for page in pages for table in page]


@pytest.mark.slow
def test_a_page_of_tables_that_must_be_loaded_counts_as_several_requests(start: NewServer) -> None:
    """Else one address could keep the server busy: each table takes as long to load as many looks at it."""
    serving = start("requests = 0.01\nburst = 130\n")
    with serving.client() as client:
        for _ in range(PAGE):
            body = {"seats": [{"player": "person", "name": "Ann"}, {}], "public": True}
            assert client.post("/tables", json=body).status_code == 201
    serving.stop()
    serving.settings.write_text("requests = 0.01\nburst = 15\n")
    serving.start(wait=False)
    with serving.client() as client:
        statuses = [answer_of(client).status_code for _ in range(6)]
        assert statuses == [200] * 5 + [429]  # the first page counts as eleven


def answer_of(client: httpx.Client) -> httpx.Response:
    """The list, from a server that may only just be starting."""
    deadline = time.monotonic() + 60
    while True:
        try:
            return client.get("/tables")
        except httpx.ConnectError:
            assert time.monotonic() < deadline
            time.sleep(0.1)


@pytest.fixture
def full_server(start: NewServer) -> tuple[Serving, list[Table]]:
    """Start a server with public waiting tables, every third of them finished, many with the same time of
    activity."""
    serving = start()
    tables = [open_waiting_table(serving) for _ in range(MANY)]
    over = tables[::3]
    for table in over:
        table.call(1, "join", {"name": "Bob"})
        table.call(0, "resign", {})
    serving.stop()
    engine = create_engine(serving.db.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        # In the past, so that the test's own tables are newer.
        connection.execute(text("UPDATE tables SET touched = round(touched / 10 - 1) * 10 + 0.25"))
    engine.dispose()
    serving.start()
    return serving, [Table(serving, table.opened) for table in tables]


def open_waiting_table(serving: Serving) -> Table:
    with serving.client() as client:
        opened = client.post("/tables", json={"seats": [{"name": "Ann"}, {}], "public": True}).json()
    return Table(serving, opened)


@pytest.mark.slow
def test_all_tables_are_found_page_by_page(full_server: tuple[Serving, list[Table]]) -> None:
    serving, tables = full_server
    over, still_open = [t.id for t in tables[::3]], [t.id for i, t in enumerate(tables) if i % 3]
    pages = list(public_pages(serving, "open"))
    assert [len(page) for page in pages] == [PAGE, len(still_open) - PAGE]
    touched = [table["touched"] for page in pages for table in page]
    assert touched == sorted(touched, reverse=True)
    assert len(set(touched)) < PAGE
    assert sorted(ids(iter(pages))) == sorted(still_open)
    assert sorted(ids(public_pages(serving, "over"))) == sorted(over)

    tokens = [table.tokens[0] for table in tables]
    assert [len(page) for page in my_pages(serving, tokens)] == [PAGE, PAGE, MANY - 2 * PAGE]
    assert sorted(ids(my_pages(serving, tokens))) == sorted(over + still_open)
    assert sorted(ids(my_pages(serving, tokens, which="over"))) == sorted(over)
    assert sorted(ids(my_pages(serving, tokens, which="going"))) == sorted(still_open)
    assert sorted(ids(my_pages(serving, tokens[:2], which="going"))) == [tables[1].id]


@pytest.mark.slow
def test_changes_between_pages_hide_no_other_table(full_server: tuple[Serving, list[Table]]) -> None:
    serving, tables = full_server
    by_id = {table.id: table for table in tables}
    pages = public_pages(serving, "open")
    first = next(pages)
    open_waiting_table(serving)
    by_id[first[10]["id"]].call(0, "chat", {"text": "to the front"})
    found = ids(iter([first])) + ids(pages)
    assert len(found) == len(set(found))
    assert set(found) == {table.id for i, table in enumerate(tables) if i % 3}


@pytest.mark.parametrize(
    "after", ["", "x", "1_AAAAAAAAAAAA", "1.5_", "1e9_AAAAAAAAAAAA", "1.5_AAAAAAAAAAAAA"]
)
def test_an_invalid_place_in_the_list_is_refused(serving: Serving, after: str) -> None:
    with serving.client() as client:
        assert client.get("/tables", params={"after": after}).json()["error"] == "malformed"
        assert client.post("/mine", json={"tokens": [], "after": after}).json()["error"] == "malformed"


def test_the_list_is_empty_after_the_last_place(serving: Serving) -> None:
    with serving.client() as client:
        answer = client.get("/tables", params={"after": "0.5_AAAAAAAAAAAA"}).json()
    assert answer == {"tables": [], "next": None}
