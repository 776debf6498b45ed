"""Copies share lists, and nothing that happens to one of them changes another."""

from __future__ import annotations

import random

import pytest

from support.setting import Desk
from tiletum.game.core.editions import EDITIONS, LEVELS, Solo
from tiletum.game.engine import Game
from tiletum.game.playout import play_out
from tiletum.table.position import position
from tiletum.table.setposition import set_position

GAMES = [
    *({"players": players, "edition": edition} for players in (2, 3, 4) for edition in EDITIONS),
    *({"solo": Solo(challenges)} for challenges in LEVELS.values()),
]


def any_move(game: Game, choose: random.Random) -> int:
    if game.at_chance:
        return game.outcome(choose.randrange(game.total()))
    return choose.choice(game.moves())


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_neither_a_position_nor_its_copies_change_each_other(options: dict[str, object]) -> None:
    """Of each position in a game, play on a copy, on the copy's copy, and then on the position itself."""
    choose = random.Random(str(options))
    game = Game.new(**options)  # type: ignore[arg-type]
    while not game.over:
        before = game.key()
        twin = game.copy()
        other = twin.copy()
        for _ in range(3):
            if not twin.over:
                twin.apply(any_move(twin, choose))
        assert (game.key(), other.key()) == (before, before)
        after = twin.key()
        other.apply(any_move(other, choose))
        assert (game.key(), twin.key()) == (before, after)
        game.apply(any_move(game, choose))
        assert twin.key() == after


def test_a_position_that_is_unshared_can_be_changed_from_outside() -> None:
    game = Desk(players=4).game
    twin = game.copy()
    before = twin.key()
    game.unshare()
    for name in ("dice", "bag", "places", "left", "houses", "pillars_at", "tiles_taken"):
        getattr(game, name)[0] += 1
    for pile in (*game.piles, game.bonus_discards, game.character_discards, *game.boards):
        pile[0] += 1
    assert twin.key() == before


def test_a_position_that_nobody_copied_shares_nothing() -> None:
    game = Desk(players=2).game
    houses = game.houses
    game.unshare()
    assert game.houses is houses
    game.copy()
    game.unshare()
    assert game.houses is not houses


def test_a_desk_can_be_changed_after_it_was_copied() -> None:
    desk = Desk(players=2)
    twin, before = desk.game.copy(), desk.game.key()
    desk.resources(1, gold=9).dice("pink 4").house(1, "Paris").pillar(1, "Koeln").action_tile("king", None)
    assert twin.key() == before


def test_a_position_file_can_be_played_on_beside_its_copies() -> None:
    data = position(Desk(players=3).game)
    game = set_position(data)
    twin, before = game.copy(), game.key()
    play_out(game, random.Random(1).random)
    assert game.over
    assert twin.key() == before
