"""Invariants of every position of every solo game, and of every solo table."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import pytest

from game.test_properties import check_buildings, check_dice, check_king_track, check_map, initial_tiles
from support.players import Chooser, finish
from support.solo_games import BOT, CHALLENGES, PERSON, SoloGame, solo_games
from tiletum.box.model import RESOURCES
from tiletum.errors import TiletumError
from tiletum.game.catalogue.steps import BOT_FULFIL, DEAL_BOT_TOWN, DEAL_CHALLENGE, PICK, ROLL_BOT_DIE
from tiletum.game.core.editions import LEVELS, Solo
from tiletum.game.core.events import named
from tiletum.game.core.vocabulary import (
    BONUS_PILE,
    CHARACTER_PILE,
    CHARACTER_TILE,
    CONTRACT_TILE,
    CONTRACTS,
    CONTRIBUTED,
    CRESTS,
    DICE,
    EMPTY,
    FAMILIES,
    FIRST_MAP_PLACE,
    FREE_SLOTS,
    FULFILLED,
    HOUSE_TOWNS,
    HOUSES,
    KIND_IN,
    MARKERS,
    PILLAR_TOWNS,
    PILLARS,
    ROOMS,
    ROOMS_LEFT,
    SCORE,
    STORE,
    in_use,
)
from tiletum.game.engine import Game
from tiletum.game.refusals import explain
from tiletum.table.dealer import SeededDealer
from tiletum.table.entries import Made, Undone
from tiletum.table.position import position, without_pending
from tiletum.table.save import load_game, log_sha256, log_texts, save
from tiletum.table.setposition import set_position
from tiletum.table.table import Table

MANY_GAMES = 2400
"""Games that are checked only between rounds."""
CLOSE_GAMES = 480
"""Games that are checked after every move and outcome."""
PARTS = 8
LONGEST = 5000
"""Far more moves and outcomes than any game has."""


# --- totals ---


def check_supplies(game: Game) -> None:
    person, bot = game.boards
    for board in game.boards:
        assert min(board[:SCORE]) >= 0, "a resource below 0"
        assert board[SCORE] >= 0
        assert min(board[HOUSES], board[PILLARS]) >= 0
        assert board[CONTRIBUTED] & ~board[PILLAR_TOWNS] == 0, "a contribution without a pillar"
    assert bot[HOUSES] + bot[HOUSE_TOWNS].bit_count() == 7 + 1
    assert bot[PILLARS] + bot[PILLAR_TOWNS].bit_count() == 7
    roofs = sum(left > 0 for left in person[ROOMS_LEFT : ROOMS_LEFT + 5])
    assert person[HOUSES] + roofs + person[HOUSE_TOWNS].bit_count() == 8
    assert person[PILLARS] + max(0, 5 - person[FULFILLED]) + person[PILLAR_TOWNS].bit_count() == 7


def check_person(game: Game) -> None:
    rules, board = game.rules, game.boards[PERSON]
    store = board[STORE:]
    assert board[FREE_SLOTS] == store.count(EMPTY)
    families = [f for f in board[CRESTS : CRESTS + 6] if f != EMPTY]
    families += [rules.tile_family[t] for t in store if t >= 0 and rules.tile_family[t] != EMPTY]
    assert len(set(families)) == len(families), "two crests of one family"
    assert board[FAMILIES] == sum(1 << family for family in families)
    check_buildings(game, board)


def check_bot(game: Game) -> None:
    rules, board = game.rules, game.boards[BOT]
    active = [family for family in board[CRESTS : CRESTS + 5] if family != EMPTY]
    assert board[CRESTS + 5] == EMPTY, "only five columns"
    assert len(set(active)) == len(active), "two crests of one family"
    assert all(board[FAMILIES] >> family & 1 for family in active)
    assert board[FULFILLED] == len(game.bot_contracts)
    types = [rules.tile_type[tile] for tile in board[STORE:] if tile != EMPTY]
    assert set(types) <= {CONTRACT_TILE, CHARACTER_TILE}
    assert types.count(CHARACTER_TILE) <= 1, "it places a character before it takes another"
    being_paid = sum(step[0] == BOT_FULFIL for step in game.stack)
    assert types.count(CONTRACT_TILE) <= 2 + being_paid
    assert sum(die != EMPTY for die in board[DICE : DICE + 3]) <= 3
    check_columns(game, board)


def check_columns(game: Game, board: list[int]) -> None:
    """Check that kinds and columns match one to one, upper rooms fill first, and complete columns have
    markers."""
    rules, markers = game.rules, [0] * 6
    printed = [1, 1, 2, 2, 3]
    if "ready-for-action" in challenges_of(game):
        printed = [3, 2, 2, 1, 1]
    homes: list[int] = []
    for column in range(5):
        lower, upper = board[ROOMS + 2 * column : ROOMS + 2 * column + 2]
        assert lower == EMPTY or upper != EMPTY, "the upper room is filled first"
        kinds = {rules.tile_kind[tile] for tile in (lower, upper) if tile != EMPTY}
        assert len(kinds) <= 1, "two kinds in one column"
        homes += kinds
        if lower != EMPTY and board[CRESTS + column] != EMPTY:
            markers[board[KIND_IN + column]] = printed[column]
    assert len(set(homes)) == len(homes), "one kind in two columns"
    assert board[MARKERS : MARKERS + 6] == markers
    filled = [board[ROOMS + 2 * column + 1] != EMPTY for column in range(5)]
    assert filled == sorted(filled, reverse=True), "columns are filled from the left"


def challenges_of(game: Game) -> set[str]:
    return {name for i, name in enumerate(game.rules.challenge_names) if game.challenges >> i & 1}


def tiles_there(game: Game) -> Counter[int]:
    """Count every tile on the table and in the piles."""
    rules = game.rules
    there: Counter[int] = Counter()
    there.update(tile for tile in game.places if tile != EMPTY)
    there.update(tile for tile in game.contract_offer + game.character_offer if tile != EMPTY)
    for pile, tiles in enumerate(rules.pile_tiles):
        for slot, tile in enumerate(tiles):
            there[tile] += game.piles[pile][slot]
        assert game.left[pile] == sum(game.piles[pile])
    for pile, discards in ((BONUS_PILE, game.bonus_discards), (CHARACTER_PILE, game.character_discards)):
        for slot, count in enumerate(discards):
            there[rules.pile_tiles[pile][slot]] += count
    person, bot = game.boards
    there.update(t if t >= 0 else in_use(t) for t in person[STORE:] if t != EMPTY)
    there.update(person[CONTRACTS : CONTRACTS + person[FULFILLED]])
    there.update(tile for tile in person[ROOMS : ROOMS + 9] if tile != EMPTY)
    there.update(rules.crest_tile[f] for f in person[CRESTS : CRESTS + 6] if f != EMPTY)
    there.update(tile for tile in bot[STORE:] if tile != EMPTY)
    there.update(game.bot_contracts)
    there.update(tile for tile in bot[ROOMS : ROOMS + 10] if tile != EMPTY)
    there.update(rules.crest_tile[f] for f in range(6) if bot[FAMILIES] >> f & 1)
    return there


def check_tiles(game: Game, gone_before: Counter[int], taken_by_bot: Counter[int]) -> None:
    """Check that every tile is in exactly one place, and that tiles that left the game were bonus tiles and
    stay away."""
    rules = game.rules
    gone = initial_tiles(game)
    if game.order and "ready-for-action" in challenges_of(game):
        gone[rules.tile_index["fleur"]] += 1  # from the tiles left out with two players
    gone.subtract(tiles_there(game))
    for tile, count in gone.items():
        assert count >= gone_before[tile], f"{rules.tiles[tile].id} came back or was duplicated"
        if count > gone_before[tile]:
            assert tile in rules.pile_tiles[BONUS_PILE]
            gone_before[tile] = count
        if rules.used_tiles_to_discards:
            assert count <= taken_by_bot[tile], "the person's used tiles go to the discards"


def bot_took(game: Game) -> Iterator[int]:
    """Yield the bonus tiles the Cardinalbot took since the last call. Clear the events."""
    assert game.events is not None
    for key, _, seat, tile, place, _ in game.events:
        last_place = FIRST_MAP_PLACE + len(game.rules.box.bonus_spaces)
        if key == "take-tile" and seat == BOT and place < last_place:
            yield tile
    game.events.clear()


def check_everything(game: Game, gone: Counter[int], taken: Counter[int]) -> None:
    taken.update(bot_took(game))
    check_supplies(game)
    check_dice(game)
    check_person(game)
    check_bot(game)
    check_king_track(game)
    check_map(game)
    check_tiles(game, gone, taken)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_everything_adds_up_at_every_point(part: int) -> None:
    for solo in solo_games(CLOSE_GAMES // PARTS, start=part * (CLOSE_GAMES // PARTS)):
        game, gone, taken = solo.game, Counter[int](), Counter[int]()
        game.events = []
        while not game.over:
            check_everything(game, gone, taken)
            game.apply(solo.chooser.next_move(game))
        check_everything(game, gone, taken)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_every_game_ends(part: int) -> None:
    """This plays thousands of games, and checks them at the start of each round and at the end."""
    for solo in solo_games(MANY_GAMES // PARTS, start=100_000 + part * (MANY_GAMES // PARTS)):
        game, gone, taken = solo.game, Counter[int](), Counter[int]()
        game.events = []
        number = moves = 0
        while not game.over:
            if game.round != number:
                number = game.round
                check_everything(game, gone, taken)
            game.apply(solo.chooser.next_move(game))
            moves += 1
            assert moves < LONGEST
        check_everything(game, gone, taken)
        check_result(game, solo.chosen, solo.level)


def check_result(game: Game, chosen: tuple[str, ...], level: str | None) -> None:
    person, bot = game.scores()
    assert game.winner() == (PERSON if person > bot else BOT)
    assert [game.rules.decree_ids[d] for d in game.decrees] == ["everlasting-fame", "worldly-riches"]
    drawn = challenges_of(game)
    assert len(drawn) == LEVELS[level] if level else drawn == set(chosen)
    assert game.round == 4
    assert sum(game.dice) + sum(game.bag) + 6 == 10, "three dice for each side"


# --- the Cardinalbot plays by itself ---


def test_the_cardinalbot_never_decides_and_is_never_stuck() -> None:
    """There is always a move of the person or an outcome, and every outcome can be drawn."""
    outcomes: Counter[int] = Counter()
    for solo in solo_games(120, start=5000):
        game = solo.game
        while not game.over:
            assert game.to_move in (PERSON, EMPTY)
            assert game.moves(), "there is always a move or an outcome"
            assert len(set(game.moves())) == len(game.moves())
            if game.at_chance:
                drawn = Counter(game.outcome(number) for number in range(game.total()))
                assert drawn == Counter(dict(game.outcomes()))
                outcomes[game.stack[-1][0]] += 1
            game.apply(solo.chooser.next_move(game))
    assert outcomes[ROLL_BOT_DIE] == 120 * 4 * 3 * 2
    assert outcomes[PICK] > 120


def options_of_a_pick(game: Game) -> list[tuple[object, ...]]:
    """Return for each number what follows from it, up to the next decision or outcome."""
    found: list[tuple[object, ...]] = []
    for move in game.moves():
        twin = game.copy()
        twin.events = []
        twin.apply(move)
        events = [event for event in twin.events if event[0] != "bot-picked"]
        found.append((twin.key(), tuple(events)))
    return found


def test_a_pick_has_at_least_two_different_options() -> None:
    picks = 0
    for solo in solo_games(240, start=6000):
        game = solo.game
        while not game.over:
            if game.at_chance and game.stack[-1][0] == PICK:
                options = options_of_a_pick(game)
                assert len(options) >= 2
                assert all(one != other for one, other in combinations(options, 2))
                assert {weight for _, weight in game.outcomes()} == {1}
                picks += 1
            game.apply(solo.chooser.next_move(game))
    assert picks > 240


Futures = dict[tuple[object, ...], Fraction]


def futures(game: Game) -> Futures:
    """Return the probability of every position that follows, up to the next step other than a pick."""
    if game.stack[-1][0] != PICK:
        return {game.key(): Fraction(1)}
    found: Futures = {}
    for after in after_each_option(game):
        for key, share in after.items():
            found[key] = found.get(key, Fraction(0)) + share / len(game.moves())
    return found


def after_each_option(game: Game) -> list[Futures]:
    found = []
    for move in game.moves():
        twin = game.copy()
        twin.apply(move)
        found.append(futures(twin))
    return found


def equal_picks(solo: SoloGame) -> int:
    """Return the number of picks whose options all lead to the same positions."""
    game, equal = solo.game, 0
    while not game.over:
        if game.stack[-1][0] == PICK:
            first, *others = after_each_option(game)
            equal += all(other == first for other in others)
        game.apply(solo.chooser.next_move(game))
    return equal


def by_first_revision(solo: SoloGame) -> SoloGame:
    game = solo.game
    first = Solo(LEVELS[solo.level] if solo.level else 0, solo.chosen, equal_picks_asked=True)
    old = Game.new(edition=solo.edition, shuffled_actions=solo.shuffled_actions, solo=first)
    assert old.rules is not game.rules
    return solo._replace(game=old)


@pytest.mark.rule("SOLO-16")
def test_equal_options_need_no_chance() -> None:
    """Games begun under the first revision of the rules still ask."""
    assert sum(equal_picks(solo) for solo in solo_games(120, start=7000)) == 0
    assert sum(equal_picks(by_first_revision(solo)) for solo in solo_games(120, start=7000)) > 5


@pytest.mark.rule("SOLO-16")
def test_an_outcome_that_is_no_longer_asked_makes_no_difference() -> None:
    """Whatever outcome the first revision would have drawn, nothing later in the turn depends on it."""
    skipped_outcomes = 0
    for solo in solo_games(60, start=7000):
        current, earlier = solo.game, by_first_revision(solo).game
        while not current.over:
            move = solo.chooser.next_move(current)
            current.apply(move)
            earlier.apply(move)
            while current.key() != earlier.key():
                earlier.apply(
                    max(earlier.moves())
                )  # the last option, where the current revision takes the first
                skipped_outcomes += 1
    assert skipped_outcomes > 2


SPENDS = ("bot-spends", "bot-spends-pair")


def apply_event(event: dict[str, Any], supply: dict[str, int]) -> None:
    """Apply an event to the Cardinalbot's supply."""
    key = event["key"]
    if key == "gain" and event["seat"] == BOT:
        supply[event["kind"]] += event["amount"]
    elif key == "bot-required":
        supply[event["kind"]] += 1
    elif key == "bot-pays":
        supply["gold"] -= event["gold"]
    elif key in SPENDS:
        supply[event["kind"]] -= event["amount"]
    elif key == "bot-converts":
        supply["gold"] += supply["food"] + supply["stone"]
        supply["food"] = supply["stone"] = 0
    assert min(supply.values()) >= 0, f"{key} leaves {supply}"


