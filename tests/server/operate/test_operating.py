"""Limits, headers, metrics, health and logs, on which operators rely."""

from __future__ import annotations

import ast
import asyncio
import contextlib
import copy
import json
import logging
import random
import secrets
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from litestar import Request
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import tiletum
from support.online import NO_LIMITS, Serving, loaded_table, lose_entries, recorded_game
from support.server_fixtures import NewDatabase, NewServer
from tiletum.box import from_data, load
from tiletum.errors import TiletumError
from tiletum.hall import box_cache, tokens
from tiletum.hall.acts import changes, chat, handing, moves, proposals
from tiletum.hall.asking import ask_for_moves
from tiletum.hall.box_cache import cache_box
from tiletum.hall.opening import check_work
from tiletum.hall.wire import PostMoves, Propose, Say, Undo
from tiletum.server.http.errors import refuse_unexpected
from tiletum.server.http.hosts import check_addressed, check_host, names_of, origin_of
from tiletum.server.http.language import words_for
from tiletum.server.operate import limits, metrics
from tiletum.server.operate.limits import Buckets, Limits
from tiletum.server.operate.logs import JsonLines, Repeats
from tiletum.server.operate.settings import Settings
from tiletum.server.storage import rows
from tiletum.server.storage.migrate import migrate
from tiletum.server.storage.store import open_engine
from tiletum.server.watching.stream import AnySocket, Socket
from tiletum.table.entries import Handed
from tiletum.table.table import Options
from tiletum.version import __version__
from tiletum.words import Words


def test_headers_include_a_strict_content_policy(serving: Serving) -> None:
    for path in ("/health", "/api/tables", "/nowhere", "/schema/openapi.json"):
        headers = httpx.get(serving.address + path).headers
        assert headers["content-security-policy"].startswith("default-src 'none'"), path
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"] == "no-store"
        assert "server" not in headers


def test_health_and_metrics(serving: Serving) -> None:
    table = serving.open("person", "person")
    table.play(2, random.Random(1))
    table.post(0, 0, "end")
    health = httpx.get(f"{serving.address}/health").json()
    assert health["status"] == "well"
    assert health["database"]
    assert all(health["tasks"].values())
    assert {"writer", "clocks", "thinker-1"} <= set(health["tasks"])
    text = httpx.get(f"{serving.address}/metrics").text
    for name in (
        "tiletum_tables_opened_total",
        "tiletum_moves_total",
        'tiletum_refusals_total{kind="stale"}',
        'tiletum_request_seconds_bucket{le="0.04",route="moves"}',
        "tiletum_sockets",
        "tiletum_bots_waiting",
    ):
        assert name in text, text
    assert table.id not in text


def test_metrics_of_the_process(sqlite_server: Serving) -> None:
    """They include the event loop's lag, the writer's queue, descriptors and refused work."""
    before = metric(sqlite_server, "tiletum_descriptors")
    assert 3 < before < metric(sqlite_server, "tiletum_descriptors_limit")
    with contextlib.ExitStack() as connections:
        for _ in range(10):
            connections.enter_context(socket.create_connection(("127.0.0.1", sqlite_server.port)))
        time.sleep(0.2)
        assert metric(sqlite_server, "tiletum_descriptors") >= before + 10
    assert metric(sqlite_server, "tiletum_writer_queue") >= 0
    assert metric(sqlite_server, "tiletum_loop_lag_seconds_count") > 0
    assert metric(sqlite_server, "tiletum_loop_lag_seconds_sum") < 60


def test_the_lag_of_a_busy_event_loop_is_measured() -> None:
    async def busy() -> None:
        measuring = asyncio.create_task(metrics.measure_lag())
        await asyncio.sleep(0.1)
        time.sleep(0.6)
        await asyncio.sleep(0.05)
        measuring.cancel()

    before = lag_seconds()
    asyncio.run(busy())
    assert lag_seconds() - before > 0.3


def lag_seconds() -> float:
    (found,) = metrics.LAG.collect()
    return next(sample.value for sample in found.samples if sample.name.endswith("_sum"))


