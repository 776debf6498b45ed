"""The first lesson, read from web/src/learn/lesson.ts."""

from __future__ import annotations

import re

from tools.make_lesson import FILE

LESSON = FILE.with_name("lesson.ts").read_text(encoding="utf-8")
STEPS = re.findall(r"say: '([^']+)'", LESSON)
MOVES = re.compile(r"(moves|teacher): \[([^\]]*)\]")


def script() -> list[tuple[int, str]]:
    """Return the moves of the lesson, each with its seat."""
    found = []
    for role, moves in MOVES.findall(LESSON):
        found += [(0 if role == "moves" else 1, move) for move in re.findall(r"'([^']+)'", moves)]
    return found
