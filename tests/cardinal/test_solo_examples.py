"""The solo rulebook's worked examples S1 to S10, with the printed numbers, played by the Cardinalbot.

Where the printed picture is missing, the position allows only the printed outcome.
"""

from __future__ import annotations

import pytest

from support.solo_setting import BOT, PERSON, SoloDesk

ONE_OF_EACH = {"gold": 1, "food": 1, "wool": 1, "stone": 1, "iron": 1}
KINDS = ("king", "merchant", "architect", "contract", "character")


def two_of(kind: str) -> tuple[str, str]:
    tiles = {"king": "2vp 3vp", "merchant": "house 3gold", "architect": "pillar 2stone"}
    tiles |= {"contract": "2wool ap3", "character": "2food 2gold"}
    upper, lower = tiles[kind].split()
    return f"{kind}:{upper}", f"{kind}:{lower}"


# --- S1: setup ---


@pytest.mark.rule("SOLO-2", "SOLO-3")
def test_s1_the_bot_starts_on_plus_3_with_one_of_each_and_the_person_with_3_gold() -> None:
    desk = SoloDesk(bare=False)

    corruption = desk.position()["corruption"][0]
    spaces = desk.rules.king_vp
    assert desk.king_space(BOT) == spaces[spaces.index(3) - corruption]
    assert desk.king_space(PERSON) == spaces[spaces.index(0) - corruption]
    assert desk.goods(BOT) == ONE_OF_EACH
    assert desk.goods(PERSON) == {**ONE_OF_EACH, "gold": 3}


@pytest.mark.rule("SOLO-4")
def test_s1_the_markers_of_the_columns_are_1_1_2_2_3_from_the_left() -> None:
    desk = SoloDesk().bot_supply(food=15).inactive_crests("fleur", "cup", "eagle", "rose", "tower")
    for column, kind in enumerate(KINDS, start=1):
        desk.column(column, *two_of(kind))

    desk.tasks()

    assert desk.markers() == dict(zip(KINDS, (1, 1, 2, 2, 3), strict=True))


# --- S2 and S3: Noblesse Oblige, then Busy Hands ---


def noblesse_oblige() -> SoloDesk:
    """Set up Architect 6 AP, Joker 5, Character 4, King 3, Contract 2, Merchant 1. The only crest is in
    Venezia."""
    desk = SoloDesk().decrees("noblesse-oblige", "busy-hands", "everlasting-fame", "worldly-riches")
    desk.dice("pink 1", "blue 3", "yellow 3", "lightgrey 3", "pink 5")
    desk.pieces(architect="London", merchant="Firenze").map_tile("Venezia", "lion")
    desk.offer(a="cup", b="5wool", c="7wool", d="9wool", e="eagle").inactive_crests("eagle")
    desk.bot_tiles("7iron").bot_supply(iron=4).action_tile("character", "goods")
    desk.characters("king:3vp", "king:2vp", "king:ap1", "merchant:house", "merchant:1merchant")
    return desk.pile("character", {"merchant:house": 9})


@pytest.mark.rule("BOT-3", "DECREE-3", "DECREE-4")
def test_s2_no_entry_of_noblesse_oblige_is_possible_so_busy_hands_follows() -> None:
    desk = noblesse_oblige()
    assert desk.rules.distance[desk.rules.space_index["London"]][desk.rules.space_index["Venezia"]] == 9

    desk.turn("cardinal 4", "cardinal 4")

    assert desk.route() == [
        ("noblesse-oblige", 1, "condition"),
        ("noblesse-oblige", 2, "condition"),
        ("noblesse-oblige", 3, "condition"),
        ("busy-hands", 1, "held"),
    ]
    entries = {(e["decree"], e["entry"]): (e["left"], e["right"]) for e in desk.events_with("bot-condition")}
    assert entries["noblesse-oblige", 1] == (6, 9)
    assert entries["noblesse-oblige", 3] == (2, 3)


@pytest.mark.rule("BOT-3", "DECREE-3", "DECREE-4")
@pytest.mark.parametrize(
    ("change", "entry"),
    [("merchant die", 0), ("joker die", 2), ("crest for 2 points", 3), ("crest near", 1)],
)
def test_s2_changes_that_would_make_an_entry_possible(change: str, entry: int) -> None:
    """A Merchant die would give only 1 AP, and Venezia is 2 away. The Joker's 5 would be enough."""
    desk = noblesse_oblige()
    if change == "merchant die":
        desk.dice("blue 3", "pink 6")
    elif change == "joker die":
        desk.dice("blue 3", "pink 2")
    elif change == "crest for 2 points":
        desk.offer(c="cup", e="eagle")
    else:
        desk.map_tile("Paris", "rose")

    desk.turn_open("cardinal 4", "cardinal 4")

    if entry:
        assert desk.route()[-1] == ("noblesse-oblige", entry, "held")
    else:
        assert desk.route()[-1] == ("busy-hands", 1, "held")


