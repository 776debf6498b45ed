"""The page in other languages than English."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from support.online import Serving
from tiletum.words import languages

OTHERS = [lang for lang in languages() if lang != "en"]


def speak(page: Page, served: Serving, lang: str) -> None:
    """As somebody who has chosen a language in the settings."""
    kept = json.dumps(json.dumps({"language": lang}))
    page.add_init_script(f"if (location.host) localStorage.setItem('tiletum.settings', {kept})")
    page.goto(served.address)
    expect(page.locator("html")).to_have_attribute("lang", lang)
