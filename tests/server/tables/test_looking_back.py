"""Past versions of a table, its log, sources of points, and hints."""

from __future__ import annotations

import json
import random
import shlex
from pathlib import Path
from typing import Any

import pytest

from support.online import NO_LIMITS, Serving, Table
from support.server_fixtures import NewServer
from tiletum.bots.hint import as_data, hints
from tiletum.box import load
from tiletum.cli import build_parser
from tiletum.cli.play import new_options
from tiletum.hall import replay_command
from tiletum.table.dealer import SeededDealer
from tiletum.table.entries import Made
from tiletum.table.position import position
from tiletum.table.save import from_save, to_data
from tiletum.table.table import Table as TableHere
from tiletum.words import Words

Data = dict[str, Any]


def get(table: Table, path: str, **params: int) -> Data:
    answer = table.as_(table.watch).get(f"/tables/{table.id}/{path}", params=params)
    assert answer.status_code == 200, answer.text
    found: Data = answer.json()
    return found


@pytest.fixture(scope="module")
def played_table(serving: Serving) -> Table:
    """Open a table and play some moves, with an undo of two on the way."""
    table = serving.open("person", "person", training=True)
    chance = random.Random(11)
    game = table.play(40, chance)
    table.call(game["to_move"], "undo", {"version": game["version"], "decisions": 2})
    table.play(60, chance)
    return table


