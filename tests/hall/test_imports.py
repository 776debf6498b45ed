"""The hall works without I/O: none of its modules needs a database, a network, processes or Fluent."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tiletum import hall

BLOCKED = (
    *("sqlalchemy", "litestar", "uvicorn", "psycopg", "sqlite3", "asyncio", "ssl", "socket", "http"),
    *("subprocess", "signal", "fcntl", "resource", "multiprocessing", "babel", "fluent"),
)

IMPORT_ALL = """
import sys

class Block:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in BLOCKED:
            raise ImportError(f"{name} is blocked")

assert not {name.partition(".")[0] for name in sys.modules} & set(BLOCKED)
sys.meta_path.insert(0, Block())

import importlib
import pkgutil
import tiletum.hall

names = [found.name for found in pkgutil.walk_packages(tiletum.hall.__path__, "tiletum.hall.")]
for name in [*names, *sys.argv[1:]]:
    importlib.import_module(name)
print(*names)
"""


def import_all(*more: str) -> subprocess.CompletedProcess[str]:
    """Import every module of the hall, and others, in a new interpreter that cannot import `BLOCKED`."""
    script = f"BLOCKED = {BLOCKED}\n{IMPORT_ALL}"
    return subprocess.run([sys.executable, "-c", script, *more], capture_output=True, text=True, timeout=60)


def test_every_module_is_imported_without_io() -> None:
    done = import_all()
    assert done.returncode == 0, done.stderr
    assert {"tiletum.hall.loaded", "tiletum.hall.wire"} <= set(done.stdout.split())


@pytest.mark.parametrize("module", ["asyncio", "tiletum.words.catalogue", "tiletum.server.storage.store"])
def test_what_needs_io_is_refused(module: str) -> None:
    done = import_all(module)
    assert done.returncode == 1
    assert "is blocked" in done.stderr


def test_of_other_packages_only_msgspec_is_imported() -> None:
    (folder,) = hall.__path__
    found = {name for path in Path(folder).rglob("*.py") for name in packages_imported(path)}
    assert found - sys.stdlib_module_names - {"__future__"} == {"msgspec", "tiletum"}


def packages_imported(path: Path) -> set[str]:
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    names = {name.name for node in nodes if isinstance(node, ast.Import) for name in node.names}
    names |= {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom) and not node.level}
    return {name.partition(".")[0] for name in names}
