"""`tiletum tables`, with which an operator manages a database while its server runs."""

from __future__ import annotations

import io
import random
import re
import sqlite3
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from support.online import NO_LIMITS, Serving, Table
from support.server_fixtures import NewServer
from tiletum.cli import main
from tiletum.server.storage.store import open_engine
from tiletum.words import Words

Run = Callable[..., tuple[int, str, str]]
FAST_HOUSEKEEPING = NO_LIMITS + "housekeeping = 0.3\n"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return a function that runs `tiletum tables` in this process, and returns its exit code, output and
    error output."""
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.setenv("TILETUM_LANG", "en")

    def call(*argv: object, db: str, keys: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(keys))
        code = main(["tables", *map(str, argv), "--db", db])
        return code, *capsys.readouterr()

    return call


def open_from(serving: Serving, address: str, *seats: str) -> httpx.Response:
    body = {"seats": [{"name": name} if name else {} for name in seats], "public": True}
    with serving.client() as client:
        return client.post("/tables", json=body, headers={"X-Forwarded-For": address})


def place_of(serving: Serving, table: str) -> str:
    engine = open_engine(serving.db)
    with engine.connect() as connection:
        place = connection.scalar(text("SELECT place FROM tables WHERE id = :id"), {"id": table})
    engine.dispose()
    return str(place)


def test_tables_are_listed_and_shown_while_the_server_runs(start: NewServer, run: Run) -> None:
    serving = start(FAST_HOUSEKEEPING + "private_hooks = true\n")
    waiting = open_from(serving, "192.0.2.1", "Ann", "").json()
    table = Table(serving, open_from(serving, "192.0.2.2", "Bob", "Cyd").json())
    game = table.play(3, random.Random(1))
    table.call(0, "chat", {"text": "a secret word"})
    table.call(1, "hook", {"url": "http://127.0.0.1:9/token-in-here"})
    code, out, _ = run("list", db=serving.db)
    lines = out.splitlines()
    assert (code, lines[-1]) == (0, "2 tables; page 1 of 1.")
    assert [table.id in lines[2], waiting["id"] in lines[3]] == [True, True]
    assert lines[2].index("Bob, Cyd") == lines[3].index("Ann, –") == lines[0].index("Players")
    assert place_of(serving, table.id) in lines[2]
    for options, expected in (
        (["--status", "open"], waiting["id"]),
        (["--from", "192.0.2.2"], table.id),
        (["--from", place_of(serving, waiting["id"])], waiting["id"]),
    ):
        found = run("list", *options, db=serving.db)[1]
        assert re.findall(r"^ *([\w-]{12}) ", found, re.MULTILINE) == [expected]
    assert run("list", "--days", 1, db=serving.db)[1] == "0 tables; page 1 of 1.\n"
    assert run("list", "--page", 2, db=serving.db)[1] == "2 tables; page 2 of 1.\n"

    code, out, _ = run("show", table.id, db=serving.db)
    details = out.splitlines()
    assert details[0] == f"Table {table.id}: playing, public"
    assert f"Log: {game['version']} entries" in out
    assert f"Seat {game['to_move'] + 1}: {'BobCyd'[3 * game['to_move'] :][:3]}  (to move)" in out
    assert "(has a webhook)" in out
    with_chat = run("show", table.id, "--chat", db=serving.db)[1]
    assert "Bob: a secret word" in with_chat
    engine = open_engine(serving.db)
    with engine.connect() as connection:
        secrets = [*connection.scalars(text("SELECT seed FROM tables")), *table.tokens.values()]
        secrets += [*connection.scalars(text("SELECT hash FROM tokens")), "token-in-here"]
    engine.dispose()
    assert not any(secret in out + with_chat for secret in secrets)
    assert "a secret word" not in out


def test_what_was_done_with_a_seat_is_shown_however_much_was_said_since(start: NewServer, run: Run) -> None:
    serving = start(FAST_HOUSEKEEPING)
    table = Table(serving, open_from(serving, "192.0.2.1", "Ann", "Bob", "Cyd").json())
    table.call(0, "proposals", {"kind": "link", "seat": 1})
    table.call(2, "answers", {"grant": True})
    for number in range(60):
        table.call(2, "chat", {"text": f"line {number}"})
    lines = run("show", table.id, "--chat", db=serving.db)[1].splitlines()
    chat = [line for line in lines if "line " in line or "link" in line]
    assert "Cyd was given a new link for Bob’s seat." in chat[0]
    assert "Cyd: line 59" in chat[-1]


def test_a_closed_or_removed_table_ends_for_its_players(start: NewServer, run: Run) -> None:
    serving = start(FAST_HOUSEKEEPING)
    table = Table(serving, open_from(serving, "192.0.2.1", "Ann", "Bob").json())
    waiting = Table(serving, open_from(serving, "192.0.2.1", "Ann", "").json())
    over = serving.open("person", "person")
    over.call(0, "resign", {})
    for other, message in ((table, "is in progress"), (over, "is over")):
        code, out, err = run("close", other.id, db=serving.db)
        assert (code, out, err.count("\n")) == (1, "", 1)
        assert message in err
    with table.stream(table.tokens[0]) as stream, waiting.stream(waiting.tokens[0]) as other_stream:
        code, out, err = run("remove", table.id, db=serving.db, keys="yes\n")
        assert (code, err) == (1, f"Table {table.id} was not removed.\n")
        assert table.game()["version"] > 0
        assert run("remove", table.id, db=serving.db, keys=f"{table.id}\n")[0] == 0
        assert run("close", waiting.id, db=serving.db)[0] == 0
        assert stream.has_ended()
        assert other_stream.has_ended()
    assert run("remove", over.id, "--yes", db=serving.db)[0] == 0
    for removed in (table, waiting, over):
        answer = wait_for(404, lambda table=removed: table.call(table.opener, "chat", {"text": "Hello?"}))  # type: ignore[misc]
        assert answer.json()["key"] == "server-no-table"
        assert (
            run("remove", removed.id, "--yes", db=serving.db)[2]
            == f"There is no table {removed.id} in this database.\n"
        )
    assert run("list", db=serving.db)[1] == "0 tables; page 1 of 1.\n"
    assert httpx.get(f"{serving.address}/health").status_code == 200


def test_a_blocked_network_gets_nothing_costly(start: NewServer, run: Run) -> None:
    """It can play on at its tables. All addresses of an IPv6 network are blocked together."""
    serving = start(FAST_HOUSEKEEPING)
    table = Table(serving, open_from(serving, "2001:db8:1:2::1", "Ann", "Bob").json())
    public = open_from(serving, "192.0.2.1", "Cyd", "").json()
    code, out, _ = run("block", "2001:db8:1:2::9", db=serving.db)
    assert code == 0
    assert out.startswith("2001:db8:1:2::/64 is blocked (place ")
    assert "1 unfinished table from there goes on" in out
    listed = run("blocked", db=serving.db)[1]
    assert "2001:db8:1:2::/64" in listed
    assert place_of(serving, table.id) in listed
    refused = wait_for(403, lambda: open_from(serving, "2001:db8:1:2::3", "Ann", "Bob"))
    assert (refused.json()["key"], refused.json()["message"]) == (
        "server-blocked",
        Words("en").say("server-blocked"),
    )
    headers = {"X-Forwarded-For": "2001:db8:1:2::4"}
    game = table.game()
    with serving.client(table.tokens[game["to_move"]]) as client:
        for path, body in (
            (f"/tables/{table.id}/hint", {}),
            (f"/tables/{table.id}/chat", {"text": "Hello"}),
            (f"/tables/{table.id}/hook", {"url": "https://example.org/"}),
        ):
            assert client.post(path, json=body, headers=headers).json()["key"] == "server-blocked", path
        move = {"version": game["version"], "moves": [game["moves"][0]["text"]]}
        assert client.post(f"/tables/{table.id}/moves", json=move, headers=headers).status_code == 200
    with serving.client() as client:
        join = client.post(f"/tables/{public['id']}/join", json={"name": "Eve"}, headers=headers)
    assert join.json()["key"] == "server-blocked"
    assert open_from(serving, "2001:db8:1:3::1", "Ann", "Bob").status_code == 201
    metrics = httpx.get(f"{serving.address}/metrics").text
    assert 'tiletum_refused_work_total{limit="blocked"}' in metrics
    assert run("unblock", "2001:db8:1:2::7", db=serving.db)[1] == "2001:db8:1:2::/64 is no longer blocked.\n"
    assert "is not blocked" in run("unblock", "2001:db8:1:2::7", db=serving.db)[2]
    assert run("blocked", db=serving.db)[1] == "No network is blocked.\n"
    wait_for(201, lambda: open_from(serving, "2001:db8:1:2::3", "Ann", "Bob"))


def wait_for(status: int, ask: Callable[[], httpx.Response]) -> httpx.Response:
    """Repeat a request until its reply has this status. A running server notices a block in its
    housekeeping."""
    deadline = time.monotonic() + 20
    while (answer := ask()).status_code != status:
        assert time.monotonic() < deadline, answer.text
        time.sleep(0.05)
    return answer


@pytest.mark.parametrize(
    ("argv", "expected"),
    [
        (["block", "192.0.2"], "192.0.2 is neither an IP address nor a place"),
        (["list", "--from", "nowhere"], "nowhere is neither"),
        (["show", "AAAAAAAAAAAA"], "There is no table AAAAAAAAAAAA"),
        (["close", "AAAAAAAAAAAA"], "There is no table"),
        (["remove", "AAAAAAAAAAAA"], "There is no table"),
        (["list", "--page", "0"], "0"),
        (["list", "--status", "lost"], "lost"),
        (["dance"], "dance"),
    ],
)
def test_an_error_is_reported_in_one_sentence(
    tmp_path: Path, run: Run, argv: list[str], expected: str
) -> None:
    from tiletum.server.storage.migrate import migrate

    db = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    migrate(db)
    code, out, err = run(*argv, db=db)
    assert code in (1, 2)
    assert (out, err.count("\n")) == ("", 1)
    assert expected in err


def test_a_missing_database_or_one_of_another_version_is_left_unchanged(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "tables.sqlite"
    code, _, err = run("list", db=f"sqlite:///{file}")
    assert (code, err.count("\n"), file.exists()) == (1, 1, False)
    for revision, message in (("0001", "older version"), ("9999", "newer version")):
        connection = sqlite3.connect(file)
        connection.execute("CREATE TABLE IF NOT EXISTS alembic_version (version_num TEXT)")
        connection.execute("DELETE FROM alembic_version")
        connection.execute("INSERT INTO alembic_version VALUES (?)", (revision,))
        connection.commit()
        connection.close()
        code, _, err = run("list", db=f"sqlite:///{file}")
        assert (code, err.count("\n")) == (1, 1)
        assert message in err


def test_a_backup_keeps_the_places_and_the_blocks(sqlite_server: Serving, run: Run, tmp_path: Path) -> None:
    table = open_from(sqlite_server, "192.0.2.1", "Ann", "Bob").json()
    place = place_of(sqlite_server, table["id"])
    for blocked in ("192.0.2.9", place):
        assert run("block", blocked, db=sqlite_server.db)[0] == 0
    file, other = tmp_path / "backup.gz", f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert main(["backup", str(file), "--db", sqlite_server.db]) == 0
    assert main(["restore", str(file), "--db", other]) == 0
    assert table["id"] in run("list", "--from", "192.0.2.1", db=other)[1]
    assert "192.0.2.9" in run("blocked", db=other)[1]
    assert run("unblock", "192.0.2.1", db=other)[0] == 0


def test_the_command_speaks_every_language(sqlite_server: Serving, run: Run) -> None:
    table = open_from(sqlite_server, "192.0.2.1", "Ann", "Bob").json()
    for lang in ("fr", "ko", "uk"):
        out = run("list", "--lang", lang, db=sqlite_server.db)[1]
        out += run("show", table["id"], "--lang", lang, db=sqlite_server.db)[1]
        assert Words(lang).say("tables-players") in out
        assert Words(lang).say("tables-status-name", status="playing") in out
