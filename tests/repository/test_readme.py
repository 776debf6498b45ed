"""The README's examples and links work."""

from __future__ import annotations

import os
import re
import shlex
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_the_example_runs(tmp_path: Path) -> None:
    assert len(PYTHON) == 1
    result = subprocess.run([sys.executable, "-c", PYTHON[0]], cwd=tmp_path, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    assert re.match(r"\[\d+, \d+\] winner: [01]\n", result.stdout)
    assert (tmp_path / "game.json").exists()


def blocks() -> Iterator[tuple[str, str]]:
    """Yield each block of code with its language, and each `tiletum` command of a shell block separately."""
    for language, code in re.findall(r"```(python|sh)\n(.*?)```", README, re.DOTALL):
        if language == "python":
            yield language, code
            continue
        for line in code.splitlines():
            if line.startswith("tiletum "):
                yield language, line.partition("#")[0].strip()


@pytest.mark.slow
def test_the_commands_run_in_the_order_of_the_page(tmp_path: Path) -> None:
    """They run unchanged in one folder, and the people at the tables leave with `quit`."""
    results = []
    for language, code in blocks():
        if code.startswith("tiletum serve"):
            continue  # tested below
        argv = ["-c", code] if language == "python" else ["-m", *shlex.split(code)]
        done = run_in(tmp_path, argv)
        assert done.returncode == 0, (code, done.stderr)
        assert "Traceback" not in done.stderr
        results.append(code.split()[1])
    assert {"play", "simulate", "arena", "box", "bench", "replay", "hint"} <= set(results)
    assert results.index("hint") > results.index("random"), (
        "the hint comes after the example, which begins with `import random`"
    )


def run_in(folder: Path, argv: list[str]) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "XDG_DATA_HOME": str(folder / "data")}
    return subprocess.run(
        [sys.executable, *argv], cwd=folder, env=environment, input="quit\n", capture_output=True, text=True
    )


@pytest.mark.slow
def test_serve_answers_and_can_be_stopped(tmp_path: Path) -> None:
    """It runs as on the page, but only for this machine and on a free port."""
    command = next(code for _, code in blocks() if code.startswith("tiletum serve"))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    local_argv = ["--host", "127.0.0.1", "--port", str(port), "--db", f"sqlite:///{tmp_path}/tables.db"]
    argv = [sys.executable, "-m", *shlex.split(command), *local_argv]
    with subprocess.Popen(argv, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as server:
        try:
            assert healthy(f"http://127.0.0.1:{port}/health")
        finally:
            server.terminate()
            server.communicate(timeout=30)


def healthy(url: str) -> bool:
    """Return whether the server answers within a minute."""
    for _ in range(300):
        try:
            with urllib.request.urlopen(url, timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            time.sleep(0.2)
    return False


def test_the_example_is_short() -> None:
    assert len([line for line in PYTHON[0].splitlines() if line.strip()]) <= 10


@pytest.mark.parametrize("link", sorted(set(re.findall(r"\]\(([^)#]+)\)", README))))
def test_links_have_a_target(link: str) -> None:
    assert (ROOT / link).exists()


def test_the_commands_of_the_makefile_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in ("play", "test", "quick", "measure", "setup", "compiled"):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)
