"""What is printed: the components of the game, read from one data file that an owner can correct."""

from tiletum.box.error import BoxError
from tiletum.box.load import from_data, load
from tiletum.box.model import Box

__all__ = ["Box", "BoxError", "from_data", "load"]
