"""The Cardinalbot's Architect action: a pillar, a bonus tile, the next cathedral (rules BARCH)."""

from __future__ import annotations

import pytest

from support.solo_setting import BOT, PERSON, SoloDesk


def architect(where: str, points: int, *, gold: int = 0, desk: SoloDesk | None = None) -> SoloDesk:
    """Run its Architect action with this many AP from this space."""
    desk = desk or SoloDesk()
    return desk.pieces(architect=where).bot_supply(gold=gold).action("architect", points)


# --- the pillar ---


@pytest.mark.rule("BARCH-1")
def test_it_first_builds_a_pillar_where_its_architect_stands() -> None:
    desk = architect("Lyon", 1)
    assert desk.pillars_of() == ["Lyon"]
    assert desk.bot["pillars"] == 6
    assert [event["key"] for event in desk.events_with("pillar", "architect")] == ["pillar", "architect"]


@pytest.mark.rule("BARCH-1")
def test_its_pillar_takes_one_pillar_space() -> None:
    """Praha has two spaces, and the person's pillar is on the second."""
    desk = architect("Praha", 1)
    assert desk.game.pillars_at[desk.rules.cathedral_in[desk.rules.space_index["Praha"]]] == 1


@pytest.mark.rule("BARCH-1")
def test_the_pillar_costs_no_ap() -> None:
    """Paris is two steps from Lyon and reached with 2 AP and no Gold, although a pillar was built."""
    desk = architect("Lyon", 2, gold=5)
    assert desk.pillars_of() == ["Lyon"]
    assert (desk.bot["architect"], desk.goods()) == ("Paris", {"gold": 5})


@pytest.mark.rule("BARCH-1")
@pytest.mark.parametrize("where", ["Strasbourg", "Paris-Bordeaux", "Wien"])
def test_no_pillar_without_an_available_cathedral_there(where: str) -> None:
    desk = architect(where, 3)
    assert desk.pillars_of() == []
    assert desk.bot["pillars"] == 7
    assert desk.bot["architect"] != where, "the action continues"


@pytest.mark.rule("BARCH-1")
def test_no_second_pillar_at_a_cathedral() -> None:
    desk = architect("Lyon", 2, desk=SoloDesk().bot_pillars("Lyon"))
    assert desk.pillars_of() == ["Lyon"]
    assert desk.bot["pillars"] == 7
    assert desk.bot["architect"] == "Paris"


@pytest.mark.rule("BARCH-1")
def test_no_pillar_where_all_pillar_spaces_are_taken() -> None:
    desk = SoloDesk()
    desk.game.pillars_at[desk.rules.cathedral_in[desk.rules.space_index["Praha"]]] = 2
    assert architect("Praha", 1, desk=desk).pillars_of() == []


@pytest.mark.rule("BARCH-1", "BOT-12")
def test_without_a_pillar_left_the_action_continues() -> None:
    desk = SoloDesk().supply(BOT, pillars=0).map_tile("Paris", "rose")
    architect("Lyon", 2, desk=desk)
    assert desk.pillars_of() == []
    assert desk.bot["store"] == ["rose"]
    assert desk.bot["architect"] == "Lyon", "the most valuable cathedral without its pillar"


# --- reach ---


@pytest.mark.rule("BARCH-2")
@pytest.mark.parametrize(
    ("where", "points", "taken"),
    [
        ("London", 1, []),
        ("London", 2, ["rose"]),
        ("London-Brugge", 1, ["rose"]),
        ("Brugge", 1, ["rose"]),
        ("Tiletum", 1, []),
        ("Tiletum", 2, ["rose"]),
    ],
)
def test_reach_counts_road_spaces_and_starts_at_its_own_space(
    where: str, points: int, taken: list[str]
) -> None:
    """The tile lies in Brugge: two steps from London, with a road space between, and two from Tiletum."""
    desk = SoloDesk().map_tile("Brugge", "rose").bot_pillars("Koeln", "Lyon", "Bordeaux")
    assert architect(where, points, desk=desk).tiles_taken() == taken


