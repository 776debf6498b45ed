"""Writes docs/solo-results.md: what the Cardinalbot scores, by level and source, against our bots.

`python tests/measure_solo.py [GAMES]` plays that many games a level (1,000 unless told; `make measure`).
"""

from __future__ import annotations

import statistics
import sys
from pathlib import Path

from tiletum.arena.match import play_game
from tiletum.bots import BOTS
from tiletum.game.editions import LEVELS
from tiletum.game.vocabulary import SOURCES
from tiletum.table.table import Options, Table, solo_level

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "solo-results.md"
BOT = 1


def tables(level: str, bot: str, games: int) -> list[Table]:
    options = Options(players=1, solo=solo_level(level))
    return [play_game(options, seed, [bot])[0] for seed in range(1, games + 1)]


def column(level: str, bot: str, games: int) -> dict[str, str]:
    played = tables(level, bot, games)
    scores = [table.scores()[BOT] for table in played]
    sheets = [table.score_sheet()[BOT] for table in played]
    found = {
        "mean score": f"{statistics.mean(scores):.1f}",
        "standard deviation": f"{statistics.stdev(scores):.1f}",
        "lowest, highest": f"{min(scores)}, {max(scores)}",
        "won by the person": f"{sum(table.winner() == 0 for table in played)} of {games}",
    }
    for source in SOURCES:
        points = statistics.mean(sheet[source] for sheet in sheets)
        if points:
            found[f"points: {source}"] = f"{points:.1f}"
    return found


def document(games: int) -> str:
    lines = [
        "# What the Cardinalbot scores",
        "",
        f"{games:,} games a level, seeds 1 to {games:,}, living rules; written by",
        f"`python tests/measure_solo.py {games}` (part of `make measure`). The person is one of our bots.",
    ]
    for bot in BOTS:
        columns = {level: column(level, bot, games) for level in LEVELS}
        rows = list(dict.fromkeys(row for found in columns.values() for row in found))
        lines += ["", f"## Against `{bot}`", "", "| | " + " | ".join(columns) + " |"]
        lines.append("|---|" + "---:|" * len(columns))
        for row in rows:
            lines.append(
                f"| {row} | " + " | ".join(found.get(row, "0.0") for found in columns.values()) + " |"
            )
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    DOCUMENT.write_text(document(int(sys.argv[1]) if len(sys.argv) > 1 else 1000), encoding="utf-8")
