"""The architecture's arrows point down, and the rules stay pure.

Which package may import which is in the tables of docs/architecture.md, and only there.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

import tiletum.version

SOURCE = Path(tiletum.version.__file__).parent
ARCHITECTURE = Path(__file__).parents[2] / "docs" / "architecture.md"
ROW = re.compile(r"^\| `([a-z._]+)` \| [^|]* \| ([^|]*) \|$", re.M)
BETWEEN = re.compile(r"^\| `([a-z.]+)` \| `([a-z.]+)` \| ([^|]*) \| ([^|]*) \|$", re.M)
FOR_ALL = {"errors", "extras", "version"}
"""Modules beside the packages that any package may import."""
EARLIER = {"solo"}
"""Earlier places of packages, for programs that have not moved yet."""
FOR_THE_RULES = {"errors"}
"""Those that are as pure as the rules."""

IMPURE = {
    *("random", "secrets", "time", "datetime", "os", "sys", "io", "json", "pathlib", "hashlib", "socket"),
    *("subprocess", "threading", "asyncio", "sqlite3", "urllib", "tempfile", "logging"),
}


class Arrow(NamedTuple):
    """An import within `tiletum`; names are those below `tiletum`."""

    module: str
    imported: str


def section(title: str) -> str:
    """Return a section of the architecture, up to the next heading."""
    found = re.search(rf"^#+ {title}\n(.*?)^#", ARCHITECTURE.read_text(encoding="utf-8"), re.M | re.S)
    assert found
    return found[1]


def names(cell: str) -> set[str]:
    return set(re.findall(r"`([a-z._]+)`", cell))


def layers() -> dict[str, set[str]]:
    """Return what each package may import, as the table of the architecture says."""
    return {package: names(may) for package, may in ROW.findall(section("Layers"))}


LAYERS = layers()


def dotted(path: Path, source: Path = SOURCE) -> str:
    """Return the name of a module below `tiletum`, such as `game.core.state`."""
    return ".".join(path.relative_to(source).with_suffix("").parts).removesuffix(".__init__")


PACKAGES = sorted({dotted(path) for path in SOURCE.rglob("__init__.py")} - {"__init__"})


def deepest(module: str, packages: Iterable[str]) -> str:
    """Return the deepest of some packages that holds a module; an empty name if none does."""
    while module and module not in packages:
        module = module.rpartition(".")[0]
    return module


def package_of(module: str) -> str:
    """Return the deepest package of the table that holds a module."""
    return deepest(module, LAYERS)


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
def arrows() -> list[Arrow]:
    """Return every import within `tiletum`."""
    return [
        Arrow(dotted(path), imported.removeprefix("tiletum").removeprefix("."))
        for path in sorted(SOURCE.rglob("*.py"))
        for imported in imports(path)
        if imported.split(".")[0] == "tiletum"
    ]


def entry_of(module: str, folder: str) -> str | None:
    """Return the module or folder, directly in `folder`, that holds a module."""
    if not f"{module}.".startswith(f"{folder}."):
        return None
    return module.removeprefix(folder).strip(".").partition(".")[0] or "__init__"


def imports_in(folder: str, arrows: list[Arrow]) -> dict[str, set[str]]:
    """Return what each module or folder, directly in `folder`, imports of the others."""
    found: dict[str, set[str]] = {}
    for arrow in arrows:
        here, there = entry_of(arrow.module, folder), entry_of(arrow.imported, folder)
        if here and here != "__init__":
            found.setdefault(here, set())
            if there and there not in (here, "__init__"):
                found[here].add(there)
    return found


def cycle_in(imported: dict[str, set[str]]) -> list[str]:
    """Return a cycle of imports, or an empty list."""
    try:
        TopologicalSorter(imported).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


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
    targets = {arrow: package_of(arrow.imported) or arrow.imported.split(".")[0] for arrow in arrows()}
    assert [
        arrow
        for arrow, target in targets.items()
        if package_of(arrow.module) and not may_import(package_of(arrow.module), target)
    ] == []


def test_no_packages_import_each_other() -> None:
    below: dict[str, set[str]] = {package: set() for package in LAYERS}
    for arrow in arrows():
        package, imported = package_of(arrow.module), package_of(arrow.imported)
        if package and imported and imported != package:
            below[package].add(imported)
    assert cycle_in(below) == []


@pytest.mark.parametrize("folder", PACKAGES)
def test_no_folder_has_a_cycle(folder: str) -> None:
    """The modules and folders in it import each other in one direction."""
    assert cycle_in(imports_in(folder, arrows())) == []


def test_a_cycle_of_rooms_is_noticed() -> None:
    up = Arrow("server.storage.notifications", "server.tables.cache")
    assert set(cycle_in(imports_in("server", [*arrows(), up]))) == {"storage", "tables"}


def test_the_modules_beside_the_packages_import_none() -> None:
    imported = {arrow.imported for arrow in arrows() if arrow.module in FOR_ALL}
    assert imported <= FOR_ALL
    beside = {dotted(path) for path in SOURCE.glob("*.py")}
    assert beside == {"__init__", "__main__", *FOR_ALL, *EARLIER}
    assert {arrow for arrow in arrows() if arrow.imported in ("", "__main__", *EARLIER)} == set()


def test_the_rooms_import_what_their_table_says() -> None:
    """The table lists the modules beside the rooms, too."""
    rooms = {room: names(imported) for room, imported in ROW.findall(section("The server's rooms"))}
    assert rooms == imports_in("server", arrows())


def between() -> set[tuple[str, str]]:
    """Return the subpackages that import modules of their package, and are imported by others of them."""
    up, down = set[tuple[str, str]](), set[tuple[str, str]]()
    for arrow in arrows():
        here, there = deepest(arrow.module, PACKAGES), deepest(arrow.imported, PACKAGES)
        if there.startswith(f"{here}."):
            down.add((here, there))
        elif here.startswith(f"{there}."):
            up.add((there, here))
    return up & down


def test_subpackages_between_modules_are_in_a_table() -> None:
    """The rooms of the server are in a table of their own, and the examples are true."""
    rows = BETWEEN.findall(section("Layers"))
    assert {(package, sub) for package, sub, _, _ in rows} == {
        (package, sub) for package, sub in between() if package != "server"
    }
    for package, sub, below, above in rows:
        inside = imports_in(package, arrows())
        entry = sub.removeprefix(f"{package}.")
        assert names(below) <= inside[entry]
        assert all(entry in inside[module] for module in names(above))


def test_the_rules_have_no_io_no_clock_and_no_randomness() -> None:
    assert impurities(SOURCE / "game") == []
    beside = {arrow.imported for arrow in arrows() if arrow.module.startswith("game.")} & FOR_ALL
    assert beside <= FOR_THE_RULES
    assert not [name for name in FOR_THE_RULES if IMPURE & set(imports(SOURCE / f"{name}.py"))]


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
    assert set(LAYERS) <= set(PACKAGES)
    assert {package.split(".")[0] for package in PACKAGES} <= set(LAYERS)
