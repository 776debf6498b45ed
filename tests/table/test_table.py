"""Tables: the log determines the game, undo has a limit, and damaged save files are refused."""

from __future__ import annotations

import contextlib
import json
import random
from pathlib import Path
from typing import Any

import pytest

from support.players import Chooser
from support.setting import position_dict
from tiletum import IllegalMove, Options, SaveError, Table, TiletumError, load_game, save
from tiletum.game.core.editions import EDITIONS
from tiletum.game.core.vocabulary import ACTION
from tiletum.table.dealer import LARGEST_SEED, SamplingDealer, ScriptedDealer, SeededDealer
from tiletum.table.entries import (
    Entry,
    Handed,
    Made,
    Resigned,
    Undone,
    entry_text,
    entry_type,
    read_entry,
)
from tiletum.table.position import position
from tiletum.table.save import checksum, from_save, log_sha256, log_texts, to_data
from tiletum.table.setposition import PositionError, load_position, save_position, set_position
from tiletum.table.table import RULES_REVISION, solo_level
from tiletum.words import Words, languages
from tiletum.words.describe import describe_error


def play_on(table: Table, chooser: Chooser, decisions: int = 100_000) -> Table:
    while not table.over and decisions:
        table.play(chooser.choose(table.game, [move.index for move in table.moves()]))
        decisions -= 1
    return table


def random_table(players: int = 2, seed: int = 1, decisions: int = 100_000, **options: Any) -> Table:
    return play_on(Table.open(players, seed=seed, **options), Chooser(seed, 0.5), decisions)


# --- dealers ---


def test_the_same_seed_gives_the_same_game() -> None:
    assert log_sha256(random_table(3, 5)) == log_sha256(random_table(3, 5))
    assert log_sha256(random_table(3, 5)) != log_sha256(random_table(3, 6))


def test_the_deal_of_a_seed_does_not_depend_on_the_moves() -> None:
    """Dice, corruption and the order of each pile follow from the seed, whatever moves are played."""
    one, other = random_table(2, 9), play_on(Table.open(2, seed=9), Chooser("another", 0.9))
    for word in ("wheel", "draw cost", "draw town", "draw fair", "first", "roll", "corruption"):
        deals = [[t for t in log_texts(table) if t.startswith(word)] for table in (one, other)]
        assert deals[0] == deals[1]
    for word in ("draw bonus", "draw contract"):
        first, second = ([t for t in log_texts(table) if t.startswith(word)] for table in (one, other))
        shared = min(len(first), len(second))
        assert shared >= 5
        assert first[:shared] == second[:shared]


@pytest.mark.parametrize("seed", [-1, LARGEST_SEED + 1])
def test_an_impossible_seed_is_refused(seed: int) -> None:
    with pytest.raises(TiletumError) as error:
        Table.open(2, seed=seed)
    assert error.value.key == "error-seed"


def test_a_seed_can_be_checked_afterwards() -> None:
    assert SeededDealer(7).commitment() == SeededDealer(7).commitment()
    assert SeededDealer(7).commitment() != SeededDealer(8).commitment()


def test_a_scripted_dealer_follows_its_script() -> None:
    dealer = ScriptedDealer(["wheel 4", "first 1", "roll pink 6"], SeededDealer(1))
    table = Table(Options(2), dealer)
    texts = log_texts(table)
    assert texts[0] == "wheel 4"
    assert "first 1" in texts
    assert next(text for text in texts if text.startswith("roll")) == "roll pink 6"
    assert dealer.script == []


def test_a_script_with_an_unknown_outcome_is_refused() -> None:
    with pytest.raises(TiletumError) as error:
        Table(Options(2), ScriptedDealer(["wheel 7"], SeededDealer(1)))
    assert error.value.key == "error-unknown-move"


def test_a_sampling_dealer_deals_every_outcome() -> None:
    seen = {log_texts(Table(Options(2), SamplingDealer(random.Random(n))))[0] for n in range(60)}
    assert seen == {f"wheel {value}" for value in range(1, 7)}


