"""Parameters that several routes have."""

from __future__ import annotations

from typing import Annotated, Final

from litestar.params import PathParameter, QueryParameter

from tiletum.hall.wire import TABLE_ID

ALL_MOVES: Final = 100_000
"""More than any game has."""
TABLE: Final = "/tables/{table:str}"
TableId = Annotated[str, PathParameter(pattern=TABLE_ID, description="The table's id.")]
Guide = Annotated[bool, QueryParameter(description="Tell everything in messages for people, too.")]
LOOK: Final = (400, 401, 404, 429, 503)
"""Statuses with which looking at a table is refused ..."""
LOOK_BACK: Final = (*LOOK, 409)
"""... and looking at its game, if there is one yet."""
