"""The earlier place of `tiletum.game.core.vocabulary`; it goes with the next release."""

from warnings import warn

from tiletum.game.core.vocabulary import *  # noqa: F403

warn("import tiletum.game.core.vocabulary instead", DeprecationWarning, stacklevel=2)
