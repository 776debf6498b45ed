"""Seats, links, bots and clocks: who plays, who may act, and who takes over."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from support.online import NO_LIMITS, Serving, Table, finished_with_rematch, loaded_table, lose_entries
from support.server_fixtures import NewDatabase, NewServer
from tiletum.box import load
from tiletum.errors import TiletumError
from tiletum.hall import tokens
from tiletum.hall.acts import changes, chat, clocks, handing, links, moves, proposals
from tiletum.hall.loaded import LoadedTable
from tiletum.hall.messages import state as state_of
from tiletum.hall.messages import table_state
from tiletum.hall.stored import CHAT_SHOWN, Change, TurnLimit
from tiletum.hall.wire import Answer, ChatLine, Clock, OpenSeat, OpenTable, PostMoves, Propose, Say, Undo
from tiletum.server.operate import metrics, webhooks
from tiletum.server.operate.settings import Settings
from tiletum.server.operate.webhooks import call, is_public
from tiletum.server.server import Server
from tiletum.server.storage import rows
from tiletum.server.storage.migrate import migrate
from tiletum.server.storage.store import open_engine
from tiletum.table.position import position
from tiletum.table.save import checksum, to_data
from tiletum.table.table import Options
from tiletum.table.table import Table as Played
from tiletum.words import Words
from tiletum.words.values import Seat

Data = dict[str, Any]


def wait_for(table: Table, condition: Any, seconds: float = 40) -> Data:
    deadline = time.monotonic() + seconds
    while True:
        state = table.state()
        if condition(state):
            return state
        assert time.monotonic() < deadline, state["table"]
        time.sleep(0.05)


# --- tables and links ---


def test_a_table_starts_when_its_last_seat_is_taken(serving: Serving) -> None:
    with serving.client() as client:
        opened = client.post("/tables", json={"seats": [{"name": "Ann"}, {}, {"player": "random"}]}).json()
    table = Table(serving, opened)
    assert [link["seat"] for link in opened["seats"]] == [0, 1]
    assert all(link["token"] in link["link"].partition("#")[2] for link in opened["seats"])
    assert table.state()["game"] is None
    early = table.post(0, 0, "end")
    assert early.json()["error"] == "not-started"
    with table.stream(table.tokens[0]) as stream:
        joined = table.call(1, "join", {"name": "Bea"}).json()
        assert joined["seat"] == 1
        assert joined["state"]["table"]["status"] == "playing"
        message = stream.next()
        assert message["game"]["position"]["players"] == 3
        assert [seat["name"] for seat in message["table"]["seats"]] == ["Ann", "Bea", ""]
    assert table.call(1, "join", {"name": "Bob"}).json()["error"] == "cannot"


def test_a_seat_can_be_left_before_the_start(serving: Serving) -> None:
    table = waiting_table(serving)
    with table.stream(table.tokens[0]) as stream:
        assert table.call(1, "leave", {}).json() == {"seat": 1, "link": None}
        assert stream.next()["table"]["seats"][1] == {
            "player": "person",
            "name": "",
            "joined": False,
            "resigned": False,
            "given_up": None,
            "colour": 1,
        }
    assert table.call(1, "leave", {}).json()["key"] == "server-free"
    assert table.call(1, "join", {"name": "Bea again"}).status_code == 200
    assert table.call(2, "join", {"name": "Cem"}).json()["state"]["table"]["status"] == "playing"
    assert table.call(1, "leave", {}).json()["key"] == "server-started"


def test_the_opener_can_clear_a_seat(serving: Serving) -> None:
    table = waiting_table(serving)
    for token in (table.tokens[0], table.watch):
        assert table.call(token, "leave", {"seat": 1}).json()["error"] == "forbidden"
    assert table.call(table.opener, "leave", {}).json()["error"] == "forbidden"
    assert table.call(table.opener, "leave", {"seat": 3}).json()["key"] == "error-seat"
    reply = table.call(table.opener, "leave", {"seat": 1}).json()
    assert table.call(1, "join", {"name": "Bea"}).status_code == 401
    table.tokens[1] = reply["link"]["token"]
    assert table.call(1, "join", {"name": "Dan"}).json()["seat"] == 1


def test_the_opener_can_close_a_table_before_the_start(serving: Serving) -> None:
    table = waiting_table(serving)
    assert table.call(0, "close").json()["error"] == "forbidden"
    with table.stream(table.watch) as stream:
        assert table.call(table.opener, "close").status_code == 204
        assert stream.has_ended()
    assert table.as_(table.watch).get(f"/tables/{table.id}").status_code == 404
    assert table.call(table.opener, "close").status_code == 401
    started = serving.open("person", "person")
    assert started.call(started.opener, "close").json()["key"] == "server-started"


@pytest.mark.parametrize("what", ["moves", "chat", "close", "links", "rematch", "hint", "hook", "resign"])
def test_requests_that_need_a_token_are_refused_first_without_one(serving: Serving, what: str) -> None:
    """The table and the rest of the request are not looked at."""
    with serving.client() as client:
        answer = client.post(f"/tables/AAAAAAAAAAAA/{what}", content=b"{nonsense")
    assert (answer.status_code, answer.json()["key"]) == (401, "server-no-token")


def waiting_table(serving: Serving) -> Table:
    """Open a public table for Ann and Bea with one free seat."""
    with serving.client() as client:
        seats = [{"name": "Ann"}, {"name": "Bea"}, {}]
        return Table(serving, client.post("/tables", json={"seats": seats}).json())


def test_public_tables_are_listed_and_anybody_can_join(serving: Serving) -> None:
    with serving.client() as client:
        opened = client.post("/tables", json={"seats": [{"name": "Ann"}, {}], "public": True}).json()
        table = Table(serving, opened)
        assert opened["id"] in [found["id"] for found in client.get("/tables").json()["tables"]]
        assert client.get(f"/tables/{table.id}").json()["you"] is None
        # A refused join does not void the link that was given to another player.
        assert client.post(f"/tables/{table.id}/join", json={"name": "\u200b"}).status_code == 409
        assert table.call(1, "chat", {"text": "still good"}).status_code == 200
        joined = client.post(f"/tables/{table.id}/join", json={"name": "Stranger"}).json()
        assert table.call(1, "chat", {"text": "the old link"}).status_code == 401
        table.tokens[1] = joined["link"]["token"]
        assert table.call(1, "chat", {"text": "the new link"}).status_code == 200
        assert client.post(f"/tables/{table.id}/join", json={"name": "Third"}).status_code == 409
        assert opened["id"] in [
            found["id"] for found in client.get("/tables", params={"status": "playing"}).json()["tables"]
        ]
        mine = client.post("/mine", json={"tokens": [table.tokens[0], "nonsense"]}).json()
        assert [found["id"] for found in mine["tables"]] == [table.id]


def test_a_repeated_join_gives_the_same_seat(serving: Serving) -> None:
    """A client that lost the reply has no token yet, so its key identifies it."""
    with serving.client() as client:
        opened = client.post("/tables", json={"seats": [{"name": "Ann"}, {}, {}], "public": True}).json()
        url, body = f"/tables/{opened['id']}/join", {"name": "Bea", "key": "a-secret-of-twenty-letters"}
        first = client.post(url, json=body).json()
        repeated = client.post(url, json=body).json()
        assert (repeated["seat"], repeated["link"]) == (first["seat"], first["link"])
        assert repeated["state"]["table"]["serial"] == first["state"]["table"]["serial"]
        assert client.post(
            f"/tables/{opened['id']}/leave", json={}, headers=bearer(first["link"]["token"])
        ).json() == {"seat": 1, "link": None}
        released = client.post(url, json=body).json()
        assert (released["link"], released["state"]["table"]["seats"][1]["joined"]) == (first["link"], True)
        # Another key is another person: the last one, with whom the game starts. Repeating that join works
        # too.
        other = {"name": "Cem", "key": "another-secret-of-twenty-letters"}
        last = client.post(url, json=other).json()
        assert (last["seat"], last["state"]["table"]["status"]) == (2, "playing")
        assert client.post(url, json=other).json()["link"] == last["link"]
        table = Table(serving, opened)
        assert table.call(last["link"]["token"], "chat", {"text": "here"}).json()["seat"] == 2
        assert client.post(url, json={"name": "Dan", "key": "the-secret-of-somebody-else"}).status_code == 409
        assert client.post(url, json={"name": "Dan", "key": "short"}).status_code == 400


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_the_join_that_starts_the_game_can_be_repeated(serving: Serving) -> None:
    table = waiting_table(serving)
    for _ in range(2):
        joined = table.call(2, "join", {"name": "Cem"})
        assert (joined.status_code, joined.json()["seat"]) == (200, 2)
    assert table.call(2, "join", {"name": "Dan"}).json()["key"] == "server-started"


def test_a_repeated_chat_line_appears_once(start: NewServer) -> None:
    serving = start()
    table = serving.open("person", "person")
    line = {"text": "Hello", "key": "1"}
    first = table.call(0, "chat", line).json()
    assert table.call(0, "chat", line).json() == first
    assert table.call(0, "chat", {**line, "text": "Bye"}).json()["key"] == "server-key-used"
    # Keys of the same seat are independent. Lines without a key appear as often as they are sent.
    assert table.call(1, "chat", line).json()["number"] == 1
    assert [table.call(1, "chat", {"text": "Hello"}).json()["number"] for _ in range(2)] == [2, 3]
    serving.kill()
    serving.start()
    table = Table(serving, table.opened)
    assert table.call(0, "chat", line).json() == first
    assert [lines["number"] for lines in table.state()["chat"]] == [0, 1, 2, 3]


def test_strangers_cannot_see_a_private_table(serving: Serving) -> None:
    table = serving.open("person", "person")
    other = serving.open("person", "person")
    with serving.client() as client:
        assert client.get(f"/tables/{table.id}").status_code == 401
        assert table.id not in [
            found["id"] for found in client.get("/tables", params={"status": "playing"}).json()["tables"]
        ]
        for path in ("join", "moves", "preview", "chat", "undo", "resign", "hook"):
            assert client.post(f"/tables/{table.id}/{path}", json=BODIES.get(path, {})).status_code == 401
    assert table.as_(other.tokens[0]).get(f"/tables/{table.id}").status_code == 401
    assert table.as_("x" * 99).get(f"/tables/{table.id}").status_code == 401
    assert (
        httpx.get(
            f"{serving.address}/api/tables/{table.id}", headers={"Authorization": "Basic abc"}
        ).status_code
        == 401
    )
    # A token counts only outside of addresses and logs, and only at its own table.
    token = table.tokens[0]
    url = f"{serving.address}/api/tables/{table.id}"
    assert httpx.get(url, params={"token": token}).status_code == 401
    assert httpx.get(url, headers={"Cookie": f"token={token}"}).status_code == 401
    assert httpx.get(url, headers={"Authorization": f"Bearer {token}x"}).status_code == 401
    with table.stream(other.tokens[0]) as stream:
        assert stream.state["error"] == "no-token"
        assert stream.has_ended()
    assert table.as_(table.watch).get("/tables/AAAAAAAAAAAA").status_code == 404


def test_the_opener_of_a_table_of_bots_can_ask_for_a_rematch(serving: Serving) -> None:
    """The opener has no seat there. A watcher cannot ask."""
    table = serving.open("person", "random")
    table.call(0, "resign", {})
    assert table.call(table.watch, "rematch").json()["error"] == "forbidden"
    rematch = table.call(table.opener, "rematch")
    assert rematch.status_code == 200
    assert table.call(0, "rematch").json() == rematch.json()


def test_a_refusal_says_whose_seat_it_was(serving: Serving) -> None:
    table = serving.open("person", "person")
    for seat in (0, 1):
        assert table.post(seat, 0, "end").json()["state"]["you"] == seat
    assert table.call(table.opener, "leave", {"seat": 0}).json()["state"]["you"] is None


def test_finished_games_are_listed(serving: Serving) -> None:
    table = serving.open("person", "person", public=True)
    table.call(0, "resign", {})
    with serving.client() as client:
        finished = client.get("/tables", params={"status": "over"}).json()["tables"]
        mine = client.post("/mine", json={"tokens": [table.tokens[1]]}).json()["tables"]
    assert mine[0]["winner"] == 1
    assert mine[0] in finished


BODIES: Data = {
    "moves": {"version": 1, "moves": ["end"]},
    "preview": {"moves": ["end"]},
    "chat": {"text": "x"},
    "undo": {"version": 1},
    "hook": {"url": None},
}


def test_each_token_works_only_for_its_role(serving: Serving) -> None:
    table = serving.open("person", "person")
    for token in (table.watch, table.opener):
        assert table.call(token, "resign", {}).json()["error"] == "forbidden"
    assert table.call(1, "links", {"seat": 0}).json()["error"] == "forbidden"
    lost = table.tokens[0]
    with table.stream(lost) as stream:
        link = table.call(0, "links", {"seat": 0}).json()
        assert stream.has_ended()
    assert table.call(lost, "chat", {"text": "x"}).status_code == 401
    assert table.call(link["token"], "chat", {"text": "x"}).json()["seat"] == 0
    assert table.call(link["token"], "links", {"seat": 0}).status_code == 200
    assert table.call(table.opener, "links", {"seat": 3}).json()["error"] == "cannot"


def test_no_token_is_ever_logged_or_stored(start: NewServer) -> None:
    """Not even after an error. The database has only what is derived from tokens."""
    serving = start()
    table = serving.open("person", "random")
    table.call(0, "chat", {"text": "hello"})
    stored = stored_text(serving.db)
    lose_entries(serving)
    assert table.call(0, "resign", {}).status_code == 503
    log = serving.log_with('"status": 503')
    for token in (*table.tokens.values(), table.watch, table.opener):
        assert tokens.hash_token(token) in stored
        assert token not in stored
        assert token not in log


def stored_text(db: str) -> str:
    engine = open_engine(db)
    with engine.connect() as connection:
        found = [str(row) for part in rows.metadata.sorted_tables for row in connection.execute(select(part))]
    engine.dispose()
    return "\n".join(found)


@pytest.mark.parametrize(
    "hello",
    [
        "",
        "{",
        "[]",
        '{"table": 7}',
        '{"table": "AAAAAAAAAAAA"}',
        '{"table": "x", "cheat": 1}',
        '{"table": "AAAAAAAAAAA\\u0000"}',
        '{"table": "AAAAAAAAAAAA", "since": -1}',
        '{"table": "AAAAAAAAAAAA", "token": ""}',
    ],
)
def test_a_stream_with_a_bad_greeting_is_closed(serving: Serving, hello: str) -> None:
    with connect(f"ws://127.0.0.1:{serving.port}/api/stream", compression=None) as socket:
        socket.send(hello)
        assert json.loads(socket.recv(5))["error"] in ("malformed", "no-token", "unknown")
        with pytest.raises(ConnectionClosed):
            socket.recv(5)


# --- bots ---


@pytest.mark.slow
def test_bots_play_a_game_to_the_end(serving: Serving) -> None:
    table = serving.open("apprentice", "random", "random")
    with table.stream(table.watch) as stream:
        assert stream.state["game"]["thinking"]
    state = wait_for(table, lambda state: state["table"]["status"] == "over", 120)
    assert state["table"]["scores"] == state["game"]["scores"]


def save_of(table: Table) -> Data:
    saved: Data = table.as_(table.watch).get(f"/tables/{table.id}/save").json()
    return saved


def test_a_game_against_the_cardinalbot(serving: Serving) -> None:
    table = serving.open("person", "cardinalbot", level="priest")
    game = table.play(15, random.Random(3))
    assert game["to_move"] == 0
    assert table.state()["table"]["seats"][1]["player"] == "cardinalbot"
    wrong: list[Data] = [
        {"seats": [{"player": "cardinalbot"}, {}]},
        {"seats": [{"player": "cardinalbot"}, {"player": "cardinalbot"}]},
        {"seats": [{"player": "cardinalbot"}, {}], "save": save_of(table)},
        {"seats": [{"player": "cardinalbot"}, {"player": "cardinalbot"}], "save": save_of(table)},
        {"seats": [{}, {"player": "cardinalbot"}], "level": "priest", "challenges": ["x"]},
        {"seats": [{}, {"player": "cardinalbot"}, {}]},
        {"seats": [{}]},
        {"seats": [{}, {"player": "nobody-knows"}]},
        {"seats": [{}, {}], "first": 3},
        {"seats": [{}, {}], "clock": {"seconds": 60, "bot": "nobody-knows"}},
        {"seats": [{"name": "\u200b"}, {}]},
        {"seats": [{}, {}], "box": "nonsense = 1"},
        {"seats": [{}, {}], "save": {"tiletum": 1}},
    ]
    with serving.client() as client:
        for body in wrong:
            answer = client.post("/tables", json=body)
            assert (answer.status_code, answer.json()["error"]) == (409, "cannot"), body


def test_a_player_can_leave_and_return(serving: Serving) -> None:
    table = serving.open("person", "person", "person")
    first = table.game()["to_move"]
    assert table.call(first, "hand", {"bot": "random"}).status_code == 200
    state = wait_for(table, lambda state: state["game"]["to_move"] != first)
    assert state["table"]["seats"][first]["player"] == "random"
    assert table.post(first, state["game"]["version"], "end").json()["key"] == "server-handed"
    assert table.call(first, "back").status_code == 200
    assert table.call(first, "back").json()["error"] == "cannot"
    assert table.state()["table"]["seats"][first]["player"] == "person"
    assert table.call(first, "hand", {"bot": "nobody"}).json()["key"] == "error-bot"
    left = state["game"]["to_move"]
    assert table.call(left, "resign", {"bot": "random"}).status_code == 200
    state = wait_for(table, lambda state: state["game"]["to_move"] != left)
    assert state["table"]["seats"][left]["resigned"]
    assert table.call(left, "back").json()["key"] == "server-resigned"
    assert table.post(left, state["game"]["version"], "end").json()["key"] == "server-resigned"
    other = next(seat for seat in range(3) if seat not in (first, left))
    table.call(other, "resign")
    table.call(other, "resign", {})
    assert table.state()["table"]["winner"] == first


def test_an_undo_stops_a_thinking_bot(serving: Serving) -> None:
    table = serving.open("person", "master", training=True, first=0)
    chance = random.Random(2)
    game = table.game()
    while game["to_move"] == 0:
        ending = [move for move in game["moves"] if move["text"] in ("end", "done")]
        move = (ending or [chance.choice(game["moves"])])[0]["text"]
        version = table.post(0, game["version"], move).json()["version"]
        state = table.state()
        game = state["game"]
        if game["to_move"] == 1:
            assert game["version"] == version
    assert game["thinking"]
    answer = table.call(0, "undo", {"version": game["version"]})
    assert answer.status_code == 200, answer.text
    time.sleep(1.5)
    after = table.game()
    assert (after["version"], after["to_move"]) == (answer.json()["version"], 0)


def play_turn(table: Table, seat: int) -> dict[str, Any]:
    """Play a turn as quickly as possible. Return the game at the seat's next decision."""
    game = table.game()
    turn = (game["position"]["round"], game["position"]["turn"])
    while (game["position"]["round"], game["position"]["turn"]) == turn:
        ending = [move for move in game["moves"] if move["text"] in ("end", "done")]
        move = (ending or game["moves"])[0]["text"]
        assert table.post(seat, game["version"], move).status_code == 200
        game = wait_for(table, lambda state: state["game"]["to_move"] == seat)["game"]
    return game


