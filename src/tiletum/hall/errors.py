"""What cannot be done at a table."""

from __future__ import annotations

from tiletum.errors import TiletumError


class HallError(TiletumError):
    """An act that is refused. Nothing was changed."""
