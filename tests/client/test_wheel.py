"""The wheel contains the built client, and a server installed from it serves the page."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import httpx
import pytest

from support.databases import free_port

pytestmark = [pytest.mark.slow(longest=True), pytest.mark.browser]
ROOT = Path(__file__).parents[2]
PARTS = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "docs", "src", "web")
NOT_SOURCE = shutil.ignore_patterns("node_modules", "client", "__pycache__", "*.so")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build a wheel from the sources alone, without earlier builds."""
    folder = tmp_path_factory.mktemp("source")
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, folder / part, ignore=NOT_SOURCE)
        else:
            shutil.copy(ROOT / part, folder / part)
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--no-build-isolation", "--wheel-dir", str(folder / "dist"), str(folder)]
    result = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, result.stderr
    (built,) = (folder / "dist").glob("*.whl")
    return built


def test_the_client_is_in_the_wheel(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "tiletum/client/index.html" in names
    assert any(re.fullmatch(r"tiletum/client/assets/index-[\w-]+\.js", name) for name in names)
    assert not any("node_modules" in name or name.startswith("web/") for name in names)


def test_a_server_installed_from_the_wheel_serves_the_page(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path / "installed")
    port = free_port()
    command = [sys.executable, "-m", "tiletum", "serve", "--port", str(port)]
    server = subprocess.Popen(
        [*command, "--db", f"sqlite:///{tmp_path / 'tables.sqlite'}"],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "installed")},
        cwd=tmp_path,
        stderr=subprocess.DEVNULL,
    )
    try:
        index = answer(f"http://127.0.0.1:{port}/")
        script = re.search(r'src="\./([^"]+)"', index.text)
        assert script
        assert httpx.get(f"http://127.0.0.1:{port}/{script[1]}").status_code == 200
    finally:
        server.terminate()
        server.wait(20)


def answer(address: str) -> httpx.Response:
    deadline = time.monotonic() + 60
    while True:
        try:
            found = httpx.get(address, timeout=5)
        except httpx.HTTPError:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        else:
            assert found.status_code == 200, found.text
            return found
