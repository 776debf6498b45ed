"""The error for faulty words."""

from __future__ import annotations

from tiletum.errors import TiletumError


class WordsError(TiletumError):
    """An unknown language, a broken catalogue, or a message that cannot become a sentence."""
