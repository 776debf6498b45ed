"""The earlier place of `tiletum.game.catalogue.steps`; it goes with the next release."""

from warnings import warn

from tiletum.game.catalogue.steps import *  # noqa: F403

warn("import tiletum.game.catalogue.steps instead", DeprecationWarning, stacklevel=2)
