"""The error for a refused act."""

from __future__ import annotations

from tiletum.errors import TiletumError


class HallError(TiletumError):
    """A refused act. Nothing was changed."""
