"""The hall needs no server and no threads: a whole game on a dictionary, in CPython and in Pyodide."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from support.pyodide import ROOT, run, run_in_pyodide

SCRIPT = Path(__file__).parent / "whole_game.py"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"


def check(result: dict[str, Any], platform: str) -> None:
    assert result["platform"] == platform
    assert result["status"] == "over"
    assert len(result["scores"]) == 4
    assert result["messages"] > 100, "watchers are told"
    assert result["tables"] == 3, "the game, its rematch, and the imported game"


def test_a_whole_game_in_python() -> None:
    check(run([sys.executable, SCRIPT]), sys.platform)


def test_a_whole_game_in_pyodide(tmp_path: Path) -> None:
    check(run_in_pyodide(PYODIDE, SCRIPT, tmp_path, ["msgspec"]), "emscripten")
