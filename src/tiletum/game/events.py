"""The earlier place of `tiletum.game.core.events`; it goes with the next release."""

from warnings import warn

from tiletum.game.core.events import *  # noqa: F403

warn("import tiletum.game.core.events instead", DeprecationWarning, stacklevel=2)
