"""The earlier place of `tiletum.game.core.editions`; it goes with the next release."""

from warnings import warn

from tiletum.game.core.editions import *  # noqa: F403

warn("import tiletum.game.core.editions instead", DeprecationWarning, stacklevel=2)