def test_undo_in_training_goes_back_to_a_persons_decision(serving: Serving) -> None:
    """Otherwise a bot that moves at once would only decide again."""
    table = serving.open("person", "random", training=True, first=1)
    game = wait_for(table, lambda state: state["game"]["to_move"] == 0)["game"]
    assert game["undo"]["moves"] == 0, "only the bot has decided"
    refused = table.call(0, "undo", {"version": game["version"]}).json()
    assert refused["key"] == "error-undo"
    turns = [(game["position"]["round"], game["position"]["turn"])]
    game = play_turn(table, 0)
    turns.append((game["position"]["round"], game["position"]["turn"]))
    assert turns == [(1, 1), (1, 2)]
    assert game["undo"]["moves"] > 1
    assert table.call(0, "undo", {"version": game["version"]}).status_code == 200
    game = table.game()
    assert (game["to_move"], game["position"]["turn"]) == (0, 1)
    while game["undo"]["moves"]:
        assert table.call(0, "undo", {"version": game["version"]}).status_code == 200
        game = table.game()
        assert game["to_move"] == 0


def test_a_rematch_keeps_the_links(serving: Serving) -> None:
    table = serving.open("person", "person", "random")
    assert table.call(0, "rematch").json()["error"] == "cannot"
    for seat in (0, 1):
        table.call(seat, "resign", {"bot": "random"})
    with table.stream(table.tokens[1]) as stream:
        id_ = table.call(0, "rematch").json()["table"]
        assert stream.next()["table"]["rematch"] == id_
    assert table.call(1, "rematch").json()["table"] == id_
    rematch = Table(serving, {**table.opened, "id": id_})
    state = rematch.state()
    assert state["table"]["status"] == "playing"
    assert state["table"]["commitment"] != table.state()["table"]["commitment"]
    assert rematch.call(1, "chat", {"text": "again"}).status_code == 200


