"""JSON logs: one object a line.

They hold no tokens, which are in no path and in no logged header, and no rows that a database refused.

The formatter is written here because python-json-logger 4.2 takes twice as long (49 µs a line instead of 23)
and would need the same list of fields and the same filter of tracebacks.
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
"""Extra fields that are written. Libraries may attach others, whose content nobody here knows."""
MINUTE: Final = 60.0
MANY: Final = 100
"""Distinct lines that are counted; beyond that all counts are reset."""


class Repeats:
    """Lets a line of the log through at once, and then once a minute while it repeats."""

    def __init__(self) -> None:
        self._written: dict[str, float] = {}
        self._since: dict[str, int] = {}

    def due(self, line: str) -> int:
        """Return how often the line came since it was last written, or 0 to leave it out."""
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
    """Log an error with its traceback, at most once a minute for the same line of code."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
    if times := FAILURES.due(f"{message} {type(error).__name__} {place}"):
        logger.log(level, message, exc_info=error, extra={**fields, "times": times})


class OnceAMinute(logging.Filter):
    """Lets each message of a library through once a minute: peers can cause any number of them."""

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


def without_rows(trace: str) -> str:
    """Remove the lines in which PostgreSQL reports the row that it refused."""
    return "\n".join(line for line in trace.split("\n") if not line.startswith("DETAIL:"))


def set_up(level: str = "info") -> None:
    """Log to the error stream. The level is ours only: verbose logs of libraries may contain tokens."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("tiletum").setLevel(level.upper())
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.setLevel(logging.WARNING)  # else every connection is a line
    uvicorn.addFilter(OnceAMinute())
    logging.getLogger("httpx").setLevel(logging.WARNING)
