"""Every acknowledged move survives kills, full disks, lost databases, upgrades and backups."""

from __future__ import annotations

import copy
import gzip
import json
import os
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import Connection, create_engine, text
from websockets.exceptions import ConnectionClosed

from support.databases import Postgres, free_port
from support.forked import ForkedCommand
from support.online import NO_LIMITS, Serving, Table, finished_with_rematch
from support.server_fixtures import NewDatabase, NewServer
from tiletum.box import from_data, load
from tiletum.game.engine import Game
from tiletum.hall.tokens import hash_token
from tiletum.server.storage.store import open_engine
from tiletum.table.save import from_save
from tiletum.table.table import Table as Played

Data = dict[str, Any]


@pytest.mark.slow
def test_kill_at_any_moment_loses_nothing(start: NewServer) -> None:
    """Several players post without a pause while the server is killed several times."""
    serving = start()
    tables = [serving.open("person", "person", "person") for _ in range(3)]
    known: Acknowledged = {table.id: [] for table in tables}
    all_tables, finished = [*tables], 0
    chance = random.Random(7)
    for turn in range(RESTARTS):
        stop = threading.Event()
        players = [
            threading.Thread(target=post_until, args=(Table(serving, t.opened), known, stop, turn))
            for t in tables
        ]
        for player in players:
            player.start()
        time.sleep(0.4 + chance.random())
        serving.kill()
        stop.set()
        for player in players:
            player.join()
        serving.start()
        for table in tables:
            check_all_there(table, known[table.id])
            table.play(1, chance)
        for number, table in enumerate(tables):
            if table.game()["over"]:
                tables[number] = serving.open("person", "person", "person")
                all_tables.append(tables[number])
                known[tables[number].id] = []
                finished += 1
    for table in all_tables:
        check_all_there(table, known[table.id])
    assert all(known[table.id] for table in all_tables[:3])
    print(
        f"{RESTARTS} restarts, {sum(map(len, known.values()))} acknowledged posts, {finished} finished games"
    )


RESTARTS = int(os.environ.get("TILETUM_RESTARTS", "4"))
"""The number of kills. `make measure` runs more."""


Acknowledged = dict[str, list[tuple[int, str]]]
"""By table, the acknowledged moves with the version after each."""


def check_all_there(table: Table, known: list[tuple[int, str]]) -> None:
    with table.serving.client(table.watch) as client:
        for _ in range(10):  # on a busy machine the database may need time
            answer = client.get(f"/tables/{table.id}/entries")
            if answer.status_code != 503:
                break
    assert answer.status_code == 200, answer.text
    found = answer.json()["entries"]
    stored = {(entry["version"], entry["text"]) for entry in found}
    assert stored.issuperset(known), set(known) - stored


def post_until(table: Table, known: Acknowledged, stop: threading.Event, seed: int) -> None:
    """Post moves and record every acknowledged one."""
    chance = random.Random(f"{table.id}/{seed}")
    try:
        while not stop.is_set():
            game = table.game()
            if game["over"]:
                return
            move = chance.choice(game["moves"])["text"]
            answer = table.post(game["to_move"], game["version"], move)
            if answer.status_code == 200:
                known[table.id].append((game["version"] + 1, move))
    except httpx.HTTPError:
        return  # the server was killed


def has_nested_decisions(game: Data) -> bool:
    """Return whether three decisions are open, one within another."""
    steps = [step[0] for step in game["position"]["pending"]["stack"]]
    decisions = [step for step in steps if step in (*NESTED, *OUTER)]
    return len(decisions) >= 3 and decisions[-1] in NESTED


OUTER = ("action", "die", "tile", "kingtile")


NESTED = (
    "any",
    "map",
    "house",
    "pillar",
    "merchant",
    "architect",
    "townstep",
    "building",
    "bonuses",
    "points",
)


