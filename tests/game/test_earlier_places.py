"""Names that have moved can still be imported from their earlier places, on both builds, with a warning."""

from __future__ import annotations

import importlib
import sys
from types import ModuleType

import pytest

MOVED = {
    "game.editions": "EDITIONS LEVELS Edition Solo solo_edition",
    "game.events": "EVENTS named names value",
    "game.movetable": "DIE END GROUPS KIND_NAMES KIND_RULES Move MoveTable PICK group_of tile_order",
    "game.rules": "Rules move_table rules_for unshared",
    "game.state": "Event State put_in_store remove_from_store",
    "game.steps": "ANY CHOOSE_DIE FIRST_CHANCE GAME_OVER PICK Step",
    "game.vocabulary": "EMPTY GOLD MERCHANT STORE in_use",
}
"""What bots may have imported, by module below `tiletum`."""
HOMES = {
    "game.movetable": ("game.catalogue.moves", "game.core.movetable"),
    "game.steps": ("game.catalogue.steps",),
}
"""Where it is now; else in the module of the same name in `game.core`."""
CARDINAL = (
    *("board", "character", "contract", "decrees", "final_scoring", "map"),
    *("needs", "setup", "tasks", "ties", "tiles", "turn"),
)


def import_earlier(monkeypatch: pytest.MonkeyPatch, earlier: str, now: str) -> ModuleType:
    monkeypatch.delitem(sys.modules, f"tiletum.{earlier}", raising=False)
    with pytest.warns(DeprecationWarning, match=rf"^import tiletum\.{now} instead$"):
        return importlib.import_module(f"tiletum.{earlier}")


@pytest.mark.parametrize("earlier", MOVED)
def test_what_bots_need_is_still_where_they_look_for_it(
    monkeypatch: pytest.MonkeyPatch, earlier: str
) -> None:
    homes = HOMES.get(earlier, (f"game.core.{earlier.removeprefix('game.')}",))
    module = import_earlier(monkeypatch, earlier, homes[-1])
    assert set(MOVED[earlier].split()) <= set(vars(module))
    for home in homes:
        now = vars(importlib.import_module(f"tiletum.{home}"))
        constants = {name: value for name, value in now.items() if name.isupper()}
        assert constants
        assert {name: getattr(module, name, None) for name in constants} == constants


def test_the_table_of_moves_still_tells_groups_and_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    earlier = import_earlier(monkeypatch, "game.movetable", "game.core.movetable")
    assert [earlier.group_of(kind) for kind in (earlier.DIE, earlier.BUY, earlier.PICK)] == [
        "die",
        "task",
        "outcome",
    ]
    assert earlier.KIND_RULES["die"] == "TURN-3"
    assert len(earlier.KIND_RULES) == earlier.FIRST_OUTCOME


def test_the_modules_of_the_cardinalbot_are_still_below_solo(monkeypatch: pytest.MonkeyPatch) -> None:
    earlier = import_earlier(monkeypatch, "solo", "game.cardinal")
    for name in CARDINAL:
        monkeypatch.delitem(sys.modules, f"tiletum.solo.{name}", raising=False)
    import_earlier(monkeypatch, "solo", "game.cardinal")
    for name in CARDINAL:
        now = importlib.import_module(f"tiletum.game.cardinal.{name}")
        assert importlib.import_module(f"tiletum.solo.{name}") is now
        assert getattr(earlier, name) is now


def test_a_module_below_solo_can_be_imported_first(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("solo", *(f"solo.{name}" for name in CARDINAL)):
        monkeypatch.delitem(sys.modules, f"tiletum.{name}", raising=False)
    with pytest.warns(DeprecationWarning, match=r"^import tiletum\.game\.cardinal instead$"):
        tiles = importlib.import_module("tiletum.solo.tiles")
    assert tiles is importlib.import_module("tiletum.game.cardinal.tiles")