@pytest.mark.rule("BARCH-2")
def test_its_marker_extends_the_reach_and_gold_does_not() -> None:
    desk = SoloDesk().map_tile("Brugge", "rose")
    assert architect("London", 1, gold=9, desk=desk).tiles_taken() == []
    desk = SoloDesk().map_tile("Brugge", "rose").marker("architect", 1)
    assert architect("London", 1, desk=desk).tiles_taken() == ["rose"]


# --- the bonus tile ---


@pytest.mark.rule("BARCH-3")
def test_the_best_tile_in_reach_is_taken_and_resolved() -> None:
    desk = SoloDesk().map_tile("Antwerpen", "+3ap").map_tile("Brugge", "rose").map_tile("Paris", "4vp")
    architect("Koeln", 2, desk=desk)
    assert desk.tiles_taken() == ["rose"]
    assert desk.bot["store"] == ["rose"]
    assert desk.position()["map_tiles"] == {"Antwerpen": "+3ap", "Paris": "4vp"}


@pytest.mark.rule("BARCH-3")
def test_a_better_tile_out_of_reach_is_ignored() -> None:
    desk = SoloDesk().map_tile("Antwerpen", "+1ap").map_tile("Brugge", "rose")
    assert architect("Koeln", 1, desk=desk).tiles_taken() == ["+1ap"]


@pytest.mark.rule("BARCH-3")
def test_the_tile_is_taken_from_the_architects_starting_space() -> None:
    """From Bordeaux to Paris, two steps; Antwerpen is two steps from Paris, but four from Bordeaux."""
    desk = SoloDesk().map_tile("Antwerpen", "rose")
    architect("Bordeaux", 2, desk=desk)
    assert desk.bot["architect"] == "Paris"
    assert desk.tiles_taken() == []
    assert desk.events_with("bot-no-tile")


@pytest.mark.rule("BARCH-3")
def test_taking_the_tile_costs_neither_ap_nor_gold_and_moves_nothing() -> None:
    desk = SoloDesk().map_tile("Antwerpen", "rose").bot_pillars("Koeln", "London")
    architect("Koeln", 2, gold=3, desk=desk)
    assert desk.goods() == {"gold": 3}
    steps = [(event["from"], event["to"]) for event in desk.events_with("architect")]
    assert steps == [("Koeln", "Paris")], "2 steps with 2 AP, in one move"


@pytest.mark.rule("BARCH-3", "SOLO-16")
@pytest.mark.parametrize(
    ("number", "taken", "left"), [(1, "Brugge", "Antwerpen"), (2, "Antwerpen", "Brugge")]
)
def test_equally_good_tiles_are_drawn_by_the_order_of_the_bonus_spaces(
    number: int, taken: str, left: str
) -> None:
    desk = SoloDesk().map_tile("Antwerpen", "rose").map_tile("Brugge", "lion")
    desk.pieces(architect="Koeln").action_open("architect", 2)
    assert desk.moves() == ["pick 1", "pick 2"]
    desk.answer_chance(f"pick {number}")
    assert list(desk.position()["map_tiles"]) == [left]
    assert desk.events_with("take-tile")[0]["place"] == taken


# --- the target ---


@pytest.mark.rule("BARCH-4")
def test_it_goes_to_the_most_valuable_cathedral_in_reach() -> None:
    """From Lyon Paris (5 VP) is two steps away, Bordeaux (9) and Koeln (7) three, Milano (14) four."""
    assert architect("Lyon", 2).bot["architect"] == "Paris"
    assert architect("Lyon", 3).bot["architect"] == "Bordeaux"
    assert architect("Lyon", 4).bot["architect"] == "Milano"


@pytest.mark.rule("BARCH-4")
@pytest.mark.parametrize(
    ("lyon", "milano", "target"), [("4for7", "4for6", "Milano"), ("5for8", "3for5", "Lyon")]
)
def test_the_cost_tile_and_the_top_tile_add_up(lyon: str, milano: str, target: str) -> None:
    """Lyon has 5 VP on top and Milano 7: 12 against 13, and 13 against 12."""
    desk = SoloDesk().cost("Lyon", lyon).cost("Milano", milano)
    assert architect("Troyes", 3, desk=desk).bot["architect"] == target