def test_a_rematch_counts_as_a_newly_opened_table(start: NewServer) -> None:
    """A second request for a rematch returns the existing one."""
    serving = start("requests = 0.0\nopened = 2\n")
    table = serving.open("person", "person")
    table.call(0, "resign", {})
    rematch = Table(serving, {**table.opened, "id": table.call(0, "rematch").json()["table"]})
    assert table.call(1, "rematch").json()["table"] == rematch.id
    rematch.call(0, "resign", {})
    refusal = rematch.call(0, "rematch")
    assert (refusal.status_code, refusal.json()["key"]) == (429, "server-too-many")
    assert table.call(1, "rematch").json()["table"] == rematch.id


def test_a_full_server_refuses_a_rematch(start: NewServer) -> None:
    serving = start(NO_LIMITS + "tables = 1\n")
    table = serving.open("person", "person")
    table.call(0, "resign", {})
    serving.open("person", "person")
    refusal = table.call(0, "rematch")
    assert (refusal.status_code, refusal.json()["key"]) == (429, "server-full")
    assert table.state()["table"]["rematch"] is None


@pytest.mark.parametrize("at_rematch", [False, True])
def test_a_void_link_stays_void_at_the_rematch(serving: Serving, at_rematch: bool) -> None:
    """It is void at the finished table too, while the new link is good at both."""
    first, again = finished_with_rematch(serving)
    here, there = (again, first) if at_rematch else (first, again)
    lost = here.tokens[1]
    with there.stream(lost) as stream, there.stream(there.tokens[0]) as other:
        new = here.call(lost, "links", {"seat": 1}).json()["token"]
        assert stream.has_ended()
        for table in (here, there):
            assert table.call(lost, "chat", {"text": "x"}).status_code == 401
            assert table.call(new, "chat", {"text": "x"}).json()["seat"] == 1
        assert table.call(0, "chat", {"text": "x"}).status_code == 200
        while not other.state["chat"]:
            other.next()
    mine = serving.client().post("/mine", json={"tokens": [new]}).json()["tables"]
    assert {table["id"] for table in mine} == {first.id, again.id}
    assert serving.client().post("/mine", json={"tokens": [lost]}).json()["tables"] == []


def test_a_new_watch_link_is_good_at_the_rematch(serving: Serving) -> None:
    first, rematch = finished_with_rematch(serving)
    new = first.call(first.opener, "links", {"seat": None}).json()["token"]
    for table in (first, rematch):
        assert table.as_(table.watch).get(f"/tables/{table.id}").status_code == 401
        assert table.as_(new).get(f"/tables/{table.id}").status_code == 200


def test_every_seat_has_a_watch_link_to_share(serving: Serving) -> None:
    """It is the same each time and voids no other link, because it is derived from the seat's own link."""
    table = serving.open("person", "person")

    def shared_link(token: str) -> str:
        found: str = table.call(token, "links", {"seat": None}).json()["token"]
        return found

    def can_watch(token: str) -> bool:
        return table.as_(token).get(f"/tables/{table.id}").status_code == 200

    one, other = shared_link(table.tokens[0]), shared_link(table.tokens[1])
    activity = table.state()["table"]["touched"]
    assert len({one, other, table.watch}) == 3
    assert shared_link(table.tokens[1]) == other
    assert all(can_watch(token) for token in (one, other, table.watch))
    assert table.state()["table"]["touched"] == activity
    assert table.state(token=other)["you"] is None
    for what, body in (("links", {"seat": None}), ("rematch", None), ("resign", {})):
        assert table.call(other, what, body).json()["error"] == "forbidden"
    new = shared_link(table.opener)
    assert not can_watch(table.watch)
    assert all(can_watch(token) for token in (one, other, new))
    mine = table.call(1, "links", {"seat": 1}).json()["token"]
    assert shared_link(mine) != other
    assert not can_watch(other)
    assert can_watch(one)


def test_a_seats_watch_link_is_good_at_the_rematch(serving: Serving) -> None:
    table = serving.open("person", "person")
    link = table.call(1, "links", {"seat": None}).json()["token"]
    table.call(0, "resign", {})
    rematch = table.call(0, "rematch").json()["table"]
    with serving.client(table.tokens[1]) as client:
        assert client.post(f"/tables/{rematch}/links", json={"seat": None}).json()["token"] == link
    assert table.as_(link).get(f"/tables/{rematch}").status_code == 200


def test_a_table_shows_its_options(serving: Serving) -> None:
    usual = serving.open("person", "person").state()["table"]
    assert (usual["first"], usual["shuffled_actions"], usual["own_box"]) == (None, False, False)
    box = json.dumps({**load().data, "name": "Mine"})
    table = serving.open("person", "person", first=1, shuffled_actions=True, box=box).state()["table"]
    assert (table["first"], table["shuffled_actions"], table["own_box"]) == (1, True, True)


def test_new_links_do_not_affect_other_tables(serving: Serving) -> None:
    first, _ = finished_with_rematch(serving)
    other = serving.open("person", "person")
    first.call(0, "links", {"seat": 0})
    assert other.call(0, "chat", {"text": "x"}).status_code == 200


def test_a_refused_import_names_the_illegal_move(serving: Serving) -> None:
    table = serving.open("person", "person")
    table.play(20, random.Random(4))
    saved = table.as_(table.watch).get(f"/tables/{table.id}/save").json()
    entries = len(saved["log"])
    saved["log"].append("take Antwerpen")
    saved["sha256"] = checksum(saved)
    for lang, file in (("en", "The file"), ("fr", "Le fichier"), ("ko", "파일"), ("uk", "Файл")):
        answer = httpx.post(
            f"{serving.address}/api/tables",
            json={"seats": [{}, {}], "save": saved},
            headers={"Accept-Language": lang},
        )
        refusal = answer.json()
        assert (answer.status_code, refusal["key"]) == (409, "save-illegal")
        assert (refusal["args"]["number"], refusal["args"]["move"]) == (entries + 1, "take Antwerpen")
        assert refusal["message"].startswith(file)
        assert "take Antwerpen" in refusal["message"]
        assert f"tiletum replay --to {entries}" in refusal["message"]


