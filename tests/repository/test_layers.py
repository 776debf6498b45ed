"""The architecture's arrows point down, and the rules stay pure.

Which package may import which is the table of docs/architecture.md, and only there.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import tiletum.version

SOURCE = Path(tiletum.version.__file__).parent
ARCHITECTURE = Path(__file__).parents[2] / "docs" / "architecture.md"
ROW = re.compile(r"^\| `([a-z.]+)` \| .* \| (.*) \|$", re.M)
FOR_ALL = {"errors", "extras", "version"}
"""Single modules that any package may import."""

IMPURE = {"random", "secrets", "time", "datetime", "os", "sys", "io", "json", "pathlib", "hashlib", "socket"}


def layers() -> dict[str, set[str]]:
    """Return what each package may import, as the table of the architecture says."""
    section = ARCHITECTURE.read_text(encoding="utf-8").split("## Layers")[1].split("\n## ")[0]
    return {package: set(re.findall(r"`([a-z.]+)`", may)) for package, may in ROW.findall(section)}


LAYERS = layers()


def dotted(path: Path, source: Path = SOURCE) -> str:
    """Return the name of a module below `tiletum`, such as `game.core.state`."""
    return ".".join(path.relative_to(source).with_suffix("").parts).removesuffix(".__init__")


def package_of(module: str) -> str:
    """Return the deepest package of the table that holds a module."""
    while module and module not in LAYERS:
        module = module.rpartition(".")[0]
    return module


def imports(path: Path) -> Iterator[str]:
    """Yield the modules a file imports, absolute. An imported name that is a module counts as one."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from imported_names(node, path)


def imported_names(node: ast.ImportFrom, path: Path) -> list[str]:
    base = list(path.relative_to(SOURCE.parent).parts[: -node.level]) if node.level else []
    module = ".".join([*base, *([node.module] if node.module else [])])
    files = SOURCE.parent / module.replace(".", "/")
    modules = [alias.name for alias in node.names if (files / f"{alias.name}.py").exists()]
    packages = [alias.name for alias in node.names if (files / alias.name).is_dir()]
    submodules = [f"{module}.{name}" for name in modules + packages]
    return submodules if len(submodules) == len(node.names) else [module, *submodules]


@cache
def arrows() -> list[tuple[str, str, str]]:
    """Return (module, its package, imported package) for every import within `tiletum`."""
    found: list[tuple[str, str, str]] = []
    for path in sorted(SOURCE.rglob("*.py")):
        module = dotted(path)
        for target in imports(path):
            if target.startswith("tiletum."):
                imported = target.removeprefix("tiletum.")
                found.append((module, package_of(module), package_of(imported) or imported.split(".")[0]))
    return found


def may_import(package: str, imported: str) -> bool:
    return imported == package or any(
        imported == allowed or imported.startswith(f"{allowed}.") for allowed in LAYERS[package] | FOR_ALL
    )


def impurities(folder: Path) -> list[str]:
    """Name the modules below a folder that import what the rules must not have."""
    return [
        path.name
        for path in sorted(folder.rglob("*.py"))
        if IMPURE & {module.split(".")[0] for module in imports(path)}
    ]


def test_imports_point_down() -> None:
    wrong = [arrow for arrow in arrows() if arrow[1] and not may_import(arrow[1], arrow[2])]
    assert not wrong


def test_no_packages_import_each_other() -> None:
    below: dict[str, set[str]] = {package: set() for package in LAYERS}
    for _, package, imported in arrows():
        if package and imported in LAYERS and imported != package:
            below[package].add(imported)
    assert list(TopologicalSorter(below).static_order())


def test_the_rules_have_no_io_no_clock_and_no_randomness() -> None:
    assert impurities(SOURCE / "game") == []


def test_an_impure_chapter_is_noticed(tmp_path: Path) -> None:
    chapter = SOURCE / "game" / "chapters" / "turn.py"
    copy = tmp_path / "chapters" / "turn.py"
    copy.parent.mkdir()
    copy.write_text(f"import random\n{chapter.read_text(encoding='utf-8')}", encoding="utf-8")
    assert impurities(tmp_path) == ["turn.py"]


def picture() -> str:
    """Return the table as a Mermaid diagram: an arrow for each import that no other arrows already allow."""
    expanded = {
        package: {other for other in LAYERS if other != package and may_import(package, other)}
        for package in LAYERS
    }
    lines = ["graph TD"]
    for package, below in expanded.items():
        indirect = {far for near in below for far in expanded[near]}
        lines += [f"    {package} --> {other}" for other in LAYERS if other in below - indirect]
    return "\n".join(lines)


def test_the_picture_shows_the_table() -> None:
    drawn = re.search(r"```mermaid\n(.*?)\n```", ARCHITECTURE.read_text(encoding="utf-8"), re.S)
    assert drawn
    assert drawn[1] == picture()


def test_the_table_names_every_package() -> None:
    packages = {dotted(path) for path in SOURCE.rglob("__init__.py")} - {"", "__init__"}
    assert set(LAYERS) <= packages
    assert {package.split(".")[0] for package in packages} <= set(LAYERS)
