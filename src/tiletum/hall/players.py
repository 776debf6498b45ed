"""Names and colours of the players."""

from __future__ import annotations

import dataclasses

from tiletum.table.table import Options

from .stored import Info
from .wire import CARDINALBOT, COLOURS


def colours(info: Info) -> list[int]:
    """Return the colour of every seat's pieces."""
    own = [len(COLOURS) if seat.player == CARDINALBOT else seat.colour for seat in info.seats]
    return [seat if colour is None else colour for seat, colour in enumerate(own)]


def with_players(options: Options, info: Info) -> Options:
    """Return the options with the players' names and colours, without the Cardinalbot's."""
    names = tuple(seat.name for seat in info.seats[: options.players])
    chosen = tuple(colours(info)[: options.players])
    chosen = () if chosen == tuple(range(options.players)) else chosen
    if (names, chosen) == (options.names, options.colours):
        return options
    return dataclasses.replace(options, names=names, colours=chosen)
