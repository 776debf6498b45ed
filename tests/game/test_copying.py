"""Every way to copy a game or a table makes an independent copy."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable

import pytest

from support.players import Chooser
from tiletum import Table
from tiletum.game.core.state import State
from tiletum.game.engine import Game
from tiletum.table.dealer import SamplingDealer, ScriptedDealer, SeededDealer
from tiletum.table.position import position
from tiletum.table.table import Options

WAYS: list[Callable[[object], object]] = [copy.copy, copy.deepcopy]
SOLO = [None, "deacon"]


def table_in_mid_game(solo: str | None = None) -> Table:
    table = Table.open(players=2, seed=7, solo=solo)
    go_on(table, 60)
    return table


def go_on(table: Table, decisions: int) -> None:
    chooser = Chooser("copying", 0.9)
    for _ in range(decisions):
        table.play(chooser.choose(table.game, [move.index for move in table.moves()]))


def play_out(game: Game) -> None:
    choose = random.Random(3).choice
    while not game.over:
        game.apply(choose(game.moves()))


def table_contents(table: Table) -> tuple[object, ...]:
    """Return everything a table shows and stores."""
    limit = table.undo_limit()
    memory = table.log[:], table.made[:], table.deciders[:], table.events[:], set(table.resigned)
    seats = dict(table.played_by), table.to_move, table.scores()
    return *memory, *seats, limit, position(table.game), table.game.key()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("solo", SOLO)
def test_playing_a_copied_game_leaves_the_original_unchanged(
    way: Callable[[Game], Game], solo: str | None
) -> None:
    game = table_in_mid_game(solo).game
    game.events = []
    before = game.key()
    twin = way(game)
    assert type(twin) is Game
    assert twin.key() == before
    assert (twin.rules is game.rules, twin.events) == (True, None)
    play_out(twin)
    assert (game.key(), game.events, game.over) == (before, [], False)


@pytest.mark.parametrize("way", WAYS)
def test_playing_the_original_leaves_a_copied_game_unchanged(way: Callable[[Game], Game]) -> None:
    game = table_in_mid_game().game
    twin, before = way(game), game.key()
    play_out(game)
    assert twin.key() == before


@pytest.mark.parametrize("way", WAYS)
def test_a_position_without_rules_can_be_copied(way: Callable[[State], State]) -> None:
    state = State(table_in_mid_game().game.rules)
    table_in_mid_game().game.copy_state(state)
    twin = way(state)
    twin.boards[0][0] += 1
    twin.stack.pop()
    assert state.key() == table_in_mid_game().game.key()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("solo", SOLO)
def test_playing_at_a_copied_table_leaves_the_original_unchanged(
    way: Callable[[Table], Table], solo: str | None
) -> None:
    table = table_in_mid_game(solo)
    if solo is None:
        table.hand_over(1, "random")
    before = table_contents(table)
    twin = way(table)
    assert table_contents(twin) == before
    go_on(twin, 20)
    twin.hand_over(0, "merchant")
    twin.resign(0)
    assert twin.over
    assert table_contents(table) == before


@pytest.mark.parametrize("way", WAYS)
def test_a_copied_table_continues_like_the_original(way: Callable[[Table], Table]) -> None:
    table = table_in_mid_game()
    twin = way(table)
    for one in (table, twin):
        go_on(one, 40)
        if one.undo_limit().moves:
            one.undo()
    assert table_contents(twin) == table_contents(table)


@pytest.mark.parametrize("way", WAYS)
def test_the_copied_table_shows_the_events_of_the_copied_game(way: Callable[[Table], Table]) -> None:
    twin = way(table_in_mid_game())
    before = len(twin.events)
    go_on(twin, 1)
    assert len(twin.events) > before
    assert twin.events is twin.game.events


def test_a_copied_dealer_deals_the_same_and_consumes_only_its_own_script() -> None:
    script = ScriptedDealer(["wheel 3"], SeededDealer(5))
    twin = copy.deepcopy(script)
    assert Table(Options(), script).made[0] == Table(Options(), twin).made[0]
    assert script.script == twin.script == []
    sampling = SamplingDealer(random.Random(4))
    other = copy.deepcopy(sampling)
    assert Table(Options(), sampling).made == Table(Options(), other).made
