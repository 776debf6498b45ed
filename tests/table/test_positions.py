"""Impossible positions are refused with the wrong part, and all others are playable."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from support.players import Chooser, finish, games
from support.solo_games import BOT, solo_games
from support.solo_setting import SoloDesk
from tiletum.box import from_data, load
from tiletum.game.catalogue.steps import CHOOSE_DIE, CHOOSE_TILE, PICK, ROLL_BOT_DIE
from tiletum.game.core.editions import LEVELS, Solo
from tiletum.game.core.vocabulary import ACTION, CLEANUP, KING, PREPARATION, ROOMS_LEFT
from tiletum.game.engine import Game
from tiletum.table.position import position
from tiletum.table.setposition import PositionError, set_position
from tiletum.table.table import Table

Data = dict[str, Any]
Moment = Callable[[Game], bool]


def game_at(moment: Moment, solo: bool = False) -> Game:
    """Return the first sample game at such a moment."""
    for number in range(200):
        if solo:
            sample = next(solo_games(1, start=number, edition="living"))
            game, chooser = sample.game, sample.chooser
        else:
            game, chooser = next(games(1, start=number))
        while not game.over:
            if moment(game):
                return game
            game.apply(chooser.next_move(game))
    raise AssertionError("no such moment")


def position_data(game: Game) -> Data:
    data: Data = json.loads(json.dumps(position(game)))
    return data


def refusal(data: Data) -> PositionError:
    with pytest.raises(PositionError) as caught:
        set_position(data)
    return caught.value


def persons_turn(game: Game) -> bool:
    return game.round == 2 and game.turn == 1 and game.stack == [(CHOOSE_DIE, 0, 0, 0, 0)]


def second_turn(solo: bool = False) -> Data:
    return position_data(game_at(persons_turn, solo))


def play_to_the_end(data: Data) -> Game:
    game = set_position(data)
    game.events = []
    return finish(game, Chooser("to the end", 0.6))


# --- the Cardinalbot's supplies ---


@pytest.mark.rule("BCONTR-3")
def test_the_cardinalbot_has_room_for_a_ready_contract_beside_full_spaces_and_characters() -> None:
    desk = SoloDesk().bot_supply(iron=9, wool=9, gold=9)
    desk.bot_tiles("7wool", "9wool", "king:2vp", "merchant:house").offer(e="5iron")
    desk.action("contract", 1)
    assert desk.fulfilled_contracts() == ["5iron"]


def test_a_position_may_give_the_cardinalbot_full_spaces_and_two_characters() -> None:
    data = second_turn(solo=True)
    board = data["boards"][BOT]
    store = [name for name in board["store"] if name in load_names("contracts")]
    taken = [*take_tiles(data, "contract", 2 - len(store)), *take_tiles(data, "character", 2)]
    board["store"] = sorted([*board["store"], *taken])
    board["resources"] = dict.fromkeys(board["resources"], 99)
    assert play_to_the_end(data).over


def load_names(section: str) -> list[str]:
    return [tile.id for tile in getattr(load(), section) if tile.type == "contract"]


def take_tiles(data: Data, pile: str, number: int) -> list[str]:
    """Return this many different tiles of a pile, without crests."""
    crests = [crest.id for crest in load().crests]
    names = [name for name, count in data["piles"][pile].items() if count and name not in crests][:number]
    for name in names:
        data["piles"][pile][name] -= 1
    return names


@pytest.mark.parametrize("storehouse", [1, 3, 12])
def test_the_storehouse_of_the_players_board_is_not_the_cardinalbots(storehouse: int) -> None:
    data = json.loads(json.dumps(load().data))
    data["player_board"]["storehouse"] = storehouse
    box = from_data(data, "owners.toml")
    for seed in (1097, 1098, 1099, 1100):
        table = Table.open(solo=Solo(LEVELS["bishop"]), box=box, seed=seed)
        chooser = Chooser(seed, 0.6)
        while not table.over:
            table.play(chooser.choose(table.game, [move.index for move in table.moves()]))


def test_a_box_may_list_the_last_two_decrees_in_any_order() -> None:
    data = json.loads(json.dumps(load().data))
    data["decrees"].reverse()
    box = from_data(data, "owners.toml")
    game = Table.open(solo=Solo(0), box=box, seed=1).game
    assert [game.rules.decree_ids[decree] for decree in game.decrees[-2:]] == [
        "everlasting-fame",
        "worldly-riches",
    ]


# --- the turn ---


@pytest.mark.rule("BOT-2")
def test_without_pending_the_cardinalbot_begins_its_turn_by_rolling() -> None:
    rolling = game_at(lambda game: game.round == 2 and game.stack[-1][0] == ROLL_BOT_DIE, solo=True)
    data = position_data(rolling)
    del data["pending"]
    data["to_move"] = BOT
    game = set_position(data)
    assert game.to_move != BOT
    assert game.stack == rolling.stack
    assert play_to_the_end(data).over


def test_the_person_cannot_be_given_the_cardinalbots_turn() -> None:
    data = position_data(
        game_at(lambda game: game.round == 2 and game.stack[-1][0] == ROLL_BOT_DIE, solo=True)
    )
    data["pending"]["stack"] = [["die", 0, 0, 0, 0]]
    assert refusal(data).key == "position-stack"


# --- decrees and challenges ---


def change_decrees(change: Callable[[list[str]], list[str]]) -> PositionError:
    data = second_turn(solo=True)
    data["solo"]["decrees"] = change(data["solo"]["decrees"])
    return refusal(data)


@pytest.mark.rule("SOLO-4")
@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda row: [], "position-count"),
        (lambda row: row[:-1], "position-count"),
        (lambda row: row[1:], "position-count"),
        (lambda row: [*row, row[0]], "position-count"),
        (lambda row: [*row[:-2], row[-1], row[-2]], "position-decree"),
        (lambda row: row[::-1], "position-decree"),
        (lambda row: [row[0], row[0], *row[2:]], "position-decree"),
        (lambda row: ["worldly-riches", *row[1:]], "position-decree"),
        (lambda row: ["poverty", *row[1:]], "position-bad-field"),
    ],
)
def test_an_impossible_row_of_decrees_is_refused(change: Callable[[list[str]], list[str]], key: str) -> None:
    assert change_decrees(change).key == key


def test_the_refusal_of_a_wrong_decree_names_the_right_one() -> None:
    error = change_decrees(lambda row: [*row[:-2], row[-1], row[-2]])
    assert error.message_args() == {"number": 4, "found": "worldly-riches", "expected": "everlasting-fame"}


@pytest.mark.rule("SOLO-7")
def test_a_duplicate_challenge_is_refused() -> None:
    data = second_turn(solo=True)
    data["solo"]["challenges"] = ["deep-coffers", "deep-coffers"]
    error = refusal(data)
    assert (error.key, error.message_args()["value"]) == ("position-twice", "deep-coffers")


# --- contracts of the Cardinalbot ---


@pytest.mark.rule("BCONTR-5")
def test_more_than_two_unfulfilled_contracts_of_the_cardinalbot_are_refused() -> None:
    data = second_turn(solo=True)
    board, pile = data["boards"][BOT], data["piles"]["contract"]
    store = sum(name[0].isdigit() for name in board["store"])
    names = [name for name in pile if name[0].isdigit()][: 3 - store]
    for name in names:
        pile[name] -= 1
    board["store"] = sorted(board["store"] + names)
    error = refusal(data)
    assert error.key == "position-bot-contracts"
    assert error.message_args() == {"found": 3, "spaces": 2}


# --- the turn and its dice ---


@pytest.mark.rule("TURN-5")
@pytest.mark.parametrize("solo", [False, True])
@pytest.mark.parametrize("turn", [1, 3])
def test_a_turn_that_does_not_fit_the_dice_taken_is_refused(turn: int, solo: bool) -> None:
    data = second_turn(solo)
    data["turn"] = turn
    assert refusal(data).key == "position-turn"


@pytest.mark.rule("TURN-5")
def test_a_fourth_die_is_refused() -> None:
    """Its number would overwrite the first room of the buildings."""
    data = position_data(
        game_at(lambda g: g.round == 1 and g.turn == 2 and g.position == 1 and persons_die(g))
    )
    data["turn"] = 1
    assert refusal(data).key == "position-turn"


def persons_die(game: Game) -> bool:
    return game.stack == [(CHOOSE_DIE, 0, 0, 0, 0)]


def test_missing_dice_round_the_wheel_are_refused() -> None:
    data = second_turn()
    die, count = next(iter(data["dice"].items()))
    data["dice"][die] = count - 1
    data["bag"][die.split()[0]] += 1
    error = refusal(data)
    assert (error.key, error.message_args()["field"]) == ("position-count", "dice")


PENDING: list[tuple[str, Any, str]] = [
    ("die", "pink 6", "position-bad-field"),
    ("die", None, "position-bad-field"),
    ("action", "king", "position-bad-field"),
    ("action", None, "position-bad-field"),
    ("seat", -1, "position-bad-field"),
    ("in_use", [[]], "position-bad-field"),
    ("stack", [["action", 0, 0, 0, 0], ["tile", 0, 0, 0, 0]], "position-stack"),
    ("stack", [["action", 0, 0, 0, 0], ["give-resources", 0, 0, 0, 0]], "position-stack"),
    ("stack", [["action", 0, 0, 0, 0], ["finish-helper", 40, 0, 0, 0]], "position-stack"),
    ("stack", [["points", 0, 3, 0, 0]], "position-stack"),
    ("stack", [["action", 0, 0, 0, 0], ["bonuses", 0, 7, 0, 0]], "position-bad-field"),
    ("stack", [["bot-crest-task", 0, 0, 0, 0]], "position-stack"),
]


@pytest.mark.parametrize(("field", "value", "key"), PENDING, ids=lambda value: str(value)[:40])
def test_an_impossible_open_turn_is_refused(field: str, value: Any, key: str) -> None:
    """The die is yellow, and the action is not the King's."""
    data = position_data(game_at(open_turn))
    data["pending"][field] = value
    assert refusal(data).key == key


