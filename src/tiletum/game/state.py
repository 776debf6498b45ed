"""The earlier place of `tiletum.game.core.state`; it goes with the next release."""

from warnings import warn

from tiletum.game.core.state import *  # noqa: F403

warn("import tiletum.game.core.state instead", DeprecationWarning, stacklevel=2)