def test_refused_work_is_counted_by_its_limit(start: NewServer) -> None:
    serving = start("requests = 0.0\nopened = 1\nsockets = 1\ntables_each = 0\n")
    table = serving.open("person", "person")
    with serving.client() as client:
        client.post("/tables", json=OPEN_TABLE)
    with table.stream(table.watch), table.stream(table.watch) as second:
        assert second.state["key"] == "server-too-many"
    for limit in ("opened", "sockets"):
        assert metric(serving, f'tiletum_refused_work_total{{limit="{limit}"}}') == 1


def test_every_stored_move_is_counted_once(sqlite_server: Serving) -> None:
    """Moves of people and bots both count. A repeated post does not."""
    table = sqlite_server.open("person", "person")
    game = table.game()
    for _ in range(3):
        table.post(game["to_move"], game["version"], game["moves"][0]["text"], key="once")
    assert moves_stored(sqlite_server) == 1
    bots = sqlite_server.open("person", "random", first=1)
    deadline = time.monotonic() + 30
    while bots.game()["thinking"]:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    with sqlite_server.client(bots.watch) as client:
        log = client.get(f"/tables/{bots.id}/save").json()["log"]
    groups = {row.text: row.group for row in loaded_table("person", "random").game.move_table.rows}
    moves = sum(groups.get(line, "outcome") != "outcome" for line in log)
    assert moves > 0
    assert moves_stored(sqlite_server) == 1 + moves


def moves_stored(serving: Serving) -> float:
    return metric(serving, "tiletum_moves_total")


def metric(serving: Serving, name: str) -> float:
    lines = httpx.get(f"{serving.address}/metrics").text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(f"{name} ")))


def test_a_version_that_does_not_exist_yet_is_refused_with_the_reason(serving: Serving) -> None:
    table = serving.open("person", "person")
    game = table.game()
    for version, key in ((game["version"] + 1, "server-future"), (game["version"] - 1, "server-stale")):
        answer = table.post(game["to_move"], version, game["moves"][0]["text"])
        assert (answer.status_code, answer.json()["error"], answer.json()["key"]) == (409, "stale", key)
        assert answer.json()["state"]["game"]["version"] == game["version"]


@pytest.mark.parametrize("path", ["/nowhere", "/api/nothing", "/api/tables/%00"])
def test_unknown_addresses_are_refused_in_a_sentence(serving: Serving, path: str) -> None:
    answer = httpx.get(serving.address + path)
    assert answer.status_code in (400, 401, 404)
    assert answer.json()["message"].endswith(".")


def test_wrong_methods_are_refused(serving: Serving) -> None:
    answer = httpx.delete(f"{serving.address}/api/tables")
    assert (answer.status_code, answer.json()["error"]) == (405, "method")
    assert answer.headers["allow"] == "GET, HEAD, OPTIONS, POST"


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/health", "GET, HEAD, OPTIONS"),
        ("/api/tables", "GET, HEAD, OPTIONS, POST"),
        ("/api/tables/abcdefghijkl/moves", "OPTIONS, POST"),
    ],
)
def test_options_list_every_method_of_a_path(serving: Serving, path: str, allowed: str) -> None:
    answer = httpx.options(serving.address + path)
    assert (answer.status_code, answer.headers["allow"]) == (204, allowed)


@pytest.mark.parametrize("path", ["/", "/health", "/api/tables", "/nowhere"])
def test_a_head_request_returns_only_headers(serving: Serving, path: str) -> None:
    full, head = httpx.get(serving.address + path), httpx.head(serving.address + path)
    assert (head.status_code, head.content) == (full.status_code, b"")
    assert head.headers["content-type"] == full.headers["content-type"]
    assert "content-security-policy" in head.headers


OPEN_TABLE: dict[str, Any] = {"seats": [{}, {}]}
BAD_HOSTS = ["x:99999999", "x:y", "x y", "x/y", "[1:2", "[x]", "ä", ":80", "a@b", "x:0"]


