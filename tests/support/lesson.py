"""The first lesson, as web/src/learn/lesson.ts has it."""

from __future__ import annotations

import re

from tools.make_lesson import FILE

LESSON = FILE.with_name("lesson.ts").read_text(encoding="utf-8")
STEPS = re.findall(r"say: '([^']+)'", LESSON)
MOVES = re.compile(r"(moves|teacher): \[([^\]]*)\]")


def script() -> list[tuple[int, str]]:
    """Whose move it is, and the move."""
    found = []
    for who, moves in MOVES.findall(LESSON):
        found += [(0 if who == "moves" else 1, move) for move in re.findall(r"'([^']+)'", moves)]
    return found