def test_an_exported_game_can_be_opened_again(serving: Serving) -> None:
    table = serving.open("person", "person")
    game = table.play(40, random.Random(4))
    saved = table.as_(table.watch).get(f"/tables/{table.id}/save").json()
    imported = serving.open("person", "person", save=saved)
    found = imported.game()
    assert found["position"] == game["position"]
    assert found["version"] == game["version"]
    imported.play(5, random.Random(5), found)
    saved["log"][3] = "end"
    with serving.client() as client:
        answer = client.post("/tables", json={"seats": [{}, {}], "save": saved})
    assert answer.json()["key"] == "save-edited"


def saved_position(chance: random.Random, moves: int) -> Data:
    """Return a save file that begins with the position after this many moves, and has no entries."""
    table = Played.open(2, seed=1)
    for _ in range(moves):
        table.play(chance.choice(table.moves()))
    data = json.loads(json.dumps(position(table.game)))
    return to_data(Played(Options.of_position(data, load()), None))


def test_a_game_can_start_from_a_position(serving: Serving) -> None:
    """With only people at the table it has no entry at first, nor does its rematch."""
    table = serving.open("person", "person", save=saved_position(random.Random(1), 0))
    assert table.game()["version"] == 0
    table.play(5, random.Random(2))
    table.call(0, "resign", {})
    rematch = Table(serving, {**table.opened, "id": table.call(0, "rematch").json()["table"]})
    rematch.play(5, random.Random(3))


def test_the_open_steps_of_an_uploaded_position_are_checked(serving: Serving) -> None:
    """Otherwise hand-made steps could loop forever and block the server."""
    middle, unending = saved_position(random.Random(1), 3), saved_position(random.Random(1), 0)
    assert len(middle["start"]["pending"]["stack"]) > 1
    unending["start"]["pending"]["stack"].insert(0, ["bot-gain", -1, 0, 0, 0])
    odd = saved_position(random.Random(1), 0)
    odd["start"]["pending"] = [1]
    for saved in (middle, unending, odd):
        saved["sha256"] = checksum(saved)
        with serving.client() as client:
            answer = client.post("/tables", json={"seats": [{"player": "random"}, {}], "save": saved})
        assert (answer.status_code, answer.json()["key"]) == (409, "server-position")


def test_a_position_with_unknown_fields_is_refused(serving: Serving) -> None:
    """Otherwise an upload could store megabytes of meaningless data in every table."""
    saved = saved_position(random.Random(1), 0)
    with serving.client() as client:
        for extra, status in ((["x" * 90] * 10, 201), (["x" * 90] * 200, 413)):
            saved["start"]["remarks"] = extra
            saved["sha256"] = checksum(saved)
            answer = client.post("/tables", json={"seats": [{"player": "random"}, {}], "save": saved})
            assert answer.status_code == status, answer.text
    assert answer.json()["key"] == "server-position-large"


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("edition", "french"),
        ("first", 1),
        ("shuffled_actions", True),
        ("training", True),
        ("level", "deacon"),
        ("challenges", ["x"]),
        ("box", "format = 1"),
    ],
)
def test_a_saved_game_keeps_its_own_options(serving: Serving, option: str, value: Any) -> None:
    """Options that would have no effect are refused. Visibility and the turn limit are not part of a save."""
    table = serving.open("person", "person")
    saved = table.as_(table.watch).get(f"/tables/{table.id}/save").json()
    body = {"seats": [{}, {}], "save": saved, "public": True, "clock": {"seconds": 60}}
    with serving.client() as client:
        refusal = client.post("/tables", json={**body, option: value}).json()
        assert (refusal["key"], refusal["args"]) == ("server-save-option", {"option": option})
        assert option in refusal["message"]
        opened = client.post("/tables", json=body).json()["table"]
        assert (opened["public"], opened["clock"]["seconds"]) == (True, 60)


# --- clocks and webhooks ---


@pytest.mark.slow
def test_a_bot_takes_over_when_the_time_is_up(start: NewServer) -> None:
    serving = start()
    table = serving.open("person", "person", clock={"seconds": 10, "bot": "random"})
    seat = table.game()["to_move"]
    clock = table.state()["table"]["clock"]
    assert 8 < clock["left"] <= 10
    assert table.call(1 - seat, "pause").status_code == 200
    paused = table.state()["table"]["clock"]
    assert paused["paused"]
    assert table.call(seat, "pause").json()["error"] == "cannot"
    time.sleep(1)
    assert table.state()["table"]["clock"]["left"] == paused["left"]
    assert table.call(seat, "run").status_code == 200
    state = wait_for(table, lambda state: state["table"]["seats"][seat]["player"] == "random", 20)
    wait_for(table, lambda state: state["game"]["to_move"] == 1 - seat)
    assert table.call(seat, "back").status_code == 200
    assert state["table"]["clock"]["seconds"] == 10


def test_a_pause_adds_no_time_to_a_turn(serving: Serving) -> None:
    """Not even during a proposal, which the move withdraws."""
    table = serving.open("person", "person", clock={"seconds": 3600})
    game = table.game()
    seat = game["to_move"]
    for ask in (False, True):
        time.sleep(0.3)
        if ask:
            proposal = table.call(seat, "proposals", {"kind": "undo", "decisions": 1}).json()
            assert proposal["proposal"]["kind"] == "undo"
        table.call(1 - seat, "pause")
        left = table.state()["table"]["clock"]["left"]
        assert left < 3599.8
        move = next(move["text"] for move in game["moves"] if move["text"] not in ("end", "done"))
        assert table.post(seat, game["version"], move).status_code == 200
        state = table.state()
        game, clock = state["game"], state["table"]["clock"]
        assert game["to_move"] == seat
        assert not clock["paused"]
        assert left - 30 < clock["left"] <= left
        assert state["table"]["proposal"] is None


def test_no_player_can_stop_their_own_clock_repeatedly(serving: Serving) -> None:
    """Players can pause their own clock once a turn, and the clocks of others at any time. Anybody can resume
    it."""
    table = serving.open("person", "person", clock={"seconds": 3600})
    seat = table.game()["to_move"]
    for role in (seat, 1 - seat, 1 - seat):
        assert table.call(role, "pause").status_code == 200
        assert table.call(1 - role, "run").status_code == 200
    refused = table.call(seat, "pause")
    assert (refused.status_code, refused.json()["key"]) == (409, "server-stopped")
    game, chance = table.game(), random.Random(1)
    while game["to_move"] == seat:
        game = table.play(1, chance, game)
    while game["to_move"] != seat:  # until the same player's next turn
        game = table.play(1, chance, game)
    assert table.call(seat, "pause").status_code == 200


def test_the_only_person_at_a_table_can_stop_the_clock_at_will(serving: Serving) -> None:
    table = serving.open("person", "random", first=0, clock={"seconds": 3600})
    for _ in range(3):
        assert table.call(0, "pause").status_code == 200
        assert table.call(0, "run").status_code == 200


def test_only_players_can_pause_the_clock(serving: Serving) -> None:
    table = serving.open("person", "person", "person", clock={"seconds": 3600})
    seat = table.game()["to_move"]
    resigned, handed_over = (other for other in range(3) if other != seat)
    table.call(resigned, "resign", {})
    table.call(handed_over, "hand", {"bot": "random"})
    for what in ("pause", "run"):
        key = [table.call(other, what).json()["key"] for other in (resigned, handed_over)]
        assert key == ["server-resigned", "server-handed"]
        assert table.call(seat, what).status_code == 200


def test_a_temporary_bot_adds_no_time_to_a_turn() -> None:
    loaded = loaded_table("person", "person")
    seat = loaded.game.game.to_move
    loaded.info.clock = TurnLimit(3600, "apprentice")
    loaded.row.deadline = time.time() + 100
    loaded.accept(handing.hand_over(loaded, seat, "random"))
    state = table_state(loaded).clock
    assert state is not None
    assert (state.left, state.paused) == (None, False)
    with pytest.raises(TiletumError, match="server-no-clock"):
        clocks.go_on(loaded, 1 - seat)
    loaded.accept(handing.take_back(loaded, seat))
    state = table_state(loaded).clock
    assert state is not None
    assert state.left is not None
    assert 90 < state.left <= 100
    assert not state.paused


@contextmanager
def listener(redirect: bool = False) -> Iterator[tuple[int, list[Data]]]:
    got: list[Data] = []

    class Listener(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(302 if redirect else 204)
            self.send_header("Location", "/elsewhere")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Listener)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server.server_port, got
    finally:
        server.shutdown()
        server.server_close()


def test_a_webhook_is_called_when_a_turn_begins(start: NewServer) -> None:
    serving = start(NO_LIMITS + "private_hooks = true\n")
    table = serving.open("person", "person", "person")
    game = table.game()
    first = game["to_move"]
    with listener() as (port, got):
        for seat in range(3):
            url = f"http://127.0.0.1:{port}/turn"
            assert table.call(seat, "hook", {"url": url}).status_code == 200
        chance = random.Random(1)
        while game["to_move"] == first:
            game = table.play(1, chance, game)
        deadline = time.monotonic() + 10
        while not any(call["seat"] == game["to_move"] for call in got):
            assert time.monotonic() < deadline
            time.sleep(0.05)
    assert got[-1] == {
        "event": "your-turn",
        "table": table.id,
        "seat": game["to_move"],
        "version": got[-1]["version"],
    }


