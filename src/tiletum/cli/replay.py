"""`tiletum replay`: plays a saved game again, entry by entry, and shows how it stood.

Every entry of the file is checked on the way. Shown are the board after entry N (default: after the
last) and the score sheet by source.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

from tiletum.errors import TiletumError
from tiletum.table.position import position
from tiletum.table.save import load_game, log_sha256
from tiletum.table.table import Table

from .common import Commands, add_common, box_of, screen, seat_names, words_for
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
    table = load_game(arguments.file)
    if arguments.box is not None and box_of(arguments).digest != table.options.box.digest:
        raise TiletumError("error-load-option", option="--box", file=arguments.file)
    if arguments.to is not None:
        table = cut_off(table, arguments.file, arguments.to)
    if arguments.json:
        print(json.dumps(as_data(table)))
        return 0
    console = screen()
    view = View(words, table.game, seat_names(words, table.options), console.width)
    console.print(view.everything())
    console.print(words.say("replay-entries", version=table.version, file=arguments.file))
    console.print(result(words, table), "", score_sheet(words, table), sep="\n")
    return 0


def cut_off(whole: Table, file: str, to: int) -> Table:
    """The game after its first entries; the whole has been checked already."""
    if not 0 <= to <= whole.version:
        raise TiletumError("error-to", file=file, entries=whole.version)
    return whole if to == whole.version else load_game(file, to=to)


def as_data(table: Table) -> dict[str, Any]:
    return {
        "position": position(table.game),
        "scores": table.scores(),
        "winner": table.winner(),
        "score_sheet": table.score_sheet(),
        "version": table.version,
        "log_sha256": log_sha256(table),
    }
