"""Tables to look at: in the middle of a game, deep in an effect, at the end; and pages that sit at them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from online import Serving
from online import Table as Online
from players import Chooser
from tiletum import Table
from tiletum.table.save import to_data

CROWDED = 190
"""After so many decisions a game of four is in its third round."""


def played(players: int, decisions: int, *, seed: int = 1, bias: float = 0.85, **options: Any) -> Table:
    table = Table.open(players, seed=seed, **options)
    chooser = Chooser(f"client {seed}", bias)
    for _ in range(decisions):
        if table.over:
            break
        table.play(chooser.choose(table.game, [move.index for move in table.moves()]))
    return table


def goes_on(serving: Serving, table: Table, *players: str) -> Online:
    """A table of the server that goes on from here."""
    seats = [{"player": player, "name": name} for player, name in zip(players, NAMES, strict=False)]
    answer = serving.client().post("/tables", json={"seats": seats, "save": to_data(table)})
    assert answer.status_code == 201, answer.text
    return Online(serving, answer.json())


NAMES = ("Wanda", "Leon", "Ada", "Tomas")


def crowded(serving: Serving) -> Online:
    """Four people in the middle of a game."""
    return goes_on(serving, played(4, CROWDED), *["person"] * 4)


def finished(serving: Serving) -> Online:
    return goes_on(serving, played(2, 10_000, seed=5), "person", "person")


def solo(serving: Serving, decisions: int = 70) -> Online:
    return goes_on(serving, played(1, decisions, seed=4, solo="deacon"), "person", "cardinalbot")


def nested(serving: Serving) -> tuple[Online, tuple[str, ...]]:
    """And the moves that lead four effects deep."""
    table = Table.open(2, seed=1)
    chooser = Chooser("deep 1", 0.75)
    for _ in range(75):
        table.play(chooser.choose(table.game, [move.index for move in table.moves()]))
    return goes_on(serving, table, "person", "person"), ("task helper building", "building 1", "bonus 1")


def sit(page: Page, table: Online, *seats: int) -> None:
    """By their links, as people come to a table; the device is not passed on."""
    for seat in seats:
        page.goto(f"{table.serving.address}/#{table.id}/{table.tokens[seat]}")
        page.wait_for_url(f"**/#{table.id}")
        page.goto("about:blank")
    page.goto(f"{table.serving.address}/#{table.id}")
    expect(page.get_by_role("heading", name="The table")).to_be_attached()
    if len(seats) > 1:
        page.evaluate(UNASKED, table.id)
        page.reload()
        expect(page.get_by_role("heading", name="The table")).to_be_attached()


UNASKED = """
id => {
  const tables = JSON.parse(localStorage.getItem('tiletum.tables'));
  tables[id].unasked = true;
  localStorage.setItem('tiletum.tables', JSON.stringify(tables));
}
"""
