"""Starting a server by hand: what it prints, the browser it opens, and a port that is taken."""

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


def test_it_opens_the_browser_and_says_where_it_is_and_how_to_stop_it(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
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
        while not (opened.exists() and opened.read_text()):
            assert time.monotonic() < deadline, log.read_text()
            time.sleep(0.05)
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(20)
    assert opened.read_text() == f"http://127.0.0.1:{port}\n"
    assert f"http://127.0.0.1:{port}" in log.read_text()
    assert "Stop with Ctrl+C." in log.read_text()
    assert "Traceback" not in log.read_text()


@pytest.mark.parametrize(
    ("network", "told", "opened"),
    [
        ("192.168.7.5", "Others in your network reach them at http://192.168.7.5:8000\n", "192.168.7.5"),
        (None, "could not be found out", "127.0.0.1"),
    ],
)
def test_a_server_for_all_says_how_others_reach_it(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    network: str | None,
    told: str,
    opened: str,
) -> None:
    """And opens the page so that its links are good for them."""
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
    assert told in out
    assert "0.0.0.0" not in out
    assert seen == [f"http://{opened}:8000"]


def test_the_address_in_the_network_is_one_of_this_machine() -> None:
    found = serve.network_address()
    if found is not None:
        with socket.create_server((found, 0)):
            assert not found.startswith("127.")


@pytest.mark.parametrize("host", ["127.0.0.1", "no.such.host.invalid"])
def test_a_port_that_cannot_be_had_is_told_in_a_sentence(tmp_path: Path, host: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = subprocess.run(
            command(tmp_path, port, "--host", host), capture_output=True, text=True, timeout=60
        )
    assert done.returncode == 1
    assert done.stderr.startswith(f"The server cannot listen on port {port} of {host} (")
    assert done.stderr.endswith("Choose another one with --port.\n")
    assert not (tmp_path / "tables.sqlite").exists()


@pytest.mark.parametrize(
    ("option", "value"),
    [("--port", "0"), ("--port", "99999"), ("--bots", "0"), ("--workers", "0"), ("--workers", "-1")],
)
def test_numbers_that_make_no_sense_are_refused(tmp_path: Path, option: str, value: str) -> None:
    done = subprocess.run(
        [*command(tmp_path, free_port()), option, value], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2
    assert f"{option} cannot be" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "line", ["keep_open = -1.0", "keep_over = inf", "housekeeping = 0.0", "thinkers = 0", "burst = -1"]
)
def test_settings_that_make_no_sense_are_refused(tmp_path: Path, line: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(line)
    done = subprocess.run(
        command(tmp_path, free_port(), "--settings", str(file)), capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 1
    assert done.stderr.startswith(f"The settings in {file} cannot be used: ")
    assert line.split(" ")[0] in done.stderr


def test_the_command_line_counts_more_than_the_settings(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(
        'db = "sqlite:///other.sqlite"\naddress = "https://other.example"\nthinkers = 7\nburst = 3\n'
    )
    parser = argparse.ArgumentParser()
    add_command(parser.add_subparsers())
    given = ["--settings", str(file), "--db", "sqlite:///this.sqlite", "--bots", "2", "--log", "debug"]
    settings = settings_of(parser.parse_args(["serve", *given]))
    assert (settings.db, settings.address) == ("sqlite:///this.sqlite", "https://other.example")
    assert (settings.thinkers, settings.burst, settings.opened) == (2, 3, 60)
    assert (settings.workers, settings.log) == (1, "debug")


def test_a_name_to_listen_at_is_a_name_of_the_server(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('hosts = ["games.example"]\n')
    parser = argparse.ArgumentParser()
    add_command(parser.add_subparsers())
    for host, names in (("box.lan", ("games.example", "box.lan")), ("::", ("games.example",))):
        given = ["serve", "--settings", str(file), "--host", host]
        settings = settings_of(parser.parse_args(given))
        assert settings.hosts == names
        assert msgspec.convert(msgspec.to_builtins(settings), Settings) == settings
