"""Games on this machine, in several processes."""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Iterator, Sequence
from queue import SimpleQueue

from .contest import Record
from .plan import Pairing, Plan
from .worker import Worker


def play_here(plan: Plan, pairings: Sequence[Pairing], workers: int | None = None) -> Iterator[Record]:
    """Yield records as the games finish, in any order. The records do not depend on the number of workers."""
    todo = deque(pairings)
    done: SimpleQueue[Record | BaseException] = SimpleQueue()
    number = min(workers or os.cpu_count() or 1, len(todo))
    staff = [Worker(plan) for _ in range(number)]
    threads = [threading.Thread(target=work, args=(worker, todo, done), daemon=True) for worker in staff]
    try:
        for thread in threads:
            thread.start()
        for _ in pairings:
            found = done.get()
            if isinstance(found, BaseException):
                raise found
            yield found
    finally:
        todo.clear()
        for worker in staff:
            worker.stop()
        for thread in threads:
            thread.join()


def work(worker: Worker, todo: deque[Pairing], done: SimpleQueue[Record | BaseException]) -> None:
    """Let one worker play games until none is left."""
    try:
        while todo:
            try:
                pairing = todo.popleft()
            except IndexError:  # another thread took the last game
                return
            done.put(worker.play(pairing))
    except BaseException as error:
        done.put(error)
