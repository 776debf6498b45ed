"""A server, Chromium, and pages whose console errors and warnings fail the test."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from functools import cache
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from support.client.browser import CHROMIUM, DESK, FASTEST, OPTIONS, OTHER_HOST, PATIENCE, PHONE, NewPage
from support.online import NO_LIMITS, Serving

BLOCKED = "Service Worker registration blocked by Playwright"


@pytest.fixture(scope="module")
def full_browser(request: pytest.FixtureRequest) -> bool:
    """Return whether a module needs the full browser, because it tests the browser itself or measures
    time."""
    return getattr(request.module, "WHOLE_BROWSER", False)


@pytest.fixture(scope="module")
def workers(request: pytest.FixtureRequest, full_browser: bool) -> Literal["allow", "block"]:
    """Return whether service workers may run. Each page would download the whole app for one."""
    return "allow" if full_browser or getattr(request.module, "WORKERS", False) else "block"


@pytest.fixture(scope="package")
def browsers() -> Iterator[Callable[[str], Browser]]:
    """Return a function that launches each browser once.

    The fixture ends with this package: while it is open, this process can have no other event loop.
    """
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright, ExitStack() as launched:

        @cache
        def launch(program: str) -> Browser:
            browser = playwright.chromium.launch(executable_path=program, args=list(OPTIONS))
            return launched.enter_context(closing(browser))

        yield launch


@pytest.fixture(scope="module")
def chromium(browsers: Callable[[str], Browser], full_browser: bool) -> Browser:
    return browsers(CHROMIUM if full_browser else FASTEST)


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Start one server for all pages. The client cannot tell which database it has."""
    folder: Path = tmp_path_factory.mktemp("served")
    settings = f'{NO_LIMITS}hosts = ["{OTHER_HOST}"]\n'
    server = Serving(f"sqlite:///{folder / 'tables.sqlite'}", folder, settings)
    yield server
    server.end()


@pytest.fixture
def new_page(chromium: Browser, workers: Literal["allow", "block"]) -> Iterator[NewPage]:
    """Return a function that opens pages, each with its own browser profile. Console errors fail the test at
    its end."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []
    expected: set[str] = set()
    seen: set[str] = set()

    def open_page(
        *,
        phone: bool = False,
        dark: bool = False,
        forgive: tuple[str, ...] = (),
        refused: tuple[str, ...] = (),
    ) -> Page:
        """Open a page. `refused` lists requests that the server must refuse, such as "409
        /tables/ID/join"."""
        expected.update(refused)
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

        def note_message(kind: str, text: str) -> None:
            request = refused_request(text)
            if request is not None and request in refused:
                seen.add(request)
            elif kind in ("error", "warning") and not any(part in text for part in (BLOCKED, *forgive)):
                complaints.append(f"{kind}: {text}")

        page.on(
            "console", lambda message: note_message(message.type, f"{message.text} {message.location['url']}")
        )
        page.on("pageerror", lambda error: note_message("error", str(error)))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
    assert seen == expected


REFUSED = re.compile(
    r"Failed to load resource: the server responded with a status of (4\d\d) \(.*\) \S*/api(/[^?]*)\S*"
)
ID = re.compile(r"(?<=/tables/)[\w-]{12}(?=/|$)")


def refused_request(text: str) -> str | None:
    """Return the request in Chromium's message about a status of 4xx, or None for other messages."""
    found = REFUSED.fullmatch(text)
    return f"{found[1]} {ID.sub('ID', found[2])}" if found else None