def test_without_a_dealer_outcomes_are_played_like_moves() -> None:
    table = Table(Options(2), None)
    assert [move.text for move in table.moves()] == [f"wheel {value}" for value in range(1, 7)]
    table.play("wheel 2")
    assert table.version == 1
    assert table.to_move is None


# --- bad input ---


@pytest.mark.parametrize(
    ("options", "key"),
    [
        (Options(players=1), "error-players"),
        (Options(players=5), "error-players"),
        (Options(edition="german"), "error-edition"),
        (Options(players=2, first=2), "error-first"),
        (Options(players=2, first=-1), "error-first"),
        (Options(players=2, names=("a", "b", "c")), "error-names"),
    ],
)
def test_impossible_options_are_refused(options: Options, key: str) -> None:
    with pytest.raises(TiletumError) as error:
        Table(options, SeededDealer(1))
    assert error.value.key == key


def table_state(table: Table) -> tuple[object, int, int]:
    return table.game.key(), table.version, len(table.events)


def test_refused_moves_change_nothing() -> None:
    table = random_table(2, 3, decisions=20)
    before = table_state(table)
    seat = table.to_move
    assert seat is not None
    legal = {move.index for move in table.moves()}
    for row in table.move_table.rows:
        if row.index not in legal:
            with pytest.raises(IllegalMove) as error:
                table.play(row)
            assert error.value.refusal.rule
    for bad in ("", "nonsense", "die pink 7", 10**6, -1):
        with pytest.raises(TiletumError) as unknown:
            table.play(bad)
        assert unknown.value.key == "error-unknown-move"
    with pytest.raises(TiletumError) as other:
        table.play(table.moves()[0], seat=1 - seat)
    assert other.value.key == "error-not-your-turn"
    assert table_state(table) == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_moves_that_are_not_listed_are_refused_all_through_a_game(players: int) -> None:
    for edition in EDITIONS:
        table = Table.open(players, seed=5, edition=edition)
        chooser = Chooser(edition, 0.7)
        while not table.over:
            legal = {move.index for move in table.moves()}
            before = table_state(table)
            for index in chooser.random.sample(range(len(table.move_table.rows)), 3):
                if index not in legal:
                    with pytest.raises(IllegalMove):
                        table.play(index)
            assert table_state(table) == before
            play_on(table, chooser, 1)


def test_nothing_can_be_played_after_the_end() -> None:
    table = random_table()
    assert table.over
    assert table.moves() == []
    assert table.to_move is None
    for attempt in (lambda: table.play("end"), lambda: table.resign(0), lambda: table.hand_over(0, "random")):
        before = table_state(table)
        with pytest.raises(TiletumError) as error:
            attempt()
        assert error.value.key == "error-over"
        assert table_state(table) == before


# --- the log ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_folding_the_log_gives_the_state_at_every_point(edition: str) -> None:
    table = Table.open(3, seed=4, edition=edition, shuffled_actions=True)
    twin = Table(table.options, None)
    chooser = Chooser(edition, 0.7)
    folded = 0
    while not table.over:
        for entry in table.log[folded:]:
            twin.fold(entry)
        folded = len(table.log)
        assert twin.game.key() == table.game.key()
        assert twin.events == table.events
        assert twin.undo_limit() == table.undo_limit()
        play_on(table, chooser, 1)


def test_the_score_sheet_adds_up() -> None:
    for seed in range(12):
        table = random_table(2 + seed % 3, seed)
        for seat, points in enumerate(table.score_sheet()):
            assert 10 + sum(points.values()) == table.scores()[seat]


def test_the_version_is_the_number_of_entries() -> None:
    table = random_table(2, 1, decisions=6)
    version = table.version
    table.play(table.moves()[-1])
    assert table.version > version


# --- undo ---


def at_second_step(seed: int = 1, **options: Any) -> Table:
    """Return a table whose first player has taken a die, without a reveal since."""
    table = Table.open(2, seed=seed, **options)
    table.play(next(move for move in table.moves() if move.group == "die"))
    return table


