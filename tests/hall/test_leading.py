"""Procedures say what to load and store, and when to try again, for whoever does it."""

from __future__ import annotations

from typing import Any

import pytest

from tiletum.errors import TiletumError
from tiletum.hall import leading, requests
from tiletum.hall.acts import chat
from tiletum.hall.dict_storage import DictStorage
from tiletum.hall.house import House
from tiletum.hall.leading import ATTEMPTS, Add, Load, Refresh, Remove, Step, Steps, Store
from tiletum.hall.loaded import LoadedTable
from tiletum.hall.observers import Observer
from tiletum.hall.stored import Change
from tiletum.hall.visit import Done, Visitor
from tiletum.hall.wire import Opened, OpenSeat, OpenTable, Resign, Say


class Ear(Observer):
    def __init__(self) -> None:
        self.changes: list[Change] = []

    def changed(self, loaded: LoadedTable, change: Change) -> None:
        self.changes.append(change)


class Doer:
    """Writes down the steps of a procedure, and says of each whether it was done."""

    def __init__(self, *answers: bool) -> None:
        self.answers = list(answers)
        self.asked: list[type[Step]] = []

    def lead(self, steps: Steps[Any]) -> Any:
        try:
            step = next(steps)
            while True:
                self.asked.append(type(step))
                step = steps.send(True if isinstance(step, Load) else self.answers.pop(0))
        except StopIteration as stop:
            return stop.value


def opened(house: House, *names: str) -> tuple[Opened, LoadedTable]:
    table = house.open(OpenTable([OpenSeat("person", name) for name in names]))
    return table, house.tables[table.id]


def say(loaded: LoadedTable) -> Done[str]:
    return Done(chat.say(loaded, 0, Say("Hello")), lambda: "said")


@pytest.fixture
def house() -> House:
    return House(DictStorage({}))


def test_an_act_is_stored_and_then_told(house: House) -> None:
    (_, loaded), ear, doer = opened(house, "A", "B"), Ear(), Doer(True)
    change, reply = doer.lead(leading.change(loaded, say, [ear]))
    assert doer.asked == [Load, Store]
    assert ear.changes == [change]
    assert reply == "said"


def test_an_act_is_tried_again_until_it_is_stored(house: House) -> None:
    (_, loaded), ear, doer = opened(house, "A", "B"), Ear(), Doer(False, False, True)
    doer.lead(leading.change(loaded, say, [ear]))
    assert doer.asked == [Load, Store] * 3
    assert len(ear.changes) == 1


def test_an_act_that_is_never_stored_is_given_up(house: House) -> None:
    (_, loaded), ear, doer = opened(house, "A", "B"), Ear(), Doer(*[False] * ATTEMPTS)
    with pytest.raises(TiletumError, match="server-no-database"):
        doer.lead(leading.change(loaded, say, [ear]))
    assert ear.changes == []


def test_what_changes_nothing_is_not_stored(house: House) -> None:
    (_, loaded), doer = opened(house, "A", "B"), Doer(False)
    assert doer.lead(leading.change(loaded, lambda _: Done(None, lambda: 7), [])) == (None, 7)
    assert doer.asked == [Load, Refresh]


def test_a_refused_act_is_tried_once_more_if_somebody_changed_the_table(house: House) -> None:
    def refuse(loaded: LoadedTable) -> Done[str]:
        raise TiletumError("server-full")

    (_, loaded), doer = opened(house, "A", "B"), Doer(True)
    with pytest.raises(TiletumError, match="server-full"):
        doer.lead(leading.change(loaded, refuse, []))
    assert doer.asked == [Load, Refresh, Load]


def test_a_rematch_is_added_once_and_checked_once(house: House) -> None:
    table, loaded = opened(house, "A", "B")
    house.act(table.id, Visitor(table.seats[0].token), requests.resign, Resign("random"))
    checks: list[int] = []
    check = lambda: checks.append(1)  # noqa: E731
    doer = Doer(False, True)
    again, is_new = doer.lead(leading.rematch(loaded, [], check, "place"))
    assert doer.asked == [Load, Add] * 2
    assert (is_new, len(checks)) == (True, 1)
    assert Doer().lead(leading.rematch(loaded, [], check)) == (again, False)
    assert len(checks) == 1


def test_only_what_has_not_changed_is_removed(house: House) -> None:
    table, loaded = opened(house, "A", "")
    closing = Doer(False)
    with pytest.raises(TiletumError, match="server-stale"):
        closing.lead(leading.close(loaded, Visitor(table.opener)))
    assert closing.asked == [Load, Remove]
    assert not loaded.is_loaded
