"""axe-core finds no fault on any screen, light or dark."""

from __future__ import annotations

import pytest

from support.client.axe import violations
from support.client.browser import NewPage
from support.client.screens import PAGES, PARTS, equal_dice
from support.online import Serving

pytestmark = [pytest.mark.slow, pytest.mark.browser]
REFUSED = {"refused": ("409 /tables",)}
"""The requests that the server refuses on a page."""


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_no_fault(new_page: NewPage, served: Serving, name: str, dark: bool) -> None:
    page = new_page(dark=dark, refused=REFUSED.get(name, ()))
    PAGES[name](page, served)
    assert violations(page) == []


@pytest.mark.parametrize("name", PARTS)
def test_axe_finds_no_fault_in_parts_of_the_table(new_page: NewPage, served: Serving, name: str) -> None:
    page = new_page()
    PARTS[name](page, served)
    assert violations(page) == []


def test_axe_finds_no_fault_in_the_wheel_of_a_phone(new_page: NewPage, served: Serving) -> None:
    page = new_page(phone=True)
    equal_dice(page, served)
    assert violations(page) == []