def test_undo_takes_back_the_players_own_decisions() -> None:
    table = Table.open(2, seed=1)
    start = table.game.key()
    assert table.undo_limit() == (0, "revealed")
    table.play(next(move for move in table.moves() if move.group == "die"))
    assert table.undo_limit().moves == 1
    table.undo()
    assert table.game.key() == start
    assert table.log[-1] == Undone(1)


def test_undo_stops_at_a_reveal_and_says_so() -> None:
    table = Table.open(2, seed=1)
    with pytest.raises(TiletumError) as error:
        table.undo()
    assert error.value.key == "error-undo"
    assert error.value.args_["reason"] == "revealed"


def test_undo_stops_at_another_seats_decision() -> None:
    table = at_second_step()
    first = table.to_move
    while table.to_move == first:
        table.play("leave" if any(m.text == "leave" for m in table.moves()) else "end")
    limit = table.undo_limit()
    assert limit.moves == 0
    assert limit.reason == "other-seat"


def test_undo_in_training_has_no_limit_and_never_rerolls() -> None:
    table = random_table(2, 11, decisions=60, training=True)
    texts = log_texts(table)
    made = [table.move_table.rows[move].text for move in table.made]
    decisions = table.undo_limit().moves
    assert decisions == 60
    table.undo(decisions)
    for text in made:
        if table.move_table.rows[table.move_table.find(text)].group != "outcome":
            table.play(text)
    assert [table.move_table.rows[move].text for move in table.made] == made
    assert log_texts(table)[: len(texts)] == texts


def test_undo_in_the_middle_of_a_game_can_be_replayed() -> None:
    table = Table.open(2, seed=8)
    chooser = Chooser("undo", 0.6)
    while not table.over:
        play_on(table, chooser, 1)
        limit = table.undo_limit().moves
        if limit and chooser.random.random() < 0.2:
            before = len(table.made)
            table.undo(chooser.random.randint(1, limit))
            assert len(table.made) < before
    assert any(isinstance(entry, Undone) for entry in table.log)
    twin = from_save(to_data(table), "memory")
    assert twin.game.key() == table.game.key()
    assert twin.log == table.log


# --- resignations and hand-overs ---


def test_the_last_remaining_player_wins() -> None:
    table = random_table(3, 2, decisions=10)
    table.resign(0)
    assert not table.over
    table.resign(2)
    assert table.over
    assert table.winner() == 1
    twin = from_save(to_data(table), "memory")
    assert twin.over
    assert twin.winner() == 1


@pytest.mark.parametrize("solo", [None, "priest"])
def test_a_game_given_up_during_setup_has_a_winner(solo: str | None) -> None:
    """Nobody has an order yet. Only a file of a game with real dice and tiles can have that."""
    table = Table(Options(2 if solo is None else 1, solo=None if solo is None else solo_level(solo)), None)
    table.play(table.moves()[0])
    table.resign(0)
    assert from_save(to_data(table), "game.json").winner() == 1


@pytest.mark.parametrize("players", [3, 4])
def test_a_player_who_resigned_cannot_win(players: int) -> None:
    """The others play on to the end, and the best of them wins, whatever score the resigned seat has."""
    would_have_won = 0
    for seed in range(12):
        table = random_table(players, seed, decisions=30)
        table.resign(0)
        play_on(table, Chooser(seed, 0.5))
        assert table.game.over
        would_have_won += table.game.winner() == 0
        winner = table.winner()
        assert winner not in (0, None)
        assert table.scores()[winner] == max(table.scores()[1:])
        assert from_save(to_data(table), "memory").winner() == winner
    assert would_have_won


def test_a_seat_can_be_handed_over() -> None:
    table = random_table(2, 2, decisions=5)
    table.hand_over(1, "random")
    assert table.played_by == {1: "random"}
    assert log_texts(table)[-1] == "hand 1 random"
    assert from_save(to_data(table), "memory").played_by == {1: "random"}
    for seat, name in ((2, "x"), (-1, "x"), (0, ""), (0, "a\nb"), (0, "x" * 41)):
        with pytest.raises(TiletumError):
            table.hand_over(seat, name)