def replay_events(events: list[dict[str, Any]], supply: dict[str, int]) -> None:
    """Follow the supply through the events. Contracts must not use Stone or the first 3 Food."""
    paid_kinds: set[str] = set()
    for event in events:
        apply_event(event, supply)
        if event["key"] in SPENDS:
            paid_kinds.add(event["kind"])
        elif event["key"] == "bot-fulfils":
            assert "stone" not in paid_kinds
            assert "food" not in paid_kinds or supply["food"] >= 3, "the reserve must not pay for contracts"
        if event["key"] in ("bot-fulfils", "bot-activates", "cathedral"):
            paid_kinds = set()


def test_events_account_for_every_resource_and_point() -> None:
    fulfilled = 0
    for solo in solo_games(120, start=7000):
        game = solo.game
        game.events = []
        finish(game, solo.chooser)
        events = [named(event, game.rules) for event in game.events]
        supply = dict.fromkeys(RESOURCES, 1)
        replay_events(events, supply)
        assert list(supply.values()) == game.boards[BOT][:SCORE]
        for seat in (PERSON, BOT):
            scored = [event for event in events if event["key"] == "score" and event["seat"] == seat]
            points = [event["points"] for event in scored if isinstance(event["points"], int)]
            assert 10 + sum(points) == game.boards[seat][SCORE]
        fulfilled += len(game.bot_contracts)
    assert fulfilled > 120


