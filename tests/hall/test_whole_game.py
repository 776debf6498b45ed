"""The hall needs neither a server nor threads: a whole game on a dictionary, here and in Pyodide."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import tiletum

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SCRIPT = HERE / "whole_game.py"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
WHEELS = ROOT / "build" / "pyodide"
LEFT_OUT = ("server", "cli", "client", "arena")
"""Parts of the package that a table without a server does not need."""


def check(result: dict[str, Any], platform: str) -> None:
    assert result["platform"] == platform
    assert result["status"] == "over"
    assert len(result["scores"]) == 4
    assert result["messages"] > 100, "watchers are told"
    assert result["tables"] == 3, "the game, its rematch, and the imported game"


def run(command: list[str | Path]) -> dict[str, Any]:
    environment = os.environ | {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, env=environment)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_a_whole_game_in_python() -> None:
    check(run([sys.executable, SCRIPT]), sys.platform)


def test_a_whole_game_in_pyodide(tmp_path: Path) -> None:
    subprocess.run(["make", "--silent", "pyodide"], cwd=ROOT, check=True, timeout=240)
    node = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    assert node
    packages = tmp_path / "packages.zip"
    write_packages(packages)
    check(run([node, HERE / "pyodide.mjs", PYODIDE, packages, SCRIPT]), "emscripten")


def write_packages(path: Path) -> None:
    """Write an archive with the package as far as it is needed, and with msgspec."""
    source = Path(tiletum.__file__).parent
    files = [file for file in source.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    with zipfile.ZipFile(path, "w") as archive:
        for file in files:
            if file.relative_to(source).parts[0] not in LEFT_OUT:
                archive.write(file, Path("tiletum") / file.relative_to(source))
        (wheel,) = WHEELS.glob("msgspec-*.whl")
        with zipfile.ZipFile(wheel) as content:
            for name in content.namelist():
                archive.writestr(name, content.read(name))
