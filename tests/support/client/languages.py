"""The page in languages other than English."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from support.online import Serving
from tiletum.words import languages

OTHER_LANGUAGES = [lang for lang in languages() if lang != "en"]


def open_in_language(page: Page, served: Serving, lang: str) -> None:
    """Open the page as a person who has chosen a language in the settings."""
    settings = json.dumps(json.dumps({"language": lang}))
    page.add_init_script(f"if (location.host) localStorage.setItem('tiletum.settings', {settings})")
    page.goto(served.address)
    expect(page.locator("html")).to_have_attribute("lang", lang)