# --- save files ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_saved_game_can_be_loaded_unchanged(players: int, tmp_path: Path) -> None:
    table = random_table(players, 3, decisions=90, names=("Ann", "Ben"))
    save(table, tmp_path / "game.json")
    twin = load_game(tmp_path / "game.json", SeededDealer(3))
    assert twin.game.key() == table.game.key()
    assert twin.options.names == ("Ann", "Ben")
    one, other = play_on(table, Chooser("on")), play_on(twin, Chooser("on"))
    assert log_sha256(one) == log_sha256(other)


def test_a_finished_game_is_small(tmp_path: Path) -> None:
    save(random_table(4, 1), tmp_path / "game.json")
    assert (tmp_path / "game.json").stat().st_size <= 30_000


def test_the_seed_is_not_in_the_file(tmp_path: Path) -> None:
    seed = 123456789012345678
    save(random_table(2, seed), tmp_path / "game.json")
    assert str(seed) not in (tmp_path / "game.json").read_text()


def test_an_owners_box_is_saved_with_the_game(tmp_path: Path) -> None:
    from tiletum.box import from_data, load

    data = json.loads(json.dumps(load().data))
    data["player_board"]["storehouse"] = 5
    box = from_data(data, "owner.toml")
    table = random_table(2, 1, decisions=30, box=box)
    save(table, tmp_path / "game.json")
    twin = load_game(tmp_path / "game.json")
    assert twin.options.box.digest == box.digest != load().digest
    assert twin.game.key() == table.game.key()


def refusal_of(data: object) -> str:
    with pytest.raises(SaveError) as error:
        from_save(data, "game.json")
    return error.value.key


def seal(data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "sha256": checksum(data)}


def test_an_impossible_save_file_is_refused_with_a_reason(tmp_path: Path) -> None:
    data = to_data(random_table(2, 1, decisions=30))
    assert refusal_of([]) == "save-foreign"
    assert refusal_of({"white": "e4"}) == "save-foreign"
    assert refusal_of({**data, "tiletum": 99}) == "save-format"
    assert refusal_of({**data, "players": 3}) == "save-edited"
    assert refusal_of({**data, "log": data["log"][:-1]}) == "save-edited"
    assert refusal_of({**data, "players": "two"}) == "save-bad-field"
    assert refusal_of({key: value for key, value in data.items() if key != "log"}) == "save-missing"
    assert refusal_of(seal({**data, "rules": 999})) == "save-newer"
    assert refusal_of(seal({**data, "box": "0" * 64})) == "save-other-box"
    assert refusal_of(seal({**data, "box_data": {"format": 1}})) == "save-bad-box"
    swapped = [*data["log"][:-1], "die pink 1 as 4", "die pink 1"]
    assert refusal_of(seal({**data, "log": swapped})) == "save-illegal"
    assert refusal_of(seal({**data, "log": swapped, "rules": RULES_REVISION - 1})) == "save-outdated"
    assert refusal_of(seal({**data, "log": [*data["log"], "dance"]})) == "save-bad-entry"
    assert refusal_of(seal({**data, "log": [*data["log"], "undo 999"]})) == "save-bad-entry"
    path = tmp_path / "cut.json"
    path.write_text(json.dumps(data)[:-40])
    with pytest.raises(SaveError) as error:
        load_game(path)
    assert error.value.key == "save-not-json"
    with pytest.raises(SaveError) as missing:
        load_game(tmp_path / "nowhere.json")
    assert missing.value.key == "save-cannot-read"
    with pytest.raises(SaveError) as unwritable:
        save(random_table(2, 1, decisions=3), tmp_path / "no" / "folder.json")
    assert unwritable.value.key == "save-cannot-write"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("revision", [RULES_REVISION, RULES_REVISION - 1])
def test_the_refusal_of_an_illegal_move_says_what_to_do(lang: str, revision: int) -> None:
    data = to_data(random_table(2, 1, decisions=30))
    entries = len(data["log"])
    wrong = seal({**data, "log": [*data["log"], "take Antwerpen", "end"], "rules": revision})
    with pytest.raises(SaveError) as error:
        from_save(wrong, "game.json")
    sentence = describe_error(Words(lang), error.value)
    assert "game.json" in sentence
    assert "take Antwerpen" in sentence
    assert str(entries + 1) in sentence
    assert f"tiletum replay --to {entries}" in sentence
    assert (data["engine"] in sentence) == (revision < RULES_REVISION)
    assert from_save(wrong, "game.json", to=entries).version == entries