def test_at_the_end_of_its_turn_it_has_at_most_two_contracts() -> None:
    turns = full = 0
    for solo in solo_games(120, start=8000):
        game = solo.game
        while not game.over:
            game.events = []
            game.apply(solo.chooser.next_move(game))
            if any(event[:3] == ("end-turn", "BOT-11", BOT) for event in game.events):
                types = game.rules.tile_type
                contracts = [t for t in game.boards[BOT][STORE:] if t >= 0 and types[t] == CONTRACT_TILE]
                assert len(contracts) <= 2
                full += len(contracts) == 2
                turns += 1
    assert turns == 120 * 12
    assert full > 0


# --- copies, texts, positions ---


def test_copies_play_on_alike_and_leave_the_original_unchanged() -> None:
    for solo in solo_games(24, start=9000):
        game = solo.game
        while not game.over:
            before = game.key()
            twins = []
            for move in game.moves():
                twin = game.copy()
                assert twin.key() == before
                twin.apply(move)
                twins.append((twin, twin.key()))
            assert all(twin.key() == key for twin, key in twins)
            assert game.key() == before
            move = solo.chooser.next_move(game)
            twin = game.copy()
            game.apply(move)
            twin.apply(move)
            assert twin.key() == game.key()


def test_the_text_of_every_outcome_can_be_parsed() -> None:
    seen: set[str] = set()
    for solo in solo_games(36, start=9100):
        game, table = solo.game, solo.game.rules.table
        while not game.over:
            for move in game.moves():
                row = table.rows[move]
                assert table.find(row.text) == move
                assert row.text.isascii()
                assert (row.group == "outcome") == game.at_chance
                if game.at_chance:
                    seen.add(row.text)
            game.apply(solo.chooser.next_move(game))
    assert {f"challenge {name}" for name in CHALLENGES} <= seen
    assert {f"cardinal {value}" for value in range(1, 7)} <= seen
    assert {"pick 1", "pick 2", "cardinal town Frankfurt"} <= seen


