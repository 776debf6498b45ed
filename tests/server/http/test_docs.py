"""The examples and tables in the documentation are correct."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import tiletum.version
from support.online import Serving
from tiletum.server.operate.settings import Settings

DOCS = Path(__file__).parents[3] / "docs"


@pytest.mark.slow
def test_the_example_plays_a_whole_game(serving: Serving, tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (DOCS / "api.md").read_text(encoding="utf-8"), re.S)
    assert len(code.splitlines()) <= 40
    program = tmp_path / "example.py"
    program.write_text(code)
    result = subprocess.run(
        [sys.executable, str(program), serving.address], capture_output=True, text=True, timeout=120
    )
    assert re.fullmatch(r"Scores: \[\d+, \d+\] Winner: seat [01]\n", result.stdout), result.stderr


def test_every_setting_is_described() -> None:
    table = (DOCS / "server.md").read_text(encoding="utf-8").partition("## Settings")[2].partition("##")[0]
    cells = [line.split("|")[1] for line in table.splitlines() if line.startswith("|")]
    described = set(re.findall(r"`(\w+)`", " ".join(cells)))
    # Set on the command line, or only by tests.
    names = {field.name for field in msgspec.structs.fields(Settings)} - {"db", "address", "pages"}
    assert described == names


def test_every_counted_limit_is_described() -> None:
    server = Path(tiletum.version.__file__).parent / "server"
    code = "".join(path.read_text(encoding="utf-8") for path in server.rglob("*.py"))
    counted = r'(?:note|hourly|Buckets|REFUSED\.labels)\(\s*"([a-z_-]+)"'
    line = re.search(r"`tiletum_refused_work_total`.*?\.\n", (DOCS / "server.md").read_text(), re.S)
    assert line
    assert set(re.findall(r"`([a-z_-]+)`", line[0])) - {"tiletum_refused_work_total", "limit"} == set(
        re.findall(counted, code)
    )
