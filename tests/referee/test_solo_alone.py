"""The solo referee by itself: whole games against the Cardinalbot, and the rulebook's worked examples."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from .editions import EDITIONS
from .referee import Referee
from .solo import BOT, LEVELS, PERSON, SoloReferee
from .test_referee_alone import BOX, PLAYERS, draw, king_points, king_spaces

CHALLENGES = [challenge["id"] for challenge in BOX["challenges"]]
FAMILIES = [crest["id"] for crest in BOX["crests"]]
KINDS = ["gold", "food", "wool", "stone", "iron"]


def check_pieces(referee: SoloReferee) -> None:
    """Check that no piece appears or vanishes, and that no number is negative."""
    position = referee.position()
    for board in position["boards"]:
        assert board["score"] >= 0
        assert min(board["resources"].values()) >= 0
        crests = [crest for crest in board["crests"] if crest]
        crests += [tile for tile in board["store"] if tile in FAMILIES]
        assert len(crests) == len(set(crests))
    board = position["boards"][BOT]
    assert board["houses"] + sum(1 for owner in position["houses"].values() if owner == BOT) == 7
    assert board["pillars"] + sum(1 for seats in position["pillars"].values() if BOT in seats) == 7
    assert min(board["houses"], board["pillars"]) >= 0
    contracts = [tile for tile in board["store"] if tile not in FAMILIES and ":" not in tile]
    assert len(contracts) <= 3  # one more while it is being paid
    kinds = [{tile.split(":")[0] for tile in rooms if tile} for rooms in board["rooms"]]
    assert all(len(kind) <= 1 for kind in kinds)
    assert len(set().union(*kinds)) == sum(len(kind) for kind in kinds)
    assert all(rooms[1] or not rooms[0] for rooms in board["rooms"])
    dice = sum(position["dice"].values()) + sum(position["bag"].values())
    assert dice + sum(len(board["dice"]) for board in position["boards"]) == 10
    piles = [position["piles"]["character"], position["discards"]["character"]]
    characters = sum(sum(pile.values()) for pile in piles) + len(position["character_offer"])
    for board in position["boards"]:
        characters += sum(1 for rooms in board["rooms"] for tile in rooms if tile)
        characters += sum(1 for tile in board["store"] if ":" in tile)
    assert characters == 25
    if position["round"] > 0:
        assert len(position["solo"]["decrees"]) in (6 - position["round"], 7 - position["round"])
        assert 0 <= position["solo"]["pawn"] < len(position["solo"]["decrees"])


def play_game(referee: SoloReferee, rng: random.Random, person: Any) -> set[str]:
    seen: set[str] = set()
    choices = 0
    while not referee.over():
        seat = referee.to_move()
        assert seat in (None, PERSON)
        moves = referee.moves()
        assert moves
        assert len(moves) == len(set(moves))
        text = draw(referee, rng) if seat is None else person(referee, rng)
        if seat is None:
            seen.add(text.split(" ")[0])
        if text.startswith("pick"):
            assert len(moves) > 1
        referee.play(text)
        choices += 1
        if choices % 7 == 0:
            check_pieces(referee)
        assert choices < 20000
    check_pieces(referee)
    assert referee.moves() == []
    assert referee.to_move() is None
    position = referee.position()
    assert position["solo"]["decrees"] == ["everlasting-fame", "worldly-riches"]
    assert position["phase"] == "over"
    mine, its = referee.scores()
    assert referee.winner() == (PERSON if mine > its else BOT)
    return seen


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_games(edition: str) -> None:
    """Play games with every number of chosen challenges and every level, by random and biased players."""
    seen: set[str] = set()
    for seed in range(12):
        rng = random.Random(f"solo {edition} {seed}")
        if seed < 9:
            chosen = rng.sample(CHALLENGES, seed)
            referee = SoloReferee(BOX, None, chosen, edition, shuffled_actions=seed % 4 == 3)
        else:
            referee = SoloReferee(BOX, list(LEVELS)[seed - 9], edition=edition)
        seen |= play_game(referee, rng, PLAYERS[seed % 3])
        assert len(referee.challenges) == (seed if seed < 9 else LEVELS[list(LEVELS)[seed - 9]])
    assert {"pick", "cardinal", "challenge"} <= seen


def test_a_copy_plays_on_like_the_original() -> None:
    rng = random.Random(5)
    referee = SoloReferee(BOX, "bishop")
    copied = 0
    while not referee.over():
        other = copy.deepcopy(referee) if rng.random() < 0.05 else None
        text = draw(referee, rng) if referee.to_move() is None else rng.choice(referee.moves())
        referee.play(text)
        if other is not None:
            other.play(text)
            assert other.position() == referee.position()
            copied += 1
    assert copied > 5


# ------------------------------------------------------------------ worked examples


def at_first_bot_turn(challenges: list[str] | None = None, edition: str = "living") -> SoloReferee:
    """Return a game at the Cardinalbot's first turn, with nothing on the map or in its supply. Wien is
    unavailable."""
    rng = random.Random(1)
    referee = SoloReferee(BOX, None, challenges or [], edition)
    while "cardinal 1" not in referee.moves():
        if "draw cost unavailable" in referee.moves():
            wien = referee.stack[-1]["town"] == "Wien"
            options = [move for move in referee.moves() if (move == "draw cost unavailable") == wien]
            referee.play(rng.choice(options))
        else:
            referee.play(draw(referee, rng))
    referee.map_tiles = {}
    referee.stack = [{"kind": "wheel"}]
    referee.boards[BOT]["resources"] = dict.fromkeys(KINDS, 0)
    return referee


def run(referee: SoloReferee, what: str, *arguments: Any) -> None:
    referee.push([{"kind": "bot", "what": what, "with": list(arguments)}])
    referee.settle()


def set_store(referee: Referee, seat: int, *tiles: str) -> None:
    referee.boards[seat]["store"] = [{"tile": tile, "in use": False} for tile in tiles]


def store(referee: Referee) -> list[str]:
    return [str(tile) for tile in referee.position()["boards"][BOT]["store"]]


def is_done(referee: SoloReferee) -> bool:
    return referee.stack == [{"kind": "wheel"}]


@pytest.mark.parametrize("extra", [False, True])
def test_s1_setup(extra: bool) -> None:
    rng = random.Random(2)
    referee = SoloReferee(BOX, None, ["favor-at-the-court", "ready-for-action"] if extra else [])
    while "cardinal 1" not in referee.moves():
        if referee.moves()[0].startswith("cardinal town"):
            assert len(referee.weights()) == 5
            assert referee.position()["order"] == []
            assert referee.position()["solo"]["decrees"] == []
        if referee.moves()[0].startswith("corruption"):
            assert king_points(referee) == ({0: [PERSON], 5: [BOT]} if extra else {0: [PERSON], 3: [BOT]})
        referee.play(draw(referee, rng))
    position = referee.position()
    assert [board["score"] for board in position["boards"]] == [10, 10]
    assert position["boards"][BOT]["resources"] == dict.fromkeys(KINDS, 1)
    assert position["boards"][PERSON]["resources"] == {**dict.fromkeys(KINDS, 1), "gold": 3}
    assert (position["boards"][BOT]["houses"], position["boards"][BOT]["pillars"]) == (7, 7)
    assert position["order"] == [BOT, PERSON]
    assert position["costs"][position["boards"][BOT]["architect"]] == "6for10"
    assert position["boards"][BOT]["store"] == (["fleur"] if extra else [])
    assert len(position["solo"]["decrees"]) == 6
    assert sum(position["dice"].values()) == 8
    board = referee.boards[BOT]
    kinds = ["contract", "character", "architect", "merchant", "king"]
    tiles = ["contract:ap3", "character:ap1", "architect:pillar", "merchant:house", "king:ap1"]
    board["rooms"] = [[tile, tile] for tile in tiles]
    board["crests"] = FAMILIES[:5]
    assert [referee.marker(BOT, kind) for kind in kinds] == ([3, 2, 2, 1, 1] if extra else [1, 1, 2, 2, 3])


def position_of_s2() -> SoloReferee:
    referee = at_first_bot_turn()
    referee.place_values = [
        1,
        2,
        3,
        4,
        5,
        6,
    ]  # architect 6 AP, joker, character, king, contract 2 AP, merchant
    referee.set_wheel()
    referee.dice = [("pink", 1), ("blue", 3), ("yellow", 3), ("lightgrey", 3), ("pink", 5)]
    referee.decrees = ["noblesse-oblige", "busy-hands", "everlasting-fame", "worldly-riches"]
    referee.pawn = 0
    board = referee.boards[BOT]
    board["architect"], board["merchant"] = "London", "Firenze"
    referee.map_tiles = {"Venezia": "lion"}
    referee.contract_offer = ["cup", "5wool", "7wool", "5iron", "eagle"]
    set_store(referee, BOT, "eagle", "7iron")
    board["resources"]["iron"] = 4
    return referee


def test_s2_s3_decrees() -> None:
    referee = position_of_s2()
    assert referee.distance("London")["Venezia"] == 9
    assert referee.bot_choose_die() == ("blue", 3, "character")
    assert referee.pawn == 1
    referee = position_of_s2()
    referee.dice.append(("pink", 6))
    assert referee.bot_choose_die() == ("blue", 3, "character")  # one point is not enough
    referee = position_of_s2()
    referee.dice.append(("yellow", 2))  # the Joker's five points reach Venezia too
    assert referee.bot_choose_die() == ("yellow", 2, "merchant")
    assert referee.pawn == 0
    referee = position_of_s2()
    referee.contract_offer[2] = "rose"
    assert referee.bot_choose_die() == ("pink", 5, "contract")
    # S3: later seven iron: 11 + 5, no King step
    referee.boards[BOT]["resources"]["iron"] = 7
    space = referee.king_space(BOT)
    run(referee, "contracts", 2)
    assert referee.scores()[BOT] == 10 + 16
    assert referee.king_space(BOT) == space
    assert store(referee) == ["eagle"]


def test_s4_s5_reach() -> None:
    referee = at_first_bot_turn()
    away = referee.distance("Strasbourg")
    assert [town for town in referee.towns if away[town] == 1] == ["Troyes", "Frankfurt"]
    away = referee.distance("London")
    assert {town: away[town] for town in ("Lyon", "Koeln", "Paris")} == {"Lyon": 6, "Koeln": 4, "Paris": 5}


def test_s6_architect() -> None:
    referee = at_first_bot_turn(["resourceful-clergy"])
    referee.boards[BOT]["architect"] = "London"
    referee.pillars["Paris"] = [BOT]
    referee.boards[BOT]["pillars"] -= 1
    referee.map_tiles = {"Brugge": "king3", "Antwerpen": "2gold+2vp", "Venezia": "rose"}
    referee.costs.update({"Lyon": "3for4", "Koeln": "2for2"})
    run(referee, "architect", 6)
    assert is_done(referee)
    board = referee.boards[BOT]
    assert referee.pillars["London"] == [BOT]
    assert referee.map_tiles == {"Brugge": "king3", "Venezia": "rose"}
    assert (board["score"], board["resources"]["gold"]) == (12, 2)
    assert board["architect"] == "Lyon"
    # out of reach: the closest, paying what it has
    board["architect"] = "London"
    referee.pillars["Koeln"] = [BOT]
    board["resources"]["gold"] = 1
    run(referee, "architect", 3)
    assert (referee.boards[BOT]["architect"], referee.boards[BOT]["resources"]["gold"]) == ("Lyon", 0)


def test_s7_character() -> None:
    referee = at_first_bot_turn()
    board = referee.boards[BOT]
    board["rooms"][:2] = [[None, "character:2food"], [None, "king:2vp"]]
    board["crests"][0] = "lion"
    set_store(referee, BOT, "merchant:house")
    referee.character_offer = ["character:ap1", "king:3vp", "character:2gold", "architect:pillar", "king:ap1"]
    referee.piles["character"] = ["merchant:3gold", "contract:ap3"]
    run(referee, "character", 4)
    assert referee.weights() == {"draw character merchant:3gold": 1, "draw character contract:ap3": 1}
    assert referee.position()["boards"][BOT]["rooms"][2] == [None, "merchant:house"]
    assert store(referee) == ["character:2gold"]
    referee.play("draw character contract:ap3")
    assert referee.position()["boards"][BOT]["rooms"][0] == ["character:2gold", "character:2food"]
    assert store(referee) == ["king:3vp"]
    referee.play("draw character merchant:3gold")
    assert is_done(referee)
    assert store(referee) == ["king:3vp"]
    assert referee.marker(BOT, "character") == 1
    assert referee.scores()[BOT] == 10


def test_character_refill_is_free_and_once() -> None:
    referee = at_first_bot_turn()
    board = referee.boards[BOT]
    board["rooms"][0] = ["king:2vp", "king:3vp"]
    referee.character_offer = ["king:ap1", "king:ap2", "king:2gold"]
    referee.piles["character"] = ["merchant:house", "merchant:3gold", "character:2gold"]
    run(referee, "character", 2)
    assert referee.character_offer == []
    for tile in ("merchant:house", "merchant:3gold", "character:2gold", "king:ap1", "king:ap2"):
        referee.play(f"draw character {tile}")
    # three gold are worth more than two of anything; equal values would be picked
    assert store(referee) == ["merchant:3gold"]
    referee.play("draw character king:2gold")
    assert is_done(referee)
    assert referee.position()["boards"][BOT]["rooms"][1] == [None, "merchant:3gold"]


def test_s8_merchant() -> None:
    referee = at_first_bot_turn()
    board = referee.boards[BOT]
    board["merchant"] = "Strasbourg"
    board["resources"]["gold"] = 1
    referee.fairs[0][0] = "Frankfurt"
    for town in ("Strasbourg", "Koeln", "Nuernberg", "Antwerpen", "Praha"):
        referee.houses[town, 1] = PERSON
    referee.map_tiles = {"Venezia": "rose"}
    run(referee, "merchant", 1)
    assert is_done(referee)
    board = referee.boards[BOT]
    assert referee.houses["Frankfurt", 1] == BOT
    assert (board["merchant"], board["resources"]["gold"], board["houses"]) == ("Troyes", 0, 6)
    assert referee.map_tiles == {"Venezia": "rose"}


def test_merchant_prefers() -> None:
    referee = at_first_bot_turn()
    board = referee.boards[BOT]
    board["merchant"] = "Tiletum"
    board["resources"]["gold"] = 3
    run(referee, "merchant", 4)  # the fair's town is Tiletum; Hamburg and Bordeaux: 2 VP, three moves away
    assert referee.weights() == {"pick 1": 1, "pick 2": 1}
    referee.play("pick 2")
    assert referee.houses == {("Bordeaux", 1): BOT}
    assert (referee.boards[BOT]["score"], referee.boards[BOT]["resources"]["gold"]) == (12, 0)
    assert referee.boards[BOT]["merchant"] == "Toulouse"
    referee.boards[BOT]["houses"] = 0
    referee.boards[BOT]["resources"]["gold"] = 1
    referee.boards[BOT]["merchant"] = "Bordeaux"
    run(referee, "merchant", 2)  # no house left: only the final move
    assert len(referee.houses) == 1
    assert (referee.boards[BOT]["merchant"], referee.boards[BOT]["resources"]["gold"]) == ("Toulouse", 1)


def test_s9_contract() -> None:
    referee = at_first_bot_turn()
    set_store(referee, BOT, "eagle")
    board = referee.boards[BOT]
    board["resources"].update(wool=4, iron=1)
    referee.contract_offer = ["3wool+1iron", "cup", "3identical+3wool", "eagle", "5iron"]
    assert referee.ready("3wool+1iron")
    assert (referee.missing("3identical+3wool"), referee.missing("5iron")) == (1, 4)
    run(referee, "contract", 5)
    assert is_done(referee)
    assert store(referee) == ["3identical+3wool", "cup", "eagle"]
    assert referee.contract_offer == ["3wool+1iron", None, None, "eagle", "5iron"]
    assert referee.boards[BOT]["resources"] == {"gold": 0, "food": 0, "wool": 4, "stone": 0, "iron": 1}


def test_contract_ready_and_resources() -> None:
    referee = at_first_bot_turn()
    board = referee.boards[BOT]
    board["resources"].update(wool=3, gold=2, food=4)
    referee.contract_offer = [None, "7wool", None, "3wool+1iron", "eagle"]
    run(referee, "contract", 6)
    # the crest costs 1 and the contract 2 (one iron for 2 gold); the last 3 buy gold, as nothing else is
    # required
    assert is_done(referee)
    board = referee.boards[BOT]
    assert board["contracts"] == ["3wool+1iron"]
    assert board["resources"] == {"gold": 3, "food": 4, "wool": 0, "stone": 0, "iron": 0}
    assert board["score"] == 10 + 6 + 5


def test_any_part_is_mixed() -> None:
    referee = at_first_bot_turn()
    board = referee.boards[BOT]
    board["resources"].update(gold=1, food=4, wool=2, iron=2, stone=5)
    set_store(referee, BOT, "5identical")
    run(referee, "contracts", 2)
    # one wool or iron is spent, then one of the kind it has more of: only the last is drawn
    assert referee.weights() == {"pick 1": 1, "pick 2": 1}
    referee.play("pick 2")
    assert is_done(referee)
    assert referee.boards[BOT]["resources"] == {"gold": 0, "food": 3, "wool": 1, "stone": 5, "iron": 0}


def test_s10_visitors() -> None:
    referee = at_first_bot_turn(["visitors-to-the-curia"])
    found = {}
    for tile in (
        "contract:1gold+1iron",
        "king:ap2",
        "architect:1architect+pillar",
        "merchant:2merchant",
        "character:1architect+1merchant",
        "contract:ap1+any",
    ):
        board = referee.boards[BOT]
        board["rooms"] = [[None, None] for _ in range(5)]
        before = (board["score"], board["resources"]["gold"], board["resources"]["iron"])
        set_store(referee, BOT, tile)
        run(referee, "character", 1)
        board = referee.boards[BOT]
        after = (board["score"], board["resources"]["gold"], board["resources"]["iron"])
        found[tile] = tuple(new - old for new, old in zip(after, before, strict=True))
    assert found.pop("contract:1gold+1iron") == (0, 1, 1)
    assert found.pop("contract:ap1+any") == (1, 1, 0)
    assert set(found.values()) == {(2, 0, 0)}


def test_bonus_tiles() -> None:
    every = at_first_bot_turn(CHALLENGES)
    set_store(every, BOT)
    for tile in ("colour", "any2", "goods", "joker1", "+2ap", "1wool+1iron"):
        every.bot_resolve_tile(tile)
    # 5 gold; 2 gold; four goods; 1 VP and 2 VP, two spaces up; the contract is ready
    assert every.boards[BOT]["resources"] == {"gold": 7, "food": 1, "wool": 0, "stone": 1, "iron": 0}
    assert every.boards[BOT]["score"] == 10 + 1 + 2 + 2 + 5
    none = at_first_bot_turn()
    for tile in ("colour", "any2", "goods", "joker1", "+2ap", "1wool+1iron", "rose", "rose"):
        none.bot_resolve_tile(tile)
    assert none.boards[BOT]["resources"] == dict.fromkeys(KINDS, 0)
    assert (none.boards[BOT]["score"], store(none)) == (10, ["rose"])
    set_store(none, PERSON, "cup")
    tiles = ["lion", "cup", "rose", "colour", "4vp", "2gold+2vp", "5gold", "goods", "any3", "king3", "+1ap"]
    tiles += ["1identical", "2iron", "3iron"]
    shuffled = random.Random(1).sample(tiles, len(tiles))
    ranking = sorted(shuffled, key=none.tile_rank, reverse=True)
    assert ranking == tiles


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_king_phase(edition: str) -> None:
    phases = [{"kind": kind} for kind in ("king_phase", "king_points", "king_order", "fair_phase")]
    referee = at_first_bot_turn(["whispers-in-the-kings-ear"], edition)
    referee.fairs[0][1] = "crest"
    referee.boards[BOT]["crests"][1] = "rose"
    set_store(referee, BOT, "lion")
    king_spaces(referee, {1: [PERSON, BOT]})
    referee.king_tile = "king2"
    referee.push(copy.deepcopy(phases))
    referee.settle()
    # the bot wins the tie and advances before the points; (1 + 3) for one active crest
    assert referee.scores() == [11, 12 + 4]
    assert referee.order == [BOT, PERSON]
    assert king_points(referee) == {1: [PERSON], 3: [BOT]}
    assert len(referee.decrees) == 5
    king_spaces(referee, {3: [PERSON], -4: [BOT]})
    referee.king_tile = None
    referee.push(copy.deepcopy(phases))
    referee.settle()
    assert referee.scores() == [11 + 4 + 3, 16 - 4 + 4]  # the person leads: 4 VP in every edition
    assert referee.order == [PERSON, BOT]
    assert king_points(referee) == {3: [PERSON, BOT]}


def test_tasks() -> None:
    referee = at_first_bot_turn()
    board = referee.boards[BOT]
    board["rooms"][2] = ["king:2vp", "king:3vp"]
    board["resources"].update(food=5, gold=3, stone=5)
    set_store(referee, BOT, "lion", "cup")
    run(referee, "crests")
    board = referee.boards[BOT]
    assert board["crests"] == ["lion", None, "cup", None, None]
    assert (board["resources"]["food"], board["resources"]["gold"], board["score"]) == (0, 1, 20)
    assert referee.marker(BOT, "king") == 2
    referee.costs.update({"Paris": "3for4", "Lyon": "3for5", "Praha": "6for10"})
    for town in ("Paris", "Lyon", "Praha"):
        referee.pillars[town] = [BOT]
    board["resources"]["gold"] = 2
    run(referee, "cathedrals")
    board = referee.boards[BOT]
    # Praha (18 VP) with five stone and 2 gold, which leaves nothing
    assert (board["cathedrals"], board["score"], board["resources"]["stone"]) == (["Praha"], 38, 0)
    assert referee.required_in_order() == [["stone"], ["gold"]]


def test_needed_entry_and_joker() -> None:
    referee = at_first_bot_turn()
    set_store(referee, BOT, "5identical", "3wool+1iron")
    referee.dice = [("yellow", 2), ("lightgrey", 4), ("lightgrey", 5), ("blue", 6)]
    priority = ["gold", "iron-wool", "stone", "food"]
    assert referee.needed_die(priority) == ("yellow", 2, None)  # 5 any > 3 wool
    referee.boards[BOT]["resources"]["gold"] = 2
    assert referee.needed_die(priority) == ("lightgrey", 5, None)  # 3 and 3: more light grey dice
    referee.dice = [("yellow", 2), ("lightgrey", 4)]
    assert referee.needed_die(priority) == ("yellow", 2, None)  # then the die priority
    referee.boards[BOT]["resources"]["gold"] = 4
    assert referee.needed_die(priority) == ("lightgrey", 4, None)
    referee.dice = [("blue", 4), ("pink", 3)]
    assert referee.needed_die(priority) is None
    king_spaces(referee, {1: [PERSON], 0: [BOT]})
    assert referee.joker_action() == "king"
    king_spaces(referee, {1: [PERSON, BOT]})
    assert referee.joker_action() == "architect"
    referee.pillars["Paris"] = [BOT]
    assert referee.joker_action() == "merchant"


def test_worldly_riches() -> None:
    referee = at_first_bot_turn()
    referee.pawn = 5
    referee.dice = [("yellow", 5), ("pink", 5), ("blue", 5), ("lightgrey", 5), ("darkgrey", 4)]
    assert referee.bot_choose_die() == ("yellow", 5, None)
    set_store(referee, BOT, "3wool+1iron")
    assert referee.bot_choose_die() == ("lightgrey", 5, None)
    set_store(referee, BOT, "lion")
    referee.boards[BOT]["rooms"][0] = ["king:2vp", "king:3vp"]
    assert referee.bot_choose_die() == ("pink", 5, None)


def test_final_scoring() -> None:
    referee = at_first_bot_turn()
    board = referee.boards[BOT]
    referee.houses["Paris", 1] = BOT
    for town in ("Paris", "Lyon", "Praha"):
        referee.pillars[town] = [BOT]
    board["resources"].update(stone=3, food=3, wool=2)
    set_store(referee, BOT, "5wool")
    referee.stack = [{"kind": "final_scoring"}]
    referee.settle()
    assert referee.over()
    # 2 x 3; stone and food become 6 gold, that is 3 wool: 7 + 5
    assert referee.scores()[BOT] == 10 + 6 + 12
    assert referee.winner() == BOT
    assert sum(referee.boards[BOT]["resources"].values()) == 0
