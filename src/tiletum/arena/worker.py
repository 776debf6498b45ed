"""A process that plays the arena's games, and the hand that leads it.

Bots are not trusted: they may hang, or end their process. So games are played in a process of their
own, which is told what to play and answers with records, as lines of JSON; whoever leads it
watches the slate, ends a process that thinks for too long, and starts another one. Bots of other packages
may also change whatever the process shares, so after one of their games the next has a process of its own.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO, Any, Final

from tiletum.bots.ask import limit_of
from tiletum.bots.process import end_with_leader, private_streams
from tiletum.errors import TiletumError

from .contest import Record, blameless, failed, play
from .plan import Pairing, Plan
from .slate import NOBODY, Slate

UNWILLING: Final = 1.0
"""Seconds beyond its limit after which a bot did not let itself be interrupted, and its process is ended."""
GLANCE: Final = 0.1
"""Seconds between two looks at the slate."""
LAST_MOMENT: Final = 1.0
"""Seconds for a process that answers no more to end by itself."""


class Worker:
    """Leads a process. One game at a time."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._slate: Slate | None = None
        self._process: subprocess.Popen[str] | None = None
        self._playing: Pairing | None = None
        self._hung = False
        self._stopped = threading.Event()
        threading.Thread(target=self._watch, daemon=True).start()

    def play(self, pairing: Pairing) -> Record:
        process = self._process or self._start()
        self._hung = False
        self._playing = pairing
        answer = exchange(process, json.dumps(pairing))
        self._playing = None
        if not answer:
            return self._died(process, pairing)
        if self.plan.guests(pairing):
            self._end(process)
            self._process = None
        record: Record = json.loads(answer)
        return record

    def stop(self) -> None:
        """At once, whatever it is doing; may be called from another thread."""
        if self._stopped.is_set():
            return
        self._stopped.set()
        if self._process is not None:
            self._end(self._process)

    # --- the process ---

    def _start(self) -> subprocess.Popen[str]:
        slate = Slate.new()
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "tiletum.arena.worker", str(slate.path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=surroundings(),
            start_new_session=True,  # what a bot starts there is ended with it
        )
        self._process, self._slate = process, slate
        if self._stopped.is_set():  # meanwhile, by somebody who did not know of this process
            end_group(process)
        answer = json.loads(exchange(process, json.dumps(self.plan.to_data())) or "{}")
        slate.forget_file()
        if "ready" not in answer:
            self._end(process)
            self._process = None
            key, args = answer.get("error", ["arena-no-worker", {}])
            raise TiletumError(key, **args)
        return process

    def _end(self, process: subprocess.Popen[str]) -> int:
        end_group(process)
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                close(stream)
        return process.wait()

    def _died(self, process: subprocess.Popen[str], pairing: Pairing) -> Record:
        """The process is gone, and with it the game; the slate says who was thinking."""
        assert self._slate is not None
        seat = NOBODY if self._stopped.is_set() else self._slate.seat()
        # Its pipe is closed a moment before it has ended, with a code of its own.
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(LAST_MOMENT)
        code = self._end(process)
        self._process = None
        if seat == NOBODY:
            return blameless(self.plan, pairing, "arena-worker-died", code=code)
        bot = self.plan.contestants[pairing.seats[seat]]
        if self._hung:
            limit = limit_of(bot.budget)
            return failed(self.plan, pairing, seat, TiletumError("bot-hung", bot=bot.label, seconds=limit))
        if self.plan.suspects(pairing, seat):
            return blameless(self.plan, pairing, "arena-worker-died", code=code)
        return failed(self.plan, pairing, seat, TiletumError("bot-died", bot=bot.label, code=code))

    def _watch(self) -> None:
        while not self._stopped.wait(GLANCE):
            pairing, process, slate = self._playing, self._process, self._slate
            if pairing is None or process is None or slate is None:
                continue
            seat, seconds = slate.seat(), slate.seconds()
            if process.poll() is not None:
                end_group(process)  # what a bot left behind holds the pipe that is being read
            elif seat != NOBODY and seconds > self._limit(pairing, seat):
                self._hung = True
                end_group(process)

    def _limit(self, pairing: Pairing, seat: int) -> float:
        return limit_of(self.plan.contestants[pairing.seats[seat]].budget) + UNWILLING


def end_group(process: subprocess.Popen[str]) -> None:
    """The process, and all those that bots have started in it."""
    if not hasattr(os, "killpg"):
        process.kill()
        return
    with contextlib.suppress(ProcessLookupError):  # all have ended
        os.killpg(process.pid, signal.SIGKILL)


def exchange(process: subprocess.Popen[str], line: str) -> str:
    """A line to the process and its answer; nothing if it has died."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(line + "\n")
        process.stdin.flush()
        answer = process.stdout.readline()
    except (OSError, ValueError):  # ValueError: stopped, and its pipes closed, from another thread
        return ""
    return answer if answer.endswith("\n") else ""


def close(stream: IO[str]) -> None:
    with contextlib.suppress(OSError):  # what was still to be written finds no reader
        stream.close()


def surroundings() -> dict[str, str]:
    """What is installed here is installed there; and no bot's choice follows from how sets are ordered."""
    path = os.pathsep.join(os.path.abspath(folder) for folder in sys.path)
    return {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}


# --- inside the process ---


def main() -> None:
    tasks, answers = private_streams()
    end_with_leader()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one who leads decides when to stop
    try:
        plan = Plan.from_data(json.loads(tasks.readline()))
    except TiletumError as error:
        tell(answers, {"error": [error.key, error.message_args()]})
        return
    slate = Slate(Path(sys.argv[1]))
    tell(answers, {"ready": True})
    for line in tasks:
        number, seed, seats = json.loads(line)
        tell(answers, play(plan, Pairing(number, seed, tuple(seats)), slate))


def tell(answers: IO[str], answer: dict[str, Any]) -> None:
    try:
        answers.write(json.dumps(answer) + "\n")
        answers.flush()
    except BrokenPipeError:  # nobody is waiting for it any more
        os._exit(0)


if __name__ == "__main__":
    main()
