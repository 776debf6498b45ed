"""Tables for client tests: in the middle of a game, deep in an effect, or at its end; and pages that join
them."""

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
def play_until(players: int, until: Until, *, seed: int = 1, **options: Any) -> Table:
    """Let apprentices play until the table is in this state."""
    table = Table.open(players, seed=seed, **options)
    bots = [make_bot("apprentice", f"{seed} {seat}") for seat in range(players)]
    while not table.over and not until(table):
        assert table.to_move is not None
        table.play(bots[table.to_move].choose(table.game, Budget()))
    assert until(table), "with this seed the apprentices never get there: use another one"
    return table


def mid_game(table: Table) -> bool:
    """Return whether it is round 3, with a merchant who can walk far, a tile to take, and a turn that can
    end."""
    game = table.game
    if game.round != 3 or len(walks(game).get("merchant", {})) <= 8:
        return False
    kinds = {move.text.split()[0] for move in table.moves()}
    return {"take", "end"} <= kinds


def at_die_choice(table: Table) -> bool:
    """Return whether a die is to be chosen in round 3, in a solo game after the Cardinalbot's turn."""
    return table.game.round == 3 and any(move.text.startswith("die ") for move in table.moves())


def at_tile_choice(table: Table) -> bool:
    """Return whether a player has taken a die and its action has a bonus tile."""
    return any(move.text == "leave" for move in table.moves())


def at_character_choice(table: Table) -> bool:
    return sum(move.text.startswith("character ") for move in table.moves()) > 1


def at_king_action(table: Table) -> bool:
    """Return whether the player can move on the King track."""
    return table.game.round == 2 and any(move.text == "king" for move in table.moves())


def at_end(table: Table) -> bool:
    return table.over


NAMES = ("Wanda", "Leon", "Ada", "Tomas")


def continue_online(serving: Serving, table: Table, *players: str, names: tuple[str, ...] = NAMES) -> Online:
    """Open a table on the server that continues this game."""
    seats = [{"player": player, "name": name} for player, name in zip(players, names, strict=False)]
    answer = serving.client().post("/tables", json={"seats": seats, "save": to_data(table)})
    assert answer.status_code == 201, answer.text
    return Online(serving, answer.json())


def crowded_table(serving: Serving) -> Online:
    """Open a table for four people in the middle of a game."""
    return continue_online(serving, play_until(4, mid_game, seed=5), *["person"] * 4)


def finished_table(serving: Serving) -> Online:
    return continue_online(serving, play_until(3, at_end, seed=5), *["person"] * 3)


def solo_table(serving: Serving) -> Online:
    return continue_online(
        serving, play_until(1, at_die_choice, seed=4, solo="deacon"), "person", "cardinalbot"
    )


def play_moves(seed: int, moves: int) -> Table:
    """Play this many moves of two players, mostly constructive ones."""
    table, chooser = Table.open(2, seed=seed), Chooser(f"deep {seed}", 0.75)
    for _ in range(moves):
        table.play(chooser.choose(table.game, [move.index for move in table.moves()]))
    return table


def nested_effects(serving: Serving) -> tuple[Online, tuple[str, ...]]:
    """Return a table, and moves that lead four effects deep: from a King action into a helper's Character
    action, a character's Contract action, and the bonus of the first exchange."""
    moves = ("task helper character2", "place contract:ap3 4.1", "exchange wool stone")
    return continue_online(serving, play_moves(5, 149), "person", "person"), moves


def sit(page: Page, table: Online, *seats: int) -> None:
    """Join a table by its links.

    On a device with several seats the tokens are stored first: each link would load the page again.
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
    page.evaluate("() => document.fonts.ready.then(() => null)")  # fonts may move what was measured before


def show_end(page: Page) -> Locator:
    """Open the dialog at the end of the game, unless it has already opened itself."""
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


def at_many_dice(table: Table) -> bool:
    return table.game.round == 2 and sum(move.text.startswith("die ") for move in table.moves()) > 10


def at_room_choice(table: Table) -> bool:
    return any(move.text.startswith("place ") for move in table.moves())
