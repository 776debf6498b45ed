"""Names that have moved can still be imported from their earlier places, on both builds, with a warning."""

from __future__ import annotations

import importlib
import sys

import pytest

from tiletum.game.core import vocabulary


def test_the_vocabulary_is_still_where_bots_look_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "tiletum.game.vocabulary", raising=False)
    with pytest.warns(DeprecationWarning, match=r"import tiletum\.game\.core\.vocabulary instead"):
        earlier = importlib.import_module("tiletum.game.vocabulary")
    names = {name: value for name, value in vars(vocabulary).items() if name.isupper()}
    assert {name: getattr(earlier, name, None) for name in names} == names
    assert "GOLD" in names
