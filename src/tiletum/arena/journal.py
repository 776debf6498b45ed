"""The journal of a run: a header that says what is played, then a line for each finished game.

A line is written as soon as its game has finished, so a run that was stopped goes on where it was.
"""

from __future__ import annotations

import json
from io import BufferedRandom
from pathlib import Path
from typing import Any, Final

from tiletum.errors import TiletumError, cause

from .contest import Record
from .plan import Plan

FORMAT: Final = 1
LONGEST_HEADER: Final = 100_000


class Journal:
    """A file that is being written. `records` are those that were in it."""

    def __init__(self, path: str, plan: Plan) -> None:
        self.path = path
        header = {"tiletum-arena": FORMAT, **plan.header()}
        try:
            target = Path(path)
            target.touch()
            self._file = target.open("r+b")
        except (OSError, ValueError) as error:
            raise TiletumError("save-cannot-write", file=path, why=cause(error)) from error
        try:
            self.records = self._read(header)
        except BaseException:
            self._file.close()
            raise

    def _read(self, header: Record) -> list[Record]:
        lines = whole_lines(self._file)
        if not lines:
            torn = self._file.read(LONGEST_HEADER)
            self._refuse_unless(json.dumps(header).encode().startswith(torn), "arena-journal-foreign")
            self._file.seek(0)
            self.write(header)
            return []
        first = self._parse(lines[0], 1)
        self._refuse_unless("tiletum-arena" in first, "arena-journal-foreign")
        self._refuse_unless(first == header, "arena-journal-other")
        found = [self._parse(line, number) for number, line in enumerate(lines[1:], start=2)]
        self._file.truncate(self._file.tell())  # a last line that was torn off
        return found

    def _parse(self, line: bytes, number: int) -> dict[str, Any]:
        try:
            found = json.loads(line)
        except ValueError as error:
            if number == 1:
                raise TiletumError("arena-journal-foreign", file=self.path) from error
            raise TiletumError("arena-journal-damaged", file=self.path, line=number) from error
        self._refuse_unless(isinstance(found, dict), "arena-journal-foreign")
        assert isinstance(found, dict)
        return found

    def _refuse_unless(self, fine: bool, key: str) -> None:
        if not fine:
            raise TiletumError(key, file=self.path)

    def write(self, record: Record) -> None:
        self._file.write(json.dumps(record).encode() + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()


def whole_lines(file: BufferedRandom) -> list[bytes]:
    """The lines that have an end; the file stands after the last of them."""
    found: list[bytes] = []
    while (line := file.readline()).endswith(b"\n"):
        found.append(line)
    file.seek(-len(line), 1)
    return found
