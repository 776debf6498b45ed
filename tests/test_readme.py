"""What the README shows works as it stands there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_the_example_runs(tmp_path: Path) -> None:
    assert len(PYTHON) == 1
    done = subprocess.run([sys.executable, "-c", PYTHON[0]], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert re.match(r"\[\d+, \d+\] winner: [01]\n", done.stdout)
    assert (tmp_path / "game.json").exists()


def test_the_example_is_short() -> None:
    assert len([line for line in PYTHON[0].splitlines() if line.strip()]) <= 10


@pytest.mark.parametrize("link", sorted(set(re.findall(r"\]\(([^)#]+)\)", README))))
def test_links_lead_somewhere(link: str) -> None:
    assert (ROOT / link).exists()


def test_the_commands_of_the_makefile_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in ("play", "test", "quick", "measure", "setup", "compiled"):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)
