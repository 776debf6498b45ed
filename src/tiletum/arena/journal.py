"""The journal of a run: a header with the plan, then one line per finished game.

Each line is written as soon as its game has finished, so a stopped run can resume. A run locks its file.
"""

from __future__ import annotations

import contextlib
import json
from io import BufferedRandom
from pathlib import Path
from typing import Any, Final

from tiletum.errors import TiletumError, cause

from .contest import Record, record_head
from .plan import Plan
from .shape import is_record

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # Windows has no such locks
    flock = None  # type: ignore[assignment]

FORMAT: Final = 1
LONGEST_HEADER: Final = 100_000


class Journal:
    """A journal open for writing. `records` holds the records it already had."""

    def __init__(self, path: str, plan: Plan) -> None:
        self.path, self.plan = path, plan
        self._file = self._open()
        try:
            self._lock()
            self.records = self._read({"tiletum-arena": FORMAT, **plan.header()})
        except BaseException:
            self.close()
            raise

    def _open(self) -> BufferedRandom:
        target = Path(self.path)
        try:
            # Reading a device might never end.
            self._refuse_unless(target.is_file() or not target.exists(), "arena-journal-foreign")
            return target.open("a+b")
        except (OSError, ValueError) as error:
            raise TiletumError("save-cannot-write", file=self.path, why=cause(error)) from error

    def _lock(self) -> None:
        """Lock the file until it is closed or the process ends."""
        if flock is None:
            return
        try:
            flock(self._file, LOCK_EX | LOCK_NB)
        except BlockingIOError as error:
            raise TiletumError("arena-journal-taken", file=self.path) from error

    def _read(self, header: Record) -> list[Record]:
        self._file.seek(0)
        lines = read_complete_lines(self._file)
        if not lines:
            torn = self._file.read(LONGEST_HEADER)
            self._refuse_unless(json.dumps(header).encode().startswith(torn), "arena-journal-foreign")
            self._file.truncate(0)
            self.write(header)
            return []
        first = parse_line(lines[0])
        self._refuse_unless(isinstance(first, dict) and "tiletum-arena" in first, "arena-journal-foreign")
        self._refuse_unless(first == header, "arena-journal-other")
        found = [parse_line(line) for line in lines[1:]]
        self._check(found)
        self._file.truncate(self._file.tell())  # drop an incomplete last line
        return found

    def _check(self, found: list[Any]) -> None:
        """Raise unless each line is a record of a different game of this run."""
        numbers = {record["game"] for record in found if is_record(record, self.plan)}
        pairings = self.plan.pairings_by_number(numbers)
        for line, record in enumerate(found, start=2):
            pairing = pairings.pop(record["game"], None) if is_record(record, self.plan) else None
            if pairing is None or not record_head(self.plan, pairing).items() <= record.items():
                raise TiletumError("arena-journal-damaged", file=self.path, line=line)

    def _refuse_unless(self, valid: bool, key: str) -> None:
        if not valid:
            raise TiletumError(key, file=self.path)

    def write(self, record: Record) -> None:
        try:
            self._file.write(json.dumps(record).encode() + b"\n")
            self._file.flush()
        except OSError as error:
            raise TiletumError("save-cannot-write", file=self.path, why=cause(error)) from error

    def close(self) -> None:
        with contextlib.suppress(OSError):  # a failed write was reported already
            self._file.close()


def parse_line(line: bytes) -> Any:
    """Return the parsed line, or None if it is not JSON."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def read_complete_lines(file: BufferedRandom) -> list[bytes]:
    """Return the complete lines and leave the file position after the last of them."""
    found: list[bytes] = []
    while (line := file.readline()).endswith(b"\n"):
        found.append(line)
    file.seek(-len(line), 1)
    return found
