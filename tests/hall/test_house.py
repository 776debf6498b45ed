"""A house handles requests without a server."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tiletum.errors import TiletumError
from tiletum.hall import requests
from tiletum.hall.dict_storage import DictStorage
from tiletum.hall.house import House
from tiletum.hall.loaded import LoadedTable
from tiletum.hall.observers import Observer
from tiletum.hall.questions import BotsInPlace, MoveQuestion
from tiletum.hall.stored import Change
from tiletum.hall.tokens import hash_token
from tiletum.hall.visit import Visitor
from tiletum.hall.wire import (
    Clock,
    Hand,
    Join,
    Leave,
    Opened,
    OpenSeat,
    OpenTable,
    PostMoves,
    Reissue,
    Resign,
    Say,
    State,
)

NOBODY = Visitor()


class Watcher:
    guided = False
    address = ""

    def __init__(self, token: str) -> None:
        self.hash: str | None = hash_token(token)
        self.messages: list[dict[str, Any]] = []
        self.sent_away = False

    def tell(self, message: str) -> None:
        self.messages.append(json.loads(message))

    def leave(self) -> None:
        self.sent_away = True


class Time:
    def __init__(self) -> None:
        self.seconds = 1_000_000.0

    def now(self) -> float:
        return self.seconds


class Ear(Observer):
    def __init__(self) -> None:
        self.turns: list[str] = []

    def changed(self, loaded: LoadedTable, change: Change) -> None:
        if change.turn:
            self.turns.append(loaded.id)


class NoBots(BotsInPlace):
    def moves(self, question: MoveQuestion) -> list[str]:
        raise TiletumError("error-bot", bot=question["bot"], known="")


def open_table(house: House, *players: str, clock: Clock | None = None, public: bool = False) -> Opened:
    seats = [OpenSeat(player, f"P{seat}") for seat, player in enumerate(players)]
    return house.open(OpenTable(seats, clock=clock, public=public))


def state(house: House, opened: Opened) -> State:
    return house.look(opened.id, Visitor(opened.watch.token), requests.look, 100_000, False)


def mover(house: House, opened: Opened) -> Visitor:
    """Return the active player's seat."""
    to_move = house.tables[opened.id].game.to_move
    return Visitor(next(seat.token for seat in opened.seats if seat.seat == to_move))


def move(house: House, opened: Opened) -> None:
    game = state(house, opened).game
    assert game is not None
    text = house.tables[opened.id].game.moves()[0].text
    house.act(opened.id, mover(house, opened), requests.post_moves, PostMoves(game.version, [text]))


def test_of_two_houses_the_second_sees_what_the_first_did() -> None:
    tables: dict[str, bytes] = {}
    one, other = House(DictStorage(tables)), House(DictStorage(tables))
    opened = open_table(one, "person", "person")
    watcher = Watcher(opened.watch.token)
    other.watch(opened.id, Visitor(opened.watch.token), watcher)
    first, second = (Visitor(seat.token) for seat in opened.seats)
    one.act(opened.id, first, requests.say, Say("Hello"))
    other.act(opened.id, second, requests.say, Say("And you"))
    said = [line["text"] for message in watcher.messages for line in message.get("chat", [])]
    assert said == ["Hello", "And you"]
    assert [line.text for line in state(other, opened).chat] == ["Hello", "And you"]


def test_a_new_link_is_good_at_rematches_too() -> None:
    house = House(DictStorage({}))
    opened = open_table(house, "person", "person")
    lost, other = (Visitor(seat.token) for seat in opened.seats)
    house.act(opened.id, other, requests.resign, Resign("random"))
    again = house.rematch(opened.id, other).table
    watcher = Watcher(lost.token or "")
    house.watch(again, lost, watcher)
    given = house.act(opened.id, lost, requests.new_link, Reissue(0))
    for id_ in (opened.id, again):
        assert house.look(id_, Visitor(given.token), requests.look, 0, False).you == 0
        with pytest.raises(TiletumError, match="server-no-token"):
            house.look(id_, lost, requests.look, 0, False)
    assert watcher.sent_away


def test_seats_are_taken_and_freed_before_the_start() -> None:
    house = House(DictStorage({}))
    opened = house.open(OpenTable([OpenSeat(), OpenSeat()], public=True), "https://tiletum.example")
    joined = house.act(opened.id, NOBODY, requests.join, Join("Ann", key="k" * 20))
    assert joined.link is not None
    ann = Visitor(joined.link.token)
    assert house.act(opened.id, NOBODY, requests.join, Join("Ann", key="k" * 20)).seat == joined.seat
    house.act(opened.id, ann, requests.leave, Leave())
    house.act(opened.id, ann, requests.join, Join("Ann"))
    house.act(opened.id, Visitor(opened.opener), requests.leave, Leave(joined.seat))
    with pytest.raises(TiletumError, match="server-no-token"):
        house.act(opened.id, ann, requests.join, Join("Ann"))


def test_only_the_opener_closes_a_table() -> None:
    house = House(DictStorage({}))
    opened = house.open(OpenTable([OpenSeat(), OpenSeat()]))
    watcher = Watcher(opened.watch.token)
    house.watch(opened.id, Visitor(opened.watch.token), watcher)
    with pytest.raises(TiletumError, match="server-not-allowed"):
        house.close(opened.id, Visitor(opened.seats[0].token))
    house.close(opened.id, Visitor(opened.opener))
    assert watcher.sent_away
    with pytest.raises(TiletumError, match="server-no-table"):
        state(house, opened)


def test_when_time_is_over_a_bot_plays() -> None:
    time = Time()
    house = House(DictStorage({}), time)
    opened = open_table(house, "person", "person", clock=Clock(60, "random"))
    late = house.tables[opened.id].game.to_move
    assert late is not None
    time.seconds += 30
    house.look_at_clocks()
    assert state(house, opened).table.seats[late].player == "person"
    time.seconds += 31
    house.look_at_clocks()
    table = state(house, opened).table
    assert table.seats[late].player == "random"
    assert house.tables[opened.id].game.to_move != late


def test_nobody_waits_for_a_bot_that_fails() -> None:
    house = House(DictStorage({}), bots=NoBots())
    opened = open_table(house, "person", "person")
    player = mover(house, opened)
    before = state(house, opened).table.version
    house.act(opened.id, player, requests.hand_over, Hand("merchant"))
    assert state(house, opened).table.version > before + 1
    assert mover(house, opened) != player


def test_observers_are_told_about_turns() -> None:
    ear = Ear()
    house = House(DictStorage({}), observers=[ear])
    opened = open_table(house, "person", "person")
    assert ear.turns == [opened.id]
    first = mover(house, opened)
    while mover(house, opened) == first:
        move(house, opened)
    assert ear.turns == [opened.id] * 2


def test_what_could_not_be_stored_has_not_happened() -> None:
    class Full(DictStorage):
        full = False

        def store(self, change: Change) -> bool:
            if self.full:
                raise OSError("no room")
            return super().store(change)

    storage = Full({})
    house = House(storage)
    opened = open_table(house, "person", "person")
    before = state(house, opened)
    storage.full = True
    with pytest.raises(OSError, match="no room"):
        move(house, opened)
    assert state(house, opened) == before
    storage.full = False
    move(house, opened)
    assert state(house, opened) != before