@pytest.mark.rule("BARCH-4")
def test_the_tile_that_is_now_on_top_counts() -> None:
    """After the person's contribution Milano has 5 VP on top: 11 against Lyon's 12."""
    desk = SoloDesk().cost("Lyon", "4for7").cost("Milano", "4for6").contributions(PERSON, "Milano")
    assert architect("Troyes", 3, desk=desk).bot["architect"] == "Lyon"


@pytest.mark.rule("BARCH-4")
def test_on_equal_vp_it_prefers_a_cathedral_without_the_persons_tile() -> None:
    """Milano: 7 + 5, one step away; Lyon: 7 + 5, three steps away, without the person's tile."""
    desk = SoloDesk().cost("Lyon", "4for7").cost("Milano", "4for7").contributions(PERSON, "Milano")
    desk.bot_pillars("Firenze")
    assert architect("Strasbourg-Milano", 3, desk=desk).bot["architect"] == "Lyon"


@pytest.mark.rule("BARCH-4")
def test_the_persons_tile_counts_before_the_stone() -> None:
    """Milano: 2 + 5 for 2 Stone; Paris: 4 + 3 for 3 Stone, without the person's tile."""
    desk = SoloDesk().cost("Milano", "2for2").cost("Paris", "3for4").contributions(PERSON, "Milano")
    desk.bot_pillars("Lyon", "Koeln", "Praha")
    assert architect("Strasbourg", 3, desk=desk).bot["architect"] == "Paris"


@pytest.mark.rule("BARCH-4")
def test_a_pillar_of_the_person_has_no_influence() -> None:
    """Lyon and Milano are worth 12 VP each; Milano takes 3 Stone, Lyon 4."""
    desk = SoloDesk().cost("Lyon", "4for7").cost("Milano", "3for5").pillar(PERSON, "Milano")
    assert architect("Troyes", 3, desk=desk).bot["architect"] == "Milano"
    desk_events = [(event["order"], event["value"]) for event in desk.events_with("bot-order", "bot-alike")]
    assert desk_events == [("cathedral-vp", 12), ("person-away", 1), ("stone", 3)]


@pytest.mark.rule("BARCH-4")
def test_next_it_prefers_the_cheapest_in_stone() -> None:
    """Paris: 4 + 3 for 3 Stone, one step away; Koeln: 3 + 4 for 2 Stone, two steps away."""
    desk = SoloDesk().cost("Paris", "3for4").bot_pillars("Lyon")
    assert architect("Troyes", 2, desk=desk).bot["architect"] == "Koeln"


@pytest.mark.rule("BARCH-4")
def test_next_it_prefers_the_nearest() -> None:
    """Koeln and London with the same cost tile and 4 VP on top; from Antwerpen one step and three."""
    desk = SoloDesk().cost("London", "2for3").bot_pillars("Lyon")
    assert architect("Antwerpen", 3, desk=desk).bot["architect"] == "Koeln"
    desk = SoloDesk().cost("London", "2for3")
    assert architect("London-Brugge", 3, desk=desk).bot["architect"] == "London"


@pytest.mark.rule("BARCH-4", "SOLO-16")
@pytest.mark.parametrize(("number", "target"), [(1, "Koeln"), (2, "London")])
def test_last_chance_decides_in_the_order_of_the_cathedrals(number: int, target: str) -> None:
    desk = SoloDesk().cost("London", "2for3").pieces(architect="Brugge")
    desk.action_open("architect", 2)
    assert desk.moves() == ["pick 1", "pick 2"]
    assert desk.answer_chance(f"pick {number}").bot["architect"] == target


@pytest.mark.rule("BARCH-4")
def test_a_cathedral_with_its_own_pillar_is_no_target() -> None:
    """Four steps from Lyon: Milano (14 VP) and Firenze (13 VP)."""
    desk = SoloDesk().bot_pillars("Milano")
    assert architect("Lyon", 4, desk=desk).bot["architect"] == "Firenze"