@pytest.mark.rule("DECREE-7", "BOT-10", "BTASK-5")
def test_s3_busy_hands_takes_blue_for_the_7_iron_contract_and_scores_11_and_5() -> None:
    desk = noblesse_oblige().turn("cardinal 4", "cardinal 4")

    assert desk.events_with("bot-entry")[-1]["dice"] == ["yellow 3", "lightgrey 3", "blue 3"]
    assert desk.die_taken() == "blue 3"
    assert "goods" in desk.tiles_taken()
    assert desk.action_resolved() == ("character", 4)
    assert desk.bot["contracts"] == ["7iron"]
    assert desk.bot["resources"]["iron"] == 0
    assert (desk.points_from("contract"), desk.points_from("contract-space")) == ([11], [5])
    assert desk.points_of(BOT) == 10 + 16
    assert desk.king_space(BOT) == 3


# --- S4 and S5: reach ---


@pytest.mark.rule("BARCH-2")
def test_s4_with_1_point_troyes_and_frankfurt_are_in_reach_of_strasbourg() -> None:
    """The Merchant goes to each eligible town without Gold exactly if that town is in reach."""
    reached = []
    for town in ("Troyes", "Frankfurt", "Koeln", "Paris", "Nuernberg", "Milano"):
        desk = SoloDesk().pieces(merchant="Strasbourg").bot_supply(gold=9).supply(BOT, houses=0)
        for space in desk.rules.box.house_spaces:
            if space.town != town:
                desk.house(PERSON, space.town, space.number)
        desk.action("merchant", 1)
        assert desk.bot["merchant"] == town
        if desk.goods() == {"gold": 9}:
            reached.append(town)
    assert reached == ["Troyes", "Frankfurt"]


@pytest.mark.rule("BARCH-2")
def test_s5_with_6_points_lyon_6_koeln_4_and_paris_5_are_in_reach_of_london() -> None:
    """With 9 gold the way costs nothing, and with fewer points it costs the difference."""
    for town, steps in (("Lyon", 6), ("Koeln", 4), ("Paris", 5)):
        for points in range(1, 7):
            desk = SoloDesk().pieces(architect="London").bot_supply(gold=9)
            desk.bot_pillars(*(c.town for c in desk.rules.box.cathedrals if c.town != town))
            desk.action("architect", points)
            assert desk.bot["architect"] == town
            assert desk.goods()["gold"] == 9 - max(0, steps - points)


@pytest.mark.rule("BARCH-4")
def test_s5_paris_is_ignored_because_the_bots_pillar_stands_there() -> None:
    """The cost tile and the top cathedral tile of Paris are worth 13 points together, of Lyon 9, of Köln
    7."""
    desk = SoloDesk().pieces(architect="London").cost("Paris", "6for10").cost("Lyon", "3for4")
    assert desk.action("architect", 6).bot["architect"] == "Paris"

    desk = SoloDesk().pieces(architect="London").cost("Paris", "6for10").cost("Lyon", "3for4")
    assert desk.bot_pillars("Paris").action("architect", 6).bot["architect"] == "Lyon"


# --- S6: Architect ---


@pytest.mark.rule("BARCH-1", "BARCH-3", "BARCH-4", "BTILE-1")
def test_s6_the_architect_in_london_with_6_points() -> None:
    desk = SoloDesk().pieces(architect="London").bot_pillars("Paris")
    desk.map_tile("Brugge", "king3").map_tile("Antwerpen", "2gold+2vp").map_tile("Venezia", "rose")
    desk.cost("Lyon", "3for4").cost("Koeln", "2for2")

    desk.action("architect", 6)

    assert desk.pillars_of(BOT) == ["Paris", "London"]
    assert desk.bot["pillars"] == 6
    assert desk.tiles_taken() == ["2gold+2vp"]
    assert set(desk.position()["map_tiles"]) == {"Brugge", "Venezia"}
    assert desk.bot["architect"] == "Lyon"


# --- S7: Character ---


