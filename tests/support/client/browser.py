"""Options for starting Chromium."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, ViewportSize

NewPage = Callable[..., Page]
CHROMIUM = "/usr/bin/chromium"
SHELL = "/usr/bin/chromium-headless-shell"
"""The same browser without its windows and menus. Pages open in half the time."""
FASTEST = SHELL if Path(SHELL).exists() else CHROMIUM
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking")
OTHER_HOST = "tiletum.test"
"""A name of this server that browsers take for another machine."""
HOST_RULES = f"--host-resolver-rules=MAP {OTHER_HOST} 127.0.0.1"
OPTIONS = (
    *QUIET,
    "--disable-component-update",
    "--disable-sync",
    "--force-prefers-reduced-motion",
    HOST_RULES,
)
DESK: ViewportSize = {"width": 1600, "height": 1000}
PHONE: ViewportSize = {"width": 360, "height": 740}
PATIENCE = 15_000
"""Milliseconds to wait before something counts as missing, even on a busy machine."""


LOW: list[ViewportSize] = [{"width": 740, "height": 360}, {"width": 683, "height": 384}]