def open_turn(game: Game) -> bool:
    return game.stack[-1][0] == CHOOSE_TILE and game.die < 6 and game.action == 0 and game.round == 1


def test_a_pick_without_a_tie_is_refused() -> None:
    data = position_data(game_at(lambda game: game.stack[-1][0] == PICK, solo=True))
    data["pending"]["stack"][-1][1] += 1
    assert refusal(data).key == "position-bad-field"


# --- the pieces on the table ---

CHANGES: dict[str, tuple[Callable[[Data], object], str]] = {
    "an empty place in the character offer": (
        lambda d: d["character_offer"].__setitem__(0, None),
        "position-bad-field",
    ),
    "a place that is no action": (lambda d: d["action_tiles"].update(tea=None), "position-bad-field"),
    "more discards than tiles": (lambda d: d["discards"]["bonus"].update(joker1=9), "position-tiles"),
    "a fair that is left out": (lambda d: d["fairs"].__setitem__(1, [None, None]), "position-bad-field"),
    "a first fair elsewhere": (lambda d: swap(d["fairs"], 0, 1), "position-bad-field"),
    "an order of numbers with a point": (
        lambda d: d.update(order=[float(seat) for seat in d["order"]]),
        "position-bad-field",
    ),
    "an order of truth values": (
        lambda d: d.update(order=[bool(seat) for seat in d["order"]]),
        "position-bad-field",
    ),
    "tokens of truth values": (
        lambda d: d.update(corruption=[bool(token) for token in d["corruption"]]),
        "position-bad-field",
    ),
    "a token too few": (lambda d: d["corruption"].pop(), "position-count"),
    "a cathedral tile that nobody has": (
        lambda d: [tiles.pop(0) for tiles in d["cathedral_tiles"].values() if tiles],
        "position-bad-field",
    ),
}


