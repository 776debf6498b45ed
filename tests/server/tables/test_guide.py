"""The guide of a client for people: messages, warnings, walks, and the options of a new game."""

from __future__ import annotations

import json
import random
from typing import Any

from websockets.sync.client import connect

from support.online import Serving, Table
from support.said_words import words_of
from tiletum.bots import bot_names
from tiletum.game.catalogue.moves import FIRST_OUTCOME, KIND_NAMES
from tiletum.game.core.editions import EDITIONS, LEVELS
from tiletum.game.engine import Game
from tiletum.version import __version__
from tiletum.words import Words, languages
from tiletum.words.editions import differences

WORDS = Words()
Data = dict[str, Any]


def look(table: Table, **params: str | int) -> Data:
    answer = table.as_(table.watch).get(f"/tables/{table.id}", params=params)
    assert answer.status_code == 200, answer.text
    found: Data = answer.json()
    return found


def assert_guided(game: Data) -> None:
    guide = game["guide"]
    assert len(guide["moves"]) == len(game["moves"])
    assert len(guide["events"]) == len(game["events"])
    assert set(guide["warnings"]) <= {move["text"] for move in game["moves"]}
    messages = [*guide["decision"], *guide["moves"], *guide["events"]]
    for message in [*messages, *(message for found in guide["warnings"].values() for message in found)]:
        assert words_of(WORDS, message, ["P0", "P1"])


def test_only_clients_that_ask_get_a_guide(serving: Serving) -> None:
    table = serving.open("person", "person")
    assert look(table)["game"]["guide"] is None
    assert_guided(look(table, guide="true", since=0)["game"])


def test_a_stream_has_a_guide_if_it_asks(serving: Serving) -> None:
    table = serving.open("person", "person")
    chance = random.Random(4)
    with (
        connect(f"ws://127.0.0.1:{serving.port}/api/stream", max_size=None) as guided,
        table.stream(table.watch) as bare,
    ):
        guided.send(json.dumps({"table": table.id, "token": table.tokens[0], "guide": True}))
        game = json.loads(guided.recv(10))["game"]
        for _ in range(25):
            assert_guided(game)
            move = chance.choice(game["moves"])["text"]
            assert table.post(game["to_move"], game["version"], move).status_code == 200
            game = json.loads(guided.recv(10))["game"]
            assert bare.next()["game"]["guide"] is None
    assert look(table, guide="true")["game"]["guide"]["moves"] == game["guide"]["moves"]


def test_markers_and_walks_belong_to_the_position(serving: Serving) -> None:
    table = serving.open("person", "person")
    chance = random.Random(8)
    walked = False
    while not walked:
        game = look(table, guide="true")["game"]
        for piece, ways in game["guide"]["walks"].items():
            space, walk = max(ways.items(), key=lambda way: len(way[1]["moves"]))
            moves = walk["moves"]
            assert all(move.startswith(f"{piece} ") for move in moves)
            assert moves[-1] == f"{piece} {space}"
            assert table.post(game["to_move"], game["version"], *moves).status_code == 200
            walked = True
            break
        else:
            table.play(1, chance)
    assert all(isinstance(markers, dict) for markers in game["guide"]["markers"])
    assert len(game["guide"]["markers"]) == 2


def test_a_preview_has_messages(serving: Serving) -> None:
    table = serving.open("person", "person")
    game = table.game()
    answer = table.call(game["to_move"], "preview", {"moves": [game["moves"][0]["text"]]}).json()
    assert answer["events"]
    assert len(answer["said"]) == len(answer["events"])
    assert all(words_of(WORDS, messages) for messages in answer["said"])


def test_the_options_of_a_new_game_are_listed(serving: Serving) -> None:
    about = serving.client().get("/about").json()
    assert about["version"] == __version__
    assert (about["languages"], about["bots"], about["editions"]) == (
        languages(),
        bot_names(),
        list(EDITIONS),
    )
    assert about["levels"] == LEVELS
    assert about["differences"]["living"] == []
    assert [way["rule"] for way in about["differences"]["korean"]] == [
        way.rule for way in differences("korean")
    ]
    for name in EDITIONS:
        keys = [way["key"] for way in about["solo_differences"][name]]
        assert keys == [way.key for way in differences(name, solo=True)]
    assert set(about["challenges"]) == {card.id for card in Game.new(2).rules.box.challenges}


def test_the_printed_components_are_listed(serving: Serving) -> None:
    table = serving.open("person", "person", "person")
    answer = table.as_(table.tokens[1]).get(f"/tables/{table.id}/box")
    assert answer.status_code == 200
    printed = answer.json()
    box = Game.new(3).rules.box
    assert printed["digest"] == box.digest
    assert [space["id"] for space in printed["box"]["spaces"]] == [space.id for space in box.spaces]
    assert set(printed["names"]) == {"tiles", "fairs", "costs", "challenges"}
    assert printed["abouts"]["tiles"]["building"] == {
        "said": [{"key": "effect-building-about", "args": {}}],
        "rules": ["EFFECT-16", "TASK-10"],
    }
    assert list(printed["rules"]) == list(KIND_NAMES[:FIRST_OUTCOME]), "every kind of move must have a rule"
    assert serving.client().get(f"/tables/{table.id}/box").status_code == 401
    assert serving.client().get("/tables/AAAAAAAAAAAA/box").status_code == 404
