"""The earlier place of `game.core.movetable` and `game.catalogue.moves`; it goes with the next release."""

from warnings import warn

from tiletum.game.catalogue.moves import *  # noqa: F403
from tiletum.game.catalogue.moves import KINDS
from tiletum.game.core.movetable import *  # noqa: F403

KIND_RULES = {kind.name: kind.rule for kind in KINDS if kind.rule}


def group_of(kind: int) -> str:
    return KINDS[kind].group


warn("import tiletum.game.core.movetable instead", DeprecationWarning, stacklevel=2)