@pytest.mark.slow
def test_a_nested_decision_survives_a_kill(start: NewServer) -> None:
    serving = start()
    for seed in range(50):
        table = serving.open("person", "person")
        chance = random.Random(seed)
        game = table.game()
        while not game["over"] and not has_nested_decisions(game):
            game = table.play(1, chance, game)
        if not game["over"]:
            break
    assert has_nested_decisions(game)
    before = table.state(since=0)["game"]
    with table.stream(table.tokens[before["to_move"]], 0) as stream:
        assert stream.state["game"] == before
        serving.kill()
    serving.start()
    restarted = Table(serving, table.opened)
    with restarted.stream(table.tokens[before["to_move"]], 0) as stream:
        assert stream.state["game"] == before
        move = before["moves"][0]["text"]
        assert restarted.post(before["to_move"], before["version"], move).status_code == 200
        assert stream.next()["game"]["version"] > before["version"]


def test_a_post_repeated_after_a_kill_is_not_played_twice(start: NewServer) -> None:
    serving = start()
    table = serving.open("person", "person")
    game = table.game()
    move = game["moves"][0]["text"]
    first = table.post(game["to_move"], game["version"], move, key="once").json()
    serving.kill()
    serving.start()
    repeated = Table(serving, table.opened)
    assert repeated.post(game["to_move"], game["version"], move, key="once").json() == first
    assert repeated.game()["version"] == first["version"]