# --- position files ---


def test_a_position_file_can_be_loaded(tmp_path: Path) -> None:
    game = random_table(3, 3, decisions=70).game
    save_position(game, tmp_path / "position.json")
    assert load_position(tmp_path / "position.json").key() == game.key()


def test_a_position_without_pending_steps_begins_a_turn() -> None:
    table = Table.open(2, seed=1)
    data = position(table.game)
    del data["pending"]
    game = set_position(data)
    assert game.moves() == table.game.moves()


def test_a_table_can_start_from_a_position(tmp_path: Path) -> None:
    for start in (random_table(3, 3, decisions=70).game, Table.open(solo="deacon", seed=4).game):
        data = position_dict(start)
        table = Table(Options.of_position(data, start.rules.box), SeededDealer(1))
        assert table.game.key() == start.key()
        play_on(table, Chooser("position"))
        save(table, tmp_path / "game.json")
        assert load_game(tmp_path / "game.json").game.key() == table.game.key()


CHANGES: list[tuple[str, Any]] = [
    ("players", 7),
    ("edition", "latin"),
    ("round", 9),
    ("turn", 0),
    ("phase", "tea"),
    ("order", [0, 0]),
    ("dice", {"pink 9": 1}),
    ("dice", {"pink 1": 9}),
    ("bag", {"pink": 1}),
    ("wheel", {"architect": 1, "joker": 1}),
    ("king_tile", "dragon"),
    ("map_tiles", {"Rome": "4vp"}),
    ("contract_offer", ["5iron"]),
    ("piles", {"bonus": {"5iron": 1}, "contract": {}, "character": {}}),
    ("piles", {"bonus": {"4vp": 99}, "contract": {}, "character": {}}),
    ("costs", {"London": "7for7"}),
    ("fairs", [["Tiletum", "king"]]),
    ("king_track", [[5, [0]]]),
    ("king_track", "high"),
    ("houses", {"Paris 2": 0}),
    ("houses", {"Paris 1": 0}),
    ("pillars", {"Paris": [0, 0]}),
    ("boards", []),
    ("format", 2),
    ("contract_offer", ["4vp", None, None, None, None]),
    ("character_offer", ["lion"]),
    ("map_tiles", {"Brugge": "king:2vp"}),
    ("costs", {}),
    ("corruption", [0, 0]),
    ("fairs", [["Tiletum", "king"], ["Verona", "king"], ["Verona", "house"], ["Genova", "crest"]]),
    ("fairs", [["Tiletum", "king"], ["Lyon", "pillar"], ["Verona", "house"], ["Genova", "crest"]]),
    ("round", 0),
]


@pytest.mark.parametrize(("key", "value"), CHANGES, ids=lambda value: str(value)[:30])
def test_an_impossible_position_is_refused(key: str, value: Any) -> None:
    data = position_dict(Table.open(2, seed=1).game)
    data[key] = value
    with pytest.raises(PositionError) as error:
        set_position(data)
    assert error.value.key.startswith("position-")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("score", -1),
        ("score", "ten"),
        ("merchant", "Rome"),
        ("houses", 3),
        ("pillars", 3),
        ("store", ["4vp"] * 5),
        ("store", ["lion", "lion"]),
        ("crests", ["lion"]),
        ("rooms", [[None]]),
        ("rooms", [["king:2vp", "merchant:house", None], [None] * 2, [None] * 2, [None], [None]]),
        ("dice", ["pink 1"] * 4),
        ("resources", {"gold": 1}),
        ("cathedrals", ["Paris"]),
        ("contracts", ["4vp"]),
    ],
    ids=lambda value: str(value)[:30],
)
def test_an_impossible_board_is_refused(field: str, value: Any) -> None:
    data = position_dict(Table.open(2, seed=1).game)
    data["boards"][0][field] = value
    with pytest.raises(PositionError):
        set_position(data)


