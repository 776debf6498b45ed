"""Starting a server by hand: its output, the browser it opens, and errors in its settings."""

from __future__ import annotations

import argparse
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from support.databases import free_port
from tiletum.cli import main, serve
from tiletum.cli.serve import add_command, settings_of
from tiletum.server.operate.settings import Settings


def command(folder: Path, port: int, *options: str) -> list[str]:
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    return [sys.executable, "-m", "tiletum", "serve", "--port", str(port), "--db", database, *options]


def test_serve_opens_the_browser_and_prints_its_address_and_how_to_stop(tmp_path: Path) -> None:
    address_file = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {address_file}\n')
    browser.chmod(0o755)
    port = free_port()
    log = tmp_path / "log"
    with log.open("w") as output:
        server = subprocess.Popen(
            command(tmp_path, port, "--open"),
            env={**os.environ, "BROWSER": str(browser)},
            stdout=output,
            stderr=output,
        )
    try:
        deadline = time.monotonic() + 30
        while not (address_file.exists() and address_file.read_text()):
            assert time.monotonic() < deadline, log.read_text()
            time.sleep(0.05)
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(20)
    assert address_file.read_text() == f"http://127.0.0.1:{port}\n"
    assert f"http://127.0.0.1:{port}" in log.read_text()
    assert "Stop with Ctrl+C." in log.read_text()
    assert "Traceback" not in log.read_text()


@pytest.mark.parametrize(
    ("network", "expected", "opened_host"),
    [
        ("192.168.7.5", "Others on your network can reach them at http://192.168.7.5:8000\n", "192.168.7.5"),
        (None, "could not be found", "127.0.0.1"),
    ],
)
def test_a_public_server_prints_its_address_in_the_network(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    network: str | None,
    expected: str,
    opened_host: str,
) -> None:
    """It opens the page under that address, so that its links work for others."""
    seen: list[str] = []
    monkeypatch.setattr(serve, "network_address", lambda: network)
    monkeypatch.setattr(serve, "check_free", lambda host, port: None)
    monkeypatch.setattr(serve, "open_browser", seen.append)
    monkeypatch.setattr(serve, "serve", lambda arguments, workers: time.sleep(0.2))
    monkeypatch.setenv("TILETUM_SERVER", "")
    options = command(tmp_path, 8000, "--host", "0.0.0.0", "--open", "--lang", "en")[3:]
    assert main(options) == 0
    out = capsys.readouterr().out
    assert "Tables are served at http://127.0.0.1:8000, " in out
    assert expected in out
    assert "0.0.0.0" not in out
    assert seen == [f"http://{opened_host}:8000"]


def test_the_address_in_the_network_belongs_to_this_machine() -> None:
    found = serve.network_address()
    if found is not None:
        with socket.create_server((found, 0)):
            assert not found.startswith("127.")


@pytest.mark.parametrize("host", ["127.0.0.1", "no.such.host.invalid"])
def test_an_unavailable_port_is_reported_in_a_sentence(tmp_path: Path, host: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = subprocess.run(
            command(tmp_path, port, "--host", host), capture_output=True, text=True, timeout=60
        )
    assert result.returncode == 1
    assert result.stderr.startswith(f"The server cannot listen on port {port} of {host} (")
    assert result.stderr.endswith("Choose another one with --port.\n")
    assert not (tmp_path / "tables.sqlite").exists()


@pytest.mark.parametrize(
    ("option", "value"),
    [("--port", "0"), ("--port", "99999"), ("--bots", "0"), ("--workers", "0"), ("--workers", "-1")],
)
def test_impossible_numbers_are_refused(tmp_path: Path, option: str, value: str) -> None:
    result = subprocess.run(
        [*command(tmp_path, free_port()), option, value], capture_output=True, text=True, timeout=60
    )
    assert result.returncode == 2
    assert f"{option} cannot be" in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    "line", ["keep_open = -1.0", "keep_over = inf", "housekeeping = 0.0", "thinkers = 0", "burst = -1"]
)
def test_impossible_settings_are_refused(tmp_path: Path, line: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(line)
    result = subprocess.run(
        command(tmp_path, free_port(), "--settings", str(file)), capture_output=True, text=True, timeout=60
    )
    assert result.returncode == 1
    assert result.stderr.startswith(f"The settings in {file} cannot be used: ")
    assert line.split(" ")[0] in result.stderr


def test_the_command_line_overrides_the_settings(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(
        'db = "sqlite:///other.sqlite"\naddress = "https://other.example"\nthinkers = 7\nburst = 3\n'
    )
    parser = argparse.ArgumentParser()
    add_command(parser.add_subparsers())
    options = ["--settings", str(file), "--db", "sqlite:///this.sqlite", "--bots", "2", "--log", "debug"]
    settings = settings_of(parser.parse_args(["serve", *options]))
    assert (settings.db, settings.address) == ("sqlite:///this.sqlite", "https://other.example")
    assert (settings.thinkers, settings.burst, settings.opened) == (2, 3, 60)
    assert (settings.workers, settings.log) == (1, "debug")


def test_a_name_to_listen_at_becomes_a_name_of_the_server(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('hosts = ["games.example"]\n')
    parser = argparse.ArgumentParser()
    add_command(parser.add_subparsers())
    for host, names in (("box.lan", ("games.example", "box.lan")), ("::", ("games.example",))):
        options = ["serve", "--settings", str(file), "--host", host]
        settings = settings_of(parser.parse_args(options))
        assert settings.hosts == names
        assert msgspec.convert(msgspec.to_builtins(settings), Settings) == settings
