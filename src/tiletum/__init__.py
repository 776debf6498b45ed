"""Tiletum: the complete board game as a pure Python engine.

    >>> import random, tiletum
    >>> table = tiletum.Table.open(players=2, seed=7)
    >>> while not table.over:
    ...     move = random.choice(table.moves())
    ...     events = table.play(move)
    >>> len(table.scores())
    2

`Table` is a game in progress, with a dealer, a log and undo. `Game` is the engine below it: positions, legal
moves as numbers, and chance as explicit outcomes. Bots and search use `Game`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tiletum.box import Box, BoxError
from tiletum.box import load as load_box
from tiletum.errors import TiletumError
from tiletum.game.core.editions import EDITIONS, Edition
from tiletum.game.core.movetable import Move
from tiletum.game.engine import Game
from tiletum.table.dealer import Dealer, SamplingDealer, ScriptedDealer, SeededDealer
from tiletum.table.illegal import IllegalMove
from tiletum.table.table import Options, Table
from tiletum.version import __version__

if TYPE_CHECKING:
    from tiletum.table.position import position
    from tiletum.table.save import SaveError, load_game, save
    from tiletum.table.setposition import PositionError, load_position, save_position, set_position
    from tiletum.table.view import preview, view

LAZY_NAMES = {
    "position": "position",
    "SaveError": "save",
    "load_game": "save",
    "save": "save",
    "PositionError": "setposition",
    "load_position": "setposition",
    "save_position": "setposition",
    "set_position": "setposition",
    "preview": "view",
    "view": "view",
}
"""Names imported on first use, with their module in `tiletum.table`."""


def __getattr__(name: str) -> Any:
    if name not in LAZY_NAMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"tiletum.table.{LAZY_NAMES[name]}"), name)


__all__ = [
    "EDITIONS",
    "Box",
    "BoxError",
    "Dealer",
    "Edition",
    "Game",
    "IllegalMove",
    "Move",
    "Options",
    "PositionError",
    "SamplingDealer",
    "SaveError",
    "ScriptedDealer",
    "SeededDealer",
    "Table",
    "TiletumError",
    "__version__",
    "load_box",
    "load_game",
    "load_position",
    "position",
    "preview",
    "save",
    "save_position",
    "set_position",
    "view",
]