@pytest.mark.slow
def test_bots_continue_after_a_kill(start: NewServer) -> None:
    serving = start()
    table = serving.open("random", "apprentice", "random")
    serving.kill()
    serving.start()
    reopened = Table(serving, table.opened)
    deadline = time.monotonic() + 100
    while reopened.state()["table"]["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.2)


@pytest.mark.slow
def test_two_servers_on_one_database(pg: Postgres, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Watchers at one server see moves posted to the other, and exactly one of two racing posts wins."""
    db = pg.new()
    one = Serving(db, tmp_path_factory.mktemp("one"))
    other = Serving(db, tmp_path_factory.mktemp("other"))
    try:
        table = one.open("person", "person")
        other_table = Table(other, table.opened)
        chance = random.Random(3)
        with other_table.stream(table.watch, 0) as watching:
            for number in range(30):
                game = (table if number % 2 else other_table).game()
                state, other_state = (table, other_table) if number % 3 else (other_table, table)
                moves = [chance.choice(game["moves"])["text"] for _ in range(2)]
                answers = race(game, (state, moves[0]), (other_state, moves[1]))
                won = [answer for answer in answers if answer.status_code == 200]
                assert len(won) == 1, [answer.text[:300] for answer in answers]
                watching.until(won[0].json()["version"])
            assert watching.state["game"] == table.state(since=0)["game"]
        first, repeated = finished_with_rematch(one)
        with Table(other, repeated.opened).stream(repeated.tokens[1]) as lost:
            assert first.call(1, "links", {"seat": 1}).status_code == 200
            assert lost.has_ended()
        one.kill()
        other_table.play(3, chance)
    finally:
        one.end()
        other.end()


@pytest.mark.slow
def test_updates_are_found_after_a_lost_connection(
    pg: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Every connection to the database is cut repeatedly while moves are posted elsewhere."""
    db = pg.new()
    one = Serving(db, tmp_path_factory.mktemp("one"))
    other = Serving(db, tmp_path_factory.mktemp("other"))
    try:
        table = one.open("person", "person")
        chance = random.Random(4)
        with Table(other, table.opened).stream(table.watch, 0) as watching:
            for number in range(5):
                cut_connections(db)
                game = watching.state["game"]
                version = post_with_retries(
                    table, game, chance.choice(game["moves"])["text"], f"key-{number}"
                )
                assert watching.until(version)["version"] == version
    finally:
        one.end()
        other.end()


def cut_connections(db: str) -> None:
    with psycopg.connect(db, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def post_with_retries(table: Table, game: Data, move: str, key: str) -> int:
    """Retry a post, as a client does when asked to. Its key makes sure that the move is played only once."""
    deadline = time.monotonic() + 20
    while True:
        answer = table.post(game["to_move"], game["version"], move, key=key)
        if answer.status_code == 200:
            return int(answer.json()["version"])
        assert answer.status_code == 503, answer.text
        assert time.monotonic() < deadline
        time.sleep(0.2)


def race(game: Data, *posts: tuple[Table, str]) -> list[httpx.Response]:
    with ThreadPoolExecutor(len(posts)) as pool:
        jobs = [pool.submit(table.post, game["to_move"], game["version"], move) for table, move in posts]
        return [job.result() for job in jobs]


@pytest.mark.slow
def test_several_workers_behind_one_address(pg: Postgres, tmp_path: Path) -> None:
    serving = Serving(pg.new(), tmp_path, workers=2)
    try:
        table = serving.open("person", "person", "random")
        chance = random.Random(9)
        with table.stream(table.watch, 0) as one, table.stream(table.watch, 0) as two:
            for _ in range(40):
                fresh = Table(serving, table.opened)  # new connections may go to either worker
                game = fresh.game()
                if game["over"] or game["thinking"]:
                    time.sleep(0.1)
                    continue
                move = chance.choice(game["moves"])["text"]
                answer = fresh.post(game["to_move"], game["version"], move)
                assert answer.status_code == 200 or answer.json()["error"] == "stale"
            last = Table(serving, table.opened).game()["version"]
            assert one.until(last)["version"] >= last
            assert two.until(last)["version"] >= last
        while Table(serving, table.opened).game()["thinking"]:
            time.sleep(0.1)
        # Either worker reports the totals of both.
        text = {moves_stored(serving) for _ in range(8)}
        assert len(text) == 1
        assert text.pop() > 0
    finally:
        serving.end()


@pytest.mark.slow
def test_workers_end_with_their_parent_process(pg: Postgres, tmp_path: Path) -> None:
    """Otherwise a killed server could not restart, because the workers would keep its port."""
    serving = Serving(pg.new(), tmp_path, workers=2)
    try:
        table = serving.open("person", "person")
        version = table.play(3, random.Random(1))["version"]
        serving.kill()
        deadline = time.monotonic() + 10
        while answers(serving):
            assert time.monotonic() < deadline
            time.sleep(0.2)
        serving.start()
        assert Table(serving, table.opened).game()["version"] == version
    finally:
        serving.end()


def answers(serving: Serving) -> bool:
    try:
        return httpx.get(f"{serving.address}/health").status_code == 200
    except httpx.HTTPError:
        return False


def moves_stored(serving: Serving) -> float:
    lines = httpx.get(f"{serving.address}/metrics").text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("tiletum_moves_total ")))


@pytest.mark.slow
def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    """The path by which the file is reached does not matter."""
    serving = Serving(f"sqlite:///{tmp_path}/x.sqlite", tmp_path)
    (tmp_path / "linked.sqlite").symlink_to("x.sqlite")
    (tmp_path / "folder").symlink_to(tmp_path)
    try:
        for name in ("x", "linked", "folder/x"):
            other = f"sqlite:///{tmp_path}/{name}.sqlite"
            output = tiletum_forked("serve", "--port", str(free_port()), "--db", other, fails=True)
            assert output.startswith("Another server already uses sqlite:///")
        serving.kill()
        serving.start()
    finally:
        serving.end()


def test_sqlite_allows_only_one_process(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tiletum", "serve", "--workers", "2", "--db", f"sqlite:///{tmp_path}/x"]
    result = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert result.returncode == 1
    assert result.stderr == "SQLite is for one process; use PostgreSQL for 2 workers.\n"


def test_a_full_disk_is_reported_and_the_server_recovers(tmp_path: Path) -> None:
    settings = NO_LIMITS + "pages = 60\n"
    serving = Serving(f"sqlite:///{tmp_path / 'small.sqlite'}", tmp_path, settings)
    try:
        tables: list[Table] = []
        with serving.client() as client:
            while True:
                answer = client.post("/tables", json={"seats": [{"name": "A"}, {"name": "B"}]})
                if answer.status_code != 201:
                    break
                tables.append(Table(serving, answer.json()))
        assert (answer.status_code, answer.json()["key"]) == (503, "server-disk-full")
        # A few moves still fit, sometimes a whole game.
        for table in tables:
            refused = play_until_refused(table)
            if refused is not None:
                break
        assert refused is not None
        assert refused.json()["key"] == "server-disk-full"
        game = table.game()
        health = httpx.get(f"{serving.address}/health")
        assert (health.status_code, health.json()["database"], health.json()["writes"]) == (503, True, False)
        assert table.game() == game
        make_room(tmp_path / "small.sqlite", table.id)
        deadline = time.monotonic() + 10
        while table.post(game["to_move"], game["version"], game["moves"][0]["text"]).status_code != 200:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        serving.wait_until_well(20)
    finally:
        serving.end()


def test_no_turn_ends_while_the_disk_is_full(tmp_path: Path) -> None:
    """After there is room again, players who could not move get more time."""
    file = tmp_path / "small.sqlite"
    serving = Serving(f"sqlite:///{file}", tmp_path, NO_LIMITS + "pages = 60\n")
    clock = {"seconds": 3600, "bot": "random"}
    try:
        tables: list[Table] = []
        with serving.client() as client:
            body = {"seats": [{"name": "A"}, {"name": "B"}], "clock": clock}
            while (answer := client.post("/tables", json=body)).status_code == 201:
                tables.append(Table(serving, answer.json()))
        found = ((table, play_until_refused(table)) for table in tables)
        table, refused = next((table, refused) for table, refused in found if refused is not None)
        seat = table.game()["to_move"]
        with sqlite3.connect(file) as connection:
            connection.execute("UPDATE tables SET deadline = ?", (time.time() - 60,))
        assert httpx.Client().send(refused.request).status_code == 503  # the server notices the failure
        time.sleep(2.5)
        assert table.state()["table"]["seats"][seat]["player"] == "person"
        make_room(file, table.id)
        serving.wait_until_well(20)
        time.sleep(2.5)
        state = table.state()["table"]
        assert state["seats"][seat]["player"] == "person"
        assert 20 < state["clock"]["left"] <= 30
        assert not list(sqlite3.connect(file).execute("SELECT * FROM boxes WHERE digest LIKE 'room %'"))
    finally:
        serving.end()


def play_until_refused(table: Table) -> httpx.Response | None:
    chance, game = random.Random(1), table.game()
    while not game["over"]:
        answer = table.post(game["to_move"], game["version"], chance.choice(game["moves"])["text"])
        if answer.status_code != 200:
            return answer
        game = table.game()
    return None


@pytest.mark.slow
def test_a_full_disk_of_postgresql_is_reported_and_the_server_recovers(pg: Postgres, tmp_path: Path) -> None:
    """The error is raised on purpose where a full disk would raise it."""
    serving = Serving(pg.new(), tmp_path)
    try:
        table = serving.open("person", "person")
        game = table.game()
        seat, version, move = game["to_move"], game["version"], game["moves"][0]["text"]
        run(serving.db, DISK_IS_FULL)
        for _ in range(2):
            answer = table.post(seat, version, move, key="k")
            assert (answer.status_code, answer.json()["key"]) == (503, "server-disk-full")
        assert table.game() == game
        run(serving.db, "DROP TRIGGER full_disk ON entries")
        assert table.post(seat, version, move, key="k").status_code == 200
    finally:
        serving.end()


DISK_IS_FULL = """
    CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full';
    END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION no_space()
"""


def run(db: str, statements: str) -> None:
    engine = open_engine(db)
    with engine.begin() as connection:
        connection.exec_driver_sql(statements)
    engine.dispose()


def make_room(file: Path, table: str) -> None:
    """Delete other tables, which leaves free pages in the file."""
    connection = sqlite3.connect(file)
    for name in ("entries", "tokens", "chat"):
        connection.execute(f"DELETE FROM {name} WHERE table_id <> ?", (table,))
    connection.execute("DELETE FROM tables WHERE id <> ?", (table,))
    connection.commit()
    connection.close()


@pytest.mark.slow
def test_a_lost_database_is_reported_and_the_server_recovers(tmp_path: Path) -> None:
    pg = Postgres()
    serving = Serving(pg.new(), tmp_path)
    try:
        table = serving.open("person", "person")
        game = table.game()
        with table.stream(table.watch, 0) as stream:
            pg.stop()
            seat, version, move = game["to_move"], game["version"], game["moves"][0]["text"]
            answer = table.post(seat, version, move, key="k")
            assert (answer.status_code, answer.json()["key"]) == (503, "server-no-database")
            assert httpx.get(f"{serving.address}/health", timeout=30).status_code == 503
            pg.start()
            deadline = time.monotonic() + 30
            while table.post(seat, version, move, key="k").status_code != 200:
                assert time.monotonic() < deadline
                time.sleep(0.2)
            assert stream.until(version + 1)["version"] > version
        serving.wait_until_well()
        log = serving.log.read_text()
        assert not any(
            secret in log for token in table.tokens.values() for secret in (token, hash_token(token))
        )
    finally:
        serving.end()
        pg.stop()


def test_playing_tables_survive_an_upgrade(start: NewServer) -> None:
    """A table opened by an earlier version continues, with its own box and the moves its rules allowed."""
    serving = start()
    table = serving.open("person", "person")
    table.play(30, random.Random(1))
    saved = table.as_(table.watch).get(f"/tables/{table.id}/save").json()
    serving.stop()
    forbidden = find_illegal_move(from_save(saved, "export"))
    with database(serving) as connection:
        pretend_earlier_version(connection, table.id, len(saved["log"]), forbidden)
    serving.start()
    upgraded = Table(serving, table.opened)
    game = upgraded.game()
    assert game["version"] == len(saved["log"]) + 1
    exported = upgraded.as_(table.watch).get(f"/tables/{table.id}/save").json()
    assert exported["log"] == [*saved["log"], forbidden]
    assert exported["box_data"]["spaces"][0]["name"] == "Londinium"
    past = upgraded.as_(table.watch).get(f"/tables/{table.id}/at/{game['version']}")
    assert past.json()["position"] == game["position"]
    game = upgraded.play(10, random.Random(2))
    assert upgraded.call(game["to_move"], "undo", {"version": game["version"]}).status_code in (200, 409)
    upgraded.call(game["to_move"], "hand", {"bot": "random"})
    deadline = time.monotonic() + 30
    while upgraded.game()["to_move"] == game["to_move"]:
        assert time.monotonic() < deadline
        time.sleep(0.1)


@contextmanager
def database(serving: Serving) -> Iterator[Connection]:
    engine = create_engine(serving.db.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def find_illegal_move(table: Played) -> str:
    """Return a move that today's rules refuse, although the game can continue from there."""
    for row in table.move_table.rows:
        twin = table.game.copy()
        if row.group == "outcome" or row.index in twin.moves():
            continue
        try:
            twin.apply(row.index)
            play_random_moves(twin, 40)
        except Exception:  # an illegal move may fail in any way
            continue
        return row.text
    raise AssertionError("every illegal move breaks the game")


def play_random_moves(game: Game, moves: int) -> None:
    chance = random.Random(1)
    assert not game.at_chance
    for _ in range(moves):
        game.apply(chance.choice(game.moves()))


def pretend_earlier_version(connection: Connection, id_: str, version: int, move: str) -> None:
    data: Data = copy.deepcopy(load().data)
    data["spaces"][0]["name"] = "Londinium"
    box = from_data(data, "earlier")
    header = json.loads(connection.scalar(text("SELECT header FROM tables")) or "")
    header["box"] = box.digest
    values = {"id": id_, "version": version, "header": json.dumps(header), "lines": move}
    connection.execute(text("UPDATE tables SET header = :header, version = :version + 1"), values)
    connection.execute(
        text("INSERT INTO entries (table_id, version, lines, at) VALUES (:id, :version, :lines, 0)"), values
    )
    row = {"digest": box.digest, "data": json.dumps(data)}
    connection.execute(text("INSERT INTO boxes (digest, data) VALUES (:digest, :data)"), row)


@pytest.mark.slow
def test_a_table_of_a_newer_version_is_refused(start: NewServer) -> None:
    serving = start()
    table = serving.open("person", "person")
    serving.stop()
    with database(serving) as connection:
        connection.execute(text("UPDATE tables SET rules = 999"))
    serving.start()
    reopened = Table(serving, table.opened)
    answer = reopened.as_(table.watch).get(f"/tables/{table.id}")
    assert (answer.status_code, answer.json()["key"]) == (503, "server-newer")
    with database(serving) as connection:
        connection.execute(text("UPDATE tables SET rules = 1"))
    reopened.play(5, random.Random(2))


@pytest.mark.slow
def test_a_damaged_table_is_reported_and_harms_no_other(start: NewServer) -> None:
    serving = start()
    tables = [serving.open("person", "person") for _ in range(2)]
    serving.stop()
    with database(serving) as connection:
        nonsense = {"lines": "die pink 7", "id": tables[0].id}
        connection.execute(text("UPDATE entries SET lines = :lines WHERE table_id = :id"), nonsense)
    serving.start()
    damaged, other = (Table(serving, table.opened) for table in tables)
    answer = damaged.as_(damaged.watch).get(f"/tables/{damaged.id}")
    assert (answer.status_code, answer.json()["key"]) == (503, "server-damaged")
    other.play(5, random.Random(2))


@pytest.mark.slow
def test_backup_and_restore_between_databases(
    start: NewServer, new_database: NewDatabase, tmp_path: Path
) -> None:
    serving = start()
    table = serving.open("person", "person")
    game = table.play(30, random.Random(5))
    table.call(0, "chat", {"text": "before the backup"})
    file = tmp_path / "tables.jsonl.gz"
    assert "1 table was written" in tiletum("backup", str(file), "--db", serving.db)
    assert table.tokens[0].encode() not in file.read_bytes()
    table.play(5, random.Random(6))
    for db in (new_database(), f"sqlite:///{tmp_path / 'other.sqlite'}"):
        assert "1 table was restored" in tiletum_forked("restore", str(file), "--db", db)
        assert "already" in tiletum_forked("restore", str(file), "--db", db, fails=True)
        restored = Table(start(db=db), table.opened)
        assert restored.game() == game
        assert restored.state()["chat"][0]["text"] == "before the backup"
        restored.play(5, random.Random(6))
    before_chat_had_keys(file)
    assert "1 table was restored" in tiletum_forked("restore", str(file), "--db", new_database())
    file.write_bytes(file.read_bytes()[:-50])
    assert "not a complete backup" in tiletum("restore", str(file), "--db", new_database(), fails=True)


def test_a_failed_backup_leaves_no_files(tmp_path: Path) -> None:
    """It creates neither the missing database nor an incomplete backup."""
    output = tiletum("backup", str(tmp_path / "out"), "--db", f"sqlite:///{tmp_path}/nope.sqlite", fails=True)
    assert "No such file" in output
    (tmp_path / "other.sqlite").touch()
    tiletum("backup", str(tmp_path / "out"), "--db", f"sqlite:///{tmp_path}/other.sqlite", fails=True)
    assert {file.name for file in tmp_path.iterdir()} <= {
        "other.sqlite",
        "other.sqlite-wal",
        "other.sqlite-shm",
    }


def before_chat_had_keys(file: Path) -> None:
    """Rewrite a backup as an earlier version wrote it, with fewer columns and tables and without a list of
    columns."""
    with gzip.open(file, "rt") as source:
        header, *lines = [json.loads(line) for line in source]
    del header["columns"], header["counts"]["facts"], header["counts"]["blocked"]
    later = {"chat": 1, "tables": 2}
    lines = [
        line[: len(line) - later.get(line[0], 0)] for line in lines if line[0] not in ("facts", "blocked")
    ]
    with gzip.open(file, "wt") as out:
        out.writelines(json.dumps(line) + "\n" for line in [header, *lines])


def tiletum(*arguments: str, fails: bool = False) -> str:
    result = subprocess.run(
        [sys.executable, "-m", "tiletum", *arguments], capture_output=True, text=True, timeout=120
    )
    assert (result.returncode != 0) == fails, result.stderr
    return result.stderr if fails else result.stdout


def tiletum_forked(*arguments: str, fails: bool = False) -> str:
    """Run the command in a forked process, without loading the program again."""
    with tempfile.NamedTemporaryFile() as log:
        status = ForkedCommand(list(arguments), Path(log.name), dict(os.environ)).wait(120)
        output = log.read().decode()
    assert (status != 0) == fails, output
    return output


def test_no_turn_ends_while_the_server_is_down(start: NewServer) -> None:
    serving = start()
    table = serving.open("person", "person", clock={"seconds": 10, "bot": "random"})
    seat = table.game()["to_move"]
    serving.kill()
    with database(serving) as connection:
        connection.execute(text("UPDATE tables SET deadline = :past"), {"past": time.time() - 3600})
    serving.start()
    restarted = Table(serving, table.opened)
    time.sleep(2)
    state = restarted.state()["table"]
    assert state["seats"][seat]["player"] == "person"
    assert 10 < state["clock"]["left"] <= 30


def test_a_stopped_server_stops_soon(start: NewServer) -> None:
    """This holds despite open streams and a thinking bot. The streams get a message."""
    serving = start()
    table = serving.open("person", "master", first=1)
    with table.stream(table.watch):
        began = time.monotonic()
        serving.stop(15)
        assert time.monotonic() - began < 15


def test_an_incomplete_request_ends_cleanly_when_the_server_stops(sqlite_server: Serving) -> None:
    with socket.create_connection(("127.0.0.1", sqlite_server.port)) as slow:
        slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{")
        time.sleep(0.5)
        sqlite_server.stop()
        slow.settimeout(5)
        answer = slow.recv(100_000)
    assert answer.startswith(b"HTTP/1.1 503 ")
    assert b'"key":"server-unsure"' in answer
    assert "Traceback" not in sqlite_server.log.read_text()


DAY = 86_400.0
LIFETIME = {"open": 7 * DAY, "playing": 90 * DAY, "over": 365 * DAY}
"""How long a table is kept after its last activity, as docs/server.md says."""


def table_with_status(serving: Serving, status: str) -> Table:
    if status == "open":
        with serving.client() as client:
            return Table(serving, client.post("/tables", json={"seats": [{"name": "Ann"}, {}]}).json())
    table = serving.open("person", "person")
    table.play(5, random.Random(status))
    if status == "over":
        table.call(0, "resign", {})
    table.call(0, "chat", {"text": "Shall we go on?"})
    return table


@pytest.mark.slow
def test_abandoned_tables_expire(start: NewServer) -> None:
    """Each status has its own time, and all rows go. Tables an hour younger stay."""
    serving = start()
    abandoned = {status: table_with_status(serving, status) for status in LIFETIME}
    recent = {status: table_with_status(serving, status) for status in LIFETIME}
    serving.stop()
    with database(serving) as connection:
        for tables, hours in ((abandoned, 1), (recent, -1)):
            for status, table in tables.items():
                activity = time.time() - LIFETIME[status] - hours * 3600
                values = {"touched": activity, "id": table.id}
                connection.execute(text("UPDATE tables SET touched = :touched WHERE id = :id"), values)
    serving.start()
    deadline = time.monotonic() + 20
    for table in abandoned.values():
        while httpx.get(f"{serving.address}/api/tables/{table.id}", headers=bearer(table)).status_code != 404:
            assert time.monotonic() < deadline
            time.sleep(0.1)
    with database(serving) as connection:
        for part, column in (
            ("tables", "id"),
            ("entries", "table_id"),
            ("tokens", "table_id"),
            ("chat", "table_id"),
        ):
            left = set(connection.scalars(text(f"SELECT {column} FROM {part}")))
            assert left <= {table.id for table in recent.values()}, part
    for status, table in recent.items():
        assert Table(serving, table.opened).state()["table"]["status"] == status
    Table(serving, recent["playing"].opened).play(1, random.Random(1))


def bearer(table: Table) -> dict[str, str]:
    return {"Authorization": f"Bearer {table.watch}"}


@pytest.mark.slow
def test_watchers_of_an_expired_table_are_disconnected(start: NewServer) -> None:
    """The stream ends, and a new one is refused."""
    serving = start(NO_LIMITS + "keep_playing = 2.0\nhousekeeping = 1.0\n")
    table = serving.open("person", "person")
    with table.stream(table.watch) as stream:
        assert stream.state["table"]["status"] == "playing"
        with pytest.raises(ConnectionClosed):
            stream.socket.recv(90)
    answer = table.call(0, "chat", {"text": "Hello?"})
    assert (answer.status_code, answer.json()["key"]) == (404, "server-no-table")
