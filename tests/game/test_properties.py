"""Invariants of every position of every game."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from support.players import games
from tiletum.game.core.vocabulary import (
    BONUS_PILE,
    CHARACTER_PILE,
    CONTRACT_PILE,
    CONTRACTS,
    CRESTS,
    DICE,
    EMPTY,
    FAMILIES,
    FREE_SLOTS,
    FULFILLED,
    HOUSE_TOWNS,
    HOUSES,
    PILLAR_TOWNS,
    PILLARS,
    ROOMS,
    ROOMS_LEFT,
    SCORE,
    STORE,
    in_use,
)
from tiletum.game.engine import Game
from tiletum.table.position import position
from tiletum.table.setposition import set_position

MANY = 480
"""Number of games for cheap checks; checks of every move or every copy play fewer."""


def check_pieces(game: Game) -> None:
    for board in game.boards:
        assert min(board[:SCORE]) >= 0, "a resource below 0"
        assert board[SCORE] >= 0
        roofs = sum(left > 0 for left in board[ROOMS_LEFT : ROOMS_LEFT + 5])
        assert board[HOUSES] + roofs + board[HOUSE_TOWNS].bit_count() == 8
        waiting = max(0, 5 - board[FULFILLED])
        assert board[PILLARS] + waiting + board[PILLAR_TOWNS].bit_count() == 7
        assert board[HOUSES] >= 0
        assert board[PILLARS] >= 0


def check_map(game: Game) -> None:
    rules = game.rules
    for town, spaces in enumerate(rules.house_spaces_in):
        owners = [game.houses[space] for space in spaces if game.houses[space] != EMPTY]
        assert len(set(owners)) == len(owners), "two houses of one player in a town"
        for owner in owners:
            assert game.boards[owner][HOUSE_TOWNS] >> town & 1
    used = {space for spaces in rules.house_spaces_in for space in spaces}
    assert all(owner == EMPTY for space, owner in enumerate(game.houses) if space not in used)
    for cathedral, there in enumerate(game.pillars_at):
        assert there == sum(board[PILLAR_TOWNS] >> cathedral & 1 for board in game.boards)
        assert there <= rules.pillar_spaces[cathedral]


def check_boards(game: Game) -> None:
    rules = game.rules
    for board in game.boards:
        store = board[STORE:]
        assert store == sorted(store), "a storehouse has no order of its own"
        assert len(store) == 4
        assert board[FREE_SLOTS] == store.count(EMPTY)
        assert board[FULFILLED] <= 6
        families = [f for f in board[CRESTS : CRESTS + 6] if f != EMPTY]
        families += [rules.tile_family[t] for t in store if t >= 0 and rules.tile_family[t] != EMPTY]
        assert len(set(families)) == len(families), "two crests of one family"
        assert board[FAMILIES] == sum(1 << family for family in families)
        check_buildings(game, board)


def check_buildings(game: Game, board: list[int]) -> None:
    rules = game.rules
    kinds: list[set[int]] = []
    for building in range(5):
        first = ROOMS + rules.first_room[building]
        rooms = board[first : first + rules.building_rooms[building]]
        kinds.append({rules.tile_kind[tile] for tile in rooms if tile != EMPTY})
        assert len(kinds[-1]) <= 1, "two kinds in one building"
    housed = [kind for found in kinds for kind in found]
    assert len(set(housed)) == len(housed), "one kind in two buildings"


def check_tiles(game: Game, out_of_game: Counter[int]) -> None:
    """Assert that every tile is in one place; helpers and King tiles can leave the game."""
    rules = game.rules
    there: Counter[int] = Counter()
    there.update(tile for tile in game.places if tile != EMPTY)
    there.update(tile for tile in game.contract_offer + game.character_offer if tile != EMPTY)
    for pile in (BONUS_PILE, CONTRACT_PILE, CHARACTER_PILE):
        for slot, tile in enumerate(rules.pile_tiles[pile]):
            there[tile] += game.piles[pile][slot]
        assert game.left[pile] == sum(game.piles[pile])
    for pile, discards in ((BONUS_PILE, game.bonus_discards), (CHARACTER_PILE, game.character_discards)):
        for slot, count in enumerate(discards):
            there[rules.pile_tiles[pile][slot]] += count
    for board in game.boards:
        there.update(t if t >= 0 else in_use(t) for t in board[STORE:] if t != EMPTY)
        there.update(board[CONTRACTS : CONTRACTS + board[FULFILLED]])
        there.update(tile for tile in board[ROOMS : ROOMS + 9] if tile != EMPTY)
        there.update(rules.crest_tile[f] for f in board[CRESTS : CRESTS + 6] if f != EMPTY)
    gone = initial_tiles(game)
    gone.subtract(there)
    for tile, count in gone.items():
        assert count >= out_of_game[tile], f"{rules.tiles[tile].id} came back or was doubled"
        if count > out_of_game[tile]:
            assert rules.tile_index[rules.tiles[tile].id] in rules.pile_tiles[BONUS_PILE]
            out_of_game[tile] = count
    if rules.used_tiles_to_discards:
        assert not +out_of_game, "this edition keeps used tiles on the discards"


def initial_tiles(game: Game) -> Counter[int]:
    rules = game.rules
    found: Counter[int] = Counter()
    for pile in range(3):
        for slot, tile in enumerate(rules.pile_tiles[pile]):
            found[tile] += rules.pile_start[pile][slot]
    return found


def check_dice(game: Game) -> None:
    taken = [die for board in game.boards for die in board[DICE : DICE + 3] if die != EMPTY]
    for colour in range(5):
        on_wheel = sum(game.dice[colour * 6 : colour * 6 + 6])
        mine = sum(die // 6 == colour for die in taken)
        assert game.bag[colour] + on_wheel + mine == game.rules.players


def check_king_track(game: Game) -> None:
    if game.order:
        assert sorted(game.king_order) == list(range(game.rules.players))
        spaces = [game.boards[seat][6] for seat in game.king_order]
        assert spaces == sorted(spaces), "seats stand along the track in its order"


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_everything_adds_up_at_every_point(part: int) -> None:
    for game, chooser in games(MANY // 8, start=part * (MANY // 8)):
        out_of_game: Counter[int] = Counter()
        while not game.over:
            check_pieces(game)
            check_dice(game)
            check_boards(game)
            check_king_track(game)
            check_tiles(game, out_of_game)
            check_map(game)
            game.apply(chooser.next_move(game))
        assert len(game.scores()) == game.rules.players


@pytest.mark.slow
def test_every_listed_move_is_accepted_and_changes_only_its_own_copy() -> None:
    """Each move is made on its own copy; the original and the other copies stay unchanged."""
    for game, chooser in games(30):
        while not game.over:
            before = game.key()
            twins = []
            for move in game.moves():
                twin = game.copy()
                assert twin.key() == before
                twin.apply(move)
                assert twin.key() != before or game.rules.table.rows[move].text == "leave"
                twins.append((move, twin, twin.key()))
            for _, twin, key in twins:
                assert twin.key() == key
            assert game.key() == before
            game.apply(chooser.next_move(game))


def test_a_move_is_listed_once_and_in_the_documented_order() -> None:
    """First the decision's own moves, then tasks in table order, then the moves that end it."""
    for game, chooser in games(60):
        while not game.over:
            moves = game.moves()
            assert moves, "somebody is always able to go on"
            assert len(set(moves)) == len(moves)
            if not game.at_chance:
                groups = [game.rules.table.rows[move].group for move in moves]
                ranks = [{"die": 0, "action": 0, "task": 1, "end": 2}[group] for group in groups]
                assert ranks == sorted(ranks)
                tasks = [move for move, rank in zip(moves, ranks, strict=True) if rank == 1]
                assert tasks == sorted(tasks)
            game.apply(chooser.next_move(game))


