"""Tables to look at: in the middle of a game, deep in an effect, at the end; and pages that sit at them."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page, expect

from support.online import Serving
from support.online import Table as Online
from support.players import Chooser
from tiletum import Table
from tiletum.bots import make_bot
from tiletum.bots.protocol import Budget
from tiletum.table.save import to_data
from tiletum.table.walks import walks

Until = Callable[[Table], bool]


@cache
def played(players: int, until: Until, *, seed: int = 1, **options: Any) -> Table:
    """By apprentices, so that there is something to see."""
    table = Table.open(players, seed=seed, **options)
    bots = [make_bot("apprentice", f"{seed} {seat}") for seat in range(players)]
    while not table.over and not until(table):
        assert table.to_move is not None
        table.play(bots[table.to_move].choose(table.game, Budget()))
    assert until(table), "apprentices of this seed do not come there: take another"
    return table


def on_the_way(table: Table) -> bool:
    """In the third round, with a merchant who can walk far, a tile to take, and a turn that can be ended."""
    game = table.game
    if game.round != 3 or len(walks(game).get("merchant", {})) <= 8:
        return False
    kinds = {move.text.split()[0] for move in table.moves()}
    return {"take", "end"} <= kinds


def before_a_die(table: Table) -> bool:
    """In the third round, after the Cardinalbot's turn."""
    return table.game.round == 3 and any(move.text.startswith("die ") for move in table.moves())


def a_tile_is_asked_for(table: Table) -> bool:
    """After a die: it lies at the die's action."""
    return any(move.text == "leave" for move in table.moves())


def characters_are_offered(table: Table) -> bool:
    return sum(move.text.startswith("character ") for move in table.moves()) > 1


def king_next(table: Table) -> bool:
    """Somebody can move on the King track."""
    return table.game.round == 2 and any(move.text == "king" for move in table.moves())


def at_the_end(table: Table) -> bool:
    return table.over


NAMES = ("Wanda", "Leon", "Ada", "Tomas")


def goes_on(serving: Serving, table: Table, *players: str, names: tuple[str, ...] = NAMES) -> Online:
    """A table of the server that goes on from here."""
    seats = [{"player": player, "name": name} for player, name in zip(players, names, strict=False)]
    answer = serving.client().post("/tables", json={"seats": seats, "save": to_data(table)})
    assert answer.status_code == 201, answer.text
    return Online(serving, answer.json())


def crowded(serving: Serving) -> Online:
    """Four people in the middle of a game."""
    return goes_on(serving, played(4, on_the_way, seed=5), *["person"] * 4)


def finished(serving: Serving) -> Online:
    return goes_on(serving, played(3, at_the_end, seed=5), *["person"] * 3)


def solo(serving: Serving) -> Online:
    return goes_on(serving, played(1, before_a_die, seed=4, solo="deacon"), "person", "cardinalbot")


def wandered(seed: int, moves: int) -> Table:
    """Two players after so many moves, mostly those that build something."""
    table, chooser = Table.open(2, seed=seed), Chooser(f"deep {seed}", 0.75)
    for _ in range(moves):
        table.play(chooser.choose(table.game, [move.index for move in table.moves()]))
    return table


def nested(serving: Serving) -> tuple[Online, tuple[str, ...]]:
    """And the moves that lead four effects deep: in a King action a helper's Character action, in that a
    character's Contract action, and in that the bonus of the first exchange."""
    moves = ("task helper character2", "place contract:ap3 4.1", "exchange wool stone")
    return goes_on(serving, wandered(5, 149), "person", "person"), moves


def sit(page: Page, table: Online, *seats: int) -> None:
    """By a link, as people come to a table; the device is not passed on.

    A device that several share knows their seats already: each link would load the page once more.
    """
    page.goto("about:blank")
    if len(seats) > 1:
        tokens = json.dumps({str(seat): table.tokens[seat] for seat in seats})
        with page.add_init_script(f"({SHARED})('{table.id}', {tokens})"):
            page.goto(f"{table.serving.address}/#{table.id}")
    else:
        page.goto(f"{table.serving.address}/#{table.id}/{table.tokens[seats[0]]}")
        page.wait_for_url(f"**/#{table.id}")
    page.get_by_role("heading", level=1).wait_for(state="attached")
    page.locator("main:not([aria-busy])").wait_for(state="attached")
    page.evaluate("() => document.fonts.ready.then(() => null)")  # which may move what was measured before


def show_end(page: Page) -> Locator:
    """The end shows itself to those who see it come; later it has to be asked for."""
    dialog = page.get_by_role("dialog")
    try:
        expect(dialog).to_be_visible(timeout=3000)
    except AssertionError:
        page.get_by_role("button", name="Scores and rematch").click()
    expect(dialog).to_be_visible()
    return dialog


SHARED = """
(id, seats) => {
  const tables = JSON.parse(localStorage.getItem('tiletum.tables') ?? '{}');
  const kept = tables[id] ?? { opened: Date.now() };
  tables[id] = { ...kept, id, seats: { ...kept.seats, ...seats }, unasked: true };
  localStorage.setItem('tiletum.tables', JSON.stringify(tables));
}
"""


def many_dice(table: Table) -> bool:
    return table.game.round == 2 and sum(move.text.startswith("die ") for move in table.moves()) > 10


def a_room_is_offered(table: Table) -> bool:
    return any(move.text.startswith("place ") for move in table.moves())
