"""Parameters that routes share."""

from __future__ import annotations

from typing import Annotated, Final

from litestar.params import PathParameter, QueryParameter

from tiletum.hall.wire import TABLE_ID

ALL_MOVES: Final = 100_000
"""More moves than any game has."""
TABLE: Final = "/tables/{table:str}"
TableId = Annotated[str, PathParameter(pattern=TABLE_ID, description="The table's id.")]
Guide = Annotated[bool, QueryParameter(description="Add messages for people.")]
LOOK: Final = (400, 401, 404, 429, 503)
"""Error statuses of requests for a table."""
LOOK_BACK: Final = (*LOOK, 409)
"""Error statuses of requests for a game, which might not have started."""