def test_positions_can_be_written_and_read() -> None:
    for solo in solo_games(12, start=9200):
        game = solo.game
        while not game.over:
            written = json.loads(json.dumps(position(game)))
            assert written["solo"]["challenges"] == sorted(challenges_of(game))
            assert set_position(written).key() == game.key()
            game.apply(solo.chooser.next_move(game))
        assert position(set_position(position(game))) == position(game)


def test_a_game_read_from_its_position_plays_on_like_the_original() -> None:
    for solo in solo_games(36, start=9300):
        game, half = solo.game, Chooser(solo.chosen, 0.5)
        for _ in range(half.random.randrange(40, 250)):
            if not game.over:
                game.apply(half.next_move(game))
        other = set_position(json.loads(json.dumps(position(game))))
        ends = [finish(one, Chooser("again", 0.7)) for one in (game, other)]
        assert ends[0].key() == ends[1].key()


# --- tables ---


def played_table(seed: int, level: str = "deacon", *, undo: bool = False, **options: Any) -> Table:
    """Play a table to its end, sometimes taking moves back."""
    table = Table.open(solo=level, seed=seed, training=undo, **options)
    chooser = Chooser(f"table {seed}", 0.6)
    while not table.over:
        table.play(chooser.choose(table.game, [move.index for move in table.moves()]), PERSON)
        if undo and chooser.random.random() < 0.05 and not table.over:
            table.undo(1)
    return table


