"""A worker's note: the seat that is thinking, and since when.

The note is in a memory-mapped file, so it can be read while a bot hangs in a library, and after its
process has died. Writing it takes a microsecond.
"""

from __future__ import annotations

import contextlib
import mmap
import os
import struct
import tempfile
import time
from pathlib import Path
from typing import Final

SINCE: Final = struct.Struct("<d")
SEAT: Final = struct.Struct("<q")
NOBODY: Final = -1


class Slate:
    def __init__(self, path: Path) -> None:
        self.path = path
        with path.open("r+b") as file:
            self._map = mmap.mmap(file.fileno(), SINCE.size + SEAT.size)

    @staticmethod
    def new() -> Slate:
        handle, name = tempfile.mkstemp(prefix="tiletum-slate-")
        with os.fdopen(handle, "wb") as file:
            file.write(SINCE.pack(0) + SEAT.pack(NOBODY))
        return Slate(Path(name))

    def begin(self, seat: int) -> None:
        """Note the time, then the seat: a reader must never see a seat with an earlier seat's time."""
        SINCE.pack_into(self._map, 0, time.monotonic())
        SEAT.pack_into(self._map, SINCE.size, seat)

    def end(self) -> None:
        SEAT.pack_into(self._map, SINCE.size, NOBODY)

    def seat(self) -> int:
        """Return the seat that is thinking, or NOBODY."""
        seat: int = SEAT.unpack_from(self._map, SINCE.size)[0]
        return seat

    def seconds(self) -> float:
        """Return how long the seat has been thinking."""
        since: float = SINCE.unpack_from(self._map, 0)[0]
        return time.monotonic() - since

    def remove_file(self) -> None:
        """Remove the file once both sides have mapped it. Some systems keep it until both have closed it."""
        with contextlib.suppress(OSError):
            self.path.unlink(missing_ok=True)
