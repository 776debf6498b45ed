"""A process that plays the arena's games, and the `Worker` that controls it.

Bots are not trusted: they can hang or end their process. So games run in a separate process, which reads
pairings and answers with records, as lines of JSON. The worker watches the slate, kills a process that
thinks for too long, and starts another one. Bots of other packages can also change the state of their
process, so the game after one of theirs gets a new process.
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

from tiletum.bots.ask import hang_limit
from tiletum.bots.process import end_with_leader, private_streams
from tiletum.errors import TiletumError

from .contest import Record, failed_record, play, void_record
from .plan import Pairing, Plan
from .slate import NOBODY, Slate

KILL_DELAY: Final = 1.0
"""Seconds beyond its limit after which a hung bot's process is killed."""
CHECK_INTERVAL: Final = 0.1
"""Seconds between two checks of the slate."""
EXIT_SECONDS: Final = 1.0
"""Seconds for a process that no longer answers to exit by itself."""


class Worker:
    """Controls a process that plays one game at a time."""

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
        """Stop at once, even during a game. Any thread can call this."""
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
            env=environment(),
            start_new_session=True,  # so that processes started by bots end with it
        )
        self._process, self._slate = process, slate
        if self._stopped.is_set():  # by another thread, before `_process` was set
            end_group(process)
        answer = json.loads(exchange(process, json.dumps(self.plan.to_data())) or "{}")
        slate.remove_file()
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
        """Return the record of a game whose process died. The slate says which seat was thinking."""
        assert self._slate is not None
        seat = NOBODY if self._stopped.is_set() else self._slate.seat()
        # The pipe closes a moment before the process ends and has an exit code.
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(EXIT_SECONDS)
        code = self._end(process)
        self._process = None
        if seat == NOBODY:
            return void_record(self.plan, pairing, "arena-worker-died", code=code)
        bot = self.plan.contestants[pairing.seats[seat]]
        if self._hung:
            limit = hang_limit(bot.budget)
            error = TiletumError("bot-hung", bot=bot.label, seconds=limit)
            return failed_record(self.plan, pairing, seat, error)
        if self.plan.suspects(pairing, seat):
            return void_record(self.plan, pairing, "arena-worker-died", code=code)
        return failed_record(self.plan, pairing, seat, TiletumError("bot-died", bot=bot.label, code=code))

    def _watch(self) -> None:
        while not self._stopped.wait(CHECK_INTERVAL):
            pairing, process, slate = self._playing, self._process, self._slate
            if pairing is None or process is None or slate is None:
                continue
            seat, seconds = slate.seat(), slate.seconds()
            if process.poll() is not None:
                end_group(process)  # a child of a bot may hold the pipe open
            elif seat != NOBODY and seconds > self._limit(pairing, seat):
                self._hung = True
                end_group(process)

    def _limit(self, pairing: Pairing, seat: int) -> float:
        return hang_limit(self.plan.contestants[pairing.seats[seat]].budget) + KILL_DELAY


def end_group(process: subprocess.Popen[str]) -> None:
    """Kill the process and all processes that bots started in it."""
    if not hasattr(os, "killpg"):
        process.kill()
        return
    with contextlib.suppress(ProcessLookupError):  # they have all ended already
        os.killpg(process.pid, signal.SIGKILL)


def exchange(process: subprocess.Popen[str], line: str) -> str:
    """Send a line to the process and return its answer, or "" if it has died."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(line + "\n")
        process.stdin.flush()
        answer = process.stdout.readline()
    except (OSError, ValueError):  # ValueError: another thread stopped the process and closed its pipes
        return ""
    return answer if answer.endswith("\n") else ""


def close(stream: IO[str]) -> None:
    with contextlib.suppress(OSError):  # nothing reads the unwritten data any more
        stream.close()


def environment() -> dict[str, str]:
    """Return an environment with the same packages and a fixed hash seed, for reproducible sets."""
    path = os.pathsep.join(os.path.abspath(folder) for folder in sys.path)
    return {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}


# --- inside the process ---


def main() -> None:
    tasks, answers = private_streams()
    end_with_leader()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the controlling process decides when to stop
    try:
        plan = Plan.from_data(json.loads(tasks.readline()))
    except TiletumError as error:
        send(answers, {"error": [error.key, error.message_args()]})
        return
    slate = Slate(Path(sys.argv[1]))
    send(answers, {"ready": True})
    for line in tasks:
        number, seed, seats = json.loads(line)
        send(answers, play(plan, Pairing(number, seed, tuple(seats)), slate))


def send(answers: IO[str], answer: dict[str, Any]) -> None:
    try:
        answers.write(json.dumps(answer) + "\n")
        answers.flush()
    except BrokenPipeError:  # nothing waits for the answer any more
        os._exit(0)


if __name__ == "__main__":
    main()
