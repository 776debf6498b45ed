"""The earlier place of `tiletum.game.core.rules`; it goes with the next release."""

from warnings import warn

from tiletum.game.core.rules import *  # noqa: F403

warn("import tiletum.game.core.rules instead", DeprecationWarning, stacklevel=2)
