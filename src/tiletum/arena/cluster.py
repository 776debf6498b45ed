"""Games on several machines, with Ray: the same games with the same results as on one.

Each processor of the cluster gets an actor, and each actor runs its own worker, exactly as on one
machine. A misbehaving bot therefore harms only its worker. If an actor is lost with its machine,
another actor plays its game. When a machine goes down, its processes end in any order. So a game
whose worker was killed is played again, and counts as failed only if the worker is killed twice.
"""

from __future__ import annotations

import signal
import socket
from collections import deque
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, Final

from tiletum.errors import TiletumError
from tiletum.extras import require

from .contest import Record
from .plan import Pairing, Plan
from .worker import Worker

CONNECT_SECONDS: Final = 5.0
"""Seconds for a first connection."""


class Player:
    """The code that runs in an actor."""

    def __init__(self, plan: dict[str, Any]) -> None:
        self.worker = Worker(Plan.from_data(plan))
        self.where: str = import_module("ray").get_runtime_context().get_node_id()

    def ready(self) -> None:
        """Return True. Ray answers this call once the actor has started."""

    def play(self, number: int, seed: int, seats: tuple[int, ...]) -> Record:
        return {**self.worker.play(Pairing(number, seed, seats)), "where": self.where}


def was_killed(record: Record) -> bool:
    """Return whether the process that played the game was killed from outside."""
    failure = record["failure"]
    return failure is not None and failure["args"].get("code") == -signal.SIGKILL


def play_on_cluster(
    plan: Plan, pairings: Sequence[Pairing], address: str, workers: int | None = None
) -> Iterator[Record]:
    """Yield records as the games finish, in any order."""
    require("cluster", "arena-no-cluster")
    ray = import_module("ray")
    connect(ray, address)
    try:
        yield from Cluster(ray, plan, pairings, workers).records()
    finally:
        ray.shutdown()


def connect(ray: Any, address: str) -> None:
    if not address.strip():
        raise TiletumError("arena-cluster-unnamed")
    try:
        check_reachable(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", configure_logging=False)
    except Exception as error:
        why = getattr(error, "strerror", None) or " ".join(str(error).split())[:200]
        raise TiletumError("arena-cluster", address=address, why=why.rstrip(".")) from error


def check_reachable(address: str) -> None:
    """Raise if nothing answers at the address: Ray itself would try for a minute."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()


class Cluster:
    """Gives the games to the actors, one at a time."""

    def __init__(self, ray: Any, plan: Plan, pairings: Sequence[Pairing], workers: int | None) -> None:
        self.ray = ray
        self.todo = deque(pairings)
        self.left = len(pairings)
        self.killed_once: set[Pairing] = set()
        """Games whose worker has been killed once."""
        self.idle: list[Any] = []
        """Actors without a game, waiting for one that another actor lost."""
        processors = int(ray.cluster_resources().get("CPU", 0))
        number = min(workers or processors, max(processors, 1), len(pairings))
        make = ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(Player)
        data = ray.put(plan.to_data())
        actors = [make.remote(data) for _ in range(number)]
        self.waiting: dict[Any, tuple[Any, Pairing | None]] = {a.ready.remote(): (a, None) for a in actors}
        """The actor and game of each pending answer. An actor gets games only after its first answer."""

    def records(self) -> Iterator[Record]:
        while self.left:
            if not self.waiting:
                raise TiletumError("arena-cluster-lost")
            for answer in self.ray.wait(list(self.waiting))[0]:
                record = self.take_answer(answer)
                if record is not None:
                    self.left -= 1
                    yield record

    def take_answer(self, answer: Any) -> Record | None:
        actor, pairing = self.waiting.pop(answer)
        try:
            record: Record | None = self.ray.get(answer)  # None is the answer of `ready`
        except self.ray.exceptions.RayTaskError as error:
            cause = error.cause
            raise cause if isinstance(cause, TiletumError) else error from error
        except self.ray.exceptions.RayActorError:
            if pairing is not None:
                self.queue_again(pairing)
            return None
        if record and pairing and not self.accepts(record, pairing):
            record = None
        self.give_game(actor)
        return record

    def accepts(self, record: Record, pairing: Pairing) -> bool:
        """Return whether the record counts. If it does not, queue the game again."""
        if not was_killed(record) or pairing in self.killed_once:
            return True
        self.killed_once.add(pairing)
        self.queue_again(pairing)
        return False

    def queue_again(self, pairing: Pairing) -> None:
        self.todo.append(pairing)
        if self.idle:
            self.give_game(self.idle.pop())

    def give_game(self, actor: Any) -> None:
        if not self.todo:
            self.idle.append(actor)
        else:
            pairing = self.todo.popleft()
            self.waiting[actor.play.remote(*pairing)] = (actor, pairing)
