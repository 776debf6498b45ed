"""A server, Chromium, and pages that may not complain: errors and warnings on the console fail the test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from support.client.browser import CHROMIUM, DESK, ELSEWHERE, OPTIONS, PATIENCE, PHONE, QUICKEST, NewPage
from support.online import NO_LIMITS, Serving

BLOCKED = "Service Worker registration blocked by Playwright"


@pytest.fixture(scope="module")
def whole(request: pytest.FixtureRequest) -> bool:
    """Modules that are about the browser, too, or about time, ask for the whole of it."""
    return getattr(request.module, "WHOLE_BROWSER", False)


@pytest.fixture(scope="module")
def workers(request: pytest.FixtureRequest, whole: bool) -> Literal["allow", "block"]:
    """Elsewhere no page keeps the installed app for later, which would fetch all of it in every test."""
    return "allow" if whole or getattr(request.module, "WORKERS", False) else "block"


@pytest.fixture(scope="module")
def chromium(whole: bool) -> Iterator[Browser]:
    """For one module only: while it runs, nothing else in this process can have a loop of its own."""
    program = CHROMIUM if whole else QUICKEST
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(OPTIONS))
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One database is enough: the client does not see which it is."""
    folder: Path = tmp_path_factory.mktemp("served")
    settings = f'{NO_LIMITS}hosts = ["{ELSEWHERE}"]\n'
    server = Serving(f"sqlite:///{folder / 'tables.sqlite'}", folder, settings)
    yield server
    server.end()


@pytest.fixture
def new_page(chromium: Browser, workers: Literal["allow", "block"]) -> Iterator[NewPage]:
    """Opens pages, each in a browser profile of its own; whatever they complain about is found at the end."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def begin(*, phone: bool = False, dark: bool = False, forgive: tuple[str, ...] = ()) -> Page:
        context = chromium.new_context(
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            locale="en-GB",
            service_workers=workers,
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()

        def heard(kind: str, text: str) -> None:
            if kind in ("error", "warning") and not any(part in text for part in (BLOCKED, *forgive)):
                complaints.append(f"{kind}: {text}")

        page.on("console", lambda message: heard(message.type, f"{message.text} {message.location['url']}"))
        page.on("pageerror", lambda error: heard("error", str(error)))
        return page

    yield begin
    for context in contexts:
        context.close()
    assert complaints == []
