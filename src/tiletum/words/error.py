"""What can be wrong with words."""

from __future__ import annotations

from tiletum.errors import TiletumError


class WordsError(TiletumError):
    """A language is not there, a catalogue is broken, or a message cannot be said."""
