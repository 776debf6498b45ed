"""Makefile, pyproject and build hook cover all their files, at any depth of folders.

A module that moves into a new folder must still be built, compiled and checked.
"""

from __future__ import annotations

import ast
import importlib.util
import re
import subprocess
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from support.sabotage_mutants import PACKAGE, module_sources
from tiletum.game import engine
from tiletum.server.http.description import described_types, description

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tiletum"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
MYPYC: dict[str, list[str]] = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]


@cache
def makefile() -> str:
    command = ["make", "--dry-run", "--print-data-base"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout


def prerequisites(target: str) -> set[str]:
    rule = re.search(rf"^{re.escape(target)}: (.*)$", makefile(), re.MULTILINE)
    assert rule is not None, target
    return set(rule[1].split())


def files_in(folder: Path) -> list[Path]:
    return [file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts]


def missing(files: list[Path], seen: set[str]) -> list[str]:
    assert files
    return [name for name in (file.relative_to(ROOT).as_posix() for file in files) if name not in seen]


class Name(NamedTuple):
    """A name at the top of a module: a class, a constant, or an alias of a type."""

    module: str
    name: str


def described() -> list[Name]:
    """Return the name of every type in the API's description, and of all that their definitions use."""
    waiting = [Name(type_.__module__, type_.__name__) for type_ in described_types()]
    found = dict.fromkeys(waiting)
    while waiting:
        new = [used for used in uses(*waiting.pop()) if used not in found]
        found |= dict.fromkeys(new)
        waiting += new
    return list(found)


@cache
def uses(module: str, name: str) -> list[Name]:
    """Return the names of this package that a name's definition uses."""
    top = definitions(module)
    definition = top.get(name)
    if isinstance(definition, ast.ImportFrom):
        original = next(alias.name for alias in definition.names if (alias.asname or alias.name) == name)
        package = module.rpartition(".")[0]
        source = importlib.util.resolve_name("." * definition.level + (definition.module or ""), package)
        return [Name(source, original)] if source.startswith("tiletum.") else []
    used = ast.walk(definition) if definition else ()
    return [Name(module, node.id) for node in used if isinstance(node, ast.Name) and node.id in top]


@cache
def definitions(module: str) -> dict[str, ast.stmt]:
    """Return the statements at the top of a module by the names they define or import."""
    tree = ast.parse(file_of(module).read_text(encoding="utf-8"))
    found: dict[str, ast.stmt] = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            found[node.name] = node
        elif isinstance(node, ast.ImportFrom):
            found |= {alias.asname or alias.name: node for alias in node.names}
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {target.id: node for target in targets if isinstance(target, ast.Name)}
    return found


def file_of(module: str) -> Path:
    path = SOURCE.parent / module.replace(".", "/")
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def test_the_compiled_build_is_made_again_when_any_source_changes() -> None:
    client = SOURCE / "client"
    sources = [file for file in files_in(SOURCE) if client not in file.parents]
    assert missing(sources, prerequisites(".venv-compiled/.ready")) == []


def test_the_types_of_the_client_are_made_again_when_the_server_changes() -> None:
    """The described types are classes, literals and aliases of many modules."""
    names = described()
    assert {name.name for name in names} >= set(description()["components"]["schemas"]) | {"Why", "Group"}
    types = {file_of(name.module) for name in names}
    sources = [*(SOURCE / "server").rglob("*.py"), *(SOURCE / "hall").rglob("*.py"), *types]
    assert missing(sources, prerequisites("build/openapi.checked")) == []


@pytest.mark.parametrize(
    "files",
    [
        pytest.param(files_in(ROOT / "web" / "src"), id="components"),
        pytest.param(files_in(ROOT / "web" / "public"), id="public"),
        pytest.param(list((SOURCE / "words").rglob("*.ftl")), id="catalogues"),
        pytest.param(list((ROOT / "docs").rglob("rul*.md")), id="rules"),
    ],
)
def test_the_client_is_built_again_when_a_source_changes(files: list[Path]) -> None:
    """Make and the hook that builds wheels must both notice. Types generated from the server count once they
    exist."""
    ours = [file for file in files if file.name != "schema.d.ts"]
    assert missing(ours, prerequisites("src/tiletum/client/index.html")) == []
    assert missing(ours, {file.relative_to(ROOT).as_posix() for file in build_hook().sources(ROOT)}) == []


def build_hook() -> ModuleType:
    hook = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert hook is not None
    assert hook.loader is not None
    module = importlib.util.module_from_spec(hook)
    hook.loader.exec_module(module)
    return module


def test_the_build_hook_looks_into_every_folder(tmp_path: Path) -> None:
    """Also where no file lies as deep today."""
    (tmp_path / "web").mkdir()
    deep = [
        tmp_path / folder / "a" / "b" / "c" / name
        for folder, name in (
            ("web/src", "Deep.svelte"),
            ("web/public", "deep.svg"),
            ("src/tiletum/words", "deep.ftl"),
            ("docs", "rules.md"),
        )
    ]
    for file in deep:
        file.parent.mkdir(parents=True)
        file.touch()
    assert set(build_hook().sources(tmp_path)) == set(deep)


def test_what_is_compiled_exists() -> None:
    named = [*MYPYC["include"], *MYPYC["exclude"]]
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_only_what_imports_every_name_is_left_out() -> None:
    """These are the earlier places of modules: compiled code binds no name by `import *`."""
    modules = [module for entry in MYPYC["include"] for module in files_at(ROOT / entry)]
    stars = [module for module in modules if "import *" in module.read_text(encoding="utf-8")]
    assert [module.relative_to(ROOT).as_posix() for module in stars] == MYPYC["exclude"]


def test_every_module_of_the_compiled_folders_is_compiled() -> None:
    """This holds on the compiled build. The plain build compiles none."""
    compiled = not engine.__file__.endswith(".py")
    left_out = {name for entry in MYPYC["exclude"] for name in modules_in(ROOT / entry)}
    names = [name for entry in MYPYC["include"] for name in modules_in(ROOT / entry) if name not in left_out]
    files = {name: spec.origin for name in names if (spec := importlib.util.find_spec(name))}
    assert set(files) == set(names)
    assert [name for name, file in files.items() if str(file).endswith(".py") == compiled] == []


def files_at(place: Path) -> list[Path]:
    return [place] if place.is_file() else sorted(place.rglob("*.py"))


def modules_in(place: Path) -> list[str]:
    parts = [file.relative_to(ROOT / "src").with_suffix("").parts for file in files_at(place)]
    return [".".join(part[:-1] if part[-1] == "__init__" else part) for part in parts]


def test_the_sabotage_tool_sees_every_module_of_the_rules() -> None:
    files = list((SOURCE / PACKAGE).rglob("*.py"))
    assert len(module_sources(SOURCE)) == len(files)


PLAIN_ONLY = {
    "arena": "arena is not compiled",
    "box": "box is not compiled",
    "cli": "cli is not compiled",
    "client": "the page is the same",
    "hall": "hall is not compiled",
    "repository": "the files are the same",
    "server": "server is not compiled",
    "table/test_earlier.py": "save files and positions are not compiled",
    "table/test_fuzz.py": "boxes and positions are not compiled",
    "table/test_names.py": "names are not compiled",
    "table/test_positions.py": "positions are not compiled",
    "words": "words are not compiled",
}
"""Tests that the compiled build does not run again, except for files that the Makefile names."""


def compiled_tests() -> list[str]:
    named = re.search(r"^COMPILED_TESTS := (.*)$", makefile(), re.MULTILINE)
    assert named is not None
    return named[1].split()


def is_in(test: Path, places: Iterable[str]) -> bool:
    return any(test.is_relative_to(ROOT / "tests" / place) for place in places)


def test_the_tests_of_the_compiled_build_exist() -> None:
    assert [name for name in [*compiled_tests(), *PLAIN_ONLY] if not (ROOT / "tests" / name).exists()] == []


def test_every_test_runs_on_the_compiled_build_or_need_not() -> None:
    tests = list((ROOT / "tests").rglob("test_*.py"))
    assert [test for test in tests if not is_in(test, [*compiled_tests(), *PLAIN_ONLY])] == []
    # A whole folder is either of compiled code or not.
    assert set(compiled_tests()) & set(PLAIN_ONLY) == set()
    packages = {Path(entry).relative_to("src/tiletum").parts[0] for entry in MYPYC["include"]}
    assert packages & set(PLAIN_ONLY) == set()


def test_mypy_sees_every_file() -> None:
    assert {"src", "tests", "bench"} <= set(PROJECT["tool"]["mypy"]["files"])


@pytest.mark.parametrize("folder", ["tests", "bench"])
def test_every_test_is_where_pytest_looks(folder: str) -> None:
    tests = [file.relative_to(ROOT).as_posix() for file in (ROOT / folder).rglob("test_*.py")]
    looked_in = tuple(f"{path}/" for path in PROJECT["tool"]["pytest"]["ini_options"]["testpaths"])
    assert [test for test in tests if not test.startswith(looked_in)] == []
