"""Write docs/solo-game.md: a whole solo game with all explanations of the Cardinalbot's turns.

In tests/, `python -m tools.make_solo_game` plays many games and writes the one that shows most of what the
Cardinalbot can do. tests/repository/test_solo_game.py compares the file with the current program.
"""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

from tiletum.arena.match import play_game
from tiletum.game.core.events import named
from tiletum.game.core.state import Event
from tiletum.table.table import Options, Table, solo_level
from tiletum.words import Words, event_line

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "solo-game.md"
LEVEL, SEEDS, PLAYER = "deacon", range(1, 3001), "apprentice"
PERSON, BOT = "Wanda", 1
WORDS = Words("en")

HEAD = f"""# A solo game

A whole game against the Cardinalbot, level *{LEVEL}*, dealt from seed {{seed}}: of {len(SEEDS):,} games the
one that shows most of what the Cardinalbot can do. The person, called {PERSON}, is played by the bot
`{PLAYER}`: `tiletum simulate --solo {LEVEL} --bots {PLAYER} --games 1 --seed {{seed}}`. Every line is what
the program tells; after it stands the rule it follows from, in [rules.md](rules.md) or
[rules-solo.md](rules-solo.md). What no single game shows is in
[explanations.txt](../tests/cardinal/explanations.txt), scene by scene. This file is written by
`tests/tools/make_solo_game.py`.
"""

HEADINGS = {
    "round": "## Round {}",
    "turn": "### {}",
    "king-phase": "### King phase",
    "fair": "### Fair",
    "cleanup": "### Cleanup",
    "final-scoring": "## Final scoring",
}
"""Events that begin a section of the document."""


# --- choosing the game ---

EXPLANATION_FIELDS = ("choice", "order", "obstacle", "need", "payment", "way", "origin", "challenge")
"""Fields that distinguish explanations of the same kind of event."""
PREFERRED = {
    *(f"action {action}" for action in ("architect", "merchant", "character", "contract", "king")),
    "joker architect",
    "bot-joker-map",
    "bot-joker-king",
    "king tie",
    "needed",
    "crest-in-reach",
    "bot-pair",
    "merchant relocation",
    "architect beyond",
    "discard-offer",
    "bot-picked",
    "bot-need",
    "bot-required",
    "any paid",
    "complete",
    "bot-points",
    "bot-converts",
}
"""The most important things to show."""


def features(table: Table) -> set[str]:
    """Return what a game shows of the Cardinalbot: events, choices, reasons, actions and decrees."""
    found: set[str] = set()
    for event in table.events:
        data = named(event, table.game.rules)
        if event[0].startswith("bot-"):
            found |= {event[0], *(str(data[name]) for name in EXPLANATION_FIELDS if name in data)}
        elif data.get("seat") == BOT:
            found |= {event[0], " ".join([event[0], *(str(data[n]) for n in ("action", "way") if n in data)])}
        if event[0] == "bot-leads" and data["own"] == data["other"]:
            found.add("king tie")
        if event[0] == "bot-spends-pair" or str(data.get("payment")).startswith("any-"):
            found.add("any paid")
        if data.get("reason") == "held":
            row = table.game.rules.box.decrees[event[2]].entries[event[3]]
            found |= {str(data["decree"]), row.condition}
    return found


def best_seed() -> int:
    """Return the seed of the game with the most preferred features, then with the most features of any
    kind."""
    return max(SEEDS, key=lambda seed: (*worth(seed), -seed))


def worth(seed: int) -> tuple[int, int]:
    found = features(play(seed))
    return len(found & PREFERRED), len(found)


def play(seed: int) -> Table:
    return play_game(Options(players=1, solo=solo_level(LEVEL)), seed, [PLAYER])[0]


# --- writing the game ---


def document(seed: int) -> str:
    table = play(seed)
    lines = [HEAD.format(seed=seed), "## Setup", ""]
    for event in table.events:
        if event[0] in HEADINGS:
            lines += ["", heading(event), ""]
        lines.append(line(table, event))
    person, bot = table.scores()
    return (
        "\n".join([*merge_equal_lines(lines), "", f"The Cardinalbot has {bot} VP, the person {person}."])
        + "\n"
    )


def merge_equal_lines(lines: list[str]) -> list[str]:
    """Merge equal neighbouring lines."""
    found = [(line, len(list(group))) for line, group in groupby(lines)]
    return [line if count == 1 or not line else f"{line} (× {count})" for line, count in found]


def heading(event: Event) -> str:
    key, _, number, *_ = event
    turn = "The Cardinalbot’s turn" if number else "The person’s turn"
    return HEADINGS[key].format(turn if key == "turn" else number)


def line(table: Table, event: Event) -> str:
    rules = table.game.rules
    return f"- {event_line(WORDS, event, rules, [PERSON])} ({event[1]})"


def read_seed(text: str) -> int:
    found = re.search(r"dealt from seed (\d+)", text)
    assert found
    return int(found[1])


if __name__ == "__main__":
    DOCUMENT.write_text(document(best_seed()), encoding="utf-8")
