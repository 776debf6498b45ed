"""Runs a Python script in Pyodide under Node, with the parts of the package that need no server."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import tiletum

ROOT = Path(__file__).parents[2]
RUNNER = Path(__file__).with_suffix(".mjs")
WHEELS = ROOT / "build" / "pyodide"
LEFT_OUT = ("server", "cli", "client", "arena")
"""Parts of the package that a table without a server does not need."""


def run_in_pyodide(pyodide: Path, script: Path, folder: Path, wheels: Sequence[str] = ()) -> dict[str, Any]:
    """Return the result of the script's `main(7)`. `wheels` name packages besides tiletum."""
    subprocess.run(["make", "--silent", "pyodide"], cwd=ROOT, check=True, timeout=240)
    packages = folder / "packages.zip"
    write_packages(packages, wheels)
    node = shutil.which("node", path=search_path())
    assert node
    return run([node, RUNNER, pyodide, packages, script])


def run(command: list[str | Path]) -> dict[str, Any]:
    """Return what a program prints last, as JSON."""
    environment = os.environ | {"PATH": search_path()}
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, env=environment)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def search_path() -> str:
    """Return the PATH with the environment's own programs first: Node may have come with a Python package."""
    return f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"


def write_packages(path: Path, wheels: Sequence[str]) -> None:
    """Write an archive with the package as far as it is needed, and with the wheels."""
    source = Path(tiletum.__file__).parent
    files = [file for file in source.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    with zipfile.ZipFile(path, "w") as archive:
        for file in files:
            if file.relative_to(source).parts[0] not in LEFT_OUT:
                archive.write(file, Path("tiletum") / file.relative_to(source))
        for name in wheels:
            (wheel,) = WHEELS.glob(f"{name}-*.whl")
            with zipfile.ZipFile(wheel) as content:
                for member in content.namelist():
                    archive.writestr(member, content.read(member))
