"""A process in which bots think."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Final, TypeVar

import msgspec

from tiletum.hall.questions import Question
from tiletum.server.operate.settings import child_environment

LONGEST: Final = 60.0
"""Seconds after which a bot has hung, unless the settings say otherwise."""
LINE: Final = 1 << 22
PROCESSES: Final = 2
"""Processes that are asked the same question, because the first may have been killed from outside."""
T = TypeVar("T")


class Thinker:
    """A process for bots, started when it is first needed."""

    def __init__(self, longest: float = LONGEST) -> None:
        self.longest = longest
        self._process: asyncio.subprocess.Process | None = None
        self._version = 0
        self._thinking = False
        self.cancelled = False

    async def think(self, question: Question, kind: type[list[T]]) -> list[T] | None:
        """Return moves or hints; None if the bot failed."""
        self._version, self.cancelled = question["version"], False
        self._thinking = True
        line = msgspec.json.encode(question) + b"\n"
        try:
            for _ in range(PROCESSES):
                answer = await self._ask(line)
                if answer.endswith(b"\n"):
                    return msgspec.json.decode(answer, type=kind) or None
                await self.stop()
                if self.cancelled:
                    break
            return None
        except (TimeoutError, msgspec.DecodeError):
            await self.stop()
            return None
        except asyncio.CancelledError:
            await self.stop()
            raise
        finally:
            self._thinking = False

    async def _ask(self, line: bytes) -> bytes:
        """Return the answer's line, or less if the process ended."""
        if self._process is not None and self._process.returncode is not None:
            await self.stop()  # it was killed between two questions
        try:
            process = self._process or await self._start()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(line)
            return await asyncio.wait_for(process.stdout.readline(), self.longest)
        except TimeoutError:
            raise
        # RuntimeError: uvloop knows that nobody reads the pipe. ValueError: the line is too long.
        except (OSError, RuntimeError, ValueError):
            return b""

    def cancel(self, version: int) -> None:
        """Kill the process if it thinks about another version of the table."""
        if self._thinking and version != self._version and self._process is not None:
            self.cancelled = True
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def _start(self) -> asyncio.subprocess.Process:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            "tiletum.server.bots.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE,
            env=child_environment(),
        )
        return self._process

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
