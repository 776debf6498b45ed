"""Games of earlier versions continue unchanged, even where new games are stricter.

The files in tests/earlier were written by the second revision of the rules, before boxes and positions were
checked strictly. They are never rewritten.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from support.players import Chooser
from tiletum import load_game, save
from tiletum.box import BoxError, from_data, load
from tiletum.game.core.editions import Solo
from tiletum.game.engine import Game
from tiletum.hall.replay_command import command
from tiletum.server.tables.uploads import LimitedReader
from tiletum.table.dealer import SeededDealer
from tiletum.table.save import SaveError, checksum, from_save, to_data
from tiletum.table.setposition import PositionError, set_position
from tiletum.table.table import RULES_REVISION, Options, Table

FILES = sorted((Path(__file__).parents[1] / "earlier").glob("*.json"))
SECOND = 2
REFUSED_TODAY = {
    "nine-contract-spaces": "save-bad-box",
    "four-contracts-of-the-cardinalbot": "save-bad-box",
    "decrees-reversed": "position-decree",
}
"""Games, and the refusal of a new one like it."""


def content(name: str) -> dict[str, Any]:
    path = Path(__file__).parents[1] / "earlier" / f"{name}.json"
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def sealed(data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "sha256": checksum(data)}


def play_on(table: Table, decisions: int) -> None:
    chooser = Chooser("on", 0.85)
    while decisions and not table.over:
        table.play(chooser.choose(table.game, [move.index for move in table.moves()]))
        decisions -= 1


def test_there_are_games_of_the_second_revision() -> None:
    assert len(FILES) == 6
    assert {content(path.stem)["rules"] for path in FILES} == {SECOND}
    assert SECOND < RULES_REVISION


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_earlier_game_replays_and_is_saved_as_it_was(path: Path) -> None:
    again = json.loads(json.dumps(to_data(load_game(path))))
    assert sealed({**again, "engine": content(path.stem)["engine"]}) == content(path.stem)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_earlier_game_goes_on_and_can_be_saved_and_loaded_again(path: Path, tmp_path: Path) -> None:
    middle = len(content(path.stem)["log"]) // 2 if load_game(path).over else None
    table = load_game(path, SeededDealer(1), to=middle)
    play_on(table, 10)
    assert table.version > (middle or len(content(path.stem)["log"]))
    save(table, tmp_path / "on.json")
    twin = load_game(tmp_path / "on.json", SeededDealer(1))
    assert twin.game.key() == table.game.key()
    assert twin.options == table.options
    play_on(twin, 10)
    save(twin, tmp_path / "on.json")
    assert load_game(tmp_path / "on.json").game.key() == twin.game.key()


@pytest.mark.parametrize("name", REFUSED_TODAY)
def test_a_new_game_like_it_is_still_refused(name: str) -> None:
    with pytest.raises((SaveError, PositionError)) as error:
        from_save(sealed({**content(name), "rules": RULES_REVISION}), "new.json")
    assert error.value.key == REFUSED_TODAY[name]


@pytest.mark.parametrize("log", [[], ["hand 0 human"]], ids=["no log", "no move"])
@pytest.mark.parametrize("name", REFUSED_TODAY)
def test_a_file_without_moves_is_checked_like_a_new_one_whatever_it_says(name: str, log: list[str]) -> None:
    """Anybody can write into a file that its game is an earlier one."""
    with pytest.raises((SaveError, PositionError)) as error:
        from_save(sealed({**content(name), "log": log}), "old.json")
    assert error.value.key == REFUSED_TODAY[name]


def test_a_file_that_passes_todays_checks_needs_no_moves() -> None:
    data = content("refill-not-dealt-yet")
    assert not from_save(sealed({**data, "log": []}), "old.json").options.strict


def test_a_game_that_cannot_be_finished_is_refused_in_a_sentence() -> None:
    """Its first moves are possible; later no decree would be there."""
    data = content("decrees-reversed")
    data["start"]["solo"]["decrees"] = []
    with pytest.raises(SaveError, match="save-unplayable"):
        from_save(sealed({**data, "log": data["log"][:1]}), "old.json")


def test_a_new_box_or_position_of_this_kind_is_still_refused() -> None:
    with pytest.raises(BoxError, match="box-out-of-range"):
        from_data(content("nine-contract-spaces")["box_data"], "mine.toml")
    with pytest.raises(BoxError, match="box-rulebook-says"):
        from_data(content("four-contracts-of-the-cardinalbot")["box_data"], "mine.toml")
    with pytest.raises(PositionError, match="position-decree"):
        set_position(content("decrees-reversed")["start"])


def test_a_reader_with_limits_spares_the_boxes_of_earlier_games_the_strict_checks() -> None:
    data, reader = content("nine-contract-spaces")["box_data"], LimitedReader()
    assert reader(data, "file", strict=False).player_board.contract_spaces == 9
    with pytest.raises(BoxError, match="box-out-of-range"):
        reader(data, "file")


@pytest.mark.rule("SOLO-15")
def test_the_order_of_the_last_decrees_in_the_box_counts_only_in_earlier_games() -> None:
    box = load_game(FILES[0].with_name("worldly-riches-listed-first.json")).options.box

    def last(solo: Solo) -> list[str]:
        rules = Game.new(box=box, solo=solo).rules
        return [rules.decree_ids[decree] for decree in rules.last_decrees]

    assert last(Solo(1)) == ["everlasting-fame", "worldly-riches"]
    assert last(Solo(1, decrees_as_listed=True)) == ["worldly-riches", "everlasting-fame"]
    assert from_save(content("worldly-riches-listed-first"), "old").options.solo == Solo(1, (), False, True)


@pytest.mark.rule("BOT-3")
@pytest.mark.parametrize("name", ["worldly-riches-listed-first", "decrees-reversed"])
def test_an_earlier_game_whose_last_decree_takes_not_any_die_comes_to_its_end(name: str) -> None:
    """The Cardinalbot goes back to a decree that does."""
    data = content(name)
    for seed in range(8):
        table = from_save(data, "old.json", SeededDealer(seed), to=20 * seed)
        play_on(table, 2_000)
        assert table.game.over


def test_an_earlier_solo_game_with_the_packaged_box_has_the_options_of_a_new_one() -> None:
    solo = load_game(FILES[0].with_name("decrees-reversed.json")).options
    assert solo.box == load()
    assert solo.solo is not None
    assert not solo.solo.decrees_as_listed


def test_nobody_is_told_to_deal_an_earlier_game_again_with_a_box_that_is_refused() -> None:
    table = load_game(FILES[0].with_name("nine-contract-spaces.json"))
    seed = 5
    assert command(table, seed, own_box=True) is None


NO_SUCH_TILE = ["bot-fulfil", 9999, 1, 0, 0]


@pytest.mark.parametrize(
    ("stack", "move"),
    [([NO_SUCH_TILE, ["kingstep", 0, 0, 0, 0]], "done"), ([["bot-end-turn", 0, 0, 0, 0]], "end")],
    ids=["a step with no such tile runs", "nobody is asked"],
)
def test_a_position_that_cannot_be_played_is_refused_in_a_sentence(stack: list[Any], move: str) -> None:
    """The strict checks would refuse it at once; here replaying its moves does."""
    data = content("decrees-reversed")
    data["start"]["pending"]["stack"] = stack
    data["log"] = [move]
    with pytest.raises(SaveError, match="save-bad-entry"):
        from_save(sealed(data), "odd.json")


def test_an_error_of_the_engine_is_not_called_a_foreign_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """It must not be reported as any fault of the file, so that its origin stays visible."""

    def broken(self: Game, move: int) -> None:
        raise AttributeError("a programming error")

    table = Table.open(2, seed=1)
    play_on(table, 5)
    data = to_data(table)
    monkeypatch.setattr(Game, "apply", broken)
    with pytest.raises(AttributeError, match="a programming error"):
        from_save(data, "game.json")


def test_a_number_of_thousands_of_digits_in_an_entry_is_refused() -> None:
    table = Table.open(2, seed=1)
    for entry in ("undo " + "9" * 5000, "resign " + "1" * 5000):
        data = to_data(table)
        with pytest.raises(SaveError, match="save-bad-entry"):
            from_save(sealed({**data, "log": [*data["log"], entry]}), "game.json")


def test_a_new_game_is_one_of_this_revision() -> None:
    assert Options().revision == RULES_REVISION
    assert to_data(Table.open(2, seed=1))["rules"] == RULES_REVISION
