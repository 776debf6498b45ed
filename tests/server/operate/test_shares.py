"""What one network may have of a server: unfinished tables, uploads, and nothing at all if it is blocked."""

from __future__ import annotations

import random
import time
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from support.online import NO_LIMITS, Serving, Table, recorded
from support.server_fixtures import NewServer
from tiletum.server.storage.places import place_of
from tiletum.server.storage.store import open_engine

Data = dict[str, Any]
DAY = 86_400.0


def limited(**settings: float) -> str:
    return NO_LIMITS.replace("tables_each = 0\nuploaded = 0\n", "") + "".join(
        f"{name} = {value}\n" for name, value in {"tables_each": 0, "uploaded": 0, **settings}.items()
    )


def open_from(serving: Serving, address: str, **body: Any) -> httpx.Response:
    """Open a table through a proxy on this machine, which names the address."""
    seats = body.pop("seats", [{"name": "Ann"}, {"name": "Bob"}])
    with serving.client() as client:
        return client.post(
            "/tables", json={"seats": seats, **body}, headers={"X-Forwarded-For": address}, timeout=60
        )


def test_one_network_has_only_its_share_of_the_tables(start: NewServer) -> None:
    """Others can still open some; a restart forgets nothing, and a finished table makes room."""
    serving = start(limited(tables_each=2))
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


def test_rematches_count_as_tables_of_whoever_asks(start: NewServer) -> None:
    serving = start(limited(tables_each=1))
    table = Table(serving, open_from(serving, "192.0.2.7").json())
    table.call(0, "resign", {})
    assert open_from(serving, "192.0.2.7").status_code == 201
    asked = {"X-Forwarded-For": "192.0.2.7"}
    refused = table.as_(table.tokens[0]).post(f"/tables/{table.id}/rematch", headers=asked)
    assert (refused.status_code, refused.json()["key"]) == (429, "server-tables-each")
    asked = {"X-Forwarded-For": "192.0.2.8"}
    assert table.as_(table.tokens[1]).post(f"/tables/{table.id}/rematch", headers=asked).status_code == 200
    assert open_from(serving, "192.0.2.8").json()["key"] == "server-tables-each"


def test_no_address_is_stored_nor_written_to_a_backup(start: NewServer) -> None:
    serving = start()
    open_from(serving, "192.0.2.77")
    with open_engine(serving.db).connect() as connection:
        row = connection.execute(text("SELECT * FROM tables")).one()
        key = connection.scalar(text("SELECT value FROM facts WHERE name = 'place-key'"))
    assert "192.0.2.77" not in str(row)
    assert row.place == place_of(str(key), "192.0.2.77") != place_of("another key", "192.0.2.77")


@pytest.mark.slow
def test_tables_at_which_no_person_ever_moved_are_removed_after_a_week(start: NewServer) -> None:
    """Also if bots have moved, or somebody plays alone; those at which a person has stay."""
    serving = start()
    nobody = serving.open("person", "person")
    bot_only = serving.open("random", "person", first=0)
    alone = serving.open("person", "cardinalbot", level="priest")
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
        days = {table.id: 8 * DAY for table in (nobody, bot_only, alone, *moved)} | {recent.id: 6 * DAY}
        for id_, age in days.items():
            values = {"id": id_, "touched": time.time() - age}
            connection.execute(text("UPDATE tables SET touched = :touched WHERE id = :id"), values)
    engine.dispose()
    serving.start()
    for table in (nobody, bot_only, alone):
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
    """Those that are refused, too; tables without a file are not concerned, nor are other addresses."""
    serving = start(limited(uploaded=50_000))
    save = recorded("four-french")
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
    serving = start(limited(uploaded=1000))
    box = "a = 1\n" + "# x\n" * 200
    assert open_from(serving, "192.0.2.1", box=box).status_code == 409
    assert open_from(serving, "192.0.2.1", box=box).json()["key"] == "server-uploaded"
