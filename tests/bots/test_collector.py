"""The cycle collector is off while bots plan, and on again afterwards, whatever happened."""

from __future__ import annotations

import gc
import signal
import threading
import time
from collections.abc import Iterator

import pytest

from tiletum.bots.collector import without_collector
from tiletum.bots.evaluation import trained
from tiletum.bots.planner import Planner
from tiletum.bots.protocol import Budget
from tiletum.game.engine import Game


@pytest.fixture(autouse=True)
def collector_on() -> Iterator[None]:
    gc.enable()
    yield
    gc.enable()


def game_at_the_first_die() -> Game:
    game = Game.new(2)
    while game.at_chance:
        game.apply(game.outcome(0))
    return game


class Interrupt(Exception):
    """What a person's interrupt or a time limit raises, at any moment."""


def interrupt(number: int, frame: object) -> None:
    raise Interrupt


def test_a_plan_pauses_the_collector_and_ends_the_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bool] = []
    planner = Planner(trained(), game_at_the_first_die(), Budget(50))
    clock = time.perf_counter

    def watched_clock() -> float:
        seen.append(gc.isenabled())
        return clock()

    monkeypatch.setattr(time, "perf_counter", watched_clock)
    planner.deadline = clock() + 100
    planner.plans()
    assert seen
    assert not any(seen)
    assert gc.isenabled()


def test_pauses_are_counted() -> None:
    def both() -> bool:
        without_collector(gc.isenabled)
        return gc.isenabled()

    assert not without_collector(both)
    assert gc.isenabled()


def test_a_collector_that_was_off_stays_off() -> None:
    gc.disable()
    assert not without_collector(gc.isenabled)
    assert not gc.isenabled()


def test_an_error_ends_the_pause() -> None:
    with pytest.raises(ZeroDivisionError):
        without_collector(lambda: 1 / 0)
    assert gc.isenabled()


def test_threads_pause_together() -> None:
    """The collector comes back when the last of them is done."""
    inside, leave = threading.Event(), threading.Event()

    def plan() -> None:
        inside.set()
        leave.wait(10)

    thread = threading.Thread(target=without_collector, args=[plan])
    thread.start()
    assert inside.wait(10)
    without_collector(gc.isenabled)
    assert not gc.isenabled()
    leave.set()
    thread.join(10)
    assert gc.isenabled()


def test_an_interrupt_at_any_moment_ends_the_pause() -> None:
    """Interrupts come between any two instructions, those that begin and end a pause among them."""
    before = signal.signal(signal.SIGALRM, interrupt)
    interrupted = 0
    try:
        for number in range(2000):
            try:
                signal.setitimer(signal.ITIMER_REAL, 1e-6 + number % 40 * 1e-6)
                until = time.perf_counter() + 0.0005
                while time.perf_counter() < until:
                    without_collector(gc.isenabled)
                signal.setitimer(signal.ITIMER_REAL, 0)
            except Interrupt:
                interrupted += 1
            assert gc.isenabled()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert interrupted > 1000
