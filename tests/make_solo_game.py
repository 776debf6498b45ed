"""Writes docs/solo-game.md: a whole solo game, with everything the Cardinalbot tells of its turns.

`python tests/make_solo_game.py` writes it anew; tests/test_solo_game.py compares it with what the
program says now, so the document never lags behind.
"""

from __future__ import annotations

from pathlib import Path

from players import Chooser
from tiletum.game.events import rule_of
from tiletum.game.state import Event
from tiletum.table.table import Table
from tiletum.words import Words, event_line

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "solo-game.md"
LEVEL, SEED, BIAS = "deacon", 7, 0.9
PERSON = "Wanda"
WORDS = Words("en")

HEAD = f"""# A solo game

A whole game against the Cardinalbot, level *{LEVEL}*, dealt from seed {SEED}. The person, called {PERSON},
plays by whim. Every line is what the program tells; after it stands the rule it follows from, in
[rules.md](rules.md) or [rules-solo.md](rules-solo.md). This file is written by `tests/make_solo_game.py`.
"""

HEADINGS = {
    "round": "## Round {}",
    "turn": "### {}",
    "king-phase": "### King phase",
    "fair": "### Fair",
    "cleanup": "### Cleanup",
    "final-scoring": "## Final scoring",
}
"""Events that begin a part of the document."""


def played() -> Table:
    table = Table.open(solo=LEVEL, seed=SEED)
    chooser = Chooser(f"solo game {SEED}", BIAS)
    while not table.over:
        table.play(chooser.choose(table.game, [move.index for move in table.moves()]))
    return table


def document(table: Table) -> str:
    lines = [HEAD, "## Setup", ""]
    for event in table.events:
        if event[0] in HEADINGS:
            lines += ["", heading(event), ""]
        lines.append(line(table, event))
    person, bot = table.scores()
    return "\n".join([*lines, "", f"The Cardinalbot has {bot} VP, the person {person}."]) + "\n"


def heading(event: Event) -> str:
    key, number, _, _, _ = event
    whose = "The Cardinalbot’s turn" if number else "The person’s turn"
    return HEADINGS[key].format(whose if key == "turn" else number)


def line(table: Table, event: Event) -> str:
    rules = table.game.rules
    return f"- {event_line(WORDS, event, rules, [PERSON])} ({rule_of(event, rules)})"


if __name__ == "__main__":
    DOCUMENT.write_text(document(played()), encoding="utf-8")