@pytest.mark.rule("BCHAR-1", "BCHAR-2", "BCHAR-3", "BCHAR-6", "BOT-9")
def test_s7_the_character_action_with_4_points() -> None:
    desk = SoloDesk().column(1, "character:2food").column(2, "king:2vp").active_crest("lion", 1)
    desk.bot_tiles("merchant:house")
    desk.characters("character:ap1", "character:ap2", "king:ap1", "architect:pillar", "contract:2wool")

    desk.action("character", 4, "draw character contract:ap3", "draw character architect:2stone")

    entries = [
        (e["key"], e["tile"], *((e["building"], e["floor"]) if e["key"] == "place" else ()))
        for e in desk.events_with("place", "take-tile")
    ]
    assert entries == [
        ("place", "merchant:house", 3, 2),
        ("take-tile", "character:ap2"),
        ("place", "character:ap2", 1, 1),
        ("take-tile", "king:ap1"),
    ]
    assert desk.markers() == {"character": 1}
    assert desk.bot["rooms"][:3] == [
        ["character:ap2", "character:2food"],
        [None, "king:2vp"],
        [None, "merchant:house"],
    ]
    assert desk.bot["store"] == ["king:ap1"]


# --- S8: Merchant ---


@pytest.mark.rule("BMERCH-1", "BMERCH-3", "BMERCH-4", "BMERCH-5", "BMERCH-6", "BMERCH-7", "BARCH-6")
def test_s8_the_merchant_in_strasbourg_with_1_point_and_1_gold() -> None:
    desk = SoloDesk().pieces(merchant="Strasbourg").bot_supply(gold=1).fair(1, "Frankfurt", "house")
    for town in ("Strasbourg", "Koeln", "Nuernberg", "Antwerpen", "Praha"):
        desk.house(PERSON, town)
    desk.map_tile("Venezia", "rose")

    desk.action("merchant", 1)

    moves = [(event["from"], event["to"]) for event in desk.events_with("merchant")]
    assert moves == [("Strasbourg", "Frankfurt"), ("Frankfurt", "Troyes")]
    assert desk.houses_of(BOT) == ["Frankfurt 1"]
    assert desk.tiles_taken() == []
    assert desk.goods() == {}


@pytest.mark.rule("BMERCH-3")
def test_s8_without_the_fair_troyes_and_frankfurt_would_be_tied() -> None:
    desk = SoloDesk().pieces(merchant="Strasbourg").bot_supply(gold=1).house(PERSON, "Strasbourg")
    desk.action_open("merchant", 1)
    assert desk.moves() == ["pick 1", "pick 2"]


# --- S9: Contract ---


@pytest.mark.rule("BCONTR-1", "BCONTR-2", "BCONTR-4", "BCONTR-5")
def test_s9_the_contract_action_with_5_points() -> None:
    desk = SoloDesk().inactive_crests("eagle").bot_supply(wool=4, iron=1)
    desk.offer(a="3wool+1iron", b="cup", c="3identical+3wool", d="eagle", e="5iron")

    desk.action("contract", 5)

    tiles = [(event["tile"], event["points"]) for event in desk.events_with("take-tile")]
    assert tiles == [("cup", 3), ("3identical+3wool", 2)]
    assert desk.bot["store"] == ["3identical+3wool", "cup", "eagle"]
    assert desk.goods() == {"wool": 4, "iron": 1}
    assert desk.gained_kinds() == []
    assert desk.position()["contract_offer"] == ["3wool+1iron", None, None, "eagle", "5iron"]


@pytest.mark.rule("BCONTR-3")
def test_s9_with_the_points_the_leftmost_contract_would_be_fulfilled_at_once() -> None:
    desk = SoloDesk().inactive_crests("eagle", "cup").bot_supply(wool=4, iron=1)
    desk.offer(a="3wool+1iron", b="cup", c="3identical+3wool", d="eagle", e="5iron")

    desk.action("contract", 3)

    assert desk.bot["contracts"] == ["3wool+1iron"]


# --- S10: Visitors to the Curia ---


@pytest.mark.rule("CHALL-6")
def test_s10_the_gold_and_iron_tile_pays_1_gold_and_1_iron() -> None:
    desk = SoloDesk("visitors-to-the-curia").bot_tiles("contract:1gold+1iron")

    desk.action("character", 1)

    assert desk.goods() == {"gold": 1, "iron": 1}
    assert desk.points_of() == 10


@pytest.mark.rule("CHALL-6")
@pytest.mark.parametrize(
    "tile",
    [
        "king:ap2",
        "character:ap2",
        "architect:2architect",
        "merchant:2merchant",
        "character:1architect+1merchant",
        "architect:1architect+pillar",
        "merchant:1merchant+house",
    ],
)
def test_s10_two_points_steps_or_builds_pay_2_vp(tile: str) -> None:
    desk = SoloDesk("visitors-to-the-curia").bot_tiles(tile)

    desk.action("character", 1)

    assert desk.goods() == {}
    assert desk.points_of() == 10 + 2
