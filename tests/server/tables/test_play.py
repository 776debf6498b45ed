"""Playing over the network: posts, refusals, streams, whole games."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from support.online import NO_LIMITS, Serving, Table, recorded_game
from support.server_fixtures import NewDatabase, NewServer
from tiletum.table.dealer import SeededDealer
from tiletum.table.save import checksum, from_save

PEOPLE = ("person",) * 4


def refusal_of(answer: httpx.Response, kind: str) -> dict[str, Any]:
    found: dict[str, Any] = answer.json()
    assert found["error"] == kind, found
    assert found["message"].endswith((".", ")")), found
    return found


def first_move(game: dict[str, Any]) -> str:
    text: str = game["moves"][0]["text"]
    return text


@pytest.mark.slow
def test_a_whole_game_of_four_over_real_sockets(serving: Serving) -> None:
    """All players have a stream, see the same state, and post by HTTP. The seed shown at the end fits the
    commitment."""
    table = serving.open(*PEOPLE)
    chance = random.Random(1)
    with (
        table.stream(table.tokens[0], 0) as one,
        table.stream(table.tokens[1], 0) as two,
        table.stream(table.tokens[2], 0) as three,
        table.stream(table.tokens[3], 0) as four,
        table.stream(table.watch, 0) as watching,
    ):
        streams = (one, two, three, four, watching)
        assert [s.state["you"] for s in streams] == [0, 1, 2, 3, None]
        commitment = one.state["table"]["commitment"]
        game = one.state["game"]
        while not game["over"]:
            assert one.state["table"]["seed"] is None
            seat = game["to_move"]
            version = table.post(seat, game["version"], chance.choice(game["moves"])["text"]).json()[
                "version"
            ]
            game = streams[seat].until(version)
        for stream in streams:
            stream.until(game["version"])
            assert stream.state["game"] == game
        table_state = one.state["table"]
    assert table_state["status"] == "over"
    assert SeededDealer(int(table_state["seed"])).commitment() == commitment
    whole = table.state(since=0)
    assert whole["game"]["events"] == game["events"]
    assert whole["game"]["position"] == game["position"]
    assert whole["table"]["scores"] == game["scores"]
    saved = table.as_(table.watch).get(f"/tables/{table.id}/save").json()
    assert from_save(saved, "export").scores() == game["scores"]


def test_a_post_of_several_moves_is_all_or_nothing(serving: Serving) -> None:
    table = serving.open("person", "person")
    game = table.game()
    seat, version = game["to_move"], game["version"]
    die = first_move(game)
    answer = table.post(seat, version, die, "die pink 7")
    assert refusal_of(answer, "malformed")["state"]["game"]["version"] == version
    illegal = refusal_of(table.post(seat, version, die, die), "illegal")
    assert illegal["rule"] == "TURN-1"
    assert illegal["args"]["refused"] == die
    assert table.game()["version"] == version
    assert table.post(seat, version, die).json() == {"version": version + 1}


def test_a_post_ends_where_another_player_decides(serving: Serving) -> None:
    table = serving.open("person", "person")
    chance = random.Random(5)
    game = table.game()
    while not any(move["text"] == "end" for move in game["moves"]):
        game = table.play(1, chance, game)
    seat = game["to_move"]
    refusal_of(table.post(seat, game["version"], "end", "end"), "cannot")
    assert table.game()["version"] == game["version"]
    assert table.post(seat, game["version"], "end").status_code == 200


def test_refusals_have_kinds(serving: Serving) -> None:
    table = serving.open("person", "person")
    game = table.game()
    seat, version, move = game["to_move"], game["version"], first_move(game)
    stale = refusal_of(table.post(seat, version - 1, move), "stale")
    assert stale["args"] == {"seen": version - 1, "now": version}
    assert stale["state"]["game"]["moves"] == game["moves"]
    refusal_of(table.post(seat, version + 7, move), "stale")
    refusal_of(table.post(1 - seat, version, move), "not-your-turn")
    refusal_of(table.post(seat, version, "fly away"), "malformed")
    refusal_of(table.call(seat, "moves", {"version": "new", "moves": [move]}), "malformed")
    refusal_of(table.call(seat, "moves", {"version": version, "moves": []}), "malformed")
    refusal_of(table.call(seat, "moves", {"version": version, "moves": [move], "cheat": True}), "malformed")
    assert table.call(seat, "resign", {}).status_code == 200
    over = refusal_of(table.post(seat, table.game()["version"], move), "over")
    assert over["state"]["table"]["winner"] == 1 - seat


def test_a_refusal_keeps_its_status_despite_a_preference(serving: Serving) -> None:
    """Pages of earlier versions asked for status 200."""
    table = serving.open(*PEOPLE)
    preference = {"prefer": "refusal=answer", "authorization": f"Bearer {table.tokens[0]}"}
    answer = serving.client().post(f"/tables/{table.id}/preview", json={"moves": ["fly"]}, headers=preference)
    assert "preference-applied" not in answer.headers
    refusal_of(answer, "malformed")
    assert answer.status_code == 409


def test_a_repeated_post_is_not_played_twice(serving: Serving) -> None:
    table = serving.open("person", "person")
    game = table.game()
    seat, version, move = game["to_move"], game["version"], first_move(game)
    first = table.post(seat, version, move, key="k1")
    assert [table.post(seat, version, move, key="k1").json() for _ in range(3)] == [first.json()] * 3
    refusal_of(table.post(seat, version, "end", key="k1"), "cannot")
    after = table.game()
    refusal_of(table.post(1 - seat, version, move, key="k1"), "stale")
    assert after["version"] == first.json()["version"]
    undone = table.call(seat, "undo", {"version": after["version"], "key": "k2"})
    assert table.call(seat, "undo", {"version": after["version"], "key": "k2"}).json() == undone.json()
    assert table.game()["version"] == after["version"] + 1
    # Moves of a bot in the meantime make no difference.
    table.call(seat, "hand", {"bot": "random"})
    assert table.post(seat, version, move, key="k1").json() == first.json()
    assert refusal_of(table.call(seat, "hand", {"bot": "random"}), "cannot")["key"] == "server-plays"


def racer(serving: Serving, table: Table, game: dict[str, Any]) -> Callable[[str], httpx.Response]:
    return lambda move: Table(serving, table.opened).post(game["to_move"], game["version"], move)


def test_exactly_one_of_several_racing_posts_wins(serving: Serving) -> None:
    table = serving.open("person", "person")
    chance = random.Random(2)
    for _ in range(5):
        game = table.game()
        moves = [chance.choice(game["moves"])["text"] for _ in range(12)]
        with ThreadPoolExecutor(12) as pool:
            jobs = [pool.submit(racer(serving, table, game), move) for move in moves]
            answers = [job.result() for job in jobs]
        won = [answer for answer in answers if answer.status_code == 200]
        assert len(won) == 1
        assert {answer.json()["error"] for answer in answers if answer not in won} <= {
            "stale",
            "not-your-turn",
        }
        assert table.game()["version"] == won[0].json()["version"]


def test_previews_and_warnings(serving: Serving) -> None:
    table = serving.open("person", "person")
    game = table.game()
    die = first_move(game)
    found = table.call(game["to_move"], "preview", {"moves": [die]}).json()
    assert found["events"][0]["key"] == "die"
    assert table.game()["version"] == game["version"]
    refusal_of(table.call(game["to_move"], "preview", {"moves": [die, die]}), "illegal")


def test_a_preview_of_a_die_shows_its_resources(serving: Serving) -> None:
    """They come after the decision about the bonus tile. At the start every action has one."""
    table = serving.open("person", "person")
    game = table.game()
    dice = [move["text"] for move in game["moves"] if re.fullmatch(r"die \w+ \d", move["text"])]
    assert dice
    for die in dice:
        messages = table.call(game["to_move"], "preview", {"moves": [die]}).json()["events"]
        gained = [event["amount"] for event in messages if event["key"] == "gain"]
        assert gained == [int(die.split()[2])]


def test_undo_and_restart(serving: Serving) -> None:
    table = serving.open("person", "person")
    game = table.game()
    seat, before = game["to_move"], game["position"]
    chance = random.Random(4)
    game = table.play(2, chance, game)
    refusal_of(table.call(1 - seat, "undo", {"version": game["version"]}), "not-your-turn")
    with table.stream(table.watch, 0) as stream:
        assert table.call(seat, "undo", {"version": game["version"], "decisions": 0}).status_code == 200
        message = stream.next()["game"]
        assert message["position"].keys() <= before.keys()
        assert stream.state["game"]["position"] == before
        assert stream.state["game"]["events"] == table.state(since=0)["game"]["events"]
    game = table.game()
    refusal_of(table.call(seat, "undo", {"version": game["version"], "decisions": 1}), "cannot")


def test_a_deeper_undo_needs_the_others_agreement(serving: Serving) -> None:
    table = serving.open("person", "person", "person")
    chance = random.Random(6)
    start = table.game()
    game = start
    while game["to_move"] == start["to_move"]:
        game = table.play(1, chance, game)
    me = start["to_move"]
    others = [seat for seat in range(3) if seat != me]
    made = game["made"] - start["made"]
    # Outcomes in between are not decisions, so propose all decisions since the start.
    decisions = sum(
        not text.startswith(("draw", "roll", "corruption")) for text in log_of(table)[start["version"] :]
    )
    assert 0 < decisions <= made
    reply = table.call(me, "proposals", {"kind": "undo", "decisions": decisions}).json()
    assert reply["proposal"]["wanted"] == others
    refusal_of(table.call(me, "answers", {"grant": True}), "cannot")
    assert table.call(others[0], "answers", {"grant": True}).json()["proposal"]["wanted"] == others[1:]
    assert table.call(others[1], "answers", {"grant": True}).json()["proposal"] is None
    undone = table.game()
    assert undone["position"] == start["position"]
    assert undone["version"] == game["version"] + 1
    table.call(me, "proposals", {"kind": "undo", "decisions": 1})


def test_agreement_is_for_the_proposal_that_was_seen(serving: Serving) -> None:
    """A new proposal does not replace an open one."""
    table = serving.open("person", "person", "person")
    table.play(1, random.Random(1))
    ask = {"kind": "undo", "decisions": 1}
    seen = table.call(0, "proposals", ask).json()["proposal"]["number"]
    for seat in (0, 1):
        assert refusal_of(table.call(seat, "proposals", ask), "cannot")["key"] == "server-asked"
    assert table.call(0, "answers", {"grant": False}).json()["proposal"] is None
    other = table.call(1, "proposals", ask).json()["proposal"]["number"]
    refusal = refusal_of(table.call(2, "answers", {"grant": True, "proposal": seen}), "stale")
    assert refusal["key"] == "server-proposal-gone"
    reply = table.call(2, "answers", {"grant": True, "proposal": other}).json()["proposal"]
    assert (reply["granted"], reply["wanted"]) == ([2], [0])
    assert table.call(0, "answers", {"grant": True}).json()["proposal"] is None


def log_of(table: Table) -> list[str]:
    found: list[str] = table.as_(table.watch).get(f"/tables/{table.id}/save").json()["log"]
    return found


IMPATIENT = NO_LIMITS + "absent = 0.5\n"


@pytest.fixture(scope="module")
def impatient_server(
    new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Serving]:
    """Start a server on which players count as absent after half a second."""
    server = Serving(new_database(), tmp_path_factory.mktemp("impatient"), IMPATIENT)
    yield server
    server.end()


def wait_for_absence(table: Table) -> tuple[int, list[int]]:
    """Wait until the active player counts as absent. Return that seat and the others."""
    absent = table.game()["to_move"]
    time.sleep(0.6)
    return absent, [seat for seat in table.tokens if seat != absent]


@pytest.mark.parametrize("answer", [False, True])
def test_an_absent_player_can_be_replaced(impatient_server: Serving, answer: bool) -> None:
    table = impatient_server.open("person", "person", "person")
    absent, (one, other) = wait_for_absence(table)
    proposal = table.call(one, "proposals", {"kind": "replace", "seat": absent})
    assert proposal.json()["proposal"]["wanted"] == [other]
    reply = table.call(other, "answers", {"grant": answer}).json()
    assert reply["proposal"] is None
    if not answer:
        assert reply["link"] is None
        return
    assert table.call(absent, "chat", {"text": "I am back"}).status_code == 401
    table.tokens[absent] = reply["link"]["token"]
    assert table.call(absent, "chat", {"text": "I am new"}).json()["seat"] == absent
    # The new player chooses a name, once.
    assert [seat["joined"] for seat in table.state()["table"]["seats"]] == [i != absent for i in range(3)]
    joined = table.call(absent, "join", {"name": "Newcomer"}).json()["state"]["table"]["seats"][absent]
    assert (joined["name"], joined["joined"]) == ("Newcomer", True)
    assert refusal_of(table.call(absent, "join", {"name": "Another"}), "cannot")["key"] == "server-started"
    assert save_of(table)["names"][absent] == "Newcomer"


def save_of(table: Table) -> dict[str, Any]:
    saved: dict[str, Any] = table.as_(table.watch).get(f"/tables/{table.id}/save").json()
    return saved


def test_a_returning_player_may_choose_another_name(start: NewServer) -> None:
    serving = start()
    table = serving.open("person", "person")
    for reply, named in (({"name": "Heir"}, "Heir"), ({}, "Heir"), (None, "Heir")):
        table.call(1, "hand", {"bot": "random"})
        assert table.call(1, "back", reply).status_code == 200
        assert table.state()["table"]["seats"][1]["name"] == named
    table.call(1, "hand", {"bot": "random"})
    assert refusal_of(table.call(1, "back", {"name": "\u200b"}), "cannot")["key"] == "error-name"
    serving.kill()
    serving.start()
    assert save_of(Table(serving, table.opened))["names"] == ["P0", "Heir"]


def test_a_present_player_cannot_be_replaced(serving: Serving) -> None:
    """With two players there is nobody else to agree."""
    table = serving.open("person", "person")
    for seat in (0, 1):
        ask = {"kind": "replace", "seat": 1 - seat, "bot": "random"}
        refusal = refusal_of(table.call(seat, "proposals", ask), "cannot")
        assert (refusal["key"], refusal["args"]) == ("server-present", {"minutes": 24 * 60})
    assert table.call(1, "chat", {"text": "I am here"}).status_code == 200


def test_only_an_active_player_who_does_not_watch_can_be_absent(impatient_server: Serving) -> None:
    table = impatient_server.open("person", "person")
    absent, (other,) = wait_for_absence(table)
    ask = {"kind": "replace", "seat": absent, "bot": "random"}
    assert (
        refusal_of(table.call(absent, "proposals", {**ask, "seat": other}), "cannot")["key"]
        == "server-present"
    )
    with table.stream(table.tokens[absent]):
        assert refusal_of(table.call(other, "proposals", ask), "cannot")["key"] == "server-present"
    game = table.game()
    table.post(absent, game["version"], first_move(game))
    assert refusal_of(table.call(other, "proposals", ask), "cannot")["key"] == "server-present"
    time.sleep(0.6)
    reply = table.call(other, "proposals", ask)
    assert (reply.status_code, reply.json()["link"]) == (200, None)
    # A replaced player comes back as after a hand-over.
    assert table.call(absent, "back").status_code == 200


def test_absence_survives_a_restart(start: NewServer) -> None:
    serving = start(IMPATIENT)
    table = serving.open("person", "person", "person")
    absent, (one, other) = wait_for_absence(table)
    assert table.call(absent, "hand", {"bot": "random"}).status_code == 200
    serving.kill()
    serving.start()
    table = Table(serving, table.opened)
    time.sleep(0.6)
    proposal = table.call(one, "proposals", {"kind": "replace", "seat": absent})
    assert proposal.json()["proposal"]["wanted"] == [other]


def test_a_player_who_resigned_is_replaced_only_by_a_bot(serving: Serving) -> None:
    """A person could not decide for that seat, and the others would wait forever."""
    table = serving.open("person", "person", "person")
    resigned = table.game()["to_move"]
    one, other = (seat for seat in range(3) if seat != resigned)
    table.call(resigned, "resign", {"bot": "random"})
    ask: dict[str, Any] = {"kind": "replace", "seat": resigned}
    assert refusal_of(table.call(one, "proposals", ask), "cannot")["key"] == "server-resigned"
    assert table.call(one, "proposals", {**ask, "bot": "apprentice"}).status_code == 200
    assert table.call(other, "answers", {"grant": True}).json()["link"] is None
    assert table.state()["table"]["seats"][resigned]["player"] == "apprentice"


def test_a_saved_game_continues_without_a_player_who_resigned(serving: Serving) -> None:
    table = serving.open("person", "person", "person")
    resigned = table.game()["to_move"]
    table.call(resigned, "resign", {"bot": "random"})
    saved = table.as_(table.watch).get(f"/tables/{table.id}/save").json()
    saved["log"] = saved["log"][: saved["log"].index(f"resign {resigned}") + 1]
    saved["sha256"] = checksum(saved)
    loaded = serving.open("person", "person", "person", save=saved)
    deadline = time.monotonic() + 20
    while loaded.game()["to_move"] == resigned:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_chat_is_not_part_of_the_game(serving: Serving) -> None:
    table = serving.open("person", "person")
    with table.stream(table.tokens[1]) as stream:
        reply = table.call(0, "chat", {"text": "Hello & welcome <b>"}).json()
        assert stream.next()["chat"] == [reply]
    assert table.state()["chat"] == [reply]
    assert not any("Hello" in line for line in log_of(table))
    refusal_of(table.call(0, "chat", {"text": "x" * 501}), "malformed")
    refusal_of(table.call(table.watch, "chat", {"text": "x"}), "forbidden")


def test_a_stream_can_be_lost_and_resumed(serving: Serving) -> None:
    table = serving.open("person", "person")
    chance = random.Random(8)
    with table.stream(table.watch, 0) as stream:
        before = stream.state["game"]
    game = table.play(9, chance)
    with table.stream(table.watch, before["made"]) as stream:
        state = stream.state["game"]
        assert state["first_event"] == len(before["events"])
        assert before["events"] + state["events"] == table.state(since=0)["game"]["events"]
        assert state["position"] == game["position"]
        stream.socket.send("ping")
        assert stream.read() == {"type": "pong"}


def test_the_first_state_is_small(serving: Serving) -> None:
    table = serving.open(*PEOPLE, save=recorded_game("four-french"))
    answer = table.as_(table.watch).get(f"/tables/{table.id}", params={"since": 0})
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers.get("content-length", 0)) <= 20_000
    assert answer.num_bytes_downloaded <= 20_000