def test_a_webhook_is_called_once_a_turn(start: NewServer) -> None:
    """Chat, moves within the turn and a restart of the server cause no second call."""
    serving = start(NO_LIMITS + "private_hooks = true\n")
    table = serving.open("person", "person")
    game, chance = table.game(), random.Random(3)
    turns: list[int] = []
    with listener() as (port, got):
        for seat in (0, 1):
            table.call(seat, "hook", {"url": f"http://127.0.0.1:{port}/turn"})
        for number in range(30):
            before = game["to_move"], game["position"]["turn"], game["position"]["round"]
            game = table.play(1, chance, game)
            if before != (game["to_move"], game["position"]["turn"], game["position"]["round"]):
                turns.append(game["to_move"])
            table.call(0, "chat", {"text": "well"})
            if number % 10 == 5:
                serving.kill()
                serving.start()
                table = Table(serving, table.opened)
                table.call(1, "chat", {"text": "there it is again"})
        deadline = time.monotonic() + 10
        while len(got) < len(turns) and time.monotonic() < deadline:
            time.sleep(0.05)
        time.sleep(0.5)
    assert len(turns) > 2
    # The calls that were due when the server was killed may be lost.
    assert len(turns) - 3 <= len(got) <= len(turns)
    assert [(call["table"], call["event"]) for call in got] == [(table.id, "your-turn")] * len(got)


@pytest.mark.parametrize("bot", [None, "random"])
def test_a_replaced_player_gets_no_more_calls(bot: str | None) -> None:
    loaded = loaded_table("person", "person", "person")
    absent, url = loaded.game.game.to_move, "https://tiletum.example/turn"
    asks, grants = (seat for seat in range(3) if seat != absent)
    loaded.accept(chat.set_hook(loaded, absent, url))
    change, token = proposals.propose(loaded, asks, Propose("replace", seat=absent, bot=bot), 0.0)
    loaded.accept(change)
    assert token is None
    change, token = proposals.answer(loaded, grants, Answer(True), 0.0)
    loaded.accept(change)
    assert loaded.info.seats[absent].hook == (None if bot is None else url)
    assert (token is None) == (bot is not None)


def test_the_first_turn_of_a_rematch_is_called(start: NewServer) -> None:
    serving = start(NO_LIMITS + "private_hooks = true\n")
    table = serving.open("person", "person")
    with listener() as (port, got):
        for seat in (0, 1):
            table.call(seat, "hook", {"url": f"http://127.0.0.1:{port}/turn"})
        table.call(0, "resign", {})
        assert got == []
        id_ = table.call(1, "rematch").json()["table"]
        deadline = time.monotonic() + 10
        while not got:
            assert time.monotonic() < deadline
            time.sleep(0.05)
    assert got[0]["table"] == id_


def test_a_webhook_follows_no_redirect_and_looks_its_name_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the name or its machine could lead to another address after the check."""
    with listener(redirect=True) as (port, got):
        names = Names(monkeypatch, ["127.0.0.1"])
        assert asyncio.run(call(f"http://rebound.example:{port}/turn", b"{}", True)) == 302
        assert (got, names.asked) == ([{}], ["rebound.example"])


def test_a_name_in_any_script_is_called_in_its_network_form(monkeypatch: pytest.MonkeyPatch) -> None:
    with listener() as (port, got):
        names = Names(monkeypatch, ["127.0.0.1"])
        monkeypatch.setattr(Names, "KNOWN", "xn--bcher-kva.example")
        assert asyncio.run(call(f"http://Bücher.example:{port}/turn", b"{}", True)) == 204
    assert (got, names.asked) == ([{}], ["xn--bcher-kva.example"])


def test_an_unexpected_failure_of_a_call_does_not_stop_the_caller(monkeypatch: pytest.MonkeyPatch) -> None:
    """One bad address must not keep others from being called."""
    loaded = loaded_table("person", "person")
    seat, calls = loaded.game.game.to_move, list[str]()

    async def fail_once(url: str, *_: Any) -> int:
        calls.append(url)
        if len(calls) == 1:
            raise UnicodeEncodeError("ascii", url, 0, 1, "on purpose")
        return 204

    async def work() -> None:
        hooks = webhooks.Hooks(private=False)
        task = asyncio.create_task(hooks.work())
        for url in ("https://one.example/", "https://other.example/"):
            loaded.accept(chat.set_hook(loaded, seat, url))
            hooks.changed(loaded, Change(loaded.id, 0, {}, turn=True))
        while len(calls) < 2:
            await asyncio.sleep(0.01)
            assert not task.done()
        task.cancel()

    monkeypatch.setattr(webhooks, "call", fail_once)
    asyncio.run(asyncio.wait_for(work(), 10))
    assert calls == ["https://one.example/", "https://other.example/"]


@contextmanager
def slow_listeners(number: int) -> Iterator[list[str]]:
    """Listen on addresses that accept a connection but never answer."""
    listening = [socket.create_server((f"127.0.0.{10 + i}", 0)) for i in range(number)]
    try:
        yield [f"http://127.0.0.{10 + i}:{one.getsockname()[1]}/" for i, one in enumerate(listening)]
    finally:
        for one in listening:
            one.close()


def call_for(hooks: webhooks.Hooks, loaded: LoadedTable, url: str) -> None:
    seat = loaded.game.game.to_move
    loaded.accept(chat.set_hook(loaded, seat, url))
    hooks.changed(loaded, Change(loaded.id, 0, {}, turn=True))


@pytest.mark.parametrize("calls", [1, 30])
def test_slow_targets_do_not_delay_other_calls(calls: int) -> None:
    """This holds for any number of waiting calls."""
    loaded = loaded_table("person", "person")

    async def run() -> None:
        hooks = webhooks.Hooks(private=True)
        working = [asyncio.create_task(hooks.work()) for _ in range(8)]
        for url in slow * calls:
            call_for(hooks, loaded, url)
        call_for(hooks, loaded, f"http://127.0.0.1:{port}/turn")
        begun = time.monotonic()
        while not got:
            assert time.monotonic() - begun < 3
            await asyncio.sleep(0.02)
        for task in working:
            task.cancel()

    with slow_listeners(4) as slow, listener() as (port, got):
        asyncio.run(run())


def test_a_target_that_does_not_answer_is_skipped_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "PATIENCE", 0.3)
    loaded = loaded_table("person", "person")

    async def run() -> None:
        hooks = webhooks.Hooks(private=True)
        for _ in range(5):
            call_for(hooks, loaded, slow)
        working = asyncio.create_task(hooks.work())
        while len(hooks.waiting) or hooks.waiting.busy:
            await asyncio.sleep(0.02)
        call_for(hooks, loaded, slow)
        assert len(hooks.waiting) == 0
        working.cancel()

    with slow_listeners(1) as (slow,):
        asyncio.run(asyncio.wait_for(run(), 5))


def test_one_machine_with_many_names_gets_few_concurrent_calls() -> None:
    async def run() -> None:
        calls = [asyncio.create_task(call(slow, b"{}", True)) for _ in range(6)]
        await asyncio.sleep(0.5)
        refused = [task for task in calls if task.done()]
        assert [getattr(task.exception(), "key", "") for task in refused] == ["server-hook"] * 2
        for task in calls:
            task.cancel()
        await asyncio.wait(calls)

    with slow_listeners(1) as (slow,):
        asyncio.run(run())
    assert not webhooks.CALLED


def test_trusted_certificates_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading them blocks the whole server."""
    read: list[object] = []
    create = ssl.create_default_context

    def count_reads(**how: Any) -> ssl.SSLContext:
        read.append(how)
        return create(**how)

    monkeypatch.setattr(ssl, "create_default_context", count_reads)
    with listener() as (port, got):
        for _ in range(3):
            assert asyncio.run(call(f"http://127.0.0.1:{port}/turn", b"{}", True)) == 204
    assert len(got) == 3
    assert len(read) <= 1


def test_dropped_calls_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "WAITING", 2)
    loaded = loaded_table("person", "person")
    for seat in (0, 1):
        loaded.accept(chat.set_hook(loaded, seat, "https://tiletum.example/turn"))
    hooks = webhooks.Hooks(private=False)
    dropped = metrics.HOOKS.labels("dropped")._value
    before = dropped.get()
    for _ in range(5):
        hooks.changed(loaded, Change(loaded.id, 0, {}, turn=True))
    assert dropped.get() == before + 3


