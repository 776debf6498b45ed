"""Write docs/solo-results.md: the Cardinalbot's scores by level and source, against our bots.

In tests/: `python -m tools.measure_solo [GAMES] [--bots A,B]`. It plays that many games a level (by default
1,000) against every bot. With `--bots` the tables of the other bots stay as they are.
"""

from __future__ import annotations

import argparse
import re
import statistics
from typing import Any

from support.measuring import MASTER, ROOT, arena, stored_games
from tiletum.game.core.editions import LEVELS
from tiletum.game.core.vocabulary import SOURCES
from tiletum.words import Name, Words
from tiletum.words.log import bots_name

DOCUMENT = ROOT / "docs" / "solo-results.md"
PERSON, BOT = 0, 1
BOTS = ("random", "apprentice", "journeyman", "merchant", MASTER)
WORDS = Words("en")

HEAD = """# What the Cardinalbot scores

Games by the living rules against one of our bots in the person's seat; written by
`python -m tools.measure_solo` in `tests` (part of `make measure`). Points by source are means of the
Cardinalbot's; with the points that both sides have at the start they add up to its mean score, but for
rounding.
"""


def column(level: str, bot: str, games: int) -> dict[str, str]:
    played = arena(f"--bots {bot} --solo {level}", games).games
    scores = [game["scores"][BOT] for game in played]
    found = {
        "games": f"{games:,}",
        "mean score": f"{statistics.mean(scores):.1f}",
        "standard deviation": f"{statistics.stdev(scores):.1f}",
        "lowest, highest": f"{min(scores)}, {max(scores)}",
        "the person’s mean score": f"{statistics.mean(game['scores'][PERSON] for game in played):.1f}",
        "won by the person": f"{sum(game['winner'] == PERSON for game in played)} of {games}",
        "at the start": f"{statistics.mean(map(start_points, played)):.1f}",
    }
    for source in SOURCES:
        points = statistics.mean(game["points"][BOT].get(source, 0) for game in played)
        if points:
            found[title(source)] = f"{points:.1f}"
    return found


def start_points(game: dict[str, Any]) -> int:
    """Return the points the Cardinalbot had before it scored any."""
    points: int = game["scores"][BOT] - sum(game["points"][BOT].values())
    return points


def title(source: str) -> str:
    name = WORDS.text(Name("source", bots_name(source)), form="title")
    return f"points: {name}"


def section(bot: str, games: dict[str, int]) -> str:
    columns = {level: column(level, bot, number) for level, number in games.items() if number}
    rows = list(dict.fromkeys(row for found in columns.values() for row in found))
    lines = [f"## Against `{bot}`", "", "Games of seed 1 and the following ones:"]
    lines += [f"`tiletum arena --bots {bot} --solo LEVEL --games GAMES --seed 1`.", ""]
    lines += ["| | " + " | ".join(columns) + " |", "|---|" + "---:|" * len(columns)]
    for row in rows:
        lines.append(f"| {row} | " + " | ".join(found.get(row, "0.0") for found in columns.values()) + " |")
    return "\n".join(lines) + "\n"


def present_sections() -> dict[str, str]:
    """Return the sections of the present document by bot."""
    text = DOCUMENT.read_text(encoding="utf-8") if DOCUMENT.exists() else ""
    parts = text.split("## Against ")[1:]
    return {re.findall("`(.+)`", part)[0]: f"## Against {part.rstrip()}\n" for part in parts}


def document(games: int, bots: list[str], stored_only: bool) -> str:
    found = present_sections()
    for bot in bots:
        numbers = {
            level: min(games, stored_games(f"--bots {bot} --solo {level}")) if stored_only else games
            for level in LEVELS
        }
        if any(numbers.values()):
            found[bot] = section(bot, numbers)
    return "\n".join([HEAD, *(found[bot] for bot in BOTS if bot in found)])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=1000)
    parser.add_argument("--bots", default=",".join(BOTS))
    parser.add_argument("--stored", action="store_true", help="play nothing and use only stored games")
    options = parser.parse_args()
    DOCUMENT.write_text(document(options.games, options.bots.split(","), options.stored), encoding="utf-8")
