"""The referee by itself: whole games of random and biased players, and worked examples."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

from .editions import EDITIONS
from .referee import Referee

BOX_FILE = Path(__file__).resolve().parents[2] / "src" / "tiletum" / "box" / "box.toml"
BOX: dict[str, Any] = tomllib.loads(BOX_FILE.read_text(encoding="utf-8"))

# the builder's preferences, best first: finish buildings, place crests, fulfil contracts, then preparations
PREFERENCES = [
    "task crest",
    "task fulfil",
    "task cathedral",
    "place",
    "bonus",
    "building",
    "house",
    "pillar",
    "tile",
    "take",
    "task helper",
    "contract",
    "character",
    "king",
    "exchange",
    "joker",
    "gain",
    "merchant",
    "architect",
]


def draw(referee: Referee, rng: random.Random) -> str:
    weights = referee.weights()
    assert set(weights) == set(referee.moves())
    assert min(weights.values()) > 0
    return rng.choices(list(weights), list(weights.values()))[0]


def random_player(referee: Referee, rng: random.Random) -> str:
    return rng.choice(referee.moves())


def builder(referee: Referee, rng: random.Random) -> str:
    moves = referee.moves()
    if rng.random() < 0.1:
        return rng.choice(moves)
    for preference in PREFERENCES:
        preferred = [move for move in moves if move == preference or move.startswith(preference + " ")]
        if preferred:
            return rng.choice(preferred)
    return rng.choice(moves)


def collector(referee: Referee, rng: random.Random) -> str:
    """Choose the Character, Contract and Joker sections, and never end a turn early."""
    moves = referee.moves()
    if moves[0].startswith("die "):
        tasks = [move for move in moves if move.startswith("task") and "buy" not in move]
        if tasks:
            return rng.choice(tasks)
        values = {str(referee.wheel[action]) for action in ("character", "contract", "joker")}
        dice = [move for move in moves if move.startswith("die ") and move.split(" ")[-1] in values]
        return rng.choice(dice or [move for move in moves if move.startswith("die ")])
    if "joker character" in moves:
        return rng.choice(["joker character", "joker contract"])
    if rng.random() < 0.5:
        return builder(referee, rng)
    continuing = [move for move in moves if move not in ("end", "done", "leave", "discard")]
    return rng.choice(continuing or moves)


PLAYERS = [random_player, builder, collector]


def check_pieces(referee: Referee) -> None:
    """Check that no piece appears or vanishes."""
    position = referee.position()
    for seat, board in enumerate(position["boards"]):
        assert board["score"] >= 0
        assert min(board["resources"].values()) >= 0
        assert len(board["store"]) <= 4
        assert len(board["contracts"]) <= 6
        roofs = sum(1 for rooms in board["rooms"] if None in rooms)
        on_map = sum(1 for owner in position["houses"].values() if owner == seat)
        assert board["houses"] + roofs + on_map + 1 == 8
        on_map = sum(1 for seats in position["pillars"].values() if seat in seats)
        assert board["pillars"] + max(0, 5 - len(board["contracts"])) + on_map == 7
        kinds = [{tile.split(":")[0] for tile in rooms if tile} for rooms in board["rooms"]]
        assert all(len(kind) <= 1 for kind in kinds)
        assert len(set().union(*kinds)) == sum(len(kind) for kind in kinds)
        families = {crest["id"] for crest in BOX["crests"]}
        crests = [crest for crest in board["crests"] if crest]
        crests += [tile for tile in board["store"] if tile in families]
        assert len(crests) == len(set(crests))
    dice = sum(position["dice"].values()) + sum(position["bag"].values())
    assert dice + sum(len(board["dice"]) for board in position["boards"]) == 5 * referee.players
    if position["order"]:
        assert sorted(s for _, seats in position["king_track"] for s in seats) == list(range(referee.players))
    characters = sum(position["piles"]["character"].values()) + sum(
        position["discards"]["character"].values()
    )
    characters += len(position["character_offer"])
    for board in position["boards"]:
        characters += sum(1 for rooms in board["rooms"] for tile in rooms if tile)
        characters += sum(1 for tile in board["store"] if ":" in tile)
    assert characters == {2: 25, 3: 35, 4: 45}[referee.players]


def play_game(referee: Referee, rng: random.Random, players: list[Any]) -> set[str]:
    seen: set[str] = set()
    choices = 0
    while not referee.over():
        assert referee.moves(), referee.position()
        assert len(referee.moves()) == len(set(referee.moves()))
        seat = referee.to_move()
        seen.add(referee.stack[-1]["kind"])
        text = draw(referee, rng) if seat is None else players[seat](referee, rng)
        referee.play(text)
        choices += 1
        if choices % 40 == 0:
            check_pieces(referee)
        assert choices < 20000
    check_pieces(referee)
    assert referee.moves() == []
    assert referee.to_move() is None
    assert min(referee.scores()) >= 0
    winner = referee.winner()
    assert winner is not None
    assert referee.scores()[winner] == max(referee.scores())
    return seen


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_random_games(edition: str) -> None:
    for seed in range(8):
        rng = random.Random(f"{edition} {seed}")
        count = 2 + seed % 3
        first = None if seed % 2 else rng.randrange(count)
        referee = Referee(BOX, count, edition, first, shuffled_actions=seed % 4 == 3)
        play_game(referee, rng, [random_player] * count)


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_biased_games(edition: str) -> None:
    seen: set[str] = set()
    for seed in range(9):
        rng = random.Random(f"biased {edition} {seed}")
        count = 2 + seed % 3
        referee = Referee(BOX, count, edition)
        players = [PLAYERS[1 + (seat + seed) % 2] for seat in range(count)]
        seen |= play_game(referee, rng, players)
    required = {"points", "any", "map", "building", "bonuses", "kingtile", "kingstep", "townstep", "tile"}
    required |= {"house_anywhere", "pillar_anywhere", "merchant_anywhere", "architect_anywhere"}
    assert required <= seen
    assert ("resources" in seen) == (edition == "ukrainian")


def test_a_move_that_is_not_listed_is_refused() -> None:
    referee = Referee(BOX, 2)
    with pytest.raises(ValueError, match="wheel 7"):
        referee.play("wheel 7")


# ------------------------------------------------------------------ worked examples


def at_first_die(players: int = 4, edition: str = "living", seed: int = 1) -> Referee:
    rng = random.Random(seed)
    referee = Referee(BOX, players, edition, first=0)
    while referee.to_move() is None:
        referee.play(draw(referee, rng) if "corruption 0" not in referee.moves() else "corruption 0")
    return referee


def king_spaces(referee: Referee, where: dict[int, list[int]]) -> None:
    """Put markers on the spaces printed with these points, each stack from the bottom."""
    referee.king_track = [[] for _ in referee.king_track]
    for points, seats in where.items():
        referee.king_track[BOX["king_track"]["vp"].index(points)] = list(seats)


def king_points(referee: Referee) -> dict[int, list[int]]:
    return {BOX["king_track"]["vp"][space]: seats for space, seats in referee.position()["king_track"]}


def take_die(referee: Referee, action: str, value: int, colour: str = "pink") -> None:
    """Turn the wheel so that the action has this value, and take such a die without its tile."""
    shift = (value - referee.wheel[action]) % 6
    referee.place_values = [(v - 1 + shift) % 6 + 1 for v in referee.place_values]
    referee.set_wheel()
    referee.dice[0] = (colour, value)
    referee.play(f"die {colour} {value}")
    if "leave" in referee.moves():
        referee.play("leave")


def test_b1_setup() -> None:
    for players, dice in ((2, 8), (3, 11), (4, 14)):
        referee = at_first_die(players)
        position = referee.position()
        assert sum(position["dice"].values()) == dice
        assert sum(position["bag"].values()) == 5 * players - dice
        assert [b["resources"]["gold"] for b in position["boards"]] == [1, 3, 5, 6][:players]
        assert king_points(referee) == {0: list(range(players))}
        assert position["boards"][0]["score"] == 10


def test_b3_wheel_and_points() -> None:
    referee = at_first_die()
    take_die(referee, "king", 2)
    assert referee.boards[0]["resources"]["food"] == 3
    assert referee.now["act"]["points"] == 5
    assert {a: referee.wheel[a] for a in ("king", "contract", "character")} == {
        "king": 2, "contract": 3, "character": 1,
    }  # fmt: skip


def test_b4_b5_corruption() -> None:
    referee = at_first_die()
    king_spaces(referee, {0: [3], 2: [1, 0], 15: [2]})
    referee.push([{"kind": "corruption"}])
    referee.play("corruption 2")
    assert king_points(referee) == {-2: [3], 0: [1, 0], 9: [2]}
    king_spaces(referee, {-10: [2], -7: [3], 1: [1, 0]})
    referee.push([{"kind": "corruption"}])
    referee.play("corruption 2")
    assert king_points(referee) == {-10: [2, 3], -1: [1, 0]}


def test_b7_b8_king_phase() -> None:
    referee = at_first_die()
    blue, orange, purple, green = 0, 1, 2, 3
    king_spaces(referee, {3: [blue], 0: [purple, orange], -2: [green]})
    referee.fairs[0][1] = "crest"
    referee.stack = []
    referee.push(
        [{"kind": kind} for kind in ("king_phase", "king_points", "king_order", "fair_phase", "wheel")]
    )
    referee.settle()
    assert referee.to_move() == blue
    referee.play("tile")
    assert len(referee.boards[blue]["store"]) == 1
    assert referee.scores() == [13, 10, 10, 8]
    assert referee.order == [blue, purple, orange, green]
    assert king_points(referee) == {3: [blue], 0: [purple, orange, green]}


@pytest.mark.parametrize(("edition", "expected"), [("living", 10 - 2 + 4 - 2), ("french", 10 - 2 + 4)])
def test_king_fair(edition: str, expected: int) -> None:
    referee = at_first_die(2, edition)
    king_spaces(referee, {3: [0], -2: [1]})
    referee.fairs[0][1] = "king"
    referee.king_tile = None
    referee.stack = []
    referee.push(
        [{"kind": kind} for kind in ("king_phase", "king_points", "king_order", "fair_phase", "wheel")]
    )
    referee.settle()
    leader = 4 if edition == "living" else 0
    assert referee.scores() == [10 + leader + 3 + 4 + 3, expected]


def test_b12_architect() -> None:
    referee = at_first_die()
    referee.boards[0]["architect"] = "Frankfurt"
    referee.map_tiles["Nuernberg"] = "5gold"
    referee.costs["Praha"] = "3for4"
    take_die(referee, "architect", 3)
    for move in ("architect Nuernberg", "take Nuernberg", "architect Praha", "pillar Praha"):
        referee.play(move)
    assert [m for m in referee.moves() if not m.startswith("task")] == ["end"]


def test_b16_contract_offer() -> None:
    referee = at_first_die()
    rng = random.Random(3)
    referee.contract_offer = ["5iron", "5wool", "7iron", "7wool", "5identical"]
    take_die(referee, "contract", 1)
    for move in ("exchange food gold", "gain iron", "contract 3", "contract 1"):
        referee.play(move)
    assert referee.contract_offer == [None, "5wool", None, "7wool", "5identical"]
    referee.play("end")
    assert referee.contract_offer == [None, None, "5wool", "7wool", "5identical"]
    referee.play(draw(referee, rng))
    assert referee.contract_offer[0] is not None
    assert referee.contract_offer[1] is None


def test_b18_completing_a_building() -> None:
    referee = at_first_die()
    board = referee.boards[0]
    board["rooms"][0] = ["king:2vp", "king:3vp", "king:2gold"]
    board["store"] = [{"tile": "lion", "in use": False}]
    board["resources"]["food"] = 6
    king_spaces(referee, {0: [0, 1, 2, 3]})
    take_die(referee, "king", 4)
    referee.play("king")
    assert "king" not in referee.moves()
    referee.play("task crest lion 1")
    referee.play("done")
    referee.play("king")
    assert king_points(referee) == {0: [1, 2, 3], 9: [0]}


def test_helper_keeps_its_slot() -> None:
    referee = at_first_die()
    board = referee.boards[0]
    board["store"] = [{"tile": t, "in use": False} for t in ("merchant2", "+1ap", "4vp", "5iron")]
    referee.map_tiles["Paris"] = "5gold"
    referee.play("task helper merchant2")
    assert "task helper +1ap" not in referee.moves()  # no die yet
    referee.play("merchant Paris")
    assert "take Paris" not in referee.moves()
    referee.play("task helper 4vp")
    referee.play("take Paris")
    assert referee.position()["boards"][0]["store"] == ["+1ap", "5gold", "5iron"]


def test_b19_final_scoring() -> None:
    referee = at_first_die(2)
    board = referee.boards[0]
    for town in ("Paris", "Lyon", "Troyes", "Brugge"):
        referee.houses[(town, 1)] = 0
    for town in ("Paris", "Lyon", "Praha", "Wien", "Milano"):
        referee.pillars[town] = [0]
    board["completed"] = [3, 4, 5, 6]
    board["resources"] = {"gold": 5, "food": 0, "wool": 1, "stone": 0, "iron": 3}
    referee.stack = [{"kind": "final_scoring"}]
    referee.settle()
    assert referee.scores()[0] == 10 + 37
    assert referee.over()
    assert referee.winner() == 0


@pytest.mark.parametrize("edition", ["living", "korean"])
def test_discarding_the_character_offer(edition: str) -> None:
    referee = at_first_die(2, edition)
    referee.character_offer = ["king:ap1", "king:ap2", "king:2vp", "king:3vp", "king:2gold"]
    referee.piles["character"] = ["merchant:house", "merchant:3gold"]
    take_die(referee, "character", 1)
    referee.play("discard")
    assert referee.weights() == {"draw character merchant:house": 1, "draw character merchant:3gold": 1}
    referee.play("draw character merchant:house")
    referee.play("draw character merchant:3gold")
    assert len(referee.weights()) == 5  # the pile was too short, so the discarded tiles are mixed in
    for tile in ("king:ap1", "king:ap2", "king:2vp"):
        referee.play(f"draw character {tile}")
    assert referee.to_move() == 0
    referee.piles["character"] = ["character:ap1"] * 6
    referee.play("discard")
    for _ in range(5):
        referee.play("draw character character:ap1")
    aside = sorted(["king:ap1", "king:ap2", "king:2vp", "merchant:house", "merchant:3gold"])
    pile = sorted(referee.piles["character"])
    if edition == "korean":
        assert (pile, sorted(referee.discards["character"])) == (["character:ap1"], aside)
    else:
        assert (pile, referee.discards["character"]) == (["character:ap1", *aside], [])


def test_colour_helper() -> None:
    referee = at_first_die(2)
    board = referee.boards[0]
    board["store"] = [{"tile": t, "in use": False} for t in ("colour", "colour", "4vp", "king2")]
    referee.play("task helper colour iron")
    assert not [move for move in referee.moves() if move.startswith("task helper colour")]
    referee.action_tiles["king"] = "5gold"
    take_die(referee, "king", 3)
    assert referee.position()["boards"][0]["store"] == ["4vp", "colour", "king2"]
    assert (board["resources"]["iron"], board["resources"]["food"]) == (4, 1)
    assert referee.action_tiles["king"] == "5gold"  # no room for it while the helper kept its slot
    referee = at_first_die(2, "ukrainian")
    board = referee.boards[0]
    referee.action_tiles["king"] = "colour"
    shift = (3 - referee.wheel["king"]) % 6
    referee.place_values = [(v - 1 + shift) % 6 + 1 for v in referee.place_values]
    referee.set_wheel()
    referee.dice[0] = ("pink", 3)
    for move in ("die pink 3", "tile", "task helper colour wool"):
        referee.play(move)
    assert (board["resources"]["wool"], board["resources"]["food"], board["store"]) == (4, 1, [])
    assert referee.position()["discards"]["bonus"] == {"colour": 1}


def test_joker_names_its_action_before_more_points() -> None:
    referee = at_first_die(2)
    board = referee.boards[0]
    board["store"] = [{"tile": t, "in use": False} for t in ("+2ap", "architect2")]
    board["completed"] = [4]
    board["rooms"][3] = ["merchant:3gold"]
    take_die(referee, "joker", 6)
    assert "task helper +2ap" not in referee.moves()
    referee.play("joker merchant")
    assert referee.now["act"]["points"] == 2
    referee.play("task helper architect2")
    referee.play("task helper +2ap")  # adds to the die's action, not to the helper's
    assert referee.now["act"]["points"] == 4
    assert referee.stack[-1]["points"] == 2


@pytest.mark.parametrize("edition", ["living", "ukrainian"])
def test_empty_bonus_pile(edition: str) -> None:
    referee = at_first_die(2, edition)
    referee.piles["bonus"] = []
    referee.discards["bonus"] = ["4vp"] if edition == "ukrainian" else []
    referee.action_tiles["joker"] = None
    referee.action_tiles["king"] = None
    referee.push([{"kind": "cleanup"}])
    referee.settle()
    if edition == "ukrainian":
        assert referee.weights() == {"draw bonus 4vp": 1}
        referee.play("draw bonus 4vp")
        assert referee.action_tiles["joker"] == "4vp"
    assert referee.action_tiles["king"] is None
    assert referee.to_move() == 0


def test_town_step_by_edition() -> None:
    found = {}
    for edition in EDITIONS:
        referee = at_first_die(2, edition)
        for space in ("Paris", "London", "Arles-Genova"):
            referee.boards[0]["merchant"] = space
            found[edition, space] = len(referee.townstep_moves({"seat": 0}))
    assert [found["living", s] for s in ("Paris", "London", "Arles-Genova")] == [2, 0, 0]
    assert [found["first-printing", s] for s in ("Paris", "London", "Arles-Genova")] == [2, 0, 0]
    assert [found["french", s] for s in ("Paris", "London", "Arles-Genova")] == [2, 0, 2]
    assert [found["korean", s] for s in ("Paris", "London", "Arles-Genova")] == [3, 1, 2]
