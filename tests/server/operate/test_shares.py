"""The share of one network: unfinished tables and uploads, or nothing if it is blocked."""

from __future__ import annotations

import random
import time
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from support.online import NO_LIMITS, Serving, Table, recorded_game
from support.server_fixtures import NewServer
from tiletum.server.storage.places import place_of
from tiletum.server.storage.store import open_engine

Data = dict[str, Any]
DAY = 86_400.0


def limits_with(**settings: float) -> str:
    return NO_LIMITS.replace("tables_each = 0\nuploaded = 0\n", "") + "".join(
        f"{name} = {value}\n" for name, value in {"tables_each": 0, "uploaded": 0, **settings}.items()
    )


def open_from(serving: Serving, address: str, **body: Any) -> httpx.Response:
    """Open a table through a proxy on this machine, which passes on the address."""
    seats = body.pop("seats", [{"name": "Ann"}, {"name": "Bob"}])
    with serving.client() as client:
        return client.post(
            "/tables", json={"seats": seats, **body}, headers={"X-Forwarded-For": address}, timeout=60
        )


def test_the_unfinished_tables_of_one_network_are_limited(start: NewServer) -> None:
    """Others can still open tables. A restart keeps the counts, and a finished table makes room."""
    serving = start(limits_with(tables_each=2))
    first = Table(serving, open_from(serving, "2001:db8:1:2::1").json())
    assert open_from(serving, "2001:db8:1:2::2").status_code == 201
    serving.stop()
    serving.start()
    refused = open_from(serving, "2001:db8:1:2:ffff::3")
    assert (refused.status_code, refused.json()["key"]) == (429, "server-tables-each")
    assert int(refused.headers["retry-after"]) == 3600
    assert open_from(serving, "2001:db8:1:3::1").status_code == 201
    first.call(0, "resign", {})
    assert open_from(serving, "2001:db8:1:2::1").status_code == 201
    metrics = httpx.get(f"{serving.address}/metrics").text
    assert 'tiletum_refused_work_total{limit="tables_each"} 1.0' in metrics


def test_rematches_count_for_the_network_that_asks(start: NewServer) -> None:
    serving = start(limits_with(tables_each=1))
    table = Table(serving, open_from(serving, "192.0.2.7").json())
    table.call(0, "resign", {})
    assert open_from(serving, "192.0.2.7").status_code == 201
    headers = {"X-Forwarded-For": "192.0.2.7"}
    refused = table.as_(table.tokens[0]).post(f"/tables/{table.id}/rematch", headers=headers)
    assert (refused.status_code, refused.json()["key"]) == (429, "server-tables-each")
    headers = {"X-Forwarded-For": "192.0.2.8"}
    assert table.as_(table.tokens[1]).post(f"/tables/{table.id}/rematch", headers=headers).status_code == 200
    assert open_from(serving, "192.0.2.8").json()["key"] == "server-tables-each"


def test_no_address_is_stored_or_backed_up(start: NewServer) -> None:
    serving = start()
    open_from(serving, "192.0.2.77")
    with open_engine(serving.db).connect() as connection:
        row = connection.execute(text("SELECT * FROM tables")).one()
        key = connection.scalar(text("SELECT value FROM facts WHERE name = 'place-key'"))
    assert "192.0.2.77" not in str(row)
    assert row.place == place_of(str(key), "192.0.2.77") != place_of("another key", "192.0.2.77")


@pytest.mark.slow
def test_tables_without_a_persons_move_are_removed_after_a_week(start: NewServer) -> None:
    """They are removed even if bots have moved or the game is solo. Tables where a person has moved stay."""
    serving = start()
    nobody = serving.open("person", "person")
    bot_only = serving.open("random", "person", first=0)
    solo = serving.open("person", "cardinalbot", level="priest")
    moved = [serving.open("person", "person"), serving.open("person", "cardinalbot", level="priest")]
    deadline = time.monotonic() + 30
    while bot_only.game()["thinking"]:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    for table in moved:
        table.play(1, random.Random(1))
    recent = serving.open("person", "person")
    serving.stop()
    engine = open_engine(serving.db)
    with engine.begin() as connection:
        days = {table.id: 8 * DAY for table in (nobody, bot_only, solo, *moved)} | {recent.id: 6 * DAY}
        for id_, age in days.items():
            values = {"id": id_, "touched": time.time() - age}
            connection.execute(text("UPDATE tables SET touched = :touched WHERE id = :id"), values)
    engine.dispose()
    serving.start()
    for table in (nobody, bot_only, solo):
        wait_until_gone(serving, table)
    for table in (*moved, recent):
        assert Table(serving, table.opened).state()["table"]["status"] == "playing"


def wait_until_gone(serving: Serving, table: Table, seconds: float = 20) -> None:
    deadline = time.monotonic() + seconds
    with serving.client(table.watch) as client:
        while client.get(f"/tables/{table.id}").status_code != 404:
            assert time.monotonic() < deadline
            time.sleep(0.1)


def test_uploads_are_counted_in_bytes(start: NewServer) -> None:
    """Refused uploads count too. Tables without a file and other addresses are not affected."""
    serving = start(limits_with(uploaded=50_000))
    save = recorded_game("four-french")
    broken = {**save, "sha256": "0" * 64}
    seats = [{"name": f"P{seat}"} for seat in range(4)]
    answers = [open_from(serving, "192.0.2.1", seats=seats, save=broken) for _ in range(12)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert 0 < len(refused) < 12
    assert {answer.json()["key"] for answer in refused} == {"server-uploaded"}
    assert 0 < int(refused[0].headers["retry-after"]) <= 3600
    assert open_from(serving, "192.0.2.1").status_code == 201
    assert open_from(serving, "192.0.2.2", seats=seats, save=save).status_code == 201


def test_boxes_are_uploads_too(start: NewServer) -> None:
    serving = start(limits_with(uploaded=1000))
    box = "a = 1\n" + "# x\n" * 200
    assert open_from(serving, "192.0.2.1", box=box).status_code == 409
    assert open_from(serving, "192.0.2.1", box=box).json()["key"] == "server-uploaded"
