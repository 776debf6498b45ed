"""On a plain installation a command names the extra it needs, instead of failing with a traceback."""

from __future__ import annotations

import subprocess
import sys
import tomllib
import venv
from pathlib import Path

import pytest

from tiletum.extras import PACKAGES

ROOT = Path(__file__).parents[2]
BLOCKED = """
import sys
from importlib.abc import MetaPathFinder

class Blocker(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {names!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

import importlib.util
found = importlib.util.find_spec
def find_spec(name, package=None):
    return None if name in {names!r} else found(name, package)
importlib.util.find_spec = find_spec
sys.meta_path.insert(0, Blocker())
from tiletum.cli import main
sys.exit(main({argv!r}))
"""
"""Run a command as if these packages were not installed."""

NEEDING = [
    (["serve", "--port", "1"], "server"),
    (["backup", "tables.jsonl.gz"], "server"),
    (["restore", "tables.jsonl.gz"], "server"),
    (["tables", "list"], "server"),
    (["arena", "--bots", "random,apprentice", "--games", "2", "--report", "page"], "report"),
    (["arena", "--bots", "random,apprentice", "--games", "2", "--cluster", "127.0.0.1:1"], "cluster"),
]


def run_without(names: tuple[str, ...], argv: list[str], where: Path) -> subprocess.CompletedProcess[str]:
    program = BLOCKED.format(names=set(names), argv=argv)
    return subprocess.run([sys.executable, "-c", program], cwd=where, capture_output=True, text=True)


def check(done: subprocess.CompletedProcess[str], extra: str) -> None:
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert f"pip install 'tiletum[{extra}]'" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(("argv", "extra"), NEEDING, ids=lambda value: str(value[0]))
def test_a_command_names_the_extra_it_needs(argv: list[str], extra: str, tmp_path: Path) -> None:
    check(run_without(PACKAGES[extra], [*argv, "--lang", "en"], tmp_path), extra)
    assert list(tmp_path.iterdir()) == []


def test_an_import_that_fails_for_another_reason_is_not_reported_as_a_missing_extra(tmp_path: Path) -> None:
    done = run_without(("sqlite3",), ["backup", "tables.jsonl.gz", "--db", "sqlite:///x.db"], tmp_path)
    assert done.returncode not in (0, 2)
    assert "No module named 'sqlite3" in done.stderr
    assert "pip install" not in done.stderr


def test_the_table_of_extras_lists_all_optional_packages() -> None:
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = listed["project"]["optional-dependencies"]
    for extra, names in PACKAGES.items():
        requirements = {package_of(line) for line in extras[extra]} - {"uvloop"}  # not on Windows
        assert requirements == set(names), extra


def package_of(requirement: str) -> str:
    name = requirement.partition(";")[0]
    for sign in ("[", ">", "=", "<"):
        name = name.partition(sign)[0]
    return name.strip().replace("-", "_")


@pytest.mark.thorough
def test_a_plain_installation_names_the_extras(tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip"]
    subprocess.run([*pip, "wheel", "-q", "--no-deps", "-w", str(tmp_path), str(ROOT)], check=True)
    venv.create(tmp_path / "plain", with_pip=True)
    programs = tmp_path / "plain" / ("Scripts" if sys.platform == "win32" else "bin")
    wheel = next(tmp_path.glob("*.whl"))
    subprocess.run([programs / "python", "-m", "pip", "install", "-q", str(wheel)], check=True)
    for argv, extra in NEEDING:
        command = [str(programs / "tiletum"), *argv, "--lang", "en"]
        check(subprocess.run(command, cwd=tmp_path, capture_output=True, text=True), extra)