def test_a_past_version_equals_a_replay_of_the_log(played_table: Table) -> None:
    saved = get(played_table, "save")
    last = len(saved["log"])
    for version in (0, 1, last // 3, last // 2, last):
        past = get(played_table, f"at/{version}", since=0)
        table = from_save(saved, "export", to=version)
        assert past["version"] == version
        assert past["position"] == position(table.game)
        assert past["to_move"] == table.to_move
        assert [move["text"] for move in past["moves"]] == [move.text for move in table.moves()]
        assert len(past["events"]) == len(table.events)
        assert past["scores"] == table.scores()
        guide = get(played_table, f"at/{version}", since=0, guide=1)["guide"]
        assert len(guide["moves"]) == len(past["moves"])
        assert len(guide["events"]) == len(past["events"])
    current = played_table.state(since=0)["game"]
    assert get(played_table, f"at/{last}", since=0).items() >= {k: current[k] for k in SHARED}.items()
    beyond = played_table.as_(played_table.watch).get(f"/tables/{played_table.id}/at/{last + 1}")
    assert (beyond.status_code, beyond.json()["key"]) == (404, "server-no-moment")


SHARED = ("version", "made", "position", "moves", "events", "scores", "to_move")


def test_the_log_shows_which_entries_are_in_force_and_their_events(played_table: Table) -> None:
    log = get(played_table, "entries")["entries"]
    current = played_table.state(since=0)["game"]
    assert [entry["text"] for entry in log] == get(played_table, "save")["log"]
    assert [entry["version"] for entry in log] == list(range(1, current["version"] + 1))
    in_force = [entry for entry in log if entry["made"] is not None]
    assert [entry["made"] for entry in in_force] == list(range(current["made"]))
    undo = next(i for i, entry in enumerate(log) if entry["text"] == "undo 2")
    assert log[undo]["made"] is None
    assert sum(entry["made"] is None for entry in log[:undo]) >= 2
    for entry in in_force[undo + 1 :: 17]:
        # By default a past version shows the events of the entry that led to it.
        past = get(played_table, f"at/{entry['version']}")
        first = entry["first_event"]
        assert past["first_event"] == first
        assert current["events"][first : first + len(past["events"])] == past["events"]
    assert get(played_table, f"at/{log[undo]['version']}")["events"] == []


def test_points_by_source_at_any_version(played_table: Table) -> None:
    found = get(played_table, "scores")
    current = played_table.state()["game"]
    begin = get(played_table, "at/0")["scores"]
    assert found["scores"] == current["scores"]
    assert [sum(sheet.values()) + begin[seat] for seat, sheet in enumerate(found["sheet"])] == current[
        "scores"
    ]
    assert found["steps"]
    for version in (found["version"], found["version"] * 2 // 3):
        points = list(begin)
        for step in found["steps"]:
            if step["version"] <= version:
                points[step["seat"]] += step["points"]
                assert points[step["seat"]] == step["total"]
        assert points == get(played_table, f"at/{version}")["scores"]


def test_hints_are_the_same_as_on_the_command_line(played_table: Table) -> None:
    saved = get(played_table, "save")
    decision = next(v for v in range(90, 120) if get(played_table, f"at/{v}")["to_move"] is not None)
    for version in (None, decision):
        found = played_table.call(played_table.watch, "hint", {"count": 2, "version": version}).json()
        table = from_save(saved, "export", to=version)
        assert (found["version"], found["seat"]) == (table.version, table.to_move)
        plans = [hint.pop("said") for hint in found["hints"]]
        assert found["hints"] == [as_data(table.game, hint) for hint in hints(table.game.copy(), 2)]
        for messages, hint in zip(plans, found["hints"], strict=True):
            assert 1 <= len(messages) <= len(hint["plan"])
            assert all(message["key"].startswith("move-") for message in messages)


BOX = json.dumps({**load().data, "name": "Mine"})
PERSONS, SOLO = ["person"] * 3, ["person", "cardinalbot"]
OPENED: list[tuple[list[str], Data, str]] = [
    (["person"] * 2, {}, "--players 2"),
    (
        PERSONS,
        {"edition": "korean", "first": 1, "shuffled_actions": True, "training": True},
        "--players 3 --edition korean --first 2 --shuffle-actions --training",
    ),
    (SOLO, {"level": "deacon", "edition": "french"}, "--solo deacon --edition french"),
    (
        SOLO,
        {"challenges": ["deep-coffers", "favor-at-the-court"]},
        "--challenges deep-coffers,favor-at-the-court",
    ),
    (SOLO, {}, "--challenges none"),
    (["person"] * 4, {"box": BOX}, f"--players 4 --box {replay_command.BOX}"),
]


@pytest.mark.parametrize(("seats", "options", "given"), OPENED)
def test_the_end_shows_how_to_deal_the_same_game_again(
    serving: Serving, tmp_path: Path, seats: list[str], options: Data, given: str
) -> None:
    table = serving.open(*seats, **options)
    assert table.play(30, random.Random(5))["again"] is None
    for seat in range(max(1, len(seats) - 1)):
        table.call(seat, "resign", {})
    state = table.state()
    command: str = state["game"]["again"]
    assert command == f"tiletum play {given} --seed {state['table']['seed']}"

    (tmp_path / replay_command.BOX).write_text(BOX, encoding="utf-8")
    words = shlex.split(command.replace(replay_command.BOX, str(tmp_path / replay_command.BOX)))
    arguments = build_parser("play").parse_args(words[1:])
    replayed = TableHere(new_options(arguments, Words("en")), SeededDealer(int(arguments.seed)))
    rows, log = replayed.move_table.rows, get(table, "save")["log"]
    while len(replayed.log) < len(log) and not log[len(replayed.log)].startswith("resign"):
        replayed.play(log[len(replayed.log)])
    played_table = [rows[entry.move].text for entry in replayed.log if isinstance(entry, Made)]
    assert played_table == log[: len(played_table)]
    assert len(played_table) > 50


def test_a_game_from_a_file_continues_its_deal(serving: Serving) -> None:
    saved = get(serving.open("person", "person"), "save")
    seats = [{"player": "person", "name": name} for name in "AB"]
    on = Table(serving, serving.client().post("/tables", json={"seats": seats, "save": saved}).json())
    on.call(0, "resign", {})
    state = on.state()
    assert state["game"]["again"] == f"tiletum play --load GAME.json --seed {state['table']['seed']}"


def test_a_seat_shows_when_it_resigned(serving: Serving) -> None:
    """The number of events at that moment is right even after an undo of earlier moves."""
    table = serving.open("person", "person", "person", training=True)
    game = table.play(20, random.Random(3))
    while not game["moves"][0]["text"].startswith("die "):  # a player who takes one has another decision
        game = table.play(1, random.Random(3))
    events = len(table.state(since=0)["game"]["events"])
    resigned = (game["to_move"] + 1) % 3
    table.call(resigned, "resign", {"bot": "random"})

    def resigned_at() -> list[int | None]:
        return [seat["given_up"] for seat in table.state()["table"]["seats"]]

    assert resigned_at() == [events if seat == resigned else None for seat in range(3)]
    version, die = table.game()["version"], game["moves"][0]["text"]
    assert table.post(game["to_move"], version, die).status_code == 200
    assert resigned_at()[resigned] == events < len(table.state(since=0)["game"]["events"])
    seat, version = game["to_move"], table.game()["version"]
    assert table.call(seat, "undo", {"version": version, "decisions": 2}).status_code == 200
    assert resigned_at()[resigned] == len(table.state(since=0)["game"]["events"]) < events


def test_hints_are_given_only_at_a_decision(played_table: Table) -> None:
    assert played_table.call(0, "hint", {"version": 1}).json()["key"] == "server-no-decision"
    assert played_table.call(0, "hint", {"version": 99_999}).json()["key"] == "server-no-moment"
    assert played_table.call(0, "hint", {"count": 11}).json()["error"] == "malformed"
    assert played_table.call(None, "hint", {}).status_code == 401
    over = played_table.serving.open("person", "person")
    over.call(0, "resign", {})
    assert over.call(0, "hint", {}).json()["error"] == "over"


@pytest.mark.parametrize("path", ["entries", "scores", "save"])
def test_a_long_log_counts_as_several_requests(start: NewServer, path: str) -> None:
    """Otherwise 200 of them at once from one address would block everybody else for seconds."""
    serving = start(NO_LIMITS.replace("requests = 0.0", "requests = 0.01\nburst = 50"))
    long = TableHere.open(2, seed=1)
    for number in range(9_800):
        long.hand_over(0, ("random", "apprentice")[number % 2])
    with serving.client() as client:
        opened = client.post("/tables", json={"seats": [{"name": "A"}, {"name": "B"}], "save": to_data(long)})
    table = Table(serving, opened.json())
    looks = [table.as_(table.watch).get(f"/tables/{table.id}/{path}").status_code for _ in range(3)]
    assert looks == [200, 200, 429]


def test_hints_are_limited(start: NewServer) -> None:
    serving = start(NO_LIMITS.replace("hints = 0", "hints = 2"))
    table = serving.open("person", "person")
    codes = [table.call(0, "hint", {"count": 1}).status_code for _ in range(3)]
    assert codes == [200, 200, 429]


def test_hints_and_bots_take_turns(serving: Serving) -> None:
    """Busy bots do not delay a hint, and hints do not stop bots."""
    busy = [serving.open("random", "random", "random") for _ in range(30)]
    table = serving.open("person", "person")
    assert table.call(0, "hint", {}).status_code == 200
    assert any(t.state()["table"]["status"] == "playing" for t in busy)
