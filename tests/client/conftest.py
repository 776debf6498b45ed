"""A server, Chromium, and pages that may not complain: errors and warnings on the console fail the test."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from functools import cache
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from support.client.browser import CHROMIUM, DESK, ELSEWHERE, OPTIONS, PATIENCE, PHONE, QUICKEST, NewPage
from support.online import NO_LIMITS, Serving

BLOCKED = "Service Worker registration blocked by Playwright"


@pytest.fixture(scope="module")
def whole(request: pytest.FixtureRequest) -> bool:
    """Tell whether a module asks for the whole browser: it is about the browser, too, or about time."""
    return getattr(request.module, "WHOLE_BROWSER", False)


@pytest.fixture(scope="module")
def workers(request: pytest.FixtureRequest, whole: bool) -> Literal["allow", "block"]:
    """Block the installed app elsewhere: every test would fetch all of it."""
    return "allow" if whole or getattr(request.module, "WORKERS", False) else "block"


@pytest.fixture(scope="package")
def browsers() -> Iterator[Callable[[str], Browser]]:
    """Return a function that launches each program once.

    For this package only: while it runs, nothing else in this process can have an event loop.
    """
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright, ExitStack() as launched:

        @cache
        def launch(program: str) -> Browser:
            browser = playwright.chromium.launch(executable_path=program, args=list(OPTIONS))
            return launched.enter_context(closing(browser))

        yield launch


@pytest.fixture(scope="module")
def chromium(browsers: Callable[[str], Browser], whole: bool) -> Browser:
    return browsers(CHROMIUM if whole else QUICKEST)


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Start one server for all pages. The client does not see which database it has."""
    folder: Path = tmp_path_factory.mktemp("served")
    settings = f'{NO_LIMITS}hosts = ["{ELSEWHERE}"]\n'
    server = Serving(f"sqlite:///{folder / 'tables.sqlite'}", folder, settings)
    yield server
    server.end()


@pytest.fixture
def new_page(chromium: Browser, workers: Literal["allow", "block"]) -> Iterator[NewPage]:
    """Open pages, each in a browser profile of its own. Their complaints fail the test at its end."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []
    expected: set[str] = set()
    noted: set[str] = set()

    def begin(
        *,
        phone: bool = False,
        dark: bool = False,
        forgive: tuple[str, ...] = (),
        refused: tuple[str, ...] = (),
    ) -> Page:
        """Open a page. `refused` are requests that the server must refuse, such as "409 /tables/ID/join"."""
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

        def heard(kind: str, text: str) -> None:
            request = refused_request(text)
            if request is not None and request in refused:
                noted.add(request)
            elif kind in ("error", "warning") and not any(part in text for part in (BLOCKED, *forgive)):
                complaints.append(f"{kind}: {text}")

        page.on("console", lambda message: heard(message.type, f"{message.text} {message.location['url']}"))
        page.on("pageerror", lambda error: heard("error", str(error)))
        return page

    yield begin
    for context in contexts:
        context.close()
    assert complaints == []
    assert noted == expected


REFUSED = re.compile(
    r"Failed to load resource: the server responded with a status of (4\d\d) \(.*\) \S*/api(/[^?]*)\S*"
)
ID = re.compile(r"(?<=/tables/)[\w-]{12}(?=/|$)")


def refused_request(text: str) -> str | None:
    """Return the request of the line that Chromium writes for a status of 4xx; None of other lines."""
    found = REFUSED.fullmatch(text)
    return f"{found[1]} {ID.sub('ID', found[2])}" if found else None
