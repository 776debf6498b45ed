"""Draw docs/terminal.svg, the README's picture of a board in the terminal.

In tests/: `python -m tools.draw_terminal`.
"""

from __future__ import annotations

import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from support.players import Chooser
from tiletum import Table
from tiletum.cli.screen import View
from tiletum.words import Words

WIDTH = 150
INK = TerminalTheme(
    (18, 24, 44),
    (236, 228, 208),
    [(18, 24, 44), (214, 84, 64), (96, 168, 120), (222, 172, 72), (104, 150, 220), (176, 120, 190),
     (104, 178, 186), (236, 228, 208)],
    [(120, 124, 140), (232, 110, 90), (128, 198, 150), (240, 198, 104), (140, 180, 240), (204, 150, 216),
     (140, 206, 212), (255, 250, 236)],
)  # fmt: skip


def crowded_table() -> Table:
    """Return a four-player game in round 3, played by builders."""
    table = Table.open(4, seed=8, names=("Ada", "Bruno", "Chiara", "Dirk"))
    chooser = Chooser("picture", 0.9)
    while table.game.round < 3 or table.game.turn < 1:
        table.play(chooser.choose(table.game, [move.index for move in table.moves()]))
    return table


def picture() -> str:
    table = crowded_table()
    with open("/dev/null", "w") as null:
        console = Console(record=True, width=WIDTH, file=null, force_terminal=True, color_system="truecolor")
        console.print(View(Words("en"), table.game, table.options.names, WIDTH).everything())
        svg = console.export_svg(title="tiletum play", theme=INK)
    # Leave out the fonts and comments, so that the picture refers to no other file.
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    return re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    (Path(__file__).parents[2] / "docs" / "terminal.svg").write_text(picture(), encoding="utf-8")
