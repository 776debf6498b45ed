"""Messages sent to clients read the same as the server's own sentences."""

from __future__ import annotations

import json
from typing import Any

import pytest

from support.players import Chooser
from support.said_words import arg, words_of
from tiletum.box import from_data, load
from tiletum.game.core.editions import Solo
from tiletum.game.engine import Game
from tiletum.table.warnings import warnings
from tiletum.words import Words, describe_decision, describe_move, describe_refusal, describe_tile, event_line
from tiletum.words.said import as_data, said_box, said_decision, said_event, said_move, said_warnings
from tiletum.words.values import Listing, Name, Phrase, Seat

WORDS = Words()
NAMES = ["Wanda", "Ada", "Mia", "Zoe"]
GAMES = [(2, "living", None), (3, "korean", None), (4, "ukrainian", None), (1, "living", 3), (1, "french", 5)]


def round_trip(data: Any) -> Any:
    """Return the data as a client receives it."""
    return json.loads(json.dumps(data))


@pytest.mark.parametrize(("players", "edition", "challenges"), GAMES)
def test_messages_of_whole_games_read_like_the_descriptions(
    players: int, edition: str, challenges: int | None
) -> None:
    game = Game.new(players, edition, solo=None if challenges is None else Solo(challenges))
    game.events = []
    chooser = Chooser(f"said {players} {edition}", 0.7)
    names = NAMES if challenges is None else NAMES[:1]
    warning_count = 0
    while not game.over:
        if not game.at_chance:
            warning_count += check_position(game)
        game.apply(chooser.next_move(game))
    assert warning_count > 0
    assert len(game.events) > 300
    for event in game.events:
        message = round_trip(said_event(event, game.rules))
        assert words_of(WORDS, message, names) == event_line(WORDS, event, game.rules, names)


def check_position(game: Game) -> int:
    """Check the messages of a position, and return the number of warnings."""
    current, *later = round_trip(said_decision(game))
    described = describe_decision(WORDS, game, NAMES)
    assert (
        described.startswith(words_of(WORDS, current, NAMES))
        if later
        else described == words_of(WORDS, current, NAMES)
    )
    for message_later in later:
        assert words_of(WORDS, message_later, NAMES)
    found = 0
    for move in game.moves():
        assert words_of(WORDS, round_trip(said_move(game, move)), NAMES) == describe_move(
            WORDS, game, move, NAMES
        )
        move_warnings = warnings(game, move)
        sentences = [
            words_of(WORDS, message) for message in round_trip(said_warnings(move_warnings, game.rules))
        ]
        assert sentences == [describe_refusal(WORDS, warning, game.rules) for warning in move_warnings]
        found += len(sentences)
    return found


def test_printed_components_have_messages() -> None:
    rules = Game.new(1, solo=Solo(0)).rules
    box = round_trip(said_box(rules))
    assert set(box) == {"tiles", "fairs", "costs", "challenges"}
    for tile in rules.tiles:
        found = box["tiles"][tile.id]
        thing = Phrase(
            found["key"], tuple((name, arg(WORDS, value, ())) for name, value in found["args"].items())
        )
        assert WORDS.text(thing, form="label") == describe_tile(WORDS, rules, tile.id)
    assert set(box["fairs"]) == {fair.id for fair in rules.box.fair_tiles}
    assert set(box["costs"]) == {cost.id for cost in rules.box.cost_tiles}
    assert set(box["challenges"]) == {card.id for card in rules.box.challenges}


def test_components_of_an_owners_box_have_their_printed_names() -> None:
    text = json.dumps(load().data, ensure_ascii=False).replace('"Wien"', '"Vindobona"')
    game = Game.new(4, box=from_data(json.loads(text), "owners.toml"))
    game.events = []
    chooser = Chooser("owner", 0.5)
    while not game.over:
        game.apply(chooser.next_move(game))
    sentences = [words_of(WORDS, round_trip(said_event(event, game.rules))) for event in game.events]
    assert any("Vindobona" in line for line in sentences)


def test_values_are_converted_to_data() -> None:
    thing = Phrase("effect-vp", (("amount", 2),))
    data = as_data(
        Listing((Name("space", "Koeln"), Name("space", "x", "X"), thing, Seat(1), Seat(1, bot=True), "a"))
    )
    assert data == {
        "list": [
            {"name": "space-Koeln"},
            {"name": "space-x", "text": "X"},
            {"key": "effect-vp", "args": {"amount": 2}},
            {"seat": 1},
            {"seat": 1, "bot": True},
            "a",
        ]
    }


@pytest.mark.parametrize(("vp", "expected"), [(-2, "−2"), (0, "0"), (3, "+3")])
def test_spaces_of_the_king_track_read_as_printed(vp: int, expected: str) -> None:
    rules = Game.new(2).rules
    at = rules.king_vp.index(vp)
    message = said_event(("king-reset", "KINGP-8", 0, at, at, 0), rules)
    assert (message["args"]["from"], message["args"]["to"]) == (expected, expected)
