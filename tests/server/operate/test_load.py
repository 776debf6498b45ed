"""The load benchmark (bench/load_server.py) measures whole games and always ends."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from load.crowd import MOVES_ONLY, SHARES, Crowd, post_to_bare, seating_of
from load.process import Processes, running
from load.report import Found, check_targets
from load.sockets import Connection, House, addresses, request_of
from load.tables import FOUR_PEOPLE, SEATINGS, SNAPSHOTS, prepared_games
from load_server import BARE, fits, one_step, parse_arguments, run
from support.online import Serving

ROOT = Path(__file__).parents[3]
LIMIT = 60.0
"""Seconds for tasks that take two or three on an idle machine."""


def test_a_small_run_measures_every_kind_of_act_without_a_failure(sqlite_server: Serving) -> None:
    """The server has its default limits."""
    sqlite_server.stop()
    sqlite_server.settings.write_text("patience = 1.0\n")
    sqlite_server.start()
    step, every = asyncio.run(asyncio.wait_for(small_run(sqlite_server), LIMIT))
    assert (step["tables"], step["streams"]) == (8, sum(len(seating_of(i).people) for i in range(8)))
    for phase in (step["moves only"], step["mix"], every):
        assert phase["failures"] == {}, phase
        assert phase["latency ms"]["move, all streams"]["n"] > 0
        assert 0 < phase["web CPU ms an act"] < 1000
    kinds = {kind.partition(",")[0] for kind in every["latency ms"]}
    assert kinds >= set(SHARES) - {"hint"}, kinds
    assert step["peak"]["moves a second"] > 0
    assert step["a move costs"]["bare"] > 0


async def small_run(serving: Serving) -> tuple[Found, Found]:
    crowd = Crowd(Processes(serving.process.pid, serving.port))
    options = parse_arguments(["--rate", "30", "--seconds", "0.9", "--peak", "0.2"])
    try:
        step = await one_step(crowd, 8, options, {"bare": {"CPU ms a post": 1.0}})
        shares = dict.fromkeys(SHARES, 1.0) | {"hint": 0.1}
        return step, await crowd.phase(40.0, 2.0, shares)
    finally:
        crowd.close()


def test_finished_games_are_replaced(sqlite_server: Serving) -> None:
    """They are replaced by rematches, which need the old table's tokens, and by new tables."""
    sqlite_server.stop()
    sqlite_server.settings.write_text("")
    sqlite_server.start()
    kinds = asyncio.run(asyncio.wait_for(play_last_moves(sqlite_server), LIMIT))
    assert kinds >= RENEWED


RENEWED = {"rematch, all streams", "new table, all streams"}


async def play_last_moves(serving: Serving) -> set[str]:
    crowd = Crowd(Processes(serving.process.pid, serving.port))
    crowd.games = {players: games[SNAPSHOTS - 1 : SNAPSHOTS] for players, games in crowd.games.items()}
    try:
        await crowd.grow(8)
        kinds = set[str]()
        while not kinds >= RENEWED:
            found = await crowd.phase(80.0, 0.5, MOVES_ONLY)
            assert found["failures"] == {}, found
            kinds |= set(found["latency ms"])
        return kinds
    finally:
        crowd.close()


def test_the_bare_endpoint_stores_every_post(tmp_path: Path) -> None:
    with running([sys.executable, str(BARE), "--folder", str(tmp_path)]) as server:
        found = asyncio.run(asyncio.wait_for(post_to_bare(server, 100.0, 0.3), LIMIT))
    assert found["failures"] == {}
    with sqlite3.connect(tmp_path / "bare.sqlite") as database:
        assert database.execute("SELECT count(*) FROM posts").fetchone() == (found["posts"],)


@pytest.mark.thorough
def test_the_command_reports_as_json() -> None:
    options = "--json --steps 8 --rate 40 --seconds 3 --peak 0.5 --bare 0.5"
    command = [sys.executable, "bench/load_server.py", *options.split(" ")]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, result.stderr
    found = json.loads(result.stdout)
    assert set(found["bare"]) == {"without a database", "with a row in SQLite"}
    assert found["steps"][0]["mix"]["failures in all"] == 0
    assert {target["target"] for target in found["targets"]} >= {"first state, kB compressed"}
    assert "ends within" in result.stderr


def test_steps_that_need_too_many_descriptors_are_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert fits(1000, 20_000)
    assert not fits(1000, 1024)
    assert "the hard limit is 1024" in capsys.readouterr().err


def test_an_overlong_run_is_ended() -> None:
    with pytest.raises(TimeoutError):
        run(asyncio.sleep(LIMIT), 0.05)


def test_a_connection_cut_by_the_server_fails_its_request_and_is_replaced(sqlite_server: Serving) -> None:
    sqlite_server.stop()
    sqlite_server.settings.write_text("patience = 0.3\n")
    sqlite_server.start()
    asyncio.run(asyncio.wait_for(ask_on_cut_connections(sqlite_server), LIMIT))


async def ask_on_cut_connections(serving: Serving) -> None:
    house = House(next(addresses()), serving.port)
    connection = await house._connection()
    await wait_until(lambda: not connection.open)
    with pytest.raises(ConnectionError):
        await connection.ask(request_of("GET", "/health", serving.port, "", b""))
    assert (await house.ask("GET", "/health")).status == 200
    (connection,) = house._idle
    connection.transport.abort()
    assert (await house.ask("GET", "/health")).status == 200
    with pytest.raises(ConnectionError):
        await half_a_request(house)


async def half_a_request(house: House) -> None:
    """Send an incomplete request, which never gets a reply."""
    connection: Connection = await house._connection()
    await connection.ask(b"GET /health HTTP/1.1\r\n")


async def wait_until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.02)


def test_every_hundred_tables_have_the_stated_shares() -> None:
    seatings = [seating_of(index) for index in range(100)]
    for seating in SEATINGS:
        assert seatings.count(seating) == round(100 * seating.share)
    assert FOUR_PEOPLE in seatings[:3]


def test_prepared_games_are_spread_from_opening_to_end() -> None:
    lengths = [len(json.loads(bytes(save))["log"]) for save in prepared_games(1, "deacon")]
    assert max(lengths) > 3 * min(lengths)
    assert len(set(lengths)) > SNAPSHOTS


def test_loopback_addresses_are_all_different() -> None:
    found = [address for address, _ in zip(addresses(), range(3000), strict=False)]
    assert len(set(found)) == 3000
    assert all(address.startswith("127.") for address in found)


def test_a_missed_target_is_reported() -> None:
    step = {"tables": 1000, "peak": {"moves a second": 700.0}, "mix": {"failures in all": 0}}
    verdicts = {target["target"]: target["met"] for target in check_targets({"steps": [step]}, "sqlite")}
    assert verdicts == {"moves a second, at most load": False, "failures": True}
