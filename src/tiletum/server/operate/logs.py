"""Logs for machines: one JSON object a line.

There are no tokens in them: those are in no address, and headers are not logged. Nor is what was to be
stored when a database refused it.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Final

FIELDS: Final = (
    *("table", "bot", "task", "method", "path", "status", "milliseconds"),
    *("limit", "address", "version", "database", "workers"),
    *("open", "most", "refused", "cut", "addresses", "times"),
)


MINUTE: Final = 60.0
MANY: Final = 100
"""Different lines that are counted; beyond that all are forgotten."""


class Repeats:
    """Lets a line of the log through at once, and while it repeats once a minute."""

    def __init__(self) -> None:
        self._written: dict[str, float] = {}
        self._since: dict[str, int] = {}

    def due(self, line: str) -> int:
        """Return how many times the line came since it was written last, or 0 to leave it out."""
        times = self._since[line] = self._since.get(line, 0) + 1
        now = time.monotonic()
        if now - self._written.get(line, -MINUTE) < MINUTE:
            return 0
        if len(self._written) >= MANY:
            self._written.clear()
            self._since.clear()
        self._written[line], self._since[line] = now, 0
        return times


FAILURES: Final = Repeats()


def log_failure(logger: logging.Logger, level: int, message: str, error: Exception, **fields: str) -> None:
    """Log an error with its traceback; what fails in the same line of code again, once a minute."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
    if times := FAILURES.due(f"{message} {type(error).__name__} {place}"):
        logger.log(level, message, exc_info=error, extra={**fields, "times": times})


class OnceAMinute(logging.Filter):
    """Lets each message of a library through once a minute: peers cause them as often as they want."""

    def __init__(self) -> None:
        super().__init__()
        self._repeats = Repeats()

    def filter(self, record: logging.LogRecord) -> bool:
        times = vars(record)["times"] = self._repeats.due(str(record.msg))
        return times > 0


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + "Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: vars(record)[name] for name in FIELDS if name in vars(record)}
        if record.exc_info:
            line["error"] = without_rows(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


def without_rows(told: str) -> str:
    """PostgreSQL tells in a line of its own which row it refused."""
    return "\n".join(line for line in told.split("\n") if not line.startswith("DETAIL:"))


def set_up(level: str = "info") -> None:
    """Libraries tell no more for it: in what they have to say at length there may be a token."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("tiletum").setLevel(level.upper())
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.setLevel(logging.WARNING)  # each connection is a line otherwise
    uvicorn.addFilter(OnceAMinute())
    logging.getLogger("httpx").setLevel(logging.WARNING)