def swap(fairs: list[list[str]], one: int, other: int) -> None:
    fairs[one][0], fairs[other][0] = fairs[other][0], fairs[one][0]


@pytest.mark.parametrize("name", CHANGES)
def test_an_impossible_table_is_refused(name: str) -> None:
    change, key = CHANGES[name]
    data = second_turn()
    change(data)
    assert refusal(data).key == key


def test_a_column_of_the_cardinalbot_is_filled_from_above() -> None:
    data = position_data(game_at(lambda game: persons_die(game) and 1 in rooms_left(game), solo=True))
    rooms = data["boards"][BOT]["rooms"]
    half = next(column for column in rooms if column.count(None) == 1)
    half.reverse()
    assert refusal(data).message_args()["field"] == "boards[1].rooms"


def rooms_left(game: Game) -> list[int]:
    return game.boards[BOT][ROOMS_LEFT : ROOMS_LEFT + 5]


# --- positions from games are never refused ---


@pytest.mark.parametrize("phase", [PREPARATION, ACTION, KING, CLEANUP])
@pytest.mark.parametrize("solo", [False, True])
def test_positions_of_every_phase_can_be_loaded(phase: int, solo: bool) -> None:
    game = game_at(lambda game: game.phase == phase and game.round > 1, solo)
    assert set_position(position_data(game)).key() == game.key()