@pytest.mark.parametrize("host", BAD_HOSTS)
def test_a_request_with_a_bad_host_is_refused(serving: Serving, host: str) -> None:
    """It is refused for every route before anything is done, because links contain the host."""
    before = tables_opened(serving)
    for method, path in (("POST", "/api/tables"), ("DELETE", "/api/tables"), ("GET", "/health")):
        body = OPEN_TABLE if method == "POST" else None
        headers = {b"Host": host.encode("latin-1"), b"Accept-Language": b"fr"}
        answer = httpx.request(method, serving.address + path, json=body, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (400, "malformed")
        assert answer.json()["message"] == Words("fr").say("server-malformed", why="Host")
        assert "content-security-policy" in answer.headers
    assert tables_opened(serving) == before


def tables_opened(serving: Serving) -> float:
    return metric(serving, "tiletum_tables_opened_total")


def test_known_hosts_are_accepted() -> None:
    names = names_of(Settings("", address="https://Tiletum.example:444/games", hosts=("a_b.example",)))
    own = socket.gethostname().partition(".")[0]
    known = ("127.0.0.1:8321", "192.0.2.1", "[::1]:8321", "localhost:8321", "x.localhost", "")
    for host in (*known, "Tiletum.example.", "A_b.example:8321", own.upper(), f"{own}.local:8321"):
        check_host(host, names)
    for host in (
        "evil.example",
        "tiletum.example.evil.example",
        "127.0.0.1.evil.example:8321",
        f"{own}.evil",
    ):
        with pytest.raises(TiletumError, match="server-host"):
            check_host(host, names)
    for host in ("[::1].evil.example", "[::1]evil", "[evil.example]", "::1"):
        with pytest.raises(TiletumError, match="server-malformed"):
            check_host(host, names)


def test_a_foreign_name_that_points_here_is_refused(start: NewServer) -> None:
    """With DNS rebinding, the page's origin equals the Host header."""
    serving = start(NO_LIMITS + 'address = "https://tiletum.example"\nhosts = ["games.example"]\n')
    for host, status in (
        ("evil.example", 403),
        (f"evil.example:{serving.port}", 403),
        ("tiletum.example", 201),
        ("games.example", 201),
        (f"localhost:{serving.port}", 201),
    ):
        headers = {"Host": host, "Origin": f"http://{host}", "Accept-Language": "fr"}
        answer = httpx.post(f"{serving.address}/api/tables", json=OPEN_TABLE, headers=headers)
        assert answer.status_code == status, host
        if status == 403:
            assert answer.json()["message"] == Words("fr").say("server-host", host="evil.example")
            assert "hosts" in answer.json()["message"]
            assert httpx.get(f"{serving.address}/api/tables", headers=headers).status_code == 403
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://127.0.0.1:{serving.port}/api/stream", additional_headers={"Host": "evil.example"}),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_metrics_are_for_this_machine_or_for_a_token(start: NewServer) -> None:
    serving = start(NO_LIMITS + 'metrics_token = "a-secret-of-mine"\naddress = "https://tiletum.example"\n')

    def status(**headers: str) -> int:
        fields = {name.replace("_", "-"): value for name, value in headers.items()}
        return httpx.get(f"{serving.address}/metrics", headers=fields).status_code

    assert status() == 200
    # A proxy on this machine forwards strangers.
    assert status(X_Forwarded_For="192.0.2.1") == 403
    assert status(X_Forwarded_Proto="https") == status(Forwarded="for=192.0.2.1") == 403
    assert status(Host="tiletum.example") == 403
    assert status(X_Forwarded_For="192.0.2.1", Authorization="Bearer a-secret-of-mine") == 200
    assert status(X_Forwarded_For="192.0.2.1", Authorization="Bearer another-secret") == 403
    message = httpx.get(f"{serving.address}/metrics", headers={"Via": "1.1 x"}).json()["message"]
    assert message == Words("en").say("server-metrics")


def test_without_a_metrics_token_no_token_is_accepted(serving: Serving) -> None:
    headers = {"X-Forwarded-For": "192.0.2.1", "Authorization": "Bearer x"}
    assert httpx.get(f"{serving.address}/metrics", headers=headers).status_code == 403


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1"])
def test_pages_of_other_sites_cannot_act(serving: Serving, origin: str) -> None:
    """They cannot watch either, even on a machine that can reach the server."""
    table = serving.open("person", "person")
    foreign = {"Origin": origin, "Content-Type": "text/plain", "Accept-Language": "uk"}
    token = {"Authorization": f"Bearer {table.tokens[0]}"}
    for path, body in ((f"/tables/{table.id}/chat", {"text": "x"}), ("/tables", {"seats": [{}, {}]})):
        url = f"{serving.address}/api{path}"
        answer = httpx.post(url, content=json.dumps(body), headers=foreign | token)
        assert (answer.status_code, answer.json()["key"]) == (403, "server-foreign")
        assert answer.json()["message"] == Words("uk").say("server-foreign")
    assert table.state()["chat"] == []
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://127.0.0.1:{serving.port}/api/stream", origin=Origin(origin)),
    ):
        pass
    response = refused.value.response
    assert (response.status_code, json.loads(response.body or b"")["error"]) == (403, "forbidden")
    assert httpx.get(f"{serving.address}/health", headers=foreign).status_code == 200


