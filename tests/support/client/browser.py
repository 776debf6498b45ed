"""How Chromium is started."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, ViewportSize

NewPage = Callable[..., Page]
CHROMIUM = "/usr/bin/chromium"
SHELL = "/usr/bin/chromium-headless-shell"
"""The same browser without what surrounds a page, from the same sources: pages open in half the time."""
QUICKEST = SHELL if Path(SHELL).exists() else CHROMIUM
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking")
ELSEWHERE = "tiletum.test"
"""A name that leads here, and that browsers take for another machine's."""
MAPPED = f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1"
OPTIONS = (*QUIET, "--disable-component-update", "--disable-sync", "--force-prefers-reduced-motion", MAPPED)
DESK: ViewportSize = {"width": 1600, "height": 1000}
PHONE: ViewportSize = {"width": 360, "height": 740}
PATIENCE = 15_000
"""Milliseconds after which something is missing, even on a busy machine."""


LOW: list[ViewportSize] = [{"width": 740, "height": 360}, {"width": 683, "height": 384}]
