"""Kill -9, full disks, lost databases, upgrades, backups: every acknowledged move is there afterwards."""

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
from support.forked import Forked
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
    """Several players post without a pause while the server is killed, again and again."""
    serving = start()
    tables = [serving.open("person", "person", "person") for _ in range(3)]
    known: Acknowledged = {table.id: [] for table in tables}
    everything, finished = [*tables], 0
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
                everything.append(tables[number])
                known[tables[number].id] = []
                finished += 1
    for table in everything:
        check_all_there(table, known[table.id])
    assert all(known[table.id] for table in everything[:3])
    print(
        f"{RESTARTS} restarts, {sum(map(len, known.values()))} acknowledged posts, {finished} finished games"
    )


RESTARTS = int(os.environ.get("TILETUM_RESTARTS", "4"))
"""How often the server is killed; `make measure` asks for more."""


Acknowledged = dict[str, list[tuple[int, str]]]
"""By table: the moves that were acknowledged, each with the version it made."""


def check_all_there(table: Table, known: list[tuple[int, str]]) -> None:
    with table.serving.client(table.watch) as client:
        for _ in range(10):  # a busy machine's database may not answer in time
            answer = client.get(f"/tables/{table.id}/entries")
            if answer.status_code != 503:
                break
    assert answer.status_code == 200, answer.text
    found = answer.json()["entries"]
    stored = {(entry["version"], entry["text"]) for entry in found}
    assert stored.issuperset(known), set(known) - stored


def post_until(table: Table, known: Acknowledged, stop: threading.Event, seed: int) -> None:
    """Post, and note every move that was acknowledged."""
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


def deep(game: Data) -> bool:
    """In the middle of something: three decisions are open, one within another."""
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
        while not game["over"] and not deep(game):
            game = table.play(1, chance, game)
        if not game["over"]:
            break
    assert deep(game)
    before = table.state(since=0)["game"]
    with table.stream(table.tokens[before["to_move"]], 0) as stream:
        assert stream.state["game"] == before
        serving.kill()
    serving.start()
    again = Table(serving, table.opened)
    with again.stream(table.tokens[before["to_move"]], 0) as stream:
        assert stream.state["game"] == before
        move = before["moves"][0]["text"]
        assert again.post(before["to_move"], before["version"], move).status_code == 200
        assert stream.next()["game"]["version"] > before["version"]


def test_a_post_repeated_after_a_kill_is_not_played_twice(start: NewServer) -> None:
    serving = start()
    table = serving.open("person", "person")
    game = table.game()
    move = game["moves"][0]["text"]
    first = table.post(game["to_move"], game["version"], move, key="once").json()
    serving.kill()
    serving.start()
    again = Table(serving, table.opened)
    assert again.post(game["to_move"], game["version"], move, key="once").json() == first
    assert again.game()["version"] == first["version"]


