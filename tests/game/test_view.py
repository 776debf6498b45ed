"""The view contains everything a client needs."""

from __future__ import annotations

import json

from support.players import Chooser
from tiletum import Table
from tiletum.table.view import preview, view


def test_every_view_is_plain_data() -> None:
    table = Table.open(3, seed=2)
    chooser = Chooser("view", 0.8)
    seen = 0
    while not table.over:
        data = view(table, since=seen)
        assert json.loads(json.dumps(data)) == data
        assert [move["text"] for move in data["moves"]] == [move.text for move in table.moves()]
        assert data["version"] == table.version
        assert data["undo"]["moves"] == table.undo_limit().moves
        seen = len(table.made)
        table.play(chooser.choose(table.game, [move.index for move in table.moves()]))
    assert view(table)["over"]
    assert view(table)["moves"] == []


def test_events_since_returns_the_events_unknown_to_the_client() -> None:
    table = Table.open(2, seed=2)
    everything = view(table)["events"]
    assert everything
    since = len(table.made)
    assert view(table, since=since)["events"] == []
    new_events = table.play(table.moves()[0])
    assert len(view(table, since=since)["events"]) == len(new_events) > 0
    assert view(table)["events"][: len(everything)] == everything


def test_a_preview_shows_the_result_and_changes_nothing() -> None:
    table = Table.open(2, seed=2)
    chooser = Chooser("preview", 0.9)
    compared = 0
    while not table.over:
        before = table.game.key()
        move = table.move_table.rows[chooser.choose(table.game, [m.index for m in table.moves()])]
        result = preview(table, move)
        assert table.game.key() == before
        since = len(table.made)
        table.play(move)
        assert view(table, since=since)["events"][: len(result)] == result
        compared += bool(result)
    assert compared > 50


def test_the_view_lists_warnings_with_their_moves() -> None:
    table = Table.open(2, seed=2)
    chooser = Chooser("warn", 0.0)
    warned = 0
    while not table.over:
        for move in view(table)["moves"]:
            warned += len(move.get("warnings", []))
        table.play(chooser.choose(table.game, [m.index for m in table.moves()]))
    assert warned
