"""The architecture's arrows point down, and the rules stay pure."""

from __future__ import annotations

import ast
from pathlib import Path

import tiletum.version

SOURCE = Path(tiletum.version.__file__).parent

ALLOWED = {
    "box": {"box", "errors"},
    # The engine runs the Cardinalbot's steps like any other, so the two know each other.
    "game": {"game", "solo", "box", "errors"},
    "solo": {"solo", "game", "box"},
    "table": {"table", "game", "solo", "box", "errors", "version"},
    # A bot is given a game, never a table: there is no dealer or log to look at.
    "bots": {"bots", "game", "box", "errors"},
    "arena": {"arena", "bots", "table", "game", "solo", "box", "errors", "extras", "version"},
    "words": {"words", "table", "game", "solo", "box", "errors"},
    "hall": {"hall", "words", "bots", "table", "game", "solo", "box", "errors"},
    "server": {
        "server",
        "hall",
        "words",
        "bots",
        "table",
        "game",
        "solo",
        "box",
        "errors",
        "extras",
        "version",
    },
    "cli": {
        "cli",
        "server",
        "hall",
        "words",
        "arena",
        "bots",
        "table",
        "game",
        "solo",
        "box",
        "errors",
        "extras",
        "version",
    },
}

IMPURE = {"random", "secrets", "time", "datetime", "os", "sys", "io", "json", "pathlib", "hashlib", "socket"}


def imports(path: Path) -> set[str]:
    """Modules a file imports, absolute; relative ones belong to its own package."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found.add(node.module)
    return found


def test_imports_point_down() -> None:
    for package, allowed in ALLOWED.items():
        files = list((SOURCE / package).rglob("*.py"))
        assert files
        for path in files:
            for module in imports(path):
                if module.startswith("tiletum."):
                    assert module.split(".")[1] in allowed, f"{path.name} imports {module}"


def test_the_rules_have_no_io_no_clock_and_no_randomness() -> None:
    for path in [*(SOURCE / "game").glob("*.py"), *(SOURCE / "solo").glob("*.py")]:
        assert not IMPURE & {module.split(".")[0] for module in imports(path)}, path.name


def test_no_layer_is_forgotten() -> None:
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert packages == set(ALLOWED)
