"""The same nodes give the same plans on every Python: here, and in the three that npm's Pyodide brings."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from support.pyodide import ROOT, run, run_in_pyodide

SCRIPT = Path(__file__).with_name("plans.py")
RECORD = Path(__file__).with_name("plans.json")
"""The plans of the script on CPython 3.11."""

PYODIDES = {
    "3.12": ROOT / "build/pyodide/node_modules/pyodide-312",
    "3.13": ROOT / "build/pyodide/node_modules/pyodide-313",
    "3.14": ROOT / "web/node_modules/pyodide",
}


def test_the_plans_are_as_recorded() -> None:
    assert run([sys.executable, SCRIPT])["plans"] == json.loads(RECORD.read_text(encoding="utf-8"))


@pytest.mark.slow
@pytest.mark.parametrize("python", PYODIDES)
def test_the_plans_are_the_same_on_other_pythons(python: str, tmp_path: Path) -> None:
    found = run_in_pyodide(PYODIDES[python], SCRIPT, tmp_path)
    assert found["python"] == python
    assert found["plans"] == json.loads(RECORD.read_text(encoding="utf-8"))
