"""`tiletum replay`: replays a saved game and shows one of its positions.

It checks every entry of the file, then shows the board after entry N (default: the last) and the score
sheet by source.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

from tiletum.table.position import position
from tiletum.table.save import log_sha256
from tiletum.table.table import Table

from .common import Commands, add_common, saved_game, screen, seat_names, words_for
from .screen import View, result, score_sheet


def add_command(commands: Commands) -> None:
    parser = commands.add_parser("replay", help="check and show a saved game", description=__doc__)
    parser.add_argument("file", metavar="FILE", help="a game saved by play or simulate")
    parser.add_argument("--to", type=int, metavar="N", help="stop after N entries of its log")
    parser.add_argument("--json", action="store_true", help="one JSON object, for programs")
    add_common(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    words = words_for(arguments.lang)
    table = saved_game(arguments)
    if arguments.json:
        print(json.dumps(as_data(table)))
        return 0
    console = screen()
    names = seat_names(words, table.options)
    view = View(words, table.game, names, console.width, table.options.colours)
    console.print(view.everything())
    console.print(words.say("replay-entries", version=table.version, file=arguments.file))
    console.print(result(words, table), "", score_sheet(words, table), sep="\n")
    return 0


def as_data(table: Table) -> dict[str, Any]:
    return {
        "position": position(table.game),
        "scores": table.scores(),
        "winner": table.winner(),
        "score_sheet": table.score_sheet(),
        "version": table.version,
        "log_sha256": log_sha256(table),
    }
