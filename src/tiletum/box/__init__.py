"""The printed components of the game, read from one data file that an owner can correct."""

from tiletum.box.error import BoxError
from tiletum.box.load import BoxReader, from_data, load, read_box
from tiletum.box.model import Box

__all__ = ["Box", "BoxError", "BoxReader", "from_data", "load", "read_box"]