@pytest.mark.parametrize("answer", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["::7f00:1"], ["fe80::1"]])
def test_a_name_that_leads_to_an_internal_address_is_not_called(
    answer: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name may have led to a public address when the webhook was set."""
    Names(monkeypatch, answer)
    with pytest.raises(TiletumError, match="server-hook"):
        asyncio.run(call("http://rebound.example/turn", b"{}", False))


class Names:
    """A scripted name server. Each answer is given once, and an address stands for itself."""

    KNOWN = "rebound.example"

    def __init__(self, patch: pytest.MonkeyPatch, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.asked: list[Any] = []
        self.ask = socket.getaddrinfo
        patch.setattr(socket, "getaddrinfo", self.look_up)

    def look_up(self, host: Any, port: Any, *args: Any, **more: Any) -> Any:
        if host != self.KNOWN:
            return self.ask(host, port, *args, **more)
        self.asked.append(host)
        kind = socket.SOCK_STREAM
        return [(socket.AF_INET, kind, 6, "", (address, port)) for address in self.answers.pop(0)]


def test_a_slow_name_server_does_not_block_other_lookups(monkeypatch: pytest.MonkeyPatch) -> None:
    """The owner of a name decides how long its server takes."""
    slow = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: slow.wait(20))
    monkeypatch.setattr(webhooks, "PATIENCE", 0.3)

    async def call_slow_names() -> None:
        calls = [call("http://slow.example/turn", b"{}", False) for _ in range(50)]
        begun = time.monotonic()
        asking = [asyncio.ensure_future(one) for one in calls]
        await asyncio.sleep(0.1)
        await asyncio.to_thread(int)  # the event loop's other work waits this long
        assert time.monotonic() - begun < 5  # and not as long as the lookup takes
        answers = await asyncio.gather(*asking, return_exceptions=True)
        assert {getattr(answer, "key", answer) for answer in answers} == {"server-hook"}
        assert time.monotonic() - begun < 5

    try:
        asyncio.run(call_slow_names())
    finally:
        slow.set()


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "64:ff9b::808:808"])
def test_public_addresses_may_be_called(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://localhost/",
        "http://[::1]/",
        "http://[::ffff:10.0.0.1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://169.254.169.254/latest/meta-data",
        "http://10.1.2.3/",
        "http://0x7f000001/",
        "http://0/",
        "http://8.8.8.8:22/",
        "ftp://8.8.8.8/",
        "file:///etc/passwd",
        "http://user:secret@8.8.8.8/",
        "http://:secret@8.8.8.8/",
        "http://8.8.8.8:99999/",
        "http://192.0.0.8/",
        "http://8.8.8.8\x00/",
        "http://８.８.８.８/",
        "http://☃.example/",
        "//8.8.8.8/",
        "nonsense",
    ],
)
def test_a_webhook_cannot_be_pointed_at_internal_addresses(serving: Serving, url: str) -> None:
    table = serving.open("person", "person")
    assert table.call(0, "hook", {"url": url}).json()["key"] == "server-hook"


def test_players_without_a_name_can_be_seated(serving: Serving) -> None:
    """Each reader's language calls them by a colour or as a bot."""
    seats = [{"joined": True}, {"player": "random"}]
    with serving.client() as client:
        opened = client.post("/tables", json={"seats": seats}).json()
    with serving.client(opened["watch"]["token"]) as client:
        names = client.get(f"/tables/{opened['id']}").json()["table"]
    assert names["status"] == "playing"
    assert [(seat["player"], seat["name"]) for seat in names["seats"]] == [("person", ""), ("random", "")]


# --- colours ---


def open_with(serving: Serving, *colours: int | None, **options: Any) -> Table:
    """Open a table with a person at every seat. Players without a name are called by their colour."""
    seats = [{"colour": colour, "joined": True} for colour in colours]
    with serving.client() as client:
        return Table(serving, client.post("/tables", json={"seats": seats, **options}).json())


def colours_at(table: Table) -> list[int]:
    return [seat["colour"] for seat in table.state()["table"]["seats"]]


@pytest.mark.parametrize(
    ("wishes", "colours"),
    [
        ((None, None, None, None), [0, 1, 2, 3]),
        ((3, 1), [3, 1]),
        ((None, 0, None), [1, 0, 2]),
        ((2, None, None, 0), [2, 1, 3, 0]),
    ],
)
def test_colours_are_chosen_or_assigned_in_order(
    serving: Serving, wishes: tuple[int | None, ...], colours: list[int]
) -> None:
    assert colours_at(open_with(serving, *wishes)) == colours


@pytest.mark.parametrize("lang", ["en", "fr", "ko", "uk"])
def test_two_players_cannot_have_the_same_colour(serving: Serving, lang: str) -> None:
    twice = [{"colour": 2}, {"player": "random", "colour": 2}]
    cardinals = [{"colour": 2}, {"player": "cardinalbot", "colour": 1}]
    for seats, key in ((twice, "server-colour"), (cardinals, "server-colour-cardinalbot")):
        with serving.client() as client:
            refused = client.post("/tables", json={"seats": seats}, headers={"Accept-Language": lang})
        assert (refused.status_code, refused.json()["key"]) == (409, key)
        assert refused.json()["message"] == Words(lang).say(key)


@pytest.mark.parametrize("colour", [-1, 4, "blue"])
def test_there_are_four_colours(serving: Serving, colour: int | str) -> None:
    with serving.client() as client:
        refused = client.post("/tables", json={"seats": [{"colour": colour}, {}]})
    assert (refused.status_code, refused.json()["error"]) == (400, "malformed")


def test_the_cardinalbot_keeps_its_colour(serving: Serving) -> None:
    with serving.client() as client:
        seats = [{"colour": 1, "joined": True}, {"player": "cardinalbot"}]
        table = Table(serving, client.post("/tables", json={"seats": seats, "level": "priest"}).json())
    assert colours_at(table) == [1, 4]
    assert table.as_(table.watch).get(f"/tables/{table.id}/save").json()["colours"] == [1]


def test_colours_survive_a_restart_and_a_rematch(start: NewServer) -> None:
    serving = start()
    table = open_with(serving, 3, None, 1)
    serving.kill()
    serving.start()
    assert colours_at(table) == [3, 0, 1]
    for seat in range(3):
        table.call(seat, "resign", {})
    again = Table(serving, {**table.opened, "id": table.call(0, "rematch").json()["table"]})
    assert colours_at(again) == [3, 0, 1]


def test_a_saved_game_continues_in_its_colours(serving: Serving) -> None:
    table = open_with(serving, 3, 2)
    table.play(2, random.Random(1))
    saved = table.as_(table.watch).get(f"/tables/{table.id}/save").json()
    assert colours_at(open_with(serving, None, None, save=saved)) == [3, 2]
    assert colours_at(open_with(serving, 1, None, save=saved)) == [1, 0]
    usual = open_with(serving, None, None)
    assert "colours" not in usual.as_(usual.watch).get(f"/tables/{usual.id}/save").json()


@pytest.mark.parametrize("colours", [[0], [1, 1], [0, 4], [-1, 0], ["0", "1"], 7, [[0], [1]]])
def test_colours_of_a_file_are_checked(serving: Serving, colours: Any) -> None:
    saved = to_data(Played.open(players=2, seed=1)) | {"colours": colours}
    saved["sha256"] = checksum(saved)
    seats = [{"joined": True}, {"joined": True}]
    with serving.client() as client:
        refused = client.post("/tables", json={"seats": seats, "save": saved})
    assert (refused.status_code, refused.json()["error"]) == (409, "cannot")


def test_a_player_who_joins_chooses_a_colour(serving: Serving) -> None:
    """A player's colour cannot be chosen. The colour of a free seat is swapped with the joined seat's."""
    seats = [{"name": "Ann"}, {}, {}, {"player": "random"}]
    with serving.client() as client:
        table = Table(serving, client.post("/tables", json={"seats": seats}).json())
    for taken in (0, 3):
        assert table.call(1, "join", {"name": "Bea", "colour": taken}).json()["key"] == "server-colour"
    assert table.state()["table"]["seats"][1]["joined"] is False
    with table.stream(table.tokens[0]) as stream:
        assert table.call(1, "join", {"name": "Bea", "colour": 2}).status_code == 200
        assert [seat["colour"] for seat in stream.next()["table"]["seats"]] == [0, 2, 1, 3]
    assert table.call(0, "join", {"colour": 1}).status_code == 200  # by a player who is already seated
    assert colours_at(table) == [1, 2, 0, 3]
    assert table.call(2, "join", {"name": "Cem"}).json()["state"]["table"]["status"] == "playing"
    assert table.call(2, "join", {"name": "Cem", "colour": 0}).status_code == 200  # the same choice again
    assert table.call(2, "join", {"name": "Cem", "colour": 1}).json()["key"] == "server-started"


def test_a_join_at_a_public_table_can_choose_a_colour(serving: Serving) -> None:
    with serving.client() as client:
        opened = client.post("/tables", json={"seats": [{"name": "Ann"}, {}], "public": True}).json()
        joined = client.post(f"/tables/{opened['id']}/join", json={"name": "Bea", "colour": 3}).json()
        listed = client.get("/tables", params={"status": "playing"}).json()["tables"]
    assert [seat["colour"] for seat in joined["state"]["table"]["seats"]] == [0, 3]
    assert next(table for table in listed if table["id"] == opened["id"])["seats"][1]["colour"] == 3


def test_tables_without_stored_colours_use_the_seat_order(start: NewServer) -> None:
    serving = start()
    table = open_with(serving, 3, 2)
    serving.stop()
    engine = open_engine(serving.db)
    with engine.begin() as connection:
        stored = connection.scalar(select(rows.tables.c.info).where(rows.tables.c.id == table.id))
        info = json.loads(stored or "")
        for seat in info["seats"]:
            del seat["colour"]
        connection.execute(rows.tables.update().values(info=json.dumps(info)))
    engine.dispose()
    serving.start()
    assert colours_at(table) == [0, 1]


# --- names and chat ---


def test_names_are_normalized_and_checked(serving: Serving) -> None:
    """Joiners are kept and the spelling is normalized. A misleading name is refused without repeating it."""
    table = waiting_table(serving)
    for lang in ("en", "fr", "ko", "uk"):
        with serving.client(table.tokens[2]) as client:
            refused = client.post(
                f"/tables/{table.id}/join", json={"name": "Ann\u202e"}, headers={"Accept-Language": lang}
            )
        assert (refused.status_code, refused.json()["key"]) == (409, "error-name")
        assert "U+202E" in refused.json()["message"]
        assert "\\" not in refused.json()["message"]
    rest = "lodie 👨\u200d👩\u200d👧 مهدی\u200cزاده"
    for _ in range(2):
        assert table.call(2, "join", {"name": "E\u0301" + rest}).status_code == 200
    seated = table.state()["table"]["seats"][2]["name"]
    assert seated == "\u00c9" + rest
    assert save_of(table)["names"][2] == seated


def test_chat_is_shown_without_control_characters(serving: Serving) -> None:
    table = serving.open("person", "person")
    line = {"text": "\u202eolleh\u2028\u2066x", "key": "1"}
    assert [table.call(0, "chat", line).json()["text"] for _ in range(2)] == ["olleh\nx"] * 2
    for nothing in ("\u202e \u2028", "\u200b\u200d", "\u3164\t\n", "\u2800\u061c", "\u2065\ufff0\U000e0fff"):
        assert table.call(0, "chat", {"text": nothing}).json()["key"] == "server-chat-empty"
    assert len(table.state()["chat"]) == 1


# --- nobody takes over a seat unnoticed ---


def table_messages(state: Data) -> list[tuple[str, Data]]:
    return [(line["said"]["key"], line["said"]["args"]) for line in state["chat"] if line["said"]]


def test_the_opener_cannot_take_a_seat_after_the_start(serving: Serving) -> None:
    """Nor can the opener at the finished table, whose links are good at the rematch."""
    first, rematch = finished_with_rematch(serving)
    for table in (first, rematch):
        refused = table.call(table.opener, "links", {"seat": 1})
        assert (refused.status_code, refused.json()["key"]) == (409, "server-link-ask")
    assert rematch.call(1, "chat", {"text": "still mine"}).status_code == 200
    assert rematch.call(rematch.opener, "links", {"seat": None}).status_code == 200


def test_a_new_link_needs_everybodys_agreement_and_is_logged(start: NewServer) -> None:
    serving = start()
    table = serving.open("person", "person", "person")
    reply = {"kind": "link", "seat": 1}
    assert table.call(1, "proposals", reply).json()["key"] == "server-link-own"
    proposal = table.call(0, "proposals", reply).json()
    assert (proposal["link"], proposal["proposal"]["wanted"]) == (None, [2, 1])
    lost, old = table.tokens[1], table.stream(table.tokens[1])
    with old as stream:
        given = table.call(2, "answers", {"grant": True}).json()["link"]
        assert given["seat"] == 1
        assert stream.has_ended()
    assert table.call(lost, "chat", {"text": "x"}).status_code == 401
    assert table.call(given["token"], "chat", {"text": "x"}).json()["seat"] == 1
    serving.kill()
    serving.start()
    state = Table(serving, table.opened).state()
    assert table_messages(state) == [("server-notice-link-given", {"seat": {"seat": 1}, "by": {"seat": 2}})]


def test_no_chat_buries_the_record_of_a_new_link(start: NewServer) -> None:
    """Neither in memory nor after a restart; and it stands where it was said."""
    serving = start()
    table = serving.open("person", "person", "person")
    table.call(0, "chat", {"text": "before"})
    for _ in range(2):
        table.call(0, "proposals", {"kind": "link", "seat": 1})
        given = table.call(2, "answers", {"grant": True}).json()["link"]["token"]
    record = [("server-notice-link-given", {"seat": {"seat": 1}, "by": {"seat": 2}})]
    for number in range(CHAT_SHOWN + 10):
        assert table.call(given, "chat", {"text": f"line {number}"}).status_code == 200
    for _ in range(2):
        state = table.state()
        assert table_messages(state) == record
        assert len(state["chat"]) == CHAT_SHOWN + 1
        numbers = [line["number"] for line in state["chat"]]
        assert numbers == sorted(set(numbers))
        assert state["chat"][0]["events"] == state["game"]["first_event"]
        with table.stream(table.watch) as stream:
            assert table_messages(stream.state) == record
        serving.kill()
        serving.start()


def test_a_notice_takes_a_line_of_the_chat_in_memory_as_in_storage() -> None:
    """Else two processes would show different lines."""
    running = loaded_table("person", "person", "person")
    for number in range(CHAT_SHOWN + 5):
        running.accept(chat.say(running, 0, Say(f"line {number}")))
    running.accept(proposals.propose(running, 0, Propose("link", seat=1), A_DAY)[0])
    running.accept(proposals.answer(running, 1, Answer(True), A_DAY)[0])
    numbers = [line.number for line in running.lines()]
    assert numbers == list(range(running.row.chats - CHAT_SHOWN, running.row.chats))


def test_the_records_of_a_table_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last of each kind, seat and taker stays; whoever announces again and again adds nothing."""
    running, absent, _ = table_of_two_with_one_absent(monkeypatch)
    for _ in range(100):
        ask_for_link(running, 1 - absent)
        running.accept(proposals.answer(running, 1 - absent, Answer(False), A_DAY)[0])
    assert table_message(running) == ["server-notice-link-asked", "server-notice-link-ended"]


def test_a_record_keeps_its_place_in_the_log_when_moves_are_taken_back() -> None:
    running = loaded_table("person", "person", "person")
    seat = running.game.game.to_move
    other, third = (one for one in range(3) if one != seat)
    running.accept(move(running, seat))
    events = len(running.game.events)
    running.accept(proposals.propose(running, seat, Propose("link", seat=third), A_DAY)[0])
    running.accept(proposals.answer(running, other, Answer(True), A_DAY)[0])
    running.accept(move(running, seat))
    assert [line.events for line in state_of(running, None).chat] == [events]
    running.accept(moves.undo(running, seat, Undo(running.game.version, 2)))
    assert len(running.game.events) < events
    assert [line.events for line in state_of(running, None).chat] == [len(running.game.events)]
    before = len(running.game.events)
    running.accept(move(running, seat))
    assert [line.events for line in state_of(running, None).chat] == [before]


def test_the_owner_alone_can_grant_or_refuse_a_new_link(serving: Serving) -> None:
    table = serving.open("person", "person", "person")
    for grant in (False, True):
        table.call(0, "proposals", {"kind": "link", "seat": 1})
        answer = table.call(1, "answers", {"grant": grant}).json()
        assert (answer["link"] is not None, answer["proposal"]) == (grant, None)
    given = [("server-notice-link-given", {"seat": {"seat": 1}, "by": {"seat": 1}})]
    assert table_messages(table.state()) == given


def test_one_refusal_rejects_a_new_link(serving: Serving) -> None:
    table = serving.open("person", "person", "person", "person")
    table.call(0, "proposals", {"kind": "link", "seat": 1})
    table.call(2, "answers", {"grant": True})
    table.call(3, "answers", {"grant": False})
    assert table.state()["table"]["proposal"] is None
    assert table.call(1, "chat", {"text": "still mine"}).status_code == 200


A_DAY = 86400.0


def table_of_two_with_one_absent(monkeypatch: pytest.MonkeyPatch) -> tuple[LoadedTable, int, FakeClock]:
    """Return a loaded table with two people, a day after the last move, and the active seat."""
    loaded = loaded_table("person", "person")
    machine_clock = FakeClock(monkeypatch)
    machine_clock.advance(A_DAY + 1)
    return loaded, loaded.game.game.to_move, machine_clock


class FakeClock:
    """The machine's clock, as set by a test."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = time.time()
        patch.setattr(time, "time", lambda: self.now)

    def advance(self, seconds: float) -> None:
        self.now += seconds


def ask_for_link(loaded: LoadedTable, by: int) -> tokens.SeatToken | None:
    change, token = proposals.propose(loaded, by, Propose("link", seat=1 - by), A_DAY)
    loaded.accept(change)
    return token


def table_message(loaded: LoadedTable) -> list[str]:
    return [line.said.key for line in loaded.lines() if line.said]


def test_with_two_players_a_new_link_is_given_after_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded, absent, machine_clock = table_of_two_with_one_absent(monkeypatch)
    assert ask_for_link(loaded, 1 - absent) is None
    proposal = table_state(loaded).proposal
    assert proposal is not None
    assert proposal.left == A_DAY
    assert proposal.wanted == [absent]
    machine_clock.advance(A_DAY - 60)
    with pytest.raises(TiletumError, match="server-link-wait"):
        ask_for_link(loaded, 1 - absent)
    machine_clock.advance(61)
    token = ask_for_link(loaded, 1 - absent)
    assert token is not None
    assert token.seat == absent
    assert loaded.role(token.token) == tokens.seat_role(absent)
    assert loaded.info.asking is None
    assert table_message(loaded) == ["server-notice-link-asked", "server-notice-link-given"]


def test_with_two_players_the_link_of_a_present_player_is_safe(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = loaded_table("person", "person")
    with pytest.raises(TiletumError, match="server-present"):
        ask_for_link(loaded, 1 - loaded.game.game.to_move)
    loaded, absent, _ = table_of_two_with_one_absent(monkeypatch)
    with pytest.raises(TiletumError, match="server-present"):
        ask_for_link(loaded, absent)


def move(loaded: LoadedTable, seat: int) -> Change:
    text = loaded.game.moves()[0].text
    return moves.post_by_person(loaded, seat, PostMoves(loaded.game.version, [text]))


OWNERS_ACTS: dict[str, Callable[[LoadedTable, int], Change]] = {
    "a move": move,
    "a line of chat": lambda loaded, seat: chat.say(loaded, seat, Say("here")),
    "a call": lambda loaded, seat: chat.set_hook(loaded, seat, None),
    "a new link of their own": lambda loaded, seat: links.reissue(loaded, seat)[0],
    "a bot": lambda loaded, seat: handing.hand_over(loaded, seat, "random"),
}


@pytest.mark.parametrize("act", OWNERS_ACTS.values(), ids=OWNERS_ACTS)
def test_any_act_of_the_owner_ends_the_waiting_time(
    act: Callable[[LoadedTable, int], Change], monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded, absent, machine_clock = table_of_two_with_one_absent(monkeypatch)
    ask_for_link(loaded, 1 - absent)
    change = proposals.with_return(loaded, absent, act(loaded, absent))
    assert change is not None
    loaded.accept(change)
    assert loaded.info.asking is None
    machine_clock.advance(A_DAY + 1)
    if loaded.game.to_move == absent:
        assert ask_for_link(loaded, 1 - absent) is None, "its own waiting time of a day"


def test_the_old_link_can_refuse_the_new_one(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded, absent, _ = table_of_two_with_one_absent(monkeypatch)
    ask_for_link(loaded, 1 - absent)
    change, _ = proposals.answer(loaded, absent, Answer(False), A_DAY)
    loaded.accept(change)
    assert loaded.info.asking is None
    assert table_message(loaded)[-1] == "server-notice-link-ended"


@pytest.mark.parametrize("how", ["stream", "chat", "move"])
def test_an_owner_who_returns_keeps_the_link(start: NewServer, how: str) -> None:
    serving = start(NO_LIMITS + "absent = 0.4\n")
    table = serving.open("person", "person")
    game = table.game()
    absent = game["to_move"]
    time.sleep(0.5)
    reply = {"kind": "link", "seat": absent}
    assert table.call(1 - absent, "proposals", reply).json()["proposal"]["left"] > 0
    if how == "stream":
        with table.stream(table.tokens[absent]) as stream:
            assert stream.next()["table"]["proposal"] is None
    elif how == "chat":
        table.call(absent, "chat", {"text": "here"})
    else:
        table.post(absent, game["version"], game["moves"][0]["text"])
    state = table.state()
    assert state["table"]["proposal"] is None
    assert table_messages(state)[0][0] == "server-notice-link-asked"
    assert table.call(absent, "chat", {"text": "still mine"}).status_code == 200


def test_an_owner_who_stays_away_loses_the_link_after_the_waiting_time(start: NewServer) -> None:
    serving = start(NO_LIMITS + "absent = 0.4\n")
    table = serving.open("person", "person")
    absent = table.game()["to_move"]
    time.sleep(0.5)
    reply = {"kind": "link", "seat": absent}
    table.call(1 - absent, "proposals", reply)
    assert table.call(1 - absent, "proposals", reply).json()["key"] == "server-link-wait"
    time.sleep(0.5)
    new = table.call(1 - absent, "proposals", reply).json()["link"]["token"]
    assert table.call(absent, "chat", {"text": "x"}).status_code == 401
    assert table.call(new, "chat", {"text": "x"}).json()["seat"] == absent


def test_an_owners_return_is_recorded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded, absent, _ = table_of_two_with_one_absent(monkeypatch)
    ask_for_link(loaded, 1 - absent)
    assert proposals.is_awaited(loaded, absent)
    assert not proposals.is_awaited(loaded, 1 - absent)
    assert not proposals.is_awaited(loaded, None)
    change = proposals.come_back(loaded, absent)
    assert change is not None
    loaded.accept(change)
    assert proposals.come_back(loaded, absent) is None


def test_with_nobody_else_to_agree_only_a_bot_can_replace_a_player(serving: Serving) -> None:
    """Otherwise the player who proposes it would have two seats."""
    for players in (("person", "person"), ("person", "person", "random")):
        loaded = loaded_table(*players)
        with pytest.raises(TiletumError, match="server-replace-bot"):
            proposals.propose(loaded, 0, Propose("replace", seat=1), 0.0)
    solo = serving.open("person", "cardinalbot", level="priest")
    for bot in (None, "random"):
        refused = solo.call(0, "proposals", {"kind": "replace", "seat": 1, "bot": bot}).json()
        assert refused["key"] == "server-not-absent"


@pytest.mark.parametrize("turned", [False, True])
def test_the_new_player_of_a_replaced_seat_is_logged(turned: bool) -> None:
    """This is the last player to agree, in any order of seats."""
    loaded = loaded_table("person", "person", "person", "person")
    absent = loaded.game.game.to_move
    proposer, first, last = sorted((seat for seat in range(4) if seat != absent), reverse=turned)
    loaded.accept(proposals.propose(loaded, proposer, Propose("replace", seat=absent), 0.0)[0])
    loaded.accept(proposals.answer(loaded, first, Answer(True), 0.0)[0])
    change, token = proposals.answer(loaded, last, Answer(True), 0.0)
    loaded.accept(change)
    assert token is not None
    line: ChatLine = loaded.lines()[-1]
    assert line.said is not None
    assert (line.said.key, line.said.args) == (
        "server-notice-seat-given",
        {"seat": {"seat": absent}, "by": {"seat": last}},
    )


@pytest.mark.parametrize("lang", ["en", "fr", "ko", "uk"])
def test_table_messages_exist_in_every_language(lang: str) -> None:
    for what in ("link-asked", "link-given", "link-ended", "seat-given"):
        message = Words(lang).say(f"server-notice-{what}", seat=Seat(1), by=Seat(0))
        assert "{" not in message


# --- a clock that is set back ---


def test_a_clock_that_is_set_back_adds_no_time_to_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = loaded_table("person", "person")
    seat = loaded.game.game.to_move
    loaded.info.clock = TurnLimit(60, "apprentice")
    loaded.row.deadline = time.time() + 57
    FakeClock(monkeypatch).advance(-7200)
    seconds = table_state(loaded).clock
    assert seconds is not None
    assert seconds.left == 60
    change = clocks.shorten(loaded)
    assert change is not None
    assert change.row["deadline"] == time.time() + 60
    paused = clocks.pause(loaded, 1 - seat)
    assert json.loads(paused.row["info"])["left"] == 60
    assert move(loaded, seat).row["deadline"] <= time.time() + 60


def test_a_deadline_does_not_move_while_the_clock_is_right() -> None:
    loaded = loaded_table("person", "person")
    loaded.info.clock = TurnLimit(60, "apprentice")
    loaded.row.deadline = time.time() + 57
    assert clocks.shorten(loaded) is None
    assert "deadline" not in move(loaded, loaded.game.game.to_move).row


@pytest.mark.parametrize("when", ["before the start", "while it runs"])
def test_stored_deadlines_are_shortened_after_a_clock_was_set_back(
    new_database: NewDatabase, when: str
) -> None:
    async def run() -> None:
        settings = Settings(new_database(), thinkers=0)
        migrate(settings.db)
        server = Server(settings)
        seats = [OpenSeat("person", "Ann"), OpenSeat("person", "Bob")]
        new = await server.tables.open(OpenTable(seats, clock=Clock(60)))
        late = update(rows.tables).values(
            deadline=time.time() + 7257.0, bot="random", lease=time.time() + 7200
        )
        await server.store.write("", lambda c: c.execute(late).rowcount)
        server.tables.cache.tables.clear()
        if when == "while it runs":
            server._clock_ahead = time.time() - time.monotonic() + 7200
        await server.look_at_clocks()
        stored = select(rows.tables.c.deadline, rows.tables.c.lease).where(rows.tables.c.id == new.row.id)
        deadline, lease = await server.store.read(lambda c: tuple(c.execute(stored).one()))
        assert 50 < deadline - time.time() <= 60
        assert lease <= time.time() + changes.LEASE
        server.store.close()

    asyncio.run(asyncio.wait_for(run(), 30))
