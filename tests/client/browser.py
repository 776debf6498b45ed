"""How Chromium is started."""

from __future__ import annotations

from playwright.sync_api import ViewportSize

CHROMIUM = "/usr/bin/chromium"
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking")
OPTIONS = (*QUIET, "--disable-component-update", "--disable-sync", "--force-prefers-reduced-motion")
DESK: ViewportSize = {"width": 1600, "height": 1000}
PHONE: ViewportSize = {"width": 360, "height": 740}
PATIENCE = 15_000
"""Milliseconds after which something is missing, even on a busy machine."""
