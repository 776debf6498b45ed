"""How to have a finished game dealt once more, in the terminal."""

from __future__ import annotations

import shlex
from typing import Final

from tiletum.box.check import faults
from tiletum.game.core.editions import LEVELS, Solo
from tiletum.table.dealer import SeededDealer
from tiletum.table.table import Options, Table

BOX, SAVE = "BOX.toml", "GAME.json"
"""In place of files that only their owners know the names of."""
USUAL: Final = Options()


def command(table: Table, seed: int, own_box: bool) -> str | None:
    """`tiletum play` with all that the deal depends on; None if it cannot be asked for there."""
    options = table.options
    given = ["--load", SAVE] if is_continued(table, seed) else new_game(options, own_box)
    return None if given is None else shlex.join(["tiletum", "play", *given, "--seed", str(seed)])


def is_continued(table: Table, seed: int) -> bool:
    """Whether it began with a file: then what was dealt first did not follow from the seed."""
    if table.options.start is not None:
        return True
    dealt = Table(table.options, SeededDealer(seed)).log
    return table.log[: len(dealt)] != dealt


def new_game(options: Options, own_box: bool) -> list[str] | None:
    who = ["--players", str(options.players)] if options.solo is None else against(options.solo)
    if who is None:
        return None
    if options.edition != USUAL.edition:
        who += ["--edition", options.edition]
    if options.first is not None:
        who += ["--first", str(options.first + 1)]
    if options.shuffled_actions:
        who.append("--shuffle-actions")
    if options.training:
        who.append("--training")
    if own_box and not options.strict and any(True for _ in faults(options.box)):
        return None  # no new game takes this box
    return [*who, "--box", BOX] if own_box else who


def against(solo: Solo) -> list[str] | None:
    """A level, or challenges; files of earlier versions may have had something else."""
    if solo == Solo(0, solo.chosen):
        return ["--challenges", ",".join(solo.chosen) or "none"]
    return next((["--solo", name] for name, drawn in LEVELS.items() if solo == Solo(drawn)), None)
