"""The earlier place of `tiletum.game.cardinal` and its modules; it goes with the next release."""

import sys
from importlib import import_module
from pkgutil import iter_modules
from warnings import warn

from tiletum.game import cardinal

# `import tiletum.solo.tiles` finds the module that is here already.
for found in iter_modules(cardinal.__path__):
    module = import_module(f"{cardinal.__name__}.{found.name}")
    sys.modules[f"{__name__}.{found.name}"] = module
    setattr(sys.modules[__name__], found.name, module)

warn("import tiletum.game.cardinal instead", DeprecationWarning, stacklevel=2)