@pytest.mark.parametrize("seed", range(12))
def test_replaying_the_log_gives_the_state(seed: int) -> None:
    level = list(LEVELS)[seed % 3]
    table = played_table(seed, level, undo=seed % 2 == 1, edition="ukrainian" if seed % 4 == 2 else "living")
    folded = Table(table.options, None)
    for entry in table.log:
        folded.fold(entry)
    assert folded.game.key() == table.game.key()
    assert folded.log == table.log
    assert folded.events == table.events
    assert folded.winner() == table.winner()
    assert any(isinstance(entry, Undone) for entry in table.log) == (seed % 2 == 1)


@pytest.mark.parametrize("solo", ["priest", "bishop", Solo(0, CHALLENGES), Solo(0), Solo(2, CHALLENGES[:3])])
def test_a_save_file_restores_the_table(solo: Solo | str, tmp_path: Path) -> None:
    """The game is saved in the middle, so that it can be played on."""
    table, chooser = Table.open(solo=solo, seed=11), Chooser("saved", 0.6)
    for _ in range(60):
        table.play(chooser.choose(table.game, [move.index for move in table.moves()]))
    file = tmp_path / "solo.json"
    save(table, file)
    restored = load_game(file, SeededDealer(11))
    assert restored.options == table.options
    assert restored.log == table.log
    assert restored.game.key() == table.game.key()
    for one in (table, restored):
        rest = Chooser("rest")
        while not one.over:
            one.play(rest.choose(one.game, [move.index for move in one.moves()]))
    assert log_sha256(restored) == log_sha256(table)