@pytest.mark.rule("BARCH-4", "BARCH-5")
def test_the_unavailable_cathedral_is_never_a_target() -> None:
    """Wien is one step from Praha. Koeln, at three steps, is the nearest available one."""
    assert architect("Praha", 1).bot["architect"] == "Koeln"
    desk = SoloDesk().cost("Wien", "2for2")
    assert architect("Praha", 1, desk=desk).bot["architect"] == "Wien"


@pytest.mark.rule("BARCH-4")
def test_it_stays_where_it_is_if_that_is_the_best_target() -> None:
    """Without a pillar to build, Lyon (15 VP) itself is in reach at distance 0."""
    desk = SoloDesk().supply(BOT, pillars=0)
    architect("Lyon", 3, gold=2, desk=desk)
    assert (desk.bot["architect"], desk.goods()) == ("Lyon", {"gold": 2})
    assert desk.events_with("architect") == []


@pytest.mark.rule("BARCH-4", "BOT-12")
def test_it_stays_without_a_target() -> None:
    desk = SoloDesk()
    desk.bot_pillars("Paris", "Koeln", "London", "Bordeaux", "Lyon", "Firenze", "Milano", "Praha")
    architect("Troyes", 6, gold=2, desk=desk)
    assert (desk.bot["architect"], desk.goods()) == ("Troyes", {"gold": 2})
    assert [event["piece"] for event in desk.events_with("bot-no-target")] == ["architect"]


# --- extended reach ---


@pytest.mark.rule("BARCH-5")
def test_with_none_in_reach_it_goes_to_the_nearest() -> None:
    """This is Paris (5 VP, two steps), not Bordeaux (9 VP, three steps), even with enough Gold."""
    desk = architect("Lyon", 1, gold=9)
    assert (desk.bot["architect"], desk.goods()) == ("Paris", {"gold": 8})


@pytest.mark.rule("BARCH-5")
@pytest.mark.parametrize(("koeln", "target"), [("2for3", "London"), ("3for5", "Koeln")])
def test_among_equally_near_cathedrals_it_prefers_the_most_vp(koeln: str, target: str) -> None:
    """From Brugge both are two steps away; London has 4 + 4 VP."""
    desk = SoloDesk().cost("Koeln", koeln)
    assert architect("Brugge", 1, desk=desk).bot["architect"] == target


@pytest.mark.rule("BARCH-5")
def test_among_equally_near_cathedrals_the_persons_tile_and_then_the_stone_decide() -> None:
    desk = SoloDesk().cost("Koeln", "3for5").cost("London", "2for3").contributions(PERSON, "Koeln")
    assert architect("Brugge", 1, desk=desk).bot["architect"] == "London"  # 5 + 2 and 3 + 4
    desk = SoloDesk().cost("Koeln", "2for2").cost("London", "2for3").contributions(PERSON, "London")
    assert architect("Brugge", 1, desk=desk).bot["architect"] == "Koeln"  # 2 + 4 and 3 + 3
    desk = SoloDesk().cost("Paris", "3for4").cost("Koeln", "2for3").bot_pillars("London", "Lyon")
    assert architect("Tiletum", 1, desk=desk).bot["architect"] == "Koeln"


@pytest.mark.rule("BARCH-5", "SOLO-16")
def test_among_equally_near_and_good_cathedrals_chance_decides() -> None:
    desk = SoloDesk().cost("London", "2for3").pieces(architect="Brugge")
    desk.action_open("architect", 1)
    assert desk.moves() == ["pick 1", "pick 2"]
    assert desk.answer_chance("pick 2").bot["architect"] == "London"


@pytest.mark.rule("BARCH-6")
@pytest.mark.parametrize(
    ("points", "gold", "left"), [(1, 5, 3), (2, 5, 4), (3, 5, 5), (4, 5, 5), (1, 2, 0), (1, 1, 0), (1, 0, 0)]
)
def test_each_space_beyond_its_reach_costs_a_gold_while_it_has_any(points: int, gold: int, left: int) -> None:
    """Koeln is three steps from Praha. The Architect arrives in any case."""
    desk = SoloDesk().bot_pillars("Milano", "Firenze")
    architect("Praha", points, gold=gold, desk=desk)
    assert desk.bot["architect"] == "Koeln"
    assert desk.bot["resources"]["gold"] == left