def test_our_own_pages_can_act(serving: Serving) -> None:
    body, port = OPEN_TABLE, serving.port
    own = {"Origin": f"http://127.0.0.1:{port}"}
    assert httpx.post(f"{serving.address}/api/tables", json=body, headers=own).status_code == 201
    # Through a proxy that forwards the Host header.
    forwarded = {"Origin": "https://X.localhost", "Host": "x.localhost"}
    assert httpx.post(f"{serving.address}/api/tables", json=body, headers=forwarded).status_code == 201
    with connect(f"ws://127.0.0.1:{port}/api/stream", origin=Origin(own["Origin"])) as stream:
        stream.send("{}")
        assert json.loads(stream.recv(5))["error"] == "malformed"


def test_the_configured_address_is_our_own() -> None:
    """Some proxies do not forward the Host header."""
    headers = [(b"host", b"127.0.0.1:8321"), (b"origin", b"https://tiletum.example")]
    check_addressed(headers, origin_of("https://Tiletum.example/games"), acts=True, names=())
    for own in ("", "http://tiletum.example", "https://tiletum.example:8443"):
        with pytest.raises(TiletumError, match="server-foreign"):
            check_addressed(headers, origin_of(own), acts=True, names=())


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"text"',
        b'{"version": 1e400, "moves": ["end"]}',
        b'{"version": 1, "moves": ["end", 3]}',
        b'{"version": 1, "moves": "end"}',
        b'{"version": -1, "moves": ["end"]}',
        b'{"version": 1.5, "moves": ["end"]}',
        b'{"version": 1, "moves": ["end"], "key": 1}',
        b'{"version": 1, "moves": ["end"], "more": 1}',
        b'{"version": NaN, "moves": ["end"]}',
        b'{"version": 1, "moves": ["\\ud800"]}',
        b"\xff\xfe",
        b"[" * 20_000,
        json.dumps({"version": 1, "moves": ["end"] * 61}).encode(),
    ],
)
def test_malformed_bodies_are_refused(serving: Serving, body: bytes) -> None:
    table = serving.open("person", "person")
    headers = {"Authorization": f"Bearer {table.tokens[0]}", "Content-Type": "application/json"}
    answer = httpx.post(f"{serving.address}/api/tables/{table.id}/moves", content=body, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (400, "malformed")


def test_oversized_bodies_are_refused(serving: Serving) -> None:
    table = serving.open("person", "person")
    headers = {"Authorization": f"Bearer {table.tokens[0]}", "Content-Type": "application/json"}
    url = f"{serving.address}/api/tables/{table.id}/moves"
    answer = httpx.post(url, content=b" " * 100_000, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")

    def chunks() -> Any:
        for _ in range(100):
            yield b" " * 10_000

    answer = httpx.post(url, content=chunks(), headers=headers)
    assert answer.status_code == 413
    with connect(f"ws://127.0.0.1:{serving.port}/api/stream", compression=None) as stream:
        stream.send("x" * 50_000)
        with pytest.raises(ConnectionClosed):
            stream.recv(5)
    assert table.game()["version"] > 0


def test_requests_from_one_address_are_limited(start: NewServer) -> None:
    serving = start("requests = 0.5\nburst = 10\n")
    french = {"Accept-Language": "fr-CA"}
    answers = [httpx.get(f"{serving.address}/health", headers=french) for _ in range(40)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused
    assert refused[0].json()["error"] == "too-many"
    assert refused[0].json()["message"] == Words("fr").say("server-too-many")
    assert int(refused[0].headers["retry-after"])
    time.sleep(4)
    assert httpx.get(f"{serving.address}/health").status_code == 200


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("", "en"),
        ("uk", "uk"),
        ("de, fr-CH;q=0.9, en;q=0.8", "fr"),
        ("en;q=0.2, ko;q=0.7", "ko"),
        ("fr;q=0, uk;q=0.1", "uk"),
        ("fr;q=much", "fr"),
        ("*", "en"),
    ],
)
def test_replies_use_the_readers_preferred_language(accepted: str, lang: str) -> None:
    assert words_for(accepted).lang == lang


def test_tables_messages_and_connections_are_limited(start: NewServer) -> None:
    serving = start("requests = 0.0\nopened = 3\nsockets = 3\nmessages = 5\nwatchers = 2\n")
    table = serving.open("person", "person")
    other = serving.open("person", "person")
    body: dict[str, Any] = {"seats": [{}, {}]}
    with serving.client() as client:
        answers = [client.post("/tables", json=body) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201, 429]
        # Three an hour are allowed, so the next is possible in twenty minutes.
        assert 1100 < int(answers[1].headers["retry-after"]) <= 1200
    with table.stream(table.watch), table.stream(table.watch), other.stream(other.watch) as third:
        address, korean = f"ws://127.0.0.1:{serving.port}/api/stream", {"Accept-Language": "xx, ko;q=0.9"}
        with connect(address, compression=None, additional_headers=korean) as fourth:
            fourth.send(json.dumps({"table": other.id, "token": other.watch}))
            refusal = json.loads(fourth.recv(5))
            assert (refusal["error"], refusal["message"]) == ("too-many", Words("ko").say("server-too-many"))
        for _ in range(6):
            third.socket.send("ping")
        assert third.has_ended()
        with table.stream(table.watch) as full:
            assert full.state["key"] == "server-crowded"
        with table.stream(table.tokens[0]) as seat:
            assert seat.state["you"] == 0


def test_watchers_do_not_keep_players_out(start: NewServer) -> None:
    """This holds for as many watchers as a table or an address may have."""
    serving = start("requests = 0.0\nopened = 0\nsockets = 4\nwatchers = 3\n")
    table = serving.open("person", "person", public=True)
    with ExitStack() as opened:
        watchers = [opened.enter_context(table.stream(None)) for _ in range(3)]
        with table.stream(None) as refused:
            assert refused.state["key"] == "server-crowded"
        seats = [opened.enter_context(table.stream(table.tokens[seat])) for seat in (0, 1, 0, 1)]
        assert [seat.state["you"] for seat in seats] == [0, 1, 0, 1]
        assert all(watcher.has_ended() for watcher in watchers)
        for seat in seats:
            seat.socket.send("ping")
            assert seat.read() == {"type": "pong"}
        with table.stream(table.tokens[0]) as refused:
            assert refused.state["key"] == "server-too-many"


def test_silent_streams_do_not_keep_players_out(start: NewServer) -> None:
    serving = start("requests = 0.0\nopened = 0\nsockets = 2\n")
    table = serving.open("person", "person")
    address = f"ws://127.0.0.1:{serving.port}/api/stream"
    with ExitStack() as opened:
        silent = [opened.enter_context(connect(address, compression=None)) for _ in range(30)]
        with table.stream(table.tokens[0]) as seat:
            assert seat.state["you"] == 0
        with pytest.raises(ConnectionClosed) as closed:
            silent[0].recv(5)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:1:2:3", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("unix:", "unix:", True),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(one: str, other: str, same: bool) -> None:
    """Its owner could use another address for each request."""
    buckets = Buckets("requests", 1.0, 1.0)
    buckets.check(one)
    with nullcontext() if not same else pytest.raises(TiletumError, match="server-too-many"):
        buckets.check(other)


def test_a_new_address_does_not_need_a_scan_of_all_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nearly all other addresses have been used lately."""
    monkeypatch.setattr(limits, "MANY", 100)
    buckets, number = Buckets("opened", 0.001, 2.0), 0
    while len(buckets._of) < 100:
        number += 1
        buckets.check(f"192.0.2.{number}")
    buckets._of["192.0.2.1"].left = 2.0
    buckets.check("192.0.3.1")
    assert len(buckets._of) == 51
    assert {"192.0.2.100", "192.0.3.1"} <= buckets._of.keys()


def test_only_the_latest_owners_boxes_are_cached() -> None:
    """Strangers may bring any number of boxes, and can bring each one again."""
    owners = [from_data(renamed_box(number), "") for number in range(3)]
    assert cache_box(from_data(renamed_box(0), "")) is cache_box(owners[0])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(box_cache, "MOST", 2)
        patch.setattr(box_cache, "_boxes", {})
        rules = [Options(players=2, box=cache_box(box)).new_game().rules for box in owners[:2]]
        cache_box(owners[0])
        cache_box(owners[2])
        assert list(box_cache._boxes) == [owners[0].digest, owners[2].digest]
    rules_after = [Options(players=2, box=box).new_game().rules for box in owners[:2]]
    assert [one is other for one, other in zip(rules, rules_after, strict=True)] == [True, False]


def renamed_box(number: int) -> dict[str, Any]:
    data = copy.deepcopy(load().data)
    data["name"] = f"{data['name']} {number}"
    return data


def test_the_size_of_a_table_is_limited() -> None:
    """There are limits for chat, undone entries, and the work of replaying an uploaded game."""
    loaded = loaded_table("person", "person")
    seat = loaded.game.game.to_move
    loaded.row.chats = chat.MOST_LINES
    with pytest.raises(TiletumError, match="server-chat-full"):
        chat.say(loaded, seat, Say("one more"))
    moves.post(loaded, seat, PostMoves(loaded.game.version, [loaded.game.moves()[0].text]))
    loaded.game.log += [Handed(seat, "human")] * changes.LONGEST_LOG
    for act in (
        lambda: moves.undo(loaded, seat, Undo(loaded.game.version)),
        lambda: proposals.propose(loaded, seat, Propose("undo"), 0.0),
        lambda: handing.hand_over(loaded, seat, "random"),
    ):
        with pytest.raises(TiletumError, match="server-long"):
            act()
    check_work(["end"] * 900 + ["undo 1", "end"] * 90)
    for log in (["end"] * 10_001, ["end"] * 900 + ["undo 1", "end"] * 120):
        with pytest.raises(TiletumError, match="server-long"):
            check_work(log)


def test_database_errors_are_logged_without_stored_values(new_database: NewDatabase) -> None:
    db, secret = new_database(), tokens.new_id()
    migrate(db)
    engine = open_engine(db)
    with engine.connect() as connection, pytest.raises(IntegrityError) as caught:
        connection.execute(insert(rows.chat), {"table_id": secret, "number": 1, "text": None, "at": 1.5})
    engine.dispose()
    error = (IntegrityError, caught.value, caught.tb)
    record = logging.LogRecord("x", logging.ERROR, "", 0, "a background task failed", None, error)
    line = json.loads(JsonLines().format(record))
    assert "IntegrityError" in line["error"]
    assert secret not in line["error"]


def test_the_program_never_executes_what_it_reads() -> None:
    for file in Path(tiletum.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [getattr(node, "id", ""), getattr(node, "module", ""), *imported_names(node)]
            assert not {"pickle", "marshal", "shelve", "eval", "exec"} & set(names), (file, names)


def imported_names(node: ast.AST) -> list[str]:
    return [alias.name for alias in node.names] if isinstance(node, ast.Import) else []


def test_the_number_of_tables_is_limited(start: NewServer) -> None:
    serving = start(NO_LIMITS + "tables = 2\n")
    body: dict[str, Any] = {"seats": [{}, {}]}
    with serving.client() as client:
        answers = [client.post("/tables", json=body) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert answers[2].json()["key"] == "server-full"


def test_a_client_that_does_not_read_delays_nobody(serving: Serving) -> None:
    table = serving.open("person", "person")
    with socket.create_connection(("127.0.0.1", serving.port)) as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.sendall(
            b"GET /api/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        time.sleep(0.2)
        hello = json.dumps({"table": table.id, "token": table.watch, "since": 0}).ljust(130).encode()
        client.sendall(b"\x81\xfe" + len(hello).to_bytes(2, "big") + bytes(4) + hello)
        time.sleep(0.2)
        start = time.monotonic()
        table.play(150, random.Random(1))
        assert time.monotonic() - start < 20


NO_HTTP = b"\x16\x03\x01 no HTTP\r\n\r\n"
NO_TEXT = b"\x81\x82\0\0\0\0\xff\xfe"
"""A WebSocket message that is not UTF-8."""


def test_peers_protocol_errors_are_logged_once_a_minute(sqlite_server: Serving) -> None:
    for _ in range(3):
        with socket.create_connection(("127.0.0.1", sqlite_server.port), 10) as connection:
            connection.sendall(NO_HTTP)
            assert connection.recv(100).startswith(b"HTTP/1.1 400")
        address = f"ws://127.0.0.1:{sqlite_server.port}/api/stream"
        with connect(address, compression=None) as stream:
            stream.socket.sendall(NO_TEXT)
            with pytest.raises(ConnectionClosed):
                stream.recv(10)
    lines = [line for line in sqlite_server.log.read_text().splitlines() if "uvicorn" in line]
    assert len(lines) == 2, lines


def test_logs_are_lines_of_json(sqlite_server: Serving) -> None:
    """This includes errors, but not the greeting, which goes to the other stream."""
    table = sqlite_server.open("person", "person")
    game = table.game()
    lose_entries(sqlite_server)
    assert table.post(game["to_move"], game["version"], game["moves"][0]["text"]).status_code == 503
    greeting, *lines = sqlite_server.log_with('"message": "request"').splitlines()
    assert greeting.startswith("Tables are served at ")
    entries = [json.loads(line) for line in lines]
    for line in entries:
        assert {"at", "level", "from", "message"} <= set(line)
    (request,) = (line for line in entries if line["message"] == "request")
    assert (request["status"], request["level"]) == (503, "warning")
    assert request["path"] == f"/api/tables/{table.id}/moves"
    (why,) = (line["message"] for line in entries if line["from"] == "tiletum.store")
    assert why == "the database failed: no such table: entries"
    started = next(line for line in entries if line["message"] == "started")
    assert (started["version"], started["database"], started["workers"]) == (__version__, "sqlite", 1)
    assert [line["table"] for line in entries if line["message"] == "table opened"] == [table.id]
    sqlite_server.stop()
    assert json.loads(sqlite_server.log.read_text().splitlines()[-1])["message"] == "stopped"


def test_repeated_failures_do_not_fill_the_log(sqlite_server: Serving) -> None:
    """Thousands of requests may fail while a disk is full, and the log may be on it."""
    table = sqlite_server.open("person", "person")
    game = table.game()
    lose_entries(sqlite_server)
    for _ in range(40):
        assert table.post(game["to_move"], game["version"], game["moves"][0]["text"]).status_code == 503
    lines = sqlite_server.log_with('"message": "request"').splitlines()[1:]
    entries = [json.loads(line) for line in lines if '"warning"' in line]
    assert len([line for line in entries if line["message"] == "request"]) == 1
    assert len([line for line in entries if line["from"] == "tiletum.store"]) == 1


def test_a_repeated_line_is_written_once_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("tiletum.server.operate.logs.time.monotonic", lambda: now)
    repeats = Repeats()
    assert [repeats.due("failed") for _ in range(3)] == [1, 0, 0]
    assert repeats.due("failed otherwise") == 1
    now += 61
    assert repeats.due("failed") == 3


def test_a_repeated_error_is_logged_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    """A failing request can be sent many times."""
    request = Request[Any, Any, Any]({"type": "http", "path": "/api/tables/x", "headers": []})  # type: ignore[arg-type]

    def fail(number: int) -> None:
        raise ValueError(number)

    for number in range(40):
        with pytest.raises(ValueError, match=str(number)) as caught:
            fail(number)
        assert refuse_unexpected(request, caught.value).status_code == 500
    assert [record.message for record in caplog.records] == ["unexpected"]
    refuse_unexpected(request, ValueError("of another line"))
    assert len(caplog.records) == 2


def test_the_debug_log_has_every_request_but_no_token(start: NewServer) -> None:
    serving = start(NO_LIMITS + 'log = "debug"\n')
    table = serving.open("person", "person")
    with table.stream(table.tokens[0]):
        table.play(1, random.Random(1))
    log = serving.log_with(f"/api/tables/{table.id}/moves")
    assert not any(token in log for token in (*table.tokens.values(), table.watch, table.opener))


def test_clients_that_reach_a_limit_are_logged_rarely(start: NewServer) -> None:
    serving = start("requests = 0.1\nburst = 5\n")
    for _ in range(30):
        httpx.get(f"{serving.address}/health")
    entries = [json.loads(line) for line in serving.log_with("limit reached").splitlines()[1:]]
    reached = [line for line in entries if line["message"] == "limit reached"]
    assert len(reached) <= 2  # a minute may have begun in the meantime
    assert (reached[0]["limit"], reached[0]["address"]) == ("requests", "127.0.0.1")


@pytest.mark.parametrize(("workers", "allowed"), [(1, 8), (4, 2), (100, 1)])
def test_workers_share_the_limits(workers: int, allowed: int) -> None:
    """A client may reach any of the workers."""
    limits = Limits(Settings("", workers=workers, requests=8.0, burst=8, opened=8, hints=8, sockets=8))
    for buckets in (limits.requests, limits.opened, limits.hints):
        for _ in range(allowed):
            buckets.check("192.0.2.1")
        with pytest.raises(TiletumError, match="server-too-many"):
            buckets.check("192.0.2.1")
    streams = [Socket(cast(AnySocket, SimpleNamespace(client=None))) for _ in range(allowed + 1)]
    for number, stream in enumerate(streams):
        limits.connect(stream)
        with nullcontext() if number < allowed else pytest.raises(TiletumError, match="server-too-many"):
            limits.seat(stream, seated=True)
    assert limits.requests.rate == 8.0 / workers


def test_a_failing_bot_is_logged_as_json() -> None:
    """All lines on a server's error stream are JSON."""
    question = {**(ask_for_moves(loaded_table("random", "random")) or {}), "bot": "nobody-knows"}
    result = subprocess.run(
        [sys.executable, "-m", "tiletum.server.bots.worker"],
        input=json.dumps(question) + "\nnonsense\n",
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert result.stdout == "[]\n"
    failed, broken = (json.loads(line) for line in result.stderr.splitlines())
    assert (failed["level"], failed["bot"]) == ("warning", "nobody-knows")
    assert "JSONDecodeError" in broken["error"]


@pytest.mark.slow
def test_a_finished_game_opens_quickly(start: NewServer) -> None:
    """It is loaded from the database, not from memory."""
    serving = start()
    table = serving.open(*("person",) * 4, save=recorded_game("four-french"))
    serving.stop()
    serving.start()
    with serving.client(table.watch) as client:
        client.get("/tables/AAAAAAAAAAAA")
        began = time.perf_counter()
        assert client.get(f"/tables/{table.id}", params={"since": 0}).status_code == 200
        seconds = time.perf_counter() - began
    assert seconds < 0.25, seconds  # 0.05 on an idle machine, as bench/load_server.py measures


def test_no_id_looks_like_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-bcdefghijkl", "-bcdefghijkm", "a-cdefghijkl"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(made))
    assert tokens.new_id() == "a-cdefghijkl"