def test_outcomes_and_their_numbers_agree() -> None:
    """`outcome(n)` distributes the numbers below `total` over the outcomes by their weights."""
    for game, chooser in games(30):
        while not game.over:
            if game.at_chance:
                drawn = Counter(game.outcome(number) for number in range(game.total()))
                assert drawn == Counter(dict(game.outcomes()))
            game.apply(chooser.next_move(game))


def test_texts_parse_back() -> None:
    for players in (2, 3, 4):
        table = Game.new(players).rules.table
        for row in table.rows:
            assert table.find(row.text) == row.index
            assert row.text.isascii()
            assert " ".join(row.text.split()) == row.text
        assert len(table.by_text) == len(table.rows)


@pytest.mark.slow
def test_writing_and_reading_a_position_preserves_it() -> None:
    for game, chooser in games(24):
        while not game.over:
            written = json.loads(json.dumps(position(game)))
            assert set_position(written).key() == game.key()
            game.apply(chooser.next_move(game))
        assert position(set_position(position(game))) == position(game)


@pytest.mark.many_games
def test_independent_tasks_lead_to_equal_positions_in_either_order() -> None:
    compared = 0
    for game, chooser in games(40, bias=(0.8,)):
        while not game.over:
            tasks = [move for move in game.moves() if game.rules.table.rows[move].text.startswith("task buy")]
            if len(tasks) > 1 and game.boards[game.seat][0] >= 4:
                one, other = game.copy(), game.copy()
                for move in tasks[:2]:
                    one.apply(move)
                for move in reversed(tasks[:2]):
                    other.apply(move)
                assert one.key() == other.key()
                assert hash(one.key()) == hash(other.key())
                compared += 1
            game.apply(chooser.next_move(game))
    assert compared > 50


def test_tiles_in_hand_and_in_the_offer_have_no_order() -> None:
    """Taking two characters in either order gives the same storehouse and the same offer."""
    rng = random.Random(3)
    compared = 0
    for game, chooser in games(60, bias=(0.8,)):
        while not game.over:
            takes = [m for m in game.moves() if game.rules.table.rows[m].text.startswith("character")]
            if len(takes) > 1:
                outcome = rng.randrange(1000)
                twins = [take_two(game.copy(), order, outcome) for order in (takes[:2], takes[1::-1])]
                if None not in twins:
                    assert twins[0] == twins[1]
                    compared += 1
            game.apply(chooser.next_move(game))
    assert compared > 20


def take_two(game: Game, moves: list[int], number: int) -> tuple[object, ...] | None:
    """Take both with the same tiles dealt, or return None if that is impossible."""
    for move in moves:
        if move not in game.moves():
            return None
        game.apply(move)
        if not game.at_chance:
            return None
        tiles = sorted(game.moves())
        game.apply(tiles[number % len(tiles)])
    return game.key()
