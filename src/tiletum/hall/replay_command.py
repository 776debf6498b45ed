"""The command that deals a finished game again, in the terminal."""

from __future__ import annotations

import shlex
from typing import Final

from tiletum.box.check import faults
from tiletum.game.core.editions import LEVELS, Solo
from tiletum.table.dealer import SeededDealer
from tiletum.table.table import Options, Table

BOX, SAVE = "BOX.toml", "GAME.json"
"""Placeholders for files with unknown names."""
DEFAULTS: Final = Options()


def command(table: Table, seed: int, own_box: bool) -> str | None:
    """Return the `tiletum play` command with the same deal, or None if there is none."""
    options = table.options
    given = ["--load", SAVE] if is_continued(table, seed) else new_game(options, own_box)
    return None if given is None else shlex.join(["tiletum", "play", *given, "--seed", str(seed)])


def is_continued(table: Table, seed: int) -> bool:
    """Return whether the game began with a file, so that its first outcomes do not follow from the seed."""
    if table.options.start is not None:
        return True
    deal = Table(table.options, SeededDealer(seed)).log
    return table.log[: len(deal)] != deal


def new_game(options: Options, own_box: bool) -> list[str] | None:
    who = ["--players", str(options.players)] if options.solo is None else against(options.solo)
    if who is None:
        return None
    if options.edition != DEFAULTS.edition:
        who += ["--edition", options.edition]
    if options.first is not None:
        who += ["--first", str(options.first + 1)]
    if options.shuffled_actions:
        who.append("--shuffle-actions")
    if options.training:
        who.append("--training")
    if own_box and not options.strict and any(True for _ in faults(options.box)):
        return None  # new games refuse this box
    return [*who, "--box", BOX] if own_box else who


def against(solo: Solo) -> list[str] | None:
    """Return the options for a level or for challenges. Files from earlier versions can have neither."""
    if solo == Solo(0, solo.chosen):
        return ["--challenges", ",".join(solo.chosen) or "none"]
    return next((["--solo", name] for name, drawn in LEVELS.items() if solo == Solo(drawn)), None)