@pytest.mark.parametrize(
    "step",
    [
        ["tile", 99, 0, 0, 0],
        ["points", 99, 3, 0, 0],
        ["tea", 0, 0, 0, 0],
        ["die"],
        ["bot-gain", -1, 0, 0, 0],  # would be counted down forever
    ],
)
def test_an_impossible_stack_is_refused(step: list[Any]) -> None:
    data = position_dict(Table.open(2, seed=1).game)
    data["pending"]["stack"] = [step]
    with pytest.raises(PositionError):
        set_position(data)


def test_junk_is_refused_or_playable() -> None:
    """Any field is replaced by junk. The position is refused, or it can be played on without an error."""
    rng = random.Random(1)
    base = json.dumps(position(random_table(2, 5, decisions=50).game))
    junk: list[Any] = [None, -1, 0, 3, "x", [], {}, [[]], {"a": []}, True, 1.5, "Paris", ["4vp"]]
    accepted = 0
    for number in range(800):
        data = json.loads(base)
        target = rng.choice([data, data["pending"], data["boards"][0], data["boards"][1]])
        target[rng.choice(list(target))] = rng.choice(junk)
        with contextlib.suppress(PositionError):
            game = set_position(data)
            accepted += 1
            chooser = Chooser(number)
            for _ in range(60):
                if not game.over:
                    game.apply(chooser.next_move(game))
    assert accepted


# --- undo by agreement ---


def test_an_agreed_undo_goes_beyond_the_limit_and_is_logged() -> None:
    table = Table.open(2, seed=5)
    chance = random.Random(5)
    first, before = table.to_move, position(table.game)
    decisions = 0
    while table.to_move == first:
        table.play(chance.choice(table.moves()))
        decisions += 1
    with pytest.raises(TiletumError, match="error-undo"):
        table.undo(decisions)
    table.undo(decisions, granted=True)
    assert position(table.game) == before
    assert table.log[-1] == Undone(decisions, granted=True)
    with pytest.raises(TiletumError, match="error-undo"):
        table.undo(1, granted=True)
    undone = from_save(to_data(table), "memory")
    assert position(undone.game) == before
    assert undone.version == table.version


def test_decisions_of_a_turn_are_counted_from_its_start() -> None:
    table = Table.open(3, seed=8, training=True)
    chance = random.Random(8)
    for _ in range(150):
        turn = (table.game.round, table.game.turn, table.to_move)
        before = table.turn_decisions()
        table.play(chance.choice(table.moves()))
        same = turn == (table.game.round, table.game.turn, table.to_move)
        if same and table.turn_decisions():
            assert table.turn_decisions() == before + 1
        elif not same and table.game.phase == ACTION:
            assert table.turn_decisions() == 0


# --- entries ---


def test_every_kind_of_entry_can_be_written_and_read() -> None:
    moves = Table.open(2, seed=1).move_table
    entries: list[Entry] = [
        Made(0),
        Made(7),
        Undone(2),
        Undone(9, granted=True),
        Resigned(1),
        Handed(0, "Ann Lee"),
    ]
    texts = [entry_text(entry, moves) for entry in entries]
    assert texts[2:] == ["undo 2", "undo 9 granted", "resign 1", "hand 0 Ann Lee"]
    assert [read_entry(text, moves) for text in texts] == entries
    assert [entry_type(text) for text in texts] == [type(entry) for entry in entries]


def test_entries_of_different_kinds_are_never_equal() -> None:
    """A move and a resignation are different, even with the same number."""
    assert len({Made(1), Undone(1), Resigned(1), Handed(1, "x")}) == 4


@pytest.mark.parametrize(
    "text", ["", "undo", "undo x", "undo -1", "undo 1 please", "resign 1 now", "hand 1", "jump 1"]
)
def test_a_line_that_is_not_an_entry_is_refused(text: str) -> None:
    with pytest.raises(TiletumError, match="error-unknown-entry"):
        read_entry(text, Table.open(2, seed=1).move_table)