def test_a_save_file_with_an_impossible_outcome_is_refused(tmp_path: Path) -> None:
    table = Table.open(solo=Solo(0), seed=3)
    file = tmp_path / "solo.json"
    rolled = next(
        i for i, text in enumerate(log_texts(table)) if text.startswith("cardinal ") and text[9].isdigit()
    )
    table.log[rolled] = Made(table.move_table.find("pick 1"))
    save(table, file)
    with pytest.raises(TiletumError):
        load_game(file)


def test_the_same_seed_deals_the_same_log() -> None:
    logs = [log_texts(played_table(seed)) for seed in (1, 1, 2)]
    assert logs[0] == logs[1]
    assert logs[0] != logs[2]
    setups = [log_texts(Table.open(solo="bishop", seed=seed)) for seed in range(20)]
    assert len({tuple(setup) for setup in setups}) == 20


def test_every_event_can_be_named() -> None:
    """Each event can be shown with the ids of the box."""
    seen: set[str] = set()
    for solo in solo_games(60, start=9400, bias=(0.9,)):
        game = solo.game
        game.events = []
        finish(game, solo.chooser)
        for event in game.events:
            named_event = named(event, game.rules)
            if event[0].startswith("bot-"):
                seen.add(event[0])
                assert None not in named_event.values()
    assert {"bot-entry", "bot-need", "bot-required", "bot-activates", "bot-fulfils"} <= seen


def test_every_illegal_move_is_explained() -> None:
    """This checks the refusals at each kind of decision and chance in a solo game."""
    steps_seen: set[int] = set()
    for solo in solo_games(12, start=9500, bias=(0.6,)):
        game, rows = solo.game, solo.game.rules.table.rows
        while not game.over:
            kind = game.stack[-1][0]
            if kind not in steps_seen:
                steps_seen.add(kind)
                legal = set(game.moves())
                assert [
                    row.text for row in rows if (explain(game, row.index) is None) != (row.index in legal)
                ] == []
            game.apply(solo.chooser.next_move(game))
    assert {DEAL_CHALLENGE, DEAL_BOT_TOWN, ROLL_BOT_DIE, PICK} <= steps_seen


def test_the_position_of_a_two_player_game_has_no_solo_part() -> None:
    assert "solo" not in without_pending(position(Game.new(2)))
    assert set(position(Game.new(solo=Solo(0)))["solo"]) == {"challenges", "decrees", "pawn", "dice"}


def test_rules_are_shared_but_not_cached_forever() -> None:
    """Tables with many different challenges must not fill the memory."""
    first = Game.new(solo=Solo(0, tuple(CHALLENGES[:3]))).rules
    assert Game.new(solo=Solo(0, tuple(CHALLENGES[:3]))).rules is first
    for chosen in permutations(CHALLENGES[:5], 4):
        Game.new(solo=Solo(0, chosen))
    rules = Game.new(solo=Solo(0, tuple(CHALLENGES[:3]))).rules
    assert rules is not first
    assert rules.table is first.table