@pytest.mark.slow
def test_bots_go_on_after_a_kill(start: NewServer) -> None:
    serving = start()
    table = serving.open("random", "apprentice", "random")
    serving.kill()
    serving.start()
    again = Table(serving, table.opened)
    deadline = time.monotonic() + 100
    while again.state()["table"]["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.2)


@pytest.mark.slow
def test_two_servers_on_one_database(pg: Postgres, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Moves posted to one are seen by those who watch at the other; of racing posts one wins."""
    db = pg.new()
    one = Serving(db, tmp_path_factory.mktemp("one"))
    other = Serving(db, tmp_path_factory.mktemp("other"))
    try:
        table = one.open("person", "person")
        there = Table(other, table.opened)
        chance = random.Random(3)
        with there.stream(table.watch, 0) as watching:
            for number in range(30):
                game = (table if number % 2 else there).game()
                here, away = (table, there) if number % 3 else (there, table)
                moves = [chance.choice(game["moves"])["text"] for _ in range(2)]
                answers = at_once(game, (here, moves[0]), (away, moves[1]))
                won = [answer for answer in answers if answer.status_code == 200]
                assert len(won) == 1, [answer.text[:300] for answer in answers]
                watching.until(won[0].json()["version"])
            assert watching.state["game"] == table.state(since=0)["game"]
        first, again = finished_with_rematch(one)
        with Table(other, again.opened).stream(again.tokens[1]) as lost:
            assert first.call(1, "links", {"seat": 1}).status_code == 200
            assert lost.ended()
        one.kill()
        there.play(3, chance)
    finally:
        one.end()
        other.end()


@pytest.mark.slow
def test_news_is_found_after_a_connection_was_lost(
    pg: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Every connection to the database is cut, again and again, while others move."""
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
                version = post_at_last(table, game, chance.choice(game["moves"])["text"], f"key-{number}")
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


def post_at_last(table: Table, game: Data, move: str, key: str) -> int:
    """As a client does that is told to try again; the key makes sure that it is played once."""
    deadline = time.monotonic() + 20
    while True:
        answer = table.post(game["to_move"], game["version"], move, key=key)
        if answer.status_code == 200:
            return int(answer.json()["version"])
        assert answer.status_code == 503, answer.text
        assert time.monotonic() < deadline
        time.sleep(0.2)


def at_once(game: Data, *posts: tuple[Table, str]) -> list[httpx.Response]:
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
                fresh = Table(serving, table.opened)  # new connections may meet either worker
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
        # Whichever worker is asked, it tells of all.
        told = {moves_stored(serving) for _ in range(8)}
        assert len(told) == 1
        assert told.pop() > 0
    finally:
        serving.end()


@pytest.mark.slow
def test_workers_end_with_the_process_that_started_them(pg: Postgres, tmp_path: Path) -> None:
    """Else a server that was killed could not be started again: they would keep its port."""
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
def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    """By whatever path it is reached."""
    serving = Serving(f"sqlite:///{tmp_path}/x.sqlite", tmp_path)
    (tmp_path / "linked.sqlite").symlink_to("x.sqlite")
    (tmp_path / "folder").symlink_to(tmp_path)
    try:
        for name in ("x", "linked", "folder/x"):
            other = f"sqlite:///{tmp_path}/{name}.sqlite"
            told = forked("serve", "--port", str(free_port()), "--db", other, fails=True)
            assert told.startswith("Another server uses sqlite:///")
        serving.kill()
        serving.start()
    finally:
        serving.end()


def test_sqlite_is_for_one_process(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tiletum", "serve", "--workers", "2", "--db", f"sqlite:///{tmp_path}/x"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert done.stderr == "SQLite is for one process; use PostgreSQL for 2 workers.\n"


def test_a_full_disk_is_told_and_got_over(tmp_path: Path) -> None:
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
        # There is room for a few moves yet, sometimes for all of a game.
        for table in tables:
            refused = play_until_refused(table)
            if refused is not None:
                break
        assert refused is not None
        assert refused.json()["key"] == "server-disk-full"
        game = table.game()
        told = httpx.get(f"{serving.address}/health")
        assert (told.status_code, told.json()["database"], told.json()["writes"]) == (503, True, False)
        assert table.game() == game
        make_room(tmp_path / "small.sqlite", table.id)
        deadline = time.monotonic() + 10
        while table.post(game["to_move"], game["version"], game["moves"][0]["text"]).status_code != 200:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        serving.wait_until_well(20)
    finally:
        serving.end()


def test_nobodys_time_is_over_while_the_disk_is_full(tmp_path: Path) -> None:
    """Also if there is room again at last: whoever could not move has time to."""
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
        assert httpx.Client().send(refused.request).status_code == 503  # now the server knows it, too
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
def test_a_full_disk_of_postgresql_is_told_and_got_over(pg: Postgres, tmp_path: Path) -> None:
    """Its refusal is raised where it would be, for lack of a disk that is small enough."""
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


def make_room(file: Path, kept: str) -> None:
    """Other tables are removed, which leaves free pages in the file."""
    connection = sqlite3.connect(file)
    for name in ("entries", "tokens", "chat"):
        connection.execute(f"DELETE FROM {name} WHERE table_id <> ?", (kept,))
    connection.execute("DELETE FROM tables WHERE id <> ?", (kept,))
    connection.commit()
    connection.close()


@pytest.mark.slow
def test_a_lost_database_is_told_and_got_over(tmp_path: Path) -> None:
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
        told = serving.log.read_text()
        assert not any(
            secret in told for token in table.tokens.values() for secret in (token, hash_token(token))
        )
    finally:
        serving.end()
        pg.stop()


def test_running_tables_survive_an_upgrade(start: NewServer) -> None:
    """One that an earlier version opened goes on: with its own box, and with what its rules allowed."""
    serving = start()
    table = serving.open("person", "person")
    table.play(30, random.Random(1))
    saved = table.as_(table.watch).get(f"/tables/{table.id}/save").json()
    serving.stop()
    forbidden = no_longer_legal(from_save(saved, "export"))
    with database(serving) as connection:
        pretend_earlier_version(connection, table.id, len(saved["log"]), forbidden)
    serving.start()
    again = Table(serving, table.opened)
    game = again.game()
    assert game["version"] == len(saved["log"]) + 1
    exported = again.as_(table.watch).get(f"/tables/{table.id}/save").json()
    assert exported["log"] == [*saved["log"], forbidden]
    assert exported["box_data"]["spaces"][0]["name"] == "Londinium"
    there = again.as_(table.watch).get(f"/tables/{table.id}/at/{game['version']}")
    assert there.json()["position"] == game["position"]
    game = again.play(10, random.Random(2))
    assert again.call(game["to_move"], "undo", {"version": game["version"]}).status_code in (200, 409)
    again.call(game["to_move"], "hand", {"bot": "random"})
    deadline = time.monotonic() + 30
    while again.game()["to_move"] == game["to_move"]:
        assert time.monotonic() < deadline
        time.sleep(0.1)


@contextmanager
def database(serving: Serving) -> Iterator[Connection]:
    engine = create_engine(serving.db.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def no_longer_legal(table: Played) -> str:
    """A move that today's rules refuse, though the game can go on from there."""
    for row in table.move_table.rows:
        twin = table.game.copy()
        if row.group == "outcome" or row.index in twin.moves():
            continue
        try:
            twin.apply(row.index)
            go_on(twin, 40)
        except Exception:  # whatever a move does where it has no place
            continue
        return row.text
    raise AssertionError("every move that is refused breaks the game")


def go_on(game: Game, moves: int) -> None:
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
    kept = {"digest": box.digest, "data": json.dumps(data)}
    connection.execute(text("INSERT INTO boxes (digest, data) VALUES (:digest, :data)"), kept)


@pytest.mark.slow
def test_a_table_of_a_newer_version_is_left_alone(start: NewServer) -> None:
    serving = start()
    table = serving.open("person", "person")
    serving.stop()
    with database(serving) as connection:
        connection.execute(text("UPDATE tables SET rules = 999"))
    serving.start()
    again = Table(serving, table.opened)
    answer = again.as_(table.watch).get(f"/tables/{table.id}")
    assert (answer.status_code, answer.json()["key"]) == (503, "server-newer")
    with database(serving) as connection:
        connection.execute(text("UPDATE tables SET rules = 1"))
    again.play(5, random.Random(2))


@pytest.mark.slow
def test_a_damaged_table_is_told_and_harms_no_other(start: NewServer) -> None:
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
        assert "1 table was restored" in forked("restore", str(file), "--db", db)
        assert "already" in forked("restore", str(file), "--db", db, fails=True)
        again = Table(start(db=db), table.opened)
        assert again.game() == game
        assert again.state()["chat"][0]["text"] == "before the backup"
        again.play(5, random.Random(6))
    before_chat_had_keys(file)
    assert "1 table was restored" in forked("restore", str(file), "--db", new_database())
    file.write_bytes(file.read_bytes()[:-50])
    assert "not a whole backup" in tiletum("restore", str(file), "--db", new_database(), fails=True)


def test_a_backup_of_nothing_leaves_nothing(tmp_path: Path) -> None:
    """Neither a database that was not there, nor a file that nobody could restore."""
    told = tiletum("backup", str(tmp_path / "out"), "--db", f"sqlite:///{tmp_path}/nope.sqlite", fails=True)
    assert "No such file" in told
    (tmp_path / "other.sqlite").touch()
    tiletum("backup", str(tmp_path / "out"), "--db", f"sqlite:///{tmp_path}/other.sqlite", fails=True)
    assert {file.name for file in tmp_path.iterdir()} <= {
        "other.sqlite",
        "other.sqlite-wal",
        "other.sqlite-shm",
    }


def before_chat_had_keys(file: Path) -> None:
    """Rewrite a backup as an earlier version wrote it: fewer columns and parts, and no list of columns."""
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
    done = subprocess.run(
        [sys.executable, "-m", "tiletum", *arguments], capture_output=True, text=True, timeout=120
    )
    assert (done.returncode != 0) == fails, done.stderr
    return done.stderr if fails else done.stdout


def forked(*arguments: str, fails: bool = False) -> str:
    """The same, without loading everything anew."""
    with tempfile.NamedTemporaryFile() as log:
        status = Forked(list(arguments), Path(log.name), dict(os.environ)).wait(120)
        told = log.read().decode()
    assert (status != 0) == fails, told
    return told


def test_nobodys_time_is_over_while_the_server_was_away(start: NewServer) -> None:
    serving = start()
    table = serving.open("person", "person", clock={"seconds": 10, "bot": "random"})
    seat = table.game()["to_move"]
    serving.kill()
    with database(serving) as connection:
        connection.execute(text("UPDATE tables SET deadline = :past"), {"past": time.time() - 3600})
    serving.start()
    again = Table(serving, table.opened)
    time.sleep(2)
    state = again.state()["table"]
    assert state["seats"][seat]["player"] == "person"
    assert 10 < state["clock"]["left"] <= 30


def test_a_stopped_server_stops_soon(start: NewServer) -> None:
    """Though streams are open and a bot thinks; the streams are told."""
    serving = start()
    table = serving.open("person", "master", first=1)
    with table.stream(table.watch):
        begun = time.monotonic()
        serving.stop(15)
        assert time.monotonic() - begun < 15


def test_a_request_that_never_came_whole_ends_without_a_fuss(sqlite_server: Serving) -> None:
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
KEPT = {"open": 7 * DAY, "playing": 90 * DAY, "over": 365 * DAY}
"""How long a table is kept after the last thing that happened at it, as docs/server.md says."""


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
    """Each kind after its own time, and nothing of them stays; an hour earlier they are all there."""
    serving = start()
    abandoned = {status: table_with_status(serving, status) for status in KEPT}
    kept = {status: table_with_status(serving, status) for status in KEPT}
    serving.stop()
    with database(serving) as connection:
        for tables, hours in ((abandoned, 1), (kept, -1)):
            for status, table in tables.items():
                touched = time.time() - KEPT[status] - hours * 3600
                values = {"touched": touched, "id": table.id}
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
            assert left <= {table.id for table in kept.values()}, part
    for status, table in kept.items():
        assert Table(serving, table.opened).state()["table"]["status"] == status
    Table(serving, kept["playing"].opened).play(1, random.Random(1))


def bearer(table: Table) -> dict[str, str]:
    return {"Authorization": f"Bearer {table.watch}"}


@pytest.mark.slow
def test_who_watches_a_table_that_expires_is_told(start: NewServer) -> None:
    """The stream ends, and does not come back to a table that is not there."""
    serving = start(NO_LIMITS + "keep_playing = 2.0\nhousekeeping = 1.0\n")
    table = serving.open("person", "person")
    with table.stream(table.watch) as stream:
        assert stream.state["table"]["status"] == "playing"
        with pytest.raises(ConnectionClosed):
            stream.socket.recv(90)
    answer = table.call(0, "chat", {"text": "Hello?"})
    assert (answer.status_code, answer.json()["key"]) == (404, "server-no-table")
